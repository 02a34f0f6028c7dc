#include "codegen/cpu/address.h"
#include "codegen/cpu/thread_support.h"

// Code for the checker: each thread is a fiber, and tells the checker what it is about to touch.
namespace gridstride::codegen::cpu {

void Body::emit_check(const ir::Op &op, Address &address) {
  const auto found = context_.check_sites.find(&op);
  if (found == context_.check_sites.end()) return;
  Value *pointer = address.base;
  if (address.kind == Address::Kind::Lanes || address.wraps || !address.offsets.empty()) {
    pointer = b_.CreateIntToPtr(b_.CreateExtractElement(lane_addresses(address), std::uint64_t{0}), context_.pointer());
  }
  Value *on = b_.CreateTrunc(b_.CreateAnd(lane_bits(mask_), context_.int64(1)), context_.i32());
  // (What is outside and dropped touches nothing.)
  if (address.kind == Address::Kind::Uniform) {
    if (Value *inside = whole_vector_inside(address)) on = b_.CreateAnd(on, b_.CreateZExt(inside, context_.i32()));
  }
  const auto callee = context_.module.getOrInsertFunction(
      llvm::StringRef(kCheckAccess.data(), kCheckAccess.size()),
      llvm::FunctionType::get(llvm::Type::getVoidTy(context_.llvm),
                              {context_.pointer(), context_.i32(), context_.pointer(), context_.i32()}, false));
  b_.CreateCall(callee, {position_.place, context_.int32(static_cast<std::int32_t>(found->second)), pointer, on});
}

void Body::emit_fence() {
  b_.CreateFence(llvm::AtomicOrdering::SequentiallyConsistent);
  if (context_.check_sites.empty()) return;
  const auto callee = context_.module.getOrInsertFunction(
      llvm::StringRef(kCheckFence.data(), kCheckFence.size()),
      llvm::FunctionType::get(llvm::Type::getVoidTy(context_.llvm), {context_.pointer()}, false));
  b_.CreateCall(callee, {position_.place});
}

}  // namespace gridstride::codegen::cpu
