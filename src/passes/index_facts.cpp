#include "passes/index_facts.h"

#include <algorithm>

#include "passes/walk.h"

namespace gridstride::passes {

using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::ValueId;

namespace {

constexpr Wide kMostExtent = Wide{1} << 62;  // ir.h, OpCode::Extent
constexpr Wide kMostBlock = 1024;
constexpr Wide kMostGrid = (Wide{1} << 31) - 1;

}  // namespace

IndexFacts::IndexFacts(Function &function) : function_(function), defs_(defining_ops(function)), bounds_(function) {}

bool IndexFacts::is_integral(ValueId id) const {
  const ir::Type &type = function_.type(id);
  return type.is_scalar() && (type.dtype == DType::Bool || is_integer(type.dtype));
}

const Sum *IndexFacts::extent(ValueId array, int axis) const {
  const auto found = extents_.find({array.index, axis});
  return found == extents_.end() ? nullptr : &found->second;
}

void IndexFacts::define_unknown(const Op &op) {
  const auto [least, most] = range_of(function_.type(op.results[0]).dtype);
  bounds_.define(op.results[0], least, most);
}

bool IndexFacts::define_range(const Op &op, Wide least, Wide most) {
  const auto [lowest, highest] = range_of(function_.type(op.results[0]).dtype);
  if (least < lowest || most > highest) {
    define_unknown(op);
    return false;
  }
  bounds_.define(op.results[0], least, most);
  return true;
}

void IndexFacts::define(const Op &op) {
  if (op.code == OpCode::SharedArray || op.code == OpCode::LocalArray) {
    if (ir::is_dynamic(op)) return;
    for (std::size_t axis = 0; axis < op.shape.size(); ++axis) {
      extents_[{op.results[0].index, static_cast<int>(axis)}] = Sum{{}, op.shape[axis]};
    }
    return;
  }
  if (op.results.size() != 1 || !is_integral(op.results[0])) {
    for (ValueId id : op.results) {
      if (is_integral(id)) {
        const auto [least, most] = range_of(function_.type(id).dtype);
        bounds_.define(id, least, most);
      }
    }
    return;
  }
  switch (op.code) {
    case OpCode::Constant: {
      const bool is_unsigned = kind_of(op.scalar.dtype) == DTypeKind::Unsigned;
      const Wide value = is_unsigned ? static_cast<Wide>(op.scalar.as_uint()) : static_cast<Wide>(op.scalar.as_int());
      bounds_.set_form(op.results[0], {{}, value});
      return;
    }
    case OpCode::Cast: {
      if (!is_integral(op.operands[0])) return define_unknown(op);
      const Sum source = form(op.operands[0]);
      const DType to = function_.type(op.results[0]).dtype;
      const auto [least, most] = range_of(to);
      if (to == DType::Bool || bounds_.least(source) < least || bounds_.most(source) > most) return define_unknown(op);
      return bounds_.set_form(op.results[0], source);
    }
    case OpCode::ThreadIdx: define_range(op, 0, kMostBlock - 1); return;
    case OpCode::BlockIdx: define_range(op, 0, kMostGrid - 1); return;
    case OpCode::BlockDim: define_range(op, 1, kMostBlock); return;
    case OpCode::GridDim: define_range(op, 1, kMostGrid); return;
    case OpCode::GlobalIdx: define_range(op, 0, kMostGrid * kMostBlock - 1); return;
    case OpCode::GlobalSize: define_range(op, 1, kMostGrid * kMostBlock); return;
    case OpCode::Extent: {
      // Every op that reads this extent is the same value. (In a loop that is walked again it stands anew.)
      const auto [entry, fresh] = extents_.try_emplace({op.operands[0].index, op.dim}, Sum{op.results[0], 0});
      if (fresh || entry->second.root == op.results[0]) {
        define_range(op, 0, kMostExtent);
      } else {
        bounds_.set_form(op.results[0], entry->second);
      }
      return;
    }
    case OpCode::Scalar: return define_scalar(op);
    default: return define_unknown(op);
  }
}

void IndexFacts::define_scalar(const Op &op) {
  // Operands of other kinds (comparisons of floats, say) tell nothing.
  for (ValueId id : op.operands) {
    if (!is_integral(id)) return define_unknown(op);
  }
  switch (op.scalar_op) {
    case ScalarOp::Add: return define_sum(op, false);
    case ScalarOp::Sub: return define_sum(op, true);
    case ScalarOp::Mul:
    case ScalarOp::Square: return define_product(op);
    case ScalarOp::FloorDiv:
    case ScalarOp::TruncDiv: return define_quotient(op);
    case ScalarOp::Mod:
    case ScalarOp::Rem: return define_remainder(op);
    case ScalarOp::And:
    case ScalarOp::Shr: return define_bits(op);
    case ScalarOp::Minimum:
    case ScalarOp::FMin: return define_extremum(op, true);
    case ScalarOp::Maximum:
    case ScalarOp::FMax: return define_extremum(op, false);
    case ScalarOp::Select: return define_select(op);
    case ScalarOp::Positive: return bounds_.set_form(op.results[0], form(op.operands[0]));
    case ScalarOp::Abs: {
      const Sum x = form(op.operands[0]);
      const Wide least = bounds_.least(x);
      const Wide most = bounds_.most(x);
      if (least >= 0) return bounds_.set_form(op.results[0], x);
      define_range(op, 0, std::max(-least, most));
      return;
    }
    case ScalarOp::Popcount:
    case ScalarOp::BitwiseCount:
    case ScalarOp::Clz: define_range(op, 0, 64); return;
    default: return define_unknown(op);
  }
}

void IndexFacts::define_sum(const Op &op, bool negated) {
  const ValueId result = op.results[0];
  const Sum x = form(op.operands[0]);
  const Sum y = form(op.operands[1]);
  // Known differences bound a difference better than the two ranges do.
  const Wide least = negated ? -bounds_.difference(y, x) : bounds_.least(x) + bounds_.least(y);
  const Wide most = negated ? bounds_.difference(x, y) : bounds_.most(x) + bounds_.most(y);
  const Sum sum{result, 0};
  if (!define_range(op, least, most)) return;
  if (!y.root.valid()) return bounds_.set_form(result, {x.root, negated ? x.offset - y.offset : x.offset + y.offset});
  if (!x.root.valid() && !negated) return bounds_.set_form(result, {y.root, y.offset + x.offset});
  // r = x + y: r - x <= most(y), x - r <= -least(y); r = x - y: r - x <= -least(y), x - r <= most(y).
  bounds_.assume(sum, x, negated ? -bounds_.least(y) : bounds_.most(y));
  bounds_.assume(x, sum, negated ? bounds_.most(y) : -bounds_.least(y));
  if (negated) return;
  bounds_.assume(sum, y, bounds_.most(x));
  bounds_.assume(y, sum, -bounds_.least(x));
}

void IndexFacts::define_product(const Op &op) {
  const Sum x = form(op.operands[0]);
  const Sum y = form(op.operands.back());
  const Wide a = bounds_.least(x);
  const Wide b = bounds_.most(x);
  const Wide c = bounds_.least(y);
  const Wide d = bounds_.most(y);
  // Greater factors would not fit, nor would their product fit in Wide.
  constexpr Wide kMostFactor = Wide{1} << 62;
  if (a < -kMostFactor || b > kMostFactor || c < -kMostFactor || d > kMostFactor) return define_unknown(op);
  const auto [least, most] = std::minmax({a * c, a * d, b * c, b * d});
  if (!define_range(op, op.scalar_op == ScalarOp::Square ? std::max(least, Wide{0}) : least, most)) return;
  // A multiple of what is not negative is at least that.
  const Sum result{op.results[0], 0};
  if (a >= 0 && c >= 1) bounds_.assume(x, result, 0);
  if (c >= 0 && a >= 1) bounds_.assume(y, result, 0);
}

void IndexFacts::define_quotient(const Op &op) {
  const Sum x = form(op.operands[0]);
  const Sum y = form(op.operands[1]);
  const Wide divisor = bounds_.least(y);
  if (bounds_.least(x) < 0 || divisor < 0) return define_unknown(op);
  // A divisor of 0 gives 0.
  define_range(op, 0, bounds_.most(x) / std::max(divisor, Wide{1}));
  bounds_.assume({op.results[0], 0}, x, 0);
}

void IndexFacts::define_remainder(const Op &op) {
  const Sum x = form(op.operands[0]);
  const Sum y = form(op.operands[1]);
  const bool nonnegative = bounds_.least(x) >= 0;
  const Wide divisor = bounds_.least(y);
  // Mod has the divisor's sign, rem the dividend's; a divisor of 0 gives 0.
  if (divisor < 0 || (op.scalar_op == ScalarOp::Rem && !nonnegative)) return define_unknown(op);
  Wide most = std::max(bounds_.most(y) - 1, Wide{0});
  if (nonnegative) most = std::min(most, bounds_.most(x));
  if (!define_range(op, 0, most)) return;
  const Sum result{op.results[0], 0};
  if (divisor > 0) bounds_.assume(result, y, -1);
  if (nonnegative) bounds_.assume(result, x, 0);
}

void IndexFacts::define_bits(const Op &op) {
  const Sum result{op.results[0], 0};
  const Sum x = form(op.operands[0]);
  const Sum y = form(op.operands[1]);
  const bool x_fits = bounds_.least(x) >= 0;
  const bool y_fits = op.scalar_op == ScalarOp::And && bounds_.least(y) >= 0;
  if (!x_fits && !y_fits) return define_unknown(op);
  Wide most = x_fits ? bounds_.most(x) : bounds_.most(y);
  if (x_fits && y_fits) most = std::min(most, bounds_.most(y));
  if (op.scalar_op == ScalarOp::Shr && !y.root.valid() && y.offset >= 0)
    most = y.offset < 64 ? most >> static_cast<int>(y.offset) : 0;
  define_range(op, 0, most);
  if (x_fits) bounds_.assume(result, x, 0);
  if (y_fits) bounds_.assume(result, y, 0);
}

template <class AsChosen>
void IndexFacts::bound_choice(const Op &op, const Sum &x, const Sum &y, AsChosen &&as_chosen) {
  constexpr std::size_t kMostCandidates = 8;
  std::vector<ValueId> candidates = bounds_.near(x);
  for (ValueId id : bounds_.near(y)) candidates.push_back(id);
  std::sort(candidates.begin(), candidates.end());
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  if (candidates.size() > kMostCandidates) candidates.resize(kMostCandidates);
  const Sum result{op.results[0], 0};
  for (ValueId id : candidates) {
    const Sum other{id, 0};
    const Wide k = std::max(as_chosen(0, [&] { return bounds_.difference(x, other); }),
                            as_chosen(1, [&] { return bounds_.difference(y, other); }));
    if (k < bounds_.difference(result, other)) bounds_.assume(result, other, k);
  }
}

void IndexFacts::define_extremum(const Op &op, bool lower) {
  const Sum result{op.results[0], 0};
  const Sum x = form(op.operands[0]);
  const Sum y = form(op.operands[1]);
  if (lower) {
    define_range(op, std::min(bounds_.least(x), bounds_.least(y)), std::min(bounds_.most(x), bounds_.most(y)));
    bounds_.assume(result, x, 0);
    bounds_.assume(result, y, 0);
  } else {
    define_range(op, std::max(bounds_.least(x), bounds_.least(y)), std::max(bounds_.most(x), bounds_.most(y)));
    bounds_.assume(x, result, 0);
    bounds_.assume(y, result, 0);
    bound_choice(op, x, y, [](int, auto &&query) { return query(); });
  }
}

void IndexFacts::define_select(const Op &op) {
  const Sum x = form(op.operands[1]);
  const Sum y = form(op.operands[2]);
  const auto as_chosen = [&](int side, auto &&query) {
    const std::size_t mark = bounds_.mark();
    assume(op.operands[0], side == 0);
    const Wide known = query();
    bounds_.release(mark);
    return known;
  };
  const Wide least =
      std::min(as_chosen(0, [&] { return bounds_.least(x); }), as_chosen(1, [&] { return bounds_.least(y); }));
  const Wide most =
      std::max(as_chosen(0, [&] { return bounds_.most(x); }), as_chosen(1, [&] { return bounds_.most(y); }));
  define_range(op, least, most);
  bound_choice(op, x, y, as_chosen);
}

void IndexFacts::assume(ValueId condition, bool truth) {
  const Op *op = defs_[condition.index];
  if (op == nullptr) return;
  if (op->code == OpCode::If) {
    // `a and b`, `a or b` where b could not be computed beforehand: one side yields a constant.
    const auto found = std::find(op->results.begin(), op->results.end(), condition);
    const auto slot = static_cast<std::size_t>(found - op->results.begin());
    for (std::size_t side = 0; side < 2; ++side) {
      const Op &end = *op->regions[side].ops.back();
      if (end.code != OpCode::Yield) continue;
      const gridstride::Scalar *value = constant_of(defs_, end.operands[slot]);
      if (value == nullptr || value->as_bool() == truth) continue;
      // This side would have given the opposite, so the other one ran.
      assume(op->operands[0], side == 1);
      const Op &other = *op->regions[1 - side].ops.back();
      if (other.code == OpCode::Yield) assume(other.operands[slot], truth);
    }
    return;
  }
  if (op->code != OpCode::Scalar) return;
  const bool truths = function_.type(op->operands[0]).dtype == DType::Bool;
  switch (op->scalar_op) {
    case ScalarOp::Not:
    case ScalarOp::LogicalNot:
      if (truths) assume(op->operands[0], !truth);
      return;
    case ScalarOp::And:
    case ScalarOp::LogicalAnd:
    case ScalarOp::Or:
    case ScalarOp::LogicalOr: {
      const bool both = op->scalar_op == ScalarOp::And || op->scalar_op == ScalarOp::LogicalAnd;
      if (!truths || truth != both) return;
      assume(op->operands[0], truth);
      assume(op->operands[1], truth);
      return;
    }
    case ScalarOp::Eq:
    case ScalarOp::Ne:
    case ScalarOp::Lt:
    case ScalarOp::Le:
    case ScalarOp::Gt:
    case ScalarOp::Ge:
      if (is_integral(op->operands[0]) && is_integral(op->operands[1])) {
        compare(op->scalar_op, form(op->operands[0]), form(op->operands[1]), truth);
      }
      return;
    default: return;
  }
}

void IndexFacts::compare(ScalarOp op, const Sum &a, const Sum &b, bool truth) {
  switch (op) {
    case ScalarOp::Lt: return truth ? bounds_.assume(a, b, -1) : bounds_.assume(b, a, 0);
    case ScalarOp::Le: return truth ? bounds_.assume(a, b, 0) : bounds_.assume(b, a, -1);
    case ScalarOp::Gt: return compare(ScalarOp::Lt, b, a, truth);
    case ScalarOp::Ge: return compare(ScalarOp::Le, b, a, truth);
    case ScalarOp::Ne: return compare(ScalarOp::Eq, a, b, !truth);
    default: break;
  }
  if (truth) {
    bounds_.assume(a, b, 0);
    bounds_.assume(b, a, 0);
    return;
  }
  // Not equal: an end of the range that is ruled out moves in by one.
  if (bounds_.difference(a, b) == 0) bounds_.assume(a, b, -1);
  if (bounds_.difference(b, a) == 0) bounds_.assume(b, a, -1);
}

}  // namespace gridstride::passes
