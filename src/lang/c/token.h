#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"

namespace gridstride::lang::c {

/// A text of the user's, for messages: columns count characters from 1.
struct Source {
  std::string file;
  std::vector<std::string> lines;

  [[nodiscard]] static std::shared_ptr<const Source> make(std::string file, std::string_view text);
};

/// A place in a source; `end` is one past the last column, 0 for a thing that ends on a later line.
struct Place {
  const Source *source = nullptr;
  std::int32_t line = 0;
  std::int32_t column = 0;
  std::int32_t end = 0;
};

/// The error at a place: text, source line, caret, and what to do (may be empty).
[[nodiscard]] Error error_at(ErrorKind kind, const Place &place, const std::string &text, const std::string &help = {});
/// What is wrong with the program itself: Typing. What is right and not supported: Unsupported.
[[noreturn]] void fail(const Place &place, const std::string &text, const std::string &help = {});
[[noreturn]] void unsupported(const Place &place, const std::string &text, const std::string &help = {});

enum class TokenKind : std::uint8_t { End, Identifier, Number, String, Character, Punctuator };

struct Token {
  TokenKind kind = TokenKind::End;
  std::string text;
  Place place;
  bool starts_line = false;  ///< the first of its line: a '#' here begins a directive
  bool follows_space = false;
  std::vector<std::string> hidden;  ///< macros that are not expanded again in it

  [[nodiscard]] bool is(std::string_view punctuator) const {
    return kind == TokenKind::Punctuator && text == punctuator;
  }
  [[nodiscard]] bool is_name(std::string_view name) const { return kind == TokenKind::Identifier && text == name; }
};

/// The tokens of a text, without comments; an End token closes them. Throws Error with the place.
[[nodiscard]] std::vector<Token> tokenize(const std::shared_ptr<const Source> &source);

/// Macros given from outside: NAME to its text ("-DNAME=text").
using Definitions = std::vector<std::pair<std::string, std::string>>;

/// Runs the directives and expands the macros. Includes of headers whose contents the front end has built in are
/// dropped; others are an error.
[[nodiscard]] std::vector<Token> preprocess(std::vector<Token> tokens, const Definitions &definitions,
                                            std::vector<std::shared_ptr<const Source>> &sources);

}  // namespace gridstride::lang::c
