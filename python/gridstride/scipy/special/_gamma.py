"""The gamma function and what is made of it."""

from __future__ import annotations

import math
from typing import Any

import gridstride as gs
from gridstride.scipy.special._elements import elements
from gridstride.scipy.special._fits import DIGAMMA_ROOT, DIGAMMA_ROOT_REST, digamma_middle

EPS = 2.0**-53
BERNOULLI = (  # (2k)! / B(2k)
    12.0,
    -720.0,
    30240.0,
    -1209600.0,
    47900160.0,
    -1.8924375803183791606e9,
    7.47242496e10,
    -2.950130727918164224e12,
    1.1646782814350067249e14,
    -4.5979787224074726105e15,
    1.8152105401943546773e17,
    -7.1661652561756670113e18,
)


@elements
def gamma(x):
    """The gamma function: inf at 0, NaN at negative integers."""
    return math.gamma(x)


@elements
def gammaln(x):
    """The logarithm of the absolute value of the gamma function."""
    return math.lgamma(x)


@elements
def loggamma(x):
    """The principal branch of the logarithm of the gamma function: NaN for negative numbers."""
    if x < 0:
        return math.nan
    return math.lgamma(x)


@elements
def gammasgn(x):
    """The sign of the gamma function; NaN at negative integers."""
    if x != x:
        return x
    if x > 0:
        return 1.0
    if x == 0:
        return math.copysign(1.0, x)
    below = float(math.floor(x)) if x > -1e18 else x
    if below == x:
        return math.nan
    return 1.0 if below % 2 == 0 else -1.0


@elements
def rgamma(x):
    """1 / gamma(x): 0 at the poles."""
    if x <= 0 and x > -1e15 and float(math.floor(x)) == x:
        return 0.0
    if x > 170:
        return math.exp(-math.lgamma(x))
    return 1.0 / math.gamma(x)


@elements
def digamma(x):
    """The derivative of the logarithm of the gamma function."""
    if x == 0:
        return math.copysign(math.inf, -x)
    y = 0.0
    if x < 0:
        if x < -1e15:
            return math.nan
        part = x - float(math.floor(x))
        if part == 0:
            return math.nan
        if part > 0.5:
            part -= 1.0
        y = -math.pi / math.tan(math.pi * part)
        x = 1.0 - x
    while x < 1.0:
        y -= 1.0 / x
        x += 1.0
    if x <= 2.0:
        return y + (x - DIGAMMA_ROOT - DIGAMMA_ROOT_REST) * digamma_middle(2.0 * x - 3.0)
    while x < 10.0:
        y -= 1.0 / x
        x += 1.0
    if x == math.inf:
        return x
    z = 1.0 / (x * x)
    tail = z * (
        1 / 12.0
        - z * (1 / 120.0 - z * (1 / 252.0 - z * (1 / 240.0 - z * (5 / 660.0 - z * (691 / 32760.0 - z * (1 / 12.0))))))
    )
    return math.log(x) - 0.5 / x - tail + y


def hurwitz(x, q):
    """The sum of (k + q)**-x over k >= 0 by Euler and Maclaurin, continued to x < 1 for q = 1."""
    total = q**-x
    a = q
    b = 0.0
    i = 0
    while i < 9 or a <= 9.0:
        i += 1
        a += 1.0
        b = a**-x
        total += b
        if math.fabs(b) < EPS * math.fabs(total):
            return total
    w = a
    total += b * w / (x - 1.0)
    total -= 0.5 * b
    factor = 1.0
    k = 0.0
    for j in range(12):
        factor *= x + k
        b /= w
        term = factor * b / BERNOULLI[j]
        total += term
        if math.fabs(term) < EPS * math.fabs(total):
            return total
        k += 1.0
        factor *= x + k
        b /= w
        k += 1.0
    return total


@elements
def _zeta2(x, q):
    if x == 1.0:
        return math.inf
    if x != x or q != q or x < 1.0:
        return math.nan
    if q <= 0.0:
        if q < -1e15 or float(math.floor(q)) == q:
            return math.inf
        if x > 1e15 or float(math.floor(x)) != x:
            return math.nan
    if q > 1e8:
        return (1.0 / (x - 1.0) + 1.0 / (2.0 * q)) * q ** (1.0 - x)
    return hurwitz(x, q)


def riemann(x):
    if x == 1.0:
        return math.inf
    if x != x or x == -math.inf:
        return math.nan
    if x < 0.0:
        turn = (x / 2.0) % 2.0
        wave = 0.0 if turn % 1.0 == 0.0 else math.sin(math.pi * turn)
        y = 1.0 - x
        return 2.0 * (2.0 * math.pi) ** -y * wave * math.gamma(y) * hurwitz(y, 1.0)
    return hurwitz(x, 1.0)


@elements
def _zeta1(x):
    return riemann(x)


def zeta(x: Any, q: Any = None, out: Any = None) -> gs.ndarray:
    """Riemann's zeta function; with `q`, Hurwitz's: the sum of ``(k + q)**-x``."""
    return _zeta1(x, out=out) if q is None else _zeta2(x, q, out=out)


@elements
def zetac(x):
    """Riemann's zeta function minus 1."""
    if x > 50.0:
        return 2.0**-x + 3.0**-x
    if x > 3.0:
        return hurwitz(x, 2.0)
    return riemann(x) - 1.0


def polygamma(n: Any, x: Any) -> gs.ndarray:
    """The derivatives of `digamma`: the n-th one, n >= 0."""
    n, x = gs.asarray(n), gs.asarray(x)
    higher = (-1.0) ** (n + 1) * gamma(n + 1.0) * _zeta2(n + 1.0, x)
    return gs.where(n == 0, digamma(x), higher)


def stirling_rest(x):
    """ln(gamma(x)) - ((x - 1/2) ln(x) - x + ln(2 pi) / 2), for x >= 10."""
    z = 1.0 / (x * x)
    return (
        1 / 12.0 - z * (1 / 360.0 - z * (1 / 1260.0 - z * (1 / 1680.0 - z * (1 / 1188.0 - z * (691 / 360360.0)))))
    ) / x


def log_beta(a, b):
    """ln |B(a, b)|, right for one large argument too."""
    if a > b:
        a, b = b, a
    if a > 0 and b >= 10.0:
        rest = stirling_rest(b) - stirling_rest(a + b) - (b - 0.5) * math.log1p(a / b) - a * math.log(a + b) + a
        return math.lgamma(a) + rest
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


@elements
def betaln(a, b):
    """The logarithm of the absolute value of the beta function."""
    return log_beta(a, b)


def gamma_sign(x):
    if x >= 0 or x < -1e15:
        return 1.0
    return 1.0 if float(math.floor(x)) % 2 == 0 else -1.0


@elements
def beta(a, b):
    """The beta function: gamma(a) gamma(b) / gamma(a + b)."""
    if a > b:
        a, b = b, a
    if a > 0 and a + b < 100.0:
        return math.gamma(a) * (math.gamma(b) / math.gamma(a + b))
    if a <= 0 and a + b > 0 and float(math.floor(a)) == a:
        return math.inf
    return gamma_sign(a) * gamma_sign(b) * gamma_sign(a + b) * math.exp(log_beta(a, b))


@elements
def binom(n, k):
    """The binomial coefficient, for real numbers."""
    whole = math.fabs(k) < 1e9 and float(math.floor(k)) == k
    if n < 0 and n > -1e15 and float(math.floor(n)) == n:
        return math.nan
    if whole:
        if k < 0:
            return 0.0
        if n > 0 and math.fabs(n) < 1e15 and float(math.floor(n)) == n and k > n / 2.0:
            k = n - k
        if k >= 0 and k < 20.0:
            top = 1.0
            bottom = 1.0
            for i in range(1, int(k) + 1):
                top *= i + n - k
                bottom *= i
                if math.fabs(top) > 1e50:
                    top /= bottom
                    bottom = 1.0
            return top / bottom
        if k < 0:
            return 0.0
    a = 1.0 + n - k
    b = 1.0 + k
    sign = gamma_sign(a) * gamma_sign(b) * gamma_sign(a + b)
    return sign * math.exp(-log_beta(a, b)) / (n + 1.0)


@elements
def poch(a, m):
    """Pochhammer's symbol: gamma(a + m) / gamma(a)."""
    result = 1.0
    # Whole steps first, so that large arguments keep their digits.
    while m >= 1.0 and m < 1e4:
        if a + m == 1.0:
            break
        m -= 1.0
        result *= a + m
        if result == 0.0 or result == math.inf:
            return result
    while m <= -1.0 and m > -1e4:
        if a + m == 0.0:
            break
        result /= a + m
        m += 1.0
    if m == 0.0:
        return result
    if a > 1e4 and math.fabs(m) <= 1.0:
        return (
            result
            * a**m
            * (1.0 + m * (m - 1.0) / (2.0 * a) + m * (m - 1.0) * (m - 2.0) * (3.0 * m - 1.0) / (24.0 * a * a))
        )
    top_pole = a + m <= 0.0 and a + m > -1e15 and float(math.floor(a + m)) == a + m
    pole = a <= 0.0 and a > -1e15 and float(math.floor(a)) == a
    if top_pole and not pole:
        return math.inf
    if pole and not top_pole:
        return 0.0
    return result * gamma_sign(a + m) * gamma_sign(a) * math.exp(math.lgamma(a + m) - math.lgamma(a))


def multigammaln(a: Any, d: int) -> gs.ndarray:
    """The logarithm of the multivariate gamma function of dimension `d`.

    Raises:
        ValueError: `d` is no positive integer, or an element is not above (d - 1) / 2.
    """
    if d != int(d) or d < 1:
        raise ValueError("d should be a positive integer (dimension)")
    values = gs.asarray(a, dtype=float)
    if bool((values <= 0.5 * (d - 1)).any()):
        raise ValueError(f"condition a > 0.5 * (d-1) not met: d = {d}")
    result = gs.full(values.shape, d * (d - 1) * 0.25 * math.log(math.pi))
    for j in range(int(d)):
        result = result + gammaln(values - 0.5 * j)
    return result
