#pragma once

#include <cstddef>
#include <cstdint>

#include "types/dtype.h"

namespace gridstride {
class Stream;
}

namespace gridstride::algorithms {

/// Whether rows of this dtype and length are sorted on a CUDA device: real dtypes, fewer than 2**30 elements.
[[nodiscard]] bool device_sort_supports(DType dtype, std::int64_t length);

/// Puts a sort of each of `rows` contiguous rows on a CUDA stream, in the order of host_sort.h, with the same bits.
/// `from` and `to` are memory of the stream's device: the same rows, or rows that do not overlap. Needs as much
/// temporary memory as the rows have, and a sixteenth of that (Error(OutOfMemory)).
void device_sort(Stream &stream, DType dtype, const std::byte *from, std::byte *to, std::int64_t rows,
                 std::int64_t length);

/// The least and the greatest of some elements of 8 bytes in the order of host_sort.h, which puts NaN last, as two
/// elements at `to`: in one pass. `count` > 0.
void device_extent(Stream &stream, DType dtype, const std::byte *from, std::int64_t count, std::byte *to);

/// The positions that sort each row: stable, NaN last.
void device_argsort(Stream &stream, DType dtype, const std::byte *from, std::int64_t *positions, std::int64_t rows,
                    std::int64_t length);

}  // namespace gridstride::algorithms
