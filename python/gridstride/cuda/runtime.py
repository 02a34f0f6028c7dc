"""CUDA's runtime interface, as far as programs call it by name (`cupy.cuda.runtime`)."""

from __future__ import annotations

from gridstride._core import CudaError, Device, device_count

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

CUDARuntimeError = CudaError
is_hip = False

memcpyHostToHost, memcpyHostToDevice, memcpyDeviceToHost, memcpyDeviceToDevice, memcpyDefault = range(5)

# CUDA's device attributes and their numbers: cudaDevAttrWarpSize is 10.
_ATTRIBUTES = """
max_threads_per_block 1  max_block_dim_x 2  max_block_dim_y 3  max_block_dim_z 4  max_grid_dim_x 5
max_grid_dim_y 6  max_grid_dim_z 7  max_shared_memory_per_block 8  total_constant_memory 9  warp_size 10
max_pitch 11  max_registers_per_block 12  clock_rate 13  texture_alignment 14  multiprocessor_count 16
kernel_exec_timeout 17  integrated 18  can_map_host_memory 19  compute_mode 20  surface_alignment 30
concurrent_kernels 31  ecc_enabled 32  pci_bus_id 33  pci_device_id 34  tcc_driver 35  memory_clock_rate 36
global_memory_bus_width 37  l2_cache_size 38  max_threads_per_multiprocessor 39  async_engine_count 40
unified_addressing 41  pci_domain_id 50  texture_pitch_alignment 51  compute_capability_major 75
compute_capability_minor 76  stream_priorities_supported 78  global_l1_cache_supported 79
local_l1_cache_supported 80  max_shared_memory_per_multiprocessor 81  max_registers_per_multiprocessor 82
managed_memory 83  multi_gpu_board 84  multi_gpu_board_group_id 85  host_native_atomic_supported 86
single_to_double_precision_perf_ratio 87  pageable_memory_access 88  concurrent_managed_access 89
compute_preemption_supported 90  can_use_host_pointer_for_registered_mem 91  cooperative_launch 95
max_shared_memory_per_block_optin 97  can_flush_remote_writes 98  host_register_supported 99
pageable_memory_access_uses_host_page_tables 100  direct_managed_mem_access_from_host 101
virtual_memory_management_supported 102  max_blocks_per_multiprocessor 106
generic_compression_supported 107  max_persisting_l2_cache_size 108  max_access_policy_window_size 109
reserved_shared_memory_per_block 111  read_only_host_register_supported 113  memory_pools_supported 115
cluster_launch 120  ipc_event_supported 125  tensor_map_access_supported 127  unified_function_pointers 129
multicast_supported 132
"""
_words = _ATTRIBUTES.split()
_attribute_names = {
    int(number): "".join(part.capitalize() for part in name.split("_"))
    for name, number in zip(_words[::2], _words[1::2], strict=True)
}
globals().update({f"cudaDevAttr{name}": number for number, name in _attribute_names.items()})
cudaDevAttrMultiProcessorCount = 16  # CUDA has it so
del _words


def deviceGetAttribute(attrib: int, device: int) -> int:
    """An attribute of a device by its number, `cudaDevAttr...`; 0 for one that the device does not know.

    CudaError for a number that is no attribute.
    """
    name = _attribute_names.get(int(attrib))
    if name is None:
        raise CudaError(f"CUDA_ERROR_INVALID_VALUE: {attrib} is no device attribute that is known here")
    return int(dict(Device(device).attributes).get(name, 0))


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
