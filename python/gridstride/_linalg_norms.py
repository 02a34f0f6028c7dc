"""Norms of vectors and matrices, and condition numbers."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray
from gridstride._linalg_checks import _error, _floating, _real, _squared, _stack

__all__ = [
    "cond",
    "matrix_norm",
    "norm",
    "vector_norm",
]


def _inexact(x: Any) -> ndarray:
    a = asarray(x)
    return a if a.dtype.kind in "fc" else a.astype(float)


def _vector_norm(x: ndarray, order: Any, axis: Any, keepdims: bool) -> ndarray:
    inf = float("inf")
    if order in (None, 2):
        return gs.sqrt(_squared(x).sum(axis=axis, keepdims=keepdims))
    if isinstance(order, str):
        raise ValueError(f"Invalid norm order '{order}' for vectors")
    if order == inf:
        return gs.absolute(x).max(axis=axis, keepdims=keepdims)
    if order == -inf:
        return gs.absolute(x).min(axis=axis, keepdims=keepdims)
    if order == 0:
        return (x != 0).astype(_real(x.dtype)).sum(axis=axis, keepdims=keepdims)
    if order == 1:
        return gs.absolute(x).sum(axis=axis, keepdims=keepdims)
    try:
        power = float(order)
    except TypeError:
        raise ValueError("Invalid norm order for vectors") from None
    return (gs.absolute(x) ** power).sum(axis=axis, keepdims=keepdims) ** (1.0 / power)


def _matrix_norm(x: ndarray, order: Any, axes: tuple[int, int], keepdims: bool) -> ndarray:
    rows, columns = axes
    inf = float("inf")
    if rows == columns:
        raise ValueError("Duplicate axes given.")
    if order in (None, "fro", "f"):
        return gs.sqrt(_squared(x).sum(axis=axes, keepdims=keepdims))
    if order in (2, -2, "nuc"):
        s = gs.linalg.svd(gs.moveaxis(x, axes, (-2, -1)), compute_uv=False)
        result = s.max(axis=-1) if order == 2 else s.min(axis=-1) if order == -2 else s.sum(axis=-1)
    elif order in (1, -1, inf, -inf):
        summed, other = (rows, columns) if order in (1, -1) else (columns, rows)
        sums = gs.absolute(x).sum(axis=summed, keepdims=True)
        result = sums.max(axis=other, keepdims=True) if order > 0 else sums.min(axis=other, keepdims=True)
        result = _core.squeeze(result, axes)
    else:
        raise ValueError("Invalid norm order for matrices.")
    if not keepdims:
        return result
    return result.reshape(tuple(1 if i in axes else n for i, n in enumerate(x.shape)))


def norm(x: Any, ord: Any = None, axis: Any = None, keepdims: bool = False) -> ndarray:
    """The norm of vectors along an axis, of matrices along two axes, or of all elements.

    ValueError for orders that are unknown.
    """
    a = _inexact(x)
    if axis is None:
        if ord is None or (ord in ("f", "fro") and a.ndim == 2) or (ord == 2 and a.ndim == 1):
            result = gs.sqrt(_squared(a).sum())
            return result.reshape((1,) * a.ndim) if keepdims else result
        axes = tuple(range(a.ndim))
    elif isinstance(axis, (tuple, list)):
        axes = tuple(axis)
    else:
        try:
            axes = (int(axis),)
        except Exception as error:
            raise TypeError("'axis' must be None, an integer or a tuple of integers") from error
    from numpy.exceptions import AxisError

    for one in axes:
        if not -a.ndim <= one < a.ndim:
            raise AxisError(one, a.ndim)
    axes = tuple(one % a.ndim for one in axes)
    if len(axes) == 1:
        return _vector_norm(a, ord, axes[0], keepdims)
    if len(axes) == 2:
        return _matrix_norm(a, ord, (axes[0], axes[1]), keepdims)
    raise ValueError("Improper number of dimensions to norm.")


def vector_norm(x: Any, /, *, axis: Any = None, keepdims: bool = False, ord: Any = 2) -> ndarray:
    """The norm of vectors along axes, or of all elements."""
    a = _inexact(x)
    if axis is None:
        result = _vector_norm(a.ravel(), ord, 0, False)
        return result.reshape((1,) * a.ndim) if keepdims else result
    if not isinstance(axis, (tuple, list)):
        return _vector_norm(a, ord, axis, keepdims)
    places = [one % a.ndim for one in axis]
    rest = [i for i in range(a.ndim) if i not in places]
    rows = _core.transpose(a, rest + places).reshape((*(a.shape[i] for i in rest), -1))
    result = _vector_norm(rows, ord, -1, False)
    return result.reshape(tuple(1 if i in places else n for i, n in enumerate(a.shape))) if keepdims else result


def matrix_norm(x: Any, /, *, keepdims: bool = False, ord: Any = "fro") -> ndarray:
    """The norm of the matrices of the last two axes."""
    a = _inexact(x)
    if a.ndim < 2:
        raise _error(f"{a.ndim}-dimensional array given. Array must be at least two-dimensional")
    return _matrix_norm(a, ord, (a.ndim - 2, a.ndim - 1), keepdims)


def cond(x: Any, p: Any = None) -> ndarray:
    """The condition numbers of matrices by the norm `p`; infinite for singular ones."""
    a = asarray(x)
    if a.size == 0 and 0 in a.shape[-2:]:
        raise _error("cond is not defined on empty arrays")
    if p in (None, 2, -2):
        s = gs.linalg.svd(a, compute_uv=False)
        result = s[..., -1] / s[..., 0] if p == -2 else s[..., 0] / s[..., -1]
    else:
        stack = _stack(a, True)
        try:
            inverse = gs.linalg.inv(stack)
        except Exception as error:
            if type(error).__name__ != "LinAlgError":
                raise
            singular = _core.linalg_slogdet(stack)[0] == 0
            eye = gs.eye(stack.shape[-1], dtype=stack.dtype)
            inverse = gs.linalg.inv(gs.where(singular[..., None, None], eye, stack))
            inverse = gs.where(singular[..., None, None], float("inf"), inverse)
        axes = (stack.ndim - 2, stack.ndim - 1)
        result = _matrix_norm(stack, p, axes, False) * _matrix_norm(inverse, p, axes, False)
    # NaN inputs give NaN; singular matrices infinity.
    bad = gs.isnan(result) & ~gs.isnan(_floating(a)).any(axis=(-2, -1))
    return gs.where(bad, float("inf"), result).astype(result.dtype, copy=False)
