"""The array API's questions about the library, and helpers that programs for CuPy use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "__array_namespace_info__",
    "asfarray",
    "clear_memo",
    "fromDlpack",
    "get_default_memory_pool",
    "get_default_pinned_memory_pool",
    "is_available",
    "memoize",
    "show_config",
]


class __array_namespace_info__:
    """What the array API asks a library: its capabilities, devices and dtypes."""

    def capabilities(self) -> dict[str, Any]:
        """Optional parts of the array API that are there."""
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": 32}

    def default_device(self) -> Any:
        """The device that new arrays are on."""
        return _core.Device()

    def devices(self) -> tuple[Any, ...]:
        """All devices."""
        return tuple(_core.Device(i) for i in range(_core.device_count()))

    def default_dtypes(self, *, device: Any = None) -> dict[str, Any]:
        """The dtypes of new arrays where none is given."""
        kinds = {"real floating": "float64", "complex floating": "complex128", "integral": "int64", "indexing": "int64"}
        return {kind: _core.dtype_of(name) for kind, name in kinds.items()}

    def dtypes(self, *, device: Any = None, kind: str | tuple[str, ...] | None = None) -> dict[str, Any]:
        """The array API's dtypes by name, of a kind where one is given."""
        groups = {
            "bool": ("bool",),
            "signed integer": ("int8", "int16", "int32", "int64"),
            "unsigned integer": ("uint8", "uint16", "uint32", "uint64"),
            "real floating": ("float32", "float64"),
            "complex floating": ("complex64", "complex128"),
        }
        joined = {
            "integral": ("signed integer", "unsigned integer"),
            "numeric": ("signed integer", "unsigned integer", "real floating", "complex floating"),
        }
        kinds = tuple(groups) if kind is None else (kind,) if isinstance(kind, str) else kind
        result = {}
        for one in kinds:
            if one not in groups and one not in joined:
                raise ValueError(f"unsupported kind: {one!r}; known are {', '.join((*groups, *joined))}")
            for group in joined.get(one, (one,)):
                result.update({name: _core.dtype_of(name) for name in groups[group]})
        return result


def asfarray(a: Any, dtype: Any = float) -> ndarray:
    """The elements as floating-point numbers."""
    kind = _core.dtype_of(dtype)
    return asarray(a, kind if kind.kind in "fc" else float)


class _Capsule:
    """A DLPack capsule as an object that gives it."""

    def __init__(self, capsule: Any) -> None:
        self._capsule = capsule

    def __dlpack__(self, **unused: Any) -> Any:
        return self._capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


def fromDlpack(dltensor: Any) -> ndarray:
    """An array over the memory of a DLPack capsule; `from_dlpack` takes the object that gives one."""
    return gs.from_dlpack(dltensor if hasattr(dltensor, "__dlpack__") else _Capsule(dltensor))


def get_default_memory_pool() -> Any:
    """The memory pool of the current device."""
    return _core.get_default_memory_pool()


class PinnedMemoryPool:
    """Memory of the host that a device copies from fastest. Nothing is kept here: it goes back when its array does."""

    def malloc(self, size: int) -> Any:
        """That many bytes, as a NumPy array."""
        return gs.cuda.pinned_array(size, "uint8")

    def free_all_blocks(self) -> None:
        """Nothing to free."""

    def n_free_blocks(self) -> int:
        """How many blocks are kept for later: none."""
        return 0


_pinned = PinnedMemoryPool()


def get_default_pinned_memory_pool() -> PinnedMemoryPool:
    """The pool of the memory that `cuda.pinned_array` gives."""
    return _pinned


def is_available() -> bool:
    """Whether there is a device to compute on."""
    return _core.device_count() > 0


_memos: list[dict[Any, Any]] = []


def memoize(for_each_device: bool = False) -> Callable[[Any], Any]:
    """A decorator that keeps results by arguments, for each device apart where asked."""

    def decorate(function: Any) -> Any:
        import functools

        known: dict[Any, Any] = {}
        _memos.append(known)

        @functools.wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            key = (_core.Device().id if for_each_device else -1, args, frozenset(kwargs.items()))
            if key not in known:
                known[key] = function(*args, **kwargs)
            return known[key]

        return call

    return decorate


def clear_memo() -> None:
    """Forgets what `memoize` has kept."""
    for known in _memos:
        known.clear()


def show_config() -> None:
    """Prints the version, the devices and the counters of the engine."""
    import platform

    print(f"gridstride {gs.__version__}, Python {platform.python_version()}, {_core.worker_count()} threads")
    for i in range(_core.device_count()):
        device = _core.Device(i)
        free, total = device.mem_info
        print(f"device {i}: {device.kind}, {device.name}, {free >> 20} of {total >> 20} MiB free")
    print(", ".join(f"{name} {value}" for name, value in _core.statistics().items()))
