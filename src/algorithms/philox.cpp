#include "algorithms/philox.h"

#include <algorithm>
#include <string>

#include "base/error.h"

// Highway compiles the part below once for each instruction set and picks one at run time.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/philox.cpp"
#include <hwy/foreach_target.h>
// (Highway asks for this order.)
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace gridstride::algorithms {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using D64 = hn::ScalableTag<std::uint64_t>;
using V64 = hn::Vec<D64>;

/// The four words of consecutive counters, one counter a 64-bit lane, each word in the low half of its lane.
struct Words {
  V64 word[4];
};

/// The 64-bit products of the low halves of the lanes of `a` with a 32-bit factor.
HWY_INLINE V64 product(V64 a, std::uint64_t factor) {
  const D64 d;
#if HWY_TARGET == HWY_SCALAR
  return hn::Set(d, (hn::GetLane(a) & 0xFFFFFFFFu) * factor);
#else
  const hn::Repartition<std::uint32_t, D64> d32;
  return hn::MulEven(hn::BitCast(d32, a), hn::BitCast(d32, hn::Set(d, factor)));
#endif
}

/// Stores even[0], odd[0], even[1], odd[1], ...
template <class D, class V, class T>
HWY_INLINE void store_pairs(V even, V odd, D d, T *to) {
#if HWY_TARGET == HWY_SCALAR
  (void)d;
  to[0] = hn::GetLane(even);
  to[1] = hn::GetLane(odd);
#else
  hn::StoreInterleaved2(even, odd, d, to);
#endif
}

/// Two vectors of counters at once, `counter` and `counter + lanes`: one alone would wait for its own multiplications.
HWY_INLINE void rounds(std::uint64_t seed, V64 counter, std::uint64_t high, Words &first, Words &second) {
  const D64 d;
  const V64 next = hn::Add(counter, hn::Set(d, std::uint64_t{hn::Lanes(d)}));
  // Only the low half of a lane counts; what stands above it is never read.
  V64 a0 = counter, a1 = hn::ShiftRight<32>(counter);
  V64 a2 = hn::Set(d, high), a3 = hn::Set(d, high >> 32);
  V64 b0 = next, b1 = hn::ShiftRight<32>(next), b2 = a2, b3 = a3;
  V64 k0 = hn::Set(d, seed & 0xFFFFFFFFu);
  V64 k1 = hn::Set(d, seed >> 32);
  const V64 step0 = hn::Set(d, std::uint64_t{0x9E3779B9u});
  const V64 step1 = hn::Set(d, std::uint64_t{0xBB67AE85u});
  for (int round = 0; round < 10; ++round) {
    const V64 p0 = product(a0, 0xD2511F53u);
    const V64 q0 = product(b0, 0xD2511F53u);
    const V64 p1 = product(a2, 0xCD9E8D57u);
    const V64 q1 = product(b2, 0xCD9E8D57u);
    a0 = hn::Xor(hn::ShiftRight<32>(p1), hn::Xor(a1, k0));
    b0 = hn::Xor(hn::ShiftRight<32>(q1), hn::Xor(b1, k0));
    a2 = hn::Xor(hn::ShiftRight<32>(p0), hn::Xor(a3, k1));
    b2 = hn::Xor(hn::ShiftRight<32>(q0), hn::Xor(b3, k1));
    a1 = p1;
    b1 = q1;
    a3 = p0;
    b3 = q0;
    k0 = hn::Add(k0, step0);
    k1 = hn::Add(k1, step1);
  }
  first = {{a0, a1, a2, a3}};
  second = {{b0, b1, b2, b3}};
}

HWY_INLINE V64 join(V64 low, V64 high) {
  const D64 d;
  return hn::Or(hn::And(low, hn::Set(d, std::uint64_t{0xFFFFFFFFu})), hn::ShiftLeft<32>(high));
}

/// Calls write(even, odd, where) for the two 64-bit halves of blocks [first, first + blocks), a vector of blocks at a
/// time; a last incomplete vector goes through a buffer. `high`: the upper half of the counters.
template <class T, class Write>
HWY_INLINE void for_blocks(std::uint64_t seed, std::uint64_t first, std::uint64_t high, std::int64_t blocks, T *out,
                           const Write &write) {
  const D64 d;
  const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
  Words a;
  Words b;
  for (std::int64_t block = 0; block < blocks; block += 2 * lanes) {
    rounds(seed, hn::Iota(d, first + static_cast<std::uint64_t>(block)), high, a, b);
    HWY_ALIGN T rest[4 * hn::MaxLanes(D64{})];
    const bool whole = block + 2 * lanes <= blocks;
    T *to = whole ? out + 2 * block : rest;
    write(join(a.word[0], a.word[1]), join(a.word[2], a.word[3]), to);
    write(join(b.word[0], b.word[1]), join(b.word[2], b.word[3]), to + 2 * lanes);
    if (!whole) std::copy(rest, rest + 2 * (blocks - block), out + 2 * block);
  }
}

/// Blocks [first, first + blocks) as 64-bit words, two a block.
void words64(std::uint64_t seed, std::uint64_t first, std::uint64_t high, std::int64_t blocks, std::uint64_t *out) {
  for_blocks(seed, first, high, blocks, out,
             [](V64 even, V64 odd, std::uint64_t *to) HWY_ATTR { store_pairs(even, odd, D64{}, to); });
}

/// The same as float64 in low + range * [0, 1), 53 bits.
void doubles(std::uint64_t seed, std::uint64_t first, std::int64_t blocks, double *out, double low, double range) {
  const hn::RebindToSigned<D64> di;
  const hn::RebindToFloat<D64> df;
  const auto number = [&](V64 bits) HWY_ATTR {
    const auto fraction = hn::Mul(hn::ConvertTo(df, hn::BitCast(di, hn::ShiftRight<11>(bits))), hn::Set(df, 0x1p-53));
    return hn::Add(hn::Set(df, low), hn::Mul(hn::Set(df, range), fraction));
  };
  for_blocks(seed, first, 0, blocks, out,
             [&](V64 even, V64 odd, double *to) HWY_ATTR { store_pairs(number(even), number(odd), df, to); });
}

}  // namespace HWY_NAMESPACE
}  // namespace gridstride::algorithms
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace gridstride::algorithms {

HWY_EXPORT(words64);
HWY_EXPORT(doubles);

namespace {

[[noreturn]] void refuse(DType dtype, const char *expected) {
  throw Error(ErrorKind::Type,
              "random numbers of dtype " + std::string(name(dtype)) + " were asked for; expected " + expected);
}

/// Numbers of a draw that come of one block.
std::int64_t per_block(DType dtype) {
  return size_of(dtype) == 8 ? 2 : 4;
}

/// Cuts elements [begin, end) into whole blocks and the parts of blocks at both ends, which `part` gets as one block
/// and the range of its numbers.
template <class Whole, class Part>
void by_blocks(std::int64_t begin, std::int64_t end, std::int64_t each, const Whole &whole, const Part &part) {
  const std::int64_t whole_begin = (begin + each - 1) / each;
  const std::int64_t whole_end = end / each;
  if (whole_begin > whole_end) {  // both ends in one block
    part(begin / each, begin % each, end % each);
    return;
  }
  if (begin % each != 0) part(begin / each, begin % each, each);
  if (whole_end > whole_begin) whole(whole_begin, whole_end - whole_begin);
  if (end % each != 0) part(whole_end, std::int64_t{0}, end % each);
}

}  // namespace

PhiloxBlock philox(std::uint64_t seed, std::uint64_t counter) {
  PhiloxBlock x{static_cast<std::uint32_t>(counter), static_cast<std::uint32_t>(counter >> 32), 0, 0};
  auto k0 = static_cast<std::uint32_t>(seed);
  auto k1 = static_cast<std::uint32_t>(seed >> 32);
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t p0 = std::uint64_t{0xD2511F53u} * x[0];
    const std::uint64_t p1 = std::uint64_t{0xCD9E8D57u} * x[2];
    x = {static_cast<std::uint32_t>(p1 >> 32) ^ x[1] ^ k0, static_cast<std::uint32_t>(p1),
         static_cast<std::uint32_t>(p0 >> 32) ^ x[3] ^ k1, static_cast<std::uint32_t>(p0)};
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return x;
}

std::uint64_t philox_blocks(DType dtype, std::int64_t count) {
  const std::int64_t each = per_block(dtype);
  return static_cast<std::uint64_t>((count + each - 1) / each);
}

void fill_uniform(std::uint64_t seed, std::uint64_t first_block, DType dtype, void *out, std::int64_t begin,
                  std::int64_t end, double low, double range) {
  if (begin >= end) return;
  const auto block_at = [&](std::int64_t block) { return first_block + static_cast<std::uint64_t>(block); };
  if (dtype == DType::Float64) {
    auto *to = static_cast<double *>(out);
    by_blocks(
        begin, end, 2,
        [&](std::int64_t block, std::int64_t count) {
          HWY_DYNAMIC_DISPATCH(doubles)(seed, block_at(block), count, to + 2 * block, low, range);
        },
        [&](std::int64_t block, std::int64_t from, std::int64_t until) {
          double pair[2];
          HWY_DYNAMIC_DISPATCH(doubles)(seed, block_at(block), 1, pair, low, range);
          std::copy(pair + from, pair + until, to + 2 * block + from);
        });
  } else if (dtype == DType::Float32) {
    auto *to = static_cast<float *>(out);
    const auto offset = static_cast<float>(low);
    const auto width = static_cast<float>(range);
    constexpr std::int64_t kBatch = 256;
    std::uint32_t words[4 * kBatch];
    for (std::int64_t at = begin; at < end;) {
      const std::int64_t until = std::min(end, (at / (4 * kBatch) + 1) * (4 * kBatch));
      fill_words(seed, block_at(at / 4), DType::UInt32, words, at % 4, at % 4 + until - at);
      for (std::int64_t i = at; i < until; ++i) {
        to[i] = offset + width * (static_cast<float>(words[at % 4 + i - at] >> 8) * 0x1p-24F);
      }
      at = until;
    }
  } else {
    refuse(dtype, "float64 or float32");
  }
}

void fill_words(std::uint64_t seed, std::uint64_t first_block, DType dtype, void *out, std::int64_t begin,
                std::int64_t end) {
  if (begin >= end) return;
  if (dtype != DType::UInt64 && dtype != DType::UInt32) refuse(dtype, "uint64 or uint32");
  const std::int64_t each = per_block(dtype);
  const auto size = static_cast<std::int64_t>(size_of(dtype));
  auto *bytes = static_cast<unsigned char *>(out);
  by_blocks(
      begin, end, each,
      [&](std::int64_t block, std::int64_t count) {
        // On a little-endian machine two 32-bit words are one 64-bit word, in order.
        auto *to = reinterpret_cast<std::uint64_t *>(bytes + block * 16);
        HWY_DYNAMIC_DISPATCH(words64)(seed, first_block + static_cast<std::uint64_t>(block), 0, count, to);
      },
      [&](std::int64_t block, std::int64_t from, std::int64_t until) {
        std::uint64_t pair[2];
        HWY_DYNAMIC_DISPATCH(words64)(seed, first_block + static_cast<std::uint64_t>(block), 0, 1, pair);
        const auto *source = reinterpret_cast<const unsigned char *>(pair);
        std::copy(source + from * size, source + until * size, bytes + block * 16 + from * size);
      });
}

void fill_attempt(std::uint64_t seed, std::uint64_t first, std::uint64_t attempt, std::int64_t count,
                  std::uint64_t *out) {
  HWY_DYNAMIC_DISPATCH(words64)(seed, first, attempt, count, out);
}

}  // namespace gridstride::algorithms
#endif  // HWY_ONCE
