"""Kernels, devices, streams, events and memory, with the names that `numba.cuda` and `cupy.cuda` have for them."""

from __future__ import annotations

from gridstride._core import (
    ConfiguredKernel,
    CudaError,
    Device,
    Dispatcher,
    Event,
    MemoryPool,
    OutOfMemoryError,
    Stream,
    TypingError,
    UnsupportedError,
    default_stream,
    device_count,
    external_stream,
    get_current_stream,
    get_default_memory_pool,
    per_thread_default_stream,
    synchronize,
)
from gridstride.cuda._jit import DeviceFunction, jit
from gridstride.cuda._stubs import blockDim, blockIdx, grid, gridDim, gridsize, threadIdx
from gridstride.cuda._transfer import device_array, device_array_like, is_cuda_array, to_device

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "ConfiguredKernel",
    "CudaError",
    "Device",
    "DeviceFunction",
    "Dispatcher",
    "Event",
    "MemoryPool",
    "OutOfMemoryError",
    "Stream",
    "TypingError",
    "UnsupportedError",
    "blockDim",
    "blockIdx",
    "current_context",
    "default_stream",
    "detect",
    "device_array",
    "device_array_like",
    "device_count",
    "event",
    "event_elapsed_time",
    "external_stream",
    "get_current_device",
    "get_current_stream",
    "get_default_memory_pool",
    "get_device_id",
    "get_elapsed_time",
    "gpus",
    "grid",
    "gridDim",
    "gridsize",
    "is_available",
    "is_cuda_array",
    "jit",
    "list_devices",
    "per_thread_default_stream",
    "select_device",
    "stream",
    "synchronize",
    "threadIdx",
    "to_device",
]


def is_available() -> bool:
    """Whether there is a device to run on; the CPU device always is one."""
    return device_count() > 0


def detect() -> bool:
    """Prints the devices; True when there is one."""
    devices = [Device(i) for i in range(device_count())]
    print(f"Found {len(devices)} device{'' if len(devices) == 1 else 's'}")
    for d in devices:
        free, total = d.mem_info
        print(f"  id {d.id}: {d.name} [{d.kind}], {free / 2**30:.1f} of {total / 2**30:.1f} GiB free")
    return bool(devices)


def get_current_device() -> Device:
    """The thread's current device."""
    return Device()


def get_device_id() -> int:
    """Number of the thread's current device."""
    return Device().id


class Context:
    """The context of a device, as far as programs use it."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def synchronize(self) -> None:
        """Waits for all work on the device."""
        self.device.synchronize()

    def get_memory_info(self) -> tuple[int, int]:
        """Free and total bytes."""
        return self.device.mem_info

    def reset(self) -> None:
        """Waits for all work on the device and gives its unused memory back."""
        self.device.synchronize()
        with self.device:
            get_default_memory_pool().free_all_blocks()

    def __repr__(self) -> str:
        return f"<Context of {self.device!r}>"


def current_context(devnum: int | None = None) -> Context:
    """The context of a device; of the current one by default."""
    return Context(Device(devnum))


def select_device(device_id: int) -> Context:
    """Makes a device the thread's current one."""
    device = Device(device_id)
    device.use()
    return Context(device)


class _DeviceList:
    """All devices; indexing gives one, `with gpus[i]:` makes it the current one."""

    def __getitem__(self, index: int) -> Device:
        if not -len(self) <= index < len(self):
            raise IndexError(f"device {index} of {len(self)}")
        return Device(index % len(self))

    def __len__(self) -> int:
        return device_count()

    def __iter__(self) -> Iterator[Device]:
        return (Device(i) for i in range(len(self)))

    def __str__(self) -> str:
        return ", ".join(map(str, self))

    @property
    def current(self) -> Device:
        """The thread's current device."""
        return Device()


gpus = _DeviceList()


def list_devices() -> _DeviceList:
    """All devices."""
    return gpus


def stream() -> Stream:
    """A new stream, ordered against the null stream as CUDA's are."""
    return Stream()


def event(timing: bool = True) -> Event:
    """A new event."""
    return Event(disable_timing=not timing)


def event_elapsed_time(evtstart: Event, evtend: Event) -> float:
    """Milliseconds from one event to another."""
    return evtstart.elapsed_time(evtend)


get_elapsed_time = event_elapsed_time
