"""What the filters share: arguments read, arrays continued beyond their borders, windows as offsets in memory."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ascontiguousarray, empty, ndarray

MODES = ("reflect", "constant", "nearest", "mirror", "wrap", "grid-constant", "grid-mirror", "grid-wrap")
BLOCK = 256


def blocks(size: int) -> int:
    """How many blocks have a thread for each of `size` elements."""
    return -(-size // BLOCK)


def per_axis(value: Any, rank: int, name: str = "sequence") -> list[Any]:
    """One value for each axis, of a value for all or a sequence of them."""
    if isinstance(value, str) or not hasattr(value, "__len__"):
        return [value] * rank
    values = list(value)
    if len(values) != rank:
        raise RuntimeError(f"{name} argument must have length equal to input rank")
    return values


def check_axis(axis: Any, rank: int) -> int:
    """The axis counted from the front. AxisError, a ValueError and an IndexError, where there is none."""
    place = operator.index(axis)
    if not -rank <= place < rank:
        raise np.exceptions.AxisError(place, rank)
    return place % rank


def check_axes(axes: Any, rank: int) -> list[int]:
    """Axes counted from the front; all of them for None."""
    if axes is None:
        return list(range(rank))
    given = [axes] if not hasattr(axes, "__len__") else list(axes)
    places = []
    for axis in given:
        if not -rank <= operator.index(axis) < rank:
            raise ValueError(f"specified axis: {axis} is out of range")
        places.append(axis % rank)
    if len(set(places)) != len(places):
        raise ValueError("axes must be unique")
    return places


def check_mode(mode: str) -> str:
    """The mode by the name that SciPy uses first. RuntimeError for another one."""
    if mode not in MODES:
        raise RuntimeError(f"boundary mode {mode!r} not supported; modes are {', '.join(MODES)}")
    return {"grid-mirror": "reflect", "grid-wrap": "wrap", "grid-constant": "constant"}.get(mode, mode)


def index_map(mode: str, extent: int, before: int, after: int) -> np.ndarray:
    """Where the elements of an axis come from that is continued at both ends; -1 for the constant."""
    places = np.arange(-before, extent + after)
    if mode == "constant":
        return np.where((places >= 0) & (places < extent), places, -1)
    if mode == "nearest":
        return places.clip(0, extent - 1)
    if mode == "wrap":
        return places % extent
    if mode == "reflect":
        places %= 2 * extent
        return np.where(places < extent, places, 2 * extent - 1 - places)
    if extent == 1:
        return np.zeros_like(places)
    places %= 2 * extent - 2
    return np.where(places < extent, places, 2 * extent - 2 - places)


def extend(x: ndarray, before: Sequence[int], after: Sequence[int], modes: Sequence[str], cval: Any) -> ndarray:
    """The array continued beyond its borders, in C order."""
    if not any(before) and not any(after):
        return ascontiguousarray(x)
    shape = tuple(n + b + a for n, b, a in zip(x.shape, before, after, strict=True))
    result = empty(shape, x.dtype)
    if not x.size:
        return result
    result[tuple(slice(b, b + n) for b, n in zip(before, x.shape, strict=True))] = x
    done = [slice(b, b + n) for b, n in zip(before, x.shape, strict=True)]
    for axis, (n, b, a, mode) in enumerate(zip(x.shape, before, after, modes, strict=True)):
        sources = index_map(mode, n, b, a)
        for part in (slice(0, b), slice(b + n, b + n + a)):
            if part.start == part.stop:
                continue
            target, source = list(done), list(done)
            target[axis] = part
            if mode == "constant":
                result[tuple(target)] = cval
            elif mode == "nearest":
                source[axis] = slice(int(sources[part][0]) + b, int(sources[part][0]) + b + 1)
                result[tuple(target)] = result[tuple(source)]
            else:
                source[axis] = slice(b, b + n)
                result[tuple(target)] = gs.take(result[tuple(source)], asarray(sources[part]), axis=axis)
        done[axis] = slice(None)
    return result


class Windows:
    """The windows of a filter over an array: `values`, continued and flat, and where each output's window begins.

    The window of output `i` of the continued array's places is ``values[i + offsets]``, so that neighbouring threads
    read neighbouring elements whatever the rank. `launch` gives the outputs cut to the array.
    """

    def __init__(
        self, x: ndarray, sizes: Sequence[int], origins: Sequence[int], modes: Sequence[str], cval: Any = 0.0
    ) -> None:
        before, after = [], []
        for size, origin in zip(sizes, origins, strict=True):
            if size // 2 + origin < 0 or size // 2 + origin >= max(size, 1):
                raise ValueError("invalid origin")
            before.append(size // 2 + origin)
            after.append(size - 1 - before[-1])
        self.shape = x.shape
        self._whole = extend(x, before, after, [check_mode(m) for m in modes], cval)
        self.values = self._whole.reshape(-1)
        self._strides = [1] * x.ndim
        for axis in range(x.ndim - 2, -1, -1):
            self._strides[axis] = self._strides[axis + 1] * self._whole.shape[axis + 1]

    def offsets(self, footprint: np.ndarray) -> np.ndarray:
        """Offsets of the window's elements that the footprint has, in C order."""
        places = np.nonzero(footprint)
        return np.asarray(sum(p * s for p, s in zip(places, self._strides, strict=True)), dtype=np.int64).reshape(-1)

    def launch(self, kernel: Any, dtype: Any, *args: Any) -> ndarray:
        """Runs ``kernel(values, *args, out)`` with a thread for each output."""
        whole = empty(self._whole.shape, dtype)
        last = sum((n - 1) * s for n, s in zip(self.shape, self._strides, strict=True)) + 1
        if all(self.shape):
            kernel[blocks(last), BLOCK](self.values, *args, whole.reshape(-1)[:last])
        return whole[tuple(slice(0, n) for n in self.shape)]


def deliver(result: ndarray, output: Any, default: Any) -> ndarray:
    """A result in the form that `output` asks for: an array, a dtype, or None for the default dtype."""
    if isinstance(output, ndarray):
        if output.shape != result.shape:
            raise RuntimeError("output shape not correct")
        output[...] = cast(result, output.dtype)
        return output
    dtype = np.dtype(default if output is None else output)
    return ascontiguousarray(cast(result, dtype))


def cast(result: ndarray, dtype: Any) -> ndarray:
    """The array cast; floats become integers by truncation and integers wrap, as in C."""
    if result.dtype == dtype:
        return result
    if result.dtype.kind == "f" and np.dtype(dtype).kind in "iu" and np.dtype(dtype) != np.uint64:
        return result.astype(np.int64).astype(dtype)
    if result.dtype.kind == "c" and np.dtype(dtype).kind != "c":
        return result.real.astype(dtype)
    return result.astype(dtype)


def real_input(x: Any, what: str) -> ndarray:
    """The input as an array; TypeError for complex numbers."""
    values = asarray(x)
    if values.dtype.kind == "c":
        raise TypeError(f"{what}: complex type not supported")
    return values
