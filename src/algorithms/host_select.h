#pragma once

#include <cstdint>
#include <span>

#include "types/dtype.h"

namespace gridstride::algorithms {

// Selection: the element that belongs at a place when sorted is put there, smaller ones before it, greater ones behind
// it. In linear time; rows are C-contiguous, `kth` ascending places in [0, count).

/// Moves the elements of each row of `from` to `to` (other memory).
void partition_rows(DType dtype, const void *from, void *to, std::int64_t rows, std::int64_t count,
                    std::span<const std::int64_t> kth);
/// Writes the positions of the elements instead.
void argpartition_rows(DType dtype, const void *from, std::int64_t *to, std::int64_t rows, std::int64_t count,
                       std::span<const std::int64_t> kth);
[[nodiscard]] double partition_cost(std::int64_t elements);

}  // namespace gridstride::algorithms
