#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "array/array.h"

namespace gridstride {
class Stream;
}

namespace gridstride::kernels {

/// An array in host memory that a launch was given.
struct HostArray {
  void *data = nullptr;  ///< element (0, ..., 0)
  Layout layout;         ///< offset 0
  DType dtype = DType::Float64;
  bool writeable = true;
  bool copy_back = true;          ///< what the kernel writes is for the host to see
  std::function<void()> release;  ///< gives the memory back to its owner; called once, on a host thread
};

/// The host arrays of one launch: on the device before it, back in host memory after it. On the CPU device an array
/// that is contiguous, writeable, copied back and overlaps no other is used in place. One array given twice is one
/// array to the kernel.
class HostArrays {
public:
  /// Copies in on the current device. Releases what it was given also when it throws.
  explicit HostArrays(std::vector<HostArray> hosts);
  HostArrays(const HostArrays &) = delete;
  HostArrays &operator=(const HostArrays &) = delete;
  ~HostArrays();

  [[nodiscard]] std::size_t size() const { return hosts_.size(); }
  [[nodiscard]] const array::Array &array(std::size_t i) const { return arrays_[i]; }
  [[nodiscard]] const HostArray &host(std::size_t i) const { return hosts_[i]; }

  /// Waits for the stream of the launch and copies back what was written (`written` by host array). Throws what
  /// surfaces at the synchronisation.
  void finish(Stream &stream, const std::vector<bool> &written);

private:
  [[nodiscard]] bool usable_in_place(std::size_t i) const;

  std::vector<HostArray> hosts_;
  std::vector<array::Array> arrays_;
  std::vector<bool> in_place_;
};

}  // namespace gridstride::kernels
