#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <thread>

#include <gmock/gmock.h>

#include "codegen/nvptx/kernels.h"
#include "cuda_device/device.h"
#include "runtime/cuda/staging.h"

namespace gridstride::testing {
namespace {

using ::testing::HasSubstr;

class CudaRuntime : public OnDevice {};

template <class Call>
std::string error_of(Call &&call) {
  try {
    call();
  } catch (const Error &error) {
    return error.what();
  }
  return "no error";
}

TEST_F(CudaRuntime, SaysWhatTheDeviceIs) {
  EXPECT_FALSE(context().name().empty());
  EXPECT_GE(context().compute_capability().first, 7);
  EXPECT_EQ(context().limits().max_threads_per_block, 1024U);
  EXPECT_GT(context().limits().multiprocessors, 0);
  for (const cuda::Attribute &each : cuda::attribute_table()) {
    EXPECT_TRUE(context().attribute(each.number).has_value()) << each.name;
  }
  EXPECT_GE(cuda::driver_version(), 11000);
  EXPECT_THAT(error_of([] { static_cast<void>(cuda::Context::get(99)); }), HasSubstr("CUDA_ERROR_INVALID_DEVICE"));
}

TEST_F(CudaRuntime, CopiesOfEverySizeComeBack) {
  for (const std::size_t bytes :
       {std::size_t{1}, std::size_t{100}, cuda::Staging::kSmall, cuda::Staging::kSmall + 1, cuda::Staging::kBuffer,
        cuda::Staging::kBuffer + 3, 11 * cuda::Staging::kBuffer + 17}) {
    std::vector<std::uint8_t> in(bytes);
    for (std::size_t i = 0; i < bytes; ++i) in[i] = static_cast<std::uint8_t>(i * 7 + (i >> 9));
    const cuda::Allocation memory = context().memory().allocate(bytes, stream());
    stream()->copy_in(memory.data(), in.data(), bytes);
    const cuda::Allocation second = context().memory().allocate(bytes, stream());
    stream()->copy(second.data(), memory.data(), bytes);
    std::vector<std::uint8_t> out(bytes);
    stream()->copy_out(out.data(), second.data(), bytes);
    ASSERT_EQ(in, out) << bytes;
  }
}

TEST_F(CudaRuntime, FillsElements) {
  const cuda::Allocation memory = context().memory().allocate(4000, stream());
  stream()->fill(memory.data(), 0xabcd1234, 4, 1000);
  stream()->fill(memory.data(), 0x5678, 2, 10);
  stream()->fill(memory.data(), 0x9a, 1, 3);
  std::vector<std::uint8_t> out(4000);
  stream()->copy_out(out.data(), memory.data(), out.size());
  EXPECT_EQ(out[0], 0x9a);
  EXPECT_EQ(out[2], 0x9a);
  EXPECT_EQ(out[3], 0x56);
  EXPECT_EQ(out[18], 0x78);
  EXPECT_EQ(out[20], 0x34);
  EXPECT_EQ(out[3999], 0xab);
}

TEST_F(CudaRuntime, StreamsAndEventsKeepOrder) {
  const auto first = cuda::Stream::create(context(), {.non_blocking = true, .priority = 0});
  const auto second = cuda::Stream::create(context(), {.non_blocking = true, .priority = -100});
  EXPECT_LE(second->priority(), first->priority());
  constexpr std::size_t kBytes = std::size_t{256} << 20;
  const cuda::Allocation a = context().memory().allocate(kBytes, first);
  cuda::Event start(context());
  cuda::Event stop(context());
  first->record(start);
  for (int i = 0; i < 20; ++i) first->fill(a.data(), static_cast<std::uint32_t>(i), 4, kBytes / 4);
  first->record(stop);
  EXPECT_THAT(error_of([&] { static_cast<void>(cuda::Event::elapsed_ms(start, stop)); }),
              HasSubstr("CUDA_ERROR_NOT_READY"));
  second->wait(stop);
  std::vector<std::uint32_t> out(1000);
  second->copy_out(out.data(), a.data() + kBytes - 4000, 4000);
  EXPECT_EQ(out[999], 19U);
  EXPECT_TRUE(stop.query());
  EXPECT_GT(cuda::Event::elapsed_ms(start, stop), 0);
  EXPECT_TRUE(first->query());
  int polls = 0;
  for (int i = 0; i < 2000; ++i) first->fill(a.data(), static_cast<std::uint32_t>(i), 4, kBytes / 4);
  first->synchronize([&] { ++polls; });
  EXPECT_GT(polls, 1);
  for (int i = 0; i < 2000; ++i) first->fill(a.data(), static_cast<std::uint32_t>(i), 4, kBytes / 4);
  EXPECT_THROW(first->synchronize([] { throw std::runtime_error("interrupted"); }), std::runtime_error);
  first->synchronize();
}

TEST_F(CudaRuntime, RefusesLaunchesAsCudaDoes) {
  LoadedKernel kernel = LoadedKernel::make(vector_add_kernel(DType::Float32));
  std::vector<std::uint64_t> slots(9, 0);
  GridDims dims;
  dims.block[0] = 2048;
  EXPECT_THAT(error_of([&] { kernel.launch(stream(), slots, {}, dims); }),
              ::testing::AllOf(HasSubstr("CUDA_ERROR_INVALID_VALUE"), HasSubstr("2048")));
  dims.block[0] = 0;
  EXPECT_THAT(error_of([&] { kernel.launch(stream(), slots, {}, dims); }), HasSubstr("at least 1"));
  codegen::nvptx::Options options;
  options.max_threads = 128;
  LoadedKernel narrow = LoadedKernel::make(vector_add_kernel(DType::Float32), options);
  dims.block[0] = 256;
  EXPECT_THAT(error_of([&] { narrow.launch(stream(), slots, {}, dims); }),
              ::testing::AllOf(HasSubstr("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"), HasSubstr("128")));
  // Nothing of it harmed the device.
  dims.block[0] = 32;
  kernel.launch(stream(), slots, {}, dims);
  stream()->synchronize();
}

TEST_F(CudaRuntime, SaysWhatIsWrongWithPtx) {
  EXPECT_THAT(
      error_of([] { static_cast<void>(cuda::assemble(context(), ".version 7.8\n.target sm_90\nnonsense\n", false)); }),
      ::testing::AllOf(HasSubstr("CUDA_ERROR_INVALID_PTX"), HasSubstr("line 3")));
}

TEST_F(CudaRuntime, TakesMoreSharedMemoryWhenAsked) {
  LoadedKernel kernel = LoadedKernel::make(vector_add_kernel(DType::Float32));
  std::vector<std::uint64_t> slots(9, 0);
  std::vector<void *> params = {slots.data()};
  cuda::Launch request;
  request.function = kernel.function.get();
  request.params = params;
  request.shared_bytes = context().limits().max_shared_memory_per_block - 1024;
  EXPECT_GT(request.shared_bytes, std::size_t{48} << 10);
  cuda::launch(*stream(), request);
  stream()->synchronize();
}

TEST_F(CudaRuntime, MemoryRunsOutWithAMessageAndComesBack) {
  cuda::MemoryPool &pool = context().memory();
  EXPECT_THAT(error_of([&] { static_cast<void>(pool.allocate(std::size_t{1} << 50, stream())); }),
              HasSubstr("out of memory"));
  pool.free_all_blocks();
  const std::size_t before = pool.statistics().used;
  pool.set_limit(before + (std::size_t{64} << 20));
  {
    const cuda::Allocation half = pool.allocate(std::size_t{40} << 20, stream());
    EXPECT_THAT(error_of([&] { static_cast<void>(pool.allocate(std::size_t{40} << 20, stream())); }),
                ::testing::AllOf(HasSubstr("out of memory"), HasSubstr("limit")));
  }
  const cuda::Allocation again = pool.allocate(std::size_t{40} << 20, stream());
  pool.set_limit(0);
}

/// In a process of its own: an address that no one may touch ends the context, and each later call says so.
TEST_F(CudaRuntime, ALostDeviceSaysSoInEachCall) {
  if (std::getenv("GS_LOSE_THE_DEVICE") != nullptr) {
    LoadedKernel kernel = LoadedKernel::make(vector_add_kernel(DType::Float32));
    std::vector<std::uint64_t> slots = {64, 1000, 4, 64, 1000, 4, 64, 1000, 4};
    GridDims dims;
    dims.block[0] = 32;
    kernel.launch(stream(), slots, {}, dims);
    EXPECT_THAT(error_of([] { stream()->synchronize(); }), HasSubstr("CUDA_ERROR_ILLEGAL_ADDRESS"));
    const std::string later =
        error_of([] { static_cast<void>(context().memory().allocate(std::size_t{8} << 20, stream())); });
    EXPECT_THAT(later, ::testing::AllOf(HasSubstr("CUDA_ERROR_ILLEGAL_ADDRESS"), HasSubstr("cannot be used any more")));
    EXPECT_THAT(error_of([] { context().synchronize(); }), HasSubstr("cannot be used any more"));
    return;
  }
  char self[4096] = {};
  ASSERT_GT(readlink("/proc/self/exe", self, sizeof self - 1), 0);
  const std::string command = "GS_LOSE_THE_DEVICE=1 '" + std::string(self) +
                              "' --gtest_filter=CudaRuntime.ALostDeviceSaysSoInEachCall > /tmp/gs_lost.log 2>&1";
  EXPECT_EQ(std::system(command.c_str()), 0) << "see /tmp/gs_lost.log";
}

TEST_F(CudaRuntime, ManyThreadsShareAPoolAndStreams) {
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      const auto own = cuda::Stream::create(context());
      for (int round = 0; round < 100; ++round) {
        const std::size_t words = static_cast<std::size_t>(1 + (round * 37 + t * 101) % 300000);
        const cuda::Allocation memory = context().memory().allocate(words * 4, own);
        const auto mark = static_cast<std::uint32_t>(t * 1000 + round);
        own->fill(memory.data(), mark, 4, words);
        std::vector<std::uint32_t> out(words);
        own->copy_out(out.data(), memory.data(), words * 4);
        for (const std::uint32_t each : out) wrong += each != mark ? 1 : 0;
      }
    });
  }
  for (std::thread &each : threads) each.join();
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace gridstride::testing
