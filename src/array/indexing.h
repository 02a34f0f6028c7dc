#pragma once

#include <vector>

#include "array/array.h"

namespace gridstride::array {

/// An integer array (or, with `position`, one integer) that indexes an axis of a view.
struct AxisIndex {
  int axis = 0;   ///< of the view
  int named = 0;  ///< of the array that the user indexed, for messages
  Array indices;  ///< any integer dtype; invalid: `position`
  std::int64_t position = 0;
};

/// x[...] with integer arrays: `indices` (one at least, by ascending axis) are broadcast together, and their common
/// space stands in the result where the first of them stood, or in front of all other axes with `in_front`.
/// IndexError as NumPy's for a position out of bounds and for shapes that do not broadcast. A new C-contiguous array.
[[nodiscard]] Array get_elements(const Array &view, std::span<const AxisIndex> indices, bool in_front);
/// x[...] = value for the same. Of several values for one place the last stays. Nothing is written on an error.
void set_elements(const Array &view, std::span<const AxisIndex> indices, bool in_front, const Operand &value);

/// x[mask]: the elements (or subarrays) where a bool array that covers the leading axes is true, in C order.
[[nodiscard]] Array get_masked(const Array &array, const Array &mask);
/// x[mask] = value.
void set_masked(const Array &array, const Array &mask, const Operand &value);

/// np.nonzero: the indices of the elements that are not zero, one int64 array an axis. ValueError for rank 0.
[[nodiscard]] std::vector<Array> nonzero(const Array &array);

/// What np.take and np.put do with positions out of bounds.
enum class IndexMode : std::uint8_t { Raise, Wrap, Clip };
/// np.take: along an axis, or of the flattened array.
[[nodiscard]] Array take(const Array &array, const Array &indices, std::optional<int> axis, IndexMode mode);
/// Positions in [0, extent) for those that `mode` bends; with Raise they stay as they are. IndexError for a dtype that
/// is not an integer's.
[[nodiscard]] Array bend_indices(const Array &indices, std::int64_t extent, IndexMode mode);

}  // namespace gridstride::array
