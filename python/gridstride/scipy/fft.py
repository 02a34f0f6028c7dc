"""Fourier, cosine and sine transforms with SciPy's names. Single precision stays single.

`plan` arguments are accepted: there is nothing to plan.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import fft as _fft
from gridstride._core import asarray, ndarray
from gridstride.fft import fftfreq, fftshift, ifftshift, rfftfreq

__all__ = ["dct", "dctn", "dst", "dstn", "fftfreq", "fftshift", "get_fft_plan", "idct", "idctn", "idst", "idstn"]
__all__ += ["ifftshift", "next_fast_len", "rfftfreq"]


def _one(name: str) -> Any:
    inner = getattr(_fft, name)

    def transform(
        x: Any,
        n: int | None = None,
        axis: int = -1,
        norm: str | None = None,
        overwrite_x: bool = False,
        *,
        plan: Any = None,
    ) -> ndarray:
        return inner(x, n, axis, norm)

    transform.__name__ = transform.__qualname__ = name
    transform.__doc__ = inner.__doc__
    return transform


def _several(name: str, axes_default: Any) -> Any:
    inner = getattr(_fft, name)

    def transform(
        x: Any,
        s: Any = None,
        axes: Any = axes_default,
        norm: str | None = None,
        overwrite_x: bool = False,
        *,
        plan: Any = None,
    ) -> ndarray:
        return inner(x, s, axes, norm)

    transform.__name__ = transform.__qualname__ = name
    transform.__doc__ = inner.__doc__
    return transform


for _name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
    globals()[_name] = _one(_name)
for _name in ("fft2", "ifft2", "rfft2", "irfft2"):
    globals()[_name] = _several(_name, (-2, -1))
for _name in ("fftn", "ifftn", "rfftn", "irfftn"):
    globals()[_name] = _several(_name, None)
__all__ += ["fft2", "fft", "fftn", "hfft", "ifft2", "ifft", "ifftn", "ihfft", "irfft2", "irfft", "irfftn"]  # noqa: F822, RUF022
__all__ += ["rfft2", "rfft", "rfftn"]  # noqa: F822, RUF022
del _name


def next_fast_len(target: int, real: bool = False) -> int:
    """The least length from `target` on whose transform is fast: 2, 3, 5, 7 and 11 are its only prime factors.

    Of real numbers 2, 3 and 5. ValueError for a negative one.
    """
    if target < 0:
        raise ValueError("Target cannot be negative")
    primes = (2, 3, 5) if real else (2, 3, 5, 7, 11)
    n = max(int(target), 1) if target else 0
    while n:
        rest = n
        for p in primes:
            while rest % p == 0:
                rest //= p
        if rest == 1:
            break
        n += 1
    return n


class Plan:
    """What `get_fft_plan` gives: a value for `plan` arguments, or a context around transforms.

    They need no plan, and do with one what they do without.
    """

    def __init__(self, shape: tuple[int, ...], axes: tuple[int, ...], value_type: str) -> None:
        self.shape, self.axes, self.value_type = shape, axes, value_type

    def __enter__(self) -> Plan:
        return self

    def __exit__(self, *problem: object) -> None:
        return

    def __repr__(self) -> str:
        return f"Plan(shape={self.shape}, axes={self.axes}, value_type={self.value_type!r})"


def get_fft_plan(a: ndarray, shape: Any = None, axes: Any = None, value_type: str = "C2C") -> Plan:
    """A plan for transforms of an array along some axes (all, or the last ones where only `shape` is given).

    `value_type` is "C2C", "R2C" or "C2R". ValueError for axes that the array does not have, or that are not as many as
    `shape` has.
    """
    if value_type not in ("C2C", "R2C", "C2R"):
        raise ValueError(f"value_type must be 'C2C', 'R2C' or 'C2R', not {value_type!r}")
    extents = None if shape is None else (shape,) if isinstance(shape, int) else tuple(shape)
    count = a.ndim if extents is None else len(extents)
    places = tuple(range(-count, 0)) if axes is None else (axes,) if isinstance(axes, int) else tuple(axes)
    if extents is not None and len(extents) != len(places):
        raise ValueError("Shape and axes have different lengths.")
    if any(not -a.ndim <= k < a.ndim for k in places):
        raise ValueError(f"axes {places} are not all axes of an array of {a.ndim} dimensions")
    sizes = [a.shape[k] for k in places]
    if extents is not None:
        sizes = [size if n is None else int(n) for n, size in zip(extents, sizes, strict=True)]
    return Plan(tuple(sizes), places, value_type)


# --- cosine and sine transforms


def _prepared(x: Any, n: int | None, axis: int) -> ndarray:
    """The lines along the last axis, floating, cut or followed by zeros."""
    values = asarray(x)
    if values.dtype.kind in "biu":
        values = values.astype(float)
    elif values.dtype == np.float16:
        values = values.astype(np.float32)
    if not -values.ndim <= axis < values.ndim:
        raise ValueError("axes exceeds dimensionality of input")
    lines = gs.moveaxis(values, axis, -1)
    if n is not None and n != lines.shape[-1]:
        if n < 1:
            raise ValueError(f"invalid number of data points ({n}) specified")
        if n < lines.shape[-1]:
            lines = lines[..., :n]
        else:
            pad = [(0, 0)] * (lines.ndim - 1) + [(0, n - lines.shape[-1])]
            lines = gs.pad(lines, pad)
    if lines.shape[-1] < 1:
        raise ValueError("invalid number of data points (0) specified")
    return lines


def _real_transform(lines: ndarray, kind: int, sine: bool) -> ndarray:
    """The unnormalized transform along the last axis, by a Fourier transform of a symmetric continuation."""
    if lines.dtype.kind == "c":
        return _real_transform(lines.real, kind, sine) + 1j * _real_transform(lines.imag, kind, sine)
    n = lines.shape[-1]
    single = lines.dtype == np.float32
    zero = gs.zeros((*lines.shape[:-1], 1), lines.dtype)
    back = lines[..., ::-1]
    if kind == 1:
        if sine:
            whole = gs.concatenate([zero, lines, zero, -back], axis=-1)
            return -_fft.rfft(whole).imag[..., 1 : n + 1]
        if n < 2:
            raise ValueError("DCT-I is not defined for size < 2")
        return _fft.rfft(gs.concatenate([lines, back[..., 1:-1]], axis=-1)).real[..., :n]
    real = np.float32 if single else np.float64
    if kind == 2:
        k = np.arange(n + 1 if sine else n)
        turn = asarray(np.exp(-0.5j * math.pi * k / n).astype(np.complex64 if single else np.complex128))
        spectrum = _fft.rfft(gs.concatenate([lines, -back if sine else back], axis=-1))
        if sine:
            return (-(spectrum[..., 1 : n + 1] * turn[1:]).imag).astype(real)
        return ((spectrum[..., :n] * turn).real).astype(real)
    # Kinds 3 and 4 by sums of the length 4n or 8n: of odd places.
    k = np.arange(n)
    if kind == 3:
        if sine:
            # sum over j < n - 1 of 2 x_j sin(pi (2k + 1)(j + 1) / 2n) + (-1)**k x_(n-1)
            weights = gs.concatenate([2 * lines[..., :-1], lines[..., -1:]], axis=-1)
            phase = np.exp(0.5j * math.pi * (k + 1) / n)
            return _odd_sums(weights, phase, 1, n, single).imag.astype(real)
        weights = gs.concatenate([lines[..., :1], 2 * lines[..., 1:]], axis=-1)
        return _odd_sums(weights, np.exp(0.5j * math.pi * k / n), 0, n, single).real.astype(real)
    # sum of 2 x_j exp(i pi (2k + 1)(2j + 1) / 4n)
    phase = np.exp(0.5j * math.pi * (k + 0.5) / n)
    total = _odd_sums(2 * lines, phase, 0, n, single) * asarray(np.exp(0.5j * math.pi * k / n))
    return (total.imag if sine else total.real).astype(real)


def _odd_sums(weights: ndarray, phase: np.ndarray, start: int, n: int, single: bool) -> ndarray:
    """The sums over j of weights_j phase_j exp(i pi k (j + start) / n), k < n."""
    values = weights * asarray(phase)
    padded = gs.zeros((*values.shape[:-1], 2 * n), values.dtype)
    padded[..., start : start + n] = values
    return (_fft.ifft(padded) * (2.0 * n))[..., :n]


def _cosine_or_sine(
    x: Any, type: int, n: int | None, axis: int, norm: str | None, sine: bool, inverse: bool, orthogonalize: bool | None
) -> ndarray:
    if type not in (1, 2, 3, 4):
        raise ValueError(f"invalid type: {type}; types are 1 to 4")
    if norm not in (None, "backward", "ortho", "forward"):
        raise ValueError(f"Invalid norm value {norm!r}, should be 'backward', 'ortho' or 'forward'")
    lines = _prepared(x, n, axis)
    count = lines.shape[-1]
    kind = {1: 1, 2: 3, 3: 2, 4: 4}[type] if inverse else type
    factor = 2.0 * (count - 1) if kind == 1 and not sine else 2.0 * (count + 1) if kind == 1 else 2.0 * count
    ortho = norm == "ortho" if orthogonalize is None else orthogonalize
    root = math.sqrt(2.0)
    place = -1 if sine else 0
    if ortho and kind in (1, 3) and not (sine and kind == 1):
        scale = np.ones(count)
        scale[place] = root
        if kind == 1:
            scale[-1] = root
        lines = lines * asarray(scale.astype(np.float32 if lines.dtype in (np.float32, np.complex64) else float))
    result = _real_transform(lines, kind, sine)
    if ortho and kind in (1, 2) and not (sine and kind == 1):
        scale = np.ones(count)
        scale[place] = 1 / root
        if kind == 1:
            scale[-1] = 1 / root
        result = result * asarray(scale.astype(np.float32 if result.dtype in (np.float32, np.complex64) else float))
    if norm == "ortho":
        result = result * (1.0 / math.sqrt(factor))
    elif (norm == "forward") != inverse:
        result = result * (1.0 / factor)
    return gs.ascontiguousarray(gs.moveaxis(result, -1, axis))


def _make(name: str, sine: bool, inverse: bool) -> Any:
    def transform(
        x: Any,
        type: int = 2,
        n: int | None = None,
        axis: int = -1,
        norm: str | None = None,
        overwrite_x: bool = False,
        workers: Any = None,
        orthogonalize: bool | None = None,
    ) -> ndarray:
        return _cosine_or_sine(x, type, n, axis, norm, sine, inverse, orthogonalize)

    def several(
        x: Any,
        type: int = 2,
        s: Any = None,
        axes: Any = None,
        norm: str | None = None,
        overwrite_x: bool = False,
        workers: Any = None,
        *,
        orthogonalize: bool | None = None,
    ) -> ndarray:
        result = asarray(x)
        sizes = None if s is None else [s] if np.ndim(s) == 0 else list(s)
        if axes is None:
            places = list(range(result.ndim)) if sizes is None else list(range(result.ndim - len(sizes), result.ndim))
        else:
            places = [axes] if np.ndim(axes) == 0 else list(axes)
        if sizes is not None and len(sizes) != len(places):
            raise ValueError("when given, axes and shape arguments have to be of the same length")
        for k, axis in enumerate(places):
            count = None if sizes is None else int(sizes[k])
            result = _cosine_or_sine(result, type, count, axis, norm, sine, inverse, orthogonalize)
        return result

    what = ("inverse " if inverse else "") + ("sine" if sine else "cosine")
    transform.__name__ = transform.__qualname__ = name
    transform.__doc__ = (
        f"The {what} transform of a type (1 to 4) along an axis, of `n` points: the input is cut or "
        "followed by zeros.\n\n"
        '    `norm` is "backward", "ortho" or "forward". ValueError for other types and norms.\n    '
    )
    several.__name__ = several.__qualname__ = f"{name}n"
    several.__doc__ = f"The {what} transform along several axes (all by default), of `s` points."
    return transform, several


dct, dctn = _make("dct", False, False)
idct, idctn = _make("idct", False, True)
dst, dstn = _make("dst", True, False)
idst, idstn = _make("idst", True, True)
