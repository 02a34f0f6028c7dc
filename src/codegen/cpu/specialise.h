#pragma once

#include <cstdint>

#include "ir/ir.h"

namespace gridstride::codegen::cpu {

/// A kernel for blocks of one shape: block extents are constants in it, and loops around barriers and warp operations
/// whose trips are constants then are unrolled, as far as the code stays small.
///
/// Where a kernel with warp operations has rows that are no multiple of a warp, its blocks become single rows: `shape`
/// is what the extents are then. Warp operations and barriers carry their number among the waits of the module given
/// (ir/fault_sites.h) in `shape`, and that of another at which threads may be that do not come; warp operations that
/// have to test for them, in `dim`.
[[nodiscard]] ir::Module for_block(const ir::Module &module, const std::uint32_t (&block)[3],
                                   std::uint32_t (&shape)[3]);

}  // namespace gridstride::codegen::cpu
