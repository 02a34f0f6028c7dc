// What the threads of a block do together: shared arrays, barriers, atomics, operations of a warp.
#include <algorithm>
#include <string>

#include <fmt/format.h>

#include <llvm/IR/IntrinsicsNVPTX.h>

#include "base/error.h"
#include "codegen/nvptx/body.h"
#include "ir/cooperation.h"

namespace gridstride::codegen::nvptx {

using ir::AtomicOp;
using ir::BarrierKind;
using ir::Op;
using ir::OpCode;
using ir::WarpOp;

namespace {

constexpr unsigned kGlobal = 1;  // LLVM's address spaces
constexpr unsigned kShared = 3;
constexpr std::uint64_t kAlignment = 16;
constexpr std::uint64_t kStaticLimit = 48 << 10;  ///< what the assembler takes
constexpr const char *kDynamicName = "gs_dynamic_shared";
constexpr const char *kGridBarrierName = "gs_grid_barrier";

std::uint64_t bytes_of(const Op &op, DType dtype) {
  std::uint64_t bytes = size_of(dtype);
  for (const std::int64_t extent : op.shape) bytes *= static_cast<std::uint64_t>(extent);
  return bytes;
}

std::uint64_t aligned(std::uint64_t bytes) {
  return (bytes + kAlignment - 1) / kAlignment * kAlignment;
}

llvm::GlobalVariable *shared_variable(llvm::Module &module, const std::string &name, std::uint64_t bytes,
                                      bool external) {
  if (llvm::GlobalVariable *known = module.getNamedGlobal(name)) return known;
  llvm::Type *type = llvm::ArrayType::get(llvm::Type::getInt8Ty(module.getContext()), bytes);
  auto *made = new llvm::GlobalVariable(
      module, type, false, external ? llvm::GlobalValue::ExternalLinkage : llvm::GlobalValue::InternalLinkage,
      external ? nullptr : llvm::UndefValue::get(type), name, nullptr, llvm::GlobalValue::NotThreadLocal, kShared);
  made->setAlignment(llvm::Align(kAlignment));
  return made;
}

/// Integers as they are, floats as their bits.
llvm::Value *as_bits(Code &code, llvm::Value *value) {
  return value->getType()->isIntegerTy() ? value : code.bits(value);
}

/// What `op` leaves in memory, as atomic_result of ir/cooperation.h; null where it is the old value.
llvm::Value *combined(Code &code, AtomicOp op, DType dtype, llvm::Value *old, llvm::Value *operand,
                      llvm::Value *desired) {
  llvm::IRBuilder<> &build = code.builder;
  const DTypeKind kind = kind_of(dtype);
  const bool is_float = kind == DTypeKind::Float;
  const auto less = [&](llvm::Value *a, llvm::Value *b) {
    if (is_float) return build.CreateFCmpOLT(a, b);
    return kind == DTypeKind::Signed ? build.CreateICmpSLT(a, b) : build.CreateICmpULT(a, b);
  };
  const auto nan = [&](llvm::Value *a) -> llvm::Value * {
    return is_float ? build.CreateFCmpUNO(a, a) : static_cast<llvm::Value *>(code.flag(false));
  };
  const auto replacing_nan = [&](llvm::Value *better) {
    llvm::Value *take = build.CreateOr(nan(old), better);
    return code.select(build.CreateAnd(build.CreateNot(nan(operand)), take), operand, old);
  };
  llvm::Constant *zero = llvm::Constant::getNullValue(old->getType());
  switch (op) {
    case AtomicOp::Add: return is_float ? build.CreateFAdd(old, operand) : build.CreateAdd(old, operand);
    case AtomicOp::Sub: return is_float ? build.CreateFSub(old, operand) : build.CreateSub(old, operand);
    case AtomicOp::Max: return code.select(less(old, operand), operand, old);
    case AtomicOp::Min: return code.select(less(operand, old), operand, old);
    case AtomicOp::NanMax: return replacing_nan(less(old, operand));
    case AtomicOp::NanMin: return replacing_nan(less(operand, old));
    case AtomicOp::And: return build.CreateAnd(old, operand);
    case AtomicOp::Or: return build.CreateOr(old, operand);
    case AtomicOp::Xor: return build.CreateXor(old, operand);
    case AtomicOp::Exch: return operand;
    case AtomicOp::Inc: {
      llvm::Value *next = build.CreateAdd(old, llvm::ConstantInt::get(old->getType(), 1));
      return code.select(build.CreateICmpUGE(old, operand), zero, next);
    }
    case AtomicOp::Dec: {
      llvm::Value *next = build.CreateSub(old, llvm::ConstantInt::get(old->getType(), 1));
      llvm::Value *again = build.CreateOr(build.CreateICmpEQ(old, zero), build.CreateICmpUGT(old, operand));
      return code.select(again, operand, next);
    }
    case AtomicOp::Cas: {
      llvm::Value *same = build.CreateICmpEQ(as_bits(code, old), as_bits(code, operand));
      return code.select(same, desired, old);
    }
  }
  return old;
}

/// The instruction that does the operation by itself, if there is one.
std::optional<llvm::AtomicRMWInst::BinOp> native(AtomicOp op, DType dtype) {
  using Bin = llvm::AtomicRMWInst::BinOp;
  const DTypeKind kind = kind_of(dtype);
  const bool is_signed = kind == DTypeKind::Signed;
  if (op == AtomicOp::Exch) return Bin::Xchg;
  if (kind == DTypeKind::Float) {
    if (op == AtomicOp::Add && size_of(dtype) >= 4) return Bin::FAdd;
    return std::nullopt;
  }
  switch (op) {
    case AtomicOp::Add: return Bin::Add;
    case AtomicOp::Sub: return Bin::Sub;
    case AtomicOp::Max:
    case AtomicOp::NanMax: return is_signed ? Bin::Max : Bin::UMax;
    case AtomicOp::Min:
    case AtomicOp::NanMin: return is_signed ? Bin::Min : Bin::UMin;
    case AtomicOp::And: return Bin::And;
    case AtomicOp::Or: return Bin::Or;
    case AtomicOp::Xor: return Bin::Xor;
    default: return std::nullopt;
  }
}

}  // namespace

unsigned address_space(Code &code, ir::Space space) {
  switch (space) {
    case ir::Space::Shared: return kShared;
    case ir::Space::Local: return code.module.getDataLayout().getAllocaAddrSpace();
    case ir::Space::Global:
    case ir::Space::Constant: break;
  }
  return kGlobal;
}

void survey_cooperation(ModuleState &state) {
  const std::function<void(const ir::Function &, const ir::Region &)> visit = [&](const ir::Function &function,
                                                                                  const ir::Region &region) {
    for (const auto &op : region.ops) {
      if (op->code == OpCode::SharedArray && !ir::is_dynamic(*op)) {
        state.shared_offsets[op.get()] = state.shared_bytes;
        state.shared_bytes += aligned(bytes_of(*op, function.type(op->results[0]).dtype));
      }
      if (op->code == OpCode::Barrier && op->barrier == BarrierKind::Grid) state.cooperative = true;
      for (const ir::Region &each : op->regions) visit(function, each);
    }
  };
  for (const auto &function : state.module.functions) visit(*function, function->body);
  state.shared_in_dynamic = state.shared_bytes > kStaticLimit;
}

void Body::emit_own_array(const Op &op) {
  const ir::Type &type = function_.type(op.results[0]);
  std::vector<llvm::Value *> extents;
  for (const std::int64_t extent : op.shape) extents.push_back(code_.i64(extent));
  llvm::Value *data = nullptr;
  if (op.code == OpCode::LocalArray) {
    llvm::Function *function = build_.GetInsertBlock()->getParent();
    const llvm::IRBuilderBase::InsertPointGuard guard(build_);
    build_.SetInsertPoint(&function->getEntryBlock(), function->getEntryBlock().begin());
    llvm::Type *bytes = llvm::ArrayType::get(build_.getInt8Ty(), std::max<std::uint64_t>(bytes_of(op, type.dtype), 1));
    auto *made = build_.CreateAlloca(bytes);
    made->setAlignment(llvm::Align(kAlignment));
    data = made;
  } else if (ir::is_dynamic(op) || state_.shared_in_dynamic) {
    const std::uint64_t own = state_.shared_in_dynamic ? state_.shared_bytes : 0;
    const bool dynamic = ir::is_dynamic(op);
    llvm::GlobalVariable *memory = shared_variable(code_.module, kDynamicName, 0, true);
    const std::uint64_t offset = dynamic ? own : state_.shared_offsets.at(&op);
    data = build_.CreateConstGEP1_64(build_.getInt8Ty(), memory, offset);
    if (dynamic) {
      llvm::Value *size = code_.intrinsic(llvm::Intrinsic::nvvm_read_ptx_sreg_dynamic_smem_size, {}, {});
      llvm::Value *left =
          build_.CreateSub(build_.CreateZExt(size, code_.int_type(64)), code_.i64(static_cast<std::int64_t>(own)));
      extents[0] = build_.CreateUDiv(left, code_.i64(static_cast<std::int64_t>(size_of(type.dtype))));
    }
  } else {
    const std::string name = fmt::format("gs_shared_{}", state_.shared_offsets.at(&op));
    data = shared_variable(code_.module, name, std::max<std::uint64_t>(bytes_of(op, type.dtype), 1), false);
  }
  set_array(op.results[0], make_array(code_, type, data, extents, extents));
}

void Body::emit_barrier(const Op &op) {
  namespace Id = llvm::Intrinsic;
  // Threads of a warp may come one by one, and to different barriers: these forms do not want them together.
  if (op.barrier == BarrierKind::Plain) {
    static_cast<void>(code_.intrinsic(Id::nvvm_barrier_cta_sync_all, {}, {code_.i32(0)}));
    return;
  }
  if (op.barrier == BarrierKind::Grid) {
    build_.CreateCall(grid_barrier(code_));
    return;
  }
  llvm::Value *truth = value(op.operands[0]).real;
  const auto vote = [&](llvm::Intrinsic::ID id) { return code_.intrinsic(id, {}, {code_.i32(0), truth}); };
  llvm::Value *result = nullptr;
  switch (op.barrier) {
    case BarrierKind::Count: result = vote(Id::nvvm_barrier_cta_red_popc_all); break;
    case BarrierKind::And: result = vote(Id::nvvm_barrier_cta_red_and_all); break;
    default: result = vote(Id::nvvm_barrier_cta_red_or_all); break;
  }
  if (result->getType()->isIntegerTy(1)) result = build_.CreateZExt(result, code_.int_type(32));
  set_value(op.results[0], {result, nullptr});
}

llvm::Function *grid_barrier(Code &code) {
  llvm::LLVMContext &context = code.context();
  llvm::Type *i32 = code.int_type(32);
  llvm::Function *made = helper(code, kGridBarrierName, code.builder.getVoidTy(), {}, [&](llvm::Function *function) {
    namespace Id = llvm::Intrinsic;
    // A word of the module counts arrivals in its low bits; the block 0 brings it to 2**31, so that its highest bit
    // turns when all have come. It needs no clearing: the next barrier turns the bit back.
    auto *arrived = new llvm::GlobalVariable(code.module, i32, false, llvm::GlobalValue::InternalLinkage, code.i32(0),
                                             "gs_grid_arrived", nullptr, llvm::GlobalValue::NotThreadLocal, kGlobal);
    llvm::IRBuilder<> &build = code.builder;
    const llvm::SyncScope::ID device = context.getOrInsertSyncScopeID("device");
    const auto read = [&](llvm::Intrinsic::ID id) { return code.intrinsic(id, {}, {}); };
    const auto sync = [&] { static_cast<void>(code.intrinsic(Id::nvvm_barrier_cta_sync_all, {}, {code.i32(0)})); };
    sync();
    llvm::Value *thread =
        build.CreateOr(read(Id::nvvm_read_ptx_sreg_tid_x),
                       build.CreateOr(read(Id::nvvm_read_ptx_sreg_tid_y), read(Id::nvvm_read_ptx_sreg_tid_z)));
    auto *first = llvm::BasicBlock::Create(context, "first", function);
    auto *wait = llvm::BasicBlock::Create(context, "wait", function);
    auto *done = llvm::BasicBlock::Create(context, "done", function);
    build.CreateCondBr(build.CreateICmpEQ(thread, code.i32(0)), first, done);
    code.enter(first);
    llvm::Value *blocks =
        build.CreateMul(build.CreateMul(read(Id::nvvm_read_ptx_sreg_nctaid_x), read(Id::nvvm_read_ptx_sreg_nctaid_y)),
                        read(Id::nvvm_read_ptx_sreg_nctaid_z));
    llvm::Value *block =
        build.CreateOr(read(Id::nvvm_read_ptx_sreg_ctaid_x),
                       build.CreateOr(read(Id::nvvm_read_ptx_sreg_ctaid_y), read(Id::nvvm_read_ptx_sreg_ctaid_z)));
    llvm::Value *rest = build.CreateSub(code.i32(0x80000000U), build.CreateSub(blocks, code.i32(1)));
    llvm::Value *step = code.select(build.CreateICmpEQ(block, code.i32(0)), rest, code.i32(1));
    static_cast<void>(code.intrinsic(Id::nvvm_membar_gl, {}, {}));
    llvm::Value *old = build.CreateAtomicRMW(llvm::AtomicRMWInst::Add, arrived, step, llvm::Align(4),
                                             llvm::AtomicOrdering::Monotonic, device);
    build.CreateBr(wait);
    code.enter(wait);
    auto *now = build.CreateAlignedLoad(i32, arrived, llvm::Align(4));
    now->setAtomic(llvm::AtomicOrdering::Monotonic, device);
    now->setVolatile(true);
    llvm::Value *turned = build.CreateICmpSLT(build.CreateXor(old, now), code.i32(0));
    auto *leave = llvm::BasicBlock::Create(context, "leave", function);
    build.CreateCondBr(turned, leave, wait);
    code.enter(leave);
    static_cast<void>(code.intrinsic(Id::nvvm_membar_gl, {}, {}));
    build.CreateBr(done);
    code.enter(done);
    sync();
    build.CreateRetVoid();
  });
  made->addFnAttr(llvm::Attribute::Convergent);
  return made;
}

void Body::emit_fence(const Op &op) {
  namespace Id = llvm::Intrinsic;
  if (op.symbol == "sleep") {
    static_cast<void>(code_.intrinsic(Id::nvvm_nanosleep, {}, {value(op.operands[0]).real}));
    return;
  }
  const Id::ID scope = op.symbol == "block"    ? Id::nvvm_membar_cta
                       : op.symbol == "system" ? Id::nvvm_membar_sys
                                               : Id::nvvm_membar_gl;
  static_cast<void>(code_.intrinsic(scope, {}, {}));
}

llvm::Value *Body::emit_atomic_at(const Op &op, llvm::Value *address) {
  const ir::Type &array_type = function_.type(op.operands[0]);
  const DType dtype = array_type.dtype;
  llvm::Value *operand = value(op.operands[1]).real;
  llvm::Value *desired = op.atomic == AtomicOp::Cas ? value(op.operands[2]).real : nullptr;
  llvm::Type *type = code_.type(dtype);
  const auto align = llvm::Align(size_of(dtype));
  if (array_type.space == ir::Space::Local) {  // no other thread sees it
    llvm::Value *old = build_.CreateAlignedLoad(type, address, align);
    build_.CreateAlignedStore(combined(code_, op.atomic, dtype, old, operand, desired), address, align);
    return old;
  }
  const bool shared = array_type.space == ir::Space::Shared;
  const llvm::SyncScope::ID scope = code_.context().getOrInsertSyncScopeID(shared ? "block" : "device");
  constexpr auto kOrder = llvm::AtomicOrdering::Monotonic;
  llvm::IntegerType *word = code_.int_type(static_cast<unsigned>(8 * size_of(dtype)));
  const auto from_word = [&](llvm::Value *bits) { return type->isIntegerTy() ? bits : code_.from_bits(bits, type); };
  if (op.atomic == AtomicOp::Cas) {
    llvm::Value *pair = build_.CreateAtomicCmpXchg(address, as_bits(code_, operand), as_bits(code_, desired), align,
                                                   kOrder, kOrder, scope);
    return from_word(build_.CreateExtractValue(pair, 0));
  }
  if ((op.atomic == AtomicOp::Inc || op.atomic == AtomicOp::Dec) && size_of(dtype) == 4) {
    const auto which = op.atomic == AtomicOp::Inc ? llvm::AtomicRMWInst::UIncWrap : llvm::AtomicRMWInst::UDecWrap;
    return build_.CreateAtomicRMW(which, address, operand, align, kOrder, scope);
  }
  if (op.atomic == AtomicOp::Sub && kind_of(dtype) == DTypeKind::Float && size_of(dtype) >= 4) {
    return build_.CreateAtomicRMW(llvm::AtomicRMWInst::FAdd, address, code_.flip_sign(operand), align, kOrder, scope);
  }
  if (const auto which = native(op.atomic, dtype)) {
    const bool exchange = *which == llvm::AtomicRMWInst::Xchg;
    llvm::Value *given = exchange ? as_bits(code_, operand) : operand;
    llvm::Value *old = build_.CreateAtomicRMW(*which, address, given, align, kOrder, scope);
    return exchange ? from_word(old) : old;
  }
  // By compare and swap, until nobody came between.
  const std::string name = fmt::format("gs_atomic_{}_{}_{}", static_cast<int>(op.atomic), gridstride::name(dtype),
                                       static_cast<int>(array_type.space));
  llvm::Function *loop = helper(code_, name, type, {address->getType(), type}, [&](llvm::Function *function) {
    llvm::LLVMContext &context = code_.context();
    auto *attempt = llvm::BasicBlock::Create(context, "attempt", function);
    auto *done = llvm::BasicBlock::Create(context, "done", function);
    llvm::BasicBlock *start = build_.GetInsertBlock();
    auto *first = build_.CreateAlignedLoad(word, function->getArg(0), align);
    first->setAtomic(kOrder, scope);
    build_.CreateBr(attempt);
    code_.enter(attempt);
    llvm::PHINode *bits = build_.CreatePHI(word, 2);
    bits->addIncoming(first, start);
    llvm::Value *old = from_word(bits);
    llvm::Value *next = combined(code_, op.atomic, dtype, old, function->getArg(1), nullptr);
    llvm::Value *pair =
        build_.CreateAtomicCmpXchg(function->getArg(0), bits, as_bits(code_, next), align, kOrder, kOrder, scope);
    llvm::Value *seen = build_.CreateExtractValue(pair, 0);
    bits->addIncoming(seen, build_.GetInsertBlock());
    build_.CreateCondBr(build_.CreateExtractValue(pair, 1), done, attempt);
    code_.enter(done);
    build_.CreateRet(old);
  });
  return build_.CreateCall(loop, {address, operand});
}

void Body::emit_atomic(const Op &op) {
  llvm::Value *inside = nullptr;
  const std::vector<llvm::Value *> indices = checked_indices(op, ir::first_index(op), inside);
  const ArrayRef &target = array(op.operands[0]);
  if (inside == nullptr) {
    set_value(op.results[0], {emit_atomic_at(op, address(target, indices)), nullptr});
    return;
  }
  llvm::BasicBlock *before = build_.GetInsertBlock();
  llvm::BasicBlock *access = code_.block("atomic");
  llvm::BasicBlock *after = code_.block("done");
  build_.CreateCondBr(inside, access, after);
  code_.enter(access);
  llvm::Value *old = emit_atomic_at(op, address(target, indices));
  llvm::BasicBlock *from = build_.GetInsertBlock();
  build_.CreateBr(after);
  code_.enter(after);
  llvm::PHINode *phi = build_.CreatePHI(old->getType(), 2);
  phi->addIncoming(old, from);
  phi->addIncoming(llvm::Constant::getNullValue(old->getType()), before);
  set_value(op.results[0], {phi, nullptr});
}

void Body::emit_shuffle(const Op &op, llvm::Value *mask, llvm::Value *lane) {
  namespace Id = llvm::Intrinsic;
  const auto number = [&](int bits) { return code_.i32(static_cast<std::uint32_t>(bits)); };
  const int width = op.width;
  llvm::Value *n = value(op.operands[2]).real;
  llvm::Value *group = build_.CreateAnd(lane, number(~(width - 1)));
  llvm::Value *near = build_.CreateICmpULT(n, number(ir::kWarpSize));
  llvm::Value *source = nullptr;
  llvm::Value *exists = code_.flag(true);
  switch (op.warp) {
    case WarpOp::ShflIdx: source = build_.CreateOr(group, build_.CreateAnd(n, number(width - 1))); break;
    case WarpOp::ShflUp:
      source = build_.CreateSub(lane, n);
      exists = build_.CreateAnd(near, build_.CreateICmpSGE(source, group));
      break;
    case WarpOp::ShflDown:
      source = build_.CreateAdd(lane, n);
      exists = build_.CreateAnd(near, build_.CreateICmpSLT(source, build_.CreateAdd(group, number(width))));
      break;
    default:
      source = build_.CreateXor(lane, build_.CreateAnd(n, number(ir::kWarpSize - 1)));
      exists = build_.CreateICmpSLT(source, build_.CreateAdd(group, number(width)));
  }
  source = code_.select(exists, source, lane);
  // A thread that takes no part, or has ended, gives nothing.
  llvm::Value *present = code_.intrinsic(Id::nvvm_vote_ballot_sync, {}, {mask, code_.flag(true)});
  llvm::Value *there = build_.CreateTrunc(build_.CreateLShr(present, source), code_.int_type(1));
  source = code_.select(there, source, lane);
  const auto move = [&](llvm::Value *word) {
    return code_.intrinsic(Id::nvvm_shfl_sync_idx_i32, {}, {mask, word, source, number(ir::kWarpSize - 1)});
  };
  const auto shuffled = [&](llvm::Value *part) -> llvm::Value * {
    llvm::Value *bits = as_bits(code_, part);
    const unsigned size = bits->getType()->getIntegerBitWidth();
    llvm::Type *i32 = code_.int_type(32);
    llvm::Value *result = nullptr;
    if (size == 64) {
      llvm::Value *low = move(build_.CreateTrunc(bits, i32));
      llvm::Value *high = move(build_.CreateTrunc(build_.CreateLShr(bits, 32), i32));
      llvm::Type *i64 = code_.int_type(64);
      result = build_.CreateOr(build_.CreateZExt(low, i64), build_.CreateShl(build_.CreateZExt(high, i64), 32));
    } else {
      result = build_.CreateTrunc(move(build_.CreateZExt(bits, i32)), bits->getType());
    }
    return part->getType()->isIntegerTy() ? result : code_.from_bits(result, part->getType());
  };
  const Value &given = value(op.operands[1]);
  Value result{shuffled(given.real), nullptr};
  if (given.imag != nullptr) result.imag = shuffled(given.imag);
  set_value(op.results[0], result);
}

void Body::emit_warp(const Op &op) {
  namespace Id = llvm::Intrinsic;
  if (op.warp == WarpOp::ActiveMask) {
    set_value(op.results[0], {code_.intrinsic(Id::nvvm_activemask, {}, {}), nullptr});
    return;
  }
  llvm::Value *lane = code_.intrinsic(Id::nvvm_read_ptx_sreg_laneid, {}, {});
  // The thread itself always takes part.
  llvm::Value *mask = build_.CreateOr(value(op.operands[0]).real, build_.CreateShl(code_.i32(1), lane));
  if (ir::is_shuffle(op.warp)) {
    emit_shuffle(op, mask, lane);
    return;
  }
  const auto vote = [&](llvm::Intrinsic::ID id) {
    set_value(op.results[0], {code_.intrinsic(id, {}, {mask, value(op.operands[1]).real}), nullptr});
  };
  switch (op.warp) {
    case WarpOp::All: vote(Id::nvvm_vote_all_sync); return;
    case WarpOp::Any: vote(Id::nvvm_vote_any_sync); return;
    case WarpOp::Eq: vote(Id::nvvm_vote_uni_sync); return;
    case WarpOp::Ballot: vote(Id::nvvm_vote_ballot_sync); return;
    case WarpOp::Sync: static_cast<void>(code_.intrinsic(Id::nvvm_bar_warp_sync, {}, {mask})); return;
    default: break;
  }
  const Value &given = value(op.operands[1]);
  const auto match = [&](llvm::Value *part, llvm::Intrinsic::ID narrow, llvm::Intrinsic::ID wide) {
    llvm::Value *bits = as_bits(code_, part);
    const bool is_wide = bits->getType()->getIntegerBitWidth() == 64;
    if (!is_wide) bits = build_.CreateZExt(bits, code_.int_type(32));
    return code_.intrinsic(is_wide ? wide : narrow, {}, {mask, bits});
  };
  if (op.warp == WarpOp::MatchAny) {
    llvm::Value *same = match(given.real, Id::nvvm_match_any_sync_i32, Id::nvvm_match_any_sync_i64);
    if (given.imag != nullptr) {
      same = build_.CreateAnd(same, match(given.imag, Id::nvvm_match_any_sync_i32, Id::nvvm_match_any_sync_i64));
    }
    set_value(op.results[0], {same, nullptr});
    return;
  }
  llvm::Value *pair = match(given.real, Id::nvvm_match_all_sync_i32p, Id::nvvm_match_all_sync_i64p);
  llvm::Value *present = build_.CreateExtractValue(pair, 0);
  llvm::Value *all = build_.CreateExtractValue(pair, 1);
  if (given.imag != nullptr) {
    llvm::Value *other = match(given.imag, Id::nvvm_match_all_sync_i32p, Id::nvvm_match_all_sync_i64p);
    all = build_.CreateAnd(all, build_.CreateExtractValue(other, 1));
  }
  set_value(op.results[0], {code_.select(all, present, code_.i32(0)), nullptr});
  set_value(op.results[1], {all, nullptr});
}

}  // namespace gridstride::codegen::nvptx
