#pragma once

#include <memory>
#include <unordered_set>

#include <llvm/IR/Module.h>

#include "codegen/cpu/entry.h"
#include "codegen/target.h"
#include "ir/ir.h"
#include "passes/uniformity.h"

// Kernels whose barriers all threads of a block reach together are cut at the barriers. What stands between two of them
// is a phase: a kernel of its own, which runs for all threads of a block in vectors before the next one begins. The
// control flow around barriers is the driver's: scalar code, once a block.
namespace gridstride::codegen::cpu {

/// What is known of a kernel that can be cut.
struct FissionFacts {
  passes::UniformityInfo uniformity;          ///< between the threads of a block
  std::unordered_set<const ir::Op *> driver;  ///< Ifs and loops that are the driver's
};

/// Null where the kernel cannot be cut: a barrier under control flow that is not known to be the same for all threads,
/// faults, loops that wait; warp operations but in what for_block gives (`one_shape`).
[[nodiscard]] std::unique_ptr<FissionFacts> find_fission(const ir::Module &module, bool one_shape);

/// Fills `module` with the entry and its phases. Sets the plan's scratch sizes and cost.
void emit_fissioned(const ir::Module &source, const Target &target, const FissionFacts &facts, Plan &plan,
                    llvm::Module &module);

}  // namespace gridstride::codegen::cpu
