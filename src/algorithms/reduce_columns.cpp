#include "algorithms/reduce_columns.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>
#include <vector>

#include "algorithms/combine.h"
#include "algorithms/extremes.h"
#include "ir/reduction_order.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

constexpr std::int64_t kStripBytes = 4096;  // of a row that one worker takes at a time

constexpr std::int64_t kShortStripBytes = 256;

/// Floats side by side in a register: operators apply to each, comparisons give masks.
template <class T>
struct Pack {
  typedef T Type __attribute__((vector_size(16)));  // NOLINT(modernize-use-using): the attribute needs a typedef
};
template <class T>
using PackOf = typename Pack<T>::Type;

/// The smaller or greater of two as the scalar operations have it: a NaN wins, and -0 is below 0.
template <bool kGreatest>
struct Extreme {
  static constexpr bool kGreatestWins = kGreatest;
  template <class T>
  static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      return (kGreatest ? a >= b : a <= b) ? a : b;
    } else if constexpr (std::is_floating_point_v<T>) {
      return apply(PackOf<T>{a}, PackOf<T>{b})[0];
    } else {
      using Mask = decltype(a == b);
      const Mask x = std::bit_cast<Mask>(a), y = std::bit_cast<Mask>(b);
      const Mask equal = a == b;
      const Mask first = (kGreatest ? a > b : a < b) | (a != a);
      // Equal numbers have the same bits, or are zeros.
      const Mask same = kGreatest ? x & y : x | y;
      return std::bit_cast<T>((equal & same) | (~equal & ((first & x) | (~first & y))));
    }
  }
};

template <class Combine>
constexpr bool kIsExtreme = false;
template <bool kGreatest>
constexpr bool kIsExtreme<Extreme<kGreatest>> = true;

template <class T>
constexpr std::int64_t kSide = std::is_floating_point_v<T> ? 16 / sizeof(T) : 1;
template <class T>
PackOf<T> load_pack(const T *from) {
  PackOf<T> pack;
  std::memcpy(&pack, from, sizeof pack);
  return pack;
}

/// Combines kRun rows, each kLanes rows behind the one before: what one accumulator takes of a whole leaf. As many
/// streams as that are read side by side, and nothing is written but the result.
template <class Combine, class T>
void fold_rows(T *__restrict to, const std::byte *first, std::int64_t step, std::int64_t columns) {
  if constexpr (std::is_floating_point_v<T> && kIsExtreme<Combine>) {
    constexpr DType kDType = std::is_same_v<T, float> ? DType::Float32 : DType::Float64;
    return fold_extremes(kDType, first, ir::kRun, step, columns, Combine::kGreatestWins, to);
  }
  const T *rows[ir::kRun];
  for (std::int64_t k = 0; k < ir::kRun; ++k) rows[k] = reinterpret_cast<const T *>(first + k * step);
  std::int64_t c = 0;
  if constexpr (std::is_floating_point_v<T>) {
    constexpr std::int64_t kChains = 4;  // so that none waits for itself
    for (; c + kChains * kSide<T> <= columns; c += kChains * kSide<T>) {
      PackOf<T> sums[kChains];
      for (std::int64_t j = 0; j < kChains; ++j) sums[j] = load_pack(rows[0] + c + j * kSide<T>);
      for (std::int64_t k = 1; k < ir::kRun; ++k) {
        for (std::int64_t j = 0; j < kChains; ++j) {
          sums[j] = Combine::apply(sums[j], load_pack(rows[k] + c + j * kSide<T>));
        }
      }
      std::memcpy(to + c, sums, sizeof sums);
    }
  }
  for (; c < columns; ++c) {
    T sum = rows[0][c];
    for (std::int64_t k = 1; k < ir::kRun; ++k) sum = Combine::apply(sum, rows[k][c]);
    to[c] = sum;
  }
}

template <class Combine, class T>
void combine_rows(T *below, const T *above, std::int64_t columns) {
  std::int64_t c = 0;
  if constexpr (std::is_floating_point_v<T>) {
    for (; c + kSide<T> <= columns; c += kSide<T>) {
      const PackOf<T> sum = Combine::apply(load_pack(below + c), load_pack(above + c));
      std::memcpy(below + c, &sum, sizeof sum);
    }
  }
  for (; c < columns; ++c) below[c] = Combine::apply(below[c], above[c]);
}

/// reduce_in_order of ir/reduction_order.h, with strips of rows for values.
template <class Combine, class T>
class StripReducer {
public:
  void reduce(const std::byte *from, std::int64_t rows, std::int64_t stride, std::int64_t columns, T *to) {
    columns_ = columns;
    const auto row = [&](std::int64_t i) { return reinterpret_cast<const T *>(from + i * stride); };
    if (rows < ir::kLanes) {
      std::copy_n(row(0), columns, to);
      for (std::int64_t i = 1; i < rows; ++i) combine_rows<Combine>(to, row(i), columns);
      return;
    }
    depth_ = 0;
    std::int64_t lanes = ir::kLanes;
    for (std::int64_t leaf = 0; leaf * ir::kLeaf < rows; ++leaf) {
      const std::int64_t base = leaf * ir::kLeaf;
      const std::int64_t count = std::min(ir::kLeaf, rows - base);
      T *const sums = push();
      lanes = std::min(ir::kLanes, count);
      if (count == ir::kLeaf) {
        for (std::int64_t j = 0; j < lanes; ++j) {
          fold_rows<Combine>(sums + j * columns, from + (base + j) * stride, ir::kLanes * stride, columns);
        }
      } else {
        for (std::int64_t i = 0; i < lanes; ++i) std::copy_n(row(base + i), columns, sums + i * columns);
        for (std::int64_t i = lanes; i < count; ++i) {
          combine_rows<Combine>(sums + i % ir::kLanes * columns, row(base + i), columns);
        }
      }
      for (std::int64_t ones = leaf; (ones & 1) != 0; ones >>= 1) join_top(lanes);
    }
    while (depth_ > 1) join_top(lanes);
    T *const sums = level(0);
    for (std::int64_t width = ir::kLanes / 2; width > 0; width /= 2) {
      for (std::int64_t j = 0; j < width; ++j) {
        combine_rows<Combine>(sums + j * columns, sums + (j + width) * columns, columns);
      }
    }
    std::copy_n(sums, columns, to);
  }

private:
  T *level(std::size_t depth) { return stack_[depth].data(); }
  T *push() {
    if (depth_ == stack_.size()) stack_.emplace_back();
    stack_[depth_].resize(static_cast<std::size_t>(ir::kLanes * columns_));
    return level(depth_++);
  }
  void join_top(std::int64_t &lanes) {
    combine_rows<Combine>(level(depth_ - 2), level(depth_ - 1), lanes * columns_);
    --depth_;
    lanes = ir::kLanes;
  }

  std::vector<std::vector<T>> stack_;
  std::size_t depth_ = 0;
  std::int64_t columns_ = 0;
};

template <class Combine, class T>
void reduce_matrix(const std::byte *from, std::int64_t rows, std::int64_t columns, std::int64_t stride, T *to) {
  constexpr auto kItem = static_cast<std::int64_t>(sizeof(T));
  const std::int64_t chunks = (rows + ir::kChunk - 1) / ir::kChunk;
  // Columns do not know of each other: a matrix of few strips is cut finer, so that there is one for every worker.
  const std::int64_t share = (columns + worker_count() - 1) / worker_count();
  const std::int64_t width =
      chunks >= worker_count() ? kStripBytes / kItem : std::clamp(share, kShortStripBytes / kItem, kStripBytes / kItem);
  const std::int64_t strips = (columns + width - 1) / width;
  std::vector<T> partial(static_cast<std::size_t>(chunks > 1 ? chunks * columns : 0));
  T *const results = chunks > 1 ? partial.data() : to;
  const double cost = 0.1 * static_cast<double>(rows * columns * kItem);
  parallel_for(chunks * strips, 1, cost, [&](std::int64_t begin, std::int64_t end) {
    StripReducer<Combine, T> reducer;
    for (std::int64_t item = begin; item < end; ++item) {
      const std::int64_t chunk = item / strips;
      const std::int64_t first = item % strips * width;
      reducer.reduce(from + chunk * ir::kChunk * stride + first * kItem,
                     std::min(ir::kChunk, rows - chunk * ir::kChunk), stride, std::min(width, columns - first),
                     results + chunk * columns + first);
    }
  });
  if (chunks > 1) {
    reduce_matrix<Combine>(reinterpret_cast<const std::byte *>(results), chunks, columns, columns * kItem, to);
  }
}

}  // namespace

bool reduces_columns(ScalarOp op, DType dtype) {
  if (op == ScalarOp::Add) return dtype != DType::Bool && size_of(dtype) >= 4;
  const bool other = op == ScalarOp::Mul || op == ScalarOp::Minimum || op == ScalarOp::Maximum;
  return other && size_of(dtype) >= 4 && !is_complex(dtype);
}

void reduce_columns(ScalarOp op, DType dtype, const std::byte *from, std::int64_t rows, std::int64_t columns,
                    std::int64_t stride, std::byte *to) {
  with_element(dtype, [&](auto element) {
    using T = decltype(element);
    if constexpr (sizeof(T) >= 4) {
      T *const result = reinterpret_cast<T *>(to);
      if (op == ScalarOp::Add) return reduce_matrix<AddElements>(from, rows, columns, stride, result);
      if constexpr (!is_complex_type<T>) {
        if (op == ScalarOp::Mul) return reduce_matrix<MulElements>(from, rows, columns, stride, result);
        if (op == ScalarOp::Minimum) return reduce_matrix<Extreme<false>>(from, rows, columns, stride, result);
        if (op == ScalarOp::Maximum) return reduce_matrix<Extreme<true>>(from, rows, columns, stride, result);
      }
    }
  });
}

}  // namespace gridstride::algorithms
