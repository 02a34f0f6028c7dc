#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "algorithms/gather.h"
#include "runtime/buffer.h"

namespace gridstride {
class Stream;
}

namespace gridstride::algorithms {

// Elements by integer arrays and by masks, on a CUDA stream. All memory is the stream's device's, aligned to elements.

/// Whether `device_gather` takes the access: at most 4 columns, at most 8 axes in each part.
[[nodiscard]] bool device_gather_supports(const FancyAccess &access);
/// As `gather` of gather.h; waits, to throw the Error(Index) of a position that is outside.
void device_gather(Stream &stream, const FancyAccess &access, const std::byte *array, std::byte *to);

/// As `scatter` of gather.h, after a check of all positions as `check_bounds` makes it; waits for that. The elements of
/// the array lie between `low` and `high`, at multiples of their size from `low`. At most 2^32 - 2 elements are
/// written.
void device_scatter(Stream &stream, const FancyAccess &access, std::byte *array, const std::byte *from, bool one,
                    const std::byte *low, const std::byte *high);

/// Where the true elements of a mask stand, for the calls below.
struct DeviceMask {
  const std::uint8_t *mask = nullptr;
  std::int64_t count = 0;
  std::int64_t total = 0;          ///< true elements
  std::shared_ptr<Buffer> starts;  ///< true elements before each block of the mask
};
/// Counts; waits for the total.
[[nodiscard]] DeviceMask device_count_mask(Stream &stream, const std::uint8_t *mask, std::int64_t count);
/// As `compress` of mask.h, for elements of 1, 2, 4, 8 or 16 bytes.
void device_compress(Stream &stream, const DeviceMask &mask, const std::byte *from, std::byte *to, std::int64_t item);
/// As `expand` of mask.h: elements `step` bytes apart, or one for all with a step of 0.
void device_expand(Stream &stream, const DeviceMask &mask, const std::byte *from, std::int64_t step, std::byte *to,
                   std::int64_t item);
/// As `mask_positions` of mask.h, for at most 8 axes.
void device_mask_positions(Stream &stream, const DeviceMask &mask, std::span<const std::int64_t> shape,
                           std::span<std::int64_t *const> indices);

}  // namespace gridstride::algorithms
