#include "passes/simplify.h"

#include <gtest/gtest.h>

#include "passes/dead_code.h"
#include "passes/golden.h"
#include "passes/identities.h"

namespace gridstride::passes {
namespace {

void simplify_and_sweep(ir::Function &function) {
  simplify(function);
  eliminate_dead_code(function);
}

/// What a device function that returns one expression of its parameters is simplified to.
std::string body(const std::string &params, const std::string &type, const std::string &ops) {
  const std::string head = "device @f(" + params + ") -> " + type + " {\n";
  const std::string text = testing::after(simplify_and_sweep, head + ops + "\n}\n");
  EXPECT_EQ(text.substr(0, head.size()), head);
  return text.substr(head.size(), text.size() - head.size() - 2);
}

TEST(Simplify, FoldsExactOperations) {
  EXPECT_EQ(
      body("", "i64", "%0 = constant 7 : i64 %1 = constant -2 : i64 %2 = scalar floor_div %0, %1 : i64 return %2"),
      "  %0 = constant -4 : i64\n  return %0\n");
  EXPECT_EQ(body("", "f32", "%0 = constant 2 : i32 %1 = cast %0 : f32 %2 = scalar sqrt %1 : f32 return %2"),
            "  %0 = constant 1.4142135 : f32\n  return %0\n");
  EXPECT_EQ(body("", "i64", "%0 = constant 3 : i64 %1 = scalar pow %0, %0 : i64 return %1"),
            "  %0 = constant 27 : i64\n  return %0\n");
}

TEST(Simplify, LeavesWhatDevicesMayRoundDifferently) {
  const std::string sine = "  %0 = constant 1 : f64\n  %1 = scalar sin %0 : f64\n  return %1\n";
  EXPECT_EQ(body("", "f64", sine), sine);
  const std::string power = "  %0 = constant 1.5 : f64\n  %1 = scalar pow %0, %0 : f64\n  return %1\n";
  EXPECT_EQ(body("", "f64", power), power);
}

TEST(Simplify, AppliesIntegerIdentities) {
  const std::string zero = "%z = constant 0 : i64 %one = constant 1 : i64 %m = constant -1 : i64 ";
  const auto of = [&](const std::string &op) {
    return body("%x: i64, %b: i1", "i64", zero + "%r = scalar " + op + " : i64 return %r");
  };
  for (const char *op :
       {"add %x, %z", "add %z, %x", "sub %x, %z", "mul %x, %one", "mul %one, %x", "floor_div %x, %one",
        "trunc_div %x, %one", "and %x, %x", "and %x, %m", "and %m, %x", "or %x, %z", "or %z, %x", "xor %x, %z",
        "shl %x, %z", "shr %x, %z", "minimum %x, %x", "maximum %x, %x", "positive %x", "select %b, %x, %x"}) {
    EXPECT_EQ(of(op), "  return %x\n") << op;
  }
  for (const char *op : {"mul %x, %z", "mul %z, %x", "sub %x, %x", "xor %x, %x", "and %x, %z", "mod %x, %one"}) {
    const std::string text = of(op);
    EXPECT_TRUE(text == "  %r = constant 0 : i64\n  return %r\n" || text == "  %z = constant 0 : i64\n  return %z\n")
        << op << '\n'
        << text;
  }
  EXPECT_EQ(of("or %m, %x"), "  %m = constant -1 : i64\n  return %m\n");
}

TEST(Simplify, AppliesOnlyExactFloatIdentities) {
  const std::string constants = "%z = constant 0 : f64 %n = constant -0 : f64 %one = constant 1 : f64 ";
  const auto same = [&](const std::string &op) {
    return body("%x: f64", "f64", constants + "%r = scalar " + op + " : f64 return %r") == "  return %x\n";
  };
  for (const char *op :
       {"add %x, %n", "add %n, %x", "sub %x, %z", "mul %x, %one", "mul %one, %x", "div %x, %one", "minimum %x, %x"}) {
    EXPECT_TRUE(same(op)) << op;
  }
  for (const char *op : {"add %x, %z", "sub %x, %n", "mul %x, %z", "sub %x, %x", "div %x, %x", "sub %z, %x"}) {
    EXPECT_FALSE(same(op)) << op;
  }
}

TEST(Simplify, TurnsNegatedComparisonsAround) {
  EXPECT_EQ(body("%x: i64, %y: i64", "i1", "%0 = scalar lt %x, %y : i1 %1 = scalar logical_not %0 : i1 return %1"),
            "  %0 = scalar ge %x, %y : i1\n  return %0\n");
  const std::string floats = "  %0 = scalar lt %x, %y : i1\n  %1 = scalar not %0 : i1\n  return %1\n";
  EXPECT_EQ(body("%x: f64, %y: f64", "i1", floats), floats);  // both are false of a NaN
  EXPECT_EQ(body("%x: f64, %y: f64", "i1", "%0 = scalar eq %x, %y : i1 %1 = scalar not %0 : i1 return %1"),
            "  %0 = scalar ne %x, %y : i1\n  return %0\n");
  EXPECT_EQ(body("%x: i1", "i1", "%0 = scalar not %x : i1 %1 = scalar not %0 : i1 return %1"), "  return %x\n");
  EXPECT_EQ(body("%x: i1", "i1", "%t = constant true : i1 %0 = scalar ne %x, %t : i1 return %0"),
            "  %0 = scalar not %x : i1\n  return %0\n");
}

TEST(Simplify, MakesLogicOfSelects) {
  const std::string constants = "%t = constant true : i1 %f = constant false : i1 ";
  const auto of = [&](const std::string &op) {
    return body("%a: i1, %b: i1", "i1", constants + "%r = scalar " + op + " : i1 return %r");
  };
  EXPECT_EQ(of("select %a, %b, %f"), "  %r = scalar and %a, %b : i1\n  return %r\n");
  EXPECT_EQ(of("select %a, %t, %b"), "  %r = scalar or %a, %b : i1\n  return %r\n");
  EXPECT_EQ(of("select %a, %t, %f"), "  return %a\n");
  EXPECT_EQ(of("select %a, %f, %t"), "  %r = scalar not %a : i1\n  return %r\n");
  EXPECT_EQ(of("select %t, %a, %b"), "  return %a\n");
  EXPECT_EQ(
      body("%a: i1, %x: i8, %y: i8", "i8", "%0 = scalar not %a : i1 %1 = scalar select %0, %x, %y : i8 return %1"),
      "  %0 = scalar select %a, %y, %x : i8\n  return %0\n");
}

TEST(Simplify, ShortensCasts) {
  EXPECT_EQ(body("%x: i32", "i32", "%0 = cast %x : i64 %1 = cast %0 : i32 return %1"), "  return %x\n");
  EXPECT_EQ(body("%x: u8", "f32", "%0 = cast %x : i64 %1 = cast %0 : f32 return %1"),
            "  %0 = cast %x : f32\n  return %0\n");
  EXPECT_EQ(body("%x: f32", "i8", "%0 = cast %x : f64 %1 = cast %0 : i8 return %1"),
            "  %0 = cast %x : i8\n  return %0\n");
  // A float in between saturates where integers wrap; a narrower type in between loses.
  const std::string saturates = "  %0 = cast %x : f64\n  %1 = cast %0 : i8\n  return %1\n";
  EXPECT_EQ(body("%x: i32", "i8", saturates), saturates);
  const std::string loses = "  %0 = cast %x : f32\n  %1 = cast %0 : f64\n  return %1\n";
  EXPECT_EQ(body("%x: i32", "f64", loses), loses);
}

TEST(Simplify, KnowsWhichCastsAreExact) {
  EXPECT_TRUE(is_exact_cast(DType::Bool, DType::Float16));
  EXPECT_TRUE(is_exact_cast(DType::Int8, DType::Float16));
  EXPECT_FALSE(is_exact_cast(DType::UInt16, DType::Float16));
  EXPECT_FALSE(is_exact_cast(DType::Int32, DType::Float32));
  EXPECT_TRUE(is_exact_cast(DType::UInt32, DType::Float64));
  EXPECT_FALSE(is_exact_cast(DType::Int64, DType::Float64));
  EXPECT_FALSE(is_exact_cast(DType::Int8, DType::UInt64));
  EXPECT_TRUE(is_exact_cast(DType::UInt8, DType::Int16));
  EXPECT_FALSE(is_exact_cast(DType::UInt8, DType::Int8));
  EXPECT_FALSE(is_exact_cast(DType::BFloat16, DType::Float16));
  EXPECT_FALSE(is_exact_cast(DType::Float16, DType::BFloat16));
  EXPECT_TRUE(is_exact_cast(DType::BFloat16, DType::Float32));
}

TEST(Simplify, TakesTheOneBranch) {
  EXPECT_EQ(body("%x: f64", "f64", R"(
    %t = constant true : i1
    %r = if %t : f64 { %0 = scalar neg %x : f64 yield %0 } else { %1 = constant 1 : f64 yield %1 }
    return %r)"),
            "  %0 = scalar neg %x : f64\n  return %0\n");
}

TEST(Simplify, EndsARegionThatSurelyLeaves) {
  EXPECT_EQ(testing::after(simplify_and_sweep, R"(simt @f(%a: array<f32, 1, contiguous>, %x: f32, %i: i64) {
    %f = constant false : i1
    store %a[%i], %x drop
    if %f { yield } else { return }
    store %a[%i], %x drop
    return
  })"),
            R"(simt @f(%a: array<f32, 1, contiguous>, %x: f32, %i: i64) {
  store %a[%i], %x drop
  return
}
)");
}

TEST(Simplify, DropsLoopsThatNeverRun) {
  for (const char *bounds : {"%5 to %2 step %1", "%2 to %5 step %0", "%2 to %2 step %1", "%2 to %5 step %m"}) {
    EXPECT_EQ(body("%x: f64", "f64", std::string(R"(
      %0 = constant 0 : i64 %1 = constant 1 : i64 %2 = constant 2 : i64 %5 = constant 5 : i64 %m = constant -1 : i64
      %r = for %i = )") + bounds + " carry(%c = %x) : f64 { %n = scalar neg %c : f64 continue %n } return %r"),
              "  return %x\n")
        << bounds;
  }
}

TEST(Simplify, SeesThroughValuesThatALoopOnlyPassesOn) {
  EXPECT_EQ(testing::after(simplify_and_sweep, R"(device @f(%x: f64, %n: i64) -> f64, f64 {
    %0 = constant 0 : i64
    %1 = constant 1 : i64
    %a, %b = for %i = %0 to %n step %1 carry(%k = %x, %s = %x) : f64, f64 {
      %big = scalar gt %s, %k : i1
      if %big { continue %x, %k }
      %t = scalar add %s, %k : f64
      continue %k, %t
    }
    return %a, %b
  })"),
            R"(device @f(%x: f64, %n: i64) -> f64, f64 {
  %0 = constant 0 : i64
  %1 = constant 1 : i64
  %b = for %i = %0 to %n step %1 carry(%s = %x) : f64 {
    %big = scalar gt %s, %x : i1
    if %big {
      continue %x
    }
    %t = scalar add %s, %x : f64
    continue %t
  }
  return %x, %b
}
)");
}

TEST(Simplify, DropsFaultsThatCannotBe) {
  EXPECT_EQ(testing::after(simplify_and_sweep, "simt @f() { %0 = constant false : i1 fault %0, raise \"no\" return }"),
            "simt @f() {\n  return\n}\n");
}

}  // namespace
}  // namespace gridstride::passes
