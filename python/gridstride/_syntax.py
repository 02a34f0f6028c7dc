"""From a Python function to the text that the compiler reads: syntax tree, source lines and the values of free names.

The grammar is in src/lang/README.md. Nothing but `sys` is imported before it is needed, and NumPy never: an object can
only be NumPy's when the user has imported it.
"""

from __future__ import annotations

import sys

from gridstride._atoms import atom, quote, type_name
from gridstride._frozen import FrozenValues
from gridstride._source import DEFINITIONS, Source, find_source

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing itself costs more to import than all of this
    from typing import Any

_FunctionType = type(lambda: 0)
_ModuleType = type(sys)

# Fields that carry no meaning for a kernel.
_DROPPED = frozenset(
    ("ctx", "decorator_list", "returns", "annotation", "type_comment", "kind", "type_params", "simple", "type_ignores")
)


def encode(function: Any) -> str:
    """The program text of `function` and of all functions that it calls."""
    return _Encoder().program(_python_function(function))


def encode_with_arrays(function: Any) -> tuple[str, list[Any]]:
    """The same, and the arrays that the text names by their numbers."""
    encoder = _Encoder()
    return encoder.program(_python_function(function)), encoder.values.arrays


def _python_function(function: Any) -> Any:
    if type(function) is not _FunctionType:
        function = getattr(function, "py_func", function)
    if type(function) is not _FunctionType:
        raise TypeError(f"a kernel must be a Python function (def or lambda), not {type_name(function)}")
    return function


class _Raw:
    """Text that stands between nodes, on the stack of `_Encoder.tree`."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


_END_NODE = _Raw(")")
_END_LIST = _Raw("]")
_fields_of: dict[type, tuple[str, ...]] = {}


def _kept_fields(cls: type) -> tuple[str, ...]:
    fields = tuple(name for name in cls._fields if name not in _DROPPED)  # type: ignore[attr-defined]
    _fields_of[cls] = fields
    return fields


def _body_without_docstring(body: Any) -> list[Any]:
    expression = getattr(body[0], "value", None)
    is_text = body[0].__class__.__name__ == "Expr" and getattr(expression, "value", None).__class__ is str
    return body[1:] if is_text else body


class _Encoder:
    def __init__(self) -> None:
        self.values = FrozenValues()
        self.matches = 0

    def program(self, kernel: Any) -> str:
        self.values.number(kernel)
        functions = self.values.functions
        units: list[str] = []
        while len(units) < len(functions):
            units.append(self.unit(functions[len(units)]))
        return "(Program 1 [\n" + "\n".join(units) + "])\n"

    # --- the tree

    def unit(self, function: Any) -> str:
        code = function.__code__
        source = find_source(function)
        free: dict[str, dict[str, Any]] = {}
        local = frozenset(code.co_varnames + code.co_cellvars)
        tree = self.tree(source, free, local)
        lines = " ".join(map(quote, source.lines))
        names = self.values.bindings(self.resolve(function, free))
        return (
            f"(Unit {quote(function.__qualname__)} {quote(source.file)} {source.first} [{lines}]\n"
            f"{tree}\n[{names}] [{self.values.defaults(function)}])"
        )

    def tree(self, source: Source, free: dict[str, dict[str, Any]], local: frozenset[str]) -> str:
        out: list[str] = []
        stack: list[Any] = [source.tree]
        offset = source.offset
        ascii_only = source.ascii
        while stack:
            item = stack.pop()
            cls = item.__class__
            if cls is _Raw:
                out.append(item.text)
                continue
            if cls is list:
                out.append(" [")
                stack.append(_END_LIST)
                stack.extend(reversed(item))
                continue
            fields = _fields_of.get(cls)
            if fields is None:
                if not hasattr(cls, "_fields"):
                    out.append(" " + atom(item))
                    continue
                fields = _kept_fields(cls)
            name = cls.__name__
            if name == "Match":
                from gridstride._match import lower

                self.matches += 1
                statements = lower(item, self.matches)
                if statements is not None:
                    free.setdefault("len", {})
                    stack.extend(reversed(statements))
                    continue
            line = getattr(item, "lineno", 0)
            if not line:
                if not fields:
                    out.append(" " + name)
                    continue
                out.append(" (" + name)
            else:
                col, end = item.col_offset + 1, item.end_col_offset + 1
                if not ascii_only:
                    col, end = source.column(line, col - 1), source.column(item.end_lineno, end - 1)
                if item.end_lineno != line:
                    end = 0
                out.append(f" ({name}@{line + offset}:{col}:{end}")
                if name == "Name":
                    if item.id not in local:
                        free.setdefault(item.id, {})
                elif name == "Attribute":
                    _note_chain(item, free, local)
            stack.append(_END_NODE)
            for field in reversed(fields):
                value = getattr(item, field, None)
                if field == "body" and name in DEFINITIONS:
                    value = _body_without_docstring(value)
                stack.append(value)
        return "".join(out)

    # --- the environment

    def resolve(self, function: Any, free: dict[str, dict[str, Any]]) -> list[tuple[str, Any, dict[str, Any]]]:
        cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=False))
        module_globals = function.__globals__
        builtins = module_globals.get("__builtins__", {})
        if builtins.__class__ is _ModuleType:
            builtins = builtins.__dict__
        found = []
        for name, attributes in free.items():
            if name in cells:
                try:
                    value = cells[name].cell_contents
                except ValueError:  # not assigned yet
                    continue
            elif name in module_globals:
                value = module_globals[name]
            elif name in builtins:
                value = builtins[name]
            else:
                continue
            found.append((name, value, attributes))
        return found


def _note_chain(node: Any, free: dict[str, dict[str, Any]], local: frozenset[str]) -> None:
    """Notes `a.b.c` as {a: {b: {c: {}}}} where `a` is free."""
    attributes = []
    while node.__class__.__name__ == "Attribute":
        attributes.append(node.attr)
        node = node.value
    if node.__class__.__name__ != "Name" or node.id in local:
        return
    level = free.setdefault(node.id, {})
    for attribute in reversed(attributes):
        level = level.setdefault(attribute, {})
