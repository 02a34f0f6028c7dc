#pragma once

#include <memory>

#include "ir/ir.h"

namespace gridstride::ir {

/// A copy of an op and of what is in its regions, with the same value numbers.
[[nodiscard]] std::unique_ptr<Op> clone(const Op &op);

}  // namespace gridstride::ir
