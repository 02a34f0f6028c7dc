#include "fft/transform.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numbers>
#include <random>
#include <vector>

namespace gridstride::fft {
namespace {

using Complex = std::complex<double>;

/// The definition, for rows of n.
std::vector<Complex> reference(const std::vector<Complex> &x, std::size_t rows, std::size_t n, double sign) {
  std::vector<Complex> out(rows * n);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t k = 0; k < n; ++k) {
      for (std::size_t j = 0; j < n; ++j) {
        const double angle = sign * 2 * std::numbers::pi * static_cast<double>(j * k % n) / static_cast<double>(n);
        out[r * n + k] += x[r * n + j] * Complex(std::cos(angle), std::sin(angle));
      }
    }
  }
  return out;
}

std::vector<Complex> random_numbers(std::size_t count) {
  std::mt19937 random(9);
  std::normal_distribution<double> normal;
  std::vector<Complex> x(count);
  for (Complex &value : x) value = Complex(normal(random), normal(random));
  return x;
}

void expect_near(const std::vector<Complex> &a, const std::vector<Complex> &b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) ASSERT_LT(std::abs(a[i] - b[i]), 1e-10) << i;
}

const std::byte *bytes(const std::vector<Complex> &x) {
  return reinterpret_cast<const std::byte *>(x.data());
}
std::byte *bytes(std::vector<Complex> &x) {
  return reinterpret_cast<std::byte *>(x.data());
}

TEST(Transform, RowsOfEachLength) {
  for (std::int64_t n : {1, 2, 3, 8, 11, 60, 101}) {
    const std::int64_t rows = 37;
    const std::vector<Complex> x = random_numbers(static_cast<std::size_t>(rows * n));
    std::vector<Complex> out(x.size());
    const Strides strides{16 * n, 16};
    complex_to_complex(DType::Complex128, Shape{rows, n}, strides, strides, 1, true, 1, bytes(x), bytes(out));
    expect_near(out, reference(x, 37, static_cast<std::size_t>(n), -1));
    // In place, backwards, and divided: the input again.
    complex_to_complex(DType::Complex128, Shape{rows, n}, strides, strides, 1, false, 1.0 / static_cast<double>(n),
                       bytes(out), bytes(out));
    expect_near(out, x);
  }
}

TEST(Transform, RealInputsAndOutputs) {
  const std::vector<Complex> numbers = random_numbers(60);
  std::vector<double> x(60);
  for (std::size_t i = 0; i < 60; ++i) x[i] = numbers[i].real();
  std::vector<Complex> half(4 * 8), whole(60);
  for (std::size_t i = 0; i < 60; ++i) whole[i] = x[i];
  const auto *from = reinterpret_cast<const std::byte *>(x.data());
  real_to_complex(DType::Complex128, Shape{4, 15}, Strides{120, 8}, Strides{128, 16}, 1, true, 1, from, bytes(half));
  const std::vector<Complex> expected = reference(whole, 4, 15, -1);
  for (std::size_t r = 0; r < 4; ++r) {
    for (std::size_t k = 0; k < 8; ++k) ASSERT_LT(std::abs(half[r * 8 + k] - expected[r * 15 + k]), 1e-12);
  }
  std::vector<double> back(60);
  complex_to_real(DType::Complex128, Shape{4, 15}, Strides{128, 16}, Strides{120, 8}, 1, false, 1.0 / 15, bytes(half),
                  reinterpret_cast<std::byte *>(back.data()));
  for (std::size_t i = 0; i < 60; ++i) ASSERT_NEAR(back[i], x[i], 1e-12);
}

}  // namespace
}  // namespace gridstride::fft
