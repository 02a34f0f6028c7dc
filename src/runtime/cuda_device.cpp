// Devices, streams and events on CUDA: what the classes of this module do on `runtime/cuda`.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>

#include "base/config.h"
#include "base/error.h"
#include "runtime/allocator.h"
#include "runtime/cpu/scheduler.h"
#include "runtime/cpu/wait_hooks.h"
#include "runtime/cuda/fault.h"
#include "runtime/cuda/launch.h"
#include "runtime/cuda/memory.h"
#include "runtime/cuda/staging.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"
#include "runtime/trace.h"

namespace gridstride {

namespace {

constexpr double kHostCopyCost = 0.1;  // nanoseconds a byte on one thread
constexpr std::int64_t kHostCopyGrain = 1 << 17;

void copy_on_host(void *to, const void *from, std::size_t bytes) {
  const auto count = static_cast<std::int64_t>(bytes);
  parallel_for(count, kHostCopyGrain, kHostCopyCost * static_cast<double>(bytes),
               [&](std::int64_t begin, std::int64_t end) {
                 std::memcpy(static_cast<std::byte *>(to) + begin, static_cast<const std::byte *>(from) + begin,
                             static_cast<std::size_t>(end - begin));
               });
}

/// What a wait calls from time to time: the host language's look at signals, then the caller's own.
std::function<void()> polls(const std::function<void()> &poll) {
  return [&poll] {
    cpu::poll_wait_hooks();
    if (poll) poll();
  };
}

std::uint64_t handle_of(const cuda::Stream &stream) {
  return reinterpret_cast<std::uintptr_t>(stream.handle());
}

cuda::DevicePointer address(const void *pointer) {
  return reinterpret_cast<std::uintptr_t>(pointer);
}

}  // namespace

// --- devices

Device::Device(int ordinal, cuda::Context &context)
    : ordinal_(ordinal), kind_(DeviceKind::Cuda), cuda_(&context), capability_(context.compute_capability()) {
  name_ = context.name();
  total_memory_ = context.total_memory();
  const cuda::Limits &limits = context.limits();
  limits_.max_threads_per_block = limits.max_threads_per_block;
  std::copy_n(limits.max_block_dim, 3, limits_.max_block_dim);
  std::copy_n(limits.max_grid_dim, 3, limits_.max_grid_dim);
  limits_.max_shared_memory_per_block = limits.max_shared_memory_per_block;
  limits_.warp_size = limits.warp_size;
  allocator_ = std::make_unique<Allocator>(*this, context.memory());
  context.staging().set_host_copy(copy_on_host);
  default_stream_.reset(new Stream(*this, 0, cuda::Stream::null(context)));
  for (const cuda::Attribute &entry : cuda::attribute_table()) {
    if (const std::optional<std::int64_t> value = context.attribute(entry.number)) {
      attributes_.push_back({entry.name, *value});
    }
  }
}

void Device::synchronize_cuda(const std::function<void()> &poll) {
  {
    const WaitScope scope;
    // The null stream's mark comes behind the work of all streams but the non-blocking ones; that wait can be left.
    const cuda::Event mark(*cuda_, {.timing = false, .blocking = false});
    cuda::Stream &null = *cuda::Stream::null(*cuda_);
    null.record(mark);
    cuda::wait_until([&] { return mark.query(); }, polls(poll));
    cuda_->synchronize();
  }
  run_host_releases();
  cuda_->faults().raise_any();
}

bool Device::reaches(Device &other) const {
  if (cuda_ == nullptr) return &other == this || config().peer_access;
  return cuda_->can_access_peer(*other.cuda_);
}

bool Device::idle_cuda() const {
  const cuda::Event mark(*cuda_, {.timing = false, .blocking = false});
  cuda::Stream::null(*cuda_)->record(mark);
  if (!mark.query()) return false;
  return Stream::all_idle(*this);
}

MemoryInfo Device::cuda_memory_info() const {
  cuda_->use();
  std::size_t free = 0;
  std::size_t total = 0;
  cuda_->check(cuda::driver().memory_info(&free, &total), "asking for a device's memory");
  const AllocatorStatistics statistics = allocator_->statistics();
  // What waits to be recycled is as good as free.
  return {free + (statistics.held - std::min(statistics.held, statistics.used)), total};
}

// --- streams

Stream::Stream(Device &device, std::uint64_t handle, std::shared_ptr<cuda::Stream> stream)
    : device_(&device),
      handle_(handle),
      options_{stream->non_blocking(), stream->priority()},
      cuda_(std::move(stream)) {}

std::shared_ptr<Stream> Stream::create_cuda(Device &device, const StreamOptions &options) {
  std::shared_ptr<cuda::Stream> made =
      cuda::Stream::create(*device.cuda(), {.non_blocking = options.non_blocking, .priority = options.priority});
  const std::uint64_t handle = handle_of(*made);
  return std::shared_ptr<Stream>(new Stream(device, handle, std::move(made)));
}

std::shared_ptr<Stream> Stream::foreign_cuda(Device &device, std::uint64_t handle) {
  return std::shared_ptr<Stream>(new Stream(device, handle, cuda::Stream::foreign(*device.cuda(), handle)));
}

void Stream::use_buffers(std::span<const std::shared_ptr<Buffer>> buffers) {
  for (const std::shared_ptr<Buffer> &buffer : buffers) {
    if (buffer) buffer->used_on(cuda_);
  }
}

namespace {

/// `bytes` of kernel parameters: the driver takes each from where its address says.
struct Parameters {
  std::array<void *, 3> addresses;
  std::size_t count = 0;
  void add(const void *data) { addresses[count++] = const_cast<void *>(data); }
};

trace::Marks marked(const Stream &stream, trace::Kind kind, std::size_t bytes) {
  return trace::on() ? trace::Marks(stream, kind, trace::name_of(kind), bytes) : trace::Marks();
}

}  // namespace

void Stream::launch_cuda(const LaunchRequest &request) {
  use_buffers(request.buffers);
  Parameters parameters;
  if (!request.params.empty()) parameters.add(request.params.data());
  if (!request.extents.empty()) parameters.add(request.extents.data());
  cuda::DevicePointer fault = 0;
  if (request.can_fault) {
    fault = cuda_->context().faults().acquire(cuda_, request.owner);
    parameters.add(&fault);
  }
  cuda::launch(*cuda_, {request.function,
                        request.dims,
                        request.shared_bytes,
                        request.cooperative,
                        {parameters.addresses.data(), parameters.count}});
}

void Stream::submit_cuda(const HostTask &task) {
  // A callback may not call the driver, which tasks do: the caller waits for what stands before, and runs it.
  {
    const WaitScope scope;
    cuda::wait_until([&] { return cuda_->query(); }, polls({}));
  }
  if (std::exception_ptr problem = cpu::run_guarded(task.run, task.name)) std::rethrow_exception(problem);
}

void Stream::copy_cuda(void *to, const void *from, std::size_t bytes,
                       std::span<const std::shared_ptr<Buffer>> buffers) {
  use_buffers(buffers);
  const trace::Marks marks = marked(*this, trace::Kind::Copy, bytes);
  const cuda::DevicePointer target = address(to);
  const cuda::DevicePointer source = address(from);
  if (target >= source + bytes || source >= target + bytes) {
    cuda_->copy(target, source, bytes);
    return;
  }
  // The driver wants apart what it copies.
  const cuda::Allocation between = cuda_->context().memory().allocate(bytes, cuda_);
  cuda_->copy(between.data(), source, bytes);
  cuda_->copy(target, between.data(), bytes);
}

void Stream::copy_from_cuda(Device &origin, void *to, const void *from, std::size_t bytes,
                            std::span<const std::shared_ptr<Buffer>> buffers) {
  use_buffers(buffers);
  const trace::Marks marks = marked(*this, trace::Kind::Copy, bytes);
  cuda_->copy_from_peer(address(to), *origin.cuda(), address(from), bytes);
}

void Stream::fill_cuda(void *to, const void *element, std::size_t element_bytes, std::size_t count,
                       std::span<const std::shared_ptr<Buffer>> buffers) {
  use_buffers(buffers);
  if (count == 0) return;
  const trace::Marks marks = marked(*this, trace::Kind::Fill, element_bytes * count);
  std::array<std::uint32_t, 4> words{};
  std::memcpy(words.data(), element, element_bytes);
  if (element_bytes <= 4) {
    cuda_->fill(address(to), words[0], element_bytes, count);
    return;
  }
  const std::size_t each = element_bytes / 4;
  const bool alike = std::all_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(each),
                                 [&](std::uint32_t word) { return word == words[0]; });
  if (alike) {
    cuda_->fill(address(to), words[0], 4, count * each);
    return;
  }
  for (std::size_t i = 0; i < each; ++i) cuda_->fill_column(address(to) + 4 * i, words[i], element_bytes, count);
}

void Stream::upload(void *to, const void *from, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers) {
  if (bytes == 0) return;
  if (!cuda_) {
    copy(to, from, bytes, buffers);
    synchronize();
    return;
  }
  use_buffers(buffers);
  const trace::Marks marks = marked(*this, trace::Kind::Upload, bytes);
  if (bytes <= cuda::Staging::kSmall) return cuda_->copy_in(address(to), from, bytes);
  const WaitScope scope;
  cuda_->copy_in(address(to), from, bytes);
}

void Stream::download(void *to, const void *from, std::size_t bytes, std::span<const std::shared_ptr<Buffer>> buffers) {
  if (!cuda_) {
    if (bytes != 0) copy(to, from, bytes, buffers);
    synchronize();
    return;
  }
  if (bytes != 0) {
    use_buffers(buffers);
    const WaitScope scope;
    // So that signals are looked at while long work stands before.
    cuda::wait_until([&] { return cuda_->query(); }, polls({}));
    const trace::Marks marks = marked(*this, trace::Kind::Download, bytes);
    cuda_->copy_out(to, address(from), bytes);
  }
  synchronize();
}

void Stream::record_cuda(const Event &event) {
  EventState &state = *event.state_;
  cuda_->record(*state.cuda);
  state.recorded.store(true, std::memory_order_release);
}

void Stream::wait_cuda(const Event &event) {
  cuda_->wait(*event.state_->cuda);
}

void Stream::synchronize_cuda(const std::function<void()> &poll) {
  if (!cuda_->query()) {
    const WaitScope scope;
    cuda::wait_until([&] { return cuda_->query(); }, polls(poll));
  }
  run_host_releases();
  cuda_->context().faults().raise(*cuda_);
}

bool Stream::query_cuda() const {
  return cuda_->query();
}

// --- events

std::shared_ptr<cuda::Event> Event::make_cuda(Device &device, const EventOptions &options) {
  return std::make_shared<cuda::Event>(*device.cuda(),
                                       cuda::EventOptions{.timing = options.timing, .blocking = options.blocking_sync});
}

void Event::synchronize_cuda(const std::function<void()> &poll) const {
  if (state_->cuda->query()) return;
  const WaitScope scope;
  cuda::wait_until([&] { return state_->cuda->query(); }, polls(poll));
}

double Event::elapsed_cuda(const Event &start, const Event &stop) {
  return cuda::Event::elapsed_ms(*start.state_->cuda, *stop.state_->cuda);
}

// --- memory

std::shared_ptr<Buffer> Allocator::allocate_cuda(std::size_t bytes, const std::shared_ptr<cuda::Stream> &stream) {
  std::shared_ptr<Buffer> buffer =
      std::make_shared<Buffer>(Buffer::Key(), *cuda_device_, cuda_->allocate(bytes, stream));
  if (trace::on()) [[unlikely]]
    trace::add_memory(trace::Kind::Allocate, cuda_device_->ordinal(), bytes, statistics().used);
  return buffer;
}

std::shared_ptr<Buffer> Stream::allocate(std::size_t bytes) {
  Allocator &allocator = device_->allocator();
  return cuda_ ? allocator.allocate_cuda(bytes, cuda_) : allocator.allocate(bytes);
}

AllocatorStatistics Allocator::cuda_statistics() const {
  const cuda::PoolStatistics from = cuda_->statistics();
  return {from.used, from.held, from.peak, from.live, from.limit, from.allocations, from.recycled};
}

}  // namespace gridstride
