#include "codegen/cpu/value_facts.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "codegen/cpu/arithmetic.h"
#include "codegen/cpu/thread_values.h"
#include "ops/scalar_op.h"

namespace gridstride::codegen::cpu {

using ir::Op;
using ir::OpCode;
using ir::ValueId;

namespace {

/// Strides beyond this are not tracked: products with lane numbers and types stay far from overflow.
constexpr std::int64_t kMaxStride = std::int64_t{1} << 31;

std::pair<Wide, Wide> range_of(DType dtype) {
  const int bits = static_cast<int>(8 * size_of(dtype));
  const Wide one = 1;
  if (dtype == DType::Bool) return {0, 1};
  if (kind_of(dtype) == DTypeKind::Signed) return {-(one << (bits - 1)), (one << (bits - 1)) - 1};
  return {0, (one << bits) - 1};
}

bool is_integral(DType dtype) {
  return is_integer(dtype);
}

bool hoistable(ScalarOp op, DType dtype) {
  if (is_floating(dtype) && size_of(dtype) == 2) return false;
  switch (op) {
    case ScalarOp::FloorDiv:
    case ScalarOp::Mod:
    case ScalarOp::TruncDiv:
    case ScalarOp::Rem: return is_integral(dtype);
    default: return Arithmetic::is_cheap(op, dtype);
  }
}

void bound_result(FunctionFacts &facts, const Op &op, DType dtype, Fact &fact) {
  if (op.scalar_op == ScalarOp::Select) {
    const Fact &a = facts.of(op.operands[1]);
    const Fact &b = facts.of(op.operands[2]);
    if (a.bounded && b.bounded) bound(fact, dtype, std::min(a.low, b.low), std::max(a.high, b.high));
    return;
  }
  for (ValueId id : op.operands) {
    if (!facts.of(id).bounded) return;
  }
  const Fact &a = facts.of(op.operands[0]);
  const Fact &b = facts.of(op.operands.back());
  switch (op.scalar_op) {
    case ScalarOp::Add: bound(fact, dtype, Wide{a.low} + b.low, Wide{a.high} + b.high); break;
    case ScalarOp::Sub: bound(fact, dtype, Wide{a.low} - b.high, Wide{a.high} - b.low); break;
    case ScalarOp::Mul: {
      const Wide corners[] = {Wide{a.low} * b.low, Wide{a.low} * b.high, Wide{a.high} * b.low, Wide{a.high} * b.high};
      bound(fact, dtype, *std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4));
      break;
    }
    case ScalarOp::Minimum: bound(fact, dtype, std::min(a.low, b.low), std::min(a.high, b.high)); break;
    case ScalarOp::Maximum: bound(fact, dtype, std::max(a.low, b.low), std::max(a.high, b.high)); break;
    case ScalarOp::FloorDiv:
    case ScalarOp::TruncDiv:
      if (a.low >= 0 && b.low > 0) bound(fact, dtype, 0, a.high);
      break;
    case ScalarOp::Mod:
    case ScalarOp::Rem:
      if (a.low >= 0 && b.low > 0) bound(fact, dtype, 0, std::min(a.high, b.high - 1));
      break;
    case ScalarOp::And:
      if (a.low >= 0 && b.low >= 0) bound(fact, dtype, 0, std::min(a.high, b.high));
      break;
    case ScalarOp::Shr:
      if (a.low >= 0 && b.low >= 0 && b.low < 63) bound(fact, dtype, 0, a.high >> b.low);
      break;
    default: break;
  }
}

/// As far as alignment is kept track of.
constexpr std::int64_t kMostAlign = std::int64_t{1} << 24;

std::optional<std::int64_t> constant(const Fact &fact) {
  if (fact.uniform() && fact.bounded && fact.low == fact.high) return fact.low;
  return std::nullopt;
}

void linear_result(FunctionFacts &facts, const Op &op, Fact &fact) {
  std::vector<const Fact *> operands;
  for (ValueId id : op.operands) operands.push_back(&facts.of(id));
  for (const Fact *operand : operands) {
    if (operand->shape == Shape::Varying) return;
  }
  Wide stride = 0;
  switch (op.scalar_op) {
    case ScalarOp::Add: stride = Wide{operands[0]->stride} + operands[1]->stride; break;
    case ScalarOp::Sub: stride = Wide{operands[0]->stride} - operands[1]->stride; break;
    case ScalarOp::Neg: stride = -Wide{operands[0]->stride}; break;
    case ScalarOp::Mul:
      if (const auto factor = constant(*operands[1])) stride = Wide{operands[0]->stride} * *factor;
      if (const auto factor = constant(*operands[0])) stride = Wide{operands[1]->stride} * *factor;
      if (stride == 0) return;
      break;
    case ScalarOp::Shl: {
      const auto count = constant(*operands[1]);
      if (!count || *count < 0 || *count > 30) return;
      stride = Wide{operands[0]->stride} << *count;
      break;
    }
    case ScalarOp::Positive: stride = operands[0]->stride; break;
    case ScalarOp::Select:
      if (!operands[0]->uniform() || operands[1]->stride != operands[2]->stride) return;
      stride = operands[1]->stride;
      break;
    default: return;
  }
  if (stride > kMaxStride || stride < -kMaxStride) return;
  const DType dtype = facts.function->type(op.results[0]).dtype;
  const Wide half = range_of(dtype).second / 2;
  if (stride > half || stride < -half) return;
  fact.shape = stride == 0 ? Shape::Uniform : Shape::Linear;
  fact.stride = static_cast<std::int64_t>(stride);
  if (!fact.linear()) return;
  const auto own = [](const Fact &x) {
    const auto number = constant(x);
    return x.linear() ? x.align : number ? align_of(*number) : 1;
  };
  switch (op.scalar_op) {
    case ScalarOp::Add:
    case ScalarOp::Sub: fact.align = std::min(own(*operands[0]), own(*operands[1])); break;
    case ScalarOp::Mul: fact.align = std::min(kMostAlign, own(*operands[0]) * own(*operands[1])); break;
    case ScalarOp::Positive: fact.align = own(*operands[0]); break;
    default: break;
  }
}

}  // namespace

std::int64_t align_of(std::int64_t number) {
  return number == 0 ? kMostAlign : std::min(kMostAlign, number & -number);
}

Fact varying() {
  Fact fact;
  fact.shape = Shape::Varying;
  return fact;
}

void bound(Fact &fact, DType dtype, Wide low, Wide high) {
  const auto [least, most] = range_of(dtype);
  constexpr Wide kMost = std::numeric_limits<std::int64_t>::max();
  fact.bounded = low >= least && high <= most && high <= kMost && low <= high;
  if (!fact.bounded) return;
  fact.low = static_cast<std::int64_t>(low);
  fact.high = static_cast<std::int64_t>(high);
}

bool keeps_offset(const LaneModel &model, const Fact &value, DType from) {
  constexpr std::int64_t kFar = std::int64_t{1} << 30;
  constexpr std::int64_t kSteep = std::int64_t{1} << 18;
  const bool near = value.bounded && value.low > -kFar && value.high < kFar;
  const bool flat = value.stride < kSteep && value.stride > -kSteep;
  return model.one_block && size_of(from) >= 4 && near && flat;
}

Fact ValueFacts::of(FunctionFacts &facts, const Op &op) const {
  Fact fact = of_op(facts, op);
  if (model_.threads == nullptr || !model_.threads->is_of(*facts.function)) return fact;
  if (op.code != OpCode::Scalar && op.code != OpCode::Cast) return fact;
  const DType dtype = facts.function->type(op.results[0]).dtype;
  if (!is_integral(dtype) || dtype == DType::UInt64) return fact;
  if (const auto range = model_.threads->range(op.results[0])) bound(fact, dtype, range->first, range->second);
  return fact;
}

Fact ValueFacts::of_op(FunctionFacts &facts, const Op &op) const {
  const DType dtype = facts.function->type(op.results[0]).dtype;
  Fact fact;
  fact.shape = Shape::Uniform;
  fact.level = kLaunch;
  switch (op.code) {
    case OpCode::Constant:
      if (is_integral(dtype) && op.scalar.dtype != DType::UInt64)
        bound(fact, dtype, op.scalar.as_int(), op.scalar.as_int());
      return fact;
    case OpCode::Extent: bound(fact, dtype, 0, Wide{1} << 47); return fact;
    case OpCode::Stride: return fact;
    // At least 1, or there would be no thread to ask.
    case OpCode::BlockDim: bound(fact, dtype, 1, 1024); return fact;
    case OpCode::GridDim: bound(fact, dtype, 1, std::numeric_limits<std::int32_t>::max()); return fact;
    case OpCode::GlobalSize: bound(fact, dtype, 1, Wide{1} << 42); return fact;
    case OpCode::GlobalIdx: return coordinate(op, Wide{1} << 42);
    case OpCode::ThreadIdx: return coordinate(op, 1023);
    case OpCode::BlockIdx: return coordinate(op, std::numeric_limits<std::int32_t>::max());
    case OpCode::Cast: return cast_fact(facts, op, dtype);
    case OpCode::Scalar: return scalar_fact(facts, op, dtype);
    default: return varying();
  }
}

Fact ValueFacts::coordinate(const Op &op, Wide most) const {
  Fact fact;
  fact.shape = Shape::Uniform;
  fact.level = kRow;
  const DType dtype = op.code == OpCode::GlobalIdx ? DType::Int64 : DType::Int32;
  if (op.code == OpCode::ThreadIdx && model_.shape[op.dim] != 0) most = model_.shape[op.dim] - 1;
  bound(fact, dtype, 0, most);
  if (model_.mode == LaneMode::Thread) {
    fact.level = kBody;
    return fact;
  }
  if (op.dim != model_.axis) return fact;
  if (op.code == OpCode::GlobalIdx) {
    fact.shape = Shape::Linear;
    fact.stride = 1;
    fact.level = model_.one_block ? kRow : kLaunch;
    // In a stride loop the lane axis is its induction value; the thread's index lies some strides behind.
    if (model_.stride_loop != nullptr) {
      fact.level = model_.mode == LaneMode::Segment ? std::uint8_t{kSegment} : std::uint8_t{kBody};
    }
    return fact;
  }
  if (model_.mode != LaneMode::Segment && !model_.one_block) {
    fact.shape = Shape::Varying;
    fact.level = kBody;
    return fact;
  }
  fact.level = model_.one_block ? kRow : kSegment;
  if (op.code == OpCode::ThreadIdx) {
    fact.shape = Shape::Linear;
    fact.stride = 1;
    if (model_.one_block) fact.level = kLaunch;
    fact.align = std::max(model_.lanes, 1);
  }
  return fact;
}

Fact ValueFacts::cast_fact(FunctionFacts &facts, const Op &op, DType to) const {
  const DType from = facts.function->type(op.operands[0]).dtype;
  const Fact &value = facts.of(op.operands[0]);
  Fact fact;
  fact.shape = value.shape;
  fact.level = value.level;
  if (value.shape == Shape::None) return fact;
  if (size_of(from) == 2 && is_floating(from)) fact.level = kBody;
  if (size_of(to) == 2 && is_floating(to)) fact.level = kBody;
  if (value.bounded && is_integral(to)) bound(fact, to, value.low, value.high);
  if (!value.linear()) return fact;
  const bool narrows = is_integral(to) && size_of(to) <= size_of(from);
  const Wide half = range_of(to).second / 2;
  if (narrows && value.stride <= half && value.stride >= -half) {
    fact.stride = value.stride;
    if (fact.bounded) fact.align = value.align;
    return fact;
  }
  if (is_integral(to) && value.bounded && fact.bounded) {
    // The wider offset is found where the first lane stands.
    fact.stride = value.stride;
    fact.align = value.align;
    if (keeps_offset(model_, value, from)) return fact;
    fact.level = model_.mode == LaneMode::Segment ? std::max<std::uint8_t>(fact.level, kSegment) : std::uint8_t{kBody};
    return fact;
  }
  fact.shape = Shape::Varying;
  fact.level = kBody;
  return fact;
}

Fact ValueFacts::scalar_fact(FunctionFacts &facts, const Op &op, DType dtype) const {
  const DType operand_dtype = facts.function->type(op.operands.back()).dtype;
  Fact fact;
  fact.shape = Shape::Uniform;
  fact.level = kLaunch;
  for (ValueId id : op.operands) {
    const Fact &operand = facts.of(id);
    if (operand.shape == Shape::None) return {};
    if (operand.shape != Shape::Uniform) fact.shape = Shape::Varying;
    fact.level = std::max(fact.level, operand.level);
  }
  if (fact.level != kBody && !hoistable(op.scalar_op, operand_dtype)) fact.level = kBody;
  if (is_integral(dtype)) bound_result(facts, op, dtype, fact);
  if (fact.uniform()) return fact;
  if (is_integral(dtype)) linear_result(facts, op, fact);
  if (fact.shape == Shape::Varying) split_result(facts, op, fact);
  if (fact.shape == Shape::Varying && model_.mode == LaneMode::Segment) segment_comparison(facts, op, fact);
  if (fact.shape == Shape::Varying) fact.level = kBody;
  return fact;
}

SplitOp split_by_constant(const FunctionFacts &facts, const Op &op, std::size_t line) {
  if (op.code != OpCode::Scalar || op.operands.size() != 2) return {};
  if (!is_integral(facts.function->type(op.results[0]).dtype)) return {};
  const bool either = op.scalar_op == ScalarOp::And || op.scalar_op == ScalarOp::Xor;
  if (line == 1 && !either) return {};
  const auto number = constant(facts.of(op.operands[1 - line]));
  if (!number || *number < 0) return {};
  const bool power = *number > 0 && (*number & (*number - 1)) == 0;
  SplitOp split;
  split.line = line;
  split.number = *number;
  switch (op.scalar_op) {
    case ScalarOp::And: split.kind = BitSplit::Mask; break;
    case ScalarOp::Xor: split.kind = BitSplit::Xor; break;
    case ScalarOp::Shr:
      if (*number < 31) split.kind = BitSplit::Shift;
      break;
    case ScalarOp::Mod:
    case ScalarOp::Rem:
      if (power) split.kind = BitSplit::Mask, split.number = *number - 1;
      break;
    case ScalarOp::FloorDiv:
    case ScalarOp::TruncDiv:
      if (power) {
        split.kind = BitSplit::Shift;
        for (split.number = 0; (std::int64_t{1} << split.number) < *number;) ++split.number;
      }
      break;
    default: break;
  }
  return split;
}

SplitOp split_of(const FunctionFacts &facts, const LaneModel &model, const Op &op) {
  if (model.lanes == 0 || op.code != OpCode::Scalar || op.operands.size() != 2) return {};
  const std::size_t at = facts.of(op.operands[0]).linear() ? 0 : 1;
  const Fact &line = facts.of(op.operands[at]);
  if (!line.linear() || !line.bounded || line.low < 0) return {};
  if (line.stride < 1 || line.stride * (model.lanes - 1) >= line.align) return {};
  SplitOp split = split_by_constant(facts, op, at);
  split.align = line.align;
  return split;
}

/// Of an aligned line, the bits of the lanes' numbers and those above them are apart.
void ValueFacts::split_result(FunctionFacts &facts, const Op &op, Fact &fact) const {
  const SplitOp split = split_of(facts, model_, op);
  if (split.kind == BitSplit::None) return;
  const std::int64_t stride = facts.of(op.operands[split.line]).stride;
  const std::int64_t first = split.of_lane(0);
  const std::int64_t step = split.of_lane(stride) - first;
  for (std::int64_t lane = 0; lane < model_.lanes; ++lane) {
    if (split.of_lane(lane * stride) != first + lane * step) return;
  }
  fact.level = kBody;
  fact.stride = step;
  fact.shape = step == 0 ? Shape::Uniform : Shape::Linear;
  if (fact.linear() && first == 0)
    fact.align = split.kind == BitSplit::Shift ? split.align >> split.number : split.align;
}

void ValueFacts::segment_comparison(FunctionFacts &facts, const Op &op, Fact &fact) const {
  OpFacts &own = facts.ops[&op];
  own.segment_constant = false;
  if (op.scalar_op < ScalarOp::Eq || op.scalar_op > ScalarOp::Ge || fact.level > kSegment) return;
  const Fact &a = facts.of(op.operands[0]);
  const Fact &b = facts.of(op.operands[1]);
  const DType left = facts.function->type(op.operands[0]).dtype;
  if (!is_integral(left) || left != facts.function->type(op.operands[1]).dtype) return;
  const auto walks = [](const Fact &x) { return x.linear() && (x.stride == 1 || x.stride == -1); };
  if (!(walks(a) && b.uniform()) && !(walks(b) && a.uniform())) return;
  const bool fixed = (a.level == kLaunch && constant(b)) || (b.level == kLaunch && constant(a));
  if (model_.straddles && fixed) return;
  own.segment_constant = true;
  fact.shape = Shape::Uniform;
  fact.level = kSegment;
}

}  // namespace gridstride::codegen::cpu
