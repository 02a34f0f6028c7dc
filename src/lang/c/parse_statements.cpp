#include <fmt/format.h>

#include "lang/c/parser.h"

namespace gridstride::lang::c {

bool Parser::begins_declaration() const {
  if (!begins_type()) {
    static const std::set<std::string_view> words = {"static",   "extern",    "__shared__", "volatile",
                                                     "register", "constexpr", "const",      "__constant__"};
    return peek().kind == TokenKind::Identifier && words.count(peek().text) != 0;
  }
  // float(x) = ..., T{...}: an expression; a name behind the type, or * and &, makes it a declaration.
  std::size_t ahead = 0;
  while (peek(ahead + 1).is("::")) ahead += 2;
  if (peek(ahead + 1).is("(") || peek(ahead + 1).is("{")) return false;
  return true;
}

NodePtr Parser::statements() {
  auto node = std::make_shared<Node>();
  node->kind = NodeKind::Block;
  node->place = peek().place;
  while (!at_end()) node->kids.push_back(statement());
  return node;
}

NodePtr Parser::block() {
  const Place place = peek().place;
  expect("{", "before a block");
  auto node = std::make_shared<Node>();
  node->kind = NodeKind::Block;
  while (!peek().is("}")) {
    if (at_end()) fail(place, "this block is not closed", "end it with }");
    node->kids.push_back(statement());
  }
  next();
  node->place = from(place);
  return node;
}

NodePtr Parser::using_alias() {
  const Place place = peek().place;
  next();
  if (accept_name("namespace")) {
    while (!accept(";") && !at_end()) next();
    return make(NodeKind::Empty, place);
  }
  const std::string name = identifier("the name of a type");
  if (peek().is("::")) {  // using std::max;
    while (!accept(";") && !at_end()) next();
    return make(NodeKind::Empty, place);
  }
  expect("=", "after using NAME");
  auto node = std::make_shared<Node>();
  node->kind = NodeKind::Alias;
  node->text = name;
  node->type = type_name();
  expect(";", "after a type");
  node->place = from(place);
  add_type(name);
  return node;
}

NodePtr Parser::statement() {
  const Token &token = peek();
  const Place place = token.place;
  if (token.is("{")) return block();
  if (accept(";")) return make(NodeKind::Empty, place);
  if (token.kind == TokenKind::Identifier) {
    if (token.text == "if") {
      next();
      accept_name("constexpr");
      expect("(", "after if");
      auto node = std::make_shared<Node>();
      node->kind = NodeKind::If;
      node->kids.push_back(expression());
      expect(")", "after a condition");
      node->kids.push_back(statement());
      node->kids.push_back(accept_name("else") ? statement() : nullptr);
      node->place = place;
      return node;
    }
    if (token.text == "for") return for_statement();
    if (token.text == "while") {
      next();
      expect("(", "after while");
      auto node = std::make_shared<Node>();
      node->kind = NodeKind::While;
      node->kids.push_back(expression());
      expect(")", "after a condition");
      node->kids.push_back(statement());
      node->place = place;
      return node;
    }
    if (token.text == "do") {
      next();
      auto node = std::make_shared<Node>();
      node->kind = NodeKind::Do;
      node->kids.push_back(statement());
      if (!accept_name("while")) unexpected("behind the body of do, where 'while' stands");
      expect("(", "after while");
      node->kids.push_back(expression());
      expect(")", "after a condition");
      expect(";", "after do ... while (...)");
      node->place = place;
      return node;
    }
    if (token.text == "switch") {
      next();
      expect("(", "after switch");
      auto node = std::make_shared<Node>();
      node->kind = NodeKind::Switch;
      node->kids.push_back(expression());
      expect(")", "after the value of switch");
      node->kids.push_back(block());
      node->place = place;
      return node;
    }
    if (token.text == "case" || token.text == "default") {
      auto node = std::make_shared<Node>();
      node->kind = next().text == "case" ? NodeKind::Case : NodeKind::Default;
      if (node->kind == NodeKind::Case) node->kids.push_back(ternary());
      node->place = from(place);
      expect(":", "after case");
      return node;
    }
    if (token.text == "break" || token.text == "continue") {
      auto node = std::make_shared<Node>();
      node->kind = next().text == "break" ? NodeKind::Break : NodeKind::Continue;
      node->place = from(place);
      expect(";", fmt::format("after {}", token.text));
      return node;
    }
    if (token.text == "return") {
      next();
      auto node = std::make_shared<Node>();
      node->kind = NodeKind::Return;
      node->kids.push_back(peek().is(";") ? nullptr : peek().is("{") ? list() : expression());
      node->place = from(place);
      expect(";", "after return");
      return node;
    }
    if (token.text == "using") return using_alias();
    if (token.text == "typedef") {
      next();
      auto node = std::make_shared<Node>();
      node->kind = NodeKind::Alias;
      node->type = type_name();
      node->text = identifier("the name of a type");
      node->place = from(place);
      expect(";", "after typedef");
      add_type(node->text);
      return node;
    }
    if (token.text == "static_assert") {
      skip_attributes();
      expect(";", "after static_assert(...)");
      return make(NodeKind::Empty, place);
    }
    if (token.text == "goto" || token.text == "asm" || token.text == "try" || token.text == "throw") {
      unsupported(place, fmt::format("'{}' is not supported in kernels", token.text),
                  token.text == "asm" ? "write it in C" : "use loops, conditions and return");
    }
  }
  if (begins_declaration()) return declaration();
  auto node = std::make_shared<Node>();
  node->kind = NodeKind::Evaluate;
  node->kids.push_back(expression());
  node->place = from(place);
  expect(";", "after an expression");
  return node;
}

NodePtr Parser::for_statement() {
  const Place place = peek().place;
  next();
  expect("(", "after for");
  auto node = std::make_shared<Node>();
  node->kind = NodeKind::For;
  if (accept(";")) {
    node->kids.push_back(nullptr);
  } else {
    node->kids.push_back(statement());
  }
  node->kids.push_back(peek().is(";") ? nullptr : expression());
  expect(";", "after the condition of for");
  node->kids.push_back(peek().is(")") ? nullptr : expression());
  expect(")", "after the step of for");
  node->kids.push_back(statement());
  node->place = place;
  return node;
}

NodePtr Parser::declaration() {
  std::uint8_t flags = 0;
  for (std::size_t ahead = 0; peek(ahead).kind == TokenKind::Identifier; ++ahead) {
    const std::string &text = peek(ahead).text;
    if (text == "__shared__") {
      flags |= kShared;
    } else if (text == "extern") {
      flags |= kExtern;
    } else if (text == "__constant__") {
      flags |= kConstant;
    } else if (text == "__device__") {
      flags |= kDevice;
    } else if (text == "static" || text == "constexpr" || text == "const") {
      if (text != "static") flags |= kStaticConst;
    } else if (text != "volatile" && text != "register") {
      break;
    }
  }
  const TypeName base = specifiers();
  return declarators(base, flags);
}

NodePtr Parser::declarators(const TypeName &base, std::uint8_t flags) {
  const Place place = base.place;
  auto node = std::make_shared<Node>();
  node->kind = NodeKind::Declare;
  do {
    auto variable = std::make_shared<Node>();
    variable->kind = NodeKind::Variable;
    variable->type = base;
    variable->flags = flags;
    pointers(variable->type);
    const Place name_place = peek().place;
    if (peek().is("(")) unsupported(name_place, "pointers to functions and to arrays are not supported");
    variable->text = identifier("the name of a variable");
    variable->kids.push_back(nullptr);
    while (accept("[")) {
      variable->kids.push_back(peek().is("]") ? nullptr : assignment());
      expect("]", "after the extent of an array");
    }
    if (accept("=")) {
      variable->kids[0] = peek().is("{") ? list() : assignment();
    } else if (peek().is("{")) {
      variable->kids[0] = list();
    } else if (peek().is("(")) {
      auto construct = std::make_shared<Node>();
      construct->kind = NodeKind::Construct;
      construct->type = base;
      next();
      construct->kids = call_arguments();
      construct->place = from(name_place);
      variable->kids[0] = construct;
    }
    variable->place = from(name_place);
    node->kids.push_back(variable);
  } while (accept(","));
  node->place = from(place);
  expect(";", "after a declaration");
  return node;
}

}  // namespace gridstride::lang::c
