#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>

#include <fmt/format.h>

#include "base/error.h"
#include "lang/syntax.h"

namespace gridstride::lang {

namespace {

/// In the order of NodeKind.
constexpr std::array<std::string_view, static_cast<std::size_t>(NodeKind::Ellipsis) + 1> kNames = {
    "",          "Program",  "Unit",      "Bind",      "Namespace", "Intrinsic", "Scalar",  "DType",       "Tuple",
    "Function",  "Unknown",  "Missing",   "Complex",   "Array",     "Record",    "Records", "FunctionDef", "Return",
    "Delete",    "Assign",   "AugAssign", "AnnAssign", "For",       "While",     "If",      "Raise",       "Assert",
    "Expr",      "Pass",     "Break",     "Continue",  "BoolOp",    "NamedExpr", "BinOp",   "UnaryOp",     "Lambda",
    "IfExp",     "Compare",  "Call",      "Constant",  "Attribute", "Subscript", "Starred", "Name",        "Slice",
    "JoinedStr", "List",     "arguments", "arg",       "keyword",   "And",       "Or",      "Add",         "Sub",
    "Mult",      "MatMult",  "Div",       "Mod",       "Pow",       "LShift",    "RShift",  "BitOr",       "BitXor",
    "BitAnd",    "FloorDiv", "Invert",    "Not",       "UAdd",      "USub",      "Eq",      "NotEq",       "Lt",
    "LtE",       "Gt",       "GtE",       "Is",        "IsNot",     "In",        "NotIn",   "None",        "True",
    "False",     "Ellipsis"};

static_assert(kNames[static_cast<std::size_t>(NodeKind::Complex)] == "Complex");
static_assert(kNames[static_cast<std::size_t>(NodeKind::Continue)] == "Continue");
static_assert(kNames[static_cast<std::size_t>(NodeKind::keyword)] == "keyword");
static_assert(kNames[static_cast<std::size_t>(NodeKind::NotIn)] == "NotIn");
static_assert(kNames[static_cast<std::size_t>(NodeKind::Ellipsis)] == "Ellipsis");

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

void append_utf8(std::string &out, std::uint32_t code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xC0 | (code >> 6));
    out += static_cast<char>(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    out += static_cast<char>(0xE0 | (code >> 12));
    out += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (code & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | (code >> 18));
    out += static_cast<char>(0x80 | ((code >> 12) & 0x3F));
    out += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (code & 0x3F));
  }
}

class Parser {
public:
  explicit Parser(std::string_view text) : text_(text) {}

  Node whole() {
    Node result = value();
    skip_space();
    if (at_ != text_.size()) fail("the end of the text");
    return result;
  }

private:
  [[noreturn]] void fail(std::string_view expected) const {
    const std::string given =
        at_ < text_.size() ? fmt::format("'{}'", text_.substr(at_, 12)) : std::string("the end of the text");
    throw Error(ErrorKind::Value,
                fmt::format("malformed program text at offset {}: expected {}, found {}", at_, expected, given));
  }

  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  void skip_space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
  }

  void enter() {
    if (++depth_ > kMaxDepth) {
      throw Error(ErrorKind::Unsupported,
                  fmt::format("the kernel's source is nested more than {} levels deep; split long expressions and long "
                              "elif chains into several statements",
                              kMaxDepth));
    }
  }

  Node value() {
    skip_space();
    const char c = peek();
    if (c == '(') return node();
    if (c == '[') return list();
    if (c == '"') return string();
    if (c == '~') return real();
    if (c == '-' || is_digit(c)) return integer();
    if (is_letter(c)) {
      Node symbol;
      symbol.tag = Node::Tag::Symbol;
      symbol.text = name();
      symbol.kind = node_kind_from_name(symbol.text);
      return symbol;
    }
    fail("a node, a list or an atom");
  }

  std::string_view name() {
    const std::size_t start = at_;
    if (!is_letter(peek())) fail("a class name");
    while (is_letter(peek()) || is_digit(peek())) ++at_;
    return text_.substr(start, at_ - start);
  }

  std::int32_t place_number() {
    std::int32_t number = 0;
    const char *first = text_.data() + at_;
    const auto [end, status] = std::from_chars(first, text_.data() + text_.size(), number);
    if (status != std::errc() || number < 0) fail("a line or column number");
    at_ += static_cast<std::size_t>(end - first);
    return number;
  }

  void expect(char c) {
    if (peek() != c) fail(fmt::format("'{}'", c));
    ++at_;
  }

  void until(char close, std::vector<Node> &into) {
    enter();
    for (;;) {
      skip_space();
      if (peek() == close) break;
      if (at_ == text_.size()) fail(fmt::format("'{}'", close));
      into.push_back(value());
    }
    ++at_;
    --depth_;
  }

  Node node() {
    ++at_;
    Node result;
    result.tag = Node::Tag::Node;
    result.text = name();
    result.kind = node_kind_from_name(result.text);
    if (peek() == '@') {
      ++at_;
      result.line = place_number();
      expect(':');
      result.col = place_number();
      expect(':');
      result.end_col = place_number();
    }
    until(')', result.fields);
    return result;
  }

  Node list() {
    ++at_;
    Node result;
    result.tag = Node::Tag::List;
    until(']', result.fields);
    return result;
  }

  std::uint32_t hex4() {
    std::uint32_t code = 0;
    if (text_.size() - at_ < 4) fail("four hexadecimal digits");
    const char *first = text_.data() + at_;
    const auto [end, status] = std::from_chars(first, first + 4, code, 16);
    if (status != std::errc() || end != first + 4) fail("four hexadecimal digits");
    at_ += 4;
    return code;
  }

  /// The code point of a \u escape; half a surrogate pair becomes the replacement character.
  std::uint32_t escaped_code() {
    const std::uint32_t high = hex4();
    if (high < 0xD800 || high > 0xDFFF) return high;
    if (high < 0xDC00 && text_.substr(at_, 2) == "\\u") {
      const std::size_t back = at_;
      at_ += 2;
      const std::uint32_t low = hex4();
      if (low >= 0xDC00 && low <= 0xDFFF) return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
      at_ = back;
    }
    return 0xFFFD;
  }

  Node string() {
    ++at_;
    Node result;
    result.tag = Node::Tag::String;
    for (;;) {
      const std::size_t stop = text_.find_first_of("\"\\", at_);
      if (stop == std::string_view::npos) {
        at_ = text_.size();
        fail("'\"'");
      }
      result.text += text_.substr(at_, stop - at_);
      at_ = stop + 1;
      if (text_[stop] == '"') return result;
      const char c = peek();
      ++at_;
      switch (c) {
        case '"':
        case '\\':
        case '/': result.text += c; break;
        case 'n': result.text += '\n'; break;
        case 't': result.text += '\t'; break;
        case 'r': result.text += '\r'; break;
        case 'b': result.text += '\b'; break;
        case 'f': result.text += '\f'; break;
        case 'u': append_utf8(result.text, escaped_code()); break;
        default: at_ = std::min(at_ - 1, text_.size()); fail("an escape sequence");
      }
    }
  }

  Node integer() {
    Node result;
    result.tag = Node::Tag::Int;
    const std::size_t start = at_;
    if (peek() == '-') ++at_;
    if (!is_digit(peek())) fail("a digit");
    while (is_digit(peek())) ++at_;
    result.text = text_.substr(start, at_ - start);
    return result;
  }

  Node real() {
    ++at_;
    Node result;
    result.tag = Node::Tag::Float;
    const char *first = text_.data() + at_;
    const auto [end, status] = std::from_chars(first, text_.data() + text_.size(), result.number);
    if (status != std::errc()) fail("a float of 64 bits");
    at_ += static_cast<std::size_t>(end - first);
    if (peek() == 'j') {
      ++at_;
      result.tag = Node::Tag::Imaginary;
    }
    return result;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

void print_string(std::string_view text, std::string &out) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    } else {
      out += c;
    }
  }
  out += '"';
}

std::string real_text(double number) {
  if (std::isnan(number)) return "~nan";
  if (std::isinf(number)) return number > 0 ? "~inf" : "~-inf";
  std::string text = fmt::format("~{}", number);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

void print_into(const Node &node, std::string &out) {
  switch (node.tag) {
    case Node::Tag::Node:
    case Node::Tag::List: {
      const bool list = node.tag == Node::Tag::List;
      out += list ? '[' : '(';
      if (!list) {
        out += node.text;
        if (node.line > 0) out += fmt::format("@{}:{}:{}", node.line, node.col, node.end_col);
      }
      bool first = list;
      for (const Node &each : node.fields) {
        if (!first) out += ' ';
        first = false;
        print_into(each, out);
      }
      out += list ? ']' : ')';
      break;
    }
    case Node::Tag::String: print_string(node.text, out); break;
    case Node::Tag::Float: out += real_text(node.number); break;
    case Node::Tag::Imaginary:
      out += real_text(node.number);
      out += 'j';
      break;
    case Node::Tag::Int:
    case Node::Tag::Symbol: out += node.text; break;
  }
}

}  // namespace

const Node &Node::field(std::size_t i) const {
  static const Node none = [] {
    Node node;
    node.kind = NodeKind::None;
    node.text = "None";
    return node;
  }();
  return i < fields.size() ? fields[i] : none;
}

const std::vector<Node> &Node::items(std::size_t i) const {
  static const std::vector<Node> none;
  const Node &list = field(i);
  return list.tag == Tag::List ? list.fields : none;
}

NodeKind node_kind_from_name(std::string_view name) {
  static const std::unordered_map<std::string_view, NodeKind> index = [] {
    std::unordered_map<std::string_view, NodeKind> made;
    for (std::size_t i = 1; i < kNames.size(); ++i) made.emplace(kNames[i], static_cast<NodeKind>(i));
    return made;
  }();
  const auto found = index.find(name);
  return found == index.end() ? NodeKind::Other : found->second;
}

Node parse_syntax(std::string_view text) {
  return Parser(text).whole();
}

std::string print_syntax(const Node &node) {
  std::string out;
  print_into(node, out);
  return out;
}

}  // namespace gridstride::lang
