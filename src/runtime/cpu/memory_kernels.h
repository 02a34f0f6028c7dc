#pragma once

#include <cstddef>
#include <cstdint>

#include "types/kernel_abi.h"

namespace gridstride::cpu {

// Copies and fills as kernels, so that they are queued, split and run as launches are. An item is one byte; splits must
// fall on multiples of kMemoryGrain, which every element size divides.
inline constexpr std::int64_t kMemoryGrain = 4096;

/// Parameters: to, from, streaming (0 or 1: write past the cache). The ranges do not overlap.
void copy_kernel(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *scratch);
/// Parameters: to, from, bytes. One item; the ranges may overlap.
void move_kernel(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *scratch);
/// Parameters: to, streaming, then a 16-byte pattern in two slots, repeated from `to` on.
void fill_kernel(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *scratch);

/// Estimated nanoseconds on one thread.
[[nodiscard]] double copy_cost(std::size_t bytes);
[[nodiscard]] double fill_cost(std::size_t bytes);
/// Results of this size are written past the cache.
[[nodiscard]] bool streams_past_cache(std::size_t bytes);

}  // namespace gridstride::cpu
