#pragma once

#include <atomic>
#include <cstdint>

namespace gridstride {

// The binary interface between compiled kernels and what launches them. Code generation writes against these structs,
// the runtime fills them; both see only this file.
//
// Parameter slots are 8-byte words in the order of the function's parameters:
//   scalar    one slot, value in the low bytes (complex128: two slots, real then imaginary)
//   array     data pointer (element 0,...,0), then `rank` extents, then `rank` byte strides (all int64)

/// Dimensions of a SIMT launch.
struct GridDims {
  std::uint32_t grid[3] = {1, 1, 1};
  std::uint32_t block[3] = {1, 1, 1};
};

/// What a kernel found wrong. `site` indexes the kernel's fault-site table (jit/kernel.h).
struct FaultRecord {
  std::atomic<std::uint32_t> lock{0};  ///< spin lock over the fields below
  std::uint32_t raised = 0;            ///< 1 once a fault is recorded
  std::uint32_t site = 0;
  std::uint32_t block[3] = {0, 0, 0};
  std::uint32_t thread[3] = {0, 0, 0};
  std::int64_t index = 0;   ///< the offending index, before wrapping
  std::int64_t extent = 0;  ///< the extent it was held against
};

/// The fault record of a launch on a CUDA device, in device memory. The host polls a word of its own memory instead of
/// copying the record back: kernels set it to 1 once they have recorded a fault.
struct CudaFault {
  FaultRecord record;
  std::uint64_t host_flag = 0;             ///< device address of a uint32 in host memory; 0 for none
  std::uint64_t first_block = UINT64_MAX;  ///< the lowest block (or point) that faulted: later ones need not queue
};

/// One launch, read-only while kernels run (but for `fault`).
struct CpuLaunch {
  const std::uint64_t *params = nullptr;
  GridDims dims;                                 ///< Simt kernels
  const std::int64_t *extents = nullptr;         ///< Elementwise kernels: `rank` extents of the iteration space
  FaultRecord *fault = nullptr;                  ///< never null for kernels with fault sites, and for those that wait
  std::uint64_t shared_bytes = 0;                ///< Simt kernels: dynamic shared memory of a block
  const std::atomic<bool> *cancelled = nullptr;  ///< true: nobody wants the results any more; null: that never happens
};

/// A compiled CPU kernel runs the work items [begin, end).
///   Elementwise: an item is one point of the iteration space, numbered in row-major order.
///   Simt: an item is one block, numbered x fastest: b = x + grid.x * (y + grid.y * z).
/// `scratch` is per worker, 64-byte aligned, of the size that the kernel declares. Calls for disjoint ranges may run at
/// the same time in any order.
using CpuEntry = void (*)(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *scratch);

/// Records a fault unless one of a smaller (block, thread) is there already: the report is the first by block (z, y, x)
/// and then thread. Called by compiled code; safe from any worker. Defined in runtime/.
using FaultFunction = void (*)(FaultRecord *record, std::uint32_t site, const std::uint32_t *block,
                               const std::uint32_t *thread, std::int64_t index, std::int64_t extent);

}  // namespace gridstride
