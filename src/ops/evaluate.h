#pragma once

#include "ops/scalar_op.h"

// The parts of `evaluate`, one a kind of operand. Operands fit the row when these are called: their number, dtypes and
// domain were checked. Nothing outside src/ops includes this file.
namespace gridstride::detail {

[[nodiscard]] Scalar evaluate_integer(ScalarOp op, std::span<const Scalar> operands);  ///< integers and bool
[[nodiscard]] Scalar evaluate_float(ScalarOp op, std::span<const Scalar> operands);
[[nodiscard]] Scalar evaluate_complex(ScalarOp op, std::span<const Scalar> operands);

/// An operation that its row allows and the reference lacks: a broken invariant.
[[noreturn]] void no_reference(ScalarOp op, DType dtype);

}  // namespace gridstride::detail
