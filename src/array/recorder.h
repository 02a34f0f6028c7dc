#pragma once

#include <cstdint>
#include <utility>

#include "array/array.h"
#include "array/window.h"

namespace gridstride::array {

/// Records one expression in the window of the current stream: holds the window's lock while it lives.
///
/// Node references made by it must die before it: declare them after it.
class Recorder {
public:
  /// A counted node. Only under the lock.
  class Ref {
  public:
    Ref() = default;
    Ref(NodePool *pool, Node *adopted) : pool_(pool), node_(adopted) {}
    Ref(const Ref &other) : pool_(other.pool_), node_(other.node_) {
      if (node_) ++node_->refs;
    }
    Ref(Ref &&other) noexcept : pool_(other.pool_), node_(std::exchange(other.node_, nullptr)) {}
    Ref &operator=(Ref other) noexcept {
      std::swap(pool_, other.pool_);
      std::swap(node_, other.node_);
      return *this;
    }
    ~Ref() {
      if (node_) pool_->release(node_);
    }
    [[nodiscard]] Node *get() const { return node_; }
    Node *operator->() const { return node_; }
    [[nodiscard]] Node *take() { return std::exchange(node_, nullptr); }

  private:
    NodePool *pool_ = nullptr;
    Node *node_ = nullptr;
  };

  explicit Recorder(Device &device);
  explicit Recorder(Stream &stream);
  ~Recorder() { window_->release(); }
  Recorder(const Recorder &) = delete;
  Recorder &operator=(const Recorder &) = delete;

  /// The elements of an array, broadcast to `space`: its expression where it is pending and fits, else a leaf.
  [[nodiscard]] Ref operand(const Array &array, const Shape &space);
  [[nodiscard]] Ref param(const Scalar &value);
  /// The number of each element in C order, int64.
  [[nodiscard]] Ref iota();
  [[nodiscard]] Ref cast(Ref value, DType dtype);
  [[nodiscard]] Ref op(ScalarOp op, DType result, Ref a);
  [[nodiscard]] Ref op(ScalarOp op, DType result, Ref a, Ref b);
  [[nodiscard]] Ref op(ScalarOp op, DType result, Ref a, Ref b, Ref c);
  /// Reduces values that lie (or would lie) as `child` says.
  [[nodiscard]] Ref reduce(ScalarOp combine, Ref values, const Layout &child, std::uint32_t axes,
                           const Scalar &identity);

  /// A new array of these values, in a dense layout of the expression's shape. `name` is static text for messages.
  [[nodiscard]] Array finish(Ref value, Layout layout, DType dtype, const char *name);
  /// Stores values (of the target's dtype and shape) in an array: recorded where the array is its whole storage and
  /// unexported, else run at once.
  void store(const Array &target, Ref value, const char *name);

  [[nodiscard]] Window &window() { return *window_; }

private:
  [[nodiscard]] Ref leaf(BlockRef block, const Array &array, const Shape &space);
  /// Leaves the lock for the time in which another window runs everything it has.
  void run_elsewhere(Window &other);
  void write_now(const Array &target, Ref value, const char *name);
  [[nodiscard]] bool conflicts(const Node *node, const Block *block, const Array &target, std::uint64_t probe) const;

  Window *window_;
  bool run_at_once_ = false;  ///< something exported is read
};

/// Throws OutOfMemory for a size that the device can never hold, ValueError for one that int64 cannot count.
void check_size(Device &device, const Shape &shape, std::size_t item_size);
/// An array with memory of undefined content.
[[nodiscard]] Array allocate(Device &device, Layout layout, DType dtype);

}  // namespace gridstride::array
