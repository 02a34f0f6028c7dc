#include "passes/bounds.h"

#include <algorithm>
#include <tuple>

namespace gridstride::passes {

using ir::ValueId;

namespace {

// Queries follow few assumptions one after another; what needs more is not found.
constexpr int kMostDepth = 5;
constexpr int kMostSteps = 300;
constexpr Wide kUnknown = Wide{1} << 100;

}  // namespace

std::pair<Wide, Wide> range_of(DType dtype) {
  if (dtype == DType::Bool) return {0, 1};
  const int bits = static_cast<int>(8 * size_of(dtype));
  const Wide one = 1;
  if (kind_of(dtype) == DTypeKind::Signed) return {-(one << (bits - 1)), (one << (bits - 1)) - 1};
  return {0, (one << bits) - 1};
}

Bounds::Bounds(const ir::Function &function) : forms_(function.values.size()), nodes_(function.values.size()) {
  for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
    const ir::Type &type = function.values[i].type;
    forms_[i] = {ValueId{i}, 0};
    if (type.is_scalar() && (type.dtype == DType::Bool || is_integer(type.dtype))) {
      std::tie(nodes_[i].least, nodes_[i].most) = range_of(type.dtype);
    }
  }
}

void Bounds::define(ValueId id, Wide least, Wide most) {
  forms_[id.index] = {id, 0};
  nodes_[id.index].least = least;
  nodes_[id.index].most = most;
}

Wide Bounds::least(const Sum &value) {
  steps_ = kMostSteps;
  return value.offset + (value.root.valid() ? node_least(value.root.index, kMostDepth) : 0);
}

Wide Bounds::most(const Sum &value) {
  steps_ = kMostSteps;
  return value.offset + (value.root.valid() ? node_most(value.root.index, kMostDepth) : 0);
}

Wide Bounds::difference(const Sum &a, const Sum &b) {
  if (a.root == b.root) return a.offset - b.offset;
  Wide known = most(a) - least(b);
  if (a.root.valid() && b.root.valid()) {
    steps_ = kMostSteps;
    known = std::min(known, path(a.root.index, b.root.index, kMostDepth) + a.offset - b.offset);
  }
  return known;
}

Wide Bounds::node_least(std::uint32_t node, int depth) {
  Wide best = nodes_[node].least;
  if (depth == 0 || --steps_ <= 0) return best;
  for (const Edge &edge : nodes_[node].below) best = std::max(best, node_least(edge.to, depth - 1) - edge.weight);
  return best;
}

Wide Bounds::node_most(std::uint32_t node, int depth) {
  Wide best = nodes_[node].most;
  if (depth == 0 || --steps_ <= 0) return best;
  for (const Edge &edge : nodes_[node].above) best = std::min(best, node_most(edge.to, depth - 1) + edge.weight);
  return best;
}

Wide Bounds::path(std::uint32_t from, std::uint32_t to, int depth) {
  if (from == to) return 0;
  if (depth == 0 || --steps_ <= 0) return kUnknown;
  Wide best = kUnknown;
  for (const Edge &edge : nodes_[from].above) best = std::min(best, path(edge.to, to, depth - 1) + edge.weight);
  return best;
}

std::vector<ValueId> Bounds::near(const Sum &value) const {
  std::vector<ValueId> roots;
  if (!value.root.valid()) return roots;
  roots.push_back(value.root);
  for (const Edge &edge : nodes_[value.root.index].above) roots.push_back(ValueId{edge.to});
  return roots;
}

void Bounds::assume(const Sum &a, const Sum &b, Wide k) {
  if (a.root == b.root) return;
  const Wide weight = k + b.offset - a.offset;  // a.root - b.root <= weight
  if (a.root.valid() && b.root.valid()) {
    nodes_[a.root.index].above.push_back({b.root.index, weight});
    nodes_[b.root.index].below.push_back({a.root.index, weight});
    trail_.push_back({a.root.index, b.root.index, 0, 0});
    return;
  }
  const std::uint32_t index = a.root.valid() ? a.root.index : b.root.index;
  Node &node = nodes_[index];
  trail_.push_back({index, kNone, node.least, node.most});
  if (a.root.valid()) {
    node.most = std::min(node.most, weight);
  } else {
    node.least = std::max(node.least, -weight);
  }
}

void Bounds::release(std::size_t mark) {
  while (trail_.size() > mark) {
    const Undo &undo = trail_.back();
    if (undo.other == kNone) {
      nodes_[undo.node].least = undo.least;
      nodes_[undo.node].most = undo.most;
    } else {
      nodes_[undo.node].above.pop_back();
      nodes_[undo.other].below.pop_back();
    }
    trail_.pop_back();
  }
}

}  // namespace gridstride::passes
