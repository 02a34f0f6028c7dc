"""Kernels whose text stands in no file."""

from __future__ import annotations

import code
import contextlib
import io
import linecache
import subprocess
import sys

import numpy as np
import pytest

from gridstride import cuda
from gridstride._texts import find_lines

TEXT = """
def scale(a, factor):
    i = cuda.grid(1)
    if i < a.size:
        a[i] *= factor
"""


def check(function):
    values = np.random.default_rng(5).random(70)
    result = values.copy()
    cuda.jit(function)[1, 128](result, 3.0)
    np.testing.assert_array_equal(result, values * 3.0)


def test_exec():
    names = {"cuda": cuda}
    exec(TEXT, names)
    check(names["scale"])


def test_exec_of_two_texts_that_begin_alike():
    first, second = {"cuda": cuda}, {"cuda": cuda}
    exec(TEXT, first)
    exec(TEXT.replace("factor\n", "factor + 1\n"), second)
    check(first["scale"])
    check(first["scale"])
    values = np.ones(3)
    cuda.jit(second["scale"])[1, 32](values, 3.0)
    np.testing.assert_array_equal(values, [4.0] * 3)


def test_compile_under_a_name_and_eval_of_a_lambda():
    names = {"cuda": cuda}
    exec(compile(TEXT, "<generated>", "exec"), names)
    check(names["scale"])
    double = eval("lambda x: x + x")

    @cuda.jit
    def kernel(a):
        a[0] = double(a[0])

    values = np.array([1.25])
    kernel[1, 1](values)
    assert values[0] == 2.5


def test_linecache():
    name = "<kept by hand>"
    linecache.cache[name] = (len(TEXT), None, TEXT.splitlines(True), name)
    names = {"cuda": cuda}
    exec(compile(TEXT, name, "exec"), names)
    check(names["scale"])


def test_loader():
    class Loader:
        @staticmethod
        def get_source(name):
            return TEXT

    names = {"cuda": cuda, "__loader__": Loader(), "__name__": "from_a_loader"}
    exec(compile(TEXT, "nowhere/from_a_loader.py", "exec"), names)
    check(names["scale"])


def test_interactive_console():
    console = code.InteractiveConsole({"cuda": cuda, "check": check})
    with contextlib.redirect_stderr(io.StringIO()) as errors:
        for line in [*TEXT.strip().splitlines(), "", "check(scale)"]:
            console.push(line)
    assert "Error" not in errors.getvalue(), errors.getvalue()


def test_python_c():
    program = f"import numpy as np\nfrom gridstride import cuda\n@cuda.jit\n{TEXT.strip()}\n" + (
        "a = np.arange(4.0)\nscale[1, 32](a, 2.0)\nprint(a.tolist())\n"
    )
    for options in ([], ["-X", "utf8"]):
        command = [sys.executable, *options, "-c", program]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.stdout == "[0.0, 2.0, 4.0, 6.0]\n", done.stderr


def test_a_text_that_nobody_kept():
    names = {"cuda": cuda}
    made = compile(TEXT, "<generated>", "exec")
    exec(made.replace(co_filename="/no/such/file.py"), names)
    function = names["scale"]
    function.__code__ = function.__code__.replace(co_filename="/no/such/file.py")
    with pytest.raises(TypeError, match="cannot get the source of 'scale'.*linecache"):
        cuda.jit(function)[1, 1](np.ones(1), 2.0)


def test_looking_for_a_text_does_not_push_others_out():
    """Looking for a function's text compiles what may be it, and Python says of each text that it compiles."""
    names = []
    for number in range(40):
        made = {"cuda": cuda}
        exec(f"def named{number}(out):\n    out[0] = {number}\n", made)
        names.append(made[f"named{number}"])
    for _ in range(30):  # far more than the texts that are kept
        for function in names[:20]:
            assert find_lines(function.__code__)
    out = np.zeros(1)
    cuda.jit(names[39])[1, 1](out)
    assert out[0] == 39
