#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

/// Form required: global indices recognised, conditions plain (flatten_ifs), common subexpressions merged.
/// Form given: the same; a Load or Store whose indices are all known to be inside has Check::None, others say by axis
/// what is known (`inside`, `nonnegative`), and `wrap` is off where no index can be negative.
///
/// An index is inside only against the extent of that very array and axis (or a value known to equal it): by a guard
/// that dominates the access (`if i < a.shape[0]:`, `if i >= n: return`), by the bounds of a For, by a remainder or a
/// minimum, through sums with constants. Reasoning is on mathematical integers and is used only where nothing wraps.
///
/// Why here: after everything that makes guards and indices one value, before code generation pays for checks.
void eliminate_checks(ir::Function &function);

}  // namespace gridstride::passes
