"""How many elements lie in bins."""

from __future__ import annotations

import builtins
import operator
from collections.abc import Sequence
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray
from gridstride._routines_sort import searchsorted

__all__ = [
    "bincount",
    "histogram",
    "histogram2d",
    "histogram_bin_edges",
    "histogramdd",
]


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
    if values.size == 0:
        return gs.zeros(minlength, "int64")
    values = values.astype("int64", copy=False)
    bins = _core.bins_for(values, minlength)
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
        ends = _core.device_extent(x)
        if ends is not None:
            first, last = ends.get()
            first = first if last == last else last
        else:
            low, high = x.min(), x.max()  # both are asked for before either is waited for: one pass
            first, last = low.get()[()], high.get()[()]
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


def _edges(x: ndarray, bins: Any, given: Any, weights: Any, typed: bool = True) -> tuple[ndarray, bool]:
    """The edges of the bins, and whether these have equal widths; `typed`: in a dtype that holds those of x too."""
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
    dtype = numpy.result_type(first, last, *((x.dtype,) if typed else (0.0,)))
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
        columns = [points[:, k] for k in builtins.range(points.shape[1])]
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
        limit, _ = _edges(column, wanted, limits, None, typed=False)
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
