#pragma once

#include <cstdint>

#include "types/dtype.h"

namespace gridstride {
class Stream;
}

namespace gridstride::algorithms {

// Random numbers on a CUDA stream, from the blocks of philox.h. `out` is memory of the stream's device.

/// As fill_uniform of philox.h, all of [0, count), with the same bits. Float64 or Float32.
void device_uniform(Stream &stream, std::uint64_t seed, std::uint64_t first_block, DType dtype, void *out,
                    std::int64_t count, double low, double range);

/// mean + deviation * normal numbers by Box and Muller: elements 2k and 2k + 1 come of elements 2k and 2k + 1 of the
/// uniform draw at the same blocks. Float64 or Float32.
void device_normal(Stream &stream, std::uint64_t seed, std::uint64_t first_block, DType dtype, void *out,
                   std::int64_t count, double mean, double deviation);

/// Integers low + [0, range) of `item_bytes`; a range of 0 is 2**64. Element i of attempt k comes of block
/// first_block + k * blocks + i / 2; an attempt that would be biased is followed by the next, up to `attempts`.
void device_integers(Stream &stream, std::uint64_t seed, std::uint64_t first_block, std::uint64_t blocks,
                     std::uint64_t low, std::uint64_t range, int attempts, int item_bytes, void *out,
                     std::int64_t count);

}  // namespace gridstride::algorithms
