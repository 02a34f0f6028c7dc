#include "base/error.h"

#include <gtest/gtest.h>

namespace gridstride {
namespace {

TEST(Error, TextIsTheMessageWhereNoLineIsKnown) {
  const Error error(ErrorKind::Value, "the size is -1; expected 0 or more");
  EXPECT_STREQ(error.what(), "the size is -1; expected 0 or more");
  EXPECT_EQ(error.kind(), ErrorKind::Value);
  EXPECT_FALSE(error.location().known());
}

TEST(Error, TextLeadsWithTheLocation) {
  const Error error(ErrorKind::Typing, "no such name", {"kernels.py", 12, 7, 11});
  EXPECT_STREQ(error.what(), "kernels.py:12:7: no such name");
  EXPECT_EQ(error.message(), "no such name");
  EXPECT_EQ(error.location().end_column, 11);
}

}  // namespace
}  // namespace gridstride
