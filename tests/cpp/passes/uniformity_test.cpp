#include "passes/uniformity.h"

#include <gtest/gtest.h>

#include "ir/ir.h"

namespace gridstride::passes {
namespace {

/// The claims about named values of a text: 'u', 'v', or the stride.
class Claims {
public:
  explicit Claims(const std::string &text, LaneModel lanes = LaneModel::BlockX) : module_(ir::parse(text)) {
    ir::verify(module_);
    info_ = analyze_uniformity(module_, module_.kernel(), lanes);
  }
  std::string of(const std::string &name) const {
    const ir::Function &kernel = module_.kernel();
    for (std::uint32_t i = 0; i < kernel.values.size(); ++i) {
      if (kernel.values[i].name != name) continue;
      const Uniformity &claim = info_[ir::ValueId{i}];
      return claim.uniform() ? "u" : claim.varying() ? "v" : std::to_string(claim.stride);
    }
    return "?";
  }
  const UniformityInfo &info() const { return info_; }
  const ir::Module &module() const { return module_; }

private:
  ir::Module module_;
  UniformityInfo info_;
};

std::string simt(const std::string &body) {
  return R"(simt @f(%a: array<f32, 1, contiguous>, %n: i64, %s: i64, %x: f32) {
    %0 = constant 0 : i64 %1 = constant 1 : i64 %3 = constant 3 : i64
    %i = global_idx x : i64 %t = thread_idx x : i32 %tw = cast %t : i64 %ty = thread_idx y : i32 %b = block_idx x : i32
)" + body +
         "\n}\n";
}

TEST(Uniformity, OfQueriesDependsOnTheLanes) {
  const std::string text = simt("return");
  const Claims block(text, LaneModel::BlockX);
  EXPECT_EQ(block.of("i") + block.of("t") + block.of("tw") + block.of("ty") + block.of("b"), "111uu");
  const Claims global(text, LaneModel::GlobalX);
  EXPECT_EQ(global.of("i") + global.of("t") + global.of("tw") + global.of("ty") + global.of("b"), "1vvuv");
  const Claims any(text, LaneModel::Any);
  EXPECT_EQ(any.of("i") + any.of("t") + any.of("ty") + any.of("b"), "vvvv");
}

TEST(Uniformity, FollowsArithmetic) {
  const Claims claims(simt(R"(
    %sum = scalar add %i, %n : i64
    %scaled = scalar mul %3, %i : i64
    %minus = scalar sub %n, %scaled : i64
    %cancels = scalar sub %i, %tw : i64
    %shifted = scalar shl %i, %3 : i64
    %unknown = scalar mul %i, %n : i64
    %half = scalar floor_div %i, %3 : i64
    %narrow = cast %i : i32
    %wide = cast %narrow : i64
    %four = constant 4 : i32
    %tsum = scalar mul %t, %four : i32
    %tsumw = cast %tsum : i64
    %real = cast %i : f64
    %c = scalar lt %i, %n : i1
    %d = scalar lt %n, %s : i1
    %pick = scalar select %d, %i, %sum : i64
    %mixed = scalar select %c, %n, %s : i64
    return)"));
  EXPECT_EQ(claims.of("sum"), "1");
  EXPECT_EQ(claims.of("scaled"), "3");
  EXPECT_EQ(claims.of("minus"), "-3");
  EXPECT_EQ(claims.of("cancels"), "u");
  EXPECT_EQ(claims.of("shifted"), "8");
  EXPECT_EQ(claims.of("unknown"), "v");
  EXPECT_EQ(claims.of("half"), "v");
  EXPECT_EQ(claims.of("narrow"), "1");
  EXPECT_EQ(claims.of("wide"), "v");  // the narrow one may have wrapped
  EXPECT_EQ(claims.of("tsum"), "4");
  EXPECT_EQ(claims.of("tsumw"), "v");
  EXPECT_EQ(claims.of("real"), "v");
  EXPECT_EQ(claims.of("c"), "v");
  EXPECT_EQ(claims.of("d"), "u");
  EXPECT_EQ(claims.of("pick"), "1");
  EXPECT_EQ(claims.of("mixed"), "v");
}

TEST(Uniformity, OfLoadsIsThatOfTheAddress) {
  const Claims claims(simt("%p = load %a[%n] drop : f32 %q = load %a[%i] drop : f32 %e = extent %a, 0 : i64 return"));
  EXPECT_EQ(claims.of("p") + claims.of("q") + claims.of("e"), "uvu");
}

TEST(Uniformity, OfLoopsAndTheirResults) {
  const Claims claims(simt(R"(
    %even = for %k = %0 to %n step %1 carry(%acc = %n) : i64 {
      %u1 = scalar add %acc, %k : i64
      continue %u1
    }
    %grid = for %g = %i to %n step %s carry(%steps = %0) : i64 {
      %next = scalar add %steps, %1 : i64
      continue %next
    }
    %mixed = for %k2 = %0 to %n step %1 carry(%m = %n) : i64 {
      continue %i
    }
    return)"));
  EXPECT_EQ(claims.of("k") + claims.of("acc") + claims.of("even"), "uuu");
  // Lanes leave the grid-stride loop at different trips: inside it the count is uniform, outside it is not.
  EXPECT_EQ(claims.of("g") + claims.of("steps") + claims.of("grid"), "1uv");
  EXPECT_EQ(claims.of("m") + claims.of("mixed"), "vv");
  ASSERT_EQ(claims.info().divergent_loops.size(), 1U);
  for (const auto &op : claims.module().kernel().body.ops) {
    if (op->code != ir::OpCode::For) continue;
    EXPECT_EQ(claims.info().uniform_control(*op), op.get() != claims.info().divergent_loops[0]);
  }
}

TEST(Uniformity, OfBreaksAndContinues) {
  const Claims claims(simt(R"(
    %c = scalar lt %i, %n : i1
    %broken = loop carry(%p = %0) : i64 {
      %p1 = scalar add %p, %1 : i64
      if %c { break %p1 }
      continue %p1
    }
    %skipped = for %k = %0 to %n step %1 carry(%q = %0) : i64 {
      %q1 = scalar add %q, %1 : i64
      if %c { continue %q1 }
      %q3 = scalar add %q, %3 : i64
      continue %q3
    }
    %late = loop carry(%r = %0) : i64 {
      if %c { continue %r }
      break %r
    }
    %fine = for %k2 = %0 to %n step %1 carry(%z = %0) : i64 {
      %d = scalar gt %z, %s : i1
      if %d { break %z }
      %z1 = scalar add %z, %1 : i64
      continue %z1
    }
    return)"));
  EXPECT_EQ(claims.of("p") + claims.of("broken"), "uv");
  EXPECT_EQ(claims.of("q") + claims.of("skipped"), "vv");
  EXPECT_EQ(claims.of("late"), "v");
  EXPECT_EQ(claims.of("z") + claims.of("fine"), "uu");
  EXPECT_EQ(claims.info().divergent_loops.size(), 2U);
}

TEST(Uniformity, OfIfsAndCalls) {
  const Claims claims(simt(R"(
    %c = scalar lt %i, %n : i1
    %d = scalar lt %s, %n : i1
    %merged = if %c : i64 { yield %n } else { yield %s }
    %chosen = if %d : i64 { yield %n } else { yield %s }
    %left = if %c : i64 { return } else { yield %n }
    %same = call @twice(%n) : i64
    %other = call @twice(%i) : i64
    %split = call @early(%i) : i64
    return)") + R"(
    device @twice(%v: i64) -> i64 { %r = scalar add %v, %v : i64 return %r }
    device @early(%v: i64) -> i64 {
      %0 = constant 0 : i64
      %c = scalar lt %v, %0 : i1
      if %c { return %0 }
      %1 = constant 1 : i64
      return %1
    })");
  EXPECT_EQ(claims.of("merged") + claims.of("chosen") + claims.of("left"), "vuu");
  EXPECT_EQ(claims.of("same") + claims.of("other") + claims.of("split"), "u2v");
}

TEST(Uniformity, OfPoints) {
  const Claims claims(R"(elementwise<2> @f(%a: array<f32, 2, general>, %s: f32) [%i, %j] {
    %x = load %a[%i, %j] : f32
    %z = constant 0 : i64
    %y = load %a[%i, %z] : f32
    %n = extent %a, 1 : i64
    %r = reduce add %k = %z to %n identity 0 : f32 { %v = load %a[%i, %k] : f32 yield %v }
    %q = reduce add %l = %z to %j identity 0 : f32 { yield %s }
    return
  })",
                      LaneModel::Points);
  EXPECT_EQ(claims.of("i") + claims.of("j") + claims.of("x") + claims.of("y"), "u1vu");
  EXPECT_EQ(claims.of("r") + claims.of("q"), "uv");
}

}  // namespace
}  // namespace gridstride::passes
