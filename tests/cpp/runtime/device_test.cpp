#include "runtime/device.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "base/error.h"
#include "runtime/parallel.h"
#include "runtime/test_kernels.h"

namespace gridstride {
namespace {

using runtime_test::error_of;
using testing::HasSubstr;
using testing::StartsWith;

GridDims dims(std::uint32_t gx, std::uint32_t gy, std::uint32_t gz, std::uint32_t bx, std::uint32_t by,
              std::uint32_t bz) {
  GridDims result;
  result.grid[0] = gx;
  result.grid[1] = gy;
  result.grid[2] = gz;
  result.block[0] = bx;
  result.block[1] = by;
  result.block[2] = bz;
  return result;
}

constexpr const char *kInvalidValue =
    "CUDA_ERROR_INVALID_VALUE: This indicates that one or more of the parameters passed to the API call is not within "
    "an acceptable range of values.";

TEST(Device, HasAPlaceAndAName) {
  ASSERT_GE(Device::count(), 1);
  Device &device = Device::get(0);
  EXPECT_EQ(device.ordinal(), 0);
  EXPECT_EQ(device.kind(), DeviceKind::Cpu);
  EXPECT_FALSE(device.name().empty());
  EXPECT_EQ(&Device::get(0), &device);
}

TEST(Device, RefusesOrdinalsThatAreNotThere) {
  for (const int ordinal : {-1, Device::count(), 1000}) {
    try {
      (void)Device::get(ordinal);
      FAIL();
    } catch (const Error &error) {
      EXPECT_EQ(error.kind(), ErrorKind::Cuda);
      EXPECT_THAT(error.what(), StartsWith("CUDA_ERROR_INVALID_DEVICE: there is no device " + std::to_string(ordinal)));
    }
  }
  EXPECT_THROW(Device::set_current(Device::count()), Error);
}

TEST(Device, AnswersForItsAttributes) {
  Device &device = Device::get(0);
  EXPECT_EQ(device.attribute("max_threads_per_block"), 1024);
  EXPECT_EQ(device.attribute("warp_size"), 32);
  EXPECT_EQ(device.attribute("max_block_dim_z"), 64);
  EXPECT_EQ(device.attribute("max_grid_dim_x"), 2147483647);
  EXPECT_EQ(device.attribute("max_grid_dim_y"), 65535);
  EXPECT_EQ(device.attribute("max_shared_memory_per_block"), 49152);
  EXPECT_EQ(device.attribute("multiprocessor_count"), worker_count());
  EXPECT_EQ(device.attribute("compute_capability_major"), device.compute_capability().first);
  EXPECT_FALSE(device.attribute("colour").has_value());
  EXPECT_GT(device.attributes().size(), 30u);
}

TEST(Device, KnowsItsMemory) {
  Device &device = Device::get(0);
  const MemoryInfo info = device.memory_info();
  EXPECT_GT(info.total, std::size_t{64} << 20);
  EXPECT_GT(info.free, 0u);
  EXPECT_LE(info.free, info.total);
}

TEST(Device, AcceptsLaunchesAtItsLimits) {
  const Device &device = Device::get(0);
  for (const GridDims &fine : {dims(1, 1, 1, 1, 1, 1), dims(2147483647u, 65535, 65535, 1024, 1, 1),
                               dims(1, 1, 1, 1, 1024, 1), dims(1, 1, 1, 4, 4, 64), dims(1, 1, 1, 32, 32, 1)}) {
    EXPECT_NO_THROW(device.validate_launch(fine, 49152));
  }
}

TEST(Device, RefusesLaunchesAsCudaDoes) {
  const Device &device = Device::get(0);
  const auto text = [&](const GridDims &launch, std::size_t shared) {
    return error_of([&] { device.validate_launch(launch, shared); });
  };
  EXPECT_EQ(text(dims(1, 1, 1, 2048, 1, 1), 0),
            std::string(kInvalidValue) + " block (2048, 1, 1) has 2048 threads; the limit is 1024");
  EXPECT_EQ(text(dims(1, 1, 1, 33, 32, 1), 0),
            std::string(kInvalidValue) + " block (33, 32, 1) has 1056 threads; the limit is 1024");
  EXPECT_EQ(text(dims(1, 1, 1, 1, 1, 65), 0),
            std::string(kInvalidValue) + " block (1, 1, 65) has 65 threads along z; the limit is 64");
  EXPECT_EQ(text(dims(1, 65536, 1, 1, 1, 1), 0),
            std::string(kInvalidValue) + " grid (1, 65536, 1) has 65536 blocks along y; the limit is 65535");
  EXPECT_EQ(
      text(dims(4294967295u, 1, 1, 1, 1, 1), 0),
      std::string(kInvalidValue) + " grid (4294967295, 1, 1) has 4294967295 blocks along x; the limit is 2147483647");
  EXPECT_EQ(
      text(dims(1, 1, 1, 1, 1, 1), 49153),
      std::string(kInvalidValue) + " the launch asks for 49153 bytes of shared memory a block; the limit is 49152");
  // The product overflows 32 bits: (65536, 65536, 1) is 2**32 threads.
  EXPECT_THAT(text(dims(1, 1, 1, 65536, 65536, 1), 0), HasSubstr("has 4294967296 threads"));
}

TEST(Device, RefusesEmptyLaunchesAsValueErrors) {
  const Device &device = Device::get(0);
  for (int axis = 0; axis < 3; ++axis) {
    GridDims launch;
    launch.grid[axis] = 0;
    try {
      device.validate_launch(launch, 0);
      FAIL();
    } catch (const Error &error) {
      EXPECT_EQ(error.kind(), ErrorKind::Value);
      EXPECT_THAT(error.what(), HasSubstr("the grid"));
    }
    launch.grid[axis] = 1;
    launch.block[axis] = 0;
    EXPECT_THAT(error_of([&] { device.validate_launch(launch, 0); }), HasSubstr("the block"));
  }
}

TEST(Device, KeepsCurrentThingsByThread) {
  Device &device = Device::get(0);
  const auto stream = Stream::create(device);
  device.set_current_stream(stream);
  EXPECT_EQ(device.current_stream(), stream);
  std::thread([&] {
    EXPECT_EQ(device.current_stream(), device.default_stream());
    EXPECT_NE(device.per_thread_stream(), nullptr);
  }).join();
  device.set_current_stream(nullptr);
  EXPECT_EQ(device.current_stream(), device.default_stream());

  Stream *other = nullptr;
  std::thread([&] { other = device.per_thread_stream().get(); }).join();
  EXPECT_EQ(device.per_thread_stream(), device.per_thread_stream());
  EXPECT_EQ(device.per_thread_stream()->handle(), 2u);
  EXPECT_NE(other, nullptr);
}

}  // namespace
}  // namespace gridstride
