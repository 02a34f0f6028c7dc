"""Order: selection, searches, sets and counts. They are made of sorts, gathers and element-wise passes."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, NamedTuple

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "argpartition",
    "bincount",
    "digitize",
    "histogram",
    "histogram2d",
    "histogram_bin_edges",
    "histogramdd",
    "in1d",
    "intersect1d",
    "isin",
    "lexsort",
    "partition",
    "searchsorted",
    "setdiff1d",
    "setxor1d",
    "sort_complex",
    "union1d",
    "unique",
    "unique_all",
    "unique_counts",
    "unique_inverse",
    "unique_values",
]

_isnan = _core.ufuncs.isnan
_range = range  # NumPy's arguments are named so


# --- Selection and searches


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
    """Whether edges fall. ValueError where they do neither."""
    if edges.ndim != 1:
        raise ValueError("object of too small depth for desired array" if edges.ndim == 0 else "bins must be 1d")
    if edges.size < 2:
        return False
    if bool((edges[1:] >= edges[:-1]).all()):
        return False
    if bool((edges[1:] <= edges[:-1]).all()):
        return True
    raise ValueError("bins must be monotonically increasing or decreasing")


# --- Sets


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
        order = lexsort([rows[:, k] for k in range(rows.shape[1] - 1, -1, -1)])
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


def union1d(ar1: Any, ar2: Any) -> ndarray:
    """The elements of either array, in order."""
    return unique(gs.concatenate((asarray(ar1).ravel(), asarray(ar2).ravel())))


def setdiff1d(ar1: Any, ar2: Any, assume_unique: bool = False) -> ndarray:
    """The elements of the first array that the second lacks."""
    a = asarray(ar1).ravel() if assume_unique else unique(ar1)
    return a[isin(a, ar2, invert=True)]


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


# --- Counts


def bincount(x: Any, weights: Any = None, minlength: int = 0) -> ndarray:
    """How often each non-negative integer occurs, or the sum of the weights that belong to it."""
    values = asarray(x)
    if values.size == 0 and not isinstance(x, ndarray):
        values = values.astype("int64")
    if values.ndim != 1:
        raise ValueError("object of too small depth for desired array" if values.ndim == 0 else "x must be 1-d")
    if values.dtype.kind not in "iub" or values.dtype == "uint64":
        raise TypeError(f"Cannot cast array data from dtype('{values.dtype}') to dtype('int64') according to 'safe'")
    if minlength is None or operator.index(minlength) < 0:
        raise ValueError("'minlength' must not be negative")
    bins = minlength
    if values.size:
        if int(values.min()) < 0:
            raise ValueError("'list' argument must have no negative elements")
        bins = max(bins, int(values.max()) + 1)
    if weights is None:
        return _core.count_values(values, bins)
    w = asarray(weights)
    if w.dtype.kind == "c":
        raise TypeError("Cannot cast array data from complex to dtype('float64') according to the rule 'safe'")
    if w.shape != values.shape:
        raise ValueError("The weights and list don't have the same length.")
    return _core.sum_values(values, w, bins)


def _check_range(x: ndarray, given: Any) -> tuple[Any, Any]:
    first: Any
    last: Any
    if given is not None:
        first, last = (v.get()[()] if isinstance(v, ndarray) else v for v in given)
        if first > last:
            raise ValueError("max must be larger than min in range parameter.")
    elif x.size == 0:
        first, last = 0, 1
    else:
        # NumPy's scalars: their dtype decides how the edges are rounded.
        first, last = x.min().get()[()], x.max().get()[()]
    import math

    if not (math.isfinite(first) and math.isfinite(last)):
        kind = "supplied" if given is not None else "autodetected"
        raise ValueError(f"{kind} range of [{first}, {last}] is not finite")
    if first == last:
        first, last = first - 0.5, last + 0.5
    return first, last


def _number_of_bins(x: ndarray, rule: str, given: Any, weights: Any) -> int:
    """What a rule such as "sturges" says; of a sample's size, range, deviation and quartiles."""
    import math

    if weights is not None:
        raise TypeError("Automated estimation of the number of bins is not supported for weighted data")
    if rule not in ("auto", "doane", "fd", "rice", "scott", "sqrt", "stone", "sturges"):
        raise ValueError(f"{rule!r} is not a valid estimator for `bins`")
    if given is not None:
        first, last = _check_range(x, given)
        x = x[(x >= first) & (x <= last)]
    else:
        first, last = _check_range(x, None)
    n = x.size
    if n == 0:
        return 1
    spread = (x.max() - x.min()).item()

    def stone() -> float:
        """The number of bins with the least estimated risk."""
        if n <= 1 or spread == 0:
            return 0.0
        best, least = 1, math.inf
        for count in range(1, max(100, int(math.sqrt(n))) + 1):
            share = histogram(x, bins=count, range=given)[0] / n
            risk = (2 - (n + 1) * float((share * share).sum())) / (spread / count)
            if risk < least:
                best, least = count, risk
        return spread / best

    def fd() -> float:
        upper, lower = gs.percentile(x, [75, 25]).get()
        return float(2.0 * (upper - lower) * n ** (-1.0 / 3.0))

    def doane() -> float:
        if n <= 2:
            return 0.0
        deviation = x.std().item()
        if not deviation > 0.0:
            return 0.0
        skew = abs((((x - x.mean()) / deviation) ** 3).mean().item())
        error = math.sqrt(6.0 * (n - 2) / ((n + 1.0) * (n + 3)))
        return spread / (1.0 + math.log2(n) + math.log2(1.0 + skew / error))

    sturges = spread / (math.log2(n) + 1.0)
    if rule == "auto":
        width = fd()
        sqrt = spread / math.sqrt(n)
        # Where most values are one, the quartiles tell nothing.
        width = min(max(width, sqrt / 2), sturges) if width else sturges
    elif rule == "doane":
        width = doane()
    elif rule == "stone":
        width = stone()
    elif rule == "fd":
        width = fd()
    elif rule == "rice":
        width = spread / (2.0 * n ** (1.0 / 3.0))
    elif rule == "scott":
        width = (24.0 * math.pi**0.5 / n) ** (1.0 / 3.0) * x.std().item()
    elif rule == "sqrt":
        width = spread / math.sqrt(n)
    else:
        width = sturges
    if not width:
        return 1
    if x.dtype.kind in "iu" and width < 1:
        width = 1
    return math.ceil((last - first) / width)


def _edges(x: ndarray, bins: Any, given: Any, weights: Any) -> tuple[ndarray, bool]:
    """The edges of the bins, and whether these have equal widths."""
    if isinstance(bins, str):
        count = _number_of_bins(x.ravel(), bins, given, weights)
    elif isinstance(bins, Sequence) or getattr(bins, "ndim", 0) == 1:
        edges = asarray(bins)
        if edges.size > 1 and bool((edges[:-1] > edges[1:]).any()):
            raise ValueError("`bins` must increase monotonically, when an array")
        return edges, False
    elif getattr(bins, "ndim", 0) > 1:
        raise ValueError("`bins` must be 1d, when an array")
    else:
        try:
            count = operator.index(bins)
        except TypeError:
            raise TypeError("`bins` must be an integer, a string, or an array") from None
        if count < 1:
            raise ValueError("`bins` must be positive, when an integer")
    import numpy

    first, last = _check_range(x, given)
    dtype = numpy.result_type(first, last, x.dtype)
    if dtype.kind in "iub":
        dtype = numpy.result_type(dtype, float)
    return asarray(numpy.linspace(first, last, count + 1, dtype=dtype)), True


def histogram_bin_edges(a: Any, bins: Any = 10, range: Any = None, weights: Any = None) -> ndarray:
    """The edges of the bins that histogram would use."""
    x = asarray(a)
    return _edges(x.astype("uint8") if x.dtype.kind == "b" else x, bins, range, weights)[0]


def histogram(
    a: Any, bins: Any = 10, range: Any = None, density: bool | None = None, weights: Any = None
) -> tuple[ndarray, ndarray]:
    """How many elements lie in each bin (or the sum of their weights), and the edges; the last edge is inside."""
    x = asarray(a)
    if x.dtype.kind == "b":
        x = x.astype("uint8")
    w = None
    if weights is not None:
        w = asarray(weights)
        if w.shape != x.shape:
            raise ValueError("weights should have the same shape as a.")
        w = w.ravel()
    x = x.ravel()
    edges, equal = _edges(x, bins, range, w)
    count = edges.size - 1
    counts: Any
    if w is None and equal and x.dtype.kind != "c":
        counts = _core.count_bins(x, edges)
    else:
        place = _core.find_bins(x, edges) if equal else _bin_of(x, edges)
        if w is None:
            counts = _core.count_values(place + 1, count + 2)[1 : count + 1]
        elif w.dtype.kind == "c":
            pairs = gs.ascontiguousarray(w).view("float32" if w.dtype == "complex64" else "float64").reshape(-1, 2)
            counts = _weighed(place, pairs[:, 0], count) + 1j * _weighed(place, pairs[:, 1], count)
        else:
            counts = _weighed(place, w, count)
            if w.dtype.kind in "iub":
                counts = counts.astype(w.dtype if w.dtype.kind != "b" else "int64")
            elif w.dtype.kind == "f" and w.dtype != "float64":
                counts = counts.astype(w.dtype)
    if density:
        widths = gs.diff(edges).astype("float64")
        return counts / widths / counts.sum(), edges
    return counts, edges


def _bin_of(x: ndarray, edges: ndarray) -> ndarray:
    """The bin of each value between any edges; -1 or the number of bins outside."""
    place = searchsorted(edges, x, "right") - 1
    return gs.where(x == edges[-1], edges.size - 2, place)


def _weighed(place: ndarray, weights: ndarray, count: int) -> ndarray:
    return _core.sum_values(place + 1, weights, count + 2)[1 : count + 1]


def histogramdd(
    sample: Any, bins: Any = 10, range: Any = None, density: bool | None = None, weights: Any = None
) -> tuple[ndarray, tuple[ndarray, ...]]:
    """Counts in bins of several dimensions, and the edges along each.

    `sample` has the shape (count, dimensions), or is a sequence of one array for each dimension.
    """
    if isinstance(sample, ndarray) or getattr(sample, "ndim", 0) == 2:
        points = asarray(sample)
        points = points.reshape(-1, 1) if points.ndim == 1 else points
        columns = [points[:, k] for k in _range(points.shape[1])]
    else:
        columns = [asarray(c) for c in sample]
    rank = len(columns)
    try:
        if len(bins) != rank:
            raise ValueError("The dimension of bins must be equal to the dimension of the sample x.")
    except TypeError:
        bins = rank * [bins]
    ranges = (None,) * rank if range is None else range
    if len(ranges) != rank:
        raise ValueError("range argument must have one entry per dimension")
    edges: list[ndarray] = []
    flat: Any = 0
    inside: Any = True
    shape: list[int] = []
    for column, wanted, limits in zip(columns, bins, ranges, strict=True):
        limit, _ = _edges(column, wanted, limits, None)
        place = _bin_of(column, limit)
        count = limit.size - 1
        inside = inside & (place >= 0) & (place < count)
        flat = flat * count + place
        edges.append(limit)
        shape.append(count)
    size = 1
    for n in shape:
        size *= n
    place = gs.where(inside, flat, -1)
    if weights is None:
        counts = _core.count_values(place + 1, size + 1)[1:].astype("float64")
    else:
        counts = _core.sum_values(place + 1, asarray(weights), size + 1)[1:]
    counts = counts.reshape(tuple(shape))
    if density:
        total = counts.sum()
        for k, limit in enumerate(edges):
            widths = gs.diff(limit).reshape((1,) * k + (-1,) + (1,) * (rank - k - 1))
            counts = counts / widths
        counts = counts / total
    return counts, tuple(edges)


def histogram2d(
    x: Any, y: Any, bins: Any = 10, range: Any = None, density: bool | None = None, weights: Any = None
) -> tuple[ndarray, ndarray, ndarray]:
    """Counts in bins of two dimensions, and the edges along both."""
    a, b = asarray(x), asarray(y)
    if a.size != b.size:
        raise ValueError("x and y must have the same length.")
    try:
        parts = len(bins)
    except TypeError:
        parts = 1
    if parts not in (1, 2):
        edges = asarray(bins)
        bins = [edges, edges]
    counts, both = histogramdd([a, b], bins, range, density, weights)
    return counts, both[0], both[1]
