#pragma once

#include <cstdint>

#include "ir/ir.h"

namespace gridstride::codegen::cpu {

/// Of a kernel for blocks of one shape (for_block). Indices into a block's own arrays that follow from a thread's index
/// are tried for each thread: where all of them are inside, the access is said to be so.
///
/// Then a guarded store becomes a store of what the element has where the guard does not hold, which is no masked one:
/// `v = s[i]; if c: s[i] = x` is `s[i] = x if c else v`. For that nobody else may write the element before the next
/// barrier, which is seen from the indices of all threads.
void refine_block_accesses(ir::Function &kernel, const std::uint32_t (&shape)[3]);

}  // namespace gridstride::codegen::cpu
