"""Interpolation and fftpack against SciPy's."""

import numpy as np
import pytest
import scipy.fftpack as fftpack_reference
import scipy.interpolate as reference

import gridstride as gs
from gridstride.scipy import fftpack, interpolate
from scipy_support import close

RNG = np.random.default_rng(29)


def places(n):
    return np.cumsum(RNG.uniform(0.1, 1.0, n))


def wanted(x, shape=(7, 5)):
    """Places inside, at the points themselves, and beyond the ends."""
    inside = RNG.uniform(x[0] - 0.3, x[-1] + 0.3, shape)
    inside.flat[: min(x.size, 5)] = x[:5]
    return inside


def same_piecewise(ours, theirs, x, tol=1e-10):
    q = wanted(x)
    for nu in range(4):
        close(ours(gs.asarray(q), nu), theirs(q, nu), tol)
    close(ours.derivative()(gs.asarray(q)), theirs.derivative()(q), tol)
    close(ours.antiderivative()(gs.asarray(q)), theirs.antiderivative()(q), tol)
    close(ours.integrate(x[0], x[-1]), theirs.integrate(x[0], x[-1]), tol)


@pytest.mark.parametrize("kept", [(), (3,), (2, 2)])
@pytest.mark.parametrize("extrapolate", [None, False, "periodic"])
def test_ppoly(kept, extrapolate):
    x = places(9)
    c = RNG.standard_normal((4, 8, *kept))
    same_piecewise(interpolate.PPoly(gs.asarray(c), x, extrapolate), reference.PPoly(c, x, extrapolate), x)
    a, b = x[1] + 0.05, x[-2] - 0.1
    ours, theirs = interpolate.PPoly(c, x, extrapolate), reference.PPoly(c, x, extrapolate)
    close(ours.integrate(a, b), theirs.integrate(a, b), 1e-10)
    close(ours.integrate(b, a), theirs.integrate(b, a), 1e-10)
    if extrapolate == "periodic":
        close(ours.integrate(a, b + 3 * (x[-1] - x[0])), theirs.integrate(a, b + 3 * (x[-1] - x[0])), 1e-10)


@pytest.mark.parametrize("bc", ["not-a-knot", "natural", "clamped", ((1, 0.7), (2, -0.3)), ("natural", "not-a-knot")])
@pytest.mark.parametrize("n", [2, 3, 4, 12])
def test_cubic_spline(bc, n):
    x, y = places(n), RNG.standard_normal(n)
    same_piecewise(interpolate.CubicSpline(x, gs.asarray(y), bc_type=bc), reference.CubicSpline(x, y, bc_type=bc), x)


@pytest.mark.parametrize("n", [2, 3, 4, 5, 20])
def test_periodic_spline(n):
    x, y = places(n), RNG.standard_normal((n, 3))
    y[-1] = y[0]
    ours = interpolate.CubicSpline(x, gs.asarray(y), bc_type="periodic")
    theirs = reference.CubicSpline(x, y, bc_type="periodic")
    q = RNG.uniform(x[0] - 3, x[-1] + 3, 50)
    close(ours(q), theirs(q), 1e-10)
    close(ours(q, 1), theirs(q, 1), 1e-10)


@pytest.mark.parametrize("axis", [0, 1, -1])
def test_axes(axis):
    x, y = places(6), RNG.standard_normal((6, 6, 6))
    q = wanted(x)
    for name in ("CubicSpline", "PchipInterpolator", "Akima1DInterpolator", "BarycentricInterpolator"):
        ours, theirs = (
            getattr(interpolate, name)(x, gs.asarray(y), axis=axis),
            getattr(reference, name)(x, y, axis=axis),
        )
        close(ours(gs.asarray(q)), theirs(q), 1e-9)


@pytest.mark.parametrize("n", [2, 3, 15])
def test_monotone_and_akima(n):
    x = places(n)
    for y in (RNG.standard_normal(n), np.sort(RNG.standard_normal(n)), np.round(RNG.standard_normal((n, 2)))):
        same_piecewise(interpolate.PchipInterpolator(x, gs.asarray(y)), reference.PchipInterpolator(x, y), x)
        q = wanted(x)
        for method in ("akima", "makima"):
            ours = interpolate.Akima1DInterpolator(x, gs.asarray(y), method=method)
            close(ours(q), reference.Akima1DInterpolator(x, y, method=method)(q), 1e-10)
    slopes = RNG.standard_normal(n)
    y = RNG.standard_normal(n)
    same_piecewise(interpolate.CubicHermiteSpline(x, y, slopes), reference.CubicHermiteSpline(x, y, slopes), x)
    q = wanted(x)
    close(interpolate.pchip_interpolate(x, y, q, [0, 1]), reference.pchip_interpolate(x, y, q, [0, 1]), 1e-10)


def test_barycentric():
    x = np.cos(np.linspace(0, np.pi, 24))
    y = np.exp(x) * np.sin(4 * x)
    q = np.concatenate([RNG.uniform(-1, 1, 40), x[:4]])
    close(interpolate.barycentric_interpolate(x, gs.asarray(y), q), reference.barycentric_interpolate(x, y, q), 1e-11)
    with pytest.raises(ValueError, match="No y values"):
        interpolate.BarycentricInterpolator(x)(q)


@pytest.mark.parametrize("method", ["linear", "nearest"])
@pytest.mark.parametrize("kept", [(), (2,)])
def test_grids(method, kept):
    lines = (places(5), places(7), places(4))
    values = RNG.standard_normal((5, 7, 4, *kept))
    inside = np.stack([RNG.uniform(line[0], line[-1], (6, 5)) for line in lines], axis=-1)
    ours = interpolate.RegularGridInterpolator(lines, gs.asarray(values), method)
    theirs = reference.RegularGridInterpolator(lines, values, method)
    close(ours(gs.asarray(inside)), theirs(inside), 1e-12)
    beyond = inside + RNG.uniform(-1, 1, inside.shape)
    beyond[0, 0, 0] = np.nan
    for fill in (np.nan, -7.0, None):
        close(interpolate.interpn(lines, values, gs.asarray(beyond), method, False, fill),
              reference.interpn(lines, values, beyond, method, False, fill), 1e-12)  # fmt: skip
    with pytest.raises(ValueError, match="out of bounds in dimension 1"):
        ours(np.array([lines[0][0], lines[1][-1] + 1, lines[2][0]]))


def test_errors():
    x, y = places(5), RNG.standard_normal(5)
    for make in (interpolate.CubicSpline, interpolate.PchipInterpolator, interpolate.Akima1DInterpolator):
        with pytest.raises(ValueError, match="strictly increasing"):
            make(x[::-1], y)
        with pytest.raises(ValueError, match="doesn't match the length"):
            make(x, y[:-1])
    with pytest.raises(ValueError, match="must be identical"):
        interpolate.CubicSpline(x, y, bc_type="periodic")
    with pytest.raises(ValueError, match="is not allowed"):
        interpolate.CubicSpline(x, y, bc_type="loose")
    with pytest.raises(ValueError, match="coefficients"):
        interpolate.PPoly(np.ones((2, 5)), x)
    with pytest.raises(ValueError, match="not defined"):
        interpolate.RegularGridInterpolator((x,), y, "cubic-ish")


@pytest.mark.parametrize("n", [1, 2, 7, 8, 30])
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128"])
def test_fftpack(n, dtype):
    x = RNG.standard_normal((3, n, 4)).astype(dtype)
    for name in ("fft", "ifft"):
        for size in (None, n + 3, max(n - 1, 1)):
            close(getattr(fftpack, name)(gs.asarray(x), size, 1), getattr(fftpack_reference, name)(x, size, 1), 1e-12)
    for name in ("fft2", "ifft2", "fftn", "ifftn"):
        close(getattr(fftpack, name)(gs.asarray(x)), getattr(fftpack_reference, name)(x), 1e-12)
    if dtype == "complex128":
        with pytest.raises(TypeError):
            fftpack.rfft(x)
        return
    for size in (None, n + 3, max(n - 1, 1)):
        for axis in (1, -1):
            close(fftpack.rfft(gs.asarray(x), size, axis), fftpack_reference.rfft(x, size, axis), 1e-12)
            close(fftpack.irfft(gs.asarray(x), size, axis), fftpack_reference.irfft(x, size, axis), 1e-12)
