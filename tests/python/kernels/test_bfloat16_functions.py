"""The functions of cuda.bf16 that round in a given direction, saturate, or go by the bits of a number."""

import numpy as np
import pytest

from gridstride import cuda
from gridstride.cuda import bf16

SPECIAL = [0.0, -0.0, np.inf, -np.inf, 1e-45, -1e-45, 1e-39, 3.4028234e38, -3.4028234e38, 1.0, -1.5]


def bits_of(values):
    return np.asarray(values, np.float32).view(np.uint32)


def number_of(bits):
    return (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)


@cuda.jit
def round_floats(x, out):
    i = cuda.grid(1)
    if i < x.size:
        out[0, i] = bf16.bfloat16_as_uint16(bf16.float32_to_bfloat16_rz(x[i]))
        out[1, i] = bf16.bfloat16_as_uint16(bf16.float32_to_bfloat16_rd(x[i]))
        out[2, i] = bf16.bfloat16_as_uint16(bf16.float32_to_bfloat16_ru(x[i]))
        out[3, i] = bf16.bfloat16_as_uint16(bf16.float32_to_bfloat16_rn(x[i]))


@cuda.jit
def round_integers(x, u, out):
    i = cuda.grid(1)
    if i < x.size:
        out[0, i] = bf16.bfloat16_as_uint16(bf16.int64_to_bfloat16_rz(x[i]))
        out[1, i] = bf16.bfloat16_as_uint16(bf16.int64_to_bfloat16_rd(x[i]))
        out[2, i] = bf16.bfloat16_as_uint16(bf16.int64_to_bfloat16_ru(x[i]))
        out[3, i] = bf16.bfloat16_as_uint16(bf16.uint64_to_bfloat16_rz(u[i]))
        out[4, i] = bf16.bfloat16_as_uint16(bf16.uint64_to_bfloat16_ru(u[i]))


@cuda.jit
def bits_there_and_back(bits, out):
    i = cuda.grid(1)
    if i < bits.size:
        out[i] = bf16.bfloat16_as_uint16(bf16.uint16_as_bfloat16(bits[i]))


def launch(kernel, n, *arrays):
    devices = [cuda.to_device(a) for a in arrays]
    kernel[(n + 127) // 128, 128](*devices)
    return devices[-1].copy_to_host()


def test_floats_in_each_direction(rng):
    x = rng.integers(0, 2**32, 5000, dtype=np.uint32).view(np.float32)
    x[: len(SPECIAL)] = SPECIAL
    x = x[~np.isnan(x)]
    out = launch(round_floats, x.size, x, np.zeros((4, x.size), np.uint16))
    bits = bits_of(x)
    cut = (bits >> 16).astype(np.uint16)  # of a sign and a magnitude: towards zero
    away = (cut + (bits & 0xFFFF != 0)).astype(np.uint16)
    negative = bits >= 2**31
    np.testing.assert_array_equal(out[0], cut)
    np.testing.assert_array_equal(out[1], np.where(negative, away, cut))
    np.testing.assert_array_equal(out[2], np.where(negative, cut, away))
    nearest = ((bits.astype(np.uint64) + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)
    np.testing.assert_array_equal(out[3], nearest)


def test_integers_in_each_direction(rng):
    x = rng.integers(-(2**63), 2**63 - 1, 3000)
    x[1000:2000] >>= 40
    x[2000:] >>= 56
    x[:3] = [-(2**63), 2**63 - 1, 0]
    u = rng.integers(0, 2**64 - 1, 3000, dtype=np.uint64)
    u[0] = 2**64 - 1
    out = launch(round_integers, x.size, x, u, np.zeros((5, x.size), np.uint16))
    down = (lambda a, n: abs(a) <= abs(n), lambda a, n: a <= n, lambda a, n: a >= n)
    for row, holds in enumerate(down):
        for a, n in zip(number_of(out[row]), x.tolist(), strict=True):
            assert holds(int(a), n)
            assert abs(int(a) - n) * 128 <= abs(n)
    for row, holds in ((3, down[1]), (4, down[2])):
        for a, n in zip(number_of(out[row]), u.tolist(), strict=True):
            assert holds(int(a), n)
            assert abs(int(a) - n) * 128 <= n


def test_all_bits_there_and_back():
    bits = np.arange(2**16, dtype=np.uint16)
    out = launch(bits_there_and_back, bits.size, bits, np.zeros_like(bits))
    number = ~np.isnan(number_of(bits))
    np.testing.assert_array_equal(out[number], bits[number])
    assert np.isnan(number_of(out[~number])).all()


@cuda.jit
def arithmetic(a, b, out):
    i = cuda.grid(1)
    if i < a.size:
        x, y = cuda.bfloat16(a[i]), cuda.bfloat16(b[i])
        out[0, i] = bf16.hadd_sat(x, y)
        out[1, i] = bf16.hsub_sat(x, y)
        out[2, i] = bf16.hmul_sat(x, y)
        out[3, i] = bf16.hfma_sat(x, y, y)
        out[4, i] = bf16.hfma_relu(x, y, y)
        out[5, i] = bf16.hmax_nan(x, y)
        out[6, i] = bf16.hmin_nan(x, y)
        out[7, i] = bf16.hgeu(x, y)
        out[8, i] = bf16.hltu(x, y)
        out[9, i] = bf16.hequ(x, y)


def test_saturating_and_unordered_functions(rng):
    a, b = (rng.integers(-16, 17, 500).astype(np.float32) / 8 for _ in range(2))
    a[:3], b[1:4] = np.nan, np.nan
    out = launch(arithmetic, a.size, a, b, np.zeros((10, a.size), np.float32))
    number = ~(np.isnan(a) | np.isnan(b))
    x, y = a[number], b[number]
    for row, value in enumerate((x + y, x - y, x * y, x * y + y)):
        np.testing.assert_allclose(out[row][number], np.clip(value, 0, 1), rtol=2**-8)
    np.testing.assert_allclose(out[4][number], np.maximum(x * y + y, 0), rtol=2**-8)
    np.testing.assert_array_equal(out[5], np.maximum(a, b))
    np.testing.assert_array_equal(out[6], np.minimum(a, b))
    np.testing.assert_array_equal(out[7] != 0, ~(a < b))
    np.testing.assert_array_equal(out[8] != 0, ~(a >= b))
    np.testing.assert_array_equal(out[9] != 0, (a == b) | ~number)


@pytest.mark.parametrize("text", ["nan", " -Inf ", "infinity", "1_0.5", "-1e3", ".5"])
def test_float_of_a_text(text):
    @cuda.jit
    def kernel(out):
        out[0] = float(text)

    out = np.zeros(1)
    kernel[1, 1](out)
    np.testing.assert_array_equal(out[0], float(text))


@pytest.mark.parametrize("text", ["", "one", "0x10", "nan(1)", "1 2"])
def test_float_of_no_number(text):
    @cuda.jit
    def kernel(out):
        out[0] = float(text)

    with pytest.raises(ValueError, match="could not convert string to float"):
        kernel[1, 1](np.zeros(1))
