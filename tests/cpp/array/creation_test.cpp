#include <cmath>
#include <limits>

#include "array/creation.h"
#include "array/random.h"
#include "array/reductions.h"
#include "array/reference.h"
#include "array/sorting.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"

namespace gridstride::array::testing {
namespace {

class Creation : public OnEngines {};

Operand number(double value) {
  return Operand::python_float(value);
}
Operand whole(std::int64_t value) {
  return Operand::python_int(value);
}

/// NumPy's loop for a real type: the first two elements are stored, the rest follow from their difference.
template <class T>
void expect_arange(const Array &array, double start, double step) {
  const std::vector<Scalar> got = elements(array);
  const T first = static_cast<T>(start);
  const T second = static_cast<T>(start + step);
  const T delta = second - first;
  for (std::size_t i = 0; i < got.size(); ++i) {
    T expected = first + static_cast<T>(i) * delta;
    if (i == 0) expected = first;
    if (i == 1) expected = second;
    ASSERT_EQ(got[i].as_double(), static_cast<double>(expected)) << i;
  }
}

TEST_P(Creation, ArangeIsNumPys) {
  expect_arange<double>(arange(number(0.1), number(77.3), number(0.37)), 0.1, 0.37);
  expect_arange<double>(arange(number(-1), number(2), number(1.0000000001)), -1, 1.0000000001);
  expect_arange<double>(arange(number(5), number(-3), number(-0.7)), 5, -0.7);
  expect_arange<float>(arange(number(0.1), number(50), number(0.01), DType::Float32), 0.1, 0.01);
  const Array integers = arange(whole(3), whole(50), whole(7));
  EXPECT_EQ(integers.dtype(), DType::Int64);
  EXPECT_EQ(integers.size(), 7);
  EXPECT_EQ(item(integers.index(0, 6)).as_int(), 45);
  EXPECT_EQ(arange(whole(0), whole(10), number(0.5)).dtype(), DType::Float64);
  EXPECT_EQ(arange(whole(10), whole(0), whole(1)).size(), 0);
  EXPECT_EQ(arange(whole(10), whole(0), whole(-3)).size(), 4);
  EXPECT_EQ(arange(whole(0), Operand(Scalar::of_int(DType::Int32, 4)), whole(1)).dtype(), DType::Int64);
  EXPECT_THROW((void)arange(whole(0), whole(1), whole(0)), Error);
  EXPECT_THROW((void)arange(number(0), number(std::numeric_limits<double>::infinity()), number(1)), Error);
  EXPECT_THROW((void)arange(number(0), number(std::numeric_limits<double>::quiet_NaN()), number(1)), Error);
}

TEST_P(Creation, LinspaceIsNumPys) {
  for (const bool endpoint : {true, false}) {
    double step = 0;
    const Array array = linspace(-0.3, 17.77, 1003, endpoint, DType::Float64, &step);
    const double spacing = (17.77 - -0.3) / (endpoint ? 1002 : 1003);
    EXPECT_EQ(step, spacing);
    const std::vector<Scalar> got = elements(array);
    for (std::size_t i = 0; i < got.size(); ++i) {
      double expected = static_cast<double>(i) * spacing + -0.3;
      if (endpoint && i == 1002) expected = 17.77;
      ASSERT_EQ(got[i].as_double(), expected);
    }
  }
  EXPECT_EQ(item(linspace(3, 9, 1, true, DType::Float64).index(0, 0)).as_double(), 3);
  EXPECT_EQ(linspace(3, 9, 0, true, DType::Float64).size(), 0);
  const std::vector<Scalar> integers = elements(linspace(-3, 3, 7, false, DType::Int32));
  for (std::size_t i = 0; i < 7; ++i) {
    EXPECT_EQ(integers[i].as_int(), static_cast<std::int64_t>(std::floor(-3 + static_cast<double>(i) * (6.0 / 7))));
  }
  EXPECT_THROW((void)linspace(0, 1, -1, true, DType::Float64), Error);
}

TEST_P(Creation, GeneratorsFuse) {
  const std::uint64_t start = statistics().launches;
  const Array array = call("sin", {linspace(0, 1, 500, true, DType::Float64).reshape(Shape{20, 25})});
  materialize(array);
  EXPECT_EQ(statistics().launches, start + 1);
  EXPECT_NEAR(item(array.index(0, 19).index(0, 24)).as_double(), std::sin(1.0), 1e-15);
  // Beside an operand in another order the number of the element goes by its own strides.
  const Array grid = arange(whole(0), whole(12), whole(1)).reshape(Shape{3, 4});
  const Array other = zeros(Shape{4, 3}, DType::Int64).transpose();
  materialize(other);
  const std::vector<Scalar> got = elements(call("add", {grid, other}));
  for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(got[i].as_int(), static_cast<std::int64_t>(i));
}

TEST_P(Creation, FillsEyesAndTriangles) {
  for (const DType dtype : {DType::Bool, DType::Int8, DType::Float16, DType::Float64, DType::Complex128}) {
    EXPECT_EQ(item(ones(Shape{2, 3}, dtype).index(0, 1).index(0, 2)).as_double(), 1);
    EXPECT_EQ(item(zeros(Shape{5}, dtype, 'F').index(0, 4)).as_double(), 0);
  }
  EXPECT_TRUE(zeros(Shape{3, 4}, DType::Int8, 'F').is_f_contiguous());
  for (const int diagonal : {-2, -1, 0, 1, 3, 9}) {
    const std::vector<Scalar> got = elements(eye(4, 5, diagonal, DType::Int32));
    for (int i = 0; i < 20; ++i) {
      EXPECT_EQ(got[static_cast<std::size_t>(i)].as_int(), i % 5 - i / 5 == diagonal ? 1 : 0);
    }
  }
  RandomSource random(9);
  auto [array, reference] = random_pair(random, Shape{2, 4, 5}, DType::Int32);
  const std::vector<Scalar> lower = elements(tril(array, 1));
  const std::vector<Scalar> upper = elements(triu(array, -1));
  for (std::int64_t i = 0; i < 40; ++i) {
    const std::int64_t distance = i % 5 - i / 5 % 4;
    EXPECT_EQ(lower[static_cast<std::size_t>(i)].as_int(), distance <= 1 ? reference.get(i).as_int() : 0);
    EXPECT_EQ(upper[static_cast<std::size_t>(i)].as_int(), distance >= -1 ? reference.get(i).as_int() : 0);
  }
}

TEST_P(Creation, JoinsArrays) {
  RandomSource random(10);
  auto [a, ar] = random_pair(random, Shape{2, 3}, DType::Int32);
  auto [b, br] = random_pair(random, Shape{2, 5}, DType::Float32);
  const Array parts[] = {a, b};
  const Array joined = concatenate(parts, -1);
  EXPECT_EQ(joined.dtype(), DType::Float64);
  EXPECT_EQ(joined.shape(), (Shape{2, 8}));
  EXPECT_EQ(item(joined.index(0, 1).index(0, 2)).as_double(), ar.get(5).as_double());
  const Scalar last = item(joined.index(0, 1).index(0, 7));
  EXPECT_TRUE(last.as_double() == br.get(9).as_double() || is_nan(last));
  EXPECT_THROW((void)concatenate(parts, 0), Error);
  const Array same_shape[] = {a, a, a};
  EXPECT_EQ(stack(same_shape, 1).shape(), (Shape{2, 3, 3}));
  EXPECT_EQ(item(stack(same_shape, -1).index(0, 1).index(0, 0).index(0, 2)).as_int(), ar.get(3).as_int());
}

TEST_P(Creation, TransfersAnyLayoutAndDtype) {
  RandomSource random(13);
  for (const DType dtype : {DType::Bool, DType::Int16, DType::Float32, DType::Float64, DType::Complex64}) {
    auto [array, reference] = random_pair(random, Shape{6, 7}, dtype);
    EXPECT_TRUE(same(array, reference));
    const Array view = array.transpose().slice(0, 6, -2, 3);
    const std::vector<int> axes{1, 0};
    const Reference expected = reference.with(reference.layout.transpose(axes).slice(0, 6, -2, 3));
    EXPECT_TRUE(same(view, expected));
    // Host memory with holes and backwards.
    std::vector<std::byte> host(1000);
    const auto item_bytes = static_cast<std::int64_t>(size_of(dtype));
    const Strides strides{-7 * item_bytes, 2 * item_bytes};
    std::byte *start = host.data() + 40 * item_bytes;
    to_host(view, start, strides);
    const Array back = from_host(start, {view.shape(), strides, 0}, dtype, dtype);
    EXPECT_TRUE(same(back, expected));
    EXPECT_TRUE(
        same(from_host(start, {view.shape(), strides, 0}, dtype, DType::Complex128), expected.cast(DType::Complex128)));
    const Array target = zeros(view.shape(), dtype);
    set_from_host(target, start, strides, dtype);
    EXPECT_TRUE(same(target, expected));
  }
  EXPECT_THROW((void)item(ones(Shape{2}, DType::Float32)), Error);
  EXPECT_THROW((void)truth(ones(Shape{2}, DType::Float32)), Error);
  EXPECT_TRUE(truth(ones(Shape{1, 1}, DType::Float32)));
  const std::int64_t flat[] = {-2};
  EXPECT_EQ(item(arange(whole(0), whole(12), whole(1)).reshape(Shape{3, 4}), flat).as_int(), 10);
  const std::int64_t outside[] = {3, 0};
  EXPECT_THROW((void)item(ones(Shape{3, 4}, DType::Int8), outside), Error);
}

TEST_P(Creation, ViewsReinterpretBytes) {
  const Array floats = full(Shape{4}, Scalar::of_float(DType::Float32, 1));
  const Array bits = floats.view(DType::Int32);
  EXPECT_EQ(item(bits.index(0, 2)).as_int(), 0x3f800000);
  EXPECT_EQ(floats.view(DType::UInt8).shape(), (Shape{16}));
  EXPECT_EQ(floats.view(DType::Float64).shape(), (Shape{2}));
  EXPECT_THROW((void)floats.slice(0, 0, 2, 2).view(DType::Float64), Error);
  apply_in_place(*find_ufunc("add"), bits, whole(1));
  EXPECT_GT(item(floats.index(0, 0)).as_double(), 1);
}

TEST_P(Creation, RandomNumbersDependOnTheSeedAlone) {
  Generator first(42);
  Generator second(42);
  const Array a = first.random(Shape{1001});
  const Array b = second.random(Shape{1001});
  EXPECT_EQ(elements(a), elements(b));
  EXPECT_NE(elements(first.random(Shape{1001})), elements(a));
  // A draw is the same whatever its shape, and state goes back.
  Generator third(42);
  EXPECT_EQ(elements(third.random(Shape{7, 143})), elements(a));
  const Generator::State state = first.state();
  const Array c = first.uniform(-3, 5, Shape{501}, DType::Float32);
  first.set_state(state);
  EXPECT_EQ(elements(first.uniform(-3, 5, Shape{501}, DType::Float32)), elements(c));
  EXPECT_NE(elements(Generator().random(Shape{4})), elements(Generator().random(Shape{4})));
}

TEST_P(Creation, RandomNumbersAreDistributedAsAsked) {
  constexpr std::int64_t kCount = 200000;
  Generator generator(7);
  for (const DType dtype : {DType::Float64, DType::Float32}) {
    const Array uniform = generator.uniform(2, 4, Shape{kCount}, dtype);
    EXPECT_NEAR(item(reduce(uniform, Reduction::Mean)).as_double(), 3, 0.01);
    EXPECT_GE(item(reduce(uniform, Reduction::Min)).as_double(), 2);
    EXPECT_LE(item(reduce(uniform, Reduction::Max)).as_double(), 4);
    const Array normal = generator.normal(1, 2, Shape{kCount + 1}, dtype);
    EXPECT_EQ(normal.shape(), (Shape{kCount + 1}));
    EXPECT_NEAR(item(reduce(normal, Reduction::Mean)).as_double(), 1, 0.03);
    const Array spread = call("subtract", {normal, number(1)});
    EXPECT_NEAR(item(reduce(call("square", {spread}), Reduction::Mean)).as_double(), 4, 0.08);
    const Array within = call("less", {call("absolute", {spread}), number(2)});
    EXPECT_NEAR(static_cast<double>(item(reduce(within, Reduction::CountNonzero)).as_int()) / kCount, 0.6827, 0.005);
  }
  const Array dice = generator.integers(1, 6, Shape{kCount}, DType::Int8);
  for (int face = 1; face <= 6; ++face) {
    const Array hits = call("equal", {dice, whole(face)});
    EXPECT_NEAR(static_cast<double>(item(reduce(hits, Reduction::CountNonzero)).as_int()), kCount / 6.0, 800);
  }
  // The worst range for bias: a little over half of all words.
  const Array wide = generator.integers(INT64_MIN, 1, Shape{kCount}, DType::Int64);
  const Array upper = call("greater", {wide, Scalar::of_int(DType::Int64, INT64_MIN / 2)});
  EXPECT_NEAR(static_cast<double>(item(reduce(upper, Reduction::CountNonzero)).as_int()), kCount / 2.0, 1000);
  EXPECT_LE(item(reduce(wide, Reduction::Max)).as_int(), 1);
  EXPECT_THROW((void)generator.integers(3, 2, Shape{4}, DType::Int32), Error);
  EXPECT_THROW((void)generator.integers(0, 256, Shape{4}, DType::UInt8), Error);
  EXPECT_THROW((void)generator.random(Shape{4}, DType::Int32), Error);
}

TEST_P(Creation, SortsAlongAnyAxis) {
  RandomSource random(17);
  for (int round = 0; round < 40; ++round) {
    const DType dtype = round % 4 == 0   ? DType::Float64
                        : round % 4 == 1 ? DType::Int32
                        : round % 4 == 2 ? DType::Float16
                                         : DType::UInt8;
    auto [array, reference] = random_pair(random, random.shape(3, 8), dtype);
    const int axis = static_cast<int>(random.below(3));
    const Array sorted = sort(array, axis);
    const Array order = argsort(array, axis);
    EXPECT_EQ(order.dtype(), DType::Int64);
    const Array in_place = copy(array);
    sort_in_place(in_place, axis);
    EXPECT_TRUE(same(array, reference)) << "the input stays";
    const std::vector<Scalar> rows = elements(sorted.swapaxes(axis, 2));
    const std::vector<Scalar> positions = elements(order.swapaxes(axis, 2));
    const std::vector<Scalar> again = elements(in_place.swapaxes(axis, 2));
    const std::vector<Scalar> source = elements(array.swapaxes(axis, 2));
    const auto length = static_cast<std::size_t>(array.shape()[axis]);
    for (std::size_t row = 0; row < rows.size(); row += length) {
      std::vector<std::size_t> expected(length);
      for (std::size_t i = 0; i < length; ++i) expected[i] = i;
      std::stable_sort(expected.begin(), expected.end(), [&](std::size_t a, std::size_t b) {
        const Scalar x = source[row + a];
        const Scalar y = source[row + b];
        if (is_nan(y)) return !is_nan(x);
        return x.as_double() < y.as_double();
      });
      for (std::size_t i = 0; i < length; ++i) {
        ASSERT_EQ(static_cast<std::size_t>(positions[row + i].as_int()), expected[i]);
        const Scalar wanted = source[row + expected[i]];
        ASSERT_TRUE(rows[row + i].as_double() == wanted.as_double() || (is_nan(rows[row + i]) && is_nan(wanted)));
        ASSERT_TRUE(again[row + i] == rows[row + i] || is_nan(wanted));
      }
    }
  }
  EXPECT_EQ(sort(ones(Shape{3, 4}, DType::Float32), {}).shape(), (Shape{12}));
  EXPECT_THROW((void)sort(ones(Shape{3}, DType::Float32), 1), Error);
}

TEST_P(Creation, ReshapeViewsWhereItCan) {
  const Array array = arange(whole(0), whole(24), whole(1)).reshape(Shape{4, 6});
  EXPECT_TRUE(array.reshape(Shape{2, -1}).shares_storage(array));
  EXPECT_FALSE(array.transpose().reshape(Shape{24}).shares_storage(array));
  EXPECT_TRUE(array.transpose().reshape(Shape{24}, 'F').shares_storage(array));
  EXPECT_EQ(item(array.transpose().ravel().index(0, 1)).as_int(), 6);
  EXPECT_EQ(item(array.ravel('F').index(0, 1)).as_int(), 6);
  EXPECT_THROW((void)array.reshape(Shape{5, -1}), Error);
  EXPECT_EQ(array.diagonal(1, 0, 1).size(), 4);
  EXPECT_EQ(item(array.diagonal(-2, 0, 1).index(0, 1)).as_int(), 19);
  EXPECT_EQ(item(array.flip(1).index(0, 0).index(0, 0)).as_int(), 5);
  EXPECT_FALSE(array.broadcast_to(Shape{3, 4, 6}).writeable());
  EXPECT_TRUE(array.index(0, 1).base().valid());
}

INSTANTIATE_TEST_SUITE_P(Engines, Creation, kEngines, engine_name);

}  // namespace
}  // namespace gridstride::array::testing
