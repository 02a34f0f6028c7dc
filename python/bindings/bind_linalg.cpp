#include <nanobind/stl/vector.h>

#include "array/fft.h"
#include "array/linalg.h"
#include "arrays.h"
#include "errors.h"

// Linear algebra and Fourier transforms: what gridstride.linalg and gridstride.fft stand on. Shapes, dtypes and memory
// order are those modules' to check and to prepare.

namespace gridstride::python {

namespace {

nb::object or_none(Array &&array) {
  return array.valid() ? to_object(std::move(array)) : nb::none();
}

nb::object pair(std::pair<Array, Array> &&arrays) {
  return nb::make_tuple(or_none(std::move(arrays.first)), or_none(std::move(arrays.second)));
}

void bind_products(nb::module_ &m) {
  m.def(
      "matmul", [](const Array &a, const Array &b) { return array::matmul(a, b); }, nb::arg("a"), nb::arg("b"),
      "The matrix product of the last two axes.");
  m.def(
      "correlate_valid",
      [](const Array &values, const Array &weights) { return array::correlate_valid(values, weights); },
      nb::arg("values"), nb::arg("weights"), "Sliding inner products of two vectors of one dtype.");
}

void bind_decompositions(nb::module_ &m) {
  const auto a = nb::arg("a");
  m.def(
      "linalg_inverse", [](const Array &x) { return array::inverse(x); }, a, "Inverses of square matrices.");
  m.def(
      "linalg_solve", [](const Array &x, const Array &b) { return array::solve(x, b); }, a, nb::arg("b"),
      "Solutions of square systems.");
  m.def(
      "linalg_slogdet", [](const Array &x) { return pair(array::sign_and_log_determinant(x)); }, a,
      nb::sig("def linalg_slogdet(a: ndarray) -> tuple[ndarray, ndarray]"), "Signs and logarithms of determinants.");
  m.def(
      "linalg_cholesky", [](const Array &x, bool upper) { return array::cholesky(x, upper); }, a, nb::arg("upper"),
      "Triangular factors of positive definite matrices.");
  m.def(
      "linalg_qr",
      [](const Array &x, std::int64_t columns, bool with_q) { return pair(array::qr(x, columns, with_q)); }, a,
      nb::arg("columns"), nb::arg("with_q"),
      nb::sig("def linalg_qr(a: ndarray, columns: int, with_q: bool) -> tuple[Any, ndarray]"),
      "Orthogonal and triangular factors.");
  m.def(
      "linalg_qr_raw", [](const Array &x) { return pair(array::qr_raw(x)); }, a,
      nb::sig("def linalg_qr_raw(a: ndarray) -> tuple[ndarray, ndarray]"), "Reflectors and their factors.");
  m.def(
      "linalg_svd",
      [](const Array &x, bool full, bool vectors) {
        auto [u, s, vh] = array::svd(x, full, vectors);
        return nb::make_tuple(or_none(std::move(u)), to_object(std::move(s)), or_none(std::move(vh)));
      },
      a, nb::arg("full"), nb::arg("vectors"),
      nb::sig("def linalg_svd(a: ndarray, full: bool, vectors: bool) -> tuple[Any, ndarray, Any]"),
      "Singular values and vectors.");
  m.def(
      "linalg_eigh", [](const Array &x, bool upper, bool vectors) { return pair(array::eigh(x, upper, vectors)); }, a,
      nb::arg("upper"), nb::arg("vectors"),
      nb::sig("def linalg_eigh(a: ndarray, upper: bool, vectors: bool) -> tuple[ndarray, Any]"),
      "Eigenvalues and eigenvectors of Hermitian matrices.");
  m.def(
      "linalg_eig", [](const Array &x, bool vectors) { return pair(array::eig(x, vectors)); }, a, nb::arg("vectors"),
      nb::sig("def linalg_eig(a: ndarray, vectors: bool) -> tuple[ndarray, Any]"), "Eigenvalues and eigenvectors.");
  m.def(
      "linalg_lstsq",
      [](const Array &x, const Array &b, double rcond) {
        auto [solution, tail, singular, rank] = array::least_squares(x, b, rcond);
        return nb::make_tuple(to_object(std::move(solution)), to_object(std::move(tail)),
                              to_object(std::move(singular)), rank);
      },
      a, nb::arg("b"), nb::arg("rcond"),
      nb::sig("def linalg_lstsq(a: ndarray, b: ndarray, rcond: float) -> tuple[ndarray, ndarray, ndarray, int]"),
      "Least-squares solutions, rest of the right side, singular values, rank.");
}

void bind_transforms(nb::module_ &m) {
  m.def(
      "fft_complex",
      [](const Array &a, const std::vector<int> &axes, bool forward, double factor) {
        return array::transform_complex(a, axes, forward, factor);
      },
      nb::arg("a"), nb::arg("axes"), nb::arg("forward"), nb::arg("factor"), "Fourier transforms of complex numbers.");
  m.def(
      "fft_real",
      [](const Array &a, int axis, bool forward, double factor) {
        return array::transform_real(a, axis, forward, factor);
      },
      nb::arg("a"), nb::arg("axis"), nb::arg("forward"), nb::arg("factor"), "Fourier transforms of real numbers.");
  m.def(
      "fft_hermitian",
      [](const Array &a, int axis, std::int64_t n, bool forward, double factor) {
        return array::transform_hermitian(a, axis, n, forward, factor);
      },
      nb::arg("a"), nb::arg("axis"), nb::arg("n"), nb::arg("forward"), nb::arg("factor"),
      "Fourier transforms that give real numbers.");
}

}  // namespace

void bind_linalg(nb::module_ &m) {
  bind_products(m);
  bind_decompositions(m);
  bind_transforms(m);
}

}  // namespace gridstride::python
