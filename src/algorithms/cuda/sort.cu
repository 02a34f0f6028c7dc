// Radix sorts for CUDA devices; device_sort.cpp launches them. tools/make_device_code.py compiles this file to the PTX
// that the engine carries.
//
// Long rows: one pass a digit of 8 bits, from the lowest. A pass reads and writes every key once: blocks take tiles in
// order, sort their tile by the digit in shared memory, and learn where its keys go from the counts that the tiles
// before have published (Adinets and Merrill, "Onesweep", 2022). Short rows: a block sorts a row in shared memory.
//
// Keys are the order-preserving unsigned images of sort_keys.h, made when elements are first read and undone when they
// are last written. Everything is stable.
#include <cstdint>

#include "digits.h"

namespace {

constexpr std::uint32_t kPartial = 1u << 30, kInclusive = 2u << 30, kValue = kPartial - 1;

// --- shared with device_sort.cpp, which has the same struct
struct SortParams {
  const void *keys_in;
  void *keys_out;                   // null: positions only
  const std::uint32_t *places_in;   // null in the first pass: 0, 1, 2, ... in each row
  std::uint32_t *places_out;
  std::int64_t *positions_out;      // last pass of an argsort
  const std::uint32_t *starts;      // of each row, pass and digit: keys of lower digits
  std::uint32_t *states;            // of each tile and digit, zero before
  std::uint32_t *next_tile;         // zero before
  std::int64_t length;              // of a row
  std::int64_t rows;
  std::uint64_t nans;               // as negative_nans of sort_keys.h
  std::int32_t tiles;               // of a row
  std::int32_t pass;
  std::int32_t passes;
  std::int32_t item_bytes;          // of an element
  std::int32_t kind;                // 0 unsigned, 1 signed, 2 float
  std::int32_t encode;              // elements are read (first pass) rather than keys
  std::int32_t decode;              // elements are written (last pass)
  std::int32_t one_zero;            // -0.0 and 0.0 are one key, all NaNs another; then nothing is decoded
};

template <typename Key>
__device__ Key sign_bit(const SortParams &p) {
  return Key{1} << (8 * p.item_bytes - 1);
}
template <typename Key>
__device__ Key ones(const SortParams &p) {
  return p.item_bytes == static_cast<int>(sizeof(Key)) ? ~Key{0} : (Key{1} << (8 * (p.item_bytes % sizeof(Key)))) - 1;
}

template <typename Key>
__device__ Key encode(const SortParams &p, Key bits) {
  if (p.kind == 0) return bits;
  const Key sign = sign_bit<Key>(p);
  if (p.kind == 1) return bits ^ sign;
  if (p.one_zero) {  // all zeros are equal, and all NaNs
    const Key magnitude = bits & ~sign & ones<Key>(p);
    if (magnitude > sign - 1 - static_cast<Key>(p.nans)) return ones<Key>(p);
    if (magnitude == 0) bits = 0;
  }
  const Key flipped = (bits & sign) != 0 ? ~bits & ones<Key>(p) : bits ^ sign;
  return (flipped - static_cast<Key>(p.nans)) & ones<Key>(p);
}

template <typename Key>
__device__ Key decode(const SortParams &p, Key key) {
  if (p.kind == 0) return key;
  const Key sign = sign_bit<Key>(p);
  if (p.kind == 1) return key ^ sign;
  const Key flipped = (key + static_cast<Key>(p.nans)) & ones<Key>(p);
  return (flipped & sign) != 0 ? flipped ^ sign : ~flipped & ones<Key>(p);
}

/// Read once: what is written next to it wants the cache.
template <typename Key>
__device__ Key load_element(const SortParams &p, std::int64_t at) {
  if constexpr (sizeof(Key) == 8) {
    return __ldcs(static_cast<const Key *>(p.keys_in) + at);
  } else {
    if (p.item_bytes == 4) return __ldcs(static_cast<const std::uint32_t *>(p.keys_in) + at);
    if (p.item_bytes == 2) return static_cast<const std::uint16_t *>(p.keys_in)[at];
    return static_cast<const std::uint8_t *>(p.keys_in)[at];
  }
}

template <typename Key>
__device__ Key load_key(const SortParams &p, std::int64_t at) {
  return p.encode ? encode<Key>(p, load_element<Key>(p, at)) : __ldcs(static_cast<const Key *>(p.keys_in) + at);
}

template <typename Key>
__device__ void store_key(const SortParams &p, std::int64_t at, Key key) {
  if (!p.decode) {
    static_cast<Key *>(p.keys_out)[at] = key;
    return;
  }
  const Key bits = decode<Key>(p, key);
  if constexpr (sizeof(Key) == 8) {
    static_cast<Key *>(p.keys_out)[at] = bits;
  } else {
    if (p.item_bytes == 4) static_cast<std::uint32_t *>(p.keys_out)[at] = bits;
    else if (p.item_bytes == 2) static_cast<std::uint16_t *>(p.keys_out)[at] = static_cast<std::uint16_t>(bits);
    else static_cast<std::uint8_t *>(p.keys_out)[at] = static_cast<std::uint8_t>(bits);
  }
}

/// The lanes of the warp whose digit is this lane's.
__device__ unsigned same_digit(unsigned digit) {
  unsigned mask = ~0u;
#pragma unroll
  for (int bit = 0; bit < 8; ++bit) {
    const bool set = (digit >> bit & 1) != 0;
    const unsigned vote = __ballot_sync(~0u, set);
    mask &= set ? vote : ~vote;
  }
  return mask;
}

/// Exclusive sums of one number of each of the first 256 threads of a block; `warps` has 8 words of shared memory.
__device__ std::uint32_t scan_digits(std::uint32_t value, std::uint32_t *warps) {
  std::uint32_t sum = value;
#pragma unroll
  for (int step = 1; step < 32; step *= 2) {
    const std::uint32_t other = __shfl_up_sync(~0u, sum, step);
    if (lane_id() >= static_cast<unsigned>(step)) sum += other;
  }
  const unsigned warp = threadIdx.x / 32;
  if (warp < 8 && lane_id() == 31) warps[warp] = sum;
  __syncthreads();
  std::uint32_t before = 0;
  for (unsigned w = 0; w < 8 && w < warp; ++w) before += warps[w];
  __syncthreads();
  return before + sum - value;
}

/// How many keys of a digit the tiles of the row before have: `at` is the place of this tile's state of it.
__device__ std::uint32_t look_back(volatile std::uint32_t *states, std::size_t at) {
  std::uint32_t sum = 0;
  for (;;) {
    at -= kDigits;
    std::uint32_t state = states[at];
    while ((state & ~kValue) == 0) state = states[at];
    sum += state & kValue;
    // The first tile of a row has an inclusive state, so that nobody looks beyond it.
    if ((state & kInclusive) != 0) return sum;
  }
}

/// Counts the digits of a tile: `counts` has 256 words a warp and gets, for each warp and digit, how many keys the warps
/// before have; `totals[d]` is how many there are in all. Keys of a thread are those at i * 32 + lane of its warp's
/// stretch.
template <typename Key, int kThreads, int kItems>
__device__ void count_tile(const Key (&keys)[kItems], int shift, std::uint32_t *counts, std::uint32_t *totals) {
  constexpr int kWarps = kThreads / 32;
  for (int i = threadIdx.x; i < kWarps * kDigits; i += kThreads) counts[i] = 0;
  __syncthreads();
  std::uint32_t *mine = counts + threadIdx.x / 32 * kDigits;
#pragma unroll
  for (int i = 0; i < kItems; ++i) atomicAdd(&mine[digit_of(keys[i], shift)], 1u);
  __syncthreads();
  for (int d = threadIdx.x; d < kDigits; d += kThreads) {
    std::uint32_t sum = 0;
#pragma unroll
    for (int w = 0; w < kWarps; ++w) {
      const std::uint32_t count = counts[w * kDigits + d];
      counts[w * kDigits + d] = sum;
      sum += count;
    }
    totals[d] = sum;
  }
  __syncthreads();
}

/// Where the keys of a counted tile go when it is sorted by the digit; keys of digit d start at `firsts[d]`.
template <typename Key, int kThreads, int kItems>
__device__ void rank_tile(const Key (&keys)[kItems], int shift, std::uint32_t *counts, const std::uint32_t *totals,
                          std::uint32_t *firsts, std::uint32_t *warp_sums, std::uint32_t (&places)[kItems]) {
  if constexpr (kThreads >= kDigits) {
    const std::uint32_t first = scan_digits(threadIdx.x < kDigits ? totals[threadIdx.x] : 0, warp_sums);
    if (threadIdx.x < kDigits) firsts[threadIdx.x] = first;
  } else {
    // One warp: eight digits a lane.
    std::uint32_t own[8];
    std::uint32_t sum = 0;
#pragma unroll
    for (int k = 0; k < 8; ++k) {
      own[k] = sum;
      sum += totals[lane_id() * 8 + k];
    }
    std::uint32_t upto = sum;
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
      const std::uint32_t other = __shfl_up_sync(~0u, upto, step);
      if (lane_id() >= static_cast<unsigned>(step)) upto += other;
    }
#pragma unroll
    for (int k = 0; k < 8; ++k) firsts[lane_id() * 8 + k] = upto - sum + own[k];
  }
  __syncthreads();
  std::uint32_t *mine = counts + threadIdx.x / 32 * kDigits;
  const unsigned below = (1u << lane_id()) - 1;
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    const unsigned digit = digit_of(keys[i], shift);
    const unsigned same = same_digit(digit);
    // The first lane of a digit takes places for all of them; the next item's come after.
    const int leader = __ffs(static_cast<int>(same)) - 1;
    std::uint32_t before = 0;
    if ((same & below) == 0) before = atomicAdd(&mine[digit], static_cast<std::uint32_t>(__popc(same)));
    places[i] = __shfl_sync(~0u, before, leader) + firsts[digit] + __popc(same & below);
  }
  __syncthreads();  // `counts` may be overwritten
}

template <typename Key, bool kPlaces, int kThreads, int kItems>
__device__ void sweep(const SortParams &p) {
  constexpr int kTile = kThreads * kItems;
  extern __shared__ std::uint64_t memory[];
  __shared__ std::uint32_t totals[kDigits], firsts[kDigits], targets[kDigits], warp_sums[8], tile_word;
  if (threadIdx.x == 0) tile_word = atomicAdd(p.next_tile, 1u);
  __syncthreads();
  const std::uint32_t tile = tile_word;
  const std::uint32_t row = tile / p.tiles;
  const std::uint32_t in_row = tile - row * p.tiles;
  const std::int64_t row_start = row * p.length;
  const std::int64_t start = static_cast<std::int64_t>(in_row) * kTile;
  const int count = p.length - start < kTile ? static_cast<int>(p.length - start) : kTile;
  const int first = threadIdx.x / 32 * 32 * kItems + lane_id();
  const int shift = 8 * p.pass;

  Key keys[kItems];
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    const int at = first + i * 32;
    keys[i] = at < count ? load_key<Key>(p, row_start + start + at) : ~Key{0};
  }
  auto *counts = reinterpret_cast<std::uint32_t *>(memory);
  count_tile<Key, kThreads, kItems>(keys, shift, counts, totals);
  // What fills up the last tile has the last digit and stands behind all keys.
  volatile std::uint32_t *states = p.states;
  const std::size_t state = static_cast<std::size_t>(tile) * kDigits + threadIdx.x;
  std::uint32_t own = 0;
  if (threadIdx.x < kDigits) {
    own = totals[threadIdx.x] - (threadIdx.x == kDigits - 1 ? kTile - count : 0);
    states[state] = (in_row == 0 ? kInclusive : kPartial) | own;
  }
  std::uint32_t places[kItems];
  rank_tile<Key, kThreads, kItems>(keys, shift, counts, totals, firsts, warp_sums, places);
  if (threadIdx.x < kDigits) {
    std::uint32_t before = 0;
    if (in_row != 0) {
      before = look_back(states, state);
      states[state] = kInclusive | (before + own);
    }
    const std::size_t pass = static_cast<std::size_t>(row) * p.passes + p.pass;
    targets[threadIdx.x] = p.starts[pass * kDigits + threadIdx.x] + before - firsts[threadIdx.x];
  }
  Key *sorted = reinterpret_cast<Key *>(memory);
#pragma unroll
  for (int i = 0; i < kItems; ++i) sorted[places[i]] = keys[i];
  __syncthreads();
  std::uint32_t to[kItems];
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    const int at = threadIdx.x + i * kThreads;
    const Key key = sorted[at];
    to[i] = targets[static_cast<unsigned>(key >> shift) & 255] + at;
    if (at < count && p.keys_out != nullptr) store_key<Key>(p, row_start + to[i], key);
  }
  if constexpr (kPlaces) {
    __syncthreads();
    auto *carried = reinterpret_cast<std::uint32_t *>(memory);
#pragma unroll
    for (int i = 0; i < kItems; ++i) {
      const int at = first + i * 32;
      std::uint32_t place = static_cast<std::uint32_t>(start) + at;
      if (p.places_in != nullptr && at < count) place = __ldcs(p.places_in + row_start + start + at);
      carried[places[i]] = place;
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < kItems; ++i) {
      const int at = threadIdx.x + i * kThreads;
      if (at >= count) continue;
      if (p.positions_out != nullptr) p.positions_out[row_start + to[i]] = carried[at];
      else p.places_out[row_start + to[i]] = carried[at];
    }
  }
}

/// The counts of all digits of each row; grid y walks rows, grid x stretches of them. `starts` is zero before.
template <typename Key>
__device__ void count_rows(const SortParams &p) {
  __shared__ std::uint32_t counts[sizeof(Key) * kDigits];
  for (std::int64_t row = blockIdx.y; row < p.rows; row += gridDim.y) {
    count_digits<Key>([&](std::int64_t at) { return load_key<Key>(p, row * p.length + at); }, p.length, 0, p.passes,
                      counts, const_cast<std::uint32_t *>(p.starts) + row * p.passes * kDigits);
  }
}

/// A block sorts a row of at most kThreads * kItems elements.
template <typename Key, bool kPlaces, int kThreads, int kItems>
__device__ void sort_row(const SortParams &p) {
  extern __shared__ std::uint64_t memory[];
  __shared__ std::uint32_t totals[kDigits], firsts[kDigits], warp_sums[8];
  const int count = static_cast<int>(p.length);
  const int first = threadIdx.x / 32 * 32 * kItems + lane_id();
  Key *sorted = reinterpret_cast<Key *>(memory);
  auto *carried = reinterpret_cast<std::uint32_t *>(memory);
  for (std::int64_t row = blockIdx.x; row < p.rows; row += gridDim.x) {
    const std::int64_t row_start = row * p.length;
    Key keys[kItems];
    std::uint32_t own[kItems];
#pragma unroll
    for (int i = 0; i < kItems; ++i) {
      const int at = first + i * 32;
      keys[i] = at < count ? load_key<Key>(p, row_start + at) : ~Key{0};
      own[i] = at;
    }
    for (int pass = 0; pass < p.passes; ++pass) {
      std::uint32_t places[kItems];
      auto *counts = reinterpret_cast<std::uint32_t *>(memory);
      count_tile<Key, kThreads, kItems>(keys, 8 * pass, counts, totals);
      rank_tile<Key, kThreads, kItems>(keys, 8 * pass, counts, totals, firsts, warp_sums, places);
#pragma unroll
      for (int i = 0; i < kItems; ++i) sorted[places[i]] = keys[i];
      __syncthreads();
#pragma unroll
      for (int i = 0; i < kItems; ++i) keys[i] = sorted[first + i * 32];
      __syncthreads();
      if constexpr (kPlaces) {
#pragma unroll
        for (int i = 0; i < kItems; ++i) carried[places[i]] = own[i];
        __syncthreads();
#pragma unroll
        for (int i = 0; i < kItems; ++i) own[i] = carried[first + i * 32];
        __syncthreads();
      }
    }
#pragma unroll
    for (int i = 0; i < kItems; ++i) {
      const int at = first + i * 32;
      if (at >= count) continue;
      if constexpr (kPlaces) p.positions_out[row_start + at] = own[i];
      else store_key<Key>(p, row_start + at, keys[i]);
    }
  }
}

}  // namespace

#if !defined(GS_ONE) || defined(GS_ONLY_gs_count_32)
extern "C" __global__ void __launch_bounds__(256) gs_count_32(const SortParams p) { count_rows<std::uint32_t>(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_count_64)
extern "C" __global__ void __launch_bounds__(256) gs_count_64(const SortParams p) { count_rows<std::uint64_t>(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_starts)
/// Counts to starts: a block a row and pass.
extern "C" __global__ void __launch_bounds__(256) gs_starts(const SortParams p) {
  __shared__ std::uint32_t warp_sums[8];
  auto *counts = const_cast<std::uint32_t *>(p.starts) + static_cast<std::size_t>(blockIdx.x) * kDigits;
  const std::uint32_t start = scan_digits(counts[threadIdx.x], warp_sums);
  counts[threadIdx.x] = start;
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_sweep_32)
extern "C" __global__ void __launch_bounds__(256, 3) gs_sweep_32(const SortParams p) {
  sweep<std::uint32_t, false, 256, 22>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_sweep_64)
extern "C" __global__ void __launch_bounds__(384, 3) gs_sweep_64(const SortParams p) {
  sweep<std::uint64_t, false, 384, 11>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_sweep_places_32)
extern "C" __global__ void __launch_bounds__(384, 3) gs_sweep_places_32(const SortParams p) {
  sweep<std::uint32_t, true, 384, 12>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_sweep_places_64)
extern "C" __global__ void __launch_bounds__(384, 4) gs_sweep_places_64(const SortParams p) {
  sweep<std::uint64_t, true, 384, 8>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_row_short_32)
extern "C" __global__ void __launch_bounds__(32) gs_row_short_32(const SortParams p) {
  sort_row<std::uint32_t, false, 32, 8>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_row_short_64)
extern "C" __global__ void __launch_bounds__(32) gs_row_short_64(const SortParams p) {
  sort_row<std::uint64_t, false, 32, 8>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_row_short_places_32)
extern "C" __global__ void __launch_bounds__(32) gs_row_short_places_32(const SortParams p) {
  sort_row<std::uint32_t, true, 32, 8>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_row_short_places_64)
extern "C" __global__ void __launch_bounds__(32) gs_row_short_places_64(const SortParams p) {
  sort_row<std::uint64_t, true, 32, 8>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_row_32)
extern "C" __global__ void __launch_bounds__(512) gs_row_32(const SortParams p) {
  sort_row<std::uint32_t, false, 512, 8>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_row_64)
extern "C" __global__ void __launch_bounds__(512) gs_row_64(const SortParams p) {
  sort_row<std::uint64_t, false, 512, 8>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_row_places_32)
extern "C" __global__ void __launch_bounds__(512) gs_row_places_32(const SortParams p) {
  sort_row<std::uint32_t, true, 512, 8>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_row_places_64)
extern "C" __global__ void __launch_bounds__(512) gs_row_places_64(const SortParams p) {
  sort_row<std::uint64_t, true, 512, 8>(p);
}
#endif
