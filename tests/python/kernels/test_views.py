"""Slices and views of arrays in kernels, against NumPy."""

import itertools

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, same

BOUNDS = [None, 0, 2, 5, 9, -1, -4, -20, 30]


@pytest.mark.parametrize("step", [None, 1, 2, 3, -1, -2, 7, -7])
def test_slices_of_one_axis(rng, step):
    @cuda.jit
    def known(x, out, length):
        part = x[::step]
        length[0] = part.shape[0]
        for i in range(len(part)):
            out[i] = part[i]

    @cuda.jit
    def given(x, lo, hi, by, out, length):
        part = x[lo:hi:by]
        length[0] = part.size
        for i in range(-1, -part.shape[0] - 1, -1):
            out[i + len(part)] = part[i]

    host = random_array(rng, 9, "int64")
    for n in (9, 1, 0):
        x = gs.asarray(host[:n])
        out, length = gs.full(40, -7, "int64"), gs.zeros(1, "int64")
        known[1, 1](x, out, length)
        expected = host[:n][::step]
        assert int(length[0]) == expected.size
        same(out[: expected.size], expected)
        assert (out.get()[expected.size :] == -7).all()
    for lo, hi in itertools.product([0, 2, 5, 9, -1, -4, -20, 30], repeat=2):
        out = gs.full(40, -7, "int64")
        given[1, 1](gs.asarray(host), lo, hi, step or 1, out, length)
        expected = host[lo : hi : step or 1]
        assert int(length[0]) == expected.size, (lo, hi, step)
        same(out[: expected.size], expected)
        assert (out.get()[expected.size :] == -7).all()


@pytest.mark.parametrize("order", ["C", "F", "strided"])
def test_axes(rng, order):
    @cuda.jit
    def kernel(a, out):
        i = cuda.grid(1)
        if i < a.shape[1]:
            plane = a[:, i]
            out[0, i] = plane[1, 2]
            out[1, i] = a[..., 0][1, i]
            out[2, i] = a[1:, :, 1::2][0][i, 0]
            out[3, i] = a[0, ..., -1][i]
            out[4, i] = a[:, ::-1][1, i][0]
            out[5, i] = a.T[2, i, 1]
            out[6, i] = a[1].T[0, i]
            out[7, i] = a[...][0, i, 1]
            out[8, i] = a[:, i : i + 1, :][1][0][2]
            out[9, i] = a[:, :, 1:][:, 1:, 1:].shape[1] * 10 + a[1:, :, ::2].size
            out[10, i] = a.T.strides[0] + a[:, ::2].strides[1]
            out[11, i] = a[:, 1:][:, 1:].ndim

    host = random_array(rng, (3, 5, 4), "float64")
    host = {"C": host, "F": np.asfortranarray(host), "strided": host[::2, ::-1, 1:]}[order]
    host = np.asarray(host)
    out = gs.zeros((12, host.shape[1]))
    d = gs.asarray(host, order="F") if order == "F" else gs.asarray(host)
    kernel[1, 32](d, out)
    a = host
    expected = np.zeros(out.shape)
    for i in range(host.shape[1]):
        expected[:, i] = [
            a[:, i][1, 2],
            a[..., 0][1, i],
            a[1:, :, 1::2][0][i, 0],
            a[0, ..., -1][i],
            a[:, ::-1][1, i][0],
            a.T[2, i, 1],
            a[1].T[0, i],
            a[...][0, i, 1],
            a[:, i : i + 1, :][1][0][2],
            a[:, :, 1:][:, 1:, 1:].shape[1] * 10 + a[1:, :, ::2].size,
            d.T.strides[0] + d[:, ::2].strides[1],
            3,
        ]
    same(out, expected)


def test_nested_slices(rng):
    @cuda.jit
    def kernel(x, a, b, c, d, out):
        part = x[a:b:2][c:d][::-1]
        for i in range(part.size):
            out[i] = part[i]
        out[out.size - 1] = len(part)

    host = random_array(rng, 30, "int64")
    for a, b, c, d in [(0, 30, 0, 15), (3, 29, 2, 9), (-20, -3, -6, -1), (25, 3, 0, 9), (0, 9, 3, 99)]:
        out = gs.zeros(40, "int64")
        kernel[1, 1](gs.asarray(host), a, b, c, d, out)
        expected = host[a:b:2][c:d][::-1]
        same(out[: expected.size], expected)
        assert int(out[39]) == expected.size


def test_outside_of_a_slice_is_outside(rng):
    """An index beyond a slice touches nothing although the array goes on there."""

    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        part = x[2:5]
        out[i] = part[i - 5]
        part[i] = -1
        x[::3][i + 100] = 5

    host = random_array(rng, 12, "float64")
    x, out = gs.asarray(host), gs.full(16, 9.0)
    kernel[1, 16](x, out)
    expected = np.zeros(16)
    written = host.copy()
    written[2:5] = -1
    for i in range(16):
        if -3 <= i - 5 < 3:
            expected[i] = out.get()[i]  # read while others write
    same(out, expected)
    same(x, written)


def test_debug_reports_an_index_outside_of_a_slice():
    @cuda.jit(debug=True)
    def kernel(x, i):
        part = x[2:5]
        part[i] = 1.0

    kernel[1, 1](gs.zeros(9), 2)
    cuda.synchronize()
    kernel[1, 1](gs.zeros(9), 3)
    with pytest.raises(IndexError, match="outside of a slice"):
        cuda.synchronize()


class TestAssignment:
    def test_rows_and_slices(self, rng):
        @cuda.jit
        def kernel(a, b, row, out):
            i = cuda.grid(1)
            if i < a.shape[0]:
                out[i] = b[i]
                out[i, 1:3] = i
                out[i, ::4] += a[i, ::4]
                out[i][-2:] *= 2
                row[i : i + 1] = a[i, 0]
                a[i, :] = (i, i + 1, 2.5, 3, 4, 5, 6, 7)

        a, b = random_array(rng, (5, 8), "float64"), random_array(rng, (5, 8), "float32")
        out = gs.zeros((5, 8))
        da, row = gs.asarray(a), gs.zeros(5)
        kernel[1, 8](da, gs.asarray(b), row, out)
        expected = np.zeros((5, 8))
        for i in range(5):
            expected[i] = b[i]
            expected[i, 1:3] = i
            expected[i, ::4] += a[i, ::4]
            expected[i][-2:] *= 2
        same(out, expected)
        same(row, a[:, 0])
        same(da, np.array([[i, i + 1, 2.5, 3, 4, 5, 6, 7] for i in range(5)]))

    def test_broadcasting(self, rng):
        @cuda.jit
        def kernel(row, column, number, out):
            out[0] = row
            out[1, :, :] = column
            out[2] = number
            out[:, 0, 0] = row[0]
            out[3:] = out[1:2]

        row, column = random_array(rng, 4, "float64"), random_array(rng, (3, 1), "float64")
        out = gs.zeros((5, 3, 4))
        kernel[1, 1](gs.asarray(row), gs.asarray(column), 2.5, out)
        expected = np.zeros((5, 3, 4))
        expected[0], expected[1], expected[2] = row, column, 2.5
        expected[:, 0, 0] = row[0]
        expected[3:] = expected[1:2]
        same(out, expected)

    def test_errors(self):
        @cuda.jit
        def deep(a, b):
            a[0] = b

        with pytest.raises(cuda.TypingError, match=r"array\(float64, 2d\) cannot be assigned to array\(float64, 1d\)"):
            deep[1, 1](gs.zeros((2, 3)), gs.zeros((2, 3)))

        @cuda.jit(debug=True)
        def mismatched(a, b):
            a[:] = b

        mismatched[1, 1](gs.zeros(3), gs.zeros(4))
        with pytest.raises(ValueError, match="cannot assign slice"):
            cuda.synchronize()

        @cuda.jit
        def zero(a):
            a[::0] = 1

        with pytest.raises(ValueError, match="step of a slice must not be zero"):
            zero[1, 1](gs.zeros(3))

        @cuda.jit
        def fractions(a):
            a[1.5:] = 1

        with pytest.raises(cuda.TypingError, match="index must be an integer, not float64"):
            fractions[1, 1](gs.zeros(3))

        @cuda.jit
        def twice(a):
            a[..., ...] = 1

        with pytest.raises(cuda.TypingError, match="more than one ellipsis"):
            twice[1, 1](gs.zeros((3, 3)))


class TestFunctions:
    def test_views_as_arguments(self, rng):
        @cuda.jit(device=True)
        def total(v):
            result = 0.0
            for each in v:
                result += each
            return result

        @cuda.jit(device=True)
        def fill(v, value):
            v[:] = value

        @cuda.jit
        def kernel(a, out):
            i = cuda.grid(1)
            if i < a.shape[0]:
                out[i, 0] = total(a[i])
                out[i, 1] = total(a[i, ::2])
                out[i, 2] = total(a[i][1:][::-1])
                out[i, 3] = total(a.T[0])
                fill(out[i, 4:], i)

        a = random_array(rng, (6, 7), "float64")
        out = gs.zeros((6, 8))
        kernel[1, 8](gs.asarray(a), out)
        expected = np.zeros((6, 8))
        for i in range(6):
            parts = [a[i], a[i, ::2], a[i][1:][::-1], a.T[0]]
            expected[i, :4] = [np.cumsum(p)[-1] for p in parts]
            expected[i, 4:] = i
        np.testing.assert_allclose(out.get(), expected, rtol=1e-14)

    def test_views_returned(self, rng):
        @cuda.jit(device=True)
        def middle(v, n):
            return v[n : len(v) - n]

        @cuda.jit(device=True)
        def pick(a, i):
            return a[i], a[:, i]

        @cuda.jit
        def kernel(a, out):
            row, column = pick(a, 2)
            part = middle(row, 1)
            for k in range(part.size):
                out[k] = part[k] - column[k]

        a = random_array(rng, (6, 6), "float64")
        out = gs.zeros(6)
        kernel[1, 1](gs.asarray(a), out)
        expected = np.zeros(6)
        expected[:4] = a[2][1:5] - a[:4, 2]
        same(out, expected)

    def test_views_that_change_in_a_loop(self, rng):
        @cuda.jit
        def kernel(x, out):
            part = x[0:]
            n = 0
            while len(part) > 1:
                out[n] = part[0] + part[-1]
                part = part[1:-1]
                n += 1

        x = random_array(rng, 11, "float64")
        out = gs.zeros(5)
        kernel[1, 1](gs.asarray(x), out)
        same(out, np.array([x[k] + x[-1 - k] for k in range(5)]))
