#include <cmath>
#include <complex>
#include <limits>
#include <numbers>
#include <type_traits>

#include "ops/evaluate.h"

namespace gridstride::detail {

namespace {

template <typename T>
using Wide = std::conditional_t<std::is_same_v<T, float>, double, long double>;

template <typename T>
bool is_nan(std::complex<T> z) {
  return std::isnan(z.real()) || std::isnan(z.imag());
}

// std::complex repairs NaN results of products and quotients; NumPy and GPUs do not, and neither do we.

template <typename T>
std::complex<T> multiply(std::complex<T> a, std::complex<T> b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

template <typename T>
std::complex<T> divide(std::complex<T> a, std::complex<T> b) {
  const T real = std::fabs(b.real());
  const T imaginary = std::fabs(b.imag());
  if (real >= imaginary) {
    if (real == 0) return {a.real() / real, a.imag() / real};
    const T ratio = b.imag() / b.real();
    const T scale = T{1} / (b.real() + b.imag() * ratio);
    return {(a.real() + a.imag() * ratio) * scale, (a.imag() - a.real() * ratio) * scale};
  }
  const T ratio = b.real() / b.imag();
  const T scale = T{1} / (b.imag() + b.real() * ratio);
  return {(a.real() * ratio + a.imag()) * scale, (a.imag() * ratio - a.real()) * scale};
}

template <typename T>
std::complex<T> reciprocal(std::complex<T> z) {
  if (std::fabs(z.imag()) <= std::fabs(z.real())) {
    const T ratio = z.imag() / z.real();
    const T scale = z.real() + z.imag() * ratio;
    return {T{1} / scale, -ratio / scale};
  }
  const T ratio = z.real() / z.imag();
  const T scale = z.real() * ratio + z.imag();
  return {ratio / scale, T{-1} / scale};
}

template <typename T>
std::complex<T> sign(std::complex<T> z) {
  const T nan = std::numeric_limits<T>::quiet_NaN();
  if (is_nan(z)) return {nan, nan};
  if (std::isinf(z.real()) && std::isinf(z.imag())) return {nan, nan};
  if (std::isinf(z.real())) return {z.real() > 0 ? T{1} : T{-1}, 0};
  if (std::isinf(z.imag())) return {0, z.imag() > 0 ? T{1} : T{-1}};
  if (z.real() == 0 && z.imag() == 0) return {0, 0};
  const T modulus = static_cast<T>(std::hypot(Wide<T>{z.real()}, Wide<T>{z.imag()}));
  return {z.real() / modulus, z.imag() / modulus};
}

template <typename T>
bool less(std::complex<T> a, std::complex<T> b) {
  if (is_nan(a) || is_nan(b)) return false;
  return a.real() < b.real() || (a.real() == b.real() && a.imag() < b.imag());
}

template <typename T>
bool less_equal(std::complex<T> a, std::complex<T> b) {
  if (is_nan(a) || is_nan(b)) return false;
  return a.real() < b.real() || (a.real() == b.real() && a.imag() <= b.imag());
}

/// Operations of fixed bits, in the operands' own precision; empty for the transcendental ones.
template <typename T>
std::optional<std::complex<T>> exact(ScalarOp op, std::complex<T> a, std::complex<T> b) {
  switch (op) {
    case ScalarOp::Add: return a + b;
    case ScalarOp::Sub: return a - b;
    case ScalarOp::Mul: return multiply(a, b);
    case ScalarOp::Div: return divide(a, b);
    case ScalarOp::Neg: return std::complex<T>(-a.real(), -a.imag());
    case ScalarOp::Conj: return std::complex<T>(a.real(), -a.imag());
    case ScalarOp::Sign: return sign(a);
    case ScalarOp::Square: return multiply(a, a);
    case ScalarOp::Reciprocal: return reciprocal(a);
    case ScalarOp::Minimum: return is_nan(a) || less_equal(a, b) ? a : b;
    case ScalarOp::Maximum: return is_nan(a) || less_equal(b, a) ? a : b;
    case ScalarOp::FMin: return is_nan(b) || less_equal(a, b) ? a : b;
    case ScalarOp::FMax: return is_nan(b) || less_equal(b, a) ? a : b;
    case ScalarOp::Rint: return std::complex<T>(std::nearbyint(a.real()), std::nearbyint(a.imag()));
    default: return std::nullopt;
  }
}

template <typename W>
std::complex<W> expm1(std::complex<W> z) {
  const W half = std::sin(z.imag() / 2);
  return {std::expm1(z.real()) * std::cos(z.imag()) - 2 * half * half, std::exp(z.real()) * std::sin(z.imag())};
}

template <typename W>
std::complex<W> log1p(std::complex<W> z) {
  return {std::log(std::hypot(z.real() + 1, z.imag())), std::atan2(z.imag(), z.real() + 1)};
}

template <typename W>
std::complex<W> power(std::complex<W> base, std::complex<W> exponent) {
  const W nan = std::numeric_limits<W>::quiet_NaN();
  if (exponent.real() == 0 && exponent.imag() == 0) return {1, 0};
  if (base.real() == 0 && base.imag() == 0) {
    if (exponent.real() > 0 && exponent.imag() == 0) return {0, 0};
    return {nan, nan};
  }
  if (exponent.imag() == 0 && std::fabs(exponent.real()) < 100 && std::trunc(exponent.real()) == exponent.real()) {
    std::complex<W> result(1, 0);
    std::complex<W> square = base;
    for (auto rest = static_cast<unsigned>(std::fabs(exponent.real())); rest != 0; rest >>= 1) {
      if ((rest & 1) != 0) result = multiply(result, square);
      if (rest > 1) square = multiply(square, square);
    }
    return exponent.real() < 0 ? divide(std::complex<W>(1, 0), result) : result;
  }
  return std::pow(base, exponent);
}

template <typename W>
std::optional<std::complex<W>> wide(ScalarOp op, std::complex<W> a, std::complex<W> b) {
  switch (op) {
    case ScalarOp::Pow: return power(a, b);
    case ScalarOp::Sqrt: return std::sqrt(a);
    case ScalarOp::Exp: return std::exp(a);
    case ScalarOp::Exp2: return std::exp(a * std::numbers::ln2_v<W>);
    case ScalarOp::Expm1: return expm1(a);
    case ScalarOp::Log: return std::log(a);
    case ScalarOp::Log2: return std::log(a) * std::numbers::log2e_v<W>;
    case ScalarOp::Log10: return std::log(a) * std::numbers::log10e_v<W>;
    case ScalarOp::Log1p: return log1p(a);
    case ScalarOp::Sin: return std::sin(a);
    case ScalarOp::Cos: return std::cos(a);
    case ScalarOp::Tan: return std::tan(a);
    case ScalarOp::Asin: return std::asin(a);
    case ScalarOp::Acos: return std::acos(a);
    case ScalarOp::Atan: return std::atan(a);
    case ScalarOp::Sinh: return std::sinh(a);
    case ScalarOp::Cosh: return std::cosh(a);
    case ScalarOp::Tanh: return std::tanh(a);
    case ScalarOp::Asinh: return std::asinh(a);
    case ScalarOp::Acosh: return std::acosh(a);
    case ScalarOp::Atanh: return std::atanh(a);
    default: return std::nullopt;
  }
}

template <typename T>
bool predicate(ScalarOp op, DType dtype, std::complex<T> a, std::complex<T> b) {
  const bool left = a.real() != 0 || a.imag() != 0;
  const bool right = b.real() != 0 || b.imag() != 0;
  switch (op) {
    case ScalarOp::Eq: return a == b;
    case ScalarOp::Ne: return a != b;
    case ScalarOp::Lt: return less(a, b);
    case ScalarOp::Le: return less_equal(a, b);
    case ScalarOp::Gt: return less(b, a);
    case ScalarOp::Ge: return less_equal(b, a);
    case ScalarOp::LogicalAnd: return left && right;
    case ScalarOp::LogicalOr: return left || right;
    case ScalarOp::LogicalXor: return left != right;
    case ScalarOp::LogicalNot: return !left;
    case ScalarOp::Isnan: return is_nan(a);
    case ScalarOp::Isinf: return std::isinf(a.real()) || std::isinf(a.imag());
    case ScalarOp::Isfinite: return std::isfinite(a.real()) && std::isfinite(a.imag());
    default: no_reference(op, dtype);
  }
}

template <typename T>
T real_result(ScalarOp op, DType dtype, std::complex<T> z) {
  const Wide<T> real = z.real();
  const Wide<T> imaginary = z.imag();
  switch (op) {
    case ScalarOp::Real: return z.real();
    case ScalarOp::Imag: return z.imag();
    case ScalarOp::Angle: return static_cast<T>(std::atan2(imaginary, real));
    case ScalarOp::Magnitude: return static_cast<T>(std::hypot(real, imaginary));
    default: no_reference(op, dtype);
  }
}

template <typename T>
std::complex<T> read(const Scalar &value) {
  return std::complex<T>(value.as_complex());
}

template <typename T>
Scalar typed(ScalarOp op, std::span<const Scalar> operands) {
  const DType dtype = operands[0].dtype;
  const std::complex<T> a = read<T>(operands[0]);
  const std::complex<T> b = operands.size() > 1 ? read<T>(operands[1]) : std::complex<T>();
  switch (info(op).signature) {
    case Signature::Predicate: return Scalar::of_bool(predicate(op, dtype, a, b));
    case Signature::ComplexToReal: return Scalar::of_float(real_of(dtype), real_result(op, dtype, a));
    default: break;
  }
  if (const auto fixed = exact(op, a, b)) return Scalar::of_complex(dtype, std::complex<double>(*fixed));
  const auto result = wide(op, std::complex<Wide<T>>(a), std::complex<Wide<T>>(b));
  if (!result) no_reference(op, dtype);
  return Scalar::of_complex(dtype, {static_cast<double>(result->real()), static_cast<double>(result->imag())});
}

}  // namespace

Scalar evaluate_complex(ScalarOp op, std::span<const Scalar> operands) {
  if (operands[0].dtype == DType::Complex64) return typed<float>(op, operands);
  return typed<double>(op, operands);
}

}  // namespace gridstride::detail
