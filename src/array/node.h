#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "array/storage.h"
#include "ops/scalar_op.h"

namespace gridstride::array {

/// One node of a pending expression. Every node of an expression stands for as many values as the expression has
/// elements; only leaves know where they lie.
enum class NodeKind : std::uint8_t {
  Leaf,    ///< elements of a block
  Param,   ///< one value for all elements; never part of a kernel's key
  Iota,    ///< the number of the element in C order, int64
  Op,      ///< a scalar operation on `in`
  Cast,    ///< `in[0]` cast to `dtype`
  Reduce,  ///< combines the values of `in[0]`; only as the root of a storage
  View,    ///< elements of what `in[0]` will be once it lies in memory; becomes a Leaf then
};

/// Where a leaf's elements lie.
struct LeafData {
  BlockRef block;
  std::int64_t offset = 0;  ///< flat: bytes from the block's start to the first element
  bool uniform = false;     ///< one element for all
  Layout layout;            ///< neither flat nor uniform: broadcast to the expression's shape
};

/// What a Reduce node reduces.
struct ReduceData {
  Layout child;            ///< shape of in[0]'s values and the dense layout they would have: the order of summation
  std::uint32_t axes = 0;  ///< bit k: axis k is reduced
  ScalarOp combine = ScalarOp::Add;
  Scalar identity;
};

/// What a View is a view of. Its LeafData says which elements: offset and layout in bytes of that memory, no block yet.
struct ViewData {
  Layout source;  ///< the dense layout that the values of in[0] will have
};

struct Node {
  std::uint32_t refs = 0;
  std::uint16_t id = 0;  ///< scratch of group building, valid with `epoch`
  NodeKind kind = NodeKind::Param;
  DType dtype = DType::Float64;
  ScalarOp op = ScalarOp::Add;
  std::uint8_t arity = 0;
  bool flat = true;    ///< its leaves are C-contiguous over all elements, or the same value for all: the values
                       ///< depend on the C-order number of an element alone, so any reshape is free
  bool views = false;  ///< a View may stand beneath
  Node *in[3] = {nullptr, nullptr, nullptr};
  Scalar value;  ///< Param
  LeafData *leaf = nullptr;
  ReduceData *reduce = nullptr;
  ViewData *view = nullptr;
  std::uint64_t epoch = 0;
  std::uint64_t probe = 0;  ///< scratch: seen while looking for shared work
  std::uint32_t edges = 0;  ///< scratch: references from within the group
  const char *name = "";    ///< the user's operation, for messages; static text
};

/// Nodes of one window, recycled. Used under the window's lock.
class NodePool {
public:
  NodePool() = default;
  NodePool(const NodePool &) = delete;
  NodePool &operator=(const NodePool &) = delete;

  Node *take(NodeKind kind, DType dtype) {
    if (free_.empty()) grow();
    Node *node = free_.back();
    free_.pop_back();
    ++live_;
    node->refs = 1;
    node->kind = kind;
    node->dtype = dtype;
    node->arity = 0;
    node->flat = true;
    node->views = false;
    node->epoch = 0;
    node->name = "";
    return node;
  }
  LeafData *take_leaf();
  void add_ref(Node *node) { ++node->refs; }
  /// Drops one reference; what it was the last one of goes back to the pool.
  void release(Node *node);
  /// Drops what a node stands on and leaves it without kind: it becomes something else.
  void clear(Node *node);

  [[nodiscard]] std::int64_t live() const { return live_; }
  [[nodiscard]] std::int64_t live_leaves() const { return live_leaves_; }
  [[nodiscard]] std::int64_t live_reductions() const { return live_reductions_; }
  void note_reduction() { ++live_reductions_; }
  /// Set by the window: told of each leaf that goes.
  Window *window = nullptr;
  bool recycles = true;  ///< false: no two nodes have the same address, ever

private:
  void grow();

  std::vector<std::unique_ptr<Node[]>> slabs_;
  std::vector<std::unique_ptr<LeafData[]>> leaf_slabs_;
  std::vector<Node *> free_;
  std::vector<LeafData *> free_leaves_;
  std::int64_t live_ = 0;
  std::int64_t live_leaves_ = 0;
  std::int64_t live_reductions_ = 0;
};

}  // namespace gridstride::array
