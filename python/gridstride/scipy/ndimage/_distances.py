"""Distances to the background."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.ndimage._window import per_axis


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
