"""The text of plain Python constants, as programs of the compiler have it (src/lang/README.md)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing itself costs more to import than all of this
    from typing import Any


def quote(text: str) -> str:
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    out = []
    for char in text:
        if char in '"\\':
            out.append("\\" + char)
        elif char < " " or "\ud800" <= char <= "\udfff" or char == "\x7f":
            out.append(f"\\u{ord(char):04x}")
        else:
            out.append(char)
    return '"' + "".join(out) + '"'


def atom(value: Any) -> str:
    """A Python constant; symbols for what has no text form of its own."""
    cls = value.__class__
    if cls is str:
        return quote(value)
    if cls is int:
        return str(value) if value.bit_length() < 4096 else "1" + "0" * 100  # str() of more may be refused
    if cls is float:
        return f"~{value!r}"
    if cls is complex:  # in a tree: an imaginary literal
        return f"~{value.imag!r}j"
    if value is None or value is True or value is False:
        return str(value)
    if cls is bytes:
        return f"(Bytes {quote(value.decode('latin-1'))})"
    return "Ellipsis"


def type_name(value: Any) -> str:
    cls = type(value)
    module = cls.__module__
    return cls.__qualname__ if module == "builtins" else f"{module}.{cls.__qualname__}"
