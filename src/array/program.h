#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "array/node.h"
#include "ir/ir.h"

namespace gridstride::array {

/// Pending expressions, numbered for one kernel. Its key says all that the kernel's code depends on: operations,
/// dtypes, the sharing of values, the class of each layout, the rank of the space, flags. No scalar, extent or stride
/// is in it.
class Program {
public:
  static constexpr int kMostNodes = 250;
  static constexpr int kMostOutputs = 8;

  struct Value {  ///< 8 bytes without padding: part of the key as they are
    NodeKind kind;
    DType dtype;
    ScalarOp op;
    std::uint8_t arity;
    std::uint8_t in[3];
    std::uint8_t leaf;  ///< Leaf: which
  };
  struct Leaf {
    Block *block;        ///< null: the values of `source`, which the runner places
    const Node *source;  ///< null: memory
    const LeafData *data;
    DType dtype;
    bool flat;
    std::uint32_t nodes;  ///< leaf nodes that stand for it
    // Set by the runner:
    ir::LayoutClass layout_class;
    std::int64_t offset;  ///< bytes to element (0, ..., 0)
    Strides strides;      ///< over the kernel's space (reductions: the rank of the inputs)
    bool donated;
  };
  struct Output {
    std::uint8_t value;
    DType dtype;
    ir::LayoutClass layout_class;
    std::byte *data;  ///< element (0, ..., 0)
    Strides strides;
  };

  void clear(std::uint64_t epoch) {
    epoch_ = epoch;
    values.clear();
    visited.clear();
    leaves.clear();
    outputs.clear();
    params.clear();
    cuts.clear();
    iota = false;
    flat = true;
    donated = false;
    streaming = false;
    reduce = false;
    chunked = false;
    within = false;
  }
  /// Numbers a node and what it stands on; counts the references met in `Node::edges`.
  std::uint8_t visit(Node *node);
  [[nodiscard]] bool has(const Node *node) const { return node->epoch == epoch_; }
  [[nodiscard]] std::uint64_t epoch() const { return epoch_; }

  std::vector<Value> values;
  std::vector<Node *> visited;  ///< every node, merged leaves too
  std::vector<Leaf> leaves;
  std::vector<Output> outputs;
  std::vector<const Scalar *> params;
  /// Nodes whose values another kernel makes, C-contiguous over the space: leaves here. Set before `visit`. What views
  /// stand on is made by another kernel, too.
  std::vector<const Node *> cuts;
  bool iota = false;  ///< some value is the number of the element
  bool flat = true;   ///< all values depend on the C-order number of the element alone

  // The kernel's form, set by the runner.
  int rank = 1;       ///< of the iteration space
  int leaf_rank = 1;  ///< of the leaves' layouts: as `rank`, or of a reduction the kept axes and one more
  bool donated = false;
  bool streaming = false;
  ir::LayoutClass iota_class = ir::LayoutClass::Contiguous;
  std::int64_t iota_offset = 0;
  Strides iota_strides;
  // Reductions: one output, the reduced value.
  bool reduce = false;
  bool chunked = false;
  bool within = false;
  ScalarOp combine = ScalarOp::Add;
  Scalar identity;
  std::int64_t count = 0;  ///< values a point reduces

  /// What it computes, for people: "fused multiply, add", "fused sin | reduce add".
  [[nodiscard]] std::string title() const;
  /// Writes the key to `text`.
  void key(std::string &text) const;
  /// Builds the kernel: parameters are outputs, leaves, the reduction's count, the offset and strides of the element
  /// number (unless contiguous), and the params in the order of their first use.
  [[nodiscard]] ir::Module build() const;
  /// Fills the slots of those parameters. `extents`: of the space; `leaf_extents`: of the leaves' layouts.
  void fill_slots(const Shape &extents, const Shape &leaf_extents, std::vector<std::uint64_t> &slots) const;

private:
  [[nodiscard]] std::uint8_t visit_leaf(Node *node, Value value);

  std::uint64_t epoch_ = 0;
};

/// The class of a layout over its space.
[[nodiscard]] ir::LayoutClass classify(const Shape &extents, const Strides &strides, std::size_t item_size);

}  // namespace gridstride::array
