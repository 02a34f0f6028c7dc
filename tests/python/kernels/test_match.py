"""The match statement in kernels, against Python."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, same

LIMIT = 7


class Colour:
    RED = 3
    BLUE = -2


def classify(n, x):
    match n:
        case 0:
            return 10
        case 1 | 2 | Colour.BLUE:
            return 20
        case Colour.RED:
            return 30
        case k if k > LIMIT:
            return k * 2
        case k:
            result = k - 1
    return result + (x > 0)


def tuples(a, b, c):
    match a, b, c:
        case 0, y, z:
            return y * 10 + z
        case (x, 1 | 2, z) if x > z:
            return x - z
        case x, *rest:
            match rest:
                case [1, q]:
                    return q + 100
                case [p, q] if p == q:
                    return 1000 + x
            return x + len(rest)


def nothing(value, n):
    match value:
        case None:
            return 1
        case True if n > 0:
            return 2
        case False | 4:
            return 3
        case _:
            return 4


def test_numbers():
    device = cuda.jit(device=True)(classify)

    @cuda.jit
    def kernel(n, x, out):
        i = cuda.grid(1)
        if i < n.size:
            out[i] = device(n[i], x[i])

    n = np.arange(-5, 15)
    x = n * -1.5
    out = gs.zeros(n.size, "int64")
    kernel[1, 32](gs.asarray(n), gs.asarray(x), out)
    same(out, np.array([classify(int(k), float(v)) for k, v in zip(n, x, strict=True)]))


def test_tuples(rng):
    @cuda.jit
    def kernel(a, out):
        i = cuda.grid(1)
        if i < a.shape[0]:
            out[i] = tuples(a[i, 0], a[i, 1], a[i, 2])

    a = random_array(rng, (300, 3), "int64", 0, 4)
    out = gs.zeros(300, "int64")
    kernel[3, 128](gs.asarray(a), out)
    same(out, np.array([tuples(*map(int, row)) for row in a]))


def test_constants():
    @cuda.jit
    def kernel(flag, out):
        out[0] = nothing(None, 1)
        out[1] = nothing(flag, out[5])
        out[2] = nothing(flag, 1)
        out[3] = nothing(4, 1)
        out[4] = nothing(5.5, 1)

    for flag in (True, False):
        out = gs.zeros(6, "int64")
        kernel[1, 1](flag, out)
        same(out, np.array([nothing(v, n) for v, n in [(None, 1), (flag, 0), (flag, 1), (4, 1), (5.5, 1)]] + [0]))


def test_break_and_continue():
    @cuda.jit
    def kernel(x, out):
        total = 0
        for v in x:
            match v:
                case 1:
                    continue
                case 5:
                    break
            total += v
        out[0] = total

    out = gs.zeros(1, "int64")
    kernel[1, 1](gs.array([1, 2, 1, 3, 5, 9]), out)
    assert int(out[0]) == 5


def test_unsupported_patterns():
    @cuda.jit
    def kernel(x, out):
        match x[0]:
            case int():
                out[0] = 1

    with pytest.raises(cuda.UnsupportedError, match=r"test_match\.py.*pattern of this match statement(.|\n)*use if"):
        kernel[1, 1](gs.zeros(1), gs.zeros(1))
