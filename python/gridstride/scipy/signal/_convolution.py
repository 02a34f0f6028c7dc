"""Convolution and correlation, direct and by Fourier transforms; medians and orders of windows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy import fft as _fft
from gridstride.scipy import ndimage

_MODES = ("full", "same", "valid")


@cuda.jit
def _slide(values, offsets, weights, out):
    i = cuda.grid(1)
    if i < out.size:
        total = weights[0] * 0 * values[0]
        for k in range(offsets.size):
            total += weights[k] * values[i + offsets[k]]
        out[i] = total


def _centred(x: ndarray, shape: Any) -> ndarray:
    begin = [(n - m) // 2 for n, m in zip(x.shape, shape, strict=True)]
    return x[tuple(slice(b, b + m) for b, m in zip(begin, shape, strict=True))]


def _inputs(in1: Any, in2: Any, mode: str) -> tuple[ndarray, ndarray]:
    a, b = asarray(in1), asarray(in2)
    if mode not in _MODES:
        raise ValueError("acceptable mode flags are 'valid', 'same', or 'full'")
    if a.ndim != b.ndim:
        raise ValueError(f"in1 and in2 should have the same dimensionality, not {a.ndim} and {b.ndim}")
    return a, b


def _swapped(a: ndarray, b: ndarray, mode: str) -> bool:
    """Whether a valid convolution takes its operands the other way round. ValueError where neither holds the other."""
    if mode != "valid" or not a.ndim:
        return False
    if all(m >= n for m, n in zip(a.shape, b.shape, strict=True)):
        return False
    if all(n >= m for m, n in zip(a.shape, b.shape, strict=True)):
        return True
    raise ValueError("For 'valid' mode, one must be at least as large as the other in every dimension")


def _cut(full: ndarray, a: ndarray, b: ndarray, mode: str) -> ndarray:
    if mode == "full":
        return full
    if mode == "same":
        return ascontiguousarray(_centred(full, a.shape))
    return ascontiguousarray(_centred(full, [m - n + 1 for m, n in zip(a.shape, b.shape, strict=True)]))


def _direct(a: ndarray, b: ndarray, boundary: str = "constant", fill: Any = 0) -> ndarray:
    """The whole convolution: the smaller one is the window."""
    kind = np.result_type(a.dtype, b.dtype)
    if boundary == "constant" and not fill and b.size > a.size:
        a, b = b, a
    shape = [m + n - 1 for m, n in zip(a.shape, b.shape, strict=True)]
    before = [n - 1 for n in b.shape]
    from gridstride.scipy.ndimage._window import blocks, extend

    wide = extend(a.astype(kind), before, before, [boundary] * a.ndim, fill)
    strides = [int(np.prod(wide.shape[k + 1 :])) for k in range(a.ndim)]
    places = np.indices(b.shape).reshape(b.ndim, -1)
    offsets = sum((b.shape[k] - 1 - places[k]) * strides[k] for k in range(a.ndim))
    out = gs.empty(wide.shape, kind)
    last = sum((n - 1) * s for n, s in zip(shape, strides, strict=True)) + 1
    if out.size:
        _slide[blocks(last), 256](
            wide.reshape(-1),
            asarray(np.asarray(offsets)),
            ascontiguousarray(b.astype(kind)).reshape(-1),
            out.reshape(-1)[:last],
        )
    return out[tuple(slice(0, n) for n in shape)]


def _by_transforms(a: ndarray, b: ndarray, axes: list[int]) -> ndarray:
    kind = np.result_type(a.dtype, b.dtype)
    shape = [m + n - 1 if k in axes else max(m, n) for k, (m, n) in enumerate(zip(a.shape, b.shape, strict=True))]
    if 0 in a.shape or 0 in b.shape:
        return gs.empty(0, kind)
    real = kind.kind != "c"
    fast = [_fft.next_fast_len(shape[k], real) for k in axes]
    forward, inverse = (gs.fft.rfftn, gs.fft.irfftn) if real else (gs.fft.fftn, gs.fft.ifftn)
    if not axes:
        return a * b
    product = forward(a, fast, axes) * forward(b, fast, axes)
    whole = inverse(product, fast, axes)
    return whole[tuple(slice(0, n) for n in shape)]


def choose_conv_method(in1: Any, in2: Any, mode: str = "full", measure: bool = False) -> str:
    """The method that takes less time: "direct" or "fft". Integers that a float cannot hold are direct."""
    a, b = _inputs(in1, in2, mode)
    if a.dtype.kind in "iu" or b.dtype.kind in "iu":
        top = (
            float(gs.max(gs.abs(a)) * 1.0) * float(gs.max(gs.abs(b)) * 1.0) * min(a.size, b.size)
            if a.size and b.size
            else 0
        )
        if top > 2.0**52:
            return "direct"
    if a.dtype.kind == "b" and b.dtype.kind == "b":
        return "direct"
    direct = float(a.size) * float(b.size)
    whole = float(math.prod(m + n - 1 for m, n in zip(a.shape, b.shape, strict=True)))
    return "fft" if direct > 40.0 * whole * max(math.log2(max(whole, 2.0)), 1.0) else "direct"


def convolve(in1: Any, in2: Any, mode: str = "full", method: str = "auto") -> ndarray:
    """The convolution of two arrays of one rank.

    Args:
        mode: "full", "same" (as large as the first one) or "valid" (where they overlap wholly).
        method: "direct", "fft", or "auto" for the faster one.

    Raises:
        ValueError: other modes or methods, different ranks, or neither holds the other in mode "valid".
    """
    a, b = _inputs(in1, in2, mode)
    if method not in ("auto", "direct", "fft"):
        raise ValueError("Acceptable method flags are 'auto', 'direct', or 'fft'.")
    if not a.ndim:
        return a * b
    if _swapped(a, b, mode):
        a, b = b, a
    if not a.size or not b.size:
        return gs.empty(0, np.result_type(a.dtype, b.dtype))
    if method == "auto":
        method = choose_conv_method(a, b, mode)
    if method == "direct":
        return _cut(_direct(a, b), a, b, mode)
    result = _cut(_by_transforms(a, b, list(range(a.ndim))), a, b, mode)
    kind = np.result_type(a.dtype, b.dtype)
    return gs.rint(result).astype(kind) if kind.kind in "iu" else result.astype(kind)


def correlate(in1: Any, in2: Any, mode: str = "full", method: str = "auto") -> ndarray:
    """The cross-correlation of two arrays of one rank. Arguments as of `convolve`."""
    a, b = _inputs(in1, in2, mode)
    turned = gs.conj(b)[(slice(None, None, -1),) * b.ndim]
    if _swapped(a, b, mode):
        # The lags run the other way there.
        result = convolve(turned, a, mode, method)
        return ascontiguousarray(result)
    return convolve(a, turned, mode, method)


def fftconvolve(in1: Any, in2: Any, mode: str = "full", axes: Any = None) -> ndarray:
    """The convolution by Fourier transforms, along `axes` (all by default). Errors as of `convolve`."""
    a, b = _inputs(in1, in2, mode)
    if not a.ndim:
        return a * b
    if not a.size or not b.size:
        return gs.empty(0, np.result_type(a.dtype, b.dtype))
    places = list(range(a.ndim)) if axes is None else [k % a.ndim for k in ([axes] if np.ndim(axes) == 0 else axes)]
    for k, (m, n) in enumerate(zip(a.shape, b.shape, strict=True)):
        if k not in places and m != n and 1 not in (m, n):
            raise ValueError(f"incompatible shapes for in1 and in2: {a.shape} and {b.shape}")
    if axes is None and _swapped(a, b, mode):
        a, b = b, a
    whole = _by_transforms(a, b, [k for k in places if a.shape[k] != 1 or b.shape[k] != 1] or places)
    if mode == "full":
        return ascontiguousarray(whole)
    sizes = [
        n if k not in places else a.shape[k] if mode == "same" else a.shape[k] - b.shape[k] + 1
        for k, n in enumerate(whole.shape)
    ]
    return ascontiguousarray(_centred(whole, sizes))


def oaconvolve(in1: Any, in2: Any, mode: str = "full", axes: Any = None) -> ndarray:
    """The same as `fftconvolve`: one transform of everything."""
    return fftconvolve(in1, in2, mode, axes)


def _plane(in1: Any, in2: Any, mode: str, boundary: str, fillvalue: Any, turn: bool) -> ndarray:
    a, b = asarray(in1), asarray(in2)
    if a.ndim != 2 or b.ndim != 2:
        raise ValueError("convolve2d inputs must both be 2-D arrays")
    if mode not in _MODES:
        raise ValueError("acceptable mode flags are 'valid', 'same', or 'full'")
    names = {
        "fill": "constant",
        "wrap": "wrap",
        "circular": "wrap",
        "symm": "reflect",
        "symmetric": "reflect",
        "pad": "constant",
    }
    if boundary not in names:
        raise ValueError("Acceptable boundary flags are 'fill', 'circular' (or 'wrap'), and 'symmetric' (or 'symm').")
    swapped = _swapped(a, b, mode)
    if turn:
        b = gs.conj(b)[::-1, ::-1]
    if swapped:
        a, b = b, a
    kind = np.result_type(a.dtype, b.dtype)
    fill = np.asarray(fillvalue).astype(kind)[()]
    full = _direct(a, b, names[boundary], fill)
    if turn and mode == "same":
        # The middle of an even window is on its other side.
        rows, columns = (n // 2 for n in b.shape)
        return ascontiguousarray(full[rows : rows + a.shape[0], columns : columns + a.shape[1]])
    return ascontiguousarray(_cut(full, a, b, mode))


def convolve2d(in1: Any, in2: Any, mode: str = "full", boundary: str = "fill", fillvalue: Any = 0) -> ndarray:
    """The convolution of two planes, the first one continued by `fillvalue`, around ("wrap") or mirrored ("symm").

    Raises:
        ValueError: other ranks, modes or boundaries, or neither holds the other in mode "valid".
    """
    return _plane(in1, in2, mode, boundary, fillvalue, False)


def correlate2d(in1: Any, in2: Any, mode: str = "full", boundary: str = "fill", fillvalue: Any = 0) -> ndarray:
    """The cross-correlation of two planes. Arguments as of `convolve2d`."""
    return _plane(in1, in2, mode, boundary, fillvalue, True)


def correlation_lags(in1_len: int, in2_len: int, mode: str = "full") -> ndarray:
    """The lags that a correlation's elements belong to."""
    if mode not in _MODES:
        raise ValueError(f"Mode {mode} is invalid")
    lags = np.arange(-in2_len + 1, in1_len)
    if mode == "same":
        middle, lag = lags.size // 2, in1_len // 2
        lags = lags[middle - lag : middle + lag + (in1_len % 2)]
    elif mode == "valid":
        bound = in1_len - in2_len
        lags = np.arange(bound + 1) if bound >= 0 else np.arange(bound, 1)
    return asarray(lags)


def _sizes(kernel_size: Any, rank: int) -> list[int]:
    sizes = [int(s) for s in ([kernel_size] * rank if np.ndim(kernel_size) == 0 else kernel_size)]
    if any(s % 2 != 1 for s in sizes):
        raise ValueError("Each element of kernel_size should be odd.")
    return sizes


def order_filter(a: Any, domain: Any, rank: int) -> ndarray:
    """The element of a rank among those that the `domain` has, zeros beyond the borders; odd extents only."""
    shape = np.asarray(domain.get() if isinstance(domain, ndarray) else domain)
    if any(n % 2 != 1 for n in shape.shape):
        raise ValueError("Each dimension of domain argument should have an odd number of elements.")
    return ndimage.rank_filter(a, rank, footprint=shape, mode="constant")


def medfilt(volume: Any, kernel_size: Any = 3) -> ndarray:
    """The median of a window of odd extents, zeros beyond the borders."""
    x = asarray(volume)
    if x.dtype.kind in "cb":
        raise ValueError(f"dtype={x.dtype} is not supported by medfilt")
    return ndimage.median_filter(x, _sizes(kernel_size, x.ndim), mode="constant")


def medfilt2d(input: Any, kernel_size: Any = 3) -> ndarray:
    """The median of a window of odd extents of a plane, zeros beyond the borders."""
    x = asarray(input)
    if x.ndim != 2:
        raise ValueError("input must be 2-D")
    return medfilt(x, kernel_size)


def wiener(im: Any, mysize: Any = None, noise: float | None = None) -> ndarray:
    """Wiener's filter: towards the local mean where the local variance is the noise (by default the mean one)."""
    x = asarray(im).astype(float)
    sizes = (
        [3] * x.ndim if mysize is None else [int(s) for s in ([mysize] * x.ndim if np.ndim(mysize) == 0 else mysize)]
    )
    count = math.prod(sizes)
    window = gs.ones(sizes)
    mean = correlate(x, window, "same", "direct") / count
    variance = correlate(x * x, window, "same", "direct") / count - mean * mean
    level = gs.mean(variance) if noise is None else noise
    return gs.where(variance < level, mean, mean + (x - mean) * (1 - level / variance))
