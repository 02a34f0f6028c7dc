#pragma once

#include <optional>
#include <span>
#include <utility>

#include "array/array.h"

namespace gridstride::array {

/// np.searchsorted on one sorted axis: int64 places of `values` (any shape). Both are cast to their common dtype.
[[nodiscard]] Array search_sorted(const Array &sorted, const Array &values, bool right);
/// How often each of 0 ... bins - 1 occurs. Values are int64 in that range.
[[nodiscard]] Array count_values(const Array &values, std::int64_t bins);
/// One more than the greatest of the values, which are of an integer type or bools; `at_least` where that is more.
/// Waits for them. Error(Value) where one is negative.
[[nodiscard]] std::int64_t bins_for(const Array &values, std::int64_t at_least);
/// The sums of float64 weights for each of 0 ... bins - 1.
[[nodiscard]] Array sum_values(const Array &values, const Array &weights, std::int64_t bins);
/// How many of the values, cast to float64, lie in each bin of equal width between these float64 edges; int64.
[[nodiscard]] Array count_bins(const Array &values, const Array &edges);
/// The least and the greatest element, NaN counting as greatest, in one pass over 8-byte elements of a CUDA device;
/// nothing elsewhere, where a minimum and a maximum that are asked for together are one pass.
[[nodiscard]] std::optional<Array> device_extent(const Array &values);
/// The bin of each value; -1 outside.
[[nodiscard]] Array find_bins(const Array &values, const Array &edges);

/// Labels of the connected parts of flat bools, on the host: see algorithms/components.h. int32, and how many there
/// are. Fewer than 2**31 elements.
[[nodiscard]] std::pair<Array, std::int64_t> label_components(const Array &flags,
                                                              std::span<const std::int64_t> offsets);

}  // namespace gridstride::array
