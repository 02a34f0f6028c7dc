#pragma once

#include <cstdint>

#include "ir/ir.h"

namespace gridstride::codegen::cpu {

/// A kernel for blocks of one shape: block extents are constants in it, and loops around barriers and warp operations
/// whose trips are constants then are unrolled, as far as the code stays small.
[[nodiscard]] ir::Module for_block(const ir::Module &module, const std::uint32_t (&block)[3]);

}  // namespace gridstride::codegen::cpu
