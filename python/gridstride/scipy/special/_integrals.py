"""Exponential, sine and cosine integrals, elliptic integrals and functions, Legendre functions, Lambert's W."""

from __future__ import annotations

import cmath
import math
from typing import Any

import gridstride as gs
from gridstride.scipy.special._elements import elements
from gridstride.scipy.special._fits import sici_f, sici_g
from gridstride.scipy.special._gamma import EPS

EULER = 0.5772156649015329


def exp1_of(x):
    """E1 of x > 0."""
    if x <= 1.0:
        total = 0.0
        term = 1.0
        for k in range(1, 30):
            term *= -x / k
            total -= term / k
        return total - EULER - math.log(x)
    # The continued fraction from its end: fewer terms where x is large.
    terms = 12 + int(120.0 / x)
    f = 0.0
    for j in range(terms):
        k = terms - j
        f = k / (1.0 + k / (x + f))
    return math.exp(-x) / (x + f)


@elements
def exp1(x):
    """The exponential integral E1: inf at 0, NaN for negative numbers."""
    if x == 0:
        return math.inf
    if x < 0 or x != x:
        return math.nan
    if x == math.inf:
        return 0.0
    return exp1_of(x)


@elements
def expi(x):
    """The exponential integral Ei: -inf at 0."""
    if x == 0:
        return -math.inf
    if x != x:
        return x
    if x < 0:
        return 0.0 if x == -math.inf else -exp1_of(-x)
    if x == math.inf:
        return x
    if x <= 40.0:
        total = 0.0
        term = 1.0
        for k in range(1, 200):
            term *= x / k
            total += term / k
            if term < EPS * total:
                break
        return total + EULER + math.log(x)
    total = 1.0
    term = 1.0
    for k in range(1, 60):
        new = term * k / x
        if new >= term or new < EPS:
            break
        term = new
        total += term
    half = math.exp(0.5 * x)
    return half * (total / x) * half


@elements
def expn(n, x):
    """The generalized exponential integral of the integer order n >= 0 and x >= 0."""
    if n != n or x != x or n < 0.0 or x < 0.0:
        return math.nan
    if n == 0.0:
        return math.exp(-x) / x if x > 0 else math.inf
    if x == 0.0:
        return math.inf if n < 2.0 else 1.0 / (n - 1.0)
    if x > 720.0:
        return 0.0
    if n == 1.0:
        return exp1_of(x)
    if n > 5000.0:
        s = x + n
        y = 1.0 / (s * s)
        return math.exp(-x) / s * (1.0 + n * y + n * (n - 2.0 * x) * y * y)
    if x > 1.0:
        b = x + n
        c = 1e300
        d = 1.0 / b
        h = d
        for k in range(1, 2000):
            a = -k * (n - 1.0 + k)
            b += 2.0
            d = 1.0 / (a * d + b)
            c = b + a / c
            step = c * d
            h *= step
            if math.fabs(step - 1.0) < 2.0 * EPS:
                break
        return h * math.exp(-x)
    # The series, with the logarithm at its (n - 1)-th term.
    psi = -EULER - math.log(x)
    for k in range(1, int(n)):
        psi += 1.0 / k
    total = 0.0 if n == 1.0 else 1.0 / (n - 1.0)
    factor = 1.0
    for k in range(1, 2000):
        factor *= -x / k
        if k == int(n) - 1:
            total += factor * psi
        else:
            part = -factor / (k - n + 1.0)
            total += part
            if k > int(n) and math.fabs(part) < EPS * math.fabs(total):
                break
    return total


def sine_series(x):
    """The sine integral of |x| <= 4."""
    z = -x * x
    term = x
    total = x
    for k in range(1, 25):
        term *= z / (2.0 * k * (2.0 * k + 1.0))
        total += term / (2.0 * k + 1.0)
    return total


def cosine_series(x):
    """The cosine integral of 0 < x <= 4."""
    z = -x * x
    term = 1.0
    total = 0.0
    for k in range(1, 25):
        term *= z / (2.0 * k * (2.0 * k - 1.0))
        total += term / (2.0 * k)
    return total + EULER + math.log(x)


@elements
def _si(x):
    y = math.fabs(x)
    if y <= 4.0:
        return sine_series(x)
    if y == math.inf:
        return math.copysign(0.5 * math.pi, x)
    t = 32.0 / (y * y) - 1.0
    value = 0.5 * math.pi - (sici_f(t) * math.cos(y) + sici_g(t) / y * math.sin(y)) / y
    return math.copysign(value, x)


@elements
def _ci(x):
    x = math.fabs(x)
    if x != x:
        return x
    if x == 0:
        return -math.inf
    if x <= 4.0:
        return cosine_series(x)
    if x == math.inf:
        return 0.0
    t = 32.0 / (x * x) - 1.0
    return (sici_f(t) * math.sin(x) - sici_g(t) / x * math.cos(x)) / x


def sici(x: Any) -> tuple[gs.ndarray, gs.ndarray]:
    """The sine integral and the cosine integral, that one of |x|."""
    return _si(x), _ci(x)


def hyperbolic_sum(x, sine):
    """Shi of x, or Chi without its logarithm: the sum of x**k / (k k!) over odd or even k."""
    z = x * x
    term = x if sine else 1.0
    k = 1.0 if sine else 0.0
    total = x if sine else 0.0
    while k < 200.0:
        term *= z / ((k + 1.0) * (k + 2.0))
        k += 2.0
        total += term / k
        if term / k < EPS * math.fabs(total):
            break
    return total


def asymptotic_ei(x):
    """Ei of x > 40."""
    total = 1.0
    term = 1.0
    for k in range(1, 60):
        new = term * k / x
        if new >= term or new < EPS:
            break
        term = new
        total += term
    half = math.exp(0.5 * x)
    return half * (total / x) * half


@elements
def _shi(x):
    y = math.fabs(x)
    if y == math.inf:
        return x
    value = 0.5 * asymptotic_ei(y) if y > 40.0 else hyperbolic_sum(y, True)
    return math.copysign(value, x)


@elements
def _chi(x):
    x = math.fabs(x)
    if x == 0:
        return -math.inf
    if x != x:
        return x
    if x == math.inf:
        return x
    if x > 40.0:
        return 0.5 * asymptotic_ei(x)
    return hyperbolic_sum(x, False) + EULER + math.log(x)


def shichi(x: Any) -> tuple[gs.ndarray, gs.ndarray]:
    """The hyperbolic sine integral and the hyperbolic cosine integral."""
    return _shi(x), _chi(x)


def ellipk_of(p):
    """The complete integral of the first kind of m = 1 - p."""
    if p == 0.0:
        return math.inf
    if not (p > 0.0) or p == math.inf:
        return 0.0 if p == math.inf else math.nan
    a = 1.0
    g = math.sqrt(p)
    for _k in range(60):
        if math.fabs(a - g) <= 2e-16 * a:
            break
        a, g = 0.5 * (a + g), math.sqrt(a * g)
    return math.pi / (a + g)


@elements
def ellipkm1(p):
    """The complete elliptic integral of the first kind around m = 1: of p = 1 - m."""
    return ellipk_of(p)


@elements
def ellipk(m):
    """The complete elliptic integral of the first kind of the parameter m <= 1."""
    return ellipk_of(1.0 - m)


def carlson_f(x, y, z):
    """Carlson's symmetric integral of the first kind."""
    for _k in range(60):
        mean = (x + y + z) / 3.0
        dx = 1.0 - x / mean
        dy = 1.0 - y / mean
        dz = 1.0 - z / mean
        if max(math.fabs(dx), math.fabs(dy), math.fabs(dz)) < 2e-3:
            break
        a = math.sqrt(x)
        b = math.sqrt(y)
        c = math.sqrt(z)
        lam = a * b + b * c + c * a
        x = 0.25 * (x + lam)
        y = 0.25 * (y + lam)
        z = 0.25 * (z + lam)
    e2 = dx * dy - dz * dz
    e3 = dx * dy * dz
    return (1.0 - e2 / 10.0 + e3 / 14.0 + e2 * e2 / 24.0 - 3.0 * e2 * e3 / 44.0) / math.sqrt(mean)


def carlson_d(x, y, z):
    """Carlson's symmetric integral of the second kind."""
    total = 0.0
    scale = 1.0
    for _k in range(60):
        mean = (x + y + 3.0 * z) / 5.0
        dx = 1.0 - x / mean
        dy = 1.0 - y / mean
        dz = 1.0 - z / mean
        if max(math.fabs(dx), math.fabs(dy), math.fabs(dz)) < 1e-3:
            break
        a = math.sqrt(x)
        b = math.sqrt(y)
        c = math.sqrt(z)
        lam = a * b + b * c + c * a
        total += scale / (c * (z + lam))
        scale *= 0.25
        x = 0.25 * (x + lam)
        y = 0.25 * (y + lam)
        z = 0.25 * (z + lam)
    ea = dx * dy
    eb = dz * dz
    ec = ea - eb
    ed = ea - 6.0 * eb
    ee = ed + ec + ec
    first = ed * (-3.0 / 14.0 + 9.0 / 88.0 * ed - 9.0 / 52.0 * dz * ee)
    second = dz * (ee / 6.0 + dz * (-9.0 / 22.0 * ec + dz * 3.0 / 26.0 * ea))
    return 3.0 * total + scale * (1.0 + first + second) / (mean * math.sqrt(mean))


def complete_second(m):
    if m == 1.0:
        return 1.0
    if m > 1.0 or m != m:
        return math.nan
    return carlson_f(0.0, 1.0 - m, 1.0) - m / 3.0 * carlson_d(0.0, 1.0 - m, 1.0)


@elements
def ellipe(m):
    """The complete elliptic integral of the second kind of the parameter m <= 1."""
    if m == -math.inf:
        return math.inf
    return complete_second(m)


@elements
def ellipkinc(phi, m):
    """The incomplete elliptic integral of the first kind."""
    if phi != phi or m != m or m > 1.0:
        return math.nan
    if m == 0.0 or phi == 0.0 or math.fabs(phi) == math.inf:
        return phi
    turns = math.floor(math.fabs(phi) / math.pi + 0.5)
    if m == 1.0 and math.fabs(phi) >= 0.5 * math.pi:
        return math.copysign(math.inf, phi)
    rest = math.fabs(phi) - turns * math.pi
    s = math.sin(rest)
    c = math.cos(rest)
    value = s * carlson_f(c * c, 1.0 - m * s * s, 1.0)
    if turns > 0:
        value += 2.0 * turns * ellipk_of(1.0 - m)
    return math.copysign(value, phi)


@elements
def ellipeinc(phi, m):
    """The incomplete elliptic integral of the second kind."""
    if phi != phi or m != m or m > 1.0:
        return math.nan
    if m == 0.0 or phi == 0.0 or math.fabs(phi) == math.inf:
        return phi
    turns = math.floor(math.fabs(phi) / math.pi + 0.5)
    rest = math.fabs(phi) - turns * math.pi
    s = math.sin(rest)
    c = math.cos(rest)
    if m == 1.0:
        value = s
    else:
        q = 1.0 - m * s * s
        value = s * (carlson_f(c * c, q, 1.0) - m * s * s / 3.0 * carlson_d(c * c, q, 1.0))
    if turns > 0:
        value += 2.0 * turns * complete_second(m)
    return math.copysign(1.0, phi) * value


def amplitude(u, m):
    """The amplitude of Jacobi's functions by descending Landen steps, for 0 < m < 1."""
    # The means a_n and the ratios c_n / a_n are computed again for each step back: a thread has no stack of them.
    a = 1.0
    g = math.sqrt(1.0 - m)
    steps = 0
    power = 1.0
    while math.fabs(a - g) > 1e-16 * a and steps < 12:
        a, g = 0.5 * (a + g), math.sqrt(a * g)
        power *= 2.0
        steps += 1
    phi = power * a * u
    for back in range(steps):
        a = 1.0
        g = math.sqrt(1.0 - m)
        c = 0.0
        for _k in range(steps - back):
            c = 0.5 * (a - g)
            a, g = 0.5 * (a + g), math.sqrt(a * g)
        phi = 0.5 * (phi + math.asin(c / a * math.sin(phi)))
    return phi


def jacobi(u, m):
    """sn, cn, dn and the amplitude."""
    if not (m >= 0.0 and m <= 1.0) or u != u:
        return math.nan, math.nan, math.nan, math.nan
    if m == 1.0:
        e = math.cosh(u)
        return math.tanh(u), 1.0 / e, 1.0 / e, 2.0 * math.atan(math.tanh(0.5 * u))
    phi = amplitude(u, m) if m > 0.0 else u
    sn = math.sin(phi)
    return sn, math.cos(phi), math.sqrt(1.0 - m * sn * sn), phi


@elements
def _sn(u, m):
    return jacobi(u, m)[0]


@elements
def _cn(u, m):
    return jacobi(u, m)[1]


@elements
def _dn(u, m):
    return jacobi(u, m)[2]


@elements
def _ph(u, m):
    return jacobi(u, m)[3]


def ellipj(u: Any, m: Any) -> tuple[gs.ndarray, gs.ndarray, gs.ndarray, gs.ndarray]:
    """Jacobi's elliptic functions sn, cn, dn and the amplitude, of the parameter 0 <= m <= 1."""
    return _sn(u, m), _cn(u, m), _dn(u, m), _ph(u, m)


@elements
def lpmv(m, v, x):
    """The associated Legendre function of the integer order `m`, of the integer degree `v`, of |x| <= 1."""
    if math.fabs(x) > 1.0 or x != x or m != m or v != v:
        return math.nan
    n = -v - 1.0 if v < 0.0 else v
    order = math.fabs(m)
    if order > n:
        return 0.0 if m >= 0.0 else math.nan
    value = 1.0
    root = math.sqrt((1.0 - x) * (1.0 + x))
    k = 1.0
    while k <= order:
        value *= -root * (2.0 * k - 1.0)
        k += 1.0
    if n > order:
        before = value
        value = x * (2.0 * order + 1.0) * value
        k = order + 2.0
        while k <= n:
            before, value = value, (x * (2.0 * k - 1.0) * value - (k + order - 1.0) * before) / (k - order)
            k += 1.0
    if m < 0.0:
        k = n - order + 1.0
        while k <= n + order:
            value /= k
            k += 1.0
        if order % 2.0 == 1.0:
            value = -value
    return value


@elements
def _harmonic(n, m, x):
    """The factor of a spherical harmonic that depends on the polar angle, x its cosine, for 0 <= m <= n."""
    value = math.sqrt((2.0 * n + 1.0) / (4.0 * math.pi))
    root = math.sqrt(max((1.0 - x) * (1.0 + x), 0.0))
    # Normalized by steps, so that nothing overflows.
    k = 1.0
    total = 1.0
    while k <= m:
        total *= -root * math.sqrt((2.0 * k - 1.0) / (2.0 * k))
        k += 1.0
    before = 0.0
    k = m + 1.0
    while k <= n:
        scale = 1.0 / math.sqrt((k - m) * (k + m))
        new = x * (2.0 * k - 1.0) * total * scale
        new -= before * math.sqrt((k - 1.0 - m) * (k - 1.0 + m)) * scale
        before, total = total, new
        k += 1.0
    return value * total


def sph_harm_y(n: Any, m: Any, theta: Any, phi: Any) -> gs.ndarray:
    """The spherical harmonic of degree `n` and order `m`, `theta` the polar and `phi` the azimuthal angle."""
    n, m = gs.asarray(n), gs.asarray(m)
    order = gs.abs(m)
    x = gs.cos(gs.asarray(theta, dtype=float))
    part = gs.where(order > n, 0.0, _harmonic(n, order, x))
    part = gs.where((m < 0) & (order % 2 == 1), -part, part)
    return part * gs.exp(1j * m * gs.asarray(phi, dtype=float))


@gs.cuda.jit
def _lambert_kernel(z, k, tolerance, out):
    i = gs.cuda.grid(1)
    if i >= out.size:
        return
    x = z[i]
    if x.real != x.real or x.imag != x.imag:
        out[i] = complex(math.nan, math.nan)
        return
    if x == 0:
        out[i] = 0j if k == 0 else complex(-math.inf, 0.0)
        return
    if math.fabs(x.real) == math.inf or math.fabs(x.imag) == math.inf:
        out[i] = cmath.log(x) + 2j * math.pi * k
        return
    near = abs(x + math.exp(-1.0)) < 0.3
    if near and (k == 0 or (k == -1 and x.imag >= 0) or (k == 1 and x.imag < 0)):
        p = cmath.sqrt(2.0 * (math.e * x + 1.0))
        if k != 0:
            p = -p
        w = -1.0 + p * (1.0 + p * (-1.0 / 3.0 + p * (11.0 / 72.0)))
    elif (
        k == 0
        and x.real > -1.0
        and x.real < 1.5
        and math.fabs(x.imag) < 1.0
        and x.real > -2.5 * math.fabs(x.imag) - 0.2
    ):
        w = x * (1.0 + x * (4.0 / 3.0)) / (1.0 + x * (7.0 / 3.0 + x * (5.0 / 6.0)))
    elif k == -1 and x.imag == 0 and x.real < 0 and x.real > -0.3678794:
        w = complex(math.log(-x.real), 0.0)
        w = w - complex(math.log(-w.real), 0.0)
    else:
        w = cmath.log(x) + 2j * math.pi * k
        w = w - cmath.log(w)
    for _step in range(100):
        e = cmath.exp(-w)
        f = w - x * e
        if w == -1.0:
            break
        change = f / (w + 1.0 - (w + 2.0) * f / (2.0 * w + 2.0))
        w = w - change
        if abs(change) <= tolerance * abs(w):
            break
    out[i] = w


def lambertw(z: Any, k: int = 0, tol: float = 1e-8) -> gs.ndarray:
    """Lambert's W: w with w exp(w) = z, on the branch `k`; complex128. `tol` bounds the last relative step."""
    values = gs.ascontiguousarray(gs.asarray(z, dtype=complex))
    result = gs.empty(values.shape, complex)
    if result.size:
        _lambert_kernel[-(-result.size // 256), 256](values.reshape(-1), int(k), float(tol), result.reshape(-1))
    return result
