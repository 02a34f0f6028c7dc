#include <bit>
#include <limits>
#include <numeric>
#include <type_traits>

#include "ops/evaluate.h"

namespace gridstride::detail {

namespace {

template <typename T>
using Unsigned = std::make_unsigned_t<T>;

template <typename T>
constexpr int kWidth = std::numeric_limits<Unsigned<T>>::digits;

/// Arithmetic goes over 64-bit unsigned: wrapping there and narrowing after is wrapping in T.
template <typename T>
T wrap(std::uint64_t value) {
  return static_cast<T>(static_cast<Unsigned<T>>(value));
}

template <typename T>
std::uint64_t raise(T value) {
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
}

template <typename T>
Unsigned<T> magnitude(T value) {
  const auto bits = static_cast<Unsigned<T>>(value);
  return value < T{0} ? static_cast<Unsigned<T>>(0 - bits) : bits;
}

/// Whether a / b is INT_MIN / -1, which has no value in T.
template <typename T>
bool overflows(T a, T b) {
  return std::is_signed_v<T> && a == std::numeric_limits<T>::min() && b == static_cast<T>(-1);
}

template <typename T>
T trunc_div(T a, T b) {
  if (b == 0) return 0;
  return overflows(a, b) ? a : static_cast<T>(a / b);
}

template <typename T>
T rem(T a, T b) {
  if (b == 0 || overflows(a, b)) return 0;
  return static_cast<T>(a % b);
}

template <typename T>
T floor_div(T a, T b) {
  const T quotient = trunc_div(a, b);
  const bool inexact = rem(a, b) != 0;
  return inexact && (a < T{0}) != (b < T{0}) ? static_cast<T>(quotient - 1) : quotient;
}

template <typename T>
T mod(T a, T b) {
  const T remainder = rem(a, b);
  return remainder != 0 && (remainder < T{0}) != (b < T{0}) ? static_cast<T>(remainder + b) : remainder;
}

template <typename T>
T power(T base, T exponent) {
  if (exponent < T{0}) {
    if (base == 1) return 1;
    if (base == static_cast<T>(-1)) return (exponent & 1) != 0 ? base : T{1};
    return 0;
  }
  std::uint64_t result = 1;
  std::uint64_t square = raise(base);
  for (auto rest = static_cast<Unsigned<T>>(exponent); rest != 0; rest = static_cast<Unsigned<T>>(rest >> 1)) {
    if ((rest & 1) != 0) result *= square;
    square *= square;
  }
  return wrap<T>(result);
}

template <typename T>
T shift_left(T value, T count) {
  if (count < T{0} || count >= static_cast<T>(kWidth<T>)) return 0;
  return wrap<T>(raise(value) << static_cast<int>(count));
}

template <typename T>
T shift_right(T value, T count) {
  if (count < T{0} || count >= static_cast<T>(kWidth<T>)) return value < T{0} ? static_cast<T>(-1) : T{0};
  return static_cast<T>(value >> static_cast<int>(count));
}

template <typename T>
T bit_reverse(T value) {
  auto bits = static_cast<Unsigned<T>>(value);
  Unsigned<T> result = 0;
  for (int i = 0; i < kWidth<T>; ++i) {
    result = static_cast<Unsigned<T>>((result << 1) | (bits & 1));
    bits = static_cast<Unsigned<T>>(bits >> 1);
  }
  return static_cast<T>(result);
}

template <typename T>
T multiply_high(T a, T b) {
  if constexpr (sizeof(T) == 8) {
    __extension__ using Wide = std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>;
    return static_cast<T>((static_cast<Wide>(a) * static_cast<Wide>(b)) >> 64);
  } else {
    using Wide = std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>;
    return static_cast<T>((static_cast<Wide>(a) * static_cast<Wide>(b)) >> kWidth<T>);
  }
}

template <typename T>
T gcd(T a, T b) {
  return static_cast<T>(std::gcd(magnitude(a), magnitude(b)));
}

template <typename T>
T lcm(T a, T b) {
  const Unsigned<T> divisor = std::gcd(magnitude(a), magnitude(b));
  if (divisor == 0) return 0;
  return wrap<T>(static_cast<std::uint64_t>(magnitude(a) / divisor) * magnitude(b));
}

template <typename T>
T reciprocal(T value) {
  return value == 0 ? T{0} : static_cast<T>(T{1} / value);
}

template <typename T>
T sign(T value) {
  if (value < T{0}) return static_cast<T>(-1);
  return value > T{0} ? T{1} : T{0};
}

/// Results of the operand's own dtype.
template <typename T>
T same(ScalarOp op, DType dtype, T a, T b) {
  switch (op) {
    case ScalarOp::Add: return wrap<T>(raise(a) + raise(b));
    case ScalarOp::Sub: return wrap<T>(raise(a) - raise(b));
    case ScalarOp::Mul: return wrap<T>(raise(a) * raise(b));
    case ScalarOp::FloorDiv: return floor_div(a, b);
    case ScalarOp::Mod: return mod(a, b);
    case ScalarOp::TruncDiv: return trunc_div(a, b);
    case ScalarOp::Rem: return rem(a, b);
    case ScalarOp::Pow: return power(a, b);
    case ScalarOp::Neg: return wrap<T>(0 - raise(a));
    case ScalarOp::Abs: return static_cast<T>(magnitude(a));
    case ScalarOp::Sign: return sign(a);
    case ScalarOp::Square: return wrap<T>(raise(a) * raise(a));
    case ScalarOp::Reciprocal: return reciprocal(a);
    case ScalarOp::Minimum:
    case ScalarOp::FMin: return a < b ? a : b;
    case ScalarOp::Maximum:
    case ScalarOp::FMax: return a > b ? a : b;
    case ScalarOp::And: return static_cast<T>(a & b);
    case ScalarOp::Or: return static_cast<T>(a | b);
    case ScalarOp::Xor: return static_cast<T>(a ^ b);
    case ScalarOp::Not: return static_cast<T>(~a);
    case ScalarOp::Shl: return shift_left(a, b);
    case ScalarOp::Shr: return shift_right(a, b);
    case ScalarOp::Popcount: return static_cast<T>(std::popcount(static_cast<Unsigned<T>>(a)));
    case ScalarOp::Clz: return static_cast<T>(std::countl_zero(static_cast<Unsigned<T>>(a)));
    case ScalarOp::BitReverse: return bit_reverse(a);
    case ScalarOp::BitwiseCount: return static_cast<T>(std::popcount(magnitude(a)));
    case ScalarOp::Gcd: return gcd(a, b);
    case ScalarOp::Lcm: return lcm(a, b);
    case ScalarOp::MulHi: return multiply_high(a, b);
    default: no_reference(op, dtype);
  }
}

template <typename T>
bool predicate(ScalarOp op, DType dtype, T a, T b) {
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
    case ScalarOp::Isnan:
    case ScalarOp::Isinf: return false;
    case ScalarOp::Isfinite: return true;
    default: no_reference(op, dtype);
  }
}

template <typename T>
Scalar typed(ScalarOp op, std::span<const Scalar> operands) {
  const DType dtype = operands[0].dtype;
  const T a = static_cast<T>(operands[0].bits[0]);
  const T b = operands.size() > 1 ? static_cast<T>(operands[1].bits[0]) : T{0};
  if (info(op).signature == Signature::Predicate) return Scalar::of_bool(predicate<T>(op, dtype, a, b));
  return Scalar::of_uint(dtype, raise(same<T>(op, dtype, a, b)));
}

}  // namespace

Scalar evaluate_integer(ScalarOp op, std::span<const Scalar> operands) {
  switch (operands[0].dtype) {
    case DType::Bool:
      // As bytes of 0 and 1 all bool operations are those of uint8, but for Not.
      if (op == ScalarOp::Not) return Scalar::of_bool(operands[0].bits[0] == 0);
      return typed<std::uint8_t>(op, operands);
    case DType::Int8: return typed<std::int8_t>(op, operands);
    case DType::Int16: return typed<std::int16_t>(op, operands);
    case DType::Int32: return typed<std::int32_t>(op, operands);
    case DType::Int64: return typed<std::int64_t>(op, operands);
    case DType::UInt8: return typed<std::uint8_t>(op, operands);
    case DType::UInt16: return typed<std::uint16_t>(op, operands);
    case DType::UInt32: return typed<std::uint32_t>(op, operands);
    default: return typed<std::uint64_t>(op, operands);
  }
}

}  // namespace gridstride::detail
