"""How full a device is, launches by extensions, and what else a kernel tells of itself."""

from __future__ import annotations

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda


@cuda.jit("void(float32[:], float32[:])")
def reverse(a, out):
    shared = cuda.shared.array(1024, np.float32)
    i = cuda.threadIdx.x
    shared[i] = a[i]
    cuda.syncthreads()
    out[i] = shared[cuda.blockDim.x - 1 - i]


def test_of_a_gpu_by_its_capability():
    (overload,) = reverse.overloads.values()
    one = overload.occupancy(256, cc=(9, 0))
    assert (one.block_size, one.active_blocks, one.occupancy, one.limit) == (256, 8, 1.0, "warps")
    # 4096 bytes, and 1024 that each block loses, of 167936: 32 blocks would fit, as many as there may be.
    small = overload.occupancy(32, cc=(8, 0))
    assert (small.active_blocks, small.occupancy, small.limit) == (32, 0.5, "shared memory")
    large = overload.occupancy(64, dynamic_shared=60000, cc=(8, 0))
    assert (large.active_blocks, large.limit) == (167936 // (60000 + 4096 + 1024), "shared memory")
    best = overload.occupancy(cc=(8, 6))
    assert best.occupancy == 1.0 and best.block_size % 32 == 0
    assert overload.occupancy(1024, cc=(8, 6)).occupancy == pytest.approx(32 / 48)
    assert reverse.occupancy((cuda.float32[::1], cuda.float32[::1]), (16, 16), cc=(9, 0)) == one
    assert next(iter(reverse.occupancy(block_size=256, cc=(9, 0)).values())) == one
    with pytest.raises(ValueError, match="has 1 to 1024 threads, not 2048"):
        overload.occupancy((64, 32))


def test_of_the_current_device():
    (overload,) = reverse.overloads.values()
    best = overload.occupancy()
    assert 0 < best.occupancy <= 1 and 1 <= best.block_size <= 1024
    if gs.cuda.Device().kind == "cpu":
        assert overload.occupancy(1).occupancy == 1 / 16
        assert overload.occupancy(48).occupancy == 1
        assert overload.occupancy(33).limit == "lanes"


def test_launch_bounds():
    @cuda.jit("void(float32[:])", launch_bounds=128)
    def kernel(a):
        a[cuda.threadIdx.x] = 1

    (overload,) = kernel.overloads.values()
    assert overload.occupancy(cc=(9, 0)).block_size <= 128
    with pytest.raises(ValueError, match="1 to 128"):
        overload.occupancy(129)


def test_extensions_change_arguments_and_run_after_the_launch():
    seen = []

    class Doubling:
        def prepare_args(self, kind, value, stream, retr):
            seen.append(kind)
            if isinstance(value, int):
                return cuda.int64, 2 * value
            retr.append(lambda: seen.append("after"))
            return kind, cuda.In(value)

    @cuda.jit
    def kernel(a, n):
        a[0] = n

    device, host = gs.zeros(1), np.zeros(1)
    kernel[1, 1](device, 3)
    kernel.extensions.append(Doubling())
    kernel[1, 1](host, 3)
    assert host[0] == 0, "In is not copied back"
    kernel.forall(1)(host, 3)
    assert seen == [cuda.float64[::1], cuda.int64, "after"] * 2
    kernel.extensions.clear()
    kernel[1, 1](host, 3)
    assert host[0] == 3


def test_vectorize_without_signatures():
    @cuda.vectorize
    def combine(x, y):
        return x * 2 + y

    rng = np.random.default_rng(1)
    for a, b in (("float32", "float32"), ("int16", "float32"), ("float64", "int32"), ("int8", "int8")):
        x, y = rng.integers(0, 9, 50).astype(a), rng.integers(0, 9, (3, 1)).astype(b)
        result = combine(x, y)
        np.testing.assert_array_equal(result, x * 2.0 + y)
    assert combine(np.int8([1]), np.int8([2])).dtype == np.int64

    @cuda.vectorize()
    def several(a, b, c, d, e, f, g):
        return a + b + c + d + e + f > g

    assert several(*range(7)) == np.True_

    @cuda.vectorize
    def pair(a):
        return a, a

    with pytest.raises(TypeError, match="returns 2 numbers"):
        pair(np.ones(2))
