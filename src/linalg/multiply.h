#pragma once

#include <cstddef>
#include <cstdint>

#include "types/dtype.h"

namespace gridstride::linalg {

/// A matrix in memory: element (i, j) lies at data + (i * row + j * column) elements.
struct MatrixView {
  const std::byte *data;
  std::int64_t row;
  std::int64_t column;
};

/// Whether a matrix of these extents and strides (in elements) can be handed to BLAS as it lies: one stride is 1 and
/// the other one at least as long as a row or column.
[[nodiscard]] bool is_blas_matrix(std::int64_t rows, std::int64_t columns, std::int64_t row, std::int64_t column);

/// to[m, n] = a[m, k] b[k, n], `to` in C order. Floats and complex numbers by BLAS (their views must satisfy
/// `is_blas_matrix`); integers wrap around and bools are or of ands, by loops of our own over any strides. float16 and
/// bfloat16 are not multiplied here: Error(Internal).
void multiply(DType dtype, std::int64_t m, std::int64_t n, std::int64_t k, const MatrixView &a, const MatrixView &b,
              std::byte *to);

/// Sliding inner products, to[i] = sum over j < taps of values[i + j] * weights[j], for i < count. All dtypes but
/// float16 and bfloat16; bools are or of ands.
void correlate(DType dtype, const std::byte *values, const std::byte *weights, std::int64_t taps, std::int64_t count,
               std::byte *to);

}  // namespace gridstride::linalg
