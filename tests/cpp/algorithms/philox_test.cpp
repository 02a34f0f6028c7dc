#include "algorithms/philox.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "base/error.h"

namespace gridstride::algorithms {
namespace {

TEST(Philox, KnownAnswers) {
  // The authors' published vectors for Philox4x32-10: counter and key all zero bits.
  EXPECT_EQ(philox(0, 0), (PhiloxBlock{0x6627e8d5u, 0xe169c58du, 0xbc57ac4cu, 0x9b00dbd8u}));
}

std::uint64_t word64(std::uint64_t seed, std::uint64_t block, std::int64_t i) {
  const PhiloxBlock words = philox(seed, block + static_cast<std::uint64_t>(i / 2));
  const std::size_t half = i % 2 == 0 ? 0 : 2;
  return words[half] | std::uint64_t{words[half + 1]} << 32;
}

TEST(Philox, DoublesFollowTheDefinition) {
  const std::int64_t count = 1003;
  const std::uint64_t seed = 0x0123456789ABCDEFu;
  const std::uint64_t first = 0xFFFFFFFFu - 100;  // the counter carries into its second word
  std::vector<double> out(static_cast<std::size_t>(count));
  fill_uniform(seed, first, DType::Float64, out.data(), 0, count, -3, 5);
  for (std::int64_t i = 0; i < count; ++i) {
    const double unit = static_cast<double>(word64(seed, first, i) >> 11) * 0x1p-53;
    ASSERT_EQ(out[static_cast<std::size_t>(i)], -3 + 5 * unit) << i;
  }
}

TEST(Philox, FloatsFollowTheDefinition) {
  const std::int64_t count = 5003;
  std::vector<float> out(static_cast<std::size_t>(count));
  fill_uniform(77, 5, DType::Float32, out.data(), 0, count, 0, 1);
  for (std::int64_t i = 0; i < count; ++i) {
    const std::uint32_t word = philox(77, 5 + static_cast<std::uint64_t>(i / 4))[static_cast<std::size_t>(i % 4)];
    ASSERT_EQ(out[static_cast<std::size_t>(i)], static_cast<float>(word >> 8) * 0x1p-24F) << i;
  }
}

TEST(Philox, AnySplitGivesTheSameNumbers) {
  std::mt19937_64 generator(1);
  for (const DType dtype : {DType::Float64, DType::Float32, DType::UInt64, DType::UInt32}) {
    const std::int64_t count = 4099;
    std::vector<std::uint64_t> whole(static_cast<std::size_t>(count));
    std::vector<std::uint64_t> parts(static_cast<std::size_t>(count));
    const auto fill = [&](void *out, std::int64_t begin, std::int64_t end) {
      if (is_floating(dtype)) {
        fill_uniform(9, 3, dtype, out, begin, end, 0, 1);
      } else {
        fill_words(9, 3, dtype, out, begin, end);
      }
    };
    fill(whole.data(), 0, count);
    for (std::int64_t at = 0; at < count;) {
      const std::int64_t end = std::min<std::int64_t>(count, at + 1 + static_cast<std::int64_t>(generator() % 200));
      fill(parts.data(), at, end);
      at = end;
    }
    EXPECT_EQ(whole, parts) << name(dtype);
  }
}

TEST(Philox, UniformByChiSquare) {
  const std::int64_t count = 1'000'000;
  std::vector<double> out(static_cast<std::size_t>(count));
  fill_uniform(2026, 0, DType::Float64, out.data(), 0, count, 0, 1);
  std::vector<std::int64_t> bins(100);
  for (const double value : out) {
    ASSERT_GE(value, 0.0);
    ASSERT_LT(value, 1.0);
    ++bins[static_cast<std::size_t>(value * 100)];
  }
  double chi = 0;
  for (const std::int64_t bin : bins) chi += std::pow(static_cast<double>(bin) - 1e4, 2) / 1e4;
  EXPECT_LT(chi, 160);  // 99 degrees of freedom: beyond with probability 1e-4
}

TEST(Philox, OtherDTypesAreRefused) {
  double out = 0;
  EXPECT_THROW(fill_uniform(1, 0, DType::Int32, &out, 0, 1, 0, 1), Error);
  EXPECT_THROW(fill_words(1, 0, DType::Float64, &out, 0, 1), Error);
}

}  // namespace
}  // namespace gridstride::algorithms
