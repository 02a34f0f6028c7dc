"""Functions of math and cmath; compared within a few units in the last place."""

# ruff: noqa

import cmath
import math
import random

from trees import Array, case, cuda, floats

rng = random.Random(4)


def one(x, out):
    i = cuda.grid(1)
    a = x[i]
    p = abs(a) + 0.5
    u = a / 8
    out[i, 0] = math.sin(a)
    out[i, 1] = math.cos(a)
    out[i, 2] = math.tan(a)
    out[i, 3] = math.asin(u)
    out[i, 4] = math.acos(u)
    out[i, 5] = math.atan(a)
    out[i, 6] = math.sinh(a)
    out[i, 7] = math.cosh(a)
    out[i, 8] = math.tanh(a)
    out[i, 9] = math.asinh(a)
    out[i, 10] = math.acosh(p + 1)
    out[i, 11] = math.atanh(u)
    out[i, 12] = math.sqrt(p)
    out[i, 13] = math.exp(a)
    out[i, 14] = math.expm1(a)
    out[i, 15] = math.log(p)
    out[i, 16] = math.log2(p)
    out[i, 17] = math.log10(p)
    out[i, 18] = math.log1p(p)
    out[i, 19] = math.erf(a)
    out[i, 20] = math.erfc(a)
    out[i, 21] = math.gamma(p)
    out[i, 22] = math.lgamma(p + 2)
    out[i, 23] = math.degrees(a)
    out[i, 24] = math.radians(a)
    out[i, 25] = math.log(p, 3)
    m, e = math.frexp(a)
    out[i, 26] = m
    out[i, 27] = e
    f, w = math.modf(a)
    out[i, 28] = f
    out[i, 29] = w
    out[i, 30] = math.ldexp(a, i)
    out[i, 31] = math.sin(i)
    out[i, 32] = cuda.rsqrt(p)
    out[i, 33] = cuda.cbrt(p)
    out[i, 34] = p**a
    out[i, 35] = math.e + math.tau
    out[i, 36] = 1 if math.isfinite(a) else 0
    out[i, 37] = math.ulp(a)
    out[i, 38] = a**-2 + a**3 * a**11
    out[i, 39] = p**i


def two(x, y, out):
    i = cuda.grid(1)
    out[i, 0] = math.atan2(x[i], y[i])
    out[i, 1] = math.hypot(x[i], y[i])
    out[i, 2] = math.pow(abs(x[i]), y[i])
    out[i, 3] = math.fmod(x[i], y[i])
    out[i, 4] = math.gcd(i * 12, 18) + math.lcm(i + 1, 4)
    out[i, 5] = math.nextafter(x[i], y[i])
    out[i, 6] = math.hypot(x[i], y[i], 2)


def complex_numbers(z, out, r):
    i = cuda.grid(1)
    w = z[i] * 2 - 1j
    out[i, 0] = w * z[i] + 3
    out[i, 1] = cmath.exp(z[i])
    out[i, 2] = cmath.sqrt(z[i])
    out[i, 3] = z[i] / w
    out[i, 4] = complex(z[i].imag, z[i].real)
    out[i, 5] = z[i].conjugate() - 1
    out[i, 6] = cmath.rect(2.0, 0.5)
    out[i, 7] = z[i] ** 2 + z[i] ** -1 + z[i] ** 0.5 + z[i] ** (i % 3)
    r[i, 0] = abs(z[i])
    r[i, 1] = z[i].real + w.imag
    r[i, 2] = cmath.phase(z[i])
    r[i, 3] = 1 if z[i] == w else 0
    r[i, 4] = cmath.polar(z[i])[0]


KERNELS = [one, two, complex_numbers]

n = 12


def complexes(*shape):
    values = [complex(rng.uniform(-3, 3), rng.uniform(-3, 3)) for _ in range(math.prod(shape))]
    return Array("complex128", shape, values)


CASES = [
    case(one, floats(rng, n), floats(rng, n, 40), block=n),
    case(two, floats(rng, n), floats(rng, n), floats(rng, n, 7), block=n),
    case(complex_numbers, complexes(n), complexes(n, 8), floats(rng, n, 5), block=n),
]
