#include "algorithms/gather.h"

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <random>
#include <vector>

#include "algorithms/mask.h"
#include "base/error.h"

namespace gridstride::algorithms {
namespace {

TEST(Gather, RowsOfAMatrixByTwoColumnsOfDifferentWidth) {
  std::mt19937 random(3);
  const std::int64_t rows = 50;
  const std::int64_t columns = 70;
  std::vector<double> matrix(static_cast<std::size_t>(rows * columns));
  for (std::size_t i = 0; i < matrix.size(); ++i) matrix[i] = static_cast<double>(i);
  std::vector<std::int64_t> first(40);
  std::vector<std::int32_t> second(3000);
  for (auto &index : first) index = std::uniform_int_distribution<std::int64_t>(-rows, rows - 1)(random);
  for (auto &index : second) index = std::uniform_int_distribution<std::int32_t>(-70, 69)(random);

  FancyAccess access;
  access.space = Shape{40, 3000};
  access.columns.push_back(
      {reinterpret_cast<const std::byte *>(first.data()), false, Strides{8, 0}, rows, columns * 8, 0});
  access.columns.push_back({reinterpret_cast<const std::byte *>(second.data()), true, Strides{0, 4}, columns, 8, 1});
  std::vector<double> result(40 * 3000);
  gather(access, reinterpret_cast<const std::byte *>(matrix.data()), reinterpret_cast<std::byte *>(result.data()));
  for (std::size_t i = 0; i < 40; ++i) {
    for (std::size_t k = 0; k < 3000; ++k) {
      const std::int64_t row = (first[i] + rows) % rows;
      const std::int64_t column = (second[k] + columns) % columns;
      ASSERT_EQ(result[i * 3000 + k], static_cast<double>(row * columns + column));
    }
  }

  // Written back, the last value for a place stays, in whatever order the workers come to it.
  std::vector<double> expected = matrix;
  for (std::size_t i = 0; i < 40; ++i) {
    for (std::size_t k = 0; k < 3000; ++k) {
      const std::int64_t row = (first[i] + rows) % rows;
      const std::int64_t column = (second[k] + columns) % columns;
      result[i * 3000 + k] = static_cast<double>(random());
      expected[static_cast<std::size_t>(row * columns + column)] = result[i * 3000 + k];
    }
  }
  scatter(access, reinterpret_cast<std::byte *>(matrix.data()), reinterpret_cast<const std::byte *>(result.data()),
          false);
  EXPECT_EQ(matrix, expected);
}

TEST(Gather, NamesTheFirstPositionOutside) {
  std::vector<std::int64_t> index(100'000, 2);
  index[70'001] = 5;
  index[90'000] = -9;
  FancyAccess access;
  access.space = Shape{100'000};
  access.columns.push_back({reinterpret_cast<const std::byte *>(index.data()), false, Strides{8}, 3, 8, 1});
  const double values[3] = {1, 2, 3};
  std::vector<double> result(100'000);
  for (const auto &call : {std::function<void()>([&] { check_bounds(access); }), std::function<void()>([&] {
                             gather(access, reinterpret_cast<const std::byte *>(values),
                                    reinterpret_cast<std::byte *>(result.data()));
                           })}) {
    try {
      call();
      FAIL() << "an index of 5 in an axis of 3 was taken";
    } catch (const Error &error) {
      EXPECT_EQ(error.kind(), ErrorKind::Index);
      EXPECT_EQ(error.message(), "index 5 is out of bounds for axis 1 with size 3");
    }
  }
}

template <class T>
void check_masks(double density, std::int64_t count) {
  std::mt19937_64 random(7);
  std::vector<std::uint8_t> mask(static_cast<std::size_t>(count));
  std::vector<T> values(static_cast<std::size_t>(count));
  std::vector<T> taken;
  std::vector<std::int64_t> places;
  for (std::size_t i = 0; i < mask.size(); ++i) {
    // Any byte but 0 is true.
    mask[i] = std::bernoulli_distribution(density)(random) ? static_cast<std::uint8_t>(1 + random() % 255) : 0;
    const std::uint64_t bits = random();
    std::memset(&values[i], 0, sizeof(T));
    std::memcpy(&values[i], &bits, std::min(sizeof(T), sizeof bits));
    if (mask[i] == 0) continue;
    taken.push_back(values[i]);
    places.push_back(static_cast<std::int64_t>(i));
  }
  const MaskCounts counts = count_mask(mask.data(), count);
  ASSERT_EQ(counts.total(), static_cast<std::int64_t>(taken.size()));
  std::vector<T> result(taken.size());
  compress(mask.data(), count, counts, reinterpret_cast<const std::byte *>(values.data()),
           reinterpret_cast<std::byte *>(result.data()), sizeof(T));
  EXPECT_TRUE(taken.empty() || std::memcmp(result.data(), taken.data(), taken.size() * sizeof(T)) == 0);
  std::vector<std::int64_t> found(taken.size());
  std::int64_t *const indices[] = {found.data()};
  mask_positions(mask.data(), std::span(&count, 1), counts, indices);
  EXPECT_EQ(found, places);
  std::vector<T> back(values.size());
  expand(mask.data(), count, counts, reinterpret_cast<const std::byte *>(taken.data()), sizeof(T),
         reinterpret_cast<std::byte *>(back.data()), sizeof(T));
  for (std::size_t i = 0; i < mask.size(); ++i) {
    if (mask[i] == 0) std::memset(&values[i], 0, sizeof(T));
  }
  EXPECT_TRUE(values.empty() || std::memcmp(back.data(), values.data(), values.size() * sizeof(T)) == 0);
}

struct Three {
  std::uint8_t bytes[3];
};

TEST(Mask, CompressExpandAndPositions) {
  for (const double density : {0.0, 0.02, 0.5, 0.97, 1.0}) {
    for (const std::int64_t count : {0, 1, 7, 8, 100, 16384, 50'003}) {
      check_masks<std::uint8_t>(density, count);
      check_masks<Three>(density, count);
      check_masks<double>(density, count);
    }
  }
}

}  // namespace
}  // namespace gridstride::algorithms
