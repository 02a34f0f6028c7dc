"""cmath inside kernels gives what Python's cmath gives, also for infinities, NaN and zeros of either sign."""

import cmath
import math

import numpy as np
import pytest

from gridstride import cuda

PARTS = [0.0, -0.0, 1.0, -1.0, 0.5, np.inf, -np.inf, np.nan]
FUNCTIONS = [
    *("acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh"),
    *("exp", "log", "log10", "sin", "sinh", "sqrt", "tan", "tanh"),
]


# On a GPU infinities and NaN come out of these as their formulas make them.
BY_FORMULA = {"acos", "asin", "asinh", "atan", "atanh", "sinh"}


def same_part(a, b):
    return (math.isnan(a) and math.isnan(b)) or a == b or abs(a - b) < 1e-12


def launch(kernel, *arrays):
    devices = [cuda.to_device(a) for a in arrays]
    kernel[1, 128](*devices)
    return devices[-1].copy_to_host()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_kind_of_number(name):
    function = getattr(cmath, name)

    @cuda.jit
    def kernel(z, out):
        i = cuda.grid(1)
        if i < z.size:
            out[i] = function(z[i])

    parts = PARTS
    if cuda.Device().kind == "cuda" and name in BY_FORMULA:
        parts = [p for p in PARTS if math.isfinite(p)]
    z = np.array([complex(a, b) for a in parts for b in parts])
    for value, got in zip(z.tolist(), launch(kernel, z, np.zeros_like(z)).tolist(), strict=True):
        try:
            expected = function(value)
        except (ValueError, OverflowError):  # kernels raise nothing
            continue
        assert same_part(got.real, expected.real) and same_part(got.imag, expected.imag), (value, got, expected)


def test_rect():
    @cuda.jit
    def kernel(r, phi, out):
        i = cuda.grid(1)
        if i < r.size:
            out[i] = cmath.rect(r[i], phi[i])

    r, phi = (np.array(v) for v in zip(*((a, b) for a in PARTS for b in PARTS), strict=True))
    out = launch(kernel, r, phi, np.zeros(r.size, complex))
    for a, b, got in zip(r.tolist(), phi.tolist(), out.tolist(), strict=True):
        try:
            expected = cmath.rect(a, b)
        except ValueError:
            continue
        assert same_part(got.real, expected.real) and same_part(got.imag, expected.imag), (a, b, got, expected)
