#include "base/fingerprint.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace gridstride {
namespace {

template <typename... T>
Fingerprint of(const T &...values) {
  Fingerprinter maker;
  (maker.add(values), ...);
  return maker.finish();
}

TEST(Fingerprint, SameContentSameFingerprint) {
  EXPECT_EQ(of(1, 2.5, "text"), of(1, 2.5, "text"));
  EXPECT_EQ(of(std::string("text")), of("text"));
  EXPECT_EQ(of(std::int32_t{-3}), of(std::int64_t{-3}));
  EXPECT_NE(of(1, 2), of(2, 1));
  EXPECT_NE(of(1), of(1, 0));
  EXPECT_NE(of(), of(0));
  EXPECT_NE(of(0.0), of(-0.0));
}

TEST(Fingerprint, IsTheSameInEveryBuild) {
  // Fixed, because files on disk are named by it.
  EXPECT_EQ(of("gridstride", 42).hex(), "bf215ff6db805d991d86bc46d4ed5fcb");
}

TEST(Fingerprint, StringsCarryTheirLength) {
  EXPECT_NE(of("ab", "c"), of("a", "bc"));
  EXPECT_NE(of("", "a"), of("a", ""));
  EXPECT_NE(of(std::string(1, '\0')), of(""));
  EXPECT_NE(of(std::string(8, '\0')), of(std::string(9, '\0')));
  EXPECT_NE(of(std::string("12345678") + '\0'), of(std::string("12345678")));
}

TEST(Fingerprint, FinishMayBeAskedOnTheWay) {
  Fingerprinter maker;
  maker.add(7);
  const Fingerprint first = maker.finish();
  EXPECT_EQ(first, maker.finish());
  maker.add(8);
  EXPECT_NE(first, maker.finish());
  EXPECT_EQ(maker.finish(), of(7, 8));
}

/// One flipped bit of the content flips each bit of the fingerprint half of the time.
TEST(Fingerprint, EveryBitOfTheContentReachesEveryBit) {
  std::mt19937_64 random(1);
  constexpr int kRounds = 3000;
  for (const std::size_t position : {std::size_t{0}, std::size_t{3}, std::size_t{7}}) {
    for (int bit = 0; bit < 64; ++bit) {
      std::array<int, 128> flips{};
      for (int round = 0; round < kRounds; ++round) {
        std::array<std::int64_t, 8> words{};
        for (std::int64_t &word : words)
          word = static_cast<std::int64_t>(random() % 5);  // as small as extents and tags
        const Fingerprint before = of(std::span<const std::int64_t>(words));
        words[position] ^= static_cast<std::int64_t>(std::uint64_t{1} << bit);
        const Fingerprint after = of(std::span<const std::int64_t>(words));
        const std::uint64_t low = before.low ^ after.low;
        const std::uint64_t high = before.high ^ after.high;
        for (unsigned i = 0; i < 64; ++i) {
          flips[i] += static_cast<int>(low >> i & 1);
          flips[64 + i] += static_cast<int>(high >> i & 1);
        }
      }
      // Seven standard deviations.
      for (const int count : flips) ASSERT_NEAR(count, kRounds / 2, 7 * 27.4) << position << ' ' << bit;
    }
  }
}

/// Structured keys, of the kind that caches see, do not collide even in half of the bits.
TEST(Fingerprint, SmallKeysDoNotCollide) {
  std::set<std::array<std::int64_t, 3>> keys;
  for (std::int64_t a = 0; a < 40; ++a) {
    for (std::int64_t b = 0; b < 40; ++b) {
      for (std::int64_t c = -10; c < 10; ++c) {
        keys.insert({a * 8, b, c});
        keys.insert({a << 56, b << 32, c * (std::int64_t{1} << 40)});
        keys.insert({-a, b << 60, c + INT64_MAX - 20});
      }
    }
  }
  std::set<std::uint64_t> low;
  std::set<std::uint64_t> high;
  for (const auto &key : keys) {
    const Fingerprint fingerprint = of(key[0], key[1], key[2]);
    low.insert(fingerprint.low);
    high.insert(fingerprint.high);
  }
  EXPECT_GT(keys.size(), 70000U);
  EXPECT_EQ(low.size(), keys.size());
  EXPECT_EQ(high.size(), keys.size());
}

}  // namespace
}  // namespace gridstride
