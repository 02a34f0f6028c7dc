#include "ops/ufunc.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "base/error.h"
#include "ops/numpy_loops.h"

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

std::string text_of(const UfuncInfo &ufunc, const UfuncLoop &loop) {
  std::string text;
  for (const DType input : loop.inputs) text += info(input).code;
  text += "->";
  text += info(loop.result).code;
  if (ufunc.results() == 2) text += info(loop.result2).code;
  return text;
}

std::string resolve_text(const UfuncInfo &ufunc, std::span<const PromotionInput> inputs) {
  try {
    return text_of(ufunc, resolve(ufunc, inputs));
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Type);
    return "-";
  }
}

UfuncLoop resolve(std::string_view name, std::vector<PromotionInput> inputs) {
  return resolve(*find_ufunc(name), std::span<const PromotionInput>(inputs));
}

std::string error_of(std::string_view name, std::vector<PromotionInput> inputs) {
  try {
    (void)resolve(name, std::move(inputs));
  } catch (const Error &error) {
    return error.what();
  }
  return "no error";
}

TEST(Ufunc, EveryResolutionIsNumPys) {
  std::istringstream lines{std::string(testing::kLoops)};
  std::string name;
  int compared = 0;
  std::set<std::string> seen;
  std::getline(lines, name);
  while (std::getline(lines, name)) {
    std::string arity;
    std::string loops_line;
    std::string grid;
    std::getline(lines, arity);
    std::getline(lines, loops_line);
    std::getline(lines, grid);
    std::vector<std::string> loops;
    std::istringstream words(loops_line);
    for (std::string word; words >> word;) loops.push_back(word);

    const UfuncInfo *ufunc = find_ufunc(name);
    ASSERT_NE(ufunc, nullptr) << name;
    seen.insert(name);
    ASSERT_EQ(std::to_string(ufunc->arity), arity) << name;
    const std::string_view states = testing::kLoopStates;
    for (std::size_t i = 0; i < grid.size(); ++i) {
      const std::string &expected = loops.at(static_cast<std::size_t>(grid[i] - 'A'));
      if (expected == ".") continue;
      std::vector<PromotionInput> inputs;
      std::string given;
      if (ufunc->arity == 2) given += states[i / states.size()];
      given += states[i % states.size()];
      for (const char state : given) inputs.push_back(input_of(state));
      // Twice: the search, and what it left in the table.
      EXPECT_EQ(resolve_text(*ufunc, inputs), expected) << name << ' ' << given;
      EXPECT_EQ(resolve_text(*ufunc, inputs), expected) << name << ' ' << given;
      ++compared;
    }
  }
  EXPECT_GT(compared, 10000);
  // And the table has no ufunc that NumPy lacks.
  for (const UfuncInfo &row : ufuncs()) EXPECT_EQ(seen.count(std::string(row.name)), 1U) << row.name;
}

TEST(Ufunc, RowsNameScalarOpsThatTakeTheirLoops) {
  for (const UfuncInfo &row : ufuncs()) {
    EXPECT_FALSE(row.doc.empty()) << row.name;
    std::istringstream words{std::string(row.loops)};
    for (std::string word; words >> word;) {
      std::vector<PromotionInput> inputs;
      for (int i = 0; i < row.arity; ++i) inputs.push_back(input_of(word[static_cast<std::size_t>(i)]));
      const UfuncLoop loop = resolve(row, inputs);
      EXPECT_EQ(text_of(row, loop), word) << row.name;
      // Each op must answer for the loop's dtypes, and with the loop's result but for the cast of bitwise_count.
      std::vector<Scalar> operands;
      for (const DType input : loop.inputs) operands.push_back(Scalar::of_int(DType::Int8, 1).cast(input));
      const Scalar value = evaluate(loop.op, operands);
      if (row.name != "bitwise_count") {
        EXPECT_EQ(value.dtype, loop.result) << row.name << ' ' << word;
      }
      if (loop.op2) {
        EXPECT_EQ(evaluate(*loop.op2, operands).dtype, loop.result2) << row.name << ' ' << word;
      }
    }
  }
}

TEST(Ufunc, BoolAndComplexLoopsHaveTheirOwnOps) {
  const PromotionInput boolean{DType::Bool, WeakKind::None};
  EXPECT_EQ(resolve("add", {boolean, boolean}).op, ScalarOp::Or);
  EXPECT_EQ(resolve("multiply", {boolean, boolean}).op, ScalarOp::And);
  EXPECT_EQ(resolve("absolute", {boolean}).op, ScalarOp::Positive);
  EXPECT_EQ(resolve("absolute", {{DType::Complex64, WeakKind::None}}).op, ScalarOp::Magnitude);
  EXPECT_EQ(resolve("floor", {{DType::Int32, WeakKind::None}}).op, ScalarOp::Positive);
  EXPECT_EQ(resolve("floor", {{DType::Float32, WeakKind::None}}).op, ScalarOp::Floor);
  EXPECT_EQ(resolve("conjugate", {{DType::Float32, WeakKind::None}}).op, ScalarOp::Positive);
  EXPECT_EQ(resolve("conjugate", {{DType::Complex128, WeakKind::None}}).op, ScalarOp::Conj);
}

TEST(Ufunc, BFloat16TakesTheLoopsThatFloat16Takes) {
  const PromotionInput b{DType::BFloat16, WeakKind::None};
  for (const UfuncInfo &row : ufuncs()) {
    std::vector<PromotionInput> halves(row.arity, PromotionInput{DType::Float16, WeakKind::None});
    std::vector<PromotionInput> brains(row.arity, b);
    if (row.rule == UfuncRule::Exponent) halves[1] = brains[1] = {DType::Int32, WeakKind::None};
    std::string expected = resolve_text(row, halves);
    for (char &c : expected) c = c == 'e' ? 'E' : c;
    EXPECT_EQ(resolve_text(row, brains), expected) << row.name;
  }
  EXPECT_EQ(resolve("add", {b, {DType::Float16, WeakKind::None}}).result, DType::Float32);
  EXPECT_EQ(resolve("add", {b, {DType::Int8, WeakKind::None}}).result, DType::BFloat16);
  EXPECT_EQ(resolve("add", {b, {DType::Bool, WeakKind::Float}}).result, DType::BFloat16);
  EXPECT_EQ(resolve("multiply", {b, {DType::Int32, WeakKind::None}}).result, DType::Float64);
}

TEST(Ufunc, PythonBoolIsNumpyBool) {
  const PromotionInput weak{DType::Float64, WeakKind::Bool};
  EXPECT_EQ(resolve("add", {weak, weak}).result, DType::Bool);
  EXPECT_EQ(resolve("add", {weak, {DType::Int8, WeakKind::None}}).result, DType::Int8);
  EXPECT_EQ(resolve("add", {weak, {DType::Bool, WeakKind::Int}}).result, DType::Int64);
}

TEST(Ufunc, TwoPythonIntegersCompareAsInt64) {
  const PromotionInput weak{DType::Bool, WeakKind::Int};
  const UfuncLoop loop = resolve("less", {weak, weak});
  EXPECT_EQ(loop.inputs[0], DType::Int64);
  EXPECT_EQ(loop.inputs[1], DType::Int64);
}

TEST(Ufunc, ErrorsHaveNumPysText) {
  const PromotionInput boolean{DType::Bool, WeakKind::None};
  const PromotionInput real{DType::Float64, WeakKind::None};
  EXPECT_EQ(error_of("invert", {real}),
            "ufunc 'invert' not supported for the input types, and the inputs could not be safely coerced to any "
            "supported types according to the casting rule ''safe''");
  EXPECT_EQ(
      error_of("gcd", {boolean, boolean}),
      "ufunc 'gcd' did not contain a loop with signature matching types (<class 'numpy.dtypes.BoolDType'>, <class "
      "'numpy.dtypes.BoolDType'>) -> None");
  EXPECT_EQ(
      error_of("sign", {boolean}),
      "ufunc 'sign' did not contain a loop with signature matching types <class 'numpy.dtypes.BoolDType'> -> None");
  EXPECT_EQ(
      error_of("gcd", {{DType::UInt8, WeakKind::None}, {DType::Bool, WeakKind::Float}}),
      "ufunc 'gcd' did not contain a loop with signature matching types (<class 'numpy.dtypes.UInt8DType'>, <class "
      "'numpy.dtypes._PyFloatDType'>) -> None");
  EXPECT_EQ(error_of("negative", {boolean}),
            "The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the logical_not "
            "function instead.");
  EXPECT_EQ(error_of("subtract", {boolean, boolean}),
            "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the "
            "logical_xor function instead.");
  EXPECT_EQ(error_of("add", {real}), "add() takes 2 positional arguments but 1 was given");
}

TEST(Ufunc, AliasesLeadToTheirUfunc) {
  for (const UfuncAlias &alias : ufunc_aliases()) {
    const UfuncInfo *found = find_ufunc(alias.alias);
    ASSERT_NE(found, nullptr) << alias.alias;
    EXPECT_EQ(found->name, alias.name);
  }
  EXPECT_EQ(find_ufunc("acos")->name, "arccos");
  EXPECT_EQ(find_ufunc("nothing"), nullptr);
}

TEST(Ufunc, ManyThreadsResolveAtOnce) {
  std::vector<std::thread> threads;
  std::vector<std::string> results(8);
  for (std::string &result : results) {
    threads.emplace_back([&result] {
      for (const UfuncInfo &row : ufuncs()) {
        for (std::size_t a = 0; a < kDTypeCount; ++a) {
          const std::vector<PromotionInput> inputs(row.arity, PromotionInput{static_cast<DType>(a), WeakKind::None});
          result += resolve_text(row, inputs);
        }
      }
    });
  }
  for (std::thread &thread : threads) thread.join();
  for (const std::string &result : results) EXPECT_EQ(result, results.front());
}

}  // namespace
}  // namespace gridstride
