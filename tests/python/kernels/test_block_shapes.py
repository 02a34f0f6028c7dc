"""Kernels whose threads work together, for blocks of many shapes and arrays that they do not divide, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gridstride import cuda

BLOCKS = [(1, 1), (10, 10), (33, 1), (7, 5), (32, 16), (32, 8), (4, 64), (1, 40)]
SIZES = [(1, 1), (37, 53), (64, 64), (100, 7), (3, 200)]


def make_stencil(width: int, height: int) -> Any:
    @cuda.jit
    def stencil(source, target):
        tile = cuda.shared.array((height + 2, width + 2), np.float64)
        tx = cuda.threadIdx.x
        ty = cuda.threadIdx.y
        x, y = cuda.grid(2)
        rows, columns = source.shape
        tile[ty + 1, tx + 1] = source[y, x] if x < columns and y < rows else 0.0
        if tx == 0:
            tile[ty + 1, 0] = source[y, x - 1] if x > 0 and y < rows else 0.0
        if tx == width - 1:
            tile[ty + 1, width + 1] = source[y, x + 1] if x + 1 < columns and y < rows else 0.0
        if ty == 0:
            tile[0, tx + 1] = source[y - 1, x] if y > 0 and x < columns else 0.0
        if ty == height - 1:
            tile[height + 1, tx + 1] = source[y + 1, x] if y + 1 < rows and x < columns else 0.0
        cuda.syncthreads()
        if x < columns and y < rows:
            around = tile[ty, tx + 1] + tile[ty + 2, tx + 1] + tile[ty + 1, tx] + tile[ty + 1, tx + 2]
            target[y, x] = around - 4 * tile[ty + 1, tx + 1]

    return stencil


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("size", SIZES)
def test_stencil(block: tuple[int, int], size: tuple[int, int]) -> None:
    source = np.random.default_rng(1).integers(-99, 99, size).astype(np.float64)
    target = np.full(size, 7.0)
    grid = (-(-size[1] // block[0]), -(-size[0] // block[1]))
    make_stencil(*block)[grid, block](source, target)
    padded = np.pad(source, 1)
    around = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
    np.testing.assert_array_equal(target, around - 4 * source)


@pytest.mark.parametrize("side", [1, 5, 10, 16, 33 - 1])
@pytest.mark.parametrize("size", SIZES)
def test_transpose(side: int, size: tuple[int, int]) -> None:
    @cuda.jit
    def transpose(source, target):
        tile = cuda.shared.array((side, side + 1), np.int32)
        tx = cuda.threadIdx.x
        ty = cuda.threadIdx.y
        x, y = cuda.grid(2)
        if x < source.shape[1] and y < source.shape[0]:
            tile[ty, tx] = source[y, x]
        cuda.syncthreads()
        x = cuda.blockIdx.y * side + tx
        y = cuda.blockIdx.x * side + ty
        if x < target.shape[1] and y < target.shape[0]:
            target[y, x] = tile[tx, ty]

    source = np.random.default_rng(2).integers(-99, 99, size).astype(np.int32)
    target = np.zeros(size[::-1], np.int32)
    transpose[(-(-size[1] // side), -(-size[0] // side)), (side, side)](source, target)
    np.testing.assert_array_equal(target, source.T)


@pytest.mark.parametrize("threads", [1, 10, 32, 33, 100, 256])
@pytest.mark.parametrize("dtype", [np.int32, np.float64, np.uint8, np.int64])
def test_scan(threads: int, dtype: Any) -> None:
    @cuda.jit
    def scan(x, backward, out):
        s = cuda.shared.array(threads, dtype)
        r = cuda.shared.array(threads, dtype)
        t = cuda.threadIdx.x
        i = cuda.grid(1)
        s[t] = x[i] if i < x.shape[0] else 0
        r[t] = s[t]
        cuda.syncthreads()
        offset = 1
        while offset < threads:
            before = s[t - offset] if t >= offset else dtype(0)
            behind = r[t + offset] if t + offset < threads else dtype(0)
            cuda.syncthreads()
            s[t] += before
            r[t] += behind
            cuda.syncthreads()
            offset *= 2
        if i < x.shape[0]:
            out[i] = s[t]
            backward[i] = r[t]

    count = 3 * threads + threads // 2
    x = np.random.default_rng(3).integers(0, 9, count).astype(dtype)
    out, backward = np.zeros_like(x), np.zeros_like(x)
    scan[4, threads](x, backward, out)
    for start in range(0, count, threads):
        part = x[start : start + threads]
        np.testing.assert_array_equal(out[start : start + threads], np.cumsum(part, dtype=dtype))
        np.testing.assert_array_equal(backward[start : start + threads], np.cumsum(part[::-1], dtype=dtype)[::-1])


@pytest.mark.parametrize("half", [1, 2, 4, 8, 16, 64, 256])
@pytest.mark.parametrize("dtype", [np.float32, np.int32, np.float64, np.int16])
def test_bitonic(half: int, dtype: Any) -> None:
    size = 2 * half

    @cuda.jit
    def bitonic(x):
        s = cuda.shared.array(size, dtype)
        t = cuda.threadIdx.x
        base = cuda.blockIdx.x * size
        s[t] = x[base + t]
        s[t + half] = x[base + t + half]
        k = 2
        while k <= size:
            j = k // 2
            while j > 0:
                cuda.syncthreads()
                low = 2 * t - (t & (j - 1))
                high = low + j
                a = s[low]
                b = s[high]
                if (a > b) == ((low & k) == 0):
                    s[low] = b
                    s[high] = a
                j //= 2
            k *= 2
        cuda.syncthreads()
        x[base + t] = s[t]
        x[base + t + half] = s[t + half]

    x = np.random.default_rng(4).integers(-999, 999, 5 * size).astype(dtype)
    expected = np.sort(x.reshape(5, size), axis=1).ravel()
    bitonic[5, half](x)
    np.testing.assert_array_equal(x, expected)


@pytest.mark.parametrize("threads", [1, 10, 33, 64, 256])
@pytest.mark.parametrize("dtype", [np.int32, np.uint8, np.int64])
def test_histogram(threads: int, dtype: Any) -> None:
    """Keys of which some are outside, which are dropped; trips of the loop are a grid apart."""

    @cuda.jit
    def histogram(x, bins):
        own = cuda.shared.array(100, np.int32)
        t = cuda.threadIdx.x
        for i in range(t, 100, cuda.blockDim.x):
            own[i] = 0
        cuda.syncthreads()
        for i in range(cuda.grid(1), x.shape[0], cuda.gridsize(1)):
            cuda.atomic.add(own, x[i], 1)
        cuda.syncthreads()
        for i in range(t, 100, cuda.blockDim.x):
            cuda.atomic.add(bins, i, own[i])

    x = np.random.default_rng(5).integers(0, 120, 5003).astype(dtype)
    bins = np.zeros(100, np.int32)
    histogram[3, threads](x, bins)
    np.testing.assert_array_equal(bins, np.bincount(x[x < 100], minlength=100))


def test_stores_of_others_are_kept() -> None:
    """A store under a guard where a neighbour writes the element too, in the same stretch: the guard stays a guard."""

    @cuda.jit
    def kernel(flags, out):
        s = cuda.shared.array(65, np.int32)
        t = cuda.threadIdx.x
        s[t] = 0
        if t == 0:
            s[64] = 0
        cuda.syncthreads()
        held = s[t + 1]
        own = s[t]
        if flags[t] == 1:
            s[t] = own + 10 + t
        if flags[t] == 2:
            s[t + 1] = held + 100 + t
        cuda.syncthreads()
        out[t] = s[t]
        if t == 0:
            out[64] = s[64]

    rng = np.random.default_rng(6)
    flags = np.zeros(64, np.int32)
    expected = np.zeros(65, np.int32)
    taken: set[int] = set()
    for t in range(64):
        flag = int(rng.integers(0, 3))
        element = t if flag == 1 else t + 1
        if flag == 0 or element in taken:
            continue
        taken.add(element)
        flags[t] = flag
        expected[element] = 10 + t if flag == 1 else 100 + t
    out = np.zeros(65, np.int32)
    kernel[1, 64](flags, out)
    np.testing.assert_array_equal(out, expected)
