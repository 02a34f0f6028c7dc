#pragma once

#include <span>

#include "codegen/nvptx/code.h"
#include "ops/scalar_op.h"

namespace gridstride::codegen::nvptx {

/// An operand with its dtype.
struct Operand {
  Value value;
  DType dtype;
};

/// One scalar operation. The operands fit its row (the verifier has checked).
[[nodiscard]] Value emit_scalar_op(Code &code, ScalarOp op, std::span<const Operand> operands);
/// The cast of types/scalar.h.
[[nodiscard]] Value emit_cast(Code &code, const Operand &from, DType to);

// The parts, one a kind of operand. Nothing but scalar_ops.cpp calls them.
namespace detail {
[[nodiscard]] llvm::Value *emit_integer(Code &code, ScalarOp op, DType dtype, llvm::Value *a, llvm::Value *b);
[[nodiscard]] llvm::Value *emit_float(Code &code, ScalarOp op, DType dtype, llvm::Value *a, llvm::Value *b,
                                      llvm::Value *c);
[[nodiscard]] Value emit_complex(Code &code, ScalarOp op, DType dtype, const Value &a, const Value &b);

/// Operations that work on the bits of a format: Nextafter, Spacing, Ldexp (b: int64), FrexpMantissa, FrexpExponent.
[[nodiscard]] llvm::Value *emit_float_bits(Code &code, ScalarOp op, DType dtype, llvm::Value *a, llvm::Value *b);
/// The transcendental functions of floats, in float32 or float64; null for other operations.
[[nodiscard]] llvm::Value *emit_transcendental(Code &code, ScalarOp op, llvm::Value *a, llvm::Value *b);
/// What `Code::fast` makes of an operation on float32: the GPU's approximate instructions; null for other operations.
[[nodiscard]] llvm::Value *emit_fast(Code &code, ScalarOp op, llvm::Value *a, llvm::Value *b);
/// The functions of complex128 that are made of real ones, at an error of a few ulps of the larger part.
[[nodiscard]] Value emit_complex_function(Code &code, ScalarOp op, const Value &a, const Value &b);

[[noreturn]] void no_code(ScalarOp op, DType dtype);
}  // namespace detail

}  // namespace gridstride::codegen::nvptx
