#include "base/dynamic_library.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>
#include <vector>

#include "base/error.h"

namespace gridstride {
namespace {

std::string error_of(const auto &action) {
  try {
    action();
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Runtime);
    return error.what();
  }
  return "no error";
}

TEST(DynamicLibrary, FindsFunctions) {
  const DynamicLibrary library = DynamicLibrary::open("libm.so.6");
  EXPECT_EQ(library.name(), "libm.so.6");
  auto *cosine = library.function<double(double)>("cos");
  EXPECT_EQ(cosine(0.5), std::cos(0.5));
  EXPECT_EQ(library.find_function<double(double)>("no_such_function"), nullptr);
  EXPECT_EQ(error_of([&] { (void)library.function<double(double)>("no_such_function"); }),
            "the library 'libm.so.6' has no function 'no_such_function'");
}

TEST(DynamicLibrary, MissingFilesSayWhy) {
  const std::string text = error_of([] { (void)DynamicLibrary::open("libgridstride-none.so.3"); });
  EXPECT_EQ(text.rfind("cannot load the library 'libgridstride-none.so.3': ", 0), 0U) << text;
  EXPECT_NE(text.find("No such file"), std::string::npos) << text;
}

TEST(DynamicLibrary, TakesTheFirstThatLoads) {
  const std::vector<std::string> names{"libgridstride-none.so.3", "libm.so.6"};
  const auto library = DynamicLibrary::open_any(names);
  ASSERT_TRUE(library.has_value());
  EXPECT_EQ(library->name(), "libm.so.6");
  EXPECT_FALSE(DynamicLibrary::open_any(std::span(names).first(1)).has_value());
}

struct Counting {
  using Handle = int;
  static constexpr int kEmpty = -1;
  static inline std::vector<int> released;
  static void release(int handle) noexcept { released.push_back(handle); }
};

TEST(UniqueHandle, ReleasesOnce) {
  Counting::released.clear();
  {
    UniqueHandle<Counting> empty;
    EXPECT_FALSE(empty);
    UniqueHandle<Counting> first(3);
    UniqueHandle<Counting> second(std::move(first));
    EXPECT_TRUE(second);
    EXPECT_FALSE(first);  // NOLINT(bugprone-use-after-move): a moved-from handle is empty
    EXPECT_EQ(second.get(), 3);
    UniqueHandle<Counting> third(4);
    third = std::move(second);
    EXPECT_EQ(Counting::released, std::vector<int>{4});
    UniqueHandle<Counting> &same = third;
    third = std::move(same);
    EXPECT_EQ(third.get(), 3);
    UniqueHandle<Counting> fourth(5);
    EXPECT_EQ(fourth.detach(), 5);
    third.reset(6);
  }
  EXPECT_EQ(Counting::released, (std::vector<int>{4, 3, 6}));
}

}  // namespace
}  // namespace gridstride
