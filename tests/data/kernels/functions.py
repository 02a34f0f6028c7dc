"""Device functions, nested functions, tuples and arrays."""

# ruff: noqa

import math
import random

from trees import case, cuda, floats, ints

rng = random.Random(3)


def square(x):
    return x * x


def norm(x, y=4.0, *, scale=1):
    return math.sqrt(square(x) + square(y)) * scale


def sign(x):
    if x < 0:
        return -1
    if x > 0:
        return 1
    return 0


def mixed(x):
    # Joins an int and a float.
    if x < 0:
        return 0
    return x / 2


def polar(x, y):
    return math.sqrt(x * x + y * y), math.atan2(y, x)


def nothing(a, i):
    if a[i] < 0:
        return
    a[i] = -a[i]


def fill(a, row, value):
    for j in range(a.shape[1]):
        a[row, j] = value + j


def first_or(a, default):
    for x in a:
        if x > 0:
            return x
    return default


def many(*values):
    total = 0
    for v in values:
        total += v * 2
    return total


def apply(f, x):
    return f(x)


def same(a):
    return a


def device_functions(x, out):
    i = cuda.grid(1)
    out[i, 0] = square(x[i]) + square(i)
    out[i, 1] = norm(x[i])
    out[i, 2] = norm(x[i], scale=3)
    out[i, 3] = norm(x[i], y=x[i], scale=x[i])
    out[i, 4] = sign(x[i])
    out[i, 5] = mixed(x[i])
    r, phi = polar(x[i], 2)
    out[i, 6] = r
    out[i, 7] = phi
    out[i, 8] = first_or(x, 5)
    out[i, 9] = many(1, 2.5, x[i])
    out[i, 10] = apply(square, x[i]) + apply(sign, x[i])
    out[i, 11] = polar(3, 4)[0]
    out[i, 12] = same(x)[i]


def effects(a, b):
    i = cuda.grid(1)
    nothing(a, i)
    fill(b, i, a[i])


def nested(a, out):
    i = cuda.grid(1)
    k = 3

    def scaled(x, by=2):
        if x < 0:
            return 0
        return x * by + k

    twice = lambda x: scaled(scaled(x))
    out[i, 0] = scaled(a[i])
    out[i, 1] = twice(a[i])
    k = 10
    out[i, 2] = scaled(a[i], by=k)
    out[i, 3] = apply(lambda x: x + k * a[0], i)
    out[i, 4] = apply(twice, a[i])
    total = 0
    for j in range(4):
        add = lambda x: x + j
        total += add(a[i])
    out[i, 5] = total


def tuples(a, out):
    i = cuda.grid(1)
    pair = (a[i], i)
    out[i, 0] = pair[0] + pair[-1]
    x, (y, z) = 1, pair
    out[i, 1] = x + y * z
    triple = pair + (7,)
    out[i, 2] = triple[i % 3] + len(triple)
    first, *rest = triple
    out[i, 3] = first - rest[1] + len(rest)
    if a[i] > 0:
        pair = (2, 3)
    out[i, 4] = pair[0] * pair[1]
    best = (0, 0)
    for k in range(a.shape[0]):
        if a[k] > best[0]:
            best = (a[k], k)
    out[i, 5] = best[1]
    out[i, 6] = triple[1:][0] + triple[::-1][0] + sum(triple[:2])
    out[i, 7] = (pair == (2, 3)) + (triple != (1, 2, 3))
    total = 0
    for item in (3, a[i], 5):
        if item == 5:
            continue
        total += item
    out[i, 8] = total
    weight = 0
    for name, value in ((1, 2.5), (2, a[i])):
        weight += name * value
    out[i, 9] = weight


def array_access(a, out):
    i = cuda.grid(1)
    rows, columns = a.shape
    pos = (i, 1)
    out[i, 0] = a[i, 0] + a[i][1] * 10
    out[i, 1] = a[pos]
    out[i, 2] = a[-1, -i - 1]
    row = a[i]
    out[i, 3] = row[0] + len(row) + row.shape[0]
    out[i, 4] = a.size + a.ndim * 1000 + rows * 10 + columns
    out[i, 5] = len(a) + a.strides[0]
    total = 0
    for x in row:
        total += x
    for r in a:
        total += r[0] * 100
    out[i, 6] = total
    out[i][7] = a[99, 0] + a[0, -99]
    out[99, 0] = 1
    total = 0
    for k, x in enumerate(row):
        total += k * x
    for k, x in enumerate(row, 5):
        total += k * x
    for x, y in zip(row, a[0]):
        total += x * y
    for k, (x, y) in zip(range(10, 0, -3), enumerate(row)):
        total += k * x - y
    out[i, 8] = total


def iterate_tuple_with_break(a, out):
    i = cuda.grid(1)
    found = -1
    for x in (5, 11, a[0], 17):
        if x > a[i]:
            found = x
            break
    out[i] = found


def temporaries(a, out):
    # One name for a number, a tuple, a function and an array, none of them read where they would meet.
    i = cuda.grid(1)
    for k in range(3):
        t = a[k]
        out[k] = t
    for k in range(3, 5):
        t = (a[k], k)
        if t[0] > 0:
            t = square
            out[k] = t(k)
        else:
            t = a
            out[k] = t[0] + i
    t = 2.5
    out[5] = t


def conditional_arrays(a, b, out):
    i = cuda.grid(1)
    for source, weight in ((a, 2), (b, 3)):
        out[i] += source[i] * weight
    row = a
    for k in range(3):
        row = a
        out[i] += row[k]


KERNELS = [
    device_functions,
    effects,
    nested,
    tuples,
    array_access,
    iterate_tuple_with_break,
    temporaries,
    conditional_arrays,
]

n = 8
CASES = [
    case(device_functions, floats(rng, n), floats(rng, n, 13), block=n),
    case(effects, ints(rng, n), ints(rng, n, 5), block=n),
    case(nested, ints(rng, n), ints(rng, n, 6), block=n),
    case(tuples, ints(rng, n), ints(rng, n, 10), block=n),
    case(array_access, ints(rng, 6, 5), ints(rng, 6, 9), block=5),
    case(temporaries, ints(rng, n), ints(rng, n)),
    case(conditional_arrays, ints(rng, n), ints(rng, n), ints(rng, n), block=n),
    case(iterate_tuple_with_break, ints(rng, n), ints(rng, n), block=n),
]
