#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "types/layout.h"

namespace gridstride::algorithms {

/// One integer array of a fancy index. Negative positions count from the end of the axis.
struct IndexColumn {
  const std::byte *data = nullptr;  ///< int32 or int64
  bool narrow = false;              ///< int32
  Strides strides;                  ///< over the index space
  std::int64_t extent = 0;          ///< of the axis that it indexes
  std::int64_t step = 0;            ///< bytes from one position of that axis to the next
  int axis = 0;                     ///< for messages: which axis of the user's array
};

/// A fancy index of an array: the elements are (before, index, after) in this order, where `before` and `after` are
/// parts of the indexed array that are taken whole and the index space is what all columns are broadcast to.
struct FancyAccess {
  Layout before;  ///< strides in the indexed array; its offset is that of the whole access
  Shape space;
  std::vector<IndexColumn> columns;
  Layout after;
  std::int64_t item = 8;  ///< bytes of an element
};

/// The access with the addresses of its columns: `data` begins with them.
[[nodiscard]] FancyAccess placed(FancyAccess access, std::span<std::byte *const> data);

/// Throws Error(Index) for the first position out of its axis, by order of the index space and then of the columns:
/// "index 7 is out of bounds for axis 0 with size 3".
void check_bounds(const FancyAccess &access);
/// Copies the elements to C-contiguous memory. Checks bounds on its way.
void gather(const FancyAccess &access, const std::byte *array, std::byte *to);
/// Copies C-contiguous elements (or one for all, with `one`) into the array; of several for one place the last in C
/// order stays, whatever the number of workers. The bounds must have been checked.
void scatter(const FancyAccess &access, std::byte *array, const std::byte *from, bool one);

/// Byte offsets of all elements, in C order. The bounds must have been checked.
[[nodiscard]] std::vector<std::int64_t> element_offsets(const FancyAccess &access);

}  // namespace gridstride::algorithms
