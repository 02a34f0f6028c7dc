#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

/// Form required: any. Form given: the same; of pure ops that compute the same (commutative operands in any order) and
/// of which one dominates the other, only the dominating one is left.
///
/// Why here: front ends emit an extent, a thread index or a constant wherever one is written; guards can only be
/// matched with accesses once they are one value.
void merge_common_subexpressions(ir::Function &function);

}  // namespace gridstride::passes
