#include "gridstride/linalg.h"

#include "api/state.h"
#include "array/linalg.h"
#include "array/ufunc.h"
#include "ops/ufunc.h"

namespace gs::linalg {

namespace in = gridstride::array;
using detail::ArrayState;
using detail::guarded;
using detail::unwrap;
using detail::wrapped;

namespace {

/// Matrices in float64 (or complex128) unless they are floats: what NumPy's functions make of integers.
in::Array floating(const Array &a) {
  const DType dtype = a.dtype();
  const bool fine =
      dtype == DType::Float32 || dtype == DType::Float64 || dtype == DType::Complex64 || dtype == DType::Complex128;
  return unwrap(fine ? a : a.astype(DType::Float64));
}

void require_square(const Array &a) {
  const Shape shape = a.shape();
  if (shape.size() >= 2 && shape[shape.size() - 1] == shape[shape.size() - 2]) return;
  std::string text;
  for (const std::int64_t extent : shape) text += (text.empty() ? "" : ", ") + std::to_string(extent);
  throw Error("LinAlgError", "the last two axes must be a square matrix; the shape is (" + text + ")");
}

void require_matrix(const Array &a) {
  if (a.ndim() >= 2) return;
  throw Error("LinAlgError", std::to_string(a.ndim()) + "-dimensional array given; it must have two axes at least");
}

}  // namespace

Array matmul(const Array &a, const Array &b) {
  return wrapped([&] { return in::matmul(unwrap(a), unwrap(b)); });
}

Array solve(const Array &a, const Array &b) {
  require_square(a);
  return wrapped([&] { return in::solve(floating(a), floating(b)); });
}

Array inv(const Array &a) {
  require_square(a);
  return wrapped([&] { return in::inverse(floating(a)); });
}

Array det(const Array &a) {
  require_square(a);
  return wrapped([&] {
    const auto [sign, logarithm] = in::sign_and_log_determinant(floating(a));
    const in::Operand exponent[] = {logarithm};
    const in::Array size = in::apply(*gridstride::find_ufunc("exp"), exponent);
    const in::Operand factors[] = {sign, size};
    return in::apply(*gridstride::find_ufunc("multiply"), factors);
  });
}

Array cholesky(const Array &a) {
  require_square(a);
  return wrapped([&] { return in::cholesky(floating(a), false); });
}

std::pair<Array, Array> qr(const Array &a) {
  require_matrix(a);
  return guarded([&] {
    const Shape shape = a.shape();
    const std::int64_t columns = std::min(shape[shape.size() - 1], shape[shape.size() - 2]);
    auto [q, r] = in::qr(floating(a), columns, true);
    return std::pair(ArrayState::wrap(std::move(q)), ArrayState::wrap(std::move(r)));
  });
}

Svd svd(const Array &a, bool full_matrices) {
  require_matrix(a);
  return guarded([&] {
    auto [u, s, vh] = in::svd(floating(a), full_matrices, true);
    return Svd{ArrayState::wrap(std::move(u)), ArrayState::wrap(std::move(s)), ArrayState::wrap(std::move(vh))};
  });
}

std::pair<Array, Array> eigh(const Array &a) {
  require_square(a);
  return guarded([&] {
    auto [values, vectors] = in::eigh(floating(a), false, true);
    return std::pair(ArrayState::wrap(std::move(values)), ArrayState::wrap(std::move(vectors)));
  });
}

}  // namespace gs::linalg
