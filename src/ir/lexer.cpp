#include "ir/lexer.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <limits>

namespace gridstride::ir {

namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

int hex_value(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

}  // namespace

void Lexer::skip() {
  while (position_ < text_.size()) {
    const char c = text_[position_];
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
      ++position_;
    } else if (at("//")) {
      position_ = std::min(text_.find('\n', position_), text_.size());
    } else {
      return;
    }
  }
}

void Lexer::advance(std::size_t count) {
  position_ += count;
  end_ = position_;
  skip();
}

std::string_view Lexer::peek_word() const {
  std::size_t end = position_;
  while (end < text_.size() && is_word(text_[end])) ++end;
  return text_.substr(position_, end - position_);
}

bool Lexer::at_word(std::string_view expected) const {
  return peek_word() == expected;
}
bool Lexer::at_digit() const {
  return position_ < text_.size() && is_digit(text_[position_]);
}

bool Lexer::at_location() const {
  return at("@") && position_ + 1 < text_.size() && is_digit(text_[position_ + 1]);
}

void Lexer::skip_to(char c) {
  const std::size_t found = text_.find(c, position_);
  if (found == std::string_view::npos) fail(std::string("expected '") + c + "' after this");
  position_ = found;
}

bool Lexer::accept(std::string_view piece) {
  if (!at(piece)) return false;
  advance(piece.size());
  return true;
}

bool Lexer::accept_word(std::string_view expected) {
  if (!at_word(expected)) return false;
  advance(expected.size());
  return true;
}

void Lexer::expect(std::string_view piece) {
  if (!accept(piece)) fail("expected '" + std::string(piece) + "'");
}

void Lexer::expect_word(std::string_view expected) {
  if (!accept_word(expected)) fail("expected '" + std::string(expected) + "'");
}

std::string_view Lexer::word(const char *what) {
  const std::string_view found = peek_word();
  if (found.empty()) fail(std::string("expected ") + what);
  advance(found.size());
  return found;
}

std::string Lexer::quoted() {
  if (!at("\"")) fail("expected a quoted string");
  const std::size_t start = position_;
  std::string out;
  std::size_t i = start + 1;
  for (; i < text_.size() && text_[i] != '"'; ++i) {
    if (text_[i] != '\\') {
      out += text_[i];
      continue;
    }
    ++i;
    const char c = i < text_.size() ? text_[i] : '\0';
    if (c == '"' || c == '\\') {
      out += c;
    } else if (c == 'n') {
      out += '\n';
    } else if (c == 'x' && i + 2 < text_.size() && hex_value(text_[i + 1]) >= 0 && hex_value(text_[i + 2]) >= 0) {
      out += static_cast<char>(hex_value(text_[i + 1]) * 16 + hex_value(text_[i + 2]));
      i += 2;
    } else {
      fail_at(i, "unknown escape in a string, expected \\\", \\\\, \\n or \\x and two hexadecimal digits");
    }
  }
  if (i >= text_.size()) fail_at(start, "a string is not closed");
  advance(i + 1 - start);
  return out;
}

std::string Lexer::name(const char *what) {
  return at("\"") ? quoted() : std::string(word(what));
}

std::uint64_t Lexer::natural(std::uint64_t most, const char *what) {
  std::uint64_t value = 0;
  const char *begin = text_.data() + position_;
  const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
  if (error != std::errc() || value > most) {
    fail(std::string("expected ") + what + ", a number from 0 to " + std::to_string(most));
  }
  advance(static_cast<std::size_t>(end - begin));
  return value;
}

std::string_view Lexer::number(const char *what) {
  std::size_t end = position_;
  if (end < text_.size() && text_[end] == '-') ++end;
  const bool digits = end < text_.size() && is_digit(text_[end]);
  while (end < text_.size()) {
    const char c = text_[end];
    const bool exponent_sign = (c == '-' || c == '+') && digits && (text_[end - 1] == 'e' || text_[end - 1] == 'E');
    if (!is_word(c) && c != '.' && !exponent_sign) break;
    ++end;
  }
  if (end == position_) fail(std::string("expected ") + what);
  const std::string_view found = text_.substr(position_, end - position_);
  advance(found.size());
  return found;
}

std::uint64_t Lexer::float_bits(DType dtype) {
  const std::size_t start = position_;
  if (accept_word("bits")) {
    expect("(");
    const std::string_view digits = number("bits in hexadecimal");
    std::uint64_t bits = 0;
    const bool prefixed = digits.substr(0, 2) == "0x";
    const char *end = digits.data() + digits.size();
    const auto result = std::from_chars(digits.data() + (prefixed ? 2 : 0), end, bits, 16);
    const std::size_t width = 8 * size_of(dtype);
    if (!prefixed || result.ec != std::errc() || result.ptr != end || (width < 64 && bits >> width != 0)) {
      fail_at(start, "expected the bits of a " + std::string(info(dtype).ir) + " in hexadecimal, such as bits(0x7e01)");
    }
    expect(")");
    return bits;
  }
  const std::string_view digits = number("a number");
  const char *end = digits.data() + digits.size();
  const bool single = dtype != DType::Float64;
  double wide = 0;
  float narrow = 0;
  std::from_chars_result result{};
  if (digits == "nan") {
    wide = std::numeric_limits<double>::quiet_NaN();
    narrow = std::numeric_limits<float>::quiet_NaN();
    result.ptr = end;
  } else if (digits.find("nan") != std::string_view::npos) {
    result.ec = std::errc::invalid_argument;
  } else {
    result = single ? std::from_chars(digits.data(), end, narrow) : std::from_chars(digits.data(), end, wide);
  }
  if (result.ec != std::errc() || result.ptr != end) {
    fail_at(start, "'" + std::string(digits) + "' is no " + std::string(info(dtype).ir));
  }
  switch (dtype) {
    case DType::Float16: return digits == "nan" ? 0x7e00U : float_to_half(narrow);
    case DType::BFloat16: return digits == "nan" ? 0x7fc0U : float_to_bfloat16(narrow);
    case DType::Float32: return std::bit_cast<std::uint32_t>(narrow);
    default: return std::bit_cast<std::uint64_t>(wide);
  }
}

gridstride::Scalar Lexer::constant(DType dtype) {
  gridstride::Scalar value;
  value.dtype = dtype;
  const std::size_t start = position_;
  switch (kind_of(dtype)) {
    case DTypeKind::Bool:
      if (accept_word("true")) {
        value.bits[0] = 1;
      } else if (!accept_word("false")) {
        fail("expected true or false");
      }
      return value;
    case DTypeKind::Signed:
    case DTypeKind::Unsigned: {
      const std::string_view digits = number("an integer");
      const char *end = digits.data() + digits.size();
      std::from_chars_result result{};
      if (kind_of(dtype) == DTypeKind::Signed) {
        std::int64_t number = 0;
        result = std::from_chars(digits.data(), end, number);
        value = gridstride::Scalar::of_int(dtype, number);
        if (value.as_int() != number) result.ec = std::errc::result_out_of_range;
      } else {
        std::uint64_t number = 0;
        result = std::from_chars(digits.data(), end, number);
        value = gridstride::Scalar::of_uint(dtype, number);
        if (value.as_uint() != number) result.ec = std::errc::result_out_of_range;
      }
      if (result.ec != std::errc() || result.ptr != end) {
        fail_at(start, "'" + std::string(digits) + "' is no " + std::string(info(dtype).ir));
      }
      return value;
    }
    case DTypeKind::Float: value.bits[0] = float_bits(dtype); return value;
    case DTypeKind::Complex: {
      const bool wide = dtype == DType::Complex128;
      const DType part = wide ? DType::Float64 : DType::Float32;
      expect("(");
      value.bits[0] = float_bits(part);
      expect(",");
      const std::uint64_t imaginary = float_bits(part);
      expect(")");
      if (wide) {
        value.bits[1] = imaginary;
      } else {
        value.bits[0] |= imaginary << 32;
      }
      return value;
    }
  }
  return value;
}

void Lexer::fail_at(std::size_t position, const std::string &message) const {
  SourceLocation location;
  location.file = "<ir>";
  const std::string_view before = text_.substr(0, position);
  location.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
  const std::size_t line_start = before.rfind('\n');
  location.column = static_cast<int>(position - (line_start == std::string_view::npos ? 0 : line_start + 1)) + 1;
  std::string found;
  if (position >= text_.size()) {
    found = "the end of the text";
  } else {
    found = "'" +
            std::string(text_.substr(position, std::min<std::size_t>(text_.find('\n', position) - position, 20))) + "'";
  }
  throw Error(ErrorKind::Value, "IR text: " + message + ", found " + found, location);
}

}  // namespace gridstride::ir
