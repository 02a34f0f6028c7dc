#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include <fmt/format.h>

#include "lang/c/number.h"
#include "lang/c/parser.h"

namespace gridstride::lang::c {

namespace {

constexpr int kMostDepth = 400;

struct Deeper {
  explicit Deeper(int &depth, const Place &place) : depth_(depth) {
    if (++depth_ > kMostDepth) unsupported(place, "the source is nested too deeply", "split it into functions");
  }
  ~Deeper() { --depth_; }
  Deeper(const Deeper &) = delete;
  Deeper &operator=(const Deeper &) = delete;
  int &depth_;
};

/// From loosest to tightest. Level 8 and above contain no comparison: what may stand in template arguments.
const std::array<std::vector<std::string_view>, 10> kLevels = {{
    {"||"},
    {"&&"},
    {"|"},
    {"^"},
    {"&"},
    {"==", "!="},
    {"<", ">", "<=", ">="},
    {"<<", ">>"},
    {"+", "-"},
    {"*", "/", "%"},
}};

}  // namespace

NodePtr Parser::expression() {
  NodePtr left = assignment();
  while (peek().is(",")) {
    next();
    auto node = make(NodeKind::Binary, left->place);
    node->text = ",";
    node->kids = {left, assignment()};
    node->place = from(left->place);
    left = node;
  }
  return left;
}

NodePtr Parser::assignment() {
  const Deeper deeper(depth_, peek().place);
  NodePtr left = ternary();
  static const std::set<std::string_view> ops = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="};
  if (peek().kind != TokenKind::Punctuator || ops.count(peek().text) == 0) return left;
  auto node = std::make_shared<Node>();
  node->kind = NodeKind::Assign;
  node->text = next().text;
  node->kids = {left, peek().is("{") ? list() : assignment()};
  node->place = from(left->place);
  return node;
}

NodePtr Parser::ternary() {
  NodePtr condition = binary(0);
  if (!accept("?")) return condition;
  NodePtr a = expression();
  expect(":", "in a ? b : c");
  NodePtr b = assignment();
  auto node = make(NodeKind::Ternary, condition->place);
  node->kids = {condition, a, b};
  return node;
}

NodePtr Parser::binary(int level) {
  if (level == static_cast<int>(kLevels.size())) return unary();
  NodePtr left = binary(level + 1);
  for (;;) {
    if (peek().kind != TokenKind::Punctuator) return left;
    const auto &ops = kLevels[static_cast<std::size_t>(level)];
    if (std::find(ops.begin(), ops.end(), peek().text) == ops.end()) return left;
    auto node = std::make_shared<Node>();
    node->kind = NodeKind::Binary;
    node->text = next().text;
    node->kids = {left, binary(level + 1)};
    node->place = from(left->place);
    left = node;
  }
}

NodePtr Parser::unary() {
  const Deeper deeper(depth_, peek().place);
  const Place place = peek().place;
  if (peek().kind == TokenKind::Punctuator) {
    static const std::set<std::string_view> ops = {"+", "-", "!", "~", "*", "&", "++", "--"};
    if (ops.count(peek().text) != 0) {
      const std::string op = next().text;
      NodePtr operand = unary();
      auto node = make(NodeKind::Unary, place);
      node->text = op;
      node->kids = {operand};
      return node;
    }
    if (peek().is("(")) {
      // A cast, unless what stands in brackets is an expression that begins with a constructor: (float(x) + 1)
      const std::size_t mark = at_;
      next();
      if (begins_type()) {
        TypeName type = type_name();
        if (accept(")")) {
          NodePtr operand = peek().is("{") ? list() : unary();
          auto node = make(NodeKind::Cast, place);
          node->type = std::move(type);
          node->kids = {operand};
          return node;
        }
      }
      at_ = mark;
    }
  }
  if (peek().is_name("sizeof")) {
    next();
    auto node = std::make_shared<Node>();
    node->kind = NodeKind::Sizeof;
    const std::size_t mark = at_;
    if (accept("(") && begins_type()) {
      node->type = type_name();
      expect(")", "after sizeof(type");
    } else {
      at_ = mark;
      node->kids.push_back(unary());
    }
    node->place = from(place);
    return node;
  }
  return postfix(primary());
}

std::vector<NodePtr> Parser::call_arguments() {
  std::vector<NodePtr> all;
  while (!peek().is(")")) {
    all.push_back(peek().is("{") ? list() : assignment());
    if (!accept(",")) break;
  }
  expect(")", "after the arguments");
  return all;
}

NodePtr Parser::postfix(NodePtr node) {
  for (;;) {
    const Place place = node->place;
    if (peek().is("<<") && peek(1).is("<")) {
      unsupported(peek().place, "a kernel cannot launch kernels", "launch the inner kernel from Python");
    }
    if (accept("[")) {
      NodePtr index = expression();
      expect("]", "after an index");
      auto made = make(NodeKind::Index, place);
      made->kids = {node, index};
      node = made;
    } else if (accept("(")) {
      std::vector<NodePtr> kids = {node};
      for (NodePtr &each : call_arguments()) kids.push_back(std::move(each));
      auto made = make(NodeKind::Call, place);
      made->kids = std::move(kids);
      node = made;
    } else if (peek().is(".") || peek().is("->")) {
      const bool arrow = next().text == "->";
      const std::string name = identifier("the name of a member");
      auto made = make(arrow ? NodeKind::Arrow : NodeKind::Member, place);
      made->text = name;
      made->kids = {node};
      node = made;
    } else if (peek().is("++") || peek().is("--")) {
      const std::string op = next().text;
      auto made = make(NodeKind::Postfix, place);
      made->text = op;
      made->kids = {node};
      node = made;
    } else {
      return node;
    }
  }
}

/// Whether the '<' behind a name opens template arguments of a call: name<...>( .
bool Parser::template_call(const std::string &called) const {
  static const std::set<std::string_view> known = {
      "numeric_limits", "min",         "max",   "is_same", "is_same_v",     "is_integral",        "is_floating_point",
      "is_signed",      "is_unsigned", "__ldg", "swap",    "is_integral_v", "is_floating_point_v"};
  const bool is_template = std::any_of(unit_.functions.begin(), unit_.functions.end(), [&](const auto &each) {
    return each->name == called && !each->templates.empty();
  });
  if (!is_template && known.count(called) == 0) return false;
  int depth = 0;
  for (std::size_t ahead = 0; ahead < 64; ++ahead) {
    const Token &token = peek(ahead);
    if (token.kind == TokenKind::End || token.is(";") || token.is("{") || token.is("&&") || token.is("||"))
      return false;
    if (token.is("<")) ++depth;
    if (token.is(">") || token.is(">>")) {
      depth -= token.is(">") ? 1 : 2;
      if (depth <= 0) return peek(ahead + 1).is("(") || peek(ahead + 1).is("::");
    }
  }
  return false;
}

NodePtr Parser::name() {
  const Place place = peek().place;
  std::string scope;
  while (peek(1).is("::")) {  // std::max, thrust::abs; numeric_limits<T>::max() is below
    scope = next().text;
    next();
  }
  const std::string text = identifier("a name");
  if (peek().is("<") && template_call(text)) {
    TypeName arguments;
    template_arguments(arguments);
    if (accept("::")) {
      const std::string member = identifier("the name of a member");
      auto node = make(NodeKind::Template, place);
      node->text = text + "::" + member;
      node->type = std::move(arguments);
      return node;
    }
    auto node = make(NodeKind::Template, place);
    node->text = text;
    node->type = std::move(arguments);
    return node;
  }
  auto node = make(NodeKind::Name, place);
  node->text = text;
  return node;
}

NodePtr Parser::list() {
  const Place place = peek().place;
  expect("{", "before a list");
  std::vector<NodePtr> kids;
  while (!peek().is("}")) {
    kids.push_back(peek().is("{") ? list() : assignment());
    if (!accept(",")) break;
  }
  expect("}", "after a list");
  auto node = make(NodeKind::List, place);
  node->kids = std::move(kids);
  return node;
}

NodePtr Parser::primary() {
  const Token &token = peek();
  const Place place = token.place;
  if (token.kind == TokenKind::Number || token.kind == TokenKind::Character) {
    next();
    auto node = make(NodeKind::Number, place);
    node->number = parse_number(token);
    return node;
  }
  if (token.kind == TokenKind::String) {
    auto node = std::make_shared<Node>();
    node->kind = NodeKind::String;
    while (peek().kind == TokenKind::String) {
      const std::string text = next().text;
      node->text += text.substr(1, text.size() - 2);
    }
    node->place = from(place);
    return node;
  }
  if (accept("(")) {
    NodePtr inner = expression();
    expect(")", "after a bracket");
    return inner;
  }
  if (token.kind != TokenKind::Identifier) unexpected("in an expression");
  if (token.text == "true" || token.text == "false" || token.text == "nullptr") {
    auto node = std::make_shared<Node>();
    node->kind = NodeKind::Number;
    node->text = token.text;
    node->number = token.text == "nullptr" ? Scalar::of_int(DType::Int32, 0) : Scalar::of_bool(token.text == "true");
    next();
    node->place = from(place);
    return node;
  }
  if (token.text == "static_cast" || token.text == "reinterpret_cast" || token.text == "const_cast") {
    auto node = std::make_shared<Node>();
    node->kind = NodeKind::Cast;
    if (token.text == "reinterpret_cast") node->text = "bits";
    next();
    expect("<", "after a cast's name");
    node->type = type_name();
    close_angle();
    expect("(", "after a cast's type");
    node->kids = {expression()};
    expect(")", "after a cast");
    node->place = from(place);
    return node;
  }
  static const std::set<std::string_view> refused = {"new", "delete", "try", "throw", "asm", "goto", "typeid"};
  if (refused.count(token.text) != 0) unsupported(place, fmt::format("'{}' is not supported in kernels", token.text));
  if (begins_type()) {
    const std::size_t mark = at_;
    TypeName type = specifiers();
    if (peek().is("(") || peek().is("{")) {
      auto node = std::make_shared<Node>();
      node->kind = NodeKind::Construct;
      node->type = std::move(type);
      if (accept("(")) {
        node->kids = call_arguments();
      } else {
        node->kids = list()->kids;
      }
      node->place = from(place);
      return node;
    }
    at_ = mark;
  }
  if (token.is("[")) unsupported(place, "lambdas are not supported in kernels", "write a __device__ function");
  return name();
}

NodePtr Parser::name_expression() {
  const Place place = peek().place;
  while (peek(1).is("::")) {
    next();
    next();
  }
  auto node = std::make_shared<Node>();
  node->kind = NodeKind::Template;
  node->text = identifier("the name of a kernel");
  if (peek().is("<")) template_arguments(node->type);
  if (!at_end()) unexpected("behind the name of a kernel");
  node->place = from(place);
  return node;
}

}  // namespace gridstride::lang::c
