#include "ir/cooperation.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ir/fault_sites.h"
#include "ir/interpreter.h"
#include "ir/ir.h"

namespace gridstride::ir {
namespace {

/// What was recorded.
struct Fault {
  std::uint32_t raised = 0;
  std::uint32_t site = 0;
  std::uint32_t thread = 0;
  std::int64_t index = 0;
  std::int64_t extent = 0;
};

/// Runs a kernel of one int32 array parameter.
Fault run(const std::string &text, std::vector<std::int32_t> &data, GridDims dims, std::uint64_t shared = 0) {
  const Module module = parse(text);
  verify(module);
  EXPECT_EQ(print(parse(print(module))), print(module));
  const std::uint64_t slots[] = {reinterpret_cast<std::uintptr_t>(data.data()), data.size(), 4};
  FaultRecord record;
  CpuLaunch launch;
  launch.params = slots;
  launch.dims = dims;
  launch.fault = &record;
  launch.shared_bytes = shared;
  interpret(module, launch);
  return {record.raised, record.site, record.thread[0], record.index, record.extent};
}

GridDims grid(std::uint32_t blocks, std::uint32_t threads) {
  GridDims dims;
  dims.grid[0] = blocks;
  dims.block[0] = threads;
  return dims;
}

constexpr const char *kHead = "simt @k(%a: array<i32, 1, contiguous>) {\n";

TEST(Cooperation, ThreadsInterleaveAtBarriers) {
  // Each block reverses its part through shared memory.
  std::vector<std::int32_t> data(96);
  std::iota(data.begin(), data.end(), 0);
  run(std::string(kHead) + R"(
  %s = shared_array [48] : array<i32, 1, contiguous, shared>
  %t32 = thread_idx x : i32
  %t = cast %t32 : i64
  %i = global_idx x : i64
  %v = load %a[%i] : i32
  store %s[%t], %v
  barrier
  %last = constant 47 : i64
  %r = scalar sub %last, %t : i64
  %w = load %s[%r] : i32
  store %a[%i], %w
  return
}
)",
      data, grid(2, 48));
  for (int i = 0; i < 96; ++i) EXPECT_EQ(data[static_cast<std::size_t>(i)], i / 48 * 48 + 47 - i % 48);
}

TEST(Cooperation, BarriersCountThreadsThatHaveNotEnded) {
  std::vector<std::int32_t> data(40, -1);
  run(std::string(kHead) + R"(
  %i = global_idx x : i64
  %ten = constant 10 : i64
  %few = scalar lt %i, %ten : i1
  if %few {
    return
  }
  %seven = constant 7 : i64
  %zero = constant 0 : i64
  %r = scalar mod %i, %seven : i64
  %p = scalar eq %r, %zero : i1
  %n = barrier count %p : i32
  %all = barrier and %p : i32
  %any = barrier or %p : i32
  %twice = scalar add %all, %any : i32
  %ten32 = constant 100 : i32
  %x = scalar mul %twice, %ten32 : i32
  %y = scalar add %x, %n : i32
  store %a[%i], %y
  return
}
)",
      data, grid(1, 40));
  for (int i = 0; i < 40; ++i) EXPECT_EQ(data[static_cast<std::size_t>(i)], i < 10 ? -1 : 104);
}

TEST(Cooperation, WarpOperations) {
  std::vector<std::int32_t> data(40 * 8, -9);
  run(std::string(kHead) + R"(
  %t = thread_idx x : i32
  %i = cast %t : i64
  %full = constant -1 : i32
  %one = constant 1 : i32
  %three = constant 3 : i32
  %eight = constant 8 : i64
  %base = scalar mul %i, %eight : i64
  %up = warp shfl_up %full, %t, %one width 32 : i32
  %down = warp shfl_down %full, %t, %three width 8 : i32
  %xor = warp shfl_xor %full, %t, %three width 32 : i32
  %idx = warp shfl_idx %full, %t, %three width 16 : i32
  %odd = scalar and %t, %one : i32
  %isodd = scalar eq %odd, %one : i1
  %ballot = warp ballot %full, %isodd : i32
  %match = warp match_any %full, %odd : i32
  %m, %same = warp match_all %full, %full : i32, i1
  %lane = lane_id : i32
  %k1 = constant 1 : i64
  %k2 = constant 2 : i64
  %k3 = constant 3 : i64
  %k4 = constant 4 : i64
  %k5 = constant 5 : i64
  %k6 = constant 6 : i64
  %k7 = constant 7 : i64
  %a1 = scalar add %base, %k1 : i64
  %a2 = scalar add %base, %k2 : i64
  %a3 = scalar add %base, %k3 : i64
  %a4 = scalar add %base, %k4 : i64
  %a5 = scalar add %base, %k5 : i64
  %a6 = scalar add %base, %k6 : i64
  %a7 = scalar add %base, %k7 : i64
  store %a[%base], %up
  store %a[%a1], %down
  store %a[%a2], %xor
  store %a[%a3], %idx
  store %a[%a4], %ballot
  store %a[%a5], %match
  store %a[%a6], %m
  store %a[%a7], %lane
  return
}
)",
      data, grid(1, 40));
  for (int t = 0; t < 40; ++t) {
    const auto *row = &data[static_cast<std::size_t>(t) * 8];
    const int lane = t % 32;
    const int in_warp = t < 32 ? 32 : 8;
    EXPECT_EQ(row[0], lane == 0 ? t : t - 1);
    EXPECT_EQ(row[1], lane % 8 + 3 < 8 ? t + 3 : t) << t;
    EXPECT_EQ(row[2], t ^ 3);
    EXPECT_EQ(row[3], lane / 16 * 16 + t / 32 * 32 + 3);
    const std::uint32_t odd = t < 32 ? 0xAAAAAAAAU : 0xAAU;
    const std::uint32_t all = in_warp == 32 ? UINT32_MAX : 0xFFU;
    EXPECT_EQ(static_cast<std::uint32_t>(row[4]), odd);
    EXPECT_EQ(static_cast<std::uint32_t>(row[5]), t % 2 == 1 ? odd : all & ~odd);
    EXPECT_EQ(static_cast<std::uint32_t>(row[6]), all);
    EXPECT_EQ(row[7], lane);
  }
}

TEST(Cooperation, AtomicsGiveTheOldValueAndDropOutside) {
  std::vector<std::int32_t> data(65, 0);
  run(std::string(kHead) + R"(
  %i = global_idx x : i64
  %one64 = constant 1 : i64
  %at = scalar add %i, %one64 : i64
  %zero = constant 0 : i64
  %one = constant 1 : i32
  %far = constant 1000 : i64
  %old = atomic add %a[%zero], %one : i32
  %none = atomic add %a[%far], %one drop : i32
  %sum = scalar add %old, %none : i32
  store %a[%at], %sum
  return
}
)",
      data, grid(2, 32));
  EXPECT_EQ(data[0], 64);
  std::vector<bool> seen(64);
  for (int i = 1; i <= 64; ++i) seen[static_cast<std::size_t>(data[static_cast<std::size_t>(i)])] = true;
  EXPECT_EQ(std::count(seen.begin(), seen.end(), true), 64);
}

TEST(Cooperation, AtomicResults) {
  using gridstride::Scalar;
  const auto of = [](std::uint64_t x) { return Scalar::of_uint(DType::UInt32, x); };
  const auto real = [](double x) { return Scalar::of_float(DType::Float64, x); };
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(atomic_result(AtomicOp::Inc, of(5), of(5), {}).as_uint(), 0U);
  EXPECT_EQ(atomic_result(AtomicOp::Inc, of(4), of(5), {}).as_uint(), 5U);
  EXPECT_EQ(atomic_result(AtomicOp::Dec, of(0), of(5), {}).as_uint(), 5U);
  EXPECT_EQ(atomic_result(AtomicOp::Dec, of(9), of(5), {}).as_uint(), 5U);
  EXPECT_EQ(atomic_result(AtomicOp::Dec, of(3), of(5), {}).as_uint(), 2U);
  EXPECT_EQ(atomic_result(AtomicOp::Cas, of(3), of(3), of(8)).as_uint(), 8U);
  EXPECT_EQ(atomic_result(AtomicOp::Cas, of(3), of(4), of(8)).as_uint(), 3U);
  EXPECT_EQ(atomic_result(AtomicOp::Max, real(1), real(2), {}).as_double(), 2);
  EXPECT_EQ(atomic_result(AtomicOp::Max, real(1), real(nan), {}).as_double(), 1);
  EXPECT_TRUE(std::isnan(atomic_result(AtomicOp::Max, real(nan), real(2), {}).as_double()));
  EXPECT_EQ(atomic_result(AtomicOp::NanMax, real(nan), real(2), {}).as_double(), 2);
  EXPECT_EQ(atomic_result(AtomicOp::NanMin, real(3), real(nan), {}).as_double(), 3);
}

TEST(Cooperation, ASpinLockEnds) {
  std::vector<std::int32_t> data(2, 0);
  run(std::string(kHead) + R"(
  %zero64 = constant 0 : i64
  %one64 = constant 1 : i64
  %zero = constant 0 : i32
  %one = constant 1 : i32
  loop {
    %old = atomic cas %a[%zero64], %zero, %one : i32
    %got = scalar eq %old, %zero : i1
    if %got {
      break
    }
    continue
  }
  %n = load %a[%one64] : i32
  %more = scalar add %n, %one : i32
  store %a[%one64], %more
  %x = atomic exch %a[%zero64], %zero : i32
  return
}
)",
      data, grid(3, 32));
  EXPECT_EQ(data[1], 96);
}

TEST(Cooperation, AllBlocksMeetAtTheGridsBarrier) {
  std::vector<std::int32_t> data(64);
  std::iota(data.begin(), data.end(), 0);
  run(std::string(kHead) + R"(
  %i = global_idx x : i64
  %last = constant 63 : i64
  %r = scalar sub %last, %i : i64
  %v = load %a[%r] : i32
  barrier grid
  store %a[%i], %v
  return
}
)",
      data, grid(4, 16));
  for (int i = 0; i < 64; ++i) EXPECT_EQ(data[static_cast<std::size_t>(i)], 63 - i);
}

TEST(Cooperation, ADeadlockIsRecorded) {
  std::vector<std::int32_t> data(64);
  const Fault record = run(std::string(kHead) + R"(
  %i = global_idx x : i64
  %five = constant 5 : i64
  %full = constant -1 : i32
  %low = scalar lt %i, %five : i1
  if %low {
    warp sync %full @7:3
    yield
  } else {
    barrier @9:3
    yield
  }
  return
}
)",
                           data, grid(1, 32));
  EXPECT_EQ(record.raised, 1U);
  EXPECT_EQ(record.site, kDeadlockSites + 0);
  EXPECT_EQ(record.thread, 0U);
  EXPECT_EQ(record.index, 5);
  EXPECT_EQ(record.extent, 1);
}

TEST(Cooperation, DynamicAndLocalArrays) {
  std::vector<std::int32_t> data(8);
  run(std::string(kHead) + R"(
  %s = shared_array [0] : array<i32, 1, contiguous, shared>
  %l = local_array [2, 3] : array<i32, 2, contiguous, local>
  %i = global_idx x : i64
  %n = extent %s, 0 : i64
  %n32 = cast %n : i32
  %one = constant 1 : i64
  %two = constant 2 : i64
  store %l[%one, %two], %n32
  store %s[%i], %n32 drop
  barrier
  %v = load %l[%one, %two] : i32
  %w = load %s[%i] drop : i32
  %sum = scalar add %v, %w : i32
  store %a[%i], %sum
  return
}
)",
      data, grid(1, 8), 24);
  for (int i = 0; i < 8; ++i) EXPECT_EQ(data[static_cast<std::size_t>(i)], i < 6 ? 12 : 6);
}

TEST(Cooperation, VerifierRefuses) {
  const auto refuses = [](const std::string &body, const std::string &what) {
    try {
      verify(parse(std::string(kHead) + body + "\n return\n}\n"));
      ADD_FAILURE() << "not refused: " << body;
    } catch (const Error &error) {
      EXPECT_NE(error.message().find(what), std::string::npos) << error.message();
    }
  };
  refuses("%s = shared_array [4] : array<i32, 1, contiguous, local>", "its result");
  refuses("%s = local_array [4, 4] : array<i32, 1, contiguous, local>", "its result");
  refuses("%z = constant 0 : i64\n %v = constant 1.5 : f32\n %o = atomic add %a[%z], %v : i32", "the stored value");
  refuses("%m = constant 1 : i32\n %v = warp shfl_up %m, %m, %m width 5 : i32", "power of two");
  refuses("%m = constant 1 : i32\n %v = warp all %m, %m : i1", "its predicate");
}

}  // namespace
}  // namespace gridstride::ir
