#pragma once

#include "ops/scalar_op.h"

namespace gridstride::codegen::nvptx {

/// The error bound on GPUs of a real result, in units in the last place of `dtype` (float16 and bfloat16: after the
/// rounding from float32). 0: the same bits as everywhere. Of complex operations that are not exact it is 8, relative
/// to the modulus of the result and away from where a part cancels.
[[nodiscard]] double gpu_ulps(ScalarOp op, DType dtype);

}  // namespace gridstride::codegen::nvptx
