#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

/// Form required: any. Form given: the same without ops that no store, fault, call, exit or result depends on, and
/// without values that loops and Ifs carry for nobody.
///
/// A load that reports is kept, and so is a Loop: it may be endless. (A For always ends.)
void eliminate_dead_code(ir::Function &function);

}  // namespace gridstride::passes
