"""What a pending expression will do: its operations, what runs together, what is read and written."""

from __future__ import annotations

from typing import Any, NamedTuple

from gridstride import _core
from gridstride._pictures import boxes, escaped

__all__ = ["explain"]

_COLOURS = {"array": "#cfe3f5", "scalar": "#eeeeee", "number": "#eeeeee"}
_OPERATION, _RESULT = "#fff3c4", "#cdebc8"
_MOST_BOXES = 40
_MOST_TEXT = 28


class Value(NamedTuple):
    """One value of an expression."""

    what: str
    """An operation's name, or "array", "scalar", "number" (of the element), "cast"."""
    detail: str
    """Of an array how it lies, of a scalar its value, of an operation the statement that recorded it."""
    dtype: str
    inputs: tuple[int, ...]
    """Places in `Expression.values`."""
    output: int
    """Which of `Expression.outputs` it is, or -1."""
    bytes: int
    """Of an array: what is read of it."""


class Output(NamedTuple):
    """An array that the expression makes real."""

    shape: tuple[int, ...]
    dtype: str
    asked: bool
    """It is the one that was asked about; others share its work and are made in the same pass."""
    in_place: bool
    """It takes over the memory of an input that nobody will ask for again."""


class Stage(NamedTuple):
    """One kernel of several in a walk over blocks of rows."""

    kernel: str
    bytes: int
    """Of its values, all rows together."""
    scratch: bool
    """They stay in the caches, a block of rows at a time, and are never written to memory."""


class Pass(NamedTuple):
    """One pass over memory: a kernel, or a walk over blocks of rows in which several kernels share the pass."""

    kernel: str
    read: int
    """Bytes."""
    written: int
    """Bytes."""
    stages: tuple[Stage, ...]
    """Of a walk: its kernels, in order. All of them run over a block of rows before the next block begins."""


class Expression:
    """What an array is underneath. Shows itself as text, and as a drawing in a notebook."""

    pending: bool
    """Whether it is an expression still."""
    cause: str | None
    """Why it was evaluated; None while it is pending, or where it never was."""
    shape: tuple[int, ...]
    dtype: str
    values: list[Value]
    """In the order of computation."""
    outputs: list[Output]
    passes: list[Pass]
    """What will run, in order: the plans that evaluation itself follows."""
    unfused: tuple[int, int]
    """Passes and bytes of the same operations one by one."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.pending, self.cause = found["pending"], found["cause"]
        self.shape, self.dtype = found["shape"], found["dtype"]
        self.values = [Value(*v) for v in found["values"]]
        self.outputs = [Output(*o) for o in found["outputs"]]
        self.passes = [
            Pass(kernel, read, written, tuple(Stage(*s) for s in stages))
            for kernel, read, written, stages in found["passes"]
        ]
        self.unfused = found["unfused"]

    def _heading(self) -> str:
        array = f"{self.dtype} array of shape {self.shape}"
        if not self.pending:
            return f"{array}: in memory" + (f"; evaluated because {self.cause}" if self.cause else "")
        operations = sum(bool(v.inputs) for v in self.values)
        return (
            f"{array}: pending; {_number(operations, 'operation')} in {_number(len(self.passes), 'pass')} over memory"
        )

    def _notes(self) -> list[str]:
        if not self.pending:
            return []
        notes = []
        others = [o for o in self.outputs if not o.asked]
        if others:
            shapes = ", ".join(f"{o.dtype} {o.shape}" for o in others)
            made = "the same pass makes" if len(self.passes) == 1 else "the same passes make"
            notes.append(f"{made} {_number(len(others), 'other pending array')}: {shapes}")
        if any(o.in_place for o in self.outputs):
            notes.append("the result takes over the memory of an input that nobody will ask for again")
        passes, size = self.unfused
        moved = sum(p.read + p.written for p in self.passes)
        if passes > len(self.passes) and moved:
            notes.append(
                f"one by one the operations would be {_number(passes, 'pass')} and {byte_count(size)}; "
                f"together they move {byte_count(moved)}, {size / moved:.1f} times less"
            )
        return notes

    def __str__(self) -> str:
        lines = [self._heading()]
        if self.pending:
            for k, v in enumerate(self.values):
                inputs = ", ".join(str(i) for i in v.inputs)
                made = f"{v.what}({inputs})" if inputs else v.what
                detail = v.detail + (f", {byte_count(v.bytes)}" if v.what == "array" else "")
                mark = " -> result" if v.output >= 0 and self.outputs[v.output].asked else ""
                mark = mark or (f" -> other result {v.output}" if v.output >= 0 else "")
                lines.append(f"{k:>5}  {made:<24} {v.dtype:<10} {detail}{mark}".rstrip())
            for k, p in enumerate(self.passes, 1):
                lines.append(f" pass {k}: {p.kernel}; reads {byte_count(p.read)}, writes {byte_count(p.written)}")
                lines += [f"    {stage_text(s)}" for s in p.stages]
            lines += [f" {note}" for note in self._notes()]
        return "\n".join(lines)

    __repr__ = __str__

    def svg(self) -> str:
        """The drawing: inputs above, results below; empty text for an array in memory."""
        if not self.pending or len(self.values) > _MOST_BOXES:
            return ""
        depth: list[int] = []
        for v in self.values:
            depth.append(1 + max((depth[i] for i in v.inputs), default=-1))
        rows: list[list[tuple[str, str]]] = [[] for _ in range(max(depth) + 1)]
        place: list[tuple[int, int]] = []
        arrows = []
        for k, v in enumerate(self.values):
            place.append((depth[k], len(rows[depth[k]])))
            colour = _RESULT if v.output >= 0 else _COLOURS.get(v.what, _OPERATION)
            detail = _short(v.detail) if v.what == "scalar" else v.detail
            detail += f", {byte_count(v.bytes)}" if v.what == "array" else ""
            second = f"{v.dtype} {detail}".strip()
            second = second if len(second) <= _MOST_TEXT else second[: _MOST_TEXT - 3] + "..."
            rows[depth[k]].append((f"{v.what}\n{second}", colour))
            arrows += [(place[i], place[k]) for i in v.inputs]
        return boxes(rows, arrows)

    def _repr_html_(self) -> str:
        passes = ""
        for k, p in enumerate(self.passes, 1):
            kernel = "<br>".join(escaped(text) for text in (p.kernel, *map(stage_text, p.stages)))
            passes += (
                f"<tr><td>{k}</td><td>{kernel}</td><td>{byte_count(p.read)}</td><td>{byte_count(p.written)}</td></tr>"
            )
        table = (
            "<table><thead><tr><th>pass</th><th>kernel</th><th>reads</th><th>writes</th></tr></thead>"
            f"<tbody>{passes}</tbody></table>"
        )
        notes = "".join(f"<li>{escaped(note)}</li>" for note in self._notes())
        return f"<p>{escaped(self._heading())}</p>" + (f"{self.svg()}{table}<ul>{notes}</ul>" if self.pending else "")


def _number(count: int, noun: str) -> str:
    plural = noun + ("es" if noun.endswith("s") else "s")
    return f"{count} {noun if count == 1 else plural}"


def _short(scalar: str) -> str:
    """A scalar's value in the few digits that a box has room for."""
    try:
        return f"{float(scalar):.6g}" if len(scalar) > 9 else scalar
    except ValueError:
        return scalar


def stage_text(stage: Stage) -> str:
    """One line about a kernel of a walk."""
    return f"{stage.kernel}: {byte_count(stage.bytes)} {'that stay in the caches' if stage.scratch else 'to memory'}"


def byte_count(size: int) -> str:
    """A number of bytes for people: "8.00 MB"."""
    for factor, unit in ((10**9, "GB"), (10**6, "MB"), (10**3, "kB")):
        if size >= factor:
            return f"{size / factor:.3g} {unit}"
    return f"{size} B"


def explain(x: Any) -> Expression:
    """What an array is underneath, and what evaluating it will do. Nothing is run.

    The answer shows itself: as text when printed, as a drawing in a notebook.

    Raises:
        TypeError: `x` is no Gridstride array.
    """
    return Expression(_core.explain(x))
