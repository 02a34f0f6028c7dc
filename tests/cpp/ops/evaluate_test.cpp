#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <limits>
#include <vector>

#include "base/error.h"
#include "ops/scalar_op.h"

namespace gridstride {
namespace {

using Complex = std::complex<double>;
constexpr double kInf = std::numeric_limits<double>::infinity();

Scalar complex(Complex value, DType dtype = DType::Complex128) {
  return Scalar::of_complex(dtype, value);
}

Complex run(ScalarOp op, std::vector<Complex> values) {
  std::vector<Scalar> operands;
  for (const Complex value : values) operands.push_back(complex(value));
  return evaluate(op, operands).as_complex();
}

bool truth(ScalarOp op, Complex a, Complex b) {
  return evaluate(op, {{complex(a), complex(b)}}).as_bool();
}

TEST(EvaluateComplex, ArithmeticDoesNotRepairNan) {
  EXPECT_EQ(run(ScalarOp::Mul, {{1, 2}, {3, -4}}), Complex(11, 2));
  const Complex product = run(ScalarOp::Mul, {{kInf, 0}, {1, 1}});
  EXPECT_TRUE(std::isnan(product.imag()) || std::isinf(product.imag()));
  EXPECT_TRUE(std::isnan(run(ScalarOp::Mul, {{kInf, kInf}, {kInf, 0}}).real()));
  EXPECT_EQ(run(ScalarOp::Div, {{11, 2}, {3, -4}}), Complex(1, 2));
  EXPECT_EQ(run(ScalarOp::Div, {{1e300, 0}, {1e300, 1e300}}), Complex(0.5, -0.5));  // Smith's: no overflow
  const Complex by_zero = run(ScalarOp::Div, {{1, -2}, {0, 0}});
  EXPECT_EQ(by_zero.real(), kInf);
  EXPECT_EQ(by_zero.imag(), -kInf);
}

TEST(EvaluateComplex, PartsAndPolarForm) {
  const Scalar z = complex({3, -4}, DType::Complex64);
  EXPECT_EQ(evaluate(ScalarOp::Real, {{z}}), Scalar::of_float(DType::Float32, 3));
  EXPECT_EQ(evaluate(ScalarOp::Imag, {{z}}), Scalar::of_float(DType::Float32, -4));
  EXPECT_EQ(evaluate(ScalarOp::Magnitude, {{z}}), Scalar::of_float(DType::Float32, 5));
  EXPECT_EQ(evaluate(ScalarOp::Angle, {{z}}), Scalar::of_float(DType::Float32, std::atan2(-4.0, 3.0)));
  EXPECT_EQ(evaluate(ScalarOp::Conj, {{z}}), complex({3, 4}, DType::Complex64));
  const Scalar parts[] = {Scalar::of_float(DType::Float32, 3), Scalar::of_float(DType::Float32, -4)};
  EXPECT_EQ(evaluate(ScalarOp::MakeComplex, parts), z);
  const Scalar wide[] = {Scalar::of_float(DType::Float64, 3), Scalar::of_float(DType::Float64, -0.0)};
  EXPECT_EQ(evaluate(ScalarOp::MakeComplex, wide), complex({3, -0.0}));
}

TEST(EvaluateComplex, OrderIsLexicographic) {
  EXPECT_TRUE(truth(ScalarOp::Lt, {1, 9}, {2, 0}));
  EXPECT_TRUE(truth(ScalarOp::Lt, {1, 0}, {1, 1}));
  EXPECT_FALSE(truth(ScalarOp::Lt, {1, 1}, {1, 1}));
  EXPECT_TRUE(truth(ScalarOp::Le, {1, 1}, {1, 1}));
  EXPECT_TRUE(truth(ScalarOp::Gt, {1, 2}, {1, 1}));
  EXPECT_FALSE(truth(ScalarOp::Ge, {std::nan(""), 1}, {0, 0}));
  EXPECT_FALSE(truth(ScalarOp::Lt, {0, std::nan("")}, {1, 0}));
  EXPECT_TRUE(truth(ScalarOp::Ne, {0, std::nan("")}, {0, std::nan("")}));
  EXPECT_EQ(run(ScalarOp::Maximum, {{1, 5}, {1, 6}}), Complex(1, 6));
  EXPECT_TRUE(std::isnan(run(ScalarOp::Minimum, {{1, 5}, {std::nan(""), 6}}).real()));
  EXPECT_EQ(run(ScalarOp::FMin, {{1, 5}, {std::nan(""), 6}}), Complex(1, 5));
}

TEST(EvaluateComplex, PowersAndSigns) {
  EXPECT_EQ(run(ScalarOp::Pow, {{0, 1}, {2, 0}}), Complex(-1, 0));
  EXPECT_EQ(run(ScalarOp::Pow, {{2, 0}, {-2, 0}}), Complex(0.25, 0));
  EXPECT_EQ(run(ScalarOp::Pow, {{5, 3}, {0, 0}}), Complex(1, 0));
  EXPECT_EQ(run(ScalarOp::Pow, {{0, 0}, {2.5, 0}}), Complex(0, 0));
  EXPECT_TRUE(std::isnan(run(ScalarOp::Pow, {{0, 0}, {-1, 0}}).real()));
  EXPECT_NEAR(std::abs(run(ScalarOp::Pow, {{1, 1}, {0.5, 0.25}}) - std::pow(Complex(1, 1), Complex(0.5, 0.25))), 0,
              1e-15);
  EXPECT_EQ(run(ScalarOp::Sign, {{3, 4}}), Complex(0.6, 0.8));
  EXPECT_EQ(run(ScalarOp::Sign, {{-kInf, 4}}), Complex(-1, 0));
  EXPECT_EQ(run(ScalarOp::Sqrt, {{-4, 0}}), Complex(0, 2));
}

std::string misfit(ScalarOp op, std::vector<Scalar> operands) {
  try {
    (void)evaluate(op, operands);
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Internal);
    return error.what();
  }
  return "no error";
}

TEST(Evaluate, OperandsThatDoNotFitAreAnError) {
  const Scalar i = Scalar::of_int(DType::Int32, 3);
  const Scalar f = Scalar::of_float(DType::Float32, 3);
  const Scalar b = Scalar::of_bool(true);
  EXPECT_EQ(misfit(ScalarOp::Add, {i}), "scalar operation 'add' was given (int32); it takes 2 operands");
  EXPECT_EQ(misfit(ScalarOp::Add, {i, f}),
            "scalar operation 'add' was given (int32, float32); it takes operands of one dtype");
  EXPECT_EQ(misfit(ScalarOp::Sin, {i}), "scalar operation 'sin' was given (int32); it takes operands of its domain");
  EXPECT_EQ(misfit(ScalarOp::Add, {b, b}),
            "scalar operation 'add' was given (bool, bool); it takes operands of its domain");
  EXPECT_NE(misfit(ScalarOp::Select, {i, f, f}), "no error");
  EXPECT_NE(misfit(ScalarOp::Select, {b, f, i}), "no error");
  EXPECT_NE(misfit(ScalarOp::Ldexp, {f, f}), "no error");
  EXPECT_NE(misfit(ScalarOp::MakeComplex, {Scalar::of_float(DType::Float16, 1), Scalar::of_float(DType::Float16, 1)}),
            "no error");
  // The mixed comparison is of int64 with uint64 alone.
  EXPECT_NE(misfit(ScalarOp::Lt, {i, Scalar::of_uint(DType::UInt32, 3)}), "no error");
}

TEST(Evaluate, SelectTakesTheBitsOfEither) {
  for (const DTypeInfo &row : kDTypeTable) {
    const Scalar one{row.dtype, {1, 0}};
    const Scalar none{row.dtype, {0, 0}};
    EXPECT_EQ(evaluate(ScalarOp::Select, {{Scalar::of_bool(true), one, none}}), one);
    EXPECT_EQ(evaluate(ScalarOp::Select, {{Scalar::of_bool(false), one, none}}), none);
  }
}

/// Every operation answers for every dtype of its domain, with the dtype that `result_dtype` promises.
TEST(Evaluate, IsTotal) {
  for (std::size_t index = 0; index < kScalarOpCount; ++index) {
    const auto op = static_cast<ScalarOp>(index);
    const ScalarOpInfo &row = info(op);
    for (const DTypeInfo &type : kDTypeTable) {
      const std::uint8_t bit = type.kind == DTypeKind::Bool      ? kOnBool
                               : type.kind == DTypeKind::Float   ? kOnFloat
                               : type.kind == DTypeKind::Complex ? kOnComplex
                                                                 : kOnInt;
      if ((row.domain & bit) == 0) continue;
      if (op == ScalarOp::MakeComplex && type.size < 4) continue;
      for (const double value : {0.0, 1.0, -1.0, 1e300, std::nan("")}) {
        const Scalar operand = Scalar::of_float(DType::Float64, value).cast(type.dtype);
        std::vector<Scalar> operands(row.arity, operand);
        if (row.signature == Signature::Select) operands[0] = Scalar::of_bool(true);
        if (row.signature == Signature::IntSecond) operands[1] = Scalar::of_int(DType::Int32, 2);
        EXPECT_EQ(evaluate(op, operands).dtype, result_dtype(op, type.dtype)) << row.name << ' ' << type.name;
      }
    }
  }
}

}  // namespace
}  // namespace gridstride
