#include <array>
#include <cctype>

#include <fmt/format.h>

#include "lang/c/token.h"
#include "lang/diagnostics.h"

namespace gridstride::lang::c {

std::shared_ptr<const Source> Source::make(std::string file, std::string_view text) {
  auto made = std::make_shared<Source>();
  made->file = std::move(file);
  std::size_t at = 0;
  for (;;) {
    const std::size_t end = text.find('\n', at);
    std::string_view line = text.substr(at, end == std::string_view::npos ? end : end - at);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    made->lines.emplace_back(line);
    if (end == std::string_view::npos) return made;
    at = end + 1;
  }
}

Error error_at(ErrorKind kind, const Place &place, const std::string &text, const std::string &help) {
  lang::Unit unit;
  lang::Node node;
  if (place.source != nullptr) {
    unit.file = place.source->file;
    unit.lines = place.source->lines;
  }
  node.line = place.line;
  node.col = place.column;
  node.end_col = place.end;
  return located(kind, unit, node, {text, help});
}

void fail(const Place &place, const std::string &text, const std::string &help) {
  throw error_at(ErrorKind::Typing, place, text, help);
}

void unsupported(const Place &place, const std::string &text, const std::string &help) {
  throw error_at(ErrorKind::Unsupported, place, text, help);
}

namespace {

constexpr std::array<std::string_view, 24> kLongPunctuators = {
    "<<=", ">>=", "...", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "++",
    "--",  "+=",  "-=",  "*=", "/=", "%=", "&=", "|=", "^=", "->", "::", "##"};

bool begins_name(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
}
bool in_name(char c) {
  return begins_name(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
}
bool is_digit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

class Lexer {
public:
  explicit Lexer(const Source &source) : source_(source) {}

  std::vector<Token> run() {
    starts_line_ = true;
    for (line_ = 0; line_ < source_.lines.size(); ++line_) {
      at_ = 0;
      const bool continued = scan_line();
      starts_line_ = !continued;
      space_ = true;
    }
    if (in_comment_) fail(comment_, "a comment is not closed", "end it with */");
    Token end;
    end.place = {&source_, static_cast<std::int32_t>(source_.lines.size()), column(line().size()), 0};
    end.starts_line = true;
    tokens_.push_back(std::move(end));
    return std::move(tokens_);
  }

private:
  [[nodiscard]] const std::string &line() const { return source_.lines[std::min(line_, source_.lines.size() - 1)]; }
  [[nodiscard]] char peek(std::size_t ahead = 0) const {
    return at_ + ahead < line().size() ? line()[at_ + ahead] : '\0';
  }

  /// Characters before a byte of this line, plus one.
  [[nodiscard]] std::int32_t column(std::size_t byte) const {
    std::int32_t count = 1;
    for (std::size_t i = 0; i < byte && i < line().size(); ++i) {
      if ((static_cast<unsigned char>(line()[i]) & 0xC0U) != 0x80U) ++count;
    }
    return count;
  }

  [[nodiscard]] Place place(std::size_t first, std::size_t last) const {
    return {&source_, static_cast<std::int32_t>(line_) + 1, column(first), column(last)};
  }

  void add(TokenKind kind, std::size_t first) {
    Token token;
    token.kind = kind;
    token.text = line().substr(first, at_ - first);
    token.place = place(first, at_);
    token.starts_line = starts_line_;
    token.follows_space = space_;
    starts_line_ = false;
    space_ = false;
    tokens_.push_back(std::move(token));
  }

  /// True when the next line continues this one.
  bool scan_line() {
    while (at_ < line().size()) {
      if (in_comment_) {
        const std::size_t end = line().find("*/", at_);
        if (end == std::string::npos) return false;
        at_ = end + 2;
        in_comment_ = false;
        space_ = true;
        continue;
      }
      const char c = peek();
      if (c == '\\' && line().find_first_not_of(" \t", at_ + 1) == std::string::npos) return true;
      if (std::isspace(static_cast<unsigned char>(c)) != 0) {
        ++at_;
        space_ = true;
      } else if (c == '/' && peek(1) == '/') {
        return false;
      } else if (c == '/' && peek(1) == '*') {
        comment_ = place(at_, at_ + 2);
        at_ += 2;
        in_comment_ = true;
      } else {
        scan_token(c);
      }
    }
    return false;
  }

  void scan_token(char c) {
    const std::size_t first = at_;
    if (begins_name(c)) {
      while (in_name(peek())) ++at_;
      add(TokenKind::Identifier, first);
    } else if (is_digit(c) || (c == '.' && is_digit(peek(1)))) {
      for (++at_; in_name(peek()) || peek() == '.' || peek() == '\'' || exponent_sign(first); ++at_) {}
      add(TokenKind::Number, first);
    } else if (c == '"' || c == '\'') {
      for (++at_; at_ < line().size() && peek() != c; ++at_) {
        if (peek() == '\\') ++at_;
      }
      if (at_ >= line().size()) fail(place(first, line().size()), "a quote is not closed");
      ++at_;
      add(c == '"' ? TokenKind::String : TokenKind::Character, first);
    } else {
      for (const std::string_view each : kLongPunctuators) {
        if (line().compare(at_, each.size(), each) == 0) {
          at_ += each.size();
          add(TokenKind::Punctuator, first);
          return;
        }
      }
      ++at_;
      if (std::string_view("+-*/%&|^~!<>=?:;,.()[]{}#").find(c) == std::string_view::npos) {
        fail(place(first, at_), fmt::format("'{}' is no character of C", c));
      }
      add(TokenKind::Punctuator, first);
    }
  }

  /// Whether the character is the sign in 1e-5 or 0x1p+3.
  [[nodiscard]] bool exponent_sign(std::size_t first) const {
    if (peek() != '+' && peek() != '-') return false;
    const char before = line()[at_ - 1];
    const bool hex = line().size() > first + 1 && line()[first] == '0' && (line()[first + 1] | 0x20) == 'x';
    return hex ? (before | 0x20) == 'p' : (before | 0x20) == 'e';
  }

  const Source &source_;
  std::vector<Token> tokens_;
  std::size_t line_ = 0;
  std::size_t at_ = 0;
  bool in_comment_ = false;
  bool starts_line_ = true;
  bool space_ = false;
  Place comment_;
};

}  // namespace

std::vector<Token> tokenize(const std::shared_ptr<const Source> &source) {
  return Lexer(*source).run();
}

}  // namespace gridstride::lang::c
