#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

/// Form required: any. Form given: the same, smaller.
///
/// Evaluates ops whose operands are constants (by ops/'s reference semantics; operations that are only exact to some
/// ulps stay, so that a constant argument gives the bits that a variable one would), applies identities that hold to
/// the bit, picks the taken region of an If with a constant condition, drops a For that never runs, and replaces
/// values that a loop or an If carries around unchanged.
///
/// Why first: front ends emit plainly and rely on it; every later pass sees fewer shapes of the same thing
/// (comparisons without negation, casts without detours).
void simplify(ir::Function &function);

}  // namespace gridstride::passes
