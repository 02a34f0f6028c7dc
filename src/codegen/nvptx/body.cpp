#include "codegen/nvptx/body.h"

#include <llvm/IR/IntrinsicsNVPTX.h>

#include "base/error.h"
#include "codegen/nvptx/scalar_ops.h"
#include "ir/mnemonics.h"

namespace gridstride::codegen::nvptx {

using ir::Op;
using ir::OpCode;
using ir::ValueId;

Body::Body(ModuleState &state, const ir::Function &function, llvm::BasicBlock *end)
    : state_(state),
      code_(state.code),
      build_(state.code.builder),
      function_(function),
      end_(end),
      values_(function.values.size()) {}

void Body::emit_function() {
  emit_region(function_.body);
}

void Body::emit_region(const ir::Region &region) {
  for (const auto &op : region.ops) {
    set_line(*op);
    if (ir::is_terminator(op->code)) {
      emit_terminator(*op);
    } else {
      emit_op(*op);
    }
  }
}

void Body::emit_points(const ir::Region &region, std::vector<Values> &points, const Together &together) {
  for (const auto &op : region.ops) {
    if (ir::is_terminator(op->code)) return;
    set_line(*op);
    if (together && together(*op, points)) continue;
    for (Values &point : points) {
      values_.swap(point);
      emit_op(*op);
      values_.swap(point);
    }
  }
}

void Body::emit_op(const Op &op) {
  switch (op.code) {
    case OpCode::Constant: set_value(op.results[0], code_.constant(op.scalar)); break;
    case OpCode::Scalar: {
      std::vector<Operand> operands;
      for (ValueId id : op.operands) operands.push_back({value(id), dtype(id)});
      set_value(op.results[0], emit_scalar_op(code_, op.scalar_op, operands));
      break;
    }
    case OpCode::Cast: {
      const ValueId from = op.operands[0];
      set_value(op.results[0], emit_cast(code_, {value(from), dtype(from)}, dtype(op.results[0])));
      break;
    }
    case OpCode::ThreadIdx:
    case OpCode::BlockIdx:
    case OpCode::BlockDim:
    case OpCode::GridDim:
    case OpCode::GlobalIdx:
    case OpCode::GlobalSize: emit_query(op); break;
    case OpCode::Extent: set_value(op.results[0], {array(op.operands[0]).extents[op.dim], nullptr}); break;
    case OpCode::Stride: set_value(op.results[0], {array(op.operands[0]).strides[op.dim], nullptr}); break;
    case OpCode::Load: emit_load(op); break;
    case OpCode::Store: emit_store(op); break;
    case OpCode::If: emit_if(op); break;
    case OpCode::For: emit_for(op); break;
    case OpCode::Loop: emit_loop(op); break;
    case OpCode::Reduce: emit_reduce(op); break;
    case OpCode::Call: emit_call(op); break;
    case OpCode::Fault: emit_fault(op); break;
    case OpCode::Print: emit_print(op); break;
    case OpCode::SharedArray:
    case OpCode::LocalArray: emit_own_array(op); break;
    case OpCode::Barrier: emit_barrier(op); break;
    case OpCode::Fence: emit_fence(op); break;
    case OpCode::Atomic: emit_atomic(op); break;
    case OpCode::Warp: emit_warp(op); break;
    case OpCode::LaneId:
      set_value(op.results[0], {code_.intrinsic(llvm::Intrinsic::nvvm_read_ptx_sreg_laneid, {}, {}), nullptr});
      break;
    default:
      throw Error(ErrorKind::Internal,
                  "code generation for GPUs does not know op '" + std::string(ir::mnemonic(op.code)) + "'");
  }
}

void Body::emit_terminator(const Op &op) {
  switch (op.code) {
    case OpCode::Yield:
      add_incoming(*yields_.back(), op.operands);
      build_.CreateBr(merges_.back());
      break;
    case OpCode::Break:
      add_incoming(*loops_.back().done_values, op.operands);
      build_.CreateBr(loops_.back().done);
      break;
    case OpCode::Continue:
      add_incoming(*loops_.back().next_values, op.operands);
      build_.CreateBr(loops_.back().next);
      break;
    default: {
      if (end_ != nullptr) {
        build_.CreateBr(end_);
        break;
      }
      llvm::Type *type = build_.GetInsertBlock()->getParent()->getReturnType();
      llvm::Value *result = llvm::Constant::getNullValue(type);
      unsigned field = 1;
      for (ValueId id : op.operands) {
        result = build_.CreateInsertValue(result, value(id).real, field++);
        if (value(id).imag != nullptr) result = build_.CreateInsertValue(result, value(id).imag, field++);
      }
      build_.CreateRet(result);
    }
  }
}

void Body::finish_thread() {
  if (end_ != nullptr) {
    build_.CreateBr(end_);
    return;
  }
  llvm::Type *type = build_.GetInsertBlock()->getParent()->getReturnType();
  build_.CreateRet(build_.CreateInsertValue(llvm::Constant::getNullValue(type), code_.flag(true), 0));
}

// --- values that meet

Body::Phis Body::make_phis(const std::vector<ValueId> &ids) {
  Phis phis;
  for (ValueId id : ids) {
    llvm::Type *type = code_.type(dtype(id));
    llvm::PHINode *real = build_.CreatePHI(type, 2);
    phis.emplace_back(real, is_complex(dtype(id)) ? build_.CreatePHI(type, 2) : nullptr);
  }
  return phis;
}

void Body::add_incoming(Phis &phis, const std::vector<ValueId> &ids, std::size_t from) {
  llvm::BasicBlock *here = build_.GetInsertBlock();
  for (std::size_t i = from; i < ids.size(); ++i) {
    auto &[real, imag] = phis[i - from];
    real->addIncoming(value(ids[i]).real, here);
    if (imag != nullptr) imag->addIncoming(value(ids[i]).imag, here);
  }
}

void Body::bind(const Phis &phis, const std::vector<ValueId> &ids, std::size_t from) {
  for (std::size_t i = from; i < ids.size(); ++i) set_value(ids[i], {phis[i - from].first, phis[i - from].second});
}

// --- control flow

void Body::emit_if(const Op &op) {
  llvm::BasicBlock *yes = code_.block("then");
  llvm::BasicBlock *no = code_.block("else");
  llvm::BasicBlock *merge = code_.block("endif");
  build_.CreateCondBr(value(op.operands[0]).real, yes, no);
  code_.enter(merge);
  Phis results = make_phis(op.results);
  yields_.push_back(&results);
  merges_.push_back(merge);
  code_.enter(yes);
  emit_region(op.regions[0]);
  code_.enter(no);
  emit_region(op.regions[1]);
  yields_.pop_back();
  merges_.pop_back();
  code_.enter(merge);
  bind(results, op.results);
}

void Body::emit_for(const Op &op) {
  const ir::Region &body = op.regions[0];
  const bool is_signed = kind_of(dtype(op.operands[0])) == DTypeKind::Signed;
  llvm::Value *lo = value(op.operands[0]).real;
  llvm::Value *hi = value(op.operands[1]).real;
  llvm::Value *step = value(op.operands[2]).real;
  llvm::Type *type = lo->getType();
  llvm::Constant *zero = llvm::ConstantInt::get(type, 0);
  const auto less = [&](llvm::Value *a, llvm::Value *b) {
    return is_signed ? build_.CreateICmpSLT(a, b) : build_.CreateICmpULT(a, b);
  };
  // A constant step, the usual case, folds all that follows.
  llvm::Value *down = is_signed ? build_.CreateICmpSLT(step, zero) : static_cast<llvm::Value *>(code_.flag(false));
  llvm::Value *runs = build_.CreateAnd(build_.CreateICmpNE(step, zero), code_.select(down, less(hi, lo), less(lo, hi)));
  llvm::Value *stride = code_.select(down, build_.CreateNeg(step), step);

  llvm::BasicBlock *before = build_.GetInsertBlock();
  llvm::BasicBlock *loop = code_.block("for");
  llvm::BasicBlock *next = code_.block("next");
  llvm::BasicBlock *advance = code_.block("advance");
  llvm::BasicBlock *done = code_.block("endfor");
  code_.enter(done);
  Phis results = make_phis(op.results);
  code_.enter(next);
  Phis carried = make_phis(op.results);
  code_.enter(loop);
  llvm::PHINode *induction = build_.CreatePHI(type, 2);
  Phis at_start = make_phis(op.results);

  code_.enter(before);
  add_incoming(results, op.operands, 3);
  add_incoming(at_start, op.operands, 3);
  induction->addIncoming(lo, before);
  build_.CreateCondBr(runs, loop, done);

  code_.enter(loop);
  set_value(body.args[0], {induction, nullptr});
  bind(at_start, body.args, 1);
  loops_.push_back({next, &carried, done, &results});
  ++loop_depth_;
  emit_region(body);
  --loop_depth_;
  loops_.pop_back();

  // What is left to the end says whether the next value is before it; nothing overflows.
  code_.enter(next);
  llvm::Value *left = code_.select(down, build_.CreateSub(induction, hi), build_.CreateSub(hi, induction));
  for (std::size_t i = 0; i < carried.size(); ++i) {
    results[i].first->addIncoming(carried[i].first, next);
    if (results[i].second != nullptr) results[i].second->addIncoming(carried[i].second, next);
  }
  build_.CreateCondBr(build_.CreateICmpUGT(left, stride), advance, done);
  code_.enter(advance);
  induction->addIncoming(build_.CreateAdd(induction, step), advance);
  for (std::size_t i = 0; i < carried.size(); ++i) {
    at_start[i].first->addIncoming(carried[i].first, advance);
    if (at_start[i].second != nullptr) at_start[i].second->addIncoming(carried[i].second, advance);
  }
  build_.CreateBr(loop);
  code_.enter(done);
  bind(results, op.results);
}

void Body::emit_loop(const Op &op) {
  llvm::BasicBlock *before = build_.GetInsertBlock();
  llvm::BasicBlock *loop = code_.block("loop");
  llvm::BasicBlock *done = code_.block("endloop");
  code_.enter(done);
  Phis results = make_phis(op.results);
  code_.enter(loop);
  Phis carried = make_phis(op.results);
  code_.enter(before);
  add_incoming(carried, op.operands);
  build_.CreateBr(loop);
  code_.enter(loop);
  bind(carried, op.regions[0].args);
  loops_.push_back({loop, &carried, done, &results});
  ++loop_depth_;
  emit_region(op.regions[0]);
  --loop_depth_;
  loops_.pop_back();
  code_.enter(done);
  bind(results, op.results);
}

void Body::emit_call(const Op &op) {
  const ir::Function &callee = *state_.module.find(op.symbol);
  llvm::Function *function = device_function(state_, callee);
  std::vector<llvm::Value *> args;
  for (std::size_t i = 0; i < op.operands.size(); ++i) {
    const ValueId id = op.operands[i];
    if (callee.params[i].is_array()) {
      const ArrayRef &given = array(id);
      args.push_back(given.data);
      args.insert(args.end(), given.extents.begin(), given.extents.end());
      args.insert(args.end(), given.strides.begin(), given.strides.end());
    } else {
      args.push_back(value(id).real);
      if (value(id).imag != nullptr) args.push_back(value(id).imag);
    }
  }
  const bool can_fault = state_.can_fault.at(&callee);
  if (can_fault) {
    args.push_back(fault_record_);
    args.insert(args.end(), identity_.block.begin(), identity_.block.end());
    args.insert(args.end(), identity_.thread.begin(), identity_.thread.end());
    args.push_back(identity_.order);
  }
  llvm::Value *result = build_.CreateCall(function, args);
  if (can_fault) {
    llvm::BasicBlock *ended = code_.block("ended");
    llvm::BasicBlock *alive = code_.block("alive");
    build_.CreateCondBr(build_.CreateExtractValue(result, 0), ended, alive);
    code_.enter(ended);
    finish_thread();
    code_.enter(alive);
  }
  unsigned field = 1;
  for (ValueId id : op.results) {
    Value each{build_.CreateExtractValue(result, field++), nullptr};
    if (is_complex(dtype(id))) each.imag = build_.CreateExtractValue(result, field++);
    set_value(id, each);
  }
}

void Body::emit_query(const Op &op) {
  namespace Id = llvm::Intrinsic;
  static constexpr llvm::Intrinsic::ID kThread[] = {Id::nvvm_read_ptx_sreg_tid_x, Id::nvvm_read_ptx_sreg_tid_y,
                                                    Id::nvvm_read_ptx_sreg_tid_z};
  static constexpr llvm::Intrinsic::ID kBlock[] = {Id::nvvm_read_ptx_sreg_ctaid_x, Id::nvvm_read_ptx_sreg_ctaid_y,
                                                   Id::nvvm_read_ptx_sreg_ctaid_z};
  static constexpr llvm::Intrinsic::ID kBlockDim[] = {Id::nvvm_read_ptx_sreg_ntid_x, Id::nvvm_read_ptx_sreg_ntid_y,
                                                      Id::nvvm_read_ptx_sreg_ntid_z};
  static constexpr llvm::Intrinsic::ID kGridDim[] = {Id::nvvm_read_ptx_sreg_nctaid_x, Id::nvvm_read_ptx_sreg_nctaid_y,
                                                     Id::nvvm_read_ptx_sreg_nctaid_z};
  const auto read = [&](llvm::Intrinsic::ID id) { return code_.intrinsic(id, {}, {}); };
  const auto wide = [&](llvm::Value *number) { return build_.CreateZExt(number, code_.int_type(64)); };
  const bool small = state_.options.small;
  llvm::Value *result = nullptr;
  switch (op.code) {
    case OpCode::ThreadIdx: result = read(kThread[op.dim]); break;
    case OpCode::BlockIdx: result = read(kBlock[op.dim]); break;
    case OpCode::BlockDim: result = read(kBlockDim[op.dim]); break;
    case OpCode::GridDim: result = read(kGridDim[op.dim]); break;
    case OpCode::GlobalIdx: {
      llvm::Value *block = read(kBlock[op.dim]);
      llvm::Value *extent = read(kBlockDim[op.dim]);
      llvm::Value *thread = read(kThread[op.dim]);
      if (small) {
        llvm::Value *first = build_.CreateMul(block, extent, "", true, true);
        result = build_.CreateZExt(build_.CreateAdd(first, thread, "", true, true), code_.int_type(64), "", true);
      } else {
        result =
            build_.CreateAdd(build_.CreateMul(wide(block), wide(extent), "", true, true), wide(thread), "", true, true);
      }
      break;
    }
    default: {
      llvm::Value *grid = read(kGridDim[op.dim]);
      llvm::Value *block = read(kBlockDim[op.dim]);
      result = small ? build_.CreateZExt(build_.CreateMul(grid, block, "", true, true), code_.int_type(64), "", true)
                     : build_.CreateMul(wide(grid), wide(block), "", true, true);
    }
  }
  set_value(op.results[0], {result, nullptr});
}

void Body::set_line(const Op &op) {
  if (state_.debug == nullptr || op.loc.line <= 0) return;
  llvm::DISubprogram *scope = build_.GetInsertBlock()->getParent()->getSubprogram();
  if (scope == nullptr) return;
  build_.SetCurrentDebugLocation(llvm::DILocation::get(code_.context(), static_cast<unsigned>(op.loc.line),
                                                       static_cast<unsigned>(std::max(op.loc.column, 0)), scope));
}

}  // namespace gridstride::codegen::nvptx
