"""np.pad, axis by axis, with all of NumPy's modes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = ["pad"]

_KEYWORDS: dict[str, tuple[str, ...]] = {
    "constant": ("constant_values",),
    "edge": (),
    "empty": (),
    "linear_ramp": ("end_values",),
    "maximum": ("stat_length",),
    "mean": ("stat_length",),
    "median": ("stat_length",),
    "minimum": ("stat_length",),
    "reflect": ("reflect_type",),
    "symmetric": ("reflect_type",),
    "wrap": (),
}


def _pairs(value: Any, rank: int, integers: bool, name: str = "pad_width") -> list[tuple[Any, Any]]:
    """A pair of values for each axis, from NumPy's shorter forms."""
    import numpy

    if value is None:
        return [(None, None)] * rank
    if isinstance(value, ndarray):
        value = value.get()
    if isinstance(value, dict):
        pairs: list[Any] = [(0, 0)] * rank
        for axis, width in value.items():
            pairs[axis] = (width, width) if not hasattr(width, "__len__") else tuple(width)
        value = pairs
    table = numpy.asarray(value)
    if integers:
        if name == "pad_width" and table.dtype.kind not in "iu":
            raise TypeError("`pad_width` must be of integral type.")
        table = numpy.round(table).astype(numpy.intp)
        if (table < 0).any():
            raise ValueError("index can't contain negative values")
    return [tuple(pair) for pair in numpy.broadcast_to(table, (rank, 2)).tolist()]


def pad(array: Any, pad_width: Any, mode: Any = "constant", **kwargs: Any) -> ndarray:
    """The array with margins: `pad_width` gives elements before and after, for all axes or for each.

    Modes are NumPy's: constant, edge, linear_ramp, maximum, mean, median, minimum, reflect, symmetric, wrap, empty, or
    a function of (vector, pad widths, axis, keywords) that fills the margins of a vector in place. ValueError for
    unknown modes and keywords and for margins that an empty axis cannot fill.
    """
    x = asarray(array)
    widths = _pairs(pad_width, x.ndim, True)
    if callable(mode):
        return _pad_by_function(x, widths, mode, kwargs)
    if mode not in _KEYWORDS:
        raise ValueError(f"mode '{mode}' is not supported")
    unknown = set(kwargs) - set(_KEYWORDS[mode])
    if unknown:
        raise ValueError(f"unsupported keyword arguments for mode '{mode}': {unknown}")
    if mode == "constant":
        return _pad_constant(x, widths, _pairs(kwargs.get("constant_values", 0), x.ndim, False))
    if mode == "empty":
        return _pad_constant(x, widths, [(None, None)] * x.ndim)
    if mode not in ("linear_ramp",):
        for axis, (left, right) in enumerate(widths):
            if x.shape[axis] == 0 and (left or right):
                raise ValueError(f"can't extend empty axis {axis} using modes other than 'constant' or 'empty'")
    margins = _margins_of(mode, x, kwargs)
    before: tuple[slice, ...] = ()
    for axis, (left, right) in enumerate(widths):
        if left or right:
            first, last = margins(x, axis, left, right)
            parts = [part for part, width in ((first, left), (x, 1), (last, right)) if width]
            x = _core.concatenate(parts, axis, x.dtype)
        before = (*before, slice(None))
    return x if any(left or right for left, right in widths) else x.copy()


def _pad_constant(x: ndarray, widths: list[tuple[int, int]], values: list[tuple[Any, Any]]) -> ndarray:
    shape = tuple(n + left + right for n, (left, right) in zip(x.shape, widths, strict=True))
    flat = [v for pair in values for v in pair]
    uniform = all(v is flat[0] or v == flat[0] for v in flat)
    if not flat or flat[0] is None:
        result = gs.empty(shape, x.dtype)
    else:
        result = _core.full(shape, asarray(flat[0]).astype(x.dtype) if uniform else 0, x.dtype)
    center = tuple(slice(left, left + n) for n, (left, _) in zip(x.shape, widths, strict=True))
    result[center] = x
    if not uniform:
        for axis, ((left, right), (low, high)) in enumerate(zip(widths, values, strict=True)):
            # Later axes win the corners, as in NumPy; axes after this one are still the array's own extents.
            inside = (*(slice(None),) * axis, slice(None), *center[axis + 1 :])
            if left:
                result[(*inside[:axis], slice(0, left), *inside[axis + 1 :])] = low
            if right:
                result[(*inside[:axis], slice(shape[axis] - right, None), *inside[axis + 1 :])] = high
    return result


def _margins_of(mode: str, x: ndarray, kwargs: dict[str, Any]) -> Callable[..., tuple[Any, Any]]:
    if mode == "linear_ramp":
        ends = _pairs(kwargs.get("end_values", 0), x.ndim, False)
        return lambda a, axis, left, right: _ramps(a, axis, left, right, ends[axis])
    if mode in ("maximum", "mean", "median", "minimum"):
        lengths = _pairs(kwargs.get("stat_length"), x.ndim, True, "stat_length")
        return lambda a, axis, left, right: _statistics(mode, a, axis, left, right, lengths[axis])
    odd = kwargs.get("reflect_type", "even") == "odd"
    return lambda a, axis, left, right: _copies(mode, a, axis, left, right, odd)


def _slice(x: ndarray, axis: int, start: int | None, stop: int | None, step: int | None = None) -> ndarray:
    return x[(*(slice(None),) * axis, slice(start, stop, step))]


def _ramps(x: ndarray, axis: int, left: int, right: int, ends: tuple[Any, Any]) -> tuple[Any, Any]:
    if x.shape[axis] == 0:
        raise ValueError(f"can't extend empty axis {axis} using modes other than 'constant' or 'empty'")

    def ramp(end: Any, edge: ndarray, count: int) -> ndarray:
        return gs.linspace(asarray(end), _core.squeeze(edge, axis), count, endpoint=False, dtype=x.dtype, axis=axis)

    first = ramp(ends[0], _slice(x, axis, 0, 1), left) if left else None
    last = _core.flip(ramp(ends[1], _slice(x, axis, -1, None), right), axis) if right else None
    return first, last


def _statistics(
    mode: str, x: ndarray, axis: int, left: int, right: int, lengths: tuple[int | None, int | None]
) -> tuple[Any, Any]:
    function: Any = {"maximum": gs.max, "minimum": gs.min, "mean": gs.mean}.get(mode) or gs.median
    extent = x.shape[axis]

    def margin(part: ndarray, width: int) -> ndarray:
        value = function(part, axis=axis, keepdims=True)
        if x.dtype.kind in "iu" and mode in ("mean", "median"):
            value = gs.rint(value)
        shape = (*x.shape[:axis], width, *x.shape[axis + 1 :])
        return _core.broadcast_to(value.astype(x.dtype), shape)

    counts = [extent if n is None else min(n, extent) for n in lengths]
    if mode in ("maximum", "minimum") and any(n == 0 and width for n, width in zip(counts, (left, right), strict=True)):
        raise ValueError("stat_length of 0 yields no value for padding")
    first = margin(_slice(x, axis, 0, counts[0]), left) if left else None
    last = margin(_slice(x, axis, extent - counts[1], None), right) if right else None
    return first, last


def _copies(mode: str, x: ndarray, axis: int, left: int, right: int, odd: bool) -> tuple[Any, Any]:
    """Margins made of the array's own elements, in runs of one direction."""
    extent = x.shape[axis]
    if mode == "edge" or (mode == "reflect" and extent == 1):
        shapes = [(*x.shape[:axis], width, *x.shape[axis + 1 :]) for width in (left, right)]
        return (
            _core.broadcast_to(_slice(x, axis, 0, 1), shapes[0]),
            _core.broadcast_to(_slice(x, axis, -1, None), shapes[1]),
        )
    skip = 1 if mode == "reflect" else 0  # the border element is not repeated

    def grow(width: int, on_left: bool) -> ndarray:
        """The margin of one side, nearest elements last on the left and first on the right."""
        whole = x
        total = 0
        parts: list[ndarray] = []
        while total < width:
            take = min(width - total, (extent - skip) if mode != "wrap" else extent)
            if mode == "wrap":
                part = _slice(x, axis, extent - take, None) if on_left else _slice(x, axis, 0, take)
            elif on_left:
                part = _core.flip(_slice(whole, axis, skip, skip + take), axis)
                if odd:
                    part = 2 * _slice(whole, axis, 0, 1) - part
            else:
                end = whole.shape[axis] - skip
                part = _core.flip(_slice(whole, axis, end - take, end), axis)
                if odd:
                    part = 2 * _slice(whole, axis, -1, None) - part
            total += take
            parts.append(part)
            if mode != "wrap" and total < width:
                whole = _core.concatenate([part, whole] if on_left else [whole, part], axis, x.dtype)
        return _core.concatenate(parts[::-1] if on_left else parts, axis, x.dtype)

    return (grow(left, True) if left else None), (grow(right, False) if right else None)


def _pad_by_function(x: ndarray, widths: list[tuple[int, int]], function: Any, kwargs: dict[str, Any]) -> ndarray:
    import numpy

    padded = _pad_constant(x, widths, [(0, 0)] * x.ndim)
    for axis, width in enumerate(widths):
        rows = gs.moveaxis(padded, axis, -1)
        for place in numpy.ndindex(rows.shape[:-1]):
            function(rows[place], width, axis, kwargs)
    return padded
