#include "runtime/stream.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <string>

#include "base/error.h"
#include "runtime/cpu/memory_kernels.h"
#include "runtime/cpu/scheduler.h"
#include "runtime/cpu/thresholds.h"
#include "runtime/cpu/workers.h"
#include "runtime/device.h"
#include "runtime/fault.h"
#include "runtime/parallel.h"
#include "runtime/trace.h"

namespace gridstride {

namespace {

constexpr int kGreatestPriority = -5;
constexpr std::uint64_t kPerThreadHandle = 2;

struct Handles {
  std::mutex mutex;
  std::uint64_t last = 15;
  std::map<std::uint64_t, std::weak_ptr<Stream>> live;
};

Handles &handles() {
  static Handles *const made = new Handles;
  return *made;
}

cpu::QueueKind queue_kind(std::uint64_t handle, const StreamOptions &options) {
  if (handle == 0) return cpu::QueueKind::Null;
  return options.non_blocking ? cpu::QueueKind::NonBlocking : cpu::QueueKind::Blocking;
}

std::uint64_t slot_of(const void *pointer) {
  return reinterpret_cast<std::uintptr_t>(pointer);
}

/// Of a launch, for people.
std::string shape_of(const LaunchRequest &request) {
  std::string text;
  const auto list = [&](const auto &numbers) {
    text += '(';
    for (std::size_t i = 0; i < numbers.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
    text += ')';
  };
  if (!request.extents.empty()) {
    list(request.extents);
    return text;
  }
  text = "grid ";
  list(std::span(request.dims.grid));
  text += " block ";
  list(std::span(request.dims.block));
  return text;
}

bool runs_inline(double cost) {
  return cost < cpu::kInlineCost || !cpu::have_workers();
}

// A launch that the caller shares with workers and waits for. What it borrows lives until the last piece has ended.
class SharedLaunch final : public cpu::Team {
public:
  SharedLaunch(const LaunchRequest &request, const CpuLaunch &launch)
      : entry_(request.entry),
        latest_(request.latest),
        owner_(request.owner.get()),
        scratch_bytes_(request.scratch_bytes),
        launch_(launch) {
    launch_.cancelled = &cancel_flag();
    prepare(request.items, request.grain, request.cost, worker_count());
  }
  Team *finish() override { return nullptr; }
  [[nodiscard]] bool no_memory() const { return no_memory_.load(std::memory_order_relaxed); }

protected:
  void run(std::int64_t begin, std::int64_t end) override {
    try {
      void *const scratch = cpu::thread_scratch(scratch_bytes_);
      cpu::run_entry(entry_, latest_, owner_, [&](CpuEntry entry) { entry(&launch_, begin, end, scratch); });
    } catch (const std::bad_alloc &) {
      no_memory_.store(true, std::memory_order_relaxed);
      cancel();
    }
  }

private:
  CpuEntry entry_;
  const std::atomic<CpuEntry> *latest_;
  const LaunchOwner *owner_;
  std::size_t scratch_bytes_;
  CpuLaunch launch_;
  std::atomic<bool> no_memory_{false};
};

/// Runs a launch in the caller, with workers where that pays.
void run_inline(cpu::Queue &queue, const LaunchRequest &request, void *scratch) {
  FaultRecord fault;
  CpuLaunch launch{request.params.data(), request.dims, request.extents.data(), nullptr, request.shared_bytes, nullptr};
  if (request.can_fault) launch.fault = &fault;
  if (cpu::worth_sharing(request.cost)) {
    auto *const shared = new SharedLaunch(request, launch);
    cpu::work_together(*shared);
    if (shared->no_memory())
      cpu::scheduler().add_error(queue, {cpu::no_scratch(request.scratch_bytes), nullptr, nullptr});
    shared->drop_reference();
  } else {
    cpu::run_entry(request.entry, request.latest, request.owner.get(),
                   [&](CpuEntry entry) { entry(&launch, 0, request.items, scratch); });
  }
  if (request.can_fault && fault.raised != 0) [[unlikely]] {
    cpu::scheduler().add_error(queue, {nullptr, request.owner, copy_of(fault)});
  }
}

}  // namespace

Stream::Stream(Device &device, std::uint64_t handle, const StreamOptions &options)
    : device_(&device), handle_(handle), options_(options) {
  options_.priority = std::clamp(options.priority, kGreatestPriority, 0);
  queue_ = cpu::scheduler().add_queue(*device.streams_, queue_kind(handle, options));
}

Stream::~Stream() {
  if (handle_ > kPerThreadHandle) {
    Handles &all = handles();
    const std::lock_guard lock(all.mutex);
    all.live.erase(handle_);
  }
  if (queue_) cpu::scheduler().orphan(*queue_);
}

std::shared_ptr<Stream> Stream::create(Device &device, const StreamOptions &options) {
  Handles &all = handles();
  std::shared_ptr<Stream> stream;
  if (device.cuda() != nullptr) {
    stream = create_cuda(device, options);
  } else {
    std::uint64_t handle = 0;
    {
      const std::lock_guard lock(all.mutex);
      handle = ++all.last;
    }
    stream.reset(new Stream(device, handle, options));
  }
  const std::lock_guard lock(all.mutex);
  all.live[stream->handle()] = stream;
  return stream;
}

bool Stream::all_idle(const Device &device) {
  Handles &all = handles();
  std::vector<std::shared_ptr<Stream>> streams;
  {
    const std::lock_guard lock(all.mutex);
    for (const auto &[handle, known] : all.live) {
      if (std::shared_ptr<Stream> stream = known.lock()) streams.push_back(std::move(stream));
    }
  }
  return std::all_of(streams.begin(), streams.end(), [&](const std::shared_ptr<Stream> &stream) {
    return stream->device_ != &device || stream->query();
  });
}

std::shared_ptr<Stream> Stream::from_handle(std::uint64_t handle) {
  return from_handle(handle, Device::current());
}

std::shared_ptr<Stream> Stream::from_handle(std::uint64_t handle, Device &device) {
  if (handle <= 1) return device.default_stream();
  if (handle == kPerThreadHandle) return device.per_thread_stream();
  Handles &all = handles();
  {
    const std::lock_guard lock(all.mutex);
    const auto found = all.live.find(handle);
    if (found != all.live.end()) {
      if (std::shared_ptr<Stream> stream = found->second.lock()) return stream;
    }
  }
  // Any other number is a stream that another library made on the current device.
  if (device.cuda() != nullptr) return foreign_cuda(device, handle);
  throw Error(ErrorKind::Cuda, "CUDA_ERROR_INVALID_HANDLE: no live stream has the handle " + std::to_string(handle) +
                                   "; expected 0, 1, 2 or the handle of a stream of this process");
}

void Stream::launch(const LaunchRequest &request) {
  if (request.items <= 0) return;
  if (trace::on()) [[unlikely]]
    return launch_traced(request);
  if (cuda_) [[unlikely]]
    return launch_cuda(request);
  start(request, nullptr);
}

inline void Stream::start(const LaunchRequest &request, std::unique_ptr<trace::Pending> *traced) {
  if (!request.endless && runs_inline(request.cost)) {
    void *const scratch = cpu::thread_scratch(request.scratch_bytes);
    if (queue_->begin_inline()) {
      if (traced != nullptr) (*traced)->begun();
      run_inline(*queue_, request, scratch);
      queue_->end_inline();
      if (traced != nullptr) (*traced)->ended();
      return;
    }
  }
  cpu::Operation *const operation = cpu::Operation::of_launch(request);
  if (traced != nullptr) operation->traced = std::move(*traced);
  cpu::scheduler().submit(*queue_, operation);
}

void Stream::launch_traced(const LaunchRequest &request) {
  trace::Kind kind = trace::Kind::Launch;
  std::size_t bytes = 0;
  if (request.entry == cpu::copy_kernel || request.entry == cpu::move_kernel) {
    kind = trace::Kind::Copy;
    bytes = request.entry == cpu::move_kernel ? request.params[2] : static_cast<std::size_t>(request.items);
  } else if (request.entry == cpu::fill_kernel) {
    kind = trace::Kind::Fill;
    bytes = static_cast<std::size_t>(request.items);
  }
  const std::string_view name =
      kind == trace::Kind::Launch && request.owner ? request.owner->launch_name() : trace::name_of(kind);
  const std::string shape = kind == trace::Kind::Launch ? shape_of(request) : std::string();
  if (cuda_) {
    const trace::Marks marks(*this, kind, name, bytes);
    marks.record->shape = shape;
    return launch_cuda(request);
  }
  auto traced = std::make_unique<trace::Pending>(*this, kind, name);
  traced->record.bytes = bytes;
  traced->record.shape = shape;
  start(request, &traced);
}

void Stream::submit(const HostTask &task) {
  if (trace::on()) [[unlikely]]
    return submit_traced(task);
  if (cuda_) return submit_cuda(task);
  start(task, nullptr);
}

void Stream::submit_traced(const HostTask &task) {
  if (cuda_) {
    const trace::Span span(trace::Kind::Task, device_->ordinal(), task.name);
    return submit_cuda(task);
  }
  auto traced = std::make_unique<trace::Pending>(*this, trace::Kind::Task, task.name);
  start(task, &traced);
}

bool Stream::submit_now(const HostTask &task) {
  return !trace::on() && !cuda_ && run_now(task, nullptr);
}

bool Stream::run_now(const HostTask &task, std::unique_ptr<trace::Pending> *traced) {
  if (!runs_inline(task.cost) || !queue_->begin_inline()) return false;
  if (traced != nullptr) (*traced)->begun();
  std::exception_ptr problem = cpu::run_guarded(task.run, task.name);
  if (problem) cpu::scheduler().add_error(*queue_, {std::move(problem), nullptr, nullptr});
  queue_->end_inline();
  if (traced != nullptr) (*traced)->ended();
  return true;
}

void Stream::start(const HostTask &task, std::unique_ptr<trace::Pending> *traced) {
  if (run_now(task, traced)) return;
  cpu::Operation *const operation = cpu::Operation::of_host(task.run, task.name, task.cost, task.buffers);
  if (traced != nullptr) operation->traced = std::move(*traced);
  cpu::scheduler().submit(*queue_, operation);
}

void Stream::copy(void *to, const void *from, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers) {
  if (bytes == 0 || to == from) return;
  if (cuda_) return copy_cuda(to, from, bytes, buffers);
  const std::uint64_t target = slot_of(to);
  const std::uint64_t source = slot_of(from);
  const bool overlap = target < source + bytes && source < target + bytes;
  LaunchRequest request;
  request.buffers = buffers;
  request.cost = cpu::copy_cost(bytes);
  const std::uint64_t params[3] = {target, source, overlap ? bytes : cpu::streams_past_cache(bytes)};
  request.params = params;
  request.entry = overlap ? cpu::move_kernel : cpu::copy_kernel;
  request.items = overlap ? 1 : static_cast<std::int64_t>(bytes);
  request.grain = cpu::kMemoryGrain;
  launch(request);
}

void Stream::copy_from(Device &origin, void *to, const void *from, std::size_t bytes,
                       std::span<const std::shared_ptr<Buffer>> buffers) {
  if (cuda_ && &origin != device_) return copy_from_cuda(origin, to, from, bytes, buffers);
  copy(to, from, bytes, buffers);
}

void Stream::memset(void *to, unsigned char value, std::size_t bytes,
                    std::span<const std::shared_ptr<Buffer>> buffers) {
  fill(to, &value, 1, bytes, buffers);
}

void Stream::fill(void *to, const void *element, std::size_t element_bytes, std::size_t count,
                  std::span<const std::shared_ptr<Buffer>> buffers) {
  if (element_bytes == 0 || element_bytes > 16 || 16 % element_bytes != 0) {
    throw Error(ErrorKind::Value, "cannot fill with an element of " + std::to_string(element_bytes) +
                                      " bytes; expected 1, 2, 4, 8 or 16");
  }
  if (cuda_) return fill_cuda(to, element, element_bytes, count, buffers);
  const std::size_t bytes = element_bytes * count;
  std::uint64_t params[4] = {slot_of(to), cpu::streams_past_cache(bytes), 0, 0};
  auto *const pattern = reinterpret_cast<char *>(params + 2);
  for (std::size_t at = 0; at < 16; at += element_bytes) std::memcpy(pattern + at, element, element_bytes);
  LaunchRequest request;
  request.buffers = buffers;
  request.cost = cpu::fill_cost(bytes);
  request.params = params;
  request.entry = cpu::fill_kernel;
  request.items = static_cast<std::int64_t>(bytes);
  request.grain = cpu::kMemoryGrain;
  launch(request);
}

bool Stream::attach(std::shared_ptr<PendingWork> work) {
  static std::mutex mutex;  // once in the life of a stream
  const std::lock_guard lock(mutex);
  if (attached_owner_) return false;
  attached_owner_ = std::move(work);
  attached_.store(attached_owner_.get(), std::memory_order_release);
  return true;
}

void Stream::submit_pending(const char *cause) const {
  if (PendingWork *work = attached()) work->submit_pending(cause);
}

void Stream::record(const Event &event) {
  submit_pending("an event is recorded");
  if (&event.device() != device_) {
    throw Error(ErrorKind::Cuda, "CUDA_ERROR_INVALID_HANDLE: the event belongs to device " +
                                     std::to_string(event.device().ordinal()) + " and the stream to device " +
                                     std::to_string(device_->ordinal()) + "; record it on a stream of its own device");
  }
  if (cuda_) return record_cuda(event);
  if (queue_->begin_inline()) {
    cpu::scheduler().record_inline(*queue_, event.state_);
    queue_->end_inline();
  } else {
    cpu::scheduler().submit_record(*queue_, event.state_);
  }
}

void Stream::wait(const Event &event) {
  submit_pending("the stream waits for an event");
  if (cuda_) return wait_cuda(event);
  cpu::scheduler().submit_wait(*queue_, event.state_);
}

void Stream::synchronize(const std::function<void()> &poll) {
  submit_pending("the stream is synchronized");
  const auto wait = [&] {
    if (cuda_) return synchronize_cuda(poll);
    cpu::scheduler().wait(*queue_, queue_->submitted.load(std::memory_order_seq_cst), poll);
    run_host_releases();
    cpu::scheduler().throw_error(*queue_);
  };
  if (trace::on()) [[unlikely]] {
    const trace::Span span(trace::Kind::Wait, device_->ordinal(), "synchronize a stream");
    return wait();
  }
  wait();
}

bool Stream::query() const {
  submit_pending("the stream is asked whether it has ended");
  if (cuda_) return query_cuda();
  return queue_->idle();
}

}  // namespace gridstride
