#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lang/c/tree.h"

namespace gridstride::lang::c {

/// Recursive descent over the preprocessed tokens. parse_types.cpp, parse_expressions.cpp, parse_statements.cpp and
/// parse_declarations.cpp hold a part each.
class Parser {
public:
  Parser(Unit &unit, std::vector<Token> tokens, const std::set<std::string> &types);

  void source();
  NodePtr statements();  ///< to the end
  NodePtr name_expression();

private:
  // tokens
  [[nodiscard]] const Token &peek(std::size_t ahead = 0) const {
    return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
  }
  [[nodiscard]] bool at_end() const { return peek().kind == TokenKind::End; }
  const Token &next();
  bool accept(std::string_view punctuator);
  bool accept_name(std::string_view name);
  void expect(std::string_view punctuator, std::string_view where);
  std::string identifier(std::string_view what);
  void close_angle();
  [[nodiscard]] Place from(const Place &first) const;
  [[nodiscard]] std::shared_ptr<Node> make(NodeKind kind, const Place &place) const;
  [[noreturn]] void unexpected(std::string_view where) const;

  // types
  [[nodiscard]] bool begins_type() const;
  TypeName type_name();  ///< specifiers, then * and &
  TypeName specifiers();
  void pointers(TypeName &type);
  void template_arguments(TypeName &type);
  [[nodiscard]] bool is_type(const std::string &name) const;
  bool skip_qualifier(TypeName &type);
  void skip_attributes();
  [[nodiscard]] std::vector<TemplateParameter> template_parameters();

  // expressions
  NodePtr expression();  ///< with commas
  NodePtr assignment();
  NodePtr ternary();
  NodePtr binary(int level);
  NodePtr unary();
  NodePtr postfix(NodePtr node);
  NodePtr primary();
  NodePtr name();
  NodePtr list();
  std::vector<NodePtr> call_arguments();
  [[nodiscard]] bool template_call(const std::string &called) const;

  // statements
  NodePtr statement();
  NodePtr block();
  NodePtr declaration();
  NodePtr declarators(const TypeName &base, std::uint8_t flags);
  NodePtr using_alias();
  NodePtr for_statement();
  [[nodiscard]] bool begins_declaration() const;

  // declarations
  void external();
  void external_block();
  void function_or_variables(std::vector<TemplateParameter> templates);
  void function_rest(Function &function);
  std::vector<Parameter> parameters();
  void structure(std::vector<TemplateParameter> templates, bool is_typedef);
  void member(Struct &made);
  void enumeration();
  void alias(std::vector<TemplateParameter> templates);
  void typedef_();
  void add_type(const std::string &name) { types_.insert(name); }

  Unit &unit_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::set<std::string> types_;
  int depth_ = 0;
};

}  // namespace gridstride::lang::c
