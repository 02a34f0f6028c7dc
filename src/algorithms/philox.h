#pragma once

#include <array>
#include <cstdint>

#include "types/dtype.h"

namespace gridstride::algorithms {

// Philox4x32-10, the counter-based generator of Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as
// 1, 2, 3" (SC 2011): ten rounds of multiplication and exclusive or turn a 128-bit counter and a 64-bit key into four
// 32-bit words. The key is the seed; the counter's low 64 bits number the blocks, its high 64 bits are 0.

using PhiloxBlock = std::array<std::uint32_t, 4>;

/// Block number `counter` of the stream of `seed`, by the definition: the reference for the vectorised fills.
[[nodiscard]] PhiloxBlock philox(std::uint64_t seed, std::uint64_t counter);

/// How many blocks `count` numbers take: two float64 or 64-bit words, four float32 or 32-bit words come of one block.
[[nodiscard]] std::uint64_t philox_blocks(DType dtype, std::int64_t count);

/// Writes elements [begin, end) of a draw to out[begin..end): low + range * u with u uniform in [0, 1). u has 53 random
/// bits for Float64, 24 for Float32 (the dtypes allowed; Error(Type) for others). Element i depends on seed, first
/// block and i alone, so that disjoint ranges may be filled by different threads.
void fill_uniform(std::uint64_t seed, std::uint64_t first_block, DType dtype, void *out, std::int64_t begin,
                  std::int64_t end, double low, double range);

/// Writes random words [begin, end) of a draw: UInt64 or UInt32.
void fill_words(std::uint64_t seed, std::uint64_t first_block, DType dtype, void *out, std::int64_t begin,
                std::int64_t end);

/// The two 64-bit words each of blocks first, ..., first + count - 1 with the counters' upper half at `attempt`.
void fill_attempt(std::uint64_t seed, std::uint64_t first, std::uint64_t attempt, std::int64_t count,
                  std::uint64_t *out);

}  // namespace gridstride::algorithms
