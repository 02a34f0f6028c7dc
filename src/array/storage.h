#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <utility>

#include "array/array.h"
#include "runtime/buffer.h"

namespace gridstride::array {

class Window;
struct Node;

/// Device memory under storages and the leaves of pending expressions. Counted apart from the Buffer, whose count also
/// holds the launches in flight: a block with one holder can be donated though older work still runs on it.
struct Block {
  static constexpr std::uint64_t kNoUser = 0;
  static constexpr std::uint64_t kManyUsers = ~std::uint64_t{0};

  explicit Block(std::shared_ptr<Buffer> memory) : buffer(std::move(memory)) {}

  std::shared_ptr<Buffer> buffer;
  std::atomic<std::uint32_t> refs{1};
  /// The window whose pending expressions read this block. One at a time: another window that wants to read runs the
  /// first one's expressions before. Set by whoever holds that window's lock; cleared with `readers` at 0.
  std::atomic<Window *> reader{nullptr};
  std::uint32_t readers = 0;                 ///< leaves in `reader`, under its lock
  std::atomic<std::uint64_t> user{kNoUser};  ///< id of the only window whose stream has used it
  std::uint64_t epoch = 0;                   ///< scratch of group building, under the reader's lock
  std::atomic<bool> retained{false};         ///< only leaves hold it; counted in the reader's `retained_bytes`

  [[nodiscard]] std::byte *data() const { return static_cast<std::byte *>(buffer->data()); }
  void note_use(std::uint64_t window_id) {
    std::uint64_t expected = kNoUser;
    if (!user.compare_exchange_strong(expected, window_id, std::memory_order_relaxed) && expected != window_id) {
      user.store(kManyUsers, std::memory_order_relaxed);
    }
  }
};

/// A counted reference to a Block.
class BlockRef {
public:
  BlockRef() = default;
  explicit BlockRef(Block *adopted) : block_(adopted) {}  ///< takes over one reference
  [[nodiscard]] static BlockRef make(std::shared_ptr<Buffer> buffer) { return BlockRef(new Block(std::move(buffer))); }
  BlockRef(const BlockRef &other) : block_(other.block_) {
    if (block_) block_->refs.fetch_add(1, std::memory_order_relaxed);
  }
  BlockRef(BlockRef &&other) noexcept : block_(std::exchange(other.block_, nullptr)) {}
  BlockRef &operator=(BlockRef other) noexcept {
    std::swap(block_, other.block_);
    return *this;
  }
  ~BlockRef() {
    if (block_ && block_->refs.fetch_sub(1, std::memory_order_acq_rel) == 1) delete block_;
  }
  [[nodiscard]] Block *get() const { return block_; }
  Block *operator->() const { return block_; }
  explicit operator bool() const { return block_ != nullptr; }

private:
  Block *block_ = nullptr;
};

/// What handles and views of one array share: a block, or the pending expression that will fill it. A storage's own
/// layout is dense: every byte of [0, nbytes) belongs to one element, in some order of the axes.
class Storage {
public:
  Storage(Device &on, Layout dense, DType type) : layout(std::move(dense)), dtype(type), device(&on) {
    live.fetch_add(1, std::memory_order_relaxed);
  }
  ~Storage();
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;

  std::atomic<std::uint32_t> handles{1};
  std::atomic<Window *> window{nullptr};  ///< the window it is pending in; null when it is real
  Layout layout;
  DType dtype;
  Device *device;
  std::atomic<const Array *> viewed{nullptr};  ///< `Array::viewed`

  // While pending, under the window's lock.
  Node *node = nullptr;         ///< the expression; holds one reference
  Storage *previous = nullptr;  ///< neighbours in the window's list, oldest first
  Storage *next = nullptr;
  std::exception_ptr error;     ///< why it could not be run; a window reports it once
  const char *cause = nullptr;  ///< why it was made real; null when it was never pending

  [[nodiscard]] BlockRef block() const {
    const SpinGuard guard(*this);
    return block_;
  }
  /// Returns the old one, to be released outside of the guard.
  BlockRef exchange_block(BlockRef block) {
    const SpinGuard guard(*this);
    return std::exchange(block_, std::move(block));
  }

  static inline std::atomic<std::int64_t> live{0};

private:
  struct SpinGuard {
    explicit SpinGuard(const Storage &storage) : flag(storage.spin_) {
      while (flag.test_and_set(std::memory_order_acquire)) {}
    }
    ~SpinGuard() { flag.clear(std::memory_order_release); }
    std::atomic_flag &flag;
  };

  mutable std::atomic_flag spin_;
  BlockRef block_;
};

}  // namespace gridstride::array
