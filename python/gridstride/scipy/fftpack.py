"""Fourier transforms with the names of scipy.fftpack, which `fft` has replaced. Single precision stays single.

Real transforms have the form ``[y(0), Re y(1), Im y(1), ..., Re y(n/2)]``, real numbers, the last one alone where n is
even. `plan` arguments are accepted: there is nothing to plan.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import gridstride as gs
from gridstride import fft as _fft
from gridstride._core import asarray, ndarray
from gridstride.scipy.fft import get_fft_plan

__all__ = ["fft", "fft2", "fftn", "get_fft_plan", "ifft", "ifft2", "ifftn", "irfft", "rfft"]


def fft(x: Any, n: int | None = None, axis: int = -1, overwrite_x: bool = False, plan: Any = None) -> ndarray:
    """The transform along an axis, cut or continued with zeros to `n`."""
    return _fft.fft(x, n, axis)


def ifft(x: Any, n: int | None = None, axis: int = -1, overwrite_x: bool = False, plan: Any = None) -> ndarray:
    """Undoes `fft`."""
    return _fft.ifft(x, n, axis)


def fft2(x: Any, shape: Any = None, axes: Any = (-2, -1), overwrite_x: bool = False, plan: Any = None) -> ndarray:
    """The transform along two axes."""
    return _fft.fftn(x, shape, axes)


def ifft2(x: Any, shape: Any = None, axes: Any = (-2, -1), overwrite_x: bool = False, plan: Any = None) -> ndarray:
    """Undoes `fft2`."""
    return _fft.ifftn(x, shape, axes)


def fftn(x: Any, shape: Any = None, axes: Any = None, overwrite_x: bool = False, plan: Any = None) -> ndarray:
    """The transform along several axes: all, or the last ones where only `shape` is given."""
    return _fft.fftn(x, shape, axes)


def ifftn(x: Any, shape: Any = None, axes: Any = None, overwrite_x: bool = False, plan: Any = None) -> ndarray:
    """Undoes `fftn`."""
    return _fft.ifftn(x, shape, axes)


def rfft(x: Any, n: int | None = None, axis: int = -1, overwrite_x: bool = False, plan: Any = None) -> ndarray:
    """The transform of real numbers, in fftpack's form.

    Raises:
        TypeError: complex numbers.
    """
    values = asarray(x)
    if values.dtype.kind == "c":
        raise TypeError("x must be a real sequence")
    spectrum = gs.moveaxis(_fft.rfft(values, n, axis), axis, -1)
    size = values.shape[axis] if n is None else n
    parts = gs.stack([spectrum.real, spectrum.imag], axis=-1).reshape(*spectrum.shape[:-1], -1)
    # The imaginary parts of the first number, and of the last one where n is even, are zeros that are left out.
    packed = gs.concatenate([parts[..., :1], parts[..., 2 : size + 1]], axis=-1)
    return gs.ascontiguousarray(gs.moveaxis(packed, -1, axis))


def irfft(x: Any, n: int | None = None, axis: int = -1, overwrite_x: bool = False) -> ndarray:
    """Undoes `rfft`.

    Raises:
        TypeError: complex numbers.
    """
    packed = asarray(x)
    if packed.dtype.kind == "c":
        raise TypeError("x must be a real sequence")
    if packed.dtype.kind != "f":
        packed = packed.astype(np.float64)
    packed = gs.moveaxis(packed, axis, -1)
    size = packed.shape[-1] if n is None else n
    if size < 1:
        raise ValueError(f"invalid number of data points ({size}) specified")
    given = min(size, packed.shape[-1])
    half = size // 2 + 1
    parts = gs.zeros((*packed.shape[:-1], 2 * half), packed.dtype)
    parts[..., :1] = packed[..., :1]
    parts[..., 2 : given + 1] = packed[..., 1:given]
    pairs = parts.reshape(*packed.shape[:-1], half, 2)
    return gs.ascontiguousarray(gs.moveaxis(_fft.irfft(pairs[..., 0] + 1j * pairs[..., 1], size), -1, axis))
