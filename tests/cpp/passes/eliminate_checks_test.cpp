#include "passes/eliminate_checks.h"

#include <gtest/gtest.h>

#include "passes/golden.h"

namespace gridstride::passes {
namespace {

/// What becomes of the accesses of a kernel: their text from the closing bracket of the indices on, one after another.
std::string checks(const std::string &body) {
  const std::string text = testing::after(eliminate_checks, R"(
    simt @f(%a: array<f32, 1, contiguous>, %m: array<f32, 2, contiguous>, %o: array<f32, 1, contiguous>,
            %k: i64, %j: i32, %w: u32, %q: u64, %v: f32, %b: i1) {
      %0 = constant 0 : i64
      %1 = constant 1 : i64
      %2 = constant 2 : i64
      %i = global_idx x : i64
      %n = extent %a, 0 : i64
)" + body + "\n}\n");
  std::string found;
  for (std::size_t at = text.find("load "); at != std::string::npos; at = text.find("load ", at + 1)) {
    const std::size_t from = text.find(']', at) + 1;
    const std::size_t to = text.find(" : ", from);
    found += '[' + text.substr(from, to - from) + ']';
  }
  return found;
}

constexpr const char *kNone = "[]";
constexpr const char *kUpper = "[ drop]";      // not negative, but may be too large
constexpr const char *kBoth = "[ drop wrap]";  // nothing known

TEST(EliminateChecks, NeedsAGuardAgainstTheArraysOwnExtent) {
  EXPECT_EQ(checks("%c = scalar lt %i, %n : i1 if %c { %x = load %a[%i] drop wrap : f32 yield } return"), kNone);
  EXPECT_EQ(checks("%c = scalar gt %n, %i : i1 if %c { %x = load %a[%i] drop wrap : f32 yield } return"), kNone);
  EXPECT_EQ(checks("%c = scalar le %n, %i : i1 if %c { yield } else { %x = load %a[%i] drop wrap : f32 yield } return"),
            kNone);
  EXPECT_EQ(checks("%c = scalar ge %i, %n : i1 if %c { return } %x = load %a[%i] drop wrap : f32 return"), kNone);
  EXPECT_EQ(
      checks("%c = scalar lt %i, %n : i1 if %c { yield } else { return } %x = load %a[%i] drop wrap : f32 return"),
      kNone);
  // Another extent, another value, the wrong side, the wrong branch, after the guard.
  EXPECT_EQ(
      checks(
          "%z = extent %o, 0 : i64 %c = scalar lt %i, %z : i1 if %c { %x = load %a[%i] drop wrap : f32 yield } return"),
      kUpper);
  EXPECT_EQ(checks("%c = scalar lt %i, %k : i1 if %c { %x = load %a[%i] drop wrap : f32 yield } return"), kUpper);
  EXPECT_EQ(checks("%c = scalar le %i, %n : i1 if %c { %x = load %a[%i] drop wrap : f32 yield } return"), kUpper);
  EXPECT_EQ(checks("%c = scalar lt %i, %n : i1 if %c { yield } else { %x = load %a[%i] drop wrap : f32 yield } return"),
            kUpper);
  EXPECT_EQ(checks("%c = scalar lt %i, %n : i1 if %c { yield } %x = load %a[%i] drop wrap : f32 return"), kUpper);
  EXPECT_EQ(checks("%c = scalar lt %k, %n : i1 if %c { %x = load %a[%k] drop wrap : f32 yield } return"), kBoth);
}

TEST(EliminateChecks, TakesAnExtentProvenEqual) {
  EXPECT_EQ(checks(R"(%z = extent %o, 0 : i64 %e = scalar eq %z, %n : i1 %c = scalar lt %i, %z : i1
                      %d = scalar and %e, %c : i1 if %d { %x = load %a[%i] drop wrap : f32 yield } return)"),
            kNone);
  EXPECT_EQ(checks(R"(%z = extent %o, 0 : i64 %e = scalar ne %z, %n : i1 if %e { return }
                      %c = scalar lt %i, %z : i1 if %c { %x = load %a[%i] drop wrap : f32 yield } return)"),
            kNone);
}

TEST(EliminateChecks, ReadsConjunctions) {
  EXPECT_EQ(checks(R"(%c = scalar lt %k, %n : i1 %d = scalar ge %k, %0 : i1 %e = scalar and %d, %c : i1
                      if %e { %x = load %a[%k] drop wrap : f32 yield } return)"),
            kNone);
  EXPECT_EQ(checks(R"(%c = scalar ge %k, %n : i1 %d = scalar lt %k, %0 : i1 %e = scalar or %d, %c : i1
                      if %e { return } %x = load %a[%k] drop wrap : f32 return)"),
            kNone);
  EXPECT_EQ(checks(R"(%c = scalar lt %k, %n : i1 %d = scalar ge %k, %0 : i1 %e = scalar or %d, %c : i1
                      if %e { %x = load %a[%k] drop wrap : f32 yield } return)"),
            kBoth);
  // `i < n and a[i] > 0` before it is used: the second part stays inside an If.
  EXPECT_EQ(checks(R"(%c = scalar lt %i, %n : i1
                      %e = if %c : i1 { %y = load %a[%i] drop wrap : f32 %p = scalar gt %y, %v : i1 yield %p }
                           else { %f = constant false : i1 yield %f }
                      if %e { %x = load %a[%i] drop wrap : f32 yield } return)"),
            "[][]");
}

TEST(EliminateChecks, FollowsConstantOffsets) {
  // if 0 < i < n - 1: a[i - 1], a[i + 1]
  EXPECT_EQ(checks(R"(%last = scalar sub %n, %1 : i64 %c = scalar lt %i, %last : i1 %d = scalar gt %i, %0 : i1
                      %e = scalar and %c, %d : i1
                      if %e {
                        %l = scalar sub %i, %1 : i64 %x = load %a[%l] drop wrap : f32
                        %r = scalar add %i, %1 : i64 %y = load %a[%r] drop wrap : f32
                        %s = scalar add %i, %2 : i64 %z = load %a[%s] drop wrap : f32
                        yield
                      } return)"),
            "[][][ drop]");
}

TEST(EliminateChecks, DoesNotTrustSumsThatMayWrap) {
  // k + 1 < n says nothing of k: k may be the greatest int64.
  EXPECT_EQ(checks(R"(%p = scalar add %k, %1 : i64 %c = scalar lt %p, %n : i1 %d = scalar ge %k, %0 : i1
                      %e = scalar and %c, %d : i1
                      if %e { %x = load %a[%k] drop wrap : f32 yield } return)"),
            kUpper);
  // 0 <= k < n, and then k * k.
  EXPECT_EQ(checks(R"(%d = scalar ge %k, %0 : i1 if %d { %p = scalar mul %k, %k : i64 %x = load %a[%p] drop wrap : f32
                      yield } return)"),
            kBoth);
}

TEST(EliminateChecks, KnowsLoopsOverAnExtent) {
  EXPECT_EQ(checks("for %r = %0 to %n step %1 { %x = load %a[%r] drop wrap : f32 continue } return"), kNone);
  EXPECT_EQ(checks("for %r = %1 to %n step %2 { %x = load %a[%r] drop wrap : f32 continue } return"), kNone);
  EXPECT_EQ(
      checks("%g = global_size x : i64 for %r = %i to %n step %g { %x = load %a[%r] drop wrap : f32 continue } return"),
      kNone);
  EXPECT_EQ(checks("for %r = %k to %n step %1 { %x = load %a[%r] drop wrap : f32 continue } return"), kBoth);
  EXPECT_EQ(checks("for %r = %0 to %k step %1 { %x = load %a[%r] drop wrap : f32 continue } return"), kUpper);
  EXPECT_EQ(checks("for %r = %0 to %n step %k { %x = load %a[%r] drop wrap : f32 continue } return"), kBoth);
  // Downwards: for r in range(n - 1, -1, -1)
  EXPECT_EQ(checks(R"(%m1 = constant -1 : i64 %s = scalar sub %n, %1 : i64
                      for %r = %s to %m1 step %m1 { %x = load %a[%r] drop wrap : f32 continue } return)"),
            kNone);
}

TEST(EliminateChecks, ProvesAxesOneByOne) {
  EXPECT_EQ(
      checks(
          "%h = extent %m, 1 : i64 for %r = %0 to %h step %1 { %x = load %m[%k, %r] drop wrap : f32 continue } return"),
      "[ drop wrap inside(1)]");
  EXPECT_EQ(checks("%x = load %m[%i, %k] drop wrap : f32 return"), "[ drop wrap nonnegative(0)]");
  EXPECT_EQ(checks(R"(%h = extent %m, 1 : i64 %g = extent %m, 0 : i64 %c = scalar lt %i, %g : i1
                      if %c { for %r = %0 to %h step %1 { %x = load %m[%i, %r] drop wrap : f32 continue } yield } return)"),
            kNone);
}

TEST(EliminateChecks, KnowsWhatIsNotNegative) {
  const auto of = [](const std::string &ops) { return checks(ops + " %x = load %a[%p] drop wrap : f32 return"); };
  EXPECT_EQ(of("%p = cast %w : i64"), kUpper);
  EXPECT_EQ(of("%p = cast %q : i64"), kBoth);
  EXPECT_EQ(of("%p = cast %j : i64"), kBoth);
  EXPECT_EQ(of("%p = cast %b : i64"), kUpper);
  EXPECT_EQ(of("%t = thread_idx z : i32 %p = cast %t : i64"), kUpper);
  EXPECT_EQ(of("%t = thread_idx z : i32 %u = cast %t : i64 %p = scalar mul %u, %i : i64"), kUpper);
  EXPECT_EQ(of("%p = scalar add %i, %1 : i64"), kUpper);
  EXPECT_EQ(of("%p = scalar sub %i, %1 : i64"), kBoth);
  EXPECT_EQ(of("%p = scalar and %k, %2 : i64"), kUpper);
  EXPECT_EQ(of("%p = scalar mod %k, %2 : i64"), kUpper);
  EXPECT_EQ(of("%p = scalar rem %k, %2 : i64"), kBoth);
  EXPECT_EQ(of("%p = scalar floor_div %i, %2 : i64"), kUpper);
  EXPECT_EQ(of("%p = scalar shr %i, %k : i64"), kUpper);
  EXPECT_EQ(of("%p = scalar maximum %k, %0 : i64"), kUpper);
  EXPECT_EQ(of("%p = scalar minimum %k, %0 : i64"), kBoth);
  EXPECT_EQ(of("%p = scalar abs %k : i64"), kBoth);  // of the least int64 it is negative
  EXPECT_EQ(of("%p = scalar select %b, %i, %2 : i64"), kUpper);
  EXPECT_EQ(of("%c = scalar lt %k, %0 : i1 %p = scalar select %c, %0, %k : i64"), kUpper);
  EXPECT_EQ(of("%p = if %b : i64 { yield %i } else { yield %2 }"), kUpper);
}

TEST(EliminateChecks, KnowsRemaindersAndClamps) {
  EXPECT_EQ(checks("%c = scalar gt %n, %0 : i1 if %c { %p = scalar mod %k, %n : i64 %x = load %a[%p] drop wrap : f32 "
                   "yield } return"),
            kNone);
  EXPECT_EQ(checks("%p = scalar mod %k, %n : i64 %x = load %a[%p] drop wrap : f32 return"), kUpper);  // n may be 0
  EXPECT_EQ(checks(R"(%c = scalar gt %n, %0 : i1
                      if %c { %l = scalar sub %n, %1 : i64 %h = scalar minimum %k, %l : i64 %p = scalar maximum %h, %0 : i64
                              %x = load %a[%p] drop wrap : f32 yield } return)"),
            kNone);
  // if j < 0: j = 0; if j >= n: j = n - 1 (with n > 0, as i < n)
  EXPECT_EQ(checks(R"(%c = scalar lt %i, %n : i1
                      if %c { %d = scalar lt %k, %0 : i1 %p = scalar select %d, %0, %k : i64
                              %l = scalar sub %n, %1 : i64 %e = scalar ge %p, %n : i1 %q2 = scalar select %e, %l, %p : i64
                              %x = load %a[%q2] drop wrap : f32 yield } return)"),
            kNone);
  EXPECT_EQ(checks(R"(%c = scalar ge %k, %0 : i1 if %c { %l = scalar sub %n, %1 : i64 %h = scalar minimum %k, %l : i64
                              %x = load %a[%h] drop wrap : f32 yield } return)"),
            kBoth);  // n - 1 may be -1
}

TEST(EliminateChecks, FollowsWhileLoops) {
  // i = grid(1); while i < n: a[i]; i += gridsize(1)
  EXPECT_EQ(checks(R"(%g = global_size x : i64
                      %z = loop carry(%s = %i) : i64 {
                        %c = scalar ge %s, %n : i1
                        if %c { break %s }
                        %x = load %a[%s] drop wrap : f32
                        %t = scalar add %s, %g : i64
                        continue %t
                      }
                      %y = load %a[%z] drop wrap : f32
                      return)"),
            "[][ drop]");
  // The step may be negative.
  EXPECT_EQ(checks(R"(%z = loop carry(%s = %i) : i64 {
                        %c = scalar ge %s, %n : i1
                        if %c { break %s }
                        %x = load %a[%s] drop wrap : f32
                        %t = scalar add %s, %k : i64
                        continue %t
                      } return)"),
            kBoth);
  // s //= 2: falls, and stays at least 0.
  EXPECT_EQ(checks(R"(%c = scalar lt %i, %n : i1
                      if %c {
                        %z = loop carry(%s = %i) : i64 {
                          %x = load %a[%s] drop wrap : f32
                          %d = scalar eq %s, %0 : i1
                          if %d { break %s }
                          %t = scalar floor_div %s, %2 : i64
                          continue %t
                        }
                        %y = load %a[%z] drop wrap : f32
                        yield
                      } return)"),
            "[][]");
}

TEST(EliminateChecks, ForgetsHypothesesThatInnerLoopsBreak) {
  EXPECT_EQ(checks(R"(%r = for %p = %0 to %n step %1 carry(%s = %0) : i64 {
                        %x = load %a[%s] drop wrap : f32
                        %t = for %q2 = %0 to %n step %1 carry(%u = %s) : i64 {
                          %y = load %a[%u] drop wrap : f32
                          %d = scalar sub %u, %1 : i64
                          continue %d
                        }
                        continue %t
                      } return)"),
            "[ drop wrap][ drop wrap]");
}

TEST(EliminateChecks, LeavesUncheckedAccessesUnchecked) {
  EXPECT_EQ(checks("%x = load %a[%k] wrap : f32 %y = load %a[%i] wrap : f32 return"), "[ wrap][]");
}

TEST(EliminateChecks, TakesPointsOfTheSpaceAsNotNegative) {
  EXPECT_EQ(testing::after(eliminate_checks, R"(elementwise<1> @f(%a: array<f32, 1, general>) [%i] {
    %0 = load %a[%i] drop wrap : f32
    return
  })"),
            "elementwise<1> @f(%a: array<f32, 1, general>) [%i] {\n  %0 = load %a[%i] drop : f32\n  return\n}\n");
}

TEST(EliminateChecks, NeedsNoCheckOfRankZero) {
  EXPECT_EQ(testing::after(eliminate_checks,
                           "simt @f(%a: array<f32, 0, general>) { %0 = load %a[] report wrap : f32 return }"),
            "simt @f(%a: array<f32, 0, general>) {\n  %0 = load %a[] : f32\n  return\n}\n");
}

}  // namespace
}  // namespace gridstride::passes
