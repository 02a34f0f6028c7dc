"""Arrays that kernels see with other axes, as other integers or in their real and imaginary parts, against NumPy."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, same


@cuda.jit
def copy_of_three(a, shape, out):
    y = a.reshape(shape)
    for i in range(y.shape[0]):
        for j in range(y.shape[1]):
            for k in range(y.shape[2]):
                out[i, j, k] = y[i, j, k]


@pytest.mark.parametrize("source", [(24,), (4, 6), (2, 3, 4), (1, 8, 1, 3), (0,), (3, 0, 2)])
@pytest.mark.parametrize("order", ["C", "F", "strided"])
def test_reshape(rng, source, order):
    host = random_array(rng, source, "float32")
    a = gs.asarray(host)
    if order == "F":
        a = gs.asarray(np.asfortranarray(host))
    elif order == "strided":
        wide = gs.zeros(tuple(2 * n for n in source), "float32")
        a = wide[tuple(slice(1, None, 2) for _ in source)]
        a[...] = host
    shapes = [(2, 3, 4), (24, 1, 1), (4, -1, 2), (-1, 3, 1)] if host.size else [(0, 2, 3), (2, 0, 5), (-1, 2, 2)]
    for shape in shapes:
        expected = host.reshape(shape)
        out = gs.full(expected.shape, -1, "float32")
        copy_of_three[1, 1](a, shape, out)
        same(out, expected)


def test_reshaped_arrays_are_arrays(rng):
    @cuda.jit(device=True)
    def total(m):
        result = 0.0
        for i in range(m.shape[0]):
            for j in range(m.shape[1]):
                result += m[i, j] * (i + 2 * j)
        return result

    @cuda.jit
    def kernel(a, out, flags):
        m = a.reshape(-1, 4)
        if flags[0] > 0:
            part = m[1:, ::2].T
        else:
            part = m[1:, ::-2].T
        out[0] = total(part)
        out[1] = m.size
        out[2] = m.ravel()[5]
        out[3] = m.reshape((2, 2, -1))[1, -1, 0]
        out[4] = m.strides[0]
        m[2] = m[0]
        m[-1, -1] += 1
        cuda.atomic.add(m, (0, 1), 10.0)

    host = random_array(rng, 24, "float64")
    for flag in (0, 1):
        a, out, flags = gs.asarray(host), gs.zeros(5), gs.full(1, flag)
        kernel[1, 1](a, out, flags)
        m = host.copy().reshape(-1, 4)
        part = m[1:, ::2].T if flag else m[1:, ::-2].T
        i, j = np.indices(part.shape)
        expected = [(part * (i + 2 * j)).sum(), m.size, m.ravel()[5], m.reshape((2, 2, -1))[1, -1, 0], m.strides[0]]
        np.testing.assert_allclose(out.get(), expected, rtol=1e-13)
        m[2] = m[0]
        m[-1, -1] += 1
        m[0, 1] += 10
        same(a, m.ravel())


def test_an_index_outside_of_a_reshaped_array_touches_nothing():
    @cuda.jit
    def kernel(a, out):
        m = a.reshape(3, 4)
        out[0] = m[0, 4]
        out[1] = m[3, 0]
        out[2] = m[-4, 0]
        m[0, 5] = 100
        m[2, 4] = 100

    a, out = gs.arange(1, 13), gs.full(3, -1)
    kernel[1, 1](a, out)
    same(out, np.zeros(3, "int64"))
    same(a, np.arange(1, 13))


def test_reshape_with_debug():
    @cuda.jit(debug=True)
    def kernel(a, n):
        a.reshape((n, 5))[0, 0] = 1

    @cuda.jit(debug=True)
    def outside(a, n):
        a.reshape(3, 4)[0, n] = 1

    kernel[1, 1](gs.zeros(10), 2)
    kernel[1, 1](gs.zeros(12), 2)
    with pytest.raises(ValueError, match="total size of new array must be unchanged"):
        cuda.synchronize()
    outside[1, 1](gs.zeros(12), 4)
    with pytest.raises(IndexError):
        cuda.synchronize()


@pytest.mark.parametrize("source", ["uint8", "int16", "uint32", "int64"])
@pytest.mark.parametrize("target", ["int8", "uint16", "int32", "uint64"])
def test_integers_as_others(rng, source, target):
    dtype = np.dtype(target)

    @cuda.jit
    def kernel(a, out, length):
        seen = a.view(dtype)
        length[0] = seen.shape[0]
        for i in range(len(seen)):
            out[i] = seen[i]

    host = random_array(rng, 16, source)
    expected = host.view(target)
    out, length = gs.zeros(len(expected), target), gs.zeros(1, "int64")
    kernel[1, 1](gs.asarray(host), out, length)
    assert int(length[0]) == len(expected)
    same(out, expected)


def test_wider_integers_are_written(rng):
    @cuda.jit
    def kernel(a, values):
        i = cuda.grid(1)
        seen = a[4:].view(np.int32)
        if i < values.size:
            seen[i] = values[i]

    host, values = random_array(rng, 24, "uint8"), random_array(rng, 7, "int32")
    a = gs.asarray(host)
    kernel[1, 32](a, gs.asarray(values))
    host[4:].view("int32")[:] = values[:5]
    same(a, host)


def test_what_cannot_be_seen():
    @cuda.jit
    def narrow(a):
        a.view(np.uint8)[0] = 1

    @cuda.jit
    def floats(a):
        a[0] = a.view(np.int32)[0]

    with pytest.raises(gs.cuda.TypingError, match="cannot be written"):
        narrow[1, 1](gs.zeros(4, "int64"))
    with pytest.raises(gs.cuda.TypingError, match="arrays of integers"):
        floats[1, 1](gs.zeros(4, "float32"))


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_parts_of_complex_numbers(rng, dtype):
    @cuda.jit
    def kernel(z, real, imag):
        i = cuda.grid(1)
        if i < z.size:
            real[i] = z.real[i]
            imag[i] = z[::-1].imag[i]
            z.real[i] = 2 * z.imag[i]

    host = random_array(rng, 40, dtype)
    z = gs.asarray(host)
    real, imag = gs.zeros(40, host.real.dtype), gs.zeros(40, host.real.dtype)
    kernel[2, 32](z, real, imag)
    same(real, host.real)
    same(imag, host.imag[::-1])
    host.real = 2 * host.imag
    same(z, host)


def test_parts_of_real_numbers(rng):
    @cuda.jit
    def kernel(x, out):
        out[0] = x.real[1]

    host = random_array(rng, 4, "float32")
    out = gs.zeros(1, "float32")
    kernel[1, 1](gs.asarray(host), out)
    same(out, host[1:2])


def test_a_variable_is_reshaped_on_some_paths(rng):
    @cuda.jit
    def kernel(a, out, flags):
        m = a
        for k in range(flags.size):
            if flags[k] == 1:
                m = m.reshape(3 * 4)
                m = m.reshape(2, 6)
            elif flags[k] == 2:
                m = m.reshape(6, 2)
        for i in range(m.shape[0]):
            for j in range(m.shape[1]):
                out[i, j] = m[i, j]

    host = random_array(rng, (3, 4), "float32")
    for flags, shape in (([0], (3, 4)), ([1], (2, 6)), ([2, 1], (2, 6)), ([1, 2], (6, 2)), ([], (3, 4))):
        out = gs.zeros((6, 6), "float32")
        kernel[1, 1](gs.asarray(host), out, gs.asarray(np.array(flags, "int64")))
        expected = np.zeros((6, 6), "float32")
        expected[: shape[0], : shape[1]] = host.reshape(shape)
        same(out, expected)


def test_a_copy_of_a_constant(rng):
    host = random_array(rng, 5, "int64")
    backwards = host[::-1]

    @cuda.jit
    def kernel(out):
        q = backwards.copy()
        for i in range(len(out)):
            out[i] = q[i]

    out = gs.zeros(5, "int64")
    kernel[1, 1](out)
    same(out, backwards)

    @cuda.jit
    def writes(out):
        q = backwards.copy()
        q[0] = 1

    with pytest.raises(gs.cuda.TypingError, match="constant of the kernel"):
        writes[1, 1](out)
