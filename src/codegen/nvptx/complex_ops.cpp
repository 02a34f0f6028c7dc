#include "codegen/nvptx/formula.h"
#include "codegen/nvptx/scalar_ops.h"

namespace gridstride::codegen::nvptx {

Complex divide(Complex a, Complex b) {
  const Real real = absolute(b.re);
  const Real imaginary = absolute(b.im);
  const Flag by_real = real >= imaginary;
  const Real large = select(by_real, b.re, b.im);
  const Real small = select(by_real, b.im, b.re);
  const Real ratio = small / large;
  const Real scale = 1.0 / (large + small * ratio);
  const Complex with_real = {(a.re + a.im * ratio) * scale, (a.im - a.re * ratio) * scale};
  const Complex with_imag = {(a.re * ratio + a.im) * scale, (a.im * ratio - a.re) * scale};
  const Complex by_zero = {a.re / real, a.im / real};
  return select(by_real, select(real == 0.0, by_zero, with_real), with_imag);
}

namespace detail {

namespace {

Complex reciprocal(Complex z) {
  const Flag by_real = absolute(z.im) <= absolute(z.re);
  const Real ratio = select(by_real, z.im, z.re) / select(by_real, z.re, z.im);
  const Real real_scale = z.re + z.im * ratio;
  const Real imag_scale = z.re * ratio + z.im;
  return select(by_real, Complex{1.0 / real_scale, -ratio / real_scale},
                Complex{ratio / imag_scale, ratio.like(-1) / imag_scale});
}

Complex sign(Complex z) {
  const Real nan = nan_like(z.re);
  const Real zero = z.re.like(0);
  const auto unit = [&](Real part) { return select(part > 0.0, part.like(1), part.like(-1)); };
  const Flag real_infinite = is_infinite(z.re);
  const Flag imag_infinite = is_infinite(z.im);
  const Real modulus = call("hypot", z.re, z.im);
  Complex result = {z.re / modulus, z.im / modulus};
  result = select(z.re == 0.0 && z.im == 0.0, {zero, zero}, result);
  result = select(imag_infinite, {zero, unit(z.im)}, result);
  result = select(real_infinite, {unit(z.re), zero}, result);
  return select(is_nan(z) || (real_infinite && imag_infinite), {nan, nan}, result);
}

// Both are false where a part is NaN, as ordered comparisons of the parts alone would not be.
Flag less(Complex a, Complex b) {
  return !is_nan(a) && !is_nan(b) && (a.re < b.re || (a.re == b.re && a.im < b.im));
}
Flag less_equal(Complex a, Complex b) {
  return !is_nan(a) && !is_nan(b) && (a.re < b.re || (a.re == b.re && a.im <= b.im));
}

/// Operations of fixed bits, in the operands' own precision; without value for the others.
Complex exact(ScalarOp op, Complex a, Complex b) {
  switch (op) {
    case ScalarOp::Add: return a + b;
    case ScalarOp::Sub: return a - b;
    case ScalarOp::Mul: return a * b;
    case ScalarOp::Div: return divide(a, b);
    case ScalarOp::Neg: return {-a.re, -a.im};
    case ScalarOp::Conj: return {a.re, -a.im};
    case ScalarOp::Sign: return sign(a);
    case ScalarOp::Square: return a * a;
    case ScalarOp::Reciprocal: return reciprocal(a);
    case ScalarOp::Minimum: return select(is_nan(a) || less_equal(a, b), a, b);
    case ScalarOp::Maximum: return select(is_nan(a) || less_equal(b, a), a, b);
    case ScalarOp::FMin: return select(is_nan(b) || less_equal(a, b), a, b);
    case ScalarOp::FMax: return select(is_nan(b) || less_equal(b, a), a, b);
    case ScalarOp::Rint: return {unary(llvm::Intrinsic::rint, a.re), unary(llvm::Intrinsic::rint, a.im)};
    default: return {{a.re.code, nullptr}, {a.re.code, nullptr}};
  }
}

llvm::Value *one_part(ScalarOp op, Complex a, Complex b) {
  switch (op) {
    case ScalarOp::Eq: return (a.re == b.re && a.im == b.im).value;
    case ScalarOp::Ne: return (a.re != b.re || a.im != b.im).value;
    case ScalarOp::Lt: return less(a, b).value;
    case ScalarOp::Le: return less_equal(a, b).value;
    case ScalarOp::Gt: return less(b, a).value;
    case ScalarOp::Ge: return less_equal(b, a).value;
    case ScalarOp::Isnan: return is_nan(a).value;
    case ScalarOp::Isinf: return (is_infinite(a.re) || is_infinite(a.im)).value;
    case ScalarOp::Isfinite: return (is_finite(a.re) && is_finite(a.im)).value;
    case ScalarOp::Real: return a.re.value;
    case ScalarOp::Imag: return a.im.value;
    case ScalarOp::Angle: return call("atan2", a.im, a.re).value;
    case ScalarOp::Magnitude: return call("hypot", a.re, a.im).value;
    default: return nullptr;
  }
}

}  // namespace

Value emit_complex(Code &code, ScalarOp op, DType dtype, const Value &a, const Value &b) {
  const Complex x{{&code, a.real}, {&code, a.imag}};
  const Complex y{{&code, b.real}, {&code, b.imag}};
  if (llvm::Value *part = one_part(op, x, y)) return {part, nullptr};
  const Complex fixed = exact(op, x, y);
  if (fixed.re.value != nullptr) return {fixed.re.value, fixed.im.value};
  // The rest is computed in float64 for both.
  const auto widen = [&](llvm::Value *part) -> llvm::Value * {
    return part == nullptr ? nullptr : code.builder.CreateFPCast(part, code.builder.getDoubleTy());
  };
  const Value result = emit_complex_function(code, op, {widen(a.real), widen(a.imag)}, {widen(b.real), widen(b.imag)});
  if (result.real == nullptr) no_code(op, dtype);
  llvm::Type *own = code.type(dtype);
  return {code.builder.CreateFPCast(result.real, own), code.builder.CreateFPCast(result.imag, own)};
}

}  // namespace detail

}  // namespace gridstride::codegen::nvptx
