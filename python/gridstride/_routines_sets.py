"""Sets: different elements, and what two arrays share."""

from __future__ import annotations

from typing import Any, NamedTuple

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "in1d",
    "intersect1d",
    "isin",
    "setdiff1d",
    "setxor1d",
    "union1d",
    "unique",
    "unique_all",
    "unique_counts",
    "unique_inverse",
    "unique_values",
]

_isnan = _core.ufuncs.isnan


class UniqueAllResult(NamedTuple):
    """What unique_all gives."""

    values: ndarray
    indices: ndarray
    inverse_indices: ndarray
    counts: ndarray


class UniqueCountsResult(NamedTuple):
    """What unique_counts gives."""

    values: ndarray
    counts: ndarray


class UniqueInverseResult(NamedTuple):
    """What unique_inverse gives."""

    values: ndarray
    inverse_indices: ndarray


def _starts(ordered: ndarray, equal_nan: bool) -> ndarray:
    """Whether each element of a sorted array differs from the one before it."""
    first = gs.ones(ordered.shape, dtype=bool)
    after, before = ordered[1:], ordered[:-1]
    differs = after != before
    if equal_nan and ordered.dtype.kind in "fc":
        differs = differs & ~(_isnan(after) & _isnan(before))
    first[1:] = differs
    return first


def unique(
    ar: Any,
    return_index: bool = False,
    return_inverse: bool = False,
    return_counts: bool = False,
    axis: int | None = None,
    *,
    equal_nan: bool = True,
    sorted: bool = True,
) -> Any:
    """The different elements in order, or the different slices along an axis.

    On request also where each first stands, for each element the place of its like among the results, and how often
    each occurs.
    """
    x = asarray(ar)
    if axis is not None:
        return _unique_slices(x, return_index, return_inverse, return_counts, axis)
    flat = x.ravel()
    if not (return_index or return_inverse):
        ordered = gs.sort(flat)
        first = _starts(ordered, equal_nan)
        values = ordered[first]
        return (values, _counts(first)) if return_counts else values
    order = gs.argsort(flat, kind="stable")
    ordered = gs.take(flat, order)
    first = _starts(ordered, equal_nan)
    result: list[ndarray] = [ordered[first]]
    if return_index:
        result.append(order[first])
    if return_inverse:
        inverse = gs.empty(flat.shape, dtype="int64")
        inverse[order] = gs.cumsum(first) - 1
        result.append(inverse.reshape(x.shape))
    if return_counts:
        result.append(_counts(first))
    return tuple(result)


def _counts(first: ndarray) -> ndarray:
    (starts,) = _core.nonzero(first)
    return gs.diff(starts, append=first.size)


def _unique_slices(x: ndarray, return_index: bool, return_inverse: bool, return_counts: bool, axis: int) -> Any:
    if not -x.ndim <= axis < x.ndim:
        from numpy.exceptions import AxisError

        raise AxisError(axis, x.ndim)
    moved = gs.moveaxis(x, axis, 0)
    count = moved.shape[0]
    rows = moved.reshape(count, -1) if x.size else moved.reshape(count, 0)
    if rows.shape[1] == 0:
        order, first = gs.arange(count), gs.arange(count) == 0
    else:
        order = gs.lexsort([rows[:, k] for k in range(rows.shape[1] - 1, -1, -1)])
        ordered = rows[order]
        first = gs.ones(count, dtype=bool)
        first[1:] = (ordered[1:] != ordered[:-1]).any(axis=1)
    result: list[ndarray] = [gs.moveaxis(moved[order[first]], 0, axis)]
    if return_index:
        result.append(order[first])
    if return_inverse:
        inverse = gs.empty(count, dtype="int64")
        inverse[order] = gs.cumsum(first) - 1
        result.append(inverse)
    if return_counts:
        result.append(_counts(first))
    return result[0] if len(result) == 1 else tuple(result)


def unique_all(x: Any) -> UniqueAllResult:
    """The different elements, where they first stand, the inverse and the counts; each NaN is one of its own."""
    return UniqueAllResult(*unique(x, True, True, True, equal_nan=False))


def unique_counts(x: Any) -> UniqueCountsResult:
    """The different elements and their counts; each NaN is one of its own."""
    return UniqueCountsResult(*unique(x, return_counts=True, equal_nan=False))


def unique_inverse(x: Any) -> UniqueInverseResult:
    """The different elements and the inverse; each NaN is one of its own."""
    return UniqueInverseResult(*unique(x, return_inverse=True, equal_nan=False))


def unique_values(x: Any) -> ndarray:
    """The different elements; each NaN is one of its own."""
    return unique(x, equal_nan=False)


def isin(
    element: Any, test_elements: Any, assume_unique: bool = False, invert: bool = False, *, kind: str | None = None
) -> ndarray:
    """Whether each element is among others. `assume_unique` and `kind` change no result."""
    if kind not in (None, "sort", "table"):
        raise ValueError(f"Invalid kind: '{kind}'. Please use None, 'sort' or 'table'.")
    x, others = asarray(element), asarray(test_elements).ravel()
    if others.size == 0 or x.size == 0:
        return gs.full(x.shape, invert, dtype=bool)
    dtype = gs.promote_types(x.dtype, others.dtype)
    if dtype.kind in "iu" and x.dtype.kind in "iu" and others.dtype.kind in "iu":
        low, high = others.min(), others.max()
        first, last = int(low), int(high)
        if last - first <= 6 * (x.size + others.size) and -(2**62) < first <= last < 2**62:
            # A truth value for each number between the least and the greatest.
            table = gs.zeros(last - first + 1, bool)
            table[others.astype("int64") - first] = True
            wide = x if x.dtype == "uint64" else x.astype("int64")
            places = gs.clip(wide, first, last)
            found = gs.take(table, places.astype("int64") - first) & (places == wide)
            return ~found if invert else found
    ordered = gs.sort(others.astype(dtype))
    places = _core.search_sorted(ordered, x.astype(dtype), False)
    found = gs.take(ordered, places, mode="clip") == x.astype(dtype)
    return ~found if invert else found


def in1d(ar1: Any, ar2: Any, assume_unique: bool = False, invert: bool = False, *, kind: str | None = None) -> ndarray:
    """isin of the flattened array."""
    return isin(asarray(ar1).ravel(), ar2, assume_unique, invert, kind=kind)


def intersect1d(ar1: Any, ar2: Any, assume_unique: bool = False, return_indices: bool = False) -> Any:
    """The elements that two arrays share, in order; on request with their first positions in both."""
    a, b = asarray(ar1).ravel(), asarray(ar2).ravel()
    ia: ndarray | None = None
    ib: ndarray | None = None
    if not assume_unique:
        if return_indices:
            a, ia = unique(a, return_index=True)
            b, ib = unique(b, return_index=True)
        else:
            a, b = unique(a), unique(b)
    both = gs.concatenate((a, b))
    order = gs.argsort(both, kind="stable")
    ordered = gs.take(both, order)
    twice = ordered[1:] == ordered[:-1]
    shared = ordered[:-1][twice]
    if not return_indices:
        return shared
    first, second = order[:-1][twice], order[1:][twice] - a.size
    return shared, first if ia is None else ia[first], second if ib is None else ib[second]


_isnan = _core.ufuncs.isnan


def union1d(ar1: Any, ar2: Any) -> ndarray:
    """The elements of either array, in order."""
    return unique(gs.concatenate((asarray(ar1).ravel(), asarray(ar2).ravel())))


def setdiff1d(ar1: Any, ar2: Any, assume_unique: bool = False) -> ndarray:
    """The elements of the first array that the second lacks."""
    a = asarray(ar1).ravel() if assume_unique else unique(ar1)
    return a[isin(a, ar2, invert=True)]


_isnan = _core.ufuncs.isnan


def setxor1d(ar1: Any, ar2: Any, assume_unique: bool = False) -> ndarray:
    """The elements that only one of two arrays has, in order."""
    a, b = (asarray(x).ravel() if assume_unique else unique(x) for x in (ar1, ar2))
    both = gs.concatenate((a, b))
    if both.size == 0:
        return both
    ordered = gs.sort(both)
    edge = gs.ones(ordered.size + 1, dtype=bool)
    edge[1:-1] = ordered[1:] != ordered[:-1]
    return ordered[edge[1:] & edge[:-1]]
