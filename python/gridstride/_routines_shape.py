"""Shapes: views with other axes, and functions that walk along axes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, expand_dims, ndarray, transpose
from gridstride._shapes import axes_of, moveaxis

__all__ = [
    "apply_along_axis",
    "apply_over_axes",
    "asanyarray",
    "asarray_chkfinite",
    "astype",
    "broadcast",
    "broadcast_arrays",
    "fliplr",
    "flipud",
    "isfortran",
    "iterable",
    "matrix_transpose",
    "may_share_memory",
    "ndenumerate",
    "ndindex",
    "permute_dims",
    "require",
    "roll",
    "rot90",
    "shares_memory",
    "trim_zeros",
    "vectorize",
]


permute_dims = transpose


def matrix_transpose(x: Any, /) -> ndarray:
    """The view with the last two axes swapped."""
    a = asarray(x)
    if a.ndim < 2:
        raise ValueError(f"Input array must be at least 2-dimensional, but it is {a.ndim}")
    return _core.swapaxes(a, -1, -2)


def broadcast_arrays(*args: Any, subok: bool = False) -> tuple[ndarray, ...]:
    """Views of the arrays in their common shape."""
    arrays = [asarray(a) for a in args]
    common = gs.broadcast_shapes(*(x.shape for x in arrays))
    return tuple(x if x.shape == common else _core.broadcast_to(x, common) for x in arrays)


def fliplr(m: Any) -> ndarray:
    """The view with the second axis reversed."""
    x = asarray(m)
    if x.ndim < 2:
        raise ValueError("Input must be >= 2-d.")
    return _core.flip(x, 1)


def flipud(m: Any) -> ndarray:
    """The view with the first axis reversed."""
    x = asarray(m)
    if x.ndim < 1:
        raise ValueError("Input must be >= 1-d.")
    return _core.flip(x, 0)


def rot90(m: Any, k: int = 1, axes: Sequence[int] = (0, 1)) -> ndarray:
    """The view turned by 90 degrees `k` times, from the first of `axes` towards the second."""
    x = asarray(m)
    if len(axes) != 2:
        raise ValueError("len(axes) must be 2.")
    first, second = axes
    if x.ndim < 2:
        raise ValueError(f"Axes={tuple(axes)} out of range for array of ndim={x.ndim}.")
    if not all(-x.ndim <= a < x.ndim for a in axes):
        raise ValueError(f"Axes={tuple(axes)} out of range for array of ndim={x.ndim}.")
    if first % x.ndim == second % x.ndim:
        raise ValueError("Axes must be different.")
    k %= 4
    if k == 0:
        return x[...]
    if k == 2:
        return _core.flip(_core.flip(x, first), second)
    if k == 1:
        return _core.swapaxes(_core.flip(x, second), first, second)
    return _core.flip(_core.swapaxes(x, first, second), second)


def roll(a: Any, shift: Any, axis: Any = None) -> ndarray:
    """The elements shifted along axes, or in the flattened array; what leaves at one end enters at the other."""
    x = asarray(a)
    if isinstance(shift, ndarray):
        shift = shift.tolist()
    if axis is None:
        return roll(x.ravel(), shift, 0).reshape(x.shape)
    import numpy

    axes = _axes_repeated(axis, x.ndim)
    total = dict.fromkeys(axes, 0)
    pairs = numpy.broadcast(shift, axes)
    if pairs.ndim > 1:
        raise ValueError("'shift' and 'axis' should be scalars or 1D sequences")
    for amount, one in pairs:
        total[int(one)] += int(amount)
    result = x
    for one, amount in total.items():
        extent = x.shape[one]
        cut = -amount % extent if extent else 0
        if cut:
            before = (slice(None),) * one
            source, result = result, _core.empty_like(x)
            result[(*before, slice(0, extent - cut))] = source[(*before, slice(cut, None))]
            result[(*before, slice(extent - cut, None))] = source[(*before, slice(0, cut))]
    return result.copy(order="K") if result is x else result


def _axes_repeated(axis: Any, rank: int) -> list[int]:
    axes = list(axis) if isinstance(axis, (tuple, list)) else [axis]
    return [axes_of(one, rank)[0] for one in axes]


def trim_zeros(filt: Any, trim: str = "fb", axis: Any = None) -> Any:
    """The part of an array without the zeros at its front ('f') and back ('b'), along all axes or some."""
    x = asarray(filt)
    sides = trim.lower()
    if sides not in ("f", "b", "fb", "bf"):
        raise ValueError(f"unexpected character(s) in `trim`: {trim!r}")
    axes = range(x.ndim) if axis is None else axes_of(axis, x.ndim)
    key = [slice(None)] * x.ndim
    for one in axes:
        others = tuple(k for k in range(x.ndim) if k != one)
        used = (x != 0).any(axis=others) if others else x != 0
        extent = x.shape[one]
        if extent == 0 or not bool(used.any()):
            key = [slice(0, 0) if k in axes else slice(None) for k in range(x.ndim)]
            break
        start = int(used.argmax()) if "f" in sides else 0
        stop = extent - int(_core.flip(used).argmax()) if "b" in sides else extent
        key[one] = slice(start, stop)
    return x[tuple(key)]


def _placed(a: ndarray, room: Any) -> Any:
    """A NumPy array over the same bytes of another memory."""
    import numpy

    return numpy.ndarray(a.shape, f"V{a.itemsize}", room, _core.memory_offset(a), a.strides)


def _in_one_memory(a: Any, b: Any) -> tuple[Any, Any] | None:
    x, y = asarray(a), asarray(b)
    if x.size == 0 or y.size == 0 or not _core.shares_memory(x, y):
        return None
    import numpy

    # Only addresses are compared; nothing is read, so that the memory of the host need not be there.
    ends = [
        _core.memory_offset(v) + sum((n - 1) * max(s, 0) for n, s in zip(v.shape, v.strides, strict=True))
        for v in (x, y)
    ]
    room = numpy.empty(max(end + v.itemsize for end, v in zip(ends, (x, y), strict=True)), "uint8")
    return _placed(x, room), _placed(y, room)


def may_share_memory(a: Any, b: Any, max_work: int | None = None) -> bool:
    """Whether the bytes between the first and the last element of two arrays overlap."""
    import numpy

    both = _in_one_memory(a, b)
    return both is not None and bool(numpy.may_share_memory(*both, max_work))  # type: ignore[arg-type]


def shares_memory(a: Any, b: Any, max_work: int | None = None) -> bool:
    """Whether two arrays have a byte in common."""
    import numpy

    both = _in_one_memory(a, b)
    work: Any = -1 if max_work is None else max_work
    return both is not None and bool(numpy.shares_memory(*both, work))


def asanyarray(
    a: Any,
    dtype: Any = None,
    order: Any = None,
    *,
    device: Any = None,
    copy: bool | None = None,
    blocking: bool = False,
) -> ndarray:
    """`asarray`: there are no other classes of arrays on a device."""
    return asarray(a, dtype, order, device=device, copy=copy, blocking=blocking)


def asarray_chkfinite(a: Any, dtype: Any = None, order: Any = None) -> ndarray:
    """`asarray`; ValueError where an element is infinite or NaN."""
    x = asarray(a, dtype, order)
    if x.dtype.kind in "fc" and not bool(gs.isfinite(x).all()):
        raise ValueError("array must not contain infs or NaNs")
    return x


def astype(x: Any, dtype: Any, /, *, copy: bool = True, device: Any = None) -> ndarray:
    """The elements of an array cast to a dtype."""
    if not isinstance(x, ndarray):
        raise TypeError(f"Input should be a gridstride array. It is a {type(x).__name__}.")
    return x.astype(dtype, copy=copy)


def require(a: Any, dtype: Any = None, requirements: Any = None) -> ndarray:
    """The elements in an array of given properties: F, C, A (aligned), W (writeable), O (owning its memory)."""
    known = {
        **dict.fromkeys(("C", "C_CONTIGUOUS", "CONTIGUOUS"), "C"),
        **dict.fromkeys(("F", "F_CONTIGUOUS", "FORTRAN"), "F"),
        **dict.fromkeys(("A", "ALIGNED"), "A"),
        **dict.fromkeys(("W", "WRITEABLE"), "W"),
        **dict.fromkeys(("O", "OWNDATA"), "O"),
        **dict.fromkeys(("E", "ENSUREARRAY"), "E"),
    }
    wanted = {known[r.upper()] for r in requirements or ()}
    if {"C", "F"} <= wanted:
        raise ValueError('Cannot specify both "C" and "F" order')
    order = "F" if "F" in wanted else "C" if "C" in wanted else None
    x = asarray(a, dtype, order)
    if ("O" in wanted and not x.flags.owndata) or ("W" in wanted and not x.flags.writeable):
        return x.copy(order or "A")
    return x


class broadcast:
    """What several arrays have in common when they are broadcast together.

    Attributes:
        shape, ndim (nd), size: of the result.
        values: the broadcast views.
        numiter: the number of arrays.
    """

    def __init__(self, *arrays: Any) -> None:
        self.values = tuple(broadcast_arrays(*arrays))
        self.numiter = len(self.values)
        self.shape: tuple[int, ...] = self.values[0].shape if self.values else ()
        self.ndim = self.nd = len(self.shape)
        self.size = math.prod(self.shape)


def isfortran(a: Any) -> bool:
    """Whether an array lies in Fortran order and not in C order."""
    return asarray(a).flags.fnc


def iterable(y: Any) -> bool:
    """Whether an object can be iterated over."""
    try:
        iter(y)
    except TypeError:
        return False
    return True


def apply_along_axis(func1d: Callable[..., Any], axis: int, arr: Any, *args: Any, **kwargs: Any) -> ndarray:
    """The results of `func1d` for each vector along an axis, in that axis's place."""
    x = asarray(arr)
    (place,) = axes_of(axis, x.ndim)
    rows = moveaxis(x, place, -1)
    import numpy

    if 0 in rows.shape[:-1]:
        raise ValueError("Cannot apply_along_axis when any iteration dimensions are 0")
    results = [asarray(func1d(rows[i], *args, **kwargs)) for i in numpy.ndindex(rows.shape[:-1])]
    inner = results[0].shape
    stacked = _core.stack(results).reshape((*rows.shape[:-1], *inner))
    outer = len(rows.shape) - 1
    return moveaxis(stacked, list(range(outer, outer + len(inner))), list(range(place, place + len(inner))))


def apply_over_axes(func: Callable[..., Any], a: Any, axes: Any) -> ndarray:
    """The result of `func(a, axis)` applied for one axis after the other, with the number of axes kept."""
    x = asarray(a)
    for axis in _axes_repeated(axes if isinstance(axes, (tuple, list)) else (axes,), x.ndim):
        result = asarray(func(x, axis))
        if result.ndim != x.ndim:
            result = expand_dims(result, axis)
            if result.ndim != x.ndim:
                raise ValueError("function is not returning an array of the correct shape")
        x = result
    return x


class ndindex(Iterator[tuple[int, ...]]):
    """The indices of an array of a shape, in C order."""

    def __init__(self, *shape: Any) -> None:
        import numpy

        self._indices = numpy.ndindex(*shape)

    def __iter__(self) -> ndindex:
        return self

    def __next__(self) -> tuple[int, ...]:
        return next(self._indices)


class ndenumerate(Iterator[tuple[tuple[int, ...], Any]]):
    """Pairs of index and Python number of an array's elements; they are copied to the host once."""

    def __init__(self, arr: Any) -> None:
        import numpy

        self._pairs = iter(numpy.ndenumerate(asarray(arr).get()))

    def __iter__(self) -> ndenumerate:
        return self

    def __next__(self) -> tuple[tuple[int, ...], Any]:
        return next(self._pairs)


_PYTHONS_NUMBERS = {"i": "int64", "u": "int64", "f": "float64", "c": "complex128"}
"""What Python's numbers are in a kernel, by the kind of dtype that they come from."""


class vectorize:
    """A Python function of numbers, called for each element.

    Where an argument is an array of a device and the function is one that kernels can contain, it is compiled and runs
    there; what it reads of the surrounding program is frozen at the first call. Else, and with `signature` (whole
    vectors or matrices) or `excluded`, the calls run on the host. As in NumPy the first element decides the dtype of
    the result unless `otypes` does.
    """

    def __init__(
        self,
        pyfunc: Any = None,
        otypes: Any = None,
        doc: str | None = None,
        excluded: Any = None,
        cache: bool = False,
        signature: str | None = None,
    ) -> None:
        self.pyfunc = pyfunc
        self.__doc__ = doc if doc is not None else getattr(pyfunc, "__doc__", None)
        self.__name__ = getattr(pyfunc, "__name__", "vectorize")
        self._arguments = {"otypes": otypes, "excluded": excluded, "cache": cache, "signature": signature}
        self._kernels: dict[tuple[str, ...], Any] = {}
        self._on_host = excluded is not None or signature is not None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        import numpy

        if self.pyfunc is None:
            return vectorize(args[0], doc=self.__doc__, **self._arguments)
        if not self._on_host and not kwargs and any(isinstance(a, ndarray) for a in args):
            result = self._compiled(args)
            if result is not None:
                return result
        pyfunc = self.pyfunc

        def on_host(*values: Any, **keywords: Any) -> Any:
            result = pyfunc(*values, **keywords)
            if isinstance(result, tuple):
                return tuple(r.get()[()] if isinstance(r, ndarray) else r for r in result)
            return result.get()[()] if isinstance(result, ndarray) else result

        function = numpy.vectorize(on_host, **self._arguments)
        host = [a.get() if isinstance(a, ndarray) else a for a in args]
        keywords = {k: v.get() if isinstance(v, ndarray) else v for k, v in kwargs.items()}
        results = function(*host, **keywords)
        return tuple(asarray(r) for r in results) if isinstance(results, tuple) else asarray(results)

    def _compiled(self, args: tuple[Any, ...]) -> ndarray | None:
        """The result of the compiled function; None where it cannot be compiled."""
        import inspect

        import numpy

        from gridstride.cuda._vectorize import element_kernel

        arrays = broadcast_arrays(*args)
        if not arrays[0].size or not inspect.isfunction(self.pyfunc):
            return None
        otypes = self._arguments["otypes"]
        if otypes is None:
            first = self.pyfunc(*(a[(0,) * a.ndim].get()[()] for a in arrays))
            if isinstance(first, tuple):
                return None
            dtype = numpy.asarray(first.get() if isinstance(first, ndarray) else first).dtype
        else:
            if len(otypes) != 1:
                return None
            dtype = numpy.dtype(otypes[0])
        if dtype.kind not in "biufc":
            return None
        out = _core.empty(arrays[0].shape, dtype)
        try:
            # On the host the function computes with Python's numbers, and so each operation is one of double precision.
            casts = tuple(_PYTHONS_NUMBERS.get(a.dtype.kind, "") if a.dtype != "uint64" else "" for a in arrays)
            kernel = self._kernels.get(casts)
            if kernel is None:
                kernel = self._kernels[casts] = element_kernel(self.pyfunc, len(arrays), fma=False, casts=casts)
            flat = [_core.ascontiguousarray(a).reshape(-1) for a in arrays]
            kernel[-(-out.size // 256), 256](*flat, out.reshape(-1))
        except (TypeError, NotImplementedError, NameError, AttributeError):
            self._on_host = True
            return None
        return out
