"""Differences, integrals and interpolation along axes."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "ediff1d",
    "gradient",
    "interp",
    "trapezoid",
    "trapz",
    "unwrap",
]


def unwrap(p: Any, discont: float | None = None, axis: int = -1, *, period: float = 6.283185307179586) -> ndarray:
    """Jumps of more than half a period along an axis taken out by adding periods."""
    x = asarray(p)
    rank = x.ndim
    steps = gs.diff(x, axis=axis)
    kind = gs.result_type(steps, period)
    limit = period / 2 if discont is None else discont
    if kind.kind in "iu":
        high, rest = divmod(period, 2)
        ambiguous = rest == 0
    else:
        high, ambiguous = period / 2, True
    low = -high
    mod = gs.mod(steps - low, period) + low
    if ambiguous:
        mod = gs.where((mod == low) & (steps > 0), high, mod)
    correction = gs.where(gs.absolute(steps) < limit, 0, mod - steps)
    result = x.astype(kind)
    tail = tuple(slice(1, None) if i == axis % rank else slice(None) for i in range(rank))
    result[tail] = x[tail] + gs.cumsum(correction, axis=axis)
    return result


def interp(x: Any, xp: Any, fp: Any, left: Any = None, right: Any = None, period: float | None = None) -> ndarray:
    """Values at `x` of the piecewise linear function through the points (xp, fp), `xp` rising.

    `left` and `right` are the values outside; with a `period` the function repeats instead.
    """
    at, points, values = asarray(x), asarray(xp), asarray(fp)
    if points.ndim != 1 or values.ndim != 1:
        raise ValueError("Data points must be 1-D sequences")
    if points.shape != values.shape:
        raise ValueError("fp and xp are not of the same length.")
    if points.size == 0:
        raise ValueError("array of sample points is empty")
    if values.dtype.kind == "c":
        # By parts: products of complex infinities would be NaN.
        ends = [[None, None] if v is None else [asarray(v).real, asarray(v).imag] for v in (left, right)]
        result = gs.empty(at.shape, "complex128")
        for part, (target, own) in enumerate(((result.real, values.real), (result.imag, values.imag))):
            target[...] = interp(at, points, own, ends[0][part], ends[1][part], period)
        return result
    kind = gs.promote_types(values.dtype, float)
    at, points, values = at.astype(float), points.astype(float), values.astype(kind)
    if period is not None:
        if period == 0:
            raise ValueError("period must be a non-zero value")
        period = abs(period)
        left = right = None
        at, points = gs.mod(at, period), gs.mod(points, period)
        order = _core.argsort(points)
        points, values = gs.take(points, order), gs.take(values, order)
        points = _core.concatenate([points[-1:] - period, points, points[:1] + period])
        values = _core.concatenate([values[-1:], values, values[:1]])
    n = points.shape[0]
    if n == 1:
        flat = _core.broadcast_to(values, at.shape if at.ndim else (1,)).reshape(at.shape)
        inside = gs.where(gs.isnan(at), at, flat)
    else:
        place = _core.clip(gs.searchsorted(points, at, side="right") - 1, 0, n - 2)
        x0, x1 = gs.take(points, place), gs.take(points, place + 1)
        y0, y1 = gs.take(values, place), gs.take(values, place + 1)
        slope = (y1 - y0) / (x1 - x0)
        inside = slope * (at - x0) + y0
        # A NaN of an infinite slope: NumPy tries from the other side, then takes equal values.
        inside = gs.where(gs.isnan(inside), slope * (at - x1) + y1, inside)
        inside = gs.where(gs.isnan(inside) & (y0 == y1), y0, inside)
        inside = gs.where(at == x0, y0, inside)
        inside = gs.where(gs.isnan(at), at, inside)
    low = values[0] if left is None else asarray(left).astype(kind)
    high = values[-1] if right is None else asarray(right).astype(kind)
    result = gs.where(at < points[0], low, gs.where(at > points[-1], high, inside))
    return gs.where(at == points[-1], values[-1], result)


def ediff1d(ary: Any, to_end: Any = None, to_begin: Any = None) -> ndarray:
    """Differences of neighbours in the flattened array, with elements put in front and behind."""
    x = asarray(ary).ravel()
    if x.dtype.kind == "b":
        raise TypeError("numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor instead.")
    parts = [x[1:] - x[:-1] if x.size else x[:0]]
    for extra, place, name in ((to_begin, 0, "to_begin"), (to_end, 2, "to_end")):
        if extra is None:
            continue
        piece = asarray(extra)
        if not gs.can_cast(piece.dtype, x.dtype, "same_kind"):
            raise TypeError(f"dtype of `{name}` must be compatible with input `ary` under the `same_kind` rule.")
        parts.insert(place, piece.ravel())
    return _core.concatenate(parts, 0, x.dtype)


def _axis_tuple(axis: Any, rank: int) -> tuple[int, ...]:
    if axis is None:
        return tuple(range(rank))
    from numpy.lib.array_utils import normalize_axis_tuple

    return normalize_axis_tuple(axis, rank)


def gradient(f: Any, *varargs: Any, axis: Any = None, edge_order: int = 1) -> Any:
    """The gradient by central differences, one-sided of order 1 or 2 at the ends.

    Spacings are a number for all axes, or a number or the coordinates for each axis. One array an axis, or the array
    itself where there is one axis.
    """
    x = asarray(f)
    axes = _axis_tuple(axis, x.ndim)
    if len(varargs) == 0:
        spacings: list[Any] = [1.0] * len(axes)
    elif len(varargs) == 1 and gs.ndim(varargs[0]) == 0:
        spacings = [varargs[0]] * len(axes)
    elif len(varargs) == len(axes):
        spacings = list(varargs)
        for i, (one, along) in enumerate(zip(spacings, axes, strict=True)):
            distances = asarray(one)
            if distances.ndim == 0:
                continue
            if distances.ndim != 1:
                raise ValueError("distances must be either scalars or 1d")
            if distances.shape[0] != x.shape[along]:
                raise ValueError("when 1d, distances must match the length of the corresponding dimension")
            if distances.dtype.kind in "iu":
                distances = distances.astype(float)
            spacings[i] = distances[1:] - distances[:-1]
    else:
        raise TypeError("invalid number of arguments")
    if edge_order > 2:
        raise ValueError("'edge_order' greater than 2 not supported")
    if x.dtype.kind == "b":
        raise TypeError("numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor instead.")
    kind = x.dtype if x.dtype.kind in "fc" else gs.dtype(float)
    v = x.astype(kind, copy=False)
    results = []
    for along, step in zip(axes, spacings, strict=True):
        if x.shape[along] < edge_order + 1:
            raise ValueError(
                "Shape of array too small to calculate a numerical gradient, at least (edge_order + 1) elements are "
                "required."
            )
        results.append(_gradient_along(v, along, step, edge_order))
    return results[0] if len(results) == 1 else tuple(results)


def _gradient_along(v: ndarray, axis: int, step: Any, edge_order: int) -> ndarray:
    y = gs.moveaxis(v, axis, -1)
    result = gs.empty_like(v)
    out = gs.moveaxis(result, axis, -1)
    uniform = not isinstance(step, ndarray) or step.ndim == 0
    if uniform:
        out[..., 1:-1] = (y[..., 2:] - y[..., :-2]) / (2.0 * step)
        first, last = step, step
        near, far = (step, step), (step, step)
    else:
        h0, h1 = step[:-1], step[1:]
        a, b, c = -h1 / (h0 * (h0 + h1)), (h1 - h0) / (h0 * h1), h0 / (h1 * (h0 + h1))
        out[..., 1:-1] = a * y[..., :-2] + b * y[..., 1:-1] + c * y[..., 2:]
        first, last = step[0], step[-1]
        near, far = (
            (step[0], step[1]) if step.size > 1 else (first, first),
            (step[-1], step[-2 if step.size > 1 else 0]),
        )
    if edge_order == 1:
        out[..., 0] = (y[..., 1] - y[..., 0]) / first
        out[..., -1] = (y[..., -1] - y[..., -2]) / last
        return result
    if uniform:
        a, b, c = -1.5 / step, 2.0 / step, -0.5 / step
        out[..., 0] = a * y[..., 0] + b * y[..., 1] + c * y[..., 2]
        a, b, c = 0.5 / step, -2.0 / step, 1.5 / step
        out[..., -1] = a * y[..., -3] + b * y[..., -2] + c * y[..., -1]
        return result
    d1, d2 = near
    a, b, c = -(2.0 * d1 + d2) / (d1 * (d1 + d2)), (d1 + d2) / (d1 * d2), -d1 / (d2 * (d1 + d2))
    out[..., 0] = a * y[..., 0] + b * y[..., 1] + c * y[..., 2]
    d2, d1 = far
    a, b, c = d2 / (d1 * (d1 + d2)), -(d2 + d1) / (d1 * d2), (2.0 * d2 + d1) / (d2 * (d1 + d2))
    out[..., -1] = a * y[..., -3] + b * y[..., -2] + c * y[..., -1]
    return result


def trapezoid(y: Any, x: Any = None, dx: Any = 1.0, axis: int = -1) -> ndarray:
    """The integral along an axis by the trapezoidal rule, at points `x` or with spacing `dx`."""
    v = asarray(y)
    if x is None:
        d: Any = dx
    else:
        points = asarray(x)
        if points.ndim == 1:
            d = gs.diff(points)
            d = d.reshape(tuple(-1 if k == axis % v.ndim else 1 for k in range(v.ndim)))
        else:
            d = gs.diff(points, axis=axis)
    rows = gs.moveaxis(v, axis, -1)
    if isinstance(d, ndarray) and d.ndim > 0:
        d = gs.moveaxis(d, axis, -1) if d.ndim == v.ndim else d
    return (d * (rows[..., 1:] + rows[..., :-1]) / 2.0).sum(axis=-1)


trapz = trapezoid
