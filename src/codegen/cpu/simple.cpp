#include <llvm/IR/MDBuilder.h>

#include "codegen/cpu/body.h"
#include "codegen/cpu/math.h"
#include "codegen/cpu/report.h"
#include "codegen/cpu/value_facts.h"

namespace gridstride::codegen::cpu {

using ir::Op;
using ir::OpCode;

/// Whether the value was computed out of the body already, by an earlier `emit` of this version.
bool Body::hoisted(ir::ValueId id) {
  return fact(id).level < kBody && value(id).shape != Shape::None;
}

/// Divisions of long integers, which processors do one by one: by doubles where all lanes are short enough for that.
bool Body::emit_division(const Op &op) {
  const bool division = op.scalar_op == ScalarOp::FloorDiv || op.scalar_op == ScalarOp::Mod ||
                        op.scalar_op == ScalarOp::TruncDiv || op.scalar_op == ScalarOp::Rem;
  const ir::ValueId id = op.results[0];
  if (!division || fact(id).shape != Shape::Varying || fact(id).level < kBody) return false;
  const DType type = dtype(id);
  if (!arithmetic_.divides_by_doubles(type)) return false;
  const Raw operands[] = {vector(value(op.operands[0])), vector(value(op.operands[1]))};
  Value *a = operands[0].re, *b = operands[1].re;
  Value *quick = arithmetic_.is_short(type, a, b);
  if (quick == nullptr) {
    set(id, varying({arithmetic_.divide_short(op.scalar_op, type, a, b)}));
    return true;
  }
  Block *short_ones = new_block("short"), *long_ones = new_block("long"), *done = new_block("divided");
  b_.CreateCondBr(quick, short_ones, long_ones, llvm::MDBuilder(context_.llvm).createLikelyBranchWeights());
  b_.SetInsertPoint(short_ones);
  Value *quickly = arithmetic_.divide_short(op.scalar_op, type, a, b);
  b_.CreateBr(done);
  b_.SetInsertPoint(long_ones);
  const DType types[] = {type, type};
  Value *slowly = arithmetic_.apply(op.scalar_op, operands, types).re;
  b_.CreateBr(done);
  b_.SetInsertPoint(done);
  llvm::PHINode *result = b_.CreatePHI(a->getType(), 2);
  result->addIncoming(quickly, short_ones);
  result->addIncoming(slowly, long_ones);
  set(id, varying({result}));
  return true;
}

void Body::emit_scalar(const Op &op) {
  const ir::ValueId id = op.results[0];
  if (hoisted(id)) return;
  const Fact &form = fact(id);
  if (known_ != nullptr && form.uniform()) {
    if (const auto found = known_->find(&op); found != known_->end()) {
      set(id, uniform({b_.getInt1(found->second)}, kLaunch));
      return;
    }
  }
  if (instance_->facts->of(op).segment_constant && form.uniform()) {
    set(id, uniform({segment_comparison(op)}, kSegment));
    return;
  }
  if (emit_split(op) || emit_pattern(op) || emit_division(op)) return;
  std::vector<Raw> operands;
  std::vector<DType> dtypes;
  for (ir::ValueId operand : op.operands) {
    dtypes.push_back(dtype(operand));
    operands.push_back(form.shape == Shape::Varying ? vector(value(operand)) : value(operand).raw);
  }
  // Of linear values the offsets are combined: every operation that keeps a value linear is linear itself.
  Raw result = at_level(form.level, [&] { return arithmetic_.apply(op.scalar_op, operands, dtypes); });
  if (form.uniform() && dtype(id) == DType::Bool && op.operands.size() == 2) result.re = row_guard(op, result.re);
  LaneValue made;
  made.shape = form.shape;
  made.stride = form.stride;
  made.level = form.level;
  made.raw = result;
  set(id, made);
}

void Body::emit_cast(const Op &op) {
  const ir::ValueId id = op.results[0];
  if (hoisted(id)) return;
  const Fact &form = fact(id);
  const DType from = dtype(op.operands[0]);
  const DType to = dtype(id);
  LaneValue &given = value(op.operands[0]);
  LaneValue made;
  made.shape = form.shape;
  made.stride = form.stride;
  made.level = form.level;
  if (form.linear() && size_of(to) > size_of(from) && keeps_offset(model_, fact(op.operands[0]), from)) {
    made.raw.re = at_level(form.level, [&] { return b_.CreateSExt(given.raw.re, context_.register_type(to)); });
    if (given.first != nullptr) made.first = b_.CreateSExt(given.first, context_.register_type(to));
    set(id, made);
    return;
  }
  if (form.linear() && size_of(to) > size_of(from)) {
    // No lane wraps in the narrow type, so the wide line goes through the first lane's value.
    made.raw.re = at_level(form.level, [&]() -> Value * {
      const bool at_start = form.level == kSegment;
      Value *x = at_start ? segment_->x : position_.lane0;
      Value *narrow = at_start ? at_segment_start(given) : first_lane(given).re;
      Value *first = b_.CreateIntCast(narrow, context_.register_type(to), kind_of(from) == DTypeKind::Signed);
      Value *walked = b_.CreateMul(b_.CreateTruncOrBitCast(x, first->getType()),
                                   llvm::ConstantInt::getSigned(first->getType(), form.stride, true));
      return b_.CreateSub(first, walked);
    });
    set(id, made);
    return;
  }
  if (cast_pattern(op)) return;
  const Raw operand = form.shape == Shape::Varying ? vector(given) : given.raw;
  made.raw = at_level(form.level, [&] { return arithmetic_.cast(operand, from, to); });
  set(id, made);
}

void Body::emit_query(const Op &op) {
  const ir::ValueId id = op.results[0];
  if (hoisted(id)) return;
  const auto narrow = [&](Value *wide) { return b_.CreateTrunc(wide, context_.i32()); };
  const int dim = op.dim;
  const bool lane_axis = dim == model_.axis;
  const bool of_thread = op.code == OpCode::ThreadIdx || op.code == OpCode::BlockIdx || op.code == OpCode::GlobalIdx;
  if (model_.mode == LaneMode::Thread && of_thread) return emit_thread_query(op);
  switch (op.code) {
    case OpCode::Extent: set(id, uniform({array(op.operands[0]).extents[op.dim]}, kLaunch)); return;
    case OpCode::Stride: set(id, uniform({array(op.operands[0]).strides[op.dim]}, kLaunch)); return;
    case OpCode::BlockDim:
      set(id, uniform({at_level(kLaunch, [&] { return narrow(launch_.block[dim]); })}, kLaunch));
      return;
    case OpCode::GridDim:
      set(id, uniform({at_level(kLaunch, [&] { return narrow(launch_.grid[dim]); })}, kLaunch));
      return;
    case OpCode::GlobalSize:
      set(id,
          uniform({at_level(kLaunch, [&] { return b_.CreateMul(launch_.block[dim], launch_.grid[dim]); })}, kLaunch));
      return;
    case OpCode::GlobalIdx:
      if (model_.one_block) {
        Value *before = at_level(kRow, [&] { return b_.CreateMul(position_.block[dim], launch_.block[dim]); });
        if (lane_axis) {
          set(id, linear({before}, 1, kRow));
        } else {
          set(id, uniform({at_level(kRow, [&] { return b_.CreateAdd(before, position_.coordinates[dim]); })}, kRow));
        }
        return;
      }
      if (lane_axis && position_.shift != nullptr) {
        const std::uint8_t level = fact(id).level;
        set(id, linear({at_level(level, [&] { return b_.CreateNeg(position_.shift); })}, 1, level));
        return;
      }
      set(id, lane_axis ? linear({context_.int64(0)}, 1, kLaunch) : uniform({position_.coordinates[dim]}, kRow));
      return;
    default: break;
  }
  const bool thread = op.code == OpCode::ThreadIdx;
  if (model_.one_block) {
    if (thread && lane_axis) {
      set(id, linear({context_.int32(0)}, 1, kLaunch));
    } else {
      Value *at = thread ? position_.coordinates[dim] : position_.block[dim];
      set(id, uniform({at_level(kRow, [&] { return narrow(at); })}, kRow));
    }
    return;
  }
  if (!lane_axis) {
    set(id,
        uniform({at_level(kRow,
                          [&] {
                            Value *at = position_.coordinates[dim];
                            Value *block = b_.CreateUDiv(at, launch_.block[dim]);
                            return narrow(thread ? b_.CreateSub(at, b_.CreateMul(block, launch_.block[dim])) : block);
                          })},
                kRow));
    return;
  }
  if (model_.mode == LaneMode::Masked) {
    set(id, thread ? lane_thread_ : lane_block_);
    return;
  }
  Value *block = block_at_segment();
  if (thread) {
    set(id, linear({at_level(kSegment, [&] { return narrow(b_.CreateNeg(b_.CreateMul(block, launch_.block[dim]))); })},
                   1, kSegment));
  } else {
    set(id, uniform({at_level(kSegment, [&] { return narrow(block); })}, kSegment));
  }
}

/// The block along the lane axis that the segment lies in; a segment does not leave it.
Body::Value *Body::block_at_segment() {
  if (segment_block_ != nullptr) return segment_block_;
  segment_block_ = at_level(kSegment, [&] {
    Value *extent = launch_.block[model_.axis];
    Value *block = b_.CreateUDiv(segment_->x, extent);
    segment_->thresholds.push_back(b_.CreateMul(b_.CreateAdd(block, context_.int64(1)), extent));
    return block;
  });
  return segment_block_;
}

/// Masked: thread and block of each lane along the lane axis. Lanes may lie in several blocks.
void Body::prepare_lane_axis() {
  Value *extent = launch_.block[model_.axis];
  Value *block = b_.CreateUDiv(position_.lane0, extent);
  Value *thread = b_.CreateTrunc(b_.CreateSub(position_.lane0, b_.CreateMul(block, extent)), context_.i32());
  const auto lanes = static_cast<unsigned>(lanes_);
  // Counted from the first lane's block the numbers are below 2^11: their float quotients truncate to the right
  // integer.
  Value *counted = b_.CreateAdd(b_.CreateVectorSplat(lanes, thread), context_.lane_numbers(context_.i32()));
  llvm::Type *floats = context_.vector_of(context_.f32(), lanes_);
  Value *divisor = b_.CreateTrunc(extent, context_.i32());
  Value *quotient = b_.CreateFDiv(b_.CreateSIToFP(counted, floats),
                                  b_.CreateVectorSplat(lanes, b_.CreateSIToFP(divisor, context_.f32())));
  Value *blocks = b_.CreateFPToSI(quotient, counted->getType());
  lane_thread_ = varying({b_.CreateSub(counted, b_.CreateMul(blocks, b_.CreateVectorSplat(lanes, divisor)))});
  lane_block_ = varying({b_.CreateAdd(blocks, b_.CreateVectorSplat(lanes, b_.CreateTrunc(block, context_.i32())))});
}

// --- faults

void Body::emit_fault(const Op &op) {
  const Raw condition = vector(value(op.operands[0]));
  report(mask_and(mask_, condition.re), context_.fault_sites.at(&op), nullptr, nullptr);
}

/// Where a lane of `failing` is on: records the fault of the first by thread, and ends the threads of all of them.
void Body::report(Mask failing, std::uint32_t site, LaneValue *index, Value *extent) {
  if (failing.none) return;
  failing.nonempty = false;
  Join join = new_join("sound");
  Block *slow = new_block("fault");
  Value *some = any(failing);
  add_edge(join);
  b_.CreateCondBr(some, slow, join.block, llvm::MDBuilder(context_.llvm).createUnlikelyBranchWeights());
  b_.SetInsertPoint(slow);

  // See FaultPlace in report.h: all of it int64.
  const auto lanes = static_cast<unsigned>(lanes_);
  Value *indices = llvm::ConstantPointerNull::get(context_.pointer());
  if (index != nullptr) {
    indices = context_.stack_slot(b_, llvm::ArrayType::get(context_.i64(), lanes));
    b_.CreateAlignedStore(vector(*index).re, indices, llvm::Align(8));
  }
  const bool simt = model_.kind == ir::FunctionKind::Simt;
  Value *place = context_.stack_slot(b_, llvm::ArrayType::get(context_.i64(), kFaultPlaceWords));
  const auto put = [&](int word, Value *item) {
    b_.CreateAlignedStore(item, b_.CreateConstGEP1_64(context_.i64(), place, static_cast<std::uint64_t>(word)),
                          llvm::Align(8));
  };
  put(0, context_.int64(simt ? model_.axis : -1));
  for (int dim = 0; dim < 3; ++dim) {
    // (Kernels with a stride loop have no faults.)
    Value *at = simt ? (dim == model_.axis ? position_.lane0 : position_.coordinates[dim]) : context_.int64(0);
    if (model_.mode == LaneMode::Thread) {
      at = b_.CreateAdd(b_.CreateMul(position_.block[dim], launch_.block[dim]), position_.thread[dim]);
    }
    if (!simt && dim == 0) {
      at = position_.row_point;
      if (model_.mode != LaneMode::Point) at = b_.CreateAdd(at, position_.lane0);
    }
    put(1 + dim, at);
    put(4 + dim, simt ? launch_.block[dim] : context_.int64(1));
  }
  llvm::Type *i64 = context_.i64();
  llvm::Type *pointer = context_.pointer();
  llvm::Type *nothing = llvm::Type::getVoidTy(context_.llvm);
  const auto callee = context_.module.getOrInsertFunction(
      std::string(kReportFaults),
      llvm::FunctionType::get(nothing, {pointer, pointer, context_.i32(), i64, pointer, i64, pointer}, false));
  // The recorder's address is given when the kernel is linked.
  llvm::Constant *recorder = llvm::cast<llvm::Constant>(
      context_.module.getOrInsertFunction(std::string(kRecordFault), llvm::FunctionType::get(nothing, false))
          .getCallee());
  Value *lanes_failing = lane_bits(failing);
  if (model_.mode == LaneMode::Thread) lanes_failing = b_.CreateAnd(lanes_failing, context_.int64(1));
  b_.CreateCall(callee, {recorder, launch_.fault, context_.int32(static_cast<std::int32_t>(site)), lanes_failing,
                         indices, extent != nullptr ? extent : context_.int64(0), place});
  kill(wide(failing));
  branch_to(join);
  finish(join);
}

}  // namespace gridstride::codegen::cpu
