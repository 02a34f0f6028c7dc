#pragma once

#include "array/array.h"
#include "array/indexing.h"
#include "ops/ufunc.h"

namespace gridstride::array {

// What the methods of binary ufuncs do. Errors are NumPy's: ValueError for a ufunc of one input or two results,
// TypeError where no loop gives back the dtype that it takes.

/// ufunc.accumulate: each result combines the elements up to it. `dtype` absent: that of `out`, else the array's own
/// (int64 or uint64 for sums and products of narrower integers).
Array accumulate(const UfuncInfo &ufunc, const Array &array, int axis, std::optional<DType> dtype, const Array *out);
/// ufunc.reduceat along an axis. `indices`: int64 positions, one axis; IndexError for one out of bounds.
Array reduce_at(const UfuncInfo &ufunc, const Array &array, const Array &indices, int axis, std::optional<DType> dtype,
                const Array *out);
/// ufunc.reduce along one axis by the order of its elements, for ufuncs that are not associative. The axis is not
/// empty; the result has it with extent 1.
[[nodiscard]] Array reduce_in_order(const UfuncInfo &ufunc, const Array &array, int axis, std::optional<DType> dtype);
/// ufunc.at: target[...] = ufunc(target[...], value) element by element, each duplicate after the one before it.
void apply_at(const UfuncInfo &ufunc, const Array &target, std::span<const AxisIndex> indices, bool in_front,
              const Operand &value);
/// The same of a ufunc of one input.
void apply_at(const UfuncInfo &ufunc, const Array &target, std::span<const AxisIndex> indices, bool in_front);

}  // namespace gridstride::array
