#include <cstdint>
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include "codegen/compare_random.h"

// Random kernels with barriers, shared and local memory, atomics, votes and warp operations, free of races: compiled
// against interpreted, bit for bit. In a fuzz run GS_FUZZ_FIRST and GS_FUZZ_COUNT choose the seeds.
namespace gridstride::codegen {
namespace {

std::uint64_t environment(const char *name, std::uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

TEST(CooperationOfRandomPrograms, IsTheInterpreters) {
  const std::uint64_t first = environment("GS_FUZZ_FIRST", 1);
  const std::uint64_t count = environment("GS_FUZZ_COUNT", 25);
  int all = 0;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    bool cut = false;
    const std::string difference = testing::compare_cooperation(seed, false, &cut);
    ASSERT_EQ(difference, "");
    all += cut ? 1 : 0;
  }
  EXPECT_GT(all, 0);
}

TEST(CooperationOfRandomPrograms, IsFoundCorrectByTheChecker) {
  const std::uint64_t first = environment("GS_FUZZ_FIRST", 1);
  const std::uint64_t count = environment("GS_FUZZ_COUNT", 25);
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    ASSERT_EQ(testing::compare_cooperation(seed, true), "");
  }
}

}  // namespace
}  // namespace gridstride::codegen
