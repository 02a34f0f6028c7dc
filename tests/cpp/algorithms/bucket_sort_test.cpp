#include "algorithms/bucket_sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace gridstride::algorithms {
namespace {

/// Sorts and compares; returns how often the fallback was called.
template <class Key>
int check(std::vector<Key> keys, const std::string &what) {
  std::vector<Key> expected = keys;
  std::sort(expected.begin(), expected.end());
  std::vector<Key> scratch(keys.size());
  int fallbacks = 0;
  sort_bucket(keys.data(), scratch.data(), static_cast<std::int64_t>(keys.size()), [&](Key *all, std::int64_t count) {
    ++fallbacks;
    std::sort(all, all + count);
  });
  EXPECT_EQ(keys, expected) << what << " of " << keys.size() << " keys of " << sizeof(Key) << " bytes";
  return fallbacks;
}

template <class Key>
std::vector<Key> made(std::size_t count, const std::function<Key()> &make) {
  std::vector<Key> keys(count);
  std::generate(keys.begin(), keys.end(), make);
  return keys;
}

template <class Key>
class BucketSort : public testing::Test {};
using Keys = testing::Types<std::uint16_t, std::uint32_t, std::uint64_t>;
TYPED_TEST_SUITE(BucketSort, Keys);

TYPED_TEST(BucketSort, OrdersKeysOfManyShapes) {
  using Key = TypeParam;
  std::mt19937_64 random(11);
  const auto most = std::numeric_limits<Key>::max();
  for (const std::size_t count : {std::size_t{1024}, std::size_t{1025}, std::size_t{5000}, std::size_t{70'001}}) {
    EXPECT_EQ(check(made<Key>(count, [&] { return static_cast<Key>(random()); }), "any"), 0);
    EXPECT_EQ(check(made<Key>(count, [&] { return static_cast<Key>(random() % 7 + most - 9); }), "few values"), 0);
    EXPECT_EQ(check(std::vector<Key>(count, Key{5}), "one value"), 0);
    Key next = 0;
    EXPECT_EQ(check(made<Key>(count, [&] { return next++; }), "rising"), 0);
    EXPECT_EQ(check(made<Key>(count, [&] { return --next; }), "falling"), 0);
    // Close together but for some far away: two digits see one value.
    const auto outliers = [&] { return static_cast<Key>(random() % 100 == 0 ? random() : random() % 1000); };
    check(made<Key>(count, outliers), "outliers");
    // Exponents: dense near zero.
    const auto scales = [&] { return static_cast<Key>((most >> (random() % (sizeof(Key) * 8))) & random()); };
    check(made<Key>(count, scales), "all scales");
  }
}

TYPED_TEST(BucketSort, FewKeysAreLeftToTheFallback) {
  std::mt19937_64 random(3);
  for (const std::size_t count : {1, 2, 1023}) {
    EXPECT_EQ(check(made<TypeParam>(count, [&] { return static_cast<TypeParam>(random()); }), "few"), 1);
  }
}

TEST(BucketSort64, AThirdDigitOrdersWhatTwoLeaveTogether) {
  std::mt19937_64 random(5);
  // One key far away pushes all others into few of the upper cells; 33 bits tell them apart.
  auto keys = made<std::uint64_t>(100'000, [&] { return random() >> 11; });
  keys[77] = ~std::uint64_t{0};
  EXPECT_EQ(check(keys, "one far away"), 0);
}

TEST(BucketSort64, WhatNoDigitOrdersGoesToTheFallback) {
  std::mt19937_64 random(6);
  auto keys = made<std::uint64_t>(100'000, [&] { return random() >> 40; });
  keys[12] = ~std::uint64_t{0};
  EXPECT_EQ(check(keys, "one very far away"), 1);
}

}  // namespace
}  // namespace gridstride::algorithms
