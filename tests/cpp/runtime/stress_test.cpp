// Many threads on many streams at once, against a model that says what order must hold.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <random>
#include <thread>
#include <vector>

#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"
#include "runtime/test_kernels.h"

namespace gridstride {
namespace {

using namespace runtime_test;

TEST(Stress, WorkOfOneStreamNeverOverlapsWhoeverSubmits) {
  const auto stream = Stream::create(Device::get(0), {.non_blocking = true});
  std::int64_t count = 0;
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 6; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937 random(t);
      for (int i = 0; i < 3000; ++i) {
        const unsigned choice = random() % 20;
        Launch(count_up, {slot(&count)}, 1, choice == 0 ? kLong : kShort).on(*stream);
        if (choice == 1) stream->synchronize();
      }
    });
  }
  for (std::thread &thread : threads) thread.join();
  stream->synchronize();
  EXPECT_EQ(count, 18000);
}

TEST(Stress, TheNullStreamNeverOverlapsBlockingStreams) {
  // `shared` is written by null-stream work and read and written by one blocking stream at a time; `own[t]` by stream
  // t.
  Device &device = Device::get(0);
  struct State {
    std::atomic<int> null_inside{0};
    std::atomic<int> blocking_inside{0};
    std::atomic<int> overlaps{0};
  } state;
  const CpuEntry on_null = [](const CpuLaunch *launch, std::int64_t, std::int64_t, void *) {
    auto &all = at<State>(launch, 0);
    if (all.null_inside.fetch_add(1) != 0 || all.blocking_inside.load() != 0) ++all.overlaps;
    for (int i = 0; i < 50; ++i) std::atomic_signal_fence(std::memory_order_seq_cst);
    if (all.blocking_inside.load() != 0) ++all.overlaps;
    all.null_inside.fetch_sub(1);
  };
  const CpuEntry on_blocking = [](const CpuLaunch *launch, std::int64_t, std::int64_t, void *) {
    auto &all = at<State>(launch, 0);
    all.blocking_inside.fetch_add(1);
    if (all.null_inside.load() != 0) ++all.overlaps;
    for (int i = 0; i < 50; ++i) std::atomic_signal_fence(std::memory_order_seq_cst);
    if (all.null_inside.load() != 0) ++all.overlaps;
    all.blocking_inside.fetch_sub(1);
  };
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 5; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937 random(t + 100);
      const auto stream = Stream::create(device);
      for (int i = 0; i < 4000; ++i) {
        const bool null = t < 2 || random() % 10 == 0;
        Stream &on = null ? *device.default_stream() : *stream;
        Launch(null ? on_null : on_blocking, {slot(&state)}, 1, random() % 30 == 0 ? kLong : kShort).on(on);
        if (random() % 50 == 0) on.synchronize();
      }
    });
  }
  for (std::thread &thread : threads) thread.join();
  device.synchronize();
  EXPECT_EQ(state.overlaps, 0);
}

TEST(Stress, EventsCarryDataAcrossStreams) {
  // A token goes round between streams by events; each hop checks and raises it without any other protection.
  Device &device = Device::get(0);
  std::vector<std::shared_ptr<Stream>> streams;
  for (int i = 0; i < 4; ++i) streams.push_back(Stream::create(device, {.non_blocking = i % 2 == 0}));
  std::mt19937 random(4);
  std::int64_t token = 0;
  for (int hop = 0; hop < 4000; ++hop) {
    Stream &stream = *streams[random() % streams.size()];
    Launch(count_up, {slot(&token)}, 1, random() % 4 == 0 ? kLong : kShort).on(stream);
    Event event(device);
    event.record(stream);
    for (const auto &other : streams) other->wait(event);
    if (random() % 200 == 0) event.synchronize();
  }
  device.synchronize();
  EXPECT_EQ(token, 4000);
}

TEST(Stress, StreamsComeAndGo) {
  Device &device = Device::get(0);
  std::atomic<std::int64_t> sum{0};
  const CpuEntry add = [](const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *) {
    at<std::atomic<std::int64_t>>(launch, 0) += end - begin;
  };
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937 random(t + 31);
      for (int i = 0; i < 400; ++i) {
        const auto stream = Stream::create(device, {.non_blocking = random() % 2 == 0});
        const std::vector<std::shared_ptr<Buffer>> buffers{device.allocate(100 + random() % 10000)};
        Launch launch(add, {slot(&sum)}, 10, random() % 2 == 0 ? kLong : kShort);
        launch.request.buffers = buffers;
        launch.on(*stream);
        launch.on(*stream);
        if (random() % 8 == 0) device.synchronize();
        if (random() % 8 == 0) (void)device.per_thread_stream();
      }
    });
  }
  for (std::thread &thread : threads) thread.join();
  device.synchronize();
  EXPECT_EQ(sum, 4 * 400 * 20);
  EXPECT_TRUE(device.idle());
}

TEST(Stress, FaultsFromManyStreamsAreEachRaisedOnce) {
  Device &device = Device::get(0);
  std::atomic<int> raised{0};
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      const auto stream = Stream::create(device, {.non_blocking = true});
      for (int i = 0; i < 300; ++i) {
        launch_fault(*stream, "k" + std::to_string(t), i % 3 == 0 ? 1e7 : kShort, 50);
        try {
          stream->synchronize();
        } catch (const Error &error) {
          ASSERT_EQ(std::string(error.what()), "k" + std::to_string(t) + ": site 7 block 0 index 100");
          ++raised;
        }
      }
    });
  }
  for (std::thread &thread : threads) thread.join();
  EXPECT_EQ(raised, 1200);
}

TEST(Stress, LongWorkOnManyStreamsTakesTurns) {
  // Short operations get through while long ones keep every worker busy.
  Device &device = Device::get(0);
  const CpuEntry slow = [](const CpuLaunch *, std::int64_t begin, std::int64_t end, void *) {
    std::this_thread::sleep_for(std::chrono::microseconds(500) * (end - begin));
  };
  std::vector<std::shared_ptr<Stream>> busy;
  for (int i = 0; i < 2 * worker_count(); ++i) {
    busy.push_back(Stream::create(device, {.non_blocking = true}));
    Launch(slow, {}, 2000, 1e9).on(*busy.back());
  }
  const auto stream = Stream::create(device, {.non_blocking = true});
  std::int64_t count = 0;
  Launch(count_up, {slot(&count)}, 1, kLong).on(*stream);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_TRUE(soon([&] { return stream->query(); }));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(500));
  EXPECT_FALSE(busy.front()->query() && busy.back()->query());
  device.synchronize();
}

}  // namespace
}  // namespace gridstride
