#include "types/print_format.h"

#include <array>
#include <cstdio>

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride {

namespace {

constexpr std::size_t kMostWidth = 4096;

struct Spec {
  bool valid = false;
  bool left = false;
  std::string flags;
  std::string size;  ///< width and precision
  char letter = 0;
};

Spec parse(std::string_view text) {
  Spec spec;
  const auto next = [&](std::string_view any) {
    if (text.empty() || any.find(text.front()) == std::string_view::npos) return '\0';
    const char found = text.front();
    text.remove_prefix(1);
    return found;
  };
  const auto number = [&] {
    std::size_t value = 0;
    while (const char digit = next("0123456789")) {
      value = 10 * value + static_cast<std::size_t>(digit - '0');
      spec.size += digit;
      if (value > kMostWidth) return false;
    }
    return true;
  };
  if (const char align = next("<>")) spec.left = align == '<';
  if (const char sign = next("+ ")) spec.flags += sign;
  if (next("#") != 0) spec.flags += '#';
  if (next("0") != 0 && !spec.left) spec.flags += '0';
  if (!number()) return spec;
  if (next(".") != 0) {
    spec.size += '.';
    if (text.empty() || text.front() < '0' || text.front() > '9' || !number()) return spec;
  }
  spec.letter = next("dxXoeEfFgG");
  if (spec.left) spec.flags += '-';
  spec.valid = text.empty();
  return spec;
}

bool is_one_of(char letter, std::string_view letters) {
  return letter != 0 && letters.find(letter) != std::string_view::npos;
}

template <class Value>
void append_c(std::string &out, const std::string &conversion, Value value) {
  std::array<char, 64> small{};
  // The conversion is one that `printf_conversion` made for this type.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  const int size = std::snprintf(small.data(), small.size(), conversion.c_str(), value);
  if (static_cast<std::size_t>(size) < small.size()) {
    out.append(small.data(), static_cast<std::size_t>(size));
    return;
  }
  std::string large(static_cast<std::size_t>(size) + 1, '\0');
  std::snprintf(large.data(), large.size(), conversion.c_str(), value);
#pragma GCC diagnostic pop
  out.append(large.data(), static_cast<std::size_t>(size));
}

}  // namespace

std::vector<PrintPiece> print_pieces(std::string_view format) {
  std::vector<PrintPiece> pieces(1);
  for (std::size_t i = 0; i < format.size(); ++i) {
    const char c = format[i];
    const bool twice = i + 1 < format.size() && format[i + 1] == c;
    if (c != '{' && c != '}') {
      pieces.back().text += c;
    } else if (twice) {
      pieces.back().text += c;
      ++i;
    } else {
      const std::size_t end = format.find('}', i);
      if (c == '}' || end == std::string_view::npos) {
        throw Error(ErrorKind::Value, fmt::format("the print format \"{}\" has a single '{}'", format, c));
      }
      pieces.back().spec = format.substr(i + 1, end - i - 1);
      pieces.back().value = true;
      pieces.emplace_back();
      i = end;
    }
  }
  return pieces;
}

bool can_print(std::string_view spec, DType dtype) {
  const Spec parsed = parse(spec);
  if (!parsed.valid) return false;
  const bool point = parsed.size.find('.') != std::string::npos;
  switch (dtype) {
    case DType::Bool: return spec.empty();
    case DType::Int64:
    case DType::UInt64: return !point && (parsed.letter == 0 || is_one_of(parsed.letter, "dxXo"));
    case DType::Float64: return parsed.letter == 0 || is_one_of(parsed.letter, "eEfFgG");
    default: return false;
  }
}

std::string print_escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    result += c;
    if (c == '{' || c == '}') result += c;
  }
  return result;
}

std::string printf_conversion(std::string_view spec, DType dtype) {
  if (dtype == DType::Bool) return "%s";
  const Spec parsed = parse(spec);
  std::string result = "%" + parsed.flags + parsed.size;
  if (dtype == DType::Float64) {
    result += parsed.letter != 0 ? parsed.letter : 'f';
    return result;
  }
  const bool decimal = parsed.letter == 0 || parsed.letter == 'd';
  result += "ll";
  result += !decimal ? parsed.letter : dtype == DType::UInt64 ? 'u' : 'd';
  return result;
}

std::string print_text(std::string_view format, std::span<const Scalar> values) {
  std::string result;
  std::size_t next = 0;
  for (const PrintPiece &piece : print_pieces(format)) {
    result += piece.text;
    if (!piece.value) continue;
    const Scalar &value = values[next++];
    const std::string conversion = printf_conversion(piece.spec, value.dtype);
    switch (value.dtype) {
      case DType::Bool: result += value.as_bool() ? "True" : "False"; break;
      case DType::Float64: append_c(result, conversion, value.as_double()); break;
      case DType::UInt64: append_c(result, conversion, static_cast<unsigned long long>(value.as_uint())); break;
      default: append_c(result, conversion, static_cast<long long>(value.as_int())); break;
    }
  }
  return result;
}

}  // namespace gridstride
