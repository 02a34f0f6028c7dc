#include "algorithms/reduce_columns.h"

#include <algorithm>
#include <vector>

#include "algorithms/combine.h"
#include "ir/reduction_order.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

constexpr std::int64_t kStripBytes = 4096;  // of a row that one worker takes at a time

/// Combines kRun rows, each kLanes rows behind the one before: what one accumulator takes of a whole leaf. As many
/// streams as that are read side by side, and nothing is written but the result.
template <class Combine, class T>
void fold_rows(T *__restrict to, const std::byte *first, std::int64_t step, std::int64_t columns) {
  const T *rows[ir::kRun];
  for (std::int64_t k = 0; k < ir::kRun; ++k) rows[k] = reinterpret_cast<const T *>(first + k * step);
  for (std::int64_t c = 0; c < columns; ++c) {
    T sum = rows[0][c];
    for (std::int64_t k = 1; k < ir::kRun; ++k) sum = Combine::apply(sum, rows[k][c]);
    to[c] = sum;
  }
}

template <class Combine, class T>
void combine_rows(T *below, const T *above, std::int64_t columns) {
  for (std::int64_t c = 0; c < columns; ++c) below[c] = Combine::apply(below[c], above[c]);
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
  const std::int64_t width = kStripBytes / kItem;
  const std::int64_t strips = (columns + width - 1) / width;
  const std::int64_t chunks = (rows + ir::kChunk - 1) / ir::kChunk;
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
  return op == ScalarOp::Mul && size_of(dtype) >= 4 && !is_complex(dtype);
}

void reduce_columns(ScalarOp op, DType dtype, const std::byte *from, std::int64_t rows, std::int64_t columns,
                    std::int64_t stride, std::byte *to) {
  with_element(dtype, [&](auto element) {
    using T = decltype(element);
    if constexpr (sizeof(T) >= 4) {
      if (op == ScalarOp::Add) {
        reduce_matrix<AddElements>(from, rows, columns, stride, reinterpret_cast<T *>(to));
      } else {
        reduce_matrix<MulElements>(from, rows, columns, stride, reinterpret_cast<T *>(to));
      }
    }
  });
}

}  // namespace gridstride::algorithms
