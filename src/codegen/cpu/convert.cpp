#include <limits>

#include <llvm/IR/Intrinsics.h>

#include "codegen/cpu/arithmetic.h"

namespace gridstride::codegen::cpu {

Arithmetic::Value *Arithmetic::half_to_float(Value *bits) {
  if (context_.target.half_conversions) {
    Value *half = builder_.CreateBitCast(bits, Context::shaped(llvm::Type::getHalfTy(context_.llvm), bits));
    return builder_.CreateFPExt(half, Context::shaped(context_.f32(), bits));
  }
  llvm::Type *wide = Context::shaped(context_.i32(), bits);
  llvm::Type *floats = Context::shaped(context_.f32(), bits);
  Value *word = builder_.CreateZExt(bits, wide);
  Value *magnitude = builder_.CreateAnd(word, integer(word, 0x7fff));
  Value *sign = builder_.CreateShl(builder_.CreateXor(word, magnitude), integer(word, 16));
  // Exponent and mantissa in place, then a multiplication that moves the bias and makes subnormals normal.
  Value *placed = builder_.CreateBitCast(builder_.CreateShl(magnitude, integer(word, 13)), floats);
  Value *scaled = builder_.CreateFMul(placed, llvm::ConstantFP::get(floats, 0x1p112));
  Value *result = builder_.CreateBitCast(scaled, wide);
  Value *special = builder_.CreateICmpUGE(magnitude, integer(word, 0x7c00));
  Value *nan = builder_.CreateICmpUGT(magnitude, integer(word, 0x7c00));
  Value *payload = builder_.CreateShl(builder_.CreateAnd(word, integer(word, 0x3ff)), integer(word, 13));
  payload = builder_.CreateOr(payload, integer(word, 0x7f800000));
  payload = builder_.CreateOr(payload, builder_.CreateSelect(nan, integer(word, 0x400000), integer(word, 0)));
  result = builder_.CreateOr(builder_.CreateSelect(special, payload, result), sign);
  return builder_.CreateBitCast(result, floats);
}

Arithmetic::Value *Arithmetic::float_to_half(Value *value) {
  if (context_.target.half_conversions) {
    Value *half = builder_.CreateFPTrunc(value, Context::shaped(llvm::Type::getHalfTy(context_.llvm), value));
    return builder_.CreateBitCast(half, Context::shaped(context_.i16(), value));
  }
  Value *word = bits_of(value);
  Value *magnitude = builder_.CreateAnd(word, integer(word, 0x7fffffff));
  Value *sign = builder_.CreateLShr(builder_.CreateXor(word, magnitude), integer(word, 16));
  // Normal results: round the mantissa to even and move the bias; a carry out of the mantissa is right as it is.
  Value *odd = builder_.CreateAnd(builder_.CreateLShr(magnitude, integer(word, 13)), integer(word, 1));
  Value *rounded = builder_.CreateAdd(builder_.CreateAdd(magnitude, integer(word, 0xfff - 0x38000000LL)), odd);
  Value *normal = builder_.CreateLShr(rounded, integer(word, 13));
  // Subnormal results: adding a half leaves the wanted bits, rounded by the processor, at the end of the mantissa.
  Value *absolute = builder_.CreateBitCast(magnitude, value->getType());
  Value *shifted = bits_of(builder_.CreateFAdd(absolute, number(value, 0.5)));
  Value *subnormal = builder_.CreateSub(shifted, integer(word, 0x3f000000));
  Value *result =
      builder_.CreateSelect(builder_.CreateICmpULT(magnitude, integer(word, 0x38800000)), subnormal, normal);
  result = builder_.CreateSelect(builder_.CreateICmpUGE(magnitude, integer(word, 0x47800000)), integer(word, 0x7c00),
                                 result);
  Value *payload = builder_.CreateAnd(builder_.CreateLShr(magnitude, integer(word, 13)), integer(word, 0x3ff));
  payload = builder_.CreateOr(payload, integer(word, 0x7e00));
  result = builder_.CreateSelect(builder_.CreateICmpUGT(magnitude, integer(word, 0x7f800000)), payload, result);
  return builder_.CreateTrunc(builder_.CreateOr(result, sign), Context::shaped(context_.i16(), value));
}

Arithmetic::Value *Arithmetic::bfloat16_to_float(Value *bits) {
  Value *word = builder_.CreateZExt(bits, Context::shaped(context_.i32(), bits));
  return builder_.CreateBitCast(builder_.CreateShl(word, integer(word, 16)), Context::shaped(context_.f32(), bits));
}

Arithmetic::Value *Arithmetic::float_to_bfloat16(Value *value) {
  Value *word = bits_of(value);
  Value *upper = builder_.CreateLShr(word, integer(word, 16));
  Value *bias = builder_.CreateAdd(builder_.CreateAnd(upper, integer(word, 1)), integer(word, 0x7fff));
  Value *rounded = builder_.CreateLShr(builder_.CreateAdd(word, bias), integer(word, 16));
  Value *quiet = builder_.CreateOr(upper, integer(word, 0x40));
  return builder_.CreateTrunc(builder_.CreateSelect(is_nan(value), quiet, rounded),
                              Context::shaped(context_.i16(), value));
}

/// double to float, rounded to odd: a second rounding to a narrower format is then the only one that counts.
Arithmetic::Value *Arithmetic::round_to_odd_float(Value *value) {
  Value *nearest = builder_.CreateFPTrunc(value, Context::shaped(context_.f32(), value));
  Value *back = builder_.CreateFPExt(nearest, value->getType());
  Value *inexact = builder_.CreateFCmpONE(back, value);
  Value *away = builder_.CreateFCmpOGT(intrinsic(llvm::Intrinsic::fabs, back), intrinsic(llvm::Intrinsic::fabs, value));
  Value *bits = bits_of(nearest);
  Value *down = builder_.CreateAdd(bits, builder_.CreateSExt(away, bits->getType()));
  Value *odd = builder_.CreateOr(down, integer(bits, 1));
  return builder_.CreateBitCast(builder_.CreateSelect(inexact, odd, bits), nearest->getType());
}

Arithmetic::Value *Arithmetic::widen_narrow(Value *bits, DType dtype) {
  return dtype == DType::Float16 ? half_to_float(bits) : bfloat16_to_float(bits);
}

Arithmetic::Value *Arithmetic::narrow(Value *value, DType dtype) {
  if (value->getType()->getScalarType()->isDoubleTy()) value = round_to_odd_float(value);
  return dtype == DType::Float16 ? float_to_half(value) : float_to_bfloat16(value);
}

Arithmetic::Value *Arithmetic::float_to_integer(Value *value, DType to) {
  llvm::Type *type = Context::shaped(context_.register_type(to), value);
  const auto id = kind_of(to) == DTypeKind::Signed ? llvm::Intrinsic::fptosi_sat : llvm::Intrinsic::fptoui_sat;
  llvm::Type *types[] = {type, value->getType()};
  Value *arguments[] = {value};
  return builder_.CreateIntrinsic(id, types, arguments);
}

/// The bits of 1 or of 0.
Raw Arithmetic::cast_bool(Value *value, DType to) {
  const Raw one = constant(gridstride::Scalar::of_bool(true).cast(to));
  llvm::Type *type = Context::shaped(one.re->getType(), value);
  llvm::Type *bits = Context::shaped(builder_.getIntNTy(type->getScalarSizeInBits()), value);
  Value *ones = builder_.CreateIntCast(value, bits, true);
  Value *pattern = builder_.CreateBitCast(one.re, bits->getScalarType());
  if (type->isVectorTy())
    pattern = builder_.CreateVectorSplat(llvm::cast<llvm::FixedVectorType>(type)->getNumElements(), pattern);
  return {builder_.CreateBitCast(builder_.CreateAnd(ones, pattern), type)};
}

Raw Arithmetic::cast(Raw value, DType from, DType to) {
  if (from == to) return value;
  if (to == DType::Bool) return {as_bool(truth(value, from))};
  if (from == DType::Bool) {
    if (!is_complex(to)) return cast_bool(value.re, to);
    value = cast_bool(value.re, real_of(to));
    return {value.re, llvm::Constant::getNullValue(value.re->getType())};
  }

  if (is_complex(to)) {
    const DType part = real_of(to);
    if (is_complex(from)) return {cast({value.re}, real_of(from), part).re, cast({value.im}, real_of(from), part).re};
    Value *re = cast(value, from, part).re;
    return {re, llvm::Constant::getNullValue(re->getType())};
  }
  if (is_complex(from)) return cast({value.re}, real_of(from), to);

  llvm::Type *type = Context::shaped(context_.register_type(to), value.re);
  const bool from_integer = !is_floating(from);
  if (from_integer) {
    const bool is_signed = kind_of(from) == DTypeKind::Signed;
    if (!is_floating(to)) return {builder_.CreateIntCast(value.re, type, is_signed)};
    const bool is_narrow = size_of(to) == 2;
    llvm::Type *floats = is_narrow ? Context::shaped(context_.f32(), value.re) : type;
    Value *result = is_signed ? builder_.CreateSIToFP(value.re, floats) : builder_.CreateUIToFP(value.re, floats);
    return {is_narrow ? narrow(result, to) : result};
  }

  Value *number = size_of(from) == 2 ? widen_narrow(value.re, from) : value.re;
  if (!is_floating(to)) return {float_to_integer(number, to)};
  if (size_of(to) == 2) return {narrow(number, to)};
  return {builder_.CreateFPCast(number, type)};
}

}  // namespace gridstride::codegen::cpu
