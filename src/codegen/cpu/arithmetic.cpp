#include "codegen/cpu/arithmetic.h"

#include <bit>
#include <cmath>
#include <numbers>

#include <fmt/format.h>
#include <llvm/IR/Intrinsics.h>

#include "base/error.h"

namespace gridstride::codegen::cpu {

namespace {

bool is_comparison(ScalarOp op) {
  return op >= ScalarOp::Eq && op <= ScalarOp::Ge;
}
bool is_logic(ScalarOp op) {
  return op >= ScalarOp::LogicalAnd && op <= ScalarOp::LogicalNot;
}

}  // namespace

Arithmetic::Value *Arithmetic::intrinsic(llvm::Intrinsic::ID id, Value *a, std::initializer_list<Value *> rest) {
  std::vector<Value *> arguments{a};
  arguments.insert(arguments.end(), rest.begin(), rest.end());
  return builder_.CreateIntrinsic(id, llvm::ArrayRef<llvm::Type *>(a->getType()), arguments);
}

Arithmetic::Value *Arithmetic::bits_of(Value *value) {
  llvm::Type *type = value->getType();
  if (!type->isFPOrFPVectorTy()) return value;
  return builder_.CreateBitCast(value, Context::shaped(builder_.getIntNTy(type->getScalarSizeInBits()), value));
}

Raw Arithmetic::constant(const gridstride::Scalar &value) {
  const auto part = [&](DType dtype, std::uint64_t bits) -> Value * {
    llvm::Type *type = context_.register_type(dtype);
    if (type->isFloatTy()) {
      return llvm::ConstantFP::get(context_.llvm,
                                   llvm::APFloat(llvm::APFloat::IEEEsingle(), llvm::APInt(32, bits, false, true)));
    }
    if (type->isDoubleTy()) {
      return llvm::ConstantFP::get(context_.llvm, llvm::APFloat(llvm::APFloat::IEEEdouble(), llvm::APInt(64, bits)));
    }
    return llvm::ConstantInt::get(context_.llvm, llvm::APInt(type->getIntegerBitWidth(), bits, false, true));
  };
  switch (value.dtype) {
    case DType::Complex64: return {part(DType::Float32, value.bits[0]), part(DType::Float32, value.bits[0] >> 32)};
    case DType::Complex128: return {part(DType::Float64, value.bits[0]), part(DType::Float64, value.bits[1])};
    default: return {part(value.dtype, value.bits[0])};
  }
}

Raw Arithmetic::splat(Raw value, int count) {
  if (value.is_vector()) return value;
  const auto lanes = static_cast<unsigned>(count);
  if (value.re->getType()->isIntegerTy(1)) value.re = builder_.CreateSExt(value.re, context_.lane_bool());
  return {builder_.CreateVectorSplat(lanes, value.re),
          value.im ? builder_.CreateVectorSplat(lanes, value.im) : nullptr};
}

Raw Arithmetic::select(Value *condition, Raw a, Raw b) {
  if (const auto *type = llvm::dyn_cast<llvm::FixedVectorType>(condition->getType())) {
    a = splat(a, static_cast<int>(type->getNumElements()));
    b = splat(b, static_cast<int>(type->getNumElements()));
    condition = context_.to_i1(builder_, condition, a.re->getType()->getScalarSizeInBits());
  }
  return {builder_.CreateSelect(condition, a.re, b.re), a.im ? builder_.CreateSelect(condition, a.im, b.im) : nullptr};
}

Raw Arithmetic::zero(DType dtype, bool vector, int lanes) {
  llvm::Type *type = context_.register_type(dtype);
  if (vector) type = context_.vector_of(dtype == DType::Bool ? context_.lane_bool() : type, lanes);
  Value *null = llvm::Constant::getNullValue(type);
  return {null, is_complex(dtype) ? null : nullptr};
}

Arithmetic::Value *Arithmetic::truth(Raw value, DType dtype) {
  switch (kind_of(dtype)) {
    case DTypeKind::Float: {
      Value *number = size_of(dtype) == 2 ? widen_narrow(value.re, dtype) : value.re;
      return builder_.CreateFCmpUNE(number, llvm::Constant::getNullValue(number->getType()));
    }
    case DTypeKind::Complex: {
      Value *null = llvm::Constant::getNullValue(value.re->getType());
      return builder_.CreateOr(builder_.CreateFCmpUNE(value.re, null), builder_.CreateFCmpUNE(value.im, null));
    }
    default: return builder_.CreateICmpNE(value.re, llvm::Constant::getNullValue(value.re->getType()));
  }
}

bool Arithmetic::is_cheap(ScalarOp op, DType dtype) {
  if (is_complex(dtype)) return false;
  const Effort effort = info(op).effort;
  return effort == Effort::Tiny || (effort == Effort::Small && is_floating(dtype));
}

Raw Arithmetic::apply(ScalarOp op, std::span<const Raw> given, std::span<const DType> dtypes) {
  // Operands of one shape: all scalars, or all vectors.
  std::vector<Raw> operands(given.begin(), given.end());
  for (const Raw &operand : given) {
    if (const auto *type = llvm::dyn_cast<llvm::FixedVectorType>(operand.re->getType())) {
      for (Raw &each : operands) each = splat(each, static_cast<int>(type->getNumElements()));
      break;
    }
  }
  if (op == ScalarOp::Positive) return operands[0];
  if (op == ScalarOp::Select) return select(operands[0].re, operands[1], operands[2]);
  const DType dtype = dtypes[0];
  if (dtype == DType::Bool) {
    const Raw result = apply_bool(op, operands);
    return result.re != nullptr ? result : lane_by_lane(op, operands, dtypes);
  }
  if (is_comparison(op)) return {as_bool(compare(op, operands[0], operands[1], dtype, dtypes[1]))};
  if (is_logic(op)) return {as_bool(logical(op, operands, dtype))};

  Raw result;
  switch (kind_of(dtype)) {
    case DTypeKind::Complex: result = apply_complex(op, dtype, operands); break;
    case DTypeKind::Float:
      result = size_of(dtype) == 2 ? apply_narrow(op, dtype, operands) : apply_float(op, dtype, operands);
      break;
    default: result = apply_integer(op, dtype, operands); break;
  }
  if (result.re == nullptr) return lane_by_lane(op, operands, dtypes);
  if (info(op).signature == Signature::Predicate) result.re = as_bool(result.re);
  return result;
}

/// Of bools every operation is one of bits, in either form.
Raw Arithmetic::apply_bool(ScalarOp op, std::span<const Raw> operands) {
  Value *a = operands[0].re;
  Value *b = operands.size() > 1 ? operands[1].re : nullptr;
  switch (op) {
    case ScalarOp::And:
    case ScalarOp::LogicalAnd:
    case ScalarOp::Minimum:
    case ScalarOp::FMin: return {builder_.CreateAnd(a, b)};
    case ScalarOp::Or:
    case ScalarOp::LogicalOr:
    case ScalarOp::Maximum:
    case ScalarOp::FMax: return {builder_.CreateOr(a, b)};
    case ScalarOp::Xor:
    case ScalarOp::LogicalXor:
    case ScalarOp::Ne: return {builder_.CreateXor(a, b)};
    case ScalarOp::Eq: return {builder_.CreateNot(builder_.CreateXor(a, b))};
    case ScalarOp::Not:
    case ScalarOp::LogicalNot: return {builder_.CreateNot(a)};
    case ScalarOp::Lt: return {builder_.CreateAnd(builder_.CreateNot(a), b)};
    case ScalarOp::Le: return {builder_.CreateOr(builder_.CreateNot(a), b)};
    case ScalarOp::Gt: return {builder_.CreateAnd(a, builder_.CreateNot(b))};
    case ScalarOp::Ge: return {builder_.CreateOr(a, builder_.CreateNot(b))};
    case ScalarOp::Isnan:
    case ScalarOp::Isinf: return {llvm::Constant::getNullValue(a->getType())};
    case ScalarOp::Isfinite: return {llvm::Constant::getAllOnesValue(a->getType())};
    default: return {};
  }
}

Arithmetic::Value *Arithmetic::logical(ScalarOp op, std::span<const Raw> operands, DType dtype) {
  Value *a = truth(operands[0], dtype);
  if (op == ScalarOp::LogicalNot) return builder_.CreateNot(a);
  Value *b = truth(operands[1], dtype);
  if (op == ScalarOp::LogicalAnd) return builder_.CreateAnd(a, b);
  if (op == ScalarOp::LogicalOr) return builder_.CreateOr(a, b);
  return builder_.CreateXor(a, b);
}

Arithmetic::Value *Arithmetic::compare(ScalarOp op, Raw a, Raw b, DType left, DType right) {
  const auto pick = [op](auto eq, auto ne, auto lt, auto le, auto gt, auto ge) {
    switch (op) {
      case ScalarOp::Eq: return eq;
      case ScalarOp::Ne: return ne;
      case ScalarOp::Lt: return lt;
      case ScalarOp::Le: return le;
      case ScalarOp::Gt: return gt;
      default: return ge;
    }
  };
  using P = llvm::CmpInst;
  if (is_complex(left)) {
    switch (op) {
      case ScalarOp::Eq:
        return builder_.CreateAnd(builder_.CreateFCmpOEQ(a.re, b.re), builder_.CreateFCmpOEQ(a.im, b.im));
      case ScalarOp::Ne:
        return builder_.CreateOr(builder_.CreateFCmpUNE(a.re, b.re), builder_.CreateFCmpUNE(a.im, b.im));
      case ScalarOp::Lt: return less_complex(a, b, false);
      case ScalarOp::Le: return less_complex(a, b, true);
      case ScalarOp::Gt: return less_complex(b, a, false);
      default: return less_complex(b, a, true);
    }
  }
  if (is_floating(left)) {
    Value *x = size_of(left) == 2 ? widen_narrow(a.re, left) : a.re;
    Value *y = size_of(right) == 2 ? widen_narrow(b.re, right) : b.re;
    return builder_.CreateFCmp(pick(P::FCMP_OEQ, P::FCMP_UNE, P::FCMP_OLT, P::FCMP_OLE, P::FCMP_OGT, P::FCMP_OGE), x,
                               y);
  }
  if (left != right) {
    // int64 with uint64: a negative number is below any unsigned one, whatever its bits.
    const bool signed_left = kind_of(left) == DTypeKind::Signed;
    Value *number = signed_left ? a.re : b.re;
    Value *negative = builder_.CreateICmpSLT(number, llvm::Constant::getNullValue(number->getType()));
    const bool when_negative = signed_left ? (op == ScalarOp::Lt || op == ScalarOp::Le || op == ScalarOp::Ne)
                                           : (op == ScalarOp::Gt || op == ScalarOp::Ge || op == ScalarOp::Ne);
    Value *by_bits = builder_.CreateICmp(
        pick(P::ICMP_EQ, P::ICMP_NE, P::ICMP_ULT, P::ICMP_ULE, P::ICMP_UGT, P::ICMP_UGE), a.re, b.re);
    return when_negative ? builder_.CreateOr(by_bits, negative)
                         : builder_.CreateAnd(by_bits, builder_.CreateNot(negative));
  }
  const auto predicate = kind_of(left) == DTypeKind::Signed
                             ? pick(P::ICMP_EQ, P::ICMP_NE, P::ICMP_SLT, P::ICMP_SLE, P::ICMP_SGT, P::ICMP_SGE)
                             : pick(P::ICMP_EQ, P::ICMP_NE, P::ICMP_ULT, P::ICMP_ULE, P::ICMP_UGT, P::ICMP_UGE);
  return builder_.CreateICmp(predicate, a.re, b.re);
}

Arithmetic::Value *Arithmetic::shift(ScalarOp op, DType dtype, Value *a, Value *count) {
  // A negative count is a large one when read as unsigned.
  const unsigned width = a->getType()->getScalarSizeInBits();
  if (op == ScalarOp::Shr && kind_of(dtype) == DTypeKind::Signed) {
    Value *limited = intrinsic(llvm::Intrinsic::umin, count, {integer(count, width - 1)});
    return builder_.CreateAShr(a, limited);
  }
  Value *inside = builder_.CreateICmpULT(count, integer(count, width));
  Value *safe = builder_.CreateSelect(inside, count, integer(count, 0));
  Value *shifted = op == ScalarOp::Shl ? builder_.CreateShl(a, safe) : builder_.CreateLShr(a, safe);
  return builder_.CreateSelect(inside, shifted, integer(a, 0));
}

Arithmetic::Value *Arithmetic::multiply_high(DType dtype, Value *a, Value *b) {
  const unsigned width = a->getType()->getScalarSizeInBits();
  llvm::Type *wide = Context::shaped(builder_.getIntNTy(2 * width), a);
  const bool is_signed = kind_of(dtype) == DTypeKind::Signed;
  const auto extend = [&](Value *value) {
    return is_signed ? builder_.CreateSExt(value, wide) : builder_.CreateZExt(value, wide);
  };
  Value *product = builder_.CreateMul(extend(a), extend(b));
  return builder_.CreateTrunc(builder_.CreateLShr(product, llvm::ConstantInt::get(wide, width)), a->getType());
}

Raw Arithmetic::apply_integer(ScalarOp op, DType dtype, std::span<const Raw> operands) {
  Value *a = operands[0].re;
  Value *b = operands.size() > 1 ? operands[1].re : nullptr;
  const bool is_signed = kind_of(dtype) == DTypeKind::Signed;
  switch (op) {
    case ScalarOp::Add: return {builder_.CreateAdd(a, b)};
    case ScalarOp::Sub: return {builder_.CreateSub(a, b)};
    case ScalarOp::Mul: return {builder_.CreateMul(a, b)};
    case ScalarOp::FloorDiv:
    case ScalarOp::Mod:
    case ScalarOp::TruncDiv:
    case ScalarOp::Rem: return {divide(op, dtype, a, b)};
    case ScalarOp::Neg: return {builder_.CreateNeg(a)};
    case ScalarOp::Abs: return {is_signed ? intrinsic(llvm::Intrinsic::abs, a, {builder_.getFalse()}) : a};
    case ScalarOp::Sign: {
      Value *positive = builder_.CreateZExt(builder_.CreateICmpNE(a, integer(a, 0)), a->getType());
      if (!is_signed) return {positive};
      return {builder_.CreateSelect(builder_.CreateICmpSLT(a, integer(a, 0)), integer(a, -1), positive)};
    }
    case ScalarOp::Square: return {builder_.CreateMul(a, a)};
    case ScalarOp::Reciprocal: {
      Value *own = is_signed ? builder_.CreateICmpULE(builder_.CreateAdd(a, integer(a, 1)), integer(a, 2))
                             : builder_.CreateICmpEQ(a, integer(a, 1));
      return {builder_.CreateSelect(own, a, integer(a, 0))};
    }
    case ScalarOp::Minimum:
    case ScalarOp::FMin: return {intrinsic(is_signed ? llvm::Intrinsic::smin : llvm::Intrinsic::umin, a, {b})};
    case ScalarOp::Maximum:
    case ScalarOp::FMax: return {intrinsic(is_signed ? llvm::Intrinsic::smax : llvm::Intrinsic::umax, a, {b})};
    case ScalarOp::And: return {builder_.CreateAnd(a, b)};
    case ScalarOp::Or: return {builder_.CreateOr(a, b)};
    case ScalarOp::Xor: return {builder_.CreateXor(a, b)};
    case ScalarOp::Not: return {builder_.CreateNot(a)};
    case ScalarOp::Shl:
    case ScalarOp::Shr: return {shift(op, dtype, a, b)};
    case ScalarOp::Popcount: return {intrinsic(llvm::Intrinsic::ctpop, a)};
    case ScalarOp::Clz: return {intrinsic(llvm::Intrinsic::ctlz, a, {builder_.getFalse()})};
    case ScalarOp::BitReverse: return {intrinsic(llvm::Intrinsic::bitreverse, a)};
    case ScalarOp::BitwiseCount:
      if (is_signed) a = intrinsic(llvm::Intrinsic::abs, a, {builder_.getFalse()});
      return {intrinsic(llvm::Intrinsic::ctpop, a)};
    case ScalarOp::MulHi: return {multiply_high(dtype, a, b)};
    case ScalarOp::Isnan:
    case ScalarOp::Isinf: return {llvm::Constant::getNullValue(Context::shaped(context_.i1(), a))};
    case ScalarOp::Isfinite: return {llvm::Constant::getAllOnesValue(Context::shaped(context_.i1(), a))};
    default: return {};
  }
}

/// float16 and bfloat16: sign operations on the bits, the rest in float32 with one rounding at the end.
Raw Arithmetic::apply_narrow(ScalarOp op, DType dtype, std::span<const Raw> operands) {
  Value *a = operands[0].re;
  switch (op) {
    case ScalarOp::Neg: return {builder_.CreateXor(a, integer(a, 0x8000))};
    case ScalarOp::Abs: return {builder_.CreateAnd(a, integer(a, 0x7fff))};
    case ScalarOp::Copysign:
      return {builder_.CreateOr(builder_.CreateAnd(a, integer(a, 0x7fff)),
                                builder_.CreateAnd(operands[1].re, integer(a, 0x8000)))};
    case ScalarOp::Signbit: return {builder_.CreateICmpSLT(a, integer(a, 0))};
    // In the format's own steps, or with a rounding of their own.
    case ScalarOp::Nextafter:
    case ScalarOp::Spacing:
    case ScalarOp::Fma:
    case ScalarOp::Ldexp:
    case ScalarOp::FrexpExponent:
    case ScalarOp::MakeComplex: return {};
    default: break;
  }
  std::vector<Raw> wide;
  for (const Raw &operand : operands) wide.push_back({widen_narrow(operand.re, dtype)});
  Raw result = apply_float(op, DType::Float32, wide);
  if (result.re == nullptr || info(op).signature == Signature::Predicate) return result;
  return {narrow(result.re, dtype)};
}

Raw Arithmetic::apply_float(ScalarOp op, DType dtype, std::span<const Raw> operands) {
  Value *a = operands[0].re;
  Value *b = operands.size() > 1 ? operands[1].re : nullptr;
  const bool is_double = dtype == DType::Float64;
  switch (op) {
    case ScalarOp::Add: return {builder_.CreateFAdd(a, b)};
    case ScalarOp::Sub: return {builder_.CreateFSub(a, b)};
    case ScalarOp::Mul: return {builder_.CreateFMul(a, b)};
    case ScalarOp::Div: return {builder_.CreateFDiv(a, b)};
    case ScalarOp::FloorDiv:
    case ScalarOp::Mod:
    case ScalarOp::Rem: return {float_remainder(op, dtype, a, b)};
    case ScalarOp::Neg: return {builder_.CreateFNeg(a)};
    case ScalarOp::Abs: return {intrinsic(llvm::Intrinsic::fabs, a)};
    case ScalarOp::Sign: {
      // 0 and NaN give themselves, but -0 gives 0.
      Value *one = intrinsic(llvm::Intrinsic::copysign, number(a, 1), {a});
      Value *positive_zero = builder_.CreateFAdd(a, number(a, 0));
      Value *nonzero = builder_.CreateFCmpONE(a, number(a, 0));
      return {builder_.CreateSelect(nonzero, one, positive_zero)};
    }
    case ScalarOp::Square: return {builder_.CreateFMul(a, a)};
    case ScalarOp::Reciprocal: return {builder_.CreateFDiv(number(a, 1), a)};
    case ScalarOp::Minimum: return {intrinsic(llvm::Intrinsic::minimum, a, {b})};
    case ScalarOp::Maximum: return {intrinsic(llvm::Intrinsic::maximum, a, {b})};
    case ScalarOp::FMin: return {intrinsic(llvm::Intrinsic::minimumnum, a, {b})};
    case ScalarOp::FMax: return {intrinsic(llvm::Intrinsic::maximumnum, a, {b})};
    case ScalarOp::Fma: return {intrinsic(llvm::Intrinsic::fma, a, {b, operands[2].re})};
    case ScalarOp::Sqrt: return {intrinsic(llvm::Intrinsic::sqrt, a)};
    case ScalarOp::Rsqrt: return {builder_.CreateFDiv(number(a, 1), intrinsic(llvm::Intrinsic::sqrt, a))};
    case ScalarOp::Floor: return {intrinsic(llvm::Intrinsic::floor, a)};
    case ScalarOp::Ceil: return {intrinsic(llvm::Intrinsic::ceil, a)};
    case ScalarOp::Trunc: return {intrinsic(llvm::Intrinsic::trunc, a)};
    case ScalarOp::Rint: return {intrinsic(llvm::Intrinsic::rint, a)};
    case ScalarOp::Round: {
      // trunc(x + copysign(largest below a half, x)): adding a half itself would round 0.49999... up.
      const double below_half = is_double ? std::nextafter(0.5, 0.0) : static_cast<double>(std::nextafterf(0.5F, 0.0F));
      Value *half = intrinsic(llvm::Intrinsic::copysign, number(a, below_half), {a});
      return {intrinsic(llvm::Intrinsic::trunc, builder_.CreateFAdd(a, half))};
    }
    case ScalarOp::Copysign: return {intrinsic(llvm::Intrinsic::copysign, a, {b})};
    case ScalarOp::Heaviside: {
      Value *step = builder_.CreateSelect(builder_.CreateFCmpOLT(a, number(a, 0)), number(a, 0), number(a, 1));
      Value *result = builder_.CreateSelect(builder_.CreateFCmpOEQ(a, number(a, 0)), b, step);
      return {builder_.CreateSelect(is_nan(a), a, result)};
    }
    case ScalarOp::Isnan: return {is_nan(a)};
    case ScalarOp::Isinf: {
      Value *magnitude = intrinsic(llvm::Intrinsic::fabs, a);
      return {builder_.CreateFCmpOEQ(magnitude, number(a, std::numeric_limits<double>::infinity()))};
    }
    case ScalarOp::Isfinite: {
      Value *magnitude = intrinsic(llvm::Intrinsic::fabs, a);
      return {builder_.CreateFCmpOLT(magnitude, number(a, std::numeric_limits<double>::infinity()))};
    }
    case ScalarOp::Signbit: {
      Value *bits = bits_of(a);
      return {builder_.CreateICmpSLT(bits, integer(bits, 0))};
    }
    // The factors are rounded in the operand's own format, in two steps.
    case ScalarOp::Deg2rad:
      return {builder_.CreateFMul(a, number(a, is_double ? std::numbers::pi / 180.0
                                                         : static_cast<double>(std::numbers::pi_v<float> / 180.0F)))};
    case ScalarOp::Rad2deg:
      return {builder_.CreateFMul(a, number(a, is_double ? 180.0 / std::numbers::pi
                                                         : static_cast<double>(180.0F / std::numbers::pi_v<float>)))};
    case ScalarOp::ModfFraction: {
      Value *fraction = builder_.CreateFSub(a, intrinsic(llvm::Intrinsic::trunc, a));
      Value *infinity = number(a, std::numeric_limits<double>::infinity());
      Value *infinite = builder_.CreateFCmpOEQ(intrinsic(llvm::Intrinsic::fabs, a), infinity);
      return {intrinsic(llvm::Intrinsic::copysign, builder_.CreateSelect(infinite, number(a, 0), fraction), {a})};
    }
    case ScalarOp::Logaddexp:
    case ScalarOp::Logaddexp2: return {log_add(op, dtype, a, b)};
    case ScalarOp::MakeComplex: return {a, b};
    default: break;
  }
  std::vector<Value *> values;
  for (const Raw &operand : operands) values.push_back(operand.re);
  return {vector_math(op, values)};
}

/// max + log1p(exp(-|a - b|)), in the operands' precision.
Arithmetic::Value *Arithmetic::log_add(ScalarOp op, DType dtype, Value *a, Value *b) {
  const bool base2 = op == ScalarOp::Logaddexp2;
  Value *larger = intrinsic(llvm::Intrinsic::maximum, a, {b});
  Value *difference = builder_.CreateFNeg(intrinsic(llvm::Intrinsic::fabs, builder_.CreateFSub(a, b)));
  const Raw power[] = {{difference}};
  Raw scaled = apply_float(base2 ? ScalarOp::Exp2 : ScalarOp::Exp, dtype, power);
  const Raw argument[] = {scaled};
  Value *correction = apply_float(ScalarOp::Log1p, dtype, argument).re;
  if (base2) correction = builder_.CreateFMul(correction, number(a, std::numbers::log2e));
  // Equal infinities have no difference.
  Value *equal = builder_.CreateFCmpOEQ(a, b);
  correction = builder_.CreateSelect(equal, number(a, base2 ? 1.0 : std::numbers::ln2), correction);
  return builder_.CreateFAdd(larger, correction);
}

}  // namespace gridstride::codegen::cpu
