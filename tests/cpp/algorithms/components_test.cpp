#include "algorithms/components.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace gridstride::algorithms {
namespace {

/// By flooding, one part after the other.
std::vector<std::int32_t> flooded(const std::vector<std::uint8_t> &flags, const std::vector<std::int64_t> &offsets,
                                  std::int64_t &count) {
  std::vector<std::int32_t> labels(flags.size(), 0);
  count = 0;
  for (std::size_t first = 0; first < flags.size(); ++first) {
    if (flags[first] == 0 || labels[first] != 0) continue;
    ++count;
    std::vector<std::int64_t> left{static_cast<std::int64_t>(first)};
    labels[first] = static_cast<std::int32_t>(count);
    while (!left.empty()) {
      const std::int64_t i = left.back();
      left.pop_back();
      for (const std::int64_t offset : offsets) {
        for (const std::int64_t j : {i + offset, i - offset}) {
          if (j < 0 || j >= static_cast<std::int64_t>(flags.size())) continue;
          const auto at = static_cast<std::size_t>(j);
          if (flags[at] == 0 || labels[at] != 0) continue;
          labels[at] = static_cast<std::int32_t>(count);
          left.push_back(j);
        }
      }
    }
  }
  return labels;
}

TEST(Components, AreThoseOfFlooding) {
  std::mt19937 random(5);
  const std::int64_t rows = 300, width = 90;
  const std::vector<std::vector<std::int64_t>> shapes = {
      {-width, -1}, {-width - 1, -width, -width + 1, -1}, {-width}, {-1}, {-width - 1, -width + 1}, {}};
  for (const std::vector<std::int64_t> &offsets : shapes) {
    for (const int percent : {0, 20, 45, 60, 75, 100}) {
      std::vector<std::uint8_t> flags(static_cast<std::size_t>(rows * width), 0);
      for (std::int64_t y = 1; y + 1 < rows; ++y) {
        for (std::int64_t x = 1; x + 1 < width; ++x) {
          flags[static_cast<std::size_t>(y * width + x)] = static_cast<int>(random() % 100) < percent ? 1 : 0;
        }
      }
      std::int64_t count = 0;
      const std::vector<std::int32_t> expected = flooded(flags, offsets, count);
      std::vector<std::int32_t> labels(flags.size(), -7);
      EXPECT_EQ(label_components(flags.data(), rows * width, offsets, labels.data()), count);
      EXPECT_EQ(labels, expected) << percent;
    }
  }
}

}  // namespace
}  // namespace gridstride::algorithms
