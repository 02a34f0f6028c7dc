#include <cstdlib>

#include <gtest/gtest.h>

#include "codegen/compare_random.h"

namespace gridstride::codegen {
namespace {

std::uint64_t environment(const char *name, std::uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// Random programs, compiled, against the interpreter: every byte of every array and the fault must agree. In a fuzz
/// run GS_FUZZ_FIRST and GS_FUZZ_COUNT choose the seeds.
class RandomPrograms : public ::testing::TestWithParam<const char *> {
protected:
  void run(ir::FunctionKind kind, bool passes) {
    const std::string level = GetParam();
    const Target target = level == "host" ? host_target() : target_level(level);
    if (!runs_here(target)) GTEST_SKIP() << "this CPU does not run " << level;
    const std::uint64_t first = environment("GS_FUZZ_FIRST", 1);
    const std::uint64_t count = environment("GS_FUZZ_COUNT", 60);
    int disagreements = 0;
    for (std::uint64_t seed = first; seed < first + count && disagreements < 3; ++seed) {
      const std::string difference = testing::compare_program(seed, kind, passes, target);
      if (difference.empty()) continue;
      ADD_FAILURE() << difference;
      ++disagreements;
    }
  }
};

TEST_P(RandomPrograms, SimtAsGiven) {
  run(ir::FunctionKind::Simt, false);
}
TEST_P(RandomPrograms, SimtAfterPasses) {
  run(ir::FunctionKind::Simt, true);
}
TEST_P(RandomPrograms, ElementwiseAsGiven) {
  run(ir::FunctionKind::Elementwise, false);
}
TEST_P(RandomPrograms, ElementwiseAfterPasses) {
  run(ir::FunctionKind::Elementwise, true);
}

INSTANTIATE_TEST_SUITE_P(Targets, RandomPrograms, ::testing::Values("host", "x86-64-v2", "x86-64-v3"),
                         [](const ::testing::TestParamInfo<const char *> &given) {
                           std::string name = given.param;
                           for (char &c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

/// What fuzz runs have found: indices that wrap and of which more is known where they are used than where they are
/// made.
TEST(FoundByFuzzing, WrappedIndicesOfRows) {
  EXPECT_EQ(testing::compare_program(13000445, ir::FunctionKind::Elementwise, true, host_target()), "");
}

/// A loop of a point that reads what it writes looks like one that waits for others.
TEST(FoundByFuzzing, PointsWaitForNobody) {
  EXPECT_EQ(testing::compare_program(13000807, ir::FunctionKind::Elementwise, true, host_target()), "");
}

}  // namespace
}  // namespace gridstride::codegen
