"""CUDA's runtime interface, as far as programs call it by name (`cupy.cuda.runtime`)."""

from __future__ import annotations

from gridstride._core import CudaError, Device, device_count

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

CUDARuntimeError = CudaError
is_hip = False

memcpyHostToHost, memcpyHostToDevice, memcpyDeviceToHost, memcpyDeviceToDevice, memcpyDefault = range(5)


def getDeviceCount() -> int:
    """How many devices there are."""
    return device_count()


def getDevice() -> int:
    """Number of the thread's current device."""
    return Device().id


def setDevice(device: int) -> None:
    """Makes a device the thread's current one."""
    Device(device).use()


def deviceSynchronize() -> None:
    """Waits for all work on the current device."""
    Device().synchronize()


def deviceCanAccessPeer(device: int, peerDevice: int) -> int:
    """1 where copies from the other device's memory go straight, else 0."""
    return int(device != peerDevice and Device(device).can_access_peer(peerDevice))


def deviceEnablePeerAccess(peerDevice: int) -> None:
    """Copies take the direct way by themselves; CudaError where there is none."""
    if not deviceCanAccessPeer(Device().id, peerDevice):
        raise CudaError(
            f"CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: device {Device().id} does not reach the memory of device {peerDevice}"
        )


def memGetInfo() -> tuple[int, int]:
    """Free and total bytes of the current device."""
    return Device().mem_info


def getDeviceProperties(device: int) -> dict[str, Any]:
    """What is known of a device: its name as bytes, its memory, its limits by CUDA's names."""
    d = Device(device)
    attributes = dict(d.attributes)
    major, minor = (int(d.compute_capability[:-1] or 0), int(d.compute_capability[-1:] or 0))
    limit = attributes.get
    return {
        "name": d.name.encode(),
        "totalGlobalMem": d.mem_info[1],
        "major": major,
        "minor": minor,
        "warpSize": limit("WarpSize", 32),
        "multiProcessorCount": limit("MultiProcessorCount", 1),
        "maxThreadsPerBlock": limit("MaxThreadsPerBlock", 1024),
        "maxThreadsDim": tuple(limit(f"MaxBlockDim{axis}", 1024) for axis in "XYZ"),
        "maxGridSize": tuple(limit(f"MaxGridDim{axis}", 2**31 - 1) for axis in "XYZ"),
        "sharedMemPerBlock": limit("MaxSharedMemoryPerBlock", 48 << 10),
    }
