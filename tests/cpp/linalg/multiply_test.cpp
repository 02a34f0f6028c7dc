#include "linalg/multiply.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <complex>
#include <random>
#include <type_traits>
#include <vector>

namespace gridstride::linalg {
namespace {

template <class T>
T number(std::mt19937 &random) {
  std::uniform_int_distribution<int> small(-9, 9);
  if constexpr (std::is_arithmetic_v<T>) {
    return static_cast<T>(small(random));
  } else {
    return T(static_cast<typename T::value_type>(small(random)), static_cast<typename T::value_type>(small(random)));
  }
}

template <class T>
std::vector<T> numbers(std::int64_t count, std::mt19937 &random) {
  std::vector<T> result(static_cast<std::size_t>(count));
  for (T &value : result) value = number<T>(random);
  return result;
}

/// Small whole numbers: every order of summation gives the same result.
template <class T>
void check(DType dtype) {
  std::mt19937 random(5);
  for (std::int64_t m : {0, 1, 3, 17}) {
    for (std::int64_t n : {0, 1, 4, 33}) {
      for (std::int64_t k : {0, 1, 2, 19}) {
        for (int turned = 0; turned < 4; ++turned) {
          const std::vector<T> a = numbers<T>(m * k, random), b = numbers<T>(k * n, random);
          const auto *left = reinterpret_cast<const std::byte *>(a.data());
          const auto *right = reinterpret_cast<const std::byte *>(b.data());
          const MatrixView x = turned & 1 ? MatrixView{left, 1, std::max<std::int64_t>(m, 1)}
                                          : MatrixView{left, std::max<std::int64_t>(k, 1), 1};
          const MatrixView y = turned & 2 ? MatrixView{right, 1, std::max<std::int64_t>(k, 1)}
                                          : MatrixView{right, std::max<std::int64_t>(n, 1), 1};
          std::vector<T> out(static_cast<std::size_t>(m * n), T{7});
          multiply(dtype, m, n, k, x, y, reinterpret_cast<std::byte *>(out.data()));
          for (std::int64_t i = 0; i < m; ++i) {
            for (std::int64_t j = 0; j < n; ++j) {
              T sum{};
              for (std::int64_t p = 0; p < k; ++p) {
                sum = static_cast<T>(sum + a[static_cast<std::size_t>(i * x.row + p * x.column)] *
                                               b[static_cast<std::size_t>(p * y.row + j * y.column)]);
              }
              ASSERT_EQ(out[static_cast<std::size_t>(i * n + j)], sum) << m << " " << n << " " << k << " " << turned;
            }
          }
        }
      }
    }
  }
}

TEST(Multiply, EachDtypeAndOrder) {
  check<float>(DType::Float32);
  check<double>(DType::Float64);
  check<std::complex<float>>(DType::Complex64);
  check<std::complex<double>>(DType::Complex128);
  check<std::int8_t>(DType::Int8);
  check<std::uint16_t>(DType::UInt16);
  check<std::int32_t>(DType::Int32);
  check<std::int64_t>(DType::Int64);
}

TEST(Multiply, StridesThatBlasTakes) {
  EXPECT_TRUE(is_blas_matrix(3, 4, 4, 1));
  EXPECT_TRUE(is_blas_matrix(3, 4, 1, 3));
  EXPECT_TRUE(is_blas_matrix(3, 4, 9, 1));
  EXPECT_TRUE(is_blas_matrix(1, 4, -5, 1));
  EXPECT_FALSE(is_blas_matrix(3, 4, 4, 2));
  EXPECT_FALSE(is_blas_matrix(3, 4, -4, 1));
  EXPECT_FALSE(is_blas_matrix(3, 4, 0, 1));
}

TEST(Multiply, SlidingProducts) {
  std::mt19937 random(6);
  const std::vector<std::int16_t> values = numbers<std::int16_t>(5000, random),
                                  weights = numbers<std::int16_t>(7, random);
  std::vector<std::int16_t> out(4994);
  correlate(DType::Int16, reinterpret_cast<const std::byte *>(values.data()),
            reinterpret_cast<const std::byte *>(weights.data()), 7, 4994, reinterpret_cast<std::byte *>(out.data()));
  for (std::size_t i = 0; i < out.size(); ++i) {
    int sum = 0;
    for (std::size_t j = 0; j < 7; ++j) sum += values[i + j] * weights[j];
    ASSERT_EQ(out[i], static_cast<std::int16_t>(sum));
  }
}

}  // namespace
}  // namespace gridstride::linalg
