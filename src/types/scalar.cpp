#include "types/scalar.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride {

namespace {

/// Keeps the low bytes of an integer of `dtype`: the form in which `bits` holds it.
std::uint64_t integer_bits(DType dtype, std::uint64_t value) {
  if (dtype == DType::Bool) return value != 0 ? 1 : 0;
  const std::size_t width = size_of(dtype) * 8;
  return width == 64 ? value : value & ((std::uint64_t{1} << width) - 1);
}

/// The value of an integer's bits, widened to 64 bits by its own sign.
std::uint64_t widen(DType dtype, std::uint64_t bits) {
  if (kind_of(dtype) != DTypeKind::Signed) return bits;
  const int shift = 64 - static_cast<int>(size_of(dtype)) * 8;
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(bits << shift) >> shift);
}

std::uint64_t real_bits(DType dtype, double value) {
  switch (dtype) {
    case DType::Float16: return double_to_half(value);
    case DType::BFloat16: return double_to_bfloat16(value);
    case DType::Float32: return std::bit_cast<std::uint32_t>(static_cast<float>(value));
    default: return std::bit_cast<std::uint64_t>(value);
  }
}

double real_value(DType dtype, std::uint64_t bits) {
  switch (dtype) {
    case DType::Float16: return half_to_float(static_cast<std::uint16_t>(bits));
    case DType::BFloat16: return bfloat16_to_float(static_cast<std::uint16_t>(bits));
    case DType::Float32: return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    default: return std::bit_cast<double>(bits);
  }
}

template <typename Int>
Int saturate(double value) {
  if (std::isnan(value)) return 0;
  // Both limits are powers of two (or one below): compare against the power itself, which a double holds.
  constexpr double kHigh = std::is_signed_v<Int> ? 0x1p63 : 0x1p64;
  constexpr double kLow = std::is_signed_v<Int> ? -0x1p63 : 0.0;
  if (value >= kHigh) return std::numeric_limits<Int>::max();
  if (value <= kLow) return std::numeric_limits<Int>::min();
  return static_cast<Int>(value);
}

[[noreturn]] void wrong_dtype(std::string_view function, DType dtype, std::string_view expected) {
  throw Error(ErrorKind::Internal,
              fmt::format("Scalar::{} was given dtype {}; it makes {}", function, name(dtype), expected));
}

}  // namespace

Scalar Scalar::of_bool(bool value) {
  return {DType::Bool, {value ? 1U : 0U, 0}};
}

Scalar Scalar::of_int(DType dtype, std::int64_t value) {
  return of_uint(dtype, static_cast<std::uint64_t>(value));
}

Scalar Scalar::of_uint(DType dtype, std::uint64_t value) {
  if (!is_integer(dtype) && dtype != DType::Bool) wrong_dtype("of_int", dtype, "integers and bool");
  return {dtype, {integer_bits(dtype, value), 0}};
}

Scalar Scalar::of_float(DType dtype, double value) {
  if (!is_floating(dtype)) wrong_dtype("of_float", dtype, "floats");
  return {dtype, {real_bits(dtype, value), 0}};
}

Scalar Scalar::of_complex(DType dtype, std::complex<double> value) {
  if (dtype == DType::Complex128) {
    return {dtype, {std::bit_cast<std::uint64_t>(value.real()), std::bit_cast<std::uint64_t>(value.imag())}};
  }
  if (dtype != DType::Complex64) wrong_dtype("of_complex", dtype, "complex numbers");
  return {dtype, {real_bits(DType::Float32, value.real()) | (real_bits(DType::Float32, value.imag()) << 32), 0}};
}

Scalar Scalar::load(DType dtype, const void *memory) {
  Scalar result{dtype, {0, 0}};
  std::memcpy(result.bits, memory, size_of(dtype));
  if (dtype == DType::Bool) result.bits[0] = result.bits[0] != 0 ? 1 : 0;
  return result;
}

void Scalar::store(void *memory) const {
  std::memcpy(memory, bits, size_of(dtype));
}

bool Scalar::as_bool() const {
  switch (kind_of(dtype)) {
    case DTypeKind::Float: return as_double() != 0;
    case DTypeKind::Complex: return as_complex() != std::complex<double>(0);
    default: return bits[0] != 0;
  }
}

std::int64_t Scalar::as_int() const {
  if (is_floating(dtype) || is_complex(dtype)) return saturate<std::int64_t>(as_double());
  return static_cast<std::int64_t>(widen(dtype, bits[0]));
}

std::uint64_t Scalar::as_uint() const {
  if (is_floating(dtype) || is_complex(dtype)) return saturate<std::uint64_t>(as_double());
  return widen(dtype, bits[0]);
}

double Scalar::as_double() const {
  switch (kind_of(dtype)) {
    case DTypeKind::Float: return real_value(dtype, bits[0]);
    case DTypeKind::Complex: return as_complex().real();
    case DTypeKind::Signed: return static_cast<double>(as_int());
    default: return static_cast<double>(bits[0]);
  }
}

std::complex<double> Scalar::as_complex() const {
  if (dtype == DType::Complex128) return {std::bit_cast<double>(bits[0]), std::bit_cast<double>(bits[1])};
  if (dtype == DType::Complex64) {
    return {real_value(DType::Float32, bits[0]), real_value(DType::Float32, bits[0] >> 32)};
  }
  return {as_double(), 0};
}

Scalar Scalar::cast(DType to) const {
  if (to == dtype) return *this;
  const bool from_integer = is_integer(dtype) || dtype == DType::Bool;
  switch (kind_of(to)) {
    case DTypeKind::Bool: return of_bool(as_bool());
    case DTypeKind::Signed:
    case DTypeKind::Unsigned: {
      if (from_integer) return of_uint(to, widen(dtype, bits[0]));
      // Saturate to the narrow range, not to 64 bits and then wrap.
      const int width = static_cast<int>(size_of(to)) * 8;
      if (kind_of(to) == DTypeKind::Unsigned) {
        const std::uint64_t limit = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
        return of_uint(to, std::min(as_uint(), limit));
      }
      const std::int64_t limit = std::numeric_limits<std::int64_t>::max() >> (64 - width);
      return of_int(to, std::clamp(as_int(), -limit - 1, limit));
    }
    case DTypeKind::Float:
      if (from_integer && to != DType::Float64) {
        const float value =
            kind_of(dtype) == DTypeKind::Signed ? static_cast<float>(as_int()) : static_cast<float>(bits[0]);
        return of_float(to, value);
      }
      return of_float(to, as_double());
    case DTypeKind::Complex: {
      if (is_complex(dtype)) return of_complex(to, as_complex());
      const Scalar real = cast(real_of(to));
      return of_complex(to, {real.as_double(), 0});
    }
  }
  return *this;
}

}  // namespace gridstride
