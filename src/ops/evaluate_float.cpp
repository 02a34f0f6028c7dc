#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>

#include "ops/evaluate.h"

namespace gridstride::detail {

namespace {

// Three routes, tried in this order:
//   on bits     operations that move or step bit patterns, in the operands' own format
//   exact<T>    operations whose bits are fixed: float for formats up to 32 bits, double for float64
//   wide<W>     transcendental functions: in the next wider format, rounded once

// --- on bits

std::uint64_t sign_mask(DType dtype) {
  return std::uint64_t{1} << (size_of(dtype) * 8 - 1);
}

std::uint64_t infinity_bits(DType dtype) {
  return Scalar::of_float(dtype, std::numeric_limits<double>::infinity()).bits[0];
}

Scalar nan_of(DType dtype) {
  return Scalar::of_float(dtype, std::numeric_limits<double>::quiet_NaN());
}

bool is_nan(const Scalar &value) {
  return (value.bits[0] & ~sign_mask(value.dtype)) > infinity_bits(value.dtype);
}

Scalar next_after(const Scalar &from, const Scalar &to) {
  if (is_nan(from) || is_nan(to)) return nan_of(from.dtype);
  const double a = from.as_double();
  const double b = to.as_double();
  if (a == b) return to;
  const std::uint64_t sign = sign_mask(from.dtype);
  if (a == 0) return {from.dtype, {1 | (to.bits[0] & sign), 0}};
  const bool away = (a < b) == (a > 0);
  return {from.dtype, {away ? from.bits[0] + 1 : from.bits[0] - 1, 0}};
}

Scalar spacing(const Scalar &value) {
  const std::uint64_t magnitude = value.bits[0] & ~sign_mask(value.dtype);
  if (magnitude >= infinity_bits(value.dtype)) return nan_of(value.dtype);
  if (magnitude == 0) return {value.dtype, {1, 0}};
  const Scalar next{value.dtype, {value.bits[0] + 1, 0}};
  // Neighbours differ by a power of two: exact in double, and in the format.
  return Scalar::of_float(value.dtype, next.as_double() - value.as_double());
}

/// float16 and bfloat16: the product is exact in double; the sum is made sticky (rounded to odd) so that the rounding
/// to the format is the only one that counts.
Scalar fma_16(DType dtype, double a, double b, double c) {
  const double product = a * b;
  const double sum = product + c;
  if (!std::isfinite(sum)) return Scalar::of_float(dtype, sum);
  const double part = sum - product;
  const double error = (product - (sum - part)) + (c - part);
  if (error == 0 || (std::bit_cast<std::uint64_t>(sum) & 1) != 0) return Scalar::of_float(dtype, sum);
  const double direction = std::copysign(std::numeric_limits<double>::infinity(), error);
  return Scalar::of_float(dtype, std::nextafter(sum, direction));
}

// --- exact

template <typename T>
T float_mod(T a, T b) {
  T remainder = std::fmod(a, b);
  if (b == 0) return remainder;
  if (remainder == 0) return std::copysign(T{0}, b);
  if ((b < 0) != (remainder < 0)) remainder += b;
  return remainder;
}

template <typename T>
T float_floor_div(T a, T b) {
  if (b == 0) return a / b;
  const T remainder = std::fmod(a, b);
  T quotient = (a - remainder) / b;
  if (remainder != 0 && (b < 0) != (remainder < 0)) quotient -= 1;
  if (quotient == 0) return std::copysign(T{0}, a / b);
  // The quotient is within rounding of an integer.
  const T floor = std::floor(quotient);
  return quotient - floor > T{0.5} ? floor + 1 : floor;
}

template <typename T>
T minimum(T a, T b) {
  if (std::isnan(a) || std::isnan(b)) return a + b;
  if (a == b) return std::signbit(a) ? a : b;
  return a < b ? a : b;
}

template <typename T>
T maximum(T a, T b) {
  if (std::isnan(a) || std::isnan(b)) return a + b;
  if (a == b) return std::signbit(a) ? b : a;
  return a > b ? a : b;
}

template <typename T>
T sign(T value) {
  if (std::isnan(value)) return value;
  if (value == 0) return 0;
  return value > 0 ? T{1} : T{-1};
}

template <typename T>
T heaviside(T value, T at_zero) {
  if (std::isnan(value)) return value;
  if (value == 0) return at_zero;
  return value < 0 ? T{0} : T{1};
}

template <typename T>
T modf_fraction(T value) {
  if (std::isinf(value)) return std::copysign(T{0}, value);
  return std::copysign(value - std::trunc(value), value);
}

template <typename T>
T frexp_mantissa(T value) {
  int exponent = 0;
  return std::frexp(value, &exponent);
}

/// Operations of fixed bits; empty for the transcendental ones.
template <typename T>
std::optional<T> exact(ScalarOp op, T a, T b, T c) {
  constexpr T kPi = std::numbers::pi_v<T>;
  switch (op) {
    case ScalarOp::Add: return a + b;
    case ScalarOp::Sub: return a - b;
    case ScalarOp::Mul: return a * b;
    case ScalarOp::Div: return a / b;
    case ScalarOp::FloorDiv: return float_floor_div(a, b);
    case ScalarOp::Mod: return float_mod(a, b);
    case ScalarOp::Rem: return std::fmod(a, b);
    case ScalarOp::Sign: return sign(a);
    case ScalarOp::Square: return a * a;
    case ScalarOp::Reciprocal: return T{1} / a;
    case ScalarOp::Minimum: return minimum(a, b);
    case ScalarOp::Maximum: return maximum(a, b);
    case ScalarOp::FMin: return std::isnan(a) ? b : std::isnan(b) ? a : minimum(a, b);
    case ScalarOp::FMax: return std::isnan(a) ? b : std::isnan(b) ? a : maximum(a, b);
    case ScalarOp::Fma: return std::fma(a, b, c);
    case ScalarOp::Sqrt: return std::sqrt(a);
    case ScalarOp::Rsqrt: return T{1} / std::sqrt(a);
    case ScalarOp::Floor: return std::floor(a);
    case ScalarOp::Ceil: return std::ceil(a);
    case ScalarOp::Trunc: return std::trunc(a);
    case ScalarOp::Rint: return std::nearbyint(a);
    case ScalarOp::Round: return std::round(a);
    case ScalarOp::Heaviside: return heaviside(a, b);
    case ScalarOp::FrexpMantissa: return frexp_mantissa(a);
    case ScalarOp::Deg2rad: return a * (kPi / T{180});
    case ScalarOp::Rad2deg: return a * (T{180} / kPi);
    case ScalarOp::ModfFraction: return modf_fraction(a);
    default: return std::nullopt;
  }
}

// --- wide

double log_gamma(double value) {
  int sign = 0;
  return ::lgamma_r(value, &sign);  // std::lgamma writes a global
}

long double log_gamma(long double value) {
  int sign = 0;
  return ::lgammal_r(value, &sign);
}

/// Every step before the call of sin or cos is exact.
template <typename W>
W sin_pi(W value) {
  constexpr W kPi = std::numbers::pi_v<W>;
  if (!std::isfinite(value)) return std::numeric_limits<W>::quiet_NaN();
  W turn = std::fmod(std::fabs(value), W{2});
  bool negative = std::signbit(value);
  if (turn == 0 || turn == 1) return std::copysign(W{0}, value);
  if (turn > 1) {
    turn -= 1;
    negative = !negative;
  }
  if (turn > W{0.5}) turn = 1 - turn;
  const W result = turn <= W{0.25} ? std::sin(kPi * turn) : std::cos(kPi * (W{0.5} - turn));
  return negative ? -result : result;
}

template <typename W>
W cos_pi(W value) {
  constexpr W kPi = std::numbers::pi_v<W>;
  if (!std::isfinite(value)) return std::numeric_limits<W>::quiet_NaN();
  W turn = std::fmod(std::fabs(value), W{2});
  if (turn > 1) turn = 2 - turn;
  const bool negative = turn > W{0.5};
  if (negative) turn = 1 - turn;
  if (turn == W{0.5}) return 0;
  const W result = turn <= W{0.25} ? std::cos(kPi * turn) : std::sin(kPi * (W{0.5} - turn));
  return negative ? -result : result;
}

template <typename W>
W log_add_exp(W a, W b) {
  if (a == b) return a + std::numbers::ln2_v<W>;  // equal infinities too
  const W difference = a - b;
  if (difference > 0) return a + std::log1p(std::exp(-difference));
  if (difference <= 0) return b + std::log1p(std::exp(difference));
  return difference;  // NaN
}

template <typename W>
W log_add_exp2(W a, W b) {
  if (a == b) return a + 1;
  const W difference = a - b;
  const W scale = std::numbers::log2e_v<W>;
  if (difference > 0) return a + scale * std::log1p(std::exp2(-difference));
  if (difference <= 0) return b + scale * std::log1p(std::exp2(difference));
  return difference;
}

template <typename W>
std::optional<W> wide(ScalarOp op, W a, W b) {
  switch (op) {
    case ScalarOp::Pow: return std::pow(a, b);
    case ScalarOp::Cbrt: return std::cbrt(a);
    case ScalarOp::Exp: return std::exp(a);
    case ScalarOp::Exp2: return std::exp2(a);
    case ScalarOp::Exp10: return std::pow(W{10}, a);
    case ScalarOp::Expm1: return std::expm1(a);
    case ScalarOp::Log: return std::log(a);
    case ScalarOp::Log2: return std::log2(a);
    case ScalarOp::Log10: return std::log10(a);
    case ScalarOp::Log1p: return std::log1p(a);
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
    case ScalarOp::Atan2: return std::atan2(a, b);
    case ScalarOp::Hypot: return std::hypot(a, b);
    case ScalarOp::Sinpi: return sin_pi(a);
    case ScalarOp::Cospi: return cos_pi(a);
    case ScalarOp::Erf: return std::erf(a);
    case ScalarOp::Erfc: return std::erfc(a);
    case ScalarOp::Tgamma: return std::tgamma(a);
    case ScalarOp::Lgamma: return log_gamma(a);
    case ScalarOp::Logaddexp: return log_add_exp(a, b);
    case ScalarOp::Logaddexp2: return log_add_exp2(a, b);
    default: return std::nullopt;
  }
}

// --- together

Scalar ldexp(const Scalar &value, std::int64_t exponent) {
  // Beyond these the result is a zero or an infinity in every format. A double holds the scaled value of a narrower
  // format exactly, or is far below what rounds to that format's smallest value.
  const auto steps = static_cast<int>(std::clamp<std::int64_t>(exponent, -5000, 5000));
  return Scalar::of_float(value.dtype, std::ldexp(value.as_double(), steps));
}

std::int32_t frexp_exponent(const Scalar &value) {
  const double number = value.as_double();
  int exponent = 0;
  if (std::isfinite(number)) static_cast<void>(std::frexp(number, &exponent));
  return exponent;
}

bool predicate(ScalarOp op, DType dtype, double a, double b) {
  switch (op) {
    case ScalarOp::Eq: return a == b;
    case ScalarOp::Ne: return a != b;
    case ScalarOp::Lt: return a < b;
    case ScalarOp::Le: return a <= b;
    case ScalarOp::Gt: return a > b;
    case ScalarOp::Ge: return a >= b;
    case ScalarOp::LogicalAnd: return a != 0 && b != 0;
    case ScalarOp::LogicalOr: return a != 0 || b != 0;
    case ScalarOp::LogicalXor: return (a != 0) != (b != 0);
    case ScalarOp::LogicalNot: return a == 0;
    case ScalarOp::Isnan: return std::isnan(a);
    case ScalarOp::Isinf: return std::isinf(a);
    case ScalarOp::Isfinite: return std::isfinite(a);
    default: no_reference(op, dtype);
  }
}

Scalar make_complex(const Scalar &real, const Scalar &imaginary) {
  if (real.dtype == DType::Float64) return {DType::Complex128, {real.bits[0], imaginary.bits[0]}};
  return {DType::Complex64, {real.bits[0] | (imaginary.bits[0] << 32), 0}};
}

}  // namespace

Scalar evaluate_float(ScalarOp op, std::span<const Scalar> operands) {
  const Scalar &a = operands[0];
  const Scalar &b = operands.size() > 1 ? operands[1] : operands[0];
  const Scalar &c = operands.size() > 2 ? operands[2] : operands[0];
  const DType dtype = a.dtype;
  const std::uint64_t sign = sign_mask(dtype);

  switch (op) {
    case ScalarOp::Neg: return {dtype, {a.bits[0] ^ sign, 0}};
    case ScalarOp::Abs: return {dtype, {a.bits[0] & ~sign, 0}};
    case ScalarOp::Copysign: return {dtype, {(a.bits[0] & ~sign) | (b.bits[0] & sign), 0}};
    case ScalarOp::Signbit: return Scalar::of_bool((a.bits[0] & sign) != 0);
    case ScalarOp::Nextafter: return next_after(a, b);
    case ScalarOp::Spacing: return spacing(a);
    case ScalarOp::Ldexp: return ldexp(a, b.as_int());
    case ScalarOp::FrexpExponent: return Scalar::of_int(DType::Int32, frexp_exponent(a));
    case ScalarOp::MakeComplex: return make_complex(a, b);
    case ScalarOp::Fma:
      if (size_of(dtype) == 2) return fma_16(dtype, a.as_double(), b.as_double(), c.as_double());
      break;
    default: break;
  }
  // float to double keeps every value, so comparisons need no float of their own.
  if (info(op).signature == Signature::Predicate) {
    return Scalar::of_bool(predicate(op, dtype, a.as_double(), b.as_double()));
  }

  if (dtype == DType::Float64) {
    const auto fixed = exact<double>(op, a.as_double(), b.as_double(), c.as_double());
    if (fixed) return Scalar::of_float(dtype, *fixed);
    const auto result = wide<long double>(op, a.as_double(), b.as_double());
    if (result) return Scalar::of_float(dtype, static_cast<double>(*result));
  } else {
    const auto narrow = [](const Scalar &value) { return static_cast<float>(value.as_double()); };
    const auto fixed = exact<float>(op, narrow(a), narrow(b), narrow(c));
    if (fixed) return Scalar::of_float(dtype, *fixed);
    const auto result = wide<double>(op, a.as_double(), b.as_double());
    if (result) return Scalar::of_float(dtype, *result);
  }
  no_reference(op, dtype);
}

}  // namespace gridstride::detail
