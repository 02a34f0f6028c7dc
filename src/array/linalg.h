#pragma once

#include <tuple>

#include "array/array.h"

namespace gridstride::array {

/// A matrix without the result that was asked for, such as a singular one's inverse: NumPy's LinAlgError.
class LinAlgError : public Error {
public:
  explicit LinAlgError(const char *message) : Error(ErrorKind::Value, message) {}
};

// Linear algebra in stream order. Products are asynchronous. Decompositions that can fail wait for their end and throw
// LinAlgError; they take stacks of matrices in C order (`as_contiguous`) of float32,
// float64, complex64 or complex128, and their callers check shapes.

/// np.matmul: the last two axes are matrices, the others broadcast; a vector is a row on the left and a column on the
/// right. Dtypes are promoted. ValueError with NumPy's text where the shapes do not fit.
[[nodiscard]] Array matmul(const Array &a, const Array &b);
/// np.correlate of vectors of one dtype with values[i + j] * weights[j]: "valid" outputs only, values.size() -
/// weights.size() + 1 of them.
[[nodiscard]] Array correlate_valid(const Array &values, const Array &weights);

[[nodiscard]] Array inverse(const Array &a);
[[nodiscard]] Array solve(const Array &a, const Array &b);
[[nodiscard]] std::pair<Array, Array> sign_and_log_determinant(const Array &a);
[[nodiscard]] Array cholesky(const Array &a, bool upper);
/// q and r with `columns` columns and rows; an invalid q unless `with_q`.
[[nodiscard]] std::pair<Array, Array> qr(const Array &a, std::int64_t columns, bool with_q);
[[nodiscard]] std::pair<Array, Array> qr_raw(const Array &a);
/// u, s, vh; u and vh are invalid unless `vectors`.
[[nodiscard]] std::tuple<Array, Array, Array> svd(const Array &a, bool full, bool vectors);
[[nodiscard]] std::pair<Array, Array> eigh(const Array &a, bool upper, bool vectors);
[[nodiscard]] std::pair<Array, Array> eig(const Array &a, bool vectors);
/// x, LAPACK's rows behind x (whose squares sum to the residuals), singular values, rank.
[[nodiscard]] std::tuple<Array, Array, Array, std::int64_t> least_squares(const Array &a, const Array &b, double rcond);

}  // namespace gridstride::array
