#include <numbers>

#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/IntrinsicsNVPTX.h>

#include "codegen/nvptx/formula.h"
#include "codegen/nvptx/scalar_ops.h"

namespace gridstride::codegen::nvptx::detail {

namespace {

namespace Id = llvm::Intrinsic;

/// One of the GPU's approximate instructions.
Real approximate(llvm::Intrinsic::ID id, Real a) {
  return {a.code, a.code->intrinsic(id, {}, {a.value})};
}

Real quotient(Real a, Real b) {
  return {a.code, a.code->intrinsic(Id::nvvm_div_approx_ftz_f, {}, {a.value, b.value})};
}

Real power_of_two(Real a) {
  return unary(Id::nvvm_ex2_approx_ftz, a);
}

Real logarithm(Real a) {
  return approximate(Id::nvvm_lg2_approx_ftz_f, a);
}

Real hyperbolic_tangent(Real a) {
  llvm::Type *type = a.value->getType();
  auto *code =
      llvm::InlineAsm::get(llvm::FunctionType::get(type, {type}, false), "tanh.approx.f32 $0, $1;", "=f,f", false);
  auto *call = a.code->builder.CreateCall(code, {a.value});
  call->setDoesNotAccessMemory();
  call->setDoesNotThrow();
  return {a.code, call};
}

}  // namespace

llvm::Value *emit_fast(Code &code, ScalarOp op, llvm::Value *a, llvm::Value *b) {
  const Real x{&code, a};
  const Real y{&code, b};
  switch (op) {
    case ScalarOp::Div: return quotient(x, y).value;
    case ScalarOp::Reciprocal: return quotient(x.like(1), x).value;
    case ScalarOp::Sqrt: return approximate(Id::nvvm_sqrt_approx_ftz_f, x).value;
    case ScalarOp::Rsqrt: return approximate(Id::nvvm_rsqrt_approx_ftz_f, x).value;
    case ScalarOp::Sin: return approximate(Id::nvvm_sin_approx_ftz_f, x).value;
    case ScalarOp::Cos: return approximate(Id::nvvm_cos_approx_ftz_f, x).value;
    case ScalarOp::Tan:
      return quotient(approximate(Id::nvvm_sin_approx_ftz_f, x), approximate(Id::nvvm_cos_approx_ftz_f, x)).value;
    case ScalarOp::Tanh: return hyperbolic_tangent(x).value;
    case ScalarOp::Exp: return power_of_two(x * std::numbers::log2e).value;
    case ScalarOp::Exp2: return power_of_two(x).value;
    case ScalarOp::Exp10: return power_of_two(x * (std::numbers::ln10 * std::numbers::log2e)).value;
    case ScalarOp::Log: return (logarithm(x) * std::numbers::ln2).value;
    case ScalarOp::Log2: return logarithm(x).value;
    case ScalarOp::Log10: return (logarithm(x) * (std::numbers::ln2 * std::numbers::log10e)).value;
    case ScalarOp::Pow: return power_of_two(y * logarithm(x)).value;
    default: return nullptr;
  }
}

}  // namespace gridstride::codegen::nvptx::detail
