"""What numba.cuda's device arrays have beside NumPy's names: the methods of ndarray and the protocols around them."""

from __future__ import annotations

from gridstride._core import CudaError, Stream, array_from_pointer, asarray, external_stream, name_streams, ndarray
from gridstride.cuda import _settings
from gridstride.cuda._streams import in_stream

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    StreamLike = Stream | int | None


def _check_same(given: Any, ary: Any) -> None:
    """Shape and dtype of the two sides of a copy."""
    if tuple(given.shape) != tuple(ary.shape):
        raise ValueError(f"incompatible shape: {tuple(given.shape)} vs. {tuple(ary.shape)}")
    if given.dtype != ary.dtype:
        raise TypeError(f"incompatible dtype: {given.dtype} vs. {ary.dtype}")


def copy_to_host(self: ndarray, ary: Any = None, stream: StreamLike = None) -> Any:
    """`ndarray.copy_to_host`."""
    with in_stream(stream):
        if ary is None:
            return self.get(order="A")
        import numpy

        if not isinstance(ary, numpy.ndarray):
            raise TypeError(f"copy_to_host() copies into a numpy.ndarray, not {type(ary).__name__}")
        _check_same(self, ary)
        if not ary.flags.writeable:
            raise ValueError("copy_to_host() cannot copy into a read-only array")
        return self.get(out=ary)


def copy_to_device(self: ndarray, ary: Any, stream: StreamLike = None) -> None:
    """`ndarray.copy_to_device`."""
    source = as_cuda_array(ary) if is_cuda_array(ary) else _host_array(ary)
    if _settings.posing and self.size:
        _check_one_region(self, source)
    _check_same(self, source)
    with in_stream(stream):
        self[...] = asarray(source)


def _check_one_region(self: ndarray, source: Any) -> None:
    """What numba.cuda copies: one region of memory, of one order where both sides are the device's."""
    from gridstride.cuda.cudadrv.devicearray import array_core, errmsg_contiguous_buffer

    def contiguous(array: Any) -> bool:
        core = array_core(array)
        return bool(core.flags["C_CONTIGUOUS"] or core.flags["F_CONTIGUOUS"])

    if not contiguous(self):
        raise ValueError(errmsg_contiguous_buffer)
    if isinstance(source, ndarray):
        if not contiguous(source):
            raise ValueError(errmsg_contiguous_buffer)
        if self.shape == source.shape and tuple(self.strides) != tuple(source.strides):
            raise ValueError(f"incompatible strides: {tuple(self.strides)} vs. {tuple(source.strides)}")


def _host_array(value: Any) -> Any:
    import numpy

    return numpy.asarray(value)


def getitem(self: ndarray, item: Any, stream: StreamLike = None) -> ndarray:
    """`ndarray.getitem`."""
    with in_stream(stream):
        return self[item]


def setitem(self: ndarray, key: Any, value: Any, stream: StreamLike = None) -> None:
    """`ndarray.setitem`."""
    with in_stream(stream):
        self[key] = value


def split(self: ndarray, section: int, stream: StreamLike = None) -> Iterator[ndarray]:
    """`ndarray.split`."""
    if self.ndim != 1:
        raise ValueError(f"split() takes a one-dimensional array, not one of {self.ndim} dimensions")
    if section < 1:
        raise ValueError(f"split() needs a positive number of elements, got {section}")
    return (self[begin : begin + section] for begin in range(0, self.size, section))


_streams: dict[int, tuple[Any, Any]] = {}
"""Streams that arrays were made for, by the arrays' id, with a reference that forgets them in time."""


def name_stream(array: Any, stream: StreamLike) -> Any:
    """Has an array remember the stream that it was made for, and gives it back."""
    if isinstance(stream, Stream):
        import weakref

        key = id(array)
        name_streams()
        _streams[key] = (weakref.ref(array, lambda _: _streams.pop(key, None)), stream)
    return array


def bind(self: ndarray, stream: StreamLike = None) -> ndarray:
    """`ndarray.bind`."""
    if not isinstance(stream, Stream):
        _streams.pop(id(self), None)
    return name_stream(self, stream)


def stream_of(self: Any) -> Any:
    """`ndarray.stream`."""
    known = _streams.get(id(self))
    return 0 if known is None else known[1]


def stream_handle(self: Any) -> int | None:
    """The stream's handle, as the CUDA array interface names it; None for an array that was made for none."""
    known = _streams.get(id(self))
    return None if known is None else known[1].ptr or 1


def gpu_data(self: ndarray) -> Any:
    """`ndarray.gpu_data`."""
    from gridstride.cuda._devices import current_context
    from gridstride.cuda._memory import MemoryPointer, address_of

    return MemoryPointer(current_context(self.device.id), address_of(self), self.nbytes, self)


def get_ipc_handle(self: ndarray) -> Any:
    """`ndarray.get_ipc_handle`."""
    from gridstride.cuda._managers import IpcArrayHandle, manager_of

    manager = manager_of(self.device.id)
    if manager is None:
        raise ipc_error(self.device)
    description = {"shape": self.shape, "strides": self.strides, "dtype": self.dtype}
    return IpcArrayHandle(manager.get_ipc_handle(self.gpu_data), description)


def ipc_error(device: Any) -> CudaError:
    """What asking for inter-process handles comes to."""
    return CudaError(
        f"CUDA_ERROR_NOT_SUPPORTED: {device.name} has no inter-process handles; share the array through "
        "multiprocessing.shared_memory and cuda.to_device, or run on a GPU"
    )


def is_cuda_array(obj: Any) -> bool:
    """Whether a value is an array on a device: one of Gridstride's, or one with ``__cuda_array_interface__``."""
    return isinstance(obj, ndarray) or hasattr(obj, "__cuda_array_interface__")


def from_cuda_array_interface(desc: dict[str, Any], owner: Any = None, sync: bool = True) -> ndarray:
    """The array that a CUDA array interface describes. Copies nothing.

    Args:
        desc: the interface's dictionary.
        owner: an object to be held for as long as the array or work on it lives.
        sync: waits for the stream that the interface names.

    Raises:
        NotImplementedError: a masked array. TypeError: elements that kernels do not take.
    """
    version = desc.get("version", 0)
    if version >= 1 and desc.get("mask") is not None:
        raise NotImplementedError("Masked arrays are not supported")
    stream = desc.get("stream") if version >= 3 else None
    if stream is not None:
        if stream == 0:
            raise ValueError("0 names no stream in a CUDA array interface: 1 is the legacy default stream")
        if sync and _settings.settings.CUDA_ARRAY_INTERFACE_SYNC:
            external_stream(stream).synchronize()
    address, readonly = desc["data"]
    shape, strides = tuple(desc["shape"]), desc.get("strides")
    made = array_from_pointer(
        address or 0, shape, None if strides is None else tuple(strides), desc["typestr"], owner, not readonly
    )
    return made if stream is None else name_stream(made, external_stream(stream))


def as_cuda_array(obj: Any, sync: bool = True) -> ndarray:
    """An array over the memory of any object with ``__cuda_array_interface__``; Gridstride's own as they are.

    Raises:
        TypeError: the object has no such interface.
    """
    if isinstance(obj, ndarray):
        return obj
    if not hasattr(obj, "__cuda_array_interface__"):
        raise TypeError("*obj* doesn't implement the cuda array interface.")
    return from_cuda_array_interface(obj.__cuda_array_interface__, owner=obj, sync=sync)


def _numba_type(self: ndarray) -> Any:
    from gridstride.cuda.types import typeof

    return typeof(self)


# Numba's name for the type of an array.
ndarray._numba_type_ = property(_numba_type)  # type: ignore[attr-defined]
