"""Filters by order: minimum, maximum, rank, median, percentile; and those with a function of one's own."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ndarray
from gridstride.scipy.ndimage._filters import along_axes
from gridstride.scipy.ndimage._window import Windows, check_axes, check_axis, deliver, per_axis, real_input


@cuda.jit
def _least(values, offsets, out):
    i = cuda.grid(1)
    if i < out.size:
        best = values[i + offsets[0]]
        for k in range(1, offsets.size):
            v = values[i + offsets[k]]
            if v < best:
                best = v
        out[i] = best


@cuda.jit
def _greatest(values, offsets, out):
    i = cuda.grid(1)
    if i < out.size:
        best = values[i + offsets[0]]
        for k in range(1, offsets.size):
            v = values[i + offsets[k]]
            if v > best:
                best = v
        out[i] = best


@cuda.jit
def _least_lowered(values, offsets, heights, out):
    i = cuda.grid(1)
    if i < out.size:
        best = np.float64(values[i + offsets[0]]) - heights[0]
        for k in range(1, offsets.size):
            v = np.float64(values[i + offsets[k]]) - heights[k]
            if v < best:
                best = v
        out[i] = best


@cuda.jit
def _greatest_raised(values, offsets, heights, out):
    i = cuda.grid(1)
    if i < out.size:
        best = np.float64(values[i + offsets[0]]) + heights[0]
        for k in range(1, offsets.size):
            v = np.float64(values[i + offsets[k]]) + heights[k]
            if v > best:
                best = v
        out[i] = best


@cuda.jit
def _ranked_by_counts(values, offsets, rank, out):
    # The element with at most `rank` smaller ones and more than that not greater. No memory of its own, no order of
    # branches: every thread does the same.
    i = cuda.grid(1)
    if i < out.size:
        best = values[i + offsets[0]]
        for a in range(offsets.size):
            v = values[i + offsets[a]]
            below = 0
            upto = 0
            for b in range(offsets.size):
                w = values[i + offsets[b]]
                below += 1 if w < v else 0
                upto += 1 if w <= v else 0
            if below <= rank and rank < upto:
                best = v
        out[i] = best


@cuda.jit
def _ranked_by_bits(keys, offsets, rank, bits, out):
    # The result's key bit by bit from the top: how many keys are below the next candidate?
    i = cuda.grid(1)
    if i < out.size:
        found = np.uint64(0)
        for step in range(bits):
            candidate = found | (np.uint64(1) << np.uint64(bits - 1 - step))
            below = 0
            for k in range(offsets.size):
                below += 1 if np.uint64(keys[i + offsets[k]]) < candidate else 0
            if below <= rank:
                found = candidate
        out[i] = found


def _keys(x: ndarray) -> tuple[ndarray, Callable[[ndarray], ndarray]]:
    """Unsigned integers in the same order as the numbers, and the way back."""
    kind, size = x.dtype.kind, x.itemsize
    unsigned = np.dtype(f"u{size}")
    top = 1 << (8 * size - 1)
    if kind == "b":
        return x.astype(np.uint8), lambda k: k.astype(bool)
    if kind == "u":
        return x, lambda k: k
    if kind == "i":
        return gs.bitwise_xor(x.view(unsigned), top), lambda k: gs.bitwise_xor(k, top).view(x.dtype)
    bits = x.view(unsigned)
    keys = gs.where(bits >= top, gs.invert(bits), gs.bitwise_or(bits, top))
    return keys, lambda k: gs.where(k >= top, gs.bitwise_xor(k, top), gs.invert(k)).view(x.dtype)


def window_of(
    x: ndarray, size: Any, footprint: Any, structure: Any, places: Sequence[int]
) -> tuple[np.ndarray, np.ndarray | None]:
    """The footprint and the heights of a filter, with an axis for each one of the input."""
    heights = None
    if structure is not None:
        heights = structure.get() if isinstance(structure, ndarray) else np.asarray(structure)
    if footprint is None:
        if heights is not None:
            shape = np.ones(heights.shape, bool)
        elif size is None:
            raise RuntimeError("no footprint or filter size provided")
        else:
            shape = np.ones([operator.index(s) for s in per_axis(size, len(places), "size")], bool)
    else:
        shape = (footprint.get() if isinstance(footprint, ndarray) else np.asarray(footprint)).astype(bool)
        if not shape.any():
            raise ValueError("All-zero footprint is not supported.")
    if shape.ndim != len(places):
        raise RuntimeError(f"footprint.ndim ({shape.ndim}) must match len(axes) ({len(places)})")
    if heights is not None and heights.shape != shape.shape:
        raise RuntimeError("structure shape must match footprint shape")
    if 0 in shape.shape:
        raise RuntimeError("incorrect filter size")
    full = [1] * x.ndim
    # A window's axes are in the array's order, sizes in that of `axes`.
    order = places if footprint is None and heights is None else sorted(places)
    extents: tuple[int, ...] = shape.shape
    for extent, place in zip(extents, order, strict=True):
        full[place] = extent
    return shape.reshape(full), None if heights is None else heights.astype(float).reshape(full)


def spread(values: Sequence[Any], places: Sequence[int], rank: int, rest: Any) -> list[Any]:
    """Values of the given axes, `rest` for the other ones."""
    result = [rest] * rank
    for value, place in zip(values, places, strict=True):
        result[place] = value
    return result


def extreme(
    input: Any,
    size: Any,
    footprint: Any,
    structure: Any,
    output: Any,
    mode: Any,
    cval: Any,
    origin: Any,
    least: bool,
    axes: Any = None,
) -> ndarray:
    """A minimum or maximum filter; with a structure, of values lowered or raised by it."""
    x = real_input(input, "minimum_filter" if least else "maximum_filter")
    places = check_axes(axes, x.ndim)
    origins = per_axis(origin, len(places), "origin")
    modes = per_axis(mode, len(places), "mode")
    if footprint is None and structure is None and size is not None:
        steps = [
            lambda a, p=p, s=s, m=m, o=o: _extreme_line(a, int(s), p, m, cval, o, least)
            for p, s, m, o in zip(places, per_axis(size, len(places), "size"), modes, origins, strict=True)
            if s > 1
        ]
        return along_axes(x, output, steps, x.dtype)
    shape, heights = window_of(x, size, footprint, structure, places)
    full = Windows(
        x, shape.shape, spread(origins, places, x.ndim, 0), spread(modes, places, x.ndim, "reflect"), _constant(x, cval)
    )
    offsets = asarray(full.offsets(shape))
    if heights is None:
        return deliver(full.launch(_least if least else _greatest, x.dtype, offsets), output, x.dtype)
    kernel = _least_lowered if least else _greatest_raised
    return deliver(full.launch(kernel, np.float64, offsets, asarray(heights[shape])), output, x.dtype)


def _constant(x: ndarray, cval: Any) -> Any:
    return np.asarray(cval).astype(x.dtype)[()] if x.dtype.kind in "biu" else cval


def _extreme_line(x: ndarray, size: int, axis: int, mode: str, cval: Any, origin: int, least: bool) -> ndarray:
    if size < 1:
        raise RuntimeError("incorrect filter size")
    sizes = spread([size], [axis], x.ndim, 1)
    windows = Windows(x, sizes, spread([origin], [axis], x.ndim, 0), [mode] * x.ndim, _constant(x, cval))
    offsets = asarray(windows.offsets(np.ones(sizes, bool)))
    return windows.launch(_least if least else _greatest, x.dtype, offsets)


def minimum_filter1d(
    input: Any, size: int, axis: int = -1, output: Any = None, mode: str = "reflect", cval: Any = 0.0, origin: int = 0
) -> ndarray:
    """The least of `size` elements along an axis."""
    x = real_input(input, "minimum_filter1d")
    return deliver(_extreme_line(x, size, check_axis(axis, x.ndim), mode, cval, origin, True), output, x.dtype)


def maximum_filter1d(
    input: Any, size: int, axis: int = -1, output: Any = None, mode: str = "reflect", cval: Any = 0.0, origin: int = 0
) -> ndarray:
    """The greatest of `size` elements along an axis."""
    x = real_input(input, "maximum_filter1d")
    return deliver(_extreme_line(x, size, check_axis(axis, x.ndim), mode, cval, origin, False), output, x.dtype)


def minimum_filter(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The least element of a box of `size`, or of a window whose elements the `footprint` says.

    Other arguments as in `correlate`. RuntimeError without a size and a footprint; TypeError for complex numbers.
    """
    return extreme(input, size, footprint, None, output, mode, cval, origin, True, axes)


def maximum_filter(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The greatest element of a window. Arguments as in `minimum_filter`."""
    return extreme(input, size, footprint, None, output, mode, cval, origin, False, axes)


def _ranked(
    input: Any,
    rank_of: Callable[[int], int],
    size: Any,
    footprint: Any,
    output: Any,
    mode: Any,
    cval: Any,
    origin: Any,
    axes: Any,
) -> ndarray:
    x = real_input(input, "rank filter")
    places = check_axes(axes, x.ndim)
    shape, _ = window_of(x, size, footprint, None, places)
    count = int(shape.sum())
    rank = rank_of(count)
    origins = spread(per_axis(origin, len(places), "origin"), places, x.ndim, 0)
    modes = spread(per_axis(mode, len(places), "mode"), places, x.ndim, "reflect")
    if rank in (0, count - 1):
        windows = Windows(x, shape.shape, origins, modes, _constant(x, cval))
        kernel = _least if rank == 0 else _greatest
        return deliver(windows.launch(kernel, x.dtype, asarray(windows.offsets(shape))), output, x.dtype)
    bits = 1 if x.dtype.kind == "b" else 8 * x.itemsize
    if count <= bits or x.dtype == np.float16:
        windows = Windows(x, shape.shape, origins, modes, _constant(x, cval))
        offsets = asarray(windows.offsets(shape))
        return deliver(windows.launch(_ranked_by_counts, x.dtype, offsets, rank), output, x.dtype)
    constant = asarray(np.asarray(cval).astype(x.dtype))
    keys, back = _keys(gs.ascontiguousarray(x))
    windows = Windows(keys, shape.shape, origins, modes, int(_keys(constant.reshape(1))[0][0]))
    result = windows.launch(_ranked_by_bits, keys.dtype, asarray(windows.offsets(shape)), rank, bits)
    return deliver(back(gs.ascontiguousarray(result)), output, x.dtype)


def rank_filter(
    input: Any,
    rank: int,
    size: Any = None,
    footprint: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The element of a window that has `rank` smaller ones; negative ranks count from the greatest.

    Other arguments as in `minimum_filter`. RuntimeError for a rank that the window does not have.
    """

    def checked(count: int) -> int:
        place = operator.index(rank)
        place = place + count if place < 0 else place
        if not 0 <= place < count:
            raise RuntimeError("rank not within filter footprint size")
        return place

    return _ranked(input, checked, size, footprint, output, mode, cval, origin, axes)


def median_filter(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The median of a window; of an even count the greater one in the middle. Arguments as in `minimum_filter`."""
    return _ranked(input, lambda count: count // 2, size, footprint, output, mode, cval, origin, axes)


def percentile_filter(
    input: Any,
    percentile: float,
    size: Any = None,
    footprint: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The element of a window at a percentile; a negative one counts from 100. Arguments as in `minimum_filter`."""

    def place(count: int) -> int:
        p = percentile + 100.0 if percentile < 0 else percentile
        if not 0 <= p <= 100:
            raise RuntimeError("invalid percentile")
        return count - 1 if p == 100.0 else int(float(count) * p / 100.0)

    return _ranked(input, place, size, footprint, output, mode, cval, origin, axes)


# --- functions of one's own


@functools.cache
def _window_kernel(function: Any, count: int) -> Any:
    @cuda.jit
    def kernel(values, offsets, out):
        i = cuda.grid(1)
        if i < out.size:
            window = cuda.local.array(count, np.float64)
            for k in range(count):
                window[k] = values[i + offsets[k]]
            out[i] = function(window)

    return kernel


def generic_filter(
    input: Any,
    function: Callable[..., Any],
    size: Any = None,
    footprint: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """A filter with a function of one's own, which kernels can call: of a window's elements, float64, one axis.

    Other arguments as in `minimum_filter`. The errors of a kernel where the function is none that kernels can call.
    """
    x = real_input(input, "generic_filter")
    places = check_axes(axes, x.ndim)
    shape, _ = window_of(x, size, footprint, None, places)
    origins = spread(per_axis(origin, len(places), "origin"), places, x.ndim, 0)
    modes = spread(per_axis(mode, len(places), "mode"), places, x.ndim, "reflect")
    windows = Windows(x, shape.shape, origins, modes, _constant(x, cval))
    kernel = _window_kernel(getattr(function, "py_func", function), int(shape.sum()))
    return deliver(windows.launch(kernel, np.float64, asarray(windows.offsets(shape))), output, x.dtype)


@functools.cache
def _line_kernel(function: Any) -> Any:
    @cuda.jit
    def kernel(lines, out):
        i = cuda.grid(1)
        if i < out.shape[0]:
            function(lines[i], out[i])

    return kernel


def generic_filter1d(
    input: Any,
    function: Callable[..., Any],
    filter_size: int,
    axis: int = -1,
    output: Any = None,
    mode: str = "reflect",
    cval: Any = 0.0,
    origin: int = 0,
) -> ndarray:
    """A filter along an axis with a function of one's own, which kernels can call: ``function(line, result)``.

    It is given each line, float64 and continued by the filter's size, and writes to the result.
    """
    from gridstride.scipy.ndimage._window import check_mode, extend

    x = real_input(input, "generic_filter1d")
    if filter_size < 1:
        raise RuntimeError("invalid filter size")
    before = filter_size // 2 + origin
    if before < 0 or before >= filter_size:
        raise ValueError("invalid origin")
    turned = gs.moveaxis(x.astype(float), check_axis(axis, x.ndim), -1)
    rest = turned.shape[:-1]
    lines = turned.reshape(math.prod(rest), turned.shape[-1])
    wide = extend(lines, (0, before), (0, filter_size - 1 - before), ["reflect", check_mode(mode)], cval)
    out = gs.empty(lines.shape)
    if out.size:
        _line_kernel(getattr(function, "py_func", function))[-(-out.shape[0] // 32), 32](wide, out)
    return deliver(gs.moveaxis(out.reshape(*rest, out.shape[-1]), -1, axis), output, x.dtype)
