#include "lang/c/number.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <limits>

#include <fmt/format.h>

namespace gridstride::lang::c {

namespace {

Scalar character(const Token &token) {
  const std::string text = token.text.substr(1, token.text.size() - 2);
  if (text.size() == 1) return Scalar::of_int(DType::Int8, text[0]);
  if (text.size() >= 2 && text[0] == '\\') {
    switch (text[1]) {
      case 'n': return Scalar::of_int(DType::Int8, '\n');
      case 't': return Scalar::of_int(DType::Int8, '\t');
      case 'r': return Scalar::of_int(DType::Int8, '\r');
      case '\\':
      case '\'':
      case '"': return Scalar::of_int(DType::Int8, text[1]);
      case 'x': return Scalar::of_int(DType::Int8, std::strtol(text.c_str() + 2, nullptr, 16));
      default:
        if (text[1] >= '0' && text[1] <= '7')
          return Scalar::of_int(DType::Int8, std::strtol(text.c_str() + 1, nullptr, 8));
        break;
    }
  }
  fail(token.place, fmt::format("{} is no character", token.text));
}

}  // namespace

Scalar parse_number(const Token &token) {
  if (token.kind == TokenKind::Character) return character(token);
  std::string text = token.text;
  text.erase(std::remove(text.begin(), text.end(), '\''), text.end());
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  const bool hex = text.size() > 1 && text[0] == '0' && text[1] == 'x';
  const bool floating = hex ? text.find('p') != std::string::npos
                            : text.find_first_of(".e") != std::string::npos || (text.back() == 'f' && text.size() > 1);
  const char *begin = text.c_str();
  char *end = nullptr;
  if (floating) {
    const double value = std::strtod(begin, &end);
    const std::string suffix = end;
    if (suffix == "f") {
      const std::string digits(begin, static_cast<std::size_t>(end - begin));
      return Scalar::of_float(DType::Float32, std::strtof(digits.c_str(), nullptr));
    }
    if (suffix.empty() || suffix == "l") return Scalar::of_float(DType::Float64, value);
    fail(token.place, fmt::format("'{}' is no number", token.text));
  }
  const bool binary = text.size() > 1 && text[0] == '0' && text[1] == 'b';
  errno = 0;
  const std::uint64_t value = binary ? std::strtoull(begin + 2, &end, 2)
                                     : std::strtoull(begin, &end,
                                                     hex              ? 16
                                                     : text[0] == '0' ? 8
                                                                      : 10);
  const bool too_large = errno == ERANGE;
  bool is_unsigned = false;
  bool is_long = false;
  for (const char *c = end; *c != '\0'; ++c) {
    if (*c == 'u') {
      is_unsigned = true;
    } else if (*c == 'l') {
      is_long = true;
    } else {
      fail(token.place, fmt::format("'{}' is no number", token.text));
    }
  }
  if (too_large) fail(token.place, fmt::format("{} does not fit into 64 bits", token.text));
  const bool decimal = !hex && !binary && text[0] != '0';
  constexpr auto kInt = static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max());
  constexpr auto kUnsigned = static_cast<std::uint64_t>(std::numeric_limits<std::uint32_t>::max());
  constexpr auto kLong = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  if (!is_long && !is_unsigned && value <= kInt) return Scalar::of_uint(DType::Int32, value);
  if (!is_long && (is_unsigned || !decimal) && value <= kUnsigned) return Scalar::of_uint(DType::UInt32, value);
  if (!is_unsigned && value <= kLong) return Scalar::of_uint(DType::Int64, value);
  return Scalar::of_uint(DType::UInt64, value);
}

}  // namespace gridstride::lang::c
