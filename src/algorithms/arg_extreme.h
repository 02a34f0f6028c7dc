#pragma once

#include <cstdint>

#include "types/dtype.h"

namespace gridstride::algorithms {

/// For each of `rows` rows of `length` elements: the position of the first smallest (or largest) element. A NaN counts
/// as smaller and larger than all else; complex numbers compare by real part first. Uses the workers.
void arg_extreme(const void *data, DType dtype, std::int64_t rows, std::int64_t length, bool largest,
                 std::int64_t *positions);
/// Nanoseconds on one thread, roughly.
[[nodiscard]] double arg_extreme_cost(DType dtype, std::int64_t elements);

}  // namespace gridstride::algorithms
