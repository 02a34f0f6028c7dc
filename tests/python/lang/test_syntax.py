"""The program texts that kernels are compiled from: what is found of a function, and what is written of it."""

# ruff: noqa: E731, F841

from __future__ import annotations

import enum
import importlib.util
import linecache
import math
import operator
import subprocess
import sys
import textwrap
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]
SYNTAX = ROOT / "python" / "gridstride" / "_syntax.py"

_spec = importlib.util.spec_from_file_location("syntax_under_test", SYNTAX)
syntax = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(syntax)


# --- a reader of the text form


class Node(list):
    """A node: its class, place and fields."""

    def __init__(self, name: str, place: tuple[int, ...] | None) -> None:
        super().__init__()
        self.name = name
        self.place = place

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and self.name == other.name and list(self) == list(other)

    __hash__ = None


def read(text: str):
    value, at = _value(text, 0)
    assert not text[at:].strip()
    return value


def _value(text: str, at: int):
    while text[at] in " \n":
        at += 1
    first = text[at]
    if first in "([":
        at += 1
        result = []
        if first == "(":
            end = at
            while text[end] not in " )\n":
                end += 1
            name, _, place = text[at:end].partition("@")
            result = Node(name, tuple(map(int, place.split(":"))) if place else None)
            at = end
        while True:
            while text[at] in " \n":
                at += 1
            if text[at] == ")]"[first == "["]:
                return result, at + 1
            item, at = _value(text, at)
            result.append(item)
    if first == '"':
        end = at + 1
        while text[end] != '"':
            end += 2 if text[end] == "\\" else 1
        import json

        return json.loads(text[at : end + 1], strict=False), end + 1
    end = at
    while end < len(text) and text[end] not in " \n)]":
        end += 1
    word = text[at:end]
    if word[0] == "~":
        return (complex(word[1:]) if word[-1] == "j" else float(word[1:])), end
    if word.lstrip("-").isdigit():
        return int(word), end
    return {"None": None, "True": True, "False": False}.get(word, word), end


class Unit:
    def __init__(self, node: Node) -> None:
        self.name, self.file, self.first, self.lines, self.tree, names, defaults = node
        self.names = {bind[0]: bind[1] for bind in names}
        self.defaults = {bind[0]: bind[1] for bind in defaults}

    def all(self, name: str) -> list[Node]:
        return [node for node in _walk(self.tree) if node.name == name]


def _walk(value):
    if isinstance(value, Node):
        yield value
    if isinstance(value, list):
        for item in value:
            yield from _walk(item)


def units(function) -> list[Unit]:
    program = read(syntax.encode(function))
    assert program.name == "Program"
    assert program[0] == 1
    return [Unit(node) for node in program[1]]


def names(function) -> dict:
    return units(function)[0].names


def env(name: str, *fields) -> Node:
    node = Node(name, None)
    node.extend(fields)
    return node


# --- finding the source


def plain(a):
    """A docstring, which is dropped."""
    a[0] = 1


def decorator(*_args, **_options):
    return lambda function: function


# fmt: off
@decorator(1)
@decorator(
    "several lines",
    option=(
        2
    ),
)
def decorated(
    a,
    b: int = 3,
) -> None:
    a[0] = b


def strings(a):
    text = """
not the end
"""
    other = (1,
2)
    third = 1 + \
2
# a comment further left
    a[0] = 5
# fmt: on


class Holder:
    @staticmethod
    def method(a):
        a[0] = 2

    def inner(self):
        def deep(a):
            if a:
                a[0] = 3

        return deep


first, second = (lambda x: x + 1), (lambda x: x + 2)
# fmt: off
long_lambda = (
    lambda x:
    x * 3
)
# fmt: on


def test_plain():
    (unit,) = units(plain)
    assert unit.name == "plain"
    assert unit.file == __file__
    assert unit.lines[0] == "def plain(a):"
    assert unit.lines[-1] == "    a[0] = 1"
    assert unit.first == plain.__code__.co_firstlineno
    assert unit.tree.name == "FunctionDef"
    assert unit.tree[0] == "plain"
    (statement,) = unit.tree[2]
    assert statement.name == "Assign"
    assert statement.place == (unit.first + 2, 5, 13)


def test_decorators_annotations_and_defaults():
    (unit,) = units(decorated)
    assert unit.lines[0] == "@decorator(1)"
    assert [arg[0] for arg in unit.all("arg")] == ["a", "b"]
    assert [len(arg) for arg in unit.all("arg")] == [1, 1]
    assert unit.defaults == {"b": 3}
    assert len(unit.tree) == 3
    assert "decorator" not in unit.names
    assert unit.lines[unit.tree.place[0] - unit.first] == "def decorated("


def test_lines_that_stand_further_left_belong_to_the_function():
    (unit,) = units(strings)
    assert unit.lines[-1] == "    a[0] = 5"
    assert [node.name for node in unit.tree[2]] == ["Assign"] * 4


def test_methods_and_nested_functions():
    (unit,) = units(Holder.method)
    assert unit.name == "Holder.method"
    assert unit.lines[0] == "    @staticmethod"
    assert unit.tree[2][0].place[1:] == (9, 17)
    (unit,) = units(Holder().inner())
    assert unit.name == "Holder.inner.<locals>.deep"
    assert unit.lines[0] == "        def deep(a):"
    assert unit.tree[2][0].place[1] == 13


@pytest.mark.skipif(sys.version_info < (3, 11), reason="Python 3.10 keeps no columns of code")
def test_lambdas_on_one_line():
    assert units(first)[0].all("Constant")[0][0] == 1
    assert units(second)[0].all("Constant")[0][0] == 2


def test_lambda_over_lines():
    (unit,) = units(long_lambda)
    assert unit.tree.name == "Lambda"
    assert unit.lines == ["    lambda x:", "    x * 3"]


def load_file(path: Path, text: str | bytes):
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    spec = importlib.util.spec_from_file_location(f"made_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "text",
    [
        "def f(a):\n    a[0] = 1",
        "def f(a):\r\n    if a:\r\n        a[0] = 1\r\n\r\n",
        "\ufeffdef f(a):\n\ta[0] = 1\n",
        "# -*- coding: latin-1 -*-\ndef f(a):\n    s = 'é'\n    a[0] = 1\n".encode("latin-1"),
        "if True:\n  def f(a): a[0] = 1\nelse:\n  pass\n",
        "x = 1; y = '''\n'''\ndef f(a): a[0] = 1\nz = 2\n",
        "def f(\n    a\n):\n    a[0] = 1\n",
        "def f(a):\n    a[0] = 1\n    pass\n    # the end\n\nclass A: pass\n",
    ],
)
def test_kinds_of_files(tmp_path, text):
    module = load_file(tmp_path / "source.py", text)
    (unit,) = units(module.f)
    assert unit.tree[0] == "f"
    assert unit.all("Subscript")
    place = unit.all("Subscript")[0].place
    line = unit.lines[place[0] - unit.first]
    assert line[place[1] - 1 : place[2] - 1] == "a[0]"


def test_a_long_file_is_not_parsed(tmp_path):
    # What stands around a function need not even be looked at.
    module = load_file(tmp_path / "source.py", "def f(a):\n    a[0] = 1\n\n\nx = 1\n")
    (tmp_path / "source.py").write_text("def f(a):\n    a[0] = 1\n\n\nx = = 1\n")
    assert units(module.f)[0].tree[0] == "f"


def test_columns_are_characters(tmp_path):
    module = load_file(tmp_path / "source.py", "def f(a):\n    s = '名前'; é = 1; a[0] = é\n")
    (unit,) = units(module.f)
    place = unit.all("Subscript")[0].place
    assert unit.lines[1][place[1] - 1 : place[2] - 1] == "a[0]"


def test_a_node_over_lines_has_no_end(tmp_path):
    module = load_file(tmp_path / "source.py", "def f(a):\n    a[0] = (1 +\n  2)\n")
    assert units(module.f)[0].all("BinOp")[0].place == (2, 13, 0)


def test_notebook_cells():
    text = "def cell(a):\n    a[0] = 1\n"
    linecache.cache["<cell 1>"] = (len(text), None, text.splitlines(keepends=True), "<cell 1>")
    namespace: dict = {}
    exec(compile(text, "<cell 1>", "exec"), namespace)
    assert units(namespace["cell"])[0].tree[0] == "cell"


def test_without_source():
    namespace: dict = {}
    exec("def f(a):\n    a[0] = 1\n", namespace)
    function = namespace["f"]
    function.__code__ = function.__code__.replace(co_firstlineno=7)
    with pytest.raises(TypeError) as caught:
        syntax.encode(namespace["f"])
    assert str(caught.value) == (
        "cannot get the source of 'f' (<string>:7): there is no such file. Kernels are compiled from their source: "
        "define the function in a file or a notebook cell, import gridstride before the exec() or compile() that makes "
        "it, or put its text into linecache.cache under its file name"
    )


@pytest.mark.parametrize("text", ["x = 1\n", "\n\n\n\ndef f(a): pass\n", "def g(a):\n    pass\n", "def f(a:\n"])
def test_a_file_that_has_changed(tmp_path, text):
    module = load_file(tmp_path / "source.py", "\ndef f(a):\n    a[0] = 1\n")
    (tmp_path / "source.py").write_text(text)
    with pytest.raises(TypeError, match=r"cannot get the source of 'f' \(.*source.py:2\)"):
        syntax.encode(module.f)


@pytest.mark.parametrize("thing", [len, 3, Holder, math.sin, None])
def test_what_is_no_function(thing):
    with pytest.raises(TypeError, match="a kernel must be a Python function"):
        syntax.encode(thing)


def test_deep_trees(tmp_path):
    module = load_file(tmp_path / "source.py", "def f(x):\n    return " + " + ".join(["x"] * 900) + "\n")
    assert len(units_text(module.f)) == 899


def units_text(function) -> list[str]:
    return [part for part in syntax.encode(function).split("(") if part.startswith("BinOp")]


# --- frozen names

N = 7
RATE = 0.25
FLAG = True
WORD = 'a "word"\\\n'
NOTHING = None
Z = 1 - 2j
PAIR = (1, (2.5, "x"))
LIST = [1]
BIG = -(2**200)
HUGE = 2**5000
NOT_A_NUMBER = float("nan")
F32 = np.float32(0.1)
I16 = np.int16(-3)
C64 = np.complex64(1 + 2j)
NP_BOOL = np.bool_(True)
DTYPE = np.dtype("uint8")
ARRAY = np.arange(3)


class Color(enum.IntEnum):
    RED = 4


class Plain(enum.Enum):
    BLUE = 5


class Config:
    rate = 1.5


CONFIG = SimpleNamespace(width=3, inner=SimpleNamespace(depth=4))


def helper(x, k=2):
    return x * k if x else other(x)


def other(x):
    return helper(x - 1)


def uses_constants(a):
    a[0] = (N, RATE, FLAG, WORD, NOTHING, Z, PAIR, BIG, HUGE, NOT_A_NUMBER)


def test_constants():
    found = names(uses_constants)
    assert found["N"] == 7
    assert found["RATE"] == 0.25
    assert found["FLAG"] is True
    assert found["WORD"] == WORD
    assert found["NOTHING"] is None
    assert found["Z"] == env("Complex", 1.0, -2.0)
    assert found["PAIR"] == env("Tuple", [1, env("Tuple", [2.5, "x"])])
    assert found["BIG"] == BIG
    assert abs(found["HUGE"]) > 2**64
    assert math.isnan(found["NOT_A_NUMBER"])
    assert "a" not in found


def uses_numpy(a):
    a[0] = (F32, I16, C64, NP_BOOL, DTYPE, np.float64, np.sin, np.absolute, np.abs, np.where, np.pi, np.nothing)


def test_numpy():
    found = names(uses_numpy)
    assert found["F32"] == env("Scalar", "float32", float(F32))
    assert found["I16"] == env("Scalar", "int16", -3)
    assert found["C64"] == env("Scalar", "complex64", env("Complex", 1.0, 2.0))
    assert found["NP_BOOL"] == env("Scalar", "bool", True)
    assert found["DTYPE"] == env("DType", "uint8")
    members = {bind[0]: bind[1] for bind in found["np"][2]}
    assert found["np"][:2] == ["module", "numpy"]
    assert members["float64"] == env("DType", "float64")
    assert members["sin"] == env("Intrinsic", "numpy.sin")
    assert members["abs"] == members["absolute"] == env("Intrinsic", "numpy.absolute")
    assert members["where"] == env("Intrinsic", "numpy.where")
    assert members["pi"] == math.pi
    assert members["nothing"].name == "Missing"
    assert "no attribute 'nothing'" in members["nothing"][0]


def uses_functions(a):
    a[0] = (min, range, int, len, math.sin, operator.add, helper, abs)


def test_functions():
    found = names(uses_functions)
    assert found["min"] == env("Intrinsic", "builtins.min")
    assert found["range"] == env("Intrinsic", "builtins.range")
    assert found["int"] == env("Intrinsic", "builtins.int")
    assert found["math"] == env("Namespace", "module", "math", [env("Bind", "sin", env("Intrinsic", "math.sin"))])
    assert found["operator"][2][0][1] == env("Intrinsic", "operator.add")
    assert found["helper"] == env("Function", 1)


def test_functions_that_call_each_other_are_sent_once():
    first_unit, second_unit, third_unit = units(uses_functions)
    assert (first_unit.name, second_unit.name, third_unit.name) == ("uses_functions", "helper", "other")
    assert second_unit.names == {"other": env("Function", 2)}
    assert third_unit.names == {"helper": env("Function", 1)}
    assert second_unit.defaults == {"k": 2}


def uses_objects(a):
    a[0] = (Color.RED, Plain.BLUE.value, Config.rate, CONFIG.width, CONFIG.inner.depth, CONFIG.nothing, LIST, ARRAY)


def test_objects():
    found = names(uses_objects)
    assert found["Color"] == env("Namespace", "class", "Color", [env("Bind", "RED", 4)])
    blue = found["Plain"][2][0][1]
    assert blue[2] == [env("Bind", "value", 5)]
    assert found["Config"][2] == [env("Bind", "rate", 1.5)]
    members = {bind[0]: bind[1] for bind in found["CONFIG"][2]}
    assert members["width"] == 3
    assert members["inner"][2] == [env("Bind", "depth", 4)]
    assert members["nothing"].name == "Missing"
    assert found["LIST"] == env("Unknown", "list", "use a tuple of numbers, or pass an array to the kernel")
    assert found["ARRAY"].name == "Array"


def test_closures_are_frozen_when_the_text_is_made():
    k = 1

    def kernel(a):
        a[0] = k + unset + len(a)

    assert names(kernel)["k"] == 1
    k = 2
    assert names(kernel)["k"] == 2
    assert "unset" not in names(kernel)


def test_a_closure_variable_without_a_value():
    def kernel(a):
        a[0] = later

    assert names(kernel) == {}
    later = 3
    assert names(kernel) == {"later": 3}


def test_intrinsics_carry_a_mark():
    grid = SimpleNamespace(__gridstride_intrinsic__="cuda.grid")

    def kernel(a):
        a[0] = grid(1).x

    assert names(kernel) == {"grid": env("Intrinsic", "cuda.grid")}


def test_wrapped_functions():
    wrapped = SimpleNamespace(py_func=helper)

    def kernel(a):
        a[0] = wrapped(a[1])

    found = units(kernel)
    assert found[0].names == {"wrapped": env("Function", 1)}
    assert found[1].name == "helper"
    assert units(wrapped)[0].name == "helper"


def test_an_attribute_that_raises_is_left_to_the_user():
    class Angry:
        @property
        def value(self):
            raise RuntimeError("not now")

    angry = Angry()

    def kernel(a):
        a[0] = angry.value

    with pytest.raises(RuntimeError, match="not now"):
        syntax.encode(kernel)


def test_local_names_are_not_looked_up():
    def kernel(N):
        RATE = 1
        for FLAG in range(N):
            RATE += FLAG

    assert set(names(kernel)) == {"range"}


# --- cost


def test_imports_nothing_that_is_not_needed(tmp_path):
    program = textwrap.dedent(
        f"""
        import importlib.util, sys
        before = set(sys.modules)
        spec = importlib.util.spec_from_file_location("syntax", {str(SYNTAX)!r})
        syntax = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(syntax)
        import math
        def kernel(a):
            a[0] = math.sin(a[1])
        text = syntax.encode(kernel)
        new = set(sys.modules) - before
        for name in ("numpy", "inspect", "ast", "tokenize", "linecache", "re", "dataclasses"):
            assert name not in new, name
        assert "math.sin" in text
        """
    )
    file = tmp_path / "program.py"
    file.write_text(program)
    subprocess.run([sys.executable, str(file)], check=True)


def test_tree_files_are_up_to_date():
    """tests/data/kernels/*.trees are what the encoder writes today."""
    tool = ROOT / "tests" / "tools" / "make_trees.py"
    done = subprocess.run([sys.executable, "-W", "ignore", str(tool), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
