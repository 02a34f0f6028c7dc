#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "types/dtype.h"
#include "types/scalar.h"

namespace gridstride {

// The format of what a kernel prints: text with a place `{spec}` for each value, and `{{` and `}}` for braces.
//   spec = ["<" | ">"] ["+" | " "] ["#"] ["0"] [width] ["." precision] [letter]
//   letter = "d" | "x" | "X" | "o" for integers, "e" | "E" | "f" | "F" | "g" | "G" for floats
// It is what C's printf can do, so that every device prints the same. Without a letter an integer prints as "d", a
// float as "f", a bool as True or False. x, X and o show an integer's 64 bits.
// Values are of the dtypes bool, int64, uint64 and float64.

struct PrintPiece {
  std::string text;  ///< before the value
  std::string spec;
  bool value = false;  ///< false: the end, with no value behind the text
};

/// The pieces of a format, the last one without a value. Throws Error(Value) where it is malformed.
[[nodiscard]] std::vector<PrintPiece> print_pieces(std::string_view format);
/// Whether `{spec}` can show a value of the dtype.
[[nodiscard]] bool can_print(std::string_view spec, DType dtype);
/// A text as a part of a format.
[[nodiscard]] std::string print_escaped(std::string_view text);
/// printf's conversion for the spec: "%lld"; for a bool, "%s".
[[nodiscard]] std::string printf_conversion(std::string_view spec, DType dtype);
/// What is printed.
[[nodiscard]] std::string print_text(std::string_view format, std::span<const Scalar> values);

}  // namespace gridstride
