"""The source of a function: the tree of its definition, and how the tree's places map to the user's file."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing itself costs more to import than all of this
    from typing import Any

_ONLY_AST = 0x400  # ast.PyCF_ONLY_AST

DEFINITIONS = frozenset(("FunctionDef", "AsyncFunctionDef"))


class Source:
    """The definition of one function: its tree, and how the tree's places map to the user's file."""

    __slots__ = ("ascii", "file", "first", "lines", "offset", "parsed", "tree")

    def __init__(self, tree: Any, lines: list[str], first: int, offset: int, parsed: list[str], file: str) -> None:
        self.tree = tree
        self.lines = lines
        self.first = first
        self.offset = offset
        self.parsed = parsed
        self.file = file
        self.ascii = all(map(str.isascii, lines))

    def column(self, line: int, byte: int) -> int:
        """The character (from 1) at a byte of a parsed line (from 1)."""
        if self.ascii or line > len(self.parsed):
            return byte + 1
        return len(self.parsed[line - 1].encode()[:byte].decode(errors="ignore")) + 1


def _file_lines(code: Any, module_globals: dict[str, Any]) -> list[str]:
    name = code.co_filename
    loaded = sys.modules.get("linecache")
    if loaded is None or name not in loaded.cache:
        try:
            with open(name, "rb") as file:
                data = file.read()
            if b"coding" not in data[:400]:
                return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n").split("\n")
        except (OSError, UnicodeDecodeError, ValueError):
            pass
    import linecache

    return [line.rstrip("\n") for line in linecache.getlines(name, module_globals)]


def _no_source(code: Any, why: str) -> TypeError:
    return TypeError(
        f"cannot get the source of '{code.co_name}' ({code.co_filename}:{code.co_firstlineno}): {why}. "
        "Kernels are compiled from their source: define the function in a file or a notebook cell, import gridstride "
        "before the exec() or compile() that makes it, or put its text into linecache.cache under its file name"
    )


def find_source(function: Any) -> Source:
    """Finds the definition of a function. TypeError where there is none, or not one that is that function for sure."""
    code = function.__code__
    lines = _file_lines(code, function.__globals__)
    if not lines:
        from gridstride._texts import find_lines

        lines = find_lines(code)
    first = code.co_firstlineno
    if not lines:
        raise _no_source(code, "there is no such file")
    if first > len(lines):
        raise _no_source(code, f"the file has only {len(lines)} lines")
    if code.co_name == "<lambda>":
        return _find_lambda(code, lines)
    source = _find_def(code, lines) or _find_def_in_file(code, lines)
    if source is None:
        raise _no_source(code, "the file does not define it at that line; it has changed since it was loaded")
    return source


def _parse(code: Any, text: str) -> list[Any]:
    return compile(text, code.co_filename, "exec", _ONLY_AST, dont_inherit=True).body


def _defines(node: Any, code: Any, offset: int) -> bool:
    """Whether the node is the definition that the code was compiled from."""
    if node.__class__.__name__ not in DEFINITIONS or node.name != code.co_name:
        return False
    return min([node.lineno, *(item.lineno for item in node.decorator_list)]) + offset == code.co_firstlineno


def _find_def(code: Any, lines: list[str]) -> Source | None:
    """Cuts the definition out by its indentation, so that a long file is not parsed for one function.

    A block ends before a line that is indented no more than its first one, unless that line continues a string or a
    bracket; then the text before it does not parse, and the next such line is tried.
    """
    first = code.co_firstlineno
    head = lines[first - 1]
    indent = len(head) - len(head.lstrip())
    prefix = ["if 1:"] if indent else []
    tries = 0
    in_body = False
    end = first
    while end <= len(lines) and tries < 16:
        line = lines[end] if end < len(lines) else "end"
        text = line.lstrip()
        if text and text[0] != "#":
            if len(line) - len(text) > indent:
                in_body = True
            elif in_body or head.lstrip().startswith(("def", "async")) or end == len(lines):
                tries += 1
                parsed = prefix + lines[first - 1 : end]
                try:
                    body = _parse(code, "\n".join(parsed) + "\n")
                except (SyntaxError, ValueError):
                    pass
                else:
                    tree = (body[0].body if indent else body or [None])[0]
                    offset = first - 1 - len(prefix)
                    if _defines(tree, code, offset):
                        cut = lines[first - 1 : tree.end_lineno + offset]
                        return Source(tree, cut, first, offset, parsed, code.co_filename)
        end += 1
    return None


def _walk(nodes: list[Any]) -> Any:
    stack = list(nodes)
    while stack:
        node = stack.pop()
        yield node
        for name in node._fields:
            value = getattr(node, name, None)
            if value.__class__ is list:
                stack.extend(item for item in value if hasattr(item, "_fields"))
            elif hasattr(value, "_fields"):
                stack.append(value)


def _parse_file(code: Any, lines: list[str]) -> list[Any]:
    try:
        return _parse(code, "\n".join(lines) + "\n")
    except (SyntaxError, ValueError) as error:
        raise _no_source(code, f"the file does not parse ({error})") from None


def _find_def_in_file(code: Any, lines: list[str]) -> Source | None:
    for node in _walk(_parse_file(code, lines)):
        if _defines(node, code, 0):
            first = code.co_firstlineno
            return Source(node, lines[first - 1 : node.end_lineno], first, 0, lines, code.co_filename)
    return None


def _span(code: Any) -> tuple[int, int, int, int] | None:
    """The first and last place of the code of a lambda: the place of its body."""
    if not hasattr(code, "co_positions"):  # Python 3.10
        return None
    places = [p for p in code.co_positions() if None not in p and (p[0], p[2]) != (p[1], p[3])]
    if not places:
        return None
    return (*min((p[0], p[2]) for p in places), *max((p[1], p[3]) for p in places))


def _find_lambda(code: Any, lines: list[str]) -> Source:
    found = []
    for node in _walk(_parse_file(code, lines)):
        if node.__class__.__name__ == "Lambda" and node.lineno == code.co_firstlineno:
            args = node.args
            names = [a.arg for a in (*args.posonlyargs, *args.args, *args.kwonlyargs)]
            if tuple(names) == code.co_varnames[: len(names)]:
                found.append(node)
    if len(found) > 1:
        span = _span(code)
        found = [
            n for n in found if (n.body.lineno, n.body.col_offset, n.body.end_lineno, n.body.end_col_offset) == span
        ]
    if len(found) != 1:
        raise _no_source(code, "no lambda, or more than one that looks like it, is on that line; use def")
    node = found[0]
    return Source(node, lines[node.lineno - 1 : node.end_lineno], node.lineno, 0, lines, code.co_filename)
