#include "array/node.h"

#include "array/window.h"

namespace gridstride::array {

namespace {
constexpr std::size_t kSlab = 64;
}

void NodePool::grow() {
  slabs_.push_back(std::make_unique<Node[]>(kSlab));
  free_.reserve(free_.size() + kSlab);
  for (std::size_t i = kSlab; i > 0; --i) free_.push_back(&slabs_.back()[i - 1]);
}

LeafData *NodePool::take_leaf() {
  if (free_leaves_.empty()) {
    leaf_slabs_.push_back(std::make_unique<LeafData[]>(kSlab));
    for (std::size_t i = kSlab; i > 0; --i) free_leaves_.push_back(&leaf_slabs_.back()[i - 1]);
  }
  LeafData *leaf = free_leaves_.back();
  free_leaves_.pop_back();
  ++live_leaves_;
  return leaf;
}

void NodePool::release(Node *node) {
  if (--node->refs != 0) return;
  clear(node);
  if (recycles) free_.push_back(node);
  --live_;
}

void NodePool::clear(Node *node) {
  if (node->leaf != nullptr) {
    LeafData *leaf = std::exchange(node->leaf, nullptr);
    if (leaf->block) window->leaf_gone(*leaf);
    leaf->block = BlockRef();
    free_leaves_.push_back(leaf);
    --live_leaves_;
  }
  if (node->reduce != nullptr) {
    delete std::exchange(node->reduce, nullptr);
    --live_reductions_;
  }
  delete std::exchange(node->view, nullptr);
  for (int i = 0; i < node->arity; ++i) {
    // Recursion is as deep as the expression, which the window bounds.
    Node *input = std::exchange(node->in[i], nullptr);
    if (input != nullptr) release(input);
  }
  node->arity = 0;
}

}  // namespace gridstride::array
