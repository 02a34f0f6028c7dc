"""What the examples share: paired timing against NumPy and the row each of them reports."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Row:
    """One line of the table: seconds of both sides (None where there is nothing to time), and what was verified."""

    work: str
    gridstride: float | None
    numpy: float | None
    verified: str

    @property
    def ratio(self) -> float | None:
        if self.gridstride is None or self.numpy is None:
            return None
        return self.numpy / self.gridstride


def paired(
    gridstride: Callable[[], object], numpy: Callable[[], object], repeats: int = 5, warmup: int = 1
) -> tuple[float, float]:
    """Median seconds of both functions, run in turns so that both see the same machine.

    Each function has to leave nothing pending: end it with a synchronize or a copy to the host.
    """
    times: tuple[list[float], list[float]] = ([], [])
    for repeat in range(warmup + repeats):
        for function, seconds in zip((gridstride, numpy), times, strict=True):
            start = time.perf_counter()
            function()
            elapsed = time.perf_counter() - start
            if repeat >= warmup:
                seconds.append(elapsed)
    return statistics.median(times[0]), statistics.median(times[1])


def format_seconds(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    for unit, scale in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= scale:
            return f"{seconds / scale:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def print_table(rows: list[Row]) -> None:
    """Prints rows as a table that is also Markdown."""
    header = ("work", "Gridstride", "NumPy", "ratio", "verified")
    cells = [header] + [
        (
            row.work,
            format_seconds(row.gridstride),
            format_seconds(row.numpy),
            "-" if row.ratio is None else f"{row.ratio:.1f}x",
            row.verified,
        )
        for row in rows
    ]
    widths = [max(len(line[column]) for line in cells) for column in range(len(header))]

    def show(line: tuple[str, ...]) -> None:
        aligned = [
            text.rjust(width) if column in (1, 2, 3) else text.ljust(width)
            for column, (text, width) in enumerate(zip(line, widths, strict=True))
        ]
        print("| " + " | ".join(aligned) + " |")

    show(cells[0])
    print("|" + "|".join("-" * (width + 1) + (":" if 0 < i < 4 else "-") for i, width in enumerate(widths)) + "|")
    for line in cells[1:]:
        show(line)
