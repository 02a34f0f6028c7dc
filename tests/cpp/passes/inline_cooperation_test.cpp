#include "passes/inline_cooperation.h"

#include <gtest/gtest.h>

namespace gridstride::passes {
namespace {

std::string after(const std::string &text) {
  ir::Module module = ir::parse(text);
  ir::verify(module);
  inline_cooperation(module);
  ir::verify(module);
  return ir::print(module);
}

std::size_t count(const std::string &text, const std::string &word) {
  std::size_t found = 0;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++found;
  return found;
}

const std::string kKernel = R"(
simt @k(%x: array<i64, 1, contiguous>) {
  %t = thread_idx x : i32
  %i = cast %t : i64
  %v = load %x[%i] drop : i64
  %a = call @f(%i, %v) : i64
  %b = call @f(%i, %a) : i64
  store %x[%i], %b drop
  return
}
)";

TEST(InlineCooperation, CallsOfFunctionsWithBarriersBecomeTheirBodies) {
  const std::string text = after(kKernel + R"(
device @f(%i: i64, %v: i64) -> i64 {
  %s = shared_array [64] : array<i64, 1, contiguous, shared>
  store %s[%i], %v drop
  barrier
  %one = constant 1 : i64
  %j = scalar xor %i, %one : i64
  %r = load %s[%j] drop : i64
  return %r
}
)");
  EXPECT_EQ(count(text, "call"), 0U) << text;
  EXPECT_EQ(count(text, "device"), 0U) << text;
  EXPECT_EQ(count(text, "barrier"), 2U) << text;
  // The array is one, however often the function is called.
  EXPECT_EQ(count(text, "shared_array"), 1U) << text;
}

TEST(InlineCooperation, EarlyReturnsBecomeBranches) {
  const std::string text = after(kKernel + R"(
device @f(%i: i64, %v: i64) -> i64 {
  %ten = constant 10 : i64
  %few = scalar lt %i, %ten : i1
  if %few {
    %zero = constant 0 : i64
    %low = scalar lt %v, %zero : i1
    if %low {
      return %zero
    }
    yield
  } else {
    return %v
  }
  barrier
  %r = scalar add %v, %i : i64
  return %r
}
)");
  EXPECT_EQ(count(text, "call"), 0U) << text;
  EXPECT_EQ(count(text, "loop"), 0U) << text;
  EXPECT_EQ(count(text, "return"), 1U) << text;
}

TEST(InlineCooperation, WhatReturnsFromEitherSideIsALoopOfOneTrip) {
  const std::string text = after(kKernel + R"(
device @f(%i: i64, %v: i64) -> i64 {
  %ten = constant 10 : i64
  %few = scalar lt %i, %ten : i1
  %low = scalar lt %v, %ten : i1
  if %few {
    if %low {
      return %ten
    }
    yield
  } else {
    if %low {
      return %v
    }
    yield
  }
  barrier
  return %v
}
)");
  EXPECT_EQ(count(text, "call"), 0U) << text;
  EXPECT_EQ(count(text, "= loop"), 2U) << text;
}

TEST(InlineCooperation, LeavesAloneWhatReturnsFromLoopsAndWhatDoesNotCooperate) {
  const std::string loops = kKernel + R"(
device @f(%i: i64, %v: i64) -> i64 {
  loop {
    barrier
    %low = scalar lt %v, %i : i1
    if %low {
      return %v
    }
    continue
  }
  return %v
}
)";
  EXPECT_EQ(count(after(loops), "call"), 2U);
  const std::string plain = kKernel + R"(
device @f(%i: i64, %v: i64) -> i64 {
  %r = scalar add %v, %i : i64
  return %r
}
)";
  EXPECT_EQ(count(after(plain), "call"), 2U);
}

}  // namespace
}  // namespace gridstride::passes
