#include <iterator>

#include <fmt/format.h>

#include "lang/c/parser.h"

namespace gridstride::lang::c {

void Parser::source() {
  while (!at_end()) external();
}

void Parser::external_block() {
  const Place place = peek().place;
  expect("{", "before declarations");
  while (!accept("}")) {
    if (at_end()) fail(place, "this block is not closed", "end it with }");
    external();
  }
}

void Parser::external() {
  if (accept(";")) return;
  const Place place = peek().place;
  if (peek().is_name("extern") && peek(1).kind == TokenKind::String) {
    next();
    next();
    if (peek().is("{")) {
      external_block();
    } else {
      external();
    }
    return;
  }
  if (accept_name("namespace")) {
    while (peek().kind == TokenKind::Identifier || peek().is("::")) next();
    if (accept("=")) {  // namespace cg = cooperative_groups;
      while (!accept(";") && !at_end()) next();
      return;
    }
    external_block();
    return;
  }
  if (peek().is_name("inline") && peek(1).is_name("namespace")) {
    next();
    external();
    return;
  }
  std::vector<TemplateParameter> templates;
  const std::set<std::string> outer = types_;
  bool is_template = false;
  while (accept_name("template")) {
    if (!peek().is("<")) {  // an explicit instantiation
      while (!accept(";") && !at_end()) next();
      return;
    }
    is_template = true;
    for (TemplateParameter &each : template_parameters()) templates.push_back(std::move(each));
    if (templates.empty())
      unsupported(place, "explicit specialisations of templates are not supported",
                  "write an overload, or an if on the type: is_same<T, float>::value");
  }
  if (peek().is_name("using")) {
    if (is_template) {
      alias(std::move(templates));
    } else {
      const NodePtr made = using_alias();
      if (made->kind == NodeKind::Alias) unit_.aliases[made->text] = {{}, made->type};
    }
  } else if (peek().is_name("typedef")) {
    typedef_();
  } else if (peek().is_name("enum")) {
    enumeration();
  } else if (peek().is_name("static_assert")) {
    skip_attributes();
  } else if (peek().is_name("union")) {
    unsupported(peek().place, "unions are not supported in kernels");
  } else {
    std::size_t ahead = 0;
    while (peek(ahead).is_name("__align__") || peek(ahead).is_name("alignas")) ahead += 4;
    const bool is_struct = peek(ahead).is_name("struct") || peek(ahead).is_name("class");
    std::size_t name = ahead + 1;
    while (peek(name).is_name("__align__") || peek(name).is_name("alignas")) name += 4;
    if (is_struct && (peek(name + 1).is("{") || peek(name + 1).is(";") || peek(name + 1).is(":"))) {
      for (std::size_t i = 0; i < ahead; ++i) next();
      structure(std::move(templates), false);
    } else {
      function_or_variables(std::move(templates));
    }
  }
  if (is_template) {
    // The names of template parameters end here; those declared stay.
    std::set<std::string> inner = std::move(types_);
    types_ = outer;
    for (const auto &[each, ignored] : unit_.structs) types_.insert(each);
    for (const auto &[each, ignored] : unit_.aliases) types_.insert(each);
  }
}

void Parser::alias(std::vector<TemplateParameter> templates) {
  next();
  const std::string name = identifier("the name of a type");
  expect("=", "after using NAME");
  AliasName made{std::move(templates), type_name()};
  expect(";", "after a type");
  unit_.aliases[name] = std::move(made);
  add_type(name);
}

void Parser::typedef_() {
  next();
  if (peek().is_name("struct") && (peek(1).is("{") || peek(2).is("{"))) {
    structure({}, true);
    return;
  }
  if (peek().is_name("enum")) {
    enumeration();
    return;
  }
  TypeName type = type_name();
  const std::string name = identifier("the name of a type");
  if (peek().is("[")) unsupported(peek().place, "typedefs of arrays are not supported");
  expect(";", "after typedef");
  unit_.aliases[name] = {{}, std::move(type)};
  add_type(name);
}

void Parser::enumeration() {
  next();
  if (!accept_name("class")) accept_name("struct");
  std::string name;
  if (peek().kind == TokenKind::Identifier) name = next().text;
  TypeName base;
  base.name = "int32";
  if (accept(":")) base = type_name();
  expect("{", "before the names of an enum");
  std::int64_t value = 0;
  while (!peek().is("}")) {
    const std::string each = identifier("the name of an enumerator");
    if (accept("=")) {
      const bool minus = accept("-");
      const Place place = peek().place;
      const NodePtr given = primary();
      if (given->kind == NodeKind::Number) {
        value = given->number.as_int();
      } else if (given->kind == NodeKind::Name && unit_.enumerators.count(given->text) != 0) {
        value = unit_.enumerators[given->text];
      } else {
        unsupported(place, "the value of an enumerator must be a number");
      }
      if (minus) value = -value;
    }
    unit_.enumerators[each] = value++;
    if (!accept(",")) break;
  }
  expect("}", "after the names of an enum");
  if (peek().kind == TokenKind::Identifier) name = next().text;  // typedef enum { ... } name
  expect(";", "after an enum");
  if (!name.empty()) {
    unit_.aliases[name] = {{}, base};
    add_type(name);
  }
}

void Parser::structure(std::vector<TemplateParameter> templates, bool is_typedef) {
  next();
  auto made = std::make_shared<Struct>();
  while (peek().is_name("__align__") || peek().is_name("alignas")) skip_attributes();
  made->place = peek().place;
  if (peek().kind == TokenKind::Identifier) made->name = next().text;
  made->templates = std::move(templates);
  if (!made->name.empty()) add_type(made->name);
  if (accept(";")) return;
  if (peek().is(":")) unsupported(peek().place, "structs that derive from others are not supported in kernels");
  if (made->name.empty()) {
    // typedef struct { ... } name: methods cannot name it, fields can be read at once.
    made->name = fmt::format("struct at line {}", made->place.line);
  }
  expect("{", "before the members of a struct");
  while (!peek().is("}")) {
    if (at_end()) fail(made->place, "this struct is not closed");
    member(*made);
  }
  next();
  if (is_typedef) {
    const std::string name = identifier("the name of a type");
    made->name = name;
    add_type(name);
  }
  expect(";", "after a struct");
  unit_.structs[made->name] = made;
}

void Parser::member(Struct &made) {
  if (accept(";")) return;
  if ((peek().is_name("public") || peek().is_name("private") || peek().is_name("protected")) && peek(1).is(":")) {
    next();
    next();
    return;
  }
  if (peek().is_name("using") || peek().is_name("typedef")) {
    unsupported(peek().place, "types inside structs are not supported");
  }
  if (peek().is_name("template")) unsupported(peek().place, "member templates are not supported");
  const std::size_t mark = at_;
  TypeName qualifiers;
  while (skip_qualifier(qualifiers)) {}
  const Place place = peek().place;
  if (peek().is("~")) unsupported(place, "destructors are not supported in kernels");
  if (peek().is_name(made.name) && peek(1).is("(")) {
    Function function;
    function.name = next().text;
    function.place = place;
    function.is_method = true;
    next();
    function.parameters = parameters();
    if (accept(":")) {
      do {
        const std::string field = identifier("the name of a member");
        const bool round = peek().is("(");
        if (!round && !peek().is("{")) unexpected("where a member is initialised");
        std::vector<NodePtr> values;
        if (round) {
          next();
          values = call_arguments();
        } else {
          values = list()->kids;
        }
        function.initial.emplace_back(field, std::move(values));
      } while (accept(","));
    }
    if (accept("=")) {
      next();
      expect(";", "after = default");
      return;
    }
    if (peek().is(";")) unsupported(place, "a constructor needs its body inside of the struct");
    function.body = block();
    made.constructors.push_back(std::move(function));
    return;
  }
  at_ = mark;
  const TypeName base = specifiers();
  TypeName type = base;
  pointers(type);
  if (peek().is_name("operator") || (peek().kind == TokenKind::Identifier && peek(1).is("("))) {
    Function function;
    function.place = peek().place;
    function.result = type;
    function.is_method = true;
    function.name = next().text;
    if (function.name == "operator") {
      while (!peek().is("(") || function.name == "operator") {
        const bool call = peek().is("(");
        function.name += next().text;
        if (call) function.name += next().text;  // operator()
      }
    }
    next();
    function.parameters = parameters();
    while (peek().is_name("const") || peek().is_name("noexcept")) next();
    if (!peek().is("{")) unsupported(function.place, "a method needs its body inside of the struct");
    function.body = block();
    made.methods.push_back(std::move(function));
    return;
  }
  type = base;
  do {
    Field field;
    field.type = base;
    pointers(field.type);
    field.name = identifier("the name of a member");
    while (accept("[")) {
      field.extents.push_back(assignment());
      expect("]", "after the extent of an array");
    }
    if (accept("=")) field.initial = assignment();
    made.fields.push_back(std::move(field));
  } while (accept(","));
  expect(";", "after a member");
}

std::vector<Parameter> Parser::parameters() {
  std::vector<Parameter> all;
  if (peek().is_name("void") && peek(1).is(")")) next();
  while (!peek().is(")")) {
    if (peek().is("...")) unsupported(peek().place, "functions of any number of arguments are not supported");
    Parameter each;
    each.place = peek().place;
    each.type = type_name();
    if (peek().kind == TokenKind::Identifier) {
      each.place = peek().place;
      each.name = next().text;
    }
    if (peek().is("(")) unsupported(peek().place, "pointers to functions are not supported");
    while (accept("[")) {
      if (!peek().is("]")) static_cast<void>(assignment());
      expect("]", "after an array parameter");
      ++each.type.pointers;
    }
    if (each.type.pointers > 1) {
      unsupported(each.place, "pointers to pointers, and arrays of arrays as parameters, are not supported",
                  "pass one array and compute its index");
    }
    if (accept("=")) each.initial = assignment();
    all.push_back(std::move(each));
    if (!accept(",")) break;
  }
  expect(")", "after the parameters");
  return all;
}

void Parser::function_or_variables(std::vector<TemplateParameter> templates) {
  bool is_kernel = false;
  std::uint8_t flags = 0;
  for (std::size_t ahead = 0;
       !peek(ahead).is("(") && !peek(ahead).is(";") && !peek(ahead).is("=") && peek(ahead).kind != TokenKind::End;
       ++ahead) {
    if (peek(ahead).is_name("__global__")) is_kernel = true;
    if (peek(ahead).is_name("__constant__")) flags |= kConstant;
    if (peek(ahead).is_name("__device__")) flags |= kDevice;
    if (peek(ahead).is_name("__shared__")) flags |= kShared;
    if (peek(ahead).is_name("extern")) flags |= kExtern;
    if (peek(ahead).is_name("const") || peek(ahead).is_name("constexpr")) flags |= kStaticConst;
  }
  const TypeName base = specifiers();
  const std::size_t mark = at_;
  TypeName type = base;
  pointers(type);
  TypeName ignored;
  while (skip_qualifier(ignored)) {}
  while (peek(1).is("::")) {
    next();
    next();
  }
  const Place place = peek().place;
  std::string name;
  if (peek().is_name("operator")) {
    name = next().text;
    while (!peek().is("(")) name += next().text;
  } else {
    name = identifier("a name");
  }
  if (peek().is("(")) {
    next();
    Function function;
    function.name = name;
    function.place = place;
    function.is_kernel = is_kernel;
    function.templates = std::move(templates);
    function.result = std::move(type);
    function.parameters = parameters();
    function_rest(function);
    return;
  }
  at_ = mark;
  const NodePtr variables = declarators(base, flags);
  for (const NodePtr &each : variables->kids) unit_.variables.push_back(each);
}

void Parser::function_rest(Function &function) {
  while (peek().is_name("noexcept") || peek().is_name("const")) next();
  if (accept("->")) function.result = type_name();
  if (accept(";")) return;  // a declaration: the definition follows
  function.body = block();
  unit_.functions.push_back(std::make_shared<const Function>(std::move(function)));
}

// --- entry points

namespace {

std::vector<Token> prepared(Unit &unit, std::string file, const std::string &text, const Definitions &definitions) {
  unit.sources.push_back(Source::make(std::move(file), text));
  return preprocess(tokenize(unit.sources.back()), definitions, unit.sources);
}

}  // namespace

void parse_source(Unit &unit, std::string file, const std::string &text, const Definitions &definitions,
                  const std::set<std::string> &types) {
  Parser(unit, prepared(unit, std::move(file), text, definitions), types).source();
}

std::vector<NodePtr> parse_parts(Unit &unit, const Part &preamble, const std::vector<Part> &parts,
                                 const Definitions &definitions, const std::set<std::string> &types) {
  // One run of the preprocessor, so that macros of the preamble hold in the parts.
  constexpr std::string_view kBorder = "\x01";
  std::vector<Token> tokens;
  const auto add = [&](const Part &part) {
    unit.sources.push_back(Source::make(part.file, part.text));
    std::vector<Token> made = tokenize(unit.sources.back());
    Token end = std::move(made.back());
    made.pop_back();
    std::move(made.begin(), made.end(), std::back_inserter(tokens));
    return end;
  };
  std::vector<Token> ends;
  const auto border = [&](const Token &end) {
    Token token;
    token.kind = TokenKind::Punctuator;
    token.text = kBorder;
    token.place = end.place;
    token.starts_line = true;
    tokens.push_back(std::move(token));
    ends.push_back(end);
  };
  border(add(preamble));
  for (const Part &each : parts) border(add(each));
  tokens.push_back(ends.back());
  tokens = preprocess(std::move(tokens), definitions, unit.sources);
  std::vector<NodePtr> made;
  std::vector<Token> own;
  std::size_t part = 0;
  for (Token &token : tokens) {
    if (!token.is(kBorder)) {
      own.push_back(std::move(token));
      continue;
    }
    // Statements may leave out their last semicolon.
    if (part > 0 && !own.empty() && !own.back().is(";") && !own.back().is("}")) {
      Token semicolon = own.back();
      semicolon.kind = TokenKind::Punctuator;
      semicolon.text = ";";
      own.push_back(std::move(semicolon));
    }
    own.push_back(ends[part]);
    Parser parser(unit, std::move(own), types);
    own.clear();
    if (part++ == 0) {
      parser.source();
    } else {
      made.push_back(parser.statements());
    }
  }
  return made;
}

NodePtr parse_name_expression(Unit &unit, const std::string &text) {
  return Parser(unit, prepared(unit, "<name expression>", text, {}), {}).name_expression();
}

}  // namespace gridstride::lang::c
