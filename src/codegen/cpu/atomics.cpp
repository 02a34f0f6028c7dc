#include <algorithm>

#include <llvm/IR/Constants.h>
#include <llvm/IR/Intrinsics.h>

#include "codegen/cpu/address.h"

// Atomic operations: lane by lane, the lowest first, so that lanes which meet at an element see each other's results.
// Real atomic instructions on global memory; the threads of a block run on one processor, so that shared and local
// memory needs none.
namespace gridstride::codegen::cpu {

using ir::AtomicOp;
using ir::Op;

namespace {

/// So many lanes take their turns without a loop.
constexpr unsigned kMostUnrolled = 16;

constexpr auto kOrder = llvm::AtomicOrdering::SequentiallyConsistent;

/// The instruction that does it on integers by itself.
llvm::AtomicRMWInst::BinOp instruction_of(AtomicOp op, bool is_signed) {
  using I = llvm::AtomicRMWInst;
  switch (op) {
    case AtomicOp::Add: return I::Add;
    case AtomicOp::Sub: return I::Sub;
    case AtomicOp::Max:
    case AtomicOp::NanMax: return is_signed ? I::Max : I::UMax;
    case AtomicOp::Min:
    case AtomicOp::NanMin: return is_signed ? I::Min : I::UMin;
    case AtomicOp::And: return I::And;
    case AtomicOp::Or: return I::Or;
    case AtomicOp::Xor: return I::Xor;
    case AtomicOp::Exch: return I::Xchg;
    default: return I::BAD_BINOP;
  }
}

}  // namespace

/// What is in memory afterwards (ir/cooperation.h, atomic_result).
Raw Body::atomic_result(const Op &op, DType type, Raw old, Raw operand, Raw desired) {
  const DType dtypes[] = {type, type};
  const auto apply = [&](ScalarOp what, Raw a, Raw b) {
    const Raw operands[] = {a, b};
    return arithmetic_.apply(what, operands, dtypes);
  };
  const auto nan = [&](Raw x) { return is_floating(type) ? apply(ScalarOp::Ne, x, x).re : b_.getFalse(); };
  const auto choose_if = [&](Value *condition, Raw a, Raw b) { return Raw{b_.CreateSelect(condition, a.re, b.re)}; };
  switch (op.atomic) {
    case AtomicOp::Add: return apply(ScalarOp::Add, old, operand);
    case AtomicOp::Sub: return apply(ScalarOp::Sub, old, operand);
    case AtomicOp::And: return apply(ScalarOp::And, old, operand);
    case AtomicOp::Or: return apply(ScalarOp::Or, old, operand);
    case AtomicOp::Xor: return apply(ScalarOp::Xor, old, operand);
    case AtomicOp::Exch: return operand;
    case AtomicOp::Max: return choose_if(apply(ScalarOp::Lt, old, operand).re, operand, old);
    case AtomicOp::Min: return choose_if(apply(ScalarOp::Lt, operand, old).re, operand, old);
    case AtomicOp::NanMax:
    case AtomicOp::NanMin: {
      const bool most = op.atomic == AtomicOp::NanMax;
      Value *better = most ? apply(ScalarOp::Lt, old, operand).re : apply(ScalarOp::Lt, operand, old).re;
      Value *wanted = b_.CreateAnd(b_.CreateNot(nan(operand)), b_.CreateOr(nan(old), better));
      return choose_if(wanted, operand, old);
    }
    case AtomicOp::Inc: {
      Value *one = llvm::ConstantInt::get(old.re->getType(), 1);
      Value *zero = llvm::Constant::getNullValue(old.re->getType());
      return {b_.CreateSelect(b_.CreateICmpUGE(old.re, operand.re), zero, b_.CreateAdd(old.re, one))};
    }
    case AtomicOp::Dec: {
      Value *one = llvm::ConstantInt::get(old.re->getType(), 1);
      Value *restart = b_.CreateOr(b_.CreateIsNull(old.re), b_.CreateICmpUGT(old.re, operand.re));
      return {b_.CreateSelect(restart, operand.re, b_.CreateSub(old.re, one))};
    }
    case AtomicOp::Cas: {
      Value *same = b_.CreateICmpEQ(bits_of(old.re), bits_of(operand.re));
      return choose_if(same, desired, old);
    }
  }
  return old;
}

/// A scalar as the integer of its bits.
Body::Value *Body::bits_of(Value *value) {
  return b_.CreateBitCast(value, b_.getIntNTy(value->getType()->getScalarSizeInBits()));
}

/// One lane's operation on the element at `pointer`; gives the old value. `contended`: other processors may be at it.
Body::Value *Body::atomic_lane(const Op &op, Value *pointer, Raw operand, Raw desired, bool contended) {
  const DType type = dtype(op.results[0]);
  llvm::Type *element = context_.memory_type(type);
  const llvm::Align align(size_of(type));
  if (!contended) {
    Value *old = b_.CreateAlignedLoad(element, pointer, llvm::Align(1));
    b_.CreateAlignedStore(atomic_result(op, type, {old}, operand, desired).re, pointer, llvm::Align(1));
    return old;
  }
  llvm::Type *integer = b_.getIntNTy(static_cast<unsigned>(8 * size_of(type)));
  const bool is_signed = kind_of(type) == DTypeKind::Signed;
  const auto instruction = instruction_of(op.atomic, is_signed);
  const bool swaps = op.atomic == AtomicOp::Exch;
  if (instruction != llvm::AtomicRMWInst::BAD_BINOP && (is_integer(type) || swaps)) {
    Value *old = b_.CreateAtomicRMW(instruction, pointer, bits_of(operand.re), align, kOrder);
    return b_.CreateBitCast(old, element);
  }
  if (op.atomic == AtomicOp::Cas) {
    Value *pair = b_.CreateAtomicCmpXchg(pointer, bits_of(operand.re), bits_of(desired.re), align, kOrder, kOrder);
    return b_.CreateBitCast(b_.CreateExtractValue(pair, 0), element);
  }
  // Again and again, until nobody else came between.
  llvm::LoadInst *first = b_.CreateAlignedLoad(integer, pointer, align);
  first->setAtomic(llvm::AtomicOrdering::Monotonic);
  Block *before = b_.GetInsertBlock();
  Block *retry = new_block("retry");
  Block *done = new_block("swapped");
  b_.CreateBr(retry);
  b_.SetInsertPoint(retry);
  llvm::PHINode *seen = b_.CreatePHI(integer, 2);
  seen->addIncoming(first, before);
  const Raw next = atomic_result(op, type, {b_.CreateBitCast(seen, element)}, operand, desired);
  Value *pair = b_.CreateAtomicCmpXchg(pointer, seen, bits_of(next.re), align, kOrder, kOrder);
  seen->addIncoming(b_.CreateExtractValue(pair, 0), b_.GetInsertBlock());
  b_.CreateCondBr(b_.CreateExtractValue(pair, 1), done, retry);
  b_.SetInsertPoint(done);
  return b_.CreateBitCast(seen, element);
}

/// Integers of all lanes at one element, where nobody asks for old values: combined first. False where that is not so.
bool Body::atomic_together(const Op &op, Address &address, Value *keep, bool contended) {
  const DType type = dtype(op.results[0]);
  if (address.kind != Address::Kind::Uniform || !unread(op.results[0]) || !is_integer(type)) return false;
  const bool is_signed = kind_of(type) == DTypeKind::Signed;
  Value *operand = vector(value(op.operands[1])).re;
  llvm::Type *vectors = operand->getType();
  const unsigned bits = vectors->getScalarSizeInBits();
  llvm::Constant *nothing = llvm::Constant::getNullValue(vectors);
  switch (op.atomic) {
    case AtomicOp::Add:
    case AtomicOp::Sub:
    case AtomicOp::Or:
    case AtomicOp::Xor: break;
    case AtomicOp::And: nothing = llvm::Constant::getAllOnesValue(vectors); break;
    case AtomicOp::Max:
    case AtomicOp::NanMax:
      if (is_signed) nothing = llvm::ConstantInt::get(vectors, llvm::APInt::getSignedMinValue(bits));
      break;
    case AtomicOp::Min:
    case AtomicOp::NanMin:
      nothing = llvm::ConstantInt::get(
          vectors, is_signed ? llvm::APInt::getSignedMaxValue(bits) : llvm::APInt::getMaxValue(bits));
      break;
    default: return false;
  }
  if (keep != nullptr) operand = choose(keep, operand, nothing);
  Value *combined = nullptr;
  switch (op.atomic) {
    case AtomicOp::Add:
    case AtomicOp::Sub: combined = b_.CreateAddReduce(operand); break;
    case AtomicOp::Or: combined = b_.CreateOrReduce(operand); break;
    case AtomicOp::Xor: combined = b_.CreateXorReduce(operand); break;
    case AtomicOp::And: combined = b_.CreateAndReduce(operand); break;
    case AtomicOp::Max:
    case AtomicOp::NanMax: combined = b_.CreateIntMaxReduce(operand, is_signed); break;
    default: combined = b_.CreateIntMinReduce(operand, is_signed); break;
  }
  Block *on = new_block("atomic");
  Block *done = new_block("atomic.end");
  b_.CreateCondBr(keep == nullptr ? b_.getTrue() : any(from_wide(keep)), on, done);
  b_.SetInsertPoint(on);
  static_cast<void>(atomic_lane(op, address.base, {combined}, {}, contended));
  b_.CreateBr(done);
  b_.SetInsertPoint(done);
  return true;
}

/// Of each lane, the number of the element of a block's own array that an operation is at, as i32 where indices are no
/// wider and else as i64; `elements`, which is behind the array, for lanes that are off or outside. Null where another
/// way is better.
Body::Value *Body::places_of(const Op &op, std::int64_t elements) {
  const std::size_t first = ir::first_index(op);
  const ArrayValue &target = array(op.operands[0]);
  const std::size_t rank = target.extents.size();
  bool varies = false;
  bool narrow = elements < INT32_MAX;
  std::vector<ir::ValueId> given;
  for (std::size_t axis = 0; axis < rank; ++axis) {
    const ir::ValueId id = op.operands[first + axis];
    if (value(id).pattern != nullptr) return nullptr;
    given.push_back(id);
    if (fact(id).shape != Shape::Varying) continue;
    varies = true;
    const Op *cast = instance_->definitions[id.index];
    const bool widened = cast != nullptr && cast->code == ir::OpCode::Cast && is_integer(dtype(cast->operands[0])) &&
                         size_of(dtype(cast->operands[0])) <= 4;
    if (widened) given.back() = cast->operands[0];
    narrow = narrow && widened;
  }
  if (!varies) return nullptr;
  const auto lanes = static_cast<unsigned>(lanes_);
  llvm::Type *number = narrow ? context_.i32() : context_.i64();
  llvm::Type *numbers = context_.vector_of(number, lanes_);
  Value *behind = llvm::ConstantInt::get(numbers, static_cast<std::uint64_t>(elements));
  Value *flat = nullptr;
  Value *all_inside = nullptr;
  for (std::size_t axis = 0; axis < rank; ++axis) {
    LaneValue &index = value(given[axis]);
    const bool inside = (op.inside >> axis & 1U) != 0;
    const bool known = inside || op.check == ir::Check::None;
    const bool is_signed = kind_of(dtype(given[axis])) == DTypeKind::Signed;
    const bool wraps = op.wrap && is_signed && !inside && (op.nonnegative >> axis & 1U) == 0;
    const bool one = index.shape == Shape::Uniform;
    Value *at = one ? index.raw.re : vector(index).re;
    // (What differs between lanes is of the numbers' type at once; other indices are int64.)
    if (fact(given[axis]).shape == Shape::Varying) at = b_.CreateIntCast(at, numbers, is_signed);
    const std::uint64_t count = llvm::cast<llvm::ConstantInt>(target.extents[axis])->getZExtValue();
    Value *extent = llvm::ConstantInt::get(at->getType(), count);
    if (wraps) {
      Value *negative = b_.CreateICmpSLT(at, llvm::Constant::getNullValue(at->getType()));
      at = b_.CreateSelect(negative, b_.CreateAdd(at, extent), at);
    }
    if (!known && rank == 1 && !one) {
      flat = b_.CreateBinaryIntrinsic(llvm::Intrinsic::umin, at, behind);
      break;
    }
    if (!known) {
      Value *there = b_.CreateICmpULT(at, extent);
      if (one) there = b_.CreateVectorSplat(lanes, there);
      all_inside = all_inside == nullptr ? there : b_.CreateAnd(all_inside, there);
    }
    at = b_.CreateIntCast(at, one ? number : numbers, is_signed);
    if (one) at = b_.CreateVectorSplat(lanes, at);
    flat = flat == nullptr ? at : b_.CreateAdd(b_.CreateMul(flat, llvm::ConstantInt::get(numbers, count)), at);
  }
  if (all_inside != nullptr) flat = b_.CreateSelect(all_inside, flat, behind);
  return mask_.all ? flat : choose(wide(mask_), flat, behind);
}

/// Lanes at any elements of a block's own memory, where nobody asks for old values: they take their turns without
/// jumps. Where nothing else in the body is at the array, their turns may come after those of other vectors: numbers
/// that have just been stored as a vector are slow to load one by one while stores to unknown places come between.
/// False where another way is better.
bool Body::atomic_scattered(const Op &op) {
  const std::size_t first = ir::first_index(op);
  const ArrayValue &target = array(op.operands[0]);
  if (model_.mode == LaneMode::Thread || target.type.space == ir::Space::Global || !unread(op.results[0])) return false;
  if (lanes_ > static_cast<int>(kMostUnrolled) || target.lane_stride != nullptr || !target.spare) return false;
  if (op.check == ir::Check::Report) return false;
  std::int64_t elements = 1;
  for (Value *extent : target.extents) {
    const auto *known = llvm::dyn_cast<llvm::ConstantInt>(extent);
    if (known == nullptr) return false;
    elements *= known->getSExtValue();
  }
  Value *places = places_of(op, elements);
  if (places == nullptr) return false;

  const auto slot = [&](Value *held) {
    Value *memory = context_.stack_slot(b_, held->getType());
    b_.CreateAlignedStore(held, memory, llvm::Align(1));
    return memory;
  };
  Turns turns;
  turns.op = &op;
  turns.data = target.data;
  turns.number = places->getType()->getScalarType();
  turns.places = slot(places);
  for (std::size_t i = 1; i < first; ++i) {
    LaneValue &operand = value(op.operands[i]);
    turns.of_lane[i - 1] = operand.shape != Shape::Uniform;
    turns.operands[i - 1] = turns.of_lane[i - 1] ? slot(vector(operand).re) : operand.raw.re;
  }
  const bool alone = instance_ == kernel_.get() && instance_->uses[op.operands[0].index] == 1;
  if (holds_turns_ && alone && !may_be_skipped_) {
    turns_.push_back(turns);
  } else {
    take_turns(turns);
  }
  set(op.results[0], varying({llvm::Constant::getNullValue(context_.lanes_type(dtype(op.results[0])))}));
  return true;
}

void Body::take_turns(const Turns &turns) {
  llvm::Type *element = context_.memory_type(dtype(turns.op->results[0]));
  const auto load = [&](llvm::Type *type, Value *memory, unsigned lane) {
    return b_.CreateAlignedLoad(type, b_.CreateConstGEP1_64(type, memory, lane), llvm::Align(1));
  };
  for (unsigned lane = 0; lane < static_cast<unsigned>(lanes_); ++lane) {
    Raw own[2];
    for (std::size_t i = 0; i < 2 && turns.operands[i] != nullptr; ++i) {
      own[i].re = turns.of_lane[i] ? load(element, turns.operands[i], lane) : turns.operands[i];
    }
    Value *place = b_.CreateZExt(load(turns.number, turns.places, lane), context_.i64());
    static_cast<void>(atomic_lane(*turns.op, b_.CreateGEP(element, turns.data, place), own[0], own[1], false));
  }
}

void Body::release_turns() {
  for (const Turns &turns : turns_) take_turns(turns);
  turns_.clear();
  holds_turns_ = false;
}

void Body::emit_atomic(const Op &op) {
  if (!atomic_scattered(op)) emit_any_atomic(op);
}

void Body::emit_any_atomic(const Op &op) {
  const std::size_t first = ir::first_index(op);
  const ir::ValueId id = op.results[0];
  const DType type = dtype(id);
  const bool contended = array(op.operands[0]).type.space == ir::Space::Global;
  Address address = make_address(op, first);
  emit_check(op, address);
  Value *keep = lanes_inside(address);
  if (!mask_.all) keep = keep == nullptr ? wide(mask_) : b_.CreateAnd(keep, wide(mask_));
  const bool one = model_.mode == LaneMode::Thread;
  if (!one && atomic_together(op, address, keep, contended)) {
    set(id, varying({llvm::Constant::getNullValue(context_.lanes_type(type))}));
    return;
  }
  const auto lanes = static_cast<unsigned>(lanes_);
  llvm::Type *element = context_.memory_type(type);
  if (!one && !contended && unread(id) && lanes <= kMostUnrolled) {
    // One lane after another, those that are off somewhere else.
    Value *places = lane_addresses(address);
    if (keep != nullptr) {
      Value *nowhere = b_.CreatePtrToInt(launch_.sink, context_.i64());
      places = choose(keep, places, b_.CreateVectorSplat(lanes, nowhere));
    }
    Raw given[2];
    for (std::size_t i = 1; i < first; ++i) given[i - 1] = vector(value(op.operands[i]));
    for (unsigned lane = 0; lane < lanes; ++lane) {
      Value *number = context_.int64(lane);
      Raw own[2];
      for (std::size_t i = 0; i + 1 < first; ++i) own[i] = {b_.CreateExtractElement(given[i].re, number)};
      Value *pointer = b_.CreateIntToPtr(b_.CreateExtractElement(places, number), context_.pointer());
      static_cast<void>(atomic_lane(op, pointer, own[0], own[1], false));
    }
    set(id, varying({llvm::Constant::getNullValue(context_.lanes_type(type))}));
    return;
  }
  const auto slot = [&](llvm::Type *of, Value *held) {
    Value *memory = context_.stack_slot(b_, llvm::ArrayType::get(of, lanes));
    b_.CreateAlignedStore(held, memory, llvm::Align(1));
    return memory;
  };
  Value *addresses = slot(context_.i64(), lane_addresses(address));
  Value *operands[2] = {nullptr, nullptr};
  for (std::size_t i = 1; i < first; ++i) operands[i - 1] = slot(element, vector(value(op.operands[i])).re);
  Value *olds = slot(element, llvm::Constant::getNullValue(context_.lanes_type(type)));
  Value *bits = lane_bits(keep == nullptr ? Mask{} : from_wide(keep));
  if (one) bits = b_.CreateAnd(bits, context_.int64(1));

  Block *before = b_.GetInsertBlock();
  Block *head = new_block("lane");
  Block *done = new_block("lanes.end");
  Value *zero = context_.int64(0);
  b_.CreateCondBr(b_.CreateICmpNE(bits, zero), head, done);
  b_.SetInsertPoint(head);
  llvm::PHINode *left = b_.CreatePHI(context_.i64(), 2);
  left->addIncoming(bits, before);
  Value *lane = b_.CreateBinaryIntrinsic(llvm::Intrinsic::cttz, left, b_.getTrue());
  const auto at = [&](llvm::Type *of, Value *memory) { return b_.CreateGEP(of, memory, lane); };
  const auto read = [&](llvm::Type *of, Value *memory) {
    return b_.CreateAlignedLoad(of, at(of, memory), llvm::Align(1));
  };
  Value *pointer = b_.CreateIntToPtr(read(context_.i64(), addresses), context_.pointer());
  Raw given[2];
  for (std::size_t i = 0; i < 2 && operands[i] != nullptr; ++i) given[i] = {read(element, operands[i])};
  Value *old = atomic_lane(op, pointer, given[0], given[1], contended);
  b_.CreateAlignedStore(old, at(element, olds), llvm::Align(1));
  Value *rest = b_.CreateAnd(left, b_.CreateSub(left, context_.int64(1)));
  left->addIncoming(rest, b_.GetInsertBlock());
  b_.CreateCondBr(b_.CreateICmpNE(rest, zero), head, done);
  b_.SetInsertPoint(done);
  if (one) {
    set(id, uniform({b_.CreateAlignedLoad(element, olds, llvm::Align(1))}));
  } else {
    set(id, varying({b_.CreateAlignedLoad(context_.lanes_type(type), olds, llvm::Align(1))}));
  }
}

}  // namespace gridstride::codegen::cpu
