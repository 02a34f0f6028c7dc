#pragma once

#include <mutex>
#include <vector>

#include "runtime/buffer.h"
#include "runtime/cuda/memory.h"
#include "runtime/device.h"

namespace gridstride {

/// What a Buffer of a CUDA device knows of the streams that use it.
struct Buffer::Cuda {
  explicit Cuda(cuda::Allocation taken);
  /// Foreign memory: its owner is taken to order his own use by the null stream, as CUDA's libraries do by default.
  explicit Cuda(Device &device);
  /// Frees the memory, or hands it back, behind all work that uses it.
  ~Cuda();
  Cuda(const Cuda &) = delete;
  Cuda &operator=(const Cuda &) = delete;

  void used_on(const std::shared_ptr<cuda::Stream> &stream) {
    if (stream.get() != home_) [[unlikely]]
      also_used_on(stream);
  }

private:
  void also_used_on(const std::shared_ptr<cuda::Stream> &stream);

  cuda::Allocation allocation_;
  std::shared_ptr<cuda::Stream> owner_;
  cuda::Stream *home_;  ///< `owner_`, or the stream of the allocation
  std::mutex mutex_;
  std::vector<std::shared_ptr<cuda::Stream>> others_;
};

}  // namespace gridstride
