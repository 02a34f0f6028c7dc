#pragma once

#include <cstddef>
#include <cstdint>

namespace gridstride {
class Stream;
}

namespace gridstride::algorithms {

/// Copies a matrix on a CUDA stream: to[r, c] = from[r, c], where rows are neighbours in `from` (columns `from_column`
/// bytes apart) and columns in `to` (rows `to_row` bytes apart). Elements of 1, 2, 4, 8 or 16 bytes, aligned to them
/// (those of 16 to 16). The memories do not overlap.
void device_transpose(Stream &stream, const std::byte *from, std::byte *to, std::int64_t rows, std::int64_t columns,
                      std::int64_t from_column, std::int64_t to_row, std::size_t item);

}  // namespace gridstride::algorithms
