#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "array/array.h"

namespace gridstride::array {

// How fresh results lie in memory: NumPy's rules for order 'K', so that reshapes of results are views here where they
// are views there.

/// Axes of `shape`, innermost first, as NumPy's iterator walks operands that broadcast to it: an axis with smaller
/// steps stands further inside, C order wins where operands disagree.
[[nodiscard]] Dims iteration_order(const Shape &shape, std::span<const Layout> operands);
/// Dense, with axes in this order, innermost first; an extent of 1 takes its place like any other.
[[nodiscard]] Layout dense_layout(const Shape &shape, std::size_t item_size, const Dims &innermost_first);

/// The layout that a fresh result has for order 'C', 'F', or 'K' (as the operands lie; `operands` may be empty).
[[nodiscard]] Layout result_layout(const Shape &shape, std::size_t item_size, char order,
                                   std::span<const Array *const> operands);
/// Of a copy of order 'K' with elements of another size: axes by their steps alone.
[[nodiscard]] Layout copied_layout(const Array &array, std::size_t item_size);
/// Of a reduction over the axes of the bits of `axes`. `mask`, of the array's shape, may be null.
[[nodiscard]] Layout reduction_layout(const Array &array, const Array *mask, std::uint32_t axes, bool keepdims,
                                      std::size_t item_size);
/// Of arrays joined along an axis of theirs.
[[nodiscard]] Layout joined_layout(const Shape &shape, std::size_t item_size, std::span<const Array> arrays);

/// An array with its axes put in the order in which they lie.
struct InMemoryOrder {
  Array array;   ///< the transposed view
  Dims axes;     ///< its axis i is axis axes[i] of the original
  int axis = 0;  ///< where the axis stands that was asked about

  /// Whether all axes stand where they stood.
  [[nodiscard]] bool kept() const;
  /// Where axes of the original stand.
  [[nodiscard]] std::vector<int> places(std::span<const int> original) const;
  /// A fresh array with the axes of `array` seen with those of the original; it owns its data as before.
  [[nodiscard]] Array back(const Array &result) const;
};
/// `apart`: the place of `axis` does not depend on its own steps.
[[nodiscard]] InMemoryOrder in_memory_order(const Array &array, int axis, bool apart = false);

}  // namespace gridstride::array
