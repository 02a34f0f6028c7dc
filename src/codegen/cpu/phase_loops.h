#pragma once

#include <cstdint>

#include "codegen/cpu/body.h"
#include "codegen/cpu/entry.h"

namespace gridstride::codegen::cpu {

/// Where a phase runs.
struct PhasePlace {
  llvm::Instruction *launch_end = nullptr;                              ///< code of the launch level goes before it
  llvm::Value *block[3] = {};                                           ///< the block's indices, int64
  std::uint32_t shape[3] = {};                                          ///< the extents of all blocks; 0: not known
  const std::unordered_set<const ir::Op *> *settled = nullptr;          ///< see Phase
  const std::unordered_map<const ir::Op *, TripStep> *steps = nullptr;  ///< see Phase
  bool descending = false;                                              ///< the last vector runs first (PhaseOrder)
};

/// Emits a phase for all threads of one block, where the builder stands; the builder goes on behind it.
///
/// Where the block's shape is known, each row of threads is cut at compile time into the stretches (segments.cpp) on
/// which guards by the thread's index are constant; what they exclude is not emitted. Conditions that only a launch
/// knows (`i < n`) are tested once a row: where all of them hold throughout, the row runs without masks, else masked.
void emit_phase(Context &context, Builder &builder, const ir::Module &phase, const Plan &plan, LaunchValues &launch,
                const PhasePlace &place);

}  // namespace gridstride::codegen::cpu
