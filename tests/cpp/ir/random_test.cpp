#include <gtest/gtest.h>

#include "ir/interpreter.h"
#include "ir/random_launch.h"

namespace gridstride::ir {
namespace {

using testing::random_program;
using testing::RandomLaunch;
using testing::RandomOptions;
using testing::RandomProgram;

RandomOptions options_of(std::uint64_t seed) {
  RandomOptions options;
  options.kind = seed % 3 == 0 ? FunctionKind::Elementwise : FunctionKind::Simt;
  options.transcendental = seed % 5 == 0;
  if (seed % 2 == 0) {
    for (const DType each : {DType::Float16, DType::BFloat16, DType::Complex64, DType::Complex128}) {
      options.dtypes.push_back(each);
    }
  }
  return options;
}

TEST(RandomProgram, IsWellFormed) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const RandomProgram program = random_program(seed, options_of(seed));
    ASSERT_NO_THROW(verify(program.module)) << "seed " << seed << '\n' << print(program.module);
  }
}

TEST(RandomProgram, RoundTripsThroughText) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const RandomProgram program = random_program(seed, options_of(seed));
    const std::string text = print(program.module);
    const Module again = parse(text);
    ASSERT_EQ(print(again), text) << "seed " << seed;
    ASSERT_NO_THROW(verify(again)) << "seed " << seed;
  }
}

TEST(RandomProgram, RunsTheSameAfterARoundTripAndAClone) {
  int faults = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const RandomProgram program = random_program(seed, options_of(seed));
    const RandomLaunch first(program, seed);
    const RandomLaunch second(program, seed);
    const RandomLaunch third(program, seed);
    const std::vector<FaultSite> sites = fault_sites(program.module);
    ASSERT_EQ(first.difference(second, sites, sites), "") << "seed " << seed;
    interpret(program.module, first.launch());
    interpret(parse(print(program.module)), second.launch());
    interpret(clone(program.module), third.launch());
    ASSERT_EQ(first.difference(second, sites, sites), "") << "seed " << seed;
    ASSERT_EQ(first.difference(third, sites, sites), "") << "seed " << seed;
    faults += static_cast<int>(first.fault().raised);
  }
  // The programs are worth running: some fault, most do not.
  EXPECT_GT(faults, 20);
  EXPECT_LT(faults, 200);
}

}  // namespace
}  // namespace gridstride::ir
