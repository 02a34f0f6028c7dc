#include "linalg/decompose.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace gridstride::linalg {
namespace {

using Matrix = std::vector<double>;

std::byte *bytes(Matrix &m) {
  return reinterpret_cast<std::byte *>(m.data());
}

Matrix random_matrix(std::int64_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> uniform(-1, 1);
  Matrix m(static_cast<std::size_t>(count));
  for (double &x : m) x = uniform(random);
  return m;
}

/// c = a b for (m, k) and (k, n) matrices in C order.
Matrix times(const Matrix &a, const Matrix &b, std::size_t m, std::size_t k, std::size_t n) {
  Matrix c(m * n);
  for (std::size_t i = 0; i < m; ++i) {
    for (std::size_t j = 0; j < n; ++j) {
      for (std::size_t p = 0; p < k; ++p) c[i * n + j] += a[i * k + p] * b[p * n + j];
    }
  }
  return c;
}

void expect_near(const Matrix &a, const Matrix &b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) ASSERT_NEAR(a[i], b[i], 1e-10) << i;
}

TEST(Decompose, InverseAndSolutionOfAStack) {
  const Stack stack{DType::Float64, 3, 5, 5};
  Matrix a = random_matrix(75, 1), b = random_matrix(30, 2), inverse(75), x(30);
  ASSERT_TRUE(invert(stack, bytes(a), bytes(inverse)));
  ASSERT_TRUE(solve(stack, 2, bytes(a), bytes(b), bytes(x)));
  for (std::size_t s = 0; s < 3; ++s) {
    const Matrix one(a.begin() + static_cast<std::ptrdiff_t>(25 * s),
                     a.begin() + static_cast<std::ptrdiff_t>(25 * s + 25));
    const Matrix right(x.begin() + static_cast<std::ptrdiff_t>(10 * s),
                       x.begin() + static_cast<std::ptrdiff_t>(10 * s + 10));
    const Matrix other(inverse.begin() + static_cast<std::ptrdiff_t>(25 * s),
                       inverse.begin() + static_cast<std::ptrdiff_t>(25 * s + 25));
    Matrix unit(25);
    for (std::size_t i = 0; i < 5; ++i) unit[i * 6] = 1;
    expect_near(times(one, other, 5, 5, 5), unit);
    expect_near(times(one, right, 5, 5, 2), Matrix(b.begin() + static_cast<std::ptrdiff_t>(10 * s),
                                                   b.begin() + static_cast<std::ptrdiff_t>(10 * s + 10)));
  }
}

TEST(Decompose, OneSingularMatrixOfAStackIsNaNAndTheOthersAreWhole) {
  const Stack stack{DType::Float64, 2, 2, 2};
  Matrix a = {1, 1, 1, 1, 2, 0, 0, 4}, out(8);
  EXPECT_FALSE(invert(stack, bytes(a), bytes(out)));
  for (std::size_t i = 0; i < 4; ++i) EXPECT_TRUE(std::isnan(out[i]));
  expect_near(Matrix(out.begin() + 4, out.end()), {0.5, 0, 0, 0.25});
  Matrix sign(2), log(2);
  sign_and_log(stack, bytes(a), bytes(sign), bytes(log));
  expect_near(sign, {0, 1});
  EXPECT_EQ(log[0], -std::numeric_limits<double>::infinity());
  EXPECT_NEAR(log[1], std::log(8.0), 1e-15);
}

TEST(Decompose, FactorsMultiplyToTheMatrix) {
  const Stack tall{DType::Float64, 1, 6, 4};
  Matrix a = random_matrix(24, 3);
  Matrix q(24), r(16);
  qr(tall, 4, bytes(a), bytes(q), bytes(r));
  expect_near(times(q, r, 6, 4, 4), a);
  Matrix u(24), s(4), vh(16);
  ASSERT_TRUE(svd(tall, false, bytes(a), bytes(u), bytes(s), bytes(vh)));
  for (std::size_t i = 0; i < 6; ++i) {
    for (std::size_t j = 0; j < 4; ++j) u[i * 4 + j] *= s[j];
  }
  expect_near(times(u, vh, 6, 4, 4), a);
  EXPECT_TRUE(std::is_sorted(s.rbegin(), s.rend()));
}

TEST(Decompose, CholeskyReadsOneTriangle) {
  const Stack stack{DType::Float64, 1, 2, 2};
  Matrix lower = {4, -99, 2, 10}, upper = {4, 2, -99, 10}, factor(4);
  ASSERT_TRUE(cholesky(stack, false, bytes(lower), bytes(factor)));
  expect_near(factor, {2, 0, 1, 3});
  ASSERT_TRUE(cholesky(stack, true, bytes(upper), bytes(factor)));
  expect_near(factor, {2, 1, 0, 3});
  Matrix negative = {-1, 0, 0, 1};
  EXPECT_FALSE(cholesky(stack, false, bytes(negative), bytes(factor)));
}

TEST(Decompose, EigenvaluesOfKnownMatrices) {
  const Stack stack{DType::Float64, 1, 2, 2};
  Matrix symmetric = {2, 1, 1, 2}, values(2), vectors(4);
  ASSERT_TRUE(eigh(stack, false, bytes(symmetric), bytes(values), bytes(vectors)));
  expect_near(values, {1, 3});
  Matrix turn = {0, -1, 1, 0}, complex_values(4);  // i and -i
  ASSERT_TRUE(eig(stack, bytes(turn), bytes(complex_values), nullptr));
  expect_near({complex_values[0], std::abs(complex_values[1]), complex_values[2], std::abs(complex_values[3])},
              {0, 1, 0, 1});
}

TEST(Decompose, LeastSquaresOfALine) {
  const Stack stack{DType::Float64, 1, 4, 2};
  Matrix a = {0, 1, 1, 1, 2, 1, 3, 1}, b = {1, 3, 5, 7}, x(2), tail(2), singular(2);
  std::int64_t rank = 0;
  ASSERT_TRUE(least_squares(stack, 1, 1e-12, bytes(a), bytes(b), bytes(x), bytes(tail), bytes(singular), &rank));
  expect_near(x, {2, 1});
  expect_near(tail, {0, 0});
  EXPECT_EQ(rank, 2);
}

}  // namespace
}  // namespace gridstride::linalg
