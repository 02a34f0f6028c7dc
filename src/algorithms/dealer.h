#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include "base/error.h"

namespace gridstride::algorithms {

inline constexpr int kBuckets = 256;
inline constexpr int kCells = 1 << 14;  ///< of the table that maps the top of a key to its bucket
inline constexpr std::int64_t kSample = 1 << 15;

/// Maps keys to buckets of about equal size, as a sample of the keys tells. A bucket is a range of cells, a cell a
/// range of keys; keys outside the sample's range fall into the first or last cell.
template <class Key>
class Dealer {
public:
  template <class Map>
  static Dealer from_sample(const Key *bits, std::int64_t count) {
    std::vector<Key> sample(static_cast<std::size_t>(kSample));
    // A fixed generator: the same input takes the same time on every run.
    std::uint64_t state = 0x9E3779B97F4A7C15u;
    for (Key &key : sample) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      const auto position = static_cast<std::int64_t>((state >> 11) % static_cast<std::uint64_t>(count));
      key = Map::encode(bits[position]);
    }
    const auto [low, high] = std::minmax_element(sample.begin(), sample.end());
    Dealer dealer;
    dealer.low_ = *low;
    const auto span = static_cast<Key>(*high - *low);
    const int bits_needed = static_cast<int>(std::bit_width(span));
    const int cell_bits = std::countr_zero(static_cast<unsigned>(kCells));
    dealer.shift_ = std::max(0, bits_needed - cell_bits);
    dealer.top_ = static_cast<Key>(span >> dealer.shift_);

    std::vector<std::int64_t> population(kCells, 0);
    for (const Key key : sample) ++population[dealer.cell(key)];
    std::int64_t seen = 0;
    int bucket = 0;
    for (int cell = 0; cell < kCells; ++cell) {
      // A cell that would overfill the current bucket opens the next one, so that a dense cell stands alone.
      const std::int64_t in_bucket = seen - bucket * (kSample / kBuckets);
      if (in_bucket >= kSample / kBuckets && bucket + 1 < kBuckets) {
        bucket = static_cast<int>(std::min<std::int64_t>(kBuckets - 1, seen / (kSample / kBuckets)));
      }
      dealer.bucket_of_cell_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(bucket);
      seen += population[static_cast<std::size_t>(cell)];
    }
    return dealer;
  }

  [[nodiscard]] std::size_t bucket(Key key) const { return bucket_of_cell_[cell(key)]; }
  [[nodiscard]] bool splits() const { return top_ > 0; }

private:
  [[nodiscard]] std::size_t cell(Key key) const {
    const Key above = key > low_ ? static_cast<Key>(key - low_) : Key{0};
    return static_cast<std::size_t>(std::min(static_cast<Key>(above >> shift_), top_));
  }

  Key low_ = 0;
  Key top_ = 0;
  int shift_ = 0;
  std::vector<std::uint8_t> bucket_of_cell_ = std::vector<std::uint8_t>(kCells);
};

/// Memory for `count` items; Error(OutOfMemory) that says for what.
template <class Item>
[[nodiscard]] std::unique_ptr<Item[]> temporary(std::int64_t count) {
  std::unique_ptr<Item[]> memory(new (std::nothrow) Item[static_cast<std::size_t>(count)]);
  if (!memory) {
    throw Error(ErrorKind::OutOfMemory, "sort needs " + std::to_string(static_cast<std::size_t>(count) * sizeof(Item)) +
                                            " bytes of temporary memory, which the machine could not give; sort fewer "
                                            "elements at a time");
  }
  return memory;
}

}  // namespace gridstride::algorithms
