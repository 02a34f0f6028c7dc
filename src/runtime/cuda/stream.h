#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "runtime/cuda/context.h"

namespace gridstride::cuda {

struct StreamOptions {
  bool non_blocking = false;  ///< not ordered against the null stream
  int priority = 0;           ///< lower runs first; held to what the device has
};

class Event;

/// An in-order queue of work on a device. Held by `std::shared_ptr`, so that memory freed in its order can outlive its
/// handle. Destroying a stream waits for nothing: its work goes on.
class Stream : public std::enable_shared_from_this<Stream> {
public:
  [[nodiscard]] static std::shared_ptr<Stream> create(Context &context, const StreamOptions &options = {});
  /// The device's null stream: one object for the life of the process.
  [[nodiscard]] static const std::shared_ptr<Stream> &null(Context &context);
  /// The calling thread's default stream of the device.
  [[nodiscard]] static const std::shared_ptr<Stream> &per_thread(Context &context);
  /// A stream that another library made, or one of CUDA's special handles (0 and 1 the null stream, 2 the per-thread
  /// one). It must outlive its use.
  [[nodiscard]] static std::shared_ptr<Stream> foreign(Context &context, std::uintptr_t handle);

  [[nodiscard]] Context &context() const { return *context_; }
  [[nodiscard]] StreamHandle handle() const { return handle_; }
  /// The number that the memory pool knows the stream by; never reused.
  [[nodiscard]] std::uint64_t id() const { return id_; }
  [[nodiscard]] int priority() const { return options_.priority; }
  [[nodiscard]] bool non_blocking() const { return options_.non_blocking; }

  void record(const Event &event);
  /// Later work of this stream waits for what `event` marks now; the event may be another device's.
  void wait(const Event &event);
  [[nodiscard]] bool query();
  /// Waits for the work submitted so far, and throws the errors of its kernels: faults that they recorded, or the CUDA
  /// error that ended the device. `poll` is called about every 20 ms; when it throws, the wait ends and the work goes
  /// on.
  void synchronize(const std::function<void()> &poll = {});

  /// Copies on the device; ranges must not overlap.
  void copy(DevicePointer to, DevicePointer from, std::size_t bytes);
  /// Copies from another device's memory: straight where the devices reach each other, else through the host.
  void copy_from_peer(DevicePointer to, Context &origin, DevicePointer from, std::size_t bytes);
  /// From memory of any kind on the host, staged through pinned buffers where it is pageable; returns when `from` may
  /// change.
  void copy_in(DevicePointer to, const void *from, std::size_t bytes);
  /// To the host; returns when `to` holds the bytes.
  void copy_out(void *to, DevicePointer from, std::size_t bytes);
  /// `count` elements of 1, 2 or 4 bytes; `value` in its low bytes.
  void fill(DevicePointer to, std::uint32_t value, std::size_t element_bytes, std::size_t count);
  /// One word of 4 bytes in each of `count` rows that start `step` bytes apart.
  void fill_column(DevicePointer to, std::uint32_t value, std::size_t step, std::size_t count);

  Stream(const Stream &) = delete;
  Stream &operator=(const Stream &) = delete;
  ~Stream();

private:
  Stream(Context &context, StreamHandle handle, bool owned, const StreamOptions &options);

  Context *context_;
  StreamHandle handle_;
  bool owned_;
  StreamOptions options_;
  std::uint64_t id_;
};

/// Asks until the answer is yes, and calls `poll` about every 20 ms; what it throws ends the wait. Spins for the first
/// milliseconds, so that short work is noticed at once, and then asks every 50 microseconds.
void wait_until(const std::function<bool()> &ended, const std::function<void()> &poll);

struct EventOptions {
  bool timing = true;
  bool blocking = false;  ///< waits sleep rather than spin
};

/// A mark in a stream.
class Event {
public:
  explicit Event(Context &context, const EventOptions &options = {});
  Event(Event &&other) noexcept : context_(other.context_), handle_(std::exchange(other.handle_, nullptr)) {}
  Event &operator=(Event &&other) noexcept {
    std::swap(context_, other.context_);
    std::swap(handle_, other.handle_);
    return *this;
  }
  Event(const Event &) = delete;
  Event &operator=(const Event &) = delete;
  ~Event();

  [[nodiscard]] Context &context() const { return *context_; }
  [[nodiscard]] EventHandle handle() const { return handle_; }
  /// True when the work before the last record has ended, or nothing was recorded.
  [[nodiscard]] bool query() const;
  void synchronize() const;
  /// Throws Error(Cuda): CUDA_ERROR_NOT_READY while one has not been reached, CUDA_ERROR_INVALID_HANDLE when one was
  /// never recorded or has no timing.
  [[nodiscard]] static double elapsed_ms(const Event &start, const Event &stop);

private:
  Context *context_;
  EventHandle handle_ = nullptr;
};

}  // namespace gridstride::cuda
