// Ends and forks of processes, and settings that are read once: each in a process of its own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <thread>
#include <vector>

#include "runtime/device.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"
#include "runtime/test_kernels.h"

namespace gridstride {
namespace {

using namespace runtime_test;
using testing::HasSubstr;

// Tests named *DeathTest run in fresh copies of the program, which read the environment anew.
class LifecycleDeathTest : public testing::Test {
protected:
  void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
  void TearDown() override {
    ::unsetenv("GRIDSTRIDE_CPU_DEVICES");
    ::unsetenv("GRIDSTRIDE_NUM_THREADS");
  }
};

#define EXPECT_CLEAN_EXIT(statement) EXPECT_EXIT(statement, testing::ExitedWithCode(0), "")

void forever(const CpuLaunch *, std::int64_t, std::int64_t, void *) {
  while (true) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

void slow(const CpuLaunch *, std::int64_t begin, std::int64_t end, void *) {
  std::this_thread::sleep_for(std::chrono::milliseconds(1) * (end - begin));
}

TEST_F(LifecycleDeathTest, AProcessMayEndWithWorkPending) {
  EXPECT_CLEAN_EXIT({
    static std::vector<std::int32_t> values(1000000);
    Device &device = Device::get(0);
    const auto other = Stream::create(device);
    for (int i = 0; i < 200; ++i) {
      Launch(slow, {}, 1000, 1e9).on(*device.default_stream());
      Launch(touch, {slot(values.data())}, 1000000, 1e9).on(*other);
    }
    std::exit(0);
  });
}

TEST_F(LifecycleDeathTest, AProcessMayEndWithWorkThatNeverEnds) {
  EXPECT_CLEAN_EXIT({
    Launch(forever, {}, 1, kLong).on(*Device::get(0).default_stream());
    std::exit(0);
  });
}

TEST_F(LifecycleDeathTest, AProcessMayEndWhileThreadsWait) {
  EXPECT_CLEAN_EXIT({
    Stream &stream = *Device::get(0).default_stream();
    Launch(slow, {}, 100000, 1e9).on(stream);
    std::thread([&] { stream.synchronize(); }).detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    std::exit(0);
  });
}

TEST_F(LifecycleDeathTest, AfterShutdownWorkIsRefused) {
  EXPECT_CLEAN_EXIT({
    Stream &stream = *Device::get(0).default_stream();
    Launch(slow, {}, 1000, 1e9).on(stream);
    shutdown();
    const bool ended = stream.query();
    const std::string text = error_of([&] { Launch(slow, {}, 1000, 1e9).on(stream); });
    stream.synchronize();
    std::exit(ended && text.find("shut down") != std::string::npos ? 0 : 1);
  });
}

TEST_F(LifecycleDeathTest, SplitsTheCpuIntoDevices) {
  ::setenv("GRIDSTRIDE_CPU_DEVICES", "3", 1);
  EXPECT_CLEAN_EXIT({
    bool fine = Device::count() == 3;
    Device &first = Device::get(0);
    Device &second = Device::get(1);
    fine = fine && first.memory_info().total == second.memory_info().total;
    // Memory is counted where it is allocated.
    const auto buffer = second.allocate(1000);
    fine = fine && &buffer->device() == &second && second.allocator().statistics().live == 1 &&
           first.allocator().statistics().live == 0;
    // Streams of one device do not hold those of another; events order them.
    Gate gate;
    gate.close_on(*first.default_stream());
    std::int64_t count = 0;
    Launch(count_up, {slot(&count)}, 1, kShort).on(*second.default_stream());
    fine = fine && count == 1;
    Event event(first);
    event.record(*first.default_stream());
    second.default_stream()->wait(event);
    Launch(count_up, {slot(&count)}, 1, kShort).on(*second.default_stream());
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    fine = fine && count == 1;
    gate.open();
    second.synchronize();
    fine = fine && count == 2;
    fine =
        fine && error_of([&] { event.record(*second.default_stream()); }).find("INVALID_HANDLE") != std::string::npos;
    fine = fine && error_of([&] { second.set_current_stream(Stream::create(first)); }) != "";
    Device::set_current(2);
    fine = fine && Device::current().ordinal() == 2 && &Stream::from_handle(0)->device() == &Device::get(2);
    std::exit(fine ? 0 : 1);
  });
}

TEST_F(LifecycleDeathTest, WorksWithOneThread) {
  ::setenv("GRIDSTRIDE_NUM_THREADS", "1", 1);
  EXPECT_CLEAN_EXIT({
    Stream &stream = *Device::get(0).default_stream();
    static std::vector<std::int32_t> values(100000);
    for (int i = 0; i < 20; ++i) Launch(touch, {slot(values.data())}, 100000, 1e9).on(stream);
    const bool alone = soon([&] { return stream.query(); });  // without a waiter's help
    for (int i = 0; i < 20; ++i) Launch(touch, {slot(values.data())}, 100000, 1e9).on(stream);
    stream.synchronize();
    const bool right = std::count(values.begin(), values.end(), 40) == 100000;
    std::exit(alone && right && worker_count() == 1 ? 0 : 1);
  });
}

TEST_F(LifecycleDeathTest, WorksWithManyThreads) {
  ::setenv("GRIDSTRIDE_NUM_THREADS", "40", 1);
  EXPECT_CLEAN_EXIT({
    Stream &stream = *Device::get(0).default_stream();
    static std::vector<std::int32_t> values(100000);
    for (int i = 0; i < 100; ++i) {
      Launch(touch, {slot(values.data())}, 100000, 1e9).on(stream);
      if (i % 10 == 0) stream.synchronize();
    }
    stream.synchronize();
    std::exit(std::count(values.begin(), values.end(), 100) == 100000 && worker_count() == 40 ? 0 : 1);
  });
}

TEST_F(LifecycleDeathTest, NamesASettingThatIsWrong) {
  ::setenv("GRIDSTRIDE_NUM_THREADS", "many", 1);
  EXPECT_CLEAN_EXIT({
    const std::string text = error_of([] { (void)Device::get(0); });
    std::exit(text.find("GRIDSTRIDE_NUM_THREADS") != std::string::npos ? 0 : 1);
  });
}

// Runs `body` in a forked child of this process and gives its exit status.
template <class Body>
int in_fork(Body &&body) {
  const pid_t child = ::fork();
  if (child == 0) {
    ::alarm(20);
    int status = 99;
    try {
      status = body();
    } catch (...) {
      status = 98;
    }
    ::_exit(status);
  }
  int status = -1;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

TEST(Fork, AChildWorksOnItsOwn) {
  Device &device = Device::get(0);
  Stream &stream = *device.default_stream();
  static std::vector<std::int32_t> values(100000);
  std::fill(values.begin(), values.end(), 0);
  Launch(touch, {slot(values.data())}, 100000, 1e9).on(stream);  // the workers exist, and this ends before the fork
  const int status = in_fork([&] {
    Launch(touch, {slot(values.data())}, 100000, 1e9).on(stream);
    stream.synchronize();
    if (std::count(values.begin(), values.end(), 2) != 100000) return 1;
    const auto buffer = device.allocate(1 << 22);
    stream.memset(buffer->data(), 1, 1 << 22, {});
    const auto other = Stream::create(device);
    Event event(device);
    event.record(*other);
    stream.wait(event);
    std::atomic<std::int64_t> sum{0};
    parallel_for(1000, 1, 1e9, [&](std::int64_t begin, std::int64_t end) { sum += end - begin; });
    if (sum != 1000) return 2;
    launch_fault(*other, "child", kLong);
    if (error_of([&] { device.synchronize(); }).find("child") == std::string::npos) return 3;
    return 0;
  });
  EXPECT_EQ(status, 0);
  Launch(touch, {slot(values.data())}, 100000, 1e9).on(stream);
  stream.synchronize();
  EXPECT_EQ(std::count(values.begin(), values.end(), 2), 100000) << "the parent goes on";
}

TEST(Fork, AChildMayHaveThreads) {
#if defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "the thread sanitizer ends children of forks that start threads";
#endif
  Stream &stream = *Device::get(0).default_stream();
  const int status = in_fork([&] {
    std::vector<std::thread> threads;
    std::int64_t count = 0;
    for (int t = 0; t < 3; ++t) {
      threads.emplace_back([&] {
        for (int i = 0; i < 500; ++i) Launch(count_up, {slot(&count)}, 1, kLong).on(stream);
        stream.synchronize();
      });
    }
    for (std::thread &thread : threads) thread.join();
    return count == 1500 ? 0 : 4;
  });
  EXPECT_EQ(status, 0);
}

TEST(Fork, AChildOfBusyStreamsSaysWhatIsWrong) {
  Device &device = Device::get(0);
  Stream &stream = *device.default_stream();
  const auto idle = Stream::create(device, {.non_blocking = true});
  Gate gate;
  gate.close_on(stream);
  const int status = in_fork([&] {
    const std::string text = error_of([&] { stream.synchronize(); });
    if (text.find("forked while work was pending") == std::string::npos) return 1;
    if (error_of([&] { Launch(slow, {}, 1, kShort).on(stream); }).empty()) return 2;
    return 0;
  });
  EXPECT_EQ(status, 0);
  gate.open();
  stream.synchronize();
}

TEST(Fork, AForkAmidManyThreadsLeavesNoLockBehind) {
  Device &device = Device::get(0);
  std::atomic<bool> stop{false};
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t) {
    threads.emplace_back([&] {
      const auto stream = Stream::create(device, {.non_blocking = true});
      while (!stop) {
        const auto buffer = device.allocate(200);
        const auto large = device.allocate(3 << 20);
        Launch(slow, {}, 0, kShort).on(*stream);
        Event event(device);
        event.record(*stream);
      }
    });
  }
  for (int i = 0; i < 30; ++i) {
    EXPECT_EQ(in_fork([&] {
                const auto buffer = device.allocate(200);
                const auto large = device.allocate(3 << 20);
                (void)device.allocator().free_all_blocks();
                return device.idle() || !device.idle() ? 0 : 1;
              }),
              0);
  }
  stop = true;
  for (std::thread &thread : threads) thread.join();
}

}  // namespace
}  // namespace gridstride
