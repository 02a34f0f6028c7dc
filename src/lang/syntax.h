#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gridstride::lang {

// The generic syntax tree, and its text form (grammar in README.md). A front end sends one text a kernel; everything
// that lang knows of the user's program is in it.

/// The classes of nodes that lang knows by number: the classes of Python's `ast`, and those of the environment.
enum class NodeKind : std::uint8_t {
  Other,  ///< a class that lang does not know; `text` has its name
  // environment
  Program,
  Unit,
  Bind,
  Namespace,
  Intrinsic,
  Scalar,
  DType,
  Tuple,
  Function,
  Unknown,
  Missing,
  Complex,
  Array,
  Record,
  Records,
  // statements
  FunctionDef,
  Return,
  Delete,
  Assign,
  AugAssign,
  AnnAssign,
  For,
  While,
  If,
  Raise,
  Assert,
  Expr,
  Pass,
  Break,
  Continue,
  // expressions
  BoolOp,
  NamedExpr,
  BinOp,
  UnaryOp,
  Lambda,
  IfExp,
  Compare,
  Call,
  Constant,
  Attribute,
  Subscript,
  Starred,
  Name,
  Slice,
  JoinedStr,
  List,
  // parts
  arguments,
  arg,
  keyword,
  // operators (symbols without fields)
  And,
  Or,
  Add,
  Sub,
  Mult,
  MatMult,
  Div,
  Mod,
  Pow,
  LShift,
  RShift,
  BitOr,
  BitXor,
  BitAnd,
  FloorDiv,
  Invert,
  Not,
  UAdd,
  USub,
  Eq,
  NotEq,
  Lt,
  LtE,
  Gt,
  GtE,
  Is,
  IsNot,
  In,
  NotIn,
  // constants (symbols without fields)
  None,
  True,
  False,
  Ellipsis,
};

/// A node of the tree, a list, or an atom.
struct Node {
  enum class Tag : std::uint8_t { Node, List, String, Int, Float, Imaginary, Symbol };

  Tag tag = Tag::Symbol;
  NodeKind kind = NodeKind::Other;  ///< of Node and Symbol
  std::int32_t line = 0;            ///< in the user's file, from 1; 0 where the class has no place
  std::int32_t col = 0;             ///< in characters, from 1
  std::int32_t end_col = 0;         ///< one past the last character; 0 when the node ends on a later line
  double number = 0;                ///< Float, Imaginary
  std::string text;                 ///< Node and Symbol: class name; String: contents; Int: decimal digits with sign
  std::vector<Node> fields;         ///< Node: fields in `ast` order; List: items

  [[nodiscard]] bool is(NodeKind k) const { return kind == k && (tag == Tag::Node || tag == Tag::Symbol); }
  [[nodiscard]] bool is_none() const { return is(NodeKind::None); }
  /// Field `i`; a None symbol when the node has fewer.
  [[nodiscard]] const Node &field(std::size_t i) const;
  /// The items of field `i` where it is a list; empty otherwise.
  [[nodiscard]] const std::vector<Node> &items(std::size_t i) const;
};

/// The most levels of nodes and lists inside each other that a text may have: what recursion over a tree is bounded by.
inline constexpr int kMaxDepth = 1000;

/// Reads one value. Throws Error(Value) that names the offset in the text, or Error(Unsupported) for one that is nested
/// too deeply; never reads outside the text.
[[nodiscard]] Node parse_syntax(std::string_view text);
/// The text of a node; parse_syntax(print_syntax(n)) equals n.
[[nodiscard]] std::string print_syntax(const Node &node);
[[nodiscard]] NodeKind node_kind_from_name(std::string_view name);

}  // namespace gridstride::lang
