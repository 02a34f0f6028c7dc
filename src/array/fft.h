#pragma once

#include "array/array.h"

namespace gridstride::array {

// Discrete Fourier transforms in stream order, of complex64 and complex128 arrays and the real ones of their parts.
// Extents along the axes must be at least 1; normal axes (not negative). Results are in C order, times `factor`.

[[nodiscard]] Array transform_complex(const Array &a, std::span<const int> axes, bool forward, double factor);
/// From real numbers: n / 2 + 1 outputs along the axis.
[[nodiscard]] Array transform_real(const Array &a, int axis, bool forward, double factor);
/// To `n` real numbers from n / 2 + 1 complex ones along the axis.
[[nodiscard]] Array transform_hermitian(const Array &a, int axis, std::int64_t n, bool forward, double factor);

}  // namespace gridstride::array
