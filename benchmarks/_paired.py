"""Paired measurement: both sides in one process, in turns, medians and the median of the ratios."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Result:
    """One comparison. `target` is the least ratio (baseline / gridstride) that the project asks of itself."""

    name: str
    gridstride: float
    baseline: float
    baseline_name: str
    ratio: float
    target: float | None = None

    @property
    def verdict(self) -> str:
        if self.target is None:
            return ""
        return "reached" if self.ratio >= self.target else "BELOW"


def seconds(function: Callable[[], object], number: int = 1) -> float:
    start = time.perf_counter()
    for _ in range(number):
        function()
    return (time.perf_counter() - start) / number


def settle(longest: float = 0.5) -> None:
    """Waits until threads of this process are at rest: those of NumPy's OpenBLAS spin for a tenth of a second after
    each product, and what is measured then shares its cores with them."""
    deadline = time.perf_counter() + longest
    while time.perf_counter() < deadline:
        used = time.process_time()
        time.sleep(0.01)
        if time.process_time() - used < 0.002:
            return


def pair(gridstride: Callable[[], object], baseline: Callable[[], object], number: int = 1) -> tuple[float, float]:
    """The seconds of both, each on a machine on which the other one has come to rest."""
    settle()
    first = seconds(gridstride, number)
    settle()
    return first, seconds(baseline, number)


def warm(kernel: Callable[[], object], for_seconds: float = 0.25) -> None:
    """Launches a kernel until its quickly compiled code has given way to that of later launches."""
    end = time.perf_counter() + for_seconds
    while time.perf_counter() < end:
        kernel()


def compare(
    name: str,
    gridstride: Callable[[], object],
    baseline: Callable[[], object],
    baseline_name: str = "NumPy",
    target: float | None = None,
    repeats: int = 11,
    number: int = 1,
) -> Result:
    """Each function must leave nothing pending."""
    seconds(gridstride)
    seconds(baseline)
    pairs = [pair(gridstride, baseline, number) for _ in range(repeats)]
    return Result(
        name,
        statistics.median(pair[0] for pair in pairs),
        statistics.median(pair[1] for pair in pairs),
        baseline_name,
        statistics.median(pair[1] / pair[0] for pair in pairs),
        target,
    )


def format_seconds(value: float) -> str:
    for unit, scale in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if value >= scale:
            return f"{value / scale:.3g} {unit}"
    return f"{value / 1e-9:.3g} ns"


def geometric_mean(values: list[float]) -> float:
    return math.exp(sum(math.log(value) for value in values) / len(values))


def table(results: list[Result]) -> str:
    lines = ["| work | Gridstride | baseline | ratio | asked | |", "|---|---:|---:|---:|---:|---|"]
    for result in results:
        asked = "" if result.target is None else f"{result.target:.3g}"
        lines.append(
            f"| {result.name} | {format_seconds(result.gridstride)} | {result.baseline_name} "
            f"{format_seconds(result.baseline)} | {result.ratio:.2f} | {asked} | {result.verdict} |"
        )
    return "\n".join(lines)
