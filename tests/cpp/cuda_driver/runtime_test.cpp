#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "cuda_driver/fake_driver.h"
#include "runtime/cuda/fault.h"
#include "runtime/cuda/launch.h"
#include "runtime/cuda/memory.h"
#include "runtime/cuda/staging.h"

namespace gridstride::testing {
namespace {

using namespace cuda;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr std::size_t kMiB = std::size_t{1} << 20;

/// The engine's side of the driver, against a driver that runs work only when it is waited for.
class FakeDevice : public ::testing::Test {
protected:
  void SetUp() override {
    if (!FakeDriver::install()) GTEST_SKIP() << "this process has looked for the real driver already";
    fake_.lost = false;
    fake_.next_result = kSuccess;
  }
  void TearDown() override {
    if (!FakeDriver::install() || context().lost()) return;
    fake_.run_all();
    context().memory().set_limit(0);
    context().memory().set_pressure_hook({});
    context().memory().free_all_blocks();
  }
  static Context &context() { return Context::get(0); }
  static const std::shared_ptr<Stream> &stream() { return Stream::null(context()); }
  template <class Call>
  static std::string error_of(Call &&call, ErrorKind kind = ErrorKind::Cuda) {
    try {
      call();
    } catch (const Error &error) {
      EXPECT_EQ(error.kind(), kind) << error.what();
      return error.what();
    }
    return "no error";
  }

  FakeDriver &fake_ = FakeDriver::get();
};

TEST_F(FakeDevice, ErrorsNameTheCallAndTheCode) {
  EXPECT_EQ(error_of([] { cuda::check(1, "doing something"); }),
            "CUDA_ERROR_INVALID_VALUE: the driver's text; while doing something");
  EXPECT_THAT(error_of([] { cuda::check(kOutOfMemory, "allocating"); }, ErrorKind::OutOfMemory),
              HasSubstr("CUDA_ERROR_OUT_OF_MEMORY"));
  EXPECT_THAT(error_of([] { static_cast<void>(Context::get(3)); }),
              AllOf(HasSubstr("CUDA_ERROR_INVALID_DEVICE"), HasSubstr("3")));
}

TEST_F(FakeDevice, TheContextIsMadeCurrentOnce) {
  context().use();
  const int before = fake_.context_switches;
  for (int i = 0; i < 10; ++i) context().use();
  EXPECT_EQ(fake_.context_switches, before);
  Context::forget_current();
  context().use();
  EXPECT_EQ(fake_.context_switches, before + 1);
}

TEST_F(FakeDevice, ABlockIsReusedAtOnceInItsStream) {
  MemoryPool &pool = context().memory();
  DevicePointer first = 0;
  {
    const Allocation memory = pool.allocate(3 * kMiB, stream());
    first = memory.data();
    EXPECT_EQ(first % 512, 0U);
    EXPECT_EQ(pool.statistics().used, 4 * kMiB);
  }
  EXPECT_EQ(pool.statistics().used, 0U);
  const std::size_t calls = fake_.allocations;
  const Allocation again = pool.allocate(4 * kMiB - 5, stream());
  EXPECT_EQ(again.data(), first);
  EXPECT_EQ(fake_.allocations, calls);
  // Too much would be wasted on this.
  const Allocation small = pool.allocate(2 * kMiB, stream());
  EXPECT_NE(small.data(), first);
}

TEST_F(FakeDevice, SmallBlocksComeFromSlabs) {
  MemoryPool &pool = context().memory();
  const std::size_t calls = fake_.allocations;
  std::vector<Allocation> many;
  std::set<DevicePointer> seen;
  for (int i = 0; i < 200; ++i) {
    many.push_back(pool.allocate(static_cast<std::size_t>(i % 3) * 100 + 300, stream()));
    EXPECT_TRUE(seen.insert(many.back().data()).second);
  }
  EXPECT_LE(fake_.allocations - calls, 2U);
  EXPECT_EQ(pool.statistics().live, 200U);
  // A slab goes back only when nothing of it is in use.
  many.resize(1);
  pool.free_all_blocks();
  EXPECT_EQ(pool.statistics().held, 2 * kMiB);
  many.clear();
  EXPECT_EQ(pool.free_all_blocks(), 2 * kMiB);
  EXPECT_EQ(pool.statistics().held, 0U);
}

TEST_F(FakeDevice, EverySizeFitsItsBlock) {
  MemoryPool &pool = context().memory();
  for (std::size_t bytes = 0; bytes < 2 * kMiB; bytes = bytes * 5 / 4 + 1) {
    const std::size_t before = pool.statistics().used;
    const Allocation memory = pool.allocate(bytes, stream());
    const std::size_t block = pool.statistics().used - before;
    EXPECT_GE(block, bytes);
    if (bytes > 2048 && bytes <= kMiB) {
      EXPECT_LE(block, bytes * 13 / 10) << bytes;
    }
    EXPECT_NE(memory.data(), 0U);
  }
}

TEST_F(FakeDevice, AnotherStreamsBlockIsWaitedFor) {
  MemoryPool &pool = context().memory();
  const auto first = Stream::create(context());
  const auto second = Stream::create(context());
  DevicePointer data = 0;
  bool finished = false;
  {
    const Allocation memory = pool.allocate(2 * kMiB, first);
    data = memory.data();
    fake_.enqueue(first->handle(), [&] { finished = true; });
  }
  const Allocation taken = pool.allocate(2 * kMiB, second);
  EXPECT_EQ(taken.data(), data);
  bool too_early = false;
  fake_.enqueue(second->handle(), [&] { too_early = !finished; });
  // The second stream runs first, as far as it can.
  while (fake_.run_one(FakeDriver::number(second->handle()))) {}
  EXPECT_FALSE(fake_.idle(FakeDriver::number(second->handle())));
  fake_.run_all();
  EXPECT_TRUE(finished);
  EXPECT_FALSE(too_early);
}

TEST_F(FakeDevice, MemoryUsedOnAnotherStreamIsFreedBehindIt) {
  MemoryPool &pool = context().memory();
  const auto home = Stream::create(context());
  const auto other = Stream::create(context());
  bool finished = false;
  {
    Allocation memory = pool.allocate(2 * kMiB, home);
    memory.also_used_on(other);
    fake_.enqueue(other->handle(), [&] { finished = true; });
  }
  const Allocation next = pool.allocate(2 * kMiB, home);
  bool too_early = false;
  fake_.enqueue(home->handle(), [&] { too_early = !finished; });
  while (fake_.run_one(FakeDriver::number(home->handle()))) {}
  EXPECT_FALSE(finished);
  fake_.run_all();
  EXPECT_TRUE(finished);
  EXPECT_FALSE(too_early);
}

TEST_F(FakeDevice, AStreamThatGoesLeavesItsMemoryBehindItsWork) {
  MemoryPool &pool = context().memory();
  bool finished = false;
  DevicePointer data = 0;
  {
    const auto gone = Stream::create(context());
    const Allocation memory = pool.allocate(2 * kMiB, gone);
    data = memory.data();
    fake_.enqueue(gone->handle(), [&] { finished = true; });
  }
  const Allocation taken = pool.allocate(2 * kMiB, stream());
  EXPECT_EQ(taken.data(), data);
  bool too_early = false;
  fake_.enqueue(stream()->handle(), [&] { too_early = !finished; });
  fake_.run_all();
  EXPECT_TRUE(finished);
  EXPECT_FALSE(too_early);
}

TEST_F(FakeDevice, AFullDeviceGivesItsCachesBackFirst) {
  MemoryPool &pool = context().memory();
  for (const std::size_t bytes : {10 * kMiB, 20 * kMiB, 30 * kMiB}) static_cast<void>(pool.allocate(bytes, stream()));
  EXPECT_EQ(pool.statistics().held, 60 * kMiB);
  const Allocation large = pool.allocate(50 * kMiB, stream());
  EXPECT_EQ(pool.statistics().held, 50 * kMiB);
  const std::string error =
      error_of([&] { static_cast<void>(pool.allocate(20 * kMiB, stream())); }, ErrorKind::OutOfMemory);
  EXPECT_THAT(error, AllOf(HasSubstr("out of memory"), HasSubstr(std::to_string(20 * kMiB)),
                           HasSubstr(std::to_string(50 * kMiB))));
}

TEST_F(FakeDevice, PressureLetsGoOfMemory) {
  MemoryPool &pool = context().memory();
  Allocation large = pool.allocate(50 * kMiB, stream());
  std::size_t asked = 0;
  pool.set_pressure_hook([&](std::size_t bytes) {
    asked = bytes;
    large = Allocation();
  });
  const Allocation next = pool.allocate(40 * kMiB, stream());
  EXPECT_EQ(asked, 40 * kMiB);
}

TEST_F(FakeDevice, LimitsHold) {
  MemoryPool &pool = context().memory();
  pool.set_limit(8 * kMiB);
  EXPECT_THAT(error_of([&] { static_cast<void>(pool.allocate(9 * kMiB, stream())); }, ErrorKind::OutOfMemory),
              HasSubstr("limit"));
  EXPECT_THAT(error_of([&] { pool.check_size(9 * kMiB); }, ErrorKind::OutOfMemory), HasSubstr("limit"));
  const Allocation one = pool.allocate(6 * kMiB, stream());
  EXPECT_THAT(error_of([&] { static_cast<void>(pool.allocate(4 * kMiB, stream())); }, ErrorKind::OutOfMemory),
              HasSubstr("limit"));
  EXPECT_EQ(pool.statistics().peak, pool.statistics().peak);
}

TEST_F(FakeDevice, LargeCopiesGoThroughRecycledPinnedBuffers) {
  std::vector<std::uint8_t> in(3 * Staging::kBuffers * Staging::kBuffer / 2 + 12345);
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<std::uint8_t>(i * 31 + (i >> 12));
  fake_.memory += in.size();  // room for it
  void *memory = std::malloc(in.size());
  const auto device = static_cast<DevicePointer>(FakeDriver::number(memory));
  const std::vector<std::uint8_t> original = in;
  stream()->copy_in(device, in.data(), in.size());
  const std::size_t pinned = fake_.host_bytes;
  // The bytes have been taken: changing them now changes nothing.
  std::fill(in.begin(), in.end(), std::uint8_t{0});
  std::vector<std::uint8_t> out(original.size());
  stream()->copy_out(out.data(), device, out.size());
  EXPECT_EQ(out, original);
  EXPECT_EQ(fake_.host_bytes, pinned);
  EXPECT_LE(pinned, Staging::kBuffers * Staging::kBuffer + 4096 * 4);
  fake_.memory -= in.size();
  std::free(memory);
}

TEST_F(FakeDevice, WaitsPollAndCanBeInterrupted) {
  const auto own = Stream::create(context());
  own->synchronize([] {});
  fake_.queues[FakeDriver::number(own->handle())].work.push_back([] { return false; });  // never done
  EXPECT_THROW(own->synchronize([] { throw std::runtime_error("interrupted"); }), std::runtime_error);
  fake_.queues[FakeDriver::number(own->handle())].work.clear();
}

TEST_F(FakeDevice, ForeignHandlesAreWhatCudaSays) {
  EXPECT_EQ(Stream::foreign(context(), 0), Stream::null(context()));
  EXPECT_EQ(Stream::foreign(context(), 1), Stream::null(context()));
  EXPECT_EQ(Stream::foreign(context(), 2), Stream::per_thread(context()));
  EXPECT_EQ(FakeDriver::number(Stream::foreign(context(), 12345)->handle()), 12345U);
}

TEST_F(FakeDevice, PrioritiesAreHeldToTheRange) {
  EXPECT_EQ(Stream::create(context(), {.non_blocking = false, .priority = -100})->priority(), -5);
  EXPECT_EQ(Stream::create(context(), {.non_blocking = true, .priority = 100})->priority(), 0);
}

TEST_F(FakeDevice, LaunchesAreValidated) {
  const Cubin cubin(16);
  Function function(Module::load(context(), cubin), "kernel");
  EXPECT_EQ(function.max_threads(), 512);
  std::uint64_t address = 0;
  std::vector<void *> params = {&address};
  Launch request;
  request.function = &function;
  request.params = params;
  request.dims.block[0] = 600;
  EXPECT_THAT(error_of([&] { launch(*stream(), request); }),
              AllOf(HasSubstr("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"), HasSubstr("512")));
  request.dims.block[0] = 2000;
  EXPECT_THAT(error_of([&] { launch(*stream(), request); }), HasSubstr("CUDA_ERROR_INVALID_VALUE"));
  request.dims.block[0] = 32;
  request.dims.grid[1] = 70000;
  EXPECT_THAT(error_of([&] { launch(*stream(), request); }), HasSubstr("along y"));
  request.dims.grid[1] = 0;
  EXPECT_THAT(error_of([&] { launch(*stream(), request); }, ErrorKind::Value), HasSubstr("at least 1"));
  request.dims.grid[1] = 1;
  request.shared_bytes = 1 << 20;
  EXPECT_THAT(error_of([&] { launch(*stream(), request); }), HasSubstr("shared memory"));
  request.shared_bytes = 100 << 10;
  launch(*stream(), request);
}

class Owner final : public LaunchOwner {
public:
  [[noreturn]] void raise(const FaultRecord &fault) const override {
    throw Error(ErrorKind::Index, "site " + std::to_string(fault.site) + " index " + std::to_string(fault.index));
  }
  [[nodiscard]] const std::string &launch_name() const override { return name_; }

private:
  std::string name_ = "kernel";
};

TEST_F(FakeDevice, FaultsShowAtTheNextSynchronisationOnce) {
  const Cubin cubin(16);
  Function function(Module::load(context(), cubin), "kernel");
  fake_.kernel = [](void **params) {
    auto *fault = static_cast<CudaFault *>(params[0]);
    if (fault->record.raised != 0) return;
    fault->record.raised = 1;
    fault->record.site = 3;
    fault->record.index = 1000;
    *reinterpret_cast<std::uint32_t *>(static_cast<std::uintptr_t>(fault->host_flag)) = 1;
  };
  const auto own = Stream::create(context());
  for (int round = 0; round < 300; ++round) {
    DevicePointer record = context().faults().acquire(own, std::make_shared<Owner>());
    std::vector<void *> params = {&record};
    Launch request;
    request.function = &function;
    request.params = params;
    launch(*own, request);
    // Another stream's synchronisation says nothing of it.
    stream()->synchronize();
    EXPECT_EQ(error_of([&] { own->synchronize(); }, ErrorKind::Index), "site 3 index 1000");
    own->synchronize();
  }
  fake_.kernel = {};
}

TEST_F(FakeDevice, ZLostDevicesSaySo) {
  fake_.next_result = 700;
  EXPECT_THAT(error_of([] { stream()->synchronize(); }), HasSubstr("CUDA_ERROR_ILLEGAL_ADDRESS"));
  EXPECT_THAT(error_of([] { stream()->synchronize(); }),
              AllOf(HasSubstr("CUDA_ERROR_ILLEGAL_ADDRESS"), HasSubstr("waiting for a stream"),
                    HasSubstr("cannot be used any more")));
  EXPECT_THAT(error_of([] { static_cast<void>(context().memory().allocate(4 * kMiB, stream())); }),
              HasSubstr("cannot be used any more"));
  EXPECT_TRUE(context().lost());
}

}  // namespace
}  // namespace gridstride::testing
