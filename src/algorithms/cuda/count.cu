// Counts of values and bins, places in sorted arrays, and the selection behind partitions, on CUDA devices;
// device_count.cpp and device_pick.cpp launch these kernels. tools/make_device_code.py compiles this file.
#include <cstdint>

namespace {

using Word = unsigned long long;

// --- shared with device_count.cpp, which has the same structs
struct BinParams {
  const double *values;
  const double *edges;
  std::int64_t *places;  // of each value, or null
  std::uint64_t *counts;
  std::int64_t count;
  std::int64_t bins;
};
struct ValueParams {
  const std::int64_t *values;
  std::uint64_t *counts;
  std::int64_t count;
  std::int64_t bins;
  std::int32_t shared;  // the counts of a block fit in its shared memory
};
struct Elements {
  std::uint64_t nans;  // as negative_nans of sort_keys.h
  std::int32_t item_bytes;
  std::int32_t kind;  // 0 unsigned, 1 signed, 2 float
};
struct SearchParams {
  const void *sorted;
  const void *values;
  std::int64_t *places;
  std::int64_t length;
  std::int64_t count;
  Elements elements;
  std::int32_t right;
};

// --- shared with device_pick.cpp
constexpr int kIntervals = 4;
struct PickParams {
  const void *from;
  void *to;
  std::uint64_t *sample;
  std::uint64_t *bounds;   // low and high keys of each interval, rising
  std::uint64_t *cursors;  // elements of each region: below the first interval, in it, ...
  std::int64_t count;
  std::int64_t sampled;
  std::int64_t ranks[2 * kIntervals];  // rising
  std::int64_t margin;                 // in the sample
  std::int64_t room;                   // gs_pick_take: elements that `to` can hold
  std::int32_t places;
  Elements elements;
};

/// The order-preserving unsigned image of an element; all zeros are equal, and all NaNs, which come last.
__device__ std::uint64_t key_of(const Elements &e, const void *from, std::int64_t at) {
  std::uint64_t bits = e.item_bytes == 8   ? static_cast<const std::uint64_t *>(from)[at]
                       : e.item_bytes == 4 ? static_cast<const std::uint32_t *>(from)[at]
                       : e.item_bytes == 2 ? static_cast<const std::uint16_t *>(from)[at]
                                           : static_cast<const std::uint8_t *>(from)[at];
  if (e.kind == 0) return bits;
  const std::uint64_t sign = std::uint64_t{1} << (8 * e.item_bytes - 1);
  const std::uint64_t ones = sign | (sign - 1);
  if (e.kind == 1) return (bits ^ sign) & ones;
  const std::uint64_t magnitude = bits & (sign - 1);
  if (magnitude > sign - 1 - e.nans) return ones;
  if (magnitude == 0) bits = 0;
  const std::uint64_t flipped = (bits & sign) != 0 ? ~bits & ones : bits ^ sign;
  return (flipped - e.nans) & ones;
}

/// The same for one width.
template <typename Bits>
__device__ std::uint64_t key_of_bits(const Elements &e, Bits bits) {
  if (e.kind == 0) return bits;
  constexpr Bits kSign = Bits{1} << (8 * sizeof(Bits) - 1);
  if (e.kind == 1) return bits ^ kSign;
  const Bits magnitude = bits & (kSign - 1);
  const Bits nans = static_cast<Bits>(e.nans);
  if (magnitude > kSign - 1 - nans) return static_cast<Bits>(~Bits{0});
  if (magnitude == 0) bits = 0;
  return static_cast<Bits>(((bits & kSign) != 0 ? ~bits : bits ^ kSign) - nans);
}

__device__ std::int64_t first_number() {
  return static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
}
__device__ std::int64_t stride() {
  return static_cast<std::int64_t>(gridDim.x) * blockDim.x;
}

/// The bin of equal width; -1 outside. The arithmetic may miss by one; the edges decide.
__device__ std::int64_t bin_of(const double *edges, std::int64_t bins, double first, double last, double width,
                               double value) {
  if (!(value >= first && value <= last)) return -1;
  auto bin = static_cast<std::int64_t>(__dmul_rn(__ddiv_rn(value - first, width), static_cast<double>(bins)));
  bin -= bin == bins ? 1 : 0;
  bin -= value < edges[bin] ? 1 : 0;
  bin += value >= edges[bin + 1] && bin != bins - 1 ? 1 : 0;
  return bin;
}

/// Adds a block's counts to all.
__device__ void add_counts(const std::uint32_t *mine, std::int64_t bins, std::uint64_t *counts) {
  __syncthreads();
  for (std::int64_t i = threadIdx.x; i < bins; i += blockDim.x) {
    if (mine[i] != 0) atomicAdd(reinterpret_cast<Word *>(counts + i), static_cast<Word>(mine[i]));
  }
}

__device__ int region_of(const std::uint64_t (&low)[kIntervals], const std::uint64_t (&high)[kIntervals],
                         std::uint64_t key) {
  int region = 0;
#pragma unroll
  for (int i = 0; i < kIntervals; ++i) region += (key >= low[i] ? 1 : 0) + (key > high[i] ? 1 : 0);
  return region;
}

}  // namespace

#if !defined(GS_ONE) || defined(GS_ONLY_gs_count_bins)
/// Up to 2048 bins: counts and edges lie in shared memory, the counts once for each two warps.
extern "C" __global__ void __launch_bounds__(512) gs_count_bins(const BinParams p) {
  extern __shared__ double memory[];
  double *edges = memory;
  auto *counts = reinterpret_cast<std::uint32_t *>(edges + p.bins + 1);
  constexpr int kCopies = 8;
  const bool copies = p.bins <= 256;
  const int bins = static_cast<int>(p.bins);
  for (int i = threadIdx.x; i <= bins; i += blockDim.x) edges[i] = p.edges[i];
  for (int i = threadIdx.x; i < (copies ? kCopies * bins : bins); i += blockDim.x) counts[i] = 0;
  __syncthreads();
  std::uint32_t *mine = counts + (copies ? static_cast<int>(threadIdx.x / 32 % kCopies) * bins : 0);
  const double first = edges[0], last = edges[bins], width = last - first;
  constexpr int kAtOnce = 4;
  const std::int64_t step = stride() * kAtOnce;
  for (std::int64_t block = static_cast<std::int64_t>(blockIdx.x) * blockDim.x * kAtOnce; block < p.count;
       block += step) {
    double values[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const std::int64_t at = block + i * static_cast<int>(blockDim.x) + threadIdx.x;
      values[i] = at < p.count ? __ldcs(p.values + at) : first - 1;
      if (at >= p.count) values[i] = __longlong_as_double(0x7ff8000000000000ll);
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const std::int64_t bin = bin_of(edges, bins, first, last, width, values[i]);
      if (bin >= 0) atomicAdd(&mine[bin], 1u);
    }
  }
  if (copies) {
    __syncthreads();
    for (int i = threadIdx.x; i < bins; i += blockDim.x) {
      std::uint32_t sum = 0;
      for (int copy = 0; copy < kCopies; ++copy) sum += counts[copy * bins + i];
      counts[i] = sum;
    }
  }
  add_counts(counts, bins, p.counts);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_find_bins)
/// Places, or with none of them counts.
extern "C" __global__ void __launch_bounds__(256) gs_find_bins(const BinParams p) {
  const double first = p.edges[0], last = p.edges[p.bins], width = last - first;
  for (std::int64_t i = first_number(); i < p.count; i += stride()) {
    const std::int64_t bin = bin_of(p.edges, p.bins, first, last, width, p.values[i]);
    if (p.places != nullptr)
      p.places[i] = bin;
    else if (bin >= 0)
      atomicAdd(reinterpret_cast<Word *>(p.counts + bin), Word{1});
  }
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_count_values)
extern "C" __global__ void __launch_bounds__(512) gs_count_values(const ValueParams p) {
  extern __shared__ std::uint32_t counts[];
  if (!p.shared) {
    for (std::int64_t i = first_number(); i < p.count; i += stride()) {
      atomicAdd(reinterpret_cast<Word *>(p.counts + p.values[i]), Word{1});
    }
    return;
  }
  for (std::int64_t i = threadIdx.x; i < p.bins; i += blockDim.x) counts[i] = 0;
  __syncthreads();
  for (std::int64_t i = first_number(); i < p.count; i += stride()) atomicAdd(&counts[p.values[i]], 1u);
  add_counts(counts, p.bins, p.counts);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_search)
extern "C" __global__ void __launch_bounds__(256) gs_search(const SearchParams p) {
  for (std::int64_t i = first_number(); i < p.count; i += stride()) {
    const std::uint64_t wanted = key_of(p.elements, p.values, i);
    std::int64_t low = 0, high = p.length;
    while (low < high) {
      const std::int64_t middle = low + (high - low) / 2;
      const std::uint64_t key = key_of(p.elements, p.sorted, middle);
      if (p.right ? key <= wanted : key < wanted)
        low = middle + 1;
      else
        high = middle;
    }
    p.places[i] = low;
  }
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_pick_sample)
/// One key of each of `sampled` stretches.
extern "C" __global__ void __launch_bounds__(256) gs_pick_sample(const PickParams p) {
  for (std::int64_t i = first_number(); i < p.sampled; i += stride()) {
    const std::int64_t begin = i * p.count / p.sampled, end = (i + 1) * p.count / p.sampled;
    std::uint64_t mixed = static_cast<std::uint64_t>(i) * 0x9e3779b97f4a7c15ull;
    mixed = (mixed ^ (mixed >> 29)) * 0xbf58476d1ce4e5b9ull;
    p.sample[i] = key_of(p.elements, p.from, begin + static_cast<std::int64_t>((mixed >> 32) % (end - begin)));
  }
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_pick_bounds)
/// Intervals around the wanted ranks, from the sorted sample; those that meet are one. By one thread.
extern "C" __global__ void __launch_bounds__(32) gs_pick_bounds(const PickParams p) {
  if (threadIdx.x != 0) return;
  int made = 0;
  for (int i = 0; i < p.places; ++i) {
    const std::int64_t at = static_cast<std::int64_t>(static_cast<double>(p.ranks[i]) / p.count * p.sampled);
    const std::uint64_t low = at < p.margin ? 0 : p.sample[at - p.margin];
    const std::uint64_t high = at + p.margin >= p.sampled ? ~std::uint64_t{0} : p.sample[at + p.margin];
    if (made > 0 && low <= p.bounds[2 * made - 1]) {
      p.bounds[2 * made - 1] = high;
      continue;
    }
    if (made == kIntervals) {  // more than there is room for: the last one grows
      p.bounds[2 * made - 1] = high;
      continue;
    }
    p.bounds[2 * made] = low;
    p.bounds[2 * made + 1] = high;
    ++made;
  }
  for (; made < kIntervals; ++made) p.bounds[2 * made] = p.bounds[2 * made + 1] = ~std::uint64_t{0};
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_pick_count)
extern "C" __global__ void __launch_bounds__(256) gs_pick_count(const PickParams p) {
  std::uint64_t low[kIntervals], high[kIntervals];
  std::uint32_t from_low[kIntervals] = {}, from_high[kIntervals] = {};
#pragma unroll
  for (int i = 0; i < kIntervals; ++i) {
    low[i] = p.bounds[2 * i];
    high[i] = p.bounds[2 * i + 1];
  }
  constexpr int kAtOnce = 8;
  for (std::int64_t block = static_cast<std::int64_t>(blockIdx.x) * 256 * kAtOnce; block < p.count;
       block += stride() * kAtOnce) {
    std::uint64_t keys[kAtOnce];
    bool exists[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const std::int64_t at = block + i * 256 + threadIdx.x;
      exists[i] = at < p.count;
      keys[i] = exists[i] ? key_of(p.elements, p.from, at) : 0;
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
#pragma unroll
      for (int k = 0; k < kIntervals; ++k) {
        from_low[k] += exists[i] && keys[i] >= low[k] ? 1 : 0;
        from_high[k] += exists[i] && keys[i] > high[k] ? 1 : 0;
      }
    }
  }
  // cursors[2 k] counts keys from low[k] on, cursors[2 k + 1] those above high[k].
#pragma unroll
  for (int k = 0; k < kIntervals; ++k) {
    for (int step = 16; step > 0; step /= 2) {
      from_low[k] += __shfl_xor_sync(~0u, from_low[k], step);
      from_high[k] += __shfl_xor_sync(~0u, from_high[k], step);
    }
    if ((threadIdx.x & 31) == 0) {
      atomicAdd(reinterpret_cast<Word *>(p.cursors + 2 * k), static_cast<Word>(from_low[k]));
      atomicAdd(reinterpret_cast<Word *>(p.cursors + 2 * k + 1), static_cast<Word>(from_high[k]));
    }
  }
}
#endif

constexpr int kHeld = 512;  // elements a warp of pick_take gathers before it writes them

/// Copies the elements within the intervals, in no order, and counts all as gs_pick_count does. cursors[2 kIntervals]
/// is how many lie in them, also where there is no room for all; the cursor behind it holds the greatest key. Only the
/// first kUsed intervals are not at the very end.
template <typename Bits, int kUsed>
__device__ void pick_take_from(const PickParams &p, Bits *held) {
  constexpr int kAtOnce = 8, kTile = 32 * kAtOnce;
  std::uint64_t low[kUsed], high[kUsed];
#pragma unroll
  for (int i = 0; i < kUsed; ++i) {
    low[i] = p.bounds[2 * i];
    high[i] = p.bounds[2 * i + 1];
  }
  // How many keys lie in each region before the last, odd ones being intervals: a byte each while a round goes on.
  std::uint32_t regions[2 * kUsed] = {};
  const auto *from = static_cast<const Bits *>(p.from);
  auto *to = static_cast<Bits *>(p.to);
  const int lane = threadIdx.x & 31;
  const unsigned below = (1u << lane) - 1;
  std::uint64_t greatest = 0;
  std::uint32_t seen = 0, count = 0;
  const auto flush = [&] {
    std::uint64_t start = 0;
    if (lane == 0) start = atomicAdd(reinterpret_cast<Word *>(p.cursors + 2 * kIntervals), Word{count});
    start = __shfl_sync(~0u, start, 0);
    __syncwarp();
    for (std::uint32_t i = lane; i < count; i += 32) {
      if (start + i < p.room) to[start + i] = held[i];
    }
    __syncwarp();
    count = 0;
  };
  const std::int64_t step = stride() * kAtOnce;
  for (std::int64_t tile = first_number() / 32 * kTile; tile < p.count; tile += step) {
    Bits bits[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const std::int64_t at = tile + i * 32 + lane;
      bits[i] = __ldcs(from + (at < p.count ? at : tile));
    }
    std::uint64_t counted = 0;
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const bool exists = tile + i * 32 + lane < p.count;
      const std::uint64_t key = key_of_bits(p.elements, bits[i]);
      greatest = key > greatest ? key : greatest;
      int region = 0;
#pragma unroll
      for (int k = 0; k < kUsed; ++k) region += (key >= low[k] ? 1 : 0) + (key > high[k] ? 1 : 0);
      if (exists && region < 2 * kUsed) counted += std::uint64_t{1} << (8 * region);
      seen += exists ? 1 : 0;
      const bool within = exists && (region & 1) != 0;
      const unsigned takers = __ballot_sync(~0u, within);
      if (within) held[count + __popc(takers & below)] = bits[i];
      count += __popc(takers);
    }
#pragma unroll
    for (int k = 0; k < 2 * kUsed; ++k) regions[k] += static_cast<std::uint32_t>(counted >> (8 * k)) & 255u;
    if (count > kHeld - kTile) flush();
  }
  if (count != 0) flush();
  // Keys of the region behind each bound: all but those before it.
  std::uint32_t behind = seen;
#pragma unroll
  for (int k = 0; k < 2 * kUsed; ++k) {
    behind -= regions[k];
    std::uint32_t sum = behind;
    for (int step = 16; step > 0; step /= 2) sum += __shfl_xor_sync(~0u, sum, step);
    if ((threadIdx.x & 31) == 0) atomicAdd(reinterpret_cast<Word *>(p.cursors + k), static_cast<Word>(sum));
  }
  for (int step = 16; step > 0; step /= 2) {
    const std::uint64_t other = __shfl_xor_sync(~0u, greatest, step);
    greatest = other > greatest ? other : greatest;
  }
  if ((threadIdx.x & 31) == 0) atomicMax(reinterpret_cast<Word *>(p.cursors + 2 * kIntervals + 1), Word{greatest});
}

template <typename Bits>
__device__ void pick_take(const PickParams &p) {
  __shared__ Bits memory[8][kHeld];
  int used = kIntervals;
  while (used > 1 && p.bounds[2 * used - 2] == ~std::uint64_t{0}) --used;
  switch (used) {
    case 1: return pick_take_from<Bits, 1>(p, memory[threadIdx.x / 32]);
    case 2: return pick_take_from<Bits, 2>(p, memory[threadIdx.x / 32]);
    case 3: return pick_take_from<Bits, 3>(p, memory[threadIdx.x / 32]);
    default: return pick_take_from<Bits, 4>(p, memory[threadIdx.x / 32]);
  }
}

#if !defined(GS_ONE) || defined(GS_ONLY_gs_pick_take_4)
extern "C" __global__ void __launch_bounds__(256) gs_pick_take_4(const PickParams p) {
  pick_take<std::uint32_t>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_pick_take_8)
extern "C" __global__ void __launch_bounds__(256) gs_pick_take_8(const PickParams p) {
  pick_take<unsigned long long>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_pick_move)
/// Moves elements to their regions, which start at `cursors`.
extern "C" __global__ void __launch_bounds__(256) gs_pick_move(const PickParams p) {
  constexpr int kAtOnce = 8, kRegions = 2 * kIntervals + 1;
  __shared__ std::uint32_t counts[kRegions];
  __shared__ std::uint64_t starts[kRegions];
  std::uint64_t low[kIntervals], high[kIntervals];
#pragma unroll
  for (int i = 0; i < kIntervals; ++i) {
    low[i] = p.bounds[2 * i];
    high[i] = p.bounds[2 * i + 1];
  }
  const bool wide = p.elements.item_bytes == 8;
  const unsigned below = (1u << (threadIdx.x & 31)) - 1;
  for (std::int64_t block = static_cast<std::int64_t>(blockIdx.x) * 256 * kAtOnce; block < p.count;
       block += stride() * kAtOnce) {
    if (threadIdx.x < kRegions) counts[threadIdx.x] = 0;
    __syncthreads();
    std::uint64_t bits[kAtOnce];
    int regions[kAtOnce];
    std::uint32_t places[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const std::int64_t at = block + i * 256 + threadIdx.x;
      regions[i] = kRegions;
      if (at < p.count) {
        bits[i] =
            wide ? static_cast<const std::uint64_t *>(p.from)[at] : static_cast<const std::uint32_t *>(p.from)[at];
        regions[i] = region_of(low, high, key_of(p.elements, p.from, at));
      }
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const unsigned same = __match_any_sync(~0u, regions[i]);
      const int leader = __ffs(static_cast<int>(same)) - 1;
      std::uint32_t first = 0;
      if ((same & below) == 0 && regions[i] < kRegions) {
        first = atomicAdd(&counts[regions[i]], static_cast<std::uint32_t>(__popc(same)));
      }
      places[i] = __shfl_sync(~0u, first, leader) + __popc(same & below);
    }
    __syncthreads();
    if (threadIdx.x < kRegions && counts[threadIdx.x] != 0) {
      starts[threadIdx.x] = atomicAdd(reinterpret_cast<Word *>(p.cursors + threadIdx.x), Word{counts[threadIdx.x]});
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      if (regions[i] == kRegions) continue;
      const std::uint64_t at = starts[regions[i]] + places[i];
      if (wide)
        static_cast<std::uint64_t *>(p.to)[at] = bits[i];
      else
        static_cast<std::uint32_t *>(p.to)[at] = static_cast<std::uint32_t>(bits[i]);
    }
    __syncthreads();
  }
}
#endif
