#include "algorithms/arg_extreme.h"

#include <algorithm>
#include <type_traits>
#include <vector>

#include "algorithms/elements.h"
#include "algorithms/extremes.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

constexpr std::int64_t kBlock = 4096;
constexpr double kElementCost = 0.2;
constexpr double kSlowElementCost = 2;  // of those that are compared one after the other

/// Whether `a` is preferred to `b` when both stand alone: strictly better, so that the first of equals stays.
template <bool Largest, class T>
bool better(const T &a, const T &b) {
  if (is_nan(b)) return false;
  if (is_nan(a)) return true;
  return Largest ? sorts_before(b, a) : sorts_before(a, b);
}

/// Position of the extreme of data[begin, end). Plain numbers go block by block: an extreme without positions first,
/// and the position only where a block improves on what was there.
template <bool Largest, class T>
std::int64_t search(DType dtype, const T *data, std::int64_t begin, std::int64_t end) {
  std::int64_t best = begin;
  if constexpr (std::is_arithmetic_v<T>) {
    const DType kind = std::is_same_v<T, bool> ? DType::UInt8 : dtype;
    for (std::int64_t base = begin; base < end; base += kBlock) {
      const std::int64_t stop = std::min(base + kBlock, end);
      T extreme{};
      if (find_extreme(kind, data + base, stop - base, Largest, &extreme)) {
        return std::find_if(data + base, data + stop, [](T value) { return value != value; }) - data;
      }
      if (base != begin && !better<Largest>(extreme, data[best])) continue;
      best = base + find_equal(kind, data + base, stop - base, &extreme);
    }
  } else {
    for (std::int64_t i = begin + 1; i < end; ++i) {
      if (better<Largest>(data[i], data[best])) best = i;
    }
  }
  return best;
}

template <bool Largest, class T>
void search_rows(DType dtype, const T *data, std::int64_t rows, std::int64_t length, std::int64_t *positions) {
  const double cost = arg_extreme_cost(dtype, rows * length);
  if (rows >= 4 * worker_count() || length < 4 * kBlock) {
    const std::int64_t grain = std::max<std::int64_t>(1, kBlock / length);
    parallel_for(rows, grain, cost, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t row = begin; row < end; ++row) {
        positions[row] = search<Largest>(dtype, data + row * length, 0, length);
      }
    });
    return;
  }
  constexpr std::int64_t kPiece = 4 * kBlock;
  const std::int64_t pieces = (length + kPiece - 1) / kPiece;
  std::vector<std::int64_t> found(static_cast<std::size_t>(pieces));
  for (std::int64_t row = 0; row < rows; ++row) {
    const T *line = data + row * length;
    parallel_for(pieces, 1, cost / static_cast<double>(rows), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t piece = begin; piece < end; ++piece) {
        found[static_cast<std::size_t>(piece)] =
            search<Largest>(dtype, line, piece * kPiece, std::min((piece + 1) * kPiece, length));
      }
    });
    std::int64_t best = found[0];
    for (const std::int64_t candidate : found) {
      if (better<Largest>(line[candidate], line[best])) best = candidate;
    }
    positions[row] = best;
  }
}

}  // namespace

double arg_extreme_cost(DType dtype, std::int64_t elements) {
  const bool plain = !is_complex(dtype) && dtype != DType::Float16 && dtype != DType::BFloat16;
  return (plain ? kElementCost : kSlowElementCost) * static_cast<double>(elements);
}

void arg_extreme(const void *data, DType dtype, std::int64_t rows, std::int64_t length, bool largest,
                 std::int64_t *positions) {
  with_element(dtype, [&](auto element) {
    using T = decltype(element);
    const T *const values = static_cast<const T *>(data);
    if (largest) {
      search_rows<true>(dtype, values, rows, length, positions);
    } else {
      search_rows<false>(dtype, values, rows, length, positions);
    }
  });
}

}  // namespace gridstride::algorithms
