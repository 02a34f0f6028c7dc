#include "lang/environment.h"

#include <charconv>
#include <complex>
#include <utility>

#include <fmt/format.h>

#include "base/error.h"
#include "types/layout.h"

namespace gridstride::lang {

namespace {

using Kind = EnvValue::Kind;
using Tag = Node::Tag;

[[noreturn]] void malformed(const Node &node, std::string_view expected) {
  std::string given = print_syntax(node);
  if (given.size() > 60) given = given.substr(0, 60) + "...";
  throw Error(ErrorKind::Value, fmt::format("malformed program: expected {}, found {}", expected, given));
}

const std::string &string_at(const Node &node, std::size_t i) {
  const Node &field = node.field(i);
  if (field.tag != Tag::String) malformed(field, fmt::format("a string as field {} of {}", i, node.text));
  return field.text;
}

const std::vector<Node> &list_at(const Node &node, std::size_t i) {
  const Node &field = node.field(i);
  if (field.tag != Tag::List) malformed(field, fmt::format("a list as field {} of {}", i, node.text));
  return field.fields;
}

std::size_t number_at(const Node &node, std::size_t i) {
  const Node &field = node.field(i);
  std::size_t number = 0;
  const char *end = field.text.data() + field.text.size();
  if (field.tag != Tag::Int || std::from_chars(field.text.data(), end, number).ptr != end) {
    malformed(field, fmt::format("a number as field {} of {}", i, node.text));
  }
  return number;
}

DType dtype_at(const Node &node, std::size_t i) {
  const std::optional<DType> dtype = dtype_from_name(string_at(node, i));
  if (!dtype) malformed(node.field(i), "the name of a dtype");
  return *dtype;
}

/// A number atom or a Complex node; empty for an integer beyond 64 bits.
std::optional<Scalar> number(const Node &node) {
  if (node.is(NodeKind::True) || node.is(NodeKind::False)) return Scalar::of_bool(node.is(NodeKind::True));
  if (node.is(NodeKind::Complex) && node.field(0).tag == Tag::Float && node.field(1).tag == Tag::Float) {
    return Scalar::of_complex(DType::Complex128, {node.field(0).number, node.field(1).number});
  }
  if (node.tag == Tag::Float) return Scalar::of_float(DType::Float64, node.number);
  if (node.tag == Tag::Imaginary) return Scalar::of_complex(DType::Complex128, {0, node.number});
  if (node.tag != Tag::Int) malformed(node, "a number");
  const char *end = node.text.data() + node.text.size();
  std::int64_t value = 0;
  if (std::from_chars(node.text.data(), end, value).ec == std::errc()) return Scalar::of_int(DType::Int64, value);
  std::uint64_t wide = 0;
  if (std::from_chars(node.text.data(), end, wide).ec == std::errc()) return Scalar::of_uint(DType::UInt64, wide);
  return std::nullopt;
}

std::vector<std::string> names_at(const Node &node, std::size_t i) {
  std::vector<std::string> names;
  for (const Node &each : list_at(node, i)) {
    if (each.tag != Tag::String) malformed(each, "a name");
    names.push_back(each.text);
  }
  return names;
}

EnvValue env_value(const Node &node, std::size_t units);

std::vector<Binding> bindings(const std::vector<Node> &nodes, std::size_t units) {
  std::vector<Binding> result;
  result.reserve(nodes.size());
  for (const Node &each : nodes) {
    if (!each.is(NodeKind::Bind)) malformed(each, "a Bind");
    result.push_back({string_at(each, 0), env_value(each.field(1), units)});
  }
  return result;
}

EnvValue env_value(const Node &node, std::size_t units) {
  EnvValue result;
  if (node.tag == Tag::String) {
    result.kind = Kind::String;
    result.text = node.text;
    return result;
  }
  if (node.is_none()) return result;
  if (node.tag != Tag::Node || node.kind == NodeKind::Complex) {
    const std::optional<Scalar> value = number(node);
    result.kind = value ? Kind::Scalar : Kind::BigInt;
    if (value) result.scalar = *value;
    if (!value) result.text = node.text;
    return result;
  }
  switch (node.kind) {
    case NodeKind::Scalar: {
      result.kind = Kind::Scalar;
      const std::optional<Scalar> value = number(node.field(1));
      if (!value) malformed(node, "a number that fits 64 bits");
      result.scalar = value->cast(dtype_at(node, 0));
      break;
    }
    case NodeKind::DType:
      result.kind = Kind::DType;
      result.scalar.dtype = dtype_at(node, 0);
      break;
    case NodeKind::Tuple:
      result.kind = Kind::Tuple;
      for (const Node &each : list_at(node, 0)) result.members.push_back({"", env_value(each, units)});
      if (!node.field(1).is_none()) {
        const std::vector<std::string> names = names_at(node, 1);
        if (names.size() != result.members.size()) malformed(node, "a name for each field");
        for (std::size_t i = 0; i < names.size(); ++i) result.members[i].name = names[i];
      }
      break;
    case NodeKind::Records:
      result.kind = Kind::Records;
      result.rank = static_cast<int>(number_at(node, 0));
      result.members = bindings(list_at(node, 1), units);
      for (const Binding &each : result.members) {
        const int rank = each.value.rank;
        if (each.value.kind != Kind::Array && each.value.kind != Kind::Records) malformed(node, "fields of arrays");
        if (rank < result.rank || result.rank > kMaxRank) malformed(node, "fields of at least the array's rank");
      }
      if (result.members.empty()) malformed(node, "at least one field");
      break;
    case NodeKind::Record:
      result.kind = Kind::Record;
      result.name = string_at(node, 0);
      for (const std::string &each : names_at(node, 1)) result.members.push_back({each, {}});
      break;
    case NodeKind::Array:
      result.kind = Kind::Array;
      result.unit = number_at(node, 0);
      result.scalar.dtype = dtype_at(node, 1);
      result.rank = static_cast<int>(number_at(node, 2));
      if (result.rank > kMaxRank) malformed(node, "an array of at most 32 dimensions");
      result.contiguous = node.field(3).is(NodeKind::True);
      result.writeable = node.field(4).is(NodeKind::True);
      break;
    case NodeKind::Intrinsic:
      result.kind = Kind::Intrinsic;
      result.name = string_at(node, 0);
      break;
    case NodeKind::Namespace:
      result.kind = Kind::Namespace;
      result.text = string_at(node, 0);
      result.name = string_at(node, 1);
      result.members = bindings(list_at(node, 2), units);
      break;
    case NodeKind::Function:
      result.kind = Kind::Function;
      result.unit = number_at(node, 0);
      if (result.unit >= units) malformed(node, fmt::format("a function below {}", units));
      if (!node.field(1).is_none()) {
        for (const Node &each : list_at(node, 1)) {
          result.members.push_back({"", env_value(each, units)});
          const EnvValue &signature = result.members.back().value;
          if (signature.kind != Kind::Tuple || signature.members.empty()) malformed(each, "a signature");
        }
      }
      break;
    case NodeKind::Unknown:
      result.kind = Kind::Unknown;
      result.text = string_at(node, 0);
      result.hint = string_at(node, 1);
      break;
    case NodeKind::Missing:
      result.kind = Kind::Missing;
      result.text = string_at(node, 0);
      break;
    default: malformed(node, "the value of a name");
  }
  return result;
}

Unit unit(Node &node, std::size_t units) {
  if (!node.is(NodeKind::Unit)) malformed(node, "a Unit");
  Unit result;
  result.name = string_at(node, 0);
  result.file = string_at(node, 1);
  result.first_line = static_cast<int>(number_at(node, 2));
  for (const Node &each : list_at(node, 3)) {
    if (each.tag != Tag::String) malformed(each, "a source line");
    result.lines.push_back(each.text);
  }
  result.names.kind = Kind::Namespace;
  result.names.members = bindings(list_at(node, 5), units);
  result.defaults.kind = Kind::Namespace;
  result.defaults.members = bindings(list_at(node, 6), units);
  const Node &tree = node.field(4);
  const bool known = tree.tag == Tag::Node && (tree.kind == NodeKind::FunctionDef || tree.kind == NodeKind::Lambda ||
                                               tree.text == "AsyncFunctionDef");
  if (!known) malformed(tree, "a FunctionDef or a Lambda");
  if (tree.kind != NodeKind::Lambda && string_at(tree, 0).empty()) malformed(tree, "a function with a name");
  result.tree = std::move(node.fields[4]);
  return result;
}

}  // namespace

const EnvValue *EnvValue::find(std::string_view member) const {
  for (const Binding &each : members) {
    if (each.name == member) return &each.value;
  }
  return nullptr;
}

std::vector<std::string> Unit::param_names() const {
  const Node &arguments = tree.kind == NodeKind::Lambda ? tree.field(0) : tree.field(1);
  std::vector<std::string> result;
  for (const std::size_t list : {0U, 1U, 3U}) {
    for (const Node &each : arguments.items(list)) result.push_back(each.field(0).text);
  }
  return result;
}

Program Program::parse(std::string_view text) {
  Node root = parse_syntax(text);
  if (!root.is(NodeKind::Program)) malformed(root, "a Program");
  if (number_at(root, 0) != 1) malformed(root.field(0), "version 1 of the program text");
  const std::size_t count = list_at(root, 1).size();
  if (count == 0) malformed(root.field(1), "at least one function");
  Program program;
  program.units_.reserve(count);
  for (Node &each : root.fields[1].fields) program.units_.push_back(unit(each, count));
  return program;
}

}  // namespace gridstride::lang
