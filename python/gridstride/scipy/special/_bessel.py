"""Bessel functions of orders 0 and 1, and what recurrences make of them."""

from __future__ import annotations

import math
from typing import Any

import gridstride as gs
from gridstride.scipy.special import _fits as fits
from gridstride.scipy.special._elements import elements


def wave(x, p, q, order):
    """The amplitudes of Hankel's form put together: the real part for order 0 and 1 of J, the imaginary one of Y."""
    # cos and sin of x - (2 order + 1) pi / 4 from those of x, so that the difference is not rounded.
    s = math.sin(x)
    c = math.cos(x)
    root = math.sqrt(1.0 / (math.pi * x))
    if order == 0:
        return root * (p * (c + s) - q * (s - c)), root * (p * (s - c) + q * (c + s))
    return root * (p * (s - c) + q * (s + c)), root * (q * (s - c) - p * (s + c))


def bessel0(x):
    """J0 and Y0 of x >= 8."""
    t = 128.0 / (x * x) - 1.0
    return wave(x, fits.p0(t), fits.q0(t) * (8.0 / x), 0)


def bessel1(x):
    """J1 and Y1 of x >= 8."""
    t = 128.0 / (x * x) - 1.0
    return wave(x, fits.p1(t), fits.q1(t) * (8.0 / x), 1)


@elements
def j0(x):
    """The Bessel function of the first kind of order 0."""
    x = math.fabs(x)
    if x <= 8.0:
        return fits.j0_small(x * x / 32.0 - 1.0)
    if x == math.inf:
        return 0.0
    return bessel0(x)[0]


@elements
def j1(x):
    """The Bessel function of the first kind of order 1."""
    y = math.fabs(x)
    if y <= 8.0:
        return x * fits.j1_small(x * x / 32.0 - 1.0)
    if y == math.inf:
        return 0.0
    return math.copysign(1.0, x) * bessel1(y)[0]


def y0_of(x):
    if x <= 8.0:
        t = x * x / 32.0 - 1.0
        return fits.y0_small(t) + (2.0 / math.pi) * math.log(x) * fits.j0_small(t)
    return bessel0(x)[1]


def y1_of(x):
    if x <= 8.0:
        t = x * x / 32.0 - 1.0
        return x * (fits.y1_small(t) + (2.0 / math.pi) * math.log(x) * fits.j1_small(t)) - (2.0 / math.pi) / x
    return bessel1(x)[1]


@elements
def y0(x):
    """The Bessel function of the second kind of order 0: -inf at 0, NaN for negative numbers."""
    if x == 0:
        return -math.inf
    if x < 0 or x != x:
        return math.nan
    if x == math.inf:
        return 0.0
    return y0_of(x)


@elements
def y1(x):
    """The Bessel function of the second kind of order 1: -inf at 0, NaN for negative numbers."""
    if x == 0:
        return -math.inf
    if x < 0 or x != x:
        return math.nan
    if x == math.inf:
        return 0.0
    return y1_of(x)


@elements
def yn(n, x):
    """The Bessel function of the second kind of the integer order `n`: -inf at 0, NaN for negative numbers."""
    if x != x or n != n or x < 0:
        return math.nan
    sign = 1.0
    if n < 0:
        n = -n
        if n % 2.0 == 1.0:
            sign = -1.0
    if x == 0:
        return -sign * math.inf
    if x == math.inf:
        return 0.0
    if n == 0:
        return y0_of(x)
    before = y0_of(x)
    now = y1_of(x)
    k = 1.0
    while k < n and now > -math.inf:
        before, now = now, 2.0 * k * now / x - before
        k += 1.0
    return sign * now


@elements
def _spherical_yn(n, x):
    if x != x or n != n or n < 0:
        return math.nan
    sign = 1.0
    if x < 0:
        x = -x
        if n % 2.0 == 0.0:
            sign = -1.0
    if x == 0:
        return -math.inf
    if x == math.inf:
        return 0.0
    before = -math.cos(x) / x
    now = (before - math.sin(x)) / x
    if n == 0:
        return sign * before
    k = 1.0
    while k < n and now > -math.inf:
        before, now = now, (2.0 * k + 1.0) * now / x - before
        k += 1.0
    return sign * now


def spherical_yn(n: Any, z: Any, derivative: bool = False) -> gs.ndarray:
    """The spherical Bessel function of the second kind of the integer order `n`, or its derivative."""
    n, z = gs.asarray(n), gs.asarray(z)
    if not derivative:
        return _spherical_yn(n, z)
    below = gs.where(n > 0, _spherical_yn(gs.maximum(n - 1, 0), z), -_spherical_yn(1, z))
    return gs.where(n > 0, below - (n + 1) / z * _spherical_yn(n, z), below)


@elements
def i0e(x):
    """exp(-|x|) times `i0`."""
    x = math.fabs(x)
    if x <= 8.0:
        return fits.i0_small(x / 4.0 - 1.0)
    return fits.i0_large(16.0 / x - 1.0) / math.sqrt(x)


@elements
def i0(x):
    """The modified Bessel function of the first kind of order 0."""
    x = math.fabs(x)
    if x <= 8.0:
        return math.exp(x) * fits.i0_small(x / 4.0 - 1.0)
    half = math.exp(0.5 * x)
    return half * (fits.i0_large(16.0 / x - 1.0) / math.sqrt(x)) * half


@elements
def i1e(x):
    """exp(-|x|) times `i1`."""
    y = math.fabs(x)
    if y <= 8.0:
        return x * fits.i1_small(y / 4.0 - 1.0)
    return math.copysign(1.0, x) * fits.i1_large(16.0 / y - 1.0) / math.sqrt(y)


@elements
def i1(x):
    """The modified Bessel function of the first kind of order 1."""
    y = math.fabs(x)
    if y <= 8.0:
        return x * math.exp(y) * fits.i1_small(y / 4.0 - 1.0)
    half = math.exp(0.5 * y)
    return math.copysign(half, x) * (fits.i1_large(16.0 / y - 1.0) / math.sqrt(y)) * half


def small_k0(x):
    """K0 of x <= 2."""
    return fits.k0_small(x * x / 2.0 - 1.0) - math.log(x) * math.exp(x) * fits.i0_small(x / 4.0 - 1.0)


def small_k1(x):
    """K1 of x <= 2."""
    rest = fits.k1_small(x * x / 2.0 - 1.0) + math.log(x) * math.exp(x) * fits.i1_small(x / 4.0 - 1.0)
    return x * rest + 1.0 / x


@elements
def k0(x):
    """The modified Bessel function of the second kind of order 0: inf at 0, NaN for negative numbers."""
    if x == 0:
        return math.inf
    if x < 0:
        return math.nan
    if x <= 2.0:
        return small_k0(x)
    return math.exp(-x) * fits.k0_large(4.0 / x - 1.0) / math.sqrt(x)


@elements
def k0e(x):
    """exp(x) times `k0`."""
    if x == 0:
        return math.inf
    if x < 0:
        return math.nan
    if x <= 2.0:
        return small_k0(x) * math.exp(x)
    return fits.k0_large(4.0 / x - 1.0) / math.sqrt(x)


@elements
def k1(x):
    """The modified Bessel function of the second kind of order 1: inf at 0, NaN for negative numbers."""
    if x == 0:
        return math.inf
    if x < 0:
        return math.nan
    if x <= 2.0:
        return small_k1(x)
    return math.exp(-x) * fits.k1_large(4.0 / x - 1.0) / math.sqrt(x)


@elements
def k1e(x):
    """exp(x) times `k1`."""
    if x == 0:
        return math.inf
    if x < 0:
        return math.nan
    if x <= 2.0:
        return small_k1(x) * math.exp(x)
    return fits.k1_large(4.0 / x - 1.0) / math.sqrt(x)
