#pragma once

#include <functional>

#include "ir/interpreter.h"
#include "ir/ir.h"

namespace gridstride::ir {

/// Calls `found` for each op that can fault, in print order: the order that numbers the fault sites.
void visit_fault_ops(const Module &module, const std::function<void(const Function &, const Op &)> &found);
/// How many sites such an op has: one an axis, a Fault op one.
[[nodiscard]] int fault_site_count(const Function &function, const Op &op);

}  // namespace gridstride::ir
