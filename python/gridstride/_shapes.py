"""Functions of shapes that are made of other functions of shapes."""

from __future__ import annotations

from gridstride import _core
from gridstride._core import asarray, expand_dims, ndarray, transpose
from gridstride._types import can_cast

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


def size(a: Any, axis: int | Sequence[int] | None = None) -> int:
    """Number of elements, or the product of the extents of axes."""
    x = asarray(a)
    if axis is None:
        return x.size
    result = 1
    for one in (axis,) if isinstance(axis, int) else axis:
        result *= x.shape[one]
    return result


def atleast_1d(*arys: Any) -> Any:
    """The arrays with at least one axis."""
    return _each(arys, lambda x: x.reshape(1) if x.ndim == 0 else x)


def atleast_2d(*arys: Any) -> Any:
    """The arrays with at least two axes; new ones come first."""
    return _each(arys, lambda x: x if x.ndim >= 2 else x.reshape(1, 1) if x.ndim == 0 else expand_dims(x, 0))


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


def parts_of(arrays: Any) -> list[ndarray]:
    if not isinstance(arrays, ndarray) and not hasattr(arrays, "__getitem__"):
        raise TypeError('arrays to stack must be passed as a "sequence" type such as list or tuple.')
    return [asarray(a) for a in arrays]


def join(function: Any, parts: list[ndarray], axis: Any, out: ndarray | None, dtype: Any, casting: str) -> ndarray:
    if out is not None and dtype is not None:
        raise TypeError("concatenate() only takes `out` or `dtype` as an argument, but both were provided.")
    if not parts or (out is None and dtype is None):
        return function(parts, axis)
    target = _core.dtype_of(dtype) if out is None else out.dtype
    for part in parts:
        if not can_cast(part.dtype, target, casting):
            raise TypeError(
                f"Cannot cast array data from {part.dtype!r} to {target!r} according to the rule '{casting}'"
            )
    if target.kind not in "bc" and any(part.dtype.kind == "c" for part in parts):
        import warnings

        from numpy.exceptions import ComplexWarning

        warnings.warn("Casting complex values to real discards the imaginary part", ComplexWarning, stacklevel=3)
    if out is None:
        return function(parts, axis, target)
    result = function(parts, axis, target)
    if result.shape != out.shape:
        raise ValueError(f"Output array is the wrong shape: expected {result.shape}, got {out.shape}")
    out[...] = result
    return out


def hstack(tup: Any, *, dtype: Any = None, casting: str = "same_kind") -> ndarray:
    """The arrays joined along the second axis, or the first where they have only one."""
    arrays = [atleast_1d(a) for a in parts_of(tup)]
    axis = 0 if arrays and arrays[0].ndim == 1 else 1
    return join(_core.concatenate, arrays, axis, None, dtype, casting)


def vstack(tup: Any, *, dtype: Any = None, casting: str = "same_kind") -> ndarray:
    """The arrays joined along the first axis, as rows where they have only one."""
    return join(_core.concatenate, [atleast_2d(a) for a in parts_of(tup)], 0, None, dtype, casting)


def moveaxis(a: Any, source: int | Sequence[int], destination: int | Sequence[int]) -> ndarray:
    """The view with axes moved to other places; the rest keep their order."""
    x = asarray(a)
    sources = axes_of(source, x.ndim, "source")
    destinations = axes_of(destination, x.ndim, "destination")
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
    (position,) = axes_of(axis, x.ndim, "axis")
    if not 0 <= place <= x.ndim:
        raise _axis_error(f"`start` must be in [{-x.ndim}, {x.ndim}], not {start}")
    return moveaxis(x, position, place - 1 if position < place else place)


def _axis_error(text: str) -> Exception:
    from numpy.exceptions import AxisError

    return AxisError(text)


def axes_of(value: int | Sequence[int], rank: int, name: str = "axis") -> list[int]:
    import operator

    axes = list(value) if isinstance(value, (tuple, list, range)) else [operator.index(value)]  # type: ignore[arg-type]
    for axis in axes:
        if not -rank <= axis < rank:
            raise _axis_error(f"{name}: axis {axis} is out of bounds for array of dimension {rank}")
    normal = [axis % rank for axis in axes]
    if len(set(normal)) != len(normal):
        raise ValueError(f"repeated axis in `{name}` argument")
    return normal
