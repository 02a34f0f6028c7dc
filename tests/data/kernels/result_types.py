"""Functions whose result types are tested (tests/cpp/lang/typing_test.cpp)."""

# ruff: noqa

import math

import numpy as np
from trees import cuda

HALF = np.float32(0.5)
SMALL = np.int16(7)


def add(a, b):
    return a + b


def mul(a, b):
    return a * b


def div(a, b):
    return a / b


def floordiv(a, b):
    return a // b


def mod(a, b):
    return a % b


def power(a, b):
    return a**b


def square(a):
    return a**2


def inverse(a):
    return a**-1


def lshift(a, b):
    return a << b


def rshift(a, b):
    return a >> b


def bit_and(a, b):
    return a & b


def invert(a):
    return ~a


def negate(a):
    return -a


def plus(a):
    return +a


def plus_int_literal(a):
    return a + 1


def plus_float_literal(a):
    return a + 1.0


def plus_half(a):
    return a + HALF


def plus_small(a):
    return a + SMALL


def less(a, b):
    return a < b


def equal(a, b):
    return a == b


def logical(a, b):
    return a and b


def ternary(c, a, b):
    return a if c else b


def joined(c, a, b):
    if c:
        x = a
    else:
        x = b
    return x


def returned(c, a, b):
    if c:
        return a
    return b


def in_loop(n, a, b):
    x = a
    for _ in range(n):
        x = b
    return x


def sine(a):
    return math.sin(a)


def floor(a):
    return math.floor(a)


def to_int(a):
    return int(a)


def to_float(a):
    return float(a)


def rounded(a):
    return round(a)


def rounded_to(a):
    return round(a, 2)


def minimum(a, b):
    return min(a, b)


def absolute(a):
    return abs(a)


def as_float32(a):
    return np.float32(a)


def as_int8(a):
    return np.int8(a)


def numpy_add(a, b):
    return np.add(a, b)


def numpy_sin(a):
    return np.sin(a)


def numpy_sqrt(a):
    return np.sqrt(a)


def numpy_absolute(a):
    return np.abs(a)


def atan2(a, b):
    return math.atan2(a, b)


def hypot(a, b):
    return math.hypot(a, b)


def thread():
    return cuda.threadIdx.x


def dims():
    return cuda.blockDim.y


def grid():
    return cuda.grid(1)


def gridsize():
    return cuda.gridsize(1)


def induction(n):
    last = np.int8(0)
    for last in range(n):
        pass
    return last


def big():
    return 2**40


def unsigned_literal():
    return 18446744073709551615


def boolean():
    return True


def complex_times(a):
    return a * 1j


def real_part(a):
    return a.real


def element(a):
    return a[0]


def shape(a):
    return a.shape[0]


def popc(a):
    return cuda.popc(a)


def selp(c, a, b):
    return cuda.selp(c, a, b)


def frexp(a):
    return math.frexp(a)[1]


def fma(a, b, c):
    return cuda.fma(a, b, c)


KERNELS = [v for v in list(globals().values()) if callable(v) and getattr(v, "__module__", "") == __name__]
