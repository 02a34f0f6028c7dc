"""Order: selection, searches, sets and counts. They are made of sorts, gathers and element-wise passes."""

from __future__ import annotations

import operator
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "argpartition",
    "digitize",
    "lexsort",
    "msort",
    "partition",
    "searchsorted",
    "sort_complex",
]

_isnan = _core.ufuncs.isnan


def _places(kth: Any) -> list[int]:
    if isinstance(kth, ndarray):
        kth = kth.get()
    values = [kth] if hasattr(kth, "__index__") and not getattr(kth, "ndim", 0) else list(kth)
    return [operator.index(k) for k in values]


def _check_select(kind: str, order: Any) -> None:
    if kind != "introselect":
        raise ValueError(f"select kind must be 'introselect' (got {kind!r})")
    if order is not None:
        raise ValueError("Cannot specify order when the array has no fields.")


def partition(a: Any, kth: Any, axis: int | None = -1, kind: str = "introselect", order: Any = None) -> ndarray:
    """A copy in which the elements that belong at `kth` are there, smaller ones before and greater ones behind them."""
    _check_select(kind, order)
    return _core.partition(asarray(a), _places(kth), axis)


def argpartition(a: Any, kth: Any, axis: int | None = -1, kind: str = "introselect", order: Any = None) -> ndarray:
    """The positions that partition an array."""
    _check_select(kind, order)
    return _core.argpartition(asarray(a), _places(kth), axis)


def lexsort(keys: Any, axis: int = -1) -> ndarray:
    """The positions that sort by several keys, the last one first; stable."""
    arrays = [asarray(k) for k in keys]
    if not arrays:
        raise TypeError("need sequence of keys with len > 0 in lexsort")
    if any(k.shape != arrays[0].shape for k in arrays):
        raise ValueError("all keys need to be the same shape")
    if arrays[0].ndim == 0:
        return gs.zeros((), dtype="int64")
    order = gs.argsort(arrays[0], axis=axis, kind="stable")
    for key in arrays[1:]:
        step = gs.argsort(gs.take_along_axis(key, order, axis), axis=axis, kind="stable")
        order = gs.take_along_axis(order, step, axis)
    return order


def msort(a: Any) -> ndarray:
    """A copy sorted along the first axis."""
    return gs.sort(a, axis=0)


def sort_complex(a: Any) -> ndarray:
    """The elements as complex numbers, sorted along the last axis by real and then imaginary part."""
    x = asarray(a)
    if x.dtype.kind != "c":
        x = x.astype("complex64" if x.dtype.char in "bhBH" else "complex128")
    return gs.sort(x)


def searchsorted(a: Any, v: Any, side: str = "left", sorter: Any = None) -> ndarray:
    """Where values belong among sorted ones: before equal ones, or with side "right" behind them."""
    if side not in ("left", "right"):
        raise ValueError(f"search side must be 'left' or 'right' (got '{side}')")
    in_order = asarray(a)
    if in_order.ndim != 1:
        raise ValueError("object too deep for desired array")
    if sorter is not None:
        order = asarray(sorter)
        if order.dtype.kind not in "iu":
            raise TypeError("sorter must only contain integers")
        if order.shape != in_order.shape:
            raise ValueError("sorter.size must equal len(a)")
        in_order = gs.take(in_order, order)
    if isinstance(v, bool | int | float | complex):
        # A Python number takes the dtype of the array where that can hold it.
        values = asarray(v).astype(gs.result_type(in_order, v))
    else:
        values = asarray(v)
    return _core.search_sorted(in_order, values, side == "right")


def digitize(x: Any, bins: Any, right: bool = False) -> ndarray:
    """The bin of each value between edges in rising or falling order."""
    values, edges = asarray(x), asarray(bins)
    if values.dtype.kind == "c":
        raise TypeError("x may not be complex")
    falling = _direction(edges)
    side = "left" if right else "right"
    if falling:
        return edges.size - searchsorted(edges[::-1], values, side)
    return searchsorted(edges, values, side)


def _direction(edges: ndarray) -> bool:
    """Whether edges fall. ValueError where they do neither; a NaN is no step up, and fits anywhere."""
    if edges.ndim != 1:
        raise ValueError("object of too small depth for desired array" if edges.ndim == 0 else "bins must be 1d")
    if edges.size < 2:
        return False
    before, after = edges[:-1], edges[1:]
    steps = before != after
    first = int(steps.argmax())
    if not bool(steps[first]):
        return False
    falls = not bool((before < after)[first])
    if bool((before < after if falls else before > after).any()):
        raise ValueError("bins must be monotonically increasing or decreasing")
    return falls
