"""A record of what ran when: launches, copies, memory, evaluations; as a trace file, a picture and a table."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from typing import Any, NamedTuple

from gridstride import _core
from gridstride._explain import byte_count
from gridstride._pictures import escaped, opening, preformatted

_COLOURS = {
    "launch": "#1f77b4",
    "task": "#7570b3",
    "copy": "#d95f02",
    "upload": "#d95f02",
    "download": "#d95f02",
    "fill": "#e6ab02",
    "evaluate": "#1b9e77",
    "wait": "#bbbbbb",
}
_MOST_DRAWN = 2000  # in a row, before what is too narrow to be seen is left out
_WORK = ("launch", "task", "copy", "upload", "download", "fill")


class Record(NamedTuple):
    """One thing that happened. Times are nanoseconds since the timeline's beginning."""

    kind: str
    """launch, task, copy, upload, download, fill, allocate, free, evaluate or wait."""
    name: str
    """The kernel or task; of an evaluation, why it happened."""
    device: int
    stream: int
    """The stream's handle."""
    thread: int
    """The host's thread, numbered from 0."""
    on_host: bool
    """It ran in that thread, not in a stream."""
    begin: int
    end: int
    bytes: int
    held: int
    """Of memory: bytes in use on the device afterwards."""
    shape: str
    """Of a launch: its grid and blocks, or the extents of an expression."""


class Timeline:
    """What was recorded, complete once the `with` block has ended."""

    records: list[Record]
    """In the order of their beginnings."""
    dropped: int
    """Records beyond the million that are kept."""
    duration: int
    """Nanoseconds from the beginning to the last end."""

    def __init__(self) -> None:
        self.records, self.dropped, self.duration = [], 0, 0

    def _finish(self, rows: list[tuple[Any, ...]], dropped: int) -> None:
        self.records = [Record(*row) for row in rows]
        self.dropped = dropped
        self.duration = max((r.end for r in self.records), default=0)

    def causes(self) -> dict[str, int]:
        """How often pending expressions were evaluated for each reason."""
        counts: dict[str, int] = defaultdict(int)
        for r in self.records:
            if r.kind == "evaluate":
                counts[r.name] += 1
        return dict(counts)

    # --- the rows of the picture and of the trace

    def _rows(self) -> list[tuple[tuple[int, int], str, list[Record]]]:
        """(process, thread) numbers, a title, and the intervals of each row: the host's threads, then streams."""
        streams: dict[tuple[int, int], list[Record]] = defaultdict(list)
        threads: dict[int, list[Record]] = defaultdict(list)
        for r in self.records:
            if r.kind in ("allocate", "free"):
                continue
            if r.on_host:
                threads[r.thread].append(r)
            else:
                streams[r.device, r.stream].append(r)
        rows: list[tuple[tuple[int, int], str, list[Record]]] = [
            ((0, t), f"host thread {t}", found) for t, found in sorted(threads.items())
        ]
        numbers: dict[int, int] = defaultdict(int)
        for (device, stream), found in sorted(streams.items()):
            numbers[device] += 1
            title = f"device {device}, " + ("null stream" if stream == 0 else f"stream {stream:#x}")
            rows.append(((device + 1, numbers[device]), title, found))
        return rows

    def _memory(self) -> dict[int, list[tuple[int, int]]]:
        """(time, bytes in use) by device."""
        found: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for r in self.records:
            if r.kind in ("allocate", "free"):
                found[r.device].append((r.begin, r.held))
        return found

    def chrome_trace(self) -> dict[str, Any]:
        """The trace as the object that Perfetto and Chrome's about:tracing read."""
        events: list[dict[str, Any]] = []
        processes = {0: "host"} | {r.device + 1: f"device {r.device}" for r in self.records}
        for number, title in processes.items():
            events.append({"ph": "M", "name": "process_name", "pid": number, "tid": 0, "args": {"name": title}})
        for (process, thread), title, found in self._rows():
            events.append({"ph": "M", "name": "thread_name", "pid": process, "tid": thread, "args": {"name": title}})
            for r in found:
                details: dict[str, Any] = {"device": r.device, "asked for by thread": r.thread}
                if r.bytes:
                    details["bytes"] = r.bytes
                if r.shape:
                    details["shape"] = r.shape
                events.append(
                    {
                        "ph": "X",
                        "name": r.name,
                        "cat": r.kind,
                        "pid": process,
                        "tid": thread,
                        "ts": r.begin / 1e3,
                        "dur": (r.end - r.begin) / 1e3,
                        "args": details,
                    }
                )
        for r in self.records:
            if r.kind in ("allocate", "free"):
                moment = {"pid": r.device + 1, "tid": 0, "ts": r.begin / 1e3, "cat": "memory"}
                events.append({"ph": "C", "name": "memory in use", "args": {"bytes": r.held}, **moment})
                events.append({"ph": "i", "s": "p", "name": r.kind, "args": {"bytes": r.bytes}, **moment})
        return {"traceEvents": events, "displayTimeUnit": "ns"}

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the picture where the name ends in ``.svg``, else the trace as JSON."""
        text = self.svg() if str(path).endswith(".svg") else json.dumps(self.chrome_trace())
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def svg(self) -> str:
        """The picture: a row for each thread of the host and each stream, and the memory in use beneath."""
        width, left, row_height, top = 960, 150, 26, 34
        rows, memory = self._rows(), self._memory()
        span = max(self.duration, 1)
        graph = 50
        height = top + len(rows) * row_height + len(memory) * (graph + 10) + 40

        def at(time: int) -> float:
            return left + (width - left - 40) * time / span

        parts = [opening(width, height), f'<rect width="{width}" height="{height}" fill="white"/>']
        for k in range(6):
            x = at(span * k // 5)
            parts.append(f'<line x1="{x:.1f}" y1="{top - 6}" x2="{x:.1f}" y2="{height - 34}" stroke="#ddd"/>')
            parts.append(f'<text x="{x:.1f}" y="{top - 12}" text-anchor="middle">{duration_text(span * k // 5)}</text>')
        y = top
        for _, title, found in rows:
            parts.append(f'<text x="8" y="{y + 16}">{escaped(title)}</text>')
            drawn = -1.0
            for r in found:
                x, end = at(r.begin), at(r.end)
                if end - drawn < 0.3 and len(found) > _MOST_DRAWN:
                    continue  # narrower than can be seen, and beside another
                drawn = max(drawn, end)
                tip = f"{r.name} ({r.kind}): {duration_text(r.end - r.begin)}"
                tip += f", {byte_count(r.bytes)}" if r.bytes else ""
                parts.append(
                    f'<rect x="{x:.2f}" y="{y + 3}" width="{max(end - x, 0.5):.2f}" height="{row_height - 6}" '
                    f'fill="{_COLOURS.get(r.kind, "#666")}"><title>{escaped(tip)}</title></rect>'
                )
            y += row_height
        for device, points in sorted(memory.items()):
            y += 10
            most = max(max(held for _, held in points), 1)
            parts.append(f'<text x="8" y="{y + 16}">memory {device}</text>')
            parts.append(f'<text x="8" y="{y + 32}">up to {byte_count(most)}</text>')
            path, level = [], points[0][1]
            for time, held in points:
                path.append(f"{at(time):.1f},{y + graph * (1 - level / most):.1f}")
                path.append(f"{at(time):.1f},{y + graph * (1 - held / most):.1f}")
                level = held
            path.append(f"{at(span):.1f},{y + graph * (1 - level / most):.1f}")
            parts.append(f'<polyline points="{" ".join(path)}" fill="none" stroke="#555"/>')
            y += graph
        x = left
        for kind in ("launch", "task", "copy", "fill", "evaluate", "wait"):
            parts.append(f'<rect x="{x}" y="{height - 22}" width="12" height="12" fill="{_COLOURS[kind]}"/>')
            parts.append(f'<text x="{x + 16}" y="{height - 11}">{kind}</text>')
            x += 90
        return "\n".join([*parts, "</svg>"])

    # --- the summary

    def __str__(self) -> str:
        if not self.records:
            return "timeline: nothing was recorded"
        lines = [f"timeline of {duration_text(self.duration)}"]
        for _, title, found in self._rows():
            busy = sum(r.end - r.begin for r in found if r.kind in _WORK)
            if busy:
                lines.append(f"{title}: busy for {duration_text(busy)}, {busy / max(self.duration, 1):.0%}")
        totals: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
        for r in self.records:
            if r.kind in _WORK or r.kind == "wait":
                entry = totals[r.kind, r.name]
                entry[0] += 1
                entry[1] += r.end - r.begin
                entry[2] += r.bytes
        rows: list[tuple[str, ...]] = [("work", "", "count", "total", "mean", "bytes")]
        for (kind, name), (count, time, size) in sorted(totals.items(), key=lambda item: -item[1][1]):
            rows.append(
                (
                    name if len(name) <= 48 else name[:45] + "...",
                    kind if kind != name else "",
                    str(count),
                    duration_text(time),
                    duration_text(time // count),
                    byte_count(size) if size else "",
                )
            )
        lines += _table(rows)
        causes = self.causes()
        if causes:
            lines.append("pending expressions were evaluated because")
            lines += [f"{count:>6}x {cause}" for cause, count in sorted(causes.items(), key=lambda item: -item[1])]
        for device, points in sorted(self._memory().items()):
            taken = [r.bytes for r in self.records if r.kind == "allocate" and r.device == device]
            lines.append(
                f"memory of device {device}: at most {byte_count(max(held for _, held in points))} in use; "
                f"{len(taken)} {'allocation' if len(taken) == 1 else 'allocations'} of {byte_count(sum(taken))}"
            )
        if self.dropped:
            lines.append(f"{self.dropped} further records were dropped")
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return f"{self.svg()}{preformatted(str(self))}"


def _table(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[c]) for row in rows) for c in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(w) if c < 2 else cell.rjust(w) for c, (cell, w) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def duration_text(nanoseconds: int) -> str:
    """A time for people: "1.25 ms"."""
    for factor, unit in ((10**9, "s"), (10**6, "ms"), (10**3, "us")):
        if nanoseconds >= factor:
            return f"{nanoseconds / factor:.3g} {unit}"
    return f"{nanoseconds} ns"


@contextmanager
def timeline(path: str | PathLike[str] | None = None) -> Iterator[Timeline]:
    """Records what runs while a `with` block does, on all devices.

    Launches, copies, fills and tasks of the streams, memory taken and given back, waits of the host, and each time
    pending expressions were evaluated, with the cause. At the end all devices are synchronized. Work that a library
    submits to a GPU by itself (products by cuBLAS, transforms by cuFFT) has no record of its own.

    Args:
        path: where to write it: a trace for Perfetto (ui.perfetto.dev) as JSON, or a picture where the name ends in
            ``.svg``. Nothing is written by default; `Timeline.save` does it later.

    Raises:
        RuntimeError: a timeline is being recorded already.

    Example:
        >>> with gridstride.profiler.timeline("trace.json") as t:
        ...     y = (x * 2 + 1).sum()
        >>> print(t)
    """
    from gridstride.cuda import Device, device_count

    result = Timeline()
    _core.timeline_start()
    try:
        yield result
        for ordinal in range(device_count()):
            Device(ordinal).synchronize()
    finally:
        result._finish(*_core.timeline_stop())
    if path is not None:
        result.save(path)
