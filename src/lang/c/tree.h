#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "lang/c/token.h"
#include "types/scalar.h"

namespace gridstride::lang::c {

struct Node;
using NodePtr = std::shared_ptr<const Node>;

/// A type as it is written; names are looked up when the function is compiled.
struct TypeName {
  std::string name;  ///< "float", "unsigned int" as "uint32", "T", "complex"; "auto"
  std::vector<TypeName> arguments;
  std::vector<NodePtr> values;  ///< template arguments that are numbers; null where the argument is a type
  int pointers = 0;
  bool reference = false;
  bool is_const = false;  ///< of what it names, not of the pointer
  NodePtr expression;     ///< decltype(expression)
  Place place;
};

enum class NodeKind : std::uint8_t {
  // expressions
  Number,     ///< `number`
  String,     ///< `text`
  Name,       ///< `text`
  Unary,      ///< `text` is the operator: + - ! ~ * & ++ --; `kids`: operand
  Postfix,    ///< ++ --
  Binary,     ///< with && || ,
  Assign,     ///< = += ...; `text`
  Ternary,    ///< condition, a, b
  Call,       ///< callee, arguments...
  Construct,  ///< `type` of arguments: float(x), complex<T>(a, b), T{...}
  Index,      ///< a[b]
  Member,     ///< a.text
  Arrow,      ///< a->text
  Cast,       ///< (type)a, static_cast<type>(a); text "bits" for reinterpret_cast
  Sizeof,     ///< of `type`, or of the kid
  List,       ///< { ... }
  Template,   ///< a name with template arguments: `text`, `type.arguments` and `type.values`
  // statements
  Block,
  Declare,   ///< kids: one Variable each
  Variable,  ///< `text`, `type`; kids: initial value or null, then the extents of an array ("[]": null); `flags`
  Evaluate,
  If,   ///< condition, then, else or null
  For,  ///< init, condition, step (each may be null), body
  While,
  Do,      ///< body, condition
  Switch,  ///< value, body
  Case,    ///< value
  Default,
  Break,
  Continue,
  Return,  ///< value or null
  Alias,   ///< `text` stands for `type`
  Empty,
};

/// Of a Variable.
enum VariableFlags : std::uint8_t { kShared = 1, kExtern = 2, kConstant = 4, kStaticConst = 8, kDevice = 16 };

struct Node {
  NodeKind kind = NodeKind::Empty;
  Place place;
  std::string text;
  std::vector<NodePtr> kids;
  TypeName type;
  Scalar number;
  std::uint8_t flags = 0;
};

struct Parameter {
  std::string name;
  TypeName type;
  NodePtr initial;
  Place place;
};

struct TemplateParameter {
  std::string name;
  bool is_type = true;
  TypeName type;    ///< the default, or the type of a number
  NodePtr initial;  ///< default of a number
  bool has_default = false;
};

struct Function {
  std::string name;
  Place place;
  bool is_kernel = false;
  std::vector<TemplateParameter> templates;
  TypeName result;
  std::vector<Parameter> parameters;
  NodePtr body;  ///< null for a declaration
  /// Of a constructor: what stands behind the colon.
  std::vector<std::pair<std::string, std::vector<NodePtr>>> initial;
  bool is_method = false;
};

struct Field {
  std::string name;
  TypeName type;
  std::vector<NodePtr> extents;
  NodePtr initial;
};

struct Struct {
  std::string name;
  Place place;
  std::vector<TemplateParameter> templates;
  std::vector<Field> fields;
  std::vector<Function> methods;
  std::vector<Function> constructors;
};

struct AliasName {
  std::vector<TemplateParameter> templates;
  TypeName type;
};

/// What a source declares. Immutable once parsed.
struct Unit {
  std::vector<std::shared_ptr<const Source>> sources;
  std::vector<std::shared_ptr<const Function>> functions;
  std::map<std::string, std::shared_ptr<const Struct>> structs;
  std::map<std::string, AliasName> aliases;
  std::vector<NodePtr> variables;  ///< Variable nodes outside of functions
  std::map<std::string, std::int64_t> enumerators;
};

/// Parses a whole source, adding to `unit`. `types` are names that stand for types beside those that it declares.
void parse_source(Unit &unit, std::string file, const std::string &text, const Definitions &definitions,
                  const std::set<std::string> &types);
/// A text and what messages call it.
struct Part {
  std::string file;
  std::string text;
};
/// Parses a preamble (declarations) and parts of a function's body (statements), in which the preamble's macros hold.
[[nodiscard]] std::vector<NodePtr> parse_parts(Unit &unit, const Part &preamble, const std::vector<Part> &parts,
                                               const Definitions &definitions, const std::set<std::string> &types);
/// Parses "name<int, 3>" or a plain name.
[[nodiscard]] NodePtr parse_name_expression(Unit &unit, const std::string &text);

}  // namespace gridstride::lang::c
