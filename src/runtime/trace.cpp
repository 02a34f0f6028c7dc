#include "runtime/trace.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <new>
#include <utility>

#include "base/error.h"
#include "runtime/cuda/stream.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::trace {

namespace {

using Clock = std::chrono::steady_clock;

struct OnGpu {
  Record record;
  std::shared_ptr<cuda::Event> begin;
  std::shared_ptr<cuda::Event> end;
};

/// The moment on a GPU's clock that its times are counted from, and when that was by the host's.
struct Base {
  std::shared_ptr<cuda::Event> event;
  std::int64_t at = 0;
};

struct State {
  std::atomic<std::int64_t> origin{0};
  std::mutex mutex;
  std::vector<Record> records;
  std::vector<OnGpu> on_gpus;
  std::map<cuda::Context *, Base> bases;
  std::uint64_t dropped = 0;
  std::atomic<std::uint64_t> session{0};
};

State &state() {
  static State *const made = new State;  // workers may still end work while the process ends
  return *made;
}

std::int64_t clock_now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now().time_since_epoch()).count();
}

std::uint64_t this_thread() {
  static std::atomic<std::uint64_t> count{0};
  thread_local const std::uint64_t number = count.fetch_add(1, std::memory_order_relaxed);
  return number;
}

thread_local const std::string *label = nullptr;

std::string called(std::string_view name) {
  return label != nullptr ? *label : std::string(name);
}

/// Whether there is room for one more; counts it as dropped where there is none.
bool has_room(State &all) {
  if (all.records.size() + all.on_gpus.size() < kMostRecords) return true;
  ++all.dropped;
  return false;
}

std::shared_ptr<cuda::Event> mark(cuda::Stream &stream) {
  auto event = std::make_shared<cuda::Event>(stream.context(), cuda::EventOptions{.timing = true});
  stream.record(*event);
  return event;
}

/// On a stream of its own, which is ordered with no other.
void find_base(State &all, cuda::Context &context) {
  {
    const std::lock_guard lock(all.mutex);
    if (all.bases.contains(&context)) return;
  }
  const std::shared_ptr<cuda::Stream> apart = cuda::Stream::create(context, {.non_blocking = true});
  Base base{mark(*apart), 0};
  base.event->synchronize();
  base.at = now();
  const std::lock_guard lock(all.mutex);
  all.bases.emplace(&context, std::move(base));
}

}  // namespace

std::string_view name_of(Kind kind) {
  switch (kind) {
    case Kind::Launch: return "launch";
    case Kind::Task: return "task";
    case Kind::Copy: return "copy";
    case Kind::Upload: return "upload";
    case Kind::Download: return "download";
    case Kind::Fill: return "fill";
    case Kind::Allocate: return "allocate";
    case Kind::Free: return "free";
    case Kind::Evaluate: return "evaluate";
    case Kind::Wait: return "wait";
  }
  return "";
}

void start() {
  State &all = state();
  const std::lock_guard lock(all.mutex);
  if (on()) {
    throw Error(ErrorKind::Runtime, "a timeline is being recorded already; a process records one at a time");
  }
  all.records.clear();
  all.on_gpus.clear();
  all.bases.clear();
  all.dropped = 0;
  all.session.fetch_add(1, std::memory_order_relaxed);
  all.origin.store(clock_now(), std::memory_order_relaxed);
  recording.store(true, std::memory_order_release);
}

Recorded stop() {
  State &all = state();
  recording.store(false, std::memory_order_release);
  Recorded result;
  std::vector<OnGpu> on_gpus;
  std::map<cuda::Context *, Base> bases;
  {
    const std::lock_guard lock(all.mutex);
    result.records.swap(all.records);
    on_gpus.swap(all.on_gpus);
    bases.swap(all.bases);
    result.dropped = all.dropped;
  }
  for (OnGpu &work : on_gpus) {
    work.end->synchronize();
    const Base &base = bases.at(&work.begin->context());
    const auto since = [&](const cuda::Event &event) {
      return base.at + static_cast<std::int64_t>(cuda::Event::elapsed_ms(*base.event, event) * 1e6);
    };
    work.record.begin = since(*work.begin);
    work.record.end = since(*work.end);
    result.records.push_back(std::move(work.record));
  }
  std::stable_sort(result.records.begin(), result.records.end(),
                   [](const Record &a, const Record &b) { return a.begin < b.begin; });
  return result;
}

std::int64_t now() {
  return clock_now() - state().origin.load(std::memory_order_relaxed);
}

void add(Record record) noexcept {
  State &all = state();
  const std::lock_guard lock(all.mutex);
  if (!on() || !has_room(all)) return;
  try {
    all.records.push_back(std::move(record));
  } catch (const std::bad_alloc &) {
    ++all.dropped;
  }
}

void add_memory(Kind kind, int device, std::size_t bytes, std::size_t held) noexcept {
  Record record;
  record.kind = kind;
  record.device = device;
  record.thread = this_thread();
  record.begin = record.end = now();
  record.bytes = bytes;
  record.held = held;
  record.name = name_of(kind);  // short: no allocation
  add(std::move(record));
}

Label::Label(std::string text) : text_(std::move(text)), outer_(std::exchange(label, &text_)) {}

Label::~Label() {
  label = outer_;
}

Span::Span(Kind kind, int device, std::string_view name, std::size_t bytes) : record_(std::make_unique<Record>()) {
  record_->kind = kind;
  record_->device = device;
  record_->thread = this_thread();
  record_->name = name;
  record_->bytes = bytes;
  record_->on_host = true;
  record_->begin = now();
}

Span::~Span() {
  if (!record_) return;
  record_->end = now();
  add(std::move(*record_));
}

Pending::Pending(const Stream &stream, Kind kind, std::string_view name)
    : session_(state().session.load(std::memory_order_relaxed)) {
  record.kind = kind;
  record.device = stream.device().ordinal();
  record.stream = stream.handle();
  record.thread = this_thread();
  record.name = called(name);
}

void Pending::ended() {
  if (session_ != state().session.load(std::memory_order_relaxed)) return;
  record.end = now();
  record.begin = begin_.load(std::memory_order_relaxed);
  if (record.begin < 0) record.begin = record.end;
  add(std::move(record));
}

Marks::Marks(const Stream &stream, Kind kind, std::string_view name, std::size_t bytes)
    : record(std::make_unique<Record>()), stream_(stream.cuda()) {
  record->kind = kind;
  record->device = stream.device().ordinal();
  record->stream = stream.handle();
  record->thread = this_thread();
  record->bytes = bytes;
  record->name = called(name);
  find_base(state(), stream_->context());
  begin_ = mark(*stream_);
}

Marks::~Marks() {
  if (!record) return;
  try {
    std::shared_ptr<cuda::Event> end = mark(*stream_);
    State &all = state();
    const std::lock_guard lock(all.mutex);
    if (!on() || !has_room(all)) return;
    all.on_gpus.push_back({std::move(*record), std::move(begin_), std::move(end)});
  } catch (const Error &) {
    // The device is lost: what was submitted tells.
  }
}

}  // namespace gridstride::trace
