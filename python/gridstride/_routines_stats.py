"""Statistics: averages, and the reductions that leave NaN out."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "average",
    "nanargmax",
    "nanargmin",
    "nanmax",
    "nanmean",
    "nanmin",
    "nanprod",
    "nanstd",
    "nansum",
    "nanvar",
    "ptp",
]

_isnan = _core.ufuncs.isnan


def _axes(axis: Any, rank: int) -> tuple[int, ...]:
    """Axes counted from the front, each once; all for None."""
    if axis is None:
        return tuple(range(rank))
    given = tuple(axis) if isinstance(axis, tuple | list) else (axis,)
    for k in given:
        if not -rank <= k < rank:
            from numpy.exceptions import AxisError

            raise AxisError(k, rank)
    axes = tuple(k % rank for k in given)
    if len(set(axes)) != len(axes):
        raise ValueError("duplicate value in 'axis'")
    return axes


def _into(result: ndarray, out: ndarray | None) -> ndarray:
    if out is None:
        return result
    if out.shape != result.shape:
        raise ValueError(f"output array has shape {out.shape}, expected {result.shape}")
    gs.copyto(out, result)
    return out


def _gathered(x: ndarray, axis: Any) -> tuple[ndarray, tuple[int, ...]]:
    """The array with the axes as one, behind the others; and the shape that keepdims gives the result."""
    axes = _axes(axis, x.ndim)
    kept = [k for k in range(x.ndim) if k not in axes]
    shape = tuple(1 if k in axes else n for k, n in enumerate(x.shape))
    count = 1
    for k in axes:
        count *= x.shape[k]
    moved = gs.transpose(x, (*kept, *axes)) if x.ndim else x
    return moved.reshape(*(x.shape[k] for k in kept), count), shape


def _parts(x: ndarray) -> tuple[ndarray, ndarray]:
    """The real and the imaginary parts of complex numbers."""
    kind = "float32" if x.dtype == "complex64" else "float64"
    pairs = gs.ascontiguousarray(x).reshape(-1).view(kind).reshape(*x.shape, 2)
    return pairs[..., 0], pairs[..., 1]


def ptp(a: Any, axis: Any = None, out: ndarray | None = None, keepdims: bool = False) -> ndarray:
    """The greatest less the smallest element along axes."""
    x = asarray(a)
    return _into(gs.max(x, axis=axis, keepdims=keepdims) - gs.min(x, axis=axis, keepdims=keepdims), out)


# --- Averages


def average(a: Any, axis: Any = None, weights: Any = None, returned: bool = False, *, keepdims: bool = False) -> Any:
    """The mean weighted by `weights` along axes; with `returned` the sum of the weights too."""
    x = asarray(a)
    if weights is None:
        mean = gs.mean(x, axis=axis, keepdims=keepdims)
        if not returned:
            return mean
        return mean, gs.full(mean.shape, x.size / max(mean.size, 1), dtype=mean.dtype)
    w = asarray(weights)
    if w.shape != x.shape:
        if axis is None:
            raise TypeError("Axis must be specified when shapes of a and weights differ.")
        axes = _axes(axis, x.ndim)
        if w.shape != tuple(x.shape[k] for k in axes):
            raise ValueError("Shape of weights must be consistent with shape of a along specified axis.")
        w = w.transpose([axes.index(k) for k in sorted(axes)])
        w = w.reshape(tuple(x.shape[k] if k in axes else 1 for k in range(x.ndim)))
    dtype = gs.result_type(x.dtype, w.dtype)
    if x.dtype.kind in "iub":
        dtype = gs.result_type(dtype, "float64")
    total = gs.sum(gs.broadcast_to(w, x.shape), axis=axis, dtype=dtype, keepdims=keepdims)
    if bool((total == 0).any()):
        raise ZeroDivisionError("Weights sum to zero, can't be normalized")
    result = gs.sum(x * w, axis=axis, dtype=dtype, keepdims=keepdims) / total
    return (result, total) if returned else result


# --- Reductions without NaN


def _replaced(a: Any, value: Any) -> tuple[ndarray, ndarray | None]:
    """The array with NaN replaced, and where NaN was."""
    x = asarray(a)
    if x.dtype.kind not in "fc":
        return x, None
    holes = _isnan(x)
    return gs.where(holes, asarray(value, dtype=x.dtype), x), holes


def _given(**options: Any) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value is not None}


def nansum(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: ndarray | None = None,
    keepdims: bool = False,
    initial: Any = None,
    where: Any = None,
) -> ndarray:
    """The sum with NaN as zero."""
    x, _ = _replaced(a, 0)
    return gs.sum(x, axis, dtype, out, keepdims, **_given(initial=initial, where=where))


def nanprod(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: ndarray | None = None,
    keepdims: bool = False,
    initial: Any = None,
    where: Any = None,
) -> ndarray:
    """The product with NaN as one."""
    x, _ = _replaced(a, 1)
    return gs.prod(x, axis, dtype, out, keepdims, **_given(initial=initial, where=where))


def nanmin(
    a: Any, axis: Any = None, out: ndarray | None = None, keepdims: bool = False, initial: Any = None, where: Any = None
) -> ndarray:
    """The smallest element that is no NaN; NaN where there is none."""
    return _nan_extreme(_core.ufuncs.fmin, gs.min, a, axis, out, keepdims, initial, where)


def nanmax(
    a: Any, axis: Any = None, out: ndarray | None = None, keepdims: bool = False, initial: Any = None, where: Any = None
) -> ndarray:
    """The greatest element that is no NaN; NaN where there is none."""
    return _nan_extreme(_core.ufuncs.fmax, gs.max, a, axis, out, keepdims, initial, where)


def _nan_extreme(
    ufunc: Any, plain: Any, a: Any, axis: Any, out: ndarray | None, keepdims: bool, initial: Any, where: Any
) -> ndarray:
    x = asarray(a)
    options = _given(initial=initial, where=where)
    if x.dtype.kind not in "fc":
        return plain(x, axis, out, keepdims, **options)
    if x.size == 0 and initial is None:
        return plain(x, axis, out, keepdims)
    return ufunc.reduce(x, axis, None, out, keepdims, **options)


def nanmean(
    a: Any, axis: Any = None, dtype: Any = None, out: ndarray | None = None, keepdims: bool = False, where: Any = None
) -> ndarray:
    """The mean of what is no NaN."""
    x, holes = _replaced(a, 0)
    if holes is None:
        return gs.mean(x, axis, dtype, out, keepdims, **_given(where=where))
    kind = x.dtype if dtype is None else dtype
    total = gs.sum(x, axis, kind, None, keepdims, **_given(where=where))
    count = gs.sum(~holes, axis, None, None, keepdims, **_given(where=where))
    return _into((total / count).astype(kind, copy=False), out)


def _real_kind(kind: Any) -> Any:
    """The dtype of a complex dtype's parts; others as they are."""
    import numpy

    return numpy.empty(0, kind).real.dtype


def _nan_variance(
    a: Any, axis: Any, dtype: Any, ddof: float, keepdims: bool, where: Any, mean: Any, correction: Any
) -> ndarray:
    if correction is not None:
        ddof = correction
    x, holes = _replaced(a, 0)
    if holes is None:
        return gs.var(x, axis, dtype, ddof=ddof, keepdims=keepdims, **_given(where=where, mean=mean))
    kind = x.dtype if dtype is None else dtype
    count = gs.sum(~holes, axis, None, None, True, **_given(where=where))
    number = count.astype(_real_kind(kind))
    centre = mean if mean is not None else gs.sum(x, axis, kind, None, True, **_given(where=where)) / number
    distance = gs.where(holes, asarray(0, dtype=kind), x.astype(kind) - centre)
    square = distance * distance
    if square.dtype.kind == "c":
        real, imaginary = _parts(distance)
        square = real * real + imaginary * imaginary
    total = gs.sum(square, axis, None, None, keepdims, **_given(where=where))
    freedom = (number - ddof).reshape(total.shape)
    result = gs.where(freedom > 0, total / gs.where(freedom > 0, freedom, 1), float("nan"))
    return result.astype(total.dtype, copy=False)


def nanvar(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: ndarray | None = None,
    ddof: float = 0,
    keepdims: bool = False,
    where: Any = None,
    mean: Any = None,
    correction: float | None = None,
) -> ndarray:
    """The variance of what is no NaN."""
    return _into(_nan_variance(a, axis, dtype, ddof, keepdims, where, mean, correction), out)


def nanstd(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: ndarray | None = None,
    ddof: float = 0,
    keepdims: bool = False,
    where: Any = None,
    mean: Any = None,
    correction: float | None = None,
) -> ndarray:
    """The standard deviation of what is no NaN."""
    return _into(_core.ufuncs.sqrt(_nan_variance(a, axis, dtype, ddof, keepdims, where, mean, correction)), out)


def _nan_position(largest: bool, a: Any, axis: int | None, out: ndarray | None, keepdims: bool) -> ndarray:
    x, holes = _replaced(a, float("-inf") if largest else float("inf"))
    if holes is not None and x.size and bool(holes.all(axis=axis).any()):
        raise ValueError("All-NaN slice encountered")
    return (gs.argmax if largest else gs.argmin)(x, axis, out, keepdims)


def nanargmin(a: Any, axis: int | None = None, out: ndarray | None = None, *, keepdims: bool = False) -> ndarray:
    """The position of the first smallest element that is no NaN. ValueError where there is none."""
    return _nan_position(False, a, axis, out, keepdims)


def nanargmax(a: Any, axis: int | None = None, out: ndarray | None = None, *, keepdims: bool = False) -> ndarray:
    """The position of the first greatest element that is no NaN. ValueError where there is none."""
    return _nan_position(True, a, axis, out, keepdims)
