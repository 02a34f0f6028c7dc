#include <gtest/gtest.h>

#include "passes/common_subexpressions.h"
#include "passes/contract_fma.h"
#include "passes/dead_code.h"
#include "passes/flatten_ifs.h"
#include "passes/global_index.h"
#include "passes/golden.h"
#include "passes/hoist_invariants.h"
#include "passes/pipelines.h"
#include "passes/simplify.h"
#include "passes/unroll_loops.h"

namespace gridstride::passes {
namespace {

using testing::after;

TEST(GlobalIndex, IsRecognisedInAnyOrderAndThroughCasts) {
  const auto sweep = [](ir::Function &function) {
    recognize_global_index(function);
    eliminate_dead_code(function);
  };
  const std::string head = "device @f(%k: i64) -> i64 {\n";
  const std::string queries = R"(
    %t = thread_idx y : i32 %b = block_idx y : i32 %d = block_dim y : i32 %g = grid_dim y : i32
    %t6 = cast %t : i64 %b6 = cast %b : i64 %d6 = cast %d : i64 %g6 = cast %g : i64
    %bd = scalar mul %b6, %d6 : i64 %db = scalar mul %d6, %b6 : i64 )";
  for (const char *sum : {"add %t6, %bd", "add %bd, %t6", "add %t6, %db", "add %db, %t6"}) {
    EXPECT_EQ(after(sweep, head + queries + "%r = scalar " + sum + " : i64 return %r }"),
              head + "  %r = global_idx y : i64\n  return %r\n}\n");
  }
  // Within a longer sum, written from the left.
  for (const char *sums : {"%s = scalar add %k, %bd : i64 %r = scalar add %s, %t6 : i64",
                           "%s = scalar add %t6, %k : i64 %r = scalar add %bd, %s : i64"}) {
    EXPECT_EQ(after(sweep, head + queries + sums + " return %r }"),
              head + "  %0 = global_idx y : i64\n  %r = scalar add %k, %0 : i64\n  return %r\n}\n");
  }
  EXPECT_EQ(after(sweep, head + queries + "%r = scalar mul %d6, %g6 : i64 return %r }"),
            head + "  %r = global_size y : i64\n  return %r\n}\n");
}

TEST(UnrollLoops, MakesTripsOfShortLoopsWithConstantBounds) {
  const auto sweep = [](ir::Function &function) {
    unroll_short_loops(function);
    simplify(function);
    eliminate_dead_code(function);
  };
  const std::string head = "device @f(%k: i64) -> i64 {\n";
  const auto loop = [&](const std::string &high) {
    return head + "  %lo = constant 5 : i64 %hi = constant " + high + R"( : i64 %one = constant 1 : i64
      %r = for %i = %lo to %hi step %one carry(%s = %k) : i64 {
        %t = scalar mul %s, %i : i64
        continue %t
      }
      return %r })";
  };
  const std::string made = after(sweep, loop("7"));
  EXPECT_EQ(made.find("for "), std::string::npos) << made;
  EXPECT_LT(made.find("constant 5"), made.find("constant 6")) << made;
  EXPECT_NE(made.find("constant 6"), std::string::npos) << made;
  EXPECT_NE(after(sweep, loop("12")).find(" = for "), std::string::npos);
}

TEST(GlobalIndex, NeedsOneDimensionAndInt64) {
  for (const char *text : {
           "device @f() -> i64 {\n  %t = thread_idx x : i32\n  %b = block_idx x : i32\n  %d = block_dim y : i32\n"
           "  %0 = cast %t : i64\n  %1 = cast %b : i64\n  %2 = cast %d : i64\n  %3 = scalar mul %1, %2 : i64\n"
           "  %4 = scalar add %0, %3 : i64\n  return %4\n}\n",
           // At int32 the sum may wrap.
           "device @f() -> i32 {\n  %t = thread_idx x : i32\n  %b = block_idx x : i32\n  %d = block_dim x : i32\n"
           "  %0 = scalar mul %b, %d : i32\n  %1 = scalar add %t, %0 : i32\n  return %1\n}\n",
       }) {
    EXPECT_EQ(after(recognize_global_index, text), text);
  }
}

TEST(CommonSubexpressions, AreMergedIntoWhatDominates) {
  EXPECT_EQ(after(merge_common_subexpressions, R"(device @f(%a: array<f32, 1, contiguous>, %x: i64, %c: i1) -> i64 {
    %n = extent %a, 0 : i64
    %0 = scalar add %x, %n : i64
    %r = if %c : i64 {
      %m = extent %a, 0 : i64
      %1 = scalar add %m, %x : i64
      %2 = scalar sub %m, %x : i64
      %3 = constant 4 : i64
      %4 = scalar add %2, %3 : i64
      yield %4
    } else {
      %5 = scalar sub %x, %n : i64
      %6 = constant 4 : i64
      %7 = scalar add %5, %6 : i64
      yield %7
    }
    return %0
  })"),
            R"(device @f(%a: array<f32, 1, contiguous>, %x: i64, %c: i1) -> i64 {
  %n = extent %a, 0 : i64
  %0 = scalar add %x, %n : i64
  %r = if %c : i64 {
    %1 = scalar sub %n, %x : i64
    %2 = constant 4 : i64
    %3 = scalar add %1, %2 : i64
    yield %3
  } else {
    %4 = scalar sub %x, %n : i64
    %5 = constant 4 : i64
    %6 = scalar add %4, %5 : i64
    yield %6
  }
  return %0
}
)");
}

TEST(CommonSubexpressions, LeavesLoadsAndOtherTypesAlone) {
  const std::string text = R"(device @f(%a: array<f32, 1, contiguous>, %x: i64) -> f32, i32, i16 {
  %0 = load %a[%x] drop : f32
  store %a[%x], %0 drop
  %1 = load %a[%x] drop : f32
  %2 = cast %x : i32
  %3 = cast %x : i16
  %4 = constant 0 : f32
  %5 = constant -0 : f32
  %6 = scalar add %4, %5 : f32
  return %1, %2, %3
}
)";
  EXPECT_EQ(after(merge_common_subexpressions, text), text);
}

TEST(DeadCode, GoesWithWhatCarriesIt) {
  EXPECT_EQ(after(eliminate_dead_code, R"(simt @f(%a: array<f32, 1, contiguous>, %n: i64, %c: i1) {
    %0 = constant 0 : i64
    %1 = constant 1 : i64
    %dead = load %a[%n] drop : f32
    %s, %t = for %i = %0 to %n step %1 carry(%u = %dead, %v = %dead) : f32, f32 {
      %w = scalar add %u, %v : f32
      %x, %y = if %c : f32, f32 {
        yield %w, %v
      } else {
        %z = scalar neg %v : f32
        yield %z, %v
      }
      store %a[%i], %y drop
      continue %x, %y
    }
    for %i2 = %0 to %n step %1 {
      if %c { break }
      continue
    }
    %q = if %c : i64 { yield %0 } else { yield %1 }
    return
  })"),
            R"(simt @f(%a: array<f32, 1, contiguous>, %n: i64, %c: i1) {
  %0 = constant 0 : i64
  %1 = constant 1 : i64
  %dead = load %a[%n] drop : f32
  %t = for %i = %0 to %n step %1 carry(%v = %dead) : f32 {
    %y = if %c : f32 {
      yield %v
    } else {
      yield %v
    }
    store %a[%i], %y drop
    continue %y
  }
  return
}
)");
}

TEST(DeadCode, KeepsEffectsAndExits) {
  const std::string text = R"(simt @f(%a: array<f32, 1, contiguous>, %n: i64, %c: i1) {
  %0 = load %a[%n] report : f32
  fault %c, raise "x"
  call @g(%a)
  loop {
    if %c {
      break
    }
    continue
  }
  for %i = %n to %n step %n {
    if %c {
      return
    }
    continue
  }
  return
}

device @g(%a: array<f32, 1, contiguous>) {
  return
}
)";
  EXPECT_EQ(after(eliminate_dead_code, text), text);
}

TEST(ContractFma, FusesEveryForm) {
  const auto of = [](const std::string &ops) {
    const std::string head = "device @f(%a: f32, %b: f32, %c: f32) -> f32 {\n";
    const std::string text = after(contract_fma, head + ops + " return %r }");
    return text.substr(head.size(), text.find("  return") - head.size());
  };
  const std::string product = "%p = scalar mul %a, %b : f32 ";
  EXPECT_EQ(of(product + "%r = scalar add %p, %c : f32"),
            "  %p = scalar mul %a, %b : f32\n  %r = scalar fma %a, %b, %c : f32\n");
  EXPECT_EQ(of(product + "%r = scalar add %c, %p : f32"),
            "  %p = scalar mul %a, %b : f32\n  %r = scalar fma %a, %b, %c : f32\n");
  EXPECT_EQ(of(product + "%r = scalar sub %p, %c : f32"),
            "  %p = scalar mul %a, %b : f32\n  %0 = scalar neg %c : f32\n  %r = scalar fma %a, %b, %0 : f32\n");
  EXPECT_EQ(of(product + "%r = scalar sub %c, %p : f32"),
            "  %p = scalar mul %a, %b : f32\n  %0 = scalar neg %a : f32\n  %r = scalar fma %0, %b, %c : f32\n");
  EXPECT_EQ(of("%p = scalar square %a : f32 %r = scalar add %p, %c : f32"),
            "  %p = scalar square %a : f32\n  %r = scalar fma %a, %a, %c : f32\n");
  EXPECT_EQ(of(product + "%q = scalar mul %b, %c : f32 %r = scalar add %p, %q : f32"),
            "  %p = scalar mul %a, %b : f32\n  %q = scalar mul %b, %c : f32\n  %r = scalar fma %a, %b, %q : f32\n");
}

TEST(ContractFma, LeavesTheRestAlone) {
  for (const char *text : {
           // a second use
           "device @f(%a: f32) -> f32, f32 {\n  %0 = scalar mul %a, %a : f32\n  %1 = scalar add %0, %a : f32\n"
           "  return %0, %1\n}\n",
           // both operands
           "device @f(%a: f32) -> f32 {\n  %0 = scalar mul %a, %a : f32\n  %1 = scalar add %0, %0 : f32\n  return "
           "%1\n}\n",
           // integers, halves, complex
           "device @f(%a: i32) -> i32 {\n  %0 = scalar mul %a, %a : i32\n  %1 = scalar add %0, %a : i32\n  return "
           "%1\n}\n",
           "device @f(%a: f16) -> f16 {\n  %0 = scalar mul %a, %a : f16\n  %1 = scalar add %0, %a : f16\n  return "
           "%1\n}\n",
           "device @f(%a: c64) -> c64 {\n  %0 = scalar mul %a, %a : c64\n  %1 = scalar add %0, %a : c64\n  return "
           "%1\n}\n",
           // another region
           "device @f(%a: f32, %c: i1) -> f32 {\n  %0 = scalar mul %a, %a : f32\n  %1 = if %c : f32 {\n"
           "    %2 = scalar add %0, %a : f32\n    yield %2\n  } else {\n    yield %a\n  }\n  return %1\n}\n",
       }) {
    EXPECT_EQ(after(contract_fma, text), text);
  }
}

TEST(HoistInvariants, MovesWhatNoTripChanges) {
  EXPECT_EQ(after(hoist_invariants, R"(device @f(%a: array<f32, 1, contiguous>, %n: i64, %c: i1) -> i64 {
    %0 = constant 0 : i64
    %1 = constant 1 : i64
    %r = for %i = %0 to %n step %1 carry(%s = %0) : i64 {
      %t = for %j = %0 to %i step %1 carry(%u = %s) : i64 {
        %m = extent %a, 0 : i64
        %d = scalar floor_div %m, %n : i64
        %e = scalar floor_div %d, %i : i64
        %x = if %c : i64 {
          %cheap = scalar add %i, %i : i64
          %dear = scalar mod %i, %n : i64
          %y = scalar add %cheap, %dear : i64
          yield %y
        } else {
          yield %e
        }
        %v = load %a[%0] drop : f32
        %w = scalar add %u, %x : i64
        continue %w
      }
      continue %t
    }
    return %r
  })"),
            R"(device @f(%a: array<f32, 1, contiguous>, %n: i64, %c: i1) -> i64 {
  %0 = constant 0 : i64
  %1 = constant 1 : i64
  %m = extent %a, 0 : i64
  %d = scalar floor_div %m, %n : i64
  %r = for %i = %0 to %n step %1 carry(%s = %0) : i64 {
    %e = scalar floor_div %d, %i : i64
    %cheap = scalar add %i, %i : i64
    %t = for %j = %0 to %i step %1 carry(%u = %s) : i64 {
      %x = if %c : i64 {
        %dear = scalar mod %i, %n : i64
        %y = scalar add %cheap, %dear : i64
        yield %y
      } else {
        yield %e
      }
      %v = load %a[%0] drop : f32
      %w = scalar add %u, %x : i64
      continue %w
    }
    continue %t
  }
  return %r
}
)");
}

TEST(FlattenIfs, ComputesBothSidesOfACheapChoice) {
  EXPECT_EQ(after(flatten_ifs, R"(device @f(%x: f64, %y: f64, %c: i1) -> f64 {
    %r = if %c : f64 { %0 = scalar add %x, %y : f64 yield %0 } else { yield %y }
    if %c { yield }
    return %r
  })"),
            R"(device @f(%x: f64, %y: f64, %c: i1) -> f64 {
  %0 = scalar add %x, %y : f64
  %r = scalar select %c, %0, %y : f64
  return %r
}
)");
}

TEST(FlattenIfs, MakesConditionsPlain) {
  const auto pass = [](ir::Function &function) {
    flatten_ifs(function);
    simplify(function);
    eliminate_dead_code(function);
  };
  // if i < n and j < m: ...
  EXPECT_EQ(after(pass, R"(simt @f(%a: array<f32, 1, contiguous>, %i: i64, %n: i64, %m: i64, %v: f32) {
    %0 = scalar lt %i, %n : i1
    %1 = if %0 : i1 { %2 = scalar lt %i, %m : i1 yield %2 } else { %3 = constant false : i1 yield %3 }
    if %1 { store %a[%i], %v drop yield }
    return
  })"),
            R"(simt @f(%a: array<f32, 1, contiguous>, %i: i64, %n: i64, %m: i64, %v: f32) {
  %0 = scalar lt %i, %n : i1
  %1 = scalar lt %i, %m : i1
  %2 = scalar and %0, %1 : i1
  if %2 {
    store %a[%i], %v drop
    yield
  }
  return
}
)");
}

TEST(FlattenIfs, KeepsCostlyOnesAndEffects) {
  const std::string text = R"(device @f(%a: array<f64, 1, contiguous>, %i: i64, %x: f64, %c: i1) -> f64, f64 {
  %0 = if %c : f64 {
    %1 = scalar sin %x : f64
    yield %1
  } else {
    yield %x
  }
  %2 = if %c : f64 {
    %3 = load %a[%i] drop : f64
    yield %3
  } else {
    yield %x
  }
  if %c {
    return %x, %x
  }
  return %0, %2
}
)";
  EXPECT_EQ(after(flatten_ifs, text), text);
}

TEST(CpuPipeline, MakesAKernelPlain) {
  // c[i] = a[i] * s + b[i], guarded by `if i < c.shape[0]`, with the index written out.
  ir::Module module = ir::parse(R"(
    simt @saxpy(%a: array<f32, 1, contiguous>, %b: array<f32, 1, contiguous>, %c: array<f32, 1, contiguous>, %s: f32) {
      %t = thread_idx x : i32
      %k = block_idx x : i32
      %d = block_dim x : i32
      %k.1 = cast %k : i64
      %d.1 = cast %d : i64
      %0 = scalar mul %k.1, %d.1 : i64
      %t.1 = cast %t : i64
      %i = scalar add %t.1, %0 : i64
      %n = extent %c, 0 : i64
      %1 = scalar lt %i, %n : i1
      if %1 {
        %2 = load %a[%i] drop wrap : f32
        %3 = scalar mul %2, %s : f32
        %4 = load %b[%i] drop wrap : f32
        %5 = scalar add %3, %4 : f32
        store %c[%i], %5 drop wrap
        yield
      }
      return
    })");
  run_cpu_pipeline(module, {.fma = true});
  EXPECT_EQ(
      ir::print(module),
      R"(simt @saxpy(%a: array<f32, 1, contiguous>, %b: array<f32, 1, contiguous>, %c: array<f32, 1, contiguous>, %s: f32) {
  %i = global_idx x : i64
  %n = extent %c, 0 : i64
  %0 = scalar lt %i, %n : i1
  if %0 {
    %1 = load %a[%i] drop : f32
    %2 = load %b[%i] drop : f32
    %3 = scalar fma %1, %s, %2 : f32
    store %c[%i], %3
    yield
  }
  return
}
)");
}

}  // namespace
}  // namespace gridstride::passes
