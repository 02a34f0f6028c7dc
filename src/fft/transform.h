#pragma once

#include <cstddef>

#include "types/dtype.h"
#include "types/layout.h"

namespace gridstride::fft {

// Discrete Fourier transforms of one axis of arrays in memory, by pocketfft. `from` and `to` are the addresses of the
// elements (0, ..., 0); strides are bytes. Batches are spread over the workers. Results are multiplied by `factor`.
// `dtype` is the complex one, complex64 or complex128; real arrays have its parts' dtype. Extents are at least 1.

/// sum over j of x[j] exp(-+ 2 pi i j k / n); both arrays have the shape, `to` may be `from` with the same strides.
void complex_to_complex(DType dtype, const Shape &shape, const Strides &from_strides, const Strides &to_strides,
                        int axis, bool forward, double factor, const std::byte *from, std::byte *to);
/// The first n / 2 + 1 outputs for real inputs of `shape`; the exponent's sign is plus unless `forward`.
void real_to_complex(DType dtype, const Shape &shape, const Strides &from_strides, const Strides &to_strides, int axis,
                     bool forward, double factor, const std::byte *from, std::byte *to);
/// Real outputs of `shape` from the first n / 2 + 1 elements of a Hermitian input.
void complex_to_real(DType dtype, const Shape &shape, const Strides &from_strides, const Strides &to_strides, int axis,
                     bool forward, double factor, const std::byte *from, std::byte *to);

/// Nanoseconds that the transform of `elements` takes on one thread, in lines of n.
[[nodiscard]] double estimated_cost(std::int64_t elements, std::int64_t n);

}  // namespace gridstride::fft
