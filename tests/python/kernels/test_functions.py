"""NumPy's ufuncs with an output array and CUDA's libdevice names, against NumPy."""

import math

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from gridstride.cuda import libdevice
from support import random_array, same

UNARY = [
    "sin",
    "cos",
    "tan",
    "arcsin",
    "arccos",
    "arctan",
    "sinh",
    "cosh",
    "tanh",
    "arcsinh",
    "arctanh",
    "deg2rad",
    "degrees",
    "log",
    "log2",
    "log10",
    "exp",
    "sqrt",
]
BINARY = [
    "arctan2",
    "hypot",
    "greater",
    "less_equal",
    "not_equal",
    "equal",
    "logical_and",
    "logical_xor",
    "maximum",
    "fmin",
    "add",
    "multiply",
]
INTEGER = ["bitwise_and", "bitwise_or", "bitwise_xor", "left_shift", "right_shift", "floor_divide"]


class TestUfuncs:
    @pytest.mark.parametrize("name", UNARY)
    @pytest.mark.parametrize("dtype", ["float32", "float64"])
    def test_unary(self, rng, name, dtype):
        ufunc = getattr(np, name)

        @cuda.jit
        def kernel(x, out):
            ufunc(x, out)

        x = random_array(rng, (3, 7), dtype, 0.01, 0.99)
        out = gs.zeros((3, 7), dtype)
        kernel[1, 1](gs.asarray(x), out)
        np.testing.assert_allclose(out.get(), ufunc(x), rtol=1e-5 if dtype == "float32" else 1e-13)

    @pytest.mark.parametrize("name", BINARY + INTEGER)
    def test_binary(self, rng, name):
        ufunc = getattr(np, name)

        @cuda.jit
        def kernel(x, y, out):
            i = cuda.grid(1)
            if i < out.shape[0]:
                ufunc(x[i], y, out[i])

        dtype = "int64" if name in INTEGER else "float64"
        x, y = random_array(rng, (5, 6), dtype, 1, 9), random_array(rng, 6, dtype, 1, 9)
        expected = ufunc(x, y)
        out = gs.zeros((5, 6), expected.dtype)
        kernel[1, 8](gs.asarray(x), gs.asarray(y), out)
        np.testing.assert_allclose(out.get(), expected, rtol=1e-14)

    def test_scalars_and_errors(self):
        @cuda.jit
        def kernel(x, out):
            np.add(x, 2.5, out)

        out = gs.zeros(4)
        kernel[1, 1](gs.arange(4), out)
        same(out, np.arange(4) + 2.5)

        @cuda.jit
        def deep(x, out):
            np.sin(x, out)

        with pytest.raises(cuda.TypingError, match="cannot be assigned"):
            deep[1, 1](gs.zeros((2, 2)), gs.zeros(2))


FLOATS = {
    "sin": math.sin,
    "cbrt": np.cbrt,
    "exp10": lambda x: 10.0**x,
    "floor": np.floor,
    "rsqrt": lambda x: 1 / math.sqrt(x),
    "rcbrt": lambda x: 1 / np.cbrt(x),
    "normcdf": lambda x: 0.5 * math.erfc(-x / math.sqrt(2)),
    "tgamma": math.gamma,
    "sinpi": lambda x: math.sin(math.pi * x),
    "round": lambda x: math.floor(x + 0.5),
}


@pytest.mark.parametrize("name", FLOATS)
def test_libdevice_floats(rng, name):
    double, single = getattr(libdevice, name), getattr(libdevice, name + "f")

    @cuda.jit
    def kernel(x, out, narrow):
        i = cuda.grid(1)
        if i < x.size:
            out[i] = double(x[i])
            narrow[i] = single(x[i])

    x = random_array(rng, 100, "float64", 0.1, 3)
    out, narrow = gs.zeros(100), gs.zeros(100, "float32")
    kernel[1, 128](gs.asarray(x), out, narrow)
    expected = [FLOATS[name](float(v)) for v in x]
    np.testing.assert_allclose(out.get(), expected, rtol=1e-12)
    expected = [FLOATS[name](float(np.float32(v))) for v in x]
    np.testing.assert_allclose(narrow.get(), expected, rtol=2e-6)


def test_libdevice_of_several_values():
    @cuda.jit
    def kernel(x, out):
        s, c = libdevice.sincos(x)
        f, w = libdevice.modf(x)
        m, e = libdevice.frexp(x)
        out[0], out[1], out[2], out[3], out[4], out[5] = s, c, f, w, m, e
        out[6] = libdevice.ldexp(x, 3)
        out[7] = libdevice.fma(x, 2.0, 1.0)
        out[8] = libdevice.fdim(x, 1.0) + libdevice.fdim(1.0, x)
        out[9] = libdevice.saturatef(x) + libdevice.saturatef(-x)
        out[10] = libdevice.powi(x, 3)
        out[11] = libdevice.isnand(x) + libdevice.signbitd(-x) * 2

    out = gs.zeros(12)
    kernel[1, 1](2.75, out)
    m, e = math.frexp(2.75)
    expected = [math.sin(2.75), math.cos(2.75), 0.75, 2, m, e, 22, 6.5, 1.75, 1, 2.75**3, 2]
    np.testing.assert_allclose(out.get(), expected, rtol=1e-15)


def test_libdevice_integers():
    @cuda.jit
    def kernel(a, b, out):
        i = cuda.grid(1)
        if i < a.size:
            out[0, i] = libdevice.min(a[i], b[i])
            out[1, i] = libdevice.umax(a[i], b[i])
            out[2, i] = libdevice.clz(a[i])
            out[3, i] = libdevice.popcll(a[i])
            out[4, i] = libdevice.ffs(a[i])
            out[5, i] = libdevice.mulhi(a[i], b[i])
            out[6, i] = libdevice.mul24(a[i], b[i])
            out[7, i] = libdevice.hadd(a[i], b[i])
            out[8, i] = libdevice.urhadd(a[i], b[i])
            out[9, i] = libdevice.sad(a[i], b[i], 7)
            out[10, i] = libdevice.brev(a[i])
            out[11, i] = libdevice.llabs(a[i])

    rng = np.random.default_rng(3)
    a, b = (rng.integers(-(2**31), 2**31, 200).astype(np.int32) for _ in range(2))
    a[:3] = 0, -1, 2**31 - 1
    out = gs.zeros((12, 200), "int64")
    kernel[1, 256](gs.asarray(a), gs.asarray(b), out)

    def low24(v):
        v &= 0xFFFFFF
        return v - 2**24 if v >> 23 else v

    def signed(v):
        v &= 0xFFFFFFFF
        return v - 2**32 if v >> 31 else v

    for i, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        ux, uy = x & 0xFFFFFFFF, y & 0xFFFFFFFF
        expected = [
            min(x, y),
            max(ux, uy),
            32 - ux.bit_length(),
            (x & (2**64 - 1)).bit_count(),
            (x & -x).bit_length() if x else 0,
            x * y >> 32,
            signed(low24(x) * low24(y)),
            (x + y) >> 1,
            (ux + uy + 1) >> 1,
            (abs(x - y) + 7) & 0xFFFFFFFF,
            int(f"{ux:032b}"[::-1], 2),
            abs(x),
        ]
        assert out.get()[:, i].tolist() == expected, (x, y)


def test_libdevice_conversions():
    @cuda.jit
    def kernel(x, out):
        out[0] = libdevice.double2int_rz(x)
        out[1] = libdevice.double2int_rd(x)
        out[2] = libdevice.float2ll_ru(x)
        out[3] = libdevice.float2int_rn(x)
        out[4] = libdevice.int2float_rn(3.9)
        out[5] = libdevice.double2float_rn(0.1)

    out = gs.zeros(6)
    kernel[1, 1](-2.5, out)
    same(out, np.array([-2, -3, -2, -2, 3, np.float32(0.1)]))


def test_libdevice_outside_and_unknown():
    with pytest.raises(RuntimeError, match="inside a kernel only"):
        libdevice.sin(1.0)
    with pytest.raises(AttributeError, match=r"libdevice\.j0 is not supported"):
        libdevice.j0

    @cuda.jit
    def kernel(out):
        out[0] = libdevice.sin(1, 2)

    with pytest.raises(cuda.TypingError, match=r"libdevice\.sin\(\) takes 1 argument, but 2 were given"):
        kernel[1, 1](gs.zeros(1))
