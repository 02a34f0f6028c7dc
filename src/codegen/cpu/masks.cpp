#include <llvm/IR/Constants.h>

#include "codegen/cpu/body.h"

// Masks are bools in lane form (Context::lane_bool): all ones where a lane is on.
namespace gridstride::codegen::cpu {

Mask Body::no_lanes() {
  Mask mask;
  mask.all = false;
  mask.none = true;
  mask.nonempty = false;
  return mask;
}

Body::Value *Body::wide(const Mask &mask) {
  llvm::Type *type = context_.lanes_type(DType::Bool);
  if (mask.all) return llvm::Constant::getAllOnesValue(type);
  if (mask.none) return llvm::Constant::getNullValue(type);
  return mask.wide;
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
  llvm::IntegerType *type = context_.native_masks() ? context_.i32() : context_.lane_bool();
  Value *number = b_.CreateVectorSplat(static_cast<unsigned>(lanes_), b_.CreateTrunc(count, type));
  Mask mask = from_wide(lane_bool(b_.CreateICmpSLT(context_.lane_numbers(type), number)));
  mask.nonempty = true;
  return mask;
}

Mask Body::mask_and(const Mask &mask, Value *lanes_on) {
  if (mask.none) return mask;
  if (mask.all) return from_wide(lanes_on);
  return from_wide(b_.CreateAnd(mask.wide, lanes_on));
}

Mask Body::mask_and_not(const Mask &mask, Value *lanes_off) {
  return mask_and(mask, b_.CreateNot(lanes_off));
}

Mask Body::mask_or(const Mask &a, const Mask &b) {
  if (a.none || b.all) return b;
  if (b.none || a.all) return a;
  Mask mask = from_wide(b_.CreateOr(a.wide, b.wide));
  mask.nonempty = a.nonempty || b.nonempty;
  return mask;
}

/// i1: some lane is on.
Body::Value *Body::any(const Mask &mask) {
  if (mask.all || mask.nonempty) return b_.getTrue();
  if (mask.none) return b_.getFalse();
  Value *some = b_.CreateOrReduce(mask.wide);
  return context_.native_masks() ? some : b_.CreateICmpNE(some, llvm::Constant::getNullValue(some->getType()));
}

/// i1: every lane is on.
Body::Value *Body::all(const Mask &mask) {
  if (mask.all) return b_.getTrue();
  if (mask.none) return b_.getFalse();
  Value *every = b_.CreateAndReduce(mask.wide);
  return context_.native_masks() ? every : b_.CreateICmpNE(every, llvm::Constant::getNullValue(every->getType()));
}

/// As the bits of an int64, lane 0 lowest.
Body::Value *Body::lane_bits(const Mask &mask) {
  Value *i1s = context_.to_i1(b_, wide(mask), static_cast<unsigned>(context_.mask_bits));
  return b_.CreateZExtOrTrunc(b_.CreateBitCast(i1s, b_.getIntNTy(static_cast<unsigned>(lanes_))), context_.i64());
}

}  // namespace gridstride::codegen::cpu
