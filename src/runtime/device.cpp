#include "runtime/device.h"

#include <pthread.h>

#include <atomic>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "base/config.h"
#include "base/error.h"
#include "runtime/cpu/environment.h"
#include "runtime/cpu/scheduler.h"
#include "runtime/cuda/stream.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"
#include "runtime/trace.h"

namespace gridstride {

namespace {

DeviceKind chosen_kind() {
  if (config().device == DeviceChoice::Cpu) return DeviceKind::Cpu;
  std::string reason;
  const bool found = cuda::find_driver(&reason) != nullptr && cuda::Context::count() > 0;
  if (found) return DeviceKind::Cuda;
  if (config().device == DeviceChoice::Automatic) return DeviceKind::Cpu;
  throw Error(ErrorKind::Cuda, "CUDA_ERROR_NO_DEVICE: GRIDSTRIDE_DEVICE is 'cuda', but " +
                                   (reason.empty() ? "the CUDA driver found no device" : reason) +
                                   "; unset it, or set it to 'cpu', to compute on the CPU");
}

}  // namespace

/// All devices; made on first use, never destroyed. CUDA devices are opened one by one, when they are first asked for.
struct DeviceTable {
  const DeviceKind kind;
  std::vector<std::atomic<Device *>> devices;
  std::mutex mutex;

  DeviceTable()
      : kind(chosen_kind()),
        devices(static_cast<std::size_t>(kind == DeviceKind::Cuda ? cuda::Context::count() : config().cpu_devices)) {
    (void)worker_count();  // a wrong GRIDSTRIDE_NUM_THREADS is an error here rather than at the first launch
    if (kind == DeviceKind::Cpu) {
      const std::size_t memory = cpu::memory_total() / devices.size();
      for (std::size_t i = 0; i < devices.size(); ++i) devices[i] = new Device(static_cast<int>(i), memory);
    }
    ::pthread_atfork(&DeviceTable::before_fork, &DeviceTable::after_fork_in_parent, &DeviceTable::after_fork_in_child);
    std::atexit([] { shutdown(); });
  }

  static DeviceTable &get() {
    static DeviceTable *const made = new DeviceTable;
    return *made;
  }

  Device &at(std::size_t ordinal) {
    Device *known = devices[ordinal].load(std::memory_order_acquire);
    if (known == nullptr) [[unlikely]] {
      cuda::Context &context = cuda::Context::get(static_cast<int>(ordinal));
      const std::lock_guard lock(mutex);
      known = devices[ordinal].load(std::memory_order_acquire);
      if (known == nullptr) {
        known = new Device(static_cast<int>(ordinal), context);
        devices[ordinal].store(known, std::memory_order_release);
      }
    }
    return *known;
  }

  template <class Visit>
  void each(Visit &&visit) {
    for (std::atomic<Device *> &slot : devices) {
      if (Device *device = slot.load(std::memory_order_acquire)) visit(*device);
    }
  }

  static void before_fork() {
    cpu::scheduler().before_fork();
    get().each([](Device &device) { device.allocator_->lock_for_fork(); });
  }
  static void after_fork_in_parent() {
    get().each([](Device &device) { device.allocator_->unlock_after_fork(); });
    cpu::scheduler().after_fork_in_parent();
  }
  static void after_fork_in_child() {
    get().each([](Device &device) {
      device.allocator_->unlock_after_fork();
      if (device.cuda_ != nullptr) {
        device.cuda_->lose(
            "CUDA_ERROR_NOT_INITIALIZED: the process was forked after it had used the device; use the 'spawn' or "
            "'forkserver' start method, or fork first");
      }
    });
    cpu::scheduler().after_fork_in_child();
  }
};

namespace {

// What a thread has chosen on each device.
struct ThreadState {
  int device = 0;
  struct Streams {
    std::shared_ptr<Stream> current;     ///< null: the null stream
    std::shared_ptr<Stream> per_thread;  ///< made on first use
  };
  std::vector<Streams> streams;

  Streams &on(int ordinal) {
    const auto index = static_cast<std::size_t>(ordinal);
    if (index >= streams.size()) streams.resize(index + 1);
    return streams[index];
  }
};

thread_local ThreadState thread_state;

std::string triple(const std::uint32_t (&values)[3]) {
  return "(" + std::to_string(values[0]) + ", " + std::to_string(values[1]) + ", " + std::to_string(values[2]) + ")";
}

}  // namespace

int Device::count() {
  return static_cast<int>(DeviceTable::get().devices.size());
}

Device &Device::get(int ordinal) {
  DeviceTable &table = DeviceTable::get();
  const std::size_t count = table.devices.size();
  if (ordinal < 0 || static_cast<std::size_t>(ordinal) >= count) {
    throw Error(ErrorKind::Cuda, "CUDA_ERROR_INVALID_DEVICE: there is no device " + std::to_string(ordinal) + "; " +
                                     (count == 1 ? "the only one is 0" : "expected 0 to " + std::to_string(count - 1)));
  }
  return table.at(static_cast<std::size_t>(ordinal));
}

DeviceKind Device::kind_in_use() {
  return DeviceTable::get().kind;
}

Device &Device::current() {
  return DeviceTable::get().at(static_cast<std::size_t>(thread_state.device));
}

void Device::set_current(int ordinal) {
  thread_state.device = get(ordinal).ordinal();
}

Device::Device(int ordinal, std::size_t memory) : ordinal_(ordinal), total_memory_(memory) {
  name_ = cpu::processor_name();
  allocator_ = std::make_unique<Allocator>(*this, memory);
  streams_ = new StreamTable;
  default_stream_.reset(new Stream(*this, 0, StreamOptions{}));
  streams_->null_queue = default_stream_->queue_.get();
  cpu::scheduler().add_table(*streams_);
  const auto [major, minor] = compute_capability();
  attributes_ = {
      {"max_threads_per_block", limits_.max_threads_per_block},
      {"max_block_dim_x", limits_.max_block_dim[0]},
      {"max_block_dim_y", limits_.max_block_dim[1]},
      {"max_block_dim_z", limits_.max_block_dim[2]},
      {"max_grid_dim_x", limits_.max_grid_dim[0]},
      {"max_grid_dim_y", limits_.max_grid_dim[1]},
      {"max_grid_dim_z", limits_.max_grid_dim[2]},
      {"max_shared_memory_per_block", static_cast<std::int64_t>(limits_.max_shared_memory_per_block)},
      {"max_shared_memory_per_block_optin", static_cast<std::int64_t>(limits_.max_shared_memory_per_block)},
      {"max_shared_memory_per_multiprocessor", static_cast<std::int64_t>(limits_.max_shared_memory_per_block)},
      {"total_constant_memory", 65536},
      {"warp_size", limits_.warp_size},
      {"max_pitch", 2147483647},
      {"max_registers_per_block", 65536},
      {"max_registers_per_multiprocessor", 65536},
      {"clock_rate", 0},
      {"memory_clock_rate", 0},
      {"texture_alignment", 512},
      {"multiprocessor_count", worker_count()},
      {"max_threads_per_multiprocessor", limits_.max_threads_per_block},
      {"max_blocks_per_multiprocessor", 1},
      {"kernel_exec_timeout", 0},
      {"integrated", 1},
      {"can_map_host_memory", 1},
      {"compute_mode", 0},
      {"concurrent_kernels", 1},
      {"ecc_enabled", 0},
      {"pci_bus_id", 0},
      {"pci_device_id", ordinal_},
      {"pci_domain_id", 0},
      {"async_engine_count", 1},
      {"unified_addressing", 1},
      {"compute_capability_major", major},
      {"compute_capability_minor", minor},
      {"stream_priorities_supported", 1},
      {"managed_memory", 1},
      {"concurrent_managed_access", 1},
      {"pageable_memory_access", 1},
      {"compute_preemption_supported", 1},
      {"can_use_host_pointer_for_registered_mem", 1},
      {"cooperative_launch", 1},
      {"memory_pools_supported", 1},
  };
}

std::span<const DeviceAttribute> Device::attributes() const {
  return attributes_;
}

std::optional<std::int64_t> Device::attribute(std::string_view name) const {
  for (const DeviceAttribute &entry : attributes_) {
    if (entry.name == name) return entry.value;
  }
  return std::nullopt;
}

MemoryInfo Device::memory_info() const {
  if (cuda_ != nullptr) return cuda_memory_info();
  const AllocatorStatistics statistics = allocator_->statistics();
  const std::size_t unused = total_memory_ > statistics.used ? total_memory_ - statistics.used : 0;
  // What waits to be recycled is as good as free.
  const std::size_t within = cpu::memory_available() + (statistics.held - std::min(statistics.held, statistics.used));
  return {std::min(unused, within), total_memory_};
}

void Device::refuse_launch(const GridDims &dims, std::size_t shared_bytes) const {
  for (int i = 0; i < 3; ++i) {
    if (dims.grid[i] == 0) {
      throw Error(ErrorKind::Value, "the grid " + triple(dims.grid) + " has an extent of 0; each must be at least 1");
    }
    if (dims.block[i] == 0) {
      throw Error(ErrorKind::Value, "the block " + triple(dims.block) + " has an extent of 0; each must be at least 1");
    }
  }
  const std::uint64_t threads = std::uint64_t{dims.block[0]} * dims.block[1] * dims.block[2];
  std::string what;
  if (threads > limits_.max_threads_per_block) {
    what = "block " + triple(dims.block) + " has " + std::to_string(threads) + " threads; the limit is " +
           std::to_string(limits_.max_threads_per_block);
  }
  for (int i = 0; i < 3 && what.empty(); ++i) {
    const std::string axis(1, "xyz"[i]);
    if (dims.block[i] > limits_.max_block_dim[i]) {
      what = "block " + triple(dims.block) + " has " + std::to_string(dims.block[i]) + " threads along " + axis +
             "; the limit is " + std::to_string(limits_.max_block_dim[i]);
    } else if (dims.grid[i] > limits_.max_grid_dim[i]) {
      what = "grid " + triple(dims.grid) + " has " + std::to_string(dims.grid[i]) + " blocks along " + axis +
             "; the limit is " + std::to_string(limits_.max_grid_dim[i]);
    }
  }
  if (what.empty()) {
    what = "the launch asks for " + std::to_string(shared_bytes) + " bytes of shared memory a block; the limit is " +
           std::to_string(limits_.max_shared_memory_per_block);
  }
  throw Error(ErrorKind::Cuda,
              "CUDA_ERROR_INVALID_VALUE: This indicates that one or more of the parameters passed to the API call is "
              "not within an acceptable range of values. " +
                  what);
}

namespace {
std::atomic<Device::PendingHook> pending_hook{nullptr};

void submit_pending(Device &device, const char *cause) {
  if (const Device::PendingHook hook = pending_hook.load(std::memory_order_acquire)) hook(device, cause);
}
}  // namespace

void Device::set_pending_hook(PendingHook hook) {
  pending_hook.store(hook, std::memory_order_release);
}

void Device::synchronize(const std::function<void()> &poll) {
  submit_pending(*this, "the device is synchronized");
  const auto wait = [&] {
    if (cuda_ != nullptr) return synchronize_cuda(poll);
    cpu::scheduler().wait_all(*streams_, poll);
    run_host_releases();
    cpu::scheduler().throw_any_error(*streams_);
  };
  if (trace::on()) [[unlikely]] {
    const trace::Span span(trace::Kind::Wait, ordinal_, "synchronize the device");
    return wait();
  }
  wait();
}

bool Device::idle() const {
  submit_pending(const_cast<Device &>(*this), "the device is asked whether it has ended");
  if (cuda_ != nullptr) return idle_cuda();
  return cpu::scheduler().idle(*streams_);
}

void Device::wait_idle() {
  cpu::scheduler().wait_all(*streams_, {});
}

const std::shared_ptr<Stream> &Device::per_thread_stream() {
  std::shared_ptr<Stream> &stream = thread_state.on(ordinal_).per_thread;
  if (!stream) {
    stream.reset(cuda_ == nullptr ? new Stream(*this, 2, StreamOptions{})
                                  : new Stream(*this, 2, cuda::Stream::per_thread(*cuda_)));
  }
  return stream;
}

const std::shared_ptr<Stream> &Device::current_stream() {
  const ThreadState &state = thread_state;
  const auto index = static_cast<std::size_t>(ordinal_);
  if (index < state.streams.size() && state.streams[index].current) return state.streams[index].current;
  return default_stream_;
}

void Device::set_current_stream(std::shared_ptr<Stream> stream) {
  if (stream && &stream->device() != this) {
    throw Error(ErrorKind::Value, "the stream belongs to device " + std::to_string(stream->device().ordinal()) +
                                      ", not to device " + std::to_string(ordinal_));
  }
  thread_state.on(ordinal_).current = std::move(stream);
}

}  // namespace gridstride
