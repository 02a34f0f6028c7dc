"""What became of a kernel: its source lines beside its IR, how values vary, and its machine code."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from gridstride._pictures import escaped, preformatted

_PLACE = re.compile(r"\s*@(\d+):\d+(?:-\d+)?\s*$")
_TOKEN = re.compile(r'%(?:"[^"]*"|[\w.]+)(?:\.\d+)?')
_VARIES = re.compile(r'_(u|v|l(m?)(\d+))"?(?:\.\d+)?$')
_MADE = re.compile(r'\s*((?:%(?:"[^"]*"|[\w.]+)(?:,\s*)?)+)\s*=')
_ACCESS = re.compile(r"(?:= load|^store|= atomic|= compare_and_swap|^atomic) ?")
_REGISTERS = (("zmm", 512), ("ymm", 256), ("xmm", 128))


class Op(NamedTuple):
    """One operation of a kernel's IR."""

    text: str
    varies: str
    """How its result differs between the lanes of a vector: "uniform", "linear 8" (by so much from lane to lane),
    "varying"; empty for what has no result."""

    def __str__(self) -> str:
        return f"{self.text}  {self.varies}".rstrip()


class Explanation:
    """A compiled kernel to look at: as text, and as a table in a notebook."""

    name: str
    """The kernel."""
    signature: str
    """The types of its arguments."""
    lines: list[tuple[int, str, list[Op]]]
    """Line number, source line and the IR that was made of it, in the order of the source."""
    assembly: str
    """Machine code of the device as text: of the CPU, or PTX on a GPU."""
    ptx: str
    """What a GPU of compute capability 9.0 gets; empty where it cannot be made here, as `ptx_problem` says."""
    ptx_problem: str
    lanes: int
    """Threads that run as one vector on the CPU; 0 on a GPU."""

    def __init__(self, overload: Any, py_func: Any) -> None:
        self.name, self.signature = py_func.__name__, str(overload.signature)
        self.assembly = overload.inspect_sass()
        self.lanes = overload.lanes
        try:
            self.ptx, self.ptx_problem = overload.inspect_ptx(), ""
        except (RuntimeError, NotImplementedError, TypeError, ValueError) as problem:
            self.ptx, self.ptx_problem = "", str(problem)
        self.lines = _joined(overload.inspect_ir(), overload.inspect_variation(), py_func)

    @property
    def on_gpu(self) -> bool:
        """Whether the machine code is a GPU's."""
        return ".target sm_" in self.assembly

    @property
    def vector_bits(self) -> int:
        """The widest vector registers that the machine code uses, in bits; 0 where there are none."""
        return next((bits for name, bits in _REGISTERS if f"%{name}" in self.assembly), 0)

    def _ops(self) -> list[Op]:
        return [op for _, _, ops in self.lines for op in ops]

    @property
    def checked_accesses(self) -> int:
        """Loads, stores and atomics that still ask whether their index is inside of the array."""
        return sum(op.text.endswith((" drop", " report")) for op in self._accesses())

    @property
    def unchecked_accesses(self) -> int:
        """Those whose check was removed: a guard or a loop's bounds make it needless (or boundscheck=False)."""
        return len(self._accesses()) - self.checked_accesses

    def _accesses(self) -> list[Op]:
        return [op for op in self._ops() if _ACCESS.search(re.sub(r" : \w+$", "", op.text)) or _checked(op)]

    def variation(self) -> dict[str, int]:
        """How many values are uniform, linear and varying."""
        counts = {"uniform": 0, "linear": 0, "varying": 0}
        for op in self._ops():
            if op.varies:
                counts[op.varies.split()[0]] += 1
        return counts

    @property
    def instructions(self) -> int:
        """Machine instructions, roughly: lines of the assembly that are neither labels nor directives."""
        return sum(line.startswith("\t") and not line.startswith("\t.") for line in self.assembly.splitlines())

    def _summary(self) -> list[str]:
        counts = self.variation()
        width = f", vectors of {self.vector_bits} bits, {self.lanes} threads each" if not self.on_gpu else ""
        return [
            f"{self.name} {self.signature}: {self.instructions} instructions{width}",
            f"values: {counts['uniform']} uniform, {counts['linear']} linear, {counts['varying']} varying",
            f"index checks: {self.checked_accesses} kept, {self.unchecked_accesses} removed",
        ]

    def _code(self) -> list[tuple[str, str]]:
        """Titles and texts of what follows the table."""
        if self.on_gpu:
            return [("PTX", self.assembly)]
        return [("machine code", self.assembly), ("PTX", self.ptx or f"none here: {self.ptx_problem}")]

    def __str__(self) -> str:
        width = max((len(source) for _, source, _ in self.lines), default=0)
        wide = max((len(op.text) for op in self._ops()), default=0)
        rows = [*self._summary(), ""]
        for number, source, ops in self.lines:
            for k, op in enumerate(ops or [Op("", "")]):
                left = f"{number:>5} {source}" if k == 0 else ""
                rows.append(f"{left:<{width + 6}} | {op.text:<{wide}}  {op.varies}".rstrip())
        for title, text in self._code():
            rows += ["", f"--- {title}", text]
        return "\n".join(rows)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        cell = '<td style="text-align:left;vertical-align:top">'
        rows = "".join(
            f"<tr>{cell}{number}</td>{cell}{preformatted(source)}</td>"
            f"{cell}{preformatted(chr(10).join(op.text for op in ops))}</td>"
            f"{cell}{preformatted(chr(10).join(op.varies for op in ops))}</td></tr>"
            for number, source, ops in self.lines
        )
        code = "".join(
            f"<details><summary>{escaped(title)}</summary>{preformatted(text)}</details>"
            for title, text in self._code()
        )
        titles = "".join(
            f'<th style="text-align:left">{title}</th>' for title in ("line", "source", "IR", "between lanes")
        )
        summary = "<br>".join(escaped(line) for line in self._summary())
        return f"<p>{summary}</p><table><thead><tr>{titles}</tr></thead><tbody>{rows}</tbody></table>{code}"


def _checked(op: Op) -> bool:
    return re.sub(r" : \w+$", "", op.text).endswith((" drop", " report"))


def _varies(token: str) -> str:
    found = _VARIES.search(token)
    if found is None:
        return ""
    if found[1] in "uv":
        return "uniform" if found[1] == "u" else "varying"
    return f"linear {'-' if found[2] else ''}{found[3]}"


def _joined(ir: str, variation: str, py_func: Any) -> list[tuple[int, str, list[Op]]]:
    import inspect

    try:
        source, first = inspect.getsourcelines(py_func)
    except OSError:
        source, first = [], 1
    by_line: dict[int, list[Op]] = {}
    # Both texts have the same lines and names in the same places.
    for text, annotated in zip(ir.splitlines()[1:], variation.splitlines()[1:], strict=True):
        place = _PLACE.search(text)
        if place is None:
            continue
        op = _PLACE.sub("", text).strip()
        made = _MADE.match(op)
        token = _TOKEN.search(annotated) if made is not None else None
        by_line.setdefault(int(place[1]), []).append(Op(op, _varies(token[0]) if token is not None else ""))
    numbers = range(first, first + len(source))
    lines = [(n, source[n - first].rstrip(), by_line.pop(n, [])) for n in numbers]
    # What was inlined from other functions has lines of theirs.
    return lines + [(n, "", ops) for n, ops in sorted(by_line.items())]
