"""Variables, results and arguments of device functions that are a number or None."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import same


@cuda.jit(device=True)
def half(x):
    if x % 2 == 0:
        return x // 2
    return None


def test_results():
    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < x.size:
            found = half(x[i])
            if found is None:
                found = -1
            out[i] = found

    x = np.arange(40)
    out = gs.zeros(40, "int64")
    kernel[2, 32](gs.asarray(x), out)
    same(out, np.where(x % 2 == 0, x // 2, -1))


def test_variables():
    @cuda.jit
    def kernel(x, limit, out):
        i = cuda.grid(1)
        if i < out.size:
            first = None
            for k in range(i, x.size):
                if first is None and x[k] > limit:
                    first = k
            out[i] = 100 if first is None else first
            if first is not None and first != None:  # noqa: E711
                out[i] += 0.5 * (first > 3)
            if not first:
                out[i] = -1

    x = np.array([0.1, 5, 0.2, 7, 0.3, 8, 0.4, 0.5])
    out = gs.zeros(8)
    kernel[1, 32](gs.asarray(x), 1.0, out)
    same(out, np.array([1, 1, 3, 3, 5.5, 5.5, -1, -1]))


def test_arguments_and_recursion():
    @cuda.jit(device=True)
    def or_else(a, b):
        return b if a is None else a

    @cuda.jit(device=True)
    def steps(x):
        found = half(x)
        if found is None:
            return found
        if found < 8:
            return found
        return x * steps(found)

    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < x.size:
            out[i] = or_else(steps(x[i]), -7)

    def expected(x):
        if x % 2:
            return None
        return x // 2 if x // 2 < 8 else x * (expected(x // 2) or 0)

    x = np.arange(0, 64)
    out = gs.zeros(64, "int64")
    kernel[2, 32](gs.asarray(x), out)
    same(out, np.array([-7 if expected(int(v)) is None else expected(int(v)) for v in x]))


def test_none_where_a_number_is_needed():
    @cuda.jit
    def kernel(x, out):
        out[0] = half(x[0]) + 1

    @cuda.jit(debug=True)
    def checked(x, out):
        out[0] = half(x[0]) + 1

    for value, expected in ((8, 5), (7, 1)):
        out = gs.zeros(1, "int64")
        kernel[1, 1](gs.asarray([value]), out)
        assert int(out[0]) == expected
    checked[1, 1](gs.asarray([8]), out)
    cuda.synchronize()
    checked[1, 1](gs.asarray([7]), out)
    with pytest.raises(TypeError, match="None where a number is needed"):
        cuda.synchronize()
