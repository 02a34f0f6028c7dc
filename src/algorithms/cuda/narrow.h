// What sweep.cu and narrow.cu share: the images of elements by which they are sorted, and which of their bits are sorted
// by sweeps.
//
// A sweep moves every key once for eight of its bits. Two things make it needless to sweep over all of them: keys lie
// between the least and the greatest, so that high bits of their differences from the least are zero; and among the
// bits below, the highest 32 or 40 tell nearly all keys of most data apart. What those leave in wrong order lies close
// together and is mended in one pass. A sample tells how many bits are enough; where none are, all are swept over.
#pragma once

#include <cstdint>

namespace {

constexpr int kSampled = 16384;  // keys of the sample; as in device_sort.cpp
constexpr int kSlots = 2 * kSampled;

/// Learned by gs_span and gs_sample; all zero before.
struct KeySpan {
  std::uint64_t not_least;   // complement of the least key
  std::uint64_t greatest;
  std::uint32_t repeats[8];  // [k]: keys of the sample whose highest 8 k bits another has, too
};

struct SweepPlan {
  std::uint64_t least;  // taken off every key
  int shift;            // the lowest bit that is swept over
  int passes;
  bool mend;            // neighbours of equal swept bits may be in wrong order
};

__device__ int span_bits(const KeySpan &span) {
  const std::uint64_t range = span.greatest - ~span.not_least;
  return range == 0 ? 1 : 64 - __clzll(static_cast<long long>(range));
}

/// `even`: the number of passes and mends must be even, since the first may not write where it reads.
__device__ SweepPlan plan_of(const KeySpan &span, int most_repeats, bool even) {
  SweepPlan plan;
  plan.least = ~span.not_least;
  const int bits = span_bits(span);
  const int all = (bits + 7) / 8;
  int passes = 2;
  while (passes + 1 < all && span.repeats[passes] > static_cast<std::uint32_t>(most_repeats)) ++passes;
  plan.mend = passes + 1 < all;
  plan.passes = plan.mend ? passes : all;
  if (even && (plan.passes + (plan.mend ? 1 : 0)) % 2 != 0) ++plan.passes;
  plan.shift = plan.mend && bits > 8 * plan.passes ? bits - 8 * plan.passes : 0;
  return plan;
}

/// What CUB calls a decomposer: how elements become keys.
template <typename Bits>
struct Image {
  Bits nans;
  Bits least;
  int encode;  // 0: what is read is a key; else 1 + kind
  int decode;
  bool one_zero;

  static constexpr Bits kSign = Bits{1} << (8 * sizeof(Bits) - 1);

  __device__ Bits in(Bits bits) const {
    if (encode == 0) return bits;
    if (encode == 1) return bits - least;
    if (encode == 2) return (bits ^ kSign) - least;
    if (one_zero) {  // all zeros are equal, and all NaNs
      const Bits magnitude = bits & ~kSign;
      if (magnitude > kSign - 1 - nans) return ~Bits{0} - least;
      if (magnitude == 0) bits = 0;
    }
    return ((bits & kSign) != 0 ? ~bits : bits ^ kSign) - nans - least;
  }
  __device__ Bits out(Bits key) const {
    if (decode == 0) return key;
    if (decode == 1) return key + least;
    if (decode == 2) return (key + least) ^ kSign;
    const Bits flipped = key + least + nans;
    return (flipped & kSign) != 0 ? flipped ^ kSign : ~flipped;
  }
};

}  // namespace
