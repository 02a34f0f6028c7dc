#include "runtime/cuda/staging.h"

#include <algorithm>
#include <cstring>

namespace gridstride::cuda {

void Staging::set_host_copy(HostCopy copy) {
  const std::lock_guard lock(mutex_);
  copy_ = std::move(copy);
}

void Staging::prepare() {
  if (buffers_.back().busy != nullptr) return;
  for (Buffer &buffer : buffers_) {
    if (buffer.busy != nullptr) continue;
    if (buffer.data == nullptr) {
      void *data = nullptr;
      context_->check(driver().host_allocate(&data, kBuffer, 0), "allocating pinned host memory");
      buffer.data = static_cast<std::byte *>(data);
    }
    buffer.busy = std::make_unique<Event>(*context_, EventOptions{.timing = false, .blocking = false});
  }
  if (!copy_) copy_ = [](void *to, const void *from, std::size_t bytes) { std::memcpy(to, from, bytes); };
}

void Staging::copy_in(Stream &stream, DevicePointer to, const void *from, std::size_t bytes) {
  context_->use();
  const Driver &driver = cuda::driver();
  if (bytes <= kSmall) {
    // The driver has taken the bytes when it returns.
    context_->check(driver.copy_to_device(to, from, bytes, stream.handle()), "copying from the host to a device");
    return;
  }
  const std::lock_guard lock(mutex_);
  prepare();
  const auto *source = static_cast<const std::byte *>(from);
  for (std::size_t done = 0; done < bytes;) {
    Buffer &buffer = buffers_[next_];
    next_ = (next_ + 1) % kBuffers;
    buffer.busy->synchronize();
    const std::size_t part = std::min(kBuffer, bytes - done);
    copy_(buffer.data, source + done, part);
    context_->check(driver.copy_to_device(to + done, buffer.data, part, stream.handle()),
                    "copying from the host to a device");
    stream.record(*buffer.busy);
    done += part;
  }
}

void Staging::copy_out(Stream &stream, void *to, DevicePointer from, std::size_t bytes) {
  context_->use();
  const Driver &driver = cuda::driver();
  if (bytes <= kSmall) {
    context_->check(driver.copy_to_host(to, from, bytes, stream.handle()), "copying from a device to the host");
    context_->check(driver.stream_synchronize(stream.handle()), "copying from a device to the host");
    return;
  }
  const std::lock_guard lock(mutex_);
  prepare();
  auto *target = static_cast<std::byte *>(to);
  std::size_t started = 0;
  std::size_t finished = 0;
  std::size_t in_flight = 0;
  std::size_t oldest = next_;
  // Up to all buffers are on their way while the oldest is emptied.
  while (finished < bytes) {
    while (started < bytes && in_flight < kBuffers) {
      Buffer &buffer = buffers_[next_];
      buffer.busy->synchronize();  // an earlier copy_in may still read it
      const std::size_t part = std::min(kBuffer, bytes - started);
      context_->check(driver.copy_to_host(buffer.data, from + started, part, stream.handle()),
                      "copying from a device to the host");
      stream.record(*buffer.busy);
      next_ = (next_ + 1) % kBuffers;
      started += part;
      ++in_flight;
    }
    Buffer &buffer = buffers_[oldest];
    buffer.busy->synchronize();
    const std::size_t part = std::min(kBuffer, bytes - finished);
    copy_(target + finished, buffer.data, part);
    oldest = (oldest + 1) % kBuffers;
    finished += part;
    --in_flight;
  }
}

}  // namespace gridstride::cuda
