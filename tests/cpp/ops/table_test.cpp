#include <gtest/gtest.h>

#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "ops/scalar_op.h"

namespace gridstride {
namespace {

std::vector<ScalarOp> all_ops() {
  std::vector<ScalarOp> ops;
  for (std::size_t i = 0; i < kScalarOpCount; ++i) ops.push_back(static_cast<ScalarOp>(i));
  return ops;
}

TEST(ScalarOpTable, EveryOpHasItsOwnNameAndComesBackByIt) {
  std::set<std::string_view> names;
  for (const ScalarOp op : all_ops()) {
    const ScalarOpInfo &row = info(op);
    EXPECT_EQ(row.op, op);
    EXPECT_TRUE(names.insert(row.name).second) << row.name;
    EXPECT_EQ(scalar_op_from_name(row.name), op);
    for (const char c : row.name) EXPECT_TRUE(std::islower(c) || std::isdigit(c) || c == '_') << row.name;
  }
  EXPECT_FALSE(scalar_op_from_name("").has_value());
  EXPECT_FALSE(scalar_op_from_name("Add").has_value());
}

TEST(ScalarOpTable, RowsAreConsistent) {
  for (const ScalarOp op : all_ops()) {
    const ScalarOpInfo &row = info(op);
    EXPECT_NE(row.domain, 0) << row.name;
    EXPECT_GE(row.ulps, 0) << row.name;
    const int arity = row.arity;
    switch (row.signature) {
      case Signature::Select: EXPECT_EQ(arity, 3); break;
      case Signature::IntSecond:
      case Signature::RealToComplex: EXPECT_EQ(arity, 2); break;
      case Signature::IntResult:
      case Signature::ComplexToReal: EXPECT_EQ(arity, 1); break;
      default: EXPECT_TRUE(arity >= 1 && arity <= 3) << row.name;
    }
    if (row.commutative) {
      EXPECT_EQ(arity, 2) << row.name;
    }
    // Integer operations are exact; only functions of floats have a bound.
    if ((row.domain & (kOnFloat | kOnComplex)) == 0) {
      EXPECT_EQ(row.ulps, 0) << row.name;
    }
  }
}

TEST(ScalarOpTable, ResultDtypes) {
  EXPECT_EQ(result_dtype(ScalarOp::Add, DType::Int8), DType::Int8);
  EXPECT_EQ(result_dtype(ScalarOp::Lt, DType::Complex64), DType::Bool);
  EXPECT_EQ(result_dtype(ScalarOp::Select, DType::UInt16), DType::UInt16);
  EXPECT_EQ(result_dtype(ScalarOp::Ldexp, DType::Float16), DType::Float16);
  EXPECT_EQ(result_dtype(ScalarOp::FrexpExponent, DType::Float64), DType::Int32);
  EXPECT_EQ(result_dtype(ScalarOp::Magnitude, DType::Complex64), DType::Float32);
  EXPECT_EQ(result_dtype(ScalarOp::Imag, DType::Complex128), DType::Float64);
  EXPECT_EQ(result_dtype(ScalarOp::MakeComplex, DType::Float32), DType::Complex64);
  EXPECT_EQ(result_dtype(ScalarOp::MakeComplex, DType::Float64), DType::Complex128);
}

}  // namespace
}  // namespace gridstride
