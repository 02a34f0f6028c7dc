#include "algorithms/host_select.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstring>
#include <numeric>
#include <utility>
#include <vector>

#include "algorithms/dealer.h"
#include "algorithms/elements.h"
#include "algorithms/sort_keys.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

constexpr std::int64_t kFew = 600;             // selected by comparing
constexpr std::int64_t kStripItems = 1 << 17;  // of work for one thread

/// Selects among items by their keys: pivots from a sample enclose the place that is asked for, one pass parts the
/// items by them, and what lies between the pivots is treated again.
template <class Item, class KeyOf>
class Selector {
public:
  using Key = decltype(std::declval<KeyOf>()(std::declval<Item>()));

  explicit Selector(KeyOf key_of) : key_of_(key_of) {}

  /// Items source(0..count) to `to`, selected at `kth`.
  template <class Source>
  void select(const Source &source, Item *to, std::int64_t count, std::span<const std::int64_t> kth,
              std::int64_t first = 0) {
    if (kth.empty() || count <= kFew) {
      for (std::int64_t i = 0; i < count; ++i) to[i] = source(i);
      select_few(to, count, kth, first);
      return;
    }
    const std::int64_t place = kth[kth.size() / 2] - first;
    const auto [low, high] = pivots(source, count, place);
    const std::array<std::int64_t, 2> cuts = part(source, to, count, low, high);
    const auto inside = [&](std::int64_t begin, std::int64_t end) {
      const auto from = std::lower_bound(kth.begin(), kth.end(), first + begin);
      return std::span<const std::int64_t>(from, std::lower_bound(from, kth.end(), first + end));
    };
    again(to, 0, cuts[0], inside(0, cuts[0]), first, count);
    if (low != high) again(to, cuts[0], cuts[1], inside(cuts[0], cuts[1]), first, count);
    again(to, cuts[1], count, inside(cuts[1], count), first, count);
  }

private:
  void again(Item *to, std::int64_t begin, std::int64_t end, std::span<const std::int64_t> kth, std::int64_t first,
             std::int64_t whole) {
    if (kth.empty()) return;
    if (end - begin == whole) {  // the pivots told nothing apart
      select_few(to, whole, kth, first);
      return;
    }
    const std::vector<Item> items(to + begin, to + end);
    select([&](std::int64_t i) { return items[static_cast<std::size_t>(i)]; }, to + begin, end - begin, kth,
           first + begin);
  }

  void select_few(Item *items, std::int64_t count, std::span<const std::int64_t> kth, std::int64_t first) {
    std::int64_t done = 0;
    for (const std::int64_t place : kth) {
      if (place - first < done) continue;
      std::nth_element(items + done, items + (place - first), items + count,
                       [&](const Item &a, const Item &b) { return key_of_(a) < key_of_(b); });
      done = place - first + 1;
    }
  }

  template <class Source>
  std::pair<Key, Key> pivots(const Source &source, std::int64_t count, std::int64_t place) const {
    const std::int64_t size = std::clamp<std::int64_t>(count / 128, 128, 4096);
    std::vector<Key> sample(static_cast<std::size_t>(size));
    std::uint64_t state = 0x9E3779B97F4A7C15u;
    for (Key &key : sample) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      key = key_of_(source(static_cast<std::int64_t>((state >> 11) % static_cast<std::uint64_t>(count))));
    }
    const auto middle =
        static_cast<std::int64_t>(static_cast<double>(place) / static_cast<double>(count) * static_cast<double>(size));
    const auto margin = static_cast<std::int64_t>(1.5 * std::sqrt(static_cast<double>(size))) + 1;
    const auto at = [&](std::int64_t i, std::int64_t sorted) {
      const auto wanted = sample.begin() + std::clamp<std::int64_t>(i, 0, size - 1);
      std::nth_element(sample.begin() + sorted, wanted, sample.end());
      return *wanted;
    };
    const Key low = at(middle - margin, 0);
    return {low, at(middle + margin, std::clamp<std::int64_t>(middle - margin, 0, size - 1))};
  }

  /// Items below `low`, those up to `high`, the rest; returns where the second and the third begin.
  template <class Source>
  std::array<std::int64_t, 2> part(const Source &source, Item *to, std::int64_t count, Key low, Key high) const {
    const std::int64_t strips = std::clamp<std::int64_t>(count / kStripItems, 1, 4L * worker_count());
    const auto edge = [&](std::int64_t strip) { return count / strips * strip + std::min(strip, count % strips); };
    std::vector<std::array<std::int64_t, 3>> places(static_cast<std::size_t>(strips));
    parallel_for(strips, 1, 1.0 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t strip = begin; strip < end; ++strip) {
        std::int64_t from_low = 0;
        std::int64_t above_high = 0;
        for (std::int64_t i = edge(strip); i < edge(strip + 1); ++i) {
          const Key key = key_of_(source(i));
          from_low += key >= low ? 1 : 0;
          above_high += key > high ? 1 : 0;
        }
        places[static_cast<std::size_t>(strip)] = {edge(strip + 1) - edge(strip) - from_low, from_low - above_high,
                                                   above_high};
      }
    });
    std::int64_t next = 0;
    std::array<std::int64_t, 3> starts{};
    for (std::size_t group = 0; group < 3; ++group) {
      starts[group] = next;
      for (auto &strip : places) next += std::exchange(strip[group], next);
    }
    parallel_for(strips, 1, 1.5 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t strip = begin; strip < end; ++strip) {
        std::array<std::int64_t, 3> at = places[static_cast<std::size_t>(strip)];
        for (std::int64_t i = edge(strip); i < edge(strip + 1); ++i) {
          const Item item = source(i);
          const Key key = key_of_(item);
          const std::size_t group = (key >= low ? 1U : 0U) + (key > high ? 1U : 0U);
          to[at[group]++] = item;
        }
      }
    });
    return {starts[1], starts[2]};
  }

  KeyOf key_of_;
};

template <class Body>
void for_rows(std::int64_t rows, std::int64_t count, const Body &body) {
  if (rows == 1) return body(0);
  parallel_for(rows, 1, partition_cost(rows * count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t row = begin; row < end; ++row) body(row);
  });
}

template <class Compare, class Item>
void select_compared(Item *items, std::int64_t count, std::span<const std::int64_t> kth, const Compare &compare) {
  std::int64_t done = 0;
  for (const std::int64_t place : kth) {
    if (place < done) continue;
    std::nth_element(items + done, items + place, items + count, compare);
    done = place + 1;
  }
}

template <class Body>
void with_complex(DType dtype, const Body &body) {
  if (dtype == DType::Complex64) return body(std::complex<float>{});
  body(std::complex<double>{});
}

}  // namespace

double partition_cost(std::int64_t elements) {
  return 4.0 * static_cast<double>(elements);
}

void partition_rows(DType dtype, const void *from, void *to, std::int64_t rows, std::int64_t count,
                    std::span<const std::int64_t> kth) {
  if (is_complex(dtype)) {
    with_complex(dtype, [&](auto element) {
      using T = decltype(element);
      for_rows(rows, count, [&](std::int64_t row) {
        T *const place = static_cast<T *>(to) + row * count;
        std::copy_n(static_cast<const T *>(from) + row * count, count, place);
        select_compared(place, count, kth, [](const T &a, const T &b) { return sorts_before(a, b); });
      });
    });
    return;
  }
  with_map(dtype, [&]<class Map, class Key>(Map, Key) {
    for_rows(rows, count, [&](std::int64_t row) {
      const Key *const values = static_cast<const Key *>(from) + row * count;
      const auto key_of = [](Key bits) { return Map::encode(bits); };
      Selector<Key, decltype(key_of)> selector(key_of);
      selector.select([values](std::int64_t i) { return values[i]; }, static_cast<Key *>(to) + row * count, count, kth);
    });
  });
}

void argpartition_rows(DType dtype, const void *from, std::int64_t *to, std::int64_t rows, std::int64_t count,
                       std::span<const std::int64_t> kth) {
  if (is_complex(dtype)) {
    with_complex(dtype, [&](auto element) {
      using T = decltype(element);
      for_rows(rows, count, [&](std::int64_t row) {
        const T *const values = static_cast<const T *>(from) + row * count;
        std::int64_t *const place = to + row * count;
        std::iota(place, place + count, std::int64_t{0});
        select_compared(place, count, kth,
                        [values](std::int64_t a, std::int64_t b) { return sorts_before(values[a], values[b]); });
      });
    });
    return;
  }
  with_map(dtype, [&]<class Map, class Key>(Map, Key) {
    for_rows(rows, count, [&](std::int64_t row) {
      const Key *const values = static_cast<const Key *>(from) + row * count;
      const auto key_of = [values](std::int64_t i) { return Map::encode(values[i]); };
      Selector<std::int64_t, decltype(key_of)> selector(key_of);
      selector.select([](std::int64_t i) { return i; }, to + row * count, count, kth);
    });
  });
}

}  // namespace gridstride::algorithms
