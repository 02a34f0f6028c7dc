#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ir/reduction_order.h"

namespace gridstride::ir {
namespace {

/// The tree as text: each value its number, each combination in parentheses.
std::string tree(std::int64_t n) {
  return reduce_in_order(
      n, std::string("identity"), [](std::int64_t i) { return std::to_string(i); },
      [](const std::string &a, const std::string &b) { return '(' + a + '+' + b + ')'; });
}

TEST(ReductionOrder, ShortOnesGoFromTheLeft) {
  EXPECT_EQ(tree(0), "identity");
  EXPECT_EQ(tree(-3), "identity");
  EXPECT_EQ(tree(1), "0");
  EXPECT_EQ(tree(4), "(((0+1)+2)+3)");
}

TEST(ReductionOrder, LongOnesHaveAccumulators) {
  EXPECT_EQ(tree(16), "((((0+8)+(4+12))+((2+10)+(6+14)))+(((1+9)+(5+13))+((3+11)+(7+15))))");
  EXPECT_EQ(tree(18), "(((((0+16)+8)+(4+12))+((2+10)+(6+14)))+((((1+17)+9)+(5+13))+((3+11)+(7+15))))");
}

/// One accumulator's tree over leaves, with a leaf as one letter.
std::string leaves(int count) {
  // Accumulator 15 combines last, on the far right: "(7+15)" of the tree with each run replaced.
  return reduce_in_order(
      count * kLeaf, std::string(),
      [](std::int64_t i) {
        return i % kLanes == 0 ? std::string(1, static_cast<char>('a' + i / kLeaf)) : std::string();
      },
      [](const std::string &a, const std::string &b) {
        if (a.empty() || b.empty()) return a + b;
        if (a == b) return a;  // values of one leaf
        return '(' + a + b + ')';
      });
}

TEST(ReductionOrder, LeavesArePairedAsABinaryCounterDoes) {
  EXPECT_EQ(leaves(1), "a");
  EXPECT_EQ(leaves(2), "(ab)");
  EXPECT_EQ(leaves(3), "((ab)c)");
  EXPECT_EQ(leaves(4), "((ab)(cd))");
  EXPECT_EQ(leaves(7), "(((ab)(cd))((ef)g))");
  EXPECT_EQ(leaves(8), "(((ab)(cd))((ef)(gh)))");
}

TEST(ReductionOrder, TakesEveryValueOnce) {
  for (std::int64_t n = 0; n < 1200; ++n) {
    std::vector<int> taken(static_cast<std::size_t>(n), 0);
    const std::int64_t sum = reduce_in_order(
        n, std::int64_t{0},
        [&](std::int64_t i) {
          ++taken[static_cast<std::size_t>(i)];
          return i * i;
        },
        [](std::int64_t a, std::int64_t b) { return a + b; });
    ASSERT_EQ(sum, n * (n - 1) * (2 * n - 1) / 6);
    for (const int each : taken) ASSERT_EQ(each, 1);
  }
}

TEST(ReductionOrder, DeviceWideReducesChunks) {
  const auto value = [](std::int64_t i) { return 1.0F / static_cast<float>(i + 1); };
  const auto add = [](float a, float b) { return a + b; };
  const std::int64_t n = 3 * kChunk + 17;
  std::vector<float> sums;
  for (std::int64_t base = 0; base < n; base += kChunk) {
    sums.push_back(reduce_in_order(
        std::min(kChunk, n - base), 0.0F, [&](std::int64_t i) { return value(base + i); }, add));
  }
  const float expected = ((sums[0] + sums[1]) + sums[2]) + sums[3];
  EXPECT_EQ(reduce_device_wide(n, 0.0F, value, add), expected);
  EXPECT_EQ(reduce_device_wide(kChunk, 0.0F, value, add), reduce_in_order(kChunk, 0.0F, value, add));
}

}  // namespace
}  // namespace gridstride::ir
