#pragma once

#include <cstddef>
#include <cstdint>

#include "types/dtype.h"

namespace gridstride {
class Stream;
}

namespace gridstride::algorithms {

// Searching and counting on a CUDA stream: the same results as host_search.h's functions of these names.

/// Not of complex numbers.
void device_search_sorted(Stream &stream, DType dtype, const void *sorted, std::int64_t length, const void *values,
                          std::int64_t count, bool right, std::int64_t *places);
void device_count_values(Stream &stream, const std::int64_t *values, std::int64_t count, std::int64_t bins,
                         std::int64_t *counts);
void device_count_bins(Stream &stream, const double *values, std::int64_t count, const double *edges, std::int64_t bins,
                       std::int64_t *counts);
void device_find_bins(Stream &stream, const double *values, std::int64_t count, const double *edges, std::int64_t bins,
                      std::int64_t *found);

/// Whether `device_partition` is made for this: a long row, few places.
[[nodiscard]] bool device_partition_supports(DType dtype, std::int64_t length, std::size_t places);
/// The elements of a row, so that each of these places (rising) has the element that it has in sorted order, none
/// before it is greater and none behind it smaller. Waits. `to` is not `from`.
void device_partition(Stream &stream, DType dtype, const std::byte *from, std::byte *to, std::int64_t length,
                      const std::int64_t *places, std::size_t place_count);

/// Writes the elements that these places (rising) have in sorted order to `to`, one behind the other; for what
/// device_partition_supports. Returns false, with nothing written, where the elements are such that sorting is no more
/// work. Waits.
[[nodiscard]] bool device_select(Stream &stream, DType dtype, const std::byte *from, std::byte *to, std::int64_t length,
                                 const std::int64_t *places, std::size_t place_count);

}  // namespace gridstride::algorithms
