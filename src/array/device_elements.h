#pragma once

#include <optional>
#include <vector>

#include "algorithms/gather.h"
#include "array/array.h"

namespace gridstride::array {

// Elements by integer arrays and masks on a CUDA device. False, or empty, where the host has to do it.

/// Fills `result` (C-contiguous) with the elements of `view` that the index takes; `columns` are its index arrays.
[[nodiscard]] bool gather_on_device(const Array &view, algorithms::FancyAccess plan, const std::vector<Array> &columns,
                                    const Array &result);
/// The elements of `source` where `mask` is true: both C-contiguous and of one size.
[[nodiscard]] std::optional<Array> masked_on_device(const Array &source, const Array &mask);
/// The positions of the true elements of a C-contiguous mask, an array an axis.
[[nodiscard]] std::optional<std::vector<Array>> nonzero_on_device(const Array &mask);

}  // namespace gridstride::array
