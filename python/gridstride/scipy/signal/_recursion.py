"""Recursive filters: lines in parallel, and long lines in parts.

A part is filtered from a state of zero; the state that it ends with and a power of the filter's matrix give the state
that the next one begins with; then all parts are filtered again from their right states.
"""

from __future__ import annotations

import functools
import itertools
import math
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray

_PART = 4096


@functools.cache
def _filter_kernel(order: int) -> Any:
    @cuda.jit
    def kernel(x, b, a, part, states, ends, out, write):
        # A thread a part of a line: the transposed direct form. Lines are columns.
        j, p = cuda.grid(2)
        if j >= x.shape[1] or p >= states.shape[0]:
            return
        z = cuda.local.array(order, x.dtype)
        for k in range(order):
            z[k] = states[p, k, j]
        stop = min((p + 1) * part, x.shape[0])
        for i in range(p * part, stop):
            v = x[i, j]
            y = b[0] * v + z[0]
            for k in range(order - 1):
                z[k] = b[k + 1] * v + z[k + 1] - a[k + 1] * y
            z[order - 1] = b[order] * v - a[order] * y
            if write:
                out[i, j] = y
        for k in range(order):
            ends[p, k, j] = z[k]

    return kernel


@cuda.jit
def _carry(power, ends, states):
    # From part to part: states[p + 1] = power @ states[p] + ends[p].
    j = cuda.grid(1)
    if j >= states.shape[2]:
        return
    order = states.shape[1]
    for p in range(states.shape[0] - 1):
        for r in range(order):
            total = ends[p, r, j]
            for c in range(order):
                total += power[r, c] * states[p, c, j]
            states[p + 1, r, j] = total


def _filtered(x: ndarray, b: np.ndarray, a: np.ndarray, zi: ndarray) -> tuple[ndarray, ndarray]:
    """Columns filtered, from the states `zi` (order, columns); and the states at their end."""
    n, columns = x.shape
    order = b.size - 1
    if not x.size:
        return x, zi
    # Parts are for lines that are too few to fill the device; a filter of which little is left after a part, only.
    parts = 1 if columns >= 256 else min(-(-n // _PART), 1024)
    length = -(-n // parts)
    parts = -(-n // length)
    kernel = _filter_kernel(order)
    device_b, device_a = asarray(b.astype(x.dtype)), asarray(a.astype(x.dtype))
    states = gs.zeros((parts, order, columns), x.dtype)
    ends, out = gs.empty((parts, order, columns), x.dtype), gs.empty(x.shape, x.dtype)
    states[0] = zi
    grid, block = (-(-columns // 8), -(-parts // 8)), (8, 8)
    if columns >= 64:
        grid, block = (-(-columns // 64), parts), (64, 1)
    if parts > 1:
        step = np.zeros((order, order), x.dtype)
        step[:, 0] = -a[1:]
        step[range(order - 1), range(1, order)] = 1
        with np.errstate(all="ignore"):
            power = np.linalg.matrix_power(step, length)
        if not np.isfinite(power).all():  # unstable: the parts one after the other
            return _in_turn(x, zi, kernel, device_b, device_a, length)
        zero = states.copy()
        zero[0] = 0
        kernel[grid, block](x, device_b, device_a, length, zero, ends, out, False)
        _carry[-(-columns // 64), 64](asarray(power.astype(x.dtype)), ends, states)
    kernel[grid, block](x, device_b, device_a, length, states, ends, out, True)
    return out, ends[-1]


def _in_turn(x: ndarray, zi: ndarray, kernel: Any, b: ndarray, a: ndarray, length: int) -> tuple[ndarray, ndarray]:
    columns = x.shape[1]
    out = gs.empty(x.shape, x.dtype)
    states = zi.reshape(1, *zi.shape).copy()
    ends = gs.empty(states.shape, x.dtype)
    kernel[(-(-columns // 64), 1), (64, 1)](x, b, a, x.shape[0], states, ends, out, True)
    return out, ends[0]


def _coefficients(b: Any, a: Any) -> tuple[np.ndarray, np.ndarray]:
    """Numerator and denominator of one length, the first denominator coefficient 1."""
    top = np.atleast_1d(b.get() if isinstance(b, ndarray) else np.asarray(b))
    bottom = np.atleast_1d(a.get() if isinstance(a, ndarray) else np.asarray(a))
    if top.ndim != 1 or bottom.ndim != 1:
        raise ValueError("object of too small depth for desired array: coefficients are 1-D")
    if not bottom.size or bottom[0] == 0:
        raise ValueError("a[0] is zero: the first coefficient of the denominator must not be")
    kind = np.result_type(top.dtype, bottom.dtype, np.float32)
    kind = np.dtype(np.float64) if kind.char not in "fdFD" else kind
    size = max(top.size, bottom.size, 2)
    wide_top, wide_bottom = np.zeros(size, kind), np.zeros(size, kind)
    wide_top[: top.size], wide_bottom[: bottom.size] = top / bottom[0], bottom / bottom[0]
    return wide_top, wide_bottom


def _columns(x: ndarray, axis: int) -> tuple[ndarray, tuple[int, ...]]:
    turned = gs.moveaxis(x, axis, 0)
    return ascontiguousarray(turned).reshape(turned.shape[0], -1), turned.shape


def _signal(x: Any, *others: Any) -> ndarray:
    values = asarray(x)
    kind = np.result_type(values.dtype, *others, np.float32)
    return values.astype(kind if kind.char in "fdFD" else np.float64)


def lfilter(b: Any, a: Any, x: Any, axis: int = -1, zi: Any = None) -> Any:
    """A signal filtered along an axis by a rational transfer function.

    Args:
        b, a: numerator and denominator; their longer one's length less 1 is the filter's order.
        zi: the states to begin with: `x`'s shape with the order along the axis. The result is ``y, zf`` then.

    Raises:
        ValueError: a leading denominator of 0, states of another shape.
    """
    top, bottom = _coefficients(b, a)
    given = max(np.atleast_1d(np.shape(b) or 1)[0] if np.ndim(b) else 1, np.shape(a)[0] if np.ndim(a) else 1) - 1
    values = _signal(x, top.dtype)
    if not values.ndim:
        raise ValueError("object of too small depth for desired array: the signal has no axis")
    lines, shape = _columns(values, axis)
    order = top.size - 1
    start = gs.zeros((order, lines.shape[1]), values.dtype)
    if zi is not None:
        first = asarray(zi).astype(values.dtype)
        wanted = list(values.shape)
        wanted[axis] = given
        if first.ndim != values.ndim:
            raise ValueError("object of too small depth for desired array: zi has the signal's rank")
        try:
            first = gs.broadcast_to(first, tuple(wanted))
        except ValueError:
            raise ValueError(f"Unexpected shape for zi: expected {tuple(wanted)}, found {first.shape}.") from None
        start[:given] = gs.moveaxis(first, axis, 0).reshape(given, -1)
    out, last = _filtered(lines, top, bottom, start)
    result = ascontiguousarray(gs.moveaxis(out.reshape(shape), 0, axis))
    if zi is None:
        return result
    return result, ascontiguousarray(gs.moveaxis(last[:given].reshape((given, *shape[1:])), 0, axis))


def lfilter_zi(b: Any, a: Any) -> ndarray:
    """The states of a filter whose answer to a step has settled."""
    top, bottom = _coefficients(b, a)
    size = max(np.atleast_1d(np.shape(b) or 1)[0] if np.ndim(b) else 1, np.shape(a)[0] if np.ndim(a) else 1)
    return asarray(_settled(top[:size], bottom[:size]))


def _settled(top: np.ndarray, bottom: np.ndarray) -> np.ndarray:
    order = top.size - 1
    matrix = np.eye(order, dtype=top.dtype)
    matrix[:, 0] += bottom[1:]
    matrix[range(order - 1), range(1, order)] -= 1
    return np.linalg.solve(matrix, top[1:] - bottom[1:] * top[0])


def lfiltic(b: Any, a: Any, y: Any, x: Any = None) -> ndarray:
    """The states of a filter after the outputs `y` and inputs `x`, the latest first."""
    host = [v.get() if isinstance(v, ndarray) else np.asarray(v) for v in (b, a, y, [0.0] if x is None else x)]
    b, a, y, x = (np.atleast_1d(v).astype(float) for v in host)
    b, a = b / a[0], a / a[0]
    size = max(b.size, a.size) - 1
    y, x = np.append(y, np.zeros(max(a.size - 1 - y.size, 0))), np.append(x, np.zeros(max(b.size - 1 - x.size, 0)))
    states = np.zeros(size)
    for m in range(b.size - 1):
        states[m] = np.sum(b[m + 1 :] * x[: b.size - 1 - m])
    for m in range(a.size - 1):
        states[m] -= np.sum(a[m + 1 :] * y[: a.size - 1 - m])
    return asarray(states)


def _sections(sos: Any) -> np.ndarray:
    s = np.atleast_2d(sos.get() if isinstance(sos, ndarray) else np.asarray(sos)).astype(float)
    if s.ndim != 2 or s.shape[1] != 6:
        raise ValueError("sos array must be shape (n_sections, 6)")
    if not (s[:, 3] == 1).all():
        raise ValueError("sos[:, 3] should be all ones")
    return s


def sosfilt(sos: Any, x: Any, axis: int = -1, zi: Any = None) -> Any:
    """A signal filtered along an axis by sections of the second order, (sections, 6).

    `zi` are the states to begin with: (sections, `x`'s shape with 2 along the axis); the result is ``y, zf`` then.

    Raises:
        ValueError: sections or states of another shape.
    """
    sections = _sections(sos)
    values = _signal(x)
    lines, shape = _columns(values, axis)
    wanted = list(values.shape)
    wanted[axis] = 2
    states = None
    if zi is not None:
        states = asarray(zi).astype(values.dtype)
        if states.shape != (len(sections), *wanted):
            raise ValueError(
                f"Invalid zi shape. With axis={axis}, expected {(len(sections), *wanted)}, got {states.shape}."
            )
    ends = []
    for k, section in enumerate(sections):
        start = gs.zeros((2, lines.shape[1]), values.dtype)
        if states is not None:
            start[...] = gs.moveaxis(states[k], axis, 0).reshape(2, -1)
        lines, last = _filtered(lines, section[:3], section[3:], start)
        ends.append(gs.moveaxis(last.reshape((2, *shape[1:])), 0, axis))
    result = ascontiguousarray(gs.moveaxis(lines.reshape(shape), 0, axis))
    return result if zi is None else (result, gs.stack(ends))


def sosfilt_zi(sos: Any) -> ndarray:
    """The states of sections whose answer to a step has settled, (sections, 2)."""
    scale, rows = 1.0, []
    for section in _sections(sos):
        rows.append(scale * _settled(section[:3], section[3:]))
        scale *= section[:3].sum() / section[3:].sum()
    return asarray(np.array(rows))


def _odd_extension(x: ndarray, n: int, axis: int, kind: str | None) -> ndarray:
    lines = gs.moveaxis(x, axis, -1)
    if kind is None or n < 1:
        return lines
    first, last = lines[..., :1], lines[..., -1:]
    left, right = lines[..., n:0:-1], lines[..., -2 : -(n + 2) : -1]
    if kind == "odd":
        return gs.concatenate([2 * first - left, lines, 2 * last - right], axis=-1)
    if kind == "even":
        return gs.concatenate([left, lines, right], axis=-1)
    repeat = (*lines.shape[:-1], n)
    return gs.concatenate([gs.broadcast_to(first, repeat), lines, gs.broadcast_to(last, repeat)], axis=-1)


def _padding(padtype: str | None, padlen: int | None, default: int, extent: int) -> int:
    if padtype not in ("even", "odd", "constant", None):
        raise ValueError(
            f"Unknown value '{padtype}' given to padtype. padtype must be 'even', 'odd', 'constant', or None."
        )
    n = 0 if padtype is None else default if padlen is None else padlen
    if extent <= n:
        raise ValueError(f"The length of the input vector x must be greater than padlen, which is {n}.")
    return n


def filtfilt(
    b: Any,
    a: Any,
    x: Any,
    axis: int = -1,
    padtype: str | None = "odd",
    padlen: int | None = None,
    method: str = "pad",
    irlen: int | None = None,
) -> ndarray:
    """A signal filtered forwards and then backwards: without a shift of phase.

    Raises:
        ValueError: an unknown `padtype`, a signal no longer than `padlen`. NotImplementedError: method "gust".
    """
    if method != "pad":
        raise NotImplementedError("filtfilt has the method 'pad' only")
    values = _signal(x, _coefficients(b, a)[0].dtype)
    size = max(np.size(b.get() if isinstance(b, ndarray) else b), np.size(a.get() if isinstance(a, ndarray) else a))
    n = _padding(padtype, padlen, 3 * size, values.shape[axis])
    wide = _odd_extension(values, n, axis, padtype)
    states = lfilter_zi(b, a)
    y, _ = lfilter(b, a, wide, zi=states * wide[..., :1])
    y, _ = lfilter(b, a, y[..., ::-1], zi=states * y[..., -1:])
    y = y[..., ::-1]
    return ascontiguousarray(gs.moveaxis(y[..., n : y.shape[-1] - n], -1, axis))


def sosfiltfilt(sos: Any, x: Any, axis: int = -1, padtype: str | None = "odd", padlen: int | None = None) -> ndarray:
    """A signal filtered forwards and then backwards by sections of the second order. Errors as of `filtfilt`."""
    sections = _sections(sos)
    values = _signal(x)
    taps = 2 * len(sections) + 1 - min(int((sections[:, 2] == 0).sum()), int((sections[:, 5] == 0).sum()))
    n = _padding(padtype, padlen, 3 * taps, values.shape[axis])
    wide = _odd_extension(values, n, axis, padtype)
    states = sosfilt_zi(sections)
    states = states.reshape(len(sections), *([1] * (wide.ndim - 1)), 2)
    y, _ = sosfilt(sections, wide, zi=states * wide[..., :1])
    y, _ = sosfilt(sections, y[..., ::-1], zi=states * y[..., -1:])
    y = y[..., ::-1]
    return ascontiguousarray(gs.moveaxis(y[..., n : y.shape[-1] - n], -1, axis))


def detrend(data: Any, axis: int = -1, type: str = "linear", bp: Any = 0, overwrite_data: bool = False) -> ndarray:
    """A signal without its mean ("constant") or without the straight lines that fit it between the points `bp`."""
    x = asarray(data)
    x = x.astype(float) if x.dtype.char not in "dfDF" else x
    if type in ("constant", "c"):
        return x - gs.mean(x, axis=axis, keepdims=True)
    if type not in ("linear", "l"):
        raise ValueError("Trend type must be 'linear' or 'constant'.")
    lines, shape = _columns(x, axis)
    n = lines.shape[0]
    points = sorted({0, n, *(int(p) for p in np.atleast_1d(bp))})
    if points[-1] > n or points[0] < 0:
        raise ValueError("Breakpoints must be less than length of data along given axis.")
    out = gs.empty_like(lines)
    for begin, end in itertools.pairwise(points):
        part = lines[begin:end]
        t = gs.arange(1, end - begin + 1) / float(end - begin)
        away = t - gs.mean(t)
        mean = gs.mean(part, axis=0)
        square = float(gs.sum(away * away))
        slope = (away @ (part - mean)) / square if square else gs.zeros_like(mean)
        out[begin:end] = part - mean - away.reshape(-1, 1) * slope
    return ascontiguousarray(gs.moveaxis(out.reshape(shape), 0, axis))


def hilbert(x: Any, N: int | None = None, axis: int = -1) -> ndarray:
    """The analytic signal along an axis. ValueError for complex numbers or `N` below 1."""
    values = asarray(x)
    if values.dtype.kind == "c":
        raise ValueError("x must be real.")
    n = values.shape[axis] if N is None else N
    if n <= 0:
        raise ValueError("N must be positive.")
    factor = np.zeros(n)
    factor[0] = 1
    factor[1 : (n + 1) // 2] = 2
    if n % 2 == 0:
        factor[n // 2] = 1
    shape = [1] * values.ndim
    shape[axis] = n
    spectrum = gs.fft.fft(values, n, axis)
    return gs.fft.ifft(spectrum * asarray(factor.astype(spectrum.real.dtype).reshape(shape)), axis=axis)


def savgol_coeffs(
    window_length: int, polyorder: int, deriv: int = 0, delta: float = 1.0, pos: int | None = None, use: str = "conv"
) -> ndarray:
    """The weights of a polynomial fitted to a window, or of its derivative."""
    if polyorder >= window_length:
        raise ValueError("polyorder must be less than window_length.")
    half, rest = divmod(window_length, 2)
    place = (half if rest else half - 0.5) if pos is None else pos
    if not 0 <= place < window_length:
        raise ValueError("pos must be nonnegative and less than window_length.")
    if use not in ("conv", "dot"):
        raise ValueError("`use` must be 'conv' or 'dot'")
    if deriv > polyorder:
        return gs.zeros(window_length)
    t = np.arange(-place, window_length - place, dtype=float)
    if use == "conv":
        t = t[::-1]
    goal = np.zeros(polyorder + 1)
    goal[deriv] = math.factorial(deriv) / delta**deriv
    return asarray(np.linalg.lstsq(t ** np.arange(polyorder + 1)[:, None], goal, rcond=None)[0])


def savgol_filter(
    x: Any,
    window_length: int,
    polyorder: int,
    deriv: int = 0,
    delta: float = 1.0,
    axis: int = -1,
    mode: str = "interp",
    cval: float = 0.0,
) -> ndarray:
    """Savitzky and Golay's filter along an axis; the ends by a polynomial ("interp") or by continuing the signal."""
    from gridstride.scipy import ndimage

    if mode not in ("mirror", "constant", "nearest", "interp", "wrap"):
        raise ValueError("mode must be 'mirror', 'constant', 'nearest' 'wrap' or 'interp'.")
    values = asarray(x)
    values = values if values.dtype in (np.float32, np.float64) else values.astype(float)
    weights = savgol_coeffs(window_length, polyorder, deriv, delta)
    if mode != "interp":
        return ndimage.convolve1d(values, weights, axis, mode=mode, cval=cval)
    n = values.shape[axis]
    if window_length > n:
        raise ValueError("If mode is 'interp', window_length must be less than or equal to the size of x.")
    result = gs.moveaxis(ndimage.convolve1d(values, weights, axis, mode="constant"), axis, -1).copy()
    lines = gs.moveaxis(values, axis, -1)
    half = window_length // 2
    for k in range(half):
        edge = savgol_coeffs(window_length, polyorder, deriv, delta, k, "dot")
        result[..., k] = gs.sum(lines[..., :window_length] * edge, axis=-1)
        edge = savgol_coeffs(window_length, polyorder, deriv, delta, window_length - 1 - k, "dot")
        result[..., n - 1 - k] = gs.sum(lines[..., n - window_length :] * edge, axis=-1)
    return ascontiguousarray(gs.moveaxis(result, -1, axis))
