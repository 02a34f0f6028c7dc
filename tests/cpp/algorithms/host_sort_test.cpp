#include "algorithms/host_sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

#include "base/error.h"
#include "types/scalar.h"

namespace gridstride::algorithms {
namespace {

/// Random bit patterns of a dtype: every NaN, infinity, subnormal and signed zero can come up.
std::vector<unsigned char> random_bits(DType dtype, std::int64_t count, std::uint64_t seed) {
  std::mt19937_64 generator(seed);
  std::vector<unsigned char> bytes(static_cast<std::size_t>(count) * size_of(dtype));
  for (unsigned char &byte : bytes) byte = static_cast<unsigned char>(generator());
  if (dtype == DType::Bool) {
    for (unsigned char &byte : bytes) byte &= 1;
  }
  return bytes;
}

Scalar element(DType dtype, const std::vector<unsigned char> &bytes, std::int64_t i) {
  return Scalar::load(dtype, bytes.data() + static_cast<std::size_t>(i) * size_of(dtype));
}

bool is_nan(const Scalar &value) {
  return is_floating(value.dtype) && std::isnan(value.as_double());
}

/// NumPy's order: numbers, then NaNs.
bool less(const Scalar &a, const Scalar &b) {
  if (is_nan(a) || is_nan(b)) return !is_nan(a) && is_nan(b);
  if (is_floating(a.dtype)) return a.as_double() < b.as_double();
  return a.dtype == DType::UInt64 ? a.as_uint() < b.as_uint() : a.as_int() < b.as_int();
}

/// The elements as sorted bit patterns: equal multisets have equal ones.
std::vector<std::uint64_t> multiset(DType dtype, const std::vector<unsigned char> &bytes) {
  std::vector<std::uint64_t> bits(bytes.size() / size_of(dtype));
  for (std::size_t i = 0; i < bits.size(); ++i) {
    std::memcpy(&bits[i], bytes.data() + i * size_of(dtype), size_of(dtype));
  }
  std::sort(bits.begin(), bits.end());
  return bits;
}

const DType kSortable[] = {DType::Bool,     DType::Int8,    DType::Int16,  DType::Int32,  DType::Int64,
                           DType::UInt8,    DType::UInt16,  DType::UInt32, DType::UInt64, DType::Float16,
                           DType::BFloat16, DType::Float32, DType::Float64};

class SortEveryDType : public testing::TestWithParam<DType> {};

TEST_P(SortEveryDType, OrdersAndKeepsEveryBit) {
  const DType dtype = GetParam();
  for (const std::int64_t count : {0, 1, 2, 3, 63, 64, 65, 1000, 70'001, 600'011}) {
    const auto input = random_bits(dtype, count, static_cast<std::uint64_t>(count) + 1);
    auto in_place = input;
    sort_values(dtype, in_place.data(), count);
    std::vector<unsigned char> output(input.size());
    sort_values(dtype, input.data(), output.data(), count);
    EXPECT_EQ(in_place, output) << count;
    EXPECT_EQ(multiset(dtype, input), multiset(dtype, output)) << count;
    for (std::int64_t i = 1; i < count; ++i) {
      ASSERT_FALSE(less(element(dtype, output, i), element(dtype, output, i - 1))) << count << " at " << i;
    }
  }
}

TEST_P(SortEveryDType, ArgsortIsStable) {
  const DType dtype = GetParam();
  const std::int64_t count = 5000;
  auto input = random_bits(dtype, count, 5);
  std::copy(input.begin(), input.begin() + input.size() / 2, input.begin() + (input.size() - input.size() / 2));
  std::vector<std::int64_t> positions(static_cast<std::size_t>(count));
  argsort_values(dtype, input.data(), positions.data(), count);
  auto seen = positions;
  std::sort(seen.begin(), seen.end());
  std::vector<std::int64_t> all(seen.size());
  std::iota(all.begin(), all.end(), 0);
  EXPECT_EQ(seen, all);
  for (std::size_t i = 1; i < positions.size(); ++i) {
    const Scalar before = element(dtype, input, positions[i - 1]);
    const Scalar after = element(dtype, input, positions[i]);
    ASSERT_FALSE(less(after, before));
    if (before == after) {
      ASSERT_LT(positions[i - 1], positions[i]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(DTypes, SortEveryDType, testing::ValuesIn(kSortable),
                         [](const auto &instance) { return std::string(name(instance.param)); });

TEST(HostSort, DistributionsThatDealBadly) {
  const std::int64_t count = 700'001;
  std::mt19937_64 generator(3);
  const auto check = [&](const char *what, auto make) {
    std::vector<double> values(static_cast<std::size_t>(count));
    for (double &value : values) value = make();
    auto expected = values;
    std::sort(expected.begin(), expected.end());
    sort_values(DType::Float64, values.data(), count);
    EXPECT_EQ(values, expected) << what;
  };
  check("one value", [] { return 2.5; });
  check("three values", [&] { return static_cast<double>(generator() % 3); });
  check("an outlier", [&] { return generator() % 100'000 == 0 ? 1e300 : static_cast<double>(generator() % 1000); });
  check("both signs", [&] { return std::normal_distribution<double>(0, 1e3)(generator); });
  check("all exponents", [&] {
    return std::ldexp(1.0 + static_cast<double>(generator() % 97), static_cast<int>(generator() % 1800) - 900);
  });
  double next = 0;
  check("sorted already", [&] { return next += 0.25; });
  check("sorted backwards", [&] { return next -= 0.5; });
}

TEST(HostSort, Rows) {
  const std::int64_t rows = 301;
  const std::int64_t count = 77;
  std::mt19937 generator(9);
  std::vector<float> values(static_cast<std::size_t>(rows * count));
  for (float &value : values) value = std::uniform_real_distribution<float>(-1, 1)(generator);
  auto expected = values;
  for (std::int64_t row = 0; row < rows; ++row) {
    std::sort(expected.begin() + row * count, expected.begin() + (row + 1) * count);
  }
  sort_rows(DType::Float32, values.data(), rows, count);
  EXPECT_EQ(values, expected);
}

TEST(HostSort, ComplexByRealAndThenImaginaryPart) {
  std::mt19937 generator(4);
  std::vector<std::complex<double>> values(100'000);
  for (auto &value : values) {
    const auto part = [&] { return static_cast<double>(std::uniform_int_distribution<int>(-20, 20)(generator)); };
    value = {part(), part()};
  }
  auto expected = values;
  std::sort(expected.begin(), expected.end(), [](const auto &x, const auto &y) {
    return x.real() < y.real() || (x.real() == y.real() && x.imag() < y.imag());
  });
  sort_values(DType::Complex128, values.data(), static_cast<std::int64_t>(values.size()));
  EXPECT_EQ(values, expected);
}

}  // namespace
}  // namespace gridstride::algorithms
