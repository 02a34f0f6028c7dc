#include "runtime/cuda_memory.h"

#include <algorithm>

#include "base/error.h"

namespace gridstride {

namespace {

/// Later work of `waiting` comes behind the work that `first` holds now.
void order(cuda::Stream &first, cuda::Stream &waiting) {
  const cuda::Event mark(first.context(), {.timing = false, .blocking = false});
  first.record(mark);
  waiting.wait(mark);
}

}  // namespace

Buffer::Cuda::Cuda(cuda::Allocation taken) : allocation_(std::move(taken)), home_(&allocation_.stream()) {}

Buffer::Cuda::Cuda(Device &device) : owner_(cuda::Stream::null(*device.cuda())), home_(owner_.get()) {}

Buffer::Cuda::~Cuda() {
  if (others_.empty()) return;
  for (const std::shared_ptr<cuda::Stream> &other : others_) {
    if (!owner_) {
      allocation_.also_used_on(other);
      continue;
    }
    try {
      order(*other, *owner_);
    } catch (const Error &) {
      // The device is lost, and its work with it.
    }
  }
}

void Buffer::Cuda::also_used_on(const std::shared_ptr<cuda::Stream> &stream) {
  const std::lock_guard lock(mutex_);
  if (std::find(others_.begin(), others_.end(), stream) != others_.end()) return;
  others_.push_back(stream);
  // Memory may still be in the hands of earlier work of the stream that it was taken on. The null stream and the
  // streams that are ordered with it of one device see to that by themselves.
  const bool same = &stream->context() == &home_->context();
  const bool ordered = !stream->non_blocking() && home_->handle() == cuda::null_stream_handle();
  const bool null = stream->handle() == cuda::null_stream_handle() && !home_->non_blocking();
  if (!same || (!ordered && !null)) order(*home_, *stream);
}

}  // namespace gridstride
