"""Memory managers of a program's own, which give contexts their memory: Numba's External Memory Manager plugins.

A manager is a subclass of `HostOnlyCUDAMemoryManager` (memory of the device is its own, the host's Gridstride's) or
of `BaseCUDAMemoryManager` (all is its own). `set_memory_manager` names the class for contexts that are made later;
``context.memory_manager = manager`` changes one context. `device_array`, `device_array_like` and `to_device` take their
memory from it; operations of arrays make their results in the pool.
"""

from __future__ import annotations

from gridstride._core import Device, array_from_pointer, ndarray

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

_VERSION = 1
_class: Any = None
_managers: dict[int, Any] = {}


class BaseCUDAMemoryManager:
    """What a manager has to have.

    Args:
        context: the context that it gives memory to.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if "context" not in kwargs:
            raise RuntimeError("Memory manager requires a context")
        self.context = kwargs.pop("context")

    def _missing(self, name: str) -> NotImplementedError:
        return NotImplementedError(f"{type(self).__name__} has no {name}(), which a memory manager has to have")

    def memalloc(self, size: int) -> Any:
        """Memory of the device, as a `MemoryPointer`."""
        raise self._missing("memalloc")

    def memhostalloc(self, size: int, mapped: bool, portable: bool, wc: bool) -> Any:
        """Memory of the host that is quick to copy."""
        raise self._missing("memhostalloc")

    def mempin(self, owner: Any, pointer: int, size: int, mapped: bool) -> Any:
        """The memory of `owner` on the host."""
        raise self._missing("mempin")

    def initialize(self) -> None:
        """Called before the first allocation."""
        raise self._missing("initialize")

    def get_ipc_handle(self, memory: Any) -> Any:
        """A handle that other processes open."""
        raise self._missing("get_ipc_handle")

    def get_memory_info(self) -> Any:
        """A `MemoryInfo`."""
        raise self._missing("get_memory_info")

    def reset(self) -> None:
        """Called when the context is reset."""
        raise self._missing("reset")

    def defer_cleanup(self) -> Any:
        """A context manager inside of which nothing is freed."""
        raise self._missing("defer_cleanup")

    @property
    def interface_version(self) -> int:
        """1, the only version there is."""
        raise self._missing("interface_version")


class HostOnlyCUDAMemoryManager(BaseCUDAMemoryManager):
    """A manager whose memory of the host is Gridstride's: subclasses add that of the device."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        from gridstride.cuda._memory import Deallocations

        self.allocations: dict[Any, Any] = {}
        self.deallocations = Deallocations()

    def memhostalloc(self, size: int, mapped: bool = False, portable: bool = False, wc: bool = False) -> Any:
        """Memory of the host that is quick to copy."""
        from gridstride.cuda._memory import memhostalloc

        return memhostalloc(self.context, size, mapped)

    def mempin(self, owner: Any, pointer: int, size: int, mapped: bool = False) -> Any:
        """The memory of `owner` on the host."""
        from gridstride.cuda._memory import mempin

        return mempin(self.context, owner, pointer, size, mapped)

    def memallocmanaged(self, size: int, attach_global: bool = True) -> Any:
        """Memory that host and device share."""
        from gridstride.cuda._memory import ManagedMemory, memhostalloc

        return memhostalloc(self.context, size, True, ManagedMemory)

    def reset(self) -> None:
        """Forgets the allocations."""
        self.allocations.clear()
        self.deallocations.clear()

    def defer_cleanup(self) -> Any:
        """Nothing that waits is freed inside."""
        return self.deallocations.disable()


class GetIpcHandleMixin:
    """A manager whose handles are the device's; the CPU device has none."""

    def get_ipc_handle(self, memory: Any) -> Any:
        """CudaError on the CPU device."""
        from gridstride.cuda._arrays import ipc_error

        raise ipc_error(Device())


class IpcArrayHandle:
    """An array that other processes open by its handle."""

    def __init__(self, ipc_handle: Any, array_desc: dict[str, Any]) -> None:
        self._ipc_handle = ipc_handle
        self._array_desc = array_desc


def _check_version(manager: Any) -> None:
    if manager.interface_version != _VERSION:
        raise RuntimeError(
            f"EMM Plugin interface has version {manager.interface_version} - version {_VERSION} required: the class "
            f"{type(manager).__name__} says which one it follows"
        )


def set_memory_manager(mm_plugin: Any) -> None:
    """Has contexts take their memory from managers of this class.

    Raises:
        RuntimeError: it follows another version of the interface.
    """
    global _class
    _check_version(mm_plugin(context=None))
    _class = mm_plugin
    _managers.clear()


def manager_of(device: int) -> Any:
    """The manager of the program's own of a device; None for none."""
    if not _managers and _class is None:
        return None
    known = _managers.get(device)
    if known is None and _class is not None:
        from gridstride.cuda._devices import current_context

        known = _managers[device] = _class(context=current_context(device))
        known.initialize()
    return known


def set_manager_of(device: int, manager: Any) -> None:
    """``context.memory_manager = manager``."""
    from gridstride.cuda._memory import MemoryManager

    if isinstance(manager, MemoryManager):
        _managers.pop(device, None)
        return
    _check_version(manager)
    _managers[device] = manager
    manager.initialize()


def new_array(shape: Any, dtype: Any, order: str) -> ndarray | None:
    """An array in memory of the current device's manager; None where that is the pool."""
    manager = manager_of(Device().id)
    if manager is None:
        return None
    import math

    import numpy

    extents = (int(shape),) if isinstance(shape, (int, numpy.integer)) else tuple(int(n) for n in shape)
    kind = numpy.dtype(dtype)
    strides = [kind.itemsize] * len(extents)
    axes = range(1, len(extents)) if order == "F" else range(len(extents) - 2, -1, -1)
    for axis in axes:
        inner = axis - 1 if order == "F" else axis + 1
        strides[axis] = strides[inner] * extents[inner]
    size = math.prod(extents) * kind.itemsize
    memory = manager.memalloc(size)
    return array_from_pointer(memory.device_pointer_value or 0, extents, tuple(strides), kind, memory, True, False)
