#include "algorithms/host_sort.h"

#include <algorithm>
#include <array>
#include <complex>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "algorithms/bucket_sort.h"
#include "algorithms/dealer.h"
#include "algorithms/elements.h"
#include "algorithms/key_sort.h"
#include "algorithms/sort_keys.h"
#include "base/error.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

// From here on elements are first dealt into buckets, in parallel, and the buckets sorted in cache.
constexpr std::int64_t kDeal = 1 << 18;

constexpr std::int64_t kCompared = 1 << 14;  // of a run that is sorted by comparison

double sort_cost(std::int64_t count) {
  return 8.0 * static_cast<double>(count);
}

template <class Map, class Key>
void encode_range(const Key *from, Key *to, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) to[i] = Map::encode(from[i]);
}

template <class Map, class Key>
void decode_range(const Key *keys, Key *to, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) to[i] = Map::decode(keys[i]);
}

/// The vectorised sort, which takes signed numbers.
template <class Key>
void sort_compared_keys(Key *keys, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) keys[i] = signed_key(keys[i]);
  sort_signed(keys, count);
  for (std::int64_t i = 0; i < count; ++i) keys[i] = signed_key(keys[i]);
}

template <class Key>
void sort_in_cache(Key *keys, Key *scratch, std::int64_t count) {
  if (vectors_sort_buckets()) return sort_compared_keys(keys, count);
  sort_bucket(keys, scratch, count, [](Key *all, std::int64_t size) { sort_compared_keys(all, size); });
}

using Counts = std::array<std::int64_t, kBuckets>;

/// Deals `from` (element bits) into `to` (keys), bucket after bucket; returns where each bucket starts.
template <class Map, class Key>
std::vector<std::int64_t> deal(const Key *from, Key *to, std::int64_t count, const Dealer<Key> &dealer) {
  const std::int64_t strips = std::min<std::int64_t>(2L * worker_count(), 64);
  const auto strip_begin = [&](std::int64_t strip) { return count / strips * strip + std::min(strip, count % strips); };
  std::vector<Counts> counts(static_cast<std::size_t>(strips));
  // Finding a key's bucket costs more than a byte's way to memory and back.
  static_assert(kBuckets <= 256);
  const std::unique_ptr<std::uint8_t[]> buckets = temporary<std::uint8_t>(count);
  parallel_for(strips, 1, 2.0 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t strip = begin; strip < end; ++strip) {
      Counts &mine = counts[static_cast<std::size_t>(strip)];
      mine.fill(0);
      for (std::int64_t i = strip_begin(strip); i < strip_begin(strip + 1); ++i) {
        const std::size_t bucket = dealer.bucket(Map::encode(from[i]));
        buckets[i] = static_cast<std::uint8_t>(bucket);
        ++mine[bucket];
      }
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
        to[next[buckets[i]]++] = Map::encode(from[i]);
      }
    }
  });
  return starts;
}

/// Sorts `count` elements of `from` into `to`. They may be the same memory.
template <class Map, class Key>
void sort_mapped(const Key *from, Key *to, std::int64_t count) {
  if (count < kDeal) {
    std::unique_ptr<Key[]> scratch;
    if (count >= bucket::kFewest) scratch = temporary<Key>(count);
    encode_range<Map>(from, to, count);
    sort_in_cache(to, scratch.get(), count);
    decode_range<Map>(to, to, count);
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
  std::int64_t largest = 0;
  for (std::size_t i = 0; i < kBuckets; ++i) largest = std::max(largest, starts[i + 1] - starts[i]);
  parallel_for(kBuckets, 1, sort_cost(count), [&](std::int64_t begin, std::int64_t end) {
    // The elements' own place serves as scratch where the keys lie elsewhere.
    std::unique_ptr<Key[]> own;
    if (keys == to) own = temporary<Key>(largest);
    for (std::int64_t bucket = begin; bucket < end; ++bucket) {
      const auto index = static_cast<std::size_t>(bucket);
      const std::int64_t size = starts[index + 1] - starts[index];
      Key *const mine = keys + starts[index];
      Key *const place = to + starts[index];
      sort_in_cache(mine, own ? own.get() : place, size);
      decode_range<Map>(mine, place, size);
    }
  });
}

/// Elements of one byte: counted and written out.
template <class Map>
void sort_bytes(const std::uint8_t *from, std::uint8_t *to, std::int64_t count) {
  std::array<std::int64_t, 256> counts{};
  for (std::int64_t i = 0; i < count; ++i) ++counts[Map::encode(from[i])];
  for (std::size_t key = 0; key < 256; ++key) {
    to = std::fill_n(to, counts[key], Map::decode(static_cast<std::uint8_t>(key)));
  }
}

}  // namespace

namespace {

/// Complex numbers by comparison: runs of about equal length on all workers, then merged in pairs.
template <class T>
void sort_compared(T *data, std::int64_t count) {
  const auto before = [](const T &a, const T &b) { return sorts_before(a, b); };
  std::int64_t runs = 1;
  while (runs < worker_count() && count / runs > kCompared) runs *= 2;
  const auto edge = [&](std::int64_t run) { return data + count * run / runs; };
  const double cost = 30.0 * static_cast<double>(count);
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

void sort_values(DType dtype, const void *from, void *to, std::int64_t count) {
  if (is_complex(dtype)) {
    if (from != to) std::memcpy(to, from, static_cast<std::size_t>(count) * size_of(dtype));
    if (dtype == DType::Complex64) return sort_compared(static_cast<std::complex<float> *>(to), count);
    return sort_compared(static_cast<std::complex<double> *>(to), count);
  }
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

}  // namespace gridstride::algorithms
