#include <array>
#include <vector>

#include "array/creation.h"
#include "array/reductions.h"
#include "array/reference.h"
#include "array/ufunc.h"
#include "base/error.h"

namespace gridstride::array::testing {
namespace {

class Reductions : public OnEngines {};

struct Expected {
  ScalarOp combine;
  DType work;
};

Expected expected_form(Reduction reduction, DType dtype) {
  const bool truth = dtype == DType::Bool;
  const DTypeKind kind = kind_of(dtype);
  DType sum = dtype;
  if (truth || kind == DTypeKind::Signed) sum = DType::Int64;
  if (kind == DTypeKind::Unsigned) sum = DType::UInt64;
  switch (reduction) {
    case Reduction::Sum: return {ScalarOp::Add, sum};
    case Reduction::Prod: return {ScalarOp::Mul, sum};
    case Reduction::Min: return {truth ? ScalarOp::And : ScalarOp::Minimum, dtype};
    case Reduction::Max: return {truth ? ScalarOp::Or : ScalarOp::Maximum, dtype};
    case Reduction::Any: return {ScalarOp::Or, DType::Bool};
    default: return {ScalarOp::And, DType::Bool};
  }
}

Scalar identity_of(Reduction reduction, DType work) {
  return Scalar::of_bool(reduction == Reduction::Prod || reduction == Reduction::All).cast(work);
}

TEST_P(Reductions, MatchTheReferenceOrder) {
  constexpr std::array kDTypes = {DType::Float64, DType::Float32, DType::Int64, DType::Int32,
                                  DType::Int8,    DType::UInt16,  DType::Bool};
  constexpr std::array kReductions = {Reduction::Sum, Reduction::Prod, Reduction::Min,
                                      Reduction::Max, Reduction::Any,  Reduction::All};
  RandomSource random(11);
  for (int round = 0; round < 250; ++round) {
    const DType dtype = kDTypes[static_cast<std::size_t>(random.below(kDTypes.size()))];
    const Reduction reduction = kReductions[static_cast<std::size_t>(random.below(kReductions.size()))];
    const int rank = static_cast<int>(random.between(1, 4));
    Shape shape = random.shape(rank, 7);
    if (random.chance(0.3)) shape[static_cast<int>(random.below(rank))] = random.between(1, 600);
    auto [array, reference] = random_pair(random, shape, dtype);
    // Another walk through memory.
    if (random.chance(0.4)) {
      std::vector<int> axes;
      for (int i = rank - 1; i >= 0; --i) axes.push_back(i);
      array = array.transpose();
      reference = reference.with(reference.layout.transpose(axes));
    }
    if (random.chance(0.4)) {
      const int axis = static_cast<int>(random.below(rank));
      const std::int64_t count = (array.shape()[axis] + 1) / 2;
      array = array.slice(axis, 0, 2, count);
      reference = reference.with(reference.layout.slice(axis, 0, 2, count));
    }
    const auto mask = static_cast<std::uint32_t>(random.between(1, (1 << rank) - 1));
    ReduceOptions options;
    options.axes.emplace();
    for (int i = 0; i < rank; ++i) {
      if ((mask >> i & 1U) != 0) options.axes->push_back(random.chance(0.5) ? i : i - rank);
    }
    options.keepdims = random.chance(0.3);
    const Expected form = expected_form(reduction, dtype);
    Reference expected =
        reference_reduce(reference, mask, form.combine, identity_of(reduction, form.work), form.work, array.strides());
    if (options.keepdims) {
      for (int i = 0; i < rank; ++i) {
        if ((mask >> i & 1U) != 0) expected = expected.with(expected.layout.expand(i));
      }
    }
    ASSERT_TRUE(same(reduce(array, reduction, options), expected))
        << "reduction " << static_cast<int>(reduction) << " of " << to_string(array.shape()) << " strides "
        << to_string(array.strides()) << " " << name(dtype) << " axes " << mask;
  }
}

TEST_P(Reductions, LongOnesGoByChunks) {
  RandomSource random(2);
  for (const std::int64_t n : {ir::kChunk - 1, ir::kChunk, ir::kChunk + 1, 3 * ir::kChunk + 77, std::int64_t{100003}}) {
    auto [array, reference] = random_pair(random, Shape{n}, DType::Float32);
    ASSERT_TRUE(same(reduce(array, Reduction::Sum),
                     reference_reduce(reference, 1, ScalarOp::Add, Scalar::of_float(DType::Float32, 0), DType::Float32,
                                      array.strides())))
        << n;
  }
  for (const Shape &shape : {Shape{2 * ir::kChunk + 5, 3}, Shape{3, 2 * ir::kChunk + 5}}) {
    auto [array, reference] = random_pair(random, shape, DType::Float64);
    for (const int axis : {0, 1}) {
      ReduceOptions options;
      options.axes = std::vector<int>{axis};
      ASSERT_TRUE(same(reduce(array, Reduction::Sum, options),
                       reference_reduce(reference, 1U << axis, ScalarOp::Add, Scalar::of_float(DType::Float64, 0),
                                        DType::Float64, array.strides())))
          << to_string(shape) << " axis " << axis;
    }
  }
}

TEST_P(Reductions, FuseWithTheExpressionBeneath) {
  RandomSource random(3);
  auto [array, reference] = random_pair(random, Shape{37, 21}, DType::Float64);
  auto [other, other_reference] = random_pair(random, Shape{21}, DType::Float64);
  materialize(array);
  materialize(other);
  const Array product = call("multiply", {array, other});
  const std::uint64_t start = statistics().launches;
  ReduceOptions options;
  options.axes = std::vector<int>{1};
  const Array fused = reduce(product, Reduction::Sum, options);
  materialize(fused);
  EXPECT_EQ(statistics().launches, start + 1);
  const Array apart = copy(product);
  materialize(apart);
  EXPECT_EQ(elements(fused), elements(reduce(apart, Reduction::Sum, options)));
}

TEST_P(Reductions, AFusedTransposeSumsInTheOrderOfTheArrayItWouldHaveMade) {
  RandomSource random(4);
  auto [array, reference] = random_pair(random, Shape{53, 31}, DType::Float32);
  auto [other, other_reference] = random_pair(random, Shape{31, 53}, DType::Float32);
  const Array fused = reduce(call("add", {array.transpose(), other}), Reduction::Sum);
  const Array made = call("add", {array.transpose(), other});
  materialize(made);
  EXPECT_EQ(elements(fused), elements(reduce(made, Reduction::Sum)));
}

TEST_P(Reductions, MinAndMaxHandNanOn) {
  const double values[] = {1, 2, std::numeric_limits<double>::quiet_NaN(), -4};
  const Array array = from_host(values, Layout::contiguous(Shape{4}, 8), DType::Float64, DType::Float64);
  EXPECT_TRUE(is_nan(item(reduce(array, Reduction::Min))));
  EXPECT_TRUE(is_nan(item(reduce(array, Reduction::Max))));
  EXPECT_EQ(item(argmin(array, {})).as_int(), 2);
  EXPECT_EQ(item(argmax(array, {})).as_int(), 2);
}

TEST_P(Reductions, MeansCountsInitialWhereOut) {
  RandomSource random(6);
  auto [array, reference] = random_pair(random, Shape{6, 9}, DType::Int32);
  const std::vector<Scalar> all = elements(array);
  double sum = 0;
  std::int64_t nonzero = 0;
  for (const Scalar &value : all) {
    sum += static_cast<double>(value.as_int());
    nonzero += value.as_int() != 0 ? 1 : 0;
  }
  const Array mean = reduce(array, Reduction::Mean);
  EXPECT_EQ(mean.dtype(), DType::Float64);
  EXPECT_EQ(item(mean).as_double(), sum / 54);
  EXPECT_EQ(item(reduce(array, Reduction::CountNonzero)).as_int(), nonzero);

  ReduceOptions options;
  options.initial = Scalar::of_int(DType::Int64, 1000);
  EXPECT_EQ(item(reduce(array, Reduction::Sum, options)).as_int(), static_cast<std::int64_t>(sum) + 1000);

  const Array mask = call("greater", {array, Operand::python_int(0)});
  ReduceOptions masked;
  masked.where = &mask;
  std::int64_t positive = 0;
  std::int64_t count = 0;
  for (const Scalar &value : all) {
    positive += std::max<std::int64_t>(0, value.as_int());
    count += value.as_int() > 0 ? 1 : 0;
  }
  EXPECT_EQ(item(reduce(array, Reduction::Sum, masked)).as_int(), positive);
  EXPECT_EQ(item(reduce(array, Reduction::Mean, masked)).as_double(),
            static_cast<double>(positive) / static_cast<double>(count));
  EXPECT_THROW((void)reduce(array, Reduction::Min, masked), Error);

  const Array out = zeros(Shape{9}, DType::Float64);
  ReduceOptions into;
  into.axes = std::vector<int>{0};
  into.out = &out;
  const Array returned = reduce(array, Reduction::Max, into);
  EXPECT_TRUE(returned.shares_storage(out));
  EXPECT_EQ(item(out.index(0, 4)).as_double(),
            static_cast<double>(item(reduce(array.index(1, 4), Reduction::Max)).as_int()));
  ReduceOptions as_float;
  as_float.dtype = DType::Float32;
  EXPECT_EQ(reduce(array, Reduction::Sum, as_float).dtype(), DType::Float32);
}

TEST_P(Reductions, NarrowFloatsAreSummedInFloat32) {
  RandomSource random(8);
  auto [array, reference] = random_pair(random, Shape{3000}, DType::Float16);
  const Reference wide = reference_reduce(reference, 1, ScalarOp::Add, Scalar::of_float(DType::Float32, 0),
                                          DType::Float32, array.strides());
  EXPECT_TRUE(same(reduce(array, Reduction::Sum), wide.cast(DType::Float16)));
}

TEST_P(Reductions, EmptyArrays) {
  const Array array = zeros(Shape{0, 3}, DType::Float32);
  EXPECT_EQ(item(reduce(array, Reduction::Sum)).as_double(), 0);
  EXPECT_EQ(item(reduce(array, Reduction::Prod)).as_double(), 1);
  EXPECT_EQ(reduce(array, Reduction::Any).dtype(), DType::Bool);
  ReduceOptions rows;
  rows.axes = std::vector<int>{1};
  EXPECT_EQ(reduce(array, Reduction::Max, rows).shape(), (Shape{0}));
  try {
    (void)reduce(array, Reduction::Min);
    ADD_FAILURE();
  } catch (const Error &error) {
    EXPECT_EQ(error.message(), "zero-size array to reduction operation minimum which has no identity");
    EXPECT_EQ(error.kind(), ErrorKind::Value);
  }
  EXPECT_THROW((void)argmax(array, {}), Error);
  ReduceOptions start;
  start.initial = Scalar::of_float(DType::Float32, 7);
  EXPECT_EQ(item(reduce(array, Reduction::Max, start)).as_double(), 7);
}

TEST_P(Reductions, AxesAreChecked) {
  const Array array = ones(Shape{2, 3}, DType::Float32);
  ReduceOptions options;
  options.axes = std::vector<int>{2};
  EXPECT_THROW((void)reduce(array, Reduction::Sum, options), Error);
  options.axes = std::vector<int>{0, -2};
  EXPECT_THROW((void)reduce(array, Reduction::Sum, options), Error);
  options.axes = std::vector<int>{};
  EXPECT_EQ(reduce(array, Reduction::Sum, options).shape(), (Shape{2, 3}));
}

TEST_P(Reductions, ArgExtremesMatchASearch) {
  RandomSource random(12);
  for (int round = 0; round < 60; ++round) {
    const DType dtype = round % 3 == 0 ? DType::Float64 : round % 3 == 1 ? DType::Int16 : DType::Float16;
    const Shape shape = round % 5 == 0 ? Shape{2, 70000} : random.shape(3, 9);
    auto [array, reference] = random_pair(random, shape, dtype);
    const int axis = static_cast<int>(random.below(array.ndim()));
    const bool keepdims = random.chance(0.5);
    const Array low = argmin(array, axis, keepdims);
    const Array high = argmax(array, axis, keepdims);
    EXPECT_EQ(low.dtype(), DType::Int64);
    Array rows = array.swapaxes(axis, array.ndim() - 1);
    Array low_rows = keepdims ? low.swapaxes(axis, array.ndim() - 1) : low;
    Array high_rows = keepdims ? high.swapaxes(axis, array.ndim() - 1) : high;
    const std::int64_t length = rows.shape().back();
    // Without keepdims the axes stand in their own order: compare through the moved view only where both agree.
    if (!keepdims && axis != array.ndim() - 1) continue;
    const std::vector<Scalar> values = elements(rows);
    const std::vector<Scalar> lows = elements(low_rows);
    const std::vector<Scalar> highs = elements(high_rows);
    for (std::size_t row = 0; row < lows.size(); ++row) {
      std::int64_t best_low = 0;
      std::int64_t best_high = 0;
      const auto at = [&](std::int64_t i) {
        return values[row * static_cast<std::size_t>(length) + static_cast<std::size_t>(i)];
      };
      for (std::int64_t i = 1; i < length; ++i) {
        if (is_nan(at(best_low))) break;
        if (is_nan(at(i)) || at(i).as_double() < at(best_low).as_double()) best_low = i;
      }
      for (std::int64_t i = 1; i < length; ++i) {
        if (is_nan(at(best_high))) break;
        if (is_nan(at(i)) || at(i).as_double() > at(best_high).as_double()) best_high = i;
      }
      ASSERT_EQ(lows[row].as_int(), best_low);
      ASSERT_EQ(highs[row].as_int(), best_high);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, Reductions, kEngines, engine_name);

}  // namespace
}  // namespace gridstride::array::testing
