#pragma once

#include <vector>

#include "algorithms/gather.h"
#include "array/host_work.h"
#include "array/indexing.h"

namespace gridstride::array {

/// A fancy index of an array as the algorithms take it, with the index arrays that it holds on to.
struct ElementAccess {
  algorithms::FancyAccess plan;
  std::vector<Array> columns;  ///< of the plan's columns, in order
  Shape shape;                 ///< of the elements: before, space, after

  [[nodiscard]] double cost() const;
  /// The arrays of host work: the columns, then these two.
  [[nodiscard]] std::vector<HostAccess> with(const Array &read, const Array &written) const;
};

/// `written`: elements of the view will be written, so indices that are views of it are copied. Throws as get_elements
/// does, but for positions in arrays that are out of bounds.
[[nodiscard]] ElementAccess plan_access(const Array &view, std::span<const AxisIndex> indices, bool in_front,
                                        bool written);

/// The value of an assignment as C-contiguous elements of a dtype and shape that share no memory with the target; or
/// one element for all.
struct ElementValues {
  Array array;
  bool one = false;
};
/// ValueError where the value does not broadcast to the shape.
[[nodiscard]] ElementValues values_for(const Array &target, const Shape &shape, const Operand &value, DType dtype);
/// A copy where `array` shares memory with what will be written.
[[nodiscard]] Array apart(const Array &array, const Array &target);

}  // namespace gridstride::array
