#include <gtest/gtest.h>

#include <initializer_list>
#include <source_location>

#include "lang/python/typing.h"
#include "lang/trees.h"

namespace gridstride::lang {
namespace {

using enum DType;

const testing::TreeFile &file() {
  static const testing::TreeFile trees = testing::read_trees("result_types");
  return trees;
}

DType result(const std::string &function, std::initializer_list<DType> dtypes) {
  Options options;
  options.kind = ir::FunctionKind::Device;
  std::vector<Argument> args;
  for (const DType each : dtypes) args.push_back(ir::Type::scalar(each));
  const ir::Module module = compile_kernel(Program::parse(file().programs.at(function)), args, options);
  ir::verify(module);
  return module.kernel().result_types.at(0).dtype;
}

void expect(DType expected, const std::string &function, std::initializer_list<DType> dtypes,
            const std::source_location &where = std::source_location::current()) {
  const DType given = result(function, dtypes);
  if (given == expected) return;
  std::string types;
  for (const DType each : dtypes) types += " " + std::string(name(each));
  ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
      << function << types << " gives " << name(given) << ", expected " << name(expected);
}

constexpr DType kIntegers[] = {Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64};

TEST(Typing, IntegersWidenTo64Bits) {
  for (const DType a : kIntegers) {
    for (const DType b : kIntegers) {
      const bool either_signed = kind_of(a) == DTypeKind::Signed || kind_of(b) == DTypeKind::Signed;
      const DType expected = either_signed ? Int64 : UInt64;
      for (const char *op : {"add", "mul", "floordiv", "mod", "bit_and", "power"}) {
        expect(expected, op, {a, b});
      }
      expect(Float64, "div", {a, b});
    }
    expect(Int64, "plus_int_literal", {a});
    const DType wide = kind_of(a) == DTypeKind::Signed ? Int64 : UInt64;
    expect(wide, "negate", {a});
    expect(wide, "invert", {a});
    expect(wide, "plus", {a});
    expect(Int64, "square", {a});
  }
}

TEST(Typing, AShiftHasTheLeftOperandsSign) {
  for (const DType a : kIntegers) {
    for (const DType b : kIntegers) {
      const DType expected = kind_of(a) == DTypeKind::Signed ? Int64 : UInt64;
      expect(expected, "lshift", {a, b});
      expect(expected, "rshift", {a, b});
    }
  }
}

TEST(Typing, Bools) {
  for (const char *op : {"add", "mul", "floordiv", "mod"}) expect(Int64, op, {Bool, Bool});
  expect(Bool, "bit_and", {Bool, Bool});
  expect(Int64, "bit_and", {Bool, Int32});
  expect(UInt64, "bit_and", {Bool, UInt8});
  expect(Bool, "invert", {Bool});
  expect(Int64, "negate", {Bool});
  expect(Float64, "div", {Bool, Bool});
  expect(Float32, "add", {Bool, Float32});
  expect(Int64, "absolute", {Bool});
  expect(Bool, "less", {Bool, Bool});
  expect(Bool, "logical", {Bool, Bool});
  expect(Bool, "boolean", {});
}

TEST(Typing, FloatsMeetIntegers) {
  for (const char *op : {"add", "mul", "div", "floordiv", "mod"}) {
    expect(Float64, op, {Int32, Float32});
    expect(Float64, op, {Int64, Float32});
    expect(Float64, op, {UInt32, Float32});
    expect(Float32, op, {Int16, Float32});
    expect(Float32, op, {Float32, UInt8});
    expect(Float32, op, {Float32, Float32});
    expect(Float64, op, {Float32, Float64});
    expect(Float16, op, {Float16, Float16});
    expect(Float32, op, {Float16, Float32});
  }
  expect(Float64, "plus_int_literal", {Float32});
  expect(Float64, "plus_float_literal", {Float32});
  expect(Float32, "plus_half", {Float32});
  expect(Float64, "plus_half", {Int32});
  expect(Int64, "plus_small", {Int8});
  expect(Float32, "plus_small", {Float32});
}

TEST(Typing, Powers) {
  expect(Float32, "power", {Float32, Int64});
  expect(Float32, "power", {Float32, Int8});
  expect(Float64, "power", {Float64, Int32});
  expect(Float64, "power", {Int32, Float32});
  expect(Float32, "power", {Float32, Float32});
  expect(Int64, "inverse", {Int32});
  expect(Float32, "inverse", {Float32});
  expect(Float32, "square", {Float32});
}

TEST(Typing, FlowJoinsByPromotion) {
  for (const char *form : {"ternary", "joined", "returned"}) {
    expect(Int64, form, {Bool, Int64, UInt32});
    expect(Float64, form, {Bool, Int64, UInt64});
    expect(Int32, form, {Bool, Int32, Int32});
    expect(Float32, form, {Bool, Int16, Float32});
    expect(Float64, form, {Bool, Float32, Int32});
    expect(Int8, form, {Bool, Bool, Int8});
  }
  expect(Float64, "in_loop", {Int32, Int32, Float32});
  expect(Int64, "logical", {Int32, Int64});
}

TEST(Typing, Functions) {
  for (const DType a : kIntegers) {
    expect(Float64, "sine", {a});
    expect(Float64, "to_float", {a});
    expect(a, "to_int", {a});
    expect(a, "absolute", {a});
    expect(Float32, "as_float32", {a});
    expect(Int8, "as_int8", {a});
    expect(a, "popc", {a});
    expect(a, "minimum", {a, a});
  }
  for (const DType a : {Float16, Float32, Float64}) {
    expect(a, "sine", {a});
    expect(a, "to_float", {a});
    expect(a, "rounded_to", {a});
    expect(a, "hypot", {a, a});
    for (const char *each : {"floor", "to_int", "rounded"}) expect(Int64, each, {a});
    expect(Int32, "frexp", {a});
  }
  expect(Float64, "minimum", {Int64, Float32});
  expect(Float64, "atan2", {Int32, Int32});
  expect(Float32, "fma", {Float32, Float32, Float32});
  expect(Float64, "fma", {Float32, Float32, Int32});
  expect(Int64, "selp", {Int32, Int64, Int32});
  expect(Complex128, "complex_times", {Float32});
  expect(Complex128, "complex_times", {Complex64});
  expect(Float32, "real_part", {Complex64});
  expect(Float32, "absolute", {Complex64});
  expect(Int64, "big", {});
  expect(UInt64, "unsigned_literal", {});
}

TEST(Typing, UfuncsResolveAsInNumpy) {
  expect(Int32, "numpy_add", {Int32, Int32});
  expect(Int16, "numpy_add", {Int8, UInt8});
  expect(Bool, "numpy_add", {Bool, Bool});
  expect(Float32, "numpy_sin", {Int16});
  expect(Float64, "numpy_sin", {Int32});
  expect(Float32, "numpy_sqrt", {Float32});
  expect(Float64, "numpy_absolute", {Complex128});
}

TEST(Typing, ThreadQueries) {
  expect(Int32, "thread", {});
  expect(Int32, "dims", {});
  expect(Int64, "grid", {});
  expect(Int64, "gridsize", {});
}

TEST(Typing, InductionValuesFollowTheBounds) {
  expect(Int32, "induction", {Int32});
  expect(Int32, "induction", {UInt16});
  expect(Int64, "induction", {Int64});
  expect(Int64, "induction", {UInt32});
  expect(Float64, "induction", {UInt64});  // joined with the int8 before the loop
}

TEST(Typing, ElementsAndExtents) {
  Options options;
  options.kind = ir::FunctionKind::Device;
  for (const DType dtype : {Bool, Int8, Float16, Float32, Complex64}) {
    const std::vector<Argument> args{ir::Type::array(dtype, 1, ir::LayoutClass::General)};
    const auto of = [&](const char *function) {
      return compile_kernel(Program::parse(file().programs.at(function)), args, options)
          .kernel()
          .result_types.at(0)
          .dtype;
    };
    EXPECT_EQ(of("element"), dtype);
    EXPECT_EQ(of("shape"), Int64);
  }
}

TEST(Typing, ComparisonsOfMixedSigns) {
  using python::comparison_dtype;
  EXPECT_EQ(comparison_dtype(Int32, UInt32), Int64);
  EXPECT_EQ(comparison_dtype(Int64, UInt64), Int64);
  EXPECT_EQ(comparison_dtype(UInt64, Int8), Int64);
  EXPECT_EQ(comparison_dtype(UInt64, UInt8), UInt64);
  EXPECT_EQ(comparison_dtype(Bool, UInt64), UInt64);
  EXPECT_EQ(comparison_dtype(Int32, Float32), Float64);
  EXPECT_EQ(comparison_dtype(Bool, Bool), Bool);
}

TEST(Typing, MixedComparisonsAreByValue) {
  Options options;
  options.kind = ir::FunctionKind::Device;
  const std::vector<Argument> args{ir::Type::scalar(Int64), ir::Type::scalar(UInt64)};
  const ir::Module module = compile_kernel(Program::parse(file().programs.at("less")), args, options);
  // A comparison op takes the mix as it is: no cast stands in between.
  const std::string text = ir::print(module);
  EXPECT_NE(text.find("scalar lt %a, %b"), std::string::npos) << text;
}

}  // namespace
}  // namespace gridstride::lang
