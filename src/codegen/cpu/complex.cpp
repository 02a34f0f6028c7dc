#include <limits>

#include <llvm/IR/Intrinsics.h>

#include "codegen/cpu/arithmetic.h"

namespace gridstride::codegen::cpu {

Raw Arithmetic::divide_complex(Raw a, Raw b) {
  // Smith's method, both of its cases at once: which part of the divisor is the larger.
  Value *re = intrinsic(llvm::Intrinsic::fabs, b.re);
  Value *im = intrinsic(llvm::Intrinsic::fabs, b.im);
  Value *by_real = builder_.CreateFCmpOGE(re, im);
  Value *large = builder_.CreateSelect(by_real, b.re, b.im);
  Value *small = builder_.CreateSelect(by_real, b.im, b.re);
  Value *ratio = builder_.CreateFDiv(small, large);
  Value *scale = builder_.CreateFDiv(number(b.re, 1), builder_.CreateFAdd(large, builder_.CreateFMul(small, ratio)));
  Value *re_ratio = builder_.CreateFMul(a.re, ratio);
  Value *im_ratio = builder_.CreateFMul(a.im, ratio);
  Value *real =
      builder_.CreateSelect(by_real, builder_.CreateFAdd(a.re, im_ratio), builder_.CreateFAdd(re_ratio, a.im));
  Value *imaginary =
      builder_.CreateSelect(by_real, builder_.CreateFSub(a.im, re_ratio), builder_.CreateFSub(im_ratio, a.re));
  // By zero each part is divided by |b|.
  Value *by_zero = builder_.CreateAnd(by_real, builder_.CreateFCmpOEQ(re, number(re, 0)));
  return {builder_.CreateSelect(by_zero, builder_.CreateFDiv(a.re, re), builder_.CreateFMul(real, scale)),
          builder_.CreateSelect(by_zero, builder_.CreateFDiv(a.im, re), builder_.CreateFMul(imaginary, scale))};
}

Raw Arithmetic::reciprocal_complex(Raw a) {
  Value *by_real =
      builder_.CreateFCmpOLE(intrinsic(llvm::Intrinsic::fabs, a.im), intrinsic(llvm::Intrinsic::fabs, a.re));
  Value *large = builder_.CreateSelect(by_real, a.re, a.im);
  Value *small = builder_.CreateSelect(by_real, a.im, a.re);
  Value *ratio = builder_.CreateFDiv(small, large);
  Value *by_real_scale = builder_.CreateFAdd(a.re, builder_.CreateFMul(a.im, ratio));
  Value *by_imaginary_scale = builder_.CreateFAdd(builder_.CreateFMul(a.re, ratio), a.im);
  Value *scale = builder_.CreateSelect(by_real, by_real_scale, by_imaginary_scale);
  Value *one = number(a.re, 1);
  return {
      builder_.CreateFDiv(builder_.CreateSelect(by_real, one, ratio), scale),
      builder_.CreateFDiv(builder_.CreateSelect(by_real, builder_.CreateFNeg(ratio), builder_.CreateFNeg(one)), scale)};
}

Arithmetic::Value *Arithmetic::less_complex(Raw a, Raw b, bool or_equal) {
  Value *real_less = builder_.CreateFCmpOLT(a.re, b.re);
  Value *real_equal = builder_.CreateFCmpOEQ(a.re, b.re);
  Value *imaginary = or_equal ? builder_.CreateFCmpOLE(a.im, b.im) : builder_.CreateFCmpOLT(a.im, b.im);
  Value *ordered = builder_.CreateFCmpORD(a.im, b.im);
  return builder_.CreateAnd(ordered, builder_.CreateOr(real_less, builder_.CreateAnd(real_equal, imaginary)));
}

Raw Arithmetic::apply_complex(ScalarOp op, DType dtype, std::span<const Raw> operands) {
  const Raw a = operands[0];
  const Raw b = operands.size() > 1 ? operands[1] : Raw{};
  const auto multiply = [&](Raw x, Raw y) {
    return Raw{builder_.CreateFSub(builder_.CreateFMul(x.re, y.re), builder_.CreateFMul(x.im, y.im)),
               builder_.CreateFAdd(builder_.CreateFMul(x.re, y.im), builder_.CreateFMul(x.im, y.re))};
  };
  const auto either_nan = [&](Raw x) { return builder_.CreateFCmpUNO(x.re, x.im); };
  switch (op) {
    case ScalarOp::Add: return {builder_.CreateFAdd(a.re, b.re), builder_.CreateFAdd(a.im, b.im)};
    case ScalarOp::Sub: return {builder_.CreateFSub(a.re, b.re), builder_.CreateFSub(a.im, b.im)};
    case ScalarOp::Mul: return multiply(a, b);
    case ScalarOp::Square: return multiply(a, a);
    case ScalarOp::Div: return divide_complex(a, b);
    case ScalarOp::Reciprocal: return reciprocal_complex(a);
    case ScalarOp::Neg: return {builder_.CreateFNeg(a.re), builder_.CreateFNeg(a.im)};
    case ScalarOp::Conj: return {a.re, builder_.CreateFNeg(a.im)};
    case ScalarOp::Minimum: return select(builder_.CreateOr(either_nan(a), less_complex(a, b, true)), a, b);
    case ScalarOp::Maximum: return select(builder_.CreateOr(either_nan(a), less_complex(b, a, true)), a, b);
    case ScalarOp::FMin: return select(builder_.CreateOr(either_nan(b), less_complex(a, b, true)), a, b);
    case ScalarOp::FMax: return select(builder_.CreateOr(either_nan(b), less_complex(b, a, true)), a, b);
    case ScalarOp::Rint: return {intrinsic(llvm::Intrinsic::rint, a.re), intrinsic(llvm::Intrinsic::rint, a.im)};
    case ScalarOp::Isnan: return {either_nan(a)};
    case ScalarOp::Isinf:
    case ScalarOp::Isfinite: {
      const Raw re[] = {{a.re}};
      const Raw im[] = {{a.im}};
      Value *x = apply_float(op, real_of(dtype), re).re;
      Value *y = apply_float(op, real_of(dtype), im).re;
      return {op == ScalarOp::Isinf ? builder_.CreateOr(x, y) : builder_.CreateAnd(x, y)};
    }
    case ScalarOp::Real: return {a.re};
    case ScalarOp::Imag: return {a.im};
    case ScalarOp::Angle: {
      Value *parts[] = {a.im, a.re};
      return {vector_math(ScalarOp::Atan2, parts)};
    }
    case ScalarOp::Magnitude: {
      Value *parts[] = {a.re, a.im};
      return {vector_math(ScalarOp::Hypot, parts)};
    }
    default: return {};
  }
}

}  // namespace gridstride::codegen::cpu
