#include "types/dtype.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "types/numpy_promotion.h"

namespace gridstride {
namespace {

DType of_code(char code) {
  return dtype_from_name(std::string_view(&code, 1)).value();
}

PromotionInput input_of(char state) {
  switch (state) {
    case 'p': return {DType::Bool, WeakKind::Int};
    case 'q': return {DType::Bool, WeakKind::Float};
    case 'r': return {DType::Bool, WeakKind::Complex};
    default: return {of_code(state), WeakKind::None};
  }
}

TEST(DType, TableAnswersByNameIrNameAndCode) {
  for (const DTypeInfo &row : kDTypeTable) {
    EXPECT_EQ(dtype_from_name(row.name), row.dtype);
    EXPECT_EQ(dtype_from_name(row.ir), row.dtype);
    EXPECT_EQ(dtype_from_name(std::string_view(&row.code, 1)), row.dtype);
    EXPECT_EQ(size_of(row.dtype), row.size);
  }
  for (const std::string_view text : {"", "float65", "Float64", "f64 ", "x"}) {
    EXPECT_FALSE(dtype_from_name(text).has_value()) << text;
  }
  EXPECT_EQ(dtype_from_name("float64"), DType::Float64);
  EXPECT_EQ(dtype_from_name("i8"), DType::Int8);
  EXPECT_EQ(size_of(DType::Complex128), 16U);
}

TEST(DType, Kinds) {
  EXPECT_TRUE(is_integer(DType::UInt16));
  EXPECT_FALSE(is_integer(DType::Bool));
  EXPECT_TRUE(is_floating(DType::BFloat16));
  EXPECT_FALSE(is_floating(DType::Complex64));
  EXPECT_EQ(real_of(DType::Complex64), DType::Float32);
  EXPECT_EQ(real_of(DType::Complex128), DType::Float64);
  EXPECT_EQ(real_of(DType::Int8), DType::Int8);
}

TEST(Promotion, PairsAreNumPys) {
  std::istringstream lines{std::string(testing::kPromoteTypes)};
  std::string pair;
  std::string expected;
  int count = 0;
  while (lines >> pair >> expected) {
    EXPECT_EQ(promote(of_code(pair[0]), of_code(pair[1])), of_code(expected[0])) << pair;
    ++count;
  }
  EXPECT_EQ(count, 14 * 14);
}

TEST(Promotion, BFloat16) {
  const DType b = DType::BFloat16;
  for (const DType narrow : {DType::Bool, DType::Int8, DType::UInt8}) EXPECT_EQ(promote(b, narrow), b);
  for (const DType middle : {DType::Int16, DType::UInt16, DType::Float16, DType::Float32}) {
    EXPECT_EQ(promote(middle, b), DType::Float32);
  }
  for (const DType wide : {DType::Int32, DType::UInt32, DType::Int64, DType::UInt64, DType::Float64}) {
    EXPECT_EQ(promote(b, wide), DType::Float64);
  }
  EXPECT_EQ(promote(b, DType::Complex64), DType::Complex64);
  EXPECT_EQ(promote(b, DType::Complex128), DType::Complex128);
}

TEST(Promotion, IsSymmetricAndAboveBoth) {
  for (const DTypeInfo &a : kDTypeTable) {
    for (const DTypeInfo &b : kDTypeTable) {
      const DType joined = promote(a.dtype, b.dtype);
      EXPECT_EQ(joined, promote(b.dtype, a.dtype));
      EXPECT_TRUE(can_cast(a.dtype, joined, Casting::Safe)) << a.name << ' ' << b.name;
    }
  }
}

TEST(Promotion, ResultTypesAreNumPys) {
  std::istringstream lines{std::string(testing::kResultTypes)};
  std::string states;
  std::string expected;
  int count = 0;
  while (lines >> states >> expected) {
    std::vector<PromotionInput> inputs;
    for (const char state : states) inputs.push_back(input_of(state));
    EXPECT_EQ(result_type(inputs), of_code(expected[0])) << states;
    ++count;
  }
  EXPECT_EQ(count, 17 * 17 + 1200);
}

TEST(Promotion, WeakScalarsWithBFloat16AndBool) {
  const PromotionInput b{DType::BFloat16, WeakKind::None};
  const auto with = [&](WeakKind weak) {
    const PromotionInput inputs[] = {b, {DType::Float64, weak}};
    return result_type(inputs);
  };
  EXPECT_EQ(with(WeakKind::Bool), DType::BFloat16);
  EXPECT_EQ(with(WeakKind::Int), DType::BFloat16);
  EXPECT_EQ(with(WeakKind::Float), DType::BFloat16);
  EXPECT_EQ(with(WeakKind::Complex), DType::Complex64);
  const PromotionInput lone[] = {{DType::Float64, WeakKind::Bool}};
  EXPECT_EQ(result_type(lone), DType::Bool);
  EXPECT_EQ(result_type({}), DType::Float64);
}

TEST(Casting, IsNumPys) {
  std::istringstream lines{std::string(testing::kCanCast)};
  std::string line;
  int count = 0;
  while (std::getline(lines, line)) {
    if (line.empty()) continue;
    std::istringstream words(line);
    std::string rule;
    std::string from;
    std::string allowed;
    words >> rule >> from >> allowed;
    const Casting casting = rule == "no"          ? Casting::No
                            : rule == "equiv"     ? Casting::Equiv
                            : rule == "safe"      ? Casting::Safe
                            : rule == "same_kind" ? Casting::SameKind
                                                  : Casting::Unsafe;
    for (const DTypeInfo &to : kDTypeTable) {
      if (to.dtype == DType::BFloat16) continue;
      const bool expected = allowed.find(to.code) != std::string::npos;
      EXPECT_EQ(can_cast(of_code(from[0]), to.dtype, casting), expected) << line << " to " << to.name;
    }
    ++count;
  }
  EXPECT_EQ(count, 5 * 14);
}

TEST(Casting, BFloat16) {
  EXPECT_TRUE(can_cast(DType::Int8, DType::BFloat16, Casting::Safe));
  EXPECT_FALSE(can_cast(DType::Int16, DType::BFloat16, Casting::Safe));
  EXPECT_FALSE(can_cast(DType::Float16, DType::BFloat16, Casting::Safe));
  EXPECT_TRUE(can_cast(DType::Float16, DType::BFloat16, Casting::SameKind));
  EXPECT_TRUE(can_cast(DType::Float64, DType::BFloat16, Casting::SameKind));
  EXPECT_FALSE(can_cast(DType::BFloat16, DType::Int64, Casting::SameKind));
}

}  // namespace
}  // namespace gridstride
