#include "algorithms/reduce_columns.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace gridstride::algorithms
