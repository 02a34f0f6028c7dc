"""Spline interpolation: geometric transforms of images of any rank."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.ndimage._window import BLOCK, blocks, check_axis, extend, per_axis

CODES = {
    "constant": 0,
    "nearest": 1,
    "mirror": 2,
    "reflect": 3,
    "grid-mirror": 3,
    "wrap": 4,
    "grid-wrap": 5,
    "grid-constant": 6,
}
CONSTANT, NEAREST, MIRROR, REFLECT, WRAP, GRID_WRAP, GRID_CONSTANT = range(7)
PAD = 12  # elements at each border where a spline's boundary condition has no closed form

POLES = {
    2: (math.sqrt(8.0) - 3.0,),
    3: (math.sqrt(3.0) - 2.0,),
    4: (
        math.sqrt(664.0 - math.sqrt(438976.0)) + math.sqrt(304.0) - 19.0,
        math.sqrt(664.0 + math.sqrt(438976.0)) - math.sqrt(304.0) - 19.0,
    ),
    5: (
        math.sqrt(67.5 - math.sqrt(4436.25)) + math.sqrt(26.25) - 6.5,
        math.sqrt(67.5 + math.sqrt(4436.25)) - math.sqrt(26.25) - 6.5,
    ),
}


def _code(mode: str) -> int:
    if mode not in CODES:
        raise RuntimeError(f"boundary mode {mode!r} not supported; modes are {', '.join(CODES)}")
    return CODES[mode]


# --- coefficients of splines


@cuda.jit
def _recursions(c, pole, boundary):
    # A thread a line; lines are columns, so that neighbouring threads read neighbouring elements.
    j = cuda.grid(1)
    if j >= c.shape[1]:
        return
    n = c.shape[0]
    first = c[0, j]
    power = pole
    if boundary == 0:  # mirror
        last = pole ** float(n - 1)
        first += last * c[n - 1, j]
        for i in range(1, n - 1):
            first += power * (c[i, j] + last * c[n - 1 - i, j])
            power *= pole
        first /= 1.0 - last * last
    elif boundary == 1:  # reflect
        whole = pole ** float(n)
        total = first + whole * c[n - 1, j]
        for i in range(1, n):
            total += power * (c[i, j] + whole * c[n - 1 - i, j])
            power *= pole
        first += total * pole / (1.0 - whole * whole)
    else:  # around
        for i in range(1, n):
            first += power * c[n - i, j]
            power *= pole
        first /= 1.0 - power
    c[0, j] = first
    now = first
    for i in range(1, n):
        now = c[i, j] + pole * now
        c[i, j] = now
    if boundary == 0:
        now = (pole * c[n - 2, j] + now) * pole / (pole * pole - 1.0)
    elif boundary == 1:
        now *= pole / (pole - 1.0)
    else:
        power = pole
        for i in range(n - 1):
            now += power * c[i, j]
            power *= pole
        now *= pole / (power - 1.0)
    c[n - 1, j] = now
    for i in range(1, n):
        now = pole * (now - c[n - 1 - i, j])
        c[n - 1 - i, j] = now


def _order(order: int) -> int:
    value = operator.index(order)
    if not 0 <= value <= 5:
        raise RuntimeError("spline order not supported")
    return value


def _line_coefficients(x: ndarray, order: int, axis: int, code: int) -> ndarray:
    n = x.shape[axis]
    if n < 2 or not x.size:
        return x
    turned = gs.moveaxis(x, axis, 0)
    lines = ascontiguousarray(turned).reshape(n, -1).copy()
    gain = math.prod((1.0 - p) * (1.0 - 1.0 / p) for p in POLES[order])
    lines = ascontiguousarray(lines * gain)
    boundary = {GRID_WRAP: 2, REFLECT: 1, NEAREST: 1}.get(code, 0)
    for pole in POLES[order]:
        _recursions[blocks(lines.shape[1]), BLOCK](lines, pole, boundary)
    return gs.moveaxis(lines.reshape(turned.shape), 0, axis)


def _give(result: ndarray, output: Any, default: Any) -> ndarray:
    """`output` filled, or the result in its dtype; integers are rounded and end at the dtype's limits."""
    dtype = output.dtype if isinstance(output, ndarray) else np.dtype(default if output is None else output)
    if dtype.kind in "iu" and result.dtype.kind == "f":
        limits = np.iinfo(dtype)
        rounded = gs.trunc(result + gs.copysign(0.5, result))
        low, high = float(limits.min), float(limits.max)
        inside = gs.clip(rounded, low, np.nextafter(high, 0) if dtype.itemsize == 8 else high)
        whole = inside.astype(np.uint64 if dtype == np.uint64 else np.int64).astype(dtype)
        result = gs.where(rounded >= high, asarray(limits.max, dtype=dtype), whole) if dtype.itemsize == 8 else whole
    if isinstance(output, ndarray):
        if output.shape != result.shape:
            raise RuntimeError(f"output shape not correct: {output.shape}, expected {result.shape}")
        output[...] = result.astype(dtype)
        return output
    return ascontiguousarray(result.astype(dtype))


def _complex_parts(function: Callable[..., ndarray], x: ndarray, output: Any, cval: Any = 0) -> ndarray:
    """A transform of the real and of the imaginary parts."""
    single = x.dtype == np.complex64
    result = function(x.real, np.real(cval)) + 1j * function(x.imag, np.imag(cval))
    return _give(result, output, np.complex64 if single else np.complex128)


def _plain_dtype(x: ndarray, output: Any) -> Any:
    return output if not isinstance(output, ndarray) else None


def spline_filter1d(input: Any, order: int = 3, axis: int = -1, output: Any = float, mode: str = "mirror") -> ndarray:
    """The coefficients of the spline of an `order` (2 to 5) that interpolates each line along an axis.

    Raises:
        RuntimeError: an order beyond 5, an unknown mode.
    """
    x = asarray(input)
    order, code = _order(order), _code(mode)
    place = check_axis(axis, x.ndim)
    if x.dtype.kind == "c":
        return _complex_parts(lambda part, _: spline_filter1d(part, order, axis, float, mode), x, None)
    wide = x.astype(float)
    return _give(wide if order < 2 else _line_coefficients(wide, order, place, code), output, float)


def spline_filter(input: Any, order: int = 3, output: Any = float, mode: str = "mirror") -> ndarray:
    """The coefficients of the spline of an `order` (2 to 5) that interpolates the array.

    Raises:
        RuntimeError: an order below 2 or beyond 5, an unknown mode.
    """
    x = asarray(input)
    if not 2 <= order <= 5:
        raise RuntimeError("spline order not supported")
    code = _code(mode)
    if x.dtype.kind == "c":
        return _complex_parts(lambda part, _: spline_filter(part, order, float, mode), x, None)
    result = x.astype(float)
    for axis in range(x.ndim):
        result = _line_coefficients(result, order, axis, code)
    return _give(result, output, float)


def _prepared(x: ndarray, order: int, mode: str, cval: Any, prefilter: bool) -> tuple[ndarray, int]:
    """The values to interpolate, float64 and in C order, and by how much they are continued at each border."""
    wide = x.astype(float)
    if not prefilter or order < 2:
        return ascontiguousarray(wide), 0
    pad = 0
    if mode in ("nearest", "grid-constant"):
        pad = PAD
        name = "nearest" if mode == "nearest" else "constant"
        constant = np.asarray(cval).astype(x.dtype)[()]  # SciPy's, too, has the input's dtype here
        wide = extend(x, [pad] * x.ndim, [pad] * x.ndim, [name] * x.ndim, constant).astype(float)
    return spline_filter(wide, order, float, mode), pad


# --- where an output comes from


def place_of(c, n, mode):
    """A coordinate brought into the array, and whether it is there."""
    last = n - 1.0
    if c >= 0.0 and c <= last:
        return c, True
    if c != c:
        return 0.0, False
    if mode == 6:
        return c, True
    if mode == 0:
        return 0.0, False
    if mode == 1:
        return (0.0 if c < 0.0 else last), True
    if n <= 1:
        return 0.0, True
    if mode == 2:
        period = 2.0 * last
        # As SciPy does it, so that halves are rounded to the same side: up to n, and only from there back.
        if c < 0.0:
            c = -math.fmod(-c, period)
            return (c + period if c <= -last else -c), True
        c = math.fmod(c, period)
        return (period - c if c >= n else c), True
    if mode == 3:
        period = 2.0 * n
        if c < 0.0:
            c = -c - 1.0
            if c < 0.0:  # between -1 and 0: the border's half
                return -1.0 - c, True
        c = math.fmod(c, period)
        return (period - c - 1.0 if c >= n else c), True
    period = last if mode == 4 else float(n)
    if mode == 4:
        if c < 0.0:
            return c + period * (math.floor(-c / period) + 1.0), True
        return c - period * math.floor(c / period), True
    if c < 0.0:
        return c + period * (math.floor((-1.0 - c) / period) + 1.0), True
    return c - period * math.floor(c / period), True


def tap_of(i, n, mode):
    """The element of a spline's support: its index, or -1 for the constant."""
    if i >= 0 and i < n:
        return i
    if mode == 6:
        return -1
    if n <= 1:
        return 0
    if mode == 1:
        return 0 if i < 0 else n - 1
    if mode == 3:
        i = i % (2 * n)
        return 2 * n - 1 - i if i >= n else i
    if mode == 5:
        return i % n
    i = i % (2 * n - 2)
    return 2 * n - 2 - i if i >= n else i


def first_tap(c, order):
    """The first element of the spline's support."""
    if order % 2 == 1:
        return math.floor(c) - order // 2
    return math.floor(c + 0.5) - order // 2


def bspline(order, x):
    """The centred B-spline of an order."""
    x = math.fabs(x)
    if order == 0:
        return 1.0
    if order == 1:
        return max(1.0 - x, 0.0)
    if order == 2:
        if x < 0.5:
            return 0.75 - x * x
        y = max(1.5 - x, 0.0)
        return 0.5 * y * y
    if order == 3:
        if x < 1.0:
            return 2.0 / 3.0 + x * x * (0.5 * x - 1.0)
        y = max(2.0 - x, 0.0)
        return y * y * y / 6.0
    if order == 4:
        if x < 0.5:
            return 115.0 / 192.0 + x * x * (0.25 * x * x - 0.625)
        if x < 1.5:
            return 55.0 / 96.0 + x * (5.0 / 24.0 + x * (-1.25 + x * (5.0 / 6.0 - x / 6.0)))
        y = max(2.5 - x, 0.0)
        return y * y * y * y / 24.0
    if x < 1.0:
        return 0.55 + x * x * (-0.5 + x * x * (0.25 - x / 12.0))
    if x < 2.0:
        return 0.425 + x * (0.625 + x * (-1.75 + x * (1.25 + x * (-0.375 + x / 24.0))))
    y = max(3.0 - x, 0.0)
    return y * y * y * y * y / 120.0


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
    order, code = _order(order), _code(mode)
    if c.dtype.kind == "c":
        raise TypeError("Complex type not supported")
    if x.ndim < 1 or c.ndim < 2:
        raise RuntimeError("input and output rank must be > 0")
    if c.shape[0] != x.ndim:
        raise RuntimeError(f"invalid shape for coordinate array: {c.shape}, its first axis must be {x.ndim} long")
    if x.dtype.kind == "c":
        return _complex_parts(
            lambda part, v: map_coordinates(part, c, float, order, mode, v, prefilter), x, output, cval
        )
    prepared, pad = _prepared(x, order, mode, cval, prefilter)
    return _give(_general(prepared, pad, c, order, code, cval), output, x.dtype)


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
    order, code = _order(order), _code(mode)
    m = np.asarray(matrix.get() if isinstance(matrix, ndarray) else matrix, dtype=float)
    shape = (
        tuple(output_shape) if output_shape is not None else output.shape if isinstance(output, ndarray) else x.shape
    )
    if x.ndim < 1 or len(shape) < 1:
        raise RuntimeError("input and output rank must be > 0")
    if x.dtype.kind == "c":
        return _complex_parts(
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
    prepared, pad = _prepared(x, order, mode, cval, prefilter)
    if m.ndim == 2 and np.count_nonzero(m - np.diag(np.diagonal(m))) == 0 and m.shape[0] == m.shape[1]:
        m = np.diagonal(m)
    if m.ndim == 1:
        lines = [np.arange(n) * f + s + pad for n, f, s in zip(shape, m, shifts, strict=True)]
        return _give(_separable(prepared, lines, order, code, float(cval)), output, x.dtype)
    grids = [
        gs.arange(n, dtype=float).reshape([-1 if k == a else 1 for k in range(len(shape))]) for a, n in enumerate(shape)
    ]
    rows = []
    for row, s in zip(m, shifts, strict=True):
        line = gs.full(shape, s)
        for factor, grid in zip(row, grids, strict=True):
            line = line + grid * float(factor)
        rows.append(line)
    return _give(_general(prepared, pad, gs.stack(rows), order, code, cval), output, x.dtype)


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
    order, code = _order(order), _code(mode)
    amounts = [float(s) for s in per_axis(shift, x.ndim)]
    if x.ndim < 1:
        raise RuntimeError("input and output rank must be > 0")
    if x.dtype.kind == "c":
        return _complex_parts(lambda part, v: _shift(part, amounts, float, order, mode, v, prefilter), x, output, cval)
    prepared, pad = _prepared(x, order, mode, cval, prefilter)
    lines = [np.arange(n) - s + pad for n, s in zip(x.shape, amounts, strict=True)]
    return _give(_separable(prepared, lines, order, code, float(cval)), output, x.dtype)


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
    order, code = _order(order), _code(mode)
    if x.ndim < 1:
        raise RuntimeError("input and output rank must be > 0")
    factors = per_axis(zoom, x.ndim)
    shape = tuple(round(n * float(f)) for n, f in zip(x.shape, factors, strict=True))
    if x.dtype.kind == "c":
        return _complex_parts(
            lambda part, v: _zoom(part, factors, float, order, mode, v, prefilter, grid_mode=grid_mode), x, output, cval
        )
    prepared, pad = _prepared(x, order, mode, cval, prefilter)
    lines = []
    for n, m in zip(x.shape, shape, strict=True):
        if grid_mode:
            lines.append((np.arange(m) + 0.5) * (n / m if m else 1.0) - 0.5 + pad)
        else:
            lines.append(np.arange(m) * ((n - 1) / (m - 1) if m != 1 else 1.0) + pad)
    return _give(_separable(prepared, lines, order, code, float(cval)), output, x.dtype)


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
    dtype = _plain_dtype(x, output)
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
