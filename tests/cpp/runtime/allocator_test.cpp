#include "runtime/allocator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "base/error.h"
#include "runtime/cpu/size_class.h"
#include "runtime/host_memory.h"
#include "runtime/test_kernels.h"

namespace gridstride {
namespace {

using testing::HasSubstr;

class AllocatorTest : public testing::Test {
protected:
  void SetUp() override {
    device.synchronize();
    allocator.free_all_blocks();
    live = allocator.statistics().live;
  }
  void TearDown() override {
    allocator.set_limit(0);
    allocator.set_pressure_hook({});
    EXPECT_EQ(allocator.statistics().live, live) << "a buffer is still alive";
  }

  Device &device = Device::get(0);
  Allocator &allocator = device.allocator();
  std::size_t live = 0;
};

TEST(SizeClass, CoversEverySizeWithBoundedWaste) {
  for (std::size_t bytes = 0; bytes <= cpu::kLargestChunk; bytes += bytes < 4096 ? 1 : 37) {
    const int index = cpu::class_of(bytes);
    ASSERT_GE(index, 0);
    ASSERT_LT(index, cpu::kClassCount);
    const std::size_t size = cpu::class_bytes(index);
    ASSERT_GE(size, bytes);
    if (index > 0) {
      ASSERT_LT(cpu::class_bytes(index - 1), std::max<std::size_t>(bytes, 1)) << bytes;
    }
    ASSERT_LE(size, std::max<std::size_t>(bytes + bytes / 4, bytes + 64));
  }
}

TEST_F(AllocatorTest, GivesAlignedMemoryOfEverySize) {
  std::mt19937 random(3);
  std::vector<std::shared_ptr<Buffer>> buffers;
  std::vector<unsigned char> marks;
  for (int i = 0; i < 400; ++i) {
    const std::size_t bytes =
        i < 10 ? static_cast<std::size_t>(i) : (std::size_t{1} << (random() % 23)) + random() % 97;
    buffers.push_back(device.allocate(bytes));
    marks.push_back(static_cast<unsigned char>(random()));
    Buffer &buffer = *buffers.back();
    ASSERT_NE(buffer.data(), nullptr);
    ASSERT_EQ(reinterpret_cast<std::uintptr_t>(buffer.data()) % 64, 0u);
    ASSERT_EQ(buffer.bytes(), bytes);
    ASSERT_EQ(&buffer.device(), &device);
    ASSERT_FALSE(buffer.exported());
    std::memset(buffer.data(), marks.back(), bytes);
  }
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    const auto *const bytes = static_cast<const unsigned char *>(buffers[i]->data());
    for (std::size_t at = 0; at < buffers[i]->bytes(); ++at) ASSERT_EQ(bytes[at], marks[i]);
  }
}

TEST_F(AllocatorTest, PutsLargeBuffersOnHugePages) {
  const auto buffer = device.allocate(40 << 20);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(buffer->data()) % (2 << 20), 0u);
}

TEST_F(AllocatorTest, RecyclesWhatWasFreed) {
  for (const std::size_t bytes : {std::size_t{80}, std::size_t{100000}, std::size_t{50} << 20}) {
    void *const first = device.allocate(bytes)->data();
    EXPECT_EQ(device.allocate(bytes)->data(), first) << bytes;
  }
  const std::uint64_t recycled = allocator.statistics().recycled;
  // A little smaller is served too; much smaller is not, so that no large block is wasted on it.
  (void)device.allocate(45 << 20);
  EXPECT_EQ(allocator.statistics().recycled, recycled + 1);
  (void)device.allocate(20 << 20);
  EXPECT_EQ(allocator.statistics().recycled, recycled + 1);
}

TEST_F(AllocatorTest, TakesTheBestFit) {
  void *wanted = nullptr;
  {
    const auto large = device.allocate(60 << 20);
    const auto fitting = device.allocate(54 << 20);
    wanted = fitting->data();
  }
  EXPECT_EQ(device.allocate(52 << 20)->data(), wanted);
}

TEST_F(AllocatorTest, Counts) {
  const AllocatorStatistics before = allocator.statistics();
  allocator.reset_peak();
  {
    const auto small = device.allocate(100);
    const auto large = device.allocate(30 << 20);
    const AllocatorStatistics during = allocator.statistics();
    EXPECT_EQ(during.live, before.live + 2);
    EXPECT_GE(during.used, before.used + 100 + (30 << 20));
    EXPECT_LE(during.used, before.used + 200 + (33 << 20));
    EXPECT_GE(during.held, during.used);
    EXPECT_EQ(during.peak, during.used);
    EXPECT_EQ(during.allocations, before.allocations + 2);
  }
  const AllocatorStatistics after = allocator.statistics();
  EXPECT_EQ(after.used, before.used);
  EXPECT_EQ(after.live, before.live);
  EXPECT_GE(after.peak, before.used + (30 << 20));
  EXPECT_GE(after.held, before.held + (30 << 20));
  EXPECT_GE(allocator.free_all_blocks(), std::size_t{30} << 20);
  EXPECT_LT(allocator.statistics().held, after.held);
}

TEST_F(AllocatorTest, FreesSlabsOfWhichNothingIsInUse) {
  std::vector<std::shared_ptr<Buffer>> buffers;
  for (int i = 0; i < 5000; ++i) buffers.push_back(device.allocate(1000));
  const std::size_t full = allocator.statistics().held;
  const auto kept = buffers[2500];
  std::memset(kept->data(), 77, 1000);
  buffers.clear();
  EXPECT_GT(allocator.free_all_blocks(), std::size_t{3} << 20);
  EXPECT_LT(allocator.statistics().held, full - (std::size_t{3} << 20));
  EXPECT_EQ(static_cast<unsigned char *>(kept->data())[999], 77);
  // What is left of the slab still serves.
  std::set<void *> places;
  for (int i = 0; i < 5000; ++i) {
    buffers.push_back(device.allocate(1000));
    places.insert(buffers.back()->data());
  }
  EXPECT_EQ(places.size(), buffers.size());
  EXPECT_FALSE(places.contains(kept->data()));
}

TEST_F(AllocatorTest, RefusesAtOnceWhatCanNeverFit) {
  const std::size_t total = device.memory_info().total;
  for (const std::size_t bytes : {total + 1, total * 100, ~std::size_t{0}}) {
    try {
      (void)device.allocate(bytes);
      FAIL();
    } catch (const Error &error) {
      EXPECT_EQ(error.kind(), ErrorKind::OutOfMemory);
      EXPECT_THAT(error.what(), HasSubstr("out of memory on device 0"));
      EXPECT_THAT(error.what(), HasSubstr("in all"));
    }
    EXPECT_THROW(allocator.check_size(bytes), Error);
  }
  EXPECT_NO_THROW(allocator.check_size(total));
  EXPECT_NO_THROW((void)device.allocate(1000));
}

TEST_F(AllocatorTest, RefusesWhatTheSystemDoesNotHaveNow) {
  // Within the device, but more than is free: mapped it would be, and the process killed when it is touched.
  const std::size_t bytes = device.memory_info().total - (std::size_t{8} << 20);
  const std::size_t held = allocator.statistics().held;
  EXPECT_NO_THROW(allocator.check_size(bytes));
  EXPECT_THAT(runtime_test::error_of([&] { (void)device.allocate(bytes); }), HasSubstr("and the system can give"));
  // The same in small pieces, none of which is touched.
  std::vector<std::shared_ptr<Buffer>> pieces;
  const std::size_t piece = device.memory_info().total / 40;
  EXPECT_THROW(
      {
        for (int i = 0; i < 40; ++i) pieces.push_back(device.allocate(piece));
      },
      Error);
  EXPECT_GT(pieces.size(), 2u);
  pieces.clear();
  (void)allocator.free_all_blocks();
  EXPECT_EQ(allocator.statistics().held, held);
}

TEST_F(AllocatorTest, KeepsToALimit) {
  const std::size_t used = allocator.statistics().used;
  allocator.set_limit(used + (20 << 20));
  EXPECT_EQ(allocator.limit(), used + (20 << 20));
  const auto first = device.allocate(12 << 20);
  const std::string text = runtime_test::error_of([&] { (void)device.allocate(12 << 20); });
  EXPECT_THAT(text, HasSubstr("12,582,912 bytes were asked for"));
  EXPECT_THAT(text, HasSubstr("are in use of a limit of"));
  const auto second = device.allocate(4 << 20);
  allocator.set_limit(0);
  EXPECT_NO_THROW((void)device.allocate(12 << 20));
}

TEST_F(AllocatorTest, ALimitCountsSmallBuffersToo) {
  allocator.set_limit(allocator.statistics().used + 100000);
  std::vector<std::shared_ptr<Buffer>> buffers;
  EXPECT_THROW(
      {
        for (int i = 0; i < 200; ++i) buffers.push_back(device.allocate(1024));
      },
      Error);
  EXPECT_GE(buffers.size(), 90u);
}

TEST_F(AllocatorTest, UnderPressureWaitsForWorkAndThenAsks) {
  const std::size_t used = allocator.statistics().used;
  allocator.set_limit(used + (20 << 20));
  // A launch in flight holds 16 MiB and lets go when it ends.
  {
    std::vector<std::shared_ptr<Buffer>> held{device.allocate(16 << 20)};
    runtime_test::Launch launch(runtime_test::touch, {runtime_test::slot(held[0]->data())}, 1 << 20,
                                runtime_test::kLong);
    launch.request.buffers = held;
    launch.on(*device.default_stream());
  }
  EXPECT_NO_THROW((void)device.allocate(16 << 20));

  // Something outside holds memory and gives it up when asked.
  auto kept = device.allocate(16 << 20);
  std::size_t asked = 0;
  allocator.set_pressure_hook([&](std::size_t bytes) {
    asked = bytes;
    kept.reset();
    (void)allocator.free_all_blocks();
    (void)device.allocate(1000);
  });
  EXPECT_NO_THROW((void)device.allocate(15 << 20));
  EXPECT_EQ(asked, std::size_t{15} << 20);

  // A hook that needs memory which is not there does not run into itself.
  kept = device.allocate(16 << 20);
  int calls = 0;
  allocator.set_pressure_hook([&](std::size_t) {
    ++calls;
    (void)device.allocate(16 << 20);
  });
  EXPECT_THROW((void)device.allocate(16 << 20), Error);
  EXPECT_EQ(calls, 1);
}

TEST_F(AllocatorTest, WrapsForeignMemory) {
  int memory[4] = {1, 2, 3, 4};
  int released = 0;
  {
    const auto buffer = Buffer::wrap(device, memory, sizeof(memory), [&] { ++released; });
    EXPECT_EQ(buffer->data(), memory);
    EXPECT_TRUE(buffer->foreign());
    EXPECT_TRUE(buffer->exported());
    const auto second = buffer;
    EXPECT_EQ(released, 0);
  }
  EXPECT_EQ(released, 1);
  EXPECT_EQ(allocator.statistics().live, live);
}

TEST_F(AllocatorTest, RunsHostReleasesOnHostThreadsOnly) {
  int memory = 0;
  std::vector<int> order;
  std::thread([&] {
    auto buffer = Buffer::wrap(
        device, &memory, 4, [&] { order.push_back(1); }, ReleaseOn::Host);
    buffer.reset();
  }).join();
  EXPECT_TRUE(order.empty());
  run_host_releases();
  EXPECT_EQ(order, std::vector<int>{1});
  run_host_releases();
  EXPECT_EQ(order.size(), 1u);
  // A synchronisation is a host thread's.
  (void)Buffer::wrap(
      device, &memory, 4, [&] { order.push_back(2); }, ReleaseOn::Host);
  device.default_stream()->synchronize();
  EXPECT_EQ(order.size(), 2u);
}

TEST_F(AllocatorTest, MarksExports) {
  const auto buffer = device.allocate(8);
  EXPECT_FALSE(buffer->exported());
  buffer->mark_exported();
  EXPECT_TRUE(buffer->exported());
  EXPECT_FALSE(buffer->foreign());
  EXPECT_TRUE(allocate_host(100)->exported());
}

TEST_F(AllocatorTest, IsSafeFromManyThreads) {
  std::vector<std::thread> threads;
  std::atomic<bool> done{false};
  for (unsigned t = 0; t < 6; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937 random(t);
      std::vector<std::pair<std::shared_ptr<Buffer>, unsigned char>> mine(40);
      for (int i = 0; i < 4000; ++i) {
        auto &[buffer, mark] = mine[random() % mine.size()];
        if (buffer) {
          const auto *const bytes = static_cast<const unsigned char *>(buffer->data());
          ASSERT_EQ(bytes[0], mark);
          ASSERT_EQ(bytes[buffer->bytes() - 1], mark);
        }
        const bool large = random() % 100 == 0;
        buffer = device.allocate(1 + (large ? (2 << 20) + random() % (1 << 20) : random() % 5000));
        mark = static_cast<unsigned char>(random());
        auto *const bytes = static_cast<unsigned char *>(buffer->data());
        bytes[0] = bytes[buffer->bytes() - 1] = mark;
      }
    });
  }
  std::thread trimmer([&] {
    while (!done) {
      (void)allocator.free_all_blocks();
      (void)allocator.statistics();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  });
  for (std::thread &thread : threads) thread.join();
  done = true;
  trimmer.join();
}

}  // namespace
}  // namespace gridstride
