#include "runtime/stream.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "runtime/cpu/thresholds.h"
#include "runtime/device.h"
#include "runtime/parallel.h"
#include "runtime/test_kernels.h"

namespace gridstride {
namespace {

using namespace runtime_test;
using testing::HasSubstr;

Device &device() {
  return Device::get(0);
}

class StreamTest : public testing::Test {
protected:
  void TearDown() override { device().synchronize(); }
  Stream &null = *device().default_stream();
};

TEST_F(StreamTest, RunsShortWorkInTheCaller) {
  static std::thread::id where;
  const CpuEntry entry = [](const CpuLaunch *, std::int64_t, std::int64_t, void *) {
    where = std::this_thread::get_id();
  };
  Launch(entry, {}, 1, kShort).on(null);
  EXPECT_EQ(where, std::this_thread::get_id());
  EXPECT_TRUE(null.query());
}

TEST_F(StreamTest, ReturnsBeforeLongWorkEnds) {
  Gate gate;
  gate.close_on(null);
  EXPECT_FALSE(null.query());
  EXPECT_TRUE(soon([&] { return gate.reached(); })) << "nobody but a worker could have begun it";
  EXPECT_FALSE(null.query());
  gate.open();
  null.synchronize();
  EXPECT_TRUE(null.query());
}

TEST_F(StreamTest, CoversAllItemsOnceWhateverTheCost) {
  std::mt19937 random(11);
  for (const double cost : {1e2, 1e5, 2e5, 1e7, 1e10}) {
    for (int round = 0; round < 20; ++round) {
      std::vector<std::int32_t> values(1 + random() % 40000, 0);
      Launch launch(touch, {slot(values.data())}, static_cast<std::int64_t>(values.size()), cost);
      launch.request.grain = 1 + random() % 100;
      launch.on(null);
      null.synchronize();
      ASSERT_EQ(std::count(values.begin(), values.end(), 1), static_cast<std::ptrdiff_t>(values.size()));
    }
  }
}

TEST_F(StreamTest, ALaunchThatIsSharedHasEndedWhenItReturns) {
  std::vector<std::int32_t> values(100'000, 0);
  for (int round = 1; round <= 200; ++round) {
    Launch launch(touch, {slot(values.data())}, static_cast<std::int64_t>(values.size()), kShared);
    launch.request.grain = 64;
    launch.on(null);
    ASSERT_TRUE(null.query());
    ASSERT_EQ(std::count(values.begin(), values.end(), round), static_cast<std::ptrdiff_t>(values.size()));
  }
}

TEST_F(StreamTest, SplitsOnMultiplesOfTheGrain) {
  struct Seen {
    std::mutex mutex;
    std::vector<std::pair<std::int64_t, std::int64_t>> ranges;
  } seen;
  const CpuEntry entry = [](const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *) {
    auto &all = at<Seen>(launch, 0);
    const std::lock_guard lock(all.mutex);
    all.ranges.emplace_back(begin, end);
  };
  Launch launch(entry, {slot(&seen)}, 100003, 1e8);
  launch.request.grain = 64;
  launch.on(null);
  null.synchronize();
  std::sort(seen.ranges.begin(), seen.ranges.end());
  std::int64_t at = 0;
  for (const auto &[begin, end] : seen.ranges) {
    ASSERT_EQ(begin, at);
    ASSERT_EQ(begin % 64, 0);
    ASSERT_TRUE(end % 64 == 0 || end == 100003);
    at = end;
  }
  EXPECT_EQ(at, 100003);
  EXPECT_GT(seen.ranges.size(), 1u);
}

TEST_F(StreamTest, SpreadsLongWorkOverTheWorkers) {
  if (worker_count() < 2) GTEST_SKIP() << "one worker only";
  static std::mutex mutex;
  static std::set<std::thread::id> threads;
  threads.clear();
  const CpuEntry entry = [](const CpuLaunch *, std::int64_t, std::int64_t, void *) {
    {
      const std::lock_guard lock(mutex);
      threads.insert(std::this_thread::get_id());
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  };
  Launch(entry, {}, 200, 2e8).on(null);
  EXPECT_TRUE(soon([&] { return null.query(); }));  // nobody helps: workers alone use the machine
  EXPECT_GE(threads.size(), 2u);
  EXPECT_LE(threads.size(), static_cast<std::size_t>(worker_count()));
  EXPECT_FALSE(threads.contains(std::this_thread::get_id()));
}

TEST_F(StreamTest, AWaiterHelps) {
  static std::atomic<bool> helped;
  static std::thread::id waiter;
  helped = false;
  waiter = std::this_thread::get_id();
  const CpuEntry entry = [](const CpuLaunch *, std::int64_t, std::int64_t, void *) {
    if (std::this_thread::get_id() == waiter) helped = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  };
  for (int i = 0; i < 50 && !helped; ++i) {
    Launch(entry, {}, 40, 4e7).on(null);
    null.synchronize();
  }
  EXPECT_TRUE(helped);
}

TEST_F(StreamTest, GivesAlignedScratchToEachThread) {
  const CpuEntry entry = [](const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *scratch) {
    auto &wrong = at<std::atomic<int>>(launch, 0);
    if (reinterpret_cast<std::uintptr_t>(scratch) % 64 != 0) ++wrong;
    auto *const bytes = static_cast<unsigned char *>(scratch);
    std::memset(bytes, static_cast<int>(begin % 251), launch->params[1]);
    std::this_thread::yield();
    for (std::uint64_t i = 0; i < launch->params[1]; ++i) {
      if (bytes[i] != begin % 251) ++wrong;
    }
    (void)end;
  };
  std::atomic<int> wrong{0};
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{5000}, std::size_t{300000}}) {
    for (const double cost : {kShort, kShared, 1e8}) {
      Launch launch(entry, {slot(&wrong), bytes}, 64, cost);
      launch.request.scratch_bytes = bytes;
      launch.on(null);
      null.synchronize();
    }
  }
  EXPECT_EQ(wrong, 0);
}

TEST_F(StreamTest, KeepsCopiesOfWhatItQueues) {
  // More slots than are held inline, all borrowed from memory that is gone when the launch runs.
  const CpuEntry entry = [](const CpuLaunch *launch, std::int64_t, std::int64_t, void *) {
    auto &sum = at<std::int64_t>(launch, 0);
    for (int i = 1; i < 100; ++i) sum += static_cast<std::int64_t>(launch->params[i]);
    sum += launch->extents[0] * 1000000 + launch->extents[1] * 2000000 + launch->dims.block[1];
  };
  std::int64_t sum = 0;
  Gate gate;
  gate.close_on(null);
  {
    std::vector<std::uint64_t> words(100);
    std::iota(words.begin(), words.end(), 0);
    words[0] = slot(&sum);
    std::vector<std::int64_t> extents{3, 4};
    Launch launch(entry, words, 1, kShort);
    launch.request.extents = extents;
    launch.request.dims.block[1] = 7;
    launch.on(null);
    std::fill(launch.words.begin(), launch.words.end(), 0);
    std::fill(extents.begin(), extents.end(), 0);
  }
  EXPECT_EQ(sum, 0);
  gate.open();
  null.synchronize();
  EXPECT_EQ(sum, 4950 + 3000000 + 8000000 + 7);
}

TEST_F(StreamTest, KeepsBuffersUntilTheWorkHasEnded) {
  const std::size_t live = device().allocator().statistics().live;
  Gate gate;
  gate.close_on(null);
  std::weak_ptr<Buffer> watch;
  {
    const std::vector<std::shared_ptr<Buffer>> buffers{device().allocate(4000)};
    watch = buffers[0];
    std::memset(buffers[0]->data(), 0, 4000);
    Launch launch(touch, {slot(buffers[0]->data())}, 1000, kShort);
    launch.request.buffers = buffers;
    launch.on(null);
  }
  EXPECT_FALSE(watch.expired());
  gate.open();
  null.synchronize();
  EXPECT_TRUE(watch.expired());
  watch.reset();
  EXPECT_EQ(device().allocator().statistics().live, live);
}

TEST_F(StreamTest, RunsInOrder) {
  const auto stream = Stream::create(device(), {.non_blocking = true});
  std::vector<std::uint64_t> seen;
  std::mt19937 random(5);
  for (std::uint64_t i = 0; i < 3000; ++i)
    Launch(append, {slot(&seen), i}, 1, random() % 3 == 0 ? kLong : kShort).on(*stream);
  stream->synchronize();
  ASSERT_EQ(seen.size(), 3000u);
  EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
}

TEST_F(StreamTest, HoldsABoundedNumberOfOperations) {
  const auto stream = Stream::create(device(), {.non_blocking = true});
  Gate gate;
  gate.close_on(*stream);
  std::atomic<std::size_t> submitted{0};
  std::int64_t count = 0;
  const std::size_t all = 3 * cpu::kLongestQueue;
  std::thread submitter([&] {
    for (std::size_t i = 0; i < all; ++i) {
      Launch(count_up, {slot(&count)}, 1, kShort).on(*stream);
      ++submitted;
    }
  });
  EXPECT_TRUE(soon([&] { return submitted >= cpu::kLongestQueue - 1; }));
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  EXPECT_EQ(submitted, cpu::kLongestQueue - 1);  // the gate is one
  gate.open();
  submitter.join();
  stream->synchronize();
  EXPECT_EQ(count, static_cast<std::int64_t>(all));
}

TEST_F(StreamTest, DoesNothingForNoItems) {
  Launch(count_up, {0}, 0, kLong).on(null);
  EXPECT_TRUE(null.query());
}

TEST_F(StreamTest, RunsHostTasks) {
  std::thread::id where;
  null.submit({[&] { where = std::this_thread::get_id(); }, "short", kShort, {}});
  EXPECT_EQ(where, std::this_thread::get_id());
  int sum = 0;
  null.submit({[&] {
                 where = std::this_thread::get_id();
                 sum += 3;
               },
               "long",
               1e9,
               {}});
  null.synchronize();
  EXPECT_NE(where, std::this_thread::get_id());
  EXPECT_EQ(sum, 3);
}

TEST_F(StreamTest, LiftsFaultsAtTheNextSynchronisationOnce) {
  for (const double cost : {kShort, kShared, kLong, 1e9}) {
    launch_fault(null, "scale", cost);
    std::int64_t count = 0;
    Launch(count_up, {slot(&count)}, 1, kShort).on(null);
    const std::string text = error_of([&] { null.synchronize(); });
    EXPECT_EQ(text, "scale: site 7 block 0 index 100");
    EXPECT_EQ(count, 1) << "later work runs";
    EXPECT_NO_THROW(null.synchronize());
  }
}

TEST_F(StreamTest, ReportsTheFirstOfSeveralErrors) {
  Gate gate;
  gate.close_on(null);
  launch_fault(null, "first", kShort);
  launch_fault(null, "second", kLong);
  null.submit({[] { throw Error(ErrorKind::Value, "third"); }, "third", 1, {}});
  gate.open();
  EXPECT_THAT(error_of([&] { null.synchronize(); }), HasSubstr("first"));
  EXPECT_NO_THROW(null.synchronize());
}

TEST_F(StreamTest, LiftsExceptionsOfHostTasks) {
  for (const double cost : {kShort, kLong}) {
    null.submit({[] { throw Error(ErrorKind::Value, "no such axis"); }, "sort", cost, {}});
    EXPECT_EQ(error_of([&] { null.synchronize(); }), "no such axis");
    null.submit({[] { throw std::runtime_error("broken"); }, "sort", cost, {}});
    EXPECT_EQ(error_of([&] { device().synchronize(); }), "the host task 'sort' failed: broken");
    EXPECT_NO_THROW(null.synchronize());
  }
}

TEST_F(StreamTest, ErrorsOfOneStreamAreNotAnothers) {
  const auto a = Stream::create(device());
  const auto b = Stream::create(device());
  launch_fault(*a, "a", kLong);
  EXPECT_NO_THROW(b->synchronize());
  launch_fault(*b, "b", kLong);
  EXPECT_THAT(error_of([&] { b->synchronize(); }), HasSubstr("b: site"));
  EXPECT_THAT(error_of([&] { device().synchronize(); }), HasSubstr("a: site"));
  EXPECT_NO_THROW(device().synchronize());
}

TEST_F(StreamTest, WorkAndErrorsOutliveTheStream) {
  std::int64_t count = 0;
  Gate gate;
  {
    const auto stream = Stream::create(device(), {.non_blocking = true});
    gate.close_on(*stream);
    Launch(count_up, {slot(&count)}, 5, kShort).on(*stream);
    launch_fault(*stream, "late", kShort);
  }
  EXPECT_FALSE(device().idle());
  gate.open();
  EXPECT_THAT(error_of([&] { device().synchronize(); }), HasSubstr("late"));
  EXPECT_EQ(count, 5);
  EXPECT_TRUE(device().idle());
  EXPECT_NO_THROW(device().synchronize());
}

TEST_F(StreamTest, PollsWhileItWaits) {
  Gate gate;
  gate.close_on(null);
  ASSERT_TRUE(soon([&] { return gate.reached(); }));
  int polls = 0;
  struct Interrupted {};
  EXPECT_THROW(null.synchronize([&] {
    if (++polls == 3) throw Interrupted();
  }),
               Interrupted);
  EXPECT_FALSE(null.query());
  gate.open();
  null.synchronize();
}

TEST_F(StreamTest, AnInterruptedHelperLeavesTheWorkToOthers) {
  struct Interrupted {};
  std::vector<std::int32_t> done(400, 0);
  const CpuEntry entry = [](const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *scratch) {
    touch(launch, begin, end, scratch);
    std::this_thread::sleep_for(std::chrono::milliseconds(1) * (end - begin));
  };
  Launch(entry, {slot(done.data())}, 400, 4e8).on(null);
  EXPECT_THROW(null.synchronize([] { throw Interrupted(); }), Interrupted);
  EXPECT_FALSE(null.query()) << "it stayed to the end";
  EXPECT_TRUE(soon([&] { return null.query(); }));
  EXPECT_EQ(std::count(done.begin(), done.end(), 1), 400);
}

TEST_F(StreamTest, WaitHooksWrapEveryWaitThatBlocks) {
  static int entered;
  static int left;
  static int polled;
  static int token;
  entered = left = polled = 0;
  set_wait_hooks({.enter = []() -> void * {
                    ++entered;
                    return &token;
                  },
                  .leave = [](void *given) { left += given == &token ? 1 : 100; },
                  .poll = [] { ++polled; }});
  Gate gate;
  null.synchronize();
  EXPECT_EQ(entered, 0) << "nothing to wait for";
  gate.close_on(null);
  ASSERT_TRUE(soon([&] { return gate.reached(); }));
  std::thread opener([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    gate.open();
  });
  null.synchronize();
  set_wait_hooks({});
  opener.join();
  EXPECT_EQ(entered, 1);
  EXPECT_EQ(left, 1);
  EXPECT_GE(polled, 2);
}

TEST_F(StreamTest, AHostTaskMustNotWait) {
  const auto other = Stream::create(device(), {.non_blocking = true});
  Gate gate;
  gate.close_on(*other);
  for (const double cost : {kShort, kLong}) {
    null.submit({[&] { other->synchronize(); }, "waits", cost, {}});
    EXPECT_THAT(error_of([&] { null.synchronize(); }), HasSubstr("CUDA_ERROR_NOT_PERMITTED"));
  }
  gate.open();
  other->synchronize();
}

TEST_F(StreamTest, AHostTaskMaySubmit) {
  std::int64_t count = 0;
  null.submit({[&] {
                 for (int i = 0; i < 2000; ++i) Launch(count_up, {slot(&count)}, 1, kShort).on(null);
               },
               "submits",
               kLong,
               {}});
  EXPECT_TRUE(soon([&] { return null.query(); }));
  null.synchronize();
  EXPECT_EQ(count, 2000);
}

TEST_F(StreamTest, KnowsHandles) {
  EXPECT_EQ(Stream::from_handle(0), device().default_stream());
  EXPECT_EQ(Stream::from_handle(1), device().default_stream());
  EXPECT_EQ(Stream::from_handle(2), device().per_thread_stream());
  EXPECT_EQ(null.handle(), 0u);
  EXPECT_TRUE(null.is_null());
  auto stream = Stream::create(device(), {.non_blocking = true, .priority = -99});
  const std::uint64_t handle = stream->handle();
  EXPECT_GT(handle, 2u);
  EXPECT_EQ(Stream::from_handle(handle), stream);
  EXPECT_EQ(stream->priority(), -5);
  EXPECT_TRUE(stream->non_blocking());
  stream.reset();
  EXPECT_THAT(error_of([&] { (void)Stream::from_handle(handle); }), HasSubstr("CUDA_ERROR_INVALID_HANDLE"));
  EXPECT_THROW((void)Stream::from_handle(7), Error);
}

TEST_F(StreamTest, CopiesAndFills) {
  std::mt19937 random(9);
  for (const std::size_t bytes :
       {std::size_t{1}, std::size_t{63}, std::size_t{4097}, std::size_t{1000003}, std::size_t{30000001}}) {
    for (const std::size_t shift : {std::size_t{0}, std::size_t{13}}) {
      const std::vector<std::shared_ptr<Buffer>> both{device().allocate(bytes + 64), device().allocate(bytes + 64)};
      auto *const from = static_cast<unsigned char *>(both[0]->data()) + shift;
      auto *const to = static_cast<unsigned char *>(both[1]->data()) + shift / 2;
      for (std::size_t i = 0; i < bytes; ++i) from[i] = static_cast<unsigned char>(random());
      std::memset(both[1]->data(), 0, bytes + 64);
      null.copy(to, from, bytes, both);
      null.synchronize();
      ASSERT_EQ(std::memcmp(to, from, bytes), 0) << bytes;
      ASSERT_EQ(to[bytes], 0);
      null.memset(to, 0xab, bytes, both);
      null.synchronize();
      ASSERT_EQ(std::count(to, to + bytes, 0xab), static_cast<std::ptrdiff_t>(bytes));
      ASSERT_EQ(to[bytes], 0);
    }
  }
}

TEST_F(StreamTest, FillsWithElementsOfEverySize) {
  const unsigned char pattern[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  for (const std::size_t size : {1u, 2u, 4u, 8u, 16u}) {
    for (const std::size_t count : {std::size_t{0}, std::size_t{3}, std::size_t{100001}, std::size_t{3000001}}) {
      const std::vector<std::shared_ptr<Buffer>> one{device().allocate(size * count + 1)};
      auto *const bytes = static_cast<unsigned char *>(one[0]->data());
      bytes[size * count] = 99;
      null.fill(bytes, pattern, size, count, one);
      null.synchronize();
      for (std::size_t i = 0; i < count; ++i)
        ASSERT_EQ(std::memcmp(bytes + i * size, pattern, size), 0) << size << " " << i;
      ASSERT_EQ(bytes[size * count], 99);
    }
  }
  EXPECT_THROW(null.fill(nullptr, pattern, 3, 1, {}), Error);
  EXPECT_THROW(null.fill(nullptr, pattern, 32, 1, {}), Error);
}

TEST_F(StreamTest, CopiesOverlappingRangesAsMemmove) {
  for (const std::ptrdiff_t shift : {1, 1000, -1, -1000}) {
    std::vector<std::uint32_t> values(100000);
    std::iota(values.begin(), values.end(), 0u);
    std::vector<std::uint32_t> expected = values;
    const std::size_t from = shift > 0 ? 0 : static_cast<std::size_t>(-shift);
    const std::size_t to = shift > 0 ? static_cast<std::size_t>(shift) : 0;
    const std::size_t bytes = (values.size() - 1000) * 4;
    std::memmove(expected.data() + to, expected.data() + from, bytes);
    null.copy(values.data() + to, values.data() + from, bytes, {});
    null.synchronize();
    EXPECT_EQ(values, expected);
  }
}

}  // namespace
}  // namespace gridstride
