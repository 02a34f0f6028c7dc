"""Kernels whose IR is compared word for word (tests/cpp/lang/golden_test.cpp)."""

# ruff: noqa

import math

from trees import cuda

SCALE = 2.5


def copy(a, b):
    i = cuda.grid(1)
    b[i] = a[i]


def guarded(a, b, n):
    i = cuda.threadIdx.x + cuda.blockIdx.x * cuda.blockDim.x
    if i < n:
        b[i] = a[i] * SCALE


def grid_stride(a, b):
    for i in range(cuda.grid(1), len(a), cuda.gridsize(1)):
        b[i] = max(a[i], 0.0)


def mandelbrot(out, width, limit):
    x, y = cuda.grid(2)
    if y < out.shape[0] and x < out.shape[1]:
        cr = x / width
        ci = y / width
        zr = 0.0
        zi = 0.0
        steps = 0
        while steps < limit and zr * zr + zi * zi < 4.0:
            zr, zi = zr * zr - zi * zi + cr, 2.0 * zr * zi + ci
            steps += 1
        out[y, x] = steps


def find(a, out, key):
    out[0] = -1
    for i in range(len(a)):
        if a[i] == key:
            out[0] = i
            break
    else:
        out[0] = -2


def widens(a, out):
    total = 0
    for x in a:
        total += x
    out[0] = total


def length(x, y):
    return math.sqrt(x * x + y * y)


def calls(a, out):
    i = cuda.grid(1)
    out[i] = length(a[i], 3.0) + length(a[i], i)


def checked(x, limit):
    if x > limit:
        raise ValueError(f"{x} is above the limit")
    return x / limit


def faults(a, out, n):
    i = cuda.grid(1)
    assert n > 0, "n must be positive"
    out[i] = checked(a[i], n) + i // n


KERNELS = [copy, guarded, grid_stride, mandelbrot, find, widens, calls, faults]
