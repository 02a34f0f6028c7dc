#include "algorithms/arg_extreme.h"

#include <algorithm>
#include <type_traits>
#include <vector>

#include "algorithms/elements.h"
#include "runtime/parallel.h"

// Vectorised; clang does that at -O2 and has no such attribute.
#ifdef __clang__
#define GS_OPTIMIZED
#else
#define GS_OPTIMIZED __attribute__((optimize("O3")))
#endif

namespace gridstride::algorithms {

namespace {

constexpr std::int64_t kBlock = 4096;
constexpr double kElementCost = 0.6;

/// Whether `a` is preferred to `b` when both stand alone: strictly better, so that the first of equals stays.
template <bool Largest, class T>
bool better(const T &a, const T &b) {
  if (is_nan(b)) return false;
  if (is_nan(a)) return true;
  return Largest ? sorts_before(b, a) : sorts_before(a, b);
}

/// The extreme of plain numbers and whether one is NaN: several at a time, so that none waits for the one before.
template <bool Largest, class T>
GS_OPTIMIZED T extreme_of(const T *data, std::int64_t count, bool &nan) {
  constexpr std::int64_t kSide = 64 / sizeof(T);
  T best[kSide];
  std::uint8_t odd[kSide] = {};
  for (std::int64_t k = 0; k < kSide; ++k) best[k] = data[0];
  std::int64_t i = 0;
  for (; i + kSide <= count; i += kSide) {
    for (std::int64_t k = 0; k < kSide; ++k) {
      const T value = data[i + k];
      if constexpr (std::is_floating_point_v<T>) odd[k] |= value != value ? 1 : 0;
      best[k] = (Largest ? value > best[k] : value < best[k]) ? value : best[k];
    }
  }
  for (; i < count; ++i) {
    const T value = data[i];
    if constexpr (std::is_floating_point_v<T>) odd[0] |= value != value ? 1 : 0;
    best[0] = (Largest ? value > best[0] : value < best[0]) ? value : best[0];
  }
  for (std::int64_t k = 0; k < kSide; ++k) {
    nan = nan || odd[k] != 0;
    best[0] = (Largest ? best[k] > best[0] : best[k] < best[0]) ? best[k] : best[0];
  }
  return best[0];
}

/// Position of the extreme of data[begin, end). Plain numbers go block by block: an extreme without positions first,
/// and the position only where a block improves on what was there.
template <bool Largest, class T>
std::int64_t search(const T *data, std::int64_t begin, std::int64_t end) {
  std::int64_t best = begin;
  if constexpr (std::is_arithmetic_v<T>) {
    for (std::int64_t base = begin; base < end; base += kBlock) {
      const std::int64_t stop = std::min(base + kBlock, end);
      bool nan = false;
      const T extreme = extreme_of<Largest>(data + base, stop - base, nan);
      if (nan) return std::find_if(data + base, data + stop, [](T value) { return value != value; }) - data;
      if (base != begin && !better<Largest>(extreme, data[best])) continue;
      best = std::find(data + base, data + stop, extreme) - data;
    }
  } else {
    for (std::int64_t i = begin + 1; i < end; ++i) {
      if (better<Largest>(data[i], data[best])) best = i;
    }
  }
  return best;
}

template <bool Largest, class T>
void search_rows(const T *data, std::int64_t rows, std::int64_t length, std::int64_t *positions) {
  const double cost = arg_extreme_cost(DType::Float64, rows * length);
  if (rows >= 4 * worker_count() || length < 16 * kBlock) {
    const std::int64_t grain = std::max<std::int64_t>(1, kBlock / length);
    parallel_for(rows, grain, cost, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t row = begin; row < end; ++row) {
        positions[row] = search<Largest>(data + row * length, 0, length);
      }
    });
    return;
  }
  constexpr std::int64_t kPiece = 16 * kBlock;
  const std::int64_t pieces = (length + kPiece - 1) / kPiece;
  std::vector<std::int64_t> found(static_cast<std::size_t>(pieces));
  for (std::int64_t row = 0; row < rows; ++row) {
    const T *line = data + row * length;
    parallel_for(pieces, 1, cost / static_cast<double>(rows), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t piece = begin; piece < end; ++piece) {
        found[static_cast<std::size_t>(piece)] =
            search<Largest>(line, piece * kPiece, std::min((piece + 1) * kPiece, length));
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

double arg_extreme_cost(DType, std::int64_t elements) {
  return kElementCost * static_cast<double>(elements);
}

void arg_extreme(const void *data, DType dtype, std::int64_t rows, std::int64_t length, bool largest,
                 std::int64_t *positions) {
  with_element(dtype, [&](auto element) {
    using T = decltype(element);
    const T *const values = static_cast<const T *>(data);
    if (largest) {
      search_rows<true>(values, rows, length, positions);
    } else {
      search_rows<false>(values, rows, length, positions);
    }
  });
}

}  // namespace gridstride::algorithms
