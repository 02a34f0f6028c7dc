#pragma once

#include <cstdint>
#include <span>

namespace gridstride::algorithms {

/// Labels the connected parts of `count` flags, in memory: labels[i] is 0 where flags[i] is 0, else 1, 2, ... in the
/// order of the parts' first elements. Element i is connected to i + o for each o of `offsets`, all negative; an
/// element may be set only where all its neighbours lie inside, so the caller puts a border around an image. Returns
/// the number of parts. `count` is less than 2**31.
///
/// With -1 among the offsets, an element whose left neighbour is set skips a neighbour whose own left one is set, too:
/// those two have met already.
std::int64_t label_components(const std::uint8_t *flags, std::int64_t count, std::span<const std::int64_t> offsets,
                              std::int32_t *labels);

}  // namespace gridstride::algorithms
