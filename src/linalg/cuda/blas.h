#pragma once

#include <cstdint>
#include <span>

#include "linalg/multiply.h"
#include "types/dtype.h"

namespace gridstride {
class Stream;
}

namespace gridstride::linalg {

// Matrix products on CUDA devices by cuBLAS, which is loaded when the first is asked for. Addresses are the device's,
// and the work is enqueued on the stream. Errors of the library are Error(Cuda) with its name for them.

/// Whether there is cuBLAS, and it has this dtype: float32, float64, complex64, complex128, float16 and bfloat16 (whose
/// sums are float32).
[[nodiscard]] bool device_multiplies(DType dtype);

/// to[m, n] = a[m, k] b[k, n], `to` in C order; the views satisfy `is_blas_matrix`.
void device_multiply(Stream &stream, DType dtype, std::int64_t m, std::int64_t n, std::int64_t k, const MatrixView &a,
                     const MatrixView &b, std::byte *to);
/// The same for matrices that lie at these offsets (in bytes) from the views' addresses, results one after the other.
void device_multiply_stack(Stream &stream, DType dtype, std::int64_t m, std::int64_t n, std::int64_t k,
                           const MatrixView &a, std::span<const std::int64_t> a_offsets, const MatrixView &b,
                           std::span<const std::int64_t> b_offsets, std::byte *to);

/// The (conjugate) transpose of a matrix by columns: `to` (rows, columns), whose columns start `to_step` elements
/// apart, from (columns, rows) with `from_step`. Between C order and columns that is a change of order.
void device_turn(Stream &stream, DType dtype, std::int64_t rows, std::int64_t columns, const std::byte *from,
                 std::int64_t from_step, std::byte *to, std::int64_t to_step, bool conjugate = false);
/// The upper triangle of a square matrix by columns, zeros below it; `identity` is one of n columns, one after the
/// other.
void device_upper_triangle(Stream &stream, DType dtype, std::int64_t n, const std::byte *from, std::int64_t from_step,
                           const std::byte *identity, std::byte *to);
/// `count` elements that lie `step` elements apart, one after the other.
void device_take(Stream &stream, DType dtype, std::int64_t count, const std::byte *from, std::int64_t step,
                 std::byte *to);

}  // namespace gridstride::linalg
