"""Expressions on int64, float64 and bool, as Python evaluates them."""

# ruff: noqa

import math
import operator
import random

from trees import Array, case, cuda, floats, ints

rng = random.Random(2)
SCALE = 3
OFFSETS = (2, 5, 11)
NAMED = "text"


def division(a, b, out):
    i = cuda.grid(1)
    if b[i] != 0:
        out[i, 0] = a[i] // b[i]
        out[i, 1] = a[i] % b[i]
        out[i, 2] = a[i] / b[i]
        q, r = divmod(a[i], b[i])
        out[i, 3] = q * b[i] + r


def powers(a, out):
    i = cuda.grid(1)
    out[i, 0] = a[i] ** 2
    out[i, 1] = a[i] ** 3
    out[i, 2] = a[i] ** 0
    out[i, 3] = a[i] ** 7
    out[i, 4] = pow(a[i], 2)
    out[i, 5] = 2 ** (i % 8)


def bits(a, b, out):
    i = cuda.grid(1)
    k = abs(b[i]) % 20
    out[i, 0] = a[i] << k
    out[i, 1] = a[i] >> k
    out[i, 2] = a[i] & b[i]
    out[i, 3] = a[i] | b[i]
    out[i, 4] = a[i] ^ b[i]
    out[i, 5] = ~a[i]
    out[i, 6] = -a[i]
    out[i, 7] = +a[i]
    out[i, 8] = cuda.popc(a[i]) + cuda.clz(b[i]) * 100 + cuda.ffs(a[i]) * 10000
    out[i, 9] = cuda.brev(a[i])


def comparisons(a, b, out):
    i = cuda.grid(1)
    x = a[i]
    y = b[i]
    out[i, 0] = x < y
    out[i, 1] = x <= y
    out[i, 2] = x > y
    out[i, 3] = x >= y
    out[i, 4] = x == y
    out[i, 5] = x != y
    out[i, 6] = -20 < x < 20
    out[i, 7] = x < y < 10 < 20
    out[i, 8] = 5 > y == y <= x
    out[i, 9] = not x < y


def logic(a, b, out):
    i = cuda.grid(1)
    x = a[i] % 3
    y = b[i] % 3
    out[i, 0] = x and y
    out[i, 1] = x or y
    out[i, 2] = x and y or 7
    out[i, 3] = not x
    out[i, 4] = bool(x) + bool(y)
    out[i, 5] = (x > 0) & (y > 0)
    out[i, 6] = (x > 0) | (y > 1)
    out[i, 7] = (x > 0) ^ (y > 0)
    out[i, 8] = x if y else x + 10
    out[i, 9] = (1 if x == 1 else 2 if x == 2 else 3) * (y or 5)
    out[i, 10] = True + True
    out[i, 11] = -(x > 0)


def short_circuit(a, out):
    # The right operand indexes outside of the array where the left one decides.
    i = cuda.grid(1)
    n = a.shape[0]
    if i < n and a[i] > 0:
        out[i] = 1
    elif i >= n or a[i] == -3:
        out[i % n] = 2
    else:
        out[i] = 0 if i + 1 >= n else a[i + 1]


def builtin_functions(a, b, out):
    i = cuda.grid(1)
    out[i, 0] = min(a[i], b[i])
    out[i, 1] = max(a[i], b[i], 3)
    out[i, 2] = abs(a[i])
    out[i, 3] = int(a[i] / 3)
    out[i, 4] = float(a[i])
    out[i, 5] = round(a[i] / 2)
    out[i, 6] = len(a) + len((1, 2, 3))
    out[i, 7] = sum((a[i], b[i], 3))
    out[i, 8] = min((a[i], 4))
    out[i, 9] = round(b[i] / 7, 2)
    out[i, 10] = int(b[i]) + bool(a[i])
    out[i, 11] = min(a[i] / 2, 1)


def floats_too(x, y, out):
    i = cuda.grid(1)
    a = x[i]
    b = y[i]
    out[i, 0] = a + b * 2
    out[i, 1] = a - b
    out[i, 2] = a / b
    out[i, 3] = a // b
    out[i, 4] = a % b
    out[i, 5] = a**2
    out[i, 6] = b / 7 * a
    out[i, 7] = -a
    out[i, 8] = abs(a)
    out[i, 9] = int(a)
    out[i, 10] = round(a)
    out[i, 11] = math.floor(a)
    out[i, 12] = math.ceil(a)
    out[i, 13] = math.trunc(a)
    out[i, 14] = a if a > b else b
    out[i, 15] = a * 2.0**-1
    out[i, 16] = a and b
    out[i, 17] = math.fabs(a) + math.copysign(1.5, b)
    out[i, 18] = math.fmod(a, b)
    out[i, 19] = math.sqrt(a * a)
    out[i, 20] = 1 if math.isnan(a) or math.isinf(b) else 2
    out[i, 21] = 2 * a + 3 // 2 - 7 % 4 + 2**3


def frozen(a, out):
    i = cuda.grid(1)
    out[i] = a[i] * SCALE + OFFSETS[1] + OFFSETS[i % 3] + len(OFFSETS)
    if NAMED == "text" and NAMED != "other":
        out[i] += 1000
    out[i] += math.pi > 3


def operators(a, b, out):
    i = cuda.grid(1)
    out[i, 0] = operator.add(a[i], b[i])
    out[i, 1] = operator.mul(a[i], 3) - operator.neg(b[i])
    out[i, 2] = operator.lt(a[i], b[i])
    out[i, 3] = operator.xor(a[i], b[i])
    out[i, 4] = operator.and_(a[i], 15)
    out[i, 5] = operator.not_(a[i])


def membership(a, out):
    i = cuda.grid(1)
    out[i] = a[i] in (1, 2, 3)
    if a[i] not in (4, 5):
        out[i] += 10
    x = None
    if x is None:
        out[i] += 100


def bools(m, out):
    i = cuda.grid(1)
    out[i] = m[i] and not m[i - 1]
    if m[i]:
        out[i] = not out[i]
    m[i] ^= True


def limits(out):
    out[0] = -9223372036854775808
    out[1] = 9223372036854775807
    out[2] = -9223372036854775808 + 1
    out[3] = 0x7F + 0b101 + 0o17
    out[4] = -(2**62) * 2


def selection(a, b, out):
    i = cuda.grid(1)
    out[i] = cuda.selp(a[i] > 0, a[i], b[i])


KERNELS = [v for v in list(globals().values()) if callable(v) and getattr(v, "__module__", "") == __name__]

n = 24
CASES = [
    case(division, ints(rng, n), ints(rng, n, low=-9, high=9), floats(rng, n, 4), block=n),
    case(powers, ints(rng, n, low=-9, high=9), ints(rng, n, 6), block=n),
    case(
        bits, ints(rng, n, low=-(2**40), high=2**40), ints(rng, n, low=-(2**30), high=2**30), ints(rng, n, 10), block=n
    ),
    case(comparisons, ints(rng, n, low=-25, high=25), ints(rng, n, low=-25, high=25), ints(rng, n, 10), block=n),
    case(logic, ints(rng, n), ints(rng, n), ints(rng, n, 12), block=n),
    case(short_circuit, ints(rng, 20, low=-4, high=4), ints(rng, 20), block=32),
    case(builtin_functions, ints(rng, n), ints(rng, n), floats(rng, n, 12), block=n),
    case(floats_too, floats(rng, n), floats(rng, n), floats(rng, n, 22), block=n),
    case(frozen, ints(rng, n), ints(rng, n), block=n),
    case(operators, ints(rng, n), ints(rng, n), ints(rng, n, 6), block=n),
    case(membership, ints(rng, n, low=0, high=6), ints(rng, n), block=n),
    case(
        bools,
        Array("bool", (n,), [rng.random() < 0.5 for _ in range(n)]),
        Array("bool", (n,), [rng.random() < 0.5 for _ in range(n)]),
    ),
    case(limits, ints(rng, 5)),
    case(selection, ints(rng, n), ints(rng, n), ints(rng, n), block=n),
]
