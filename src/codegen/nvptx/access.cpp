#include <algorithm>
#include <cstddef>
#include <string>

#include <fmt/format.h>

#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/IntrinsicsNVPTX.h>

#include "codegen/nvptx/body.h"
#include "ir/fault_sites.h"

namespace gridstride::codegen::nvptx {

using ir::Check;
using ir::LayoutClass;
using ir::Op;
using ir::OpCode;

namespace {

constexpr unsigned kGlobal = 1;  // LLVM's address space of global memory

llvm::Value *byte_step(Code &code, llvm::Value *base, llvm::Value *bytes) {
  return code.builder.CreateGEP(code.builder.getInt8Ty(), base, bytes);
}

/// The letter of a register's constraint; bytes travel in registers of 16 bits.
const char *register_of(unsigned bits) {
  return bits == 64 ? "l" : bits == 32 ? "r" : "h";
}

/// A load of global memory that tells the caches what it is for: "cs".
llvm::Value *hinted_load(Code &code, const std::string &hint, llvm::Type *type, llvm::Value *from) {
  const unsigned bits = type->getPrimitiveSizeInBits();
  llvm::IntegerType *word = code.int_type(std::max(bits, 16U));
  auto *text = llvm::InlineAsm::get(llvm::FunctionType::get(word, {from->getType()}, false),
                                    fmt::format("ld.global.{}.b{} $0, [$1];", hint, bits),
                                    fmt::format("={},l,~{{memory}}", register_of(bits)), true);
  llvm::Value *loaded = code.builder.CreateCall(text, {from});
  return code.from_bits(code.builder.CreateTrunc(loaded, code.int_type(bits)), type);
}

void hinted_store(Code &code, const std::string &hint, llvm::Value *value, llvm::Value *to) {
  const unsigned bits = value->getType()->getPrimitiveSizeInBits();
  llvm::Value *word = code.builder.CreateZExt(code.bits(value), code.int_type(std::max(bits, 16U)));
  auto *text = llvm::InlineAsm::get(
      llvm::FunctionType::get(code.builder.getVoidTy(), {to->getType(), word->getType()}, false),
      fmt::format("st.global.{}.b{} [$0], $1;", hint, bits), fmt::format("l,{},~{{memory}}", register_of(bits)), true);
  code.builder.CreateCall(text, {to, word});
}

}  // namespace

ArrayRef make_array(Code &code, const ir::Type &type, llvm::Value *data, std::vector<llvm::Value *> extents,
                    std::vector<llvm::Value *> strides) {
  const auto item = static_cast<std::int64_t>(size_of(type.dtype));
  switch (type.layout) {
    case LayoutClass::General: break;
    case LayoutClass::UnitInner: strides.back() = code.i64(item); break;
    case LayoutClass::BroadcastInner: strides.back() = code.i64(0); break;
    case LayoutClass::Contiguous: {
      llvm::Value *step = code.i64(item);
      for (std::size_t axis = type.rank; axis-- > 0;) {
        strides[axis] = step;
        if (axis > 0) step = code.builder.CreateMul(step, extents[axis]);
      }
      break;
    }
  }
  return {data, std::move(extents), std::move(strides)};
}

llvm::Value *half_warp_mask(Code &code) {
  llvm::Value *thread = code.intrinsic(llvm::Intrinsic::nvvm_read_ptx_sreg_tid_x, {}, {});
  return code.builder.CreateShl(code.i32(0xffff), code.builder.CreateAnd(thread, code.i32(16)));
}

void block_barrier(Code &code) {
  static_cast<void>(code.intrinsic(llvm::Intrinsic::nvvm_barrier_cta_sync_aligned_all, {}, {code.i32(0)}));
}

llvm::Value *Body::address(const ArrayRef &array, const std::vector<llvm::Value *> &indices) {
  // Offsets of elements that exist do not overflow, and only those of such elements are used.
  const bool small = state_.options.small;
  llvm::IntegerType *word = code_.int_type(small ? 32 : 64);
  const auto fit = [&](llvm::Value *number) { return small ? build_.CreateTrunc(number, word) : number; };
  llvm::Value *offset = nullptr;
  for (std::size_t axis = 0; axis < indices.size(); ++axis) {
    llvm::Value *stride = array.strides[axis];
    if (const auto *known = llvm::dyn_cast<llvm::ConstantInt>(stride); known != nullptr && known->isZero()) continue;
    llvm::Value *part = build_.CreateMul(fit(indices[axis]), fit(stride), "", false, true);
    offset = offset == nullptr ? part : build_.CreateAdd(offset, part, "", false, true);
  }
  return offset == nullptr ? array.data : byte_step(code_, array.data, offset);
}

std::vector<llvm::Value *> Body::checked_indices(const Op &op, std::size_t first, llvm::Value *&inside) {
  const ArrayRef &target = array(op.operands[0]);
  const bool report = op.check == Check::Report && !quiet_;
  std::vector<llvm::Value *> indices;
  for (std::size_t axis = 0; axis < target.extents.size(); ++axis) {
    llvm::Value *given = value(op.operands[first + axis]).real;
    llvm::Value *extent = target.extents[axis];
    llvm::Value *index = given;
    const bool known_inside = (op.inside >> axis & 1U) != 0;
    if (op.wrap && !known_inside && (op.nonnegative >> axis & 1U) == 0) {
      llvm::Value *negative = build_.CreateICmpSLT(given, code_.i64(0));
      index = code_.select(negative, build_.CreateAdd(given, extent), given);
    }
    indices.push_back(index);
    if (op.check == Check::None || known_inside) continue;
    llvm::Value *fits = build_.CreateICmpULT(index, extent);
    if (!report) {
      inside = inside == nullptr ? fits : build_.CreateAnd(inside, fits);
      continue;
    }
    llvm::BasicBlock *outside = code_.block("outside");
    llvm::BasicBlock *fine = code_.block("inside");
    build_.CreateCondBr(fits, fine, outside);
    code_.enter(outside);
    record_fault(op, static_cast<std::uint32_t>(axis), given, extent);
    finish_thread();
    code_.enter(fine);
  }
  return indices;
}

Value Body::load_element(const Op &op, llvm::Value *address, DType dtype) {
  llvm::Type *type = code_.memory_type(dtype);
  const unsigned bytes = type->getPrimitiveSizeInBits() / 8;
  const bool hinted = !op.symbol.empty() && function_.type(op.operands[0]).space == ir::Space::Global;
  const auto load = [&](llvm::Value *from) -> llvm::Value * {
    if (hinted) return hinted_load(code_, op.symbol, type, from);
    auto *made = build_.CreateAlignedLoad(type, from, llvm::Align(bytes));
    if (reads_only(op)) made->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(code_.context(), {}));
    return made;
  };
  llvm::Value *real = load(address);
  if (dtype == DType::Bool) return {build_.CreateICmpNE(real, build_.getInt8(0)), nullptr};
  if (!is_complex(dtype)) return {real, nullptr};
  return {real, load(byte_step(code_, address, code_.i64(bytes)))};
}

bool Body::reads_only(const Op &op) const {
  // Arrays of device functions may be any of the kernel's.
  if (state_.rows) return true;
  if (state_.last_store == nullptr || end_ == nullptr) return false;
  return function_.disjoint && op.operands[0] != state_.last_store->operands[0];
}

void Body::emit_load(const Op &op) {
  llvm::Value *inside = nullptr;
  const std::vector<llvm::Value *> indices = checked_indices(op, 1, inside);
  const ArrayRef &target = array(op.operands[0]);
  const DType type = dtype(op.results[0]);
  if (inside == nullptr) {
    set_value(op.results[0], load_element(op, address(target, indices), type));
    return;
  }
  llvm::BasicBlock *before = build_.GetInsertBlock();
  llvm::BasicBlock *access = code_.block("load");
  llvm::BasicBlock *after = code_.block("loaded");
  build_.CreateCondBr(inside, access, after);
  code_.enter(access);
  const Value loaded = load_element(op, address(target, indices), type);
  build_.CreateBr(after);
  code_.enter(after);
  const Value zero = code_.zero(type);
  const auto meet = [&](llvm::Value *found, llvm::Value *none) {
    llvm::PHINode *phi = build_.CreatePHI(found->getType(), 2);
    phi->addIncoming(found, access);
    phi->addIncoming(none, before);
    return phi;
  };
  Value result{meet(loaded.real, zero.real), nullptr};
  if (loaded.imag != nullptr) result.imag = meet(loaded.imag, zero.imag);
  set_value(op.results[0], result);
}

void Body::store_element(const Op &op, llvm::Value *to) {
  const DType type = dtype(op.operands[1]);
  const Value &given = value(op.operands[1]);
  const unsigned bytes = code_.memory_type(type)->getPrimitiveSizeInBits() / 8;
  llvm::Value *real = type == DType::Bool ? build_.CreateZExt(given.real, build_.getInt8Ty()) : given.real;
  if (!op.symbol.empty() && function_.type(op.operands[0]).space == ir::Space::Global) {
    hinted_store(code_, op.symbol, real, to);
  } else {
    build_.CreateAlignedStore(real, to, llvm::Align(bytes));
  }
  if (given.imag != nullptr) {
    build_.CreateAlignedStore(given.imag, byte_step(code_, to, code_.i64(bytes)), llvm::Align(bytes));
  }
}

void Body::emit_store(const Op &op) {
  llvm::Value *inside = nullptr;
  const std::vector<llvm::Value *> indices = checked_indices(op, 2, inside);
  // Threads that share a point all store the same. None may while another has yet to read what was there before.
  if (state_.sharing == Sharing::HalfWarp) {
    static_cast<void>(code_.intrinsic(llvm::Intrinsic::nvvm_bar_warp_sync, {}, {half_warp_mask(code_)}));
  } else if (state_.sharing == Sharing::Block || state_.sharing == Sharing::Columns) {
    block_barrier(code_);
  }
  llvm::BasicBlock *after = nullptr;
  if (inside != nullptr) {
    llvm::BasicBlock *access = code_.block("store");
    after = code_.block("stored");
    build_.CreateCondBr(inside, access, after);
    code_.enter(access);
  }
  store_element(op, address(array(op.operands[0]), indices));
  if (after != nullptr) {
    build_.CreateBr(after);
    code_.enter(after);
  }
}

void Body::emit_fault(const Op &op) {
  if (quiet_) return;
  llvm::BasicBlock *faulty = code_.block("fault");
  llvm::BasicBlock *fine = code_.block("fine");
  build_.CreateCondBr(value(op.operands[0]).real, faulty, fine);
  code_.enter(faulty);
  record_fault(op, 0, code_.i64(0), code_.i64(0));
  finish_thread();
  code_.enter(fine);
}

namespace {

/// Byte offsets in a CudaFault.
constexpr std::int64_t kLock = 0;
constexpr std::int64_t kRaised = offsetof(FaultRecord, raised);
constexpr std::int64_t kSite = offsetof(FaultRecord, site);
constexpr std::int64_t kBlock = offsetof(FaultRecord, block);
constexpr std::int64_t kThread = offsetof(FaultRecord, thread);
constexpr std::int64_t kIndex = offsetof(FaultRecord, index);
constexpr std::int64_t kExtent = offsetof(FaultRecord, extent);
constexpr std::int64_t kFlag = offsetof(CudaFault, host_flag);
constexpr std::int64_t kFirstBlock = offsetof(CudaFault, first_block);

/// (record, site, block x y z, thread x y z, order of the block, index, extent): keeps the fault unless one of an
/// earlier block and thread is there; under a lock, for which the threads of later blocks do not queue. Of one thread
/// the first stays. At last the host's flag is raised.
llvm::Function *record_function(Code &code) {
  auto &build = code.builder;
  llvm::Type *i32 = code.int_type(32);
  llvm::Type *i64 = code.int_type(64);
  llvm::Type *pointer = llvm::PointerType::get(code.context(), kGlobal);
  const std::vector<llvm::Type *> params = {pointer, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64};
  llvm::Function *function =
      helper(code, "gridstride.record_fault", build.getVoidTy(), params, [&](llvm::Function *made) {
        made->addFnAttr(llvm::Attribute::NoInline);
        made->addFnAttr(llvm::Attribute::Cold);
        llvm::Value *record = made->getArg(0);
        const auto at = [&](std::int64_t offset) { return byte_step(code, record, code.i64(offset)); };
        const auto read = [&](std::int64_t offset) { return build.CreateLoad(i32, at(offset), true); };
        const auto write = [&](std::int64_t offset, llvm::Value *value) { build.CreateStore(value, at(offset), true); };
        const llvm::SyncScope::ID device = code.context().getOrInsertSyncScopeID("device");
        llvm::BasicBlock *spin = code.block("spin");
        llvm::BasicBlock *locked = code.block("locked");
        llvm::BasicBlock *keep = code.block("keep");
        llvm::BasicBlock *unlock = code.block("unlock");
        llvm::BasicBlock *contend = code.block("contend");
        llvm::BasicBlock *late = code.block("late");
        llvm::Value *mine = made->getArg(8);
        llvm::Value *seen = build.CreateLoad(i64, at(kFirstBlock), true);
        build.CreateCondBr(build.CreateICmpULT(seen, mine), late, contend);
        code.enter(contend);
        llvm::Value *before = build.CreateAtomicRMW(llvm::AtomicRMWInst::UMin, at(kFirstBlock), mine, llvm::Align(8),
                                                    llvm::AtomicOrdering::Monotonic, device);
        build.CreateCondBr(build.CreateICmpULT(before, mine), late, spin);
        code.enter(late);
        build.CreateRetVoid();

        code.enter(spin);
        auto *exchange =
            build.CreateAtomicCmpXchg(at(kLock), code.i32(0), code.i32(1), llvm::Align(4),
                                      llvm::AtomicOrdering::AcquireRelease, llvm::AtomicOrdering::Monotonic, device);
        build.CreateCondBr(build.CreateExtractValue(exchange, 1), locked, spin);

        // Compared from the most significant coordinate to the least: block z, y, x, then thread z, y, x.
        code.enter(locked);
        llvm::Value *earlier = code.flag(false);
        for (const auto &[base, first_arg] : {std::pair{kThread, 5U}, std::pair{kBlock, 2U}}) {
          for (unsigned d = 0; d < 3; ++d) {
            llvm::Value *own = made->getArg(first_arg + d);
            llvm::Value *its = read(base + 4 * static_cast<std::int64_t>(d));
            earlier = code.select(build.CreateICmpEQ(own, its), earlier, build.CreateICmpULT(own, its));
          }
        }
        llvm::Value *empty = build.CreateICmpEQ(read(kRaised), code.i32(0));
        build.CreateCondBr(build.CreateOr(empty, earlier), keep, unlock);

        code.enter(keep);
        write(kSite, made->getArg(1));
        for (unsigned d = 0; d < 3; ++d) {
          write(kBlock + 4 * static_cast<std::int64_t>(d), made->getArg(2 + d));
          write(kThread + 4 * static_cast<std::int64_t>(d), made->getArg(5 + d));
        }
        write(kIndex, made->getArg(9));
        write(kExtent, made->getArg(10));
        write(kRaised, code.i32(1));
        llvm::Value *flag = build.CreateLoad(i64, at(kFlag), true);
        llvm::BasicBlock *raise = code.block("raise");
        build.CreateCondBr(build.CreateICmpNE(flag, code.i64(0)), raise, unlock);
        code.enter(raise);
        build.CreateStore(code.i32(1), build.CreateIntToPtr(flag, pointer), true);
        build.CreateBr(unlock);

        code.enter(unlock);
        build.CreateAlignedStore(code.i32(0), at(kLock), llvm::Align(4))
            ->setAtomic(llvm::AtomicOrdering::Release, device);
        build.CreateRetVoid();
      });
  return function;
}

}  // namespace

void Body::record_fault(const Op &op, std::uint32_t axis, llvm::Value *index, llvm::Value *extent) {
  const std::uint32_t site = state_.fault_sites.at(&op) + axis;
  const auto &block = identity_.block;
  const auto &thread = identity_.thread;
  build_.CreateCall(record_function(code_), {fault_record_, code_.i32(site), block[0], block[1], block[2], thread[0],
                                             thread[1], thread[2], identity_.order, index, extent});
}

const Op *only_last_store(const ir::Module &module) {
  const Op *store = nullptr;
  bool spoiled = false;
  // In print order; `depth` counts the loops around.
  const std::function<void(const ir::Region &, int)> visit = [&](const ir::Region &region, int depth) {
    for (const auto &op : region.ops) {
      if (ir::is_terminator(op->code)) continue;
      if (store != nullptr || op->code == OpCode::Call) spoiled = true;  // something comes after the store
      // Other writes, and what waits for other threads'.
      spoiled = spoiled || op->code == OpCode::Atomic || op->code == OpCode::Barrier || op->code == OpCode::Fence ||
                op->code == OpCode::Warp;
      if (op->code == OpCode::Store) {
        store = op.get();
        spoiled = spoiled || depth > 0;
      }
      const bool loops = op->code == OpCode::For || op->code == OpCode::Loop;
      for (const ir::Region &each : op->regions) visit(each, depth + (loops ? 1 : 0));
    }
  };
  visit(module.kernel().body, 0);
  return spoiled ? nullptr : store;
}

}  // namespace gridstride::codegen::nvptx
