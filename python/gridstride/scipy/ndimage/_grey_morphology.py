"""Morphology of grey images."""

from __future__ import annotations

from typing import Any

from gridstride._core import asarray, ndarray
from gridstride.scipy.ndimage._morphology import on_host
from gridstride.scipy.ndimage._ranks import extreme
from gridstride.scipy.ndimage._window import check_axes, deliver, per_axis


def _grey_window(size: Any, footprint: Any, structure: Any) -> None:
    if size is None and footprint is None and structure is None:
        raise ValueError("size, footprint, or structure must be specified")


def grey_erosion(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The least element of a window, lowered by the `structure` where that is given.

    Other arguments as in `minimum_filter`. ValueError without a window.
    """
    _grey_window(size, footprint, structure)
    return extreme(input, size, footprint, structure, output, mode, cval, origin, True, axes)


def grey_dilation(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The greatest element of a window turned around, raised by the `structure` where that is given."""
    _grey_window(size, footprint, structure)
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    turn = (slice(None, None, -1),) * len(places)
    if structure is not None:
        structure = on_host(structure)[turn]
    if footprint is not None:
        footprint = on_host(footprint)[turn]
    shape = next((v.shape for v in (footprint, structure) if v is not None), None)
    sizes = per_axis(size, len(places)) if shape is None else shape
    origins = [-o - (n % 2 == 0) for o, n in zip(per_axis(origin, len(places)), sizes, strict=True)]
    return extreme(x, size, footprint, structure, output, mode, cval, origins, False, axes)


def grey_opening(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """An erosion, then a dilation. Arguments as in `grey_erosion`."""
    inner = grey_erosion(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return grey_dilation(inner, size, footprint, structure, output, mode, cval, origin, axes=axes)


def grey_closing(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """A dilation, then an erosion. Arguments as in `grey_erosion`."""
    inner = grey_dilation(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return grey_erosion(inner, size, footprint, structure, output, mode, cval, origin, axes=axes)


def morphological_gradient(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The dilation minus the erosion. Arguments as in `grey_erosion`."""
    high = grey_dilation(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    low = grey_erosion(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return deliver(high - low, output, high.dtype)


def morphological_laplace(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The dilation plus the erosion minus twice the input. Arguments as in `grey_erosion`."""
    x = asarray(input)
    high = grey_dilation(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    low = grey_erosion(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return deliver(high + low - x - x, output, high.dtype)


def white_tophat(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The input minus its opening. Arguments as in `grey_erosion`."""
    x = asarray(input)
    opened = grey_opening(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return deliver(x ^ opened if x.dtype == bool else x - opened, output, opened.dtype)


def black_tophat(
    input: Any,
    size: Any = None,
    footprint: Any = None,
    structure: Any = None,
    output: Any = None,
    mode: Any = "reflect",
    cval: Any = 0.0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """The closing minus the input. Arguments as in `grey_erosion`."""
    x = asarray(input)
    closed = grey_closing(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return deliver(closed ^ x if x.dtype == bool else closed - x, output, closed.dtype)
