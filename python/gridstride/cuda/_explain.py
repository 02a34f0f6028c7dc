"""What became of a kernel: its source lines beside its IR, and its machine code."""

from __future__ import annotations

import re
from typing import Any

from gridstride._pictures import escaped

_PLACE = re.compile(r"\s*@(\d+):\d+(?:-\d+)?\s*$")
_REGISTERS = (("zmm", 512), ("ymm", 256), ("xmm", 128))


class Explanation:
    """A compiled kernel to look at: as text, and as a table in a notebook."""

    name: str
    """The kernel."""
    signature: str
    """The types of its arguments."""
    lines: list[tuple[int, str, list[str]]]
    """Line number, source line and the IR that was made of it, in the order of the source."""
    assembly: str
    """Machine code as text: of the CPU, or PTX on a GPU."""

    def __init__(self, overload: Any, py_func: Any) -> None:
        self.name, self.signature = py_func.__name__, str(overload.signature)
        self.assembly = overload.inspect_asm()
        self.lines = _joined(overload.inspect_ir(), py_func)

    @property
    def vector_bits(self) -> int:
        """The widest vector registers that the machine code uses, in bits; 0 where there are none."""
        return next((bits for name, bits in _REGISTERS if f"%{name}" in self.assembly), 0)

    @property
    def checked_accesses(self) -> int:
        """Loads and stores that still ask whether their index is inside of the array."""
        return sum(
            line.split(" @")[0].rstrip().endswith((" drop", " report")) for _, _, ir in self.lines for line in ir
        )

    @property
    def instructions(self) -> int:
        """Machine instructions, roughly: lines of the assembly that are neither labels nor directives."""
        return sum(line.startswith("\t") and not line.startswith("\t.") for line in self.assembly.splitlines())

    def _summary(self) -> str:
        return (
            f"{self.name} {self.signature}: {self.instructions} instructions, vectors of {self.vector_bits} bits, "
            f"{self.checked_accesses} accesses checked"
        )

    def __str__(self) -> str:
        width = max((len(source) for _, source, _ in self.lines), default=0)
        rows = [self._summary(), ""]
        for number, source, ir in self.lines:
            for k, op in enumerate(ir or [""]):
                left = f"{number:>5} {source}" if k == 0 else ""
                rows.append(f"{left:<{width + 6}} | {op}".rstrip())
        return "\n".join([*rows, "", self.assembly])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{number}</td><td><pre>{escaped(source)}</pre></td><td><pre>{escaped(chr(10).join(ir))}</pre></td></tr>"
            for number, source, ir in self.lines
        )
        return (
            f"<p>{escaped(self._summary())}</p><table><thead><tr><th>line</th><th>source</th><th>IR</th></tr></thead>"
            f"<tbody>{rows}</tbody></table><details><summary>machine code</summary>"
            f"<pre>{escaped(self.assembly)}</pre></details>"
        )


def _joined(ir: str, py_func: Any) -> list[tuple[int, str, list[str]]]:
    import inspect

    try:
        source, first = inspect.getsourcelines(py_func)
    except OSError:
        source, first = [], 1
    by_line: dict[int, list[str]] = {}
    for text in ir.splitlines()[1:]:
        place = _PLACE.search(text)
        if place is not None:
            by_line.setdefault(int(place[1]), []).append(_PLACE.sub("", text).strip())
    numbers = range(first, first + len(source))
    lines = [(n, source[n - first].rstrip(), by_line.pop(n, [])) for n in numbers]
    # What was inlined from other functions has lines of theirs.
    return lines + [(n, "", ops) for n, ops in sorted(by_line.items())]
