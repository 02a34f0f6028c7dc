"""The text of functions that stand in no file: of `python -c`, exec(), eval(), compile() and the plain prompt.

A text counts only where compiling it gives the very code of the function.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType
    from typing import Any

_FUTURE_FLAGS = 0x1FE0000
"""Flags of code that `from __future__ import` sets, which a text that is compiled inherits."""
_MOST_HISTORY = 2000


def find_lines(code: CodeType) -> list[str]:
    """The lines of the text that the code was compiled from; none where it is not known."""
    for text in _candidates(code):
        if _makes(text, code):
            return text.replace("\r\n", "\n").split("\n")
    return []


def _candidates(code: CodeType) -> Iterator[str]:
    name = code.co_filename
    if name == "<stdin>":
        yield from _history(code)
    if not name.startswith("<"):
        return
    if name.startswith("<string>"):
        # python -c TEXT, with other options before it.
        for option, text in zip(sys.orig_argv[1:], sys.orig_argv[2:], strict=False):
            if option[:1] == "-" and option[-1:] == "c" and option[1:].isalpha():
                yield text
                break
    from gridstride._core import compiled_texts

    for compiled in compiled_texts(name):
        yield compiled.decode("utf-8", "replace")


def _history(code: CodeType) -> Iterator[str]:
    """Statements of the prompt, of which the newest stands last in the history of lines."""
    readline: Any = sys.modules.get("readline")
    if readline is None:
        return
    count = readline.get_current_history_length()
    lines = [readline.get_history_item(i) or "" for i in range(max(1, count - _MOST_HISTORY), count + 1)]
    for start in range(len(lines) - 1, -1, -1):
        line = lines[start]
        if line[:1] in (" ", "\t", "") or not ("def " in line or line[0] == "@" or "lambda" in line):
            continue
        end = start + 1
        while end < len(lines) and (lines[end][:1] in (" ", "\t", "") or lines[end - 1].startswith("@")):
            end += 1
        yield "\n".join(lines[start:end]) + "\n"


def _makes(text: str, code: CodeType) -> bool:
    """Whether the code is among those that the text compiles to."""
    for mode in ("exec", "eval", "single"):
        try:
            compiled = compile(text, code.co_filename, mode, code.co_flags & _FUTURE_FLAGS, dont_inherit=True)
        except (SyntaxError, ValueError):
            continue
        stack: list[Any] = [compiled]
        while stack:
            each = stack.pop()
            if _same(each, code):
                return True
            stack.extend(item for item in each.co_consts if item.__class__ is compiled.__class__)
    return False


def _same(a: CodeType, b: CodeType) -> bool:
    return (
        a.co_name == b.co_name
        and a.co_firstlineno == b.co_firstlineno
        and a.co_varnames == b.co_varnames
        and a.co_names == b.co_names
        and a.co_freevars == b.co_freevars
        and a.co_code == b.co_code
        and _constants(a) == _constants(b)
    )


def _constants(code: CodeType) -> list[Any]:
    return [repr(item) for item in code.co_consts if item.__class__ is not code.__class__]
