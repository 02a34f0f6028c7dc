"""Blocks of several rows whose threads loop: rows are taken together where their control is the same."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gridstride import cuda

f32 = np.float32
SHAPES = [(32, 8), (32, 6), (32, 3), (16, 16), (64, 4), (20, 8), (8, 4, 4)]


def run(kernel: Any, block: tuple[int, ...], *arrays: np.ndarray, out: np.ndarray) -> np.ndarray:
    result = cuda.to_device(out)
    kernel[1, block](*[cuda.to_device(each) for each in arrays], result)
    return result.copy_to_host()


@pytest.mark.parametrize("block", SHAPES)
def test_sums_over_shared_rows(rng: np.random.Generator, block: tuple[int, ...]) -> None:
    @cuda.jit
    def product(a: Any, b: Any, out: Any) -> None:
        own_a = cuda.shared.array((16, 40), f32)
        own_b = cuda.shared.array((40, 64), f32)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y + cuda.threadIdx.z * cuda.blockDim.y
        for k in range(x, 40, cuda.blockDim.x):
            own_a[y, k] = a[y, k]
        for k in range(y, 40, cuda.blockDim.y * cuda.blockDim.z):
            own_b[k, x] = b[k, x]
        cuda.syncthreads()
        total = f32(0)
        for k in range(40):
            total += own_a[y, k] * own_b[k, x]
        out[y, x] = total

    rows = int(np.prod(block[1:]))
    a = rng.integers(-9, 9, (rows, 40)).astype(f32)
    b = rng.integers(-9, 9, (40, block[0])).astype(f32)
    np.testing.assert_array_equal(run(product, block, a, b, out=np.zeros((rows, block[0]), f32)), a @ b)


@pytest.mark.parametrize("block", SHAPES)
def test_loops_that_differ_from_row_to_row(rng: np.random.Generator, block: tuple[int, ...]) -> None:
    @cuda.jit
    def triangle(a: Any, out: Any) -> None:
        own = cuda.shared.array((16, 64), np.int64)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y + cuda.threadIdx.z * cuda.blockDim.y
        own[y, x] = a[y, x]
        cuda.syncthreads()
        total = 0
        for k in range(y + 1):
            total += own[k, x]
            if total > 40:
                break
        out[y, x] = total

    rows = int(np.prod(block[1:]))
    a = rng.integers(0, 9, (rows, block[0]))
    sums = np.cumsum(a, axis=0)
    expected = np.empty_like(a)
    for y in range(rows):
        for x in range(block[0]):
            over = np.nonzero(sums[: y + 1, x] > 40)[0]
            expected[y, x] = sums[over[0] if over.size else y, x]
    np.testing.assert_array_equal(run(triangle, block, a, out=np.zeros_like(a)), expected)


@pytest.mark.parametrize("block", SHAPES)
def test_stores_and_reads_of_a_threads_own_elements(rng: np.random.Generator, block: tuple[int, ...]) -> None:
    @cuda.jit
    def steps(a: Any, out: Any) -> None:
        own = cuda.shared.array((16, 64), np.float64)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y + cuda.threadIdx.z * cuda.blockDim.y
        own[y, x] = a[y, x]
        cuda.syncthreads()
        for k in range(5):
            own[y, x] = own[y, x] * 2 + k
        value = own[y, x]
        for k in range(3):
            value += k * own[y, x]
        own[y, x] = value
        cuda.syncthreads()
        out[y, x] = own[y, x] + own[0, x]

    rows = int(np.prod(block[1:]))
    a = rng.integers(0, 9, (rows, block[0])).astype(np.float64)
    value = a.copy()
    for k in range(5):
        value = value * 2 + k
    value = value + 3 * value
    np.testing.assert_array_equal(run(steps, block, a, out=np.zeros_like(a)), value + value[0])


def test_rows_share_what_they_all_read() -> None:
    """Four rows at a time of 32 threads: so many chains of sums, and each vector of the shared row is read once."""

    @cuda.jit
    def product(a: Any, out: Any) -> None:
        own = cuda.shared.array((32, 32), f32)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        own[y, x] = a[y, x]
        cuda.syncthreads()
        total = f32(0)
        for k in range(32):
            total += own[y, k] * own[k, x]
        out[y, x] = total

    a = np.arange(1024, dtype=f32).reshape(32, 32) % 7
    got = run(product, (32, 32), a, out=np.zeros((32, 32), f32))
    np.testing.assert_array_equal(got, a @ a)
    wide = "avx2" in Path("/proc/cpuinfo").read_text() and "GRIDSTRIDE_CPU" not in os.environ
    if wide and os.environ.get("GRIDSTRIDE_DEVICE", "cpu") == "cpu":
        (text,) = product.inspect_llvm().values()
        assert text.count("call <32 x float> @llvm.fma") + text.count("call <16 x float> @llvm.fma") >= 4
