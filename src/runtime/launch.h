#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "types/kernel_abi.h"

namespace gridstride {

class Buffer;
namespace cuda {
class Function;
}

/// What a launch needs of a compiled kernel beside its code: kept alive while the launch runs, asked when it faulted.
class LaunchOwner {
public:
  virtual ~LaunchOwner() = default;
  /// Throws the Error that a recorded fault means (an IndexError naming file, line, array, index, extent, block and
  /// thread, say). Called at the synchronisation after the launch.
  [[noreturn]] virtual void raise(const FaultRecord &fault) const = 0;
  [[nodiscard]] virtual const std::string &launch_name() const = 0;
  /// A piece of a launch with `LaunchRequest::latest` has run so long by the entry of the request. Called by any
  /// thread.
  virtual void ran(std::int64_t nanoseconds) const { static_cast<void>(nanoseconds); }
};

/// One launch. Everything is borrowed for the call; a stream that has to queue the launch copies it. A CPU stream runs
/// `entry` over `items`; a CUDA stream runs `function` on the grid that `dims` says, of an Elementwise kernel, too.
struct LaunchRequest {
  CpuEntry entry = nullptr;
  /// CPU: where a better entry may appear at any time, which takes over from the next piece on; owned by `owner`. Null:
  /// `entry` is what there is.
  const std::atomic<CpuEntry> *latest = nullptr;
  cuda::Function *function = nullptr;
  bool cooperative = false;               ///< CUDA: all blocks run at once, or the launch is refused
  std::size_t scratch_bytes = 0;          ///< CPU: per worker
  std::span<const std::uint64_t> params;  ///< slots, see types/kernel_abi.h
  GridDims dims;
  std::span<const std::int64_t> extents;  ///< Elementwise iteration space
  std::int64_t items = 0;                 ///< work items: [0, items) is split among workers
  std::int64_t grain = 1;                 ///< splits fall on multiples of this
  double cost = 0;                        ///< estimated nanoseconds of the whole launch on one thread; short
                                          ///< launches on an idle stream run in the caller
  std::size_t shared_bytes = 0;           ///< Simt kernels: dynamic shared memory of a block
  bool endless = false;                   ///< it may run for ever, and leaves when it is cancelled: never in the caller
  bool can_fault = false;                 ///< the kernel has fault sites: give it a FaultRecord
  std::shared_ptr<const LaunchOwner> owner;
  std::span<const std::shared_ptr<Buffer>> buffers;  ///< kept alive until the launch has ended
};

}  // namespace gridstride
