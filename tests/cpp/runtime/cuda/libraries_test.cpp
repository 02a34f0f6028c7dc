#include "runtime/cuda/libraries.h"

#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

namespace gridstride::cuda {
namespace {

/// What is found is kept for the process: each test asks for a library of its own.
TEST(CudaLibraries, AreNowhereWhenTheEnvironmentSaysSo) {
  ASSERT_EQ(setenv("GRIDSTRIDE_CUDA_LIBRARIES", "none", 1), 0);
  std::string places;
  EXPECT_EQ(find_library("cufft", &places), nullptr);
  EXPECT_NE(places.find("GRIDSTRIDE_CUDA_LIBRARIES"), std::string::npos) << places;
  unsetenv("GRIDSTRIDE_CUDA_LIBRARIES");
  EXPECT_EQ(find_library("cufft"), nullptr);
}

TEST(CudaLibraries, AreLookedForInTheFoldersThatTheEnvironmentNamesFirst) {
  ASSERT_EQ(setenv("GRIDSTRIDE_CUDA_LIBRARIES", "/nowhere/at/all", 1), 0);
  std::string places;
  static_cast<void>(find_library("nvJitLink", &places));
  EXPECT_EQ(places.find("\n  /nowhere/at/all/libnvJitLink.so."), 0U) << places;
  unsetenv("GRIDSTRIDE_CUDA_LIBRARIES");
}

TEST(CudaLibraries, OfUnknownNamesDoNotExist) {
  EXPECT_EQ(find_library("nothing"), nullptr);
}

}  // namespace
}  // namespace gridstride::cuda
