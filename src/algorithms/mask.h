#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace gridstride::algorithms {

/// Where the true bytes of a mask stand: their number before each block of `kMaskBlock` bytes, and in all (the last
/// entry). Any byte that is not 0 counts as true.
struct MaskCounts {
  std::vector<std::int64_t> before;
  [[nodiscard]] std::int64_t total() const { return before.back(); }
};
inline constexpr std::int64_t kMaskBlock = 1 << 14;

[[nodiscard]] MaskCounts count_mask(const std::uint8_t *mask, std::int64_t count);

/// to[k] = from[i] for the k-th true i. Elements have `item` bytes.
void compress(const std::uint8_t *mask, std::int64_t count, const MaskCounts &counts, const std::byte *from,
              std::byte *to, std::int64_t item);
/// to[i] = from[k] for the k-th true i; `step` is the distance of from's elements: `item`, or 0 for one for all.
void expand(const std::uint8_t *mask, std::int64_t count, const MaskCounts &counts, const std::byte *from,
            std::int64_t step, std::byte *to, std::int64_t item);
/// The indices of the true elements of a C-contiguous mask of this shape, in C order: one array an axis.
void mask_positions(const std::uint8_t *mask, std::span<const std::int64_t> shape, const MaskCounts &counts,
                    std::span<std::int64_t *const> indices);

}  // namespace gridstride::algorithms
