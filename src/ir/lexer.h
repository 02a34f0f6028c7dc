#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ir/ir.h"

namespace gridstride::ir {

/// Reads the text form piece by piece. Blanks, line ends and comments (from // to the end of the line) separate pieces.
/// Every complaint is an Error(Value) at the line and column where the text is wrong.
class Lexer {
public:
  explicit Lexer(std::string_view text) : text_(text) { skip(); }

  [[nodiscard]] bool at_end() const { return position_ == text_.size(); }
  [[nodiscard]] bool at(std::string_view piece) const { return text_.substr(position_, piece.size()) == piece; }
  [[nodiscard]] bool at_word(std::string_view word) const;
  [[nodiscard]] bool at_digit() const;

  bool accept(std::string_view piece);      ///< punctuation
  bool accept_word(std::string_view word);  ///< a whole word
  void expect(std::string_view piece);
  void expect_word(std::string_view word);

  /// A word of letters, digits, '_' and bytes above 0x7f; `what` is what the complaint says was expected.
  [[nodiscard]] std::string_view word(const char *what);
  /// The word that comes next, if any; nothing is consumed.
  [[nodiscard]] std::string_view peek_word() const;
  [[nodiscard]] std::string quoted();
  /// A plain word or a quoted string.
  [[nodiscard]] std::string name(const char *what);
  [[nodiscard]] std::uint64_t natural(std::uint64_t most, const char *what);
  /// The characters of a number: sign, digits, '.', exponent, "inf", "nan".
  [[nodiscard]] std::string_view number(const char *what);
  [[nodiscard]] gridstride::Scalar constant(DType dtype);

  /// A location "@12:5" or "@12:5-9" stands next.
  [[nodiscard]] bool at_location() const;
  /// Consumes everything before the next `c`.
  void skip_to(char c);

  [[noreturn]] void fail(const std::string &message) const { fail_at(position_, message); }
  [[noreturn]] void fail_at(std::size_t position, const std::string &message) const;
  [[nodiscard]] std::size_t position() const { return position_; }
  /// Consumes no blanks: what follows must touch what was read last.
  [[nodiscard]] bool touches(char c) const { return end_ < text_.size() && text_[end_] == c; }

private:
  void skip();
  void advance(std::size_t count);
  [[nodiscard]] std::uint64_t float_bits(DType dtype);

  std::string_view text_;
  std::size_t position_ = 0;  ///< of the next piece
  std::size_t end_ = 0;       ///< of the last piece
};

}  // namespace gridstride::ir
