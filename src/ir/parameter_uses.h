#pragma once

#include <vector>

#include "ir/ir.h"

namespace gridstride::ir {

/// What a kernel may do to the elements of an array that it is given.
struct ParameterUse {
  bool read = false;
  bool written = false;
};

/// For each parameter of the module's kernel, its use, by device functions that it hands the array to included.
[[nodiscard]] std::vector<ParameterUse> parameter_uses(const Module &module);

}  // namespace gridstride::ir
