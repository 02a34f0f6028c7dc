#pragma once

#include <complex>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "types/dtype.h"

namespace gridstride {

/// One value of a dtype, kept as its bits in 8-byte words: the same form in which a kernel parameter slot holds it
/// (value in the low bytes of `bits[0]`; complex128 has its imaginary part in `bits[1]`; bool is 0 or 1).
struct Scalar {
  DType dtype = DType::Float64;
  std::uint64_t bits[2] = {0, 0};

  [[nodiscard]] static Scalar of_bool(bool value);
  [[nodiscard]] static Scalar of_int(DType dtype, std::int64_t value);    ///< integer or bool dtypes; wraps
  [[nodiscard]] static Scalar of_uint(DType dtype, std::uint64_t value);  ///< integer dtypes; wraps
  [[nodiscard]] static Scalar of_float(DType dtype, double value);        ///< float dtypes; rounds to nearest even
  [[nodiscard]] static Scalar of_complex(DType dtype, std::complex<double> value);
  [[nodiscard]] static Scalar load(DType dtype, const void *memory);

  void store(void *memory) const;
  [[nodiscard]] bool as_bool() const;
  [[nodiscard]] std::int64_t as_int() const;    ///< floats saturate, NaN is 0
  [[nodiscard]] std::uint64_t as_uint() const;  ///< floats saturate, NaN is 0
  [[nodiscard]] double as_double() const;       ///< real part of a complex
  [[nodiscard]] std::complex<double> as_complex() const;
  /// The cast every Gridstride cast means: integers wrap, float to integer saturates and NaN gives 0, complex to real
  /// drops the imaginary part, anything to bool is `!= 0`. To a narrower float there is one rounding, to nearest even;
  /// integers reach float16 and bfloat16 through float32.
  [[nodiscard]] Scalar cast(DType to) const;
  /// The shortest text that `parse` reads back to the same bits: "true", "-3", "0.1", "-inf", "(1,-0.5)" for a complex.
  /// A NaN is "nan" or "-nan"; one of another payload is "nan(0x7e01)" with all the bits of the value.
  [[nodiscard]] std::string to_string() const;
  /// The inverse of to_string; also takes any decimal spelling. Empty when `text` is no value of the dtype (an integer
  /// outside its range, say).
  [[nodiscard]] static std::optional<Scalar> parse(DType dtype, std::string_view text);

  friend bool operator==(const Scalar &, const Scalar &) = default;
};

[[nodiscard]] float half_to_float(std::uint16_t bits);
[[nodiscard]] std::uint16_t float_to_half(float value);    ///< round to nearest even
[[nodiscard]] std::uint16_t double_to_half(double value);  ///< one rounding, not two
[[nodiscard]] float bfloat16_to_float(std::uint16_t bits);
[[nodiscard]] std::uint16_t float_to_bfloat16(float value);    ///< round to nearest even; NaN stays NaN
[[nodiscard]] std::uint16_t double_to_bfloat16(double value);  ///< one rounding, not two

}  // namespace gridstride
