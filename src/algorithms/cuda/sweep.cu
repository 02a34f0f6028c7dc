// Radix sweeps of long rows by CUB's onesweep agent (Adinets and Merrill, 2022), for elements of 4 and 8 bytes; sort.cu has
// the counts of digits before them, and sorts of what is shorter or narrower. device_sort.cpp launches all of it.
// tools/make_device_code.py compiles this file, which needs the CUB of the CUDA toolkit, to the PTX that the engine
// carries.
//
// Elements become the order-preserving unsigned images of sort_keys.h in the first pass, and elements again in the last.
#include <cstdint>

#include <cub/block/block_load.cuh>
#include <cub/block/block_store.cuh>

#include <cub/agent/agent_radix_sort_onesweep.cuh>

#include "narrow.h"

namespace {

// --- shared with device_sort.cpp, which has the same struct
struct SweepParams {
  const void *keys_in;
  void *keys_out;
  const std::uint32_t *places_in;  // null: 0, 1, 2, ...
  std::uint32_t *places_out;
  std::int64_t *positions_out;  // not null in the last pass of an argsort: neither keys nor places are written
  const std::uint32_t *starts;  // keys of lower digits
  std::uint32_t *states;        // of each tile and digit, zero before
  std::uint32_t *next_tile;     // zero before
  std::uint64_t nans;           // as negative_nans of sort_keys.h
  std::int32_t length;
  std::int32_t shift;
  std::int32_t kind;      // 0 unsigned, 1 signed, 2 float
  std::int32_t encode;    // elements are read
  std::int32_t decode;    // elements are written
  std::int32_t one_zero;  // -0.0 and 0.0 are one key, all NaNs another; then nothing is decoded
  // Of 8-byte elements; where `span` is not null, the plan it leads to says what is swept over and where keys lie between sweeps: `keys_in` are
  // the elements then, `keys_out` or `positions_out` the result, and the rest follows.
  const KeySpan *span;
  void *spare[2];
  std::uint32_t *carried[2];
  std::int32_t pass;
};

template <typename Bits>
struct Key {
  Bits bits;
};

}  // namespace

namespace cub::detail::radix {

template <typename Bits>
struct traits_t<Key<Bits>, false> {
  using bit_ordered_type = Bits;
  struct bit_ordered_conversion_policy {
    using bit_ordered_type = Bits;
    static __device__ Bits to_bit_ordered(const Image<Bits> &image, Bits bits) { return image.in(bits); }
    static __device__ Bits from_bit_ordered(const Image<Bits> &image, Bits key) { return image.out(key); }
  };
  struct bit_ordered_inversion_policy {
    using bit_ordered_type = Bits;
    static __device__ Bits inverse(const Image<Bits> &, Bits key) { return ~key; }
  };
  struct Digits {
    int shift;
    __device__ std::uint32_t Digit(Bits key) const { return static_cast<std::uint32_t>(key >> shift) & 255u; }
  };
  template <typename, typename>
  using digit_extractor_t = Digits;
  template <typename>
  static __device__ Digits digit_extractor(int shift, int, const Image<Bits> &) {
    return {shift};
  }
  // What fills up the last tile, before its image is made: nothing comes behind it.
  static __device__ Bits max_raw_binary_key(const Image<Bits> &image) {
    return image.behind_all();
  }
  static __device__ Bits min_raw_binary_key(const Image<Bits> &) { return 0; }
};

}  // namespace cub::detail::radix

namespace {

template <int kThreads, int kItems>
struct Tile {
  enum { BLOCK_THREADS = kThreads, ITEMS_PER_THREAD = kItems };
};

template <typename Bits, int kThreads, int kItems>
using Policy =
    cub::AgentRadixSortOnesweepPolicy<kThreads, kItems, Bits, 1, cub::RADIX_RANK_MATCH_EARLY_COUNTS_ANY,
                                      cub::BLOCK_SCAN_RAKING_MEMOIZE, cub::RADIX_SORT_STORE_DIRECT, 8,
                                      Tile<kThreads, kItems>>;

template <typename Bits, typename Value, int kThreads, int kItems>
using Base = cub::detail::radix_sort::AgentRadixSortOnesweep<Policy<Bits, kThreads, kItems>, false, Key<Bits>,
                                                             Value, std::uint32_t, std::int32_t, Image<Bits>>;

/// What the agents below do when a tile is counted: CUB's own callback may end the block's threads there.
template <typename Agent>
struct Publish {
  static constexpr bool EMPTY = false;
  Agent &agent;
  int (&bins)[Agent::BINS_PER_THREAD];
  __device__ void operator()(int (&counted)[Agent::BINS_PER_THREAD]) {
#pragma unroll
    for (int u = 0; u < Agent::BINS_PER_THREAD; ++u) bins[u] = counted[u];
    agent.LookbackPartial(bins);
  }
};

/// The keys of a tile, in stripes of the warps; what fills up the last tile comes behind all.
template <typename Bits, int kItems, typename Agent>
__device__ void load_tile(Agent &agent, const Image<Bits> &image, Bits (&keys)[kItems]) {
  const std::int32_t start = agent.block_idx * Agent::TILE_ITEMS;
  const std::int32_t count = agent.num_items - start;
  const bool full = count >= Agent::TILE_ITEMS;
  const int first = static_cast<int>(threadIdx.x / 32) * 32 * kItems + static_cast<int>(threadIdx.x % 32);
#pragma unroll
  for (int u = 0; u < kItems; ++u) {
    const int at = first + u * 32;
    keys[u] = agent.d_keys_in[start + (full || at < count ? at : 0)];
  }
#pragma unroll
  for (int u = 0; u < kItems; ++u) keys[u] = full || first + u * 32 < count ? image.in(keys[u]) : ~Bits{0};
}

template <typename Bits, int kThreads, int kItems>
struct KeyAgent : Base<Bits, cub::NullType, kThreads, kItems> {
  using Parent = Base<Bits, cub::NullType, kThreads, kItems>;
  using Parent::Parent;

  __device__ void sweep(const Image<Bits> &image, std::uint32_t &first_digit) {
    Bits keys[kItems];
    load_tile<Bits, kItems>(*this, image, keys);
    int bins[Parent::BINS_PER_THREAD];
    // Few digits are common in high bits: a full tile of one digit goes where it belongs as it is.
    if (threadIdx.x == 0) first_digit = this->Digit(keys[0]);
    __syncthreads();
    const std::uint32_t digit = first_digit;
    bool same = this->full_block;
#pragma unroll
    for (int u = 0; u < kItems; ++u) same = same && this->Digit(keys[u]) == digit;
    if (__syncthreads_and(same)) {
      int behind[Parent::BINS_PER_THREAD];
#pragma unroll
      for (int u = 0; u < Parent::BINS_PER_THREAD; ++u) {
        const auto bin = static_cast<std::uint32_t>(this->ThreadBin(u));
        bins[u] = bin == digit ? static_cast<int>(Parent::TILE_ITEMS) : 0;
        behind[u] = bin > digit ? static_cast<int>(Parent::TILE_ITEMS) : 0;
      }
      this->LookbackPartial(bins);
      this->LoadBinsToOffsetsGlobal(behind);
      this->LookbackGlobal(bins);
      __syncthreads();
      const std::uint32_t to = this->s.global_offsets[digit];
      const int first = static_cast<int>(threadIdx.x / 32) * 32 * kItems + static_cast<int>(threadIdx.x % 32);
#pragma unroll
      for (int u = 0; u < kItems; ++u) this->d_keys_out[to + first + u * 32] = image.out(keys[u]);
      return;
    }
    int ranks[kItems], before[Parent::BINS_PER_THREAD];
    typename Parent::BlockRadixRankT(this->s.rank_temp_storage)
        .RankKeys(keys, ranks, this->digit_extractor(), before, Publish<KeyAgent>{*this, bins});
    __syncthreads();
    this->ScatterKeysShared(keys, ranks);
    this->LoadBinsToOffsetsGlobal(before);
    this->LookbackGlobal(bins);
    __syncthreads();
    this->ScatterKeysGlobal();
  }
};

/// CUB's agent with values that count in the first pass and are widened in the last.
template <typename Bits, int kThreads, int kItems>
struct PairAgent : Base<Bits, std::uint32_t, kThreads, kItems> {
  using Parent = Base<Bits, std::uint32_t, kThreads, kItems>;
  using Parent::Parent;

  __device__ void sweep(const Image<Bits> &image, std::int64_t *positions) {
    const std::int32_t start = this->block_idx * Parent::TILE_ITEMS;
    const std::int32_t count = this->num_items - start;
    const int first = static_cast<int>(threadIdx.x / 32) * 32 * kItems + static_cast<int>(threadIdx.x % 32);
    Bits keys[kItems];
    load_tile<Bits, kItems>(*this, image, keys);
    int ranks[kItems], before[Parent::BINS_PER_THREAD], bins[Parent::BINS_PER_THREAD];
    typename Parent::BlockRadixRankT(this->s.rank_temp_storage)
        .RankKeys(keys, ranks, this->digit_extractor(), before, Publish<PairAgent>{*this, bins});
    __syncthreads();
    this->ScatterKeysShared(keys, ranks);
    this->LoadBinsToOffsetsGlobal(before);
    this->LookbackGlobal(bins);
    __syncthreads();
    std::uint32_t to[kItems];
#pragma unroll
    for (int u = 0; u < kItems; ++u) {
      const int at = threadIdx.x + u * kThreads;
      const Bits key = this->s.keys_out[at];
      to[u] = at + this->s.global_offsets[this->Digit(key)];
      if (positions == nullptr && at < count) this->d_keys_out[to[u]] = key;
    }
    std::uint32_t values[kItems];
#pragma unroll
    for (int u = 0; u < kItems; ++u) {
      const int at = first + u * 32;
      values[u] = this->d_values_in == nullptr ? static_cast<std::uint32_t>(start + at)
                  : at < count                 ? __ldcs(this->d_values_in + start + at)
                                               : 0;
    }
    __syncthreads();
    this->ScatterValuesShared(values, ranks);
    __syncthreads();
#pragma unroll
    for (int u = 0; u < kItems; ++u) {
      const int at = threadIdx.x + u * kThreads;
      if (at >= count) continue;
      const std::uint32_t value = this->s.values_out[at];
      if (positions != nullptr) positions[to[u]] = value;
      else this->d_values_out[to[u]] = value;
    }
  }
};

/// What a sweep does, as the plan says where there is one; false: nothing. Gives what the plan takes off keys.
template <typename Bits, bool kPlaces>
__device__ bool resolve(SweepParams &p, std::uint64_t &least) {
  least = 0;
  if (sizeof(Bits) < 8 || p.span == nullptr) return true;
  const SweepPlan plan = p.span->plan;
  if (p.pass >= plan.passes) return false;
  const bool last = p.pass + 1 == plan.passes && plan.mend == 0;
  least = plan.least;
  p.shift = plan.shift + 8 * p.pass;
  p.encode = p.pass == 0;
  if constexpr (kPlaces) {
    const bool odd = p.pass % 2 != 0;
    if (p.pass != 0) {
      p.keys_in = odd ? p.spare[0] : p.spare[1];
      p.places_in = odd ? p.carried[0] : p.carried[1];
    }
    p.keys_out = odd ? p.spare[1] : p.spare[0];
    p.places_out = odd ? p.carried[1] : p.carried[0];
    if (!last) p.positions_out = nullptr;
  } else {
    p.decode = last;
    // Steps alternate between the two, so that the last of them writes the result.
    const int behind = plan.passes + plan.mend - 1 - p.pass;
    void *const to = p.keys_out;
    if (p.pass != 0) p.keys_in = behind % 2 == 0 ? p.spare[0] : to;
    p.keys_out = behind % 2 == 0 ? to : p.spare[0];
  }
  return true;
}

template <typename Bits>
__device__ Image<Bits> image_of(const SweepParams &p, std::uint64_t least) {
  return {static_cast<Bits>(p.nans), static_cast<Bits>(least), p.encode ? 1 + p.kind : 0, p.decode ? 1 + p.kind : 0,
          p.one_zero != 0};
}

// Keys of 8 bytes, and pairs: blocks stay and take one tile after another. Of such keys that takes two thirds of the time
// of a block a tile, and a pass that the plan does not need has few blocks to start in vain. Keys of 4 bytes are faster
// with a block a tile.

template <typename Bits, int kThreads, int kItems>
__device__ void sweep_tile(SweepParams p) {
  using Agent = Base<Bits, cub::NullType, kThreads, kItems>;
  __shared__ typename Agent::TempStorage memory;
  std::uint64_t least;
  if (!resolve<Bits, false>(p, least)) return;
  Agent(memory, reinterpret_cast<std::int32_t *>(p.states), reinterpret_cast<std::int32_t *>(p.next_tile), nullptr,
        p.starts, static_cast<Key<Bits> *>(p.keys_out), static_cast<const Key<Bits> *>(p.keys_in), nullptr, nullptr,
        p.length, p.shift, 8, image_of<Bits>(p, least))
      .Process();
}

template <typename Bits, int kThreads, int kItems>
__device__ void sweep_keys(SweepParams p) {
  using Agent = KeyAgent<Bits, kThreads, kItems>;
  __shared__ typename Agent::TempStorage memory;
  __shared__ std::uint32_t first_digit;
  std::uint64_t least;
  if (!resolve<Bits, false>(p, least)) return;
  const Image<Bits> image = image_of<Bits>(p, least);
  for (;;) {
    Agent agent(memory, reinterpret_cast<std::int32_t *>(p.states), reinterpret_cast<std::int32_t *>(p.next_tile),
                nullptr, p.starts, static_cast<Key<Bits> *>(p.keys_out), static_cast<const Key<Bits> *>(p.keys_in),
                nullptr, nullptr, p.length, p.shift, 8, image);
    if (agent.block_idx * Agent::TILE_ITEMS >= p.length) return;
    agent.sweep(image, first_digit);
    __syncthreads();
  }
}

template <typename Bits, int kThreads, int kItems>
__device__ void sweep_pairs(SweepParams p) {
  using Agent = PairAgent<Bits, kThreads, kItems>;
  __shared__ typename Agent::TempStorage memory;
  std::uint64_t least;
  if (!resolve<Bits, true>(p, least)) return;
  const Image<Bits> image = image_of<Bits>(p, least);
  for (;;) {
    Agent agent(memory, reinterpret_cast<std::int32_t *>(p.states), reinterpret_cast<std::int32_t *>(p.next_tile),
                nullptr, p.starts, static_cast<Key<Bits> *>(p.keys_out), static_cast<const Key<Bits> *>(p.keys_in),
                p.places_out, p.places_in, p.length, p.shift, 8, image);
    if (agent.block_idx * Agent::TILE_ITEMS >= p.length) return;
    agent.sweep(image, p.positions_out);
    __syncthreads();
  }
}

}  // namespace

#if !defined(GS_ONE) || defined(GS_ONLY_gs_cub_32)
extern "C" __global__ void __launch_bounds__(512, 2) gs_cub_32(const SweepParams p) {
  sweep_tile<std::uint32_t, 512, 22>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_cub_64)
extern "C" __global__ void __launch_bounds__(384, 2) gs_cub_64(const SweepParams p) {
  sweep_keys<std::uint64_t, 384, 15>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_cub_places_32)
extern "C" __global__ void __launch_bounds__(384, 2) gs_cub_places_32(const SweepParams p) {
  sweep_pairs<std::uint32_t, 384, 23>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_cub_places_64)
extern "C" __global__ void __launch_bounds__(384, 3) gs_cub_places_64(const SweepParams p) {
  sweep_pairs<std::uint64_t, 384, 12>(p);
}
#endif
