#include "runtime/trace.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/error.h"
#include "runtime/device.h"
#include "runtime/test_kernels.h"

namespace gridstride {
namespace {

using namespace runtime_test;
using testing::HasSubstr;

Device &device() {
  return Device::get(0);
}

std::vector<trace::Record> of_kind(const trace::Recorded &recorded, trace::Kind kind) {
  std::vector<trace::Record> found;
  std::copy_if(recorded.records.begin(), recorded.records.end(), std::back_inserter(found),
               [&](const trace::Record &record) { return record.kind == kind; });
  return found;
}

TEST(Trace, RecordsWorkInTheCallerAndOfWorkers) {
  Stream &stream = *device().default_stream();
  std::vector<std::int32_t> values(100000, 0);
  trace::start();
  Launch(touch, {slot(values.data())}, 10, 1.0).on(stream);
  {
    const trace::Label label("by a name of its own");
    Launch(touch, {slot(values.data())}, static_cast<std::int64_t>(values.size()), 1e9).on(stream);
  }
  stream.submit({[] {}, "a task", 1e9, {}});
  stream.synchronize();
  const trace::Recorded recorded = trace::stop();
  const std::vector<trace::Record> launches = of_kind(recorded, trace::Kind::Launch);
  ASSERT_EQ(launches.size(), 2U);
  EXPECT_EQ(launches[1].name, "by a name of its own");
  for (const trace::Record &launch : launches) {
    EXPECT_FALSE(launch.on_host);
    EXPECT_GE(launch.begin, 0);
    EXPECT_LE(launch.begin, launch.end);
  }
  EXPECT_LE(launches[0].end, launches[1].begin);
  const std::vector<trace::Record> tasks = of_kind(recorded, trace::Kind::Task);
  ASSERT_EQ(tasks.size(), 1U);
  EXPECT_EQ(tasks[0].name, "a task");
  EXPECT_LE(launches[1].end, tasks[0].begin);
  const std::vector<trace::Record> waits = of_kind(recorded, trace::Kind::Wait);
  ASSERT_EQ(waits.size(), 1U);
  EXPECT_TRUE(waits[0].on_host);
  EXPECT_EQ(recorded.dropped, 0U);
}

TEST(Trace, RecordsMemoryAndWhatMovesIt) {
  Stream &stream = *device().default_stream();
  trace::start();
  for (const std::size_t bytes : {std::size_t{4096}, std::size_t{8} << 20}) {
    const std::shared_ptr<Buffer> to = device().allocate(bytes);
    const std::shared_ptr<Buffer> from = device().allocate(bytes);
    stream.memset(from->data(), 7, bytes, {&from, 1});
    stream.copy(to->data(), from->data(), bytes, {});
    stream.synchronize();
  }
  const trace::Recorded recorded = trace::stop();
  EXPECT_EQ(of_kind(recorded, trace::Kind::Allocate).size(), 4U);
  EXPECT_EQ(of_kind(recorded, trace::Kind::Free).size(), 4U);
  for (const trace::Record &taken : of_kind(recorded, trace::Kind::Allocate)) EXPECT_GE(taken.held, taken.bytes);
  const std::vector<trace::Record> copies = of_kind(recorded, trace::Kind::Copy);
  const std::vector<trace::Record> fills = of_kind(recorded, trace::Kind::Fill);
  ASSERT_EQ(copies.size(), 2U);
  ASSERT_EQ(fills.size(), 2U);
  EXPECT_EQ(copies[0].bytes, 4096U);
  EXPECT_EQ(fills[1].bytes, std::size_t{8} << 20);
}

TEST(Trace, OffItRecordsNothingAndOneRunsAtATime) {
  Stream &stream = *device().default_stream();
  std::vector<std::int32_t> values(10, 0);
  trace::start();
  try {
    trace::start();
    FAIL();
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Runtime);
    EXPECT_THAT(error.message(), HasSubstr("one at a time"));
  }
  (void)trace::stop();
  Launch(touch, {slot(values.data())}, 10, 1.0).on(stream);
  trace::start();
  EXPECT_TRUE(trace::stop().records.empty());
}

TEST(Trace, WorkOfAnEarlierTimelineIsLeftOut) {
  Stream &stream = *device().default_stream();
  Gate gate;
  trace::start();
  gate.close_on(stream);
  (void)trace::stop();
  trace::start();
  gate.open();
  stream.synchronize();
  EXPECT_TRUE(of_kind(trace::stop(), trace::Kind::Launch).empty());
}

}  // namespace
}  // namespace gridstride
