#include <cstddef>

#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/MDBuilder.h>

#include "codegen/cpu/body.h"
#include "codegen/cpu/thread_support.h"
#include "ir/cooperation.h"

// Operations between the threads of a warp where a vector has the threads of one warp: shuffles are those of vectors,
// votes are bits of masks. The threads that take part are the lanes that are on.
namespace gridstride::codegen::cpu {

using ir::Op;
using ir::WarpOp;

namespace {

constexpr std::size_t kWarp = ir::kWarpSize;

}  // namespace

/// Reports threads that wait for others which cannot come: where the lanes that are on are not those of the mask.
void Body::check_warp(const Op &op) {
  if (op.dim == 0) return;
  Value *given = op.operands.empty() ? nullptr : value(op.operands[0]).raw.re;
  if (given == nullptr || given->getType()->isVectorTy()) return;
  Value *on = lane_bits(mask_);
  Value *wanted = b_.CreateAnd(b_.CreateZExt(given, context_.i64()), lane_bits(first_mask()));
  Value *whole = b_.CreateICmpEQ(on, wanted);
  if (const auto *known = llvm::dyn_cast<llvm::ConstantInt>(whole); known != nullptr && known->isOne()) return;
  Block *missing = new_block("missing");
  Block *here = new_block("here");
  b_.CreateCondBr(whole, here, missing, llvm::MDBuilder(context_.llvm).createLikelyBranchWeights());
  b_.SetInsertPoint(missing);
  llvm::Type *i64 = context_.i64();
  Value *place = context_.stack_slot(b_, llvm::ArrayType::get(i64, kMissingWords));
  std::uint64_t word = 0;
  const auto put = [&](Value *item) {
    b_.CreateAlignedStore(item, b_.CreateConstGEP1_64(i64, place, word++), llvm::Align(8));
  };
  for (const std::int64_t site : op.shape) put(context_.int64(site));
  put(on);
  put(wanted);
  for (Value *each : position_.block) put(each);
  for (int dim = 0; dim < 3; ++dim) put(dim == model_.axis ? position_.lane0 : position_.coordinates[dim]);
  for (Value *each : launch_.block) put(each);
  const auto callee = context_.module.getOrInsertFunction(
      llvm::StringRef(kMissingThreads.data(), kMissingThreads.size()),
      llvm::FunctionType::get(llvm::Type::getVoidTy(context_.llvm), {context_.pointer(), context_.pointer()}, false));
  b_.CreateCall(callee, {launch_.fault, place});
  b_.CreateBr(here);
  b_.SetInsertPoint(here);
}

/// The lanes that there are.
Mask Body::first_mask() const {
  Mask mask;
  mask.wide = first_mask_;
  mask.all = first_mask_ == nullptr;
  return mask;
}

void Body::emit_warp_lanes(const Op &op) {
  check_warp(op);
  const bool shared_mask = op.operands.empty() || fact(op.operands[0]).uniform();
  if (op.warp == WarpOp::Sync) return;
  if (!shared_mask || op.warp == WarpOp::MatchAny) return emit_warp_groups(op);
  if (ir::is_shuffle(op.warp)) {
    set(op.results[0], varying(shuffled(op)));
    return;
  }
  llvm::Type *i32 = context_.i32();
  Value *on = b_.CreateTrunc(lane_bits(mask_), i32);
  const auto give = [&](std::size_t i, Value *result) { set(op.results[i], uniform({result})); };
  if (op.warp == WarpOp::ActiveMask) return give(0, on);
  if (op.warp == WarpOp::MatchAll) {
    LaneValue &given = value(op.operands[1]);
    Value *same = b_.getTrue();
    if (given.shape != Shape::Uniform) {
      // The first lane's value in all lanes that are on?
      const Raw lanes = vector(given);
      Value *first = b_.CreateBinaryIntrinsic(llvm::Intrinsic::cttz, on, b_.getFalse());
      first = b_.CreateAnd(first, context_.int32(kWarp - 1));
      Value *bits = bits_of_lanes(lanes.re);
      Value *key = b_.CreateVectorSplat(kWarp, b_.CreateExtractElement(bits, first));
      Value *equal = lane_bool(b_.CreateICmpEQ(bits, key));
      same = b_.CreateICmpEQ(b_.CreateTrunc(lane_bits(mask_and(mask_, equal)), i32), on);
    }
    give(0, b_.CreateSelect(same, on, context_.int32(0)));
    give(1, same);
    return;
  }
  const Raw predicate = vector(value(op.operands[1]));
  Value *truths = b_.CreateTrunc(lane_bits(mask_and(mask_, predicate.re)), i32);
  Value *none = b_.CreateICmpEQ(truths, context_.int32(0));
  Value *every = b_.CreateICmpEQ(truths, on);
  switch (op.warp) {
    case WarpOp::All: return give(0, every);
    case WarpOp::Any: return give(0, b_.CreateNot(none));
    case WarpOp::Eq: return give(0, b_.CreateOr(none, every));
    default: return give(0, truths);
  }
}

/// Lanes as integers of their bits.
Body::Value *Body::bits_of_lanes(Value *lanes) {
  auto *type = llvm::cast<llvm::FixedVectorType>(lanes->getType());
  return b_.CreateBitCast(lanes, context_.vector_of(b_.getIntNTy(type->getScalarSizeInBits()), lanes_));
}

/// What a shuffle gives each lane.
Raw Body::shuffled(const Op &op) {
  Value *given = vector(value(op.operands[1])).re;
  LaneValue &n = value(op.operands[2]);
  const auto *constant = llvm::dyn_cast<llvm::ConstantInt>(n.raw.re);
  if (n.shape == Shape::Uniform && constant != nullptr) {
    std::vector<int> sources;
    std::vector<llvm::Constant *> other;
    for (int lane = 0; lane < ir::kWarpSize; ++lane) {
      const int source =
          ir::shuffle_source(op.warp, lane, static_cast<std::int32_t>(constant->getSExtValue()), op.width);
      sources.push_back(source < 0 ? lane : source);
    }
    Value *moved = b_.CreateShuffleVector(given, sources);
    if (mask_.all) return {moved};
    Value *present = b_.CreateShuffleVector(wide(mask_), sources);
    return {choose(present, moved, given)};
  }
  // Through memory: each lane's source is computed.
  llvm::Type *i32 = context_.i32();
  const auto splat = [&](std::int32_t number) { return b_.CreateVectorSplat(kWarp, context_.int32(number)); };
  Value *lane = context_.lane_numbers(i32);
  Value *distance = vector(n).re;
  Value *group = b_.CreateAnd(lane, splat(-static_cast<std::int32_t>(op.width)));
  Value *behind = b_.CreateAdd(group, splat(op.width));
  Value *source = nullptr;
  Value *inside = nullptr;
  switch (op.warp) {
    case WarpOp::ShflIdx:
      source = b_.CreateOr(group, b_.CreateAnd(distance, splat(op.width - 1)));
      inside = llvm::Constant::getAllOnesValue(context_.vector_of(context_.i1(), lanes_));
      break;
    case WarpOp::ShflUp:
      source = b_.CreateSub(lane, distance);
      inside = b_.CreateAnd(b_.CreateICmpULT(distance, splat(kWarp)), b_.CreateICmpSGE(source, group));
      break;
    case WarpOp::ShflDown:
      source = b_.CreateAdd(lane, distance);
      inside = b_.CreateAnd(b_.CreateICmpULT(distance, splat(kWarp)), b_.CreateICmpSLT(source, behind));
      break;
    default:
      source = b_.CreateXor(lane, b_.CreateAnd(distance, splat(kWarp - 1)));
      inside = b_.CreateICmpSLT(source, behind);
      break;
  }
  source = b_.CreateSelect(inside, source, lane);
  Value *on = b_.CreateTrunc(lane_bits(mask_), i32);
  Value *present = b_.CreateLShr(b_.CreateVectorSplat(kWarp, on), source);
  present = b_.CreateTrunc(present, context_.vector_of(context_.i1(), lanes_));
  source = b_.CreateSelect(present, source, lane);
  const bool bools = given->getType()->getScalarSizeInBits() < 8;  // (the lane form of masks of their own)
  if (bools) given = b_.CreateZExt(given, context_.vector_of(context_.i8(), lanes_));
  llvm::Type *element = given->getType()->getScalarType();
  Value *memory = context_.stack_slot(b_, given->getType());
  b_.CreateAlignedStore(given, memory, llvm::Align(64));
  Value *result = llvm::PoisonValue::get(given->getType());
  if (n.shape == Shape::Uniform && op.warp == WarpOp::ShflIdx && op.width == kWarp && mask_.all) {
    Value *one = b_.CreateExtractElement(source, context_.int64(0));
    Value *from = b_.CreateGEP(element, memory, b_.CreateZExt(one, context_.i64()));
    result = b_.CreateVectorSplat(kWarp, b_.CreateLoad(element, from));
  } else {
    for (std::size_t at = 0; at < kWarp; ++at) {
      Value *index = b_.CreateZExt(b_.CreateExtractElement(source, at), context_.i64());
      Value *from = b_.CreateGEP(element, memory, index);
      result = b_.CreateInsertElement(result, b_.CreateLoad(element, from), at);
    }
  }
  if (bools) result = b_.CreateTrunc(result, context_.vector_of(context_.i1(), lanes_));
  return {result};
}

/// Lanes of different masks, each with those of its own: by a function.
void Body::emit_warp_groups(const Op &op) {
  Value *call = context_.stack_slot(b_, llvm::ArrayType::get(context_.i8(), sizeof(WarpLanes)));
  const auto field = [&](std::size_t offset) { return b_.CreateConstGEP1_64(context_.i8(), call, offset); };
  const auto put = [&](std::size_t offset, Value *item) { b_.CreateAlignedStore(item, field(offset), llvm::Align(4)); };
  const auto number = [&](std::uint64_t n) { return context_.int32(static_cast<std::int32_t>(n)); };
  const std::size_t count = op.operands.size();
  const DType type = count > 1 ? dtype(op.operands[1]) : DType::Int32;
  put(offsetof(WarpLanes, op), number(static_cast<std::uint64_t>(op.warp)));
  put(offsetof(WarpLanes, width), number(op.width));
  put(offsetof(WarpLanes, dtype), number(static_cast<std::uint64_t>(type)));
  put(offsetof(WarpLanes, on), b_.CreateTrunc(lane_bits(mask_), context_.i32()));
  put(offsetof(WarpLanes, mask), vector(value(op.operands[0])).re);
  Value *none = llvm::Constant::getNullValue(context_.vector_of(context_.i32(), lanes_));
  put(offsetof(WarpLanes, n), count > 2 ? vector(value(op.operands[2])).re : none);
  llvm::Type *wide_type = context_.vector_of(context_.i64(), lanes_);
  Value *bits = llvm::Constant::getNullValue(wide_type);
  if (count > 1) {
    Value *given = vector(value(op.operands[1])).re;
    if (type == DType::Bool) given = arithmetic_.cast({given}, DType::Bool, DType::UInt8).re;
    bits = b_.CreateZExt(bits_of_lanes(given), wide_type);
  }
  put(offsetof(WarpLanes, value), bits);
  const auto callee = context_.module.getOrInsertFunction(
      llvm::StringRef(kWarpLanes.data(), kWarpLanes.size()),
      llvm::FunctionType::get(llvm::Type::getVoidTy(context_.llvm), {context_.pointer()}, false));
  b_.CreateCall(callee, {call});
  for (std::size_t i = 0; i < op.results.size(); ++i) {
    const std::size_t offset = i == 0 ? offsetof(WarpLanes, first) : offsetof(WarpLanes, second);
    Value *given = b_.CreateAlignedLoad(wide_type, field(offset), llvm::Align(4));
    const DType to = dtype(op.results[i]);
    if (to == DType::Bool) {
      set(op.results[i], varying({lane_bool(b_.CreateICmpNE(given, llvm::Constant::getNullValue(wide_type)))}));
      continue;
    }
    llvm::Type *result = context_.register_type(to);
    Value *narrow = b_.CreateTrunc(given, context_.vector_of(b_.getIntNTy(result->getScalarSizeInBits()), lanes_));
    set(op.results[i], varying({b_.CreateBitCast(narrow, context_.vector_of(result, lanes_))}));
  }
}

}  // namespace gridstride::codegen::cpu
