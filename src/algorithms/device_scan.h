#pragma once

#include <cstddef>
#include <cstdint>

#include "ops/scalar_op.h"
#include "types/dtype.h"

namespace gridstride {
class Stream;
}

namespace gridstride::algorithms {

// Accumulation along rows on a CUDA stream, as `accumulate` of scan.h. The order of the operations is a function of the
// length alone; it is not the host's, so that floats may differ in their last bits.

/// Whether there are kernels: additions and products of int32 and wider and of floats and complex numbers of full
/// width, the smallest and greatest of real ones.
[[nodiscard]] bool device_scan_supports(ScalarOp op, DType dtype, std::int64_t rows, std::int64_t length);
/// `to` may be `from`.
void device_scan(Stream &stream, ScalarOp op, DType dtype, std::int64_t rows, std::int64_t length,
                 const std::byte *from, std::byte *to);

}  // namespace gridstride::algorithms
