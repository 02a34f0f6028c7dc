#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <llvm/IR/Module.h>

#include "codegen/codegen.h"
#include "codegen/target.h"
#include "ir/ir.h"

namespace gridstride::codegen::cpu {

inline constexpr const char *kEntryName = "gridstride_entry";

/// How a kernel is laid out; see layout.cpp.
struct Plan {
  int lanes = 8;
  int mask_bits = 32;
  int axis = 0;                         ///< Simt: the dimension that lanes run along
  int unroll = 1;                       ///< vectors a turn of the inner loop
  bool straight = false;                ///< no loops
  const ir::Op *stride_loop = nullptr;  ///< see LaneModel
  double cost_per_item = 0;
  bool fissioned = false;                      ///< Simt: cut at the barriers
  int wanted_lanes = 0;                        ///< as asked for
  std::uint32_t shape[3] = {};                 ///< fissioned: the extents of all blocks; 0: not known
  bool threads = false;                        ///< Simt: one by one, as fibers; else in vectors
  bool endless = false;                        ///< see CpuObject
  bool whole_grid = false;                     ///< all blocks must be run by one call
  std::uint64_t shared_bytes = 0;              ///< static shared memory of a block
  std::uint64_t scratch_bytes = 0;             ///< of a call
  std::uint64_t scratch_bytes_per_thread = 0;  ///< and for each thread of a block
};

/// `one_shape`: the module is one that for_block gives.
[[nodiscard]] Plan make_plan(const ir::Module &module, const Target &target, int lanes, bool one_shape = false);
/// Of a kernel that runs for the threads of one block at a time; `shape`: the block's extents, 0 where not known.
/// `rows`: the lanes have to run along x.
[[nodiscard]] Plan plan_phase(const ir::Module &module, const Target &target, int lanes,
                              const std::uint32_t (&shape)[3], bool rows = false);

/// Each thread a fiber.
[[nodiscard]] Plan plan_threads(const ir::Module &module);

/// Fills `module` with the kernel's entry function (see types/kernel_abi.h). `checked`: see CpuOptions.
void emit_thread_entry(const ir::Module &source, const Target &target, const Plan &plan, llvm::Module &module,
                       const check::Program *checked);
void emit_entry(const ir::Module &source, const Target &target, const Plan &plan, llvm::Module &module);

}  // namespace gridstride::codegen::cpu
