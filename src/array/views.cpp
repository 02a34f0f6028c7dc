#include "array/views.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "array/runner.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

// Expressions of more nodes run once; their views would compute all of it anew.
constexpr int kMostCopiedNodes = 16;

/// A view's index as an index of the elements beneath: element i of the view is element start + sum of i[j] * steps[j].
struct IndexMap {
  std::vector<std::int64_t> start;               ///< of each axis beneath
  std::vector<std::vector<std::int64_t>> steps;  ///< [axis of the view][axis beneath]
};

/// Splits a distance in bytes into steps along axes, largest strides first; false where it is no sum of such.
bool split(std::int64_t bytes, const Layout &dense, const std::vector<int> &order, std::vector<std::int64_t> &steps) {
  steps.assign(static_cast<std::size_t>(dense.rank()), 0);
  const std::int64_t sign = bytes < 0 ? -1 : 1;
  bytes = std::abs(bytes);
  for (const int axis : order) {
    steps[static_cast<std::size_t>(axis)] = sign * (bytes / dense.strides[axis]);
    bytes %= dense.strides[axis];
  }
  return bytes == 0;
}

/// Maps a view of memory in a dense layout. None where its addresses are not those of such steps.
std::optional<IndexMap> map_of(const Layout &dense, const Layout &view) {
  std::vector<int> order;
  for (int axis = 0; axis < dense.rank(); ++axis) {
    if (dense.shape[axis] > 1) order.push_back(axis);
  }
  std::sort(order.begin(), order.end(), [&](int a, int b) { return dense.strides[a] > dense.strides[b]; });
  IndexMap map;
  if (!split(view.offset, dense, order, map.start)) return std::nullopt;
  std::vector<std::int64_t> low = map.start;
  std::vector<std::int64_t> high = map.start;
  for (int axis = 0; axis < view.rank(); ++axis) {
    std::vector<std::int64_t> steps;
    if (view.shape[axis] == 1) {
      steps.assign(static_cast<std::size_t>(dense.rank()), 0);
    } else if (!split(view.strides[axis], dense, order, steps)) {
      return std::nullopt;
    }
    for (std::size_t k = 0; k < steps.size(); ++k) {
      (steps[k] < 0 ? low[k] : high[k]) += steps[k] * (view.shape[axis] - 1);
    }
    map.steps.push_back(std::move(steps));
  }
  // Every index inside its extent: in a dense layout an address has one such index only.
  for (std::size_t k = 0; k < low.size(); ++k) {
    if (low[k] < 0 || high[k] >= dense.shape[static_cast<int>(k)]) return std::nullopt;
  }
  return map;
}

Layout through(const IndexMap &map, const Layout &leaf, const Shape &space) {
  Layout result{space, Strides(space.size(), 0), leaf.offset};
  for (std::size_t k = 0; k < map.start.size(); ++k) {
    result.offset += map.start[k] * leaf.strides[static_cast<int>(k)];
    for (int axis = 0; axis < space.size(); ++axis) {
      result.strides[axis] += map.steps[static_cast<std::size_t>(axis)][k] * leaf.strides[static_cast<int>(k)];
    }
  }
  return result;
}

/// What is known of an expression before it is copied.
struct Extent {
  int nodes = 0;
  bool cheap = true;      ///< no operation that costs more than memory does
  bool copyable = true;   ///< nothing depends on the number of an element
  bool operates = false;  ///< it is more than elements of memory
};

void measure(Window &window, Node *node, std::uint64_t probe, Extent &extent) {
  if (node->probe == probe) return;
  node->probe = probe;
  ++extent.nodes;
  if (extent.nodes > kMostCopiedNodes) return;
  switch (node->kind) {
    case NodeKind::Iota:
    case NodeKind::Reduce: extent.copyable = false; break;
    case NodeKind::Op:
      extent.operates = true;
      if (info(node->op).effort != Effort::Tiny) extent.cheap = false;
      break;
    case NodeKind::Cast: extent.operates = true; break;
    default: break;
  }
  if (node->kind == NodeKind::View) return;
  for (int i = 0; i < node->arity; ++i) measure(window, node->in[i], probe, extent);
}

/// Copies an expression with other places for its leaves.
class Copier {
public:
  Copier(Window &window, const IndexMap &map, const Shape &beneath, const Shape &space)
      : window_(window), map_(map), beneath_(beneath), space_(space) {}

  Node *copy(Node *node) {
    for (const auto &[from, to] : made_) {
      if (from != node) continue;
      window_.pool.add_ref(to);
      return to;
    }
    Node *result = nullptr;
    if (node->kind == NodeKind::Param) {
      window_.pool.add_ref(node);
      return node;
    }
    if (node->kind == NodeKind::Leaf || node->kind == NodeKind::View) {
      result = place(*node);
    } else {
      result = window_.pool.take(node->kind, node->dtype);
      result->op = node->op;
      result->name = node->name;
      for (int i = 0; i < node->arity; ++i) {
        Node *const input = copy(node->in[i]);
        result->in[i] = input;
        result->arity = static_cast<std::uint8_t>(i + 1);
        result->flat = result->flat && input->flat;
        result->views = result->views || input->views;
      }
    }
    made_.emplace_back(node, result);
    return result;
  }

private:
  Node *place(const Node &node) {
    Node *const result = window_.pool.take(node.kind, node.dtype);
    const LeafData &from = *node.leaf;
    LeafData *const data = result->leaf = window_.pool.take_leaf();
    data->block = from.block;
    if (data->block) ++data->block->readers;
    const std::size_t item = size_of(node.dtype);
    data->uniform = from.uniform;
    data->offset = from.offset;
    Layout layout;
    if (from.uniform) {
      layout = {space_, Strides(space_.size(), 0), from.offset};
    } else {
      Layout old = node.flat ? Layout::contiguous(beneath_, item) : from.layout;
      if (node.flat) old.offset = from.offset;
      layout = through(map_, old, space_);
      data->offset = layout.offset;
      result->flat = layout.is_c_contiguous(item);
    }
    if (node.kind == NodeKind::View) {
      result->views = true;
      result->view = new ViewData{node.view->source};
      window_.pool.add_ref(node.in[0]);
      result->in[0] = node.in[0];
      result->arity = 1;
    }
    data->layout = std::move(layout);
    return result;
  }

  Window &window_;
  const IndexMap &map_;
  const Shape &beneath_;
  const Shape &space_;
  std::vector<std::pair<Node *, Node *>> made_;
};

Node *composed(Window &window, const Storage &storage, const Layout &view) {
  Node *const node = storage.node;
  if (node->kind == NodeKind::Reduce || node->kind == NodeKind::Iota) return nullptr;
  Extent extent;
  measure(window, node, ++window.next_epoch, extent);
  if (!extent.copyable || extent.nodes > kMostCopiedNodes) return nullptr;
  const bool alone = storage.handles.load(std::memory_order_relaxed) == 1 && node->refs == 1;
  if (extent.operates && (view.size() > storage.layout.size() || !(extent.cheap || alone))) return nullptr;
  // Values that depend on their number alone may be looked at in any shape, and a line fits every view.
  const std::size_t item = size_of(storage.dtype);
  const bool line = node->flat && storage.layout.is_c_contiguous(item);
  const Layout beneath = line ? Layout::contiguous(Shape{storage.layout.size()}, item) : storage.layout;
  const std::optional<IndexMap> map = map_of(beneath, view);
  if (!map) return nullptr;
  return Copier(window, *map, beneath.shape, view.shape).copy(node);
}

}  // namespace

Node *view_of_pending(Window &window, const Storage &storage, const Array &array, const Shape &space) {
  if (array.dtype() != storage.dtype) return nullptr;
  const Layout view = array.shape() == space ? array.layout() : array.layout().broadcast_to(space);
  if (Node *const node = composed(window, storage, view)) return node;
  Node *const source = storage.node;
  if (source->kind != NodeKind::Reduce && !source->views) return nullptr;
  if (source->flat && !storage.layout.is_c_contiguous(size_of(storage.dtype))) return nullptr;  // see Window::commit
  Node *const node = window.pool.take(NodeKind::View, storage.dtype);
  LeafData *const data = node->leaf = window.pool.take_leaf();
  data->offset = view.offset;
  data->uniform = array.size() == 1;
  node->flat = data->uniform || view.is_c_contiguous(array.itemsize());
  data->layout = view;
  node->views = true;
  node->view = new ViewData{storage.layout};
  window.pool.add_ref(source);
  node->in[0] = source;
  node->arity = 1;
  return node;
}

void settle_view(Window &window, Node *view) {
  Node *const source = view->in[0];
  const LeafData &lies = *source->leaf;
  const Layout &told = view->view->source;
  const std::size_t item = size_of(source->dtype);
  const bool as_told =
      lies.offset == 0 && !lies.uniform && (source->flat ? told.is_c_contiguous(item) : lies.layout == told);
  BlockRef block = lies.block;
  if (!as_told) {
    block = window.allocate(static_cast<std::size_t>(told.size()) * item);
    window.write(source, block, told, source->dtype, view->name);
    window.claim(*block.get());
  }
  ++block->readers;
  view->leaf->block = std::move(block);
  view->kind = NodeKind::Leaf;
  view->views = false;
  view->arity = 0;
  view->in[0] = nullptr;
  delete std::exchange(view->view, nullptr);
  window.pool.release(source);
}

bool stands_on_views(Node *node) {
  if (!node->views) return false;
  if (node->kind == NodeKind::View) return true;
  for (int i = 0; i < node->arity; ++i) {
    if (stands_on_views(node->in[i])) return true;
  }
  return node->views = false;
}

void resolve_views(Window &window, Node *node, const char *cause) {
  if (!node->views) return;
  // What runs may take this very expression along, which is a leaf then, and nobody else's.
  window.pool.add_ref(node);
  struct Release {
    Window &window;
    Node *node;
    ~Release() { window.pool.release(node); }
  } release{window, node};
  if (node->kind == NodeKind::View) {
    if (node->in[0]->kind != NodeKind::Leaf) window.materialize(node->in[0], node->view->source, cause);
    if (node->kind == NodeKind::View) settle_view(window, node);
    return;
  }
  for (int i = 0; i < node->arity; ++i) resolve_views(window, node->in[i], cause);
  node->views = false;
}

}  // namespace gridstride::array
