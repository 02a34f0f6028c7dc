#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "runtime/cuda/context.h"
#include "runtime/cuda/driver.h"

namespace gridstride::cuda {
namespace {

using ::testing::HasSubstr;

TEST(CudaDriver, AMachineWithoutOneSaysWhy) {
  std::string reason;
  EXPECT_FALSE(detail::load_driver("libno-such-driver.so.1", reason).has_value());
  EXPECT_THAT(reason, HasSubstr("libno-such-driver.so.1"));
}

TEST(CudaDriver, ALibraryThatIsNoneSaysWhatItLacks) {
  std::string reason;
  EXPECT_FALSE(detail::load_driver("libm.so.6", reason).has_value());
  EXPECT_THAT(reason, HasSubstr("cuInit"));
}

TEST(CudaDriver, KnowsWhichErrorsEndAContext) {
  EXPECT_TRUE(is_fatal(700));  // illegal address
  EXPECT_TRUE(is_fatal(716));  // misaligned address
  EXPECT_FALSE(is_fatal(kSuccess));
  EXPECT_FALSE(is_fatal(1));  // invalid value
  EXPECT_FALSE(is_fatal(kOutOfMemory));
  EXPECT_FALSE(is_fatal(kNotReady));
  EXPECT_FALSE(is_fatal(701));  // out of resources
}

TEST(CudaDriver, AttributesHaveOneNumberEach) {
  int last = 0;
  for (const Attribute &each : attribute_table()) {
    EXPECT_GT(each.number, last) << each.name;
    last = each.number;
  }
}

}  // namespace
}  // namespace gridstride::cuda
