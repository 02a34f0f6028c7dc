#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/printed.h"
#include "codegen/harness.h"
#include "codegen/nvptx/compile.h"
#include "ir/calls.h"

// Printing, and functions that call themselves: compiled against the interpreter.
namespace gridstride::codegen {
namespace {

using testing::Compiled;

struct Outcome {
  std::vector<std::int64_t> data;
  std::vector<std::string> lines;  ///< sorted: threads print in any order
  std::uint32_t raised = 0;
  std::uint32_t thread = 0;
};

std::vector<std::string> taken() {
  std::vector<std::string> lines;
  const std::string text = take_printed();
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    lines.push_back(text.substr(at, end - at));
    at = end == std::string::npos ? text.size() : end + 1;
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

Outcome run(const std::string &text, std::vector<std::int64_t> data, bool compiled, std::uint32_t threads) {
  const ir::Module module = ir::parse(text);
  ir::verify(module);
  EXPECT_EQ(ir::print(ir::parse(ir::print(module))), ir::print(module));
  ir::Module lowered = ir::clone(module);
  passes::run_cpu_pipeline(lowered);
  ir::verify(lowered);
  const std::uint64_t slots[] = {reinterpret_cast<std::uintptr_t>(data.data()), data.size(), sizeof(std::int64_t)};
  FaultRecord fault;
  CpuLaunch launch;
  launch.params = slots;
  launch.dims.block[0] = threads;
  launch.dims.grid[0] = 2;
  launch.fault = &fault;
  static_cast<void>(take_printed());
  if (compiled) {
    Compiled(lowered, host_target()).run(launch, 0, 2);
  } else {
    ir::interpret(module, launch);
  }
  return {data, taken(), fault.raised, fault.thread[0]};
}

void agree(const std::string &text, const std::vector<std::int64_t> &data, std::uint32_t threads) {
  const Outcome expected = run(text, data, false, threads);
  const Outcome got = run(text, data, true, threads);
  EXPECT_EQ(got.data, expected.data);
  EXPECT_EQ(got.lines, expected.lines);
  EXPECT_EQ(got.raised, expected.raised);
  EXPECT_EQ(got.thread, expected.thread);
}

std::vector<std::int64_t> random_data(std::size_t count, std::int64_t most) {
  std::mt19937_64 random(7);
  std::uniform_int_distribution<std::int64_t> values(0, most);
  std::vector<std::int64_t> data(count);
  for (std::int64_t &each : data) each = values(random);
  return data;
}

TEST(Print, LanesThatAreOn) {
  const std::string text = R"(simt @k(%a: array<i64, 1, contiguous>) {
    %i = global_idx x : i64
    %x = load %a[%i] drop : i64
    %two = constant 2 : i64
    %r = scalar mod %x, %two : i64
    %zero = constant 0 : i64
    %even = scalar eq %r, %zero : i1
    %f = cast %x : f64
    %u = cast %x : u64
    if %even {
      print "{} {5} {x} {.2e} {}\n", %i, %x, %u, %f, %even
      yield
    }
    %n = constant 2 : i64
    %one = constant 1 : i64
    for %k = %zero to %n step %one {
      print "uniform {}\n", %k
      continue
    }
    return
  })";
  for (const std::uint32_t threads : {1U, 5U, 33U, 64U}) agree(text, random_data(100, 1000000), threads);
  EXPECT_EQ(run(text, random_data(100, 1000), true, 33).lines.size(),
            run(text, random_data(100, 1000), false, 33).lines.size());
}

const char *const kFibonacci = R"(simt @k(%a: array<i64, 1, contiguous>) {
    %i = global_idx x : i64
    %x = load %a[%i] drop : i64
    %d = constant 0 : i32
    %r = call @fib(%x, %d) : i64
    store %a[%i], %r drop
    return
  }
  device @fib(%n: i64, %depth: i32) -> i64 {
    %limit = constant 12 : i32
    %deep = scalar ge %depth, %limit : i1
    fault %deep, raise "too deep"
    %two = constant 2 : i64
    %small = scalar lt %n, %two : i1
    if %small { return %n }
    %one = constant 1 : i64
    %next = constant 1 : i32
    %below = scalar add %depth, %next : i32
    %p = scalar sub %n, %one : i64
    %q = scalar sub %n, %two : i64
    %s = call @fib(%p, %below) : i64
    %t = call @fib(%q, %below) : i64
    %sum = scalar add %s, %t : i64
    return %sum
  })";

TEST(Recursion, ResultsAndFaults) {
  for (const std::uint32_t threads : {1U, 7U, 32U}) {
    agree(kFibonacci, random_data(64, 11), threads);
    agree(kFibonacci, random_data(64, 14), threads);  // some go too deep
  }
  EXPECT_EQ(run(kFibonacci, std::vector<std::int64_t>(2, 20), true, 1).raised, 1U);
}

TEST(Recursion, CirclesOfFunctionsComplexNumbersAndArrays) {
  const std::string text = R"(simt @k(%a: array<i64, 1, contiguous>) {
    %i = global_idx x : i64
    %x = load %a[%i] drop : i64
    %f = cast %x : f64
    %z = scalar make_complex %f, %f : c128
    %yes, %w = call @even(%x, %z, %a) : i1, c128
    %re = scalar real %w : f64
    %n = cast %re : i64
    %flag = cast %yes : i64
    %r = scalar add %n, %flag : i64
    store %a[%i], %r drop
    return
  }
  device @even(%n: i64, %z: c128, %a: array<i64, 1, contiguous>) -> i1, c128 {
    %zero = constant 0 : i64
    %end = scalar eq %n, %zero : i1
    if %end { return %end, %z }
    %one = constant 1 : i64
    %m = scalar sub %n, %one : i64
    %w = scalar add %z, %z : c128
    %r, %v = call @odd(%m, %w, %a) : i1, c128
    return %r, %v
  }
  device @odd(%n: i64, %z: c128, %a: array<i64, 1, contiguous>) -> i1, c128 {
    %zero = constant 0 : i64
    %end = scalar eq %n, %zero : i1
    %no = scalar logical_not %end : i1
    if %end { return %no, %z }
    %one = constant 1 : i64
    %m = scalar sub %n, %one : i64
    %size = extent %a, 0 : i64
    %s = cast %size : f64
    %t = scalar make_complex %s, %s : c128
    %w = scalar sub %z, %t : c128
    %r, %v = call @even(%m, %w, %a) : i1, c128
    return %r, %v
  })";
  EXPECT_EQ(ir::recursive_functions(ir::parse(text)).size(), 2U);
  agree(text, random_data(64, 20), 32);
}

TEST(Recursion, PtxHasAFunctionThatCallsItself) {
  const std::string ptx = nvptx::compile(ir::parse(kFibonacci), {9, 0}).ptx;
  EXPECT_NE(ptx.find("call.uni"), std::string::npos);
  EXPECT_NE(ptx.find("gs_fib"), std::string::npos);
}

TEST(Print, PtxCallsVprintf) {
  const std::string text = "simt @k(%x: f64, %b: i1) { print \"{} {}%\\n\", %x, %b return }";
  const std::string ptx = nvptx::compile(ir::parse(text), {9, 0}).ptx;
  EXPECT_NE(ptx.find("vprintf"), std::string::npos);
}

}  // namespace
}  // namespace gridstride::codegen
