#pragma once

#include <string>
#include <string_view>

#include "array/array.h"

namespace gridstride::array {

/// Whether an integer dtype holds this integer.
[[nodiscard]] bool holds(DType dtype, const Scalar &integer);
/// NumPy's text: "Python integer 300 out of bounds for uint8".
[[nodiscard]] std::string out_of_bounds(const Scalar &integer, DType dtype);
/// A scalar operand as a value of `dtype`; OverflowError for a Python integer that does not fit.
[[nodiscard]] Scalar scalar_for(const Operand &operand, DType dtype);
/// "no", "equiv", "safe", "same_kind", "unsafe".
[[nodiscard]] std::string_view casting_name(Casting casting);

}  // namespace gridstride::array
