"""Atomic operations of many threads at elements of shared memory that the data names."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gridstride import cuda

BINS = 50
BLOCKS = [33, 64, 256, (10, 10), (16, 8, 2)]


def threads_of(block: Any) -> int:
    return int(np.prod(block))


def launched(kernel: Any, block: Any, x: np.ndarray, *more: np.ndarray, dtype: Any) -> np.ndarray:
    """Runs 3 blocks; each adds what it has in shared memory to the result."""
    out = cuda.to_device(np.zeros((3, BINS + 2), dtype))
    kernel[3, block](cuda.to_device(x), *[cuda.to_device(each) for each in more], out)
    return out.copy_to_host()


@cuda.jit(device=True)
def number() -> Any:
    inner = cuda.threadIdx.y + cuda.threadIdx.z * cuda.blockDim.y
    return cuda.threadIdx.x + inner * cuda.blockDim.x


def flush(own: Any, out: Any) -> None:
    cuda.syncthreads()
    if number() == 0:
        for k in range(BINS + 2):
            out[cuda.blockIdx.x, k] = own[k]


flush = cuda.jit(device=True)(flush)


@cuda.jit(device=True)
def clear(own: Any) -> None:
    if number() == 0:
        for k in range(own.shape[0]):
            own[k] = 0
    cuda.syncthreads()


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("index", [np.uint8, np.int16, np.uint32, np.int32, np.int64])
def test_indices_of_all_types_wrap_and_are_dropped_outside(rng: np.random.Generator, index: Any, block: Any) -> None:
    """Numbers below 0 count from the end, as in NumPy; what is outside then is left out."""

    @cuda.jit
    def count(x: Any, out: Any) -> None:
        own = cuda.shared.array(BINS + 2, np.int32)
        clear(own)
        at = number() + cuda.blockIdx.x * cuda.blockDim.x * cuda.blockDim.y * cuda.blockDim.z
        cuda.atomic.add(own, x[at], 1)
        flush(own, out)

    low = 0 if np.dtype(index).kind == "u" else -2 * BINS
    x = rng.integers(low, 2 * BINS, (3, threads_of(block))).astype(index)
    got = launched(count, block, x.ravel(), dtype=np.int32)
    for row, keys in zip(got, x.astype(np.int64), strict=True):
        keys = np.where(keys < 0, keys + BINS + 2, keys)
        np.testing.assert_array_equal(row, np.bincount(keys[(keys >= 0) & (keys < BINS + 2)], minlength=BINS + 2))


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("dtype", [np.int32, np.uint64, np.float32, np.float64])
def test_weights_under_guards(rng: np.random.Generator, dtype: Any, block: Any) -> None:
    """Lanes that a guard switches off leave everything as it is; each operand is its own thread's."""

    @cuda.jit
    def weigh(x: Any, weights: Any, out: Any) -> None:
        own = cuda.shared.array(BINS + 2, dtype)
        clear(own)
        threads = cuda.blockDim.x * cuda.blockDim.y * cuda.blockDim.z
        for at in range(number() + cuda.blockIdx.x * threads, x.shape[0], 3 * threads):
            weight = weights[at]
            if weight > 10:
                cuda.atomic.add(own, x[at], weight)
            else:
                cuda.atomic.max(own, BINS + 1, weight)
        flush(own, out)

    threads = threads_of(block)
    x = rng.integers(0, BINS, 3 * threads * 4 + 7).astype(np.int32)
    weights = rng.integers(0, 40, x.size).astype(dtype)
    got = launched(weigh, block, x, weights, dtype=dtype)
    part = np.arange(x.size) // threads % 3
    for row in range(3):
        keep = (part == row) & (weights > 10)
        expected = np.bincount(x[keep], weights[keep].astype(np.float64), minlength=BINS + 2)
        expected[BINS + 1] = weights[(part == row) & (weights <= 10)].max()
        np.testing.assert_array_equal(got[row], expected.astype(dtype))


@pytest.mark.parametrize("threads", [32, 96, 256])
def test_tables_of_two_axes(rng: np.random.Generator, threads: int) -> None:
    """A table for each warp, as programs have them against conflicts."""

    @cuda.jit
    def count(x: Any, out: Any) -> None:
        own = cuda.shared.array((8, BINS), np.int32)
        t = cuda.threadIdx.x
        for k in range(t, 8 * BINS, cuda.blockDim.x):
            own[k // BINS, k % BINS] = 0
        cuda.syncthreads()
        for i in range(cuda.grid(1), x.shape[0], cuda.gridsize(1)):
            cuda.atomic.add(own, (t // 32, x[i]), 2)
        cuda.syncthreads()
        for k in range(t, BINS, cuda.blockDim.x):
            for warp in range(8):
                out[cuda.blockIdx.x, k] += own[warp, k]

    x = rng.integers(-BINS, BINS + 9, 9000).astype(np.int64)
    out = cuda.to_device(np.zeros((5, BINS), np.int32))
    count[5, threads](cuda.to_device(x), out)
    keys = np.where(x < 0, x + BINS, x)
    np.testing.assert_array_equal(out.get().sum(0), 2 * np.bincount(keys[keys < BINS], minlength=BINS))


def test_a_thread_sees_its_own_operations(rng: np.random.Generator) -> None:
    """What a thread reads after its operation has that operation in it, and a later operation comes later."""

    @cuda.jit
    def mark(x: Any, seen: Any, out: Any) -> None:
        own = cuda.shared.array(256, np.int32)
        other = cuda.shared.array(256, np.int32)
        t = cuda.threadIdx.x
        own[t] = 0
        other[t] = 7
        cuda.syncthreads()
        cuda.atomic.add(own, x[t], 5)
        seen[t] = own[x[t]]
        cuda.atomic.max(other, x[t], 100)
        cuda.atomic.sub(other, x[t], 1)
        cuda.syncthreads()
        out[t] = other[t]

    x = rng.permutation(256).astype(np.int32)
    seen, out = cuda.to_device(np.zeros(256, np.int32)), cuda.to_device(np.zeros(256, np.int32))
    mark[1, 256](cuda.to_device(x), seen, out)
    np.testing.assert_array_equal(seen.get(), np.full(256, 5))
    np.testing.assert_array_equal(out.get(), np.full(256, 99))


@pytest.mark.parametrize("threads", [64, 128])
def test_operations_in_loops_of_a_thread(rng: np.random.Generator, threads: int) -> None:
    @cuda.jit
    def count(x: Any, out: Any) -> None:
        own = cuda.shared.array(BINS, np.int32)
        t = cuda.threadIdx.x
        if t < BINS:
            own[t] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        while i < x.shape[0]:
            cuda.atomic.add(own, x[i], 1)
            i += cuda.gridsize(1)
        cuda.syncthreads()
        if t < BINS:
            cuda.atomic.add(out, t, own[t])

    x = rng.integers(0, BINS, 5000).astype(np.int32)
    out = cuda.to_device(np.zeros(BINS, np.int32))
    count[7, threads](cuda.to_device(x), out)
    np.testing.assert_array_equal(out.get(), np.bincount(x, minlength=BINS))
