"""The error function, the normal distribution, logistic functions."""

from __future__ import annotations

import math

from gridstride.cuda import fma
from gridstride.scipy.special._elements import elements
from gridstride.scipy.special._fits import erfcx_fit

ROOT_2 = math.sqrt(2.0)
HALF_ROOT_PI = 0.5 * math.sqrt(math.pi)


@elements
def erf(x):
    """The error function."""
    return math.erf(x)


@elements
def erfc(x):
    """1 - erf(x), without its cancellation."""
    return math.erfc(x)


def scaled_erfc(x):
    """erfcx of x >= 0."""
    if x > 5e3:
        return 0.5 / HALF_ROOT_PI / x * (1.0 - 0.5 / x / x)
    return erfcx_fit((x - 3.75) / (x + 3.75)) / (1.0 + 2.0 * x)


@elements
def erfcx(x):
    """exp(x * x) erfc(x)."""
    if x < 0:
        if x < -26.6287:
            return math.inf
        # x * x in two parts: the exponential would multiply its rounding.
        high = x * x
        low = fma(x, x, -high)
        e = math.exp(high)
        return 2.0 * (e + e * low) - scaled_erfc(-x)
    return scaled_erfc(x)


def inverse_erfc(z, one_minus):
    """x with erfc(x) = z, for z <= 1; `one_minus` is 1 - z."""
    # A first guess by elementary functions, within 0.2 per cent; each step of Halley's cubes the error.
    w = math.log(z * (2.0 - z))
    a = 0.147
    h = 2.0 / (math.pi * a) + 0.5 * w
    x = math.sqrt(math.sqrt(h * h - w / a) - h)
    if z < 1e-290:
        x = math.sqrt(-math.log(z))
        for _k in range(4):
            x = math.sqrt(-math.log(z) - math.log(2.0 * HALF_ROOT_PI * x))
    for _k in range(3):
        if z < 0.5:
            # Of the scaled function, which neither overflows nor underflows.
            step = HALF_ROOT_PI * (scaled_erfc(x) - math.exp(x * x + math.log(z)))
        else:
            step = HALF_ROOT_PI * math.exp(x * x) * (one_minus - math.erf(x))
        x += step / (1.0 - x * step)
    return x


@elements
def erfinv(y):
    """The inverse of `erf`: ±inf at ±1, NaN outside."""
    z = math.fabs(y)
    if z != z or z > 1.0:
        return math.nan
    if z == 1.0:
        return math.copysign(math.inf, y)
    if z < 1e-8:
        return y * HALF_ROOT_PI
    return math.copysign(inverse_erfc(1.0 - z, z), y)


def erfcinv_of(y):
    if y != y or y < 0.0 or y > 2.0:
        return math.nan
    if y == 0.0:
        return math.inf
    if y == 2.0:
        return -math.inf
    if y == 1.0:
        return 0.0
    if y <= 1.0:
        return inverse_erfc(y, 1.0 - y)
    return -inverse_erfc(2.0 - y, y - 1.0)


@elements
def erfcinv(y):
    """The inverse of `erfc`: inf at 0, -inf at 2, NaN outside."""
    return erfcinv_of(y)


@elements
def ndtr(x):
    """The distribution function of the standard normal distribution."""
    if x < -5.0 and x > -1e4:
        high = x * x
        return 0.5 * scaled_erfc(-x / ROOT_2) * math.exp(-0.5 * high) * (1.0 - 0.5 * fma(x, x, -high))
    return 0.5 * math.erfc(-x / ROOT_2)


@elements
def log_ndtr(x):
    """The logarithm of `ndtr`."""
    if x < -1.0:
        return math.log(0.5 * scaled_erfc(-x / ROOT_2)) - 0.5 * x * x
    return math.log1p(-0.5 * math.erfc(x / ROOT_2))


@elements
def ndtri(p):
    """The inverse of `ndtr`: ∓inf at 0 and 1, NaN outside."""
    return -ROOT_2 * erfcinv_of(2.0 * p) if p <= 0.5 else ROOT_2 * erfcinv_of(2.0 * (1.0 - p))


@elements
def expit(x):
    """1 / (1 + exp(-x))."""
    if x < 0:
        e = math.exp(x)
        return e / (1.0 + e)
    return 1.0 / (1.0 + math.exp(-x))


@elements
def logit(p):
    """The inverse of `expit`: ln(p / (1 - p))."""
    if p < 0.0 or p > 1.0:
        return math.nan
    if p == 0.0:
        return -math.inf
    if p == 1.0:
        return math.inf
    if p < 0.3 or p > 0.65:
        return math.log(p / (1.0 - p))
    return math.log1p(2.0 * (p - 0.5)) - math.log1p(-2.0 * (p - 0.5))


@elements
def log_expit(x):
    """The logarithm of `expit`."""
    if x < 0:
        return x - math.log1p(math.exp(x))
    return -math.log1p(math.exp(-x))
