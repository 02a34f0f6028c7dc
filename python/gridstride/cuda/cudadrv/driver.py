"""Names of Numba's driver module that programs use."""

from __future__ import annotations

from gridstride._core import CudaError as CudaAPIError
from gridstride._core import Event, Stream
from gridstride.cuda._devices import Context, MemoryInfo, gpus
from gridstride.cuda._devices import NumbaDevice as Device
from gridstride.cuda.cudadrv.error import CudaDriverError, CudaSupportError

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

    from gridstride.cuda._memory import (
        AutoFreePointer,
        ManagedMemory,
        MappedMemory,
        MemoryPointer,
        OwnedPointer,
        PinnedMemory,
        device_memory_size,
        device_memset,
        device_to_device,
        device_to_host,
        host_memory_extents,
        host_memory_size,
        host_to_device,
        is_device_memory,
        require_device_memory,
    )


class Driver:
    """What programs ask of Numba's driver object: how many devices there are, and which version the driver has."""

    is_available = True
    initialization_error = None

    @staticmethod
    def get_device_count() -> int:
        """Number of devices."""
        return len(gpus)

    @staticmethod
    def get_device(devnum: int = 0) -> Device:
        """A device by its number."""
        return gpus[devnum]

    @staticmethod
    def get_version() -> tuple[int, int]:
        """The version of CUDA that is followed."""
        return 13, 0


driver = Driver()


def __getattr__(name: str) -> Any:
    if not name.startswith("_"):  # raw memory is needed by few programs
        from gridstride.cuda import _memory

        if name in _memory.__all__:
            return getattr(_memory, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "AutoFreePointer",
    "Context",
    "CudaAPIError",
    "CudaDriverError",
    "CudaSupportError",
    "Device",
    "Driver",
    "Event",
    "ManagedMemory",
    "MappedMemory",
    "MemoryInfo",
    "MemoryPointer",
    "OwnedPointer",
    "PinnedMemory",
    "Stream",
    "device_memory_size",
    "device_memset",
    "device_to_device",
    "device_to_host",
    "driver",
    "host_memory_extents",
    "host_memory_size",
    "host_to_device",
    "is_device_memory",
    "require_device_memory",
]
