#include "algorithms/host_search.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <vector>

#include "algorithms/elements.h"
#include "algorithms/extremes.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

constexpr std::int64_t kFewBins = 1 << 15;    // each worker counts in a table of its own
constexpr std::int64_t kFewValues = 1 << 14;  // counted by the caller

template <bool kRight, class T>
std::int64_t place_of(const T *sorted, std::int64_t length, const T &value) {
  const auto before = [&](const T &element) {
    return kRight ? !sorts_before(value, element) : sorts_before(element, value);
  };
  const T *base = sorted;
  while (length > 1) {
    const std::int64_t half = length / 2;
    base += before(base[half - 1]) ? half : 0;
    length -= half;
  }
  return base - sorted + (length == 1 && before(*base) ? 1 : 0);
}

/// Calls count(begin, end, table) for strips of [0, count) and adds the tables up.
template <class Count>
void count_in_tables(std::int64_t count, std::int64_t bins, std::int64_t *counts, double cost, const Count &body) {
  std::fill(counts, counts + bins, 0);
  if (bins > kFewBins || count <= kFewValues) {
    body(0, count, counts);
    return;
  }
  const std::int64_t strips = std::min<std::int64_t>(worker_count(), 64);
  std::vector<std::vector<std::int64_t>> tables(static_cast<std::size_t>(strips));
  parallel_for(strips, 1, cost, [&](std::int64_t first, std::int64_t last) {
    for (std::int64_t strip = first; strip < last; ++strip) {
      auto &table = tables[static_cast<std::size_t>(strip)];
      table.assign(static_cast<std::size_t>(bins), 0);
      body(count * strip / strips, count * (strip + 1) / strips, table.data());
    }
  });
  for (const auto &table : tables) {
    for (std::size_t bin = 0; bin < table.size(); ++bin) counts[bin] += table[bin];
  }
}

/// The bins of equal width.
class Bins {
public:
  Bins(const double *edges, std::int64_t bins)
      : edges_(edges), bins_(bins), first_(edges[0]), last_(edges[bins]), width_(last_ - first_) {}
  /// -1 outside. The arithmetic may miss by one; the edges decide.
  [[nodiscard]] std::int64_t of(double value) const {
    if (!(value >= first_ && value <= last_)) return -1;
    auto bin = static_cast<std::int64_t>((value - first_) / width_ * static_cast<double>(bins_));
    bin -= bin == bins_ ? 1 : 0;
    bin -= value < edges_[bin] ? 1 : 0;
    bin += value >= edges_[bin + 1] && bin != bins_ - 1 ? 1 : 0;
    return bin;
  }

private:
  const double *edges_;
  std::int64_t bins_;
  double first_;
  double last_;
  double width_;
};

}  // namespace

void search_sorted(DType dtype, const void *sorted, std::int64_t length, const void *values, std::int64_t count,
                   bool right, std::int64_t *places) {
  const double cost = (4.0 + 2.0 * std::log2(static_cast<double>(length) + 1)) * static_cast<double>(count);
  with_element(dtype, [&](auto element) {
    using T = decltype(element);
    const T *const in = static_cast<const T *>(sorted);
    const T *const wanted = static_cast<const T *>(values);
    parallel_for(count, 256, cost, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i) {
        places[i] = right ? place_of<true>(in, length, wanted[i]) : place_of<false>(in, length, wanted[i]);
      }
    });
  });
}

std::uint64_t greatest_word(const std::uint64_t *values, std::int64_t count) {
  std::atomic<std::uint64_t> greatest{0};
  parallel_for(count, 4096, 0.2 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
    std::uint64_t found = 0;
    (void)find_extreme(DType::UInt64, values + begin, end - begin, true, &found);
    std::uint64_t known = greatest.load(std::memory_order_relaxed);
    while (known < found && !greatest.compare_exchange_weak(known, found, std::memory_order_relaxed)) {}
  });
  return greatest.load(std::memory_order_relaxed);
}

void count_values(const std::int64_t *values, std::int64_t count, std::int64_t bins, std::int64_t *counts) {
  count_in_tables(count, bins, counts, static_cast<double>(count),
                  [&](std::int64_t begin, std::int64_t end, std::int64_t *table) {
                    for (std::int64_t i = begin; i < end; ++i) ++table[values[i]];
                  });
}

void sum_values(const std::int64_t *values, const double *weights, std::int64_t count, std::int64_t bins,
                double *sums) {
  std::fill(sums, sums + bins, 0.0);
  // Each worker has bins of its own: the order of a bin's sum is that of the values.
  const std::int64_t workers = std::min<std::int64_t>(worker_count(), 8);
  parallel_for(workers, 1, 2.0 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
    const std::int64_t first = bins * begin / workers;
    const auto width = static_cast<std::uint64_t>(bins * end / workers - first);
    for (std::int64_t i = 0; i < count; ++i) {
      if (static_cast<std::uint64_t>(values[i] - first) < width) sums[values[i]] += weights[i];
    }
  });
}

void count_bins(const double *values, std::int64_t count, const double *edges, std::int64_t bins,
                std::int64_t *counts) {
  const Bins by(edges, bins);
  count_in_tables(count, bins, counts, 4.0 * static_cast<double>(count),
                  [&](std::int64_t begin, std::int64_t end, std::int64_t *table) {
                    for (std::int64_t i = begin; i < end; ++i) {
                      const std::int64_t bin = by.of(values[i]);
                      if (bin >= 0) ++table[bin];
                    }
                  });
}

void find_bins(const double *values, std::int64_t count, const double *edges, std::int64_t bins, std::int64_t *found) {
  const Bins by(edges, bins);
  parallel_for(count, 1024, 4.0 * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) found[i] = by.of(values[i]);
  });
}

}  // namespace gridstride::algorithms
