#pragma once

#include <cstddef>
#include <cstdint>

#include "types/dtype.h"

namespace gridstride {
class Stream;
}

namespace gridstride::algorithms {

/// As arg_extreme of arg_extreme.h, on a CUDA stream: `from` and `positions` are memory of its device. Real dtypes.
void device_arg_extreme(Stream &stream, DType dtype, const std::byte *from, std::int64_t rows, std::int64_t length,
                        bool largest, std::int64_t *positions);

}  // namespace gridstride::algorithms
