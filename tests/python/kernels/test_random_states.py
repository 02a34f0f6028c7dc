"""cuda.random: xoroshiro128+ against the published algorithm in Python's integers."""

import math

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from gridstride.cuda import random as cuda_random
from support import same

MASK = (1 << 64) - 1


class Xoroshiro:
    def __init__(self, seed):
        z = (seed + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        self.s = [z ^ (z >> 31)] * 2

    @staticmethod
    def rotl(x, k):
        return ((x << k) | (x >> (64 - k))) & MASK

    def next(self):
        s0, s1 = self.s
        result = (s0 + s1) & MASK
        s1 ^= s0
        self.s = [self.rotl(s0, 55) ^ s1 ^ ((s1 << 14) & MASK), self.rotl(s1, 36)]
        return result

    def jump(self):
        total = [0, 0]
        for word in (0xBEAC0467EBA5FACB, 0xD86B048B86AA9922):
            for bit in range(64):
                if word >> bit & 1:
                    total = [total[0] ^ self.s[0], total[1] ^ self.s[1]]
                self.next()
        self.s = total

    def uniform(self):
        return (self.next() >> 11) * 2.0**-53


def states_of(seed, count, start=0):
    generator = Xoroshiro(seed & MASK)
    for _ in range(start):
        generator.jump()
    made = []
    for _ in range(count):
        made.append(tuple(generator.s))
        generator.jump()
    return made


@pytest.mark.parametrize(("seed", "start"), [(1, 0), (0, 0), (2**64 - 5, 3), (-1, 1), (123456789, 10)])
def test_states(seed, start):
    states = cuda_random.create_xoroshiro128p_states(6, seed, start)
    assert states.dtype == cuda_random.xoroshiro128p_dtype
    host = states.copy_to_host()
    assert [(int(s["s0"]), int(s["s1"])) for s in host] == states_of(seed, 6, start)
    into = np.zeros(6, cuda_random.xoroshiro128p_dtype)
    cuda_random.init_xoroshiro128p_states_cpu(into, seed, start)
    assert (into == host).all()


def test_none_and_errors():
    assert cuda_random.create_xoroshiro128p_states(0, 1).size == 0
    with pytest.raises(ValueError, match="one-dimensional"):
        cuda_random.init_xoroshiro128p_states(cuda.device_array((2, 2), cuda_random.xoroshiro128p_dtype), 1)
    with pytest.raises(ValueError, match="negative"):
        cuda_random.create_xoroshiro128p_states(2, 1, subsequence_start=-1)


@pytest.mark.parametrize("kind", ["uniform", "normal"])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_numbers(kind, dtype):
    draw = getattr(cuda_random, f"xoroshiro128p_{kind}_{dtype}")

    @cuda.jit
    def kernel(states, out):
        i = cuda.grid(1)
        if i < out.shape[0]:
            for k in range(out.shape[1]):
                out[i, k] = draw(states, i)

    n, count = 70, 9
    states = cuda_random.create_xoroshiro128p_states(n, seed=42)
    out = gs.zeros((n, count), dtype)
    kernel[2, 64](states, out)
    expected = np.zeros((n, count), dtype)
    for i, s in enumerate(states_of(42, n)):
        generator = Xoroshiro(0)
        generator.s = list(s)
        for k in range(count):
            if kind == "uniform":
                expected[i, k] = generator.uniform()
            else:
                u1, u2 = np.dtype(dtype).type(generator.uniform()), np.dtype(dtype).type(generator.uniform())
                expected[i, k] = math.sqrt(-2 * math.log(u1)) * math.cos(2 * math.pi * float(u2))
    if kind == "uniform":
        same(out, expected)
    else:
        np.testing.assert_allclose(out.get(), expected, rtol=1e-12 if dtype == "float64" else 5e-6, atol=1e-6)


def test_moments():
    @cuda.jit
    def kernel(states, out):
        i = cuda.grid(1)
        for k in range(out.shape[1]):
            out[i, k] = cuda_random.xoroshiro128p_normal_float32(states, i)

    states = cuda_random.create_xoroshiro128p_states(256, seed=7)
    out = gs.zeros((256, 400), "float32")
    kernel[1, 256](states, out)
    host = out.get()
    assert abs(host.mean()) < 0.02
    assert abs(host.std() - 1) < 0.02
