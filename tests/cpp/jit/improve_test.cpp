#include "jit/improve.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "ir/ir.h"
#include "jit/kernel.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::jit {
namespace {

/// x[i] = x[i] * factor + i, for what is inside.
std::string text(const std::string &factor) {
  return "simt @grow(%x: array<f64, 1, contiguous>) {\n"
         "  %i = global_idx x : i64\n  %a = load %x[%i] drop : f64\n  %c = constant " +
         factor +
         " : f64\n  %m = scalar mul %a, %c : f64\n  %f = cast %i : f64\n  %r = scalar add %m, %f : f64\n"
         "  store %x[%i], %r drop\n  return\n}\n";
}

/// A factor that no process has had before: the disk would give the better code at once.
std::string new_factor() {
  static std::random_device source;
  return "0." + std::to_string(std::uniform_int_distribution<int>(100'000'000, 999'999'999)(source));
}

std::shared_ptr<const Kernel> kernel_of(const std::string &factor) {
  return compile(ir::parse(text(factor)));
}

void launch(const std::shared_ptr<const Kernel> &kernel, std::vector<double> &values, double cost) {
  const auto n = static_cast<std::uint64_t>(values.size());
  const std::uint64_t slots[] = {reinterpret_cast<std::uint64_t>(values.data()), n, 8};
  LaunchRequest request;
  request.entry = kernel->entry();
  request.latest = kernel->latest();
  request.scratch_bytes = kernel->scratch_bytes();
  request.params = slots;
  request.dims.grid[0] = static_cast<std::uint32_t>((n + 63) / 64);
  request.dims.block[0] = 64;
  request.items = request.dims.grid[0];
  request.cost = cost;
  request.owner = kernel;
  Stream &stream = *Device::current().default_stream();
  stream.launch(request);
  stream.synchronize();
}

TEST(Improve, CodeThatRanForLongIsMadeAnewAndGivesTheSame) {
  const std::string factor = new_factor();
  const auto kernel = kernel_of(factor);
  const CpuEntry first = kernel->entry();
  ASSERT_NE(kernel->latest(), nullptr);
  EXPECT_EQ(*kernel->latest(), first);
  std::vector<double> values(10'000, 2.5);
  std::vector<double> expected = values;
  for (int turn = 0; turn < 400; ++turn) {
    launch(kernel, values, turn % 2 == 0 ? 10 : 1e6);  // (in the caller, and by workers)
    for (std::size_t i = 0; i < expected.size(); ++i)
      expected[i] = expected[i] * std::stod(factor) + static_cast<double>(i);
    if (turn == 200) {
      finish_improving();
      EXPECT_NE(kernel->entry(), first);
      EXPECT_EQ(kernel->latest(), nullptr);
    }
    ASSERT_EQ(values, expected) << turn;
  }
}

TEST(Improve, CodeThatHardlyRanStays) {
  const auto kernel = kernel_of(new_factor());
  const CpuEntry first = kernel->entry();
  std::vector<double> values(100, 2.5);
  launch(kernel, values, 10);
  finish_improving();
  EXPECT_EQ(kernel->entry(), first);
}

TEST(Improve, AForkedChildGoesOnWithWhatThereIs) {
  std::vector<std::shared_ptr<const Kernel>> kernels;
  for (int i = 0; i < 4; ++i) {
    kernels.push_back(kernel_of(new_factor()));
    EXPECT_NE(kernels.back()->latest(), nullptr);
    kernels.back()->ran(1'000'000'000);
  }
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    finish_improving();  // returns: nobody works here
    const auto own = kernel_of(new_factor());
    own->ran(1'000'000'000);
    finish_improving();
    _exit(own->latest() != nullptr ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  finish_improving();
  for (const auto &kernel : kernels) EXPECT_EQ(kernel->latest(), nullptr);
}

TEST(Improve, IsDoneOnce) {
  const auto kernel = kernel_of(new_factor());
  for (int i = 0; i < 3; ++i) {
    kernel->ran(1'000'000'000);
    finish_improving();
    EXPECT_EQ(kernel->latest(), nullptr);
  }
}

TEST(Improve, ManyThreadsMayRunAKernelMeanwhile) {
  const std::string factor = new_factor();
  const auto kernel = kernel_of(factor);
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int turn = 0; turn < 100; ++turn) {
        std::vector<double> values(1000, 8.0);
        launch(kernel, values, 10);
        for (std::size_t i = 0; i < values.size(); ++i) {
          if (values[i] != 8.0 * std::stod(factor) + static_cast<double>(i)) ++wrong;
        }
      }
    });
  }
  for (std::thread &thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  finish_improving();
  EXPECT_EQ(kernel->latest(), nullptr);
}

}  // namespace
}  // namespace gridstride::jit
