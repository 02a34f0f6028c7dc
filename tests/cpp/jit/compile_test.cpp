#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "base/error.h"
#include "ir/ir.h"
#include "jit/kernel.h"

namespace gridstride::jit {
namespace {

std::string scale_text(const std::string &factor) {
  return "elementwise<1> @scale(%a: array<f64, 1, contiguous>, %out: array<f64, 1, contiguous>) [%i] {\n"
         "  %x = load %a[%i] : f64\n  %c = constant " +
         factor +
         " : f64\n  %r = scalar mul %x, %c : f64\n"
         "  store %out[%i], %r\n  return\n}\n";
}

/// Runs a kernel of two contiguous float64 arrays over `values`.
std::vector<double> run(const Kernel &kernel, std::vector<double> values) {
  std::vector<double> out(values.size());
  const auto n = static_cast<std::int64_t>(values.size());
  const std::uint64_t slots[] = {reinterpret_cast<std::uint64_t>(values.data()), static_cast<std::uint64_t>(n), 8,
                                 reinterpret_cast<std::uint64_t>(out.data()),    static_cast<std::uint64_t>(n), 8};
  CpuLaunch launch;
  launch.params = slots;
  launch.extents = &n;
  kernel.entry()(&launch, 0, n, nullptr);
  return out;
}

TEST(Compile, RunsAndDescribesTheKernel) {
  const auto kernel = compile(ir::parse(scale_text("2.5")));
  EXPECT_EQ(kernel->name(), "scale");
  EXPECT_EQ(kernel->kind(), ir::FunctionKind::Elementwise);
  EXPECT_EQ(kernel->space_rank(), 1);
  EXPECT_EQ(kernel->params().size(), 2U);
  EXPECT_GE(kernel->lanes(), 4);
  EXPECT_GT(kernel->cost_per_item(), 0);
  EXPECT_FALSE(kernel->can_fault());
  EXPECT_EQ(run(*kernel, {1.5, -2.25, 7}), (std::vector<double>{3.75, -5.625, 17.5}));
}

TEST(Compile, GivesTextsToInspect) {
  const auto kernel = compile(ir::parse(scale_text("2.75")));
  EXPECT_NE(kernel->ir_text().find("elementwise<1> @scale"), std::string::npos);
  EXPECT_NE(kernel->llvm_text().find("fmul"), std::string::npos);
  EXPECT_NE(kernel->assembly().find("mul"), std::string::npos);
}

TEST(Compile, AnEqualModuleIsTheSameKernel) {
  const auto first = compile(ir::parse(scale_text("3.5")));
  const CacheStatistics before = cache_statistics();
  EXPECT_EQ(compile(ir::parse(scale_text("3.5"))), first);
  EXPECT_EQ(cache_statistics().memory_hits, before.memory_hits + 1);
  EXPECT_NE(compile(ir::parse(scale_text("4.5"))), first);
  Options narrow;
  narrow.lanes = 4;
  EXPECT_NE(compile(ir::parse(scale_text("3.5")), narrow), first);
}

TEST(Compile, ThreadsThatAskForOneKeyShareOneCompilation) {
  std::vector<std::thread> threads;
  std::vector<std::shared_ptr<const Kernel>> kernels(8);
  const CacheStatistics before = cache_statistics();
  for (std::size_t i = 0; i < kernels.size(); ++i) {
    threads.emplace_back([&kernels, i] { kernels[i] = compile(ir::parse(scale_text("5.125"))); });
  }
  for (std::thread &thread : threads) thread.join();
  for (const auto &kernel : kernels) EXPECT_EQ(kernel, kernels.front());
  const CacheStatistics after = cache_statistics();
  EXPECT_EQ(after.compilations + after.disk_hits, before.compilations + before.disk_hits + 1);
}

TEST(Compile, ThreadsCompileDifferentKernelsAtOnce) {
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int i = 0; i < 6; ++i) {
    threads.emplace_back([i, &wrong] {
      const double factor = 10.5 + i;
      const auto kernel = compile(ir::parse(scale_text(std::to_string(factor))));
      if (run(*kernel, {2, 4}) != std::vector<double>{2 * factor, 4 * factor}) ++wrong;
    });
  }
  for (std::thread &thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST(Compile, ABrokenModuleIsAnErrorEachTime) {
  ir::Module module = ir::parse(scale_text("6.5"));
  module.functions.front()->body.ops.pop_back();
  for (int i = 0; i < 2; ++i) EXPECT_THROW(static_cast<void>(compile(module)), Error);
}

constexpr const char *kChecked =
    R"(simt @pick(%a: array<f64, 1, contiguous>, %out: array<f64, 1, contiguous>) source "pick.py" {
  %i = global_idx x : i64
  %three = constant 3 : i64
  %j = scalar add %i, %three : i64
  %x = load %a[%j] report wrap : f64 @7:12-16
  store %out[%i], %x drop
  return
}
)";

TEST(Compile, AFaultBecomesAnIndexError) {
  const auto kernel = compile(ir::parse(kChecked));
  ASSERT_TRUE(kernel->can_fault());
  std::vector<double> values(40, 2.5);
  std::vector<double> out(64);
  const std::uint64_t slots[] = {reinterpret_cast<std::uint64_t>(values.data()), 40, 8,
                                 reinterpret_cast<std::uint64_t>(out.data()),    64, 8};
  FaultRecord fault;
  CpuLaunch launch;
  launch.params = slots;
  launch.dims = {{4, 1, 1}, {16, 1, 1}};
  launch.fault = &fault;
  kernel->entry()(&launch, 0, 4, nullptr);
  ASSERT_EQ(fault.raised, 1U);
  for (std::size_t i = 0; i < out.size(); ++i) EXPECT_EQ(out[i], i < 37 ? 2.5 : 0.0) << i;
  try {
    kernel->raise(fault);
    FAIL() << "raise returned";
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Index);
    EXPECT_EQ(std::string(error.what()),
              "pick.py:7:12: index 40 is out of bounds for axis 0 of 'a' with extent 40 (kernel 'pick', "
              "block (2, 0, 0), thread (5, 0, 0))");
  }
}

}  // namespace
}  // namespace gridstride::jit
