#include <algorithm>
#include <array>
#include <bit>
#include <complex>
#include <cstring>
#include <numeric>
#include <utility>
#include <vector>

#include "algorithms/dealer.h"
#include "algorithms/elements.h"
#include "algorithms/host_sort.h"
#include "algorithms/key_sort.h"
#include "algorithms/sort_keys.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

// From here on elements are first dealt into buckets, in parallel.
constexpr std::int64_t kDeal = 1 << 17;
constexpr std::int64_t kCompared = 1 << 14;  // of a run that is sorted by comparison

double argsort_cost(std::int64_t count) {
  return 12.0 * static_cast<double>(count);
}

/// A map under which elements that compare equal have one key.
template <class Map>
struct Ordered {
  template <class Key>
  static Key encode(Key bits) {
    return Map::order(bits);
  }
};

/// Orders `count` items by key: out[i] is the position that belongs i-th, equal keys in their present order.
///
/// What is sorted are numbers of 63 bits: the top of a key's distance from the smallest one, and the item's number.
/// Where the top does not tell keys apart, their run is sorted again, by what is left of the distance.
template <class Key, class Position>
void order_items(const Key *keys, const Position *positions, std::int64_t count, std::int64_t *out,
                 std::vector<std::uint64_t> &numbers) {
  const auto [low, high] = std::minmax_element(keys, keys + count);
  const Key least = *low;
  const auto span = static_cast<std::uint64_t>(static_cast<Key>(*high - least));
  if (span == 0) {
    for (std::int64_t i = 0; i < count; ++i) out[i] = static_cast<std::int64_t>(positions[i]);
    return;
  }
  const int number_bits = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(count - 1)));
  const int shift = std::max(0, static_cast<int>(std::bit_width(span)) - (63 - number_bits));
  numbers.resize(std::max(numbers.size(), static_cast<std::size_t>(count)));
  for (std::int64_t i = 0; i < count; ++i) {
    const auto distance = static_cast<std::uint64_t>(static_cast<Key>(keys[i] - least));
    numbers[static_cast<std::size_t>(i)] = (distance >> shift) << number_bits | static_cast<std::uint64_t>(i);
  }
  sort_signed(numbers.data(), count);
  const std::uint64_t mask = (std::uint64_t{1} << number_bits) - 1;
  for (std::int64_t i = 0; i < count; ++i) {
    out[i] = static_cast<std::int64_t>(positions[numbers[static_cast<std::size_t>(i)] & mask]);
  }
  if (shift == 0) return;
  std::vector<Key> run_keys;
  std::vector<Position> run_positions;
  std::vector<std::uint64_t> run_numbers;
  for (std::int64_t begin = 0; begin < count;) {
    const std::uint64_t top = numbers[static_cast<std::size_t>(begin)] >> number_bits;
    std::int64_t end = begin + 1;
    while (end < count && numbers[static_cast<std::size_t>(end)] >> number_bits == top) ++end;
    if (end - begin > 1) {
      run_keys.clear();
      run_positions.clear();
      for (std::int64_t i = begin; i < end; ++i) {
        const std::uint64_t number = numbers[static_cast<std::size_t>(i)] & mask;
        run_keys.push_back(keys[number]);
        run_positions.push_back(positions[number]);
      }
      order_items(run_keys.data(), run_positions.data(), end - begin, out + begin, run_numbers);
    }
    begin = end;
  }
}

template <class Map, class Key>
void argsort_few(const Key *from, std::int64_t *positions, std::int64_t count) {
  std::vector<Key> keys(static_cast<std::size_t>(count));
  std::vector<std::uint32_t> numbers(static_cast<std::size_t>(count));
  for (std::int64_t i = 0; i < count; ++i) keys[static_cast<std::size_t>(i)] = Map::order(from[i]);
  std::iota(numbers.begin(), numbers.end(), 0U);
  std::vector<std::uint64_t> scratch;
  order_items(keys.data(), numbers.data(), count, positions, scratch);
}

template <class Map, class Position, class Key>
void argsort_many(const Key *from, std::int64_t *positions, std::int64_t count) {
  const Dealer<Key> dealer = Dealer<Key>::template from_sample<Ordered<Map>>(from, count);
  const auto keys = temporary<Key>(count);
  const auto dealt = temporary<Position>(count);
  const std::int64_t strips = std::min<std::int64_t>(2L * worker_count(), 64);
  const auto strip_begin = [&](std::int64_t strip) { return count / strips * strip + std::min(strip, count % strips); };
  std::vector<std::array<std::int64_t, kBuckets>> counts(static_cast<std::size_t>(strips));
  parallel_for(strips, 1, 2.0 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t strip = begin; strip < end; ++strip) {
      auto &mine = counts[static_cast<std::size_t>(strip)];
      mine.fill(0);
      for (std::int64_t i = strip_begin(strip); i < strip_begin(strip + 1); ++i) {
        ++mine[dealer.bucket(Map::order(from[i]))];
      }
    }
  });
  std::array<std::int64_t, kBuckets + 1> starts{};
  std::int64_t position = 0;
  for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
    starts[bucket] = position;
    for (auto &strip : counts) position += std::exchange(strip[bucket], position);
  }
  starts[kBuckets] = position;
  parallel_for(strips, 1, 5.0 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t strip = begin; strip < end; ++strip) {
      auto &next = counts[static_cast<std::size_t>(strip)];
      for (std::int64_t i = strip_begin(strip); i < strip_begin(strip + 1); ++i) {
        const Key key = Map::order(from[i]);
        const auto place = static_cast<std::size_t>(next[dealer.bucket(key)]++);
        keys[place] = key;
        dealt[place] = static_cast<Position>(i);
      }
    }
  });
  parallel_for(kBuckets, 1, argsort_cost(count), [&](std::int64_t begin, std::int64_t end) {
    std::vector<std::uint64_t> numbers;
    for (auto bucket = static_cast<std::size_t>(begin); bucket < static_cast<std::size_t>(end); ++bucket) {
      const std::int64_t first = starts[bucket];
      const std::int64_t size = starts[bucket + 1] - first;
      if (size > 0) order_items(keys.get() + first, dealt.get() + first, size, positions + first, numbers);
    }
  });
}

template <class T>
void argsort_compared(const T *from, std::int64_t *positions, std::int64_t count) {
  std::iota(positions, positions + count, std::int64_t{0});
  const auto before = [from](std::int64_t a, std::int64_t b) { return sorts_before(from[a], from[b]); };
  std::int64_t runs = 1;
  while (runs < worker_count() && count / runs > kCompared) runs *= 2;
  const auto edge = [&](std::int64_t run) { return positions + count * run / runs; };
  const double cost = 60.0 * static_cast<double>(count);
  parallel_for(runs, 1, cost, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t run = begin; run < end; ++run) std::stable_sort(edge(run), edge(run + 1), before);
  });
  for (std::int64_t width = 1; width < runs; width *= 2) {
    parallel_for(runs / (2 * width), 1, cost, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t pair = begin; pair < end; ++pair) {
        const std::int64_t first = 2 * width * pair;
        std::inplace_merge(edge(first), edge(first + width), edge(first + 2 * width), before);
      }
    });
  }
}

}  // namespace

void argsort_values(DType dtype, const void *from, std::int64_t *positions, std::int64_t count) {
  if (count == 0) return;
  if (dtype == DType::Complex64) {
    return argsort_compared(static_cast<const std::complex<float> *>(from), positions, count);
  }
  if (dtype == DType::Complex128) {
    return argsort_compared(static_cast<const std::complex<double> *>(from), positions, count);
  }
  with_map(dtype, [&]<class Map, class Key>(Map, Key) {
    const auto *const values = static_cast<const Key *>(from);
    if (count < kDeal) {
      argsort_few<Map>(values, positions, count);
    } else if (count < std::int64_t{1} << 32) {
      argsort_many<Map, std::uint32_t>(values, positions, count);
    } else {
      argsort_many<Map, std::int64_t>(values, positions, count);
    }
  });
}

void argsort_rows(DType dtype, const void *from, std::int64_t *positions, std::int64_t rows, std::int64_t count) {
  const auto row_bytes = static_cast<std::int64_t>(size_of(dtype)) * count;
  const auto *const bytes = static_cast<const std::byte *>(from);
  if (rows == 1) return argsort_values(dtype, from, positions, count);
  parallel_for(rows, 1, argsort_cost(rows * count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t row = begin; row < end; ++row) {
      argsort_values(dtype, bytes + row * row_bytes, positions + row * count, count);
    }
  });
}

}  // namespace gridstride::algorithms
