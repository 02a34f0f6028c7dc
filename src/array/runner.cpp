#include "array/runner.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "algorithms/device_transpose.h"

#include "algorithms/reduce_columns.h"
#include "algorithms/reduce_plan.h"
#include "array/kernel_cache.h"
#include "array/placement.h"
#include "array/rehearsal.h"
#include "array/views.h"
#include "ir/reduction_order.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

bool dense_c(const Storage &storage) {
  return storage.layout.is_c_contiguous(size_of(storage.dtype));
}

}  // namespace

void Runner::run(Storage &seed, bool share_leaves) {
  if (window_.pool.live_reductions() > 0 && run_in_blocks(seed, share_leaves)) return;
  resolve_views(window_, seed.node, "an expression that stands on a view of it is evaluated");
  if (seed.node == nullptr) return;  // it was taken along
  struct Release {
    Runner &runner;
    ~Release() {
      runner.kernel_ = nullptr;
      runner.roots_.clear();
      runner.buffers_.clear();
    }
  } release{*this};
  if (run_simple(seed) || run_transpose(seed)) return;
  if (seed.node->kind == NodeKind::Reduce) {
    run_reduction(seed);
    return;
  }
  gather(seed, share_leaves);
  run_elementwise();
  for (Root &root : roots_) window_.commit(*root.storage, std::move(root.block));
}

/// A walk over blocks of rows, where the expression is part of one.
bool Runner::run_in_blocks(Storage &seed, bool share_leaves) {
  struct Release {
    RowBlocks &blocks;
    ~Release() { blocks.clear(); }
  } release{blocks_};
  if (!blocks_.plan(seed, share_leaves)) return false;
  blocks_.submit();
  ++launches;
  for (RowBlocks::Unfinished &rest : blocks_.unfinished) {
    reduce_partial(std::move(rest.block), rest.partial, rest.data, Layout{}, rest.dtype, rest.target);
  }
  blocks_.commit();
  return true;
}

void Runner::write(Node *value, const BlockRef &target, const Layout &layout, DType dtype) {
  program_.clear(++window_.next_epoch);
  roots_.clear();
  roots_.push_back({nullptr, target, &layout, static_cast<std::size_t>(layout.size()) * size_of(dtype)});
  const std::uint8_t id = program_.visit(value);
  program_.outputs.push_back({id, dtype, ir::LayoutClass::Contiguous, nullptr, {}});
  try {
    run_elementwise();
  } catch (...) {
    kernel_ = nullptr;
    roots_.clear();
    throw;
  }
  roots_.clear();
  buffers_.clear();
}

/// Fills and copies need no kernel of their own.
bool Runner::run_simple(Storage &seed) {
  Node &node = *seed.node;
  const std::size_t item = size_of(seed.dtype);
  const auto count = static_cast<std::size_t>(seed.layout.size());
  // A GPU's own fill takes patterns of 4 bytes; a kernel writes longer ones as fast.
  const bool fills = window_.stream().device().kind() == DeviceKind::Cpu || item <= 4;
  if (node.kind == NodeKind::Param && fills) {
    BlockRef block = window_.allocate(count * item);
    ++launches;
    if (!rehearse_simple(node, seed.layout.size(), block)) {
      buffers_.push_back(block->buffer);
      window_.stream().fill(block->data(), node.value.bits, item, count, buffers_);
    }
    window_.commit(seed, std::move(block));
    return true;
  }
  if (node.kind != NodeKind::Leaf || !node.flat || node.leaf->uniform || !dense_c(seed)) return false;
  BlockRef source = node.leaf->block;
  if (node.refs == 1 && source->refs.load() == 2 && !source->buffer->exported() && node.leaf->offset == 0 &&
      source->buffer->bytes() == count * item && source->user.load() == window_.id()) {
    ++donations;
    (void)rehearse_simple(node, seed.layout.size(), source);
    window_.commit(seed, std::move(source));
    return true;
  }
  BlockRef block = window_.allocate(count * item);
  ++launches;
  source->note_use(window_.id());
  if (!rehearse_simple(node, seed.layout.size(), block)) {
    buffers_.push_back(block->buffer);
    buffers_.push_back(source->buffer);
    window_.stream().copy(block->data(), source->data() + node.leaf->offset, count * item, buffers_);
  }
  window_.commit(seed, std::move(block));
  return true;
}

/// Tells a rehearsal of a launch that needs no kernel, or of a leaf's memory that becomes the result; false where there
/// is none.
bool Runner::rehearse_simple(Node &node, std::int64_t count, const BlockRef &block) {
  Rehearsal *const rehearsal = window_.rehearsal();
  if (rehearsal == nullptr) return false;
  program_.clear(++window_.next_epoch);
  program_.outputs.push_back({program_.visit(&node), node.dtype, ir::LayoutClass::Contiguous, nullptr, {}});
  if (node.kind == NodeKind::Leaf && node.leaf->block.get() == block.get()) {
    rehearsal->taken_over(program_, count, block.get());
  } else {
    rehearsal->launched(program_, count, count, {block.get()});
  }
  return true;
}

/// On CUDA: a copy into C order of a matrix whose rows are neighbours goes through tiles.
bool Runner::run_transpose(Storage &seed) {
  Node &node = *seed.node;
  Stream &stream = window_.stream();
  if (stream.cuda() == nullptr || node.kind != NodeKind::Leaf || node.flat || node.leaf->uniform || !dense_c(seed)) {
    return false;
  }
  const std::size_t item = size_of(seed.dtype);
  const auto step = static_cast<std::int64_t>(item);
  const Layout plain = Layout::contiguous(seed.layout.shape, item);
  layouts_.clear();
  layouts_.push_back(plain);
  layouts_.push_back(node.leaf->layout);
  const std::vector<Layout> fused = collapse(layouts_, true);
  const Layout &to = fused[0];
  const Layout &from = fused[1];
  if (to.rank() != 2 || to.strides[1] != step || from.strides[0] != step || from.strides[1] < step) return false;
  const BlockRef source = node.leaf->block;
  const std::byte *data = source->data() + from.offset;
  if (item == 16 &&
      ((reinterpret_cast<std::uintptr_t>(data) | static_cast<std::uintptr_t>(from.strides[1])) & 15U) != 0) {
    return false;
  }
  BlockRef block = window_.allocate(static_cast<std::size_t>(seed.layout.size()) * item);
  source->note_use(window_.id());
  ++launches;
  if (!rehearse_simple(node, seed.layout.size(), block)) {
    const std::shared_ptr<Buffer> buffers[] = {block->buffer, source->buffer};
    stream.use_buffers(buffers);
    algorithms::device_transpose(stream, data, block->data(), to.shape[0], to.shape[1], from.strides[1], to.strides[0],
                                 item);
  }
  window_.commit(seed, std::move(block));
  return true;
}

/// Whether an expression has a node in common with the group; leaves count by their memory.
bool Runner::shares(Node *node, bool share_leaves, std::uint64_t probe) {
  if (node->probe == probe) return false;
  node->probe = probe;
  switch (node->kind) {
    case NodeKind::Leaf:
      if (!share_leaves) return false;
      return std::any_of(program_.leaves.begin(), program_.leaves.end(),
                         [&](const Program::Leaf &leaf) { return leaf.block == node->leaf->block.get(); });
    case NodeKind::Param:
    case NodeKind::Iota: return false;
    default: break;
  }
  if (program_.has(node)) return true;
  for (int i = 0; i < node->arity; ++i) {
    if (shares(node->in[i], share_leaves, probe)) return true;
  }
  return false;
}

void Runner::gather(Storage &seed, bool share_leaves) {
  program_.clear(++window_.next_epoch);
  roots_.clear();
  const auto add = [&](Storage &storage) {
    const std::uint8_t id = program_.visit(storage.node);
    program_.outputs.push_back({id, storage.dtype, ir::LayoutClass::Contiguous, nullptr, {}});
    const auto bytes = static_cast<std::size_t>(storage.layout.size()) * size_of(storage.dtype);
    roots_.push_back({&storage, BlockRef(), &storage.layout, bytes});
  };
  add(seed);
  bool flat = program_.flat && dense_c(seed);
  bool one_shape = true;
  const std::int64_t size = seed.layout.size();
  for (Storage *other = window_.first_.load(); other != nullptr; other = other->next) {
    if (other == &seed || other->handles.load() == 0 || other->error) continue;
    if (roots_.size() >= Program::kMostOutputs) break;
    const NodeKind kind = other->node->kind;
    if (kind == NodeKind::Reduce || kind == NodeKind::Param || kind == NodeKind::Leaf) continue;
    if (stands_on_views(other->node)) continue;
    const bool same = other->layout.shape == seed.layout.shape;
    const bool other_flat = other->node->flat && dense_c(*other);
    const bool flat_fit = flat && other_flat && other->layout.size() == size;
    // One space for all: the number of the element, or one shape.
    if (!flat_fit && !(same && one_shape)) continue;
    if (!shares(other->node, share_leaves, ++window_.next_epoch)) continue;
    add(*other);
    flat = flat && other_flat;
    one_shape = one_shape && same;
  }
}

/// Gives results the memory of inputs that nobody will ask for again.
void Runner::donate() {
  for (const Node *node : program_.visited) {
    if (node->refs != node->edges) return;  // something outside will still be computed from these inputs
  }
  for (std::size_t i = 0; i < roots_.size(); ++i) {
    Program::Output &output = program_.outputs[i];
    for (Program::Leaf &leaf : program_.leaves) {
      const Block &block = *leaf.block;
      if (leaf.donated || leaf.data->uniform || block.buffer->exported()) continue;
      if (size_of(leaf.dtype) != size_of(output.dtype) || block.buffer->bytes() != roots_[i].bytes) continue;
      if (leaf.offset != 0 || leaf.strides != output.strides) continue;
      if (block.refs.load(std::memory_order_acquire) != leaf.nodes) continue;
      if (block.user.load(std::memory_order_relaxed) != window_.id()) continue;
      leaf.donated = true;
      for (const Node *node : program_.visited) {
        if (node->leaf != nullptr && node->leaf->block.get() == leaf.block) {
          roots_[i].block = node->leaf->block;
          break;
        }
      }
      program_.donated = true;
      ++donations;
      break;
    }
  }
}

void Runner::run_elementwise() {
  bool flat = program_.flat;
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < roots_.size(); ++i) {
    flat = flat && roots_[i].layout->is_c_contiguous(size_of(program_.outputs[i].dtype));
    bytes += roots_[i].bytes;
  }
  if (flat) {
    place_flat(program_, roots_[0].layout->size(), extents_);
  } else {
    layouts_.clear();
    for (const Root &root : roots_) layouts_.push_back(*root.layout);
    place_general(program_, roots_[0].layout->shape, layouts_, extents_);
  }
  if (roots_[0].storage != nullptr) donate();
  program_.streaming = bytes >= jit::kStreamingBytes && !program_.donated;
  // What cannot be compiled has to fail before anything is taken.
  if (window_.rehearsal() == nullptr) kernel_ = find_kernel(window_, program_).get();
  for (std::size_t i = 0; i < roots_.size(); ++i) {
    Root &root = roots_[i];
    if (!root.block) root.block = window_.allocate(root.bytes);
    const std::int64_t offset = flat ? root.layout->offset : layouts_[i].offset;
    program_.outputs[i].data = root.block->data() + offset;
  }
  const std::int64_t unit = extents_.size() > 1 ? extents_.back() : 1;
  launch(extents_, extents_, unit, 1);
}

void Runner::run_reduction(Storage &seed) {
  const auto bytes = static_cast<std::size_t>(seed.layout.size()) * size_of(seed.dtype);
  BlockRef target = window_.allocate(bytes);
  const ReduceData data = *seed.node->reduce;
  const Layout result = kept_layout(seed.layout, data);
  if (Rehearsal *const rehearsal = window_.rehearsal()) rehearsal->reduces(seed.node);
  reduce_stages(seed.node->in[0], data, result, seed.dtype, target);
  window_.commit(seed, std::move(target));
}

BlockRef Runner::lay_out(Node *values, const Layout &layout) {
  BlockRef block = window_.allocate(static_cast<std::size_t>(layout.size()) * size_of(values->dtype));
  write(values, block, layout, values->dtype);
  return block;
}

/// The columns of a wide matrix in memory: rows are read in order, which a kernel over columns cannot do.
bool Runner::reduce_matrix(const algorithms::ReducePlan &plan, const ReduceData &data, DType dtype,
                           const BlockRef &target) {
  constexpr std::int64_t kWide = 64;
  const auto item = static_cast<std::int64_t>(size_of(dtype));
  if (plan.within || plan.kept.size() != 1 || plan.kept[0] < kWide || plan.count < ir::kLanes) return false;
  if (program_.values.size() != 1 || program_.values[0].kind != NodeKind::Leaf || program_.leaves[0].dtype != dtype ||
      window_.stream().device().kind() != DeviceKind::Cpu || !algorithms::reduces_columns(data.combine, dtype)) {
    return false;
  }
  const Layout &input = plan.inputs[0];
  const std::int64_t stride = input.strides[1];
  if (input.strides[0] != item || plan.output.strides[0] != item || std::abs(stride) < plan.kept[0] * item)
    return false;
  Block &source = *program_.leaves[0].block;
  source.note_use(window_.id());
  target->note_use(window_.id());
  const std::shared_ptr<Buffer> buffers[] = {target->buffer, source.buffer};
  const std::byte *from = source.data() + input.offset;
  std::byte *to = target->data() + plan.output.offset;
  const double cost = 0.1 * static_cast<double>(plan.count * plan.kept[0] * item);
  ++launches;
  if (Rehearsal *const rehearsal = window_.rehearsal()) {
    program_.reduce = true;
    program_.combine = data.combine;
    program_.count = plan.count;
    rehearsal->launched(program_, plan.kept[0], plan.kept[0] * plan.count, {target.get()});
    return true;
  }
  window_.stream().submit({[=, op = data.combine, rows = plan.count, columns = plan.kept[0]] {
                             algorithms::reduce_columns(op, dtype, from, rows, columns, stride, to);
                           },
                           "reduce", cost, buffers});
  return true;
}

void Runner::reduce_stages(Node *values, const ReduceData &data, const Layout &result, DType dtype,
                           const BlockRef &target) {
  program_.clear(++window_.next_epoch);
  program_.outputs.push_back({program_.visit(values), dtype, ir::LayoutClass::Contiguous, nullptr, {}});
  const Shape &shape = data.child.shape;
  const std::uint32_t all = shape.empty() ? 0 : ~std::uint32_t{0} >> (32 - shape.size());
  const algorithms::ReducePlan plan = plan_reduction(program_, data, result);

  if (!plan.direct) {
    ReduceData straight = data;
    Shape permuted;
    for (const int axis : plan.order) permuted.push_back(shape[axis]);
    straight.child = Layout::contiguous(permuted, size_of(values->dtype));
    Layout placed{shape, Strides(shape.size(), 0), 0};
    int kept = 0;
    for (std::size_t k = 0; k < plan.order.size(); ++k) {
      placed.strides[plan.order[k]] = straight.child.strides[static_cast<int>(k)];
      if ((data.axes >> plan.order[k] & 1U) == 0) ++kept;
    }
    straight.axes = all & ~((std::uint32_t{1} << kept) - 1);
    Node *leaf = window_.new_leaf(lay_out(values, placed), values->dtype, straight.child);
    try {
      reduce_stages(leaf, straight, result, dtype, target);
    } catch (...) {
      window_.pool.release(leaf);
      throw;
    }
    window_.pool.release(leaf);
    return;
  }

  if (reduce_matrix(plan, data, dtype, target)) return;

  ReductionForm form = place_reduction(program_, plan, data, dtype);
  BlockRef block = target;
  if (program_.chunked) block = window_.allocate(static_cast<std::size_t>(form.partial.size()) * size_of(dtype));
  program_.outputs[0].data = block->data() + (program_.chunked ? 0 : plan.output.offset);
  roots_.clear();
  roots_.push_back({nullptr, block, nullptr, 0});
  const auto per_point = static_cast<double>(std::min(plan.count, ir::kChunk));
  launch(form.space, form.leaf_extents, !plan.within && form.space.size() > 1 ? form.space.back() : 1, per_point);
  roots_.clear();
  buffers_.clear();
  if (program_.chunked) reduce_partial(std::move(block), form.partial, data, plan.output, dtype, target);
}

/// The results of chunks to the result.
void Runner::reduce_partial(BlockRef block, const Layout &partial, const ReduceData &data, const Layout &result,
                            DType dtype, const BlockRef &target) {
  ReduceData rest = data;
  rest.child = partial;
  rest.axes = std::uint32_t{1} << (partial.rank() - 1);
  Node *leaf = window_.new_leaf(std::move(block), dtype, partial);
  try {
    reduce_stages(leaf, rest, result, dtype, target);
  } catch (...) {
    window_.pool.release(leaf);
    throw;
  }
  window_.pool.release(leaf);
}

}  // namespace gridstride::array
