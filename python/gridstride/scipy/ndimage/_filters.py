"""Linear filters: correlation, convolution, and those made of them. Sums are in float64, as in SciPy."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ndarray
from gridstride.scipy.ndimage._window import Windows, check_axes, check_axis, deliver, per_axis


@cuda.jit
def _weighted(values, offsets, weights, out):
    i = cuda.grid(1)
    if i < out.size:
        total = 0.0
        for k in range(offsets.size):
            total += weights[k] * values[i + offsets[k]]
        out[i] = total


def _correlate(x: ndarray, weights: np.ndarray, origins: Sequence[int], modes: Sequence[str], cval: Any) -> ndarray:
    """The correlation in float64 or complex128."""
    if x.dtype.kind == "c" or weights.dtype.kind == "c":
        # Sums of real products: w (a + ib) and i times the same for the imaginary weights.
        parts = [(x.real, np.real(cval)), (x.imag, np.imag(cval))] if x.dtype.kind == "c" else [(x, cval)]
        total = None
        for number, (part, value) in enumerate(parts):
            for turn, w in ((1, weights.real), (1j, weights.imag)):
                if w.any() or turn == 1:
                    term = _correlate(part, np.ascontiguousarray(w), origins, modes, value) * (turn * (1, 1j)[number])
                    total = term if total is None else total + term
        assert total is not None
        return total.astype(complex)
    windows = Windows(x, weights.shape, origins, modes, cval)
    kept = weights != 0
    if not kept.any():
        return gs.zeros(x.shape)
    if not np.isfinite(weights).all() or x.dtype.kind == "f":
        kept = np.ones_like(kept)  # 0 * inf counts
    return windows.launch(_weighted, np.float64, asarray(windows.offsets(kept)), asarray(weights[kept].astype(float)))


def _host_weights(weights: Any) -> np.ndarray:
    values = weights.get() if isinstance(weights, ndarray) else np.asarray(weights)
    return values.astype(complex if values.dtype.kind == "c" else float)


def _result_dtype(x: ndarray, weights: np.ndarray) -> Any:
    if x.dtype.kind != "c" and weights.dtype.kind == "c":
        return np.promote_types(np.complex64, np.result_type(x.dtype, np.complex64))
    return x.dtype


def _filter(
    input: Any, weights: Any, output: Any, mode: Any, cval: Any, origin: Any, convolution: bool, axes: Any
) -> ndarray:
    x = asarray(input)
    w = _host_weights(weights)
    places = check_axes(axes, x.ndim)
    if w.ndim != len(places):
        raise RuntimeError(f"weights.ndim ({w.ndim}) must match len(axes) ({len(places)})")
    if 0 in w.shape:
        raise ValueError("no filter weights given")
    origins = [operator.index(o) for o in per_axis(origin, len(places), "origin")]
    modes = per_axis(mode, len(places), "mode")
    if convolution:
        w = w[(slice(None, None, -1),) * len(places)]
        origins = [-o - (n % 2 == 0) for o, n in zip(origins, w.shape, strict=True)]
    elif w.dtype.kind == "c":
        w = w.conj()
    full_origins, full_modes, shape = [0] * x.ndim, ["reflect"] * x.ndim, [1] * x.ndim
    for k, place in enumerate(places):
        full_origins[place], full_modes[place] = origins[k], modes[k]
    for n, place in zip(w.shape, sorted(places), strict=True):  # the weights' axes are in the array's order
        shape[place] = n
    w = np.ascontiguousarray(w).reshape(shape)
    return deliver(_correlate(x, w, full_origins, full_modes, cval), output, _result_dtype(x, w))


def correlate(
    input: Any,
    weights: Any,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The correlation with `weights`, which have an axis for each one of the input (or of `axes`).

    Args:
        output: an array to write to, or the result's dtype; by default the input's.
        mode: how the array goes on beyond its borders: "reflect", "constant" (`cval`), "nearest", "mirror" or "wrap";
            one for all axes or one for each.
        origin: shifts the weights; one for all axes or one for each.

    Raises:
        RuntimeError: weights of another rank, an unknown mode. ValueError: no weights, an origin outside of them.
    """
    return _filter(input, weights, output, mode, cval, origin, False, axes)


def convolve(
    input: Any,
    weights: Any,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The convolution with `weights`: `correlate` with them turned around. Arguments as there."""
    return _filter(input, weights, output, mode, cval, origin, True, axes)


def _line(input: Any, weights: Any, axis: int, output: Any, mode: str, cval: Any, origin: int, turned: bool) -> ndarray:
    x = asarray(input)
    w = _host_weights(weights)
    if w.ndim != 1 or not w.size:
        raise RuntimeError("no filter weights given")
    return _filter(x, w, output, mode, cval, origin, turned, [check_axis(axis, x.ndim)])


def correlate1d(
    input: Any,
    weights: Any,
    axis: int = -1,
    output: Any = None,
    mode: str = "reflect",
    cval: Any = 0.0,
    origin: int = 0,
) -> ndarray:
    """The correlation along one axis. Arguments as in `correlate`."""
    return _line(input, weights, axis, output, mode, cval, origin, False)


def convolve1d(
    input: Any,
    weights: Any,
    axis: int = -1,
    output: Any = None,
    mode: str = "reflect",
    cval: Any = 0.0,
    origin: int = 0,
) -> ndarray:
    """The convolution along one axis. Arguments as in `convolve`."""
    return _line(input, weights, axis, output, mode, cval, origin, True)


def along_axes(x: ndarray, output: Any, steps: Sequence[Callable[[ndarray], ndarray]], default: Any) -> ndarray:
    """One filter after the other; what is between them has the output's dtype, as in SciPy."""
    dtype = output.dtype if isinstance(output, ndarray) else np.dtype(default if output is None else output)
    result = x
    for step in steps:
        result = deliver(step(result), None, dtype)
    return deliver(result.copy() if result is x else result, output, dtype)


def uniform_filter1d(
    input: Any, size: int, axis: int = -1, output: Any = None, mode: str = "reflect", cval: Any = 0.0, origin: int = 0
) -> ndarray:
    """The mean of `size` elements along an axis."""
    x = asarray(input)
    if size < 1:
        raise RuntimeError("incorrect filter size")
    sizes, origins, modes = [1] * x.ndim, [0] * x.ndim, ["reflect"] * x.ndim
    place = check_axis(axis, x.ndim)
    sizes[place], origins[place], modes[place] = operator.index(size), origin, mode
    total = _correlate(x, np.ones(sizes), origins, modes, cval)
    return deliver(total / size, output, x.dtype)


def uniform_filter(
    input: Any,
    size: Any = 3,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The mean of a box of `size` elements along each axis, or along `axes`."""
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    sizes, modes, origins = (per_axis(v, len(places)) for v in (size, mode, origin))
    steps = [
        lambda a, p=p, s=s, m=m, o=o, **_: _mean_step(a, int(s), p, m, cval, o)
        for p, s, m, o in zip(places, sizes, modes, origins, strict=True)
        if s > 1
    ]
    return along_axes(x, output, steps, x.dtype)


def _mean_step(x: ndarray, size: int, axis: int, mode: str, cval: Any, origin: int) -> ndarray:
    return uniform_filter1d(x, size, axis, np.result_type(x.dtype, float), mode, cval, origin)


def _gaussian_weights(sigma: float, order: int, radius: int) -> np.ndarray:
    """Weights of a Gaussian or of its derivative of an order: the Gaussian times a polynomial."""
    if order < 0:
        raise ValueError("order must be non-negative")
    places = np.arange(-radius, radius + 1)
    variance = sigma * sigma
    phi = np.exp(-0.5 / variance * places**2)
    phi /= phi.sum()
    if order == 0:
        return phi
    # The derivative of p exp(-x**2 / 2 s**2) is (p' - p x / s**2) exp(...).
    polynomial = np.polynomial.Polynomial([1.0])
    for _ in range(order):
        polynomial = polynomial.deriv() - polynomial * np.polynomial.Polynomial([0.0, 1.0 / variance])
    return polynomial(places) * phi


def _radius(sigma: float, truncate: float, radius: Any) -> int:
    if radius is None:
        return int(truncate * float(sigma) + 0.5)
    if operator.index(radius) < 0:
        raise ValueError("Radius must be a nonnegative integer.")
    return operator.index(radius)


def gaussian_filter1d(
    input: Any,
    sigma: float,
    axis: int = -1,
    order: int = 0,
    output: Any = None,
    mode: str = "reflect",
    cval: Any = 0.0,
    truncate: float = 4.0,
    *,
    radius: int | None = None,
) -> ndarray:
    """A Gaussian filter along one axis, or with its derivative of an `order`.

    Args:
        sigma: the standard deviation in elements.
        truncate, radius: where the weights end: that many standard deviations, or elements.
    """
    # Correlation: the derivative's weights are turned around.
    weights = _gaussian_weights(float(sigma), order, _radius(sigma, truncate, radius))[::-1]
    return correlate1d(input, weights, axis, output, mode, cval, 0)


def gaussian_filter(
    input: Any,
    sigma: Any,
    order: Any = 0,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    truncate: float = 4.0,
    *,
    radius: Any = None,
    axes: Any = None,
) -> ndarray:
    """A Gaussian filter along all axes, or along `axes`.

    Arguments as in `gaussian_filter1d`, one for each axis or one for all.
    """
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    sigmas, orders, modes, radii = (per_axis(v, len(places)) for v in (sigma, order, mode, radius))
    steps = []
    for p, s, o, m, r in zip(places, sigmas, orders, modes, radii, strict=True):
        if s > 1e-15:
            weights = _gaussian_weights(float(s), o, _radius(s, truncate, r))[::-1]
            steps.append(lambda a, w=weights, p=p, m=m: correlate1d(a, w, p, _wide(a), m, cval, 0))
    return along_axes(x, output, steps, x.dtype)


def _wide(x: ndarray) -> Any:
    return np.result_type(x.dtype, float)


def _smoothed(weights: Sequence[float], axis: int, mode: str, cval: Any, x: ndarray) -> ndarray:
    return correlate1d(x, weights, axis, _wide(x), mode, cval, 0)


def _gradient(input: Any, axis: int, output: Any, mode: Any, cval: Any, smooth: Sequence[float]) -> ndarray:
    x = asarray(input)
    place = check_axis(axis, x.ndim)
    modes = per_axis(mode, x.ndim, "mode")
    steps = [functools.partial(_smoothed, [-1, 0, 1], place, modes[place], cval)]
    for p in range(x.ndim):
        if p != place:
            steps.append(functools.partial(_smoothed, smooth, p, modes[p], cval))
    return along_axes(x, output, steps, x.dtype)


def prewitt(input: Any, axis: int = -1, output: Any = None, mode: Any = "reflect", cval: Any = 0.0) -> ndarray:
    """Prewitt's gradient along an axis."""
    return _gradient(input, axis, output, mode, cval, [1, 1, 1])


def sobel(input: Any, axis: int = -1, output: Any = None, mode: Any = "reflect", cval: Any = 0.0) -> ndarray:
    """Sobel's gradient along an axis."""
    return _gradient(input, axis, output, mode, cval, [1, 2, 1])


def generic_laplace(
    input: Any,
    derivative2: Callable[..., Any],
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    extra_arguments: Sequence[Any] = (),
    extra_keywords: dict[str, Any] | None = None,
    *,
    axes: Any = None,
) -> ndarray:
    """The sum of second derivatives: ``derivative2(input, axis, output, mode, cval, *extra_arguments, ...)``."""
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    modes = per_axis(mode, len(places), "mode")
    dtype = output.dtype if isinstance(output, ndarray) else np.dtype(x.dtype if output is None else output)
    total = None
    for p, m in zip(places, modes, strict=True):
        term = derivative2(x, p, dtype, m, cval, *extra_arguments, **(extra_keywords or {}))
        total = term if total is None else total + term
    return deliver(x.copy() if total is None else total, output, dtype)


def laplace(input: Any, output: Any = None, mode: Any = "reflect", cval: Any = 0.0, *, axes: Any = None) -> ndarray:
    """Laplace's operator by second differences."""

    def second(x: Any, axis: int, out: Any, m: str, c: Any) -> ndarray:
        return correlate1d(x, [1, -2, 1], axis, out, m, c, 0)

    return generic_laplace(input, second, output, mode, cval, axes=axes)


def gaussian_laplace(
    input: Any,
    sigma: Any,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    *,
    axes: Any = None,
    **kwargs: Any,
) -> ndarray:
    """Laplace's operator by second derivatives of a Gaussian."""
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    sigmas = per_axis(sigma, len(places), "sigma")

    def second(a: Any, axis: int, out: Any, m: str, c: Any) -> ndarray:
        order = [2 if p == axis else 0 for p in places]
        return gaussian_filter(a, sigmas, order, out, m, c, axes=places, **kwargs)

    return generic_laplace(x, second, output, mode, cval, axes=axes)


def generic_gradient_magnitude(
    input: Any,
    derivative: Callable[..., Any],
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    extra_arguments: Sequence[Any] = (),
    extra_keywords: dict[str, Any] | None = None,
    *,
    axes: Any = None,
) -> ndarray:
    """The root of the sum of squared derivatives: ``derivative(input, axis, output, mode, cval, ...)``."""
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    modes = per_axis(mode, len(places), "mode")
    dtype = output.dtype if isinstance(output, ndarray) else np.dtype(x.dtype if output is None else output)
    total = None
    for p, m in zip(places, modes, strict=True):
        term = derivative(x, p, dtype, m, cval, *extra_arguments, **(extra_keywords or {}))
        total = term * term if total is None else total + term * term
    return deliver(x.copy() if total is None else gs.sqrt(total), output, dtype)


def gaussian_gradient_magnitude(
    input: Any,
    sigma: Any,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    *,
    axes: Any = None,
    **kwargs: Any,
) -> ndarray:
    """The magnitude of the gradient by first derivatives of a Gaussian."""
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    sigmas = per_axis(sigma, len(places), "sigma")

    def first(a: Any, axis: int, out: Any, m: str, c: Any) -> ndarray:
        order = [1 if p == axis else 0 for p in places]
        return gaussian_filter(a, sigmas, order, out, m, c, axes=places, **kwargs)

    return generic_gradient_magnitude(x, first, output, mode, cval, axes=axes)


# --- in the space of frequencies


def _spectrum_frequencies(x: ndarray, n: int, axis: int) -> list[ndarray]:
    """2 pi times the frequencies of each axis, shaped to be multiplied with the spectrum."""
    result = []
    for k, extent in enumerate(x.shape):
        f = (
            np.arange(extent, dtype=float) / n
            if k == axis and n > 0
            else np.asarray(np.fft.fftfreq(extent), dtype=float)
        )
        shape = [1] * x.ndim
        shape[k] = extent
        result.append(asarray((2 * math.pi * f).reshape(shape)))
    return result


def _spectral(input: Any, output: Any, factor: ndarray, force_complex: bool = False) -> ndarray:
    x = asarray(input)
    single = x.dtype in (np.float32, np.complex64)
    real = np.float32 if single else np.float64
    dtype = (np.complex64 if single else np.complex128) if x.dtype.kind == "c" or force_complex else real
    return deliver(x * factor, output, dtype)


def fourier_gaussian(input: Any, sigma: Any, n: int = -1, axis: int = -1, output: Any = None) -> ndarray:
    """A spectrum times that of a Gaussian.

    `n` is the length along `axis` before a transform of real numbers, -1 for one of complex ones.
    """
    x = asarray(input)
    place = check_axis(axis, x.ndim)
    factor = gs.ones((1,) * x.ndim)
    for f, s in zip(_spectrum_frequencies(x, n, place), per_axis(sigma, x.ndim), strict=True):
        factor = factor * gs.exp(-0.5 * float(s) ** 2 * f * f)
    return _spectral(x, output, factor)


def fourier_uniform(input: Any, size: Any, n: int = -1, axis: int = -1, output: Any = None) -> ndarray:
    """A spectrum times that of a box. Arguments as in `fourier_gaussian`."""
    x = asarray(input)
    place = check_axis(axis, x.ndim)
    factor = gs.ones((1,) * x.ndim)
    for f, s in zip(_spectrum_frequencies(x, n, place), per_axis(size, x.ndim), strict=True):
        factor = factor * gs.sinc(f * (float(s) / (2 * math.pi)))
    return _spectral(x, output, factor)


def fourier_shift(input: Any, shift: Any, n: int = -1, axis: int = -1, output: Any = None) -> ndarray:
    """The spectrum of the array shifted. Arguments as in `fourier_gaussian`; the result is complex."""
    x = asarray(input)
    place = check_axis(axis, x.ndim)
    factor = gs.ones((1,) * x.ndim, complex)
    for f, s in zip(_spectrum_frequencies(x, n, place), per_axis(shift, x.ndim), strict=True):
        factor = factor * gs.exp(-1j * float(s) * f)
    return _spectral(x, output, factor, force_complex=True)


def fourier_ellipsoid(input: Any, size: Any, n: int = -1, axis: int = -1, output: Any = None) -> ndarray:
    """A spectrum times that of an ellipsoid, of up to three axes. Arguments as in `fourier_gaussian`."""
    from gridstride.scipy import special

    x = asarray(input)
    if x.ndim > 3:
        raise NotImplementedError("Only 1d, 2d and 3d inputs are supported")
    if x.ndim == 1:
        return fourier_uniform(x, size, n, axis, output)
    place = check_axis(axis, x.ndim)
    square = gs.zeros((1,) * x.ndim)
    for f, s in zip(_spectrum_frequencies(x, n, place), per_axis(size, x.ndim), strict=True):
        square = square + (f * (0.5 * float(s))) ** 2
    r = gs.sqrt(square)
    safe = gs.where(r == 0, 1.0, r)
    if x.ndim == 2:
        factor = 2.0 * special.j1(safe) / safe
    else:
        factor = 3.0 * (gs.sin(safe) - safe * gs.cos(safe)) / safe**3
    return _spectral(x, output, gs.where(r == 0, 1.0, factor))
