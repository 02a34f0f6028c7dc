"""Writes python/gridstride/scipy/special/_fits.py: polynomials for parts of special functions. Needs mpmath.

Each fit interpolates a function at Chebyshev points in 60 digits and is rounded once. Run it after a change here; the
tests compare the functions with SciPy.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import mpmath as mp

TARGET = Path(__file__).parents[1] / "python/gridstride/scipy/special/_fits.py"
mp.mp.dps = 60
pi = mp.pi


def coefficients(function: Callable[[Any], Any], degree: int) -> list[float]:
    """The polynomial's coefficients, highest power first, for arguments in [-1, 1]."""
    n = degree + 1
    nodes = [mp.cos(pi * (2 * k + 1) / (2 * n)) for k in range(n)]
    values = [function(t) for t in nodes]
    series = [2 * sum(v * mp.cos(j * mp.acos(t)) for v, t in zip(values, nodes, strict=True)) / n for j in range(n)]
    series[0] /= 2
    # Chebyshev polynomials as sums of powers.
    before, now = [mp.mpf(1)], [mp.mpf(0), mp.mpf(1)]
    total = [series[0]] + [mp.mpf(0)] * degree
    for j in range(1, n):
        for power, c in enumerate(now):
            total[power] += series[j] * c
        longer = [mp.mpf(0), *(2 * c for c in now)]
        for power, c in enumerate(before):
            longer[power] -= c
        before, now = now, longer
    return [float(c) for c in reversed(total)]


def function_text(name: str, doc: str, numbers: list[float]) -> str:
    """A function of t: Horner's scheme."""
    lines = [f"def {name}(t):", f'    """{doc}"""', f"    r = {numbers[0]!r}"]
    lines += [f"    r = r * t + {c!r}" if c >= 0 else f"    r = r * t - {-c!r}" for c in numbers[1:]]
    return "\n".join([*lines, "    return r"])


def square_of(x_max: int) -> Callable[[Any], Any]:
    """x of t = 2 * x**2 / x_max**2 - 1."""
    return lambda t: mp.sqrt(max(t + 1, mp.mpf(10) ** -50) / 2) * x_max


def amplitude(order: int, imaginary: bool) -> Callable[[Any], Any]:
    """P or Q/z of Hankel's form of a Bessel function, z = 8 / x, of t = 2 * z**2 - 1."""

    def value(t: Any) -> Any:
        z = mp.sqrt(max(t + 1, mp.mpf(10) ** -50) / 2)
        z = max(z, mp.mpf(10) ** -3)
        x = 8 / z
        phase = x - (2 * order + 1) * pi / 4
        turned = (mp.besselj(order, x) + 1j * mp.bessely(order, x)) * mp.expj(-phase) * mp.sqrt(pi * x / 2)
        return turned.imag / z if imaginary else turned.real

    return value


def y_rest(order: int) -> Callable[[Any], Any]:
    """What is left of a Bessel function of the second kind beside its logarithm and pole, of t = x**2 / 32 - 1."""
    x_of = square_of(8)

    def value(t: Any) -> Any:
        x = x_of(t)
        rest = mp.bessely(order, x) - 2 / pi * mp.log(x) * mp.besselj(order, x)
        return rest if order == 0 else (rest + 2 / (pi * x)) / x

    return value


def k_rest(order: int) -> Callable[[Any], Any]:
    """The same for the modified function of the second kind, of t = x**2 / 2 - 1 for x up to 2."""
    x_of = square_of(2)

    def value(t: Any) -> Any:
        x = x_of(t)
        if order == 0:
            return mp.besselk(0, x) + mp.log(x) * mp.besseli(0, x)
        return (mp.besselk(1, x) - mp.log(x) * mp.besseli(1, x) - 1 / x) / x

    return value


def inverse(x_min: int, function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A function of x >= x_min, of t = 2 * x_min / x - 1."""
    return lambda t: function(2 * x_min / max(t + 1, mp.mpf(10) ** -4))


def scaled(function: Callable[[Any], Any], sign: int) -> Callable[[Any], Any]:
    """exp(sign * x) * sqrt(x) * function(x)."""
    return lambda x: mp.exp(sign * x) * mp.sqrt(x) * function(x)


def mirrored_erfcx(t: Any) -> Any:
    """exp(x*x) erfc(x) * (1 + 2x) of t = (x - 3.75) / (x + 3.75)."""
    t = min(t, 1 - mp.mpf(10) ** -3)
    x = mp.mpf("3.75") * (1 + t) / (1 - t)
    return mp.exp(x * x) * mp.erfc(x) * (1 + 2 * x)


def auxiliary(cosine: bool) -> Callable[[Any], Any]:
    """x f(x) or x*x g(x) of the sine and cosine integrals for x >= 4, of t = 2 * (4 / x)**2 - 1."""

    def value(t: Any) -> Any:
        x = 4 / max(mp.sqrt((t + 1) / 2), mp.mpf(10) ** -2)
        si, ci = mp.si(x) - pi / 2, mp.ci(x)
        if cosine:
            return -x * x * (ci * mp.cos(x) + si * mp.sin(x))
        return x * (ci * mp.sin(x) - si * mp.cos(x))

    return value


ROOT = mp.findroot(mp.digamma, 1.46)


def digamma_quotient(t: Any) -> Any:
    """digamma(x) / (x - root) of t = 2x - 3."""
    x = (t + 3) / 2
    return mp.digamma(x) / (x - ROOT)


small = square_of(8)
FITS: list[tuple[str, str, Callable[[Any], Any], int]] = [
    ("j0_small", "J0 of t = x**2 / 32 - 1.", lambda t: mp.besselj(0, small(t)), 22),
    ("j1_small", "J1 / x of t = x**2 / 32 - 1.", lambda t: mp.besselj(1, small(t)) / small(t), 22),
    ("y0_small", "Y0 - 2 / pi ln(x) J0 of t = x**2 / 32 - 1.", y_rest(0), 23),
    ("y1_small", "(Y1 - 2 / pi ln(x) J1 + 2 / (pi x)) / x of t = x**2 / 32 - 1.", y_rest(1), 23),
    ("p0", "The cosine's amplitude of J0 at x >= 8, of t = 128 / x**2 - 1.", amplitude(0, False), 18),
    ("q0", "The sine's amplitude times x / 8.", amplitude(0, True), 18),
    ("p1", "The cosine's amplitude of J1 at x >= 8.", amplitude(1, False), 18),
    ("q1", "The sine's amplitude times x / 8.", amplitude(1, True), 18),
    ("i0_small", "exp(-x) I0 of t = x / 4 - 1.", lambda t: mp.exp(-4 * (t + 1)) * mp.besseli(0, 4 * (t + 1)), 28),
    (
        "i1_small",
        "exp(-x) I1 / x of t = x / 4 - 1.",
        lambda t: mp.exp(-4 * (t + 1)) * mp.besseli(1, 4 * (t + 1)) / (4 * (t + 1)),
        28,
    ),
    ("i0_large", "exp(-x) sqrt(x) I0 of t = 16 / x - 1.", inverse(8, scaled(lambda x: mp.besseli(0, x), -1)), 24),
    ("i1_large", "exp(-x) sqrt(x) I1 of t = 16 / x - 1.", inverse(8, scaled(lambda x: mp.besseli(1, x), -1)), 24),
    ("k0_small", "K0 + ln(x) I0 of t = x**2 / 2 - 1.", k_rest(0), 11),
    ("k1_small", "(K1 - ln(x) I1 - 1 / x) / x of t = x**2 / 2 - 1.", k_rest(1), 11),
    ("k0_large", "exp(x) sqrt(x) K0 of t = 4 / x - 1.", inverse(2, scaled(lambda x: mp.besselk(0, x), 1)), 28),
    ("k1_large", "exp(x) sqrt(x) K1 of t = 4 / x - 1.", inverse(2, scaled(lambda x: mp.besselk(1, x), 1)), 28),
    ("erfcx_fit", "exp(x*x) erfc(x) * (1 + 2x) of t = (x - 3.75) / (x + 3.75).", mirrored_erfcx, 30),
    ("digamma_middle", "digamma / (x - its root) of t = 2x - 3.", digamma_quotient, 24),
    ("sici_f", "x f(x) of the sine and cosine integrals, of t = 32 / x**2 - 1.", auxiliary(False), 32),
    ("sici_g", "x**2 g(x) of the sine and cosine integrals, of t = 32 / x**2 - 1.", auxiliary(True), 32),
]


def main() -> None:
    """Writes the module."""
    parts = ['"""Polynomials that tools/make_special_tables.py made: parts of special functions, for kernels."""\n\n\n']
    parts += [function_text(name, doc, coefficients(function, degree)) for name, doc, function, degree in FITS]
    high = float(ROOT)
    parts.append(f"DIGAMMA_ROOT = {high!r}\nDIGAMMA_ROOT_REST = {float(ROOT - high)!r}")
    TARGET.write_text(parts[0] + "\n\n\n".join(parts[1:]) + "\n")


if __name__ == "__main__":
    main()
