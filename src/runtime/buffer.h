#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

namespace gridstride {

class Device;
class Allocator;
struct AllocatorBlock;
namespace cuda {
class Allocation;
class Stream;
}  // namespace cuda

/// Which thread may run the release function of foreign memory.
enum class ReleaseOn : std::uint8_t {
  AnyThread,  ///< whichever drops the last reference, a worker included
  Host,       ///< only a thread that calls `run_host_releases()`; synchronisations do. For releases that touch Python
};

/// A piece of device memory, always held by `std::shared_ptr<Buffer>`: from `Device::allocate`, or foreign memory by
/// `wrap`. The address never changes. Work in flight holds references, so memory outlives every launch that uses it.
class Buffer {
public:
  /// Foreign memory (a host array, a DLPack capsule): exported from birth. `release` runs once, when the last reference
  /// is gone; it must not throw. Not counted in the allocator's statistics.
  [[nodiscard]] static std::shared_ptr<Buffer> wrap(Device &device, void *data, std::size_t bytes,
                                                    std::function<void()> release,
                                                    ReleaseOn where = ReleaseOn::AnyThread);

  /// No memory: stands for some in plans that nobody carries out.
  [[nodiscard]] static std::shared_ptr<Buffer> without_memory(Device &device, std::size_t bytes);

  /// 64-byte aligned unless foreign; never null, even for 0 bytes, unless foreign.
  [[nodiscard]] void *data() const { return data_; }
  /// The bytes asked for (the block behind may be larger).
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  [[nodiscard]] Device &device() const { return *device_; }
  [[nodiscard]] bool foreign() const { return (flags_.load(std::memory_order_relaxed) & kForeign) != 0; }

  /// True once the address has left the engine (`ptr`, DLPack, `__cuda_array_interface__`) or came from outside.
  [[nodiscard]] bool exported() const { return (flags_.load(std::memory_order_relaxed) & kExported) != 0; }
  void mark_exported() { flags_.fetch_or(kExported, std::memory_order_relaxed); }

  /// On a CUDA device: work of this stream is about to use the memory. It is freed behind that work, and a stream that
  /// is not ordered behind the one that the memory was taken on waits for that one first.
  void used_on(const std::shared_ptr<cuda::Stream> &stream);

  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  ~Buffer();

  /// For the allocator only: make buffers by `Device::allocate` or `wrap`.
  struct Key {
  private:
    friend class Allocator;
    friend class Buffer;
    Key() = default;
  };
  Buffer(Key, Device &device, std::size_t bytes);                                     // small: data follows the object
  Buffer(Key, Device &device, void *data, std::size_t bytes, AllocatorBlock *block);  // large
  Buffer(Key, Device &device, void *data, std::size_t bytes, std::function<void()> release, ReleaseOn where);
  Buffer(Key, Device &device, cuda::Allocation allocation);

private:
  friend void run_host_releases();
  struct Foreign;
  struct Cuda;
  static void run_releases();
  static constexpr std::uint32_t kExported = 1;
  static constexpr std::uint32_t kForeign = 2;
  static constexpr std::uint32_t kCuda = 4;  ///< the engine's own memory of a CUDA device

  void *data_;
  std::size_t bytes_;
  Device *device_;
  union {
    AllocatorBlock *block_;  ///< the mapped block of a large buffer; null for small ones
    Foreign *foreign_;
    Cuda *cuda_;
  };
  std::atomic<std::uint32_t> flags_{0};
};

/// Runs the releases that wait for a host thread (`ReleaseOn::Host`). One atomic load when there are none.
void run_host_releases();

}  // namespace gridstride
