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
namespace trace {
class Pending;
}
namespace cpu {
class Queue;
}
namespace cuda {
class Stream;
}

struct StreamOptions {
  bool non_blocking = false;  ///< not ordered against the null stream
  int priority = 0;           ///< clamped to [-5, 0]; on the CPU device it is only reported
};

/// A function to run on the host in stream order. It may use oneTBB and `parallel_for`; it must not wait for a stream.
/// On a CUDA device the call waits for what stands before it and runs it in the caller; what it throws is thrown there.
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
  /// `cause` is static text that says why, for who asks what his program did.
  virtual void submit_pending(const char *cause) = 0;
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
  /// CUDA's handles on the current device, or on `device`: 0 and 1 are the null stream, 2 the per-thread default
  /// stream; others as `handle()` gave them, while the stream lives. Anything else is on a CUDA device the handle of a
  /// stream that another library made, which must outlive its use, and on a CPU Error(Cuda, CUDA_ERROR_INVALID_HANDLE).
  [[nodiscard]] static std::shared_ptr<Stream> from_handle(std::uint64_t handle);
  [[nodiscard]] static std::shared_ptr<Stream> from_handle(std::uint64_t handle, Device &device);

  [[nodiscard]] Device &device() const { return *device_; }
  [[nodiscard]] std::uint64_t handle() const { return handle_; }
  [[nodiscard]] bool non_blocking() const { return options_.non_blocking; }
  [[nodiscard]] int priority() const { return options_.priority; }
  [[nodiscard]] bool is_null() const { return handle_ == 0; }
  /// The stream of a CUDA device beneath; null on a CPU.
  [[nodiscard]] const std::shared_ptr<cuda::Stream> &cuda() const { return cuda_; }
  /// Tells buffers that CUDA work of this stream, put there behind the engine's back, is about to use them.
  void use_buffers(std::span<const std::shared_ptr<Buffer>> buffers);

  /// Runs [0, request.items) of a kernel. Nothing happens for no items.
  void launch(const LaunchRequest &request);
  void submit(const HostTask &task);
  /// The same, if the task can run in the caller at once; false, and nothing done, if not. Nothing of it is kept.
  [[nodiscard]] bool submit_now(const HostTask &task);
  /// Overlapping ranges are copied as memmove does. Large copies stream past the cache.
  void copy(void *to, const void *from, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers);
  /// From memory of another device. The caller orders the streams of both.
  void copy_from(Device &origin, void *to, const void *from, std::size_t bytes,
                 std::span<const std::shared_ptr<Buffer>> buffers);
  void memset(void *to, unsigned char value, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers);
  /// Writes `count` copies of an element of 1, 2, 4, 8 or 16 bytes; `to` is aligned to it.
  void fill(void *to, const void *element, std::size_t element_bytes, std::size_t count,
            std::span<const std::shared_ptr<Buffer>> buffers);
  /// From host memory to memory of the device; returns when `from` may change.
  void upload(void *to, const void *from, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers);
  /// From memory of the device to host memory, behind the work submitted so far, and as `synchronize`.
  void download(void *to, const void *from, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers);
  /// Memory for work on this stream, or on streams that are ordered behind it.
  [[nodiscard]] std::shared_ptr<Buffer> allocate(std::size_t bytes);
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
  friend class Allocator;
  Stream(Device &device, std::uint64_t handle, const StreamOptions &options);
  void submit_pending(const char *cause) const;
  void start(const LaunchRequest &request, std::unique_ptr<trace::Pending> *traced);
  void start(const HostTask &task, std::unique_ptr<trace::Pending> *traced);
  bool run_now(const HostTask &task, std::unique_ptr<trace::Pending> *traced);
  void launch_traced(const LaunchRequest &request);
  void submit_traced(const HostTask &task);

  // The same on CUDA.
  Stream(Device &device, std::uint64_t handle, std::shared_ptr<cuda::Stream> stream);
  [[nodiscard]] static std::shared_ptr<Stream> create_cuda(Device &device, const StreamOptions &options);
  [[nodiscard]] static std::shared_ptr<Stream> foreign_cuda(Device &device, std::uint64_t handle);
  [[nodiscard]] static bool all_idle(const Device &device);  ///< of the streams that programs made
  void launch_cuda(const LaunchRequest &request);
  void submit_cuda(const HostTask &task);
  void copy_cuda(void *to, const void *from, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers);
  void copy_from_cuda(Device &origin, void *to, const void *from, std::size_t bytes,
                      std::span<const std::shared_ptr<Buffer>> buffers);
  void fill_cuda(void *to, const void *element, std::size_t element_bytes, std::size_t count,
                 std::span<const std::shared_ptr<Buffer>> buffers);
  void record_cuda(const Event &event);
  void wait_cuda(const Event &event);
  void synchronize_cuda(const std::function<void()> &poll);
  [[nodiscard]] bool query_cuda() const;

  Device *device_;
  std::uint64_t handle_;
  StreamOptions options_;
  std::atomic<PendingWork *> attached_{nullptr};
  std::shared_ptr<PendingWork> attached_owner_;
  std::shared_ptr<cpu::Queue> queue_;   ///< null on devices that are not CPUs; outlives the stream while work is left
  std::shared_ptr<cuda::Stream> cuda_;  ///< null on CPUs
};

}  // namespace gridstride
