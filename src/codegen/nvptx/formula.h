#pragma once

#include <llvm/IR/Intrinsics.h>

#include "codegen/nvptx/code.h"

namespace gridstride::codegen::nvptx {

// Floating-point formulas that read like formulas: each operator emits one instruction, none is reordered or
// contracted. Comparisons are ordered (false for NaN) but for !=.

struct Flag {
  Code *code;
  llvm::Value *value;

  friend Flag operator&&(Flag a, Flag b) { return {a.code, a.code->builder.CreateAnd(a.value, b.value)}; }
  friend Flag operator||(Flag a, Flag b) { return {a.code, a.code->builder.CreateOr(a.value, b.value)}; }
  friend Flag operator^(Flag a, Flag b) { return {a.code, a.code->builder.CreateXor(a.value, b.value)}; }
  friend Flag operator!(Flag a) { return {a.code, a.code->builder.CreateNot(a.value)}; }
};

struct Real {
  Code *code;
  llvm::Value *value;

  /// A constant of the same format.
  [[nodiscard]] Real like(double number) const { return {code, llvm::ConstantFP::get(value->getType(), number)}; }

  friend Real operator+(Real a, Real b) { return {a.code, a.code->builder.CreateFAdd(a.value, b.value)}; }
  friend Real operator-(Real a, Real b) { return {a.code, a.code->builder.CreateFSub(a.value, b.value)}; }
  friend Real operator*(Real a, Real b) { return {a.code, a.code->builder.CreateFMul(a.value, b.value)}; }
  friend Real operator/(Real a, Real b) { return {a.code, a.code->builder.CreateFDiv(a.value, b.value)}; }
  friend Real operator-(Real a) { return {a.code, a.code->flip_sign(a.value)}; }
  friend Real operator+(Real a, double b) { return a + a.like(b); }
  friend Real operator+(double a, Real b) { return b.like(a) + b; }
  friend Real operator-(Real a, double b) { return a - a.like(b); }
  friend Real operator-(double a, Real b) { return b.like(a) - b; }
  friend Real operator*(Real a, double b) { return a * a.like(b); }
  friend Real operator*(double a, Real b) { return b.like(a) * b; }
  friend Real operator/(Real a, double b) { return a / a.like(b); }
  friend Real operator/(double a, Real b) { return b.like(a) / b; }

  friend Flag operator==(Real a, Real b) { return {a.code, a.code->builder.CreateFCmpOEQ(a.value, b.value)}; }
  friend Flag operator!=(Real a, Real b) { return {a.code, a.code->builder.CreateFCmpUNE(a.value, b.value)}; }
  friend Flag operator<(Real a, Real b) { return {a.code, a.code->builder.CreateFCmpOLT(a.value, b.value)}; }
  friend Flag operator<=(Real a, Real b) { return {a.code, a.code->builder.CreateFCmpOLE(a.value, b.value)}; }
  friend Flag operator>(Real a, Real b) { return b < a; }
  friend Flag operator>=(Real a, Real b) { return b <= a; }
  friend Flag operator==(Real a, double b) { return a == a.like(b); }
  friend Flag operator!=(Real a, double b) { return a != a.like(b); }
  friend Flag operator<(Real a, double b) { return a < a.like(b); }
  friend Flag operator<=(Real a, double b) { return a <= a.like(b); }
  friend Flag operator>(Real a, double b) { return a > a.like(b); }
  friend Flag operator>=(Real a, double b) { return a >= a.like(b); }
};

inline Real select(Flag condition, Real yes, Real no) {
  return {yes.code, yes.code->builder.CreateSelect(condition.value, yes.value, no.value)};
}
inline Real unary(llvm::Intrinsic::ID id, Real a) {
  return {a.code, a.code->intrinsic(id, {a.value->getType()}, {a.value})};
}
inline Real binary(llvm::Intrinsic::ID id, Real a, Real b) {
  return {a.code, a.code->intrinsic(id, {a.value->getType()}, {a.value, b.value})};
}
inline Real absolute(Real a) {
  return {a.code, a.code->clear_sign(a.value)};
}
inline Real square_root(Real a) {
  return unary(llvm::Intrinsic::sqrt, a);
}
inline Real copy_sign(Real a, Real b) {
  return binary(llvm::Intrinsic::copysign, a, b);
}
inline Real truncate(Real a) {
  return unary(llvm::Intrinsic::trunc, a);
}
inline Real fused(Real a, Real b, Real c) {
  return {a.code, a.code->intrinsic(llvm::Intrinsic::fma, {a.value->getType()}, {a.value, b.value, c.value})};
}
inline Flag is_nan(Real a) {
  return {a.code, a.code->builder.CreateFCmpUNO(a.value, a.value)};
}
inline Flag is_infinite(Real a) {
  const auto *type = a.value->getType();
  return {a.code, a.code->builder.CreateFCmpOEQ(absolute(a).value,
                                                llvm::ConstantFP::getInfinity(const_cast<llvm::Type *>(type)))};
}
inline Flag is_finite(Real a) {
  return absolute(a) < Real{a.code, llvm::ConstantFP::getInfinity(a.value->getType())};
}
inline Flag sign_bit(Real a) {
  llvm::Value *bits = a.code->bits(a.value);
  return {a.code, a.code->builder.CreateICmpSLT(bits, llvm::ConstantInt::get(bits->getType(), 0))};
}
inline Real infinity_like(Real a) {
  return {a.code, llvm::ConstantFP::getInfinity(a.value->getType())};
}
inline Real nan_like(Real a) {
  return {a.code, llvm::ConstantFP::getNaN(a.value->getType())};
}

/// A function of libdevice by its name without "__nv_" and the float's suffix: call("sin", x).
template <class... Rest>
Real call(const char *name, Real a, Rest... rest) {
  const std::string full = std::string("__nv_") + name + (a.value->getType()->isFloatTy() ? "f" : "");
  return {a.code, a.code->libdevice(full, {a.value, rest.value...})};
}

/// A complex number of formulas.
struct Complex {
  Real re;
  Real im;

  friend Complex operator+(Complex a, Complex b) { return {a.re + b.re, a.im + b.im}; }
  friend Complex operator-(Complex a, Complex b) { return {a.re - b.re, a.im - b.im}; }
  friend Complex operator*(Complex a, Complex b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
};
inline Complex select(Flag condition, Complex yes, Complex no) {
  return {select(condition, yes.re, no.re), select(condition, yes.im, no.im)};
}
inline Flag is_nan(Complex z) {
  return is_nan(z.re) || is_nan(z.im);
}
/// Smith's method, as the reference divides.
[[nodiscard]] Complex divide(Complex a, Complex b);

}  // namespace gridstride::codegen::nvptx
