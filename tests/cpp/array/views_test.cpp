// Views of pending expressions: nothing runs for them, and values have the bits of kernels that run one by one.
#include <vector>

#include "array/creation.h"
#include "array/random.h"
#include "array/reductions.h"
#include "array/reference.h"
#include "array/ufunc.h"
#include "runtime/device.h"

namespace gridstride::array::testing {
namespace {

class Views : public OnEngines {};

Array numbers(const Shape &shape) {
  const Array result = Generator(5).uniform(1, 2, shape);
  materialize(result);
  return result;
}

Array along(const Array &array, Reduction reduction, int axis, bool keepdims = true) {
  ReduceOptions options;
  options.axes = std::vector<int>{axis};
  options.keepdims = keepdims;
  return reduce(array, reduction, options);
}

void expect_same(const Array &actual, const Array &expected) {
  ASSERT_EQ(actual.shape(), expected.shape());
  const std::vector<Scalar> a = elements(actual), b = elements(expected);
  for (std::size_t i = 0; i < a.size(); ++i) ASSERT_EQ(a[i].bits[0], b[i].bits[0]) << "element " << i;
}

using Step = Array (*)(Array);
Array later(Array array) {
  return array;
}
Array now(Array array) {
  materialize(array);
  return array;
}

Array softmax(const Array &x, Step step) {
  const Array top = step(along(x, Reduction::Max, 1));
  const Array e = step(call("exp", {step(call("subtract", {x, top}))}));
  return step(call("divide", {e, step(along(e, Reduction::Sum, 1))}));
}

TEST_P(Views, SoftmaxWaitsAndHasTheBitsOfItsSteps) {
  for (const Shape &shape : {Shape{3, 5}, Shape{200, 70}, Shape{40, 9, 33}}) {
    const Array x = numbers(shape);
    const std::uint64_t before = statistics().launches;
    const Array fused = softmax(x, later);
    EXPECT_TRUE(fused.pending());
    const bool waits = Device::current().kind() == DeviceKind::Cpu;  // on a GPU a reduction runs when it is read
    if (waits) {
      EXPECT_EQ(statistics().launches, before);
    }
    materialize(fused);
    if (waits && GetParam() == Engine::Compiled) {
      EXPECT_EQ(statistics().launches, before + 1);
    }
    expect_same(fused, softmax(x, now));
  }
}

TEST_P(Views, SlicesOfExpressionsPutTheirIndicesIntoTheLeaves) {
  const Array x = numbers(Shape{20, 30});
  const auto function = [&](Step step) {
    const Array scaled = step(call("multiply", {x, Operand::python_int(3)}));
    const Array part = scaled.slice(0, 19, -2, 10).slice(1, 1, 3, 9).transpose();
    return step(call("add", {part, x.slice(0, 0, 1, 10).slice(1, 0, 1, 9).transpose()}));
  };
  const std::uint64_t before = statistics().launches;
  const Array fused = function(later);
  EXPECT_EQ(statistics().launches, before);
  materialize(fused);
  EXPECT_EQ(statistics().launches, before + 1);
  expect_same(fused, function(now));
}

TEST_P(Views, ReductionsOfReductionsAndOtherAxes) {
  const Array x = numbers(Shape{30, 40});
  const auto function = [&](Step step) {
    const Array columns = step(along(x, Reduction::Sum, 0));
    const Array shares = step(call("divide", {x, columns}));
    const Array rows = step(along(shares, Reduction::Max, 1, false));
    return step(call("subtract", {rows, step(reduce(rows, Reduction::Min))}));
  };
  expect_same(function(later), function(now));
}

TEST_P(Views, WritesComeAfterWhatReadsTheOldValues) {
  Array x = numbers(Shape{50, 8});
  const Array before = copy(x);
  materialize(before);
  const Array shares = call("divide", {x, along(x, Reduction::Sum, 1)});
  assign(x.index(0, 3), full(Shape{8}, Scalar::of_float(DType::Float64, 7)));
  assign(x, call("subtract", {x, along(x, Reduction::Min, 1)}));
  const Array sums = now(along(before, Reduction::Sum, 1));
  expect_same(shares, now(call("divide", {before, sums})));
  EXPECT_EQ(elements(x)[3 * 8].as_double(), 0);
}

TEST_P(Views, NothingIsLeftOfWhatNobodyAsksFor) {
  const Array x = numbers(Shape{50, 8});
  Device::current().synchronize();
  const Statistics before = statistics();
  { const Array dropped = softmax(x, later); }
  const Statistics after = statistics();
  EXPECT_EQ(after.live_nodes, before.live_nodes);
  EXPECT_EQ(after.live_storages, before.live_storages);
  EXPECT_EQ(after.launches, before.launches);
}

INSTANTIATE_TEST_SUITE_P(Engines, Views, kEngines, engine_name);

}  // namespace
}  // namespace gridstride::array::testing
