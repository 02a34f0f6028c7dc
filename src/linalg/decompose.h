#pragma once

#include <cstddef>
#include <cstdint>

#include "types/dtype.h"

namespace gridstride::linalg {

// LAPACK's decompositions for stacks of matrices in C order, one matrix after the other. All functions take float32,
// float64, complex64 or complex128 and never write their inputs. They return false where a matrix has no result (it is
// singular, not positive definite, or an iteration did not converge); results are NaN for such a matrix, and whole for
// the others. Stacks of small matrices are spread over the workers.

/// A stack of `count` matrices of m rows and n columns.
struct Stack {
  DType dtype;
  std::int64_t count, m, n;
};

/// out = inverse of each (n, n) matrix.
[[nodiscard]] bool invert(const Stack &stack, const std::byte *a, std::byte *out);
/// Solves a x = b for (n, n) matrices a and (n, columns) right sides.
[[nodiscard]] bool solve(const Stack &stack, std::int64_t columns, const std::byte *a, const std::byte *b,
                         std::byte *out);
/// Sign (of the dtype) and natural logarithm of the absolute value (real) of determinants; 0 and -inf where singular.
void sign_and_log(const Stack &stack, const std::byte *a, std::byte *sign, std::byte *log);
/// The lower (or upper) triangular factor; only that triangle of `a` is read.
[[nodiscard]] bool cholesky(const Stack &stack, bool upper, const std::byte *a, std::byte *out);
/// a = q r. `q` has `columns` columns and `r` so many rows: min(m, n), or m for a square q; no q where it is null.
void qr(const Stack &stack, std::int64_t columns, const std::byte *a, std::byte *q, std::byte *r);
/// LAPACK's own result: reflectors and r as the transposed (n, m) matrix, and min(m, n) factors.
void qr_raw(const Stack &stack, const std::byte *a, std::byte *reflectors, std::byte *factors);
/// Singular values (real), and where `u` is not null u and the conjugate transposed v: min(m, n) columns and rows, or
/// all m and n of them with `full`.
[[nodiscard]] bool svd(const Stack &stack, bool full, const std::byte *a, std::byte *u, std::byte *s, std::byte *vh);
/// Eigenvalues (real, rising) and, where `vectors` is not null, eigenvectors as columns of Hermitian matrices, of which
/// the lower (or upper) triangle is read.
[[nodiscard]] bool eigh(const Stack &stack, bool upper, const std::byte *a, std::byte *values, std::byte *vectors);
/// Eigenvalues and, where `vectors` is not null, eigenvectors as columns; complex for real matrices too.
[[nodiscard]] bool eig(const Stack &stack, const std::byte *a, std::byte *values, std::byte *vectors);
/// The least-squares solution of one (m, n) matrix: x has n rows, `singular` min(m, n) real numbers. `tail` receives
/// rows n to m of LAPACK's right side, whose squares sum to the residuals (may be null). Small singular values are cut
/// below `rcond` of the largest.
[[nodiscard]] bool least_squares(const Stack &stack, std::int64_t columns, double rcond, const std::byte *a,
                                 const std::byte *b, std::byte *x, std::byte *tail, std::byte *singular,
                                 std::int64_t *rank);

}  // namespace gridstride::linalg
