#pragma once

#include <cstdint>

#include "ir/ir.h"

namespace gridstride::codegen::nvptx {

class Body;

// Kernels of rows: a few neighbouring threads take a row of the arrays, read each value once, and keep what they read
// and compute of it in registers from one reduction of the row to the next and to what is stored.
//
// Such a kernel is Elementwise over one axis, the rows. In its body, straight code, stand Reduce ops from 0 to a count
// that is one value for all, and a For from 0 to it by 1 that carries nothing and stores elements at its own index. The
// regions of both are straight code, too, and nothing faults. Arrays are read or written, none both.
//
// Thread t of `threads` has the values at positions t, t + threads, ...; where threads are more than a half-warp, each
// half-warp has a leaf of ir/reduction_order.h, its threads one accumulator each. The count must be
//   threads == 1                    `rounds`, less than ir::kLanes
//   threads <= ir::kLanes           at least ir::kLanes, in (threads * (rounds - 1), threads * rounds], a leaf at most
//   else                            in (ir::kLeaf, ir::kRun * threads], with ir::kRun rounds

/// Whether a kernel is one of rows.
[[nodiscard]] bool fits_rows(const ir::Function &kernel);

/// The code of one row, the kernel's index argument being set; the caller goes on after it.
void emit_rows(Body &body, const ir::Function &kernel, std::uint32_t threads, std::uint32_t rounds);

}  // namespace gridstride::codegen::nvptx
