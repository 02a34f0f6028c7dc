#include <llvm/IR/Constants.h>

#include "codegen/cpu/body.h"

// Masks. A vector of i1 has a register form of its own only with AVX-512; elsewhere LLVM would narrow and widen it again
// wherever it passes from block to block. So a mask lives as a vector of integers of the width of the kernel's hot type,
// all ones where a lane is on, and its i1 form is made in each block that needs it (a sign test, which costs nothing).
namespace gridstride::codegen::cpu {

llvm::Type *Body::wide_type() const {
  if (native_masks()) return context_.vector_of(context_.i1(), lanes_);
  return context_.vector_of(llvm::Type::getIntNTy(context_.llvm, static_cast<unsigned>(context_.mask_bits)), lanes_);
}

Mask Body::no_lanes() {
  Mask mask;
  mask.all = false;
  mask.none = true;
  mask.nonempty = false;
  return mask;
}

Body::Value *Body::wide(const Mask &mask) {
  if (mask.all) return llvm::Constant::getAllOnesValue(wide_type());
  if (mask.none) return llvm::Constant::getNullValue(wide_type());
  return mask.wide;
}

Body::Value *Body::bits(Mask &mask) {
  llvm::Type *type = context_.vector_of(context_.i1(), lanes_);
  if (mask.all) return llvm::Constant::getAllOnesValue(type);
  if (mask.none) return llvm::Constant::getNullValue(type);
  if (native_masks()) return mask.wide;
  if (mask.bits == nullptr || mask.bits_block != b_.GetInsertBlock()) {
    mask.bits = b_.CreateICmpSLT(mask.wide, llvm::Constant::getNullValue(mask.wide->getType()));
    mask.bits_block = b_.GetInsertBlock();
  }
  return mask.bits;
}

Mask Body::from_bits(Value *bits) {
  if (const auto *constant = llvm::dyn_cast<llvm::Constant>(bits)) {
    if (constant->isNullValue()) return no_lanes();
    if (constant->isAllOnesValue()) return Mask{};
  }
  Mask mask;
  mask.all = false;
  mask.nonempty = false;
  mask.bits = bits;
  mask.bits_block = b_.GetInsertBlock();
  mask.wide = native_masks() ? bits : b_.CreateSExt(bits, wide_type());
  return mask;
}

Mask Body::from_wide(Value *wide) {
  if (const auto *constant = llvm::dyn_cast<llvm::Constant>(wide)) {
    if (constant->isNullValue()) return no_lanes();
    if (constant->isAllOnesValue()) return Mask{};
  }
  Mask mask;
  mask.all = false;
  mask.nonempty = false;
  mask.wide = wide;
  return mask;
}

Mask Body::first_lanes(Value *count) {
  Value *number = b_.CreateTrunc(count, context_.i32());
  Value *on = b_.CreateICmpSLT(context_.lane_numbers(context_.i32()),
                               b_.CreateVectorSplat(static_cast<unsigned>(lanes_), number));
  Mask mask = from_bits(on);
  mask.nonempty = true;
  return mask;
}

Mask Body::mask_and(Mask mask, Value *lanes_on) {
  if (mask.none) return mask;
  if (mask.all) return from_bits(lanes_on);
  return from_bits(b_.CreateAnd(bits(mask), lanes_on));
}

Mask Body::mask_and_not(Mask mask, Value *lanes_off) {
  if (mask.none) return mask;
  Value *on = b_.CreateNot(lanes_off);
  return mask.all ? from_bits(on) : from_bits(b_.CreateAnd(bits(mask), on));
}

Mask Body::mask_or(Mask a, Mask b) {
  if (a.none || b.all) return b;
  if (b.none || a.all) return a;
  Mask mask = from_bits(b_.CreateOr(bits(a), bits(b)));
  mask.nonempty = a.nonempty || b.nonempty;
  return mask;
}

Body::Value *Body::any(Mask &mask) {
  if (mask.all || mask.nonempty) return b_.getTrue();
  if (mask.none) return b_.getFalse();
  return b_.CreateOrReduce(bits(mask));
}

Body::Value *Body::all(Mask &mask) {
  if (mask.all) return b_.getTrue();
  if (mask.none) return b_.getFalse();
  return b_.CreateAndReduce(bits(mask));
}

Body::Value *Body::lane_bits(Mask &mask) {
  Value *packed = b_.CreateBitCast(bits(mask), b_.getIntNTy(static_cast<unsigned>(lanes_)));
  return b_.CreateZExtOrTrunc(packed, context_.i64());
}

}  // namespace gridstride::codegen::cpu
