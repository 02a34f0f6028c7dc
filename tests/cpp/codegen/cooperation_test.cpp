#include <atomic>
#include <cstdint>
#include <cstring>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "codegen/harness.h"
#include "ir/cooperation.h"
#include "ir/fault_sites.h"

// What threads of a block do together, compiled, against the interpreter.
namespace gridstride::codegen {
namespace {

using testing::Compiled;

struct Setup {
  GridDims dims;
  std::uint64_t shared_bytes = 0;
};

Setup blocks(std::uint32_t grid, std::uint32_t x, std::uint32_t y = 1, std::uint64_t shared = 0) {
  Setup setup;
  setup.dims.grid[0] = grid;
  setup.dims.block[0] = x;
  setup.dims.block[1] = y;
  setup.shared_bytes = shared;
  return setup;
}

/// Runs a kernel of one array twice, interpreted and compiled, on copies of `data`; gives the compiled one's result.
template <class T>
std::vector<T> check(const std::string &text, const std::vector<T> &data, const Setup &setup, bool passes = true) {
  const ir::Module module = ir::parse(text);
  ir::verify(module);
  ir::Module lowered = ir::clone(module);
  if (passes) passes::run_cpu_pipeline(lowered);
  ir::verify(lowered);
  const Compiled compiled(lowered, host_target());
  CpuOptions shape;
  std::copy(setup.dims.block, setup.dims.block + 3, shape.block);
  const Compiled shaped(lowered, host_target(), shape);
  std::vector<T> results[3] = {data, data, data};
  for (int side = 0; side < 3; ++side) {
    const std::uint64_t slots[] = {reinterpret_cast<std::uintptr_t>(results[side].data()), data.size(), sizeof(T)};
    FaultRecord fault;
    CpuLaunch launch;
    launch.params = slots;
    launch.dims = setup.dims;
    launch.fault = &fault;
    launch.shared_bytes = setup.shared_bytes;
    if (side == 0) {
      ir::interpret(module, launch);
    } else {
      const Compiled &code = side == 1 ? compiled : shaped;
      code.run(launch, 0, std::int64_t{setup.dims.grid[0]} * setup.dims.grid[1] * setup.dims.grid[2]);
    }
    EXPECT_EQ(fault.raised, 0U);
  }
  for (int side = 1; side < 3; ++side) {
    for (std::size_t i = 0; i < data.size(); ++i) {
      EXPECT_EQ(std::memcmp(&results[0][i], &results[side][i], sizeof(T)), 0)
          << (side == 1 ? "" : "for one shape: ") << "element " << i << ": " << +results[side][i] << ", expected "
          << +results[0][i];
      if (::testing::Test::HasFailure()) break;
    }
  }
  return results[1];
}

std::vector<std::int32_t> counting(std::size_t n) {
  std::vector<std::int32_t> data(n);
  std::iota(data.begin(), data.end(), 1);
  return data;
}

constexpr const char *kReverse = R"(simt @k(%a: array<i32, 1, contiguous>) {
  %s = shared_array [64] : array<i32, 1, contiguous, shared>
  %t32 = thread_idx x : i32
  %t = cast %t32 : i64
  %i = global_idx x : i64
  %v = load %a[%i] drop : i32
  store %s[%t], %v drop
  barrier
  %n32 = block_dim x : i32
  %n = cast %n32 : i64
  %one = constant 1 : i64
  %last = scalar sub %n, %one : i64
  %r = scalar sub %last, %t : i64
  %w = load %s[%r] drop : i32
  store %a[%i], %w drop
  return
}
)";

TEST(Cooperation, ReverseThroughSharedMemory) {
  for (const std::uint32_t threads : {1U, 10U, 33U, 64U}) check(kReverse, counting(64 * 3), blocks(3, threads));
}

TEST(Cooperation, TreeReductionInAUniformLoop) {
  const std::string text = R"(simt @k(%a: array<i32, 1, contiguous>) {
  %s = shared_array [128] : array<i32, 1, contiguous, shared>
  %t32 = thread_idx x : i32
  %t = cast %t32 : i64
  %i = global_idx x : i64
  %v = load %a[%i] drop : i32
  store %s[%t], %v drop
  barrier
  %n32 = block_dim x : i32
  %n = cast %n32 : i64
  %one = constant 1 : i64
  %half = scalar shr %n, %one : i64
  %zero = constant 0 : i64
  loop carry(%step = %half) : i64 {
    %more = scalar gt %step, %zero : i1
    if %more {
      yield
    } else {
      break %step
    }
    %low = scalar lt %t, %step : i1
    if %low {
      %o = scalar add %t, %step : i64
      %x = load %s[%o] drop : i32
      %y = load %s[%t] drop : i32
      %z = scalar add %x, %y : i32
      store %s[%t], %z drop
      yield
    }
    barrier
    %next = scalar shr %step, %one : i64
    continue %next
  }
  %first = scalar eq %t, %zero : i1
  if %first {
    %sum = load %s[%zero] drop : i32
    store %a[%i], %sum drop
    yield
  }
  return
}
)";
  std::string fixed = text;
  fixed.replace(fixed.find("  loop carry"), 6, "  %end = loop");
  const auto result = check(fixed, counting(128 * 4), blocks(4, 128));
  EXPECT_EQ(result[0], 128 * 129 / 2);
}

TEST(Cooperation, LoopsAroundBarriersCarryValuesOfThreads) {
  // a, b, c = b, a + s[...], c * 3 + b, with barriers on different sides of what computes them.
  const auto result = check(R"(simt @k(%a: array<i32, 1, contiguous>) {
  %s = shared_array [64] : array<i32, 1, contiguous, shared>
  %t32 = thread_idx x : i32
  %t = cast %t32 : i64
  %i = global_idx x : i64
  %zero = constant 0 : i64
  %one = constant 1 : i64
  %five = constant 5 : i64
  %three = constant 3 : i32
  %v = load %a[%i] drop : i32
  %p, %q, %r = for %k = %zero to %five step %one carry(%x = %v, %y = %t32, %z = %v) : i32, i32, i32 {
    store %s[%t], %x drop
    %zz = scalar mul %z, %three : i32
    barrier
    %o = scalar xor %t, %one : i64
    %w = load %s[%o] drop : i32
    %sum = scalar add %w, %x : i32
    barrier
    %next = load %s[%t] drop : i32
    %c = scalar add %zz, %y : i32
    %d = scalar sub %sum, %next : i32
    %e = scalar mul %d, %c : i32
    barrier
    continue %y, %e, %c
  }
  %pq = scalar add %p, %q : i32
  %all = scalar xor %pq, %r : i32
  store %a[%i], %all drop
  return
}
)",
                            counting(64 * 3), blocks(3, 64));
  EXPECT_NE(result[0], result[1]);
}

TEST(Cooperation, EarlyReturnsAndVotes) {
  for (const std::uint32_t threads : {7U, 40U, 64U}) {
    check(R"(simt @k(%a: array<i32, 1, contiguous>) {
  %i = global_idx x : i64
  %five = constant 5 : i64
  %few = scalar lt %i, %five : i1
  if %few {
    return
  }
  %three = constant 3 : i64
  %zero = constant 0 : i64
  %r = scalar mod %i, %three : i64
  %p = scalar eq %r, %zero : i1
  %n = barrier count %p : i32
  %all = barrier and %p : i32
  %any = barrier or %p : i32
  %twice = scalar add %all, %any : i32
  %x = scalar mul %twice, %n : i32
  store %a[%i], %x drop
  return
}
)",
          counting(64 * 3), blocks(3, threads));
  }
}

TEST(Cooperation, BarriersThatThreadsReachOnDifferentWays) {
  check(R"(simt @k(%a: array<i32, 1, contiguous>) {
  %s = shared_array [64] : array<i32, 1, contiguous, shared>
  %t32 = thread_idx x : i32
  %t = cast %t32 : i64
  %i = global_idx x : i64
  %one = constant 1 : i64
  %zero = constant 0 : i64
  %bit = scalar and %t, %one : i64
  %odd = scalar eq %bit, %one : i1
  %o = scalar xor %t, %one : i64
  store %s[%t], %t32
  %r = if %odd : i32 {
    barrier
    %x = load %s[%o] : i32
    yield %x
  } else {
    %y0 = constant 100 : i32
    barrier
    %x1 = load %s[%o] : i32
    %y = scalar add %x1, %y0 : i32
    yield %y
  }
  store %a[%i], %r
  return
}
)",
        counting(128), blocks(2, 64));
}

std::string atomic_program(const std::string &op, const std::string &type, const std::string &space, bool used) {
  const std::string array = space == "global" ? "%a" : "%s";
  const std::string value = op == "cas" ? "%v, %w" : "%v";
  return fmt::format(R"(simt @k(%a: array<{0}, 1, contiguous>) {{
  %s = shared_array [8] : array<{0}, 1, contiguous, shared>
  %i = global_idx x : i64
  %eight = constant 8 : i64
  %at = scalar mod %i, %eight : i64
  %zero = constant 0 : i64
  %head = scalar lt %i, %eight : i1
  if %head {{
    %h = load %a[%i] drop : {0}
    store %s[%i], %h drop
    yield
  }}
  barrier
  %j = scalar add %i, %eight : i64
  %v = load %a[%j] drop : {0}
  %w = cast %i : {0}
  %old = atomic {1} {2}[%at], {3} drop : {0}
  {4}
  barrier
  if %head {{
    %h2 = load {2}[%i] drop : {0}
    store %a[%i], %h2 drop
    yield
  }}
  return
}}
)",
                     type, op, array, value, used ? "store %a[%j], %old drop" : "");
}

TEST(Cooperation, AtomicsOfAllKinds) {
  for (const char *op :
       {"add", "sub", "max", "min", "nanmax", "nanmin", "and", "or", "xor", "exch", "inc", "dec", "cas"}) {
    for (const char *space : {"global", "shared"}) {
      std::vector<std::uint8_t> bytes(72);
      std::vector<std::int64_t> longs(72);
      std::vector<double> doubles(72);
      std::vector<float> floats(72);
      for (std::size_t i = 0; i < 72; ++i) {
        bytes[i] = static_cast<std::uint8_t>(i * 37 % 5);
        longs[i] = static_cast<std::int64_t>(i * 7919 % 13) - 6;
        doubles[i] = i % 11 == 3 ? std::numeric_limits<double>::quiet_NaN() : static_cast<double>(i * 31 % 17) / 3;
        floats[i] = static_cast<float>(i * 31 % 17) / 3;
      }
      SCOPED_TRACE(std::string(op) + " " + space);
      // (Not every type with every operation: each is a compilation.)
      const bool shared = std::string(space) == "shared";
      if (shared) check(atomic_program(op, "u8", space, true), bytes, blocks(1, 60));
      if (!shared) check(atomic_program(op, "i64", space, true), longs, blocks(1, 60));
      ir::AtomicOp kind = ir::AtomicOp::Add;
      const ir::Module parsed = ir::parse(atomic_program(op, "i64", space, true));
      for (const auto &each : parsed.kernel().body.ops) {
        if (each->code == ir::OpCode::Atomic) kind = each->atomic;
      }
      if (!ir::has_atomic(kind, DType::Float64)) continue;
      if (!shared) check(atomic_program(op, "f64", space, true), doubles, blocks(1, 60));
      if (shared) check(atomic_program(op, "f32", space, true), floats, blocks(1, 60));
    }
  }
}

TEST(Cooperation, AtomicsInVectors) {
  // No barrier and no shared memory: lanes of a vector meet at the same elements.
  for (const char *op : {"add", "max", "xor"}) {
    for (const bool one : {false, true}) {
      check(fmt::format(R"(simt @k(%a: array<i32, 1, contiguous>) {{
  %i = global_idx x : i64
  %i32 = cast %i : i32
  %k = constant {} : i64
  %at = scalar mod %i, %k : i64
  %old = atomic {} %a[%at], %i32 drop : i32
  return
}}
)",
                        one ? 1 : 7, op),
            counting(10), blocks(5, 33));
    }
  }
}

TEST(Cooperation, LocalArraysInVectors) {
  for (const std::uint32_t threads : {5U, 64U}) {
    check(R"(simt @k(%a: array<i32, 1, contiguous>) {
  %l = local_array [4] : array<i32, 1, contiguous, local>
  %i = global_idx x : i64
  %four = constant 4 : i64
  %zero = constant 0 : i64
  %one = constant 1 : i64
  %i32 = cast %i : i32
  for %j = %zero to %four step %one {
    %j32 = cast %j : i32
    %v = scalar mul %i32, %j32 : i32
    store %l[%j], %v drop
    continue
  }
  %at = scalar mod %i, %four : i64
  %x = load %l[%at] drop : i32
  %three = constant 3 : i64
  %y = load %l[%three] : i32
  %o = atomic add %l[%at], %x drop : i32
  %z = load %l[%at] drop : i32
  %p = scalar add %x, %y : i32
  %q = scalar add %p, %z : i32
  store %a[%i], %q drop
  return
}
)",
          counting(150), blocks(2, threads));
  }
}

TEST(Cooperation, WarpOperations) {
  for (const std::uint32_t threads : {8U, 32U, 48U, 96U}) {
    check(R"(simt @k(%a: array<i32, 1, contiguous>) {
  %t = thread_idx x : i32
  %i = global_idx x : i64
  %full = constant -1 : i32
  %one = constant 1 : i32
  %three = constant 3 : i32
  %v = load %a[%i] drop : i32
  %up = warp shfl_up %full, %v, %one width 32 : i32
  %down = warp shfl_down %full, %up, %three width 8 : i32
  %xor = warp shfl_xor %full, %down, %three width 32 : i32
  %idx = warp shfl_idx %full, %xor, %v width 16 : i32
  %odd = scalar and %idx, %one : i32
  %isodd = scalar eq %odd, %one : i1
  %ballot = warp ballot %full, %isodd : i32
  %match = warp match_any %full, %odd : i32
  %m, %same = warp match_all %full, %odd : i32, i1
  %all = warp all %full, %isodd : i1
  %any = warp any %full, %isodd : i1
  %eq = warp eq %full, %isodd : i1
  warp sync %full
  %lane = lane_id : i32
  %r0 = scalar xor %ballot, %match : i32
  %r1 = scalar add %r0, %m : i32
  %s32 = cast %same : i32
  %all32 = cast %all : i32
  %any32 = cast %any : i32
  %eq32 = cast %eq : i32
  %r2 = scalar add %r1, %s32 : i32
  %r3 = scalar add %r2, %all32 : i32
  %r4 = scalar mul %r3, %three : i32
  %r5 = scalar add %r4, %any32 : i32
  %r6 = scalar add %r5, %eq32 : i32
  %r7 = scalar add %r6, %lane : i32
  %r8 = scalar add %r7, %idx : i32
  store %a[%i], %r8 drop
  return
}
)",
          counting(200), blocks(2, threads));
  }
}

TEST(Cooperation, SpinLocksEnd) {
  check(R"(simt @k(%a: array<i32, 1, contiguous>) {
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
        std::vector<std::int32_t>{0, 0}, blocks(4, 40));
}

TEST(Cooperation, TheGridsBarrier) {
  check(R"(simt @k(%a: array<i32, 1, contiguous>) {
  %i = global_idx x : i64
  %last = constant 127 : i64
  %r = scalar sub %last, %i : i64
  %v = load %a[%r] drop : i32
  barrier grid
  store %a[%i], %v drop
  return
}
)",
        counting(128), blocks(4, 32));
}

TEST(Cooperation, DynamicSharedMemory) {
  check(R"(simt @k(%a: array<i32, 1, contiguous>) {
  %p = shared_array [3] : array<i8, 1, contiguous, shared>
  %s = shared_array [0] : array<i32, 1, contiguous, shared>
  %i = global_idx x : i64
  %n = extent %s, 0 : i64
  %n32 = cast %n : i32
  store %s[%i], %n32 drop
  barrier
  %w = load %s[%i] drop : i32
  store %a[%i], %w drop
  return
}
)",
        counting(8), blocks(1, 8, 1, 24));
}

TEST(Cooperation, ADeadlockIsAFault) {
  const ir::Module module = ir::parse(R"(simt @k(%a: array<i32, 1, contiguous>) {
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
)");
  const Compiled compiled(module, host_target());
  std::vector<std::int32_t> data(8);
  const std::uint64_t slots[] = {reinterpret_cast<std::uintptr_t>(data.data()), data.size(), 4};
  FaultRecord fault;
  CpuLaunch launch;
  launch.params = slots;
  launch.dims.block[0] = 32;
  launch.fault = &fault;
  compiled.run(launch, 0, 1);
  EXPECT_EQ(fault.raised, 1U);
  EXPECT_EQ(fault.site, ir::kDeadlockSites + 0);
  EXPECT_EQ(fault.index, 5);
  EXPECT_EQ(fault.extent, 1);
}

TEST(Cooperation, CancelledLoopsEnd) {
  for (const bool waits : {false, true}) {
    const ir::Module module = ir::parse(fmt::format(R"(simt @k(%a: array<i32, 1, contiguous>) {{
  %zero = constant 0 : i64
  %none = constant 0 : i32
  loop {{
    %v = load %a[%zero] : i32
    %more = scalar ne %v, %none : i1
    if %more {{
      break
    }}
    {}
    continue
  }}
  return
}}
)",
                                                    waits ? "" : "store %a[%zero], %none"));
    const Compiled compiled(module, host_target());
    EXPECT_TRUE(compiled.object().endless);
    std::vector<std::int32_t> data(1);
    const std::uint64_t slots[] = {reinterpret_cast<std::uintptr_t>(data.data()), data.size(), 4};
    const std::atomic<bool> cancelled{true};
    FaultRecord fault;
    CpuLaunch launch;
    launch.params = slots;
    launch.dims.block[0] = 40;
    launch.fault = &fault;
    launch.cancelled = &cancelled;
    compiled.run(launch, 0, 1);
  }
}

}  // namespace
}  // namespace gridstride::codegen
