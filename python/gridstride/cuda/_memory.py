"""Numba's view of raw memory: `Context.memalloc` and its relatives give pointers, which keep their memory alive."""

from __future__ import annotations

import contextlib
import ctypes
import weakref

from gridstride._core import array_from_pointer, empty, host_memory, ndarray, run_host_releases
from gridstride.cuda import _settings
from gridstride.cuda._streams import in_stream

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from gridstride._core import Stream

    StreamLike = Stream | int | None


class MemoryPointer:
    """Memory of a device: an address and a size in bytes.

    Args:
        context: the device's context.
        pointer: the address, an int or a ctypes.c_void_p.
        size: bytes.
        owner: an object that keeps the memory alive.
        finalizer: called when the pointer and all that `own` and `view` gave are gone.
    """

    __cuda_memory__ = True

    def __init__(
        self, context: Any, pointer: Any, size: int, owner: Any = None, finalizer: Callable[[], Any] | None = None
    ) -> None:
        value = pointer.value if isinstance(pointer, ctypes.c_void_p) else int(pointer)
        self.context = context
        self.handle: int = value or 0
        self.size = self._cuda_memsize_ = int(size)
        self.refct = 1
        self._owner = owner
        self._finalizer = None if finalizer is None else weakref.finalize(self, finalizer)
        if self._finalizer is not None:
            self._finalizer.atexit = False  # memory goes with the process

    @property
    def device_pointer(self) -> ctypes.c_void_p:
        """The address as ctypes has it."""
        return ctypes.c_void_p(self.handle)

    @property
    def device_ctypes_pointer(self) -> ctypes.c_size_t:
        """The address as an unsigned number of ctypes."""
        return ctypes.c_size_t(self.handle)

    @property
    def device_pointer_value(self) -> int | None:
        """The address; None for no memory."""
        return self.handle or None

    @property
    def owner(self) -> Any:
        """What keeps the memory alive: the pointer itself unless it was given an owner."""
        return self if self._owner is None else self._owner

    def own(self) -> OwnedPointer:
        """Another holder of the same memory."""
        return OwnedPointer(self, self.handle, self.size)

    def view(self, start: int, stop: int | None = None) -> OwnedPointer:
        """The bytes from `start` to `stop`, or to the end. RuntimeError for a range that is outside of the memory."""
        end = self.size if stop is None else stop
        if not 0 <= start <= end <= self.size:
            raise RuntimeError(f"size cannot be negative: bytes {start} to {end} of {self.size} are no part of them")
        return OwnedPointer(self, self.handle + start, end - start)

    def memset(self, byte: int, count: int | None = None, stream: StreamLike = 0) -> None:
        """Sets all bytes, or the first `count`."""
        device_memset(self, byte, self.size if count is None else count, stream)

    def free(self) -> None:
        """Calls the finalizer now."""
        if self._finalizer is not None:
            self._finalizer()

    def __eq__(self, other: object) -> bool:
        return hasattr(other, "handle") and (self.handle, self.size) == (other.handle, getattr(other, "size", None))

    def __hash__(self) -> int:
        return hash((self.handle, self.size))

    def __int__(self) -> int:
        return self.handle

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.handle:#x}, {self.size} bytes>"


class AutoFreePointer(MemoryPointer):
    """Memory that goes when its pointer does; every `MemoryPointer` of Gridstride's is such."""


class MappedMemory(AutoFreePointer):
    """Memory of the host that the device works on in place."""

    def __init__(
        self,
        context: Any,
        pointer: Any,
        size: int,
        owner: Any = None,
        finalizer: Callable[[], Any] | None = None,
    ) -> None:
        super().__init__(context, pointer, size, owner, finalizer)
        self.host_pointer = self.handle
        self.__array_interface__ = {
            "shape": (self.size,),
            "typestr": "|u1",
            "data": (self.handle, False),
            "version": 3,
        }


class PinnedMemory(MappedMemory):
    """Memory of the host that is quick to copy."""


class ManagedMemory(MappedMemory):
    """Memory that host and device share."""


class OwnedPointer:
    """A part of the memory of a `MemoryPointer`, which it keeps alive and counts as a holder of."""

    __cuda_memory__ = True

    def __init__(self, memory: MemoryPointer, handle: int, size: int) -> None:
        self._mem = memory
        self.handle = handle
        self.size = self._cuda_memsize_ = size
        memory.refct += 1

    def __del__(self) -> None:
        self._mem.refct -= 1

    @property
    def owner(self) -> MemoryPointer:
        """The memory that this is a part of."""
        return self._mem

    def view(self, start: int, stop: int | None = None) -> OwnedPointer:
        """The bytes from `start` to `stop` of this part. RuntimeError for a range that is outside of it."""
        end = self.size if stop is None else stop
        if not 0 <= start <= end <= self.size:
            raise RuntimeError(f"size cannot be negative: bytes {start} to {end} of {self.size} are no part of them")
        return OwnedPointer(self._mem, self.handle + start, end - start)

    device_pointer = MemoryPointer.device_pointer
    device_ctypes_pointer = MemoryPointer.device_ctypes_pointer
    device_pointer_value = MemoryPointer.device_pointer_value
    __int__ = MemoryPointer.__int__
    __repr__ = MemoryPointer.__repr__


def _check_size(size: int) -> int:
    if size < 0:
        raise ValueError(f"a number of bytes must not be negative, got {size}")
    return int(size)


def memalloc(context: Any, size: int) -> MemoryPointer:
    """`Context.memalloc`."""
    from gridstride.cuda._managers import manager_of

    manager = manager_of(context.device.id)
    if manager is not None:
        return manager.memalloc(_check_size(size))
    with context.device:
        array = empty(_check_size(size), "uint8")
        return AutoFreePointer(context, address_of(array), size, array)


def memhostalloc(context: Any, size: int, mapped: bool, kind: type[MappedMemory] | None = None) -> MappedMemory:
    """`Context.memhostalloc` and `Context.memallocmanaged`."""
    address, owner = host_memory(_check_size(size))
    return (kind or (MappedMemory if mapped else PinnedMemory))(context, address, size, owner)


def mempin(context: Any, owner: Any, pointer: int, size: int, mapped: bool) -> MappedMemory:
    """`Context.mempin`."""
    return (MappedMemory if mapped else PinnedMemory)(context, pointer, _check_size(size), owner)


def address_of(array: ndarray) -> int:
    """Where an array's elements are."""
    return int(array.__cuda_array_interface__["data"][0])


def array_of(memory: Any, size: int) -> Any:
    """The first bytes of device memory, or of a device array, as an array of uint8."""
    if isinstance(memory, (MemoryPointer, OwnedPointer)):
        if size > memory.size:
            raise ValueError(f"{size} bytes are more than the memory's {memory.size}")
        return array_from_pointer(memory.handle, (size,), None, "|u1", memory, True)
    from gridstride.cuda._arrays import as_cuda_array

    array = as_cuda_array(memory)
    if size > array.nbytes:
        raise ValueError(f"{size} bytes are more than the array's {array.nbytes}")
    return array_from_pointer(address_of(array), (size,), None, "|u1", array, True)


def is_device_memory(obj: Any) -> bool:
    """Whether a value is memory of a device: a pointer to it, or an array in it."""
    return bool(getattr(obj, "__cuda_memory__", False)) or isinstance(obj, ndarray)


def require_device_memory(obj: Any) -> None:
    """TypeError unless a value is memory of a device."""
    if not is_device_memory(obj):
        raise TypeError(f"Not a CUDA memory object: {type(obj).__name__}")


def device_memory_size(obj: Any) -> int:
    """Bytes of device memory, or of a device array's elements."""
    size = getattr(obj, "_cuda_memsize_", None)
    return int(obj.nbytes if size is None else size)


def _bytes_of(host: Any, writing: bool) -> Any:
    """Host memory as a flat array of bytes that shares it."""
    import numpy

    if isinstance(host, numpy.ndarray):
        if not (host.flags.c_contiguous or host.flags.f_contiguous):
            raise ValueError("the host array must be contiguous")
        return host.reshape(-1, order="A").view("u1")
    found = numpy.frombuffer(host, "u1")
    if writing and not found.flags.writeable:
        raise ValueError("the host's memory is read-only")
    return found


def host_to_device(dst: Any, src: Any, size: int, stream: StreamLike = 0) -> None:
    """Copies the first `size` bytes of host memory to device memory."""
    from gridstride._core import asarray

    with in_stream(stream):
        array_of(dst, size)[...] = asarray(_bytes_of(src, False)[:size])


def device_to_host(dst: Any, src: Any, size: int, stream: StreamLike = 0) -> None:
    """Copies the first `size` bytes of device memory to host memory, and waits for that."""
    with in_stream(stream):
        _bytes_of(dst, True)[:size] = array_of(src, size).get()


def device_to_device(dst: Any, src: Any, size: int, stream: StreamLike = 0) -> None:
    """Copies the first `size` bytes of device memory to other device memory."""
    with in_stream(stream):
        array_of(dst, size)[...] = array_of(src, size)


def device_memset(dst: Any, val: int, size: int, stream: StreamLike = 0) -> None:
    """Sets the first `size` bytes of device memory to a value from 0 to 255."""
    if not 0 <= val <= 255:
        raise ValueError(f"a byte is 0 to 255, not {val}")
    with in_stream(stream):
        array_of(dst, size).fill(val)


def host_memory_extents(obj: Any) -> tuple[int, int]:
    """The addresses of the first byte of host memory and of the one behind its last."""
    import numpy

    if isinstance(obj, numpy.ndarray):
        low = high = int(obj.ctypes.data)
        if obj.size:
            for extent, stride in zip(obj.shape, obj.strides, strict=True):
                span = (extent - 1) * stride
                low, high = (low, high + span) if span > 0 else (low + span, high)
            high += obj.itemsize
        return low, high
    address = ctypes.addressof(obj)
    return address, address + ctypes.sizeof(obj)


def host_memory_size(obj: Any) -> int:
    """Bytes from the first to the last one of host memory."""
    low, high = host_memory_extents(obj)
    return high - low


class Deallocations:
    """Memory of device arrays that waits to be given back to the pool.

    Arrays that are made by `device_array` and its relatives wait here once a program has asked for the list
    (`Context.deallocations`), until there are more than `CUDA_DEALLOCS_COUNT` of `numba.config`, or more bytes than
    `CUDA_DEALLOCS_RATIO` of the device's memory. Before, freed memory goes back to the pool at once.
    """

    def __init__(self, capacity: int = 0) -> None:
        self._waiting: list[Any] = []
        self._size = 0
        self._capacity = capacity
        self._disabled = 0

    @property
    def _max_pending_bytes(self) -> int:
        return int(self._capacity * _settings.settings.CUDA_DEALLOCS_RATIO)

    @property
    def is_disabled(self) -> bool:
        """Whether nothing is freed now."""
        return self._disabled > 0

    def add_item(self, dtor: Callable[[Any], Any], handle: Any, size: int = 0) -> None:
        """Has ``dtor(handle)`` called when the list is cleared."""
        self._waiting.append((dtor, handle))
        self._size += int(size)
        if len(self._waiting) > _settings.settings.CUDA_DEALLOCS_COUNT or self._size > self._max_pending_bytes:
            self.clear()

    def clear(self) -> None:
        """Frees what waits, unless that is put off by `disable`."""
        run_host_releases()
        if self.is_disabled:
            return
        waiting, self._waiting, self._size = self._waiting, [], 0
        for dtor, handle in waiting:
            dtor(handle)

    @contextlib.contextmanager
    def disable(self) -> Iterator[None]:
        """Inside, nothing that waits is freed."""
        self._disabled += 1
        try:
            yield
        finally:
            self._disabled -= 1

    def __len__(self) -> int:
        run_host_releases()
        return len(self._waiting)


_lists: dict[int, Deallocations] = {}
"""By device, once a program has asked."""


def deallocations_of(device: Any) -> Deallocations:
    """The list of a device."""
    if device.id not in _lists:
        _lists[device.id] = Deallocations(device.mem_info[1])
    return _lists[device.id]


def waiting_array(shape: Any, dtype: Any, order: str) -> ndarray | None:
    """An array whose memory waits in the list when it goes; None where no program has asked for the list."""
    from gridstride._core import Device

    waiting = _lists.get(Device().id)
    if waiting is None:
        return None
    base = empty(shape, dtype, order)
    size = base.nbytes
    owner = MemoryPointer(None, address_of(base), size, None, lambda: waiting.add_item(_drop, base, size))
    return array_from_pointer(owner.handle, base.shape, base.strides, base.dtype, owner, True)


def _drop(array: Any) -> None:
    """The list held the last reference."""


class MemoryManager:
    """How a context gets its memory: from a pool, `gridstride.get_default_memory_pool()`."""

    def __init__(self, context: Any) -> None:
        self.context = context

    interface_version = 1

    @property
    def deallocations(self) -> Deallocations:
        """What waits to be freed."""
        return deallocations_of(self.context.device)

    def memalloc(self, size: int) -> MemoryPointer:
        """`Context.memalloc`."""
        return memalloc(self.context, size)

    def memhostalloc(self, size: int, mapped: bool = False, portable: bool = False, wc: bool = False) -> MappedMemory:
        """`Context.memhostalloc`."""
        return memhostalloc(self.context, size, mapped)

    def mempin(self, owner: Any, pointer: int, size: int, mapped: bool = False) -> MappedMemory:
        """`Context.mempin`."""
        return mempin(self.context, owner, pointer, size, mapped)

    def get_memory_info(self) -> Any:
        """`Context.get_memory_info`."""
        from gridstride.cuda._devices import MemoryInfo

        return MemoryInfo(*self.context.device.mem_info)

    def defer_cleanup(self) -> Any:
        """`cuda.defer_cleanup`."""
        return self.deallocations.disable()

    def initialize(self) -> None:
        """There is nothing to prepare."""

    def reset(self) -> None:
        """Waits for all work on the device and gives its unused memory back."""
        self.context.reset()


__all__ = [
    "AutoFreePointer",
    "Deallocations",
    "ManagedMemory",
    "MappedMemory",
    "MemoryManager",
    "MemoryPointer",
    "OwnedPointer",
    "PinnedMemory",
    "device_memory_size",
    "device_memset",
    "device_to_device",
    "device_to_host",
    "host_memory_extents",
    "host_memory_size",
    "host_to_device",
    "is_device_memory",
    "require_device_memory",
]
