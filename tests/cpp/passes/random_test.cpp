#include <functional>

#include <gtest/gtest.h>

#include "ir/interpreter.h"
#include "ir/random_launch.h"
#include "passes/common_subexpressions.h"
#include "passes/dead_code.h"
#include "passes/eliminate_checks.h"
#include "passes/flatten_ifs.h"
#include "passes/global_index.h"
#include "passes/hoist_invariants.h"
#include "passes/pipelines.h"
#include "passes/simplify.h"
#include "passes/unroll_loops.h"

namespace gridstride::passes {
namespace {

using ir::testing::random_program;
using ir::testing::RandomLaunch;
using ir::testing::RandomOptions;
using ir::testing::RandomProgram;

using Transform = std::function<void(ir::Module &)>;

Transform each_function(void (*pass)(ir::Function &)) {
  return [pass](ir::Module &module) {
    for (const auto &function : module.functions) pass(*function);
  };
}

RandomOptions options_of(std::uint64_t seed) {
  RandomOptions options;
  options.kind = seed % 3 == 0 ? ir::FunctionKind::Elementwise : ir::FunctionKind::Simt;
  options.transcendental = seed % 7 == 0;
  options.statements = seed % 4 == 0 ? 60 : 24;
  options.depth = seed % 4 == 0 ? 4 : 3;
  if (seed % 5 == 0) options.dtypes = {DType::Bool, DType::Int32, DType::Int64, DType::Int64};
  if (seed % 5 == 1) {
    for (const DType each : {DType::Float16, DType::BFloat16, DType::Complex64, DType::Complex128}) {
      options.dtypes.push_back(each);
    }
  }
  return options;
}

/// Random programs give the same memory and the same fault before and after.
void expect_same_meaning(const Transform &transform, std::uint64_t programs) {
  std::uint64_t changed = 0;
  for (std::uint64_t seed = 0; seed < programs; ++seed) {
    const RandomProgram program = random_program(seed, options_of(seed));
    ir::Module after = ir::clone(program.module);
    transform(after);
    const std::string text = ir::print(after);
    changed += text != ir::print(program.module) ? 1U : 0U;
    ASSERT_NO_THROW(ir::verify(after)) << "seed " << seed << '\n' << text;
    const RandomLaunch expected(program, seed);
    const RandomLaunch given(program, seed);
    ir::interpret(program.module, expected.launch());
    ASSERT_NO_THROW(ir::interpret(after, given.launch())) << "seed " << seed << '\n' << text;
    ASSERT_EQ(expected.difference(given, ir::fault_sites(program.module), ir::fault_sites(after)), "")
        << "seed " << seed << '\n'
        << ir::print(program.module) << "\nbecame\n"
        << text;
  }
  EXPECT_GT(changed, programs / 4) << "the random programs give this pass too little to do";
}

TEST(RandomPrograms, KeepTheirMeaningUnderSimplify) {
  expect_same_meaning(each_function(simplify), 1500);
}
TEST(RandomPrograms, KeepTheirMeaningUnderGlobalIndex) {
  expect_same_meaning(each_function(recognize_global_index), 500);
}
TEST(RandomPrograms, KeepTheirMeaningUnderCommonSubexpressions) {
  expect_same_meaning(each_function(merge_common_subexpressions), 1000);
}
TEST(RandomPrograms, KeepTheirMeaningUnderFlattenIfs) {
  expect_same_meaning(each_function(flatten_ifs), 1000);
}
TEST(RandomPrograms, KeepTheirMeaningUnderUnrolling) {
  const auto unroll = [](ir::Function &function) {
    simplify(function);
    unroll_short_loops(function);
  };
  expect_same_meaning(each_function(unroll), 1000);
}
TEST(RandomPrograms, KeepTheirMeaningUnderDeadCode) {
  expect_same_meaning(each_function(eliminate_dead_code), 1000);
}
TEST(RandomPrograms, KeepTheirMeaningUnderEliminateChecks) {
  expect_same_meaning(each_function(eliminate_checks), 1500);
}
TEST(RandomPrograms, KeepTheirMeaningUnderHoistInvariants) {
  expect_same_meaning(each_function(hoist_invariants), 1000);
}
TEST(RandomPrograms, KeepTheirMeaningUnderThePipeline) {
  expect_same_meaning([](ir::Module &module) { run_cpu_pipeline(module, {}); }, 3000);
}

TEST(RandomPrograms, StayWellFormedWithContraction) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    RandomProgram program = random_program(seed, options_of(seed));
    run_cpu_pipeline(program.module, {.fma = true});
    ASSERT_NO_THROW(ir::verify(program.module)) << "seed " << seed;
  }
}

TEST(RandomPrograms, AreSettledByOnePipeline) {
  int unsettled = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    RandomProgram program = random_program(seed, options_of(seed));
    run_cpu_pipeline(program.module, {});
    const std::string once = ir::print(program.module);
    run_cpu_pipeline(program.module, {});
    unsettled += ir::print(program.module) != once ? 1 : 0;
  }
  EXPECT_LT(unsettled, 60);
}

}  // namespace
}  // namespace gridstride::passes
