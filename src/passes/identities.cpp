#include "passes/identities.h"

#include <array>
#include <cmath>
#include <utility>

#include "passes/walk.h"

namespace gridstride::passes {

using gridstride::Scalar;
using ir::Op;
using ir::OpCode;
using ir::ValueId;

namespace {

/// Bits of precision and of the exponent's reach that a float dtype has, for comparing dtypes.
struct FloatFormat {
  int mantissa;  ///< with the hidden bit
  int exponent;  ///< largest power of two
};

FloatFormat format_of(DType dtype) {
  switch (dtype) {
    case DType::Float16: return {11, 15};
    case DType::BFloat16: return {8, 127};
    case DType::Float32: return {24, 127};
    default: return {53, 1023};
  }
}

/// Bits of magnitude of an integer or bool dtype.
int magnitude_bits(DType dtype) {
  if (dtype == DType::Bool) return 1;
  const int bits = static_cast<int>(8 * size_of(dtype));
  return kind_of(dtype) == DTypeKind::Signed ? bits - 1 : bits;
}

bool is_integral(DType dtype) {
  return dtype == DType::Bool || is_integer(dtype);
}

/// Every value of an integral dtype is one of another.
bool contains(DType outer, DType inner) {
  if (outer == DType::Bool) return inner == DType::Bool;
  const bool needs_sign = kind_of(inner) == DTypeKind::Signed;
  if (needs_sign && kind_of(outer) != DTypeKind::Signed) return false;
  return magnitude_bits(outer) >= magnitude_bits(inner);
}

bool is_number(const Scalar *value, double number) {
  if (value == nullptr || is_complex(value->dtype)) return false;
  const double given = value->as_double();
  return given == number && std::signbit(given) == std::signbit(number);
}

bool is_all_ones(const Scalar *value) {
  if (value == nullptr) return false;
  if (value->dtype == DType::Bool) return value->as_bool();
  return is_integer(value->dtype) && *value == Scalar::of_int(value->dtype, -1);
}

std::optional<ScalarOp> opposite(ScalarOp op) {
  switch (op) {
    case ScalarOp::Eq: return ScalarOp::Ne;
    case ScalarOp::Ne: return ScalarOp::Eq;
    case ScalarOp::Lt: return ScalarOp::Ge;
    case ScalarOp::Le: return ScalarOp::Gt;
    case ScalarOp::Gt: return ScalarOp::Le;
    case ScalarOp::Ge: return ScalarOp::Lt;
    default: return std::nullopt;
  }
}

class Identities {
public:
  Identities(const ir::Function &function, Op &op, const std::vector<Op *> &defs, bool &changed)
      : function_(function), op_(op), defs_(defs), changed_(changed) {}

  std::optional<Simplified> cast() {
    const ValueId source = op_.operands[0];
    const DType from = dtype(source);
    const DType to = dtype(op_.results[0]);
    if (from == to) return same(source);
    // A cast of an exact cast is one cast, but where float to integer saturates what integer to integer wraps.
    const Op *inner = def(source);
    if (inner == nullptr || inner->code != OpCode::Cast) return std::nullopt;
    const DType origin = dtype(inner->operands[0]);
    if (!is_exact_cast(origin, from)) return std::nullopt;
    if (is_floating(from) && is_integral(origin) && is_integer(to) && !contains(to, origin)) return std::nullopt;
    if (origin == to) return same(inner->operands[0]);
    op_.operands[0] = inner->operands[0];
    changed_ = true;
    return std::nullopt;
  }

  std::optional<Simplified> scalar() {
    switch (info(op_.scalar_op).arity) {
      case 1: return unary();
      case 2: return binary();
      default: return op_.scalar_op == ScalarOp::Select ? select() : std::nullopt;
    }
  }

private:
  DType dtype(ValueId id) const { return function_.type(id).dtype; }
  Op *def(ValueId id) const { return id.index < defs_.size() ? defs_[id.index] : nullptr; }
  const Scalar *constant(ValueId id) const { return constant_of(defs_, id); }

  static Simplified same(ValueId id) { return {id, std::nullopt}; }
  static Simplified number(Scalar value) { return {{}, value}; }

  std::optional<Simplified> become(ScalarOp op, std::vector<ValueId> operands) {
    op_.scalar_op = op;
    op_.operands = std::move(operands);
    changed_ = true;
    return std::nullopt;
  }

  const Op *scalar_def(ValueId id, ScalarOp op) const {
    const Op *found = def(id);
    return found != nullptr && found->code == OpCode::Scalar && found->scalar_op == op ? found : nullptr;
  }

  std::optional<Simplified> unary() {
    const ValueId x = op_.operands[0];
    const bool truth = dtype(x) == DType::Bool;
    switch (op_.scalar_op) {
      case ScalarOp::Positive: return same(x);
      case ScalarOp::Neg:
        if (const Op *inner = scalar_def(x, ScalarOp::Neg); inner != nullptr && !is_complex(dtype(x))) {
          return same(inner->operands[0]);
        }
        break;
      case ScalarOp::LogicalNot:
        if (truth) return become(ScalarOp::Not, {x});
        break;
      case ScalarOp::Not: {
        if (const Op *inner = scalar_def(x, ScalarOp::Not)) return same(inner->operands[0]);
        const Op *inner = def(x);
        if (!truth || inner == nullptr || inner->code != OpCode::Scalar) break;
        const auto other = opposite(inner->scalar_op);
        // With a NaN only == and != are each other's negation.
        const bool ordered = is_integral(dtype(inner->operands[0]));
        if (other && (ordered || *other == ScalarOp::Eq || *other == ScalarOp::Ne)) {
          return become(*other, inner->operands);
        }
        break;
      }
      default: break;
    }
    return std::nullopt;
  }

  std::optional<Simplified> binary() {
    const ValueId x = op_.operands[0];
    const ValueId y = op_.operands[1];
    const DType of = dtype(x);
    if (of != dtype(y)) return std::nullopt;  // comparisons of int64 with uint64, ldexp
    if (is_integral(of)) return integral(x, y, of);
    if (is_floating(of)) return floating(x, y);
    return std::nullopt;
  }

  std::optional<Simplified> integral(ValueId x, ValueId y, DType of) {
    const Scalar *a = constant(x);
    const Scalar *b = constant(y);
    const Scalar zero{of, {0, 0}};
    const bool equal = x == y;
    switch (op_.scalar_op) {
      case ScalarOp::Add:
        if (is_number(b, 0)) return same(x);
        if (is_number(a, 0)) return same(y);
        break;
      case ScalarOp::Sub:
        if (is_number(b, 0)) return same(x);
        if (equal) return number(zero);
        break;
      case ScalarOp::Mul:
        if (is_number(b, 1)) return same(x);
        if (is_number(a, 1)) return same(y);
        if (is_number(a, 0) || is_number(b, 0)) return number(zero);
        break;
      case ScalarOp::FloorDiv:
      case ScalarOp::TruncDiv:
        if (is_number(b, 1)) return same(x);
        break;
      case ScalarOp::Mod:
      case ScalarOp::Rem:
        if (is_number(b, 1)) return number(zero);
        break;
      case ScalarOp::And:
        if (equal || is_all_ones(b)) return same(x);
        if (is_all_ones(a)) return same(y);
        if (is_number(a, 0) || is_number(b, 0)) return number(zero);
        break;
      case ScalarOp::Or:
        if (equal || is_number(b, 0)) return same(x);
        if (is_number(a, 0)) return same(y);
        if (is_all_ones(a)) return same(x);
        if (is_all_ones(b)) return same(y);
        break;
      case ScalarOp::Xor:
        if (is_number(b, 0)) return same(x);
        if (is_number(a, 0)) return same(y);
        if (equal) return number(zero);
        break;
      case ScalarOp::Shl:
      case ScalarOp::Shr:
        if (is_number(b, 0)) return same(x);
        break;
      case ScalarOp::Minimum:
      case ScalarOp::Maximum:
      case ScalarOp::FMin:
      case ScalarOp::FMax:
        if (equal) return same(x);
        break;
      case ScalarOp::Eq:
      case ScalarOp::Le:
      case ScalarOp::Ge:
        if (equal) return number(Scalar::of_bool(true));
        break;
      case ScalarOp::Ne:
      case ScalarOp::Lt:
      case ScalarOp::Gt:
        if (equal) return number(Scalar::of_bool(false));
        break;
      default: break;
    }
    return of == DType::Bool ? logical(x, y, a, b) : std::nullopt;
  }

  /// Operations on truth values that have a shorter name.
  std::optional<Simplified> logical(ValueId x, ValueId y, const Scalar *a, const Scalar *b) {
    switch (op_.scalar_op) {
      case ScalarOp::LogicalAnd: return become(ScalarOp::And, {x, y});
      case ScalarOp::LogicalOr: return become(ScalarOp::Or, {x, y});
      case ScalarOp::LogicalXor: return become(ScalarOp::Xor, {x, y});
      case ScalarOp::Eq:
      case ScalarOp::Ne: {
        const bool keep = op_.scalar_op == ScalarOp::Eq;
        if (b != nullptr) return b->as_bool() == keep ? std::optional(same(x)) : become(ScalarOp::Not, {x});
        if (a != nullptr) return a->as_bool() == keep ? std::optional(same(y)) : become(ScalarOp::Not, {y});
        break;
      }
      default: break;
    }
    return std::nullopt;
  }

  std::optional<Simplified> floating(ValueId x, ValueId y) {
    const Scalar *a = constant(x);
    const Scalar *b = constant(y);
    switch (op_.scalar_op) {
      case ScalarOp::Add:  // not of +0: -0 + 0 is 0
        if (is_number(b, -0.0)) return same(x);
        if (is_number(a, -0.0)) return same(y);
        break;
      case ScalarOp::Sub:
        if (is_number(b, 0.0)) return same(x);
        break;
      case ScalarOp::Mul:
        if (is_number(b, 1)) return same(x);
        if (is_number(a, 1)) return same(y);
        break;
      case ScalarOp::Div:
        if (is_number(b, 1)) return same(x);
        break;
      case ScalarOp::Minimum:
      case ScalarOp::Maximum:
      case ScalarOp::FMin:
      case ScalarOp::FMax:
        if (x == y) return same(x);
        break;
      default: break;
    }
    return std::nullopt;
  }

  std::optional<Simplified> select() {
    const ValueId condition = op_.operands[0];
    const ValueId x = op_.operands[1];
    const ValueId y = op_.operands[2];
    if (const Scalar *known = constant(condition)) return same(known->as_bool() ? x : y);
    if (x == y) return same(x);
    if (const Op *inner = scalar_def(condition, ScalarOp::Not))
      return become(ScalarOp::Select, {inner->operands[0], y, x});
    if (dtype(x) != DType::Bool) return std::nullopt;
    const Scalar *a = constant(x);
    const Scalar *b = constant(y);
    if (a != nullptr && b != nullptr) {
      if (a->as_bool() == b->as_bool()) return same(x);
      if (a->as_bool()) return same(condition);
      return become(ScalarOp::Not, {condition});
    }
    if (b != nullptr && !b->as_bool()) return become(ScalarOp::And, {condition, x});
    if (a != nullptr && a->as_bool()) return become(ScalarOp::Or, {condition, y});
    return std::nullopt;
  }

  const ir::Function &function_;
  Op &op_;
  const std::vector<Op *> &defs_;
  bool &changed_;
};

}  // namespace

bool is_exact_cast(DType from, DType to) {
  if (from == to) return true;
  if (is_integral(from) && is_integral(to)) return contains(to, from);
  if (is_integral(from) && is_floating(to)) {
    return magnitude_bits(from) <= format_of(to).mantissa && magnitude_bits(from) <= format_of(to).exponent;
  }
  if (is_floating(from) && is_floating(to)) {
    return format_of(from).mantissa <= format_of(to).mantissa && format_of(from).exponent <= format_of(to).exponent &&
           // bfloat16's and float32's smallest values lie below float16's
           !(to == DType::Float16);
  }
  return false;
}

std::optional<Simplified> apply_identities(const ir::Function &function, Op &op, const std::vector<Op *> &defs,
                                           bool &changed) {
  Identities identities(function, op, defs, changed);
  return op.code == OpCode::Cast ? identities.cast() : identities.scalar();
}

}  // namespace gridstride::passes
