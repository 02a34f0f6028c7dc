#pragma once

#include <complex>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "types/dtype.h"
#include "types/scalar.h"

namespace gridstride::algorithms {

/// The 16-bit floats as C++ sees them: bits that convert to float.
template <bool IsBrain>
struct Narrow {
  std::uint16_t bits;
  [[nodiscard]] float value() const { return IsBrain ? bfloat16_to_float(bits) : half_to_float(bits); }
};
using Half = Narrow<false>;
using Brain = Narrow<true>;

/// Calls body(T{}) with the element type of `dtype`.
template <class Body>
decltype(auto) with_element(DType dtype, Body &&body) {
  switch (dtype) {
    case DType::Bool: return body(bool{});
    case DType::Int8: return body(std::int8_t{});
    case DType::Int16: return body(std::int16_t{});
    case DType::Int32: return body(std::int32_t{});
    case DType::Int64: return body(std::int64_t{});
    case DType::UInt8: return body(std::uint8_t{});
    case DType::UInt16: return body(std::uint16_t{});
    case DType::UInt32: return body(std::uint32_t{});
    case DType::UInt64: return body(std::uint64_t{});
    case DType::Float16: return body(Half{});
    case DType::BFloat16: return body(Brain{});
    case DType::Float32: return body(float{});
    case DType::Float64: return body(double{});
    case DType::Complex64: return body(std::complex<float>{});
    case DType::Complex128: return body(std::complex<double>{});
  }
  return body(double{});
}

template <class T>
inline constexpr bool is_complex_type = false;
template <class T>
inline constexpr bool is_complex_type<std::complex<T>> = true;
template <class T>
inline constexpr bool is_narrow_type = std::is_same_v<T, Half> || std::is_same_v<T, Brain>;

template <class T>
[[nodiscard]] bool is_nan(const T &value) {
  if constexpr (is_complex_type<T>) {
    return value.real() != value.real() || value.imag() != value.imag();
  } else if constexpr (is_narrow_type<T>) {
    return value.value() != value.value();
  } else {
    return value != value;
  }
}

/// NumPy's order of sorting: numbers, then NaN; complex numbers by real part, then imaginary part, those with a NaN in
/// the real part after those with one in the imaginary part only.
template <class T>
[[nodiscard]] bool sorts_before(const T &a, const T &b) {
  if constexpr (is_complex_type<T>) {
    const auto less = [](auto x, auto y) { return x < y || (y != y && x == x); };
    const bool a_nan = a.real() != a.real();
    const bool b_nan = b.real() != b.real();
    if (a.real() < b.real()) return a.imag() == a.imag() || b.imag() != b.imag();
    if (a.real() > b.real()) return b.imag() != b.imag() && a.imag() == a.imag();
    if (a.real() == b.real() || (a_nan && b_nan)) return less(a.imag(), b.imag());
    return b_nan;
  } else if constexpr (is_narrow_type<T>) {
    const float x = a.value();
    const float y = b.value();
    return x < y || (y != y && x == x);
  } else if constexpr (std::is_floating_point_v<T>) {
    return a < b || (b != b && a == a);
  } else {
    return a < b;
  }
}

}  // namespace gridstride::algorithms
