// Digits of sort keys and how often each occurs, for the kernels of sort.cu and narrow.cu.
#pragma once

#include <cstdint>

namespace {

constexpr int kDigits = 256;

__device__ unsigned lane_id() {
  return threadIdx.x & 31;
}

template <typename Key>
__device__ unsigned digit_of(Key key, int shift) {
  return static_cast<unsigned>(key >> shift) & (kDigits - 1);
}

/// Adds to `totals` how often each digit of each pass occurs among `length` keys, of which the blocks of grid x take
/// stretches. Pass k has the 8 bits from `shift` + 8 k. `load` gives a key by its place; `counts` has 256 words a pass
/// of shared memory.
template <typename Key, typename Load>
__device__ void count_digits(const Load &load, std::int64_t length, int shift, int passes, std::uint32_t *counts,
                             std::uint32_t *totals) {
  for (int i = threadIdx.x; i < passes * kDigits; i += blockDim.x) counts[i] = 0;
  __syncthreads();
  constexpr int kAtOnce = 8;
  const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x * kAtOnce;
  for (std::int64_t block = static_cast<std::int64_t>(blockIdx.x) * blockDim.x * kAtOnce; block < length;
       block += step) {
    Key keys[kAtOnce];
    bool all = true;
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const std::int64_t at = block + i * static_cast<int>(blockDim.x) + threadIdx.x;
      const bool exists = at < length;
      keys[i] = exists ? load(at) : 0;
      all = all && exists;
    }
    if (!__all_sync(~0u, all)) {  // the end of the row
      for (int i = 0; i < kAtOnce; ++i) {
        if (block + i * static_cast<int>(blockDim.x) + threadIdx.x >= length) break;
        for (int pass = 0; pass < passes; ++pass) {
          atomicAdd(&counts[pass * kDigits + digit_of(keys[i], shift + 8 * pass)], 1u);
        }
      }
      continue;
    }
    // Digits that all keys of a warp have in common, as high ones of floats are, would wait for one another.
    const Key first = __shfl_sync(~0u, keys[0], 0);
    Key different = 0;
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) different |= keys[i] ^ first;
#pragma unroll
    for (int distance = 16; distance > 0; distance /= 2) different |= __shfl_xor_sync(~0u, different, distance);
    for (int pass = 0; pass < passes; ++pass) {
      std::uint32_t *digits = counts + pass * kDigits;
      if (digit_of(different, shift + 8 * pass) == 0) {
        if (lane_id() == 0) atomicAdd(&digits[digit_of(first, shift + 8 * pass)], 32u * kAtOnce);
        continue;
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) atomicAdd(&digits[digit_of(keys[i], shift + 8 * pass)], 1u);
    }
  }
  __syncthreads();
  for (int i = threadIdx.x; i < passes * kDigits; i += blockDim.x) {
    if (counts[i] != 0) atomicAdd(&totals[i], counts[i]);
  }
  __syncthreads();
}

}  // namespace
