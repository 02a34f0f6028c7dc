"""Views by explicit strides, with the names of numpy.lib.stride_tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gridstride import _core
from gridstride._core import asarray, ndarray
from gridstride._shapes import axes_of

__all__ = ["as_strided", "broadcast_to", "sliding_window_view"]

broadcast_to = _core.broadcast_to


def as_strided(
    x: Any,
    shape: int | Sequence[int] | None = None,
    strides: Sequence[int] | None = None,
    subok: bool = False,
    writeable: bool = True,
) -> ndarray:
    """A view of another shape and other strides, in bytes, that starts where `x` does.

    Its elements may overlap; then a write of the whole view has no defined result. ValueError where it would reach
    outside of the memory of `x`.
    """
    return _core.as_strided(asarray(x), shape, strides, writeable)


def sliding_window_view(
    x: Any,
    window_shape: int | Sequence[int],
    axis: int | Sequence[int] | None = None,
    *,
    subok: bool = False,
    writeable: bool = False,
) -> ndarray:
    """All windows of a shape along axes: a view whose last axes are those of a window."""
    a = asarray(x)
    window = tuple(window_shape) if hasattr(window_shape, "__iter__") else (window_shape,)
    if any(n < 0 for n in window):
        raise ValueError("`window_shape` cannot contain negative values")
    if axis is None:
        axes = list(range(a.ndim))
        if len(window) != len(axes):
            raise ValueError(
                "Since axis is `None`, must provide window_shape for all dimensions of `x`; "
                f"got {len(window)} window_shape elements and `x.ndim` is {a.ndim}."
            )
    else:
        axes = [k for one in (axis if isinstance(axis, (tuple, list)) else (axis,)) for k in axes_of(one, a.ndim)]
        if len(window) != len(axes):
            raise ValueError(
                "Must provide matching length window_shape and axis; "
                f"got {len(window)} window_shape elements and {len(axes)} axes elements."
            )
    extents = list(a.shape)
    for k, n in zip(axes, window, strict=True):
        if extents[k] < n:
            raise ValueError("window shape cannot be larger than input array shape")
        extents[k] -= n - 1
    strides = (*a.strides, *(a.strides[k] for k in axes))
    return as_strided(a, (*extents, *window), strides, writeable=writeable)
