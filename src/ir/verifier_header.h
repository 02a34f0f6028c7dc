#pragma once

#include <string>

#include "ir/ir.h"

namespace gridstride::ir {

/// Throws Error(Internal) that names the function, and the op where it is not null.
[[noreturn]] void malformed(const Function &function, const Op *op, const std::string &what);

/// Checks a function's parameters, results and the arguments of its body; throws as `malformed` does.
void verify_header(const Function &function);

}  // namespace gridstride::ir
