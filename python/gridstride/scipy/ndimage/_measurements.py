"""Components of images, and numbers about labelled parts of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import _core, cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy._forests import join, to_roots
from gridstride.scipy.ndimage._window import BLOCK, Windows, blocks

ON_HOST_BELOW = 2**31
"""Elements up to which the CPU labels by a loop of its own."""
SEGMENT = 32
"""Elements that one thread looks through in order."""


@cuda.jit
def _runs(values, joined, parents):
    # Neighbours along the last axis share the first of them as their parent, within a segment.
    first = cuda.grid(1) * SEGMENT
    if first >= values.size:
        return
    start = first
    inside = False
    for i in range(first, min(first + SEGMENT, values.size)):
        if values[i]:
            if not (inside and joined):
                start = i
            inside = True
            parents[i] = start
        else:
            inside = False
            parents[i] = -1


@cuda.jit
def _join(values, offsets, joined, parents):
    i = cuda.grid(1)
    if i >= values.size or not values[i]:
        return
    left = joined and values[i - 1]
    for k in range(offsets.size):
        j = i + offsets[k]
        if j >= 0 and values[j]:
            if offsets[k] == -1:
                if i % SEGMENT != 0:
                    continue
            elif left and values[j - 1]:
                continue  # the neighbours on the left have met
            join(parents, i, j)


def components(x: ndarray, structure: np.ndarray) -> tuple[ndarray, int]:
    """Labels 1, 2, ... of connected elements, in the order of their first ones, int32; and how many there are."""
    windows = Windows(x, structure.shape, [0] * x.ndim, ["constant"] * x.ndim, False)
    values = windows.values
    middle = tuple(n // 2 for n in structure.shape)
    only_middle = np.zeros(structure.shape, bool)
    only_middle[middle] = True
    centre = int(windows.offsets(only_middle)[0])
    offsets = windows.offsets(structure) - centre
    offsets = offsets[offsets < 0]
    if not x.size:
        return gs.zeros(x.shape, np.int32), 0
    whole = tuple(n + s - 1 for n, s in zip(x.shape, structure.shape, strict=True))
    box = tuple(slice(m, m + n) for m, n in zip(middle, x.shape, strict=True))
    if values.size < ON_HOST_BELOW and cuda.get_current_device().kind == "cpu":
        labels, count = _core.label_components(values, offsets.tolist())
        return ascontiguousarray(labels.reshape(whole)[box]), count
    index = np.int32 if values.size < 2**31 else np.int64
    joined = bool((offsets == -1).any())
    parents = gs.empty(values.size, index)
    _runs[blocks(-(-values.size // SEGMENT)), BLOCK](values, joined, parents)
    if offsets.size:
        _join[blocks(values.size), BLOCK](values, asarray(offsets.astype(index)), joined, parents)
    roots, firsts = gs.empty_like(parents), gs.empty(values.size, np.int8)
    to_roots[blocks(values.size), BLOCK](parents, roots, firsts)
    counted = gs.cumsum(firsts, dtype=np.int32)
    inner = ascontiguousarray(roots.reshape(whole)[box])
    return gs.where(inner >= 0, counted[gs.maximum(inner, 0)], 0), int(counted[-1])


def label(input: Any, structure: Any = None, output: Any = None) -> Any:
    """Numbers the connected parts of an array's non-zero elements: ``labels, count``.

    Args:
        structure: which neighbours are connected, 3 along each axis and symmetric; by default those one step away.
        output: an array to write to (the count alone is returned then), or the labels' dtype; int32 by default.

    Raises:
        ValueError: a structure that is not symmetric. RuntimeError: one of another shape. TypeError: complex numbers.
    """
    from gridstride.scipy.ndimage._morphology import structure_of

    x = asarray(input)
    if x.dtype.kind == "c":
        raise TypeError("Complex type not supported")
    if structure is None:
        s = structure_of(x.ndim, 1)
    else:
        s = (structure.get() if isinstance(structure, ndarray) else np.asarray(structure)).astype(bool)
    if s.ndim != x.ndim:
        raise RuntimeError("structure and input must have equal rank")
    if any(n != 3 for n in s.shape):
        raise ValueError("structure dimensions must be equal to 3")
    if not np.array_equal(s, s[(slice(None, None, -1),) * s.ndim]):
        raise ValueError("structuring element is not symmetric")
    if x.ndim == 0:
        labels, count = (x != 0).astype(np.int32), int(bool(x))
    else:
        labels, count = components(x != 0, s)
    if isinstance(output, ndarray):
        output[...] = labels
        return count
    return labels.astype(np.int32 if output is None else output), count


# --- numbers about parts


class Parts:
    """The labelled parts of an array: the values that belong to one, and the part that each belongs to."""

    def __init__(self, input: Any, labels: Any, index: Any) -> None:
        x = asarray(input)
        self.shape = x.shape
        self.whole = labels is None
        self.scalar = labels is None or index is None or np.ndim(index) == 0
        flat = ascontiguousarray(x).reshape(-1)
        numbers = gs.arange(flat.size)
        self.index_shape: tuple[int, ...] = ()
        if labels is None:
            if index is not None:
                raise ValueError("an index was given, but no labels")
            self.count, self.values, self.positions = 1, flat, numbers
            self.ids = gs.zeros(flat.size, np.int64)
            return
        marks = ascontiguousarray(gs.broadcast_to(asarray(labels), x.shape)).reshape(-1)
        if index is None:
            chosen = gs.nonzero(marks > 0)[0]
            self.count = 1
            self.ids = gs.zeros(chosen.size, np.int64)
        else:
            wanted = (index.get() if isinstance(index, ndarray) else np.asarray(index)).reshape(-1)
            self.index_shape = np.shape(index.get() if isinstance(index, ndarray) else index)
            self.count = wanted.size
            unique, inverse = np.unique(wanted, return_inverse=True)
            table = asarray(unique)
            if not unique.size:
                chosen = numbers[:0]
                self.ids = numbers[:0]
            else:
                place = gs.minimum(gs.searchsorted(table, marks), unique.size - 1)
                chosen = gs.nonzero(table[place] == marks)[0]
                self.ids = place[chosen]
            self.inverse = asarray(inverse.astype(np.int64))
            self.unique_count = int(unique.size)
        self.values, self.positions = flat[chosen], chosen

    @property
    def groups(self) -> int:
        """How many different parts there are."""
        return getattr(self, "unique_count", 1)

    def give(self, per_group: ndarray) -> Any:
        """Numbers of the parts in the order and shape of the index that was asked for."""
        if self.scalar:
            return per_group[0]
        return per_group[self.inverse].reshape(self.index_shape)

    def sums(self, values: ndarray) -> ndarray:
        """The sum of values of each part, float64 or complex128."""
        if values.dtype.kind == "c":
            return self.sums(values.real) + 1j * self.sums(values.imag)
        return gs.bincount(self.ids, weights=values.astype(float), minlength=self.groups)

    def counts(self) -> ndarray:
        """How many elements each part has."""
        return gs.bincount(self.ids, minlength=self.groups)

    def means(self) -> ndarray:
        """The mean of each part."""
        return self.sums(self.values) / self.counts()

    def extremes(self) -> tuple[ndarray, ndarray, ndarray, ndarray]:
        """The least and greatest values of each part and the first positions of them."""
        if not self.values.size:
            raise ValueError("zero-size array to reduction operation which has no identity")
        order, starts = self._sorted()
        ends = starts + self.counts() - 1
        starts, ends = gs.minimum(starts, order.size - 1), gs.maximum(ends, 0)
        least, greatest = self.values[order[starts]], self.values[order[ends]]
        return least, greatest, self._first_of(least), self._first_of(greatest)

    def _sorted(self) -> tuple[ndarray, ndarray]:
        by_value = gs.argsort(self.values, kind="stable")
        order = by_value[gs.argsort(self.ids[by_value], kind="stable")]
        return order, gs.cumsum(self.counts()) - self.counts()

    def _first_of(self, wanted: ndarray) -> ndarray:
        hits = gs.where(self.values == wanted[self.ids], self.positions, np.iinfo(np.int64).max)
        first = gs.full(self.groups, np.iinfo(np.int64).max)
        gs.minimum.at(first, self.ids, hits)
        return first


def sum_labels(input: Any, labels: Any = None, index: Any = None) -> ndarray:
    """The sums of labelled parts.

    Args:
        labels: an array of labels that can be broadcast to the input; None for one part that is everything.
        index: which labels: a number, or an array of any shape that the result has too. None: all above 0 together.
    """
    parts = Parts(input, labels, index)
    if parts.scalar:
        return gs.sum(parts.values)
    return parts.give(parts.sums(parts.values))


sum = sum_labels


def mean(input: Any, labels: Any = None, index: Any = None) -> ndarray:
    """The means of labelled parts. Arguments as in `sum_labels`."""
    parts = Parts(input, labels, index)
    return parts.give(parts.means())


def variance(input: Any, labels: Any = None, index: Any = None) -> ndarray:
    """The variances of labelled parts. Arguments as in `sum_labels`."""
    parts = Parts(input, labels, index)
    away = parts.values - parts.means()[parts.ids]
    return parts.give(parts.sums((away * gs.conj(away)).real) / parts.counts())


def standard_deviation(input: Any, labels: Any = None, index: Any = None) -> ndarray:
    """The standard deviations of labelled parts. Arguments as in `sum_labels`."""
    return gs.sqrt(variance(input, labels, index))


def _empty_as_zero(parts: Parts, values: ndarray) -> Any:
    return parts.give(gs.where(parts.counts() > 0, values, gs.zeros(1, values.dtype)[0]))


def minimum(input: Any, labels: Any = None, index: Any = None) -> ndarray:
    """The least elements of labelled parts; 0 for a label that nothing has. Arguments as in `sum_labels`."""
    parts = Parts(input, labels, index)
    return _empty_as_zero(parts, parts.extremes()[0])


def maximum(input: Any, labels: Any = None, index: Any = None) -> ndarray:
    """The greatest elements of labelled parts; 0 for a label that nothing has. Arguments as in `sum_labels`."""
    parts = Parts(input, labels, index)
    return _empty_as_zero(parts, parts.extremes()[1])


def median(input: Any, labels: Any = None, index: Any = None) -> ndarray:
    """The medians of labelled parts, float64; NaN for a label that nothing has. Arguments as in `sum_labels`."""
    parts = Parts(input, labels, index)
    if not parts.values.size:
        return parts.give(gs.full(parts.groups, gs.nan))
    order, starts = parts._sorted()
    counts = parts.counts()
    low = gs.minimum(starts + gs.maximum(counts - 1, 0) // 2, order.size - 1)
    high = gs.minimum(starts + counts // 2, order.size - 1)
    values = parts.values.astype(float)
    middle = (values[order[low]] + values[order[high]]) / 2.0
    return parts.give(gs.where(counts > 0, middle, gs.nan))


def _tuples(parts: Parts, positions: ndarray) -> Any:
    flat = np.minimum(positions.get(), max(int(np.prod(parts.shape)) - 1, 0))
    rows = list(zip(*np.unravel_index(flat, parts.shape), strict=True))
    found = [tuple(int(v) for v in row) for row in rows]
    if parts.scalar:
        return found[0]
    return [found[i] for i in parts.inverse.get()]


def minimum_position(input: Any, labels: Any = None, index: Any = None) -> Any:
    """Where the least elements of labelled parts are first: tuples of indices. Arguments as in `sum_labels`."""
    parts = Parts(input, labels, index)
    return _tuples(parts, parts.extremes()[2])


def maximum_position(input: Any, labels: Any = None, index: Any = None) -> Any:
    """Where the greatest elements of labelled parts are first: tuples of indices. Arguments as in `sum_labels`."""
    parts = Parts(input, labels, index)
    return _tuples(parts, parts.extremes()[3])


def extrema(input: Any, labels: Any = None, index: Any = None) -> Any:
    """The least and greatest elements of labelled parts and their positions. Arguments as in `sum_labels`."""
    parts = Parts(input, labels, index)
    least, greatest, first, second = parts.extremes()
    return parts.give(least), parts.give(greatest), _tuples(parts, first), _tuples(parts, second)


def center_of_mass(input: Any, labels: Any = None, index: Any = None) -> Any:
    """The centres of mass of labelled parts: a tuple of numbers for each axis, or a list of such."""
    parts = Parts(input, labels, index)
    weights = parts.values.astype(float)
    total = parts.sums(weights)
    axes = [parts.sums(weights * p) / total for p in gs.unravel_index(parts.positions, parts.shape)]
    if parts.scalar:
        return tuple(a[0] for a in axes)
    rows = np.stack([a.get() for a in axes], axis=-1)[parts.inverse.get()]
    return [tuple(float(v) for v in row) for row in rows]


def histogram(input: Any, min: float, max: float, bins: int, labels: Any = None, index: Any = None) -> Any:
    """Histograms of labelled parts over [min, max]; an object array of them for several labels."""
    edges = asarray(np.linspace(min, max, bins + 1))
    return labeled_comprehension(input, labels, index, lambda v: gs.histogram(v, edges)[0], object, None)


def labeled_comprehension(
    input: Any,
    labels: Any,
    index: Any,
    func: Callable[..., Any],
    out_dtype: Any,
    default: Any,
    pass_positions: bool = False,
) -> Any:
    """``func`` of the values of each labelled part (and their positions): called on the host, once a part.

    Args:
        labels, index: as in `sum_labels`.
        out_dtype, default: the result's dtype, and what stands for labels that nothing has.
        pass_positions: gives the function flat positions as a second argument.
    """
    parts = Parts(input, labels, index)
    order = gs.argsort(parts.ids, kind="stable")
    values, positions = parts.values[order], parts.positions[order]
    ends = np.cumsum(parts.counts().get())
    results = []
    for k, end in enumerate(ends):
        begin = ends[k - 1] if k else 0
        if begin == end and not parts.whole:
            results.append(default)
            continue
        chosen = slice(int(begin), int(end))
        results.append(func(values[chosen], positions[chosen]) if pass_positions else func(values[chosen]))
    if np.dtype(out_dtype) == object:
        if parts.scalar:
            return results[0]
        host = np.empty(parts.count, object)
        for k, i in enumerate(parts.inverse.get()):
            host[k] = results[i]
        return host.reshape(parts.index_shape)
    host = np.array([r.get() if isinstance(r, ndarray) else r for r in results], dtype=out_dtype)
    return parts.give(asarray(host))


def find_objects(label_image: Any, max_label: int = 0) -> list[Any]:
    """The boxes of the labels 1, 2, ...: tuples of slices, None for labels that nothing has."""
    labels = asarray(label_image)
    if labels.dtype.kind not in "iub":
        raise RuntimeError("data type not supported: labels are integers")
    flat = ascontiguousarray(labels).reshape(-1).astype(np.int64)
    top = max_label if max_label >= 1 else int(flat.max()) if flat.size else 0
    if top < 1:
        return []
    chosen = gs.nonzero(gs.logical_and(flat > 0, flat <= top))[0]
    ids = flat[chosen] - 1
    boxes = []
    for place in gs.unravel_index(chosen, labels.shape):
        low, high = gs.full(top, np.iinfo(np.int64).max), gs.full(top, -1)
        gs.minimum.at(low, ids, place)
        gs.maximum.at(high, ids, place)
        boxes.append((low.get(), high.get()))
    return [
        tuple(slice(int(low[k]), int(high[k]) + 1) for low, high in boxes) if boxes[0][1][k] >= 0 else None
        for k in range(top)
    ]


def value_indices(arr: Any, *, ignore_value: int | None = None, adaptive_index_dtype: bool = False) -> dict[int, Any]:
    """The indices of each value of an array of integers: a tuple of an index array for each axis.

    `adaptive_index_dtype` is accepted; indices are int64.
    """
    x = asarray(arr)
    if x.dtype.kind not in "iu":
        raise ValueError("Parameter 'arr' must be an integer array")
    flat = ascontiguousarray(x).reshape(-1)
    order = gs.argsort(flat, kind="stable")
    values, counts = gs.unique(flat, return_counts=True)
    ends = np.cumsum(counts.get())
    result = {}
    for k, value in enumerate(values.get()):
        if ignore_value is None or int(value) != ignore_value:
            chosen = order[int(ends[k - 1]) if k else 0 : int(ends[k])]
            result[int(value)] = tuple(gs.unravel_index(chosen, x.shape))
    return result
