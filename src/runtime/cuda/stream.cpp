#include "runtime/cuda/stream.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "base/error.h"
#include "runtime/cuda/fault.h"
#include "runtime/cuda/memory.h"
#include "runtime/cuda/staging.h"

namespace gridstride::cuda {

namespace {

constexpr unsigned kNonBlocking = 1;   // stream flag
constexpr unsigned kBlockingSync = 1;  // event flags
constexpr unsigned kDisableTiming = 2;

std::uint64_t next_id() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace

Stream::Stream(Context &context, StreamHandle handle, bool owned, const StreamOptions &options)
    : context_(&context), handle_(handle), owned_(owned), options_(options), id_(next_id()) {}

std::shared_ptr<Stream> Stream::create(Context &context, const StreamOptions &options) {
  context.use();
  int least = 0;
  int greatest = 0;
  context.check(driver().context_stream_priority_range(&least, &greatest), "asking for the range of stream priorities");
  StreamOptions fitted = options;
  fitted.priority = std::clamp(options.priority, greatest, least);  // the greatest priority is the lowest number
  StreamHandle handle = nullptr;
  context.check(driver().stream_create(&handle, fitted.non_blocking ? kNonBlocking : 0, fitted.priority),
                "making a stream");
  return std::shared_ptr<Stream>(new Stream(context, handle, true, fitted));
}

const std::shared_ptr<Stream> &Stream::null(Context &context) {
  static std::mutex mutex;
  static auto *made = new std::vector<std::shared_ptr<Stream>>(static_cast<std::size_t>(Context::count()));
  const std::lock_guard lock(mutex);
  std::shared_ptr<Stream> &slot = (*made)[static_cast<std::size_t>(context.ordinal())];
  if (slot == nullptr) slot.reset(new Stream(context, null_stream_handle(), false, {}));
  return slot;
}

const std::shared_ptr<Stream> &Stream::per_thread(Context &context) {
  static thread_local std::vector<std::shared_ptr<Stream>> made(static_cast<std::size_t>(Context::count()));
  std::shared_ptr<Stream> &slot = made[static_cast<std::size_t>(context.ordinal())];
  if (slot == nullptr) slot.reset(new Stream(context, per_thread_stream_handle(), false, {}));
  return slot;
}

std::shared_ptr<Stream> Stream::foreign(Context &context, std::uintptr_t handle) {
  if (handle <= 1) return null(context);
  if (handle == 2) return per_thread(context);
  return std::shared_ptr<Stream>(new Stream(context, reinterpret_cast<StreamHandle>(handle), false, {}));
}

Stream::~Stream() {
  // Memory freed in the stream's order becomes available once what is queued now has ended.
  context_->memory().retire(*this);
  if (owned_ && !context_->lost()) {
    try {
      context_->use();
      static_cast<void>(driver().stream_destroy(handle_));
    } catch (const Error &) {}
  }
}

void Stream::record(const Event &event) {
  context_->use();
  context_->check(driver().event_record(event.handle(), handle_), "recording an event");
}

void Stream::wait(const Event &event) {
  context_->use();
  context_->check(driver().stream_wait_event(handle_, event.handle(), 0), "making a stream wait for an event");
}

bool Stream::query() {
  context_->use();
  const Result result = driver().stream_query(handle_);
  if (result == kNotReady) return false;
  context_->check(result, "asking whether a stream's work has ended");
  return true;
}

void Stream::synchronize(const std::function<void()> &poll) {
  context_->use();
  if (!poll) {
    context_->check(driver().stream_synchronize(handle_), "waiting for a stream");
  } else {
    wait_until([this] { return query(); }, poll);
  }
  context_->faults().raise(*this);
}

void wait_until(const std::function<bool()> &ended, const std::function<void()> &poll) {
  using Clock = std::chrono::steady_clock;
  constexpr auto kSpin = std::chrono::milliseconds(5);
  constexpr auto kBetweenPolls = std::chrono::milliseconds(20);
  const Clock::time_point start = Clock::now();
  Clock::time_point polled = start;
  while (!ended()) {
    const Clock::time_point now = Clock::now();
    if (now - polled >= kBetweenPolls) {
      poll();
      polled = Clock::now();
    }
    if (now - start > kSpin) std::this_thread::sleep_for(std::chrono::microseconds(50));
  }
}

void Stream::copy(DevicePointer to, DevicePointer from, std::size_t bytes) {
  if (bytes == 0) return;
  context_->use();
  context_->check(driver().copy_on_device(to, from, bytes, handle_), "copying on a device");
}

void Stream::copy_from_peer(DevicePointer to, Context &origin, DevicePointer from, std::size_t bytes) {
  if (bytes == 0) return;
  // Without access the driver copies all the same, through the host.
  static_cast<void>(context_->enable_peer_access(origin));
  context_->use();
  context_->check(driver().copy_to_peer(to, context_->handle(), from, origin.handle(), bytes, handle_),
                  "copying between devices");
}

void Stream::copy_in(DevicePointer to, const void *from, std::size_t bytes) {
  if (bytes != 0) context_->staging().copy_in(*this, to, from, bytes);
}

void Stream::copy_out(void *to, DevicePointer from, std::size_t bytes) {
  if (bytes != 0) context_->staging().copy_out(*this, to, from, bytes);
}

void Stream::fill(DevicePointer to, std::uint32_t value, std::size_t element_bytes, std::size_t count) {
  if (count == 0) return;
  context_->use();
  Result result = kSuccess;
  switch (element_bytes) {
    case 1: result = driver().set_bytes(to, static_cast<unsigned char>(value), count, handle_); break;
    case 2: result = driver().set_halves(to, static_cast<unsigned short>(value), count, handle_); break;
    case 4: result = driver().set_words(to, value, count, handle_); break;
    default: throw Error(ErrorKind::Internal, "the driver fills elements of 1, 2 or 4 bytes");
  }
  context_->check(result, "filling memory");
}

void Stream::fill_column(DevicePointer to, std::uint32_t value, std::size_t step, std::size_t count) {
  if (count == 0) return;
  context_->use();
  context_->check(driver().set_words_2d(to, step, value, 1, count, handle_), "filling memory");
}

Event::Event(Context &context, const EventOptions &options) : context_(&context) {
  context.use();
  const unsigned flags = (options.timing ? 0 : kDisableTiming) | (options.blocking ? kBlockingSync : 0);
  context.check(driver().event_create(&handle_, flags), "making an event");
}

Event::~Event() {
  if (handle_ != nullptr && !context_->lost()) static_cast<void>(driver().event_destroy(handle_));
}

bool Event::query() const {
  context_->use();
  const Result result = driver().event_query(handle_);
  if (result == kNotReady) return false;
  context_->check(result, "asking whether an event has been reached");
  return true;
}

void Event::synchronize() const {
  context_->use();
  context_->check(driver().event_synchronize(handle_), "waiting for an event");
}

double Event::elapsed_ms(const Event &start, const Event &stop) {
  start.context_->use();
  float milliseconds = 0;
  start.context_->check(driver().event_elapsed(&milliseconds, start.handle_, stop.handle_),
                        "measuring time between events");
  return milliseconds;
}

}  // namespace gridstride::cuda
