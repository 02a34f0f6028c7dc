#include <llvm/IR/Intrinsics.h>

#include "codegen/cpu/body.h"

// A segment is a stretch of a row on which every comparison with, and every bound of, a line in the lane axis'
// coordinate is constant. The body's version for segments treats the comparisons as uniform and the bounds as met; here
// is emitted, at the segment's start, what makes that so: the thresholds at which the segment has to end, and the
// conditions under which it is no segment at all (the masked version runs instead).
namespace gridstride::codegen::cpu {

namespace {

/// Offsets and bounds beyond this are not taken as lines: sums of two stay in int64.
constexpr std::int64_t kOffsetLimit = std::int64_t{1} << 61;

/// Whether most threads compare so with a bound. Guards are against the far end (`i < n`, `i >= n`) or the near one
/// (`i > 0`).
bool is_likely(llvm::CmpInst::Predicate predicate, const llvm::Value *bound) {
  constexpr std::int64_t kNear = 32;
  const auto *known = llvm::dyn_cast<llvm::ConstantInt>(bound);
  const bool near = known != nullptr && known->getSExtValue() < kNear;
  switch (predicate) {
    case llvm::CmpInst::ICMP_SLT:
    case llvm::CmpInst::ICMP_SLE: return !near;
    case llvm::CmpInst::ICMP_SGT:
    case llvm::CmpInst::ICMP_SGE: return near;
    default: return predicate == llvm::CmpInst::ICMP_NE;
  }
}

}  // namespace

Body::Value *Body::to_int64(Value *value, DType dtype) {
  return b_.CreateIntCast(value, context_.i64(), kind_of(dtype) == DTypeKind::Signed);
}

/// The value at the segment's start, in its own type.
Body::Value *Body::at_segment_start(const LaneValue &line) {
  llvm::Type *type = line.raw.re->getType();
  Value *x = b_.CreateTruncOrBitCast(segment_->x, type);
  if (line.stride != 1) x = b_.CreateMul(x, llvm::ConstantInt::getSigned(type, line.stride, true));
  return b_.CreateAdd(x, line.raw.re);
}

void Body::require(Value *condition) {
  segment_->valid = segment_->valid == nullptr ? condition : b_.CreateAnd(segment_->valid, condition);
}

/// Called at segment level. Requires what makes the line exact.
Body::Line Body::segment_line(LaneValue &value, const Fact &fact, DType dtype) {
  Line line;
  line.stride = value.stride;
  line.at_start = to_int64(at_segment_start(value), dtype);
  Value *walked = line.stride == 1 ? segment_->x : b_.CreateNeg(segment_->x);
  line.offset = b_.CreateSub(line.at_start, walked);
  if (fact.bounded) return line;  // the analysis has shown that it does not wrap

  Value *biased = b_.CreateAdd(line.offset, context_.int64(kOffsetLimit));
  require(b_.CreateICmpULE(biased, context_.int64(2 * kOffsetLimit)));
  const int bits = static_cast<int>(8 * size_of(dtype));
  const bool is_signed = kind_of(dtype) == DTypeKind::Signed;
  if (bits == 64 && is_signed) return line;
  // Narrow and unsigned types: neither end of what is left of the row leaves the type's range.
  const std::int64_t low = is_signed ? -(std::int64_t{1} << (bits - 1)) : 0;
  const std::int64_t high = bits == 64 ? 2 * kOffsetLimit : (std::int64_t{1} << (is_signed ? bits - 1 : bits)) - 1;
  Value *last = b_.CreateSub(segment_->row_end, context_.int64(1));
  Value *at_end = b_.CreateAdd(line.offset, line.stride == 1 ? last : b_.CreateNeg(last));
  for (Value *end : {line.at_start, at_end}) {
    require(b_.CreateAnd(b_.CreateICmpSGE(end, context_.int64(low)), b_.CreateICmpSLE(end, context_.int64(high))));
  }
  return line;
}

Body::Value *Body::segment_comparison(const ir::Op &op) {
  const bool line_first = fact(op.operands[0]).linear();
  LaneValue &moving = value(op.operands[line_first ? 0 : 1]);
  const LaneValue &fixed = value(op.operands[line_first ? 1 : 0]);
  const Fact &moving_fact = fact(op.operands[line_first ? 0 : 1]);
  const DType type = dtype(op.operands[0]);

  return at_level(kSegment, [&]() -> Value * {
    const Line line = segment_line(moving, moving_fact, type);
    // Clamped to beyond what the line reaches, which changes no comparison.
    Value *bound = to_int64(fixed.raw.re, type);
    if (type == DType::UInt64) {
      bound = b_.CreateBinaryIntrinsic(llvm::Intrinsic::umin, bound, context_.int64(2 * kOffsetLimit));
    } else {
      bound = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, bound, context_.int64(2 * kOffsetLimit));
      bound = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, bound, context_.int64(-2 * kOffsetLimit));
    }
    // line < bound changes at x = below, line <= bound at x = above.
    Value *one = context_.int64(1);
    Value *below = nullptr;
    Value *above = nullptr;
    if (line.stride == 1) {
      below = b_.CreateSub(bound, line.offset);
      above = b_.CreateAdd(below, one);
    } else {
      above = b_.CreateSub(line.offset, bound);
      below = b_.CreateAdd(above, one);
    }
    ScalarOp compare = op.scalar_op;
    if (!line_first) {
      switch (compare) {
        case ScalarOp::Lt: compare = ScalarOp::Gt; break;
        case ScalarOp::Le: compare = ScalarOp::Ge; break;
        case ScalarOp::Gt: compare = ScalarOp::Lt; break;
        case ScalarOp::Ge: compare = ScalarOp::Le; break;
        default: break;
      }
    }
    using P = llvm::CmpInst;
    P::Predicate predicate = P::ICMP_EQ;
    switch (compare) {
      case ScalarOp::Lt: predicate = P::ICMP_SLT; break;
      case ScalarOp::Ge: predicate = P::ICMP_SGE; break;
      case ScalarOp::Le: predicate = P::ICMP_SLE; break;
      case ScalarOp::Gt: predicate = P::ICMP_SGT; break;
      case ScalarOp::Ne: predicate = P::ICMP_NE; break;
      default: break;
    }
    if (predicate != P::ICMP_SLE && predicate != P::ICMP_SGT) segment_->thresholds.push_back(below);
    if (predicate != P::ICMP_SLT && predicate != P::ICMP_SGE) segment_->thresholds.push_back(above);
    Value *result = b_.CreateICmp(predicate, line.at_start, bound);
    if (!segment_->assumes || llvm::isa<llvm::Constant>(result)) return result;
    segment_->assumed = true;
    const bool likely = is_likely(predicate, bound);
    require(likely ? result : b_.CreateNot(result));
    return likely ? b_.getTrue() : b_.getFalse();
  });
}

/// Whether a value is a row's place in the grid, give or take something.
bool Body::is_coordinate(ir::ValueId id) const {
  const ir::Op *op = instance_->definitions[id.index];
  if (op == nullptr) return false;
  if (op->code == ir::OpCode::GlobalIdx) return op->dim != model_.axis;
  const bool walks =
      op->code == ir::OpCode::Cast ||
      (op->code == ir::OpCode::Scalar && (op->scalar_op == ScalarOp::Add || op->scalar_op == ScalarOp::Sub));
  if (!walks) return false;
  for (ir::ValueId each : op->operands) {
    if (is_coordinate(each)) return true;
  }
  return false;
}

/// What a comparison gives that is the same for a row: guards against the grid's end are foreseen, as those of threads
/// are.
Body::Value *Body::row_guard(const ir::Op &op, Value *result) {
  if (segment_ == nullptr || !segment_->assumes || llvm::isa<llvm::Constant>(result)) return result;
  if (fact(op.results[0]).level != kRow || !is_integer(dtype(op.operands[0]))) return result;
  const bool first = is_coordinate(op.operands[0]);
  if (first == is_coordinate(op.operands[1])) return result;
  using P = llvm::CmpInst;
  P::Predicate predicate = P::ICMP_SLT;
  switch (op.scalar_op) {
    case ScalarOp::Lt: break;
    case ScalarOp::Le: predicate = P::ICMP_SLE; break;
    case ScalarOp::Gt: predicate = P::ICMP_SGT; break;
    case ScalarOp::Ge: predicate = P::ICMP_SGE; break;
    default: return result;
  }
  if (!first) predicate = P::getSwappedPredicate(predicate);
  const bool likely = is_likely(predicate, value(op.operands[first ? 1 : 0]).raw.re);
  segment_->assumed = true;
  at_level(kSegment, [&] {
    require(likely ? result : b_.CreateNot(result));
    return 0;
  });
  return likely ? b_.getTrue() : b_.getFalse();
}

/// Requires that an index, uniform or a line, is inside [0, extent) throughout the segment.
void Body::segment_bound(LaneValue &index, const Fact &index_fact, Value *extent, bool wrap) {
  at_level(kSegment, [&] {
    if (index.shape == Shape::Uniform) {
      Value *at = index.raw.re;
      if (wrap) at = b_.CreateSelect(b_.CreateICmpSLT(at, context_.int64(0)), b_.CreateAdd(at, extent), at);
      require(b_.CreateICmpULT(at, extent));
      return 0;
    }
    const Line line = segment_line(index, index_fact, DType::Int64);
    require(b_.CreateICmpULT(line.at_start, extent));
    if (line.stride == 1) {
      segment_->thresholds.push_back(b_.CreateNeg(line.offset));
      segment_->thresholds.push_back(b_.CreateSub(extent, line.offset));
    } else {
      Value *after = b_.CreateAdd(line.offset, context_.int64(1));
      segment_->thresholds.push_back(after);
      segment_->thresholds.push_back(b_.CreateSub(after, extent));
    }
    return 0;
  });
}

}  // namespace gridstride::codegen::cpu
