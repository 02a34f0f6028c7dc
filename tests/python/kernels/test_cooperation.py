"""What the threads of a block do together: shared memory, barriers, atomics, warps."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda

TILE = 16


@cuda.jit
def matmul(a: Any, b: Any, c: Any) -> None:
    sa = cuda.shared.array((TILE, TILE), np.float32)
    sb = cuda.shared.array(shape=(TILE, TILE), dtype=np.float32)
    x, y = cuda.grid(2)
    tx = cuda.threadIdx.x
    ty = cuda.threadIdx.y
    total = np.float32(0)
    for tile in range((a.shape[1] + TILE - 1) // TILE):
        sa[ty, tx] = a[y, tx + tile * TILE] if y < a.shape[0] and tx + tile * TILE < a.shape[1] else np.float32(0)
        sb[ty, tx] = b[ty + tile * TILE, x] if x < b.shape[1] and ty + tile * TILE < b.shape[0] else np.float32(0)
        cuda.syncthreads()
        for k in range(TILE):
            total += sa[ty, k] * sb[k, tx]
        cuda.syncthreads()
    if y < c.shape[0] and x < c.shape[1]:
        c[y, x] = total


@pytest.mark.parametrize(("m", "k", "n"), [(16, 16, 16), (64, 48, 32), (33, 17, 50), (1, 100, 3)])
def test_tiled_matrix_product(rng: np.random.Generator, m: int, k: int, n: int) -> None:
    a = rng.normal(size=(m, k)).astype(np.float32)
    b = rng.normal(size=(k, n)).astype(np.float32)
    c = cuda.to_device(np.full((m, n), -1, np.float32))
    blocks = ((n + TILE - 1) // TILE, (m + TILE - 1) // TILE)
    matmul[blocks, (TILE, TILE)](cuda.to_device(a), cuda.to_device(b), c)
    expected = a.astype(np.float64) @ b.astype(np.float64)
    np.testing.assert_allclose(c.get(), expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("threads", [1, 2, 32, 64, 256, 1024])
@pytest.mark.parametrize("dtype", [np.float32, np.int64, np.float64])
def test_tree_reduction(rng: np.random.Generator, threads: int, dtype: Any) -> None:
    @cuda.jit
    def reduce(x: Any, out: Any) -> None:
        s = cuda.shared.array(1024, dtype)
        t = cuda.threadIdx.x
        i = cuda.grid(1)
        s[t] = x[i] if i < x.size else 0
        cuda.syncthreads()
        step = cuda.blockDim.x // 2
        while step > 0:
            if t < step:
                s[t] += s[t + step]
            cuda.syncthreads()
            step //= 2
        if t == 0:
            out[cuda.blockIdx.x] = s[0]

    x = (rng.normal(size=3000) * 100).astype(dtype)
    blocks = (3000 + threads - 1) // threads
    out = cuda.to_device(np.zeros(blocks, dtype))
    reduce[blocks, threads](cuda.to_device(x), out)
    padded = np.zeros(blocks * threads, dtype)
    padded[:3000] = x
    np.testing.assert_allclose(out.get(), padded.reshape(blocks, threads).sum(axis=1), rtol=1e-4, atol=1e-3)


def test_histogram_in_shared_and_global_memory(rng: np.random.Generator) -> None:
    @cuda.jit
    def histogram(x: Any, bins: Any) -> None:
        own = cuda.shared.array(64, np.int32)
        t = cuda.threadIdx.x
        if t < 64:
            own[t] = 0
        cuda.syncthreads()
        for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
            cuda.atomic.add(own, x[i], 1)
        cuda.syncthreads()
        if t < 64:
            cuda.atomic.add(bins, t, own[t])

    @cuda.jit
    def plain(x: Any, bins: Any) -> None:
        i = cuda.grid(1)
        if i < x.size:
            cuda.atomic.add(bins, x[i], 1)

    x = rng.integers(0, 64, 50_000).astype(np.int32)
    for kernel, blocks in ((histogram, 20), (plain, 50_000 // 128 + 1)):
        bins = cuda.to_device(np.zeros(64, np.int32))
        kernel[blocks, 128](cuda.to_device(x), bins)
        np.testing.assert_array_equal(bins.get(), np.bincount(x, minlength=64))


@pytest.mark.parametrize("dtype", [np.int32, np.uint32, np.int64, np.uint64, np.float32, np.float64])
def test_atomic_sums_of_many_blocks(rng: np.random.Generator, dtype: Any) -> None:
    @cuda.jit
    def add(x: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < x.size:
            cuda.atomic.add(out, 0, x[i])
            cuda.atomic.max(out, 1, x[i])
            cuda.atomic.min(out, 2, x[i])
            cuda.atomic.sub(out, 3, x[i])

    x = rng.integers(0, 100, 20_000).astype(dtype)
    out = cuda.to_device(np.array([0, 0, 1000, 0], dtype))
    add[157, 128](cuda.to_device(x), out)
    total = x.sum(dtype=dtype)
    np.testing.assert_array_equal(out.get(), np.array([total, x.max(), x.min(), dtype(0) - total], dtype))


def test_atomics_give_the_old_value(rng: np.random.Generator) -> None:
    @cuda.jit
    def tickets(counter: Any, out: Any) -> None:
        out[cuda.grid(1)] = cuda.atomic.add(counter, 0, 1)

    counter = cuda.to_device(np.zeros(1, np.int64))
    out = cuda.to_device(np.zeros(5000, np.int64))
    tickets[50, 100](counter, out)
    np.testing.assert_array_equal(np.sort(out.get()), np.arange(5000))

    @cuda.jit
    def others(x: Any, old: Any) -> None:
        old[0] = cuda.atomic.inc(x, 0, 5)
        old[1] = cuda.atomic.dec(x, 1, 5)
        old[2] = cuda.atomic.exch(x, 2, 7)
        old[3] = cuda.atomic.cas(x, 3, 4, 9)
        old[4] = cuda.atomic.and_(x, (4,), 6)
        old[5] = cuda.atomic.or_(x, 5, 6)
        old[6] = cuda.atomic.xor(x, 6, 6)
        old[7] = cuda.atomic.cas(x, 7, 8, 10)

    x = cuda.to_device(np.arange(1, 9, dtype=np.uint32))
    old = cuda.to_device(np.zeros(8, np.uint32))
    others[1, 1](x, old)
    np.testing.assert_array_equal(old.get(), np.arange(1, 9))
    np.testing.assert_array_equal(x.get(), [2, 1, 7, 9, 5 & 6, 6 | 6, 7 ^ 6, 10])


@pytest.mark.parametrize("threads", [32, 64, 256])
def test_block_scan(rng: np.random.Generator, threads: int) -> None:
    @cuda.jit
    def scan(x: Any, out: Any) -> None:
        s = cuda.shared.array(256, np.float64)
        t = cuda.threadIdx.x
        i = cuda.grid(1)
        s[t] = x[i]
        cuda.syncthreads()
        offset = 1
        while offset < cuda.blockDim.x:
            value = 0.0
            if t >= offset:
                value = s[t - offset]
            cuda.syncthreads()
            s[t] += value
            cuda.syncthreads()
            offset *= 2
        out[i] = s[t]

    x = rng.normal(size=threads * 4)
    out = cuda.device_array_like(cuda.to_device(x))
    scan[4, threads](cuda.to_device(x), out)
    np.testing.assert_allclose(out.get(), np.cumsum(x.reshape(4, threads), axis=1).ravel(), rtol=1e-10)


def test_bitonic_sort(rng: np.random.Generator) -> None:
    @cuda.jit
    def sort(x: Any) -> None:
        s = cuda.shared.array(512, np.int32)
        t = cuda.threadIdx.x
        base = cuda.blockIdx.x * 512
        s[t] = x[base + t]
        s[t + 256] = x[base + t + 256]
        cuda.syncthreads()
        k = 2
        while k <= 512:
            j = k // 2
            while j > 0:
                i = 2 * t - (t & (j - 1))
                up = (i & k) == 0
                a = s[i]
                b = s[i + j]
                if (a > b) == up:
                    s[i] = b
                    s[i + j] = a
                cuda.syncthreads()
                j //= 2
            k *= 2
        x[base + t] = s[t]
        x[base + t + 256] = s[t + 256]

    x = rng.integers(-(10**6), 10**6, 512 * 3).astype(np.int32)
    d = cuda.to_device(x)
    sort[3, 256](d)
    np.testing.assert_array_equal(d.get(), np.sort(x.reshape(3, 512), axis=1).ravel())


@pytest.mark.parametrize("block", [(16, 16), (10, 10), (33, 3), (8, 32)])
def test_stencil_and_transpose(rng: np.random.Generator, block: tuple[int, int]) -> None:
    @cuda.jit
    def transpose(a: Any, b: Any) -> None:
        tile = cuda.shared.array((33, 34), np.float32)
        x, y = cuda.grid(2)
        if y < a.shape[0] and x < a.shape[1]:
            tile[cuda.threadIdx.y, cuda.threadIdx.x] = a[y, x]
        cuda.syncthreads()
        if y < a.shape[0] and x < a.shape[1]:
            b[x, y] = tile[cuda.threadIdx.y, cuda.threadIdx.x]

    @cuda.jit
    def stencil(a: Any, b: Any) -> None:
        tile = cuda.shared.array((36, 36), np.float32)
        x, y = cuda.grid(2)
        tx = cuda.threadIdx.x + 1
        ty = cuda.threadIdx.y + 1
        inside = y < a.shape[0] and x < a.shape[1]
        if inside:
            tile[ty, tx] = a[y, x]
            if tx == 1:
                tile[ty, 0] = a[y, x - 1] if x > 0 else np.float32(0)
            if tx == cuda.blockDim.x or x == a.shape[1] - 1:
                tile[ty, tx + 1] = a[y, x + 1] if x + 1 < a.shape[1] else np.float32(0)
        cuda.syncthreads()
        if inside:
            b[y, x] = tile[ty, tx - 1] + tile[ty, tx] + tile[ty, tx + 1]

    a = rng.normal(size=(70, 45)).astype(np.float32)
    grid = ((45 + block[0] - 1) // block[0], (70 + block[1] - 1) // block[1])
    b = cuda.to_device(np.zeros((45, 70), np.float32))
    transpose[grid, block](cuda.to_device(a), b)
    np.testing.assert_array_equal(b.get(), a.T)
    b = cuda.to_device(np.zeros((70, 45), np.float32))
    stencil[grid, block](cuda.to_device(a), b)
    wide = np.pad(a, ((0, 0), (1, 1)))
    np.testing.assert_allclose(b.get(), wide[:, :-2] + a + wide[:, 2:], rtol=1e-5, atol=1e-6)


def test_warp_shuffle_reduction(rng: np.random.Generator) -> None:
    @cuda.jit
    def reduce(x: Any, out: Any) -> None:
        partial = cuda.shared.array(32, np.float64)
        i = cuda.grid(1)
        value = x[i] if i < x.size else 0.0
        offset = 16
        while offset > 0:
            value += cuda.shfl_down_sync(0xFFFFFFFF, value, offset)
            offset //= 2
        if cuda.laneid == 0:
            partial[cuda.threadIdx.x // cuda.warpsize] = value
        cuda.syncthreads()
        if cuda.threadIdx.x < 32:
            value = partial[cuda.threadIdx.x] if cuda.threadIdx.x < cuda.blockDim.x // 32 else 0.0
            for shift in (16, 8, 4, 2, 1):
                value += cuda.shfl_xor_sync(0xFFFFFFFF, value, shift)
            if cuda.threadIdx.x == 0:
                out[cuda.blockIdx.x] = value

    x = rng.normal(size=1000)
    out = cuda.to_device(np.zeros(4))
    reduce[4, 256](cuda.to_device(x), out)
    padded = np.zeros(1024)
    padded[:1000] = x
    np.testing.assert_allclose(out.get(), padded.reshape(4, 256).sum(axis=1), rtol=1e-12)


def test_votes_and_matches() -> None:
    @cuda.jit
    def votes(out: Any) -> None:
        t = cuda.threadIdx.x
        full = 0xFFFFFFFF
        out[t, 0] = cuda.ballot_sync(full, t % 3 == 0)
        out[t, 1] = cuda.all_sync(full, t < 32)
        out[t, 2] = cuda.any_sync(full, t == 40)
        out[t, 3] = cuda.eq_sync(full, t < 50)
        out[t, 4] = cuda.match_any_sync(full, t // 8)
        mask, same = cuda.match_all_sync(full, t // 32)
        out[t, 5] = mask
        out[t, 6] = same
        cuda.syncwarp()
        out[t, 7] = cuda.activemask()
        out[t, 8] = cuda.lanemask_lt()
        out[t, 9] = cuda.shfl_sync(full, t, 5)
        out[t, 10] = cuda.shfl_up_sync(full, t, 1)

    out = cuda.to_device(np.zeros((64, 11), np.int64))
    votes[1, 64](out)
    got = out.get()
    for t in range(64):
        lane, warp = t % 32, t // 32
        ballot = sum(1 << k for k in range(32) if (warp * 32 + k) % 3 == 0)
        assert got[t, 0] & 0xFFFFFFFF == ballot
        assert got[t, 1:4].tolist() == [warp == 0, warp == 1, warp == 0]
        assert got[t, 4] & 0xFFFFFFFF == 0xFF << (lane // 8 * 8)
        assert got[t, 5] & 0xFFFFFFFF == 0xFFFFFFFF
        assert got[t, 6:11].tolist() == [1, 0xFFFFFFFF, (1 << lane) - 1, warp * 32 + 5, t if lane == 0 else t - 1]


def test_syncthreads_counts_and_early_returns() -> None:
    @cuda.jit
    def count(out: Any, n: Any) -> None:
        i = cuda.grid(1)
        if i >= n:
            return
        ones = cuda.syncthreads_count(i % 3 == 0)
        every = cuda.syncthreads_and(i % 3 == 0)
        some = cuda.syncthreads_or(i % 3 == 0)
        out[i] = ones * 100 + every * 10 + some

    out = cuda.to_device(np.full(128, -1, np.int32))
    count[2, 64](out, 100)
    expected = np.full(128, -1)
    expected[:64] = 22 * 100 + 1
    expected[64:100] = 12 * 100 + 1
    np.testing.assert_array_equal(out.get(), expected)


def test_dynamic_shared_memory(rng: np.random.Generator) -> None:
    @cuda.jit
    def reverse(x: Any) -> None:
        s = cuda.shared.array(0, np.int32)
        t = cuda.threadIdx.x
        s[t] = x[t]
        cuda.syncthreads()
        x[t] = s[s.size - 1 - t]

    for n in (1, 17, 300):
        x = rng.integers(0, 1000, n).astype(np.int32)
        d = cuda.to_device(x)
        reverse[1, n, 0, 4 * n](d)
        np.testing.assert_array_equal(d.get(), x[::-1])


def test_local_arrays(rng: np.random.Generator) -> None:
    @cuda.jit
    def median(x: Any, out: Any) -> None:
        w = cuda.local.array(5, np.float64)
        i = cuda.grid(1)
        if i < out.size:
            for k in range(5):
                w[k] = x[i + k]
            for a in range(4):
                for b in range(4 - a):
                    if w[b] > w[b + 1]:
                        w[b], w[b + 1] = w[b + 1], w[b]
            out[i] = w[2]

    x = rng.normal(size=1003)
    out = cuda.to_device(np.zeros(999))
    median[8, 128](cuda.to_device(x), out)
    windows = np.lib.stride_tricks.sliding_window_view(x, 5)
    np.testing.assert_array_equal(out.get(), np.median(windows, axis=1))


def test_spin_locks_end() -> None:
    @cuda.jit
    def locked(lock: Any, total: Any) -> None:
        while cuda.atomic.cas(lock, 0, 0, 1) != 0:
            pass
        cuda.threadfence()
        total[0] += 1
        cuda.threadfence()
        cuda.atomic.exch(lock, 0, 0)

    lock = cuda.to_device(np.zeros(1, np.int32))
    total = cuda.to_device(np.zeros(1, np.int64))
    locked[8, 64](lock, total)
    assert total.get()[0] == 512


def test_the_last_block_sums_up(rng: np.random.Generator) -> None:
    @cuda.jit
    def total(x: Any, partial: Any, done: Any, out: Any) -> None:
        s = cuda.shared.array(64, np.float64)
        last = cuda.shared.array(1, np.int32)
        t = cuda.threadIdx.x
        i = cuda.grid(1)
        s[t] = x[i]
        cuda.syncthreads()
        if t == 0:
            value = 0.0
            for k in range(64):
                value += s[k]
            partial[cuda.blockIdx.x] = value
            cuda.threadfence()
            last[0] = cuda.atomic.add(done, 0, 1) == cuda.gridDim.x - 1
        cuda.syncthreads()
        if last[0] and t == 0:
            value = 0.0
            for k in range(cuda.gridDim.x):
                value += partial[k]
            out[0] = value

    x = rng.normal(size=64 * 40)
    partial, done, out = (cuda.to_device(np.zeros(n, t)) for n, t in ((40, float), (1, np.int32), (1, float)))
    total[40, 64](cuda.to_device(x), partial, done, out)
    np.testing.assert_allclose(out.get()[0], x.sum(), rtol=1e-12)


def test_grid_synchronisation() -> None:
    @cuda.jit
    def reverse(x: Any) -> None:
        i = cuda.grid(1)
        value = x[x.size - 1 - i]
        cuda.cg.this_grid().sync()
        x[i] = value

    d = cuda.to_device(np.arange(256))
    reverse[8, 32](d)
    np.testing.assert_array_equal(d.get(), np.arange(256)[::-1])


def test_barriers_in_device_functions() -> None:
    @cuda.jit(device=True)
    def exchange(s: Any, t: Any, value: Any) -> Any:
        s[t] = value
        cuda.syncthreads()
        return s[t ^ 1]

    @cuda.jit
    def swap(x: Any) -> None:
        s = cuda.shared.array(64, np.int64)
        i = cuda.grid(1)
        x[i] = exchange(s, cuda.threadIdx.x, x[i])

    d = cuda.to_device(np.arange(128))
    swap[2, 64](d)
    np.testing.assert_array_equal(d.get(), np.arange(128) ^ 1)


def test_threads_that_wait_for_each_other_for_ever_are_reported() -> None:
    @cuda.jit
    def stuck(x: Any) -> None:
        if cuda.threadIdx.x < 5:
            cuda.syncwarp()
        else:
            cuda.syncthreads()

    if cuda.get_current_device().kind != "cpu":
        pytest.skip("a GPU runs such a kernel for ever, and nothing but the end of the process stops it")
    stuck[1, 32](cuda.to_device(np.zeros(1)))
    with pytest.raises(RuntimeError, match="wait for each other for ever.*waits at line"):
        cuda.synchronize()


def test_errors() -> None:
    @cuda.jit
    def not_constant(x: Any) -> None:
        s = cuda.shared.array(x.size, np.float32)
        s[0] = 1

    @cuda.jit
    def too_large(x: Any) -> None:
        s = cuda.shared.array(100_000, np.float64)
        s[0] = 1
        cuda.syncthreads()
        x[0] = s[0]

    @cuda.jit
    def no_bool(x: Any) -> None:
        cuda.atomic.add(x, 0, 1)

    x = cuda.to_device(np.zeros(4))
    with pytest.raises(cuda.TypingError, match="known when the kernel is compiled"):
        not_constant[1, 1](x)
    with pytest.raises(gs.cuda.CudaError, match="shared memory"):
        too_large[1, 1](x)
    with pytest.raises(cuda.TypingError, match="does not work on"):
        no_bool[1, 1](cuda.to_device(np.zeros(4, bool)))
    with pytest.raises(RuntimeError, match="inside a kernel only"):
        cuda.syncthreads()


FROZEN = np.arange(8.0)


def test_shared_memory_before_a_frozen_array():
    """A frozen array is met late and the kernel compiled again from its beginning: its own arrays are made anew."""

    @cuda.jit
    def reverse(out):
        shared = cuda.shared.array(8, np.float64)
        i = cuda.threadIdx.x
        shared[i] = 2.0 * i
        cuda.syncthreads()
        out[i] = shared[7 - i] + FROZEN[i]

    out = gs.zeros(8)
    reverse[1, 8](out)
    assert out.get().tolist() == [2.0 * (7 - i) + i for i in range(8)]


@pytest.mark.parametrize(
    ("mask", "predicate", "text"),
    [
        ("float32", "int32", "Mask type must be an integer"),
        ("bool", "int32", "Mask type must be an integer"),
        ("int32", "float64", "Predicate must be an integer or boolean"),
    ],
)
def test_votes_take_integers(mask, predicate, text):
    @cuda.jit
    def kernel(mask, predicate, out):
        out[0] = cuda.all_sync(mask[0], predicate[0])

    with pytest.raises(cuda.TypingError, match=text):
        kernel[1, 32](gs.ones(1, mask), gs.ones(1, predicate), gs.zeros(1, "int32"))
