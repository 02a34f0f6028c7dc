"""Joining, splitting and repeating arrays."""

from __future__ import annotations

import itertools
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray
from gridstride._shapes import axes_of, join, parts_of, vstack

__all__ = [
    "append",
    "array_split",
    "block",
    "column_stack",
    "concat",
    "concatenate",
    "delete",
    "dsplit",
    "dstack",
    "hsplit",
    "insert",
    "repeat",
    "resize",
    "row_stack",
    "split",
    "stack",
    "tile",
    "unstack",
    "vsplit",
]


def concatenate(
    arrays: Any, axis: int | None = 0, out: ndarray | None = None, *, dtype: Any = None, casting: str = "same_kind"
) -> ndarray:
    """The arrays joined along an axis, or flattened first with ``axis=None``.

    Extents must agree but for that axis (ValueError). `dtype` or `out` chooses the type, by the rule `casting`.
    """
    if out is None and dtype is None and isinstance(arrays, (list, tuple)):
        return _core.concatenate(arrays, axis)
    return join(_core.concatenate, parts_of(arrays), axis, out, dtype, casting)


concat = concatenate


def stack(
    arrays: Any, axis: int = 0, out: ndarray | None = None, *, dtype: Any = None, casting: str = "same_kind"
) -> ndarray:
    """The arrays, all of one shape, joined along a new axis."""
    return join(_core.stack, parts_of(arrays), axis, out, dtype, casting)


def row_stack(tup: Any, *, dtype: Any = None, casting: str = "same_kind") -> ndarray:
    """`vstack` by the name that NumPy 2 deprecates."""
    import warnings

    warnings.warn("`row_stack` alias is deprecated. Use `vstack` directly.", DeprecationWarning, stacklevel=2)
    return vstack(tup, dtype=dtype, casting=casting)


def dstack(tup: Any) -> ndarray:
    """The arrays joined along the third axis."""
    return concatenate([gs.atleast_3d(a) for a in parts_of(tup)], 2)


def column_stack(tup: Any) -> ndarray:
    """Vectors as columns, and matrices, joined along the second axis."""
    return concatenate([a if a.ndim > 1 else a.reshape(-1, 1) for a in parts_of(tup)], 1)


def append(arr: Any, values: Any, axis: int | None = None) -> ndarray:
    """`arr` with `values` behind it along an axis; both are flattened without one."""
    return concatenate((arr, values), axis)


def block(arrays: Any) -> ndarray:
    """An array put together from nested lists of blocks: the innermost lists join along the last axis."""

    def depth_of(value: Any) -> int:
        if isinstance(value, tuple):
            raise TypeError(
                "only lists can be used to arrange blocks, and np.block does not allow implicit conversion"
                " from tuple to ndarray."
            )
        if not isinstance(value, list):
            return 0
        if not value:
            raise ValueError("List cannot be empty")
        depths = {depth_of(v) for v in value}
        if len(depths) > 1:
            raise ValueError("List depths are mismatched")
        return 1 + depths.pop()

    def leaves(value: Any) -> list[ndarray]:
        return [x for v in value for x in leaves(v)] if isinstance(value, list) else [asarray(value)]

    depth = depth_of(arrays)
    rank = max(depth, max(x.ndim for x in leaves(arrays)))

    def join(value: Any, level: int) -> ndarray:
        if isinstance(value, list):
            return concatenate([join(v, level + 1) for v in value], level - depth)
        x = asarray(value)
        return x.reshape((1,) * (rank - x.ndim) + x.shape)

    result = join(arrays, 0)
    return result.copy() if depth == 0 else result


def array_split(ary: Any, indices_or_sections: Any, axis: int = 0) -> list[ndarray]:
    """Views of the parts of an array along an axis: so many of nearly one size, or cut at these positions."""
    x = asarray(ary)
    if not -x.ndim <= axis < x.ndim:
        raise IndexError(f"axis {axis} is out of bounds for array of dimension {x.ndim}")
    extent = x.shape[axis]
    if hasattr(indices_or_sections, "__len__") and getattr(indices_or_sections, "ndim", None) != 0:
        cuts = [0, *(int(i) for i in indices_or_sections), extent]
    else:
        sections = int(indices_or_sections)
        if sections <= 0:
            raise ValueError("number sections must be larger than 0.")
        each, extras = divmod(extent, sections)
        cuts = [0]
        for i in range(sections):
            cuts.append(cuts[-1] + each + (i < extras))
    before = (slice(None),) * (axis % x.ndim)
    return [x[(*before, slice(a, b))] for a, b in itertools.pairwise(cuts)]


def split(ary: Any, indices_or_sections: Any, axis: int = 0) -> list[ndarray]:
    """Views of the parts of an array along an axis: so many of one size (else ValueError), or cut at positions."""
    x = asarray(ary)
    if not hasattr(indices_or_sections, "__len__") or getattr(indices_or_sections, "ndim", None) == 0:
        if not -x.ndim <= axis < x.ndim:
            raise IndexError(f"axis {axis} is out of bounds for array of dimension {x.ndim}")
        if x.shape[axis] % int(indices_or_sections):
            raise ValueError("array split does not result in an equal division")
    return array_split(x, indices_or_sections, axis)


def hsplit(ary: Any, indices_or_sections: Any) -> list[ndarray]:
    """`split` along the second axis, or the first of a vector."""
    x = asarray(ary)
    if x.ndim == 0:
        raise ValueError("hsplit only works on arrays of 1 or more dimensions")
    return split(x, indices_or_sections, 1 if x.ndim > 1 else 0)


def vsplit(ary: Any, indices_or_sections: Any) -> list[ndarray]:
    """`split` along the first axis."""
    x = asarray(ary)
    if x.ndim < 2:
        raise ValueError("vsplit only works on arrays of 2 or more dimensions")
    return split(x, indices_or_sections, 0)


def dsplit(ary: Any, indices_or_sections: Any) -> list[ndarray]:
    """`split` along the third axis."""
    x = asarray(ary)
    if x.ndim < 3:
        raise ValueError("dsplit only works on arrays of 3 or more dimensions")
    return split(x, indices_or_sections, 2)


def unstack(x: Any, /, *, axis: int = 0) -> tuple[ndarray, ...]:
    """Views of an array at each position of an axis."""
    a = asarray(x)
    if a.ndim == 0:
        raise ValueError("Input array must be at least 1-d.")
    return tuple(gs.moveaxis(a, axis, 0))


def tile(A: Any, reps: Any) -> ndarray:
    """`A` repeated side by side, so often along each axis."""
    x = asarray(A)
    counts = tuple(int(r) for r in reps) if hasattr(reps, "__len__") or hasattr(reps, "__iter__") else (int(reps),)
    rank = max(x.ndim, len(counts))
    counts = (1,) * (rank - len(counts)) + counts
    shape = (1,) * (rank - x.ndim) + x.shape
    if all(c == 1 for c in counts):
        return x.reshape(shape).copy()
    inner = x.reshape(tuple(n for extent in shape for n in (1, extent)))
    wide = _core.broadcast_to(inner, tuple(n for c, extent in zip(counts, shape, strict=True) for n in (c, extent)))
    return wide.reshape(tuple(c * extent for c, extent in zip(counts, shape, strict=True)))


def repeat(a: Any, repeats: Any, axis: int | None = None) -> ndarray:
    """Each element (of an axis; of the flattened array without one) as often as `repeats` says, a number or a list."""
    x = asarray(a)
    if axis is None or (x.ndim == 0 and axis in (0, -1)):
        x, axis = x.ravel(), 0
    (axis,) = axes_of(axis, x.ndim)
    if isinstance(repeats, int):
        if repeats < 0:
            raise ValueError("repeats may not contain negative values.")
        return _core.repeat(x, repeats, axis)
    if isinstance(repeats, ndarray):
        repeats = repeats.get()
    import numpy

    counts = numpy.asarray(repeats)
    if counts.dtype.kind not in "iub":
        raise TypeError(f"Cannot cast array data from {counts.dtype!r} to dtype('int64') according to the rule 'safe'")
    if (counts < 0).any():
        raise ValueError("repeats may not contain negative values.")
    extent = x.shape[axis]
    if counts.size == 1:
        return _core.repeat(x, int(counts.reshape(-1)[0]), axis)
    if counts.ndim > 1:
        raise ValueError("object too deep for desired array")
    if counts.shape != (extent,):
        raise ValueError(
            f"operands could not be broadcast together with shape ({extent},) ({counts.size},): `repeats` must have "
            "one element or the same length as the axis"
        )
    return gs.take(x, asarray(numpy.repeat(numpy.arange(extent), counts)), axis)


def resize(a: Any, new_shape: Any) -> ndarray:
    """The elements in order, repeated as often as needed, in a new shape."""
    shape = (int(new_shape),) if not hasattr(new_shape, "__len__") else tuple(int(n) for n in new_shape)
    if any(n < 0 for n in shape):
        raise ValueError("all elements of `new_shape` must be non-negative")
    x = asarray(a).ravel()
    size = 1
    for n in shape:
        size *= n
    if x.size == 0 or size == 0:
        return gs.zeros(shape, x.dtype)
    return tile(x, -(-size // x.size))[:size].reshape(shape)


def _kept(obj: Any, extent: int, axis: int) -> Any:
    """A host mask of the positions that `delete` keeps."""
    import numpy

    keep = numpy.ones(extent, bool)
    if isinstance(obj, slice):
        keep[obj] = False
        return keep
    positions = numpy.asarray(obj.get() if isinstance(obj, ndarray) else obj)
    if positions.dtype == bool:
        if positions.shape != (extent,):
            raise ValueError(
                f"boolean array argument `obj` to delete must be one-dimensional and match the axis length of {extent}"
            )
        return ~positions
    if positions.size == 0:
        return keep
    if positions.dtype.kind not in "iu":
        raise IndexError("arrays used as indices must be of integer (or boolean) type")
    outside = positions[(positions < -extent) | (positions >= extent)]
    if outside.size:
        raise IndexError(f"index {outside.flat[0]} is out of bounds for axis {axis} with size {extent}")
    keep[positions] = False
    return keep


def delete(arr: Any, obj: Any, axis: int | None = None) -> ndarray:
    """A copy without the positions `obj` (an int, a slice, a list, a mask) of an axis, or of the flattened array."""
    x = asarray(arr)
    if axis is None:
        x, axis = x.ravel(), 0
    elif not -x.ndim <= axis < x.ndim:
        raise IndexError(f"axis {axis} is out of bounds for array of dimension {x.ndim}")
    axis %= x.ndim
    keep = _kept(obj, x.shape[axis], axis)
    import numpy

    edges = numpy.flatnonzero(numpy.diff(keep, prepend=False, append=False))
    runs = edges.reshape(-1, 2).tolist()
    if len(runs) > 16:
        return gs.take(x, asarray(numpy.flatnonzero(keep)), axis)
    before = (slice(None),) * axis
    if not runs:
        return x[(*before, slice(0, 0))].copy()
    return concatenate([x[(*before, slice(a, b))] for a, b in runs], axis)


def insert(arr: Any, obj: Any, values: Any, axis: int | None = None) -> ndarray:
    """A copy with `values` put before the positions `obj` of an axis, or of the flattened array."""
    import numpy

    x = asarray(arr)
    if axis is None:
        x, axis = x.ravel(), 0
    elif not -x.ndim <= axis < x.ndim:
        raise IndexError(f"axis {axis} is out of bounds for array of dimension {x.ndim}")
    axis %= x.ndim
    extent = x.shape[axis]
    if isinstance(obj, slice):
        positions = numpy.arange(*obj.indices(extent), dtype=numpy.int64)
    else:
        positions = numpy.asarray(obj.get() if isinstance(obj, ndarray) else obj)
        if positions.dtype == bool:
            positions = numpy.flatnonzero(positions)
        elif positions.ndim > 1:
            raise ValueError("index array argument obj to insert must be one dimensional or scalar")
    scalar = positions.ndim == 0
    if positions.size and positions.dtype.kind not in "iu":
        raise IndexError("arrays used as indices must be of integer (or boolean) type")
    flat = positions.reshape(-1).astype(numpy.int64)
    outside = flat[(flat < -extent) | (flat > extent)]
    if outside.size:
        raise IndexError(f"index {outside[0]} is out of bounds for axis {axis} with size {extent}")
    flat = numpy.where(flat < 0, flat + extent, flat)
    new = asarray(values, x.dtype)
    if flat.size == 1:
        new = gs.atleast_1d(new) if new.ndim < x.ndim else new
        new = new.reshape((1,) * (x.ndim - new.ndim) + new.shape)
        if scalar:
            new = gs.moveaxis(new, 0, axis)
        count = new.shape[axis]
        flat = numpy.repeat(flat, count)
    count = flat.size
    shape = (*x.shape[:axis], count, *x.shape[axis + 1 :])
    new = _core.broadcast_to(new, shape)
    order = flat.argsort(kind="stable")
    flat = flat[order]
    before = (slice(None),) * axis
    pieces, last, taken = [], 0, 0
    rows = new
    if (order != numpy.arange(count)).any():
        rows = _core.concatenate([new[(*before, slice(i, i + 1))] for i in order.tolist()], axis)
    for place in dict.fromkeys(flat.tolist()):
        until = int(numpy.searchsorted(flat, place, "right"))
        pieces += [x[(*before, slice(last, place))], rows[(*before, slice(taken, until))]]
        last, taken = place, until
    pieces.append(x[(*before, slice(last, None))])
    return _core.concatenate(pieces, axis, x.dtype)
