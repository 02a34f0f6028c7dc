#include <cmath>
#include <cstring>
#include <limits>

#include <gmock/gmock.h>

#include "array/array.h"
#include "array/creation.h"
#include "array/recorder.h"
#include "array/reductions.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "cuda_path/interpreted_gpu.h"
#include "ir/random_source.h"
#include "runtime/device.h"

namespace gridstride::testing {
namespace {

using array::Array;
using ::testing::HasSubstr;

/// Reductions of rows and what stands on them, on a GPU whose machine code is the IR.
class RowsOnGpu : public ::testing::Test {
protected:
  void SetUp() override {
    if (!InterpretedGpu::install()) GTEST_SKIP() << "this process has looked for the real driver already";
  }
  void TearDown() override {
    if (Device::kind_in_use() == DeviceKind::Cuda) Device::current().synchronize();
  }

  static Array random(const Shape &shape, std::uint64_t seed, DType dtype = DType::Float64) {
    ir::testing::RandomSource source(seed);
    std::vector<double> values(static_cast<std::size_t>(element_count(shape)));
    for (double &each : values) each = source.uniform(-3, 3);
    return array::from_host(values.data(), Layout::contiguous(shape, 8), DType::Float64, dtype);
  }
  static std::string bits(const Array &array) {
    std::string values(static_cast<std::size_t>(array.size()) * size_of(array.dtype()), '\0');
    array::to_host(array, values.data(), Layout::contiguous(array.shape(), size_of(array.dtype())).strides);
    return values;
  }
  static Array call(std::string_view ufunc, const array::Operand &a) {
    const array::Operand inputs[] = {a};
    return array::apply(*find_ufunc(ufunc), inputs, {});
  }
  static Array call(std::string_view ufunc, const array::Operand &a, const array::Operand &b) {
    const array::Operand inputs[] = {a, b};
    return array::apply(*find_ufunc(ufunc), inputs, {});
  }
  static Array of_rows(const Array &a, array::Reduction reduction, bool keepdims = true) {
    array::ReduceOptions options;
    options.axes = std::vector<int>(1, static_cast<int>(a.shape().size()) - 1);
    options.keepdims = keepdims;
    return array::reduce(a, reduction, options);
  }
  /// exp(x - max) / sum(exp(x - max)). With `apart` each step lies in memory before the next.
  static Array softmax(const Array &x, bool apart) {
    const auto step = [&](Array each) {
      if (apart) array::materialize(each);
      return each;
    };
    const Array top = step(of_rows(x, array::Reduction::Max));
    const Array e = step(call("exp", step(call("subtract", x, top))));
    return call("divide", e, step(of_rows(e, array::Reduction::Sum)));
  }
};

TEST_F(RowsOnGpu, SoftmaxIsOneLaunchForEveryLength) {
  for (const std::int64_t length : {2, 3, 15, 16, 17, 50, 64, 127, 128, 129, 256, 257, 300, 512, 1000, 5000, 16384}) {
    SCOPED_TRACE(length);
    const std::int64_t rows = length > 1000 ? 3 : 37;
    for (const DType dtype : {DType::Float64, DType::Float32}) {
      const Array x = random({rows, length}, static_cast<std::uint64_t>(length), dtype);
      array::materialize(x);
      const std::uint64_t before = InterpretedGpu::launches;
      const std::string fused = bits(softmax(x, false));
      EXPECT_EQ(InterpretedGpu::launches, before + 1);
      EXPECT_THAT(InterpretedGpu::last_ptx, HasSubstr(".entry gs_fused_rows"));
      EXPECT_EQ(fused, bits(softmax(x, true)));
    }
  }
}

TEST_F(RowsOnGpu, RowsLongerThanAChunkAreReducedInSteps) {
  const Array x = random({2, 16385}, 5);
  EXPECT_EQ(bits(softmax(x, false)), bits(softmax(x, true)));
}

TEST_F(RowsOnGpu, SeveralReductionsOfOneArrayAreOneLaunch) {
  const Array x = random({40, 60}, 6);
  array::materialize(x);
  const std::uint64_t before = InterpretedGpu::launches;
  const Array low = of_rows(x, array::Reduction::Min, false);
  const Array high = of_rows(x, array::Reduction::Max, false);
  const Array sum = of_rows(x, array::Reduction::Sum, false);
  const std::string together = bits(low) + bits(high) + bits(sum);
  EXPECT_EQ(InterpretedGpu::launches, before + 1);
  std::string apart;
  for (const auto reduction : {array::Reduction::Min, array::Reduction::Max, array::Reduction::Sum}) {
    apart += bits(of_rows(x, reduction, false));
  }
  EXPECT_EQ(together, apart);
}

TEST_F(RowsOnGpu, StandardisedRowsOfHigherRank) {
  const auto standardised = [](const Array &x, const Array &weights, bool apart) {
    const Array mean = of_rows(x, array::Reduction::Mean);
    if (apart) array::materialize(mean);
    const Array centred = call("subtract", x, mean);
    if (apart) array::materialize(centred);
    const Array spread = call("sqrt", of_rows(call("multiply", centred, centred), array::Reduction::Mean));
    if (apart) array::materialize(spread);
    return call("multiply", call("divide", centred, spread), weights);
  };
  const Array x = random({4, 9, 33}, 7);
  const Array weights = random({33}, 8);
  array::materialize(x);
  array::materialize(weights);
  const std::uint64_t before = InterpretedGpu::launches;
  const std::string fused = bits(standardised(x, weights, false));
  EXPECT_EQ(InterpretedGpu::launches, before + 1);
  EXPECT_EQ(fused, bits(standardised(x, weights, true)));
  // A strided part of a larger array is read where it lies.
  const Array part = random({12, 70}, 9).slice(1, 3, 2, 33);
  EXPECT_EQ(bits(standardised(part, weights, false)), bits(standardised(part, weights, true)));
}

TEST_F(RowsOnGpu, OtherOrdersTakeOtherWays) {
  const Array x = random({50, 64}, 10).transpose();
  EXPECT_EQ(bits(softmax(x, false)), bits(softmax(x, true)));
  const Array empty = random({0, 20}, 11);
  EXPECT_EQ(bits(softmax(empty, false)), "");
  // What is shifted within a row is another thread's.
  const Array y = random({20, 40}, 12);
  const auto shifted = [](const Array &values, bool apart) {
    const Array scaled = call("divide", values, of_rows(values, array::Reduction::Sum));
    if (apart) array::materialize(scaled);
    return call("add", scaled.slice(1, 0, 1, 39), scaled.slice(1, 1, 1, 39));
  };
  EXPECT_EQ(bits(shifted(y, false)), bits(shifted(y, true)));
}

TEST_F(RowsOnGpu, IntermediateValuesThatAreAskedForStay) {
  const Array x = random({30, 21}, 13);
  const Array total = of_rows(x, array::Reduction::Sum);
  const Array share = call("divide", x, total);
  const Array root = call("sqrt", call("absolute", total));
  const std::string fused = bits(share) + bits(total) + bits(root);
  const Array again = of_rows(x, array::Reduction::Sum);
  array::materialize(again);
  EXPECT_EQ(fused, bits(call("divide", x, again)) + bits(again) + bits(call("sqrt", call("absolute", again))));
}

TEST_F(RowsOnGpu, NaNAndOtherDTypes) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  std::vector<double> values(5 * 18, 1.5);
  values[20] = nan;
  values[40] = std::numeric_limits<double>::infinity();
  for (const DType dtype : {DType::Float64, DType::Float16, DType::Int32, DType::UInt8, DType::Complex64}) {
    SCOPED_TRACE(name(dtype));
    const Array x = array::from_host(values.data(), Layout::contiguous({5, 18}, 8), DType::Float64, dtype);
    const auto spread = [&](bool apart) {
      const Array low = of_rows(x, array::Reduction::Min);
      const Array high = of_rows(x, array::Reduction::Max);
      if (apart) {
        array::materialize(low);
        array::materialize(high);
      }
      return call("subtract", call("add", x, high), low);
    };
    EXPECT_EQ(bits(spread(false)), bits(spread(true)));
  }
}

}  // namespace
}  // namespace gridstride::testing
