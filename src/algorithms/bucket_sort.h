#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace gridstride::algorithms {

namespace bucket {

inline constexpr int kDigitBits = 11;
inline constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
/// Below this the tables of the digits cost more than they save.
inline constexpr std::int64_t kFewest = 1024;
/// Moves that the insertion pass may make for each key before it gives up.
inline constexpr std::int64_t kMovesPerKey = 8;

using Histogram = std::array<std::uint32_t, kDigits>;

inline void to_starts(Histogram &counts) {
  std::uint32_t start = 0;
  for (std::uint32_t &count : counts) {
    const std::uint32_t own = count;
    count = start;
    start += own;
  }
}

template <class Key>
[[nodiscard]] std::size_t digit(Key above, int shift) {
  return static_cast<std::size_t>(static_cast<Key>(above >> shift)) & (kDigits - 1);
}

template <class Key>
void scatter(const Key *from, Key *to, std::int64_t count, Key low, int shift, Histogram &next) {
  for (std::int64_t i = 0; i < count; ++i) {
    const Key key = from[i];
    to[next[digit(static_cast<Key>(key - low), shift)]++] = key;
  }
}

/// Finishes keys that are almost in order; false where they are not, after a bounded number of moves.
template <class Key>
[[nodiscard]] bool insert_all(Key *keys, std::int64_t count) {
  std::int64_t moves = kMovesPerKey * count;
  for (std::int64_t i = 1; i < count; ++i) {
    const Key key = keys[i];
    if (key >= keys[i - 1]) continue;
    std::int64_t at = i;
    do {
      keys[at] = keys[at - 1];
      --at;
    } while (at > 0 && keys[at - 1] > key);
    keys[at] = key;
    moves -= i - at;
    if (moves < 0) return false;
  }
  return true;
}

}  // namespace bucket

/// Sorts unsigned keys that fit a cache, at most 2**32 - 1 of them, with `scratch` for as many. The keys are scattered
/// by the top digits of their distance from the least one, least digit first: two digits of 11 bits, or three where two
/// leave too much together. What equal digits leave out of order is little for most inputs and inserted; where it is
/// not, `fallback(keys, count)` sorts.
template <class Key, class Fallback>
void sort_bucket(Key *keys, Key *scratch, std::int64_t count, const Fallback &fallback) {
  using namespace bucket;
  if (count < kFewest) return fallback(keys, count);
  Key low = keys[0];
  Key high = keys[0];
  for (std::int64_t i = 1; i < count; ++i) {
    low = std::min(low, keys[i]);
    high = std::max(high, keys[i]);
  }
  const int bits = std::bit_width(static_cast<Key>(high - low));
  const int shift = std::max(0, bits - 2 * kDigitBits);
  Histogram lower{};
  Histogram upper{};
  for (std::int64_t i = 0; i < count; ++i) {
    const auto above = static_cast<Key>(keys[i] - low);
    ++lower[digit(above, shift)];
    ++upper[digit(above, shift + kDigitBits)];
  }
  // Keys of one upper digit are spread over the lower digits; half the pairs that meet are out of order.
  double left = 0;
  for (const std::uint32_t together : upper) left += static_cast<double>(together) * together;
  left /= 4.0 * static_cast<double>(kDigits);
  const bool third = shift > 0 && left > static_cast<double>(count);
  const int first_shift = third ? std::max(0, shift - kDigitBits) : shift;
  to_starts(lower);
  to_starts(upper);
  if (third) {
    Histogram lowest{};
    for (std::int64_t i = 0; i < count; ++i) ++lowest[digit(static_cast<Key>(keys[i] - low), first_shift)];
    to_starts(lowest);
    scatter(keys, scratch, count, low, first_shift, lowest);
    std::memcpy(keys, scratch, static_cast<std::size_t>(count) * sizeof(Key));
  }
  scatter(keys, scratch, count, low, shift, lower);
  scatter(scratch, keys, count, low, shift + kDigitBits, upper);
  if (first_shift > 0 && !insert_all(keys, count)) fallback(keys, count);
}

}  // namespace gridstride::algorithms
