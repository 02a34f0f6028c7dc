"""A variable that is one array on one path and another one on another, against NumPy."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, same


def test_branches(rng):
    @cuda.jit
    def kernel(a, b, c, out):
        i = cuda.grid(1)
        if i < out.shape[1]:
            if i % 3 == 0:
                x = a
            elif i % 3 == 1:
                x = b
            else:
                x = c[1:]
            out[0, i] = x[i % 4]
            out[1, i] = x.shape[0] + len(x) + x.size
            out[2, i] = x[::-1][0]
            y = x if i < 5 else b
            y[i % 2] += 0
            out[3, i] = y[1]
            out[4, i] = x.strides[0]

    a, b, c = (random_array(rng, n, "float64") for n in (4, 7, 9))
    out = gs.zeros((5, 20))
    kernel[1, 32](gs.asarray(a), gs.asarray(b), gs.asarray(c), out)
    expected = np.zeros((5, 20))
    for i in range(20):
        x = [a, b, c[1:]][i % 3]
        expected[0, i] = x[i % 4]
        expected[1, i] = 3 * len(x)
        expected[2, i] = x[-1]
        expected[3, i] = (x if i < 5 else b)[1]
        expected[4, i] = 8
    same(out, expected)


def test_buffers_that_swap(rng):
    @cuda.jit(fma=False)
    def smooth(x, y, steps, where):
        source, target = x, y
        for _ in range(steps):
            for k in range(1, source.shape[0] - 1):
                target[k] = (source[k - 1] + source[k] + source[k + 1]) / 3
            target[0] = source[0]
            target[-1] = source[-1]
            source, target = target, source
        where[0] = source[1]

    host = random_array(rng, 12, "float64")
    for steps in (0, 1, 2, 5):
        x, y, where = gs.asarray(host), gs.zeros(12), gs.zeros(1)
        smooth[1, 1](x, y, steps, where)
        source, target = host.copy(), np.zeros(12)
        for _ in range(steps):
            for k in range(1, 11):
                target[k] = (source[k - 1] + source[k] + source[k + 1]) / 3
            target[0], target[-1] = source[0], source[-1]
            source, target = target, source
        same(x if steps % 2 == 0 else y, source)
        assert float(where[0]) == source[1]


def test_functions_and_rows(rng):
    @cuda.jit(device=True)
    def longer(a, b):
        if a.size > b.size:
            return a
        return b

    @cuda.jit(device=True)
    def total(v):
        result = 0.0
        for each in v:
            result += each
        return result

    @cuda.jit
    def kernel(m, v, out):
        i = cuda.grid(1)
        if i < m.shape[0]:
            best = m[i]
            for k in range(m.shape[0]):
                if m[k, 0] > best[0]:
                    best = m[k]
            out[i, 0] = total(longer(m[i], v))
            out[i, 1] = total(best)
            row = m[i]
            if m[i, 0] > 0:
                row = v
            row[1:3] = i
            out[i, 2] = row[2]

    m, v = random_array(rng, (6, 5), "float64"), random_array(rng, 8, "float64")
    out = gs.zeros((6, 3))
    kernel[1, 8](gs.asarray(m), gs.asarray(v), out)
    host = out.get()
    np.testing.assert_allclose(host[:, 0], v.sum())
    best = m[np.argmax(m[:, 0])]
    np.testing.assert_allclose(host[:, 1], best.sum())


def test_a_view_that_shrinks(rng):
    @cuda.jit
    def kernel(x, out):
        part = x
        while len(part) > 2:
            out[0] += part[0] * part[-1]
            part = part[1:-1]
        out[1] = len(part)

    x = random_array(rng, 9, "int64", -9, 9)
    out = gs.zeros(2, "int64")
    kernel[1, 1](gs.asarray(x), out)
    same(out, np.array([sum(int(x[k] * x[-1 - k]) for k in range(4)), 1]))


def test_different_types_are_refused():
    @cuda.jit
    def kernel(a, b, out):
        x = a
        if out[0] > 0:
            x = b
        out[0] = x[0]

    with pytest.raises(cuda.TypingError, match=r"array\(int64, 1d\) on one path and array\(float64, 1d\)"):
        kernel[1, 1](gs.zeros(3), gs.zeros(3, "int64"), gs.zeros(1))


def test_a_tuple_of_arrays_at_an_index(rng):
    @cuda.jit
    def kernel(arrays, out):
        i = cuda.grid(1)
        if i < out.size:
            chosen = arrays[i % 3]
            out[i] = chosen[i % len(chosen)]
            for each in arrays:
                if each[0] > 0:
                    out[i] += each[-1]
                    break

    host = tuple(random_array(rng, n, "float64") for n in (4, 7, 9))
    out = gs.zeros(30)
    kernel[1, 32](tuple(map(gs.asarray, host)), out)
    first = next((a[-1] for a in host if a[0] > 0), 0)
    same(out, np.array([host[i % 3][i % len(host[i % 3])] + first for i in range(30)]))

    @cuda.jit(debug=True)
    def outside(arrays, k, out):
        out[0] = arrays[k][0]

    outside[1, 1](tuple(map(gs.asarray, host)), 3, out)
    with pytest.raises(IndexError, match="tuple index out of range"):
        cuda.synchronize()
