// Linear algebra. Part of <gridstride/gridstride.h>. Matrices are the last two axes; those before are a stack of them.
#pragma once

#include <tuple>

#include "gridstride/array.h"

namespace gs::linalg {

[[nodiscard]] Array matmul(const Array &a, const Array &b);
[[nodiscard]] Array solve(const Array &a, const Array &b);  ///< a @ x = b; Error "LinAlgError" for a singular a
[[nodiscard]] Array inv(const Array &a);
[[nodiscard]] Array det(const Array &a);
[[nodiscard]] Array cholesky(const Array &a);              ///< the lower factor
[[nodiscard]] std::pair<Array, Array> qr(const Array &a);  ///< q, r; reduced
struct Svd {
  Array u, s, vh;
};
[[nodiscard]] Svd svd(const Array &a, bool full_matrices = true);
[[nodiscard]] std::pair<Array, Array> eigh(const Array &a);  ///< values in ascending order, vectors

}  // namespace gs::linalg
