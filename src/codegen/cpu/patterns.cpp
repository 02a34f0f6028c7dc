#include <algorithm>

#include <llvm/IR/Constants.h>
#include <llvm/IR/MDBuilder.h>

#include "codegen/cpu/address.h"
#include "codegen/cpu/value_facts.h"

// Vectors of a phase begin at multiples of their length. Bits of a thread's number that are a lane's number then are
// known at compile time, and so is how elements lie that such numbers lead to: shuffles of vectors replace gathers.
namespace gridstride::codegen::cpu {

using ir::Op;

namespace {

/// Elements that lie within so many vectors are read and written as vectors.
constexpr std::int64_t kMostVectors = 4;
/// (Less than what memory is padded with.)
constexpr std::int64_t kMostBytes = 512;

std::int64_t element_of(const llvm::Constant *vector, unsigned lane) {
  return llvm::cast<llvm::ConstantInt>(vector->getAggregateElement(lane))->getSExtValue();
}

}  // namespace

/// A uniform value or line, or a varying value that is known to be one and a constant; else null.
Body::Pattern Body::pattern_of(LaneValue &given) {
  if (given.shape == Shape::Varying) return {given.base, given.pattern, given.align};
  Value *first = first_lane(given).re;
  llvm::Type *type = first->getType();
  if (!type->isIntegerTy() || type->isIntegerTy(1)) return {};
  if (given.shape == Shape::Linear) return {first, context_.lane_numbers(type, given.stride), 1};
  const auto *known = llvm::dyn_cast<llvm::ConstantInt>(first);
  return {first, llvm::Constant::getNullValue(context_.vector_of(type, lanes_)),
          known != nullptr ? align_of(known->getSExtValue()) : 1};
}

/// The same, with what the analysis knows of lines.
Body::Pattern Body::pattern_of(ir::ValueId id) {
  Pattern pattern = pattern_of(value(id));
  if (value(id).shape == Shape::Linear) pattern.align = fact(id).align;
  return pattern;
}

/// `form`: Varying, or what the pattern is.
LaneValue Body::from_pattern(const Pattern &pattern, const Fact &form) {
  if (form.shape != Shape::Varying) {
    llvm::Type *type = pattern.base->getType();
    Value *first = b_.CreateAdd(pattern.base, llvm::ConstantInt::getSigned(type, element_of(pattern.lanes, 0), true));
    if (form.shape == Shape::Uniform) return uniform({first});
    Value *walked = b_.CreateMul(b_.CreateTruncOrBitCast(position_.lane0, type),
                                 llvm::ConstantInt::getSigned(type, form.stride, true));
    LaneValue line = linear({b_.CreateSub(first, walked)}, form.stride);
    line.first = first;
    return line;
  }
  LaneValue made =
      varying({b_.CreateAdd(b_.CreateVectorSplat(static_cast<unsigned>(lanes_), pattern.base), pattern.lanes)});
  made.base = pattern.base;
  made.pattern = pattern.lanes;
  made.align = pattern.align;
  return made;
}

/// An operation on the bits of a base and of the lanes' numbers apart (SplitOp).
bool Body::emit_split(const Op &op) {
  if (model_.lanes == 0 || op.operands.size() != 2) return false;
  SplitOp split = split_of(*instance_->facts, model_, op);
  Pattern given;
  if (split.kind != BitSplit::None) {
    given = pattern_of(op.operands[split.line]);
  } else {
    const std::size_t at = value(op.operands[0]).pattern != nullptr ? 0 : 1;
    if (value(op.operands[at]).pattern == nullptr) return false;
    split = split_by_constant(*instance_->facts, op, at);
    const Fact &known = fact(op.operands[at]);
    if (split.kind == BitSplit::None || !known.bounded || known.low < 0) return false;
    given = pattern_of(op.operands[at]);
    split.align = given.align;
  }
  if (given.base == nullptr) return false;
  auto *type = llvm::cast<llvm::IntegerType>(given.base->getType());
  const auto number = [&](std::int64_t n) { return llvm::ConstantInt::getSigned(type, n, true); };
  std::vector<llvm::Constant *> lanes;
  for (unsigned lane = 0; lane < static_cast<unsigned>(lanes_); ++lane) {
    const std::int64_t own = element_of(given.lanes, lane);
    if (own < 0 || own >= split.align) return false;
    lanes.push_back(number(split.of_lane(own)));
  }
  Pattern pattern;
  pattern.lanes = llvm::ConstantVector::get(lanes);
  pattern.align = split.align;
  const std::int64_t high = split.number & ~(split.align - 1);
  switch (split.kind) {
    case BitSplit::Mask: pattern.base = high == 0 ? number(0) : b_.CreateAnd(given.base, number(high)); break;
    case BitSplit::Xor: pattern.base = high == 0 ? given.base : b_.CreateXor(given.base, number(high)); break;
    default:
      pattern.base = b_.CreateLShr(given.base, number(split.number));
      pattern.align = std::max<std::int64_t>(split.align >> split.number, 1);
      break;
  }
  set(op.results[0], from_pattern(pattern, fact(op.results[0])));
  return true;
}

/// Sums, differences and multiples of patterns, where one is no line.
bool Body::emit_pattern(const Op &op) {
  if (model_.lanes == 0 || fact(op.results[0]).shape != Shape::Varying || op.operands.size() != 2) return false;
  if (!is_integer(dtype(op.results[0]))) return false;
  bool any_pattern = false;
  for (ir::ValueId id : op.operands) any_pattern = any_pattern || value(id).pattern != nullptr;
  if (!any_pattern) return false;
  Pattern a = pattern_of(op.operands[0]);
  Pattern b = pattern_of(op.operands[1]);
  if (a.base == nullptr || b.base == nullptr || a.base->getType() != b.base->getType()) return false;
  Pattern result;
  const auto fold = [&](llvm::Instruction::BinaryOps code, llvm::Constant *x, llvm::Constant *y) {
    return llvm::dyn_cast_or_null<llvm::Constant>(b_.CreateBinOp(code, x, y));
  };
  // A constant is part of the lanes: the base stays as aligned as it is.
  const auto fixed = [&](Pattern &pattern) {
    const auto *number = llvm::dyn_cast<llvm::ConstantInt>(pattern.base);
    if (number == nullptr || number->isZero() || !pattern.lanes->isNullValue()) return;
    auto *type = llvm::cast<llvm::FixedVectorType>(pattern.lanes->getType());
    pattern.lanes = llvm::ConstantInt::get(type, number->getValue());
    pattern.base = llvm::Constant::getNullValue(type->getElementType());
    pattern.align = align_of(0);
  };
  if (op.scalar_op == ScalarOp::Add || op.scalar_op == ScalarOp::Sub) {
    fixed(a);
    fixed(b);
  }
  const auto times = [&](const Pattern &pattern, Value *factor) {
    auto *each = llvm::ConstantVector::getSplat(llvm::ElementCount::getFixed(static_cast<unsigned>(lanes_)),
                                                llvm::cast<llvm::Constant>(factor));
    result.base = b_.CreateMul(pattern.base, factor);
    result.lanes = fold(llvm::Instruction::Mul, pattern.lanes, each);
    result.align = pattern.align * align_of(llvm::cast<llvm::ConstantInt>(factor)->getSExtValue());
  };
  switch (op.scalar_op) {
    case ScalarOp::Add:
      result = {b_.CreateAdd(a.base, b.base), fold(llvm::Instruction::Add, a.lanes, b.lanes),
                std::min(a.align, b.align)};
      break;
    case ScalarOp::Sub:
      result = {b_.CreateSub(a.base, b.base), fold(llvm::Instruction::Sub, a.lanes, b.lanes),
                std::min(a.align, b.align)};
      break;
    case ScalarOp::Mul:
      if (llvm::isa<llvm::ConstantInt>(b.base) && b.lanes->isNullValue()) {
        times(a, b.base);
      } else if (llvm::isa<llvm::ConstantInt>(a.base) && a.lanes->isNullValue()) {
        times(b, a.base);
      }
      break;
    default: break;
  }
  if (result.lanes == nullptr) return false;
  set(op.results[0], from_pattern(result, fact(op.results[0])));
  return true;
}

/// A cast of a pattern to a wider integer, where nothing wraps.
bool Body::cast_pattern(const Op &op) {
  constexpr std::int64_t kFar = std::int64_t{1} << 30;
  LaneValue &given = value(op.operands[0]);
  const DType from = dtype(op.operands[0]);
  const DType to = dtype(op.results[0]);
  const Fact &known = fact(op.operands[0]);
  if (given.pattern == nullptr || !is_integer(to) || size_of(to) <= size_of(from) || size_of(from) < 4) return false;
  if (!known.bounded || known.low <= -kFar || known.high >= kFar) return false;
  for (unsigned lane = 0; lane < static_cast<unsigned>(lanes_); ++lane) {
    const std::int64_t number = element_of(given.pattern, lane);
    if (number <= -kFar || number >= kFar) return false;
  }
  llvm::Type *type = context_.register_type(to);
  Pattern pattern{b_.CreateSExt(given.base, type), nullptr, given.align};
  pattern.lanes = llvm::dyn_cast<llvm::Constant>(b_.CreateSExt(given.pattern, context_.vector_of(type, lanes_)));
  if (pattern.lanes == nullptr) return false;
  set(op.results[0], from_pattern(pattern, fact(op.results[0])));
  return true;
}

/// Where lanes' elements lie at constant distances: sets `window` and `offsets`.
void Body::place_pattern(Address &address) {
  const DType type = address.array->type.dtype;
  if (!address.array->padded || is_complex(type) || type == DType::Bool) return;
  Value *base = address.array->data;
  std::vector<std::int64_t> offsets(static_cast<std::size_t>(lanes_), 0);
  for (Address::Axis &axis : address.axes) {
    if (axis.stride == nullptr) continue;
    Pattern pattern = pattern_of(axis.index);
    const auto *stride = llvm::dyn_cast<llvm::ConstantInt>(axis.stride);
    if (pattern.base == nullptr || stride == nullptr) return;
    // What is a constant of the base is one of the lanes.
    std::int64_t ahead = 0;
    if (const auto *sum = llvm::dyn_cast<llvm::BinaryOperator>(pattern.base);
        sum != nullptr && sum->getOpcode() == llvm::Instruction::Add) {
      if (const auto *number = llvm::dyn_cast<llvm::ConstantInt>(sum->getOperand(1))) {
        ahead = number->getSExtValue();
        pattern.base = sum->getOperand(0);
      }
    }
    for (unsigned lane = 0; lane < offsets.size(); ++lane) {
      offsets[lane] += (element_of(pattern.lanes, lane) + ahead) * stride->getSExtValue();
    }
    base = b_.CreateGEP(context_.i8(), base, b_.CreateMul(pattern.base, axis.stride));
  }
  const auto [low, high] = std::minmax_element(offsets.begin(), offsets.end());
  const auto item = static_cast<std::int64_t>(size_of(type));
  // From where a vector begins, so that what is written and read again is the same vectors.
  const std::int64_t vector = item * lanes_;
  const std::int64_t first = (*low - (*low % vector + vector) % vector);
  if ((*high - first) / item + 1 > kMostVectors * lanes_ || *high - first > kMostBytes) return;
  for (const std::int64_t offset : offsets) {
    if ((offset - first) % item != 0) return;
  }
  base = b_.CreateGEP(context_.i8(), base, context_.int64(first));
  for (std::int64_t &offset : offsets) offset -= first;
  address.window = base;
  address.offsets = std::move(offsets);
}

/// i1: the elements of all lanes, on or off, are inside. Null: nothing to test.
Body::Value *Body::pattern_inside(Address &address) {
  Value *result = nullptr;
  for (Address::Axis &axis : address.axes) {
    if (!axis.test && !axis.wrap) continue;
    const Pattern pattern = pattern_of(axis.index);
    std::int64_t low = element_of(pattern.lanes, 0);
    std::int64_t high = low;
    for (unsigned lane = 1; lane < static_cast<unsigned>(lanes_); ++lane) {
      low = std::min(low, element_of(pattern.lanes, lane));
      high = std::max(high, element_of(pattern.lanes, lane));
    }
    for (const std::int64_t end : {low, high}) {
      Value *inside = b_.CreateICmpULT(b_.CreateAdd(pattern.base, context_.int64(end)), axis.extent);
      result = result == nullptr ? inside : b_.CreateAnd(result, inside);
    }
  }
  return result;
}

/// The type of the vector that has the elements of all lanes.
llvm::FixedVectorType *Body::window_of(const Address &address, DType type) const {
  const auto item = static_cast<std::int64_t>(size_of(type));
  const std::int64_t span = *std::max_element(address.offsets.begin(), address.offsets.end()) / item + 1;
  const std::int64_t whole = (span + lanes_ - 1) / lanes_ * lanes_;
  return context_.vector_of(context_.memory_type(type), static_cast<int>(whole));
}

/// Some lane is on, so that all elements are memory of this worker, if not of the array.
Raw Body::load_pattern(Address &address, DType type) {
  const auto item = static_cast<std::int64_t>(size_of(type));
  const auto load = [&]() -> Raw {
    std::vector<int> places;
    for (const std::int64_t offset : address.offsets) places.push_back(static_cast<int>(offset / item));
    Value *window = b_.CreateAlignedLoad(window_of(address, type), address.window, llvm::Align(1));
    return {b_.CreateShuffleVector(window, places)};
  };
  Value *inside = pattern_inside(address);
  const auto *known = inside == nullptr ? nullptr : llvm::dyn_cast<llvm::ConstantInt>(inside);
  if (inside == nullptr || (known != nullptr && known->isOne())) return load();
  Join join = new_join("loaded");
  Block *quick = new_block("inside");
  Block *slow = new_block("partly");
  b_.CreateCondBr(inside, quick, slow, llvm::MDBuilder(context_.llvm).createLikelyBranchWeights());
  const Mask mask = mask_;
  b_.SetInsertPoint(quick);
  branch_to(join, {load().re});
  mask_ = mask;
  b_.SetInsertPoint(slow);
  Value *keep = lanes_inside(address);
  if (!mask_.all) keep = keep == nullptr ? wide(mask_) : b_.CreateAnd(keep, wide(mask_));
  branch_to(join, {load_lanes_far(lane_addresses(address), keep, type).re});
  const std::vector<Value *> values = finish(join);
  mask_ = mask;
  return {values[0]};
}

/// The same; elements of lanes that are off keep what they have. Of lanes that meet at one the last has the last word.
void Body::store_pattern(Address &address, Raw value, DType type) {
  const auto item = static_cast<std::int64_t>(size_of(type));
  const auto slowly = [&](auto &&store) {
    Value *keep = lanes_inside(address);
    if (!mask_.all) keep = keep == nullptr ? wide(mask_) : b_.CreateAnd(keep, wide(mask_));
    store(lane_addresses(address), keep);
  };
  llvm::FixedVectorType *window = window_of(address, type);
  std::vector<int> lane_at(window->getNumElements(), -1);
  bool meet = false;
  for (std::size_t lane = 0; lane < address.offsets.size(); ++lane) {
    int &at = lane_at[static_cast<std::size_t>(address.offsets[lane] / item)];
    meet = meet || at >= 0;
    at = static_cast<int>(lane);
  }
  if (meet && !mask_.all) {
    slowly([&](Value *addresses, Value *keep) { store_lanes(addresses, keep, value, type); });
    return;
  }
  const auto store = [&] {
    Value *held = b_.CreateAlignedLoad(window, address.window, llvm::Align(1));
    Value *on = context_.to_i1(b_, wide(mask_), window->getScalarSizeInBits());
    std::vector<int> from_on;
    for (const int lane : lane_at) from_on.push_back(lane < 0 ? lanes_ : lane);
    Value *chosen = b_.CreateShuffleVector(on, llvm::Constant::getNullValue(on->getType()), from_on);
    b_.CreateAlignedStore(b_.CreateSelect(chosen, b_.CreateShuffleVector(value.re, lane_at), held), address.window,
                          llvm::Align(1));
  };
  Value *inside = pattern_inside(address);
  const auto *known = inside == nullptr ? nullptr : llvm::dyn_cast<llvm::ConstantInt>(inside);
  if (inside == nullptr || (known != nullptr && known->isOne())) return store();
  Join join = new_join("stored");
  Block *quick = new_block("inside");
  Block *slow = new_block("partly");
  b_.CreateCondBr(inside, quick, slow, llvm::MDBuilder(context_.llvm).createLikelyBranchWeights());
  const Mask mask = mask_;
  b_.SetInsertPoint(quick);
  store();
  branch_to(join);
  mask_ = mask;
  b_.SetInsertPoint(slow);
  slowly([&](Value *addresses, Value *keep) { store_lanes_far(addresses, keep, value, type); });
  branch_to(join);
  finish(join);
  mask_ = mask;
}

}  // namespace gridstride::codegen::cpu
