"""Morphology of sets and of grey images, and distances to the background."""

from __future__ import annotations

import math
import operator
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.ndimage._ranks import extreme, spread
from gridstride.scipy.ndimage._window import Windows, check_axes, deliver, per_axis


def _host(value: Any) -> np.ndarray:
    return value.get() if isinstance(value, ndarray) else np.asarray(value)


def generate_binary_structure(rank: int, connectivity: int) -> ndarray:
    """The elements of a box of 3 along each axis that are at most `connectivity` steps from its middle."""
    return asarray(_structure(rank, connectivity))


def _structure(rank: int, connectivity: int) -> np.ndarray:
    if rank < 1:
        return np.array(True)
    steps = np.abs(np.indices([3] * rank) - 1).sum(axis=0)
    return steps <= max(connectivity, 1)


def iterate_structure(structure: Any, iterations: int, origin: Any = None) -> Any:
    """A structure dilated with itself; with an `origin` that one, too, for as many iterations."""
    s = _host(structure).astype(bool)
    count = operator.index(iterations)
    if count < 2:
        return asarray(s.copy())
    more = count - 1
    shape = [n + more * (n - 1) for n in s.shape]
    middle = [more * (n // 2) for n in s.shape]
    start = np.zeros(shape, bool)
    start[tuple(slice(m, m + n) for m, n in zip(middle, s.shape, strict=True))] = s
    result = binary_dilation(asarray(start), asarray(s), iterations=more)
    if origin is None:
        return result
    return result, [count * o for o in per_axis(origin, s.ndim)]


@cuda.jit
def _all_of(values, offsets, out):
    i = cuda.grid(1)
    if i < out.size:
        found = True
        for k in range(offsets.size):
            found = found and values[i + offsets[k]]
        out[i] = found


@cuda.jit
def _any_of(values, offsets, out):
    i = cuda.grid(1)
    if i < out.size:
        found = False
        for k in range(offsets.size):
            found = found or values[i + offsets[k]]
        out[i] = found


def _binary(
    input: Any,
    structure: Any,
    iterations: int,
    mask: Any,
    output: Any,
    border_value: int,
    origin: Any,
    dilate: bool,
    axes: Any,
) -> ndarray:
    try:
        count = operator.index(iterations)
    except TypeError:
        raise TypeError("iterations parameter should be an integer") from None
    x = asarray(input)
    if x.dtype.kind == "c":
        raise TypeError("Complex type not supported")
    places = check_axes(axes, x.ndim)
    s = _structure(len(places), 1) if structure is None else _host(structure).astype(bool)
    if s.ndim != len(places):
        raise RuntimeError("structure and input must have same dimensionality")
    if s.size < 1:
        raise RuntimeError("structure must not be empty")
    origins = [operator.index(o) for o in per_axis(origin, len(places))]
    if dilate:
        s = s[(slice(None, None, -1),) * s.ndim]
        origins = [-o - (n % 2 == 0) for o, n in zip(origins, s.shape, strict=True)]
    s = s.reshape(spread(s.shape, sorted(places), x.ndim, 1))
    all_origins = spread(origins, places, x.ndim, 0)
    kernel = _any_of if dilate else _all_of
    now = x != 0
    start = now
    keep = None if mask is None else asarray(mask).astype(bool)
    done = 0
    while x.size:
        windows = Windows(now, s.shape, all_origins, ["constant"] * x.ndim, bool(border_value))
        new = windows.launch(kernel, bool, asarray(windows.offsets(s)))
        if keep is not None:
            new = gs.where(keep, new, start)
        done += 1
        last = done == count or (count < 1 and bool((new == now).all()))
        now = ascontiguousarray(new)
        if last:
            break
    return deliver(now, output, bool)


def binary_erosion(
    input: Any,
    structure: Any = None,
    iterations: int = 1,
    mask: Any = None,
    output: Any = None,
    border_value: int = 0,
    origin: Any = 0,
    brute_force: bool = False,
    *,
    axes: Any = None,
) -> ndarray:
    """The elements around which the whole structure lies in the set of non-zero ones.

    Args:
        structure: the neighbourhood; by default the elements one step away.
        iterations: how often; less than 1 for until nothing changes.
        mask: only these elements change.
        border_value: what is beyond the borders.
        brute_force: accepted and not used.

    Raises:
        RuntimeError: a structure of another rank or an empty one. TypeError: complex numbers.
    """
    return _binary(input, structure, iterations, mask, output, border_value, origin, False, axes)


def binary_dilation(
    input: Any,
    structure: Any = None,
    iterations: int = 1,
    mask: Any = None,
    output: Any = None,
    border_value: int = 0,
    origin: Any = 0,
    brute_force: bool = False,
    *,
    axes: Any = None,
) -> ndarray:
    """The elements that the structure around some non-zero element reaches. Arguments as in `binary_erosion`."""
    return _binary(input, structure, iterations, mask, output, border_value, origin, True, axes)


def binary_opening(
    input: Any,
    structure: Any = None,
    iterations: int = 1,
    output: Any = None,
    origin: Any = 0,
    mask: Any = None,
    border_value: int = 0,
    brute_force: bool = False,
    *,
    axes: Any = None,
) -> ndarray:
    """An erosion, then a dilation. Arguments as in `binary_erosion`."""
    inner = binary_erosion(input, structure, iterations, mask, None, border_value, origin, axes=axes)
    return binary_dilation(inner, structure, iterations, mask, output, border_value, origin, axes=axes)


def binary_closing(
    input: Any,
    structure: Any = None,
    iterations: int = 1,
    output: Any = None,
    origin: Any = 0,
    mask: Any = None,
    border_value: int = 0,
    brute_force: bool = False,
    *,
    axes: Any = None,
) -> ndarray:
    """A dilation, then an erosion. Arguments as in `binary_erosion`."""
    inner = binary_dilation(input, structure, iterations, mask, None, border_value, origin, axes=axes)
    return binary_erosion(inner, structure, iterations, mask, output, border_value, origin, axes=axes)


def binary_hit_or_miss(
    input: Any,
    structure1: Any = None,
    structure2: Any = None,
    output: Any = None,
    origin1: Any = 0,
    origin2: Any = None,
    *,
    axes: Any = None,
) -> ndarray:
    """The elements around which the set has the first structure and nothing of the second (its complement)."""
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    first = _structure(len(places), 1) if structure1 is None else _host(structure1).astype(bool)
    second = np.logical_not(first) if structure2 is None else _host(structure2).astype(bool)
    hit = _binary(x, first, 1, None, None, 0, origin1, False, axes)
    # Nothing of the second structure: an erosion of the complement.
    outside = gs.logical_not(x != 0)
    clear = _binary(outside, second, 1, None, None, 1, origin1 if origin2 is None else origin2, False, axes)
    return deliver(gs.logical_and(hit, clear), output, bool)


def binary_propagation(
    input: Any,
    structure: Any = None,
    mask: Any = None,
    output: Any = None,
    border_value: int = 0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """Dilations inside of the mask until nothing changes. Arguments as in `binary_erosion`."""
    return _binary(input, structure, -1, mask, output, border_value, origin, True, axes)


def binary_fill_holes(
    input: Any, structure: Any = None, output: Any = None, origin: Any = 0, *, axes: Any = None
) -> ndarray:
    """The set and what it encloses: what no path along the structure connects to the border."""
    from gridstride.scipy.ndimage._measurements import components

    x = asarray(input) != 0
    s = _structure(x.ndim, 1) if structure is None else _host(structure).astype(bool)
    plain = axes is None and x.ndim > 1 and s.shape == (3,) * x.ndim and not np.any(origin)
    # What surrounds the array has to be one component.
    plain = plain and bool(s[_structure(x.ndim, 1)].all()) and np.array_equal(s, s[(slice(None, None, -1),) * s.ndim])
    if plain and x.size:
        # One labelling instead of as many dilations as the longest path has steps.
        outside = gs.pad(gs.logical_not(x), 1, mode="constant", constant_values=True)
        labels, _ = components(outside, s)
        inner = labels[(slice(1, -1),) * x.ndim]
        return deliver(inner != labels[(0,) * x.ndim], output, bool)
    mask = gs.logical_not(x)
    empty = gs.zeros(x.shape, bool)
    return deliver(
        gs.logical_not(binary_dilation(empty, structure, -1, mask, None, 1, origin, axes=axes)), output, bool
    )


# --- grey images


def _grey_window(size: Any, footprint: Any, structure: Any) -> None:
    if size is None and footprint is None and structure is None:
        raise ValueError("size, footprint, or structure must be specified")


def grey_erosion(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The least element of a window, lowered by the `structure` where that is given.

    Other arguments as in `minimum_filter`. ValueError without a window.
    """
    _grey_window(size, footprint, structure)
    return extreme(input, size, footprint, structure, output, mode, cval, origin, True, axes)


def grey_dilation(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The greatest element of a window turned around, raised by the `structure` where that is given."""
    _grey_window(size, footprint, structure)
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    turn = (slice(None, None, -1),) * len(places)
    if structure is not None:
        structure = _host(structure)[turn]
    if footprint is not None:
        footprint = _host(footprint)[turn]
    shape = next((v.shape for v in (footprint, structure) if v is not None), None)
    sizes = per_axis(size, len(places)) if shape is None else shape
    origins = [-o - (n % 2 == 0) for o, n in zip(per_axis(origin, len(places)), sizes, strict=True)]
    return extreme(x, size, footprint, structure, output, mode, cval, origins, False, axes)


def grey_opening(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """An erosion, then a dilation. Arguments as in `grey_erosion`."""
    inner = grey_erosion(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return grey_dilation(inner, size, footprint, structure, output, mode, cval, origin, axes=axes)


def grey_closing(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """A dilation, then an erosion. Arguments as in `grey_erosion`."""
    inner = grey_dilation(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return grey_erosion(inner, size, footprint, structure, output, mode, cval, origin, axes=axes)


def morphological_gradient(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The dilation minus the erosion. Arguments as in `grey_erosion`."""
    high = grey_dilation(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    low = grey_erosion(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return deliver(high - low, output, high.dtype)


def morphological_laplace(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The dilation plus the erosion minus twice the input. Arguments as in `grey_erosion`."""
    x = asarray(input)
    high = grey_dilation(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    low = grey_erosion(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return deliver(high + low - x - x, output, high.dtype)


def white_tophat(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The input minus its opening. Arguments as in `grey_erosion`."""
    x = asarray(input)
    opened = grey_opening(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return deliver(x ^ opened if x.dtype == bool else x - opened, output, opened.dtype)


def black_tophat(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The closing minus the input. Arguments as in `grey_erosion`."""
    x = asarray(input)
    closed = grey_closing(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return deliver(closed ^ x if x.dtype == bool else closed - x, output, closed.dtype)


# --- distances


@cuda.jit
def _nearest_in_columns(away, unit, squares, features):
    # Down and up each line of the first axis: a thread a line.
    i = cuda.grid(1)
    if i >= away.shape[1]:
        return
    n = away.shape[0]
    last = -1
    for j in range(n):
        if not away[j, i]:
            last = j
        squares[j, i] = (unit * (j - last)) ** 2 if last >= 0 else np.inf
        features[j, i] = last * away.shape[1] + i
    last = -1
    for k in range(n):
        j = n - 1 - k
        if not away[j, i]:
            last = j
        if last >= 0:
            d = (unit * (last - j)) ** 2
            if d < squares[j, i]:
                squares[j, i] = d
                features[j, i] = last * away.shape[1] + i


@cuda.jit
def _nearest_in_planes(squares, features, unit, out_squares, out_features):
    # From each element outwards along the middle axis, until nothing farther away can be nearer.
    i, j, o = cuda.grid(3)
    if o >= squares.shape[0] or j >= squares.shape[1] or i >= squares.shape[2]:
        return
    best = squares[o, j, i]
    feature = features[o, j, i]
    n = squares.shape[1]
    for step in range(1, n):
        further = unit * unit * step * step
        if further >= best:
            break
        if j - step >= 0:
            d = squares[o, j - step, i] + further
            if d < best:
                best = d
                feature = features[o, j - step, i]
        if j + step < n:
            d = squares[o, j + step, i] + further
            if d < best:
                best = d
                feature = features[o, j + step, i]
    out_squares[o, j, i] = best
    out_features[o, j, i] = feature


@cuda.jit
def _nearest_in_rows(squares, features, unit, out_squares, out_features):
    # The same along the last axis.
    j, o = cuda.grid(2)
    if o >= squares.shape[0] or j >= squares.shape[1]:
        return
    best = squares[o, j]
    feature = features[o, j]
    n = squares.shape[1]
    for step in range(1, n):
        further = unit * unit * step * step
        if further >= best:
            break
        if j - step >= 0:
            d = squares[o, j - step] + further
            if d < best:
                best = d
                feature = features[o, j - step]
        if j + step < n:
            d = squares[o, j + step] + further
            if d < best:
                best = d
                feature = features[o, j + step]
    out_squares[o, j] = best
    out_features[o, j] = feature


def _nearest(x: ndarray, units: list[float]) -> tuple[ndarray, ndarray]:
    """The square of the distance to the nearest zero, and its flat index."""
    squares, features = gs.empty(x.shape), gs.empty(x.shape, np.int64)
    if not x.size:
        return squares, features
    n = x.shape[0]
    lines = x.size // n
    _nearest_in_columns[-(-lines // 64), 64](
        ascontiguousarray(x).reshape(n, lines), units[0], squares.reshape(n, lines), features.reshape(n, lines)
    )
    for axis in range(1, x.ndim):
        n, inner = x.shape[axis], math.prod(x.shape[axis + 1 :])
        outer = x.size // (n * inner)
        new, from_where = gs.empty(x.shape), gs.empty(x.shape, np.int64)
        parts = (squares, features, new, from_where)
        if inner == 1:
            a, f, b, g = (v.reshape(outer, n) for v in parts)
            _nearest_in_rows[(-(-n // 64), -(-outer // 4)), (64, 4)](a, f, units[axis], b, g)
        else:
            a, f, b, g = (v.reshape(outer, n, inner) for v in parts)
            for begin in range(0, outer, 65535):  # a grid's limit along z
                s = slice(begin, begin + 65535)
                grid = (-(-inner // 64), -(-n // 4), a[s].shape[0])
                _nearest_in_planes[grid, (64, 4, 1)](a[s], f[s], units[axis], b[s], g[s])
        squares, features = new, from_where
    return squares, features


def distance_transform_edt(
    image: Any,
    sampling: Any = None,
    return_distances: bool = True,
    return_indices: bool = False,
    distances: ndarray | None = None,
    indices: ndarray | None = None,
    *,
    block_params: Any = None,
    float64_distances: bool = True,
) -> Any:
    """The exact Euclidean distance of each non-zero element to the nearest zero, and the indices of that.

    Args:
        sampling: the elements' extents, a number or one for each axis.
        return_distances, return_indices: what to return; both give a tuple.
        distances, indices: arrays to write to, which then are not returned.
        block_params: accepted and not used.
        float64_distances: False gives float32.

    Raises:
        RuntimeError: nothing to return, or arrays of other shapes.
    """
    x = asarray(image) != 0
    if not return_distances and not return_indices:
        raise RuntimeError("at least one of return_distances/return_indices must be True")
    units = [1.0] * x.ndim if sampling is None else [float(s) for s in per_axis(sampling, x.ndim)]
    squares, features = _nearest(x, units)
    results: list[Any] = []
    if return_distances:
        length = gs.sqrt(squares).astype(np.float64 if float64_distances else np.float32)
        if distances is None:
            results.append(length)
        else:
            if distances.shape != length.shape:
                raise RuntimeError("distances array has wrong shape")
            distances[...] = length
    if return_indices:
        places = gs.stack(gs.unravel_index(features, x.shape)).astype(np.int32)
        if indices is None:
            results.append(places)
        else:
            if indices.shape != places.shape:
                raise RuntimeError("indices array has wrong shape")
            indices[...] = places
    return None if not results else results[0] if len(results) == 1 else tuple(results)
