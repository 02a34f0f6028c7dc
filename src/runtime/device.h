#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/allocator.h"
#include "runtime/buffer.h"
#include "types/kernel_abi.h"

namespace gridstride {

class Stream;
struct StreamTable;
namespace cuda {
class Context;
}

enum class DeviceKind : std::uint8_t { Cpu, Cuda };

/// The limits of a launch: a GPU's, on the CPU device too.
struct DeviceLimits {
  std::uint32_t max_threads_per_block = 1024;
  std::uint32_t max_block_dim[3] = {1024, 1024, 64};
  std::uint32_t max_grid_dim[3] = {2147483647u, 65535u, 65535u};
  std::size_t max_shared_memory_per_block = 49152;
  std::uint32_t warp_size = 32;
};

struct DeviceAttribute {
  std::string_view name;  ///< CUDA's name in snake case: "max_threads_per_block"
  std::int64_t value;
};

struct MemoryInfo {
  std::size_t free = 0;
  std::size_t total = 0;
};

/// One device. Devices are made on first use and live until the process ends. They are the machine's CUDA devices where
/// a driver answers (or GRIDSTRIDE_DEVICE=cuda asks for them), else its CPU, which is device 0;
/// GRIDSTRIDE_CPU_DEVICES=n splits the CPU into n, each with its own allocator, streams and share of the memory; they
/// share the workers.
class Device {
public:
  [[nodiscard]] static int count();
  /// What all devices of the process are. Error(Cuda) where GRIDSTRIDE_DEVICE asks for CUDA and there is none.
  [[nodiscard]] static DeviceKind kind_in_use();
  /// Throws Error(Cuda, "CUDA_ERROR_INVALID_DEVICE: ...") outside [0, count()).
  [[nodiscard]] static Device &get(int ordinal);
  /// The calling thread's device; 0 until set.
  [[nodiscard]] static Device &current();
  static void set_current(int ordinal);

  [[nodiscard]] int ordinal() const { return ordinal_; }
  [[nodiscard]] DeviceKind kind() const { return kind_; }
  /// Null on a CPU.
  [[nodiscard]] cuda::Context *cuda() const { return cuda_; }
  [[nodiscard]] const std::string &name() const { return name_; }
  [[nodiscard]] const DeviceLimits &limits() const { return limits_; }
  /// (major, minor) of the CUDA device whose behaviour this device has.
  [[nodiscard]] std::pair<int, int> compute_capability() const { return capability_; }
  [[nodiscard]] std::span<const DeviceAttribute> attributes() const;
  [[nodiscard]] std::optional<std::int64_t> attribute(std::string_view name) const;
  [[nodiscard]] MemoryInfo memory_info() const;

  /// Whether copies from the other device's memory go straight, not through the host: on GPUs, whether they have peer
  /// access. A device reaches itself.
  [[nodiscard]] bool reaches(Device &other) const;

  [[nodiscard]] Allocator &allocator() { return *allocator_; }
  /// For work on the thread's current stream of the device, or on one that is ordered behind it.
  [[nodiscard]] std::shared_ptr<Buffer> allocate(std::size_t bytes) { return allocator_->allocate(bytes); }

  /// Throws for a launch that CUDA refuses. A zero extent: Error(Value). Over a limit: Error(Cuda) with CUDA's text for
  /// CUDA_ERROR_INVALID_VALUE and then what was wrong. Costs a few nanoseconds when all is well.
  void validate_launch(const GridDims &dims, std::size_t shared_bytes) const {
    const std::uint64_t threads = std::uint64_t{dims.block[0]} * dims.block[1] * dims.block[2];
    const bool fine = dims.block[0] - 1 < limits_.max_block_dim[0] && dims.block[1] - 1 < limits_.max_block_dim[1] &&
                      dims.block[2] - 1 < limits_.max_block_dim[2] && dims.grid[0] - 1 < limits_.max_grid_dim[0] &&
                      dims.grid[1] - 1 < limits_.max_grid_dim[1] && dims.grid[2] - 1 < limits_.max_grid_dim[2] &&
                      threads <= limits_.max_threads_per_block && shared_bytes <= limits_.max_shared_memory_per_block;
    if (!fine) [[unlikely]]
      refuse_launch(dims, shared_bytes);
  }

  /// Waits for all work on all streams of the device; throws the first error that is due. See Stream::synchronize.
  void synchronize(const std::function<void()> &poll = {});
  /// Called first by `synchronize` and `idle`: submits what has been recorded for the device's streams (see
  /// PendingWork).
  using PendingHook = void (*)(Device &device, const char *cause);
  static void set_pending_hook(PendingHook hook);

  /// True when no stream of the device has work left.
  [[nodiscard]] bool idle() const;

  /// The null stream: CUDA's legacy default stream.
  [[nodiscard]] const std::shared_ptr<Stream> &default_stream() const { return default_stream_; }
  /// The calling thread's own default stream.
  [[nodiscard]] const std::shared_ptr<Stream> &per_thread_stream();
  /// The calling thread's current stream on this device; the null stream until set.
  [[nodiscard]] const std::shared_ptr<Stream> &current_stream();
  /// Null restores the null stream. Throws Error(Value) for a stream of another device.
  void set_current_stream(std::shared_ptr<Stream> stream);

  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;

private:
  friend class Stream;
  friend class Allocator;
  friend struct DeviceTable;
  Device(int ordinal, std::size_t memory);
  Device(int ordinal, cuda::Context &context);
  ~Device() = delete;
  void wait_idle();  ///< as synchronize, but leaves errors where they are
  void synchronize_cuda(const std::function<void()> &poll);
  [[nodiscard]] bool idle_cuda() const;
  [[nodiscard]] MemoryInfo cuda_memory_info() const;
  [[noreturn]] void refuse_launch(const GridDims &dims, std::size_t shared_bytes) const;

  int ordinal_;
  DeviceKind kind_ = DeviceKind::Cpu;
  cuda::Context *cuda_ = nullptr;
  std::pair<int, int> capability_{9, 0};
  std::string name_;
  DeviceLimits limits_;
  std::size_t total_memory_;
  std::vector<DeviceAttribute> attributes_;
  std::unique_ptr<Allocator> allocator_;
  StreamTable *streams_ = nullptr;
  std::shared_ptr<Stream> default_stream_;
};

}  // namespace gridstride
