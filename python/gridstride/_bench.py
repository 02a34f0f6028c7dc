"""``gridstride bench``: a table of this machine in a few seconds, NumPy and Gridstride in turns."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any


def _times(functions: list[Callable[[], Any]], seconds: float, repeats: int) -> list[float]:
    """The median time of each function: they are called in turns, so that what disturbs one disturbs all."""
    import statistics

    for function in functions:
        function()
    found: list[list[float]] = [[] for _ in functions]
    end = time.perf_counter() + seconds
    for _ in range(repeats):
        for function, times in zip(functions, found, strict=True):
            begin = time.perf_counter()
            function()
            times.append(time.perf_counter() - begin)
        if time.perf_counter() > end:
            break
    return [statistics.median(times) for times in found]


def cases(size: int) -> list[tuple[str, Callable[[], Any], Callable[[], Any]]]:
    """Names, what NumPy does and what Gridstride does, for about `size` elements."""
    import numpy as np

    import gridstride as gs
    from gridstride import cuda

    rng = np.random.default_rng(1)
    x = rng.random(size)
    dx = gs.asarray(x)
    side = max(int((size / 64) ** 0.5), 8)
    a = rng.random((side, side))
    da = gs.asarray(a)
    out = gs.empty_like(dx)

    @cuda.jit
    def saxpy(x, y):
        i = cuda.grid(1)
        if i < y.size:
            y[i] = 2.0 * x[i] + 1.0

    def done(value: Any) -> None:
        gs._core.evaluate(value)
        gs.synchronize()

    def kernel() -> None:
        saxpy[-(-size // 256), 256](dx, out)
        gs.synchronize()

    return [
        ("x * 5 + 1", lambda: x * 5 + 1, lambda: done(dx * 5 + 1)),
        (
            "sin(x)**2 + cos(x)**2",
            lambda: np.sin(x) ** 2 + np.cos(x) ** 2,
            lambda: done(gs.sin(dx) ** 2 + gs.cos(dx) ** 2),
        ),
        ("sum(x)", lambda: x.sum(), lambda: done(dx.sum())),
        ("sort(x)", lambda: np.sort(x), lambda: done(gs.sort(dx))),
        ("cumsum(x)", lambda: np.cumsum(x), lambda: done(gs.cumsum(dx))),
        ("random.random", lambda: rng.random(size), lambda: done(gs.random.random(size))),
        (f"a @ a, {side} x {side}", lambda: a @ a, lambda: done(da @ da)),
        ("kernel: y = 2 x + 1", lambda: 2.0 * x + 1.0, kernel),
    ]


def main(size: int = 4_000_000, seconds: float = 0.5) -> int:
    """Prints the table."""
    import gridstride as gs
    from gridstride._progress import progress
    from gridstride._sweep import _duration

    rows = [("work", "NumPy", "Gridstride", "ratio")]
    every = cases(size)
    with progress(len(every), "bench") as step:
        for name, theirs, ours in every:
            step(name)
            a, b = _times([theirs, ours], seconds, 30)
            rows.append((name, _duration(a), _duration(b), f"{a / b:.1f}x"))
    device = gs.cuda.Device()
    print(
        f"{size:,} float64 on {device.name} [{device.kind}]: medians of calls in turns; "
        "a ratio above 1 says that Gridstride is faster"
    )
    widths = [max(len(row[c]) for row in rows) for c in range(4)]
    for row in rows:
        print(
            "  ".join(
                cell.ljust(w) if c == 0 else cell.rjust(w) for c, (cell, w) in enumerate(zip(row, widths, strict=True))
            )
        )
    return 0
