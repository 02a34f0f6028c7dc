#pragma once

#include <array>
#include <functional>
#include <memory>
#include <mutex>

#include "runtime/cuda/stream.h"

namespace gridstride::cuda {

/// Copies between pageable host memory and the device through a ring of pinned buffers, which is made on first use and
/// recycled: the driver's own copies of pageable memory reach a fraction of the bus. Small copies go to the driver at
/// once.
class Staging {
public:
  static constexpr std::size_t kBuffer = std::size_t{4} << 20;
  static constexpr std::size_t kBuffers = 8;
  static constexpr std::size_t kSmall = std::size_t{64} << 10;  ///< the driver's copies are as good up to here

  /// Copies on the host, `bytes` of at most kBuffer; may use several threads.
  using HostCopy = std::function<void(void *to, const void *from, std::size_t bytes)>;

  explicit Staging(Context &context) : context_(&context) {}
  Staging(const Staging &) = delete;
  Staging &operator=(const Staging &) = delete;

  void copy_in(Stream &stream, DevicePointer to, const void *from, std::size_t bytes);
  void copy_out(Stream &stream, void *to, DevicePointer from, std::size_t bytes);
  /// Replaces memcpy.
  void set_host_copy(HostCopy copy);

private:
  struct Buffer {
    std::byte *data = nullptr;
    std::unique_ptr<Event> busy;  ///< recorded behind the copy that uses the buffer
  };
  void prepare();

  Context *context_;
  std::mutex mutex_;  ///< one large copy at a time
  std::array<Buffer, kBuffers> buffers_;
  std::size_t next_ = 0;
  HostCopy copy_;
};

}  // namespace gridstride::cuda
