#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "runtime/cuda/stream.h"

namespace gridstride::cuda {

struct PoolBlock;

struct PoolStatistics {
  std::size_t used = 0;   ///< bytes in live allocations, rounded to their blocks
  std::size_t held = 0;   ///< bytes taken from the driver: used, plus what waits to be recycled
  std::size_t peak = 0;   ///< highest `used` since the start or `reset_peak`
  std::size_t live = 0;   ///< number of live allocations
  std::size_t limit = 0;  ///< the most that `used` may reach
  std::uint64_t allocations = 0;
  std::uint64_t recycled = 0;  ///< allocations served without the driver
};

/// Device memory of one allocation, freed in the order of its stream: whoever gets it next on that stream may use it at
/// once, since his work comes later.
class Allocation {
public:
  Allocation() = default;
  Allocation(Allocation &&other) noexcept;
  Allocation &operator=(Allocation &&other) noexcept;
  Allocation(const Allocation &) = delete;
  Allocation &operator=(const Allocation &) = delete;
  ~Allocation();

  /// 512-byte aligned; not 0 unless default-made, even for 0 bytes.
  [[nodiscard]] DevicePointer data() const { return data_; }
  /// The bytes asked for.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  [[nodiscard]] Stream &stream() const { return *stream_; }
  /// Work on another stream uses the memory, too: it is freed behind what that stream holds at the time of freeing.
  void also_used_on(const std::shared_ptr<Stream> &stream);

private:
  friend class MemoryPool;
  void release() noexcept;

  DevicePointer data_ = 0;
  std::size_t bytes_ = 0;
  PoolBlock *block_ = nullptr;
  std::shared_ptr<Stream> stream_;
  std::vector<std::shared_ptr<Stream>> others_;
};

/// The stream-ordered caching allocator of one device. Requests up to 1 MiB come from slabs by size class, larger ones
/// one by one from the driver in steps of 2 MiB, recycled by best fit with at most a quarter of waste. A free block of
/// another stream is taken before the driver is asked, and then this stream waits for that one. All members may be
/// called from any thread.
class MemoryPool {
public:
  /// Called when memory is short, outside all locks: runs pending work and drops what it can. May allocate.
  using PressureHook = std::function<void(std::size_t bytes_needed)>;

  explicit MemoryPool(Context &context);
  ~MemoryPool();
  MemoryPool(const MemoryPool &) = delete;
  MemoryPool &operator=(const MemoryPool &) = delete;

  /// Memory with undefined content. When memory is short: frees the caches, runs the pressure hook, and then throws
  /// Error(OutOfMemory) naming the bytes asked for, used, and the limit. A request larger than the limit fails at once.
  [[nodiscard]] Allocation allocate(std::size_t bytes, const std::shared_ptr<Stream> &stream);
  /// Throws what `allocate` would throw at once: the request can never be met.
  void check_size(std::size_t bytes) const;

  /// Waits for the device and gives everything that is not in use back to the driver; returns the bytes given back.
  std::size_t free_all_blocks();
  /// 0 restores the default: the device's whole memory.
  void set_limit(std::size_t bytes);
  [[nodiscard]] PoolStatistics statistics() const;
  void reset_peak();
  void set_pressure_hook(PressureHook hook);

  /// The stream is going away: its free blocks become everybody's behind its work so far. For Stream.
  void retire(Stream &stream) noexcept;

private:
  friend class Allocation;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace gridstride::cuda
