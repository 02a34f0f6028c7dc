"""The CUDA device against CuPy and Numba-CUDA in one process, with the device's own floors.

`python benchmarks/gpu.py [part ...]`; parts: arrays, host, kernels, latency. Wall times with a synchronise; the floor
is the bytes that must move over the bandwidth measured here (copies, or writes alone).
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda

SHAPE = (50, 500, 500)
N = 50_000_000
GB = 1e9


def wall(function: Callable[[], object], synchronize: Callable[[], object], repeats: int = 15) -> float:
    for _ in range(2):
        function()
    synchronize()
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        result = function()
        synchronize()
        times.append(time.perf_counter() - start)
        del result
    return statistics.median(times)


def ours(function: Callable[[], Any]) -> Callable[[], Any]:
    evaluate = gs._core.evaluate

    def run() -> Any:
        result = function()
        evaluate(result)
        return result

    return run


def back_to_back(function: Callable[[], object], synchronize: Callable[[], object], count: int = 2000) -> float:
    for _ in range(100):
        function()
    synchronize()
    best = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(count):
            function()
        best.append((time.perf_counter() - start) / count)
        synchronize()
    return statistics.median(best)


class Report:
    """Rows of one table."""

    def __init__(self, title: str) -> None:
        print(f"\n## {title}\n\n| work | Gridstride | other | ratio | asked | floor | |")
        print("|---|---:|---:|---:|---:|---:|---|")

    def row(self, name: str, mine: float, other: float | None, asked: float | None, floor: float | None = None) -> None:
        """`asked` is a ratio, or with no `other` a time not to be exceeded."""

        def text(value: float | None) -> str:
            if value is None:
                return ""
            return f"{value * 1e3:.4g} ms" if value >= 1e-4 else f"{value * 1e6:.3g} us"

        if other is not None:
            reached = asked is None or other / mine >= asked
            ratio, want = f"{other / mine:.2f}", "" if asked is None else f"{asked:g}"
        else:
            reached = asked is None or mine <= asked
            ratio, want = "", "" if asked is None else f"< {text(asked)}"
        share = "" if floor is None else f"{text(floor)} ({100 * floor / mine:.0f} %)"
        print(
            f"| {name} | {text(mine)} | {text(other)} | {ratio} | {want} | {share} | {'' if reached else 'BELOW'} |",
            flush=True,
        )


def bandwidths(cp: Any) -> tuple[float, float]:
    source, target = cp.ones(2**29), cp.empty(2**29)
    sync = cp.cuda.runtime.deviceSynchronize
    copy = 2 * source.nbytes / wall(lambda: cp.copyto(target, source), sync)
    write = target.nbytes / wall(lambda: target.data.memset_async(0, target.nbytes), sync)
    return copy, write


def arrays(cp: Any) -> None:
    copy, write = bandwidths(cp)
    report = Report(f"Arrays: copy {copy / GB:.0f} GB/s, write {write / GB:.0f} GB/s")
    sync, theirs = gs.synchronize, cp.cuda.runtime.deviceSynchronize
    generator = np.random.default_rng(7)

    def pair(name: str, mine: Any, other: Any, asked: float | None, read: int, written: int, repeats: int = 15) -> None:
        try:
            a = wall(ours(mine), sync, repeats)
        except Exception as error:  # the table goes on: what is missing is seen in it
            print(f"| {name} | {type(error).__name__}: {error} | | | | | BELOW |", flush=True)
            return
        b = wall(other, theirs, repeats) if other is not None else None
        floor = (read + written) / copy if read else written / write
        report.row(name, a, b, asked, floor)

    host = generator.random(SHAPE)
    x, cx = gs.asarray(host), cp.asarray(host)
    size = host.nbytes
    pair("ones 100 MB", lambda: gs.ones(SHAPE), lambda: cp.ones(SHAPE), 2.5, 0, size)
    pair("x * 5 100 MB", lambda: x * 5, lambda: cx * 5, 1.6, size, size)

    def chain(v: Any) -> Any:
        v = v * 5
        v = v * v
        return v + v

    pair("three statements 100 MB", lambda: chain(x), lambda: chain(cx), 3.5, size, size)
    host = generator.random(N)
    y, cy = gs.asarray(host), cp.asarray(host)
    size = host.nbytes
    f4, cf4 = y.astype("float32"), cy.astype("float32")
    rows, crows = y.reshape(-1, 50), cy.reshape(-1, 50)
    wide, cwide = y.reshape(1000, 50000), cy.reshape(1000, 50000)
    pair("sum 50M", lambda: y.sum(), lambda: cy.sum(), 1.2, size, 0)
    pair(
        "rows / row sums, (1M, 50)",
        lambda: rows / rows.sum(axis=1)[:, None],
        lambda: crows / crows.sum(axis=1)[:, None],
        1.6,
        size,
        size,
    )
    pair("column sums (1M, 50)", lambda: rows.sum(axis=0), lambda: crows.sum(axis=0), 100, size, 0, 5)
    pair("var 50M", lambda: y.var(), lambda: cy.var(), 100, size, 0, 5)

    def softmax(lib: Any, m: Any) -> Any:
        e = lib.exp(m - m.max(axis=1)[:, None])
        return e / e.sum(axis=1)[:, None]

    pair("softmax rows (1M, 50)", lambda: softmax(gs, rows), lambda: softmax(cp, crows), 4, size, size)
    pair("sin 50M", lambda: gs.sin(y), lambda: cp.sin(cy), None, size, size)
    pair("sin(linspace) 50M", lambda: gs.sin(gs.linspace(0, 1, N)), lambda: cp.sin(cp.linspace(0, 1, N)), 4, 0, size)
    pair("where 50M", lambda: gs.where(y > 0.5, y, 0), lambda: cp.where(cy > 0.5, cy, 0), 2, size, size)
    pair("transpose copy (1M, 50)", lambda: rows.T.copy(), lambda: crows.T.copy(), 3, size, size)
    pair("argmax 50M", lambda: y.argmax(), lambda: cy.argmax(), 1.1, size, 0, 5)
    pair("random.rand 50M", lambda: gs.random.rand(N), lambda: cp.random.rand(N), 6, 0, size)
    mine, other = gs.random.default_rng(1), cp.random.default_rng(1)
    pair("standard_normal 50M", lambda: mine.standard_normal(N), lambda: other.standard_normal(N), 1, 0, size)
    pair("sort 50M float64", lambda: gs.sort(y), lambda: cp.sort(cy), 1.1, 8 * size, 8 * size, 5)
    pair("sort 50M float32", lambda: gs.sort(f4), lambda: cp.sort(cf4), 1.1, 2 * size, 2 * size, 5)
    pair("argsort 50M float64", lambda: gs.argsort(y), lambda: cp.argsort(cy), 1.2, 12 * size, 12 * size, 5)
    pair("sort (1000, 50000)", lambda: gs.sort(wide), lambda: cp.sort(cwide), 2.5, 8 * size, 8 * size, 5)
    pair("cumsum 50M", lambda: gs.cumsum(y), lambda: cp.cumsum(cy), 2, size, size, 5)
    mask, cmask = y > 0.5, cy > 0.5
    pair("boolean index 50M", lambda: y[mask], lambda: cy[cmask], 2, size + N, size // 2, 5)
    index = generator.integers(0, N, N)
    at, cat = gs.asarray(index), cp.asarray(index)
    pair("gather 50M", lambda: y[at], lambda: cy[cat], 1.1, 2 * size, size, 5)
    pair("median 50M", lambda: gs.median(y), lambda: cp.median(cy), 5, size, 0, 5)
    three = [25, 50, 75]
    pair("percentiles 25, 50, 75", lambda: gs.percentile(y, three), lambda: cp.percentile(cy, three), 5, size, 0, 5)
    pair("histogram, 100 bins, 50M", lambda: gs.histogram(y, 100), lambda: cp.histogram(cy, 100), 3, 2 * size, 0, 5)
    pair("unique of 50M int64", lambda: gs.unique(at % 1_000_000), lambda: cp.unique(cat % 1_000_000), 1.1, size, 0, 5)


def host(cp: Any) -> None:
    report = Report("Host cost, back to back")
    small, csmall = gs.arange(10.0), cp.arange(10.0)
    sync, theirs = gs.synchronize, cp.cuda.runtime.deviceSynchronize

    def pair(name: str, mine: Any, other: Any, limit: float) -> None:
        a, b = back_to_back(mine, sync), back_to_back(other, theirs)
        report.row(f"{name} (CuPy {b * 1e6:.3g} us)", a, None, limit)

    evaluate = gs._core.evaluate

    def ten(v: Any) -> Any:
        for _ in range(5):
            v = v * 1.01 + 1
        return v

    pair("x * 5, 10 elements", lambda: evaluate(small * 5), lambda: csmall * 5, 4.5e-6)
    pair("sum, 10 elements", lambda: evaluate(small.sum()), lambda: csmall.sum(), 5e-6)
    pair("slice", lambda: small[2:5], lambda: csmall[2:5], 0.5e-6)
    pair("ten operations, 10 elements", lambda: evaluate(ten(small)), lambda: ten(csmall), 6e-6)


@cuda.jit
def vecadd(x, y, z):
    i = cuda.grid(1)
    if i < z.size:
        z[i] = x[i] + y[i]


@cuda.jit
def relu(x, z):
    i = cuda.grid(1)
    if i < z.size:
        z[i] = max(x[i], 0.0)


def numba_kernels() -> Any:
    """Numba's versions; None where numba-cuda does not work."""
    try:
        if not hasattr(np, "row_stack"):
            np.row_stack = np.vstack
        from numba import cuda as numba_cuda

        @numba_cuda.jit
        def numba_vecadd(x, y, z):
            i = numba_cuda.grid(1)
            if i < z.size:
                z[i] = x[i] + y[i]

        @numba_cuda.jit
        def numba_relu(x, z):
            i = numba_cuda.grid(1)
            if i < z.size:
                z[i] = max(x[i], 0.0)

        return numba_cuda, numba_vecadd, numba_relu
    except Exception as error:
        print(f"numba-cuda does not work here: {error}")
        return None


def event_time(launch: Callable[[], object], stream: Any = None, repeats: int = 15) -> float:
    """Median over launches of the time between events around one."""
    for _ in range(3):
        launch()
    times = []
    for _ in range(repeats):
        start, stop = cuda.Event(), cuda.Event()
        start.record()
        launch()
        stop.record()
        stop.synchronize()
        times.append(start.elapsed_time(stop) / 1e3)
    return statistics.median(times)


def kernels(cp: Any) -> None:
    copy, _ = bandwidths(cp)
    report = Report("Kernels as a user writes them (event times; ratios to numba-cuda)")
    numba = numba_kernels()
    sync = gs.synchronize
    generator = np.random.default_rng(3)
    for name, size, mine, which, bytes_each in (
        ("vecadd 2**24 + 11 float64", 2**24 + 11, vecadd, 1, 24),
        ("relu 10M float64", 10_000_000, relu, 2, 16),
    ):
        hosts = [generator.random(size) - 0.5 for _ in range(3 if which == 1 else 2)]
        own = [gs.asarray(h) for h in hosts]
        blocks = (size + 255) // 256
        mine_time = event_time(lambda m=mine, b=blocks, a=own: m[b, 256](*a))
        other_time = None
        if numba is not None:
            theirs = [numba[0].to_device(h) for h in hosts]
            other_time = event_time(lambda k=numba[which], b=blocks, a=theirs: k[b, 256](*a))
        report.row(name, mine_time, other_time, 1.0, size * bytes_each / copy)
    x, y, z = gs.arange(1000.0), gs.arange(1000.0), gs.zeros(1000)
    configured = vecadd[4, 256]
    report.row("launch, three own arrays", back_to_back(lambda: configured(x, y, z), sync), None, 4.5e-6)
    cx, cy, cz = cp.arange(1000.0), cp.arange(1000.0), cp.zeros(1000)
    report.row("launch, three CuPy arrays", back_to_back(lambda: configured(cx, cy, cz), sync), None, 7e-6)
    if numba is not None:
        nx, ny, nz = (numba[0].to_device(np.zeros(1000)) for _ in range(3))
        other = numba[1][4, 256]
        report.row("(numba-cuda's launch of its own)", back_to_back(lambda: other(nx, ny, nz), sync, 300), None, None)


LATENCY = """
import time
import numpy
start = time.perf_counter()
import gridstride as gs
from gridstride import cuda
imported = time.perf_counter() - start
@cuda.jit
def first(x):
    i = cuda.grid(1)
    if i < x.size:
        x[i] = x[i] * 2 + 1
@cuda.jit
def second(x, y):
    i = cuda.grid(1)
    if i < x.size and x[i] > 3:
        y[i] = x[i] / 7
device = cuda.Device()
x = gs.empty(1000)
cuda.synchronize()
def timed(call):
    start = time.perf_counter()
    call()
    cuda.synchronize()
    return time.perf_counter() - start
a = timed(lambda: first[4, 256](x))
b = timed(lambda: second[4, 256](x, x))
def three():
    v = gs.arange(1000.0)
    w = gs.sqrt(v * 3 + 1).sum()
    (v / (w + 1)).get()
c = timed(three)
print(imported, a, b, c)
"""


def latency(_: Any) -> None:
    report = Report("Latency, fresh processes")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "latency_program.py")
        with open(path, "w") as file:
            file.write(LATENCY)
        for title, limits in (
            ("no disk cache", (None, 120e-3, 25e-3, 100e-3)),
            ("disk cache", (None, None, None, 30e-3)),
        ):
            environment = {**os.environ, "GRIDSTRIDE_CACHE_DIR": os.path.join(folder, "cache")}
            done = subprocess.run([sys.executable, path], env=environment, capture_output=True, text=True, check=True)
            for name, value, limit in zip(
                ("import", "first kernel", "second kernel", "three array operations"),
                done.stdout.split(),
                limits,
                strict=True,
            ):
                report.row(f"{name}, {title}", float(value), None, limit)


PARTS = {"arrays": arrays, "host": host, "kernels": kernels, "latency": latency}


def main() -> int:
    if cuda.Device().kind != "cuda":
        print("There is no CUDA device; GRIDSTRIDE_DEVICE=cuda says why.")
        return 1
    import cupy as cp

    print(f"{cuda.Device().name}; CuPy {cp.__version__}, NumPy {np.__version__}")
    for name in sys.argv[1:] or PARTS:
        PARTS[name](cp)
    return 0


if __name__ == "__main__":
    sys.exit(main())
