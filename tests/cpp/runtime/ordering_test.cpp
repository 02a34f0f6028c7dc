// The order between streams: the null stream, events, non-blocking streams.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/stream.h"
#include "runtime/test_kernels.h"

namespace gridstride {
namespace {

using namespace runtime_test;
using testing::HasSubstr;

class OrderingTest : public testing::Test {
protected:
  void TearDown() override { device.synchronize(); }
  // Waits long enough for work that is free to run to have run.
  static void settle() { std::this_thread::sleep_for(std::chrono::milliseconds(20)); }

  Device &device = Device::get(0);
  Stream &null = *device.default_stream();
  std::vector<std::uint64_t> seen;
};

TEST_F(OrderingTest, TheNullStreamWaitsForBlockingStreams) {
  const auto stream = Stream::create(device);
  Gate gate;
  gate.close_on(*stream);
  Launch(append, {slot(&seen), 1}, 1, kShort).on(null);
  settle();
  EXPECT_TRUE(seen.empty());
  EXPECT_FALSE(null.query());
  gate.open();
  null.synchronize();
  EXPECT_EQ(seen.size(), 1u);
}

TEST_F(OrderingTest, BlockingStreamsWaitForTheNullStream) {
  const auto stream = Stream::create(device);
  Gate gate;
  gate.close_on(null);
  Launch(append, {slot(&seen), 1}, 1, kShort).on(*stream);
  std::vector<std::uint64_t> other;
  Launch(append, {slot(&other), 2}, 1, kShort).on(*device.per_thread_stream());
  settle();
  EXPECT_TRUE(seen.empty());
  EXPECT_TRUE(other.empty());
  gate.open();
  stream->synchronize();
  device.per_thread_stream()->synchronize();
  EXPECT_EQ(seen.size(), 1u);
  EXPECT_EQ(other.size(), 1u);
}

TEST_F(OrderingTest, TheNullStreamStandsBetweenBlockingStreams) {
  const auto a = Stream::create(device);
  const auto b = Stream::create(device);
  Gate gate;
  gate.close_on(*a);
  Launch(append, {slot(&seen), 1}, 1, kLong).on(*a);
  Launch(append, {slot(&seen), 2}, 1, kShort).on(null);
  Launch(append, {slot(&seen), 3}, 1, kLong).on(*b);
  Launch(append, {slot(&seen), 4}, 1, kShort).on(null);
  Launch(append, {slot(&seen), 5}, 1, kShort).on(*a);
  settle();
  EXPECT_TRUE(seen.empty());
  gate.open();
  device.synchronize();
  EXPECT_EQ(seen, (std::vector<std::uint64_t>{1, 2, 3, 4, 5}));
}

TEST_F(OrderingTest, NonBlockingStreamsGoTheirOwnWay) {
  const auto free_stream = Stream::create(device, {.non_blocking = true});
  Gate gate;
  gate.close_on(null);
  Launch(append, {slot(&seen), 1}, 1, kShort).on(*free_stream);
  EXPECT_EQ(seen.size(), 1u) << "runs at once, though the null stream is held";
  gate.open();
  null.synchronize();
  Gate second;
  second.close_on(*free_stream);
  Launch(append, {slot(&seen), 2}, 1, kShort).on(null);
  EXPECT_EQ(seen.size(), 2u);
}

TEST_F(OrderingTest, BlockingStreamsRunBesideEachOther) {
  const auto a = Stream::create(device);
  const auto b = Stream::create(device);
  Gate gate;
  gate.close_on(*a);
  Launch(append, {slot(&seen), 1}, 1, kShort).on(*b);
  EXPECT_EQ(seen.size(), 1u);
}

TEST_F(OrderingTest, AStreamWaitsForAnEvent) {
  const auto a = Stream::create(device, {.non_blocking = true});
  const auto b = Stream::create(device, {.non_blocking = true});
  Gate gate;
  gate.close_on(*a);
  Event event(device);
  event.record(*a);
  std::vector<std::uint64_t> other;
  Launch(append, {slot(&other), 9}, 1, kLong).on(*a);  // after the mark
  b->wait(event);
  Launch(append, {slot(&seen), 1}, 1, kShort).on(*b);
  settle();
  EXPECT_TRUE(seen.empty());
  EXPECT_FALSE(b->query());
  gate.open();
  b->synchronize();
  a->synchronize();
  EXPECT_EQ(seen.size(), 1u);
  EXPECT_EQ(other.size(), 1u);
}

TEST_F(OrderingTest, AWaitTakesTheMarkOfItsTime) {
  const auto a = Stream::create(device, {.non_blocking = true});
  const auto b = Stream::create(device, {.non_blocking = true});
  Event event(device);
  event.record(*a);  // reached at once
  b->wait(event);
  Gate gate;
  gate.close_on(*a);
  event.record(*a);  // moves the mark, not the wait
  Launch(append, {slot(&seen), 1}, 1, kShort).on(*b);
  EXPECT_EQ(seen.size(), 1u);
  EXPECT_FALSE(event.query());
  gate.open();
  event.synchronize();
  EXPECT_TRUE(event.query());
}

TEST_F(OrderingTest, WaitingForAnUnrecordedEventIsNothing) {
  const auto a = Stream::create(device, {.non_blocking = true});
  Event event(device);
  a->wait(event);
  EXPECT_TRUE(a->query());
  EXPECT_TRUE(event.query());
  event.synchronize();
}

TEST_F(OrderingTest, SynchronizingHelpsWhatTheStreamWaitsFor) {
  // The waiter's own stream holds nothing to do but a wait; the work is behind the event.
  const auto a = Stream::create(device, {.non_blocking = true});
  const auto b = Stream::create(device, {.non_blocking = true});
  static std::atomic<int> by_waiter;
  static std::thread::id waiter;
  by_waiter = 0;
  waiter = std::this_thread::get_id();
  const CpuEntry entry = [](const CpuLaunch *, std::int64_t, std::int64_t, void *) {
    if (std::this_thread::get_id() == waiter) ++by_waiter;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  };
  for (int i = 0; i < 50 && by_waiter == 0; ++i) {
    Launch(entry, {}, 40, 4e7).on(*a);
    Event event(device);
    event.record(*a);
    b->wait(event);
    b->synchronize();
  }
  EXPECT_GT(by_waiter, 0);
}

TEST_F(OrderingTest, EventsMeasureTheTimeBetween) {
  for (const bool queued : {false, true}) {
    Gate gate;
    if (queued) gate.close_on(null);
    Event start(device);
    Event stop(device);
    start.record(null);
    null.submit({[] { std::this_thread::sleep_for(std::chrono::milliseconds(30)); }, "sleep", kLong, {}});
    stop.record(null);
    if (queued) std::this_thread::sleep_for(std::chrono::milliseconds(300));
    gate.open();
    stop.synchronize();
    EXPECT_GE(Event::elapsed_ms(start, stop), 29.9);
    EXPECT_LT(Event::elapsed_ms(start, stop), 299) << "the time the stream was held does not count";
    EXPECT_LE(Event::elapsed_ms(stop, start), -29.9);
  }
}

TEST_F(OrderingTest, EventsRefuseWhatCudaRefuses) {
  Event start(device);
  Event stop(device);
  const auto text = [&] { return error_of([&] { (void)Event::elapsed_ms(start, stop); }); };
  EXPECT_THAT(text(), HasSubstr("CUDA_ERROR_INVALID_HANDLE: the first event was never recorded"));
  start.record(null);
  EXPECT_THAT(text(), HasSubstr("CUDA_ERROR_INVALID_HANDLE: the second event was never recorded"));
  Gate gate;
  gate.close_on(null);
  stop.record(null);
  EXPECT_THAT(text(), HasSubstr("CUDA_ERROR_NOT_READY: the second event"));
  gate.open();
  stop.synchronize();
  EXPECT_EQ(text(), "");
  Event untimed(device, {.timing = false});
  untimed.record(null);
  EXPECT_FALSE(untimed.timing());
  EXPECT_THAT(error_of([&] { (void)Event::elapsed_ms(start, untimed); }), HasSubstr("without timing"));
  EXPECT_THAT(error_of([&] { Event(device, {.interprocess = true}); }), HasSubstr("CUDA_ERROR_NOT_SUPPORTED"));
  EXPECT_NE(start.handle(), stop.handle());
}

TEST_F(OrderingTest, AnEventDoesNotRaiseTheStreamsErrors) {
  launch_fault(null, "faulty", kLong);
  Event event(device);
  event.record(null);
  EXPECT_NO_THROW(event.synchronize());
  EXPECT_THAT(error_of([&] { null.synchronize(); }), HasSubstr("faulty"));
}

TEST_F(OrderingTest, AnEventOutlivesItsStream) {
  Event event(device);
  Gate gate;
  {
    const auto stream = Stream::create(device, {.non_blocking = true});
    gate.close_on(*stream);
    event.record(*stream);
  }
  EXPECT_FALSE(event.query());
  gate.open();
  event.synchronize();
  EXPECT_TRUE(event.query());
}

}  // namespace
}  // namespace gridstride
