#pragma once

#include <cstdint>
#include <functional>
#include <memory>

namespace gridstride {

class Device;
class Stream;
struct EventState;
namespace cuda {
class Event;
}

struct EventOptions {
  bool timing = true;
  bool blocking_sync = false;  ///< accepted; waits always sleep in the end
  bool interprocess = false;   ///< refused: Error(Cuda, CUDA_ERROR_NOT_SUPPORTED)
};

/// A mark in a stream, with CUDA's semantics. Copies are the same event.
class Event {
public:
  explicit Event(Device &device, const EventOptions &options = {});

  [[nodiscard]] Device &device() const;
  [[nodiscard]] bool timing() const;
  /// A number that no other live event has; never 0.
  [[nodiscard]] std::uint64_t handle() const;

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
  [[nodiscard]] static std::shared_ptr<cuda::Event> make_cuda(Device &device, const EventOptions &options);
  void synchronize_cuda(const std::function<void()> &poll) const;
  [[nodiscard]] static double elapsed_cuda(const Event &start, const Event &stop);

  std::shared_ptr<EventState> state_;
};

/// Later work of `then` comes behind the work that `first` holds now; they may be streams of different devices.
void order(Stream &first, Stream &then);

}  // namespace gridstride
