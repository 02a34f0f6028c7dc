"""Selection: functions that take, place and find elements. They are made of indexing and element-wise passes."""

from __future__ import annotations

import math
import operator

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

__all__ = [
    "argwhere",
    "choose",
    "compress",
    "diag",
    "diag_indices",
    "diag_indices_from",
    "diagflat",
    "extract",
    "fill_diagonal",
    "flatnonzero",
    "indices",
    "ix_",
    "mask_indices",
    "nonzero",
    "place",
    "put",
    "put_along_axis",
    "putmask",
    "ravel_multi_index",
    "select",
    "take",
    "take_along_axis",
    "tril_indices",
    "tril_indices_from",
    "triu_indices",
    "triu_indices_from",
    "unravel_index",
]


def _into(result: ndarray, out: ndarray | None) -> ndarray:
    """The result, in `out` where that is given."""
    if out is None:
        return result
    if out.shape != result.shape:
        raise ValueError(f"output array has shape {out.shape}, expected {result.shape}")
    gs.copyto(out, result, casting="unsafe" if out.dtype == result.dtype else "same_kind")
    return out


def _axis(axis: int, rank: int) -> int:
    if not -rank <= axis < rank:
        from numpy.exceptions import AxisError

        raise AxisError(axis, rank)
    return axis % rank


def _broadcast_shapes(*arrays: ndarray) -> tuple[int, ...]:
    import numpy

    return numpy.broadcast_shapes(*(x.shape for x in arrays))


# --- Taking


def take(a: Any, indices: Any, axis: int | None = None, out: ndarray | None = None, mode: str = "raise") -> ndarray:
    """Elements of an array along an axis, or of the flattened array.

    The result has the shape of `a` with the axis replaced by the shape of `indices`. With mode "raise" a position out
    of bounds is an IndexError; "wrap" and "clip" bend it.
    """
    return _into(_core.take(asarray(a), _index_array(indices), axis, mode), out)


def _index_array(indices: Any) -> ndarray:
    """Integers on the device; an empty list is one of integers."""
    x = asarray(indices)
    if x.size == 0 and not isinstance(indices, ndarray):
        x = x.astype("int64")
    return x.astype("int64") if x.dtype.kind == "b" else x


def _along(shape: Sequence[int], axis: int, indices: ndarray) -> tuple[Any, ...]:
    """The key that takes `indices` along one axis and each position of the others."""
    key: list[Any] = []
    for k, n in enumerate(shape):
        if k == axis:
            key.append(indices)
        else:
            key.append(gs.arange(n).reshape((1,) * k + (n,) + (1,) * (len(shape) - k - 1)))
    return tuple(key)


def _along_arguments(arr: Any, indices: Any, axis: int | None) -> tuple[ndarray, ndarray, int]:
    x, where = asarray(arr), asarray(indices)
    if where.dtype.kind not in "iu":
        raise IndexError("`indices` must be an integer array")
    if axis is None:
        if where.ndim != 1:
            raise ValueError(f"when axis=None, `indices` must have a single dimension, not {where.ndim}")
        return x.ravel(), where, 0
    if x.ndim != where.ndim:
        raise ValueError(f"`indices` and `arr` must have the same number of dimensions ({where.ndim} and {x.ndim})")
    return x, where, _axis(axis, x.ndim)


def take_along_axis(arr: Any, indices: Any, axis: int | None = -1) -> ndarray:
    """Elements at positions along an axis; the other axes of `arr` and `indices` are broadcast together."""
    x, where, along = _along_arguments(arr, indices, axis)
    return x[_along(x.shape, along, where)]


def put_along_axis(arr: ndarray, indices: Any, values: Any, axis: int | None) -> None:
    """Sets the elements at positions along an axis."""
    if axis is None:
        _, where, _ = _along_arguments(arr, indices, None)
        arr[unravel_index(_positive(where, arr.size), arr.shape)] = values
        return
    x, where, along = _along_arguments(arr, indices, axis)
    x[_along(x.shape, along, where)] = values


def compress(condition: Any, a: Any, axis: int | None = None, out: ndarray | None = None) -> ndarray:
    """The slices along an axis for which a one-dimensional condition holds."""
    mask = asarray(condition)
    if mask.ndim != 1:
        raise ValueError("condition must be a 1-d array")
    return _into(take(a, _core.nonzero(mask)[0], axis), out)


def extract(condition: Any, arr: Any) -> ndarray:
    """The elements for which a condition holds, in C order."""
    return take(asarray(arr).ravel(), _core.nonzero(asarray(condition).ravel())[0])


def choose(a: Any, choices: Any, out: ndarray | None = None, mode: str = "raise") -> ndarray:
    """From several arrays, each element from the one that `a` names there."""
    index = asarray(a)
    if index.dtype.kind not in "iub":
        raise TypeError(f"Cannot cast array data from {index.dtype!r} to dtype('int64') according to the rule 'safe'")
    arrays = [asarray(c) for c in choices]
    if not arrays:
        raise ValueError("choose needs at least one array to choose from")
    count = len(arrays)
    index = index.astype("int64")
    if mode == "raise":
        if index.size > 0 and bool(((index < 0) | (index >= count)).any()):
            raise ValueError("invalid entry in choice array")
    else:
        index = _core.bend_indices(index, count, mode)
    dtype = gs.result_type(*arrays)
    result = arrays[0].astype(dtype, copy=False)
    for k in range(1, count):
        result = gs.where(index == k, arrays[k].astype(dtype, copy=False), result)
    shape = _broadcast_shapes(index, *arrays)
    if result.shape != shape or count == 1:
        result = gs.broadcast_to(result, shape).copy()
    return _into(result, out)


def select(condlist: Sequence[Any], choicelist: Sequence[Any], default: Any = 0) -> ndarray:
    """From several arrays, each element from the first whose condition holds there."""
    if len(condlist) != len(choicelist):
        raise ValueError("list of cases must be same length as list of conditions")
    if len(condlist) == 0:
        raise ValueError("select with an empty condition list is not possible")
    conditions = [asarray(c) for c in condlist]
    for k, condition in enumerate(conditions):
        if condition.dtype.kind != "b":
            raise TypeError(f"invalid entry {k} in condlist: should be boolean ndarray")
    choices = [c if isinstance(c, bool | int | float | complex) else asarray(c) for c in choicelist]
    other = default if isinstance(default, bool | int | float | complex) else asarray(default)
    dtype = gs.result_type(*choices, other)
    result: Any = asarray(other, dtype=dtype)
    for condition, choice in zip(reversed(conditions), reversed(choices), strict=True):
        result = gs.where(condition, asarray(choice, dtype=dtype), result)
    return result


# --- Placing


def _cycled(values: Any, count: int, like: ndarray) -> ndarray:
    """`count` values, from the beginning again when there are fewer."""
    x = asarray(values).astype(like.dtype).ravel()
    if x.size == count:
        return x
    if x.size > count:
        return x[:count]
    return x[gs.arange(count) % x.size]


def _positive(positions: ndarray, size: int) -> ndarray:
    """Positions counted from the front; IndexError for those out of bounds."""
    wide = positions.astype("int64")
    if wide.size > 0 and bool(((wide < -size) | (wide >= size)).any()):
        bad = wide.ravel()[(wide.ravel() < -size) | (wide.ravel() >= size)][0]
        raise IndexError(f"index {int(bad)} is out of bounds for axis 0 with size {size}")
    return gs.where(wide < 0, wide + size, wide)


def put(a: ndarray, ind: Any, v: Any, mode: str = "raise") -> None:
    """Sets elements of the flattened array; values are repeated where there are fewer of them than positions."""
    if not isinstance(a, ndarray):
        raise TypeError(f"put: argument 1 must be a gridstride.ndarray, not {type(a).__name__}")
    positions = _core.bend_indices(_index_array(ind).ravel(), a.size, mode)
    values = asarray(v)
    if values.size == 0 or positions.size == 0:
        return
    values = values.astype(a.dtype) if values.size == 1 else _cycled(values, positions.size, a)
    if a.ndim == 1:
        a[positions] = values
    elif a.flags.c_contiguous:
        a.reshape(-1)[positions] = values
    else:
        a[unravel_index(_positive(positions, a.size), a.shape)] = values


def place(arr: ndarray, mask: Any, vals: Any) -> None:
    """Sets the elements where a mask holds to the values, in order; repeated where there are fewer."""
    where = asarray(mask).astype(bool)
    if where.size != arr.size:
        raise ValueError("place: mask and data must be the same size")
    where = where.reshape(arr.shape)
    count = int(where.sum())
    if count == 0:
        return
    values = asarray(vals)
    if values.size == 0:
        raise ValueError("Cannot insert from an empty array!")
    arr[where] = values.reshape(()) if values.size == 1 else _cycled(values, count, arr)


def putmask(a: ndarray, mask: Any, values: Any) -> None:
    """Sets a[i] = values[i] for each flat i where the mask holds; values are repeated where there are fewer."""
    where = asarray(mask).astype(bool)
    if where.size != a.size:
        raise ValueError("putmask: mask and data must be the same size")
    source = asarray(values)
    weak = isinstance(values, (int, float, complex))  # a number has a kind and no width
    if gs.result_type(values, a.dtype) != a.dtype if weak else not gs.can_cast(source.dtype, a.dtype):
        raise TypeError(f"Cannot cast array data from {source.dtype!r} to {a.dtype!r} according to the rule 'safe'")
    if source.size == 0 or a.size == 0:
        return
    gs.copyto(a, _cycled(source, a.size, a).reshape(a.shape), where=where.reshape(a.shape))


def fill_diagonal(a: ndarray, val: Any, wrap: bool = False) -> None:
    """Sets the main diagonal of an array with at least two axes."""
    if a.ndim < 2:
        raise ValueError("array must be at least 2-d")
    if a.ndim == 2 and wrap:
        count = -(-a.size // (a.shape[1] + 1)) if a.size else 0
        positions = gs.arange(count) * (a.shape[1] + 1)
        key: tuple[Any, ...] = (positions // a.shape[1], positions % a.shape[1])
    else:
        if a.ndim > 2 and len(set(a.shape)) != 1:
            raise ValueError("All dimensions of input must be of equal length")
        count = min(a.shape)
        key = (gs.arange(count),) * a.ndim
    if count:
        values = asarray(val)
        a[key] = values.astype(a.dtype) if values.size == 1 else _cycled(values, count, a)


# --- Finding


def nonzero(a: Any) -> tuple[ndarray, ...]:
    """The indices of the elements that are not zero, one array an axis, in C order."""
    return _core.nonzero(asarray(a))


def flatnonzero(a: Any) -> ndarray:
    """The positions in the flattened array of the elements that are not zero."""
    return _core.nonzero(asarray(a).ravel())[0]


def argwhere(a: Any) -> ndarray:
    """The indices of the elements that are not zero, one row each: shape (count, ndim)."""
    x = asarray(a)
    if x.ndim == 0:
        return gs.empty((int(bool(x)), 0), dtype="int64")
    return gs.stack(_core.nonzero(x), axis=1)


# --- Indices


def ix_(*args: Any) -> tuple[ndarray, ...]:
    """Index arrays of one axis each, shaped so that together they name the product of all."""
    result = []
    for k, arg in enumerate(args):
        x = asarray(arg)
        if x.ndim != 1:
            raise ValueError("Cross index must be 1 dimensional")
        if x.size == 0 and not isinstance(arg, ndarray):
            x = x.astype("int64")
        if x.dtype.kind == "b":
            (x,) = _core.nonzero(x)
        result.append(x.reshape((1,) * k + (x.size,) + (1,) * (len(args) - k - 1)))
    return tuple(result)


def indices(dimensions: Sequence[int], dtype: Any = int, sparse: bool = False) -> Any:
    """The index of each element of a grid, along each axis: shape (ndim, *dimensions), or one array an axis."""
    shape = tuple(operator.index(n) for n in dimensions)
    rank = len(shape)
    parts = [gs.arange(n, dtype=dtype).reshape((1,) * k + (n,) + (1,) * (rank - k - 1)) for k, n in enumerate(shape)]
    if sparse:
        return tuple(parts)
    result = gs.empty((rank, *shape), dtype=dtype)
    for k, part in enumerate(parts):
        result[k] = part
    return result


def _flat_order(order: str | None) -> str:
    if order in (None, "C", "F"):
        return order or "C"
    raise ValueError(f"order must be 'C' or 'F' (got {order!r})")


def unravel_index(indices: Any, shape: int | Sequence[int], order: str | None = "C") -> tuple[ndarray, ...]:
    """Flat positions as one index array an axis. ValueError for those out of bounds."""
    order = _flat_order(order)
    extents = (operator.index(shape),) if hasattr(shape, "__index__") else tuple(operator.index(n) for n in shape)
    x = _index_array(indices)
    if x.dtype.kind not in "iu":
        raise TypeError("only int indices permitted")
    size = 1
    for n in extents:
        size *= n
    x = x.astype("int64")
    if x.size > 0 and bool(((x < 0) | (x >= size)).any()):
        flat = x.ravel()
        bad = int(flat[(flat < 0) | (flat >= size)][0])
        raise ValueError(f"index {bad} is out of bounds for array with size {size}")
    result: list[ndarray] = []
    walk = range(len(extents) - 1, -1, -1) if order == "C" else range(len(extents))
    for step, k in enumerate(walk):
        last = step == len(extents) - 1
        result.append(x if last else x % extents[k])
        x = x if last else x // extents[k]
    return tuple(reversed(result)) if order == "C" else tuple(result)


def ravel_multi_index(
    multi_index: Any, dims: int | Sequence[int], mode: Any = "raise", order: str | None = "C"
) -> ndarray:
    """The flat positions of index arrays, one an axis. ValueError where positions do not fit 64 bits."""
    order = _flat_order(order)
    extents = (operator.index(dims),) if hasattr(dims, "__index__") else tuple(operator.index(n) for n in dims)
    parts = [_index_array(x) for x in multi_index]
    if len(parts) != len(extents):
        raise ValueError(f"parameter multi_index must be a sequence of length {len(extents)}")
    modes = (mode,) * len(extents) if isinstance(mode, str) else tuple(mode)
    strides = [1] * len(extents)
    for k in range(len(extents) - 2, -1, -1) if order == "C" else range(1, len(extents)):
        strides[k] = strides[k + 1] * extents[k + 1] if order == "C" else strides[k - 1] * extents[k - 1]
    if math.prod(extents) >= 2**63:
        raise ValueError("invalid dims: array size defined by dims is larger than the maximum possible size.")
    result: Any = 0
    for x, n, stride, rule in zip(parts, extents, strides, modes, strict=True):
        if x.dtype.kind not in "iu":
            raise TypeError("only int indices permitted")
        index = x.astype("int64")
        if rule == "raise":
            if index.size > 0 and bool(((index < 0) | (index >= n)).any()):
                raise ValueError("invalid entry in coordinates array")
        else:
            index = _core.bend_indices(index, n, rule)
        result = result + index * stride
    return asarray(result)


def diag_indices(n: int, ndim: int = 2) -> tuple[ndarray, ...]:
    """The indices of the main diagonal of an array of extents n."""
    return (gs.arange(n),) * ndim


def diag_indices_from(arr: Any) -> tuple[ndarray, ...]:
    """The indices of the main diagonal of an array whose extents are equal."""
    x = asarray(arr)
    if x.ndim < 2:
        raise ValueError("input array must be at least 2-d")
    if len(set(x.shape)) != 1:
        raise ValueError("All dimensions of input must be of equal length")
    return diag_indices(x.shape[0], x.ndim)


def mask_indices(n: int, mask_func: Any, k: Any = 0) -> tuple[ndarray, ...]:
    """Where a function such as triu leaves an (n, n) array of ones as it is."""
    return nonzero(mask_func(gs.ones((n, n), dtype=int), k) != 0)


def _triangle(rows: int, columns: int, k: int, lower: bool) -> tuple[ndarray, ...]:
    i, j = gs.arange(rows).reshape(-1, 1), gs.arange(columns)
    return _core.nonzero(j - i <= k if lower else j - i >= k)


def tril_indices(n: int, k: int = 0, m: int | None = None) -> tuple[ndarray, ...]:
    """The indices of the lower triangle of an (n, m) array."""
    n = operator.index(n)
    return _triangle(n, n if m is None else m, k, True)


def triu_indices(n: int, k: int = 0, m: int | None = None) -> tuple[ndarray, ...]:
    """The indices of the upper triangle of an (n, m) array."""
    n = operator.index(n)
    return _triangle(n, n if m is None else m, k, False)


def tril_indices_from(arr: Any, k: int = 0) -> tuple[ndarray, ...]:
    """The indices of the lower triangle of a matrix."""
    if arr.ndim != 2:
        raise ValueError("input array must be 2-d")
    return tril_indices(arr.shape[0], k, arr.shape[1])


def triu_indices_from(arr: Any, k: int = 0) -> tuple[ndarray, ...]:
    """The indices of the upper triangle of a matrix."""
    if arr.ndim != 2:
        raise ValueError("input array must be 2-d")
    return triu_indices(arr.shape[0], k, arr.shape[1])


def diag(v: Any, k: int = 0) -> ndarray:
    """A diagonal of a matrix (a view that cannot be written), or a matrix with the elements of v on a diagonal."""
    x = asarray(v)
    if x.ndim == 2:
        return x.diagonal(k)
    if x.ndim != 1:
        raise ValueError("Input must be 1- or 2-d.")
    n = x.size + abs(k)
    result = gs.zeros((n, n), dtype=x.dtype)
    if x.size:
        # The diagonal of the flattened matrix: each (n + 1)th element.
        start = k if k >= 0 else -k * n
        result.reshape(-1)[start : start + (n + 1) * (x.size - 1) + 1 : n + 1] = x
    return result


def diagflat(v: Any, k: int = 0) -> ndarray:
    """A matrix with the flattened elements of v on a diagonal."""
    return diag(asarray(v).ravel(), k)
