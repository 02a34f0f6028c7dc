#pragma once

#include "array/array.h"

namespace gridstride::array {

/// A sorted copy along `axis` (absent: flattened). NaN sorts last. Stable and unstable orders are the same for values.
[[nodiscard]] Array sort(const Array &array, std::optional<int> axis = -1);
/// Sorts `array` itself along an axis.
void sort_in_place(const Array &array, int axis = -1);
/// int64 positions that sort, along an axis (absent: of the flattened array); stable.
[[nodiscard]] Array argsort(const Array &array, std::optional<int> axis = -1);

/// np.partition of a copy: the elements that belong at `kth` are there, smaller ones before, greater ones behind.
/// ValueError for a place outside of the axis; negative ones count from its end.
[[nodiscard]] Array partition(const Array &array, std::span<const std::int64_t> kth, std::optional<int> axis = -1);
/// The elements that these places have in sorted order along the last axis, in the places' stead: shape (..., places).
/// The places rise and are none of them twice. ValueError as partition's.
[[nodiscard]] Array sorted_elements(const Array &array, std::span<const std::int64_t> places);
/// int64 positions that partition.
[[nodiscard]] Array argpartition(const Array &array, std::span<const std::int64_t> kth, std::optional<int> axis = -1);

}  // namespace gridstride::array
