"""Kernels: against the array library, against C++ by the compiler and by hand, and what bounds checks cost."""

from __future__ import annotations

import ctypes
import math
from pathlib import Path

import _block_kernels as blocks
import _cpp_kernels as cpp
import numpy as np
from _paired import Result, compare, geometric_mean, table, warm

import gridstride as gs
from gridstride import cuda

LOOPS = Path(__file__).resolve().parent.parent / "build" / "benchmarks" / "libbench_scalar_loops.so"
N = 2**24 + 11


def vecadd(A, B, C):
    i = cuda.grid(1)
    C[i] = A[i] + B[i]


def relu(x, out):
    start = cuda.grid(1)
    stride = cuda.gridsize(1)
    for i in range(start, x.shape[0], stride):
        out[i] = max(x[i], 0)


def stencil(source, target):
    column, row = cuda.grid(2)
    total = 0.0
    for dy in range(-1, 2):
        for dx in range(-1, 2):
            total += source[row + dy, column + dx]
    target[row, column] = total / 9


def gather(source, index, target):
    i = cuda.grid(1)
    target[i] = source[index[i]]


def transpose(source, target):
    column, row = cuda.grid(2)
    target[column, row] = source[row, column]


def polynomial(x, coefficients, out):
    i = cuda.grid(1)
    value = 0.0
    for k in range(coefficients.shape[0]):
        value = value * x[i] + coefficients[k]
    out[i] = value


@cuda.jit
def mandelbrot(counts, left, top, step, limit):
    column, row = cuda.grid(2)
    cx = left + column * step
    cy = top + row * step
    x = cx * 0
    y = cy * 0
    count = 0
    while count < limit and x * x + y * y <= 4:
        following = x * x - y * y + cx
        y = 2 * x * y + cy
        x = following
        count += 1
    counts[row, column] = count


@cuda.jit
def mandelbrot_f32(counts, left, top, step, limit):
    column, row = cuda.grid(2)
    two, four = np.float32(2), np.float32(4)
    cx = left + np.float32(column) * step
    cy = top + np.float32(row) * step
    x = np.float32(0)
    y = np.float32(0)
    count = np.int32(0)
    while count < limit and x * x + y * y <= four:
        following = x * x - y * y + cx
        y = two * x * y + cy
        x = following
        count = np.int32(count + 1)
    counts[row, column] = count


def against_fused() -> list[Result]:
    a = gs.random.uniform(-1, 1, N)
    b = gs.random.uniform(-1, 1, N)
    c = gs.zeros_like(a)
    kernel = cuda.jit(vecadd)
    blocks = math.ceil(N / 256)

    def launch():
        kernel[blocks, 256](a, b, c)
        cuda.synchronize()

    def fused():
        a + b
        result = a + b
        gs.synchronize()
        return result

    warm(launch)
    return [compare("vecadd kernel, 2**24 + 11, no guard", launch, fused, "fused a + b", target=1 / 1.15)]


def check_cost() -> list[Result]:
    """Each kernel with and without bounds checks; the ratio is unchecked time over checked time."""
    size = 4096
    flat = gs.random.uniform(-1, 1, N)
    square = gs.random.uniform(-1, 1, size * size).reshape(size, size)
    square_out = gs.zeros((size, size))
    out = gs.zeros(N)
    index = gs.asarray(np.random.default_rng(3).integers(0, N, N))
    coefficients = gs.asarray(np.random.default_rng(4).random(16))
    line, blocks = 256, math.ceil(N / 256)
    tile, tiles = (32, 8), (size // 32, size // 8)
    cases = [
        ("vecadd", vecadd, (blocks, line), (flat, flat, out)),
        ("relu, grid-stride", relu, (1024, line), (flat, out)),
        ("3 x 3 stencil", stencil, (tiles, tile), (square, square_out)),
        ("gather", gather, (blocks, line), (flat, index, out)),
        ("transpose", transpose, (tiles, tile), (square, square_out)),
        ("polynomial of degree 15", polynomial, (blocks, line), (flat, coefficients, out)),
    ]
    results = []
    for name, function, (grid, block), arguments in cases:
        checked, unchecked = cuda.jit(function), cuda.jit(boundscheck=False)(function)
        if function is stencil:  # without checks its border threads would read outside: they get a frame to read
            frame = gs.zeros((size + 2, size + 2))
            arguments = (frame[1:-1, 1:-1], square_out)

        def launch(kernel, grid=grid, block=block, arguments=arguments):
            kernel[grid, block](*arguments)
            cuda.synchronize()

        if name in ("vecadd", "gather", "polynomial of degree 15"):  # the same for the last block's surplus threads
            arguments = tuple(array[: N - N % line] if array.size == N else array for array in arguments)
            grid = N // line
        for kernel in (checked, unchecked):
            warm(lambda: launch(kernel, grid=grid, arguments=arguments))  # noqa: B023  called within the iteration
        results.append(
            compare(
                f"{name}: checked",
                lambda: launch(checked, grid=grid, arguments=arguments),  # noqa: B023  called within the iteration
                lambda: launch(unchecked, grid=grid, arguments=arguments),  # noqa: B023
                "unchecked",
                target=1 / 1.15,
            )
        )
    mean = geometric_mean([result.ratio for result in results])
    results.append(Result("geometric mean of the above", 1.0, mean, "unchecked", mean, 1 / 1.05))
    return results


def against_scalar_loops() -> list[Result]:
    """One thread each: run with GRIDSTRIDE_NUM_THREADS=1 (benchmarks/run.py does)."""
    loops = ctypes.CDLL(str(LOOPS))
    height, width, limit = 1024, 1536, 200
    results = []
    for name, kernel, real, function in (
        ("mandelbrot float64", mandelbrot, np.float64, loops.mandelbrot_f64),
        ("mandelbrot float32", mandelbrot_f32, np.float32, loops.mandelbrot_f32),
    ):
        c_real = ctypes.c_double if real is np.float64 else ctypes.c_float
        function.argtypes = (ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, c_real, c_real, c_real, ctypes.c_int32)
        left, top, step = real(-2), real(-1), real(3 / width)
        expected = np.zeros((height, width), np.int32)
        counts = gs.zeros((height, width), dtype=np.int32)

        def launch(kernel=kernel, counts=counts, left=left, top=top, step=step):
            kernel[(width // 32, height // 8), (32, 8)](counts, left, top, step, np.int32(limit))
            cuda.synchronize()

        def scalar(function=function, expected=expected, left=left, top=top, step=step):
            function(expected.ctypes.data, height, width, left, top, step, limit)

        warm(launch)
        results.append(compare(f"{name}, one thread", launch, scalar, "scalar C++ -O3", target=5, repeats=5))
        # Contraction rounds once where the loop rounds twice: points on the border of the set may differ.
        assert (counts.get() != expected).mean() < 0.01
    return results


def cases() -> list[tuple]:
    """Name, launch, function of the C++ libraries, its arguments, the result on either side, tolerance."""
    rng = np.random.default_rng(1)
    f32, i32 = np.float32, np.int32

    def device(array):
        return cuda.to_device(array)

    height, width = 1024, 1536
    counts, c_counts = device(np.zeros((height, width), i32)), np.zeros((height, width), i32)
    view = (f32(-2), f32(-1), f32(3 / width), i32(200))

    bodies = 4096
    body = [rng.random(bodies, f32) for _ in range(4)]
    force, c_force = [device(np.zeros(bodies, f32)) for _ in range(3)], [np.zeros(bodies, f32) for _ in range(3)]
    body_d = [device(each) for each in body]

    options = 4_000_000
    market = [low + (high - low) * rng.random(options, f32) for low, high in ((5, 30), (1, 100), (0.25, 10))]
    prices, c_prices = [device(np.zeros(options, f32)) for _ in range(2)], [np.zeros(options, f32) for _ in range(2)]
    market_d = [device(each) for each in market]

    side = 2048
    picture, c_target = rng.random((side, side), f32), np.zeros((side, side), f32)
    picture_d, target = device(picture), device(np.zeros((side, side), f32))

    n = 512
    a, b, c_product = rng.random((n, n), f32), rng.random((n, n), f32), np.zeros((n, n), f32)
    a_d, b_d, product = device(a), device(b), device(np.zeros((n, n), f32))

    count = 10_000_000
    parts = -(-count // 256)
    x, c_sums, c_out = rng.random(count, f32), np.zeros(parts, f32), np.zeros(count, f32)
    x_d, sums, out = device(x), device(np.zeros(parts, f32)), device(np.zeros(count, f32))

    keys = rng.integers(0, 256, 5_000_000).astype(i32)
    keys_d, bins, c_bins = device(keys), device(np.zeros(256, i32)), np.zeros(256, i32)

    sorted_d, c_sorted = device(x[: 1 << 20]), x[: 1 << 20].copy()

    tile, tiles = (32, 8), (width // 32, height // 8)
    loops = 64  # blocks of the grid-stride loop
    return [
        ("mandelbrot", lambda: blocks.mandelbrot[tiles, tile](counts, *view), "mandelbrot",
         (c_counts, height, width, *view), counts, c_counts, None),
        ("n-body, 4096", lambda: blocks.nbody[bodies // 128, 128](*body_d, *force, f32(0.01)), "nbody",
         (*body, *c_force, bodies, f32(0.01)), force[0], c_force[0], 1e-3),
        ("Black-Scholes", lambda: blocks.black_scholes[options // 256, 256](*market_d, *prices, f32(0.02), f32(0.3)),
         "black_scholes", (*market, *c_prices, options, f32(0.02), f32(0.3)), prices[1], c_prices[1], 1e-3),
        ("stencil, shared memory", lambda: blocks.stencil[(side // 32, side // 16), (32, 16)](picture_d, target),
         "stencil", (picture, c_target, side, side), target, c_target, 1e-5),
        ("matrix product, shared tiles", lambda: blocks.matmul[(n // 32, n // 32), (32, 32)](a_d, b_d, product),
         "matmul", (a, b, c_product, n), product, c_product, 1e-4),
        ("tree reduction, barriers", lambda: blocks.tree_sums[parts, 256](x_d, sums),
         "block_sums", (x, c_sums, count), sums, c_sums, 1e-5),
        ("reduction by shuffles", lambda: blocks.shuffle_sums[parts, 256](x_d, sums),
         "block_sums", (x, c_sums, count), sums, c_sums, 1e-5),
        ("histogram, atomics", lambda: blocks.histogram[loops, 256](keys_d, bins), "histogram",
         (keys, c_bins, keys.size), None, None, None),
        ("scan of blocks", lambda: blocks.scan[parts, 256](x_d, out, sums), "block_scan",
         (x, c_out, c_sums, count), out, c_out, 1e-4),
        ("bitonic sort of blocks", lambda: blocks.bitonic[sorted_d.size // 512, 256](sorted_d), "bitonic",
         (c_sorted, c_sorted.size), sorted_d, c_sorted, 0),
        ("transpose, shared tile", lambda: blocks.transpose[(side // 32, side // 32), (32, 8)](picture_d, target),
         "transpose", (picture, c_target, side, side), target, c_target, 0),
    ]  # fmt: skip


def against_cpp(only: list[str]) -> list[Result]:
    """Equal threads: OpenMP has as many as Gridstride (GRIDSTRIDE_NUM_THREADS)."""
    libraries = [library for library in map(cpp.load, cpp.OPENMP) if library is not None]
    by_hand = cpp.load(cpp.BY_HAND)
    openmp: list[Result] = []
    hand: list[Result] = []
    for name, launch, function, arguments, result, expected, tolerance in cases():
        if only and not any(word in name for word in only):
            continue

        def kernel(launch=launch):
            launch()
            cuda.synchronize()

        baselines = [(cpp.calls(library, function, *arguments), openmp, "OpenMP", 1.0) for library in libraries]
        if by_hand is not None:
            baselines.append((cpp.calls(by_hand, function, *arguments), hand, "by hand", 1 / 1.2))
        warm(kernel)
        best: dict[str, Result] = {}
        for call, _, title, target in baselines:
            compared = compare(f"{name}, {title}", kernel, call, title, target, repeats=7)
            if result is not None:
                if tolerance is None:  # contraction rounds once where the loop rounds twice
                    assert (result.copy_to_host() != expected).mean() < 0.01, name
                else:
                    np.testing.assert_allclose(result.copy_to_host(), expected, rtol=tolerance, atol=tolerance)
            if title not in best or compared.ratio < best[title].ratio:  # the better of the compilers
                best[title] = compared
        openmp += [best["OpenMP"]] if "OpenMP" in best else []
        hand += [best["by hand"]] if "by hand" in best else []
    for results, title in ((openmp, "OpenMP"), (hand, "by hand")):
        if results:
            mean = geometric_mean([result.ratio for result in results])
            results.append(
                Result(f"geometric mean, {title}", 1.0, mean, title, mean, 1.0 if results is openmp else None)
            )
    return openmp + hand


def run() -> list[Result]:
    return against_fused() + check_cost()


if __name__ == "__main__":
    import sys

    if "--cpp" in sys.argv:
        print(table(against_cpp([word for word in sys.argv[1:] if not word.startswith("--")])))
    else:
        print(table(against_scalar_loops() if "--scalar" in sys.argv else run()))
