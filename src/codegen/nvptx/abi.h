#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "ir/ir.h"
#include "types/kernel_abi.h"

namespace gridstride::codegen::nvptx {

// What a compiled kernel expects of its launch. All parameters lie in the kernel's parameter space, by value:
//
//   slots     `slot_count` words of 8 bytes, the parameters in the order and form of types/kernel_abi.h. Array data
//             pointers are device addresses. Absent when the kernel has no parameters.
//   extents   `extent_count` words: the extents of the iteration space. Elementwise kernels only.
//   fault     the device address of a CudaFault. Kernels with `can_fault` only.
//
// The entry point is named `name`. Every extent is at least 1: a launch over nothing is not made.
//
// Elementwise kernels are launched on a grid of one dimension, `block` threads a block, `elementwise_blocks()` blocks.
// Each thread covers `points_per_thread` points, or `threads_per_point` threads share one point.
//
// A kernel compiled with `small` holds the launch to this: the number of points (or threads), and the distance in bytes
// of any element from its array's element (0, ..., 0), fit in an int32.

/// How to launch a compiled kernel.
struct Entry {
  std::string name;
  ir::FunctionKind kind = ir::FunctionKind::Simt;
  std::uint32_t slot_count = 0;
  std::uint32_t extent_count = 0;
  bool can_fault = false;
  bool small = false;
  std::uint32_t max_threads = 1024;  ///< Simt: the most threads a block may have
  std::uint32_t block = 0;           ///< Elementwise: the threads a block must have
  std::uint32_t points_per_thread = 1;
  std::uint32_t threads_per_point = 1;
  std::uint32_t shared_bytes =
      0;                     ///< dynamic shared memory for the kernel's own arrays, before what the launch asks for
  bool cooperative = false;  ///< it has barriers of the whole grid: all blocks must run at once
};

/// The blocks that cover an iteration space of these extents (all at least 1). Throws Error(Value) when there are more
/// than a grid holds.
[[nodiscard]] std::uint32_t elementwise_blocks(const Entry &entry, std::span<const std::int64_t> extents);

}  // namespace gridstride::codegen::nvptx
