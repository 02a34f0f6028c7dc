"""Morphology of sets."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.ndimage._ranks import spread
from gridstride.scipy.ndimage._window import Windows, check_axes, deliver, per_axis


def on_host(value: Any) -> np.ndarray:
    return value.get() if isinstance(value, ndarray) else np.asarray(value)


def generate_binary_structure(rank: int, connectivity: int) -> ndarray:
    """The elements of a box of 3 along each axis that are at most `connectivity` steps from its middle."""
    return asarray(structure_of(rank, connectivity))


def structure_of(rank: int, connectivity: int) -> np.ndarray:
    if rank < 1:
        return np.array(True)
    steps = np.abs(np.indices([3] * rank) - 1).sum(axis=0)
    return steps <= max(connectivity, 1)


def iterate_structure(structure: Any, iterations: int, origin: Any = None) -> Any:
    """A structure dilated with itself; with an `origin` that one, too, for as many iterations."""
    s = on_host(structure).astype(bool)
    count = operator.index(iterations)
    if count < 2:
        return asarray(s.copy())
    more = count - 1
    shape = [n + more * (n - 1) for n in s.shape]
    middle = [more * (n // 2) for n in s.shape]
    start = np.zeros(shape, bool)
    start[tuple(slice(m, m + n) for m, n in zip(middle, s.shape, strict=True))] = s
    result = binary_dilation(asarray(start), asarray(s), iterations=more)
    if origin is None:
        return result
    return result, [count * o for o in per_axis(origin, s.ndim)]


@cuda.jit
def _all_of(values, offsets, out):
    i = cuda.grid(1)
    if i < out.size:
        found = True
        for k in range(offsets.size):
            found = found and values[i + offsets[k]]
        out[i] = found


@cuda.jit
def _any_of(values, offsets, out):
    i = cuda.grid(1)
    if i < out.size:
        found = False
        for k in range(offsets.size):
            found = found or values[i + offsets[k]]
        out[i] = found


def _binary(
    input: Any,
    structure: Any,
    iterations: int,
    mask: Any,
    output: Any,
    border_value: int,
    origin: Any,
    dilate: bool,
    axes: Any,
) -> ndarray:
    try:
        count = operator.index(iterations)
    except TypeError:
        raise TypeError("iterations parameter should be an integer") from None
    x = asarray(input)
    if x.dtype.kind == "c":
        raise TypeError("Complex type not supported")
    places = check_axes(axes, x.ndim)
    s = structure_of(len(places), 1) if structure is None else on_host(structure).astype(bool)
    if s.ndim != len(places):
        raise RuntimeError("structure and input must have same dimensionality")
    if s.size < 1:
        raise RuntimeError("structure must not be empty")
    origins = [operator.index(o) for o in per_axis(origin, len(places))]
    if dilate:
        s = s[(slice(None, None, -1),) * s.ndim]
        origins = [-o - (n % 2 == 0) for o, n in zip(origins, s.shape, strict=True)]
    s = s.reshape(spread(s.shape, sorted(places), x.ndim, 1))
    all_origins = spread(origins, places, x.ndim, 0)
    kernel = _any_of if dilate else _all_of
    now = x != 0
    start = now
    keep = None if mask is None else asarray(mask).astype(bool)
    done = 0
    while x.size:
        windows = Windows(now, s.shape, all_origins, ["constant"] * x.ndim, bool(border_value))
        new = windows.launch(kernel, bool, asarray(windows.offsets(s)))
        if keep is not None:
            new = gs.where(keep, new, start)
        done += 1
        last = done == count or (count < 1 and bool((new == now).all()))
        now = ascontiguousarray(new)
        if last:
            break
    return deliver(now, output, bool)


def binary_erosion(
    input: Any,
    structure: Any = None,
    iterations: int = 1,
    mask: Any = None,
    output: Any = None,
    border_value: int = 0,
    origin: Any = 0,
    brute_force: bool = False,
    *,
    axes: Any = None,
) -> ndarray:
    """The elements around which the whole structure lies in the set of non-zero ones.

    Args:
        structure: the neighbourhood; by default the elements one step away.
        iterations: how often; less than 1 for until nothing changes.
        mask: only these elements change.
        border_value: what is beyond the borders.
        brute_force: accepted and not used.

    Raises:
        RuntimeError: a structure of another rank or an empty one. TypeError: complex numbers.
    """
    return _binary(input, structure, iterations, mask, output, border_value, origin, False, axes)


def binary_dilation(
    input: Any,
    structure: Any = None,
    iterations: int = 1,
    mask: Any = None,
    output: Any = None,
    border_value: int = 0,
    origin: Any = 0,
    brute_force: bool = False,
    *,
    axes: Any = None,
) -> ndarray:
    """The elements that the structure around some non-zero element reaches. Arguments as in `binary_erosion`."""
    return _binary(input, structure, iterations, mask, output, border_value, origin, True, axes)


def binary_opening(
    input: Any,
    structure: Any = None,
    iterations: int = 1,
    output: Any = None,
    origin: Any = 0,
    mask: Any = None,
    border_value: int = 0,
    brute_force: bool = False,
    *,
    axes: Any = None,
) -> ndarray:
    """An erosion, then a dilation. Arguments as in `binary_erosion`."""
    inner = binary_erosion(input, structure, iterations, mask, None, border_value, origin, axes=axes)
    return binary_dilation(inner, structure, iterations, mask, output, border_value, origin, axes=axes)


def binary_closing(
    input: Any,
    structure: Any = None,
    iterations: int = 1,
    output: Any = None,
    origin: Any = 0,
    mask: Any = None,
    border_value: int = 0,
    brute_force: bool = False,
    *,
    axes: Any = None,
) -> ndarray:
    """A dilation, then an erosion. Arguments as in `binary_erosion`."""
    inner = binary_dilation(input, structure, iterations, mask, None, border_value, origin, axes=axes)
    return binary_erosion(inner, structure, iterations, mask, output, border_value, origin, axes=axes)


def binary_hit_or_miss(
    input: Any,
    structure1: Any = None,
    structure2: Any = None,
    output: Any = None,
    origin1: Any = 0,
    origin2: Any = None,
    *,
    axes: Any = None,
) -> ndarray:
    """The elements around which the set has the first structure and nothing of the second (its complement)."""
    x = asarray(input)
    places = check_axes(axes, x.ndim)
    first = structure_of(len(places), 1) if structure1 is None else on_host(structure1).astype(bool)
    second = np.logical_not(first) if structure2 is None else on_host(structure2).astype(bool)
    hit = _binary(x, first, 1, None, None, 0, origin1, False, axes)
    # Nothing of the second structure: an erosion of the complement.
    outside = gs.logical_not(x != 0)
    clear = _binary(outside, second, 1, None, None, 1, origin1 if origin2 is None else origin2, False, axes)
    return deliver(gs.logical_and(hit, clear), output, bool)


def binary_propagation(
    input: Any,
    structure: Any = None,
    mask: Any = None,
    output: Any = None,
    border_value: int = 0,
    origin: Any = 0,
    *,
    axes: Any = None,
) -> ndarray:
    """Dilations inside of the mask until nothing changes. Arguments as in `binary_erosion`."""
    return _binary(input, structure, -1, mask, output, border_value, origin, True, axes)


def binary_fill_holes(
    input: Any, structure: Any = None, output: Any = None, origin: Any = 0, *, axes: Any = None
) -> ndarray:
    """The set and what it encloses: what no path along the structure connects to the border."""
    from gridstride.scipy.ndimage._measurements import components

    x = asarray(input) != 0
    s = structure_of(x.ndim, 1) if structure is None else on_host(structure).astype(bool)
    plain = axes is None and x.ndim > 1 and s.shape == (3,) * x.ndim and not np.any(origin)
    # What surrounds the array has to be one component.
    plain = plain and bool(s[structure_of(x.ndim, 1)].all()) and np.array_equal(s, s[(slice(None, None, -1),) * s.ndim])
    if plain and x.size:
        # One labelling instead of as many dilations as the longest path has steps.
        outside = gs.pad(gs.logical_not(x), 1, mode="constant", constant_values=True)
        labels, _ = components(outside, s)
        inner = labels[(slice(1, -1),) * x.ndim]
        return deliver(inner != labels[(0,) * x.ndim], output, bool)
    mask = gs.logical_not(x)
    empty = gs.zeros(x.shape, bool)
    return deliver(
        gs.logical_not(binary_dilation(empty, structure, -1, mask, None, 1, origin, axes=axes)), output, bool
    )
