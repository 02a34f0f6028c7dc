#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "lang/python/compiler.h"
#include "lang/python/typing.h"

namespace gridstride::lang::python {

// Python's operators on Values: the dtype they are computed in, and the operations that do it.

using Kind = Value::Kind;

namespace {

struct Operator {
  std::string_view symbol;
  NodeKind kind;
  ScalarOp op;
};

constexpr Operator kOperators[] = {
    {"+", NodeKind::Add, ScalarOp::Add},
    {"-", NodeKind::Sub, ScalarOp::Sub},
    {"*", NodeKind::Mult, ScalarOp::Mul},
    {"/", NodeKind::Div, ScalarOp::Div},
    {"//", NodeKind::FloorDiv, ScalarOp::FloorDiv},
    {"%", NodeKind::Mod, ScalarOp::Mod},
    {"**", NodeKind::Pow, ScalarOp::Pow},
    {"<<", NodeKind::LShift, ScalarOp::Shl},
    {">>", NodeKind::RShift, ScalarOp::Shr},
    {"&", NodeKind::BitAnd, ScalarOp::And},
    {"|", NodeKind::BitOr, ScalarOp::Or},
    {"^", NodeKind::BitXor, ScalarOp::Xor},
    {"==", NodeKind::Eq, ScalarOp::Eq},
    {"!=", NodeKind::NotEq, ScalarOp::Ne},
    {"<", NodeKind::Lt, ScalarOp::Lt},
    {"<=", NodeKind::LtE, ScalarOp::Le},
    {">", NodeKind::Gt, ScalarOp::Gt},
    {">=", NodeKind::GtE, ScalarOp::Ge},
    {"@", NodeKind::MatMult, ScalarOp::Count_},
    {"this operator", NodeKind::Other, ScalarOp::Count_},
};

const Operator &row_of(NodeKind kind) {
  return *std::find_if(std::begin(kOperators), std::end(kOperators) - 1,
                       [&](const Operator &each) { return each.kind == kind; });
}

/// Whether a cast of the constant to the dtype and back gives the same bits.
bool fits(const Scalar &constant, DType dtype) {
  if (is_complex(constant.dtype) || is_complex(dtype)) return false;
  const Scalar narrow = constant.cast(dtype);
  if (!(narrow.cast(constant.dtype) == constant)) return false;
  // -1 goes through uint64 and back unharmed, and is not there.
  if (is_integer(constant.dtype) && is_integer(dtype) && kind_of(constant.dtype) != kind_of(dtype)) {
    return constant.as_double() >= 0 && narrow.as_double() >= 0;
  }
  return true;
}

/// A dtype for comparing a number with a constant, without changing the outcome: the number's own where the constant
/// has an exact value in it.
DType operand_dtype(const Value &a, const Value &b) {
  const auto exact_in = [](const Value &number, const Value &constant) {
    const bool integers = is_integer(number.dtype) && constant.is_integral();
    return constant.is_constant() && !number.is_constant() && (integers || is_floating(number.dtype)) &&
           fits(*constant.constant, number.dtype);
  };
  if (exact_in(a, b)) return a.dtype;
  if (exact_in(b, a)) return b.dtype;
  return comparison_dtype(a.dtype, b.dtype);
}

NodeKind mirrored(NodeKind op) {
  switch (op) {
    case NodeKind::Lt: return NodeKind::Gt;
    case NodeKind::LtE: return NodeKind::GtE;
    case NodeKind::Gt: return NodeKind::Lt;
    case NodeKind::GtE: return NodeKind::LtE;
    default: return op;
  }
}

}  // namespace

// --- emission

ir::ValueId FunctionCompiler::use(const Value &value) {
  if (value.is(Kind::Undefined)) throw NotYetAssigned{};
  if (value.constant) return builder_.constant(*value.constant);
  return value.id;
}

Value FunctionCompiler::cast(const Value &value, DType dtype) {
  if (value.is(Kind::Undefined)) throw NotYetAssigned{};
  if (value.dtype == dtype) return value;
  if (value.constant) return Value::of(value.constant->cast(dtype));
  const bool widening = value.is_integral() && is_integer(dtype) &&
                        (size_of(dtype) > size_of(value.dtype) || kind_of(dtype) == DTypeKind::Unsigned);
  return Value::scalar(builder_.cast(value.id, dtype), dtype,
                       widening && (value.nonnegative || kind_of(value.dtype) != DTypeKind::Signed));
}

Value FunctionCompiler::apply(ScalarOp op, const std::vector<Value> &operands) {
  if (std::all_of(operands.begin(), operands.end(), [](const Value &each) { return each.constant.has_value(); })) {
    std::vector<Scalar> constants;
    constants.reserve(operands.size());
    for (const Value &each : operands) constants.push_back(*each.constant);
    return Value::of(evaluate(op, constants));
  }
  std::vector<ir::ValueId> ids;
  ids.reserve(operands.size());
  for (const Value &each : operands) ids.push_back(use(each));
  const ir::ValueId id = builder_.scalar(op, ids);
  return Value::scalar(id, function_.type(id).dtype);
}

void FunctionCompiler::expect_number(const Value &value, const Node &node, std::string_view what) {
  if (value.is(Kind::Undefined)) throw NotYetAssigned{};
  if (value.is_scalar()) return;
  std::string help;
  if (is_array(value)) help = "index the array to get a number";
  if (value.is(Kind::Static) && value.env->kind == EnvValue::Kind::Unknown) help = value.env->hint;
  type_error(node, fmt::format("{} must be a number, not {}", what, describe(value)), std::move(help));
}

void FunctionCompiler::fault_on_zero(const Value &divisor, const Node &node) {
  if (!debug() || (is_floating(divisor.dtype) && !float_faults())) return;
  if (divisor.is_constant() && divisor.constant->as_bool()) return;
  at(node);
  const Value zero = Value::of(Scalar::of_bool(false).cast(divisor.dtype));
  builder_.fault(use(apply(ScalarOp::Eq, {divisor, zero})), ir::FaultKind::ZeroDivision, "division by zero");
}

// --- arithmetic

/// The number of an Optional, which is one here: with debug None is an error, else it counts as 0. Others as they are.
Value FunctionCompiler::number_of(const Value &value, const Node &node) {
  if (!value.is(Kind::Optional)) return value;
  if (debug()) {
    at(node);
    builder_.fault(use(apply(ScalarOp::LogicalNot, {value.items[0]})), ir::FaultKind::Raise,
                   "TypeError: None where a number is needed");
  }
  return value.items[1];
}

Value FunctionCompiler::binary(NodeKind op, const Value &a, const Value &b, const Node &node) {
  if (a.is(Kind::Optional) || b.is(Kind::Optional)) return binary(op, number_of(a, node), number_of(b, node), node);
  if (a.is(Kind::Undefined) || b.is(Kind::Undefined)) throw NotYetAssigned{};
  const Operator &row = row_of(op);
  if (op == NodeKind::Add && a.is(Kind::Tuple) && b.is(Kind::Tuple)) {
    std::vector<Value> items = a.items;
    items.insert(items.end(), b.items.begin(), b.items.end());
    return Value::tuple(std::move(items));
  }
  if (op == NodeKind::Mult && a.is(Kind::Tuple) && b.is_constant() && b.is_integral()) {
    std::vector<Value> items;
    const std::int64_t times = b.constant->as_int();
    if (times * static_cast<std::int64_t>(a.items.size()) > 4096) type_error(node, "the tuple would be too long");
    for (std::int64_t i = 0; i < times; ++i) items.insert(items.end(), a.items.begin(), a.items.end());
    return Value::tuple(std::move(items));
  }
  if (!a.is_scalar() || !b.is_scalar() || row.op == ScalarOp::Count_) {
    const bool arrays = is_array(a) || is_array(b);
    std::string help = "the operands must be numbers";
    if (arrays) help = "a kernel computes one element at a time: index the array, A[i]";
    for (const Value *each : {&a, &b}) {
      if (each->is(Kind::Static) && !each->env->hint.empty()) help = each->env->hint;
    }
    type_error(node, fmt::format("unsupported operands for {}: {} and {}", row.symbol, describe(a), describe(b)),
               std::move(help));
  }
  const bool integers = a.is_integral() && b.is_integral();
  at(node);
  switch (op) {
    case NodeKind::Add:
    case NodeKind::Sub:
    case NodeKind::Mult: {
      const DType dtype = arithmetic_result(a.dtype, b.dtype);
      return apply(row.op, {cast(a, dtype), cast(b, dtype)});
    }
    case NodeKind::Div: {
      const DType dtype = division_result(a.dtype, b.dtype);
      fault_on_zero(b, node);
      return apply(row.op, {cast(a, dtype), cast(b, dtype)});
    }
    case NodeKind::FloorDiv:
    case NodeKind::Mod: {
      const DType dtype = arithmetic_result(a.dtype, b.dtype);
      if (is_complex(dtype)) {
        type_error(node, fmt::format("{} is not defined on complex numbers", row.symbol), "use / or the real parts");
      }
      fault_on_zero(b, node);
      Value result = apply(row.op, {cast(a, dtype), cast(b, dtype)});
      // The sign is the divisor's, or the quotient's.
      if (!result.constant && is_integer(dtype))
        result.nonnegative = b.nonnegative && (op == NodeKind::Mod || a.nonnegative);
      return result;
    }
    case NodeKind::Pow: return power(a, b, node);
    case NodeKind::LShift:
    case NodeKind::RShift: {
      if (!integers) break;
      const DType dtype = widened(a.dtype);
      return apply(row.op, {cast(a, dtype), cast(b, dtype)});
    }
    default: {
      if (!integers) break;
      const bool logical = a.dtype == DType::Bool && b.dtype == DType::Bool;
      const DType dtype = logical ? DType::Bool : integer_result(a.dtype, b.dtype);
      return apply(row.op, {cast(a, dtype), cast(b, dtype)});
    }
  }
  type_error(node, fmt::format("unsupported operands for {}: {} and {}", row.symbol, describe(a), describe(b)),
             "the operands must be integers: use int(...)");
}

Value FunctionCompiler::power(const Value &base, const Value &exponent, const Node &node) {
  at(node);
  if (!exponent.is_integral() || (is_complex(base.dtype) && !exponent.is_constant())) {
    const DType dtype = float_result(base.dtype, exponent.dtype);
    return apply(ScalarOp::Pow, {cast(base, dtype), cast(exponent, dtype)});
  }
  const bool integers = base.is_integral();
  const DType dtype = integers ? integer_result(base.dtype, exponent.dtype) : base.dtype;
  if (exponent.is_constant() && !base.is_constant()) {
    // A small constant exponent is a few multiplications.
    constexpr std::int64_t kMost = 64;
    const std::int64_t count = exponent.constant->as_int();
    const bool inverse = count < 0;
    if (count != 0 && std::abs(count) <= kMost && !(inverse && integers)) {
      Value square = cast(base, dtype);
      std::optional<Value> product;
      for (std::int64_t rest = std::abs(count);;) {
        if ((rest & 1) != 0) product = product ? apply(ScalarOp::Mul, {*product, square}) : square;
        rest >>= 1;
        if (rest == 0) break;
        square = apply(ScalarOp::Mul, {square, square});
      }
      if (!inverse) return *product;
      fault_on_zero(*product, node);
      return apply(ScalarOp::Div, {Value::of(Scalar::of_float(DType::Float64, 1).cast(dtype)), *product});
    }
  }
  if (integers) return apply(ScalarOp::Pow, {cast(base, dtype), cast(exponent, dtype)});
  if (is_complex(dtype)) return apply(ScalarOp::Pow, {base, cast(exponent, dtype)});
  // A wide exponent has no exact value in a narrow float, and its lowest bit decides the sign.
  const DType wide = size_of(exponent.dtype) > 2 ? DType::Float64 : dtype;
  return cast(apply(ScalarOp::Pow, {cast(base, wide), cast(exponent, wide)}), dtype);
}

Value FunctionCompiler::unary(NodeKind op, const Value &a, const Node &node) {
  if (a.is(Kind::Optional) && op != NodeKind::Not) return unary(op, number_of(a, node), node);
  if (op == NodeKind::Not) {
    const Value value = truth(a, node);
    at(node);
    return apply(ScalarOp::LogicalNot, {value});
  }
  expect_number(a, node, "the operand");
  at(node);
  const DType dtype = widened(a.dtype);
  if (op == NodeKind::USub && node.field(1).is(NodeKind::Constant) && dtype == DType::UInt64 &&
      a.constant->as_uint() == std::uint64_t{1} << 63) {
    return Value::of_int(INT64_MIN);  // written as the negative of a number that int64 does not hold
  }
  switch (op) {
    case NodeKind::USub: return apply(ScalarOp::Neg, {cast(a, dtype)});
    case NodeKind::UAdd: return cast(a, dtype);
    default: break;
  }
  if (!a.is_integral()) {
    type_error(node, fmt::format("unsupported operand for ~: {}", describe(a)), "the operand must be an integer");
  }
  return apply(ScalarOp::Not, {a.dtype == DType::Bool ? a : cast(a, dtype)});
}

// --- truth and comparison

Value FunctionCompiler::truth(const Value &value, const Node &node) {
  if (value.is(Kind::Optional)) {
    at(node);
    return apply(ScalarOp::LogicalAnd, {value.items[0], truth(value.items[1], node)});
  }
  switch (value.kind) {
    case Kind::Undefined: throw NotYetAssigned{};
    case Kind::Scalar: return cast(value, DType::Bool);
    case Kind::Tuple: return Value::of_bool(!value.items.empty());
    case Kind::None: return Value::of_bool(false);
    case Kind::String: return Value::of_bool(!value.text->empty());
    case Kind::Array:
    case Kind::View:
    case Kind::Choice:
      type_error(node, fmt::format("the truth value of {} is ambiguous", describe(value)),
                 "test an element, or the length: len(A) > 0");
    case Kind::Conflict: type_error(node, "this is " + describe(value));
    default: return Value::of_bool(true);
  }
}

Value FunctionCompiler::compare(NodeKind op, const Value &a, const Value &b, const Node &node) {
  if (a.is(Kind::Undefined) || b.is(Kind::Undefined)) throw NotYetAssigned{};
  const bool equality = op == NodeKind::Eq || op == NodeKind::NotEq;
  switch (op) {
    case NodeKind::Is:
    case NodeKind::IsNot: {
      const bool none = a.is(Kind::None) || b.is(Kind::None);
      if (none && (a.is(Kind::Optional) || b.is(Kind::Optional))) {
        const Value &given = (a.is(Kind::Optional) ? a : b).items[0];
        at(node);
        return op == NodeKind::IsNot ? given : apply(ScalarOp::LogicalNot, {given});
      }
      if (a.is_scalar() && b.is_scalar()) {
        // Numbers are the same where they are equal and of one type, as members of enums and bools are.
        if (a.dtype != b.dtype) return Value::of_bool(op == NodeKind::IsNot);
        return compare(op == NodeKind::Is ? NodeKind::Eq : NodeKind::NotEq, a, b, node);
      }
      if (!none && (a.is(Kind::Tuple) || b.is(Kind::Tuple))) {
        type_error(node, fmt::format("'is' compares {} and {}", describe(a), describe(b)), "compare tuples with ==");
      }
      const bool same = none ? a.kind == b.kind : same_value(a, b);
      return Value::of_bool(same == (op == NodeKind::Is));
    }
    case NodeKind::In:
    case NodeKind::NotIn: {
      if (!b.is(Kind::Tuple)) {
        type_error(node, fmt::format("'in' needs a tuple, not {}", describe(b)), "write a loop over the elements");
      }
      Value found = Value::of_bool(false);
      for (const Value &each : b.items) {
        found = apply(ScalarOp::LogicalOr, {found, compare(NodeKind::Eq, a, each, node)});
      }
      return op == NodeKind::In ? found : apply(ScalarOp::LogicalNot, {found});
    }
    default: break;
  }
  if (equality && a.is(Kind::Tuple) && b.is(Kind::Tuple)) {
    Value equal = Value::of_bool(a.items.size() == b.items.size());
    for (std::size_t i = 0; i < a.items.size() && a.items.size() == b.items.size(); ++i) {
      equal = apply(ScalarOp::LogicalAnd, {equal, compare(NodeKind::Eq, a.items[i], b.items[i], node)});
    }
    return op == NodeKind::Eq ? equal : apply(ScalarOp::LogicalNot, {equal});
  }
  if (a.is(Kind::Optional) || b.is(Kind::Optional)) {
    if (equality && (a.is(Kind::None) || b.is(Kind::None))) {
      return compare(op == NodeKind::Eq ? NodeKind::Is : NodeKind::IsNot, a, b, node);
    }
    return compare(op, number_of(a, node), number_of(b, node), node);
  }
  const auto fixed = [](const Value &value) {
    return value.is(Kind::None) || value.is(Kind::String) || value.is(Kind::DType) || value.is(Kind::Static);
  };
  if (equality && (fixed(a) || fixed(b)) && !a.is(Kind::Array) && !b.is(Kind::Array)) {
    for (const Value *each : {&a, &b}) {
      if (each->is(Kind::Static) && each->env->kind == EnvValue::Kind::Unknown) {
        type_error(node, fmt::format("cannot compare {} and {}", describe(a), describe(b)), each->env->hint);
      }
    }
    return Value::of_bool(same_value(a, b) == (op == NodeKind::Eq));
  }
  const Operator &row = row_of(op);
  if (!a.is_scalar() || !b.is_scalar() || row.op < ScalarOp::Eq || row.op > ScalarOp::Ge) {
    const bool arrays = is_array(a) || is_array(b);
    type_error(
        node, fmt::format("unsupported operands for {}: {} and {}", row.symbol, describe(a), describe(b)),
        arrays ? "a kernel computes one element at a time: index the array, A[i]" : "the operands must be numbers");
  }
  if (!equality && (is_complex(a.dtype) || is_complex(b.dtype))) {
    type_error(node, fmt::format("{} is not defined on complex numbers", row.symbol),
               "compare abs(z) or the real parts");
  }
  at(node);
  const DType dtype = operand_dtype(a, b);
  // A signed and a 64-bit unsigned integer compare by value as they are.
  const auto operand = [&](const Value &each) {
    return cast(each, dtype == DType::Int64 && each.dtype == DType::UInt64 ? DType::UInt64 : dtype);
  };
  if (a.is_constant() && !b.is_constant()) return apply(row_of(mirrored(op)).op, {operand(b), operand(a)});
  return apply(row.op, {operand(a), operand(b)});
}

Value FunctionCompiler::select(const Value &condition, const Value &a, const Value &b) {
  const DType dtype = a.dtype == b.dtype ? a.dtype : promote(a.dtype, b.dtype);
  if (condition.is_constant()) return cast(condition.constant->as_bool() ? a : b, dtype);
  Value result = apply(ScalarOp::Select, {condition, cast(a, dtype), cast(b, dtype)});
  result.nonnegative = a.nonnegative && b.nonnegative && is_integer(dtype);
  return result;
}

}  // namespace gridstride::lang::python
