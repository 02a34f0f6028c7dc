#include "runtime/event.h"

#include "base/error.h"
#include "runtime/cpu/scheduler.h"
#include "runtime/cuda/stream.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride {

Event::Event(Device &device, const EventOptions &options) : state_(std::make_shared<EventState>()) {
  if (options.interprocess) {
    throw Error(ErrorKind::Cuda, "CUDA_ERROR_NOT_SUPPORTED: events cannot be shared between processes");
  }
  state_->device = &device;
  state_->options = options;
  if (device.cuda() != nullptr) state_->cuda = make_cuda(device, options);
}

std::uint64_t Event::handle() const {
  if (state_->cuda) return reinterpret_cast<std::uintptr_t>(state_->cuda->handle());
  return reinterpret_cast<std::uintptr_t>(state_.get());
}

Device &Event::device() const {
  return *state_->device;
}

bool Event::timing() const {
  return state_->options.timing;
}

void Event::record(Stream &stream) {
  stream.record(*this);
}

bool Event::query() const {
  if (state_->cuda) return state_->cuda->query();
  const cpu::Scheduler::Mark mark = cpu::scheduler().mark(*state_);
  return !mark.queue || mark.queue->completed.load(std::memory_order_acquire) >= mark.ticket;
}

void Event::synchronize(const std::function<void()> &poll) const {
  if (state_->cuda) {
    synchronize_cuda(poll);
    run_host_releases();
    return;
  }
  const cpu::Scheduler::Mark mark = cpu::scheduler().mark(*state_);
  if (mark.queue) cpu::scheduler().wait(*mark.queue, mark.ticket, poll);
  run_host_releases();
}

double Event::elapsed_ms(const Event &start, const Event &stop) {
  const cpu::Scheduler::Mark marks[2] = {cpu::scheduler().mark(*start.state_), cpu::scheduler().mark(*stop.state_)};
  const Event *const events[2] = {&start, &stop};
  const char *const names[2] = {"first", "second"};
  for (int i = 0; i < 2; ++i) {
    if (!events[i]->timing()) {
      throw Error(ErrorKind::Cuda, std::string("CUDA_ERROR_INVALID_HANDLE: the ") + names[i] +
                                       " event was made without timing; make it with timing to measure with it");
    }
    const bool recorded = events[i]->state_->cuda ? events[i]->state_->recorded.load() : marks[i].queue != nullptr;
    if (!recorded) {
      throw Error(ErrorKind::Cuda, std::string("CUDA_ERROR_INVALID_HANDLE: the ") + names[i] +
                                       " event was never recorded; record it on a stream first");
    }
  }
  for (int i = 0; i < 2; ++i) {
    const bool reached = events[i]->state_->cuda
                             ? events[i]->state_->cuda->query()
                             : marks[i].queue->completed.load(std::memory_order_acquire) >= marks[i].ticket;
    if (!reached) {
      throw Error(ErrorKind::Cuda, std::string("CUDA_ERROR_NOT_READY: the ") + names[i] +
                                       " event has not been reached yet; synchronize it first");
    }
  }
  if (start.state_->cuda) return elapsed_cuda(start, stop);
  return static_cast<double>(marks[1].time - marks[0].time) * 1e-6;
}

void order(Stream &first, Stream &then) {
  const Event mark(first.device(), {.timing = false});
  first.record(mark);
  then.wait(mark);
}

}  // namespace gridstride
