"""Geometric transforms of images of any rank, by spline interpolation."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.ndimage._splines import (
    CONSTANT,
    bspline,
    checked_order,
    complex_parts,
    first_tap,
    give,
    mode_code,
    place_of,
    plain_dtype,
    prepared_values,
    tap_of,
)
from gridstride.scipy.ndimage._window import BLOCK, blocks, per_axis


@functools.cache
def _general_kernel(rank: int, order: int) -> Any:
    count = order + 1
    total_count = count**rank

    @cuda.jit
    def kernel(values, shape, strides, coordinates, pad, mode, cval, out):
        i = cuda.grid(1)
        if i >= out.size:
            return
        weights = cuda.local.array((rank, count), np.float64)
        places = cuda.local.array((rank, count), np.int64)
        inside = True
        for a in range(rank):
            c, there = place_of(np.float64(coordinates[a, i]) + pad, shape[a], mode)
            inside = inside and there
            start = first_tap(c, order)
            for k in range(count):
                weights[a, k] = bspline(order, c - (start + k))
                places[a, k] = tap_of(start + k, shape[a], mode)
        if not inside:
            out[i] = cval
            return
        result = 0.0
        for t in range(total_count):
            rest = t
            weight = 1.0
            place = 0
            here = True
            for a in range(rank):
                k = rest % count
                rest = rest // count
                weight *= weights[a, k]
                here = here and places[a, k] >= 0
                place += places[a, k] * strides[a]
            result += weight * (values[place] if here else cval)
        out[i] = result

    return kernel


def _general(prepared: ndarray, pad: int, coordinates: ndarray, order: int, mode: int, cval: float) -> ndarray:
    shape = np.asarray(prepared.shape, dtype=np.int64)
    strides = np.append(np.cumprod(shape[:0:-1])[::-1], 1).astype(np.int64)
    out = gs.empty(coordinates.shape[1:])
    flat = ascontiguousarray(coordinates).reshape(coordinates.shape[0], -1)
    if out.size:
        kernel = _general_kernel(prepared.ndim, order)
        kernel[blocks(out.size), BLOCK](
            prepared.reshape(-1), asarray(shape), asarray(strides), flat, float(pad), mode, float(cval), out.reshape(-1)
        )
    return out


@cuda.jit
def _line_taps(coordinates, n, order, mode, places, weights, inside):
    j = cuda.grid(1)
    if j < coordinates.size:
        c, there = place_of(coordinates[j], n, mode)
        start = first_tap(c, order)
        inside[j] = there
        for k in range(order + 1):
            weights[k, j] = bspline(order, c - (start + k))
            places[k, j] = tap_of(start + k, n, mode)


@cuda.jit
def _along_last(values, places, weights, cval, out):
    j, r = cuda.grid(2)
    if r < out.shape[0] and j < out.shape[1]:
        total = 0.0
        for k in range(places.shape[0]):
            p = places[k, j]
            total += weights[k, j] * (values[r, p] if p >= 0 else cval)
        out[r, j] = total


@cuda.jit
def _along_middle(values, places, weights, cval, out):
    i, j, o = cuda.grid(3)
    if o < out.shape[0] and j < out.shape[1] and i < out.shape[2]:
        total = 0.0
        for k in range(places.shape[0]):
            p = places[k, j]
            total += weights[k, j] * (values[o, p, i] if p >= 0 else cval)
        out[o, j, i] = total


def _separable(prepared: ndarray, lines: Sequence[np.ndarray | None], order: int, mode: int, cval: float) -> ndarray:
    """A transform that treats each axis by itself: coordinates along each axis, None where nothing changes."""
    result = prepared
    outside: list[ndarray] = []
    for axis, line in enumerate(lines):
        n = result.shape[axis]
        if line is None:
            continue
        m = len(line)
        places, weights = gs.empty((order + 1, m), np.int64), gs.empty((order + 1, m))
        inside = gs.empty(m, bool)
        if m:
            _line_taps[blocks(m), BLOCK](asarray(line), n, order, mode, places, weights, inside)
        outer, inner = math.prod(result.shape[:axis]), math.prod(result.shape[axis + 1 :])
        shape = (*result.shape[:axis], m, *result.shape[axis + 1 :])
        out = gs.empty((outer, m, inner))
        if out.size:
            source = ascontiguousarray(result).reshape(outer, n, inner)
            if inner == 1:
                grid = (-(-m // 64), -(-outer // 4))
                _along_last[grid, (64, 4)](source[:, :, 0], places, weights, cval, out[:, :, 0])
            else:
                for begin in range(0, outer, 65535):  # a grid's limit along z
                    part = slice(begin, begin + 65535)
                    grid3 = (-(-inner // 64), -(-m // 4), out[part].shape[0])
                    _along_middle[grid3, (64, 4, 1)](source[part], places, weights, cval, out[part])
        result = out.reshape(shape)
        if mode == CONSTANT:
            extent = [1] * result.ndim
            extent[axis] = m
            outside.append(gs.logical_not(inside).reshape(extent))
    for mask in outside:
        result = gs.where(mask, cval, result)
    return result


def map_coordinates(
    input: Any,
    coordinates: Any,
    output: Any = None,
    order: int = 3,
    mode: str = "constant",
    cval: Any = 0.0,
    prefilter: bool = True,
) -> ndarray:
    """The array at `coordinates`: along their first axis one for each axis of the array; the others are the result's.

    Args:
        output: an array to write to, or the result's dtype; by default the input's. Integers are rounded.
        order: of the spline, 0 to 5.
        mode: what is beyond the borders: "constant" (`cval`), "grid-constant", "nearest", "mirror", "reflect", "wrap"
            or "grid-wrap".
        prefilter: whether the input are values; else it is the coefficients that `spline_filter` gives.

    Raises:
        RuntimeError: an order beyond 5, an unknown mode, coordinates of another rank. TypeError: complex coordinates.
    """
    x, c = asarray(input), asarray(coordinates)
    order, code = checked_order(order), mode_code(mode)
    if c.dtype.kind == "c":
        raise TypeError("Complex type not supported")
    if x.ndim < 1 or c.ndim < 2:
        raise RuntimeError("input and output rank must be > 0")
    if c.shape[0] != x.ndim:
        raise RuntimeError(f"invalid shape for coordinate array: {c.shape}, its first axis must be {x.ndim} long")
    if x.dtype.kind == "c":
        return complex_parts(
            lambda part, v: map_coordinates(part, c, float, order, mode, v, prefilter), x, output, cval
        )
    prepared, pad = prepared_values(x, order, mode, cval, prefilter)
    return give(_general(prepared, pad, c, order, code, cval), output, x.dtype)


def affine_transform(
    input: Any,
    matrix: Any,
    offset: Any = 0.0,
    output_shape: Any = None,
    output: Any = None,
    order: int = 3,
    mode: str = "constant",
    cval: Any = 0.0,
    prefilter: bool = True,
    *,
    texture_memory: bool = False,
) -> ndarray:
    """The array at ``matrix @ index + offset`` of each index of the result.

    The matrix may be its diagonal alone, or homogeneous with the offset in it. Other arguments as in `map_coordinates`;
    `texture_memory` is accepted and not used.

    Raises:
        RuntimeError: a matrix or an offset of another size. ValueError: a homogeneous matrix with another last row.
    """
    x = asarray(input)
    order, code = checked_order(order), mode_code(mode)
    m = np.asarray(matrix.get() if isinstance(matrix, ndarray) else matrix, dtype=float)
    shape = (
        tuple(output_shape) if output_shape is not None else output.shape if isinstance(output, ndarray) else x.shape
    )
    if x.ndim < 1 or len(shape) < 1:
        raise RuntimeError("input and output rank must be > 0")
    if x.dtype.kind == "c":
        return complex_parts(
            lambda part, v: affine_transform(part, m, offset, shape, float, order, mode, v, prefilter), x, output, cval
        )
    if m.ndim not in (1, 2) or m.shape[0] < 1:
        raise RuntimeError("no proper affine matrix provided")
    if m.ndim == 2 and m.shape[1] == x.ndim + 1 and m.shape[0] in (x.ndim, x.ndim + 1):
        if m.shape[0] == x.ndim + 1 and not np.array_equal(m[-1], [0] * x.ndim + [1]):
            raise ValueError(f"Expected homogeneous transformation matrix, but its bottom row is {m[-1]}")
        offset, m = m[: x.ndim, x.ndim], m[: x.ndim, : x.ndim]
    if m.shape[0] != x.ndim:
        raise RuntimeError(f"affine matrix has wrong number of rows: {m.shape[0]}, expected {x.ndim}")
    if m.ndim == 2 and m.shape[1] != len(shape):
        raise RuntimeError(f"affine matrix has wrong number of columns: {m.shape[1]}, expected {len(shape)}")
    shifts = [float(o) for o in per_axis(offset.get() if isinstance(offset, ndarray) else offset, x.ndim)]
    prepared, pad = prepared_values(x, order, mode, cval, prefilter)
    if m.ndim == 2 and np.count_nonzero(m - np.diag(np.diagonal(m))) == 0 and m.shape[0] == m.shape[1]:
        m = np.diagonal(m)
    if m.ndim == 1:
        lines = [np.arange(n) * f + s + pad for n, f, s in zip(shape, m, shifts, strict=True)]
        return give(_separable(prepared, lines, order, code, float(cval)), output, x.dtype)
    grids = [
        gs.arange(n, dtype=float).reshape([-1 if k == a else 1 for k in range(len(shape))]) for a, n in enumerate(shape)
    ]
    rows = []
    for row, s in zip(m, shifts, strict=True):
        line = gs.full(shape, s)
        for factor, grid in zip(row, grids, strict=True):
            line = line + grid * float(factor)
        rows.append(line)
    return give(_general(prepared, pad, gs.stack(rows), order, code, cval), output, x.dtype)


def shift(
    input: Any,
    shift: Any,
    output: Any = None,
    order: int = 3,
    mode: str = "constant",
    cval: Any = 0.0,
    prefilter: bool = True,
) -> ndarray:
    """The array shifted, by a number for all axes or one for each. Other arguments as in `map_coordinates`."""
    x = asarray(input)
    order, code = checked_order(order), mode_code(mode)
    amounts = [float(s) for s in per_axis(shift, x.ndim)]
    if x.ndim < 1:
        raise RuntimeError("input and output rank must be > 0")
    if x.dtype.kind == "c":
        return complex_parts(lambda part, v: _shift(part, amounts, float, order, mode, v, prefilter), x, output, cval)
    prepared, pad = prepared_values(x, order, mode, cval, prefilter)
    lines = [np.arange(n) - s + pad for n, s in zip(x.shape, amounts, strict=True)]
    return give(_separable(prepared, lines, order, code, float(cval)), output, x.dtype)


_shift = shift


def zoom(
    input: Any,
    zoom: Any,
    output: Any = None,
    order: int = 3,
    mode: str = "constant",
    cval: Any = 0.0,
    prefilter: bool = True,
    *,
    grid_mode: bool = False,
) -> ndarray:
    """The array on a grid that is finer by a factor, for all axes or one for each.

    `grid_mode`: elements are areas, not points. Other arguments as in `map_coordinates`.
    """
    x = asarray(input)
    order, code = checked_order(order), mode_code(mode)
    if x.ndim < 1:
        raise RuntimeError("input and output rank must be > 0")
    factors = per_axis(zoom, x.ndim)
    shape = tuple(round(n * float(f)) for n, f in zip(x.shape, factors, strict=True))
    if x.dtype.kind == "c":
        return complex_parts(
            lambda part, v: _zoom(part, factors, float, order, mode, v, prefilter, grid_mode=grid_mode), x, output, cval
        )
    prepared, pad = prepared_values(x, order, mode, cval, prefilter)
    lines = []
    for n, m in zip(x.shape, shape, strict=True):
        if grid_mode:
            lines.append((np.arange(m) + 0.5) * (n / m if m else 1.0) - 0.5 + pad)
        else:
            lines.append(np.arange(m) * ((n - 1) / (m - 1) if m != 1 else 1.0) + pad)
    return give(_separable(prepared, lines, order, code, float(cval)), output, x.dtype)


_zoom = zoom


def rotate(
    input: Any,
    angle: float,
    axes: Any = (1, 0),
    reshape: bool = True,
    output: Any = None,
    order: int = 3,
    mode: str = "constant",
    cval: Any = 0.0,
    prefilter: bool = True,
) -> ndarray:
    """The array turned by `angle` degrees in the plane of two axes; with `reshape` the result holds all of it.

    Other arguments as in `map_coordinates`. ValueError: less than two axes in the array, or axes that are no plane.
    """
    x = asarray(input)
    if x.ndim < 2:
        raise ValueError("input array should be at least 2D")
    plane = [operator.index(a) for a in axes]
    if len(plane) != 2:
        raise ValueError("axes should contain exactly two values")
    if any(not -x.ndim <= a < x.ndim for a in plane) or plane[0] % x.ndim == plane[1] % x.ndim:
        raise ValueError("invalid rotation plane specified")
    plane = sorted(a % x.ndim for a in plane)
    turns = angle % 360.0
    exact = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    c, s = exact.get(turns, (math.cos(math.radians(angle)), math.sin(math.radians(angle))))
    matrix = np.array([[c, s], [-s, c]])
    extents = np.array([x.shape[a] for a in plane])
    new = extents
    if reshape:
        corners = matrix @ [[0, 0, extents[0], extents[0]], [0, extents[1], 0, extents[1]]]
        new = (np.ptp(corners, axis=1) + 0.5).astype(int)
    offset = (extents - 1) / 2 - matrix @ ((new - 1) / 2)
    shape = list(x.shape)
    shape[plane[0]], shape[plane[1]] = (int(n) for n in new)
    others = [a for a in range(x.ndim) if a not in plane]
    dtype = plain_dtype(x, output)
    # The planes one after the other: the spline is that of the plane alone.
    turned = x.transpose((*others, *plane)).reshape(-1, *(int(n) for n in extents))
    target = output.dtype if isinstance(output, ndarray) else dtype
    parts = [
        affine_transform(part, matrix, offset, tuple(int(n) for n in new), target, order, mode, cval, prefilter)
        for part in turned
    ]
    stacked = gs.stack(parts) if parts else gs.empty((0, *(int(n) for n in new)), x.dtype)
    whole = stacked.reshape([shape[a] for a in (*others, *plane)])
    result = whole.transpose([int(k) for k in np.argsort([*others, *plane])])
    if isinstance(output, ndarray):
        if output.shape != result.shape:
            raise RuntimeError(f"output shape not correct: {output.shape}, expected {result.shape}")
        output[...] = result
        return output
    return ascontiguousarray(result)
