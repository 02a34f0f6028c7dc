#include <numbers>

#include "codegen/nvptx/formula.h"
#include "codegen/nvptx/scalar_ops.h"

namespace gridstride::codegen::nvptx::detail {

namespace {

namespace Id = llvm::Intrinsic;

Real remainder(Real a, Real b) {
  return call("fmod", a, b);
}

Real mod(Real a, Real b) {
  const Real rest = remainder(a, b);
  const Real zero = rest.like(0);
  const Flag other_sign = (b < 0.0) ^ (rest < 0.0);
  const Real nonzero = select(other_sign, rest + b, rest);
  return select(b == 0.0, rest, select(rest == 0.0, copy_sign(zero, b), nonzero));
}

Real floor_div(Real a, Real b) {
  const Real rest = remainder(a, b);
  const Real ratio = a / b;
  Real quotient = (a - rest) / b;
  quotient = select(rest != 0.0 && ((b < 0.0) ^ (rest < 0.0)), quotient - 1.0, quotient);
  const Real floor = unary(Id::floor, quotient);
  const Real near = select(quotient - floor > 0.5, floor + 1.0, floor);
  const Real result = select(quotient == 0.0, copy_sign(quotient.like(0), ratio), near);
  return select(b == 0.0, ratio, result);
}

Real sign(Real a) {
  const Real one = select(a > 0.0, a.like(1), a.like(-1));
  return select(is_nan(a), a, select(a == 0.0, a.like(0), one));
}

Real heaviside(Real a, Real at_zero) {
  const Real step = select(a < 0.0, a.like(0), a.like(1));
  return select(is_nan(a), a, select(a == 0.0, at_zero, step));
}

/// Halves away from zero. The difference from the truncated value is exact.
Real round_away(Real a) {
  const Real whole = truncate(a);
  const Real step = select(absolute(a - whole) >= 0.5, a.like(1), a.like(0));
  return copy_sign(whole + copy_sign(step, a), a);
}

Real modf_fraction(Real a) {
  const Real fraction = select(is_infinite(a), a.like(0), a - truncate(a));
  return copy_sign(fraction, a);
}

Real minimum(Real a, Real b) {
  return binary(Id::minimum, a, b);
}
Real maximum(Real a, Real b) {
  return binary(Id::maximum, a, b);
}

/// Operations of fixed bits in float32 or float64; a null value for the others.
Real exact(ScalarOp op, Real a, Real b, Real c) {
  const bool single = a.value->getType()->isFloatTy();
  constexpr double kPi = std::numbers::pi;
  constexpr float kPiSingle = std::numbers::pi_v<float>;
  switch (op) {
    case ScalarOp::Add: return a + b;
    case ScalarOp::Sub: return a - b;
    case ScalarOp::Mul: return a * b;
    case ScalarOp::Div: return a / b;
    case ScalarOp::FloorDiv: return floor_div(a, b);
    case ScalarOp::Mod: return mod(a, b);
    case ScalarOp::Rem: return remainder(a, b);
    case ScalarOp::Sign: return sign(a);
    case ScalarOp::Square: return a * a;
    case ScalarOp::Reciprocal: return 1.0 / a;
    case ScalarOp::Minimum: return minimum(a, b);
    case ScalarOp::Maximum: return maximum(a, b);
    case ScalarOp::FMin: return binary(Id::minimumnum, a, b);
    case ScalarOp::FMax: return binary(Id::maximumnum, a, b);
    case ScalarOp::Fma: return fused(a, b, c);
    case ScalarOp::Sqrt: return square_root(a);
    case ScalarOp::Rsqrt: return 1.0 / square_root(a);
    case ScalarOp::Floor: return unary(Id::floor, a);
    case ScalarOp::Ceil: return unary(Id::ceil, a);
    case ScalarOp::Trunc: return truncate(a);
    case ScalarOp::Rint: return unary(Id::rint, a);
    case ScalarOp::Round: return round_away(a);
    case ScalarOp::Heaviside: return heaviside(a, b);
    case ScalarOp::Deg2rad: return a * (single ? double{kPiSingle / 180.0F} : kPi / 180);
    case ScalarOp::Rad2deg: return a * (single ? double{180.0F / kPiSingle} : 180 / kPi);
    case ScalarOp::ModfFraction: return modf_fraction(a);
    default: return {a.code, nullptr};
  }
}

/// The result of a predicate; null for other operations.
llvm::Value *predicate(Code &code, ScalarOp op, llvm::Value *a, llvm::Value *b) {
  auto &build = code.builder;
  const Real x{&code, a};
  switch (op) {
    case ScalarOp::Eq: return build.CreateFCmpOEQ(a, b);
    case ScalarOp::Ne: return build.CreateFCmpUNE(a, b);
    case ScalarOp::Lt: return build.CreateFCmpOLT(a, b);
    case ScalarOp::Le: return build.CreateFCmpOLE(a, b);
    case ScalarOp::Gt: return build.CreateFCmpOGT(a, b);
    case ScalarOp::Ge: return build.CreateFCmpOGE(a, b);
    case ScalarOp::Isnan: return is_nan(x).value;
    case ScalarOp::Isinf: return is_infinite(x).value;
    case ScalarOp::Isfinite: return is_finite(x).value;
    default: return nullptr;
  }
}

/// float16 and bfloat16 are computed in float32.
llvm::Value *widen(Code &code, llvm::Value *value) {
  if (value == nullptr || value->getType()->getPrimitiveSizeInBits() > 16) return value;
  return code.builder.CreateFPExt(value, code.builder.getFloatTy());
}

}  // namespace

llvm::Value *emit_float(Code &code, ScalarOp op, DType dtype, llvm::Value *a, llvm::Value *b, llvm::Value *c) {
  switch (op) {
    case ScalarOp::Neg: return code.flip_sign(a);
    case ScalarOp::Abs: return code.clear_sign(a);
    case ScalarOp::Signbit: return sign_bit(Real{&code, a}).value;
    case ScalarOp::Copysign: {
      const unsigned width = a->getType()->getPrimitiveSizeInBits();
      auto &build = code.builder;
      const llvm::APInt mask = llvm::APInt::getSignMask(width);
      llvm::Value *magnitude = build.CreateAnd(code.bits(a), llvm::ConstantInt::get(code.context(), ~mask));
      llvm::Value *sign = build.CreateAnd(code.bits(b), llvm::ConstantInt::get(code.context(), mask));
      return code.from_bits(build.CreateOr(magnitude, sign), a->getType());
    }
    case ScalarOp::Nextafter:
    case ScalarOp::Spacing:
    case ScalarOp::FrexpMantissa:
    case ScalarOp::FrexpExponent: return emit_float_bits(code, op, dtype, a, b);
    case ScalarOp::Fma:  // the one operation that rounds once in the 16-bit formats too
      return fused({&code, a}, {&code, b}, {&code, c}).value;
    default: break;
  }
  llvm::Type *own = a->getType();
  if (own->isHalfTy() && (op == ScalarOp::Add || op == ScalarOp::Sub || op == ScalarOp::Mul)) {
    // The same as by way of float32, which has room for the exact result or rounds it harmlessly.
    return exact(op, {&code, a}, {&code, b}, {&code, c}).value;
  }
  a = widen(code, a);
  b = widen(code, b);
  if (llvm::Value *truth = predicate(code, op, a, b)) return truth;
  llvm::Value *result = code.fast && a->getType()->isFloatTy() ? emit_fast(code, op, a, b) : nullptr;
  if (result == nullptr) result = exact(op, {&code, a}, {&code, b}, {&code, c}).value;
  if (result == nullptr) result = emit_transcendental(code, op, a, b);
  if (result == nullptr) no_code(op, dtype);
  return result->getType() == own ? result : code.builder.CreateFPTrunc(result, own);
}

}  // namespace gridstride::codegen::nvptx::detail
