#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

/// Form required: any. Form given: the same, where an If that only chooses between a few cheap pure values has become
/// the computation of both and a select each; `a and b` and `a or b` as front ends write them (an If that yields a
/// constant on one side) become And and Or.
///
/// Why here: vector code pays for each branch with a mask and a test; and guards can be read only from plain
/// conditions.
void flatten_ifs(ir::Function &function);

}  // namespace gridstride::passes
