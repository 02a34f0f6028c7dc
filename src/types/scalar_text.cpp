#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "types/scalar.h"

namespace gridstride {

namespace {

/// The bits of one real float value, and how wide they are.
struct RealFormat {
  DType dtype;
  int digits;               ///< decimal digits that always read back to the same value
  std::uint64_t quiet_nan;  ///< the NaN that prints as "nan"
};

RealFormat format_of(DType dtype) {
  switch (dtype) {
    case DType::Float16: return {dtype, 5, 0x7e00};
    case DType::BFloat16: return {dtype, 4, 0x7fc0};
    case DType::Float32: return {dtype, 9, 0x7fc00000};
    default: return {dtype, 17, 0x7ff8000000000000};
  }
}

std::uint64_t sign_bit(DType dtype) {
  return std::uint64_t{1} << (size_of(dtype) * 8 - 1);
}

template <typename Float>
std::string shortest(Float value) {
  std::array<char, 64> buffer{};
  const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return {buffer.data(), result.ptr};
}

std::string real_to_string(DType dtype, std::uint64_t bits) {
  const RealFormat format = format_of(dtype);
  const double value = Scalar{dtype, {bits, 0}}.as_double();
  if (std::isnan(value)) {
    if (bits == format.quiet_nan) return "nan";
    if (bits == (format.quiet_nan | sign_bit(dtype))) return "-nan";
    return fmt::format("nan({:#x})", bits);
  }
  if (dtype == DType::Float64) return shortest(value);
  if (dtype == DType::Float32) return shortest(static_cast<float>(value));
  for (int digits = 1; digits < format.digits; ++digits) {
    std::array<char, 64> buffer{};
    const auto text =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, digits);
    double back = 0;
    std::from_chars(buffer.data(), text.ptr, back);
    if (Scalar::of_float(dtype, back).bits[0] == bits) return shortest(back);
  }
  return shortest(value);
}

std::optional<std::uint64_t> parse_unsigned(std::string_view text, int base) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
  return value;
}

std::optional<std::uint64_t> parse_nan_bits(DType dtype, std::string_view text) {
  if (!text.starts_with("nan(0x") || !text.ends_with(')')) return std::nullopt;
  const auto bits = parse_unsigned(text.substr(6, text.size() - 7), 16);
  if (!bits || (size_of(dtype) < 8 && *bits >> (size_of(dtype) * 8) != 0)) return std::nullopt;
  if (!std::isnan(Scalar{dtype, {*bits, 0}}.as_double())) return std::nullopt;
  return bits;
}

std::optional<std::uint64_t> parse_real(DType dtype, std::string_view text) {
  if (text == "nan" || text == "-nan") return format_of(dtype).quiet_nan | (text[0] == '-' ? sign_bit(dtype) : 0);
  if (const auto bits = parse_nan_bits(dtype, text)) return bits;
  if (text.starts_with('+')) text.remove_prefix(1);
  const char *const end = text.data() + text.size();
  if (dtype == DType::Float32) {
    // Read as float: a detour over double would round twice.
    float value = 0;
    const auto result = std::from_chars(text.data(), end, value);
    if (result.ptr != end || text.empty()) return std::nullopt;
    if (result.ec == std::errc()) return std::bit_cast<std::uint32_t>(value);
  }
  double value = 0;
  const auto result = std::from_chars(text.data(), end, value);
  if (result.ptr != end || text.empty() || std::isnan(value)) return std::nullopt;
  if (result.ec == std::errc::result_out_of_range) return std::nullopt;
  if (result.ec != std::errc()) return std::nullopt;
  return Scalar::of_float(dtype, value).bits[0];
}

std::optional<Scalar> parse_integer(DType dtype, std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  const int base = text.starts_with("0x") ? 16 : 10;
  if (base == 16) text.remove_prefix(2);
  const auto magnitude = parse_unsigned(text, base);
  if (!magnitude) return std::nullopt;
  if (kind_of(dtype) == DTypeKind::Unsigned) {
    const Scalar value = Scalar::of_uint(dtype, *magnitude);
    if (value.bits[0] != *magnitude || (negative && *magnitude != 0)) return std::nullopt;
    return value;
  }
  const auto width = static_cast<int>(size_of(dtype)) * 8;
  const std::uint64_t limit = (std::uint64_t{1} << (width - 1)) - (negative ? 0 : 1);
  if (*magnitude > limit) return std::nullopt;
  return Scalar::of_uint(dtype, negative ? 0 - *magnitude : *magnitude);
}

}  // namespace

std::string Scalar::to_string() const {
  switch (kind_of(dtype)) {
    case DTypeKind::Bool: return bits[0] != 0 ? "true" : "false";
    case DTypeKind::Signed: return fmt::format("{}", as_int());
    case DTypeKind::Unsigned: return fmt::format("{}", as_uint());
    case DTypeKind::Float: return real_to_string(dtype, bits[0]);
    case DTypeKind::Complex: break;
  }
  const DType part = real_of(dtype);
  const std::uint64_t imaginary = dtype == DType::Complex128 ? bits[1] : bits[0] >> 32;
  const std::uint64_t real = dtype == DType::Complex128 ? bits[0] : bits[0] & 0xffffffff;
  return fmt::format("({},{})", real_to_string(part, real), real_to_string(part, imaginary));
}

std::optional<Scalar> Scalar::parse(DType dtype, std::string_view text) {
  switch (kind_of(dtype)) {
    case DTypeKind::Bool:
      if (text == "true" || text == "1") return of_bool(true);
      if (text == "false" || text == "0") return of_bool(false);
      return std::nullopt;
    case DTypeKind::Signed:
    case DTypeKind::Unsigned: return parse_integer(dtype, text);
    case DTypeKind::Float: {
      const auto bits = parse_real(dtype, text);
      if (!bits) return std::nullopt;
      return Scalar{dtype, {*bits, 0}};
    }
    case DTypeKind::Complex: break;
  }
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos || !text.starts_with('(') || !text.ends_with(')')) return std::nullopt;
  std::string_view second = text.substr(comma + 1, text.size() - comma - 2);
  while (second.starts_with(' ')) second.remove_prefix(1);
  const auto real = parse_real(real_of(dtype), text.substr(1, comma - 1));
  const auto imaginary = parse_real(real_of(dtype), second);
  if (!real || !imaginary) return std::nullopt;
  if (dtype == DType::Complex128) return Scalar{dtype, {*real, *imaginary}};
  return Scalar{dtype, {*real | (*imaginary << 32), 0}};
}

}  // namespace gridstride
