#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "algorithms/gather.h"
#include "array/array.h"

namespace gridstride::array {

// Elements by integer arrays and masks on a CUDA device. False, or empty, where the host has to do it.

/// Fills `result` (C-contiguous) with the elements of `view` that the index takes; `columns` are its index arrays.
[[nodiscard]] bool gather_on_device(const Array &view, algorithms::FancyAccess plan, const std::vector<Array> &columns,
                                    const Array &result);
/// Writes `values` (C-contiguous, or with `one` one element for all) to the elements of `view` that the index takes.
[[nodiscard]] bool scatter_on_device(const Array &view, algorithms::FancyAccess plan, const std::vector<Array> &columns,
                                     const Array &values, bool one);
/// Where a mask is true, the elements of `target` become those of `values`, in order (or the one that there is).
/// `mask` and `target` are C-contiguous and of one size. `values` gets the number of the true elements, checks it, and
/// gives them, and whether it is one for all; none where there is nothing to write.
[[nodiscard]] bool expand_on_device(const Array &mask, const Array &target,
                                    const std::function<std::pair<Array, bool>(std::int64_t)> &values);
/// The elements of `source` where `mask` is true: both C-contiguous and of one size.
[[nodiscard]] std::optional<Array> masked_on_device(const Array &source, const Array &mask);
/// The positions of the true elements of a C-contiguous mask, an array an axis.
[[nodiscard]] std::optional<std::vector<Array>> nonzero_on_device(const Array &mask);

}  // namespace gridstride::array
