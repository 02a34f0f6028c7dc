#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "lang/c/number.h"
#include "lang/c/parser.h"

namespace gridstride::lang::c {

Parser::Parser(Unit &unit, std::vector<Token> tokens, const std::set<std::string> &types)
    : unit_(unit), tokens_(std::move(tokens)), types_(types) {
  for (const auto &[name, each] : unit.structs) types_.insert(name);
  for (const auto &[name, each] : unit.aliases) types_.insert(name);
}

const Token &Parser::next() {
  const Token &token = peek();
  if (at_ + 1 < tokens_.size()) ++at_;
  return token;
}

bool Parser::accept(std::string_view punctuator) {
  if (!peek().is(punctuator)) return false;
  next();
  return true;
}

bool Parser::accept_name(std::string_view name) {
  if (!peek().is_name(name)) return false;
  next();
  return true;
}

void Parser::unexpected(std::string_view where) const {
  const Token &token = peek();
  if (token.kind == TokenKind::End) fail(token.place, fmt::format("the source ends {}", where));
  fail(token.place, fmt::format("'{}' is not expected {}", token.text, where));
}

void Parser::expect(std::string_view punctuator, std::string_view where) {
  if (accept(punctuator)) return;
  const Token &token = peek();
  const std::string given = token.kind == TokenKind::End ? "the end" : fmt::format("'{}'", token.text);
  // A missing semicolon is seen at the next token, and belongs behind the last one.
  Place place = token.place;
  if (at_ > 0 && (punctuator == ";" || token.kind == TokenKind::End)) place = tokens_[at_ - 1].place;
  fail(place, fmt::format("expected '{}' {}, before {}", punctuator, where, given));
}

std::string Parser::identifier(std::string_view what) {
  if (peek().kind != TokenKind::Identifier) {
    fail(peek().place, fmt::format("expected {}, not '{}'", what, peek().text));
  }
  return next().text;
}

/// A '>' that closes template arguments, also as half of a '>>'.
void Parser::close_angle() {
  if (peek().is(">>")) {
    tokens_[at_].text = ">";
    return;
  }
  expect(">", "after template arguments");
}

Place Parser::from(const Place &first) const {
  Place place = first;
  const Place &last = tokens_[at_ == 0 ? 0 : at_ - 1].place;
  place.end = last.line == first.line && last.source == first.source ? std::max(last.end, first.end) : 0;
  return place;
}

std::shared_ptr<Node> Parser::make(NodeKind kind, const Place &place) const {
  auto node = std::make_shared<Node>();
  node->kind = kind;
  node->place = from(place);
  return node;
}

namespace {

/// Type names that are one word, by the name that they have in a TypeName.
const std::map<std::string, std::string, std::less<>> &plain_types() {
  static const std::map<std::string, std::string, std::less<>> names = {{"void", "void"},
                                                                        {"bool", "bool"},
                                                                        {"float", "float32"},
                                                                        {"double", "float64"},
                                                                        {"size_t", "uint64"},
                                                                        {"ptrdiff_t", "int64"},
                                                                        {"ssize_t", "int64"},
                                                                        {"int8_t", "int8"},
                                                                        {"int16_t", "int16"},
                                                                        {"int32_t", "int32"},
                                                                        {"int64_t", "int64"},
                                                                        {"uint8_t", "uint8"},
                                                                        {"uint16_t", "uint16"},
                                                                        {"uint32_t", "uint32"},
                                                                        {"uint64_t", "uint64"},
                                                                        {"uintptr_t", "uint64"},
                                                                        {"intptr_t", "int64"},
                                                                        {"uint", "uint32"},
                                                                        {"uchar", "uint8"},
                                                                        {"ushort", "uint16"},
                                                                        {"ulong", "uint64"},
                                                                        {"ulonglong", "uint64"},
                                                                        {"longlong", "int64"},
                                                                        {"half", "half"},
                                                                        {"__half", "half"},
                                                                        {"float16", "float16"},
                                                                        {"bfloat16", "bfloat16"},
                                                                        {"__nv_bfloat16", "nv_bfloat16"},
                                                                        {"int8", "int8"},
                                                                        {"int16", "int16"},
                                                                        {"int32", "int32"},
                                                                        {"int64", "int64"},
                                                                        {"uint8", "uint8"},
                                                                        {"uint16", "uint16"},
                                                                        {"uint32", "uint32"},
                                                                        {"uint64", "uint64"},
                                                                        {"float32", "float32"},
                                                                        {"float64", "float64"},
                                                                        {"complex64", "complex64"},
                                                                        {"complex128", "complex128"},
                                                                        {"cuComplex", "complex64"},
                                                                        {"cuFloatComplex", "complex64"},
                                                                        {"cuDoubleComplex", "complex128"},
                                                                        {"auto", "auto"},
                                                                        {"complex", "complex"},
                                                                        {"clock_t", "int64"},
                                                                        {"wchar_t", "int32"},
                                                                        {"dim3", "uint3"},
                                                                        {"nullptr_t", "uint64"},
                                                                        {"atomic_ref", "atomic_ref"}};
  return names;
}

bool is_vector_type(const std::string &name) {
  static const std::set<std::string> bases = {"char", "uchar", "short",    "ushort",    "int",   "uint",
                                              "long", "ulong", "longlong", "ulonglong", "float", "double"};
  return name.size() > 3 && name.back() >= '1' && name.back() <= '4' &&
         bases.count(name.substr(0, name.size() - 1)) != 0;
}

bool is_qualifier(const std::string &name) {
  static const std::set<std::string> names = {
      "const",        "volatile",  "static",     "inline",       "__inline__", "__forceinline__",
      "__noinline__", "constexpr", "register",   "__restrict__", "__restrict", "restrict",
      "__device__",   "__host__",  "__global__", "typename",     "extern",     "__shared__",
      "__constant__", "struct",    "class",      "mutable",      "__inline",   "__grid_constant__",
      "enum",         "explicit",  "friend"};
  return names.count(name) != 0;
}

bool is_arithmetic_word(const std::string &name) {
  return name == "unsigned" || name == "signed" || name == "char" || name == "short" || name == "int" ||
         name == "long" || name == "__int64" || name == "double" || name == "float";
}

}  // namespace

bool Parser::is_type(const std::string &name) const {
  return is_arithmetic_word(name) || plain_types().count(name) != 0 || is_vector_type(name) || types_.count(name) != 0;
}

/// Whether a type is named here; qualifiers and scopes before it are looked through.
bool Parser::begins_type() const {
  std::size_t ahead = 0;
  while (peek(ahead).kind == TokenKind::Identifier && is_qualifier(peek(ahead).text)) {
    if (peek(ahead).text == "const" || peek(ahead).text == "typename" || peek(ahead).text == "struct") return true;
    ++ahead;
  }
  while (peek(ahead).kind == TokenKind::Identifier && peek(ahead + 1).is("::") && types_.count(peek(ahead).text) == 0) {
    ahead += 2;
  }
  if (peek(ahead).kind != TokenKind::Identifier) return false;
  return is_type(peek(ahead).text) || peek(ahead).text == "decltype";
}

bool Parser::skip_qualifier(TypeName &type) {
  if (peek().kind != TokenKind::Identifier) return false;
  const std::string &text = peek().text;
  if (text == "__launch_bounds__" || text == "__align__" || text == "alignas" || text == "__attribute__" ||
      text == "__maxnreg__" || text == "__cluster_dims__") {
    skip_attributes();
    return true;
  }
  if (!is_qualifier(text)) return false;
  if (text == "const" || text == "constexpr") type.is_const = true;
  next();
  return true;
}

/// A word with an argument list that says nothing here.
void Parser::skip_attributes() {
  next();
  if (!accept("(")) return;
  for (int depth = 1; depth > 0 && !at_end();) {
    if (peek().is("(")) ++depth;
    if (peek().is(")")) --depth;
    next();
  }
}

TypeName Parser::specifiers() {
  TypeName type;
  while (skip_qualifier(type)) {}
  type.place = peek().place;
  if (peek().kind != TokenKind::Identifier) fail(peek().place, fmt::format("expected a type, not '{}'", peek().text));
  while (peek(1).is("::") && types_.count(peek().text) == 0) {  // std::, thrust::
    next();
    next();
  }
  if (accept_name("decltype")) {
    expect("(", "after decltype");
    type.name = "decltype";
    type.expression = expression();
    expect(")", "after decltype");
  } else if (is_arithmetic_word(peek().text)) {
    int longs = 0;
    bool is_unsigned = false;
    bool is_signed = false;
    std::string word = "int";
    for (;;) {
      while (skip_qualifier(type)) {}
      if (peek().kind != TokenKind::Identifier || !is_arithmetic_word(peek().text)) break;
      const std::string text = next().text;
      if (text == "long") ++longs;
      if (text == "unsigned") is_unsigned = true;
      if (text == "signed") is_signed = true;
      if (text == "char" || text == "short" || text == "double" || text == "float") word = text;
      if (text == "__int64") longs = 2;
    }
    static_cast<void>(is_signed);
    const std::string sign = is_unsigned ? "u" : "";
    if (word == "float" || word == "double") {
      type.name = word == "float" ? "float32" : "float64";
    } else if (longs > 0) {
      type.name = sign + "int64";
    } else {
      type.name = sign + (word == "char" ? "int8" : word == "short" ? "int16" : "int32");
    }
  } else {
    const std::string name = next().text;
    const auto plain = plain_types().find(name);
    const bool own = types_.count(name) != 0;
    if (!own && plain == plain_types().end() && !is_vector_type(name)) {
      fail(type.place, fmt::format("'{}' is no type that is known here", name));
    }
    type.name = own || plain == plain_types().end() ? name : plain->second;
    if (peek().is("<")) template_arguments(type);
    if (peek().is("::") && peek(1).is_name("type")) {  // typename X<T>::type
      next();
      next();
    } else if (peek().is("::") && peek(1).kind == TokenKind::Identifier && peek(1).text == "value_type") {
      next();
      next();
      type.name = "value_type of " + type.name;
    }
  }
  while (skip_qualifier(type)) {}
  return type;
}

void Parser::template_arguments(TypeName &type) {
  expect("<", "before template arguments");
  while (!peek().is(">") && !peek().is(">>")) {
    if (begins_type()) {
      type.arguments.push_back(type_name());
      type.values.push_back(nullptr);
    } else {
      type.arguments.emplace_back();
      type.values.push_back(binary(8));  // no > and < in it
    }
    if (!accept(",")) break;
  }
  close_angle();
}

void Parser::pointers(TypeName &type) {
  for (;;) {
    if (accept("*")) {
      ++type.pointers;
    } else if (accept("&&") || accept("&")) {
      type.reference = true;
    } else if (peek().is_name("const") || peek().is_name("__restrict__") || peek().is_name("volatile") ||
               peek().is_name("__restrict") || peek().is_name("restrict")) {
      next();
    } else {
      return;
    }
  }
}

TypeName Parser::type_name() {
  TypeName type = specifiers();
  pointers(type);
  return type;
}

std::vector<TemplateParameter> Parser::template_parameters() {
  std::vector<TemplateParameter> all;
  expect("<", "after 'template'");
  while (!peek().is(">")) {
    TemplateParameter each;
    if (peek().is_name("typename") || peek().is_name("class")) {
      next();
      if (accept("...")) unsupported(peek().place, "variadic templates are not supported");
      if (peek().kind == TokenKind::Identifier) each.name = next().text;
      if (accept("=")) {
        each.has_default = true;
        each.type = type_name();
      }
      if (!each.name.empty()) add_type(each.name);
    } else {
      each.is_type = false;
      each.type = type_name();
      if (peek().kind == TokenKind::Identifier) each.name = next().text;
      if (accept("=")) {
        each.has_default = true;
        each.initial = binary(8);
      }
    }
    all.push_back(std::move(each));
    if (!accept(",")) break;
  }
  close_angle();
  return all;
}

}  // namespace gridstride::lang::c
