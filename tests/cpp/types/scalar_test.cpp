#include "types/scalar.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "base/error.h"

namespace gridstride {
namespace {

Scalar random_bits(DType dtype, std::mt19937_64 &random) {
  unsigned char bytes[16];
  for (unsigned char &byte : bytes) byte = static_cast<unsigned char>(random());
  return Scalar::load(dtype, bytes);
}

TEST(Scalar, IntegersWrapToTheirWidth) {
  EXPECT_EQ(Scalar::of_int(DType::Int8, 300).as_int(), 44);
  EXPECT_EQ(Scalar::of_int(DType::Int8, 128).as_int(), -128);
  EXPECT_EQ(Scalar::of_int(DType::UInt8, -1).as_int(), 255);
  EXPECT_EQ(Scalar::of_int(DType::UInt64, -1).as_uint(), ~std::uint64_t{0});
  EXPECT_EQ(Scalar::of_int(DType::Bool, 256).bits[0], 1U);
  EXPECT_EQ(Scalar::of_int(DType::Int32, -5).bits[0], 0xfffffffbU);  // the high bytes of a slot are zero
}

TEST(Scalar, MakersRefuseOtherKinds) {
  EXPECT_THROW((void)Scalar::of_int(DType::Float32, 1), Error);
  EXPECT_THROW((void)Scalar::of_float(DType::Int32, 1), Error);
  EXPECT_THROW((void)Scalar::of_complex(DType::Float64, 1), Error);
}

TEST(Scalar, StoreGivesBackWhatWasLoaded) {
  std::mt19937_64 random(1);
  for (const DTypeInfo &row : kDTypeTable) {
    for (int i = 0; i < 50; ++i) {
      const Scalar value = random_bits(row.dtype, random);
      unsigned char bytes[17] = {};
      bytes[row.size] = 0xa5;
      value.store(bytes);
      EXPECT_EQ(bytes[row.size], 0xa5) << row.name;
      EXPECT_EQ(Scalar::load(row.dtype, bytes), value) << row.name;
    }
  }
}

TEST(Scalar, FloatToIntegerSaturatesAtTheNarrowRange) {
  const auto cast = [](double value, DType to) { return Scalar::of_float(DType::Float64, value).cast(to); };
  for (const DTypeInfo &row : kDTypeTable) {
    if (!is_integer(row.dtype)) continue;
    const int width = row.size * 8;
    const bool is_signed = row.kind == DTypeKind::Signed;
    const std::uint64_t high = ~std::uint64_t{0} >> (64 - width + (is_signed ? 1 : 0));
    const std::int64_t low = is_signed ? -static_cast<std::int64_t>(high) - 1 : 0;
    EXPECT_EQ(cast(1e30, row.dtype).as_uint(), high) << row.name;
    EXPECT_EQ(cast(INFINITY, row.dtype).as_uint(), high) << row.name;
    EXPECT_EQ(cast(-INFINITY, row.dtype).as_int(), low) << row.name;
    EXPECT_EQ(cast(-1e30, row.dtype).as_int(), low) << row.name;
    EXPECT_EQ(cast(NAN, row.dtype).as_int(), 0) << row.name;
    EXPECT_EQ(cast(100.9, row.dtype).as_int(), 100) << row.name;
    EXPECT_EQ(cast(-3.9, row.dtype).as_int(), is_signed ? -3 : 0) << row.name;
    // One past the range, and the last value inside it.
    const double limit = std::ldexp(1.0, width - (is_signed ? 1 : 0));
    EXPECT_EQ(cast(limit, row.dtype).as_uint(), high) << row.name;
    const double inside = std::nextafter(limit, 0.0);
    EXPECT_EQ(cast(inside, row.dtype).as_uint(), static_cast<std::uint64_t>(inside)) << row.name;
  }
}

TEST(Scalar, IntegerCastsWrap) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 1000; ++i) {
    const auto value = static_cast<std::int64_t>(random());
    const Scalar wide = Scalar::of_int(DType::Int64, value);
    EXPECT_EQ(wide.cast(DType::Int16).as_int(), static_cast<std::int16_t>(value));
    EXPECT_EQ(wide.cast(DType::UInt32).as_uint(), static_cast<std::uint32_t>(value));
    EXPECT_EQ(wide.cast(DType::Int16).cast(DType::Int64).as_int(), static_cast<std::int16_t>(value));
    EXPECT_EQ(wide.cast(DType::Int16).cast(DType::UInt64).as_uint(),
              static_cast<std::uint64_t>(static_cast<std::int16_t>(value)));
    EXPECT_EQ(wide.cast(DType::Float64).as_double(), static_cast<double>(value));
    EXPECT_EQ(wide.cast(DType::Float32).as_double(), static_cast<float>(value));  // one rounding
    EXPECT_EQ(wide.cast(DType::UInt64).cast(DType::Float32).as_double(),
              static_cast<float>(static_cast<std::uint64_t>(value)));
  }
  // Through a double this would round to the float above.
  const std::int64_t tricky = (std::int64_t{1} << 60) + (std::int64_t{1} << 36) + 1;
  EXPECT_EQ(Scalar::of_int(DType::Int64, tricky).cast(DType::Float32).as_double(), static_cast<float>(tricky));
}

TEST(Scalar, CastsToBoolAskForNonZero) {
  EXPECT_TRUE(Scalar::of_float(DType::Float64, 0.25).cast(DType::Bool).as_bool());
  EXPECT_TRUE(Scalar::of_float(DType::Float16, NAN).cast(DType::Bool).as_bool());
  EXPECT_FALSE(Scalar::of_float(DType::Float32, -0.0).cast(DType::Bool).as_bool());
  EXPECT_TRUE(Scalar::of_int(DType::Int32, 256).cast(DType::Bool).as_bool());
  EXPECT_TRUE(Scalar::of_complex(DType::Complex64, {0, 2}).cast(DType::Bool).as_bool());
  EXPECT_FALSE(Scalar::of_complex(DType::Complex128, {0, -0.0}).cast(DType::Bool).as_bool());
}

TEST(Scalar, ComplexCasts) {
  const Scalar z = Scalar::of_complex(DType::Complex128, {1.0 + 0x1p-30, -2.5});
  EXPECT_EQ(z.cast(DType::Complex64).as_complex(), std::complex<double>(1.0, -2.5));
  EXPECT_EQ(z.cast(DType::Float64).as_double(), 1.0 + 0x1p-30);
  EXPECT_EQ(z.cast(DType::Int8).as_int(), 1);
  const Scalar tenth = Scalar::of_float(DType::Float16, 0.1);
  EXPECT_EQ(tenth.cast(DType::Complex64).as_complex(), std::complex<double>(tenth.as_double(), 0));
  EXPECT_EQ(Scalar::of_complex(DType::Complex64, {3, 4}).bits[0], 0x4080000040400000U);
}

TEST(Scalar, TextReadsBackToTheSameBits) {
  std::mt19937_64 random(3);
  for (const DTypeInfo &row : kDTypeTable) {
    for (int i = 0; i < 2000; ++i) {
      const Scalar value = random_bits(row.dtype, random);
      const std::string text = value.to_string();
      const auto back = Scalar::parse(row.dtype, text);
      ASSERT_TRUE(back.has_value()) << row.name << ' ' << text;
      ASSERT_EQ(*back, value) << row.name << ' ' << text;
    }
  }
}

TEST(Scalar, EveryHalfReadsBack) {
  for (const DType dtype : {DType::Float16, DType::BFloat16}) {
    for (std::uint64_t bits = 0; bits <= 0xffff; ++bits) {
      const Scalar value{dtype, {bits, 0}};
      ASSERT_EQ(Scalar::parse(dtype, value.to_string()), value) << value.to_string();
    }
  }
}

TEST(Scalar, TextIsShort) {
  EXPECT_EQ(Scalar::of_float(DType::Float64, 0.1).to_string(), "0.1");
  EXPECT_EQ(Scalar::of_float(DType::Float32, 0.1).to_string(), "0.1");
  EXPECT_EQ(Scalar::of_float(DType::Float16, 0.1).to_string(), "0.1");
  EXPECT_EQ(Scalar::of_float(DType::BFloat16, 3.140625).to_string(), "3.14");
  EXPECT_EQ(Scalar::of_float(DType::Float64, -0.0).to_string(), "-0");
  EXPECT_EQ(Scalar::of_float(DType::Float32, -INFINITY).to_string(), "-inf");
  EXPECT_EQ(Scalar::of_float(DType::Float64, NAN).to_string(), "nan");
  EXPECT_EQ((Scalar{DType::Float16, {0x7e01, 0}}).to_string(), "nan(0x7e01)");
  EXPECT_EQ(Scalar::of_int(DType::Int8, -128).to_string(), "-128");
  EXPECT_EQ(Scalar::of_bool(true).to_string(), "true");
  EXPECT_EQ(Scalar::of_complex(DType::Complex64, {1, -0.5}).to_string(), "(1,-0.5)");
}

TEST(Scalar, ParseRefusesWhatIsNoValue) {
  const auto fails = [](DType dtype, std::string_view text) { return !Scalar::parse(dtype, text).has_value(); };
  EXPECT_TRUE(fails(DType::Int8, "128"));
  EXPECT_TRUE(fails(DType::Int8, "-129"));
  EXPECT_TRUE(fails(DType::UInt8, "-1"));
  EXPECT_TRUE(fails(DType::UInt64, "18446744073709551616"));
  EXPECT_TRUE(fails(DType::Int32, "1.5"));
  EXPECT_TRUE(fails(DType::Int32, ""));
  EXPECT_TRUE(fails(DType::Int32, "-"));
  EXPECT_TRUE(fails(DType::Float64, "1.5x"));
  EXPECT_TRUE(fails(DType::Float64, ""));
  EXPECT_TRUE(fails(DType::Float16, "nan(0x3c00)"));
  EXPECT_TRUE(fails(DType::Float16, "nan(0x17e00)"));
  EXPECT_TRUE(fails(DType::Bool, "2"));
  EXPECT_TRUE(fails(DType::Complex64, "(1)"));
  EXPECT_TRUE(fails(DType::Complex64, "1,2"));
  EXPECT_EQ(Scalar::parse(DType::Int8, "-128"), Scalar::of_int(DType::Int8, -128));
  EXPECT_EQ(Scalar::parse(DType::Float32, "16777217"), Scalar::of_float(DType::Float32, 16777216));
}

}  // namespace
}  // namespace gridstride
