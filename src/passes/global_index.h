#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

/// Form required: Simt or Device functions. Form given: the same, where `threadIdx.d + blockIdx.d * blockDim.d`, the
/// operands in any order, at int64 and alone or within a longer sum, is `global_idx d`, and `gridDim.d * blockDim.d` is
/// `global_size d`.
///
/// Why here: the product of two thread queries says nothing of its bounds or its stride from lane to lane; the two ops
/// do, to the elimination of checks and to uniformity.
void recognize_global_index(ir::Function &function);

}  // namespace gridstride::passes
