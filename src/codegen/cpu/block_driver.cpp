#include "codegen/cpu/block_driver.h"

#include "codegen/cpu/launch_values.h"
#include "codegen/cpu/phase_loops.h"

namespace gridstride::codegen::cpu {

using llvm::BasicBlock;

namespace {

constexpr int kManyPhases = 8;

}  // namespace

BlockDriver::BlockDriver(const ir::Module &source, const Target &target, Plan &plan, llvm::Module &module,
                         PhaseMemory &memory)
    : kernel_(source.kernel()),
      target_(target),
      plan_(plan),
      memory_(memory),
      context_{module.getContext(), module, target, 4, 32, {}, {}, {}, {}, 0},
      b_(make_builder(module)) {}

void BlockDriver::open(bool threads_end) {
  llvm::Type *opaque = context_.pointer();
  llvm::Type *i64 = context_.i64();
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context_.llvm), {opaque, i64, i64, opaque}, false);
  function_ = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, kEntryName, context_.module);
  function_->addFnAttr(llvm::Attribute::NoUnwind);
  scratch_ = function_->getArg(3);
  b_.SetInsertPoint(block("entry"));
  static_cast<void>(read_launch(context_, b_, kernel_, function_->getArg(0), launch_));
  for (int dim = 0; dim < 3; ++dim) {
    if (plan_.shape[dim] != 0) launch_.block[dim] = context_.int64(plan_.shape[dim]);
  }
  threads_ = b_.CreateMul(b_.CreateMul(launch_.block[0], launch_.block[1]), launch_.block[2]);
  // Set when all is laid out.
  fixed_bytes_ = llvm::BinaryOperator::CreateAdd(context_.int64(0), context_.int64(0), "fixed", b_.GetInsertBlock());
  dynamic_ = b_.CreateGEP(context_.i8(), scratch_, fixed_bytes_);
  Value *dynamic_bytes = b_.CreateAnd(b_.CreateAdd(launch_.shared_bytes, context_.int64(63)), context_.int64(-64));
  per_thread_ = b_.CreateGEP(context_.i8(), dynamic_, dynamic_bytes);
  Value *begin = function_->getArg(1);
  Value *row = b_.CreateUDiv(begin, launch_.grid[0]);
  Value *first[3];
  first[0] = b_.CreateSub(begin, b_.CreateMul(row, launch_.grid[0]));
  first[2] = b_.CreateUDiv(row, launch_.grid[1]);
  first[1] = b_.CreateSub(row, b_.CreateMul(first[2], launch_.grid[1]));
  head_ = block("block");
  end_ = block("block.end");
  BasicBlock *setup = b_.GetInsertBlock();
  BasicBlock *none = block("none");
  launch_end_ = b_.CreateCondBr(b_.CreateICmpSLT(begin, function_->getArg(2)), head_, none);
  b_.SetInsertPoint(none);
  b_.CreateRetVoid();

  b_.SetInsertPoint(head_);
  number_ = b_.CreatePHI(i64, 2);
  number_->addIncoming(begin, setup);
  for (int dim = 0; dim < 3; ++dim) {
    at_[dim] = b_.CreatePHI(i64, 2);
    at_[dim]->addIncoming(first[dim], setup);
    block_[dim] = at_[dim];
  }
  if (threads_end) b_.CreateMemSet(hidden(memory_.alive().array).data, b_.getInt8(1), threads_, llvm::Align(1));
}

void BlockDriver::close() {
  if (b_.GetInsertBlock()->getTerminator() == nullptr) b_.CreateBr(end_);
  b_.SetInsertPoint(end_);
  Value *one = context_.int64(1);
  Value *zero = context_.int64(0);
  Value *next = b_.CreateAdd(number_, one);
  number_->addIncoming(next, end_);
  Value *carry = one;
  for (int dim = 0; dim < 3; ++dim) {
    Value *raised = b_.CreateAdd(at_[dim], carry);
    Value *over = dim < 2 ? b_.CreateICmpEQ(raised, launch_.grid[dim]) : b_.getFalse();
    at_[dim]->addIncoming(b_.CreateSelect(over, zero, raised), end_);
    carry = b_.CreateZExt(over, context_.i64());
  }
  BasicBlock *done = block("done");
  b_.CreateCondBr(b_.CreateICmpSLT(next, function_->getArg(2)), head_, done);
  b_.SetInsertPoint(done);
  b_.CreateRetVoid();
  fixed_bytes_->setOperand(0, context_.int64(static_cast<std::int64_t>(memory_.fixed_bytes())));
  plan_.scratch_bytes = memory_.fixed_bytes() + kPadding;
  plan_.scratch_bytes_per_thread = memory_.thread_bytes();
}

void BlockDriver::run(const Phase &phase, const PhaseOrder &order) {
  Plan plan = plan_phase(phase.module(), target_, order.lanes != 0 ? order.lanes : plan_.wanted_lanes, plan_.shape,
                         order.lanes != 0);
  // (Much code is to be compiled soon, too.)
  if (++phases_ > kManyPhases) plan.unroll = 1;
  LaunchValues launch = launch_;
  for (const std::size_t number : phase.hidden_arrays()) {
    launch.scalars.emplace_back();
    launch.arrays.push_back(hidden(number));
  }
  Context context = context_;
  context.lanes = plan.lanes;
  context.mask_bits = plan.mask_bits;
  PhasePlace place;
  place.launch_end = launch_end_;
  std::copy(block_, block_ + 3, place.block);
  std::copy(plan_.shape, plan_.shape + 3, place.shape);
  place.settled = &phase.settled();
  place.steps = &phase.steps();
  place.descending = order.descending;
  emit_phase(context, b_, phase.module(), plan, launch, place);
  plan_.cost_per_item += plan.cost_per_item + 0.1;
}

// --- memory

const ArrayValue &BlockDriver::hidden(std::size_t number) {
  if (hidden_.size() <= number) hidden_.resize(number + 1);
  ArrayValue &made = hidden_[number];
  if (made.data != nullptr) return made;
  const Hidden &each = memory_.arrays()[number];
  llvm::IRBuilderBase::InsertPointGuard guard(b_);
  b_.SetInsertPoint(launch_end_);
  made.type = each.type;
  made.padded = true;
  made.spare = each.spare;
  const auto item = static_cast<std::int64_t>(size_of(each.type.dtype));
  switch (each.where) {
    case Hidden::Where::Fixed: made.data = b_.CreateConstGEP1_64(context_.i8(), scratch_, each.offset); break;
    case Hidden::Where::Dynamic: made.data = dynamic_; break;
    case Hidden::Where::Threads: {
      Value *before = b_.CreateMul(threads_, context_.int64(static_cast<std::int64_t>(each.offset)));
      made.data = b_.CreateGEP(context_.i8(), per_thread_, before);
      break;
    }
  }
  for (const std::int64_t extent : each.extents) {
    if (extent >= 0) {
      made.extents.push_back(context_.int64(extent));
    } else if (each.where == Hidden::Where::Dynamic) {
      made.extents.push_back(b_.CreateUDiv(launch_.shared_bytes, context_.int64(item)));
    } else {
      made.extents.push_back(threads_);
    }
  }
  made.strides.resize(each.type.rank);
  apply_layout(context_, b_, made);
  return made;
}

llvm::Value *BlockDriver::pointer(const Storage &storage) {
  return b_.CreateConstGEP1_64(context_.i8(), scratch_, storage.offset);
}

Raw BlockDriver::load(const Storage &storage, DType dtype) {
  llvm::Type *type = context_.memory_type(dtype);
  Value *at = pointer(storage);
  Raw value{b_.CreateAlignedLoad(type, at, llvm::Align(1))};
  if (is_complex(dtype)) value.im = b_.CreateAlignedLoad(type, b_.CreateConstGEP1_64(type, at, 1), llvm::Align(1));
  if (dtype == DType::Bool) value.re = b_.CreateICmpNE(value.re, llvm::Constant::getNullValue(type));
  return value;
}

void BlockDriver::store(const Storage &storage, DType dtype, Raw value) {
  llvm::Type *type = context_.memory_type(dtype);
  Value *at = pointer(storage);
  if (dtype == DType::Bool) value.re = b_.CreateZExt(value.re, type);
  b_.CreateAlignedStore(value.re, at, llvm::Align(1));
  if (value.im != nullptr) b_.CreateAlignedStore(value.im, b_.CreateConstGEP1_64(type, at, 1), llvm::Align(1));
}

}  // namespace gridstride::codegen::cpu
