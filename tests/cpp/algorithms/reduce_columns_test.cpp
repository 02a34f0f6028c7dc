#include "algorithms/reduce_columns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "ir/reduction_order.h"

namespace gridstride::algorithms {
namespace {

TEST(ReduceColumns, HasTheOrderOfEveryOtherReduction) {
  std::mt19937_64 random(5);
  std::uniform_real_distribution<float> values(-1.0F, 1.0F);
  for (const std::int64_t rows : {1, 15, 16, 17, 255, 256, 257, 5000, 16384, 16385, 50'000}) {
    const std::int64_t columns = rows > 20'000 ? 65 : 1500;
    std::vector<float> matrix(static_cast<std::size_t>(rows * columns));
    for (float &value : matrix) value = values(random);
    std::vector<float> sums(static_cast<std::size_t>(columns));
    reduce_columns(ScalarOp::Add, DType::Float32, reinterpret_cast<const std::byte *>(matrix.data()), rows, columns,
                   columns * 4, reinterpret_cast<std::byte *>(sums.data()));
    for (std::int64_t c = 0; c < columns; ++c) {
      const float expected = ir::reduce_device_wide(
          rows, 0.0F, [&](std::int64_t i) { return matrix[static_cast<std::size_t>(i * columns + c)]; },
          [](float a, float b) { return a + b; });
      ASSERT_EQ(sums[static_cast<std::size_t>(c)], expected) << rows << " rows, column " << c;
    }
  }
}

template <class T>
void expect_extremes(DType dtype) {
  std::mt19937_64 random(9);
  std::uniform_real_distribution<T> values(-1, 1);
  for (const std::int64_t rows : {1, 16, 256, 257, 1000, 17'000}) {
    for (const std::int64_t columns : {1, 3, 16, 37, 700}) {
      if (rows * columns > 1'000'000) continue;
      std::vector<T> matrix(static_cast<std::size_t>(rows * columns));
      for (T &value : matrix) {
        const auto kind = random() % 8;
        value = kind == 0 ? T{0} : kind == 1 ? -T{0} : values(random);
        if (random() % (4 * static_cast<std::uint64_t>(rows)) == 0) value = std::numeric_limits<T>::quiet_NaN();
      }
      for (std::int64_t c = 0; c < columns; c += 5) {  // columns of which zeros are the extreme
        for (std::int64_t r = 0; r < rows; ++r) {
          T &value = matrix[static_cast<std::size_t>(r * columns + c)];
          value = c % 2 == 0 ? std::min(value, T{0}) : std::max(value, -T{0});
        }
      }
      for (const ScalarOp op : {ScalarOp::Maximum, ScalarOp::Minimum}) {
        std::vector<T> found(static_cast<std::size_t>(columns));
        reduce_columns(op, dtype, reinterpret_cast<const std::byte *>(matrix.data()), rows, columns,
                       columns * static_cast<std::int64_t>(sizeof(T)), reinterpret_cast<std::byte *>(found.data()));
        for (std::int64_t c = 0; c < columns; ++c) {
          const T expected = ir::reduce_device_wide(
              rows, T{0}, [&](std::int64_t i) { return matrix[static_cast<std::size_t>(i * columns + c)]; },
              [&](T a, T b) {
                if (a != a) return a;
                if (b != b) return b;
                if (a == b) return std::signbit(a) == (op == ScalarOp::Maximum) ? b : a;
                return (a > b) == (op == ScalarOp::Maximum) ? a : b;
              });
          const T got = found[static_cast<std::size_t>(c)];
          ASSERT_TRUE((got != got && expected != expected) ||
                      (got == expected && std::signbit(got) == std::signbit(expected)))
              << rows << " rows, column " << c << " of " << columns << ": " << got << " for " << expected;
        }
      }
    }
  }
}

TEST(ReduceColumns, ExtremesKeepTheRulesOfNaNAndZeros) {
  expect_extremes<double>(DType::Float64);
  expect_extremes<float>(DType::Float32);
}

}  // namespace
}  // namespace gridstride::algorithms
