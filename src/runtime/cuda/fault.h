#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "runtime/cuda/stream.h"
#include "runtime/launch.h"
#include "types/kernel_abi.h"

namespace gridstride::cuda {

/// Fault records for launches of kernels that can fault: in device memory, each with a word of host memory that the
/// kernel raises. A launch that does not fault costs no copy and no wait.
class FaultPool {
public:
  explicit FaultPool(Context &context) : context_(&context) {}
  ~FaultPool();
  FaultPool(const FaultPool &) = delete;
  FaultPool &operator=(const FaultPool &) = delete;

  /// A clear record for one launch on this stream: the address to give to the kernel. `owner` is asked to raise the
  /// error if it faults, at the stream's next synchronisation.
  [[nodiscard]] DevicePointer acquire(const std::shared_ptr<Stream> &stream, std::shared_ptr<const LaunchOwner> owner);

  /// The stream's work has ended: throws the error of its first launch that faulted (once), and recycles its records.
  void raise(Stream &stream);
  /// The same of all streams, when all work of the device has ended.
  void raise_any();

private:
  struct Slot {
    std::uint32_t index = 0;
    std::uint64_t stream = 0;
    std::shared_ptr<const LaunchOwner> owner;
  };
  void grow();
  void raise_of(const Stream *stream, StreamHandle reader);

  Context *context_;
  std::mutex mutex_;
  std::vector<Slot> pending_;  ///< in the order of the launches
  std::vector<std::uint32_t> free_;
  struct Page {
    DevicePointer records;
    volatile std::uint32_t *flags;  ///< in mapped host memory
    DevicePointer device_flags;     ///< the same for kernels
  };
  std::vector<Page> pages_;
};

}  // namespace gridstride::cuda
