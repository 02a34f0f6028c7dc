"""Random numbers inside kernels: xoroshiro128+, the generator of `numba.cuda.random`, with its streams of numbers.

A kernel is given an array of states, one for each of its threads. Each state is a subsequence of its own: they stand
2**64 numbers apart.

The generator is xoroshiro128+ (2016) by David Blackman and Sebastiano Vigna, seeded by SplitMix64; the normal
distribution is the Box-Muller transform, of which the second number is dropped.
"""

from __future__ import annotations

import math

from gridstride.cuda._jit import jit
from gridstride.cuda._stubs import grid
from gridstride.cuda.types import float32, float64, int64, uint32, uint64

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

_JUMP = (0xBEAC0467EBA5FACB, 0xD86B048B86AA9922)
_TWO_PI = 2 * math.pi
_UNIT = 1.0 / (1 << 53)


@jit(device=True)
def init_xoroshiro128p_state(states, index, seed):
    """Seeds one state: SplitMix64 makes good bits of any 64-bit number."""
    z = uint64(seed) + uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> uint32(30))) * uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> uint32(27))) * uint64(0x94D049BB133111EB)
    z = z ^ (z >> uint32(31))
    states[index]["s0"] = z
    states[index]["s1"] = z


@jit(device=True)
def rotl(x, k):
    """The bits of a uint64 rotated to the left."""
    x = uint64(x)
    k = uint32(k)
    return (x << k) | (x >> uint32(64 - k))


@jit(device=True)
def xoroshiro128p_next(states, index):
    """The next uint64 of a state, which moves on."""
    index = int64(index)
    s0 = states[index]["s0"]
    s1 = states[index]["s1"]
    result = s0 + s1
    s1 ^= s0
    states[index]["s0"] = uint64(rotl(s0, uint32(55))) ^ s1 ^ (s1 << uint32(14))
    states[index]["s1"] = uint64(rotl(s1, uint32(36)))
    return result


@jit(device=True)
def xoroshiro128p_jump(states, index):
    """Moves a state on by 2**64 numbers."""
    index = int64(index)
    s0 = uint64(0)
    s1 = uint64(0)
    for i in range(2):
        word = uint64(_JUMP[i])
        for bit in range(64):
            if word & (uint64(1) << uint32(bit)):
                s0 ^= states[index]["s0"]
                s1 ^= states[index]["s1"]
            xoroshiro128p_next(states, index)
    states[index]["s0"] = s0
    states[index]["s1"] = s1


@jit(device=True)
def uint64_to_unit_float64(x):
    """A uint64 as a float64 in [0, 1)."""
    return float64(uint64(x) >> uint32(11)) * _UNIT


@jit(device=True)
def uint64_to_unit_float32(x):
    """A uint64 as a float32 in [0, 1]."""
    return float32(uint64_to_unit_float64(x))


@jit(device=True)
def xoroshiro128p_uniform_float32(states, index):
    """A float32 that is uniform in [0, 1); state `index` moves on."""
    return uint64_to_unit_float32(xoroshiro128p_next(states, index))


@jit(device=True)
def xoroshiro128p_uniform_float64(states, index):
    """A float64 that is uniform in [0, 1); state `index` moves on."""
    return uint64_to_unit_float64(xoroshiro128p_next(states, index))


@jit(device=True)
def xoroshiro128p_normal_float32(states, index):
    """A float32 of the normal distribution with mean 0 and deviation 1; state `index` moves on by two numbers."""
    u1 = xoroshiro128p_uniform_float32(states, index)
    u2 = xoroshiro128p_uniform_float32(states, index)
    return math.sqrt(float32(-2.0) * math.log(u1)) * math.cos(float32(_TWO_PI) * u2)


@jit(device=True)
def xoroshiro128p_normal_float64(states, index):
    """A float64 of the normal distribution with mean 0 and deviation 1; state `index` moves on by two numbers."""
    u1 = xoroshiro128p_uniform_float64(states, index)
    u2 = xoroshiro128p_uniform_float64(states, index)
    return math.sqrt(-2.0 * math.log(u1)) * math.cos(_TWO_PI * u2)


@jit
def _init_states(states, seed, subsequence_start):
    if grid(1) == 0 and states.size > 0:
        init_xoroshiro128p_state(states, 0, seed)
        for _ in range(subsequence_start):
            xoroshiro128p_jump(states, 0)
        for i in range(1, states.size):
            states[i] = states[i - 1]
            xoroshiro128p_jump(states, i)


def __getattr__(name: str) -> Any:
    if name == "xoroshiro128p_dtype":  # it needs NumPy
        import numpy

        return numpy.dtype([("s0", numpy.uint64), ("s1", numpy.uint64)], align=True)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def init_xoroshiro128p_states(states: Any, seed: int, subsequence_start: int = 0, stream: Any = 0) -> None:
    """Seeds states on the device: state i is subsequence ``subsequence_start + i`` of the seed.

    Args:
        states: array of `xoroshiro128p_dtype`, one-dimensional.
        seed: any integer; its lowest 64 bits count.
        subsequence_start: the subsequence of the first state.
        stream: where to do it.
    """
    if states.ndim != 1:
        raise ValueError(f"the states are a one-dimensional array, not one of {states.ndim} dimensions")
    if subsequence_start < 0:
        raise ValueError(f"subsequence_start must not be negative, got {subsequence_start}")
    import numpy

    kernel: Any = _init_states
    kernel[1, 1, stream](states, numpy.uint64(int(seed) & (1 << 64) - 1), numpy.int64(subsequence_start))


def init_xoroshiro128p_states_cpu(states: Any, seed: int, subsequence_start: int) -> None:
    """Seeds states in a host array."""
    from gridstride.cuda._transfer import to_device

    made = to_device(states)
    init_xoroshiro128p_states(made, seed, subsequence_start)
    made.copy_to_host(states)


def create_xoroshiro128p_states(n: int, seed: int, subsequence_start: int = 0, stream: Any = 0) -> Any:
    """An array of `n` seeded states on the device: state i is subsequence ``subsequence_start + i`` of the seed.

    Give each thread of a kernel a state of its own.
    """
    from gridstride._records import empty_records

    states = empty_records(n, __getattr__("xoroshiro128p_dtype"))
    init_xoroshiro128p_states(states, seed, subsequence_start, stream)
    return states


__all__ = [
    "create_xoroshiro128p_states",
    "init_xoroshiro128p_state",
    "init_xoroshiro128p_states",
    "init_xoroshiro128p_states_cpu",
    "rotl",
    "uint64_to_unit_float32",
    "uint64_to_unit_float64",
    "xoroshiro128p_jump",
    "xoroshiro128p_next",
    "xoroshiro128p_normal_float32",
    "xoroshiro128p_normal_float64",
    "xoroshiro128p_uniform_float32",
    "xoroshiro128p_uniform_float64",
]
