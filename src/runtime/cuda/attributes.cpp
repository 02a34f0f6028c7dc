#include "runtime/cuda/context.h"

namespace gridstride::cuda {

namespace {

// Numbers of the driver's interface, which never change.
constexpr Attribute kAttributes[] = {
    {"max_threads_per_block", 1},
    {"max_block_dim_x", 2},
    {"max_block_dim_y", 3},
    {"max_block_dim_z", 4},
    {"max_grid_dim_x", 5},
    {"max_grid_dim_y", 6},
    {"max_grid_dim_z", 7},
    {"max_shared_memory_per_block", 8},
    {"total_constant_memory", 9},
    {"warp_size", 10},
    {"max_pitch", 11},
    {"max_registers_per_block", 12},
    {"clock_rate", 13},
    {"texture_alignment", 14},
    {"multiprocessor_count", 16},
    {"kernel_exec_timeout", 17},
    {"integrated", 18},
    {"can_map_host_memory", 19},
    {"compute_mode", 20},
    {"surface_alignment", 30},
    {"concurrent_kernels", 31},
    {"ecc_enabled", 32},
    {"pci_bus_id", 33},
    {"pci_device_id", 34},
    {"tcc_driver", 35},
    {"memory_clock_rate", 36},
    {"global_memory_bus_width", 37},
    {"l2_cache_size", 38},
    {"max_threads_per_multiprocessor", 39},
    {"async_engine_count", 40},
    {"unified_addressing", 41},
    {"pci_domain_id", 50},
    {"texture_pitch_alignment", 51},
    {"compute_capability_major", 75},
    {"compute_capability_minor", 76},
    {"stream_priorities_supported", 78},
    {"global_l1_cache_supported", 79},
    {"local_l1_cache_supported", 80},
    {"max_shared_memory_per_multiprocessor", 81},
    {"max_registers_per_multiprocessor", 82},
    {"managed_memory", 83},
    {"multi_gpu_board", 84},
    {"multi_gpu_board_group_id", 85},
    {"host_native_atomic_supported", 86},
    {"single_to_double_precision_perf_ratio", 87},
    {"pageable_memory_access", 88},
    {"concurrent_managed_access", 89},
    {"compute_preemption_supported", 90},
    {"can_use_host_pointer_for_registered_mem", 91},
    {"cooperative_launch", 95},
    {"max_shared_memory_per_block_optin", 97},
    {"can_flush_remote_writes", 98},
    {"host_register_supported", 99},
    {"pageable_memory_access_uses_host_page_tables", 100},
    {"direct_managed_mem_access_from_host", 101},
    {"virtual_memory_management_supported", 102},
    {"max_blocks_per_multiprocessor", 106},
    {"generic_compression_supported", 107},
    {"max_persisting_l2_cache_size", 108},
    {"max_access_policy_window_size", 109},
    {"reserved_shared_memory_per_block", 111},
    {"read_only_host_register_supported", 113},
    {"memory_pools_supported", 115},
    {"cluster_launch", 120},
    {"ipc_event_supported", 125},
    {"tensor_map_access_supported", 127},
    {"unified_function_pointers", 129},
    {"multicast_supported", 132},
};

}  // namespace

std::span<const Attribute> attribute_table() {
  return kAttributes;
}

}  // namespace gridstride::cuda
