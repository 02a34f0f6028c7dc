#pragma once

#include <set>

#include "ir/ir.h"

namespace gridstride::ir {

/// The functions of a module that call themselves, directly or through others.
[[nodiscard]] std::set<const Function *> recursive_functions(const Module &module);

}  // namespace gridstride::ir
