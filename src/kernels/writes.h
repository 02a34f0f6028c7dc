#pragma once

#include <vector>

#include "ir/ir.h"

namespace gridstride::kernels {

/// For each parameter of the module's kernel, whether the kernel may store through it, device functions that it hands
/// the array to included.
[[nodiscard]] std::vector<bool> written_parameters(const ir::Module &module);

}  // namespace gridstride::kernels
