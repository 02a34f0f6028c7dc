#include "ir/interpreter.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ir/ir.h"
#include "ir/reduction_order.h"

namespace gridstride::ir {
namespace {

/// Parameter slots and a launch.
class Launch {
public:
  Launch &scalar(Scalar value) {
    slots_.push_back(value.bits[0]);
    if (value.dtype == DType::Complex128) slots_.push_back(value.bits[1]);
    return *this;
  }
  Launch &integer(std::int64_t value) { return scalar(Scalar::of_int(DType::Int64, value)); }
  template <class T>
  Launch &array(T *data, std::vector<std::int64_t> extents, std::vector<std::int64_t> strides = {}) {
    slots_.push_back(reinterpret_cast<std::uintptr_t>(data));
    if (strides.empty()) {
      strides.resize(extents.size());
      std::int64_t step = sizeof(T);
      for (std::size_t axis = extents.size(); axis-- > 0;) {
        strides[axis] = step;
        step *= extents[axis];
      }
    }
    for (const std::int64_t each : extents) slots_.push_back(static_cast<std::uint64_t>(each));
    for (const std::int64_t each : strides) slots_.push_back(static_cast<std::uint64_t>(each));
    return *this;
  }
  Launch &dims(GridDims dims) {
    dims_ = dims;
    return *this;
  }
  Launch &extents(std::vector<std::int64_t> extents) {
    extents_ = std::move(extents);
    return *this;
  }
  void run(const std::string &text) {
    const Module module = parse(text);
    verify(module);
    CpuLaunch launch;
    launch.params = slots_.data();
    launch.dims = dims_;
    launch.extents = extents_.data();
    launch.fault = &fault;
    interpret(module, launch);
  }

  FaultRecord fault;

private:
  std::vector<std::uint64_t> slots_;
  std::vector<std::int64_t> extents_;
  GridDims dims_;
};

TEST(Interpreter, RunsThreadsOfBlocks) {
  std::vector<std::int64_t> out(2 * 3 * 4, -1);
  Launch().array(out.data(), {4, 6}).dims({{2, 2, 1}, {3, 2, 1}}).run(R"(
    simt @f(%out: array<i64, 2, contiguous>) {
      %x = global_idx x : i64
      %y = global_idx y : i64
      %tx = thread_idx x : i32
      %by = block_idx y : i32
      %ten = constant 10 : i32
      %0 = scalar mul %by, %ten : i32
      %1 = scalar add %0, %tx : i32
      %2 = cast %1 : i64
      store %out[%y, %x], %2 drop
      return
    })");
  EXPECT_EQ(out, (std::vector<std::int64_t>{0,  1,  2,  0,  1,  2,  0,  1,  2,  0,  1,  2,  //
                                            10, 11, 12, 10, 11, 12, 10, 11, 12, 10, 11, 12}));
}

TEST(Interpreter, AnswersQueries) {
  std::vector<std::int64_t> out(8, -1);
  Launch().array(out.data(), {8}).dims({{5, 6, 7}, {2, 3, 4}}).run(R"(
    simt @f(%out: array<i64, 1, contiguous>) {
      %0 = constant 0 : i64
      %1 = constant 1 : i64
      %2 = constant 2 : i64
      %3 = constant 3 : i64
      %a = block_dim y : i32
      %a.1 = cast %a : i64
      store %out[%0], %a.1 drop
      %b = grid_dim z : i32
      %b.1 = cast %b : i64
      store %out[%1], %b.1 drop
      %c = global_size y : i64
      store %out[%2], %c drop
      %d = global_idx z : i64
      store %out[%3], %d drop
      return
    })");
  EXPECT_EQ(out, (std::vector<std::int64_t>{3, 7, 18, 27, -1, -1, -1, -1}));
}

TEST(Interpreter, WrapsDropsAndLoadsZeroOutside) {
  std::vector<float> in = {1, 2, 3};
  std::vector<float> out(8, -1);
  // out[i] = in[i - 5], for i from 0: indices -5 ... 2.
  const std::string body = R"((%in: array<f32, 1, contiguous>, %out: array<f32, 1, contiguous>) {
      %i = global_idx x : i64
      %0 = constant -5 : i64
      %1 = scalar add %i, %0 : i64
      %2 = load %in[%1] drop MODE : f32
      store %out[%i], %2 drop
      store %out[%1], %2 drop
      return
    })";
  const auto with = [&](const std::string &mode) {
    std::string text = body;
    return "simt @f" + text.replace(text.find("MODE"), 4, mode);
  };
  Launch().array(in.data(), {3}).array(out.data(), {8}).dims({{1, 1, 1}, {9, 1, 1}}).run(with("wrap"));
  EXPECT_EQ(out, (std::vector<float>{1, 2, 3, 0, 3, 1, 2, 3}));
  out.assign(8, -1);
  Launch().array(in.data(), {3}).array(out.data(), {8}).dims({{1, 1, 1}, {8, 1, 1}}).run(with(""));
  EXPECT_EQ(out, (std::vector<float>{1, 2, 3, 0, 0, 1, 2, 3}));
}

TEST(Interpreter, AddressesByLayoutClass) {
  std::vector<std::int32_t> in = {0, 1, 2, 3, 4, 5};
  std::vector<std::int32_t> out(6, -1);
  const auto copy = [&](const std::string &layout, std::vector<std::int64_t> strides) {
    Launch().array(in.data(), {2, 3}, std::move(strides)).array(out.data(), {2, 3}).extents({2, 3}).run(R"(
      elementwise<2> @f(%in: array<i32, 2, )" + layout + R"(>, %out: array<i32, 2, contiguous>) [%i, %j] {
        %0 = load %in[%i, %j] : i32
        store %out[%i, %j], %0
        return
      })");
    return out;
  };
  EXPECT_EQ(copy("general", {4, 8}), (std::vector<std::int32_t>{0, 2, 4, 1, 3, 5}));
  EXPECT_EQ(copy("unit_inner", {0, 99}), (std::vector<std::int32_t>{0, 1, 2, 0, 1, 2}));
  EXPECT_EQ(copy("contiguous", {99, 99}), (std::vector<std::int32_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(copy("broadcast_inner", {4, 99}), (std::vector<std::int32_t>{0, 0, 0, 1, 1, 1}));
}

TEST(Interpreter, ReportsTheFirstFaultByBlockAndThread) {
  std::vector<float> a(10, 1.0F);
  Launch launch;
  launch.array(a.data(), {2, 5}).dims({{3, 1, 1}, {2, 2, 1}}).run(R"(
    simt @f(%a: array<f32, 2, contiguous>) {
      %x = global_idx x : i64
      %y = global_idx y : i64
      %t = constant 3 : i64
      %late = scalar lt %x, %t : i1
      fault %late, zero_division "never first" @4:1
      %v = load %a[%y, %x] report : f32 @5:3
      store %a[%y, %x], %v report @6:3
      return
    })");
  // Thread (0, 0) of block 0 divides by zero before anyone else.
  EXPECT_EQ(launch.fault.raised, 1U);
  EXPECT_EQ(launch.fault.site, 0U);

  Launch second;
  second.array(a.data(), {2, 5}).dims({{3, 1, 1}, {2, 2, 1}}).run(R"(
    simt @f(%a: array<f32, 2, contiguous>) {
      %x = global_idx x : i64
      %y = global_idx y : i64
      %v = load %a[%y, %x] report : f32 @5:3
      return
    })");
  EXPECT_EQ(second.fault.raised, 1U);
  EXPECT_EQ(second.fault.site, 1U);  // axis 1
  EXPECT_EQ(second.fault.block[0], 2U);
  EXPECT_EQ(second.fault.thread[0], 1U);
  EXPECT_EQ(second.fault.thread[1], 0U);
  EXPECT_EQ(second.fault.index, 5);
  EXPECT_EQ(second.fault.extent, 5);
}

TEST(Interpreter, KeepsAnEarlierFaultOfTheRecord) {
  float value = 0;
  Launch launch;
  launch.fault.raised = 1;
  launch.fault.site = 77;
  launch.array(&value, {1}).dims({{1, 1, 1}, {2, 1, 1}}).run(R"(
    simt @f(%a: array<f32, 1, contiguous>) {
      %x = global_idx x : i64
      %v = load %a[%x] report : f32
      return
    })");
  EXPECT_EQ(launch.fault.site, 77U);  // at thread 0, before thread 1
}

TEST(Interpreter, EndsOnlyTheFaultingThread) {
  std::vector<std::int64_t> out(4, 0);
  Launch launch;
  launch.array(out.data(), {4}).dims({{1, 1, 1}, {4, 1, 1}}).run(R"(
    simt @f(%out: array<i64, 1, contiguous>) {
      %i = global_idx x : i64
      %1 = constant 1 : i64
      %c = scalar eq %i, %1 : i1
      %r = call @check(%c) : i64
      store %out[%i], %r drop
      return
    }
    device @check(%c: i1) -> i64 {
      fault %c, raise "ValueError: one" @3:3
      %0 = constant 7 : i64
      return %0
    })");
  EXPECT_EQ(out, (std::vector<std::int64_t>{7, 0, 7, 7}));
  EXPECT_EQ(launch.fault.thread[0], 1U);
}

TEST(Interpreter, NumbersFaultSitesInPrintOrder) {
  const Module module = parse(R"(
    simt @f(%a: array<f32, 2, contiguous>, %i: i64, %c: i1) {
      %0 = load %a[%i, %i] drop : f32
      if %c {
        %1 = load %a[%i, %i] report : f32 @3:4-9
        fault %c, raise "no" @4:1
      }
      store %a[%i, %i], %0 report @5:1
      return
    }
    device @g(%b: array<f32, 1, contiguous>, %i: i64, %c: i1) {
      fault %c, assertion "g" @9:9
      return
    })");
  const std::vector<FaultSite> sites = fault_sites(module);
  ASSERT_EQ(sites.size(), 6U);
  EXPECT_EQ(sites[0].array, "a");
  EXPECT_EQ(sites[0].axis, 0);
  EXPECT_EQ(sites[1].axis, 1);
  EXPECT_EQ(sites[1].loc.line, 3);
  EXPECT_EQ(sites[2].kind, FaultKind::Raise);
  EXPECT_EQ(sites[2].message, "no");
  EXPECT_EQ(sites[3].loc.line, 5);
  EXPECT_EQ(sites[5].kind, FaultKind::Assertion);
}

/// Runs `for i in range(lo, hi, step)` at a dtype and gives the induction values.
std::vector<std::int64_t> range(DType dtype, std::int64_t lo, std::int64_t hi, std::int64_t step) {
  std::vector<std::int64_t> out(16, -1000);
  const std::string t(info(dtype).ir);
  Launch()
      .array(out.data(), {16})
      .scalar(Scalar::of_int(dtype, lo))
      .scalar(Scalar::of_int(dtype, hi))
      .scalar(Scalar::of_int(dtype, step))
      .run("simt @f(%out: array<i64, 1, contiguous>, %lo: " + t + ", %hi: " + t + ", %step: " + t + R"() {
        %0 = constant 0 : i64
        %1 = constant 1 : i64
        %n = for %i = %lo to %hi step %step carry(%k = %0) : i64 {
          %v = cast %i : i64
          store %out[%k], %v drop
          %next = scalar add %k, %1 : i64
          continue %next
        }
        return
      })");
  out.erase(std::find(out.begin(), out.end(), -1000), out.end());
  return out;
}

TEST(Interpreter, CountsAsRangeDoes) {
  using Values = std::vector<std::int64_t>;
  EXPECT_EQ(range(DType::Int64, 0, 3, 1), (Values{0, 1, 2}));
  EXPECT_EQ(range(DType::Int64, 5, 0, -2), (Values{5, 3, 1}));
  EXPECT_EQ(range(DType::Int64, 0, 3, 0), Values{});
  EXPECT_EQ(range(DType::Int64, 3, 0, 1), Values{});
  EXPECT_EQ(range(DType::Int64, 0, 3, -1), Values{});
  EXPECT_EQ(range(DType::Int8, 100, 127, 20), (Values{100, 120}));
  EXPECT_EQ(range(DType::Int8, -100, -128, -20), (Values{-100, -120}));
  EXPECT_EQ(range(DType::UInt8, 250, 255, 3), (Values{250, 253}));
  EXPECT_EQ(range(DType::Int64, INT64_MAX - 1, INT64_MAX, 5), (Values{INT64_MAX - 1}));
  EXPECT_EQ(range(DType::UInt64, -3, -1, 1), (Values{-3, -2}));  // near 2**64
}

TEST(Interpreter, LeavesLoopsFromNestedIfs) {
  // The sum of i * j for j < i, until the sum passes 20; trips with i == 3 are skipped.
  std::int64_t out[2] = {0, 0};
  Launch().array(&out[0], {2}).integer(10).run(R"(
    simt @f(%out: array<i64, 1, contiguous>, %n: i64) {
      %0 = constant 0 : i64
      %1 = constant 1 : i64
      %3 = constant 3 : i64
      %20 = constant 20 : i64
      %sum, %last = for %i = %0 to %n step %1 carry(%s = %0, %l = %0) : i64, i64 {
        %skip = scalar eq %i, %3 : i1
        if %skip {
          continue %s, %i
        }
        %inner = for %j = %0 to %i step %1 carry(%t = %s) : i64 {
          %p = scalar mul %i, %j : i64
          %u = scalar add %t, %p : i64
          continue %u
        }
        %big = scalar gt %inner, %20 : i1
        %r = if %big : i64 {
          if %big {
            break %inner, %i
          }
          yield %0
        } else {
          yield %inner
        }
        continue %r, %l
      }
      store %out[%0], %sum drop
      store %out[%1], %last drop
      return
    })");
  EXPECT_EQ(out[0], 2 + 24);  // i = 2: 2; i = 3 skipped; i = 4: 4 * (0+1+2+3)
  EXPECT_EQ(out[1], 4);
}

TEST(Interpreter, ReturnsFromInsideLoops) {
  std::vector<std::int64_t> out(4, -1);
  Launch().array(out.data(), {4}).dims({{1, 1, 1}, {4, 1, 1}}).run(R"(
    simt @f(%out: array<i64, 1, contiguous>) {
      %i = global_idx x : i64
      %r = call @halvings(%i) : i64
      store %out[%i], %r drop
      %2 = constant 2 : i64
      %c = scalar ge %i, %2 : i1
      if %c {
        return
      }
      store %out[%i], %2 drop
      return
    }
    device @halvings(%n: i64) -> i64 {
      %0 = constant 0 : i64
      %1 = constant 1 : i64
      %x, %k = loop carry(%x.1 = %n, %k.1 = %0) : i64, i64 {
        %done = scalar le %x.1, %1 : i1
        if %done {
          return %k.1
        }
        %h = scalar shr %x.1, %1 : i64
        %m = scalar add %k.1, %1 : i64
        continue %h, %m
      }
      return %0
    })");
  EXPECT_EQ(out, (std::vector<std::int64_t>{2, 2, 1, 1}));
}

TEST(Interpreter, ReducesInTheDocumentedOrder) {
  std::vector<float> in(1000);
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = 1.0F / static_cast<float>(3 * i + 1);
  std::vector<float> out(3, -1);
  std::vector<std::int64_t> ends = {1000, 7, 5};
  Launch().array(in.data(), {1000}).array(ends.data(), {3}).array(out.data(), {3}).extents({3}).run(R"(
    elementwise<1> @f(%in: array<f32, 1, contiguous>, %ends: array<i64, 1, contiguous>, %out: array<f32, 1, contiguous>) [%i] {
      %lo = constant 5 : i64
      %hi = load %ends[%i] : i64
      %r = reduce add %k = %lo to %hi identity 42 : f32 {
        %v = load %in[%k] : f32
        yield %v
      }
      store %out[%i], %r
      return
    })");
  const auto sum = [&](std::int64_t hi) {
    return reduce_in_order(
        hi - 5, 42.0F, [&](std::int64_t i) { return in[static_cast<std::size_t>(i + 5)]; },
        [](float a, float b) { return a + b; });
  };
  EXPECT_EQ(out, (std::vector<float>{sum(1000), in[5] + in[6], 42.0F}));
  float plain = 0;
  for (std::size_t i = 5; i < in.size(); ++i) plain += in[i];
  EXPECT_NE(out[0], plain);  // the test would not notice another order otherwise
}

TEST(Interpreter, TakesComplexAndNarrowParameters) {
  std::vector<double> out(3, 0);
  Launch()
      .scalar(Scalar::of_complex(DType::Complex128, {1.5, -2.5}))
      .scalar(Scalar{DType::Int8, {0xffffffffffffff85ULL, 0}})  // the value is in the low byte
      .array(out.data(), {3})
      .run(R"(
    simt @f(%c: c128, %n: i8, %out: array<f64, 1, contiguous>) {
      %0 = constant 0 : i64
      %1 = constant 1 : i64
      %2 = constant 2 : i64
      %re = scalar real %c : f64
      %im = scalar imag %c : f64
      %m = cast %n : f64
      store %out[%0], %re drop
      store %out[%1], %im drop
      store %out[%2], %m drop
      return
    })");
  EXPECT_EQ(out, (std::vector<double>{1.5, -2.5, -123}));
}

TEST(Interpreter, HoldsPassesToTheirWord) {
  float value = 0;
  const auto run = [&](const std::string &facts, std::int64_t index) {
    Launch()
        .array(&value, {1})
        .integer(index)
        .run("simt @f(%a: array<f32, 1, contiguous>, %i: i64) { %v = load %a[%i] " + facts + " : f32 return }");
  };
  EXPECT_NO_THROW(run("", 0));
  EXPECT_THROW(run("", 1), Error);
  EXPECT_THROW(run("", -1), Error);
  EXPECT_NO_THROW(run("wrap", -1));
  EXPECT_THROW(run("drop inside(0)", 1), Error);
  EXPECT_THROW(run("drop wrap inside(0)", -1), Error);
  EXPECT_THROW(run("drop wrap nonnegative(0)", -1), Error);
  EXPECT_NO_THROW(run("drop wrap nonnegative(0)", 5));
}

TEST(Interpreter, DoesNotLaunchDeviceFunctions) {
  EXPECT_THROW(Launch().run("device @f() { return }"), Error);
}

}  // namespace
}  // namespace gridstride::ir
