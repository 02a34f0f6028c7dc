"""Names of Numba's driver module that programs use."""

from __future__ import annotations

from gridstride._core import CudaError as CudaAPIError
from gridstride._core import Event, Stream
from gridstride.cuda._devices import Context, MemoryInfo
from gridstride.cuda._devices import NumbaDevice as Device
from gridstride.cuda.cudadrv.error import CudaDriverError, CudaSupportError


def device_memory_size(array: object) -> int:
    """Bytes of a device array's elements."""
    return int(array.nbytes)  # type: ignore[attr-defined]


def device_to_host(dst: object, src: object, size: int, stream: Stream | int | None = None) -> None:
    """Copies `size` bytes of a device array to a host array."""
    import numpy

    from gridstride.cuda._arrays import as_cuda_array

    if not isinstance(dst, numpy.ndarray):
        raise TypeError(f"device_to_host() copies into a numpy.ndarray, not {type(dst).__name__}")
    host = as_cuda_array(src).copy_to_host(stream=stream)
    dst.reshape(-1).view("u1")[:size] = host.reshape(-1).view("u1")[:size]


__all__ = [
    "Context",
    "CudaAPIError",
    "CudaDriverError",
    "CudaSupportError",
    "Device",
    "Event",
    "MemoryInfo",
    "Stream",
    "device_memory_size",
    "device_to_host",
]
