#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <random>
#include <vector>

#include "base/error.h"
#include "ops/scalar_op.h"

namespace gridstride {
namespace {

__extension__ using Quad = __float128;

constexpr double kInf = std::numeric_limits<double>::infinity();
const DType kFloats[] = {DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};

Scalar run(ScalarOp op, DType dtype, std::vector<double> values) {
  std::vector<Scalar> operands;
  for (const double value : values) operands.push_back(Scalar::of_float(dtype, value));
  return evaluate(op, operands);
}

double real(ScalarOp op, DType dtype, std::vector<double> values) {
  return run(op, dtype, std::move(values)).as_double();
}

void expect_same(double actual, double expected, const std::string &what) {
  if (std::isnan(expected)) {
    EXPECT_TRUE(std::isnan(actual)) << what << " gave " << actual;
    return;
  }
  EXPECT_EQ(actual, expected) << what;
  EXPECT_EQ(std::signbit(actual), std::signbit(expected)) << what;
}

Scalar random_value(DType dtype, std::mt19937_64 &random) {
  // Every bit pattern, or a value near 1, where roundings and cancellations meet.
  if (random() % 2 == 0) return {dtype, {random() >> (64 - size_of(dtype) * 8), 0}};
  const double value = std::ldexp(static_cast<double>(random() % 4096) - 2048, static_cast<int>(random() % 16) - 14);
  return Scalar::of_float(dtype, value);
}

TEST(EvaluateFloat, ArithmeticIsRoundedOnce) {
  // Sums, products, quotients and square roots of 16-bit floats in float32 round as if done in one step.
  std::mt19937_64 random(1);
  for (const DType dtype : {DType::Float16, DType::Float32, DType::Float64}) {
    for (int i = 0; i < 20000; ++i) {
      const Scalar a = random_value(dtype, random);
      const Scalar b = random_value(dtype, random);
      const double x = a.as_double();
      const double y = b.as_double();
      const std::vector<Scalar> two{a, b};
      const auto narrow = [&](double value) { return Scalar::of_float(dtype, value).as_double(); };
      expect_same(evaluate(ScalarOp::Add, two).as_double(), narrow(x + y), "add");
      expect_same(evaluate(ScalarOp::Sub, two).as_double(), narrow(x - y), "sub");
      expect_same(evaluate(ScalarOp::Mul, two).as_double(), narrow(x * y), "mul");
      expect_same(evaluate(ScalarOp::Div, two).as_double(), narrow(x / y), "div");
      expect_same(evaluate(ScalarOp::Sqrt, {{a}}).as_double(), narrow(std::sqrt(x)), "sqrt");
    }
  }
}

TEST(EvaluateFloat, BFloat16GoesThroughFloat32) {
  // A product that is subnormal in float32 already: rounded there, and again.
  const Scalar a{DType::BFloat16, {0x0081, 0}};
  const Scalar b{DType::BFloat16, {0x3c81, 0}};
  const float product = static_cast<float>(a.as_double()) * static_cast<float>(b.as_double());
  EXPECT_EQ(evaluate(ScalarOp::Mul, {{a, b}}), Scalar::of_float(DType::BFloat16, product));
}

TEST(EvaluateFloat, FmaRoundsOnce) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 50000; ++i) {
    for (const DType dtype : {DType::Float16, DType::Float32, DType::Float64}) {
      std::vector<Scalar> operands;
      for (int k = 0; k < 3; ++k) operands.push_back(random_value(dtype, random));
      const double a = operands[0].as_double();
      const double b = operands[1].as_double();
      const double c = operands[2].as_double();
      const double result = evaluate(ScalarOp::Fma, operands).as_double();
      if (dtype == DType::Float64) {
        expect_same(result, std::fma(a, b, c), "fma float64");
      } else if (dtype == DType::Float32) {
        expect_same(result, std::fma(static_cast<float>(a), static_cast<float>(b), static_cast<float>(c)),
                    "fma float32");
      } else {
        // A quadruple holds every sum of float16's exactly.
        const Quad exact = static_cast<Quad>(a) * b + c;
        const auto rounded = static_cast<double>(exact);
        if (static_cast<Quad>(rounded) == exact || std::isnan(rounded)) {
          expect_same(result, Scalar::of_float(dtype, rounded).as_double(), "fma float16");
        }
      }
    }
  }
  // A product halfway between two bfloat16 values, and a term too small for a double beside it.
  const double halfway = 1.0 + 0x1p-8;
  for (const double sign : {1.0, -1.0}) {
    const double result = real(ScalarOp::Fma, DType::BFloat16, {0x1.02p+0 * 0x1p+10, 0x1.02p+0, sign * 0x1p-100});
    const double product = 0x1.02p+0 * 0x1.02p+0 * 0x1p+10;
    const double expected = Scalar::of_float(DType::BFloat16, std::nextafter(product, sign * kInf)).as_double();
    EXPECT_EQ(result, expected);
    // 1.5 * 1.0026 has the bits of a tie only if exact; the tie below is one.
    const double tie = real(ScalarOp::Fma, DType::BFloat16, {0x1.8p+0, 0x1.56p+0, sign * 0x1p-120});
    EXPECT_EQ(tie, Scalar::of_float(DType::BFloat16, std::nextafter(0x1.8p+0 * 0x1.56p+0, sign * kInf)).as_double());
  }
  EXPECT_EQ(Scalar::of_float(DType::BFloat16, halfway).as_double(), 1.0);
  const Scalar one_up = run(ScalarOp::Fma, DType::BFloat16, {halfway, 1, 0});
  EXPECT_EQ(one_up.as_double(), 1.0);
}

TEST(EvaluateFloat, SignBitOperationsKeepNan) {
  for (const DType dtype : kFloats) {
    const std::uint64_t sign = std::uint64_t{1} << (size_of(dtype) * 8 - 1);
    const Scalar nan{dtype, {Scalar::of_float(dtype, std::nan("")).bits[0] | 1, 0}};
    const Scalar minus{dtype, {nan.bits[0] | sign, 0}};
    EXPECT_EQ(evaluate(ScalarOp::Neg, {{nan}}), minus);
    EXPECT_EQ(evaluate(ScalarOp::Abs, {{minus}}), nan);
    EXPECT_EQ(evaluate(ScalarOp::Copysign, {{nan, Scalar::of_float(dtype, -0.0)}}), minus);
    EXPECT_TRUE(evaluate(ScalarOp::Signbit, {{minus}}).as_bool());
    EXPECT_EQ(evaluate(ScalarOp::Positive, {{minus}}), minus);
    expect_same(real(ScalarOp::Neg, dtype, {0.0}), -0.0, "neg");
  }
}

TEST(EvaluateFloat, ExtremaOrderZerosAndTreatNan) {
  const double nan = std::nan("");
  for (const DType dtype : kFloats) {
    const auto of = [&](ScalarOp op, double a, double b, double expected) {
      expect_same(real(op, dtype, {a, b}), expected, std::string(info(op).name));
      expect_same(real(op, dtype, {b, a}), expected, std::string(info(op).name));
    };
    of(ScalarOp::Minimum, 0.0, -0.0, -0.0);
    of(ScalarOp::Maximum, 0.0, -0.0, 0.0);
    of(ScalarOp::FMin, 0.0, -0.0, -0.0);
    of(ScalarOp::FMax, 0.0, -0.0, 0.0);
    of(ScalarOp::Minimum, nan, 1, nan);
    of(ScalarOp::Maximum, nan, kInf, nan);
    of(ScalarOp::FMin, nan, 1, 1);
    of(ScalarOp::FMax, nan, -kInf, -kInf);
    of(ScalarOp::FMax, nan, nan, nan);
    of(ScalarOp::Minimum, -kInf, 3, -kInf);
    of(ScalarOp::Maximum, 2.5, 3, 3);
  }
}

TEST(EvaluateFloat, FloorDivisionFollowsPython) {
  struct Case {
    double a, b, quotient, remainder;
  };
  const double nan = std::nan("");
  const Case cases[] = {{7, 2, 3, 1},          {-7, 2, -4, 1},        {7, -2, -4, -1},      {-7, -2, 3, -1},
                        {6, 3, 2, 0.0},        {-6, 3, -2, 0.0},      {6, -3, -2, -0.0},    {5, kInf, 0.0, 5},
                        {-5, kInf, -1, kInf},  {5, -kInf, -1, -kInf}, {kInf, 2, nan, nan},  {1, 0.0, kInf, nan},
                        {-1, 0.0, -kInf, nan}, {0.0, 0.0, nan, nan},  {-0.0, 4, -0.0, 0.0}, {nan, 1, nan, nan}};
  for (const DType dtype : kFloats) {
    for (const Case &c : cases) {
      const std::string what = std::to_string(c.a) + " by " + std::to_string(c.b);
      expect_same(real(ScalarOp::FloorDiv, dtype, {c.a, c.b}), c.quotient, "floor_div " + what);
      expect_same(real(ScalarOp::Mod, dtype, {c.a, c.b}), c.remainder, "mod " + what);
    }
    expect_same(real(ScalarOp::Rem, dtype, {-7, 2}), -1, "rem");
    expect_same(real(ScalarOp::Rem, dtype, {7, -2}), 1, "rem");
    expect_same(real(ScalarOp::Rem, dtype, {-6, 3}), -0.0, "rem");
  }
}

TEST(EvaluateFloat, Roundings) {
  struct Case {
    double value, floor, ceil, trunc, rint, round;
  };
  const Case cases[] = {{2.5, 2, 3, 2, 2, 3},
                        {-2.5, -3, -2, -2, -2, -3},
                        {3.5, 3, 4, 3, 4, 4},
                        {-0.5, -1, -0.0, -0.0, -0.0, -1},
                        {0.25, 0, 1, 0, 0, 0},
                        {-0.0, -0.0, -0.0, -0.0, -0.0, -0.0},
                        {kInf, kInf, kInf, kInf, kInf, kInf}};
  for (const DType dtype : kFloats) {
    for (const Case &c : cases) {
      expect_same(real(ScalarOp::Floor, dtype, {c.value}), c.floor, "floor");
      expect_same(real(ScalarOp::Ceil, dtype, {c.value}), c.ceil, "ceil");
      expect_same(real(ScalarOp::Trunc, dtype, {c.value}), c.trunc, "trunc");
      expect_same(real(ScalarOp::Rint, dtype, {c.value}), c.rint, "rint");
      expect_same(real(ScalarOp::Round, dtype, {c.value}), c.round, "round");
    }
  }
}

TEST(EvaluateFloat, NeighboursAreOneStepAway) {
  for (const DType dtype : {DType::Float16, DType::BFloat16}) {
    const std::uint64_t infinity = Scalar::of_float(dtype, kInf).bits[0];
    const Scalar up = Scalar::of_float(dtype, kInf);
    const Scalar down = Scalar::of_float(dtype, -kInf);
    for (std::uint64_t bits = 0; bits < infinity; ++bits) {
      const Scalar value{dtype, {bits, 0}};
      const Scalar next{dtype, {bits + 1, 0}};
      ASSERT_EQ(evaluate(ScalarOp::Nextafter, {{value, up}}), next);
      ASSERT_EQ(evaluate(ScalarOp::Nextafter, {{next, down}}).as_double(), value.as_double());
      ASSERT_EQ(evaluate(ScalarOp::Spacing, {{value}}).as_double(), next.as_double() - value.as_double());
    }
  }
  for (const DType dtype : kFloats) {
    const Scalar smallest{dtype, {1, 0}};
    EXPECT_EQ(evaluate(ScalarOp::Nextafter, {{Scalar::of_float(dtype, -0.0), Scalar::of_float(dtype, 1)}}), smallest);
    expect_same(real(ScalarOp::Nextafter, dtype, {0.0, -0.0}), -0.0, "nextafter");
    EXPECT_EQ(run(ScalarOp::Spacing, dtype, {-0.0}), smallest);
    expect_same(real(ScalarOp::Spacing, dtype, {-kInf}), std::nan(""), "spacing");
    EXPECT_LT(real(ScalarOp::Spacing, dtype, {-1}), 0);
  }
}

TEST(EvaluateFloat, FrexpLdexpAndModf) {
  std::mt19937_64 random(4);
  for (const DType dtype : kFloats) {
    for (int i = 0; i < 3000; ++i) {
      const Scalar value = random_value(dtype, random);
      const Scalar mantissa = evaluate(ScalarOp::FrexpMantissa, {{value}});
      const Scalar exponent = evaluate(ScalarOp::FrexpExponent, {{value}});
      EXPECT_EQ(exponent.dtype, DType::Int32);
      if (!std::isfinite(value.as_double())) {
        expect_same(mantissa.as_double(), value.as_double(), "frexp");
        EXPECT_EQ(exponent.as_int(), 0);
        continue;
      }
      const double magnitude = std::fabs(mantissa.as_double());
      EXPECT_TRUE(value.as_double() == 0 ? magnitude == 0 : magnitude >= 0.5 && magnitude < 1);
      EXPECT_EQ(evaluate(ScalarOp::Ldexp, {{mantissa, exponent}}), value);
      EXPECT_EQ(evaluate(ScalarOp::Ldexp, {{mantissa, exponent.cast(DType::Int64)}}), value);
      const double whole = evaluate(ScalarOp::Trunc, {{value}}).as_double();
      const Scalar fraction = evaluate(ScalarOp::ModfFraction, {{value}});
      EXPECT_EQ(whole + fraction.as_double(), value.as_double());
      EXPECT_EQ(std::signbit(fraction.as_double()), std::signbit(value.as_double()));
    }
    expect_same(real(ScalarOp::ModfFraction, dtype, {-kInf}), -0.0, "modf");
    const auto scaled = [&](double value, std::int64_t steps) {
      return evaluate(ScalarOp::Ldexp, {{Scalar::of_float(dtype, value), Scalar::of_int(DType::Int64, steps)}})
          .as_double();
    };
    expect_same(scaled(-1.5, std::int64_t{1} << 40), -kInf, "ldexp");
    expect_same(scaled(-1.5, -(std::int64_t{1} << 40)), -0.0, "ldexp");
    expect_same(scaled(0.0, INT64_MAX), 0.0, "ldexp");
  }
  // One rounding into the subnormals.
  EXPECT_EQ(
      evaluate(ScalarOp::Ldexp, {{Scalar::of_float(DType::Float16, 1.5), Scalar::of_int(DType::Int32, -24)}}).bits[0],
      2U);
}

TEST(EvaluateFloat, FunctionsWithoutAUfunc) {
  const DType d = DType::Float64;
  const auto near = [&](ScalarOp op, std::vector<double> values, double expected) {
    const double actual = real(op, d, values);
    EXPECT_NEAR(actual, expected, 2e-16 * std::fabs(expected)) << info(op).name << '(' << values[0] << ')';
  };
  near(ScalarOp::Exp10, {3}, 1000);
  near(ScalarOp::Exp10, {-0.5}, 0.31622776601683793);
  near(ScalarOp::Rsqrt, {16}, 0.25);
  near(ScalarOp::Sinpi, {0.25}, std::numbers::sqrt2 / 2);
  near(ScalarOp::Sinpi, {-1.5}, 1);
  near(ScalarOp::Sinpi, {1e15 + 0.5}, 1);
  near(ScalarOp::Cospi, {0.25}, std::numbers::sqrt2 / 2);
  near(ScalarOp::Cospi, {-3}, -1);
  near(ScalarOp::Erf, {0.5}, 0.5204998778130465);
  near(ScalarOp::Erfc, {3}, 2.209049699858544e-05);
  near(ScalarOp::Tgamma, {5}, 24);
  near(ScalarOp::Tgamma, {0.5}, 1.772453850905516);
  near(ScalarOp::Lgamma, {100}, 359.1342053695754);
  near(ScalarOp::Lgamma, {-0.5}, 1.2655121234846454);
  expect_same(real(ScalarOp::Sinpi, d, {-2}), -0.0, "sinpi");
  expect_same(real(ScalarOp::Sinpi, d, {3}), 0.0, "sinpi");
  expect_same(real(ScalarOp::Cospi, d, {2.5}), 0.0, "cospi");
  expect_same(real(ScalarOp::Cospi, d, {kInf}), std::nan(""), "cospi");
  expect_same(real(ScalarOp::Tgamma, d, {-0.0}), -kInf, "tgamma");
  expect_same(real(ScalarOp::Tgamma, d, {-3}), std::nan(""), "tgamma");
  expect_same(real(ScalarOp::Lgamma, d, {-3}), kInf, "lgamma");
}

TEST(EvaluateFloat, TranscendentalFunctionsRoundTheWideResult) {
  // 16-bit results are those of a double, rounded once: right in all but the rarest halfway cases.
  std::mt19937_64 random(5);
  const std::pair<ScalarOp, double (*)(double)> functions[] = {
      {ScalarOp::Sin, std::sin},   {ScalarOp::Exp, std::exp},   {ScalarOp::Log, std::log},
      {ScalarOp::Atan, std::atan}, {ScalarOp::Tanh, std::tanh}, {ScalarOp::Cbrt, std::cbrt}};
  for (const auto &[op, function] : functions) {
    for (const DType dtype : {DType::Float16, DType::BFloat16, DType::Float32}) {
      for (int i = 0; i < 500; ++i) {
        const Scalar value = random_value(dtype, random);
        expect_same(evaluate(op, {{value}}).as_double(),
                    Scalar::of_float(dtype, function(value.as_double())).as_double(), std::string(info(op).name));
      }
    }
  }
  expect_same(real(ScalarOp::Pow, DType::Float32, {0.0, 0.0}), 1, "pow");
  expect_same(real(ScalarOp::Pow, DType::Float32, {-8, 1.0 / 3}), std::nan(""), "pow");
  expect_same(real(ScalarOp::Hypot, DType::Float64, {1e300, 1e300}), std::numbers::sqrt2 * 1e300, "hypot");
  expect_same(real(ScalarOp::Hypot, DType::Float64, {kInf, std::nan("")}), kInf, "hypot");
  expect_same(real(ScalarOp::Logaddexp, DType::Float64, {-kInf, -kInf}), -kInf, "logaddexp");
  expect_same(real(ScalarOp::Logaddexp2, DType::Float64, {3, 3}), 4, "logaddexp2");
}

TEST(EvaluateFloat, Comparisons) {
  const double nan = std::nan("");
  for (const DType dtype : kFloats) {
    const auto truth = [&](ScalarOp op, double a, double b) { return run(op, dtype, {a, b}).as_bool(); };
    for (const ScalarOp op : {ScalarOp::Eq, ScalarOp::Lt, ScalarOp::Le, ScalarOp::Gt, ScalarOp::Ge}) {
      EXPECT_FALSE(truth(op, nan, 1));
      EXPECT_FALSE(truth(op, 1, nan));
    }
    EXPECT_TRUE(truth(ScalarOp::Ne, nan, nan));
    EXPECT_TRUE(truth(ScalarOp::Eq, 0.0, -0.0));
    EXPECT_TRUE(truth(ScalarOp::Lt, -kInf, -1));
    EXPECT_TRUE(truth(ScalarOp::LogicalAnd, nan, 1));
    EXPECT_FALSE(truth(ScalarOp::LogicalOr, 0.0, -0.0));
    EXPECT_TRUE(run(ScalarOp::Isnan, dtype, {nan}).as_bool());
    EXPECT_TRUE(run(ScalarOp::Isinf, dtype, {-kInf}).as_bool());
    EXPECT_FALSE(run(ScalarOp::Isfinite, dtype, {kInf}).as_bool());
  }
}

}  // namespace
}  // namespace gridstride
