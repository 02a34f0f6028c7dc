#include <gtest/gtest.h>

#include <random>
#include <utility>
#include <vector>

#include "types/layout.h"

namespace gridstride {
namespace {

Dims counting(int size, std::int64_t first = 10) {
  Dims dims;
  for (int i = 0; i < size; ++i) dims.push_back(first + i);
  return dims;
}

std::vector<std::int64_t> values(const Dims &dims) {
  return {dims.begin(), dims.end()};
}

TEST(Dims, MakesAndCompares) {
  EXPECT_TRUE(Dims().empty());
  EXPECT_EQ((Dims{1, 2, 3}), Dims(std::vector<std::int64_t>{1, 2, 3}));
  EXPECT_NE((Dims{1, 2, 3}), (Dims{1, 2}));
  EXPECT_NE((Dims{1, 2, 3}), (Dims{1, 2, 4}));
  EXPECT_EQ(Dims(9, 7), Dims(std::vector<std::int64_t>(9, 7)));
  EXPECT_EQ(counting(8).back(), 17);
}

TEST(Dims, CopiesAndMovesOfAnySizeIntoAnySize) {
  for (int from = 0; from <= 14; ++from) {
    const Dims source = counting(from);
    Dims copy(source);
    EXPECT_EQ(copy, source);
    Dims moved(std::move(copy));
    EXPECT_EQ(moved, source);
    EXPECT_TRUE(copy.empty());  // NOLINT(bugprone-use-after-move): what a move leaves is part of the contract
    copy.push_back(3);
    EXPECT_EQ(copy, Dims{3});
    for (int to = 0; to <= 14; ++to) {
      Dims target = counting(to, 100);
      target = source;
      EXPECT_EQ(target, source);
      target.push_back(1);
      EXPECT_EQ(target.size(), from + 1);
      Dims other = counting(to, 100);
      Dims again = source;
      other = std::move(again);
      EXPECT_EQ(other, source);
      again = counting(to, 5);
      EXPECT_EQ(again, counting(to, 5));
    }
  }
}

TEST(Dims, AssigningToItselfChangesNothing) {
  for (const int size : {3, 9}) {
    Dims dims = counting(size);
    Dims &same = dims;
    dims = same;
    EXPECT_EQ(dims, counting(size));
    dims = std::move(same);
    EXPECT_EQ(dims, counting(size));
  }
}

TEST(Dims, EditsLikeAVector) {
  std::mt19937_64 random(6);
  for (int round = 0; round < 200; ++round) {
    Dims dims;
    std::vector<std::int64_t> model;
    for (int step = 0; step < 60; ++step) {
      const auto value = static_cast<std::int64_t>(random());
      const auto at = static_cast<int>(random() % (model.size() + 1));
      switch (random() % 4) {
        case 0:
          dims.push_back(value);
          model.push_back(value);
          break;
        case 1:
          dims.insert(at, value);
          model.insert(model.begin() + at, value);
          break;
        case 2:
          if (at == static_cast<int>(model.size())) break;
          dims.erase(at);
          model.erase(model.begin() + at);
          break;
        default:
          dims.resize(static_cast<int>(random() % 12), value);
          model.resize(static_cast<std::size_t>(dims.size()), value);
      }
      ASSERT_EQ(values(dims), model);
    }
  }
}

}  // namespace
}  // namespace gridstride
