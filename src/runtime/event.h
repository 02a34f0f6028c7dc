#pragma once

#include <cstdint>
#include <functional>
#include <memory>

namespace gridstride {

class Device;
class Stream;
struct EventState;

struct EventOptions {
  bool timing = true;
  bool blocking_sync = false;  ///< accepted; waits always sleep in the end
  bool interprocess = false;   ///< refused on the CPU device: Error(Cuda, CUDA_ERROR_NOT_SUPPORTED)
};

/// A mark in a stream, with CUDA's semantics. Copies are the same event.
class Event {
public:
  explicit Event(Device &device, const EventOptions &options = {});

  [[nodiscard]] Device &device() const;
  [[nodiscard]] bool timing() const;
  /// A number that no other live event has; never 0.
  [[nodiscard]] std::uint64_t handle() const { return reinterpret_cast<std::uintptr_t>(state_.get()); }

  /// Marks the stream's present end. Recording again moves the mark.
  void record(Stream &stream);
  /// True when the work before the last record has ended, or nothing was recorded.
  [[nodiscard]] bool query() const;
  /// Waits for the last record. Raises no error of the stream's work: that is for the stream's own synchronisation.
  void synchronize(const std::function<void()> &poll = {}) const;

  /// Milliseconds from `start` to `stop`. Throws Error(Cuda): CUDA_ERROR_INVALID_HANDLE when one was not recorded or
  /// has no timing, CUDA_ERROR_NOT_READY when one has not been reached yet.
  [[nodiscard]] static double elapsed_ms(const Event &start, const Event &stop);

private:
  friend class Stream;
  std::shared_ptr<EventState> state_;
};

}  // namespace gridstride
