#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

/// Form required: any. Form given: the same, where pure ops whose operands come from outside a For, Loop or Reduce
/// stand before it. Out of an If inside the loop only cheap ones are taken, as the If may not run.
///
/// Why here: all pure ops are total, so they may run although the loop does not. Masked vector code cannot rely on
/// LLVM for this: its loops run under conditions that LLVM cannot see through.
void hoist_invariants(ir::Function &function);

}  // namespace gridstride::passes
