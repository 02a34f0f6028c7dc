// Quotients and remainders of integers.
#include "codegen/cpu/arithmetic.h"

#include <llvm/IR/Intrinsics.h>

namespace gridstride::codegen::cpu {

// Integers of up to 32 bits are exact as doubles. So is their quotient rounded to zero: it differs from the next whole
// number by a 2^32nd of itself at least.
Arithmetic::Value *Arithmetic::quotient_of(bool is_signed, Value *a, Value *divisor) {
  const unsigned width = a->getType()->getScalarSizeInBits();
  const bool fits = width < 32 || (width == 32 && is_signed);
  if (!fits || !a->getType()->isVectorTy() || context_.target.isa == VectorIsa::Sse) {
    return is_signed ? builder_.CreateSDiv(a, divisor) : builder_.CreateUDiv(a, divisor);
  }
  llvm::Type *whole = Context::shaped(builder_.getInt32Ty(), a);
  const auto real = [&](Value *value) {
    if (width < 32) value = is_signed ? builder_.CreateSExt(value, whole) : builder_.CreateZExt(value, whole);
    return builder_.CreateSIToFP(value, Context::shaped(builder_.getDoubleTy(), a));
  };
  return builder_.CreateTrunc(builder_.CreateFPToSI(builder_.CreateFDiv(real(a), real(divisor)), whole), a->getType());
}

bool Arithmetic::divides_by_doubles(DType dtype) const {
  const bool wide = dtype == DType::Int64 || dtype == DType::UInt64 || dtype == DType::UInt32;
  return wide && context_.target.isa != VectorIsa::Sse;
}

// Whole numbers below 2^51 are exact as doubles, and so is their quotient rounded to zero: it differs from the next
// whole number by a 2^51st of itself at least.
Arithmetic::Value *Arithmetic::is_short(DType dtype, Value *a, Value *b) {
  if (dtype == DType::UInt32) return nullptr;
  const auto high_bits = [&](Value *value) {
    if (dtype == DType::UInt64) return builder_.CreateLShr(value, 51);
    return builder_.CreateLShr(builder_.CreateAdd(value, integer(value, std::int64_t{1} << 51)), 52);
  };
  return builder_.CreateICmpEQ(builder_.CreateOrReduce(builder_.CreateOr(high_bits(a), high_bits(b))),
                               builder_.getInt64(0));
}

Arithmetic::Value *Arithmetic::divide_short(ScalarOp op, DType dtype, Value *a, Value *b) {
  llvm::Type *given = a->getType();
  llvm::Type *whole = Context::shaped(builder_.getInt64Ty(), a);
  llvm::Type *real = Context::shaped(builder_.getDoubleTy(), a);
  if (given != whole) {
    a = builder_.CreateZExt(a, whole);
    b = builder_.CreateZExt(b, whole);
  }
  Value *by_zero = builder_.CreateICmpEQ(b, integer(b, 0));
  Value *divisor = builder_.CreateSelect(by_zero, integer(b, 1), b);
  // AVX-512 converts; elsewhere the number is made the low bits of a double of 1.5 * 2^52.
  const bool converts = context_.target.isa == VectorIsa::Avx512;
  Value *bits = llvm::ConstantInt::get(whole, 0x4338000000000000);
  Value *magic = llvm::ConstantFP::get(real, 0x1.8p52);
  const auto to_real = [&](Value *value) -> Value * {
    if (converts) return builder_.CreateSIToFP(value, real);
    return builder_.CreateFSub(builder_.CreateBitCast(builder_.CreateAdd(value, bits), real), magic);
  };
  Value *ratio = builder_.CreateFDiv(to_real(a), to_real(divisor));
  Value *quotient = nullptr;
  if (converts) {
    quotient = builder_.CreateFPToSI(ratio, whole);
  } else {
    Value *rounded = intrinsic(llvm::Intrinsic::trunc, ratio);
    quotient = builder_.CreateSub(builder_.CreateBitCast(builder_.CreateFAdd(rounded, magic), whole), bits);
  }
  Value *result = from_quotient(op, dtype == DType::Int64, a, divisor, quotient, by_zero);
  return builder_.CreateTrunc(result, given);
}

Arithmetic::Value *Arithmetic::divide(ScalarOp op, DType dtype, Value *a, Value *b) {
  const bool is_signed = kind_of(dtype) == DTypeKind::Signed;
  Value *zero = integer(b, 0);
  Value *by_zero = builder_.CreateICmpEQ(b, zero);
  Value *guarded = by_zero;
  if (is_signed) {
    // x / -1 is -x, for INT_MIN as well: the processor's division traps on it. Dividing by 1 gives INT_MIN / -1 its
    // value and remainder.
    llvm::Type *type = a->getType();
    Value *least = llvm::ConstantInt::get(type, llvm::APInt::getSignedMinValue(type->getScalarSizeInBits()));
    guarded = builder_.CreateOr(
        by_zero, builder_.CreateAnd(builder_.CreateICmpEQ(a, least), builder_.CreateICmpEQ(b, integer(b, -1))));
  }
  Value *divisor = builder_.CreateSelect(guarded, integer(b, 1), b);
  return from_quotient(op, is_signed, a, divisor, quotient_of(is_signed, a, divisor), by_zero);
}

Arithmetic::Value *Arithmetic::from_quotient(ScalarOp op, bool is_signed, Value *a, Value *divisor, Value *quotient,
                                             Value *by_zero) {
  Value *zero = integer(a, 0);
  if (op == ScalarOp::TruncDiv || (op == ScalarOp::FloorDiv && !is_signed)) {
    return builder_.CreateSelect(by_zero, zero, quotient);
  }
  Value *remainder = builder_.CreateSub(a, builder_.CreateMul(quotient, divisor));
  if (op == ScalarOp::Rem || (op == ScalarOp::Mod && !is_signed)) return remainder;  // of a division by 1: 0
  Value *inexact = builder_.CreateICmpNE(remainder, zero);
  Value *signs_differ = builder_.CreateICmpSLT(builder_.CreateXor(remainder, divisor), zero);
  Value *adjust = builder_.CreateAnd(inexact, signs_differ);
  if (op == ScalarOp::Mod) return builder_.CreateAdd(remainder, builder_.CreateSelect(adjust, divisor, zero));
  Value *floor = builder_.CreateAdd(quotient, builder_.CreateSExt(adjust, quotient->getType()));
  return builder_.CreateSelect(by_zero, zero, floor);
}

}  // namespace gridstride::codegen::cpu
