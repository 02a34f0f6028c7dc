#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "array/node.h"
#include "array/storage.h"
#include "runtime/trace.h"

namespace gridstride {
class Stream;
}

namespace gridstride::array {

struct CachedKernel;
class Rehearsal;
class Runner;

/// The fusion window of one stream: the storages whose expressions have been recorded and not run. Windows are never
/// freed, only reused for another stream, so that a stale pointer to one may be locked and asked again.
///
/// Lock order: no thread holds two windows' locks, but for the pressure hook, which only tries.
class Window {
public:
  /// Expressions of one window hold at most this many nodes and leaves (and what one more operation adds): compile time
  /// grows with them and the gain of fusing more does not.
  static constexpr std::int64_t kMostNodes = 64;
  static constexpr std::int64_t kMostLeaves = 24;

  [[nodiscard]] static Window &of(Stream &stream);

  /// Holds a window's lock; gives the host language up while it waits.
  class Lock {
  public:
    explicit Lock(Window &window) : window_(&window) { window.acquire(); }
    ~Lock() { window_->release(); }
    Lock(const Lock &) = delete;
    Lock &operator=(const Lock &) = delete;

  private:
    Window *window_;
  };
  void acquire();
  void release();
  /// Without waiting, and never twice on one thread.
  [[nodiscard]] bool try_acquire();

  [[nodiscard]] std::uint64_t id() const { return id_; }
  [[nodiscard]] const Runner &runner() const { return *runner_; }
  [[nodiscard]] bool empty() const { return first_.load(std::memory_order_relaxed) == nullptr; }

  // --- With the lock held.
  [[nodiscard]] Stream &stream() { return *stream_; }
  NodePool pool;
  /// Makes `storage` pending: takes over a reference to `node`.
  void add(Storage &storage, Node *node);
  /// Takes `storage` out, its expression unrun.
  void remove(Storage &storage);
  /// Runs the expression of one storage, and those that share work with it. Throws what went wrong, and the storage
  /// stays pending. `cause` says why, in words that go on from "evaluated because"; static text.
  void run(Storage &storage, const char *cause = "something takes its elements");
  /// Makes the values of a node real in a dense layout, so that the node becomes a leaf: runs its storage where it has
  /// one. `cause` as in `run`.
  void materialize(Node *node, const Layout &dense, const char *cause);
  /// Makes a node whose values lie in a block now, in this dense layout, a leaf.
  void become_leaf(Node *node, const BlockRef &block, const Layout &dense);
  /// Runs all. Throws the first error after the others have run; an expression that failed once is left alone.
  void run_all(const char *cause = "something takes its elements");
  /// Runs all when the window holds as much as it should.
  void keep_bounded();
  /// Writes the values of `value` to memory at once. Leaves of `value` that share memory with the target read the very
  /// elements they overlap.
  void write(Node *value, const BlockRef &target, const Layout &layout, DType dtype, const char *name);
  /// A leaf over a whole block of elements in this layout; the caller owns the reference.
  [[nodiscard]] Node *new_leaf(BlockRef block, DType dtype, const Layout &layout);
  void leaf_gone(LeafData &leaf);
  /// Notes that a block which leaves here read has lost its storage.
  void retain(Block &block);
  /// Memory of the stream for what expressions make.
  [[nodiscard]] BlockRef allocate(std::size_t bytes);
  /// Not null in a window whose expressions run for show.
  [[nodiscard]] Rehearsal *rehearsal() const { return rehearsal_; }
  /// Makes the window the reader of a block; false when another window reads it.
  bool claim(Block &block);

  std::atomic<std::int64_t> retained_bytes{0};  ///< of blocks that only expressions here keep alive
  std::uint64_t recorded = 0;
  std::uint64_t next_epoch = 0;

  /// Kernels used last, by hash: found without the process-wide lock.
  struct CacheLine {
    std::uint64_t hash = 0;
    std::shared_ptr<const CachedKernel> kernel;
  };
  static constexpr std::size_t kCacheLines = 128;
  std::unique_ptr<CacheLine[]> cache{new CacheLine[kCacheLines]};

private:
  friend class Windows;
  friend class Runner;
  friend class RowBlocks;
  friend class Rehearsal;
  explicit Window(std::uint64_t id);
  ~Window();  ///< of a Rehearsal's alone

  void commit(Storage &storage, BlockRef block);
  class Because;

  std::mutex mutex_;
  Window *outer_ = nullptr;  ///< the window whose lock this thread took before this one
  std::uint64_t id_;
  Stream *stream_ = nullptr;
  std::shared_ptr<Stream> keep_;  ///< the stream lives while work for it is pending
  std::atomic<Storage *> first_{nullptr};
  Storage *last_ = nullptr;
  std::unique_ptr<Runner> runner_;
  const char *cause_ = "";  ///< of the run under way
  Rehearsal *rehearsal_ = nullptr;
};

/// The error of an expression, told which operation recorded it.
[[nodiscard]] std::exception_ptr with_statement(const std::exception_ptr &error, const char *name);

}  // namespace gridstride::array
