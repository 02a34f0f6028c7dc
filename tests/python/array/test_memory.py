"""Memory: what does not fit, what is given back, what is recycled."""

import gc

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, run_program, same


def test_an_array_larger_than_the_device(device):
    total = device.mem_info[1]
    before = gs.ones(10)
    with pytest.raises(cuda.OutOfMemoryError, match="bytes|GiB"):
        gs.empty(total)
    with pytest.raises(MemoryError):
        gs.ones((total // 4, 2))
    with pytest.raises(MemoryError):
        before[:, None] * gs.broadcast_to(gs.ones(1), (total,))
    same(before + 1, np.full(10, 2.0))


def test_a_size_beyond_64_bits():
    with pytest.raises(ValueError, match="too big|Maximum allowed"):
        gs.zeros((2**40, 2**40))
    with pytest.raises(ValueError, match="Maximum allowed"):
        gs.zeros(2**70)


def test_limit_of_the_pool():
    pool = cuda.get_default_memory_pool()
    pool.free_all_blocks()
    limit = pool.used_bytes() + 50_000_000
    pool.set_limit(limit)
    try:
        assert pool.get_limit() == limit
        with pytest.raises(cuda.OutOfMemoryError):
            gs.zeros(10_000_000).get()
        same(gs.zeros(1000), np.zeros(1000))
    finally:
        pool.set_limit(0)
    gs.zeros(10_000_000).get()
    with pytest.raises(ValueError, match="fraction"):
        pool.set_limit(fraction=2)


def test_pool_counts():
    pool = cuda.get_default_memory_pool()
    gc.collect()
    gs.synchronize()
    pool.free_all_blocks()
    before = pool.used_bytes()
    x = gs.empty(5_000_000)
    x.fill(1)
    gs.synchronize()
    assert pool.used_bytes() >= before + 40_000_000
    assert pool.total_bytes() >= pool.used_bytes()
    del x
    gs.synchronize()
    assert pool.used_bytes() <= before + 1_000_000
    assert pool.free_bytes() >= 39_000_000
    pool.free_all_blocks()
    assert pool.free_bytes() < 39_000_000


@pytest.mark.usefixtures("no_leak")
def test_nothing_leaks(rng):
    host = random_array(rng, (30, 40), "float64")
    for _ in range(50):
        x = gs.asarray(host)
        y = (x * 3 + x.T.reshape(30, 40)).sum(axis=0)
        y[2:5] = 7
        z = gs.sort(y) / 2
        float(z[0])
        gs.where(x > 0, x, 1) * 2
        with pytest.raises(ValueError, match="broadcast"):
            x + gs.ones(7)
        with pytest.raises(IndexError):
            x[99]
    del x, y, z


@pytest.mark.usefixtures("no_leak")
def test_reference_cycles_are_collected():
    for _ in range(20):
        holder = [gs.ones(100)]
        holder.append(holder)
    del holder


def test_process_ends_with_work_pending():
    result = run_program(
        """
        import gridstride as gs
        x = gs.random.rand(5_000_000)
        y = gs.sort(x * 2)
        z = y + 1
        """
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""


def test_shared_bytes():
    a, h = gs.arange(20), np.arange(20)
    pairs = [(np.s_[:5], np.s_[7:10]), (np.s_[:8], np.s_[7:10]), (np.s_[::2], np.s_[1::2]), (np.s_[::2], np.s_[1::3])]
    pairs += [(np.s_[::-1], np.s_[3:4]), (np.s_[:0], np.s_[:])]
    for x, y in pairs:
        assert gs.shares_memory(a[x], a[y]) == np.shares_memory(h[x], h[y])
        assert gs.may_share_memory(a[x], a[y]) == np.may_share_memory(h[x], h[y])
    b, k = a.reshape(4, 5), h.reshape(4, 5)
    assert gs.shares_memory(b[:, 1], b[2]) == np.shares_memory(k[:, 1], k[2]) is True
    assert gs.shares_memory(b[:, :2], b[:, 2:]) == np.shares_memory(k[:, :2], k[:, 2:]) is False
    assert not gs.shares_memory(a, a.copy())
    assert gs.shares_memory(a + 1, a) is False
