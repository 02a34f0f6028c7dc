#include "array/window.h"

#include <functional>
#include <optional>
#include <string>

#include "array/rehearsal.h"
#include "array/runner.h"
#include "array/windows.h"
#include "base/error.h"
#include "check/checker.h"
#include "runtime/device.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

// Memory that only recorded expressions keep alive: an eager program would have freed it by now.
constexpr std::int64_t kMostRetainedBytes = std::int64_t{1} << 28;

thread_local Window *held = nullptr;

/// What a stream knows its window by.
class Attachment final : public PendingWork {
public:
  explicit Attachment(Window &attached) : window(&attached) {}
  ~Attachment() override { Windows::give_back(*window); }
  void submit_pending(const char *cause) override {
    if (window->empty()) return;
    const Window::Lock lock(*window);
    window->run_all(cause);
  }

  Window *window;
};

struct Registry {
  std::mutex mutex;
  std::vector<Window *> all;
  std::vector<Window *> free;
};

Registry &registry() {
  static Registry *const made = new Registry;
  return *made;
}

}  // namespace

Window::Window(std::uint64_t id) : id_(id), runner_(std::make_unique<Runner>(*this)) {
  pool.window = this;
}

Window::~Window() = default;

/// Why what runs in a scope does; on timelines, too.
class Window::Because {
public:
  Because(Window &window, const char *cause) : window_(window), outer_(std::exchange(window.cause_, cause)) {
    if (trace::on() && window.rehearsal_ == nullptr) [[unlikely]]
      span_.emplace(trace::Kind::Evaluate, window.stream_->device().ordinal(), cause);
  }
  ~Because() { window_.cause_ = outer_; }
  Because(const Because &) = delete;
  Because &operator=(const Because &) = delete;

private:
  Window &window_;
  const char *outer_;
  std::optional<trace::Span> span_;
};

Window &Windows::take() {
  Registry &windows = registry();
  const std::lock_guard lock(windows.mutex);
  if (!windows.free.empty()) {
    Window *window = windows.free.back();
    windows.free.pop_back();
    return *window;
  }
  windows.all.push_back(new Window(windows.all.size() + 1));
  return *windows.all.back();
}

void Windows::give_back(Window &window) {
  Registry &windows = registry();
  const std::lock_guard lock(windows.mutex);
  windows.free.push_back(&window);
}

void Windows::for_each(const std::function<void(Window &)> &body) {
  Registry &windows = registry();
  std::vector<Window *> all;
  {
    const std::lock_guard lock(windows.mutex);
    all = windows.all;
  }
  for (Window *window : all) body(*window);
}

namespace {

/// Runs what is pending when an allocator is short: dead inputs become free.
void relieve(std::size_t) {
  Windows::for_each([](Window &window) {
    if (window.empty() || !window.try_acquire()) return;
    try {
      window.run_all("memory is short");
    } catch (...) {
      // The expression keeps its error for whoever asks for it.
    }
    window.release();
  });
}

void submit_recorded(Device &device, const char *cause) {
  std::exception_ptr first_error;
  const auto run = [&](Window &window) {
    if (window.empty()) return;
    const Window::Lock lock(window);
    if (window.empty() || &window.stream().device() != &device) return;
    try {
      window.run_all(cause);
    } catch (...) {
      if (!first_error) first_error = std::current_exception();
    }
  };
  Windows::for_each(std::ref(run));  // what it captures is more than a std::function holds without memory of its own
  if (first_error) std::rethrow_exception(first_error);
}

}  // namespace

Window &Window::of(Stream &stream) {
  if (PendingWork *attached = stream.attached()) [[likely]]
    return *static_cast<Attachment *>(attached)->window;
  Window &window = Windows::take();
  window.stream_ = &stream;
  stream.device().allocator().set_pressure_hook(relieve);
  Device::set_pending_hook(submit_recorded);
  stream.attach(std::make_shared<Attachment>(window));  // a loser of a race gives its window back
  return *static_cast<Attachment *>(stream.attached())->window;
}

void Window::acquire() {
  if (!mutex_.try_lock()) {
    // Whoever holds it may need the host language's lock to go on.
    const WaitScope scope;
    mutex_.lock();
  }
  outer_ = std::exchange(held, this);
}

bool Window::try_acquire() {
  for (const Window *mine = held; mine != nullptr; mine = mine->outer_) {
    if (mine == this) return false;
  }
  if (!mutex_.try_lock()) return false;
  outer_ = std::exchange(held, this);
  return true;
}

void Window::release() {
  held = std::exchange(outer_, nullptr);
  mutex_.unlock();
}

void Window::add(Storage &storage, Node *node) {
  storage.node = node;
  storage.error = nullptr;
  storage.previous = last_;
  storage.next = nullptr;
  if (last_ == nullptr) {
    first_.store(&storage, std::memory_order_release);
    if (!stream_->is_null()) keep_ = stream_->shared_from_this();  // null streams never die
  } else {
    last_->next = &storage;
  }
  last_ = &storage;
  storage.window.store(this, std::memory_order_release);
  ++recorded;
}

void Window::remove(Storage &storage) {
  if (storage.previous == nullptr) {
    first_.store(storage.next, std::memory_order_release);
  } else {
    storage.previous->next = storage.next;
  }
  if (storage.next == nullptr) {
    last_ = storage.previous;
  } else {
    storage.next->previous = storage.previous;
  }
  storage.previous = nullptr;
  storage.next = nullptr;
  storage.error = nullptr;
  Node *node = std::exchange(storage.node, nullptr);
  if (node != nullptr) pool.release(node);
  storage.window.store(nullptr, std::memory_order_release);
  if (last_ == nullptr) keep_.reset();
}

void Window::become_leaf(Node *node, const BlockRef &block, const Layout &dense) {
  pool.clear(node);
  node->kind = NodeKind::Leaf;
  node->views = false;
  LeafData *leaf = node->leaf = pool.take_leaf();
  node->flat = dense.is_c_contiguous(size_of(node->dtype));
  leaf->uniform = false;
  leaf->offset = 0;
  if (!node->flat) leaf->layout = dense;
  leaf->block = block;
  claim(*block.get());
  ++block->readers;
}

/// Makes a storage real. Expressions that stand on it read its memory from now on.
void Window::commit(Storage &storage, BlockRef block) {
  if (check::enabled() && rehearsal_ == nullptr) {
    check::Checker::instance().set_defined(block->buffer->data(), block->buffer->bytes(), true);
  }
  // Who has a flat node may see it in another shape, where elements in another order would be wrong.
  const bool fits = !storage.node->flat || storage.layout.is_c_contiguous(size_of(storage.dtype));
  if (storage.node->refs > 1 && fits) become_leaf(storage.node, block, storage.layout);
  if (rehearsal_ != nullptr) rehearsal_->committed(storage, block.get());
  storage.exchange_block(std::move(block));
  storage.cause = cause_;
  remove(storage);
}

void Window::materialize(Node *node, const Layout &dense, const char *cause) {
  for (Storage *each = first_.load(); each != nullptr; each = each->next) {
    if (each->node != node || each->layout != dense) continue;
    run(*each, cause);
    return;
  }
  // The array is gone and only its views are left.
  Storage made(stream_->device(), dense, node->dtype);
  pool.add_ref(node);
  add(made, node);
  --recorded;
  try {
    run(made, cause);
  } catch (...) {
    remove(made);
    throw;
  }
  const BlockRef block = made.exchange_block(BlockRef());
  retain(*block.get());
}

Node *Window::new_leaf(BlockRef block, DType dtype, const Layout &layout) {
  Node *node = pool.take(NodeKind::Leaf, dtype);
  LeafData *leaf = node->leaf = pool.take_leaf();
  node->flat = layout.is_c_contiguous(size_of(dtype));
  leaf->uniform = false;
  leaf->offset = layout.offset;
  if (!node->flat) leaf->layout = layout;
  claim(*block.get());
  ++block->readers;
  leaf->block = std::move(block);
  return node;
}

void Window::leaf_gone(LeafData &leaf) {
  Block &block = *leaf.block.get();
  if (--block.readers != 0) return;
  if (block.retained.exchange(false, std::memory_order_relaxed)) {
    retained_bytes.fetch_sub(static_cast<std::int64_t>(block.buffer->bytes()), std::memory_order_relaxed);
  }
  block.reader.store(nullptr, std::memory_order_release);
}

void Window::retain(Block &block) {
  if (block.readers == 0 || block.retained.exchange(true, std::memory_order_relaxed)) return;
  retained_bytes.fetch_add(static_cast<std::int64_t>(block.buffer->bytes()), std::memory_order_relaxed);
}

bool Window::claim(Block &block) {
  Window *reader = block.reader.load(std::memory_order_acquire);
  if (reader == this) return true;
  reader = nullptr;
  return block.reader.compare_exchange_strong(reader, this, std::memory_order_acq_rel);
}

BlockRef Window::allocate(std::size_t bytes) {
  BlockRef block = rehearsal_ != nullptr ? rehearsal_->allocate(bytes) : BlockRef::make(stream_->allocate(bytes));
  block->note_use(id_);
  return block;
}

void Window::run(Storage &storage, const char *cause) {
  const char *const name = storage.node->name;
  const Because because(*this, cause);
  try {
    runner_->run(storage, false);
  } catch (...) {
    storage.error = with_statement(std::current_exception(), name);
    std::rethrow_exception(storage.error);
  }
}

void Window::run_all(const char *cause) {
  std::exception_ptr first_error;
  Storage *storage = first_.load();
  if (storage == nullptr) return;
  const Because because(*this, cause);
  // Each round makes a storage real, which may make others real, or marks it as failed.
  while (storage != nullptr) {
    if (storage->handles.load(std::memory_order_acquire) == 0 || storage->error) {
      storage = storage->next;
      continue;
    }
    const char *const name = storage->node->name;
    try {
      runner_->run(*storage, true);
    } catch (...) {
      storage->error = with_statement(std::current_exception(), name);
      if (!first_error) first_error = storage->error;
    }
    storage = first_.load();
  }
  if (first_error) std::rethrow_exception(first_error);
}

void Window::keep_bounded() {
  if (pool.live() >= kMostNodes || pool.live_leaves() >= kMostLeaves ||
      retained_bytes.load(std::memory_order_relaxed) > kMostRetainedBytes) {
    run_all("the window holds as many operations, or as much memory, as it should");
  }
}

void Window::write(Node *value, const BlockRef &target, const Layout &layout, DType dtype, const char *name) {
  const Because because(*this, "elements of an array are written at once");
  try {
    target->note_use(id_);
    if (check::enabled() && rehearsal_ == nullptr) {
      const auto [low, high] = layout.byte_range(size_of(dtype));
      check::Checker::instance().set_defined(target->data() + low, static_cast<std::size_t>(high - low), true);
    }
    runner_->write(value, target, layout, dtype);
  } catch (...) {
    std::rethrow_exception(with_statement(std::current_exception(), name));
  }
}

std::exception_ptr with_statement(const std::exception_ptr &error, const char *name) {
  try {
    std::rethrow_exception(error);
  } catch (const Error &known) {
    if (*name == '\0') return error;
    return std::make_exception_ptr(
        Error(known.kind(), known.message() + " (in the recorded operation '" + name + "')", known.location()));
  } catch (...) {
    return error;
  }
}

Storage::~Storage() {
  live.fetch_sub(1, std::memory_order_relaxed);
  while (Window *in = window.load(std::memory_order_acquire)) {
    const Window::Lock lock(*in);
    if (window.load(std::memory_order_relaxed) == in) in->remove(*this);
  }
  const BlockRef block = exchange_block(BlockRef());
  if (!block || block->refs.load(std::memory_order_acquire) == 1) return;
  // Expressions still read it: from now on it lives for them alone.
  if (Window *reader = block->reader.load(std::memory_order_acquire)) {
    const Window::Lock lock(*reader);
    if (block->reader.load(std::memory_order_relaxed) == reader) reader->retain(*block.get());
  }
}

void flush(Stream &stream) {
  if (PendingWork *attached = stream.attached()) attached->submit_pending("the stream is flushed");
}

void flush_all() {
  std::exception_ptr first_error;
  Windows::for_each([&](Window &window) {
    if (window.empty()) return;
    const Window::Lock lock(window);
    try {
      window.run_all("all streams are flushed");
    } catch (...) {
      if (!first_error) first_error = std::current_exception();
    }
  });
  if (first_error) std::rethrow_exception(first_error);
}

}  // namespace gridstride::array
