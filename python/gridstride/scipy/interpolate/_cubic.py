"""Cubic polynomials through points: by given slopes, monotone, after Akima, and with two continuous derivatives."""

from __future__ import annotations

from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.interpolate._pieces import PPoly, as_floats, check_points


def _prepare(x: Any, y: Any, axis: int) -> tuple[ndarray, ndarray, int]:
    """Places, values with their axis in front, and the axis. ValueError as SciPy's."""
    points, values = check_points(x), as_floats(y)
    axis = axis % max(values.ndim, 1)
    if values.ndim == 0 or values.shape[axis] != points.size:
        raise ValueError(f"The length of `y` along `axis`={axis} doesn't match the length of `x`")
    if not bool(gs.isfinite(values).all()):
        raise ValueError("`y` must contain only finite values.")
    return points, ascontiguousarray(gs.moveaxis(values, axis, 0)), axis


def _hermite(x: ndarray, y: ndarray, slopes: ndarray) -> ndarray:
    """Coefficients of the cubics with these values and slopes."""
    width = gs.diff(x).reshape(-1, *[1] * (y.ndim - 1))
    secant = (y[1:] - y[:-1]) / width
    t = (slopes[:-1] + slopes[1:] - 2 * secant) / width
    return gs.stack([t / width, (secant - slopes[:-1]) / width - t, slopes[:-1], y[:-1]])


class CubicHermiteSpline(PPoly):
    """Cubics with given values and slopes at places.

    Args:
        x: places, growing. y, dydx: values and slopes along `axis`. extrapolate: as in `PPoly`.
    """

    def __init__(self, x: Any, y: Any, dydx: Any, axis: int = 0, extrapolate: bool | str | None = None) -> None:
        points, values, axis = _prepare(x, y, axis)
        slopes = ascontiguousarray(gs.moveaxis(as_floats(dydx), axis, 0))
        if slopes.shape != values.shape:
            raise ValueError("The shapes of `y` and `dydx` must be identical.")
        super().__init__(_hermite(points, values, slopes), points, extrapolate, axis)


class PchipInterpolator(CubicHermiteSpline):
    """Cubics that are monotone where the values are; arguments as in `CubicHermiteSpline`."""

    def __init__(self, x: Any, y: Any, axis: int = 0, extrapolate: bool | None = None) -> None:
        points, values, axis = _prepare(x, y, axis)
        if values.dtype.kind == "c":
            raise ValueError("`PchipInterpolator` only works with real values for `y`.")
        slopes = _monotone_slopes(points, values)
        PPoly.__init__(self, _hermite(points, values, slopes), points, extrapolate, axis)


def _monotone_slopes(x: ndarray, y: ndarray) -> ndarray:
    h = gs.diff(x).reshape(-1, *[1] * (y.ndim - 1))
    m = (y[1:] - y[:-1]) / h
    if y.shape[0] == 2:
        return gs.concatenate([m, m])
    # Weighted harmonic means where neighbours go the same way, else 0.
    w1, w2 = 2 * h[1:] + h[:-1], h[1:] + 2 * h[:-1]
    turns = (gs.sign(m[1:]) != gs.sign(m[:-1])) | (m[1:] == 0) | (m[:-1] == 0)
    safe_before, safe_after = gs.where(turns, 1.0, m[:-1]), gs.where(turns, 1.0, m[1:])
    middle = gs.where(turns, 0.0, (w1 + w2) / (w1 / safe_before + w2 / safe_after))

    def end(h0: ndarray, h1: ndarray, m0: ndarray, m1: ndarray) -> ndarray:
        slope = ((2 * h0 + h1) * m0 - h0 * m1) / (h0 + h1)
        wrong = gs.sign(slope) != gs.sign(m0)
        steep = (gs.sign(m0) != gs.sign(m1)) & (abs(slope) > 3 * abs(m0))
        return gs.where(wrong, 0.0, gs.where(steep, 3 * m0, slope))

    return gs.concatenate([end(h[:1], h[1:2], m[:1], m[1:2]), middle, end(h[-1:], h[-2:-1], m[-1:], m[-2:-1])])


def pchip_interpolate(xi: Any, yi: Any, x: Any, der: Any = 0, axis: int = 0) -> Any:
    """Values of `PchipInterpolator`, or of its derivatives: one, or a list for several orders."""
    made = PchipInterpolator(xi, yi, axis)
    return made(x, der) if np.ndim(der) == 0 else [made(x, int(nu)) for nu in der]


class Akima1DInterpolator(CubicHermiteSpline):
    """Akima's cubics, whose slopes depend on near neighbours alone; `method` "akima" or "makima"."""

    def __init__(
        self, x: Any, y: Any, axis: int = 0, *, method: str = "akima", extrapolate: bool | None = None
    ) -> None:
        if method not in ("akima", "makima"):
            raise NotImplementedError(f"`method`={method} is unsupported.")
        points, values, axis = _prepare(x, y, axis)
        if points.size == 2:
            slope = (values[1:] - values[:-1]) / gs.diff(points).reshape(-1, *[1] * (values.ndim - 1))
            slopes = gs.concatenate([slope, slope])
        else:
            slopes = _akima_slopes(points, values, method == "makima")
        beyond = False if extrapolate is None else extrapolate
        PPoly.__init__(self, _hermite(points, values, slopes), points, beyond, axis)


def _akima_slopes(x: ndarray, y: ndarray, modified: bool) -> ndarray:
    inner = gs.diff(y, axis=0) / gs.diff(x).reshape(-1, *[1] * (y.ndim - 1))
    first, last = inner[:1], inner[-1:]
    before1 = 2 * first - inner[1:2]
    after1 = 2 * last - inner[-2:-1]
    m = gs.concatenate([2 * before1 - first, before1, inner, after1, 2 * after1 - last])
    change = abs(gs.diff(m, axis=0))
    if modified:
        change = change + 0.5 * abs(m[1:] + m[:-1])
    f1, f2 = change[2:], change[:-2]
    total = f1 + f2
    flat = total <= 1e-9 * (total.max() if total.size else 0.0)
    if modified:
        flat = total == 0
    weighted = m[1:-2] + f2 / gs.where(flat, 1.0, total) * (m[2:-1] - m[1:-2])
    mean = gs.zeros_like(weighted) if modified else 0.5 * (m[3:] + m[:-3])
    return gs.where(flat, mean, weighted)


@cuda.jit
def _solve_tridiagonal(lower, diagonal, upper, right, work):
    # A thread a right side; rows follow each other.
    j = cuda.grid(1)
    n = diagonal.size
    if j < right.shape[1]:
        pivot = diagonal[0]
        right[0, j] = right[0, j] / pivot
        for i in range(1, n):
            work[i, j] = upper[i - 1] / pivot
            pivot = diagonal[i] - lower[i] * work[i, j]
            right[i, j] = (right[i, j] - lower[i] * right[i - 1, j]) / pivot
        for i in range(n - 2, -1, -1):
            right[i, j] = right[i, j] - work[i + 1, j] * right[i + 1, j]


def _tridiagonal(lower: ndarray, diagonal: ndarray, upper: ndarray, right: ndarray) -> ndarray:
    """Solves systems whose rows are lower[i], diagonal[i], upper[i]; right sides are columns."""
    shape = right.shape
    flat = ascontiguousarray(right.reshape(shape[0], -1)).copy()
    if flat.size:
        _solve_tridiagonal[-(-flat.shape[1] // 64), 64](lower, diagonal, upper, flat, gs.empty_like(flat))
    return flat.reshape(shape)


class CubicSpline(CubicHermiteSpline):
    """Cubics with two continuous derivatives.

    Args:
        x: places, growing. y: values along `axis`.
        bc_type: what holds at the ends: "not-a-knot", "natural", "clamped", "periodic", or for each end one of the
            first three or ``(order, value)`` of a first or second derivative.
        extrapolate: as in `PPoly`; by default periodic for periodic ends.

    Raises:
        ValueError: ends that cannot be made out, periodic values that differ at the ends.
    """

    def __init__(
        self, x: Any, y: Any, axis: int = 0, bc_type: Any = "not-a-knot", extrapolate: bool | str | None = None
    ) -> None:
        points, values, axis = _prepare(x, y, axis)
        if extrapolate is None:
            extrapolate = "periodic" if bc_type == "periodic" else True
        ends = _end_conditions(bc_type, values)
        slopes = _periodic_slopes(points, values) if ends is None else _smooth_slopes(points, values, ends)
        PPoly.__init__(self, _hermite(points, values, slopes), points, extrapolate, axis)


def _end_conditions(bc_type: Any, y: ndarray) -> list[Any] | None:
    """For each end "not-a-knot" or (order, values); None for periodic ones."""
    if isinstance(bc_type, str):
        if bc_type == "periodic":
            if not bool(gs.allclose(y[0], y[-1], rtol=1e-15, atol=1e-15)):
                raise ValueError(
                    "The first and last `y` point along axis 0 must be identical (within machine precision) when "
                    "bc_type='periodic'."
                )
            return None
        bc_type = (bc_type, bc_type)
    elif len(bc_type) != 2:
        raise ValueError("`bc_type` must contain 2 elements to specify start and end conditions.")
    found: list[Any] = []
    for one in bc_type:
        if isinstance(one, str):
            if one not in ("not-a-knot", "natural", "clamped"):
                raise ValueError(f"bc_type={one} is not allowed.")
            found.append(one if one == "not-a-knot" else (1 if one == "clamped" else 2, 0.0))
            continue
        try:
            order, value = one
        except (TypeError, ValueError):
            raise ValueError("A specified derivative value must be given in the form (order, value).") from None
        if order not in (1, 2):
            raise ValueError("The specified derivative order must be 1 or 2.")
        if np.shape(value) != y.shape[1:]:
            raise ValueError(f"`deriv_value` shape {np.shape(value)} is not the expected one {y.shape[1:]}.")
        found.append((order, as_floats(value)))
    return found


def _smooth_slopes(x: ndarray, y: ndarray, ends: list[Any]) -> ndarray:
    h = gs.diff(x)
    wide = h.reshape(-1, *[1] * (y.ndim - 1))
    secant = (y[1:] - y[:-1]) / wide
    n = x.size
    if n == 2:
        # A straight line meets ends that are left open.
        ends = [(1, secant[0]) if end == "not-a-knot" else end for end in ends]
    if n == 3 and ends == ["not-a-knot", "not-a-knot"]:
        return _parabola_slopes(h, secant)
    steps, rises = h.get(), secant
    lower, diagonal, upper = np.zeros(n), np.ones(n), np.zeros(n)
    lower[1:-1], diagonal[1:-1], upper[1:-1] = steps[1:], 2 * (steps[:-1] + steps[1:]), steps[:-1]
    right = gs.zeros_like(y)
    if n > 2:
        right[1:-1] = 3 * (wide[1:] * rises[:-1] + wide[:-1] * rises[1:])
    for end, (at, step, first) in zip(ends, ((0, 1, 0), (n - 1, -1, n - 2)), strict=True):
        inward = upper if at == 0 else lower
        h0 = float(steps[first])
        if end == "not-a-knot":
            h1 = float(steps[first + step])
            diagonal[at], inward[at] = h1, h0 + h1
            right[at] = ((h0 + 2 * (h0 + h1)) * h1 * rises[first] + h0**2 * rises[first + step]) / (h0 + h1)
        elif end[0] == 1:
            right[at] = end[1]
        else:
            diagonal[at], inward[at] = 2 * h0, h0
            right[at] = -0.5 * step * end[1] * h0**2 + 3 * (y[at + step] - y[at]) * step
    return _tridiagonal(asarray(lower), asarray(diagonal), asarray(upper), right)


def _parabola_slopes(h: ndarray, secant: ndarray) -> ndarray:
    """Through three points one parabola."""
    h0, h1 = float(h[0]), float(h[1])
    middle = (h1 * secant[0] + h0 * secant[1]) / (h0 + h1)
    return gs.stack([2 * secant[0] - middle, middle, 2 * secant[1] - middle])


def _periodic_slopes(x: ndarray, y: ndarray) -> ndarray:
    h = gs.diff(x)
    wide = h.reshape(-1, *[1] * (y.ndim - 1))
    secant = (y[1:] - y[:-1]) / wide
    n = x.size - 1
    if n == 1:
        return gs.zeros_like(y)
    if n == 2:
        slope = (secant[0] / wide[0] + secant[1] / wide[1]) / (1 / wide[0] + 1 / wide[1])
        return gs.stack([slope] * 3)
    steps = h.get()
    before = np.roll(steps, 1)
    # Row i says that the second derivative goes on at x[i]; the first and the last row meet around the corner.
    lower, diagonal, upper = steps.copy(), 2 * (before + steps), before.copy()
    rolled = gs.concatenate([secant[-1:], secant[:-1]])
    back = asarray(before).reshape(wide.shape)
    right = 3 * (wide * rolled + back * secant)
    corner_right, corner_left = lower[0], upper[-1]
    gamma = -diagonal[0]
    diagonal[0] -= gamma
    diagonal[-1] -= corner_right * corner_left / gamma
    u = gs.zeros((n, 1), np.float64)
    u[0], u[-1] = gamma, corner_left
    parts = (asarray(lower), asarray(diagonal), asarray(upper))
    plain, correction = _tridiagonal(*parts, right), _tridiagonal(*parts, u).reshape(n, *[1] * (y.ndim - 1))
    ratio = corner_right / gamma
    factor = (plain[:1] + ratio * plain[-1:]) / (1 + correction[:1] + ratio * correction[-1:])
    slopes = plain - factor * correction
    return gs.concatenate([slopes, slopes[:1]])
