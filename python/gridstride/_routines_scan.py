"""Sums and products on the way along an axis, and differences of neighbours."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "cumprod",
    "cumproduct",
    "cumsum",
    "cumulative_prod",
    "cumulative_sum",
    "diff",
    "nancumprod",
    "nancumsum",
]

_add, _multiply = _core.ufuncs.add, _core.ufuncs.multiply


def _cumulative(ufunc: Any, a: Any, axis: int | None, dtype: Any, out: ndarray | None) -> ndarray:
    x = asarray(a)
    if axis is None:
        return ufunc.accumulate(x.ravel(), 0, dtype, out)
    return ufunc.accumulate(x.reshape(1) if x.ndim == 0 and axis in (0, -1) else x, axis, dtype, out)


def cumsum(a: Any, axis: int | None = None, dtype: Any = None, out: ndarray | None = None) -> ndarray:
    """The sums of the elements up to each one, along an axis or of the flattened array."""
    return _cumulative(_add, a, axis, dtype, out)


def cumprod(a: Any, axis: int | None = None, dtype: Any = None, out: ndarray | None = None) -> ndarray:
    """The products of the elements up to each one, along an axis or of the flattened array."""
    return _cumulative(_multiply, a, axis, dtype, out)


cumproduct = cumprod


def _without_nan(a: Any, value: float) -> ndarray:
    x = asarray(a)
    return gs.where(_core.ufuncs.isnan(x), asarray(value, dtype=x.dtype), x) if x.dtype.kind in "fc" else x


def nancumsum(a: Any, axis: int | None = None, dtype: Any = None, out: ndarray | None = None) -> ndarray:
    """cumsum with NaN as zero."""
    return cumsum(_without_nan(a, 0), axis, dtype, out)


def nancumprod(a: Any, axis: int | None = None, dtype: Any = None, out: ndarray | None = None) -> ndarray:
    """cumprod with NaN as one."""
    return cumprod(_without_nan(a, 1), axis, dtype, out)


def _from_identity(
    ufunc: Any, x: Any, axis: int | None, dtype: Any, out: ndarray | None, include_initial: bool
) -> ndarray:
    values = asarray(x)
    if axis is None:
        if values.ndim > 1:
            raise ValueError("For arrays which have more than one dimension ``axis`` argument is required.")
        axis = 0
    values = values.reshape(1) if values.ndim == 0 else values
    if not include_initial:
        return ufunc.accumulate(values, axis, dtype, out)
    if out is not None and dtype is None:
        dtype = out.dtype
    result = ufunc.accumulate(values, axis, dtype)
    first = list(result.shape)
    first[axis] = 1
    result = gs.concatenate([gs.full(tuple(first), ufunc.identity, dtype=result.dtype), result], axis=axis)
    if out is None:
        return result
    gs.copyto(out, result)
    return out


def cumulative_sum(
    x: Any,
    /,
    *,
    axis: int | None = None,
    dtype: Any = None,
    out: ndarray | None = None,
    include_initial: bool = False,
) -> ndarray:
    """The sums of the elements up to each one; with a zero in front where `include_initial` says so."""
    return _from_identity(_add, x, axis, dtype, out, include_initial)


def cumulative_prod(
    x: Any,
    /,
    *,
    axis: int | None = None,
    dtype: Any = None,
    out: ndarray | None = None,
    include_initial: bool = False,
) -> ndarray:
    """The products of the elements up to each one; with a one in front where `include_initial` says so."""
    return _from_identity(_multiply, x, axis, dtype, out, include_initial)


def diff(a: Any, n: int = 1, axis: int = -1, prepend: Any = None, append: Any = None) -> ndarray:
    """The n-th differences of neighbours along an axis; of bools whether they differ."""
    if n < 0:
        raise ValueError(f"order must be non-negative but got {n!r}")
    x = asarray(a)
    if n == 0:
        return x
    if x.ndim == 0:
        raise ValueError("diff requires input that is at least one dimensional")
    if not -x.ndim <= axis < x.ndim:
        from numpy.exceptions import AxisError

        raise AxisError(axis, x.ndim)
    axis %= x.ndim
    parts = []
    for edge in (prepend, x, append):
        if edge is None:
            continue
        part = asarray(edge)
        if part.ndim == 0:
            part = gs.broadcast_to(part, (*x.shape[:axis], 1, *x.shape[axis + 1 :]))
        parts.append(part)
    if len(parts) > 1:
        x = gs.concatenate(parts, axis=axis)
    subtract = _core.ufuncs.not_equal if x.dtype.kind == "b" else _core.ufuncs.subtract
    head = (slice(None),) * axis
    for _ in range(n):
        x = subtract(x[(*head, slice(1, None))], x[(*head, slice(None, -1))])
    return x
