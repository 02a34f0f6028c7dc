#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

using Kind = Value::Kind;

namespace {

/// Ops that may run although their value is not wanted: cheap, and without effect.
bool is_cheap(const ir::Region &region) {
  constexpr std::size_t kMost = 8;
  if (region.ops.size() > kMost) return false;
  return std::all_of(region.ops.begin(), region.ops.end(), [](const auto &op) {
    switch (op->code) {
      case ir::OpCode::Constant:
      case ir::OpCode::Cast:
      case ir::OpCode::ThreadIdx:
      case ir::OpCode::BlockIdx:
      case ir::OpCode::BlockDim:
      case ir::OpCode::GridDim:
      case ir::OpCode::GlobalIdx:
      case ir::OpCode::GlobalSize:
      case ir::OpCode::Extent:
      case ir::OpCode::Stride: return true;
      case ir::OpCode::Scalar: return info(op->scalar_op).effort == Effort::Tiny;
      default: return false;
    }
  });
}

void splice(ir::Region &from, ir::Region &to) {
  for (auto &each : from.ops) to.ops.push_back(std::move(each));
  from.ops.clear();
}

struct Refusal {
  std::string_view node;
  std::string_view what;
  std::string_view help;
};

constexpr std::array<Refusal, 14> kRefusals = {{
    {"ListComp", "list comprehensions are not supported in kernels", "write a loop that fills an array"},
    {"SetComp", "set comprehensions are not supported in kernels", "write a loop"},
    {"DictComp", "dict comprehensions are not supported in kernels", "write a loop"},
    {"GeneratorExp", "generator expressions are not supported in kernels", "write a loop"},
    {"Yield", "yield is not supported in kernels", "store the values in an array"},
    {"YieldFrom", "yield is not supported in kernels", "store the values in an array"},
    {"Await", "await is not supported in kernels", "call a plain function"},
    {"List", "lists are not supported in kernels", "use a tuple, or an array argument"},
    {"Dict", "dicts are not supported in kernels", "use a tuple, or an array argument"},
    {"Set", "sets are not supported in kernels", "use a tuple, or an array argument"},
    {"JoinedStr", "f-strings are not supported here in kernels", "use them in print, assert and raise"},
    {"TemplateStr", "template strings are not supported in kernels", ""},
    {"Starred", "* is not supported here in kernels", "write the items out"},
    {"", "this expression is not supported in kernels", ""},
}};

}  // namespace

Value FunctionCompiler::expression(const Node &node) {
  const ir::Loc loc = builder_.loc();
  Value value = dispatch_expression(node);
  builder_.set_loc(loc);
  return value;
}

Value FunctionCompiler::dispatch_expression(const Node &node) {
  if (node.tag != Node::Tag::Node) unsupported_expression(node);
  switch (node.kind) {
    case NodeKind::Name: return name(node);
    case NodeKind::Constant: return constant(node);
    case NodeKind::BinOp: {
      const Value a = expression(node.field(0));
      const Value b = expression(node.field(2));
      return binary(node.field(1).kind, a, b, node);
    }
    case NodeKind::UnaryOp: return unary(node.field(0).kind, expression(node.field(1)), node);
    case NodeKind::BoolOp: return bool_op(node);
    case NodeKind::Compare: return comparison(node);
    case NodeKind::IfExp: return if_expression(node);
    case NodeKind::Call: return call(node);
    case NodeKind::Attribute: return attribute(expression(node.field(0)), node.field(1).text, node);
    case NodeKind::Subscript: return subscript(node);
    case NodeKind::NamedExpr: return named_expression(node);
    case NodeKind::Tuple: {
      std::vector<Value> items;
      for (const Node &each : node.items(0)) {
        if (!each.is(NodeKind::Starred)) {
          items.push_back(expression(each));
          continue;
        }
        const Value inner = expression(each.field(0));
        if (!inner.is(Kind::Tuple)) type_error(each, fmt::format("* needs a tuple, not {}", describe(inner)));
        items.insert(items.end(), inner.items.begin(), inner.items.end());
      }
      return Value::tuple(std::move(items));
    }
    case NodeKind::Lambda: return closure(node);
    case NodeKind::Slice: return slice(node);
    default: unsupported_expression(node);
  }
}

void FunctionCompiler::unsupported_expression(const Node &node) {
  for (const Refusal &each : kRefusals) {
    if (each.node == node.text || each.node.empty()) {
      fail(ErrorKind::Unsupported, node, std::string(each.what), std::string(each.help));
    }
  }
  fail(ErrorKind::Unsupported, node, "this expression is not supported in kernels");
}

// --- names and constants

Value FunctionCompiler::name(const Node &node) {
  const std::string &text = node.field(0).text;
  const int local = scope_.find(text);
  if (local >= 0) {
    const Value &value = locals_[static_cast<std::size_t>(local)];
    if (value.is(Kind::Undefined)) {
      if (loops_.empty() && waiting_ == nullptr && !waits_outside_) {
        fail(ErrorKind::Name, node, fmt::format("variable '{}' is read before it is assigned", text),
             "assign it first");
      }
      if (!unassigned_) unassigned_.emplace(text, &node);
      throw NotYetAssigned{};
    }
    if (value.is(Kind::Conflict)) {
      type_error(node, fmt::format("variable '{}' is {}", text, *value.text), "use two variables");
    }
    return value;
  }
  if (callable_.owner != nullptr) {
    const auto found = captured_.find(captured_key(text, callable_.owner));
    if (found != captured_.end()) return found->second;
  }
  if (const EnvValue *env = unit_.names.find(text)) return static_value(*env, text, node);
  fail(ErrorKind::Name, node, fmt::format("name '{}' is not defined", text),
       "assign it, pass it as an argument, or define it as a global before the first launch");
}

Value FunctionCompiler::static_value(const EnvValue &env, const std::string &name, const Node &node) {
  if (env.kind == EnvValue::Kind::Missing) fail(ErrorKind::Attribute, node, env.text);
  if (env.kind == EnvValue::Kind::BigInt) {
    type_error(node, fmt::format("'{}' is {}, which 64 bits cannot hold", name, env.text), "use a float");
  }
  if (env.kind == EnvValue::Kind::Array) return frozen_array(env);
  if (env.kind == EnvValue::Kind::Tuple) {
    Value tuple = Value::of(env);
    for (std::size_t i = 0; i < env.members.size(); ++i)
      tuple.items[i] = static_value(env.members[i].value, name, node);
    return tuple;
  }
  if (env.kind == EnvValue::Kind::Records) {
    Value records;
    records.kind = Kind::Record;
    records.array = ir::Type::array(DType::UInt8, env.rank, ir::LayoutClass::General);
    std::vector<std::string> names;
    for (const Binding &each : env.members) {
      names.push_back(each.name);
      records.items.push_back(static_value(each.value, name, node));
    }
    records.names = std::make_shared<const std::vector<std::string>>(std::move(names));
    return records;
  }
  return Value::of(env);
}

Value FunctionCompiler::constant(const Node &node) {
  const Node &value = node.field(0);
  switch (value.tag) {
    case Node::Tag::Float: return Value::of(Scalar::of_float(DType::Float64, value.number));
    case Node::Tag::Imaginary: return Value::of(Scalar::of_complex(DType::Complex128, {0, value.number}));
    case Node::Tag::String: return Value::string(value.text);
    case Node::Tag::Int: {
      const char *end = value.text.data() + value.text.size();
      std::int64_t number = 0;
      if (std::from_chars(value.text.data(), end, number).ec == std::errc()) return Value::of_int(number);
      std::uint64_t wide = 0;
      if (std::from_chars(value.text.data(), end, wide).ec == std::errc()) {
        return Value::of(Scalar::of_uint(DType::UInt64, wide));
      }
      type_error(node, "64 bits cannot hold this integer", "write it as a float: 1e30");
    }
    default: break;
  }
  switch (value.kind) {
    case NodeKind::True:
    case NodeKind::False: return Value::of_bool(value.kind == NodeKind::True);
    case NodeKind::None: return Value::none();
    case NodeKind::Ellipsis: {
      Value ellipsis;
      ellipsis.kind = Kind::Ellipsis;
      return ellipsis;
    }
    default: return Value::string(value.field(0).text);  // bytes: each a character
  }
}

Value FunctionCompiler::named_expression(const Node &node) {
  if (conditional_ > 0) {
    fail(ErrorKind::Unsupported, node,
         ":= inside and, or, a ternary or a chained comparison is not supported in kernels",
         "assign the variable in a statement of its own");
  }
  Value value = expression(node.field(1));
  assign(node.field(0), value);
  return value;
}

// --- conditional evaluation

template <class Evaluate>
Value FunctionCompiler::in_region(ir::Region &region, Evaluate &&evaluate) {
  ir::Region *const outer = builder_.region();
  builder_.set_region(&region);
  ++conditional_;
  Value value = evaluate();
  --conditional_;
  builder_.set_region(outer);
  return value;
}

/// The value `a`, made in one region, where the condition holds, else `b`, made in the other. Cheap regions are run
/// both.
Value FunctionCompiler::choose(const Value &condition, ir::Region &then_region, const Value &a, ir::Region &else_region,
                               const Value &b, const Node &node) {
  for (const Value *each : {&a, &b}) {
    if (each->is(Kind::Undefined)) throw NotYetAssigned{};
  }
  const Value shape = join(a, b);
  if (shape.is(Kind::Conflict)) {
    type_error(node, fmt::format("the alternatives do not fit together: {}", *shape.text),
               "write an if statement with two variables");
  }
  at(node);
  if (a.is_scalar() && b.is_scalar() && is_cheap(then_region) && is_cheap(else_region)) {
    splice(then_region, *builder_.region());
    splice(else_region, *builder_.region());
    return select(condition, a, b);
  }
  ir::Op *op = builder_.if_(use(condition), {});
  op->regions[0] = std::move(then_region);
  op->regions[1] = std::move(else_region);
  std::vector<ir::ValueId> then_ids;
  std::vector<ir::ValueId> else_ids;
  Value result = merge_values(op, a, b, then_ids, else_ids, "");
  ir::Region *const outer = builder_.region();
  builder_.set_region(&op->regions[0]);
  builder_.yield(then_ids);
  builder_.set_region(&op->regions[1]);
  builder_.yield(else_ids);
  builder_.set_region(outer);
  return result;
}

Value FunctionCompiler::if_expression(const Node &node) {
  const Value test = truth(expression(node.field(0)), node.field(0));
  if (test.is_constant()) return expression(node.field(test.constant->as_bool() ? 1 : 2));
  ir::Region then_region;
  ir::Region else_region;
  // A side that is a call whose type is not known yet is what the other one is, in this round.
  const auto side = [&](ir::Region &region, const Node &value) {
    ir::Region *const outer = builder_.region();
    const int conditional = conditional_;
    try {
      return in_region(region, [&] { return expression(value); });
    } catch (const NotYetAssigned &) {
      if (waiting_ == nullptr && !waits_outside_) throw;
      builder_.set_region(outer);
      conditional_ = conditional;
      return Value{};
    }
  };
  const Value a = side(then_region, node.field(1));
  const Value b = side(else_region, node.field(2));
  if ((waiting_ != nullptr || waits_outside_) && a.is(Kind::Undefined) != b.is(Kind::Undefined)) {
    splice(a.is(Kind::Undefined) ? else_region : then_region, *builder_.region());
    return a.is(Kind::Undefined) ? b : a;
  }
  return choose(test, then_region, a, else_region, b, node);
}

Value FunctionCompiler::bool_op(const Node &node) {
  const std::vector<Node> &operands = node.items(1);
  if (operands.empty()) unsupported_expression(node);
  return short_circuit(node.field(0).kind == NodeKind::And, expression(operands[0]), node, 1);
}

/// `left and operands[next] and ...`, or with `or`. Python gives the operand that decides, not its truth.
Value FunctionCompiler::short_circuit(bool is_and, const Value &left, const Node &node, std::size_t next) {
  const std::vector<Node> &operands = node.items(1);
  if (next == operands.size()) return left;
  const Value test = truth(left, operands[next - 1]);
  if (test.is_constant()) {
    const bool decided = test.constant->as_bool() != is_and;
    if (decided) return left;
    return short_circuit(is_and, expression(operands[next]), node, next + 1);
  }
  ir::Region rest_region;
  const Value rest =
      in_region(rest_region, [&] { return short_circuit(is_and, expression(operands[next]), node, next + 1); });
  at(node);
  if (left.is_scalar() && rest.is_scalar() && left.dtype == DType::Bool && rest.dtype == DType::Bool &&
      is_cheap(rest_region)) {
    splice(rest_region, *builder_.region());
    return apply(is_and ? ScalarOp::LogicalAnd : ScalarOp::LogicalOr, {left, rest});
  }
  ir::Region left_region;
  if (is_and) return choose(test, rest_region, rest, left_region, left, node);
  return choose(test, left_region, left, rest_region, rest, node);
}

Value FunctionCompiler::comparison(const Node &node) {
  if (node.items(2).empty() || node.items(1).size() != node.items(2).size()) unsupported_expression(node);
  return comparison_rest(node, expression(node.field(0)), 0);
}

/// `left op next op ...`: each operand is evaluated once, and none after the first comparison that fails.
Value FunctionCompiler::comparison_rest(const Node &node, const Value &left, std::size_t next) {
  const std::vector<Node> &operands = node.items(2);
  const Value right = expression(operands[next]);
  Value first = compare(node.items(1)[next].kind, left, right, node);
  if (next + 1 == operands.size()) return first;
  if (first.is_constant()) return first.constant->as_bool() ? comparison_rest(node, right, next + 1) : first;
  ir::Region rest_region;
  const Value rest = in_region(rest_region, [&] { return comparison_rest(node, right, next + 1); });
  at(node);
  if (is_cheap(rest_region)) {
    splice(rest_region, *builder_.region());
    return apply(ScalarOp::LogicalAnd, {first, rest});
  }
  ir::Region else_region;
  return choose(first, rest_region, rest, else_region, Value::of_bool(false), node);
}

}  // namespace gridstride::lang::python
