"""16-bit floats, vectors, dates, enums and whole-array functions inside kernels, on random inputs."""

from __future__ import annotations

import cmath
import enum
import math

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from gridstride.cuda import bf16, fp16


def each(function, *arrays, dtype):
    """The function of the elements, by a kernel."""
    if len(arrays) == 1:

        @cuda.jit
        def kernel(a, out):
            i = cuda.grid(1)
            if i < out.size:
                out[i] = function(a[i])

    elif len(arrays) == 2:

        @cuda.jit
        def kernel(a, b, out):
            i = cuda.grid(1)
            if i < out.size:
                out[i] = function(a[i], b[i])

    else:

        @cuda.jit
        def kernel(a, b, c, out):
            i = cuda.grid(1)
            if i < out.size:
                out[i] = function(a[i], b[i], c[i])

    out = gs.zeros(len(arrays[0]), dtype)
    kernel[1 + len(arrays[0]) // 128, 128](*arrays, out)
    return out


RNG = np.random.default_rng(6)
A, B, C = (RNG.uniform(0.25, 4, 300).astype(np.float16) for _ in range(3))


@pytest.mark.parametrize(
    ("name", "reference"),
    [
        ("hadd", lambda a, b: a + b),
        ("hsub", lambda a, b: a - b),
        ("hmul", lambda a, b: a * b),
        ("hdiv", lambda a, b: a / b),
        ("hmax", np.maximum),
        ("hmin", np.minimum),
        ("heq", lambda a, b: a == b),
        ("hne", lambda a, b: a != b),
        ("hlt", lambda a, b: a < b),
        ("hle", lambda a, b: a <= b),
        ("hgt", lambda a, b: a > b),
        ("hge", lambda a, b: a >= b),
    ],
)
def test_fp16_of_two(name, reference):
    expected = reference(A, B)
    got = each(getattr(fp16, name), A, B, dtype=expected.dtype)
    np.testing.assert_array_equal(got.get(), expected)


@pytest.mark.parametrize(
    ("name", "reference"),
    [
        ("hneg", lambda a: -a),
        ("habs", np.abs),
        ("hsin", np.sin),
        ("hcos", np.cos),
        ("hexp", np.exp),
        ("hexp2", np.exp2),
        ("hexp10", lambda a: 10**a),
        ("hlog", np.log),
        ("hlog2", np.log2),
        ("hlog10", np.log10),
        ("hsqrt", np.sqrt),
        ("hrsqrt", lambda a: 1 / np.sqrt(a)),
        ("hrcp", lambda a: 1 / a),
        ("hceil", np.ceil),
        ("hfloor", np.floor),
        ("htrunc", np.trunc),
        ("hrint", np.rint),
    ],
)
def test_half_functions_of_one(name, reference):
    exact = reference(A.astype(np.float64))
    got = each(getattr(fp16, name), A, dtype=np.float16).get()
    np.testing.assert_allclose(got.astype(float), exact, rtol=2**-10, atol=2**-14)


def test_fma_rounds_once():
    got = each(fp16.hfma, A, B, C, dtype=np.float16).get()
    exact = A.astype(float) * B.astype(float) + C.astype(float)
    np.testing.assert_array_equal(got, exact.astype(np.float16))


def test_bf16_arithmetic_and_conversions():
    x = RNG.uniform(-300, 300, 200).astype(np.float32)

    def rounded(v):
        return np.float32(bf16.hadd(v, np.float32(0)))

    def product(v):
        return bf16.bfloat16_to_float32(bf16.hmul(v, v))

    bits = x.view(np.uint32)
    nearest = ((bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000).view(np.float32)
    np.testing.assert_array_equal(each(rounded, x, dtype=np.float32).get(), nearest)
    np.testing.assert_allclose(each(product, x, dtype=np.float32).get(), nearest.astype(float) ** 2, rtol=2**-8)
    for mode, reference in (("rd", np.floor), ("rn", np.rint), ("ru", np.ceil), ("rz", np.trunc)):
        convert = getattr(bf16, f"bfloat16_to_int32_{mode}")
        np.testing.assert_array_equal(each(convert, x, dtype=np.int32).get(), reference(nearest).astype(np.int32))


def test_vectors():
    @cuda.jit
    def kernel(out):
        v = cuda.float32x4(1, 2.5, cuda.threadIdx.x, 7)
        w = cuda.float64x4(cuda.double2(1.0, 2.0), v.x, 3)
        n = cuda.uchar3(255, 256, -1)
        out[0], out[1], out[2], out[3] = v.x, v.y, v.z, v.w
        out[4], out[5], out[6], out[7] = w.x, w.y, w.z, w.w
        out[8], out[9], out[10] = n.x, n.y, n.z

    out = np.zeros(11)
    kernel[1, 1](out)
    assert out.tolist() == [1, 2.5, 0, 7, 1, 2, 1, 3, 255, 0, 255]
    assert cuda.float4 is cuda.float32x4 and cuda.float4.num_elements == 4

    @cuda.jit
    def wrong(out):
        out[0] = cuda.int32x2(1, 2, 3).x

    with pytest.raises(cuda.TypingError, match="int32x2\\(\\) takes 2 numbers"):
        wrong[1, 1](out)
    with pytest.raises(RuntimeError, match="inside a kernel"):
        cuda.float4(1, 2, 3, 4)


def test_dates_and_times():
    dates = np.datetime64("2005-02-01") + RNG.integers(0, 9999, 100).astype("timedelta64[D]")
    ends = dates + RNG.integers(0, 9999, 100).astype("timedelta64[D]")

    @cuda.jit
    def kernel(start, end, day, delta, later, found):
        i = cuda.grid(1)
        if i < start.size:
            delta[i] = end[i] - start[i]
            later[i] = start[i] + day
            found[i] = start[i] == end[0]

    delta, later = np.zeros(100, "timedelta64[D]"), np.zeros(100, "datetime64[D]")
    found = np.zeros(100, bool)
    day = np.timedelta64(1, "D")
    kernel[1, 128](dates, ends, day, delta, later, found)
    np.testing.assert_array_equal(delta, ends - dates)
    np.testing.assert_array_equal(later, dates + day)
    np.testing.assert_array_equal(found, dates == ends[0])
    with pytest.raises(cuda.TypingError, match="units"):
        kernel[1, 128](dates, ends.astype("datetime64[s]"), day, delta, later, found)


class Color(enum.Enum):
    RED = 1
    GREEN = 2


class Code(enum.IntEnum):
    OK = 200
    LOST = 404


def test_enums():
    @cuda.jit
    def kernel(out):
        a = Color["GREEN"]
        out[0] = a == Color.GREEN
        out[1] = a is Color.GREEN
        out[2] = a is not Color.RED
        out[3] = Code["LOST"]
        out[4] = Code.OK + 1

    out = np.zeros(5, np.int64)
    kernel[1, 1](out)
    assert out.tolist() == [1, 1, 1, 404, 201]


REDUCTIONS = ["sum", "prod", "mean", "var", "std", "min", "max", "all", "any", "count_nonzero"]
NAN_REDUCTIONS = ["nansum", "nanprod", "nanmean", "nanvar", "nanstd", "nanmin", "nanmax"]


@pytest.mark.parametrize("name", [*REDUCTIONS, *NAN_REDUCTIONS])
@pytest.mark.parametrize("shape", [(7,), (4, 3), (2, 3, 4)])
def test_functions_of_whole_arrays(name, shape):
    function = getattr(np, name)
    values = RNG.normal(0, 1, shape)
    if name.startswith("nan"):
        values.reshape(-1)[[0, 3]] = np.nan

    @cuda.jit
    def kernel(a, out):
        out[0] = function(a)

    out = np.zeros(1)
    kernel[1, 1](values, out)
    np.testing.assert_allclose(out[0], function(values), rtol=1e-13)


def test_frozen_arrays_in_a_tuple():
    arrays = (np.float64([1, 5, 2]), np.float64([[4, 3], [0, 7]])[::-1], np.int32([9]))

    @cuda.jit
    def kernel(out):
        i = 0
        for a in cuda.literal_unroll(arrays):
            out[i] = np.sum(a) + np.max(a)
            i += 1
        out[i] = np.argmax(arrays[0]) + np.argmin(arrays[0])

    out = np.zeros(4)
    kernel[1, 1](out)
    assert out.tolist() == [8 + 5, 14 + 7, 18, 1 + 0]


def test_bits_and_remainders():
    n = RNG.integers(-(2**31), 2**31, 200).astype(np.int32)
    x, y = RNG.normal(0, 10, 200), RNG.normal(0, 3, 200)
    np.testing.assert_array_equal(
        each(lambda v: v.bit_count(), n, dtype=np.int64).get(), [int(v).bit_count() for v in n]
    )
    special = [(5.0, 2.0), (7.0, 2.0), (-7.0, 2.0), (3.0, math.inf), (0.5, 0.5), (-0.0, 1.0)]
    x[: len(special)], y[: len(special)] = zip(*special, strict=True)
    np.testing.assert_array_equal(each(math.remainder, x, y, dtype=np.float64).get(), list(map(math.remainder, x, y)))
    z = RNG.normal(0, 2, 50) + 1j * RNG.normal(0, 2, 50)

    @cuda.jit
    def logs(z, out):
        i = cuda.grid(1)
        if i < z.size:
            out[i] = cmath.log(z[i], 3.0)

    out = np.zeros_like(z)
    logs[1, 64](z, out)
    np.testing.assert_allclose(out, np.log(z) / np.log(3.0), rtol=1e-14)


def test_constants_reach_device_functions():
    def total(a, shape, dtype, axis_count):
        scratch = cuda.shared.array(shape, dtype)
        i = cuda.threadIdx.x
        scratch[i, 0] = a[i]
        cuda.syncthreads()
        return scratch[shape[0] - 1 - i, 0] + cuda.grid(axis_count)

    @cuda.jit
    def kernel(a, out):
        out[cuda.threadIdx.x] = total(a, (32, 2), np.float64, 1)

    values, out = RNG.random(32), np.zeros(32)
    kernel[1, 32](values, out)
    np.testing.assert_array_equal(out, values[::-1] + np.arange(32))

    @cuda.jit
    def unknown(a, out, n):
        out[0] = total(a, n, np.float64, 1)

    with pytest.raises(cuda.TypingError, match="(?s)known when the kernel is compiled.*in device function 'total'"):
        unknown[1, 32](values, out, 32)


def test_alignment():
    @cuda.jit
    def kernel(out):
        a = cuda.local.array(3, np.float32, alignment=64)
        b = cuda.shared.array(3, np.float32, 16)
        a[0] = b[0] = 2
        out[0] = a[0] + b[0]

    out = np.zeros(1)
    kernel[1, 1](out)
    assert out[0] == 4

    @cuda.jit
    def wrong(out):
        out[0] = cuda.local.array(3, np.float32, alignment=3)[0]

    with pytest.raises(ValueError, match="Alignment must be a power of two, not 3"):
        wrong[1, 1](out)


@pytest.mark.parametrize(
    "name", ["sum", "prod", "mean", "std", "min", "max", "nansum", "nanprod", "nanmax", "all", "any", "count_nonzero"]
)
@pytest.mark.parametrize("value", [0.0, 2.5, np.nan])
def test_functions_of_an_array_without_axes(name, value):
    function = getattr(np, name)

    @cuda.jit
    def kernel(a, out):
        out[0] = function(a)

    out = gs.zeros(1)
    kernel[1, 1](gs.array(value), out)
    with np.errstate(invalid="ignore"):
        np.testing.assert_array_equal(out.get()[0], function(value))


def test_an_item_outside_of_a_tuple_is_an_error_with_debug():
    @cuda.jit(debug=True)
    def kernel(a, i, out):
        out[0] = a.shape[i]

    out = np.zeros(1, np.int64)
    kernel[1, 1](np.zeros((3, 5)), -1, out)
    assert out[0] == 5
    for outside in (2, -3):
        with pytest.raises(IndexError, match="tuple index out of range"):
            kernel[1, 1](np.zeros((3, 5)), outside, out)
