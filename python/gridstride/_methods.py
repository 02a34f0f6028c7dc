"""Bodies of methods of ndarray; the engine's class calls them by name."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import ndarray


def byteswap(self: ndarray, inplace: bool = False) -> ndarray:
    """`ndarray.byteswap`."""
    width = self.itemsize // 2 if self.dtype.kind == "c" else self.itemsize
    flat = self.copy().reshape(-1)
    bytes_ = flat.view("uint8").reshape(-1, width)
    swapped = _core.flip(bytes_, 1).copy().reshape(-1).view(self.dtype).reshape(self.shape)
    if not inplace:
        return swapped
    self[...] = swapped
    return self


def dot(self: ndarray, b: Any, out: Any = None) -> ndarray:
    """`ndarray.dot`."""
    return gs.dot(self, b, out)


def dump(self: ndarray, file: Any) -> None:
    """`ndarray.dump`."""
    import pickle

    if hasattr(file, "write"):
        pickle.dump(self, file)
        return
    with open(file, "wb") as stream:
        pickle.dump(self, stream)


def dumps(self: ndarray) -> bytes:
    """`ndarray.dumps`."""
    import pickle

    return pickle.dumps(self)


def reduced_view(self: ndarray, dtype: Any = None) -> ndarray:
    """`ndarray.reduced_view`."""
    x = self if dtype is None else self.view(dtype)
    if x.ndim <= 1:
        return x
    extents: list[int] = []
    strides: list[int] = []
    for extent, stride in zip(x.shape, x.strides, strict=True):
        if extents and strides[-1] == extent * stride:
            extents[-1] *= extent
            strides[-1] = stride
        else:
            extents.append(extent)
            strides.append(stride)
    return x.reshape(extents)


def repeat(self: ndarray, repeats: Any, axis: int | None = None) -> ndarray:
    """`ndarray.repeat`."""
    return gs.repeat(self, repeats, axis)


def toDlpack(self: ndarray) -> Any:
    """`ndarray.toDlpack`."""
    return self.__dlpack__()


def tofile(self: ndarray, fid: Any, sep: str = "", format: str = "%s") -> None:
    """`ndarray.tofile`."""
    self.get().tofile(fid, sep, format)


def trace(
    self: ndarray, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None, out: Any = None
) -> ndarray:
    """`ndarray.trace`."""
    return gs.trace(self, offset, axis1, axis2, dtype, out)


def to_device(self: ndarray, device: Any, /, *, stream: Any = None) -> ndarray:
    """`ndarray.to_device`: a copy on another device, the array itself on its own. `stream` orders the copy there."""
    if device == self.device or str(device) == str(self.device):
        return self
    if stream is None:
        return _core.asarray(self, device=device)
    with stream:
        return _core.asarray(self, device=device)


def array_namespace(self: ndarray, /, *, api_version: str | None = None) -> Any:
    """`ndarray.__array_namespace__`."""
    if api_version not in (None, "2021.12", "2022.12", "2023.12", "2024.12", "2025.12"):
        raise ValueError(f"version {api_version!r} of the array API is not known; known are 2021.12 to 2025.12")
    return gs


def _defer(other: Any) -> bool:
    """Whether an operator leaves the work to the other operand."""
    if isinstance(other, (ndarray, int, float, complex)):
        return False
    # Sparse matrices have a dtype, too, and know what to do with an array.
    return not hasattr(other, "dtype") or getattr(other, "__array_priority__", 0) > 100


def matmul_operator(a: Any, b: Any) -> Any:
    """`a @ b`."""
    if _defer(a) or _defer(b):
        return NotImplemented
    for x in (a, b):
        if not isinstance(x, ndarray):
            if getattr(x, "ndim", 0) == 0:
                raise ValueError(
                    "matmul: Input operand does not have enough dimensions (has 0, gufunc core with signature "
                    "(n?,k),(k,m?)->(n?,m?) requires 1)"
                )
            raise TypeError(
                f"Unsupported type {type(x).__module__}.{type(x).__qualname__}: arrays on the host are not copied "
                "implicitly, gridstride.asarray(...) copies one"
            )
    return gs.matmul(a, b)


def matmul_in_place(a: ndarray, b: Any) -> Any:
    """`a @= b`."""
    result = matmul_operator(a, b)
    if result is NotImplemented:
        return result
    if result.shape != a.shape:
        raise ValueError(f"matmul: the result of shape {result.shape} does not fit into the operand of shape {a.shape}")
    if not gs.can_cast(result.dtype, a.dtype, "same_kind"):
        raise TypeError(f"Cannot cast the result of @= from {result.dtype} to {a.dtype} with casting rule 'same_kind'")
    a[...] = result
    return a


def at_on_host(ufunc: str, array: ndarray, key: Any, value: Any) -> None:
    """`ufunc.at` of integers and floats, by NumPy."""
    import numpy

    def host(part: Any) -> Any:
        if isinstance(part, tuple):
            return tuple(host(p) for p in part)
        return part.get() if isinstance(part, ndarray) else part

    result = array.get()
    getattr(numpy, ufunc).at(result, host(key), host(value))
    array[...] = gs.asarray(result)


class flatiter:
    """An array's elements by their flat positions."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, base: ndarray) -> None:
        self.base = base
        self._next = 0
        self._flat: ndarray | None = None

    def _view(self) -> ndarray | None:
        flat = self.base.reshape(-1)
        return flat if _core.shares_memory(flat, self.base) or not flat.size else None

    @staticmethod
    def _checked(key: Any) -> Any:
        if isinstance(key, tuple):
            if len(key) > 1:
                raise IndexError(
                    f"too many indices for flat iterator: flat iterator is 1-dimensional, but {len(key)} were indexed"
                )
            key = key[0] if key else slice(None)
        if key is None or isinstance(key, bool):
            raise IndexError(
                "only integers, slices (`:`), ellipsis (`...`) and integer or boolean arrays are valid indices, "
                f"not {key}"
            )
        return key

    def __getitem__(self, key: Any) -> Any:
        return self.base.ravel()[self._checked(key)].copy()

    def __setitem__(self, key: Any, value: Any) -> None:
        key = self._checked(key)
        flat = self._view()
        target = self.base.flatten() if flat is None else flat
        if isinstance(value, (list, tuple, ndarray)):
            chosen = target[key]
            v = gs.asarray(value).ravel()
            value = gs.resize(v, chosen.shape) if chosen.ndim else v[0]
        target[key] = value
        if flat is None:
            self.base[...] = target.reshape(self.base.shape)

    def __len__(self) -> int:
        return self.base.size

    def __iter__(self) -> flatiter:
        return self

    def __next__(self) -> Any:
        if self._next >= self.base.size:
            raise StopIteration
        if self._flat is None:
            self._flat = self.base.ravel()
        self._next += 1
        return self._flat[self._next - 1]

    def copy(self) -> ndarray:
        """The elements as a vector."""
        return self.base.flatten()

    def __eq__(self, other: object) -> Any:
        return self.base.ravel() == (other.base.ravel() if isinstance(other, flatiter) else other)

    def __ne__(self, other: object) -> Any:
        return self.base.ravel() != (other.base.ravel() if isinstance(other, flatiter) else other)

    def __lt__(self, other: Any) -> Any:
        return self.base.ravel() < (other.base.ravel() if isinstance(other, flatiter) else other)

    def __le__(self, other: Any) -> Any:
        return self.base.ravel() <= (other.base.ravel() if isinstance(other, flatiter) else other)

    def __gt__(self, other: Any) -> Any:
        return self.base.ravel() > (other.base.ravel() if isinstance(other, flatiter) else other)

    def __ge__(self, other: Any) -> Any:
        return self.base.ravel() >= (other.base.ravel() if isinstance(other, flatiter) else other)
