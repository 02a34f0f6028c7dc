"""What is made of powers, logarithms and angles: entropies, losses, Box and Cox, degrees; and sums of exponentials."""

from __future__ import annotations

import math
from typing import Any

import gridstride as gs
from gridstride.scipy.special._elements import elements


@elements
def xlogy(x, y):
    """x ln(y), and 0 where x is 0 and y is a number."""
    if x == 0.0 and y == y:
        return 0.0
    return x * math.log(y)


@elements
def xlog1py(x, y):
    """x ln(1 + y), and 0 where x is 0 and y is a number."""
    if x == 0.0 and y == y:
        return 0.0
    return x * math.log1p(y)


@elements
def entr(x):
    """-x ln(x); 0 at 0, -inf below."""
    if x > 0.0:
        return -x * math.log(x)
    if x == 0.0:
        return 0.0
    return x if x != x else -math.inf


@elements
def rel_entr(x, y):
    """x ln(x / y); 0 at x = 0 and y >= 0, inf where either is negative."""
    if x != x or y != y:
        return math.nan
    if x > 0.0 and y > 0.0:
        ratio = x / y
        if ratio > 0.5 and ratio < 2.0:
            return x * math.log1p((x - y) / y)
        if ratio > 1e-300 and ratio < math.inf:
            return x * math.log(ratio)
        return x * (math.log(x) - math.log(y))
    if x == 0.0 and y >= 0.0:
        return 0.0
    return math.inf


@elements
def kl_div(x, y):
    """x ln(x / y) - x + y; y at x = 0 and y >= 0, inf where either is negative."""
    if x != x or y != y:
        return math.nan
    if x > 0.0 and y > 0.0:
        return x * math.log(x / y) - x + y
    if x == 0.0 and y >= 0.0:
        return y
    return math.inf


@elements
def huber(delta, r):
    """Huber's loss: r * r / 2 for |r| <= delta, delta (|r| - delta / 2) beyond; inf for a negative delta."""
    if delta < 0.0:
        return math.inf
    if math.fabs(r) <= delta:
        return 0.5 * r * r
    return delta * (math.fabs(r) - 0.5 * delta)


@elements
def pseudo_huber(delta, r):
    """delta**2 (sqrt(1 + (r / delta)**2) - 1); inf for a negative delta."""
    if delta < 0.0:
        return math.inf
    if delta == 0.0 or r == 0.0:
        return 0.0
    v = r / delta
    return delta * r * v / (math.sqrt(1.0 + v * v) + 1.0)


@elements
def boxcox(x, lmbda):
    """(x**lmbda - 1) / lmbda, ln(x) for 0."""
    if math.fabs(lmbda) < 1e-19:
        return math.log(x)
    if lmbda * math.log(x) < 709.78:
        return math.expm1(lmbda * math.log(x)) / lmbda
    return math.copysign(1.0, lmbda) * math.exp(lmbda * math.log(x) - math.log(math.fabs(lmbda))) - 1.0 / lmbda


@elements
def boxcox1p(x, lmbda):
    """`boxcox` of 1 + x."""
    y = math.log1p(x)
    if math.fabs(lmbda) < 1e-19 or (math.fabs(y) < 1e-289 and math.fabs(lmbda) < 1e273):
        return y
    return math.expm1(lmbda * y) / lmbda


@elements
def inv_boxcox(x, lmbda):
    """The inverse of `boxcox` in x."""
    if lmbda == 0.0:
        return math.exp(x)
    return math.exp(math.log1p(lmbda * x) / lmbda)


@elements
def inv_boxcox1p(x, lmbda):
    """The inverse of `boxcox1p` in x."""
    if lmbda == 0.0:
        return math.expm1(x)
    if math.fabs(lmbda * x) < 1e-154:
        return x
    return math.expm1(math.log1p(lmbda * x) / lmbda)


@elements
def exprel(x):
    """(exp(x) - 1) / x, and 1 at 0."""
    if math.fabs(x) < 1e-16:
        return 1.0
    if x > 717.0:
        return math.inf
    return math.expm1(x) / x


@elements
def exp10(x):
    """10**x."""
    return 10.0**x


@elements
def cosm1(x):
    """cos(x) - 1, without its cancellation."""
    s = math.sin(0.5 * x)
    return -2.0 * s * s


def sine_of_degrees(x):
    """sin of x degrees, exact at multiples of 30."""
    sign = 1.0
    if x < 0.0:
        sign = -1.0
        x = -x
    if x > 1e14:
        return 0.0
    x = math.fmod(x, 360.0)
    if x >= 180.0:
        sign = -sign
        x -= 180.0
    if x > 90.0:
        x = 180.0 - x
    if x == 30.0:
        return 0.5 * sign
    return sign * (math.cos(math.radians(90.0 - x)) if x > 45.0 else math.sin(math.radians(x)))


def cosine_of_degrees(x):
    """cos of x degrees, exact at multiples of 30."""
    x = math.fabs(x)
    if x > 1e14:
        return 0.0
    x = math.fmod(x, 360.0)
    # The difference to 90 or 270 degrees is exact there, where the result is small.
    return sine_of_degrees(90.0 - x) if x < 180.0 else sine_of_degrees(x - 270.0)


def tangent_of_degrees(x):
    """tan of x degrees, exact at multiples of 45."""
    sign = math.copysign(1.0, x)
    x = math.fabs(x)
    if x > 1e14:
        return 0.0
    x = math.fmod(x, 180.0)
    if x > 90.0:
        x = 180.0 - x
        sign = -sign
    if x == 0.0:
        return 0.0
    if x == 45.0:
        return sign
    if x == 90.0:
        return math.inf
    return sign * math.tan(math.radians(x))


@elements
def sindg(x):
    """sin of x degrees."""
    return sine_of_degrees(x)


@elements
def cosdg(x):
    """cos of x degrees."""
    return cosine_of_degrees(x)


@elements
def tandg(x):
    """tan of x degrees."""
    return tangent_of_degrees(x)


@elements
def cotdg(x):
    """cot of x degrees."""
    return tangent_of_degrees(90.0 - math.fmod(x, 180.0))


@elements
def radian(d, m, s):
    """Degrees, minutes and seconds in radians."""
    return ((d * 60.0 + m) * 60.0 + s) * (math.pi / 648000.0)


def logsumexp(
    a: Any, axis: Any = None, b: Any = None, keepdims: bool = False, return_sign: bool = False
) -> gs.ndarray | tuple[gs.ndarray, gs.ndarray]:
    """ln(sum(b * exp(a))) along axes, without overflow; with `return_sign` the sign of the sum, too."""
    values = gs.asarray(a)
    if values.dtype.kind in "biu":
        values = values.astype(float)
    weights = None
    if b is not None:
        weights = gs.asarray(b)
        values, weights = gs.broadcast_arrays(values, weights)
        values = gs.where(weights == 0, -gs.inf, values)
    top = gs.max(values, axis=axis, keepdims=True)
    top = gs.where(gs.isfinite(top), top, 0)
    parts = gs.exp(values - top)
    total = gs.sum(parts if weights is None else weights * parts, axis=axis, keepdims=keepdims)
    sign = gs.sign(total) if return_sign else None
    result = gs.log(gs.abs(total) if return_sign else total)
    shift = top if keepdims else top.reshape(total.shape)
    result = result + shift
    return result if sign is None else (result, sign)


def softmax(x: Any, axis: Any = None) -> gs.ndarray:
    """exp(x) divided by its sum along axes."""
    values = gs.asarray(x)
    e = gs.exp(values - gs.max(values, axis=axis, keepdims=True))
    return e / gs.sum(e, axis=axis, keepdims=True)


def log_softmax(x: Any, axis: Any = None) -> gs.ndarray:
    """The logarithm of `softmax`."""
    values = gs.asarray(x)
    top = gs.max(values, axis=axis, keepdims=True)
    shifted = values - gs.where(gs.isfinite(top), top, 0)
    return shifted - gs.log(gs.sum(gs.exp(shifted), axis=axis, keepdims=True))
