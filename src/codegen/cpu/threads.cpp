#include <cstddef>

#include <llvm/IR/MDBuilder.h>

#include "codegen/cpu/body.h"
#include "codegen/cpu/cooperation.h"
#include "codegen/cpu/thread_support.h"

// Thread mode: the body is the code of one thread, every value a scalar. Where it has to wait for others it calls, and
// the scheduler runs them (ir/block_threads.h).
namespace gridstride::codegen::cpu {

using ir::Op;
using ir::OpCode;

namespace {

llvm::FunctionCallee support(Context &context, std::string_view name, llvm::Type *result,
                             llvm::ArrayRef<llvm::Type *> parameters) {
  return context.module.getOrInsertFunction(llvm::StringRef(name.data(), name.size()),
                                            llvm::FunctionType::get(result, parameters, false));
}

}  // namespace

void Body::emit_thread_query(const Op &op) {
  const int dim = op.dim;
  Value *result = nullptr;
  switch (op.code) {
    case OpCode::ThreadIdx: result = b_.CreateTrunc(position_.thread[dim], context_.i32()); break;
    case OpCode::BlockIdx: result = b_.CreateTrunc(position_.block[dim], context_.i32()); break;
    default:
      result = b_.CreateAdd(b_.CreateMul(position_.block[dim], launch_.block[dim]), position_.thread[dim]);
      break;
  }
  set(op.results[0], uniform({result}));
}

/// Thread mode: a value as the scalar that it is.
Body::Value *Body::scalar_operand(ir::ValueId id) {
  LaneValue &given = value(id);
  if (given.shape == Shape::Uniform) return given.raw.re;
  return extract(vector(given), context_.int64(0), dtype(id)).re;
}

void Body::emit_barrier(const Op &op) {
  llvm::Type *i32 = context_.i32();
  const auto callee = support(context_, kThreadBarrier, i32, {context_.pointer(), i32, i32, i32});
  Value *predicate = op.operands.empty() ? static_cast<Value *>(context_.int32(0))
                                         : b_.CreateZExt(scalar_operand(op.operands[0]), i32);
  Value *count =
      b_.CreateCall(callee, {position_.place, context_.int32(static_cast<std::int32_t>(context_.wait_sites.at(&op))),
                             context_.int32(static_cast<std::int32_t>(op.barrier)), predicate});
  if (!op.results.empty()) set(op.results[0], uniform({count}));
}

void Body::emit_warp(const Op &op) {
  llvm::Type *bytes = llvm::ArrayType::get(context_.i8(), sizeof(WarpCall));
  Value *call = context_.stack_slot(b_, bytes);
  const auto field = [&](std::size_t offset) { return b_.CreateConstGEP1_64(context_.i8(), call, offset); };
  const auto put = [&](std::size_t offset, Value *item) { b_.CreateAlignedStore(item, field(offset), llvm::Align(4)); };
  const auto number = [&](std::uint64_t n) { return context_.int32(static_cast<std::int32_t>(n)); };
  const std::size_t count = op.operands.size();
  const DType type = count > 1 ? dtype(op.operands[1]) : DType::Int32;
  put(offsetof(WarpCall, site), number(context_.wait_sites.at(&op)));
  put(offsetof(WarpCall, op), number(static_cast<std::uint64_t>(op.warp)));
  put(offsetof(WarpCall, width), number(op.width));
  put(offsetof(WarpCall, dtype), number(static_cast<std::uint64_t>(type)));
  put(offsetof(WarpCall, mask), count > 0 ? scalar_operand(op.operands[0]) : context_.int32(-1));
  put(offsetof(WarpCall, n), count > 2 ? scalar_operand(op.operands[2]) : context_.int32(0));
  Value *bits = context_.int64(0);
  if (count > 1) bits = b_.CreateZExt(bits_of(scalar_operand(op.operands[1])), context_.i64());
  put(offsetof(WarpCall, value), bits);
  const auto callee =
      support(context_, kThreadWarp, llvm::Type::getVoidTy(context_.llvm), {context_.pointer(), context_.pointer()});
  b_.CreateCall(callee, {position_.place, call});
  for (std::size_t i = 0; i < op.results.size(); ++i) {
    llvm::Type *result = context_.register_type(dtype(op.results[i]));
    Value *given = b_.CreateAlignedLoad(context_.i64(), field(offsetof(WarpCall, results) + 8 * i), llvm::Align(4));
    Value *narrow = b_.CreateTrunc(given, b_.getIntNTy(result->getScalarSizeInBits()));
    set(op.results[i], uniform({b_.CreateBitCast(narrow, result)}));
  }
}

/// At a loop's back edge: where it may wait for other threads, they run.
void Body::emit_thread_yield(const Op &loop) {
  if (model_.mode != LaneMode::Thread || !context_.waiting_loops.contains(&loop)) return;
  const auto callee =
      support(context_, kThreadYield, llvm::Type::getVoidTy(context_.llvm), {context_.pointer(), context_.i32()});
  b_.CreateCall(callee, {position_.place, context_.int32(only_waits(loop) ? 1 : 0)});
}

/// At a loop's back edge: leaves the kernel where nobody wants its results any more.
void Body::poll(const Op &loop) {
  if (runs_long(*instance_->facts->function, loop)) emit_poll(context_, b_, launch_.cancelled);
}

void emit_poll(const Context &context, Builder &builder, llvm::Value *flag) {
  llvm::Function *function = builder.GetInsertBlock()->getParent();
  llvm::BasicBlock *leave = llvm::BasicBlock::Create(context.llvm, "cancelled", function);
  llvm::BasicBlock *go_on = llvm::BasicBlock::Create(context.llvm, "wanted", function);
  llvm::LoadInst *raised = builder.CreateAlignedLoad(context.i8(), flag, llvm::Align(1));
  raised->setVolatile(true);
  builder.CreateCondBr(builder.CreateIsNotNull(raised), leave, go_on,
                       llvm::MDBuilder(context.llvm).createUnlikelyBranchWeights());
  builder.SetInsertPoint(leave);
  builder.CreateRetVoid();
  builder.SetInsertPoint(go_on);
}

}  // namespace gridstride::codegen::cpu
