"""Splines: their coefficients, and their values at a place."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.ndimage._window import BLOCK, blocks, check_axis, extend

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


def mode_code(mode: str) -> int:
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


def checked_order(order: int) -> int:
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


def give(result: ndarray, output: Any, default: Any) -> ndarray:
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


def complex_parts(function: Callable[..., ndarray], x: ndarray, output: Any, cval: Any = 0) -> ndarray:
    """A transform of the real and of the imaginary parts."""
    single = x.dtype == np.complex64
    result = function(x.real, np.real(cval)) + 1j * function(x.imag, np.imag(cval))
    return give(result, output, np.complex64 if single else np.complex128)


def plain_dtype(x: ndarray, output: Any) -> Any:
    return output if not isinstance(output, ndarray) else None


def spline_filter1d(input: Any, order: int = 3, axis: int = -1, output: Any = float, mode: str = "mirror") -> ndarray:
    """The coefficients of the spline of an `order` (2 to 5) that interpolates each line along an axis.

    Raises:
        RuntimeError: an order beyond 5, an unknown mode.
    """
    x = asarray(input)
    order, code = checked_order(order), mode_code(mode)
    place = check_axis(axis, x.ndim)
    if x.dtype.kind == "c":
        return complex_parts(lambda part, _: spline_filter1d(part, order, axis, float, mode), x, None)
    wide = x.astype(float)
    return give(wide if order < 2 else _line_coefficients(wide, order, place, code), output, float)


def spline_filter(input: Any, order: int = 3, output: Any = float, mode: str = "mirror") -> ndarray:
    """The coefficients of the spline of an `order` (2 to 5) that interpolates the array.

    Raises:
        RuntimeError: an order below 2 or beyond 5, an unknown mode.
    """
    x = asarray(input)
    if not 2 <= order <= 5:
        raise RuntimeError("spline order not supported")
    code = mode_code(mode)
    if x.dtype.kind == "c":
        return complex_parts(lambda part, _: spline_filter(part, order, float, mode), x, None)
    result = x.astype(float)
    for axis in range(x.ndim):
        result = _line_coefficients(result, order, axis, code)
    return give(result, output, float)


def prepared_values(x: ndarray, order: int, mode: str, cval: Any, prefilter: bool) -> tuple[ndarray, int]:
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
