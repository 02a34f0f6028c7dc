#pragma once

#include "array/array.h"

namespace gridstride::array {

// New arrays on the current device and stream. `order` is 'C' or 'F'. Sizes are checked at the call: a negative extent
// is a ValueError, a size beyond the device's memory an OutOfMemory.

[[nodiscard]] Array empty(const Shape &shape, DType dtype, char order = 'C');
[[nodiscard]] Array full(const Shape &shape, const Scalar &value, char order = 'C');  ///< value.dtype is the dtype
[[nodiscard]] Array zeros(const Shape &shape, DType dtype, char order = 'C');
[[nodiscard]] Array ones(const Shape &shape, DType dtype, char order = 'C');
/// Same shape and memory order as `prototype` (order 'K') or the given order.
[[nodiscard]] Array empty_like(const Array &prototype, DType dtype, char order = 'K');
[[nodiscard]] Array full_like(const Array &prototype, const Scalar &value, char order = 'K');

/// The dtype that np.arange gives for these arguments (weak ints int64, weak floats float64, typed ones promoted).
[[nodiscard]] DType arange_dtype(std::span<const Operand> arguments);
/// np.arange: ceil((stop - start) / step) elements, bit-identical to NumPy's. Operands must be scalars.
/// ZeroDivisionError for a step of 0, ValueError "Maximum allowed size exceeded".
[[nodiscard]] Array arange(const Operand &start, const Operand &stop, const Operand &step,
                           std::optional<DType> dtype = {});
/// np.linspace for scalar ends; `step` receives the spacing when not null. The default dtype is float64.
[[nodiscard]] Array linspace(double start, double stop, std::int64_t count, bool endpoint, DType dtype,
                             double *step = nullptr);
/// np.eye.
[[nodiscard]] Array eye(std::int64_t rows, std::int64_t columns, std::int64_t diagonal, DType dtype, char order = 'C');

/// A copy with its own memory. `order` is 'C', 'F', 'A' or 'K'.
[[nodiscard]] Array copy(const Array &array, char order = 'C');
/// Elements cast to `dtype`. TypeError "Cannot cast array data from ... according to the rule ..." by `casting`.
/// Without `copy` the array itself comes back when dtype and order already fit.
[[nodiscard]] Array astype(const Array &array, DType dtype, char order = 'K', Casting casting = Casting::Unsafe,
                           bool copy = true);
/// The array itself when it has this order ('C' or 'F'), else a copy of it.
[[nodiscard]] Array as_contiguous(const Array &array, char order = 'C');

/// Joins along an axis; dtypes are promoted unless `dtype` is given.
[[nodiscard]] Array concatenate(std::span<const Array> arrays, int axis, std::optional<DType> dtype = {});
/// Each part along an axis `count` >= 0 times, in C order.
[[nodiscard]] Array repeat(const Array &array, std::int64_t count, int axis);
/// Joins along a new axis.
[[nodiscard]] Array stack(std::span<const Array> arrays, int axis, std::optional<DType> dtype = {});
/// np.tril / np.triu of the last two axes.
[[nodiscard]] Array tril(const Array &array, std::int64_t diagonal);
[[nodiscard]] Array triu(const Array &array, std::int64_t diagonal);

}  // namespace gridstride::array
