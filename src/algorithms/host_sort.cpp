#include "algorithms/host_sort.h"

#include <hwy/contrib/sort/vqsort.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/sort_keys.h"
#include "base/error.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

// Below this, the fixed cost of the vectorised sort (most of a microsecond) exceeds what it saves.
constexpr std::int64_t kTiny = 64;
// From here on elements are first dealt into buckets, in parallel, and the buckets sorted in cache.
constexpr std::int64_t kDeal = 1 << 18;
constexpr int kBuckets = 256;
constexpr int kCells = 1 << 14;  // of the table that maps the top of a key to its bucket
constexpr std::int64_t kSample = 1 << 15;

double sort_cost(std::int64_t count) {
  return 8.0 * static_cast<double>(count);
}

template <class Key>
void sort_keys(Key *keys, std::int64_t count) {
  if (count <= kTiny) {
    std::sort(keys, keys + count);
  } else {
    thread_local const hwy::Sorter sorter;
    sorter(keys, static_cast<std::size_t>(count), hwy::SortAscending());
  }
}

template <class Map, class Key>
void encode_range(const Key *from, Key *to, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) to[i] = Map::encode(from[i]);
}

template <class Map, class Key>
void decode_range(Key *keys, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) keys[i] = Map::decode(keys[i]);
}

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

using Counts = std::array<std::int64_t, kBuckets>;

template <class Key>
std::unique_ptr<Key[]> temporary(std::int64_t count) {
  std::unique_ptr<Key[]> memory(new (std::nothrow) Key[static_cast<std::size_t>(count)]);
  if (!memory) {
    throw Error(ErrorKind::OutOfMemory, "sort needs " + std::to_string(static_cast<std::size_t>(count) * sizeof(Key)) +
                                            " bytes of temporary memory, which the machine could not give; sort fewer "
                                            "elements at a time");
  }
  return memory;
}

/// Deals `from` (element bits) into `to` (keys), bucket after bucket; returns where each bucket starts.
template <class Map, class Key>
std::vector<std::int64_t> deal(const Key *from, Key *to, std::int64_t count, const Dealer<Key> &dealer) {
  const std::int64_t strips = std::min<std::int64_t>(2L * worker_count(), 64);
  const auto strip_begin = [&](std::int64_t strip) { return count / strips * strip + std::min(strip, count % strips); };
  std::vector<Counts> counts(static_cast<std::size_t>(strips));
  parallel_for(strips, 1, 2.0 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t strip = begin; strip < end; ++strip) {
      Counts &mine = counts[static_cast<std::size_t>(strip)];
      mine.fill(0);
      for (std::int64_t i = strip_begin(strip); i < strip_begin(strip + 1); ++i)
        ++mine[dealer.bucket(Map::encode(from[i]))];
    }
  });

  std::vector<std::int64_t> starts(kBuckets + 1);
  std::int64_t position = 0;
  for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
    starts[bucket] = position;
    for (Counts &strip : counts) position += std::exchange(strip[bucket], position);
  }
  starts[kBuckets] = position;

  parallel_for(strips, 1, 3.0 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t strip = begin; strip < end; ++strip) {
      Counts &next = counts[static_cast<std::size_t>(strip)];
      for (std::int64_t i = strip_begin(strip); i < strip_begin(strip + 1); ++i) {
        const Key key = Map::encode(from[i]);
        to[next[dealer.bucket(key)]++] = key;
      }
    }
  });
  return starts;
}

/// Sorts `count` elements of `from` into `to`. They may be the same memory.
template <class Map, class Key>
void sort_mapped(const Key *from, Key *to, std::int64_t count) {
  if (count < kDeal) {
    encode_range<Map>(from, to, count);
    sort_keys(to, count);
    decode_range<Map>(to, count);
    return;
  }
  const Dealer<Key> dealer = Dealer<Key>::template from_sample<Map>(from, count);
  std::unique_ptr<Key[]> memory;
  Key *keys = to;
  if (from == to) {
    memory = temporary<Key>(count);
    keys = memory.get();
  }
  const std::vector<std::int64_t> starts = deal<Map>(from, keys, count, dealer);
  parallel_for(kBuckets, 1, sort_cost(count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t bucket = begin; bucket < end; ++bucket) {
      const auto index = static_cast<std::size_t>(bucket);
      const std::int64_t size = starts[index + 1] - starts[index];
      Key *mine = keys + starts[index];
      sort_keys(mine, size);
      decode_range<Map>(mine, size);
      if (mine != to + starts[index])
        std::memcpy(to + starts[index], mine, static_cast<std::size_t>(size) * sizeof(Key));
    }
  });
}

/// Elements of one byte: counted and written out.
template <class Map>
void sort_bytes(const std::uint8_t *from, std::uint8_t *to, std::int64_t count) {
  std::array<std::int64_t, 256> counts{};
  for (std::int64_t i = 0; i < count; ++i) ++counts[Map::encode(from[i])];
  for (std::size_t key = 0; key < 256; ++key) {
    std::memset(to, Map::decode(static_cast<std::uint8_t>(key)), static_cast<std::size_t>(counts[key]));
    to += counts[key];
  }
}

/// Stable order by least significant digit, a byte at a time, on (key, position) pairs; bytes in which all keys agree
/// are skipped.
template <class Map, class Key>
void argsort_mapped(const Key *from, std::int64_t *positions, std::int64_t count) {
  struct Pair {
    Key key;
    std::int64_t position;
  };
  auto first = temporary<Pair>(count);
  auto second = temporary<Pair>(count);
  constexpr int kDigits = sizeof(Key);
  std::array<std::array<std::int64_t, 256>, kDigits> counts{};
  for (std::int64_t i = 0; i < count; ++i) {
    const Key key = Map::encode_equal(from[i]);
    first[static_cast<std::size_t>(i)] = {key, i};
    for (int digit = 0; digit < kDigits; ++digit) ++counts[static_cast<std::size_t>(digit)][(key >> (8 * digit)) & 255];
  }
  for (int digit = 0; digit < kDigits; ++digit) {
    auto &histogram = counts[static_cast<std::size_t>(digit)];
    if (std::find(histogram.begin(), histogram.end(), count) != histogram.end()) continue;
    std::int64_t next = 0;
    for (std::int64_t &entry : histogram) next += std::exchange(entry, next);
    for (std::int64_t i = 0; i < count; ++i) {
      const Pair &pair = first[static_cast<std::size_t>(i)];
      second[static_cast<std::size_t>(histogram[(pair.key >> (8 * digit)) & 255]++)] = pair;
    }
    std::swap(first, second);
  }
  for (std::int64_t i = 0; i < count; ++i) positions[i] = first[static_cast<std::size_t>(i)].position;
}

/// Calls `use` with the key map and key type of a dtype.
template <class Use>
void with_map(DType dtype, const Use &use) {
  switch (dtype) {
    case DType::Bool:
    case DType::UInt8: return use(KeyMap<std::uint8_t, KeyKind::Unsigned>{}, std::uint8_t{});
    case DType::Int8: return use(KeyMap<std::uint8_t, KeyKind::Signed>{}, std::uint8_t{});
    case DType::UInt16: return use(KeyMap<std::uint16_t, KeyKind::Unsigned>{}, std::uint16_t{});
    case DType::Int16: return use(KeyMap<std::uint16_t, KeyKind::Signed>{}, std::uint16_t{});
    case DType::Float16: return use(KeyMap<std::uint16_t, KeyKind::Float, 10>{}, std::uint16_t{});
    case DType::BFloat16: return use(KeyMap<std::uint16_t, KeyKind::Float, 7>{}, std::uint16_t{});
    case DType::UInt32: return use(KeyMap<std::uint32_t, KeyKind::Unsigned>{}, std::uint32_t{});
    case DType::Int32: return use(KeyMap<std::uint32_t, KeyKind::Signed>{}, std::uint32_t{});
    case DType::Float32: return use(KeyMap<std::uint32_t, KeyKind::Float, 23>{}, std::uint32_t{});
    case DType::UInt64: return use(KeyMap<std::uint64_t, KeyKind::Unsigned>{}, std::uint64_t{});
    case DType::Int64: return use(KeyMap<std::uint64_t, KeyKind::Signed>{}, std::uint64_t{});
    case DType::Float64: return use(KeyMap<std::uint64_t, KeyKind::Float, 52>{}, std::uint64_t{});
    case DType::Complex64:
    case DType::Complex128: break;
  }
  throw Error(ErrorKind::Type,
              "sort: dtype " + std::string(name(dtype)) +
                  " has no sort on this device; sort the real and imaginary parts, or a copy on the host");
}

}  // namespace

bool sort_supports(DType dtype) {
  return !is_complex(dtype);
}

void sort_values(DType dtype, const void *from, void *to, std::int64_t count) {
  with_map(dtype, [&]<class Map, class Key>(Map, Key) {
    if constexpr (sizeof(Key) == 1) {
      sort_bytes<Map>(static_cast<const Key *>(from), static_cast<Key *>(to), count);
    } else {
      sort_mapped<Map>(static_cast<const Key *>(from), static_cast<Key *>(to), count);
    }
  });
}

void sort_values(DType dtype, void *data, std::int64_t count) {
  sort_values(dtype, data, data, count);
}

void sort_rows(DType dtype, void *data, std::int64_t rows, std::int64_t count) {
  const auto row_bytes = static_cast<std::int64_t>(size_of(dtype)) * count;
  auto *bytes = static_cast<std::byte *>(data);
  if (rows == 1) return sort_values(dtype, data, count);
  parallel_for(rows, 1, sort_cost(rows * count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t row = begin; row < end; ++row) sort_values(dtype, bytes + row * row_bytes, count);
  });
}

void argsort_values(DType dtype, const void *from, std::int64_t *positions, std::int64_t count) {
  with_map(dtype, [&]<class Map, class Key>(Map, Key) {
    argsort_mapped<Map>(static_cast<const Key *>(from), positions, count);
  });
}

}  // namespace gridstride::algorithms
