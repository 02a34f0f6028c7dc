#pragma once

#include <cstddef>
#include <cstdint>

#include "ops/scalar_op.h"

namespace gridstride::algorithms {

/// Whether `reduce_columns` does an operation on a dtype with the bits that the Reduce op has.
[[nodiscard]] bool reduces_columns(ScalarOp op, DType dtype);

/// Combines the rows of a matrix: to[c] is the device-wide reduction (ir/reduction_order.h) of column c. `stride` is in
/// bytes, from one row to the next; the elements of a row lie one after the other. Each row is read once, and from its
/// beginning on, so that memory streams however wide the matrix is. rows > 0.
void reduce_columns(ScalarOp op, DType dtype, const std::byte *from, std::int64_t rows, std::int64_t columns,
                    std::int64_t stride, std::byte *to);

}  // namespace gridstride::algorithms
