#include "runtime/buffer.h"

#include <algorithm>
#include <utility>

#include "runtime/allocator.h"
#include "runtime/buffer_observer.h"
#include "runtime/cuda/memory.h"
#include "runtime/cuda_memory.h"
#include "runtime/device.h"
#include "runtime/trace.h"

namespace gridstride {

namespace {

std::atomic<const BufferObserver *> observer{nullptr};

const BufferObserver *observed() {
  return observer.load(std::memory_order_acquire);
}

}  // namespace

void observe_buffers(const BufferObserver *who) {
  observer.store(who, std::memory_order_release);
}

struct Buffer::Foreign {
  std::function<void()> release;
  ReleaseOn where;
  std::unique_ptr<Cuda> cuda;  ///< of memory of a CUDA device
  Foreign *next = nullptr;

  // What waits for a host thread; pushed by any thread, taken whole.
  static std::atomic<Foreign *> waiting;
};

std::atomic<Buffer::Foreign *> Buffer::Foreign::waiting{nullptr};

Buffer::Buffer(Key, Device &device, std::size_t bytes) : bytes_(bytes), device_(&device), block_(nullptr) {
  // The allocator's chunks are laid out for this: 64-byte aligned, the object and its reference count in the first
  // line.
  const auto end = reinterpret_cast<std::uintptr_t>(this + 1);
  data_ = reinterpret_cast<void *>((end + 63) / 64 * 64);
  if (const BufferObserver *who = observed()) [[unlikely]]
    who->allocated(data_, bytes_);
}

Buffer::Buffer(Key, Device &device, void *data, std::size_t bytes, AllocatorBlock *block)
    : data_(data), bytes_(bytes), device_(&device), block_(block) {
  if (const BufferObserver *who = observed()) [[unlikely]]
    who->allocated(data_, bytes_);
}

Buffer::Buffer(Key, Device &device, void *data, std::size_t bytes, std::function<void()> release, ReleaseOn where)
    : data_(data), bytes_(bytes), device_(&device), foreign_(new Foreign{std::move(release), where, nullptr}) {
  flags_.store(kForeign | kExported, std::memory_order_relaxed);
  if (device.kind() == DeviceKind::Cuda) foreign_->cuda = std::make_unique<Cuda>(device);
}

Buffer::Buffer(Key, Device &device, cuda::Allocation allocation)
    : data_(reinterpret_cast<void *>(static_cast<std::uintptr_t>(allocation.data()))),
      bytes_(allocation.bytes()),
      device_(&device),
      cuda_(new Cuda(std::move(allocation))) {
  flags_.store(kCuda, std::memory_order_relaxed);
}

void Buffer::used_on(const std::shared_ptr<cuda::Stream> &stream) {
  const std::uint32_t flags = flags_.load(std::memory_order_relaxed);
  if ((flags & kCuda) != 0) {
    cuda_->used_on(stream);
  } else if ((flags & kForeign) != 0 && foreign_->cuda) {
    foreign_->cuda->used_on(stream);
  }
}

std::shared_ptr<Buffer> Buffer::wrap(Device &device, void *data, std::size_t bytes, std::function<void()> release,
                                     ReleaseOn where) {
  return std::make_shared<Buffer>(Key(), device, data, bytes, std::move(release), where);
}

std::shared_ptr<Buffer> Buffer::without_memory(Device &device, std::size_t bytes) {
  alignas(64) static std::byte nothing[64];
  std::shared_ptr<Buffer> buffer = wrap(device, nothing, bytes, {});
  buffer->flags_.fetch_and(~kExported, std::memory_order_relaxed);
  return buffer;
}

Buffer::~Buffer() {
  const std::uint32_t flags = flags_.load(std::memory_order_relaxed);
  if ((flags & kForeign) == 0) {
    if ((flags & kCuda) != 0) {
      delete cuda_;
    } else {
      if (const BufferObserver *who = observed()) [[unlikely]]
        who->freed(data_, bytes_);
      if (block_ != nullptr) device_->allocator().release_large(block_);
    }
    if (trace::on()) [[unlikely]] {
      // A small one goes with its chunk, right after this.
      const std::size_t used = device_->allocator().statistics().used;
      const bool counted = (flags & kCuda) == 0 && block_ == nullptr;
      trace::add_memory(trace::Kind::Free, device_->ordinal(), bytes_, counted ? used - std::min(used, bytes_) : used);
    }
    return;
  }
  foreign_->cuda.reset();
  if (!foreign_->release) {
    delete foreign_;
  } else if (foreign_->where == ReleaseOn::AnyThread) {
    foreign_->release();
    delete foreign_;
  } else {
    foreign_->next = Foreign::waiting.load(std::memory_order_relaxed);
    while (!Foreign::waiting.compare_exchange_weak(foreign_->next, foreign_, std::memory_order_release,
                                                   std::memory_order_relaxed)) {}
  }
}

void Buffer::run_releases() {
  if (Foreign::waiting.load(std::memory_order_relaxed) == nullptr) return;
  Foreign *entry = Foreign::waiting.exchange(nullptr, std::memory_order_acquire);
  while (entry != nullptr) {
    const std::unique_ptr<Foreign> current(entry);
    entry = current->next;
    current->release();
  }
}

void run_host_releases() {
  Buffer::run_releases();
}

}  // namespace gridstride
