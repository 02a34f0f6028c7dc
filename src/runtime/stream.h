#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "runtime/buffer.h"
#include "runtime/event.h"
#include "runtime/launch.h"

namespace gridstride {

class Device;
namespace cpu {
class Queue;
}

struct StreamOptions {
  bool non_blocking = false;  ///< not ordered against the null stream
  int priority = 0;           ///< accepted and reported; clamped to [-5, 0]
};

/// A function to run on the host in stream order. It may use oneTBB and `parallel_for`; it must not wait for a stream.
struct HostTask {
  std::function<void()> run;
  std::string_view name;  ///< for messages; must outlive the task (a literal)
  double cost = 1e9;      ///< estimated nanoseconds; short tasks on an idle stream run in the caller
  std::span<const std::shared_ptr<Buffer>> buffers;  ///< kept alive until the task has ended
};

/// Work that has been recorded for a stream elsewhere and not been submitted yet: the arrays' fusion window.
class PendingWork {
public:
  virtual ~PendingWork() = default;
  /// Submits it all to the stream. Throws the errors of what cannot be submitted; the rest is submitted all the same.
  virtual void submit_pending() = 0;
};

/// An in-order queue of asynchronous work on one device. Always held by `std::shared_ptr`. All members may be called
/// from any thread. Work that was submitted is done even when the stream's last handle is gone.
///
/// Short work (by its cost) on an idle stream runs in the caller; longer work returns at once and is spread over the
/// workers. A stream holds a bounded number of operations: a submission beyond it waits (and helps).
///
/// Errors of work (kernel faults, exceptions of host tasks) are thrown by the next synchronisation of the stream or
/// device, once; later work still runs.
class Stream : public std::enable_shared_from_this<Stream> {
public:
  [[nodiscard]] static std::shared_ptr<Stream> create(Device &device, const StreamOptions &options = {});
  /// CUDA's handles on the current device: 0 and 1 are the null stream, 2 the per-thread default stream; others as
  /// `handle()` gave them, while the stream lives. Error(Cuda, CUDA_ERROR_INVALID_HANDLE) for anything else.
  [[nodiscard]] static std::shared_ptr<Stream> from_handle(std::uint64_t handle);

  [[nodiscard]] Device &device() const { return *device_; }
  [[nodiscard]] std::uint64_t handle() const { return handle_; }
  [[nodiscard]] bool non_blocking() const { return options_.non_blocking; }
  [[nodiscard]] int priority() const { return options_.priority; }
  [[nodiscard]] bool is_null() const { return handle_ == 0; }

  /// Runs [0, request.items) of a kernel. Nothing happens for no items.
  void launch(const LaunchRequest &request);
  void submit(const HostTask &task);
  /// Overlapping ranges are copied as memmove does. Large copies stream past the cache.
  void copy(void *to, const void *from, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers);
  void memset(void *to, unsigned char value, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers);
  /// Writes `count` copies of an element of 1, 2, 4, 8 or 16 bytes; `to` is aligned to it.
  void fill(void *to, const void *element, std::size_t element_bytes, std::size_t count,
            std::span<const std::shared_ptr<Buffer>> buffers);
  void record(const Event &event);
  /// Later work of this stream waits for what `event` marks now (any stream, any device).
  void wait(const Event &event);

  /// Waits until all work submitted so far has ended, helping with it, and throws the first error that is due. `poll`
  /// is called about every 20 ms; when it throws, the wait ends with that exception and the work goes on.
  void synchronize(const std::function<void()> &poll = {});
  /// True when all work has ended. Throws no error of the work.
  [[nodiscard]] bool query() const;

  /// What is asked to `submit_pending` first by `synchronize`, `query`, `record` and `wait` of this stream, and by
  /// `Device::synchronize` and `idle`. Set at most once in the life of a stream; false (and nothing done) when it was.
  bool attach(std::shared_ptr<PendingWork> work);
  [[nodiscard]] PendingWork *attached() const { return attached_.load(std::memory_order_acquire); }

  Stream(const Stream &) = delete;
  Stream &operator=(const Stream &) = delete;
  ~Stream();

private:
  friend class Device;
  friend class Event;
  Stream(Device &device, std::uint64_t handle, const StreamOptions &options);
  void submit_pending() const;

  Device *device_;
  std::uint64_t handle_;
  StreamOptions options_;
  std::atomic<PendingWork *> attached_{nullptr};
  std::shared_ptr<PendingWork> attached_owner_;
  std::shared_ptr<cpu::Queue> queue_;  ///< null on devices that are not CPUs; outlives the stream while work is left
};

}  // namespace gridstride
