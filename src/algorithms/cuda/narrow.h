// What sweep.cu and narrow.cu share: the images of elements by which they are sorted, and which of their bits are
// sorted by sweeps.
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

struct alignas(16) SweepPlan {
  std::uint64_t least;  // taken off every key
  std::int16_t shift;   // the lowest bit that is swept over
  std::int16_t passes;
  std::int32_t mend;  // neighbours of equal swept bits may be in wrong order
};

/// Learned by gs_span and gs_sample; all zero before.
struct KeySpan {
  SweepPlan plan;           // written when all else is known
  std::uint64_t not_least;  // complement of the least key
  std::uint64_t greatest;
  std::uint32_t repeats[8];  // [k]: keys of the sample whose highest 8 k bits another has, too
  std::uint32_t blocks_done;
  std::uint32_t unused;
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
  plan.mend = passes + 1 < all ? 1 : 0;
  if (plan.mend == 0) passes = all;
  if (even && (passes + plan.mend) % 2 != 0) ++passes;
  plan.passes = static_cast<std::int16_t>(passes);
  plan.shift = static_cast<std::int16_t>(plan.mend != 0 && bits > 8 * passes ? bits - 8 * passes : 0);
  return plan;
}

/// What CUB calls a decomposer: how elements become keys. A map is an exclusive or whose bits depend on the sign, and
/// an offset: no branches, since it stands between loads that should be under way together.
template <typename Bits>
class Image {
public:
  /// `encode`, `decode`: 0 leaves bits as they are, else 1 + kind. `one_zero` goes with encoding alone.
  __device__ Image(Bits nans, Bits least, int encode, int decode, bool one_zero)
      : in_(encode),
        out_(decode),
        in_offset_(encode == 0 ? 0 : least + (encode == 3 ? nans : 0)),
        out_offset_(decode == 0 ? 0 : least + (decode == 3 ? nans : 0)),
        nans_(nans),
        least_(least),
        encode_(encode),
        one_zero_(one_zero && encode == 3) {}

  __device__ Bits in(Bits bits) const {
    if (one_zero_) {  // all zeros are equal, and all NaNs
      const Bits magnitude = bits & ~kSign;
      if (magnitude > kSign - 1 - nans_) return ~Bits{0} - least_;
      if (magnitude == 0) bits = 0;
    }
    return (bits ^ in_.always ^ (signs(bits) & in_.where_sign)) - in_offset_;
  }
  __device__ Bits out(Bits key) const {
    const Bits bits = key + out_offset_;
    return bits ^ out_.always ^ (~signs(bits) & out_.where_sign);
  }
  /// The element whose key is greater than all: what fills up the last tile.
  __device__ Bits behind_all() const { return Image(nans_, least_, 0, encode_, false).out(~Bits{0}); }

private:
  static constexpr Bits kSign = Bits{1} << (8 * sizeof(Bits) - 1);
  struct Flip {
    __device__ explicit Flip(int map) : always(map >= 2 ? kSign : 0), where_sign(map == 3 ? ~kSign : 0) {}
    Bits always;
    Bits where_sign;
  };
  /// All ones where the sign bit is set.
  static __device__ Bits signs(Bits bits) {
    if constexpr (sizeof(Bits) == 8)
      return static_cast<Bits>(static_cast<std::int64_t>(bits) >> 63);
    else
      return static_cast<Bits>(static_cast<std::int32_t>(bits) >> 31);
  }

  Flip in_, out_;
  Bits in_offset_, out_offset_;
  Bits nans_, least_;
  int encode_;
  bool one_zero_;
};

}  // namespace
