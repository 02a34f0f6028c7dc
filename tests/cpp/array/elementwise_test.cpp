#include <array>
#include <cmath>

#include "array/creation.h"
#include "array/reference.h"
#include "array/ufunc.h"
#include "base/error.h"

namespace gridstride::array::testing {
namespace {

class Elementwise : public OnEngines {};

constexpr std::array kDTypes = {DType::Float64, DType::Float32, DType::Int64,  DType::Int32, DType::Int8,
                                DType::UInt8,   DType::UInt32,  DType::UInt64, DType::Bool,  DType::Float16};

/// Whether two results are equal, or within the error that the operation's row grants.
bool close(const Scalar &got, const Scalar &expected, float ulps) {
  if (got == expected || (is_nan(got) && is_nan(expected))) return true;
  if (ulps == 0 || !is_floating(got.dtype)) return false;
  const double a = got.as_double();
  const double b = expected.as_double();
  const double unit = got.dtype == DType::Float64 ? 0x1p-52 : got.dtype == DType::Float32 ? 0x1p-23 : 0x1p-10;
  return std::abs(a - b) <= 2 * (ulps + 1) * unit * std::max(std::abs(b), 1e-30);
}

TEST_P(Elementwise, EveryUfuncOnRandomLayouts) {
  RandomSource random(21);
  for (const UfuncInfo &ufunc : ufuncs()) {
    for (int round = 0; round < 3; ++round) {
      std::vector<std::pair<Array, Reference>> operands;
      for (int i = 0; i < ufunc.arity; ++i) {
        const DType dtype = kDTypes[static_cast<std::size_t>(random.below(kDTypes.size()))];
        auto [array, reference] = random_pair(random, Shape{random.chance(0.3) ? 1 : 5, 8}, dtype);
        if (random.chance(0.5)) {
          array = array.slice(1, 7, -2, 4);
          reference = reference.with(reference.layout.slice(1, 7, -2, 4));
        } else {
          array = array.slice(1, 0, 1, 4);
          reference = reference.with(reference.layout.slice(1, 0, 1, 4));
        }
        operands.emplace_back(std::move(array), std::move(reference));
      }
      std::vector<Operand> inputs;
      std::vector<PromotionInput> promotion;
      std::vector<ReferenceOperand> references;
      for (const auto &[array, reference] : operands) {
        inputs.emplace_back(array);
        promotion.push_back(inputs.back().promotion());
        references.push_back({&reference, {}});
      }
      UfuncLoop loop;
      try {
        loop = resolve(ufunc, promotion);
      } catch (const Error &error) {
        EXPECT_EQ(error.kind(), ErrorKind::Type);
        EXPECT_THROW(
            (void)(ufunc.results() == 1 ? gridstride::array::apply(ufunc, inputs) : apply2(ufunc, inputs).first),
            Error);
        continue;
      }
      const Reference expected = reference_ufunc(ufunc, references, promotion);
      const Array result = ufunc.results() == 1 ? gridstride::array::apply(ufunc, inputs) : apply2(ufunc, inputs).first;
      ASSERT_EQ(result.shape(), expected.shape());
      ASSERT_EQ(result.dtype(), expected.dtype);
      const std::vector<Scalar> got = elements(result);
      for (std::int64_t i = 0; i < expected.size(); ++i) {
        ASSERT_TRUE(close(got[static_cast<std::size_t>(i)], expected.get(i), info(loop.op).ulps))
            << ufunc.name << " on " << name(operands[0].first.dtype())
            << (ufunc.arity > 1 ? name(operands[1].first.dtype()) : "") << ": "
            << got[static_cast<std::size_t>(i)].to_string() << ", expected " << expected.get(i).to_string() << " for "
            << operands[0].second.with(operands[0].second.layout.broadcast_to(expected.shape())).get(i).to_string();
      }
    }
  }
}

TEST_P(Elementwise, PythonScalarsTakeTheArraysDtype) {
  const Array small = full(Shape{3}, Scalar::of_int(DType::UInt8, 250));
  EXPECT_EQ(call("add", {small, Operand::python_int(5)}).dtype(), DType::UInt8);
  EXPECT_EQ(call("add", {small, Operand::python_float(5)}).dtype(), DType::Float64);
  EXPECT_EQ(call("add", {full(Shape{3}, Scalar::of_float(DType::Float32, 1)), Operand::python_float(5)}).dtype(),
            DType::Float32);
  EXPECT_EQ(call("add", {small, Scalar::of_int(DType::Int64, 5)}).dtype(), DType::Int64);
  EXPECT_EQ(item(call("add", {small, Operand::python_int(10)}).index(0, 0)).as_int(), 4);
  try {
    (void)call("add", {small, Operand::python_int(300)});
    ADD_FAILURE();
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Overflow);
    EXPECT_EQ(error.message(), "Python integer 300 out of bounds for uint8");
  }
  EXPECT_THROW((void)call("add", {small, Operand::python_int(-1)}), Error);
}

TEST_P(Elementwise, ComparisonsWithIntegersOutOfBoundsGoByValue) {
  const Array small = full(Shape{2}, Scalar::of_int(DType::UInt8, 250));
  EXPECT_TRUE(item(call("less", {small, Operand::python_int(300)}).index(0, 0)).as_bool());
  EXPECT_TRUE(item(call("greater", {small, Operand::python_int(-1)}).index(0, 0)).as_bool());
  EXPECT_FALSE(item(call("equal", {Operand::python_int(506), small}).index(0, 0)).as_bool());
  const Array wide = full(Shape{2}, Scalar::of_uint(DType::UInt64, ~std::uint64_t{0}));
  EXPECT_TRUE(item(call("greater", {wide, Operand::python_int(-1)}).index(0, 0)).as_bool());
  const Array negative = full(Shape{2}, Scalar::of_int(DType::Int64, -1));
  EXPECT_TRUE(item(call("less", {negative, Operand::python_uint(~std::uint64_t{0})}).index(0, 0)).as_bool());
}

TEST_P(Elementwise, OutAndWhere) {
  RandomSource random(31);
  auto [a, a_reference] = random_pair(random, Shape{6, 4}, DType::Float64);
  const Array out = zeros(Shape{6, 4}, DType::Float64);
  const Array mask = call("greater", {a, Operand::python_int(0)});
  UfuncOptions options;
  options.out = &out;
  options.where = &mask;
  const Array result = call("square", {a}, options);
  EXPECT_TRUE(result.shares_storage(out));
  const std::vector<Scalar> got = elements(out);
  for (std::int64_t i = 0; i < 24; ++i) {
    const double value = a_reference.get(i).as_double();
    const double expected = value > 0 ? value * value : 0;
    EXPECT_EQ(got[static_cast<std::size_t>(i)].as_double(), expected);
  }
  // An output may be larger than the inputs, not smaller.
  options.where = nullptr;
  const Array row = a.index(0, 2);
  (void)call("add", {row, Operand::python_int(1)}, options);
  EXPECT_EQ(item(out.index(0, 5).index(0, 1)).as_double(), item(row.index(0, 1)).as_double() + 1);
  const Array narrow = zeros(Shape{4}, DType::Float64);
  options.out = &narrow;
  EXPECT_THROW((void)call("add", {a, Operand::python_int(1)}, options), Error);
}

TEST_P(Elementwise, CastingRules) {
  const Array whole = full(Shape{3}, Scalar::of_int(DType::Int64, 7));
  try {
    apply_in_place(*find_ufunc("add"), whole, Operand::python_float(0.5));
    ADD_FAILURE();
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Type);
    EXPECT_EQ(error.message(),
              "Cannot cast ufunc 'add' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'");
  }
  apply_in_place(*find_ufunc("add"), whole, Operand::python_int(1));
  EXPECT_EQ(item(whole.index(0, 1)).as_int(), 8);
  UfuncOptions options;
  options.dtype = DType::Float32;
  EXPECT_EQ(call("add", {whole, whole}, options).dtype(), DType::Float32);
  options.dtype = DType::Int8;
  EXPECT_EQ(call("add", {whole, whole}, options).dtype(), DType::Int8);
  options.casting = Casting::Safe;
  EXPECT_THROW((void)call("add", {whole, whole}, options), Error);
  EXPECT_THROW((void)astype(whole, DType::Int8, 'K', Casting::Safe), Error);
}

TEST_P(Elementwise, ShapeErrorsComeAtTheCall) {
  const Array a = ones(Shape{3}, DType::Float64);
  const Array b = ones(Shape{4}, DType::Float64);
  try {
    (void)call("add", {a, b});
    ADD_FAILURE();
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Value);
    EXPECT_NE(error.message().find("operands could not be broadcast together with shapes (3,) (4,)"),
              std::string::npos);
  }
  try {
    assign(a, b);
    ADD_FAILURE();
  } catch (const Error &error) {
    EXPECT_EQ(error.message(), "could not broadcast input array from shape (4,) into shape (3,)");
  }
  EXPECT_THROW(assign(a.broadcast_to(Shape{2, 3}), b), Error);
}

TEST_P(Elementwise, ResultsKeepTheOperandsMemoryOrder) {
  const Array c = ones(Shape{3, 4, 5}, DType::Float64);
  const Array f = copy(c, 'F');
  const Array t = c.transpose();
  EXPECT_TRUE(call("negative", {c}).is_c_contiguous());
  EXPECT_TRUE(call("negative", {f}).is_f_contiguous());
  EXPECT_TRUE(call("negative", {t}).is_f_contiguous());
  EXPECT_TRUE(call("add", {c, f}).is_c_contiguous());
  const int axes[] = {1, 0, 2};
  EXPECT_EQ(call("negative", {c.transpose(axes)}).strides(), (Strides{40, 160, 8}));
  EXPECT_EQ(astype(f, DType::Float32).strides(), (Strides{4, 12, 48}));
  EXPECT_TRUE(astype(f, DType::Float32, 'C').is_c_contiguous());
}

TEST_P(Elementwise, WhereAndClip) {
  RandomSource random(41);
  auto [a, ar] = random_pair(random, Shape{5, 4}, DType::Int32);
  auto [b, br] = random_pair(random, Shape{4}, DType::Float32);
  auto [c, cr] = random_pair(random, Shape{5, 1}, DType::Bool);
  const Array chosen = where(c, a, b);
  EXPECT_EQ(chosen.dtype(), DType::Float64);
  const std::vector<Scalar> got = elements(chosen);
  for (std::int64_t i = 0; i < 20; ++i) {
    const Scalar expected =
        cr.get(i / 4).as_bool() ? ar.get(i).cast(DType::Float64) : br.get(i % 4).cast(DType::Float64);
    EXPECT_TRUE(got[static_cast<std::size_t>(i)] == expected ||
                (is_nan(expected) && is_nan(got[static_cast<std::size_t>(i)])));
  }
  EXPECT_EQ(where(c, a, Operand::python_int(0)).dtype(), DType::Int32);
  const Operand low = Operand::python_int(-2);
  const Operand high = Operand::python_int(3);
  const std::vector<Scalar> clipped = elements(clip(a, &low, &high));
  for (std::int64_t i = 0; i < 20; ++i) {
    EXPECT_EQ(clipped[static_cast<std::size_t>(i)].as_int(),
              std::min<std::int64_t>(3, std::max<std::int64_t>(-2, ar.get(i).as_int())));
  }
}

TEST_P(Elementwise, TwoResults) {
  RandomSource random(51);
  auto [a, ar] = random_pair(random, Shape{30}, DType::Int64);
  const Array divisor = full(Shape{30}, Scalar::of_int(DType::Int64, -4));
  UfuncOptions options;
  options.out = &a;  // an output that is an input
  const Operand inputs[] = {a, divisor};
  const auto [quotient, remainder] = apply2(*find_ufunc("divmod"), inputs, options);
  EXPECT_TRUE(quotient.shares_storage(a));
  const std::vector<Scalar> q = elements(quotient);
  const std::vector<Scalar> r = elements(remainder);
  for (std::int64_t i = 0; i < 30; ++i) {
    const Scalar pair[] = {ar.get(i), Scalar::of_int(DType::Int64, -4)};
    EXPECT_EQ(q[static_cast<std::size_t>(i)], evaluate(ScalarOp::FloorDiv, pair));
    EXPECT_EQ(r[static_cast<std::size_t>(i)], evaluate(ScalarOp::Mod, pair));
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, Elementwise, kEngines, engine_name);

}  // namespace
}  // namespace gridstride::array::testing
