#include "runtime/cuda/context.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/config.h"
#include "base/error.h"
#include "runtime/cuda/fault.h"
#include "runtime/cuda/memory.h"
#include "runtime/cuda/staging.h"

namespace gridstride::cuda {

constinit thread_local Context *Context::current_ = nullptr;

void Context::forget_current() {
  current_ = nullptr;
}

int Context::count() {
  const Driver *found = find_driver();
  if (found == nullptr) return 0;
  static const int devices = [&] {
    int number = 0;
    return found->device_count(&number) == kSuccess ? number : 0;
  }();
  return devices;
}

Context &Context::get(int ordinal) {
  // Made one by one as they are first asked for: a context costs a tenth of a second and hundreds of megabytes.
  static std::mutex mutex;
  static std::atomic<Context *> *made = new std::atomic<Context *>[static_cast<std::size_t>(std::max(count(), 1))] {};
  if (ordinal < 0 || ordinal >= count()) {
    std::string reason;
    const char *missing = find_driver(&reason) == nullptr ? reason.c_str() : "this machine has no such device";
    throw Error(ErrorKind::Cuda, fmt::format("CUDA_ERROR_INVALID_DEVICE: invalid device ordinal {}; there are {} CUDA "
                                             "devices: {}",
                                             ordinal, count(), missing));
  }
  std::atomic<Context *> &slot = made[ordinal];
  if (Context *known = slot.load(std::memory_order_acquire)) return *known;
  const std::lock_guard lock(mutex);
  if (Context *known = slot.load(std::memory_order_acquire)) return *known;
  auto *context = new Context(ordinal);
  slot.store(context, std::memory_order_release);
  return *context;
}

Context::Context(int ordinal) : several_(count() > 1), ordinal_(ordinal) {
  const Driver &driver = cuda::driver();
  cuda::check(driver.device_get(&device_, ordinal), "opening a device");
  char text[256] = {};
  cuda::check(driver.device_name(text, static_cast<int>(sizeof text) - 1, device_), "asking for a device's name");
  name_ = text;
  cuda::check(driver.device_total_memory(&total_memory_, device_), "asking for a device's memory");
  const auto ask = [&](int number) { return static_cast<std::uint32_t>(attribute(number).value_or(0)); };
  capability_ = {static_cast<int>(ask(75)), static_cast<int>(ask(76))};
  limits_.max_threads_per_block = ask(1);
  for (int d = 0; d < 3; ++d) {
    limits_.max_block_dim[d] = ask(2 + d);
    limits_.max_grid_dim[d] = ask(5 + d);
  }
  limits_.shared_memory_per_block = ask(8);
  limits_.max_shared_memory_per_block = std::max<std::size_t>(ask(97), limits_.shared_memory_per_block);
  limits_.warp_size = ask(10);
  limits_.multiprocessors = static_cast<int>(ask(16));
  cuda::check(driver.primary_context_retain(&handle_, device_), "making a device's primary context");
  memory_ = std::make_unique<MemoryPool>(*this);
  faults_ = std::make_unique<FaultPool>(*this);
  staging_ = std::make_unique<Staging>(*this);
}

std::optional<std::int64_t> Context::attribute(int number) const {
  int value = 0;
  if (cuda::driver().device_attribute(&value, number, device_) != kSuccess) return std::nullopt;
  return value;
}

void Context::switch_to() {
  cuda::check(driver().context_set_current(handle_), "making a device's context current");
  current_ = this;
}

void Context::lose(const std::string &reason) {
  const std::lock_guard lock(mutex_);
  if (lost()) return;
  loss_ = reason;
  lost_.store(true, std::memory_order_release);
}

void Context::failed(Result result, const char *doing) {
  if (is_fatal(result)) lose(fmt::format("{}; while {}", describe(result), doing));
  fail(result, doing);
}

void Context::refuse() const {
  const std::lock_guard lock(mutex_);
  throw Error(ErrorKind::Cuda,
              fmt::format("{} (CUDA device {} cannot be used any more in this process since then; start "
                          "a new process to go on)",
                          loss_, ordinal_));
}

void Context::reserve_stack(std::size_t bytes) {
  constexpr int kStackSize = 0;  // CU_LIMIT_STACK_SIZE
  use();
  if (stack_bytes_.load() >= bytes) return;
  check(driver().context_set_limit(kStackSize, bytes), "reserving stacks for threads");
  stack_bytes_ = bytes;
}

void Context::synchronize() {
  use();
  check(driver().context_synchronize(), "waiting for a device");
}

void Context::validate(const GridDims &dims, std::size_t shared_bytes) const {
  static constexpr const char *kAxes[] = {"x", "y", "z"};
  for (int d = 0; d < 3; ++d) {
    if (dims.grid[d] == 0 || dims.block[d] == 0) {
      throw Error(ErrorKind::Value,
                  fmt::format("a launch of ({}, {}, {}) blocks of ({}, {}, {}) threads has nothing to "
                              "run: every extent must be at least 1",
                              dims.grid[0], dims.grid[1], dims.grid[2], dims.block[0], dims.block[1], dims.block[2]));
    }
  }
  const auto refuse_launch = [](const std::string &what) {
    throw Error(ErrorKind::Cuda, "CUDA_ERROR_INVALID_VALUE: invalid argument; while launching a kernel: " + what);
  };
  for (int d = 0; d < 3; ++d) {
    if (dims.block[d] > limits_.max_block_dim[d]) {
      refuse_launch(fmt::format("a block of {} threads along {} exceeds the device's {}", dims.block[d], kAxes[d],
                                limits_.max_block_dim[d]));
    }
    if (dims.grid[d] > limits_.max_grid_dim[d]) {
      refuse_launch(fmt::format("a grid of {} blocks along {} exceeds the device's {}", dims.grid[d], kAxes[d],
                                limits_.max_grid_dim[d]));
    }
  }
  const std::uint64_t threads = std::uint64_t{dims.block[0]} * dims.block[1] * dims.block[2];
  if (threads > limits_.max_threads_per_block) {
    refuse_launch(fmt::format("a block of {} threads exceeds the device's {}", threads, limits_.max_threads_per_block));
  }
  if (shared_bytes > limits_.max_shared_memory_per_block) {
    refuse_launch(fmt::format("{} bytes of shared memory a block exceed the device's {}", shared_bytes,
                              limits_.max_shared_memory_per_block));
  }
}

bool Context::can_access_peer(Context &other) {
  if (&other == this) return true;
  if (!config().peer_access) return false;
  int can = 0;
  cuda::check(driver().device_can_access_peer(&can, device_, other.device_), "asking whether devices reach each other");
  return can != 0;
}

bool Context::enable_peer_access(Context &other) {
  const std::uint64_t bit = std::uint64_t{1} << (static_cast<unsigned>(other.ordinal_) & 63U);
  if (other.ordinal_ < 64 && (peers_.load(std::memory_order_relaxed) & bit) != 0) return true;
  if (!can_access_peer(other)) return false;
  if (&other != this) {
    use();
    const Result result = driver().context_enable_peer_access(other.handle_, 0);
    if (result != kPeerAccessAlreadyEnabled) check(result, "giving one device access to another's memory");
  }
  if (other.ordinal_ < 64) peers_.fetch_or(bit, std::memory_order_relaxed);
  return true;
}

}  // namespace gridstride::cuda
