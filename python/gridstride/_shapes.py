"""Functions of shapes that are made of other functions of shapes."""

from __future__ import annotations

from gridstride._core import asarray, concatenate, expand_dims, ndarray, transpose

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


def ndim(a: Any) -> int:
    """Number of axes."""
    return asarray(a).ndim


def shape(a: Any) -> tuple[int, ...]:
    """Extents of the axes."""
    return asarray(a).shape


def size(a: Any, axis: int | None = None) -> int:
    """Number of elements, or the extent of an axis."""
    x = asarray(a)
    return x.size if axis is None else x.shape[axis]


def atleast_1d(*arys: Any) -> Any:
    """The arrays with at least one axis."""
    return _each(arys, lambda x: x.reshape(1) if x.ndim == 0 else x)


def atleast_2d(*arys: Any) -> Any:
    """The arrays with at least two axes; new ones come first."""
    return _each(arys, lambda x: x if x.ndim >= 2 else x.reshape(1, -1))


def atleast_3d(*arys: Any) -> Any:
    """The arrays with at least three axes."""

    def widen(x: ndarray) -> ndarray:
        if x.ndim == 0:
            return x.reshape(1, 1, 1)
        if x.ndim == 1:
            return expand_dims(x, (0, 2))
        return expand_dims(x, 2) if x.ndim == 2 else x

    return _each(arys, widen)


def _each(arrays: Sequence[Any], function: Any) -> Any:
    results = tuple(function(asarray(a)) for a in arrays)
    return results[0] if len(results) == 1 else results


def hstack(tup: Sequence[Any]) -> ndarray:
    """The arrays joined along the second axis, or the first where they have only one."""
    arrays = [atleast_1d(a) for a in tup]
    return concatenate(arrays, 0 if arrays and arrays[0].ndim == 1 else 1)


def vstack(tup: Sequence[Any]) -> ndarray:
    """The arrays joined along the first axis, as rows where they have only one."""
    return concatenate([atleast_2d(a) for a in tup], 0)


def moveaxis(a: Any, source: int | Sequence[int], destination: int | Sequence[int]) -> ndarray:
    """The view with axes moved to other places; the rest keep their order."""
    x = asarray(a)
    sources = _axes(source, x.ndim, "source")
    destinations = _axes(destination, x.ndim, "destination")
    if len(sources) != len(destinations):
        raise ValueError("`source` and `destination` arguments must have the same number of elements")
    order = [axis for axis in range(x.ndim) if axis not in sources]
    for place, axis in sorted(zip(destinations, sources, strict=True)):
        order.insert(place, axis)
    return transpose(x, order)


def rollaxis(a: Any, axis: int, start: int = 0) -> ndarray:
    """The view with one axis moved before another."""
    x = asarray(a)
    place = start + x.ndim if start < 0 else start
    (position,) = _axes(axis, x.ndim, "axis")
    if not 0 <= place <= x.ndim:
        raise ValueError(f"`start` must be in [{-x.ndim}, {x.ndim}], not {start}")
    return moveaxis(x, position, place - 1 if position < place else place)


def _axes(value: int | Sequence[int], rank: int, name: str) -> list[int]:
    axes = [value] if isinstance(value, int) else list(value)
    for axis in axes:
        if not -rank <= axis < rank:
            raise IndexError(f"{name}: axis {axis} is out of bounds for array of dimension {rank}")
    normal = [axis % rank for axis in axes]
    if len(set(normal)) != len(normal):
        raise ValueError(f"repeated axis in `{name}` argument")
    return normal
