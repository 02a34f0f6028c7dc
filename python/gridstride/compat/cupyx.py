"""The functions of `cupyx` itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import gridstride as gs

__all__ = [
    "allow_synchronize",
    "empty_like_pinned",
    "empty_pinned",
    "rsqrt",
    "scatter_add",
    "scatter_max",
    "scatter_min",
    "zeros_like_pinned",
    "zeros_pinned",
]


def rsqrt(x: Any, /) -> Any:
    """1 / sqrt(x), element-wise; float64 for integers."""
    return gs.reciprocal(gs.sqrt(x))


def scatter_add(a: gs.ndarray, slices: Any, value: Any) -> None:
    """``a[slices] += value``, where an element that is named several times is added to as often."""
    gs.add.at(a, slices, value)


def scatter_max(a: gs.ndarray, slices: Any, value: Any) -> None:
    """``a[slices] = maximum(a[slices], value)``, for elements that are named several times too."""
    gs.maximum.at(a, slices, value)


def scatter_min(a: gs.ndarray, slices: Any, value: Any) -> None:
    """``a[slices] = minimum(a[slices], value)``, for elements that are named several times too."""
    gs.minimum.at(a, slices, value)


def empty_pinned(shape: Any, dtype: Any = float, order: Any = "C") -> Any:
    """A NumPy array without defined values, in memory that a device copies from fastest."""
    return gs.cuda.pinned_array(shape, dtype, order=order)


def zeros_pinned(shape: Any, dtype: Any = float, order: Any = "C") -> Any:
    """A NumPy array of zeros, in memory that a device copies from fastest."""
    result = empty_pinned(shape, dtype, order)
    result[...] = 0
    return result


def empty_like_pinned(a: Any, dtype: Any = None, order: Any = "C") -> Any:
    """`empty_pinned` with the shape and dtype of `a`."""
    return empty_pinned(a.shape, a.dtype if dtype is None else dtype, order)


def zeros_like_pinned(a: Any, dtype: Any = None, order: Any = "C") -> Any:
    """`zeros_pinned` with the shape and dtype of `a`."""
    return zeros_pinned(a.shape, a.dtype if dtype is None else dtype, order)


@contextmanager
def allow_synchronize(allow: bool) -> Iterator[None]:
    """Accepted for programs that test themselves with it; waits are always allowed here."""
    yield
