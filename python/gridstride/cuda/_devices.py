"""Devices and contexts by Numba's names."""

from __future__ import annotations

from gridstride._core import Device as _Device
from gridstride._core import Event, Stream, default_stream, device_count, external_stream, get_default_memory_pool
from gridstride._core import per_thread_default_stream as _per_thread_default_stream

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any


class MemoryInfo(tuple[int, int]):
    """Free and total bytes of a device."""

    __slots__ = ()

    def __new__(cls, free: int, total: int) -> MemoryInfo:
        return super().__new__(cls, (free, total))

    @property
    def free(self) -> int:
        """Bytes that new arrays may take."""
        return self[0]

    @property
    def total(self) -> int:
        """Bytes in all."""
        return self[1]

    def __repr__(self) -> str:
        return f"MemoryInfo(free={self.free}, total={self.total})"


class NumbaDevice(_Device):
    """A device as numba.cuda shows it: `compute_capability` is a pair."""

    @property
    def compute_capability(self) -> tuple[int, int]:  # type: ignore[override]
        """The CUDA architecture that the device behaves as, such as (9, 0)."""
        text = _Device(self.id).compute_capability
        return int(text[:-1]), int(text[-1])

    supports_float16 = True
    supports_bfloat16 = True
    supports_fp8 = False

    @property
    def uuid(self) -> str:
        """A name for the device that no other one on this machine has."""
        import uuid

        return f"GPU-{uuid.uuid5(uuid.NAMESPACE_OID, f'gridstride {self.kind} {self.id} {uuid.getnode()}')}"

    def get_device_identity(self) -> dict[str, int]:
        """PCI numbers of the device; 0 where it has none."""
        return {"pci_domain_id": 0, "pci_bus_id": 0, "pci_device_id": self.id}

    def get_primary_context(self) -> Context:
        """The device's context."""
        return Context(self)

    primary_context = property(get_primary_context)

    def release_primary_context(self) -> None:
        """Waits for all work on the device and gives its unused memory back."""
        Context(self).reset()

    reset = release_primary_context


class Context:
    """The context of a device: each device has one."""

    def __init__(self, device: _Device) -> None:
        self.device = NumbaDevice(device.id)

    @property
    def id(self) -> int:
        """Number of the device."""
        return self.device.id

    @property
    def handle(self) -> int:
        """A number that tells the contexts of several devices apart; no context of CUDA's driver."""
        return int(self.device.id) + 1

    def synchronize(self) -> None:
        """Waits for all work on the device."""
        self.device.synchronize()

    def get_memory_info(self) -> MemoryInfo:
        """Free and total bytes."""
        manager = self._manager
        return manager.get_memory_info() if manager is not None else MemoryInfo(*self.device.mem_info)

    @property
    def _manager(self) -> Any:
        from gridstride.cuda._managers import manager_of

        return manager_of(self.device.id)

    def reset(self) -> None:
        """Waits for all work on the device and gives its unused memory back."""
        self.device.synchronize()
        if self._manager is not None:
            self._manager.reset()
        with self.device:
            get_default_memory_pool().free_all_blocks()

    def push(self) -> None:
        """Makes the device the thread's current one until `pop`."""
        self.device.__enter__()

    def pop(self) -> None:
        """Goes back to the device that was current before `push`."""
        self.device.__exit__()

    def create_stream(self) -> Stream:
        """A new stream on the device."""
        with self.device:
            return Stream()

    def create_external_stream(self, ptr: int) -> Stream:
        """The stream with this handle."""
        with self.device:
            return external_stream(ptr)

    def create_event(self, timing: bool = True) -> Event:
        """A new event on the device."""
        with self.device:
            return Event(disable_timing=not timing)

    def get_default_stream(self) -> Stream:
        """The device's null stream."""
        with self.device:
            return default_stream()

    get_legacy_default_stream = get_default_stream

    def get_per_thread_default_stream(self) -> Stream:
        """The thread's own default stream on the device."""
        with self.device:
            return _per_thread_default_stream()

    def can_access_peer(self, peer_device: int) -> bool:
        """Whether kernels of this device reach the memory of another one."""
        return 0 <= int(peer_device) < device_count() and self.device.can_access_peer(int(peer_device))

    def enable_peer_access(self, peer_context: Context, flags: int = 0) -> None:
        """Copies between devices take the direct way by themselves where there is one: nothing is left to do.

        CudaError where there is none.
        """
        from gridstride._core import CudaError

        if not self.can_access_peer(peer_context.device.id):
            raise CudaError("CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: the devices do not reach each other's memory")

    def memalloc(self, bytesize: int) -> Any:
        """Memory on the device, as a `MemoryPointer` that keeps it."""
        from gridstride.cuda._memory import memalloc

        return memalloc(self, bytesize)

    def memallocmanaged(self, bytesize: int, attach_global: bool = True) -> Any:
        """Memory that host and device share, as a `MemoryPointer` that keeps it."""
        from gridstride.cuda._memory import ManagedMemory, memhostalloc

        return memhostalloc(self, bytesize, True, ManagedMemory)

    def memhostalloc(self, bytesize: int, mapped: bool = False, portable: bool = False, wc: bool = False) -> Any:
        """Memory of the host that is quick to copy; `mapped` is for kernels to work on in place."""
        from gridstride.cuda._memory import memhostalloc

        return memhostalloc(self, bytesize, mapped)

    def mempin(self, owner: Any, pointer: int, size: int, mapped: bool = False) -> Any:
        """The memory of `owner` on the host as a `MemoryPointer`, which keeps `owner`."""
        from gridstride.cuda._memory import mempin

        return mempin(self, owner, pointer, size, mapped)

    @property
    def memory_manager(self) -> Any:
        """Where the context's memory comes from; one of the program's own may be assigned."""
        from gridstride.cuda._memory import MemoryManager

        return self._manager or MemoryManager(self)

    @memory_manager.setter
    def memory_manager(self, manager: Any) -> None:
        from gridstride.cuda._managers import set_manager_of

        set_manager_of(self.device.id, manager)

    @property
    def deallocations(self) -> Any:
        """What waits to be freed."""
        return self.memory_manager.deallocations

    def defer_cleanup(self) -> Any:
        """See `cuda.defer_cleanup`."""
        return self.memory_manager.defer_cleanup()

    def get_ipc_handle(self, memory: Any) -> Any:
        """A handle that other processes open: of the program's own memory manager; the CPU device has none."""
        from gridstride.cuda._arrays import ipc_error

        if self._manager is not None:
            return self._manager.get_ipc_handle(memory)
        raise ipc_error(self.device)

    def open_ipc_handle(self, handle: Any, size: int) -> Any:
        """Memory of another process; GPUs have such handles."""
        from gridstride.cuda._arrays import ipc_error

        raise ipc_error(self.device)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Context) and other.device == self.device

    def __hash__(self) -> int:
        return hash(self.device)

    def __enter__(self) -> Context:
        self.push()
        return self

    def __exit__(self, *args: object) -> None:
        self.pop()

    def __repr__(self) -> str:
        return f"<Context of {self.device!r}>"


class DeviceList:
    """All devices; indexing gives one, ``with gpus[i]:`` makes it the current one."""

    def __getitem__(self, index: int) -> NumbaDevice:
        if not -len(self) <= index < len(self):
            raise IndexError(f"device {index} of {len(self)}")
        return NumbaDevice(index % len(self))

    def __len__(self) -> int:
        return device_count()

    def __iter__(self) -> Iterator[NumbaDevice]:
        return (NumbaDevice(i) for i in range(len(self)))

    def __str__(self) -> str:
        return ", ".join(map(str, self))

    @property
    def lst(self) -> list[NumbaDevice]:
        """The devices as a list."""
        return list(self)

    @property
    def current(self) -> NumbaDevice:
        """The thread's current device."""
        return NumbaDevice()


gpus = DeviceList()


def list_devices() -> DeviceList:
    """All devices."""
    return gpus


def is_available() -> bool:
    """Whether there is a device to run on; the CPU device always is one."""
    return device_count() > 0


def detect() -> bool:
    """Prints the devices; True when there is one."""
    devices = list(gpus)
    print(f"Found {len(devices)} CUDA devices")
    for d in devices:
        free, total = d.mem_info
        major, minor = d.compute_capability
        print(f"id {d.id}    {d.name!r:>40}{'[SUPPORTED]':>40}")
        print(f"{'Kind':>40}: {d.kind}")
        print(f"{'Compute Capability':>40}: {major}.{minor}")
        print(f"{'Memory':>40}: {free / 2**30:.1f} of {total / 2**30:.1f} GiB free")
        print(f"{'UUID':>40}: {d.uuid}")
    print("Summary:")
    print(f"\t{len(devices)}/{len(devices)} devices are supported")
    return bool(devices)


def get_current_device() -> NumbaDevice:
    """The thread's current device."""
    return NumbaDevice()


def get_device_id() -> int:
    """Number of the thread's current device."""
    return _Device().id


def current_context(devnum: int | None = None) -> Context:
    """The context of a device; of the current one by default."""
    return Context(_Device(devnum))


def select_device(device_id: int) -> Context:
    """Makes a device the thread's current one."""
    device = _Device(device_id)
    device.use()
    return Context(device)


def close() -> None:
    """Waits for all work on all devices and gives their unused memory back. Arrays stay valid."""
    for device in gpus:
        Context(device).reset()


def require_context(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that needs a device: there always is one, so it is returned as it is."""
    return function


def is_float16_supported() -> bool:
    """Whether kernels compute with float16."""
    return True


def is_bfloat16_supported() -> bool:
    """Whether kernels compute with bfloat16."""
    return True


def is_fp8_supported() -> bool:
    """Whether kernels compute with 8-bit floats."""
    return False


def is_supported_version() -> bool:
    """Whether the CUDA runtime in use is one that Gridstride knows; without one there is nothing to object to."""
    return True


def cuda_error() -> None:
    """Why there is no device: None, there always is one."""
    return
