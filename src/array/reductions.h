#pragma once

#include <string_view>
#include <vector>

#include "array/array.h"
#include "ops/ufunc.h"

namespace gridstride::array {

/// What a reduction computes. Results have NumPy's dtypes: sums and products of bool and integers narrower than 64 bits
/// are int64 (uint64 for unsigned), means of integers float64, any and all bool, argmin and argmax int64.
enum class Reduction : std::uint8_t { Sum, Prod, Min, Max, Any, All, Mean, CountNonzero };

struct ReduceOptions {
  std::optional<std::vector<int>> axes;  ///< absent: all axes
  bool keepdims = false;
  std::optional<DType> dtype;     ///< sum, prod, mean: the dtype summed in
  std::optional<Scalar> initial;  ///< combined with the result
  const Array *out = nullptr;
  const Array *where = nullptr;  ///< elements to include; min and max then need `initial`
};

/// Records a reduction. min and max hand NaN on. ValueError "zero-size array to reduction operation minimum which has
/// no identity"; AxisError text as NumPy's (ErrorKind::Index); ValueError "duplicate value in 'axis'".
Array reduce(const Array &array, Reduction reduction, const ReduceOptions &options = {});

/// ufunc.reduce of any binary ufunc. Those that are not associative go along one axis, in order: ValueError for more.
Array reduce(const Array &array, const UfuncInfo &ufunc, const ReduceOptions &options = {});

/// The reduction that `ufunc.reduce` of this name is ("add", "multiply", "minimum", "maximum", "logical_or",
/// "logical_and"), empty where there is none.
[[nodiscard]] std::optional<Reduction> reduction_of_ufunc(std::string_view ufunc);

/// Index of the first smallest or largest element (a NaN counts as such), in the flattened array when `axis` is absent.
/// ValueError "attempt to get argmin of an empty sequence".
Array argmin(const Array &array, std::optional<int> axis, bool keepdims = false, const Array *out = nullptr);
Array argmax(const Array &array, std::optional<int> axis, bool keepdims = false, const Array *out = nullptr);

}  // namespace gridstride::array
