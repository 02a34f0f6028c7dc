#pragma once

#include <cstddef>
#include <cstdint>

#include "types/dtype.h"

namespace gridstride::algorithms {

// Searches of plain numbers by the widest vectors that the machine has. `dtype` is an integer type, float32 or float64.

/// The smallest (or largest) of `count` > 0 numbers, to *extreme. True where one of them is NaN: *extreme means nothing
/// then.
[[nodiscard]] bool find_extreme(DType dtype, const void *data, std::int64_t count, bool largest, void *extreme);
/// The first place of a number that is equal to *value; `count` where there is none.
[[nodiscard]] std::int64_t find_equal(DType dtype, const void *data, std::int64_t count, const void *value);

/// The smallest (or largest) numbers of the columns of `rows` > 0 rows, each `step` bytes behind the one before: a NaN
/// wins (of two NaN the first), and -0 is below 0. float32 or float64. `to` is none of the rows.
void fold_extremes(DType dtype, const std::byte *first, std::int64_t rows, std::int64_t step, std::int64_t columns,
                   bool largest, void *to);

}  // namespace gridstride::algorithms
