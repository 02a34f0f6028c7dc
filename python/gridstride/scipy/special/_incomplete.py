"""Incomplete gamma and beta functions, their inverses, and the distributions made of them."""

from __future__ import annotations

import math

from gridstride.scipy.special._elements import elements
from gridstride.scipy.special._error import erfcinv_of
from gridstride.scipy.special._gamma import EPS, log_beta, stirling_rest

TINY = 1e-300


def log1p_rest(u):
    """log1p(u) - u, without its cancellation."""
    if math.fabs(u) > 0.5:
        return math.log1p(u) - u
    # 2 atanh(r) - u with r = u / (2 + u): u = 2r / (1 - r), so the first terms cancel exactly.
    r = u / (2.0 + u)
    z = r * r
    total = 0.0
    power = 1.0
    k = 3.0
    while math.fabs(power) > EPS * math.fabs(total) or k < 6.0:
        power *= z
        total += power / k
        k += 2.0
        if k > 80.0:
            break
    return 2.0 * r * total - u * r


def gamma_prefactor(a, x):
    """x**a exp(-x) / gamma(a + 1)."""
    if a < 10.0:
        return math.exp(a * math.log(x) - x - math.lgamma(a + 1.0))
    u = (x - a) / a
    exponent = a * log1p_rest(u) if math.fabs(u) < 0.5 else a * (math.log(x / a) - u)
    return math.exp(exponent - stirling_rest(a)) / math.sqrt(2.0 * math.pi * a)


def lower_series(a, x):
    """The sum of x**k / ((a + 1) ... (a + k))."""
    term = 1.0
    total = 1.0
    n = a
    for _k in range(20000):
        n += 1.0
        term *= x / n
        total += term
        if term < total * EPS:
            break
    return total


def upper_fraction(a, x):
    """The continued fraction of the upper function, by Lentz."""
    b = x + 1.0 - a
    c = 1.0 / TINY
    d = 1.0 / b
    h = d
    for k in range(1, 20000):
        an = -k * (k - a)
        b += 2.0
        d = an * d + b
        if math.fabs(d) < TINY:
            d = TINY
        c = b + an / c
        if math.fabs(c) < TINY:
            c = TINY
        d = 1.0 / d
        step = d * c
        h *= step
        if math.fabs(step - 1.0) < 2.0 * EPS:
            break
    return h


def lower(a, x):
    """The regularized lower incomplete gamma function."""
    if not (x >= 0.0 and a >= 0.0):
        return math.nan
    if a == 0.0:
        return 1.0 if x > 0.0 else math.nan
    if x == 0.0:
        return 0.0
    if x == math.inf:
        return math.nan if a == math.inf else 1.0
    if a == math.inf:
        return 0.0
    if x < a + 1.0:
        return gamma_prefactor(a, x) * lower_series(a, x)
    return 1.0 - gamma_prefactor(a, x) * a * upper_fraction(a, x)


def small_upper(a, x):
    """The upper function for x < 1.1, where the difference to the lower one would cancel."""
    # 1 - x**a / gamma(1 + a) and the rest of the series of the lower function.
    power = math.expm1(a * math.log(x) - math.lgamma(1.0 + a))
    term = 1.0
    total = 0.0
    for k in range(1, 200):
        term *= -x / k
        part = term / (a + k)
        total += part
        if math.fabs(part) < EPS * math.fabs(total):
            break
    return -power - (power + 1.0) * a * total


def upper(a, x):
    """The regularized upper incomplete gamma function."""
    if not (x >= 0.0 and a >= 0.0):
        return math.nan
    if a == 0.0:
        return 0.0 if x > 0.0 else math.nan
    if x == 0.0:
        return 1.0
    if x == math.inf:
        return math.nan if a == math.inf else 0.0
    if a == math.inf:
        return 1.0
    if x < 1.1 and a < 1.0:
        return small_upper(a, x)
    if x < a + 1.0:
        return 1.0 - gamma_prefactor(a, x) * lower_series(a, x)
    return gamma_prefactor(a, x) * a * upper_fraction(a, x)


@elements
def gammainc(a, x):
    """The regularized lower incomplete gamma function of a >= 0 and x >= 0."""
    return lower(a, x)


@elements
def gammaincc(a, x):
    """The regularized upper incomplete gamma function of a >= 0 and x >= 0."""
    return upper(a, x)


def inverse_lower(a, p, q):
    """x with lower(a, x) = p and upper(a, x) = q = 1 - p."""
    if not (p >= 0.0 and q >= 0.0 and a >= 0.0):
        return math.nan
    if a == 0.0 or p == 0.0:
        return 0.0
    if q == 0.0:
        return math.inf
    # First guesses: of the series for small x, of Wilson and Hilferty else.
    log_small = (math.log(p) + math.lgamma(a + 1.0)) / a
    if (a < 1.0 and q > 0.3) or log_small < -2.0 + math.log(a + 1.0):
        x = math.exp(log_small)
    elif a < 1.0:
        x = -math.log(q) - math.lgamma(a)
        x = x + (a - 1.0) * math.log(x) if x > 1.0 else 1.0
    else:
        normal = math.sqrt(2.0) * (erfcinv_of(2.0 * q) if q < 0.5 else -erfcinv_of(2.0 * p))
        s = 1.0 / (9.0 * a)
        x = a * (1.0 - s + normal * math.sqrt(s)) ** 3.0
        if x <= 0.0:
            x = math.exp(log_small)
    low = 0.0
    high = math.inf
    for _k in range(100):
        if x == 0.0:
            break
        error = lower(a, x) - p if p < 0.5 else q - upper(a, x)
        if error > 0.0:
            high = x
        elif error < 0.0:
            low = x
        else:
            break
        slope = gamma_prefactor(a, x) * a / x
        step = error / slope
        curved = step / (1.0 - 0.5 * min(1.0, step * ((a - 1.0) / x - 1.0)))
        new = x - curved
        if math.fabs(curved) <= 8.0 * EPS * x:
            x = new
            break
        if not (new > low and new < high):
            new = 0.5 * (low + high) if high < math.inf else 2.0 * x
        x = new
    return x


@elements
def gammaincinv(a, p):
    """The inverse of `gammainc` in its second argument."""
    return inverse_lower(a, p, 1.0 - p)


@elements
def gammainccinv(a, q):
    """The inverse of `gammaincc` in its second argument."""
    return inverse_lower(a, 1.0 - q, q)


def beta_fraction(a, b, x):
    """The continued fraction of the incomplete beta function, by Lentz."""
    c = 1.0
    d = 1.0 - (a + b) * x / (a + 1.0)
    if math.fabs(d) < TINY:
        d = TINY
    d = 1.0 / d
    h = d
    for m in range(1, 20000):
        m2 = 2.0 * m
        even = m * (b - m) * x / ((a + m2 - 1.0) * (a + m2))
        d = 1.0 + even * d
        if math.fabs(d) < TINY:
            d = TINY
        c = 1.0 + even / c
        if math.fabs(c) < TINY:
            c = TINY
        d = 1.0 / d
        h *= d * c
        odd = -(a + m) * (a + b + m) * x / ((a + m2) * (a + m2 + 1.0))
        d = 1.0 + odd * d
        if math.fabs(d) < TINY:
            d = TINY
        c = 1.0 + odd / c
        if math.fabs(c) < TINY:
            c = TINY
        d = 1.0 / d
        step = d * c
        h *= step
        if math.fabs(step - 1.0) < 2.0 * EPS:
            break
    return h


def beta_prefactor(a, b, x, y):
    """x**a y**b / B(a, b), where y = 1 - x."""
    n = a + b
    if a < 10.0 or b < 10.0:
        return math.exp(a * math.log(x) + b * math.log(y) - log_beta(a, b))
    # Around the maximum at a / n, so that large parameters keep their digits.
    u = (x * b - y * a) / a
    v = (y * a - x * b) / b
    exponent = a * log1p_rest(u) if math.fabs(u) < 0.5 else a * (math.log(x * (n / a)) - u)
    exponent += b * log1p_rest(v) if math.fabs(v) < 0.5 else b * (math.log(y * (n / b)) - v)
    return math.exp(exponent - stirling_rest(a) - stirling_rest(b) + stirling_rest(n)) * math.sqrt(
        a * (b / n) / (2.0 * math.pi)
    )


def incomplete_beta(a, b, x, y):
    """The regularized incomplete beta function; y = 1 - x."""
    if not (a >= 0.0 and b >= 0.0 and x >= 0.0 and y >= 0.0):
        return math.nan
    if a == 0.0 or b == 0.0:
        if a == b:
            return math.nan
        return 1.0 if a == 0.0 else 0.0
    if x == 0.0:
        return 0.0
    if y == 0.0:
        return 1.0
    if a == math.inf or b == math.inf:
        return math.nan if a == b else (0.0 if a == math.inf else 1.0)
    front = beta_prefactor(a, b, x, y)
    if x < (a + 1.0) / (a + b + 2.0):
        return front * beta_fraction(a, b, x) / a
    return 1.0 - front * beta_fraction(b, a, y) / b


@elements
def betainc(a, b, x):
    """The regularized incomplete beta function of a > 0, b > 0 and x in [0, 1]."""
    return incomplete_beta(a, b, x, 1.0 - x)


@elements
def betaincc(a, b, x):
    """1 - `betainc`, without its cancellation."""
    return incomplete_beta(b, a, 1.0 - x, x)


def inverse_beta(a, b, p, q):
    """x with incomplete_beta(a, b, x) = p, q = 1 - p."""
    if not (p >= 0.0 and q >= 0.0 and a > 0.0 and b > 0.0):
        return math.nan
    if p == 0.0:
        return 0.0
    if q == 0.0:
        return 1.0
    log_front = log_beta(a, b)
    if a >= 1.0 and b >= 1.0:
        normal = math.sqrt(2.0) * (erfcinv_of(2.0 * p) if p < 0.5 else -erfcinv_of(2.0 * q))
        al = (normal * normal - 3.0) / 6.0
        h = 2.0 / (1.0 / (2.0 * a - 1.0) + 1.0 / (2.0 * b - 1.0))
        w = normal * math.sqrt(max(al + h, 0.0)) / h - (1.0 / (2.0 * b - 1.0) - 1.0 / (2.0 * a - 1.0)) * (
            al + 5.0 / 6.0 - 2.0 / (3.0 * h)
        )
        x = a / (a + b * math.exp(2.0 * w))
    else:
        t = math.exp(a * math.log(a / (a + b))) / a
        u = math.exp(b * math.log(b / (a + b))) / b
        x = (a * (t + u) * p) ** (1.0 / a) if p < t / (t + u) else 1.0 - (b * (t + u) * q) ** (1.0 / b)
    low = 0.0
    high = 1.0
    if not (x > 0.0 and x < 1.0):
        x = math.exp((math.log(p) + math.log(a) + log_front) / a)
    if not (x > 0.0 and x < 1.0):
        x = 0.5
    for _k in range(120):
        y = 1.0 - x
        error = incomplete_beta(a, b, x, y) - p if p < 0.5 else q - incomplete_beta(b, a, y, x)
        if error > 0.0:
            high = x
        elif error < 0.0:
            low = x
        else:
            break
        slope = math.exp((a - 1.0) * math.log(x) + (b - 1.0) * math.log1p(-x) - log_front)
        step = error / slope
        curved = step / (1.0 - 0.5 * min(1.0, step * ((a - 1.0) / x - (b - 1.0) / y)))
        new = x - curved
        if math.fabs(curved) <= 8.0 * EPS * x:
            x = new
            break
        if not (new > low and new < high):
            new = 0.5 * (low + high) if low > 0.0 or high < 1e-5 else math.sqrt(max(low, 1e-300) * high)
            if low > 0.0 and high / low > 100.0:
                new = math.sqrt(low * high)
        x = new
    return x


@elements
def betaincinv(a, b, p):
    """The inverse of `betainc` in its third argument."""
    return inverse_beta(a, b, p, 1.0 - p)


@elements
def bdtr(k, n, p):
    """The binomial distribution: the chance of at most floor(k) successes in n trials."""
    if not (p >= 0.0 and p <= 1.0) or k < 0.0 or n < k or k != k or n != n:
        return math.nan
    whole = float(math.floor(k))
    if whole == n:
        return 1.0
    return incomplete_beta(n - whole, whole + 1.0, 1.0 - p, p)


@elements
def bdtrc(k, n, p):
    """The binomial distribution: the chance of more than floor(k) successes in n trials."""
    if not (p >= 0.0 and p <= 1.0) or n < k or k != k or n != n:
        return math.nan
    if k < 0.0:
        return 1.0
    whole = float(math.floor(k))
    if whole == n:
        return 0.0
    return incomplete_beta(whole + 1.0, n - whole, p, 1.0 - p)


@elements
def bdtri(k, n, y):
    """The inverse of `bdtr` in p."""
    if not (y >= 0.0 and y <= 1.0) or not (k >= 0.0) or not (n > k):
        return math.nan
    whole = float(math.floor(k))
    if whole == n:
        return 1.0
    if whole == 0.0:
        return -math.expm1(math.log(y) / n) if y > 0.0 else 1.0
    return 1.0 - inverse_beta(n - whole, whole + 1.0, y, 1.0 - y)


@elements
def btdtr(a, b, x):
    """The beta distribution."""
    return incomplete_beta(a, b, x, 1.0 - x)


@elements
def btdtri(a, b, p):
    """The inverse of `btdtr` in x."""
    return inverse_beta(a, b, p, 1.0 - p)


@elements
def chdtr(v, x):
    """The chi square distribution with v degrees of freedom."""
    if x < 0.0:
        return 0.0
    return lower(0.5 * v, 0.5 * x)


@elements
def chdtrc(v, x):
    """1 - `chdtr`."""
    if x < 0.0:
        return 1.0
    return upper(0.5 * v, 0.5 * x)


@elements
def chdtri(v, p):
    """The inverse of `chdtrc` in x."""
    if not (p >= 0.0 and p <= 1.0) or v < 1.0:
        return math.nan
    return 2.0 * inverse_lower(0.5 * v, 1.0 - p, p)


@elements
def fdtr(dfn, dfd, x):
    """The F distribution."""
    if dfn <= 0.0 or dfd <= 0.0 or not (x >= 0.0):
        return math.nan
    w = dfn * x
    return incomplete_beta(0.5 * dfn, 0.5 * dfd, w / (dfd + w), dfd / (dfd + w))


@elements
def fdtrc(dfn, dfd, x):
    """1 - `fdtr`."""
    if dfn <= 0.0 or dfd <= 0.0 or not (x >= 0.0):
        return math.nan
    w = dfn * x
    return incomplete_beta(0.5 * dfd, 0.5 * dfn, dfd / (dfd + w), w / (dfd + w))


@elements
def fdtri(dfn, dfd, p):
    """The inverse of `fdtr` in x."""
    if dfn <= 0.0 or dfd <= 0.0 or not (p > 0.0 and p <= 1.0):
        return math.nan
    w = inverse_beta(0.5 * dfn, 0.5 * dfd, p, 1.0 - p)
    if w < 0.5:
        return dfd * w / (dfn * (1.0 - w))
    y = inverse_beta(0.5 * dfd, 0.5 * dfn, 1.0 - p, p)
    return (dfd - dfd * y) / (dfn * y)


@elements
def gdtr(a, b, x):
    """The gamma distribution: of rate a and shape b."""
    if x < 0.0:
        return math.nan
    return lower(b, a * x)


@elements
def gdtrc(a, b, x):
    """1 - `gdtr`."""
    if x < 0.0:
        return math.nan
    return upper(b, a * x)


@elements
def nbdtr(k, n, p):
    """The negative binomial distribution: at most k failures before the n-th success."""
    if not (p >= 0.0 and p <= 1.0) or k < 0.0:
        return math.nan
    return incomplete_beta(n, float(math.floor(k)) + 1.0, p, 1.0 - p)


@elements
def nbdtrc(k, n, p):
    """1 - `nbdtr`."""
    if not (p >= 0.0 and p <= 1.0) or k < 0.0:
        return math.nan
    return incomplete_beta(float(math.floor(k)) + 1.0, n, 1.0 - p, p)


@elements
def nbdtri(k, n, y):
    """The inverse of `nbdtr` in p."""
    if not (y >= 0.0 and y <= 1.0) or k < 0.0:
        return math.nan
    return inverse_beta(n, float(math.floor(k)) + 1.0, y, 1.0 - y)


@elements
def pdtr(k, m):
    """The Poisson distribution: at most floor(k) events, m of which are expected."""
    if k < 0.0 or m < 0.0:
        return math.nan
    if m == 0.0:
        return 1.0
    return upper(float(math.floor(k)) + 1.0, m)


@elements
def pdtrc(k, m):
    """1 - `pdtr`."""
    if k < 0.0 or m < 0.0:
        return math.nan
    if m == 0.0:
        return 0.0
    return lower(float(math.floor(k)) + 1.0, m)


@elements
def pdtri(k, y):
    """The inverse of `pdtr` in m."""
    if k < 0.0 or y < 0.0 or y >= 1.0:
        return math.nan
    return inverse_lower(float(math.floor(k)) + 1.0, 1.0 - y, y)
