// What stands before and after the sweeps of long rows of 8-byte elements (sweep.cu): which bits of their keys need to be
// swept over, how often each digit occurs, and the mending of what the other bits leave in wrong order. device_sort.cpp
// launches all of it. tools/make_device_code.py compiles this file to the PTX that the engine carries.
#include <cstdint>

#include "digits.h"
#include "narrow.h"

namespace {

using Bits = std::uint64_t;

// --- shared with device_sort.cpp, which has the same struct
struct NarrowParams {
  const Bits *elements;
  KeySpan *span;
  std::uint32_t *slots;          // of the sample: kSlots words for each number of passes from 2 to 6, zero before
  std::uint32_t *totals;         // of each pass and digit, zero before
  const Bits *keys[2];           // what the last sweep may have written
  const std::uint32_t *carried[2];
  Bits *elements_out;            // sorted elements, or null
  std::int64_t *positions_out;   // or their positions
  std::uint64_t nans;            // as negative_nans of sort_keys.h
  std::int64_t length;
  std::int32_t kind;             // 0 unsigned, 1 signed, 2 float
  std::int32_t one_zero;         // -0.0 and 0.0 are one key, all NaNs another
  std::int32_t most_repeats;     // of the sample, for bits that are enough
  std::int32_t even;             // as in plan_of
};

__device__ Image<Bits> image_of(const NarrowParams &p, Bits least) {
  return {p.nans, least, 1 + p.kind, 1 + p.kind, p.one_zero != 0};
}

__device__ Bits least_of(Bits a, Bits b) {
  return a < b ? a : b;
}
__device__ Bits greatest_of(Bits a, Bits b) {
  return a < b ? b : a;
}

__device__ void span(const NarrowParams &p) {
  __shared__ Bits least_of_warps[32], greatest_of_warps[32];
  const Image<Bits> image = image_of(p, 0);
  Bits least = ~Bits{0}, greatest = 0;
  constexpr int kAtOnce = 8;
  const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x * kAtOnce;
  for (std::int64_t start = static_cast<std::int64_t>(blockIdx.x) * blockDim.x * kAtOnce + threadIdx.x;
       start < p.length; start += step) {
    Bits elements[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const std::int64_t at = start + i * static_cast<int>(blockDim.x);
      elements[i] = p.elements[at < p.length ? at : start];
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const Bits key = image.in(elements[i]);
      least = least_of(least, key);
      greatest = greatest_of(greatest, key);
    }
  }
#pragma unroll
  for (int distance = 16; distance > 0; distance /= 2) {
    least = least_of(least, __shfl_xor_sync(~0u, least, distance));
    greatest = greatest_of(greatest, __shfl_xor_sync(~0u, greatest, distance));
  }
  if (lane_id() == 0) {
    least_of_warps[threadIdx.x / 32] = least;
    greatest_of_warps[threadIdx.x / 32] = greatest;
  }
  __syncthreads();
  if (threadIdx.x != 0) return;
  for (unsigned w = 1; w < blockDim.x / 32; ++w) {
    least = least_of(least, least_of_warps[w]);
    greatest = greatest_of(greatest, greatest_of_warps[w]);
  }
  atomicMax(reinterpret_cast<unsigned long long *>(&p.span->not_least), static_cast<unsigned long long>(~least));
  atomicMax(reinterpret_cast<unsigned long long *>(&p.span->greatest), static_cast<unsigned long long>(greatest));
}

/// Spreads the bits of a number (the finaliser of MurmurHash3, by Austin Appleby, in the public domain).
__device__ Bits spread(Bits x) {
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdull;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53ull;
  return x ^ x >> 33;
}

/// How many keys of the sample have their highest bits in common with one seen before, by a table of hashes: grid x has
/// the numbers of passes from 2 on, grid y shares of the sample.
__device__ void count_repeats(const NarrowParams &p) {
  const KeySpan &span = *p.span;
  const int passes = static_cast<int>(blockIdx.x) + 2;
  const int bits = span_bits(span);
  if (8 * passes >= bits) return;
  const int shift = bits - 8 * passes;
  const Image<Bits> image = image_of(p, ~span.not_least);
  std::uint32_t *slots = p.slots + static_cast<std::size_t>(blockIdx.x) * kSlots;
  std::uint32_t repeats = 0;
  for (unsigned i = blockIdx.y * blockDim.x + threadIdx.x; i < kSampled; i += gridDim.y * blockDim.x) {
    // One place in each of as many equal stretches of the row.
    const Bits from = static_cast<Bits>(i) * p.length / kSampled;
    const Bits until = static_cast<Bits>(i + 1) * p.length / kSampled;
    const Bits key = image.in(p.elements[from + spread(i + 1) % (until - from)]);
    const Bits hash = spread(key >> shift);
    const std::uint32_t mark = static_cast<std::uint32_t>(hash >> 32) | 1u;
    std::uint32_t slot = static_cast<std::uint32_t>(hash) % kSlots;
    for (;;) {
      std::uint32_t found = *static_cast<volatile std::uint32_t *>(&slots[slot]);
      if (found == 0) found = atomicCAS(&slots[slot], 0u, mark);
      if (found == 0) break;
      if (found == mark) {
        ++repeats;
        break;
      }
      slot = (slot + 1) % kSlots;
    }
  }
  for (int distance = 16; distance > 0; distance /= 2) repeats += __shfl_xor_sync(~0u, repeats, distance);
  if (lane_id() == 0 && repeats != 0) atomicAdd(&p.span->repeats[passes], repeats);
}

/// The block that is done last writes the plan.
__device__ void sample(const NarrowParams &p) {
  count_repeats(p);
  __syncthreads();
  if (threadIdx.x != 0) return;
  __threadfence();
  if (atomicAdd(&p.span->blocks_done, 1u) + 1 != gridDim.x * gridDim.y) return;
  __threadfence();
  KeySpan known = *p.span;
  for (int i = 0; i < 8; ++i) known.repeats[i] = atomicAdd(&p.span->repeats[i], 0u);
  p.span->plan = plan_of(known, p.most_repeats, p.even != 0);
}

__device__ void count(const NarrowParams &p) {
  __shared__ std::uint32_t counts[8 * kDigits];
  const SweepPlan plan = p.span->plan;
  const Image<Bits> image = image_of(p, plan.least);
  count_digits<Bits>([&](std::int64_t at) { return image.in(__ldcs(p.elements + at)); }, p.length, plan.shift,
                     plan.passes, counts, p.totals);
}

constexpr int kMendThreads = 256, kMendItems = 8, kMendTile = kMendThreads * kMendItems, kMendHalo = 32;

/// Keys that lie sorted by their swept bits, to where they belong. Which keys have those bits in common is seen from
/// each key by its neighbours: a few in shared memory nearly always, any number in memory.
template <bool kPlaces>
__device__ void mend(const NarrowParams &p) {
  const SweepPlan plan = p.span->plan;
  if (plan.mend == 0) return;
  __shared__ Bits window[kMendTile + 2 * kMendHalo];
  const bool second = kPlaces && plan.passes % 2 == 0;  // where the last sweep wrote
  const Bits *const keys = second ? p.keys[1] : p.keys[0];
  const std::uint32_t *const carried = second ? p.carried[1] : p.carried[0];
  const Image<Bits> image = image_of(p, plan.least);
  const std::int64_t start = static_cast<std::int64_t>(blockIdx.x) * kMendTile;
  const std::int64_t shown = start - kMendHalo;  // what window[0] is
  for (int i = threadIdx.x; i < kMendTile + 2 * kMendHalo; i += kMendThreads) {
    const std::int64_t at = shown + i;
    if (at >= 0 && at < p.length) window[i] = __ldcs(keys + at);
  }
  __syncthreads();
  // Of the place `from` places behind window[0], which may be before it.
  const auto key_at = [&](int from) {
    return static_cast<unsigned>(from) < kMendTile + 2 * kMendHalo ? window[from] : keys[shown + from];
  };
  const int begin = static_cast<int>(-shown);
  const int end = static_cast<int>(p.length - shown);  // rows are shorter than 2^30
#pragma unroll
  for (int i = 0; i < kMendItems; ++i) {
    const int at = kMendHalo + static_cast<int>(threadIdx.x) + i * kMendThreads;
    if (at >= end) return;
    const Bits key = window[at];
    const Bits swept = key >> plan.shift;
    int to = at;
    for (int other = at - 1; other >= begin; --other) {
      const Bits before = key_at(other);
      if (before >> plan.shift != swept) break;
      if (before > key) --to;
    }
    for (int other = at + 1; other < end; ++other) {
      const Bits behind = key_at(other);
      if (behind >> plan.shift != swept) break;
      if (behind < key) ++to;
    }
    if constexpr (kPlaces) p.positions_out[shown + to] = __ldcs(carried + shown + at);
    else p.elements_out[shown + to] = image.out(key);
  }
}

}  // namespace

#if !defined(GS_ONE) || defined(GS_ONLY_gs_span)
extern "C" __global__ void __launch_bounds__(256) gs_span(const NarrowParams p) { span(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_extent)
/// The least and the greatest element, by one thread.
extern "C" __global__ void __launch_bounds__(32) gs_extent(const NarrowParams p) {
  if (threadIdx.x != 0) return;
  const Image<Bits> image = image_of(p, 0);
  p.elements_out[0] = image.out(~p.span->not_least);
  p.elements_out[1] = image.out(p.span->greatest);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_sample)
extern "C" __global__ void __launch_bounds__(1024) gs_sample(const NarrowParams p) { sample(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_narrow_count)
extern "C" __global__ void __launch_bounds__(256) gs_narrow_count(const NarrowParams p) { count(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_mend)
extern "C" __global__ void __launch_bounds__(256) gs_mend(const NarrowParams p) { mend<false>(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_mend_places)
extern "C" __global__ void __launch_bounds__(256) gs_mend_places(const NarrowParams p) { mend<true>(p); }
#endif
