// The headers that C++ programs see, on the engine beneath.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <random>
#include <vector>

#include "gridstride/gridstride.h"

namespace {

std::vector<double> numbers(std::size_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> distribution(-3, 3);
  std::vector<double> values(count);
  for (double &value : values) value = distribution(random);
  return values;
}

template <class Body>
std::string error_of(Body &&body) {
  try {
    body();
  } catch (const gs::Error &error) {
    return error.kind() + ": " + error.what();
  }
  return "none";
}

TEST(Api, ExpressionsAreRecordedAndRight) {
  const std::vector<double> a = numbers(1000, 1), b = numbers(1000, 2);
  const gs::Array x = gs::Array::from(a), y = gs::Array::from(b);
  gs::Array z = 2.0 * x + y * y - 1;
  z += gs::sin(x);
  z = gs::where(z > 0, z, -z);
  EXPECT_TRUE(z.pending());
  const std::vector<double> found = z.to_vector<double>();
  EXPECT_FALSE(z.pending());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_NEAR(found[i], std::fabs(2 * a[i] + b[i] * b[i] - 1 + std::sin(a[i])), 1e-14);
  }
  EXPECT_EQ((gs::arange(10) % 3).dtype(), gs::DType::Int64);
  EXPECT_EQ((gs::Array::from(std::vector<float>{1, 2}) * 0.5).dtype(), gs::DType::Float32);
  EXPECT_EQ((x < y).dtype(), gs::DType::Bool);
}

TEST(Api, IndicesAreNumPys) {
  const gs::Array x = gs::arange(24).reshape({2, 3, 4});
  using gs::all;
  using gs::Slice;
  EXPECT_EQ(x(1, 2, 3).item<int>(), 23);
  EXPECT_EQ(x(-1, 0).to_vector<std::int64_t>(), (std::vector<std::int64_t>{12, 13, 14, 15}));
  EXPECT_EQ(x(0, Slice{1, {}}, Slice{{}, {}, -2}).to_vector<std::int64_t>(), (std::vector<std::int64_t>{7, 5, 11, 9}));
  EXPECT_EQ(x(all, 0, gs::newaxis).shape(), (gs::Shape{2, 1, 4}));
  const gs::Array rows = gs::Array::from(std::vector<std::int64_t>{2, 0});
  EXPECT_EQ(x(0, rows, 1).to_vector<std::int64_t>(), (std::vector<std::int64_t>{9, 1}));
  EXPECT_EQ(x(rows(gs::newaxis, Slice{1, 2}), all, rows).shape(), (gs::Shape{1, 2, 3}));  // in front
  EXPECT_EQ(x(x > 20).to_vector<std::int64_t>(), (std::vector<std::int64_t>{21, 22, 23}));

  const gs::Array y = gs::zeros({4, 4});
  y.set({Slice{1, 3}, Slice{1, 3}}, 5);
  y.set({0}, gs::arange(0.0, 4.0));
  y.set({y > 4}, -1.0);
  y(all, 3).fill(9);
  EXPECT_EQ(y.to_vector<double>(), (std::vector<double>{0, 1, 2, 9, 0, -1, -1, 9, 0, -1, -1, 9, 0, 0, 0, 9}));
  y.set({rows}, 7);
  EXPECT_EQ(y(2, 1).item<double>(), 7);

  EXPECT_EQ(error_of([&] { (void)x(2); }).substr(0, 10), "IndexError");
  EXPECT_EQ(error_of([&] { (void)x(0, 0, 0, 0); }),
            "IndexError: too many indices for array: array is 3-dimensional, but 4 were indexed");
  EXPECT_EQ(error_of([&] { (void)x(Slice{0, 1, 0}); }), "ValueError: slice step cannot be zero");
}

TEST(Api, ReductionsAndOrder) {
  const std::vector<double> a = numbers(600, 3);
  const gs::Array x = gs::Array::from(a).reshape({20, 30});
  EXPECT_NEAR(gs::sum(x).item<double>(), std::accumulate(a.begin(), a.end(), 0.0), 1e-11);
  EXPECT_EQ(gs::max(x).item<double>(), *std::max_element(a.begin(), a.end()));
  EXPECT_EQ(gs::mean(x, 1).shape(), gs::Shape{20});
  std::vector<double> sorted = a;
  std::sort(sorted.begin(), sorted.end());
  EXPECT_EQ(gs::sort(x.ravel()).to_vector<double>(), sorted);
  EXPECT_EQ(gs::cumsum(gs::arange(5)).to_vector<std::int64_t>(), (std::vector<std::int64_t>{0, 1, 3, 6, 10}));
  EXPECT_TRUE(gs::all_of(x <= gs::max(x)).item<bool>());
  EXPECT_EQ(gs::nonzero(gs::Array::from(std::vector<int>{0, 5, 0, 2}))[0].to_vector<std::int64_t>(),
            (std::vector<std::int64_t>{1, 3}));
  EXPECT_EQ(gs::concatenate({gs::ones({2}), gs::zeros({1})}).shape(), gs::Shape{3});
}

TEST(Api, LinearAlgebraAndRandomNumbers) {
  gs::Generator generator(7);
  const gs::Array a = generator.normal(0, 1, {6, 6}) + 6 * gs::eye(6);
  const gs::Array b = generator.random({6, 2});
  const gs::Array x = gs::linalg::solve(a, b);
  EXPECT_LT(gs::max(gs::absolute(gs::linalg::matmul(a, x) - b)).item<double>(), 1e-13);
  const gs::linalg::Svd svd = gs::linalg::svd(a, false);
  const gs::Array again = gs::linalg::matmul(svd.u * svd.s, svd.vh);
  EXPECT_LT(gs::max(gs::absolute(again - a)).item<double>(), 1e-12);
  const auto [q, r] = gs::linalg::qr(a);
  EXPECT_LT(gs::max(gs::absolute(gs::linalg::matmul(q, r) - a)).item<double>(), 1e-12);
  EXPECT_NEAR(gs::linalg::det(gs::linalg::inv(a)).item<double>() * gs::linalg::det(a).item<double>(), 1, 1e-12);
  EXPECT_EQ(gs::Generator(7).random({5}).to_vector<double>(), gs::Generator(7).random({5}).to_vector<double>());
  const gs::Array dice = generator.integers(1, 7, {1000});
  EXPECT_GE(gs::min(dice).item<int>(), 1);
  EXPECT_LE(gs::max(dice).item<int>(), 6);
  EXPECT_EQ(error_of([&] { (void)gs::linalg::inv(b); }),
            "LinAlgError: the last two axes must be a square matrix; the shape is (6, 2)");
}

TEST(Api, StreamsAndEvents) {
  gs::Stream stream;
  gs::Event start, stop;
  gs::Array y;
  {
    const gs::Stream::Scope scope(stream);
    start.record(stream);
    y = gs::ones({100000}) * 3;
    stop.record(stream);
  }
  stop.synchronize();
  EXPECT_GE(gs::Event::elapsed_ms(start, stop), 0);
  gs::Stream::current().wait(stop);
  EXPECT_EQ(gs::sum(y).item<double>(), 300000);
  stream.synchronize();
  EXPECT_TRUE(stream.query());
  EXPECT_GE(gs::Device::count(), 1);
  EXPECT_FALSE(gs::Device::current().name().empty());
  EXPECT_GT(gs::Device::current().memory().total, 0U);
  EXPECT_EQ(error_of([] { gs::Device::set_current(99); }).substr(0, 12), "CudaAPIError");
}

TEST(Api, ErrorsSayWhat) {
  EXPECT_EQ(error_of([] { (void)gs::Array().size(); }), "ValueError: an Array that nothing was assigned to is used");
  EXPECT_EQ(error_of([] { (void)gs::ones({2}).to_vector<float>(); }),
            "TypeError: the array's elements are float64, not float32; cast it with astype first");
  EXPECT_EQ(error_of([] { (void)(gs::ones({2}) + gs::ones({3})); }).substr(0, 10), "ValueError");
  EXPECT_EQ(error_of([] { (void)gs::ufunc("nothing", {gs::ones({2})}); }), "KeyError: there is no ufunc 'nothing'");
  EXPECT_EQ(error_of([] { (void)gs::Module::load("/nowhere.gsk"); }), "FileNotFoundError: cannot read '/nowhere.gsk'");
}

}  // namespace
