#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "runtime/cuda/driver.h"
#include "types/kernel_abi.h"

namespace gridstride::cuda {

class MemoryPool;
class FaultPool;
class Staging;

/// An attribute of a device by the driver's name for it in snake case.
struct Attribute {
  std::string_view name;
  int number;
};
[[nodiscard]] std::span<const Attribute> attribute_table();

/// What launches are held to.
struct Limits {
  std::uint32_t max_threads_per_block = 0;
  std::uint32_t max_block_dim[3] = {0, 0, 0};
  std::uint32_t max_grid_dim[3] = {0, 0, 0};
  std::size_t shared_memory_per_block = 0;      ///< without asking for more
  std::size_t max_shared_memory_per_block = 0;  ///< with it
  std::uint32_t warp_size = 32;
  int multiprocessors = 0;
};

/// The primary context of one device, retained on first use and for the life of the process, with what belongs to the
/// device: memory, staging buffers, fault records. Everything may be called from any thread.
class Context {
public:
  /// 0 where there is no driver.
  [[nodiscard]] static int count();
  /// Throws Error(Cuda, "CUDA_ERROR_INVALID_DEVICE: ...") outside [0, count()).
  [[nodiscard]] static Context &get(int ordinal);

  [[nodiscard]] int ordinal() const { return ordinal_; }
  [[nodiscard]] ContextHandle handle() const { return handle_; }
  [[nodiscard]] const std::string &name() const { return name_; }
  [[nodiscard]] std::size_t total_memory() const { return total_memory_; }
  [[nodiscard]] const Limits &limits() const { return limits_; }
  [[nodiscard]] std::pair<int, int> compute_capability() const { return capability_; }
  /// Empty where the driver does not know the number.
  [[nodiscard]] std::optional<std::int64_t> attribute(int number) const;

  /// Makes the context the calling thread's current one: needed before each call of the driver that works on it. One
  /// load when it is already. Throws the error that ended the context, if one did.
  void use() {
    if (lost_.load(std::memory_order_acquire)) [[unlikely]]
      refuse();
    if (current_ != this || several_) [[unlikely]]
      switch_to();
  }
  /// Like cuda::check, and remembers an error that ends the context: then every later `use` throws.
  void check(Result result, const char *doing) {
    if (result != kSuccess) [[unlikely]]
      failed(result, doing);
  }
  /// Every later `use` throws this text.
  void lose(const std::string &reason);
  [[nodiscard]] bool lost() const { return lost_.load(std::memory_order_acquire); }
  /// Another library changed the thread's current context: look again on the next `use`.
  static void forget_current();

  /// Gives each thread of kernels that are launched from now on a stack of at least so many bytes, for calls whose
  /// depth the assembler cannot know.
  void reserve_stack(std::size_t bytes);

  /// Waits for everything on the device.
  void synchronize();

  /// Throws for a launch that CUDA refuses: a zero extent is Error(Value), over a limit Error(Cuda) with CUDA's text
  /// for CUDA_ERROR_INVALID_VALUE and then what was wrong.
  void validate(const GridDims &dims, std::size_t shared_bytes) const;

  [[nodiscard]] MemoryPool &memory() { return *memory_; }
  [[nodiscard]] FaultPool &faults() { return *faults_; }
  [[nodiscard]] Staging &staging() { return *staging_; }

  /// Whether the hardware lets this device touch the other's memory.
  [[nodiscard]] bool can_access_peer(Context &other);
  /// True when kernels and copies of this device may touch the other's memory directly from now on.
  bool enable_peer_access(Context &other);

  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;

private:
  explicit Context(int ordinal);
  ~Context() = delete;  // lives until the process ends
  [[noreturn]] void failed(Result result, const char *doing);
  [[noreturn]] void refuse() const;
  void switch_to();

  static constinit thread_local Context *current_;
  bool several_;  ///< devices: other libraries of the process may have made another context current

  int ordinal_;
  DeviceHandle device_ = 0;
  ContextHandle handle_ = nullptr;
  std::string name_;
  std::size_t total_memory_ = 0;
  std::pair<int, int> capability_{0, 0};
  Limits limits_;
  std::unique_ptr<MemoryPool> memory_;
  std::unique_ptr<FaultPool> faults_;
  std::unique_ptr<Staging> staging_;
  std::atomic<bool> lost_{false};
  std::atomic<std::uint64_t> peers_{0};      ///< bit i: has access to device i's memory
  std::atomic<std::size_t> stack_bytes_{0};  ///< reserved so far
  mutable std::mutex mutex_;
  std::string loss_;  ///< what ended the context
};

}  // namespace gridstride::cuda
