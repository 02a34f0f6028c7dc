"""Discrete Fourier transforms on the device. float32 and complex64 stay in single precision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "fft",
    "fft2",
    "fftfreq",
    "fftn",
    "fftshift",
    "hfft",
    "ifft",
    "ifft2",
    "ifftn",
    "ifftshift",
    "ihfft",
    "irfft",
    "irfft2",
    "irfftn",
    "rfft",
    "rfft2",
    "rfftfreq",
    "rfftn",
]


def _factor(norm: str | None, n: int, inverse: bool) -> float:
    if norm not in (None, "backward", "ortho", "forward"):
        raise ValueError(f'Invalid norm value {norm}; should be "backward", "ortho" or "forward".')
    if norm == "ortho":
        return float(n) ** -0.5
    return 1.0 / n if inverse == (norm != "forward") else 1.0


def _floating(a: Any) -> ndarray:
    x = asarray(a)
    if x.dtype.kind in "biu":
        return x.astype(float)
    return x.astype("float32") if x.itemsize == 2 else x


def _complex(a: Any) -> ndarray:
    x = _floating(a)
    return x if x.dtype.kind == "c" else x.astype("complex64" if x.itemsize == 4 else "complex128")


def _axis(axis: int, rank: int) -> int:
    if not -rank <= axis < rank:
        from numpy.exceptions import AxisError

        raise AxisError(axis, rank)
    return axis % rank


def _points(n: int | None, extent: int) -> int:
    count = extent if n is None else int(n)
    if count < 1:
        raise ValueError(f"Invalid number of FFT data points ({count}) specified.")
    return count


def _fit(x: ndarray, axis: int, n: int) -> ndarray:
    """The first n elements along an axis, with zeros behind where there are fewer."""
    extent = x.shape[axis]
    if extent == n:
        return x
    before = (slice(None),) * axis
    if extent > n:
        return x[(*before, slice(0, n))]
    return _core.concatenate([x, gs.zeros((*x.shape[:axis], n - extent, *x.shape[axis + 1 :]), x.dtype)], axis)


def _give(result: ndarray, out: ndarray | None) -> ndarray:
    if out is None:
        return result
    if out.shape != result.shape:
        raise ValueError(f"output array has wrong shape: expected {result.shape}, got {out.shape}")
    if not gs.can_cast(result.dtype, out.dtype, "same_kind"):
        raise TypeError(f"Cannot cast the result from {result.dtype!r} to {out.dtype!r} with casting rule 'same_kind'")
    out[...] = result
    return out


def _half(a: Any, result: ndarray, out: ndarray | None) -> ndarray:
    """Real outputs; of halves, halves."""
    return _give(result.astype("float16") if asarray(a).dtype == "float16" and out is None else result, out)


def _one(a: Any, n: int | None, axis: int, norm: str | None, inverse: bool, out: ndarray | None) -> ndarray:
    x = _complex(a)
    place = _axis(axis, x.ndim)
    count = _points(n, x.shape[place])
    x = _fit(x, place, count)
    return _give(_core.fft_complex(x, [place], not inverse, _factor(norm, count, inverse)), out)


def _from_real(a: Any, n: int | None, axis: int, norm: str | None, inverse: bool, out: ndarray | None) -> ndarray:
    x = _floating(a)
    place = _axis(axis, x.ndim)
    count = _points(n, x.shape[place])
    factor = _factor(norm, count, inverse)
    if x.dtype.kind == "c":
        raise TypeError("transforms of real numbers do not take complex ones; use fft or ifft")
    return _give(_core.fft_real(_fit(x, place, count), place, not inverse, factor), out)


def fft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The transform along an axis, of `n` points: the input is cut or followed by zeros.

    `norm` is "backward" (the inverse is divided by n), "ortho" or "forward". ValueError for less than one point.
    """
    return _one(a, n, axis, norm, False, out)


def ifft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The inverse of `fft`."""
    return _one(a, n, axis, norm, True, out)


def rfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The first n // 2 + 1 outputs of the transform of real numbers. TypeError for complex ones."""
    return _from_real(a, n, axis, norm, False, out)


def irfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The inverse of `rfft`: `n` real numbers, 2 * (extent - 1) without it."""
    x = _complex(a)
    place = _axis(axis, x.ndim)
    count = _points(n, 2 * (x.shape[place] - 1))
    x = _fit(x, place, count // 2 + 1)
    return _half(a, _core.fft_hermitian(x, place, count, False, _factor(norm, count, True)), out)


def hfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The real transform of a signal with Hermitian symmetry, given by its first half."""
    x = _complex(a)
    place = _axis(axis, x.ndim)
    count = _points(n, 2 * (x.shape[place] - 1))
    x = _fit(x, place, count // 2 + 1)
    return _half(a, _core.fft_hermitian(x, place, count, True, _factor(norm, count, False)), out)


def ihfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The inverse of `hfft`."""
    return _from_real(a, n, axis, norm, True, out)


def _deprecated(text: str) -> None:
    import warnings

    warnings.warn(f"{text} (deprecated by NumPy 2.0)", DeprecationWarning, stacklevel=4)


def _sizes(
    x: ndarray, s: Sequence[int] | None, axes: Sequence[int] | None, real_output: bool = False
) -> tuple[list[int], list[int]]:
    """Points and normal axes of a transform of several axes."""
    if s is not None and axes is None:
        _deprecated("`axes` should not be `None` if `s` is not `None`; give the axes that `s` is about")
    if s is not None and None in list(s):
        _deprecated("`s` should not hold `None`; -1 keeps an extent")
    if axes is None:
        places = list(range(x.ndim)) if s is None else list(range(x.ndim - len(s), x.ndim))
        if s is not None and len(s) > x.ndim:
            raise ValueError("Shape requires more axes than are present.")
    else:
        places = [_axis(axis, x.ndim) for axis in axes]
    if s is None:
        points = [x.shape[axis] for axis in places]
        if real_output and points:
            points[-1] = (points[-1] - 1) * 2
    else:
        if len(s) != len(places):
            raise ValueError("Shape and axes have different lengths.")
        points = [x.shape[axis] if n in (None, -1) else int(n) for n, axis in zip(s, places, strict=True)]
    return points, places


def _several(a: Any, s: Any, axes: Any, norm: str | None, inverse: bool, out: ndarray | None) -> ndarray:
    if out is None and axes is not None and len(axes) == 0 and s is None:
        return asarray(a)  # nothing is transformed, and nothing copied, as in NumPy
    x = _complex(a)
    points, places = _sizes(x, s, axes)
    if len(set(places)) != len(places):
        for n, axis in reversed(list(zip(points, places, strict=True))):
            x = _one(x, n, axis, norm, inverse, None)
        return _give(x, out)
    factor = 1.0
    for n, axis in zip(points, places, strict=True):
        x = _fit(x, axis, _points(n, n))
        factor *= _factor(norm, n, inverse)
    if not places:
        return _give(x.copy(), out)
    return _give(_core.fft_complex(x, places[::-1], not inverse, factor), out)


def fftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The transform along several axes (all by default), of `s` points."""
    return _several(a, s, axes, norm, False, out)


def ifftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The inverse of `fftn`."""
    return _several(a, s, axes, norm, True, out)


def fft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The transform along two axes."""
    return _several(a, s, axes, norm, False, out)


def ifft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The inverse of `fft2`."""
    return _several(a, s, axes, norm, True, out)


def rfftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The transform of real numbers along several axes; half of the outputs along the last of them."""
    x = _floating(a)
    points, places = _sizes(x, s, axes)
    if not places:
        raise IndexError("at least 1 axis must be transformed")
    x = rfft(x, points[-1], places[-1], norm)
    for n, axis in reversed(list(zip(points[:-1], places[:-1], strict=True))):
        x = fft(x, n, axis, norm)
    return _give(x, out)


def irfftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The inverse of `rfftn`."""
    x = _complex(a)
    points, places = _sizes(x, s, axes, real_output=True)
    if not places:
        raise IndexError("at least 1 axis must be transformed")
    if len(places) == 1:
        return irfft(a, points[0], places[0], norm, out)
    for n, axis in zip(points[:-1], places[:-1], strict=True):
        x = ifft(x, n, axis, norm)
    return irfft(x, points[-1], places[-1], norm, out)


def rfft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The transform of real numbers along two axes."""
    return rfftn(a, s, axes, norm, out)


def irfft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None, out: ndarray | None = None) -> ndarray:
    """The inverse of `rfft2`."""
    return irfftn(a, s, axes, norm, out)


def _count(n: Any) -> int:
    import operator

    try:
        return operator.index(n)
    except TypeError:
        raise ValueError("n should be an integer") from None


def fftfreq(n: int, d: float = 1.0, device: Any = None, *, dtype: Any = None) -> ndarray:
    """The frequencies of the outputs of `fft`, for samples at a distance `d`; float64 unless `dtype` says another."""
    count = _count(n)
    half = (count - 1) // 2 + 1
    numbers = _core.concatenate([gs.arange(0, half), gs.arange(-(count // 2), 0)])
    return _frequencies(numbers, count * d, dtype)


def rfftfreq(n: int, d: float = 1.0, device: Any = None, *, dtype: Any = None) -> ndarray:
    """The frequencies of the outputs of `rfft`, for samples at a distance `d`; float64 unless `dtype` says another."""
    count = _count(n)
    return _frequencies(gs.arange(0, count // 2 + 1), count * d, dtype)


def _frequencies(numbers: ndarray, span: float, dtype: Any) -> ndarray:
    result = numbers * (1.0 / span)
    if dtype is None:
        return result
    kind = _core.dtype_of(dtype)
    if kind.kind != "f":
        raise ValueError(f"frequencies have a floating dtype, not {kind}")
    return result.astype(kind, copy=False)


def _shifted(x: Any, axes: Any, direction: int) -> ndarray:
    a = asarray(x)
    places = range(a.ndim) if axes is None else axes if isinstance(axes, (tuple, list)) else (axes,)
    halves = [a.shape[axis] // 2 for axis in places]
    return gs.roll(a, tuple(direction * n for n in halves), tuple(places))


def fftshift(x: Any, axes: Any = None) -> ndarray:
    """The outputs with frequency zero in the middle."""
    return _shifted(x, axes, 1)


def ifftshift(x: Any, axes: Any = None) -> ndarray:
    """The inverse of `fftshift`."""
    return _shifted(x, axes, -1)
