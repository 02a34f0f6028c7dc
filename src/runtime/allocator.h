#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "runtime/buffer.h"

namespace gridstride {

namespace cuda {
class MemoryPool;
class Stream;
}  // namespace cuda

struct AllocatorStatistics {
  std::size_t used = 0;   ///< bytes in live buffers, rounded to their blocks
  std::size_t held = 0;   ///< bytes mapped from the system: used, plus what waits to be recycled
  std::size_t peak = 0;   ///< highest `used` since the start or `reset_peak`
  std::size_t live = 0;   ///< number of live buffers
  std::size_t limit = 0;  ///< the most that `used` may reach
  std::uint64_t allocations = 0;
  std::uint64_t recycled = 0;  ///< allocations of large blocks served without the system
};

/// The caching allocator of one device. On CUDA it is the device's `cuda::MemoryPool`. On a CPU, requests up to 2 MiB
/// come from slabs by size class; larger ones are mapped one by one, on whole huge pages of 2 MiB, and recycled by best
/// fit with at most a quarter of waste. Freed memory is kept for later requests up to a bound. All members may be
/// called from any thread.
class Allocator {
public:
  /// Called when memory is short, outside all locks: runs pending work and drops what it can. May allocate.
  using PressureHook = std::function<void(std::size_t bytes_needed)>;

  Allocator(Device &device, std::size_t total);
  Allocator(Device &device, cuda::MemoryPool &pool);
  ~Allocator();
  Allocator(const Allocator &) = delete;
  Allocator &operator=(const Allocator &) = delete;

  /// Memory with undefined content; on CUDA for the thread's current stream. When memory is short: frees the caches,
  /// waits for the device's streams, runs the pressure hook, and then throws Error(OutOfMemory) naming the bytes asked,
  /// used, and the limit. A request larger than the limit fails at once.
  [[nodiscard]] std::shared_ptr<Buffer> allocate(std::size_t bytes);

  /// Throws what `allocate` would throw at once: the request can never be met. For checks at the call that records.
  void check_size(std::size_t bytes) const;

  /// Gives everything that is not in use back to the system; returns the bytes given back.
  std::size_t free_all_blocks();
  /// 0 restores the default: the device's whole memory.
  void set_limit(std::size_t bytes);
  [[nodiscard]] std::size_t limit() const;
  [[nodiscard]] AllocatorStatistics statistics() const;
  void reset_peak();
  void set_pressure_hook(PressureHook hook);

private:
  friend class Buffer;
  friend class Stream;
  friend struct DeviceTable;
  struct Impl;
  [[nodiscard]] std::shared_ptr<Buffer> allocate_cuda(std::size_t bytes, const std::shared_ptr<cuda::Stream> &stream);
  [[nodiscard]] AllocatorStatistics cuda_statistics() const;
  [[nodiscard]] std::shared_ptr<Buffer> try_allocate(std::size_t bytes);
  [[nodiscard]] std::shared_ptr<Buffer> allocate_under_pressure(std::size_t bytes);
  void lock_for_fork();
  void unlock_after_fork();
  void release_large(AllocatorBlock *block) noexcept;
  std::unique_ptr<Impl> impl_;  ///< null on CUDA
  Device *cuda_device_ = nullptr;
  cuda::MemoryPool *cuda_ = nullptr;
};

}  // namespace gridstride
