#pragma once

#include "types/dtype.h"

namespace gridstride::lang::python {

// The dtypes of results, by the rules of numba.cuda. Operands may be of any dtype; a caller casts to what comes back.

/// int64, or uint64 when all integers are unsigned; bools count as either.
[[nodiscard]] DType integer_result(DType a, DType b);
/// int64 for signed integers and bool, uint64 for unsigned ones; others stay.
[[nodiscard]] DType widened(DType a);
/// + - * // %: integers widen, everything else promotes as NumPy does.
[[nodiscard]] DType arithmetic_result(DType a, DType b);
/// /: float64 for integers.
[[nodiscard]] DType division_result(DType a, DType b);
/// Functions of floats: integers and bool become float64.
[[nodiscard]] DType float_result(DType a);
[[nodiscard]] DType float_result(DType a, DType b);
/// The dtype in which two numbers are compared. (int64, uint64) stay what they are: comparisons take the mix.
[[nodiscard]] DType comparison_dtype(DType a, DType b);

}  // namespace gridstride::lang::python
