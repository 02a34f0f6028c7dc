#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <random>

#include "types/scalar.h"

namespace gridstride {
namespace {

struct Format {
  std::uint16_t infinity;
  double (*widen)(std::uint16_t);
  std::uint16_t (*from_float)(float);
  std::uint16_t (*from_double)(double);
};

const Format kHalf{0x7c00, [](std::uint16_t b) { return static_cast<double>(half_to_float(b)); }, float_to_half,
                   double_to_half};
const Format kBrain{0x7f80, [](std::uint16_t b) { return static_cast<double>(bfloat16_to_float(b)); },
                    float_to_bfloat16, double_to_bfloat16};

/// Rounding by definition: the nearer of the two neighbours, the even one of two as near. The step past the largest
/// finite value counts as a number for this, and is infinity.
std::uint16_t nearest(const Format &format, double value) {
  const double magnitude = std::fabs(value);
  std::uint16_t low = 0;
  std::uint16_t high = format.infinity;
  while (high - low > 1) {
    const auto middle = static_cast<std::uint16_t>((low + high) / 2);
    (format.widen(middle) <= magnitude ? low : high) = middle;
  }
  const double below = format.widen(low);
  const double step = low + 1 == format.infinity ? below - format.widen(static_cast<std::uint16_t>(low - 1))
                                                 : format.widen(high) - below;
  const double rest = magnitude - below;  // exact: they share their leading bits
  const bool up = rest > step / 2 || (rest == step / 2 && (low & 1) != 0);
  const auto result = static_cast<std::uint16_t>(std::isinf(magnitude) ? format.infinity : low + (up ? 1 : 0));
  return static_cast<std::uint16_t>(result | (std::signbit(value) ? 0x8000 : 0));
}

class Narrow : public ::testing::TestWithParam<const Format *> {};

TEST_P(Narrow, EveryValueComesBack) {
  const Format &format = *GetParam();
  for (std::uint32_t bits = 0; bits <= 0xffff; ++bits) {
    const auto value = static_cast<std::uint16_t>(bits);
    const double wide = format.widen(value);
    if (std::isnan(wide)) {
      EXPECT_GT(value & 0x7fff, format.infinity);
      EXPECT_TRUE(std::isnan(format.widen(format.from_double(wide))));
      continue;
    }
    ASSERT_EQ(format.from_double(wide), value);
    ASSERT_EQ(format.from_float(static_cast<float>(wide)), value);
  }
}

TEST_P(Narrow, EveryMidpointAndItsNeighboursRound) {
  const Format &format = *GetParam();
  for (std::uint16_t bits = 0; bits < format.infinity; ++bits) {
    const double below = format.widen(bits);
    const double step = bits + 1 == format.infinity ? below - format.widen(static_cast<std::uint16_t>(bits - 1))
                                                    : format.widen(static_cast<std::uint16_t>(bits + 1)) - below;
    const double middle = below + step / 2;
    for (const double value : {middle, std::nextafter(middle, 0.0), std::nextafter(middle, INFINITY)}) {
      ASSERT_EQ(format.from_double(value), nearest(format, value)) << bits;
      ASSERT_EQ(format.from_double(-value), nearest(format, -value)) << bits;
    }
    const auto single = static_cast<float>(middle);
    for (const float value : {single, std::nextafterf(single, 0.0F), std::nextafterf(single, INFINITY)}) {
      ASSERT_EQ(format.from_float(value), nearest(format, value)) << bits;
    }
  }
}

TEST_P(Narrow, RandomBitPatternsRound) {
  const Format &format = *GetParam();
  std::mt19937_64 random(5);
  for (int i = 0; i < 300000; ++i) {
    const auto single = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
    // Exponents about the format's range, where something happens.
    const double wide =
        std::ldexp(1.0 + static_cast<double>(random() >> 11) * 0x1p-53, static_cast<int>(random() % 320) - 160);
    if (!std::isnan(single)) {
      ASSERT_EQ(format.from_float(single), nearest(format, single)) << single;
    }
    ASSERT_EQ(format.from_double(wide), nearest(format, wide)) << wide;
  }
}

TEST_P(Narrow, NanKeepsSignAndBecomesQuiet) {
  const Format &format = *GetParam();
  const std::uint16_t quiet_bit = format.infinity == 0x7c00 ? 0x200 : 0x40;
  const std::uint64_t patterns[] = {0x7ff0000000000001, 0xfff0000000000001, 0x7ff8000000000000, 0xfffabcdef0123456};
  for (const std::uint64_t pattern : patterns) {
    const std::uint16_t result = format.from_double(std::bit_cast<double>(pattern));
    EXPECT_EQ(result >> 15, pattern >> 63);
    EXPECT_EQ(result & 0x7fff & format.infinity, format.infinity);
    EXPECT_NE(result & quiet_bit, 0);
    const auto single = static_cast<std::uint32_t>(pattern >> 32 & 0x80000000U) | 0x7f800001U;
    const std::uint16_t narrow = format.from_float(std::bit_cast<float>(single));
    EXPECT_TRUE(std::isnan(format.widen(narrow)));
    EXPECT_EQ(narrow >> 15, single >> 31);
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, Narrow, ::testing::Values(&kHalf, &kBrain),
                         [](const auto &parameter) { return parameter.param == &kHalf ? "Half" : "Brain"; });

TEST(Narrow, DoubleRoundsOnce) {
  // Just above halfway between 1 and the next half, by less than a float shows.
  const double value = 1.0 + 0x1p-11 + 0x1p-40;
  EXPECT_EQ(double_to_half(value), 0x3c01);
  EXPECT_EQ(float_to_half(static_cast<float>(value)), 0x3c00);
  const double brain = 1.0 + 0x1p-8 + 0x1p-40;
  EXPECT_EQ(double_to_bfloat16(brain), 0x3f81);
  EXPECT_EQ(float_to_bfloat16(static_cast<float>(brain)), 0x3f80);
}

}  // namespace
}  // namespace gridstride
