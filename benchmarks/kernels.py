"""Kernels: against the array library, against scalar C++ loops, and what bounds checks cost."""

from __future__ import annotations

import ctypes
import math
from pathlib import Path

import numpy as np
from _paired import Result, compare, geometric_mean, table

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

        results.append(compare(f"{name}, one thread", launch, scalar, "scalar C++ -O3", target=5, repeats=5))
        # Contraction rounds once where the loop rounds twice: points on the border of the set may differ.
        assert (counts.get() != expected).mean() < 0.01
    return results


def run() -> list[Result]:
    return against_fused() + check_cost()


if __name__ == "__main__":
    import sys

    print(table(against_scalar_loops() if "--scalar" in sys.argv else run()))
