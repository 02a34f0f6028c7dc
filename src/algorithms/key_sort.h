#pragma once

#include <cstdint>

namespace gridstride::algorithms {

/// Sorts keys as signed numbers (`signed_key` makes them), in the calling thread.
void sort_signed(std::uint16_t *keys, std::int64_t count);
void sort_signed(std::uint32_t *keys, std::int64_t count);
void sort_signed(std::uint64_t *keys, std::int64_t count);

/// Whether this processor's vectors sort what lies in its cache faster than digits do: those of 64 bytes.
[[nodiscard]] bool vectors_sort_buckets();

}  // namespace gridstride::algorithms
