#include "array/recorder.h"

#include <algorithm>
#include <cstdlib>

#include "array/views.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {
// Below this a size needs no question to the allocator.
constexpr std::int64_t kPlainBytes = std::int64_t{1} << 26;
}  // namespace

Recorder::Recorder(Device &device) : Recorder(*device.current_stream()) {}

Recorder::Recorder(Stream &stream) : window_(&Window::of(stream)) {
  window_->acquire();
  try {
    window_->keep_bounded();
  } catch (...) {
    window_->release();
    throw;
  }
}

void Recorder::run_elsewhere(Window &other) {
  window_->release();
  struct Again {
    Window *window;
    ~Again() { window->acquire(); }
  } again{window_};
  const Window::Lock lock(other);
  if (!other.empty()) other.run_all("another stream uses what it has recorded");
}

Recorder::Ref Recorder::operand(const Array &array, const Shape &space) {
  require_device(array, window_->stream().device());
  Storage &storage = *array.storage().get();
  for (;;) {
    Window *const in = storage.window.load(std::memory_order_acquire);
    if (in == window_) {
      Node *const node = storage.node;
      const Layout &layout = array.layout();
      const std::size_t item = size_of(storage.dtype);
      const bool whole = array.dtype() == storage.dtype && node->kind != NodeKind::Reduce && layout.shape == space;
      // One value for all fits every view; its node stays with the storage, whose shape may be another.
      if (array.dtype() == storage.dtype && node->kind == NodeKind::Param) return param(node->value);
      if (whole &&
          (layout == storage.layout || (node->flat && layout.offset == 0 && layout.size() == storage.layout.size() &&
                                        layout.is_c_contiguous(item) && storage.layout.is_c_contiguous(item)))) {
        ++node->refs;
        return {&window_->pool, node};
      }
      if (Node *const view = view_of_pending(*window_, storage, array, space)) return {&window_->pool, view};
      window_->run(storage, node->kind == NodeKind::Reduce ? "an operation takes the result of a reduction"
                                                           : "an operation takes it in another shape or order");
      continue;
    }
    if (in != nullptr) {
      run_elsewhere(*in);
      continue;
    }
    BlockRef block = storage.block();
    if (!block) continue;  // between two states
    if (!window_->claim(*block.get())) {
      if (Window *reader = block->reader.load(std::memory_order_acquire)) run_elsewhere(*reader);
      continue;
    }
    return leaf(std::move(block), array, space);
  }
}

Recorder::Ref Recorder::leaf(BlockRef block, const Array &array, const Shape &space) {
  run_at_once_ = run_at_once_ || block->buffer->exported();
  Node *const node = window_->pool.take(NodeKind::Leaf, array.dtype());
  LeafData *const data = node->leaf = window_->pool.take_leaf();
  ++block->readers;
  data->block = std::move(block);
  Ref ref(&window_->pool, node);
  const Layout &layout = array.layout();
  data->offset = layout.offset;
  const bool same = layout.shape == space;
  data->uniform = !same && layout.size() == 1;
  node->flat = data->uniform || (same && layout.is_c_contiguous(array.itemsize()));
  if (!node->flat) data->layout = same ? layout : layout.broadcast_to(space);
  return ref;
}

Recorder::Ref Recorder::param(const Scalar &value) {
  Node *const node = window_->pool.take(NodeKind::Param, value.dtype);
  node->value = value;
  return {&window_->pool, node};
}

Recorder::Ref Recorder::iota() {
  return {&window_->pool, window_->pool.take(NodeKind::Iota, DType::Int64)};
}

Recorder::Ref Recorder::cast(Ref value, DType dtype) {
  if (value->dtype == dtype) return value;
  if (value->kind == NodeKind::Param) return param(value->value.cast(dtype));
  Node *const node = window_->pool.take(NodeKind::Cast, dtype);
  node->flat = value->flat;
  node->views = value->views;
  node->arity = 1;
  node->in[0] = value.take();
  return {&window_->pool, node};
}

Recorder::Ref Recorder::op(ScalarOp op, DType result, Ref a) {
  Node *const node = window_->pool.take(NodeKind::Op, result);
  node->op = op;
  node->flat = a->flat;
  node->views = a->views;
  node->arity = 1;
  node->in[0] = a.take();
  return {&window_->pool, node};
}

Recorder::Ref Recorder::op(ScalarOp op, DType result, Ref a, Ref b) {
  Node *const node = window_->pool.take(NodeKind::Op, result);
  node->op = op;
  node->flat = a->flat && b->flat;
  node->views = a->views || b->views;
  node->arity = 2;
  node->in[0] = a.take();
  node->in[1] = b.take();
  return {&window_->pool, node};
}

Recorder::Ref Recorder::op(ScalarOp op, DType result, Ref a, Ref b, Ref c) {
  Node *const node = window_->pool.take(NodeKind::Op, result);
  node->op = op;
  node->flat = a->flat && b->flat && c->flat;
  node->views = a->views || b->views || c->views;
  node->arity = 3;
  node->in[0] = a.take();
  node->in[1] = b.take();
  node->in[2] = c.take();
  return {&window_->pool, node};
}

Recorder::Ref Recorder::reduce(ScalarOp combine, Ref values, const Layout &child, std::uint32_t axes,
                               const Scalar &identity) {
  Node *const node = window_->pool.take(NodeKind::Reduce, values->dtype);
  node->flat = false;
  node->views = values->views;
  node->arity = 1;
  node->in[0] = values.take();
  node->reduce = new ReduceData{child, axes, combine, identity};
  window_->pool.note_reduction();
  return {&window_->pool, node};
}

Array Recorder::finish(Ref value, Layout layout, DType dtype, const char *name) {
  Device &device = window_->stream().device();
  if (layout.size() == 0) return allocate(device, std::move(layout), dtype);
  if (value->dtype != dtype) value = cast(std::move(value), dtype);
  // A storage's node stands for the storage alone; one that is already someone's gets a new name by a second reference.
  if (*value->name == '\0') value->name = name;
  StorageRef storage(new Storage(device, layout, dtype));
  Storage &made = *storage.get();
  window_->add(made, value.take());
  // The handle's destructor takes the window's lock, which this thread holds: on an error the storage leaves first.
  if (run_at_once_) {
    try {
      window_->run(made, "the memory of an operand is known outside");
    } catch (...) {
      window_->remove(made);
      throw;
    }
  }
  return {std::move(storage), std::move(layout), dtype};
}

void Recorder::store(const Array &target, Ref value, const char *name) {
  if (target.size() == 0) return;
  Storage &storage = *target.storage().get();
  value = cast(std::move(value), target.dtype());
  if (target.layout() != storage.layout || target.dtype() != storage.dtype || run_at_once_) {
    write_now(target, std::move(value), name);
    return;
  }
  for (;;) {
    Window *const in = storage.window.load(std::memory_order_acquire);
    if (in == window_) {
      // The old expression lives on where others stand on it.
      window_->remove(storage);
      break;
    }
    if (in != nullptr) {
      run_elsewhere(*in);
      continue;
    }
    const BlockRef block = storage.block();
    if (!block) continue;
    if (block->buffer->exported()) {
      write_now(target, std::move(value), name);
      return;
    }
    break;
  }
  if (*value->name == '\0') value->name = name;
  window_->add(storage, value.take());
  const BlockRef old = storage.exchange_block(BlockRef());
  if (old && old->reader.load(std::memory_order_relaxed) == window_) window_->retain(*old.get());
}

/// Whether a leaf under `node` reads elements of `block` other than the one that its own result will overwrite.
bool Recorder::conflicts(const Node *node, const Block *block, const Array &target, std::uint64_t probe) const {
  if (node->probe == probe) return false;
  const_cast<Node *>(node)->probe = probe;
  for (int i = 0; i < node->arity; ++i) {
    if (conflicts(node->in[i], block, target, probe)) return true;
  }
  if (node->kind != NodeKind::Leaf || node->leaf->block.get() != block) return false;
  const LeafData &leaf = *node->leaf;
  const auto size = static_cast<std::int64_t>(size_of(node->dtype));
  std::pair<std::int64_t, std::int64_t> range{leaf.offset, leaf.offset + size};
  if (!leaf.uniform) {
    const bool same =
        node->flat ? leaf.offset == target.layout().offset && target.is_c_contiguous() : leaf.layout == target.layout();
    if (same && size_of(node->dtype) == target.itemsize()) return false;
    range = {leaf.offset, leaf.offset + size * target.size()};
    if (!node->flat) range = leaf.layout.byte_range(size_of(node->dtype));
  }
  const auto [first, last] = target.layout().byte_range(target.itemsize());
  return range.first < last && first < range.second;
}

void Recorder::write_now(const Array &target, Ref value, const char *name) {
  Storage &storage = *target.storage().get();
  BlockRef block;
  resolve_views(*window_, value.get(), "what stands on a view of it is written into an array");
  for (;;) {
    Window *const in = storage.window.load(std::memory_order_acquire);
    if (in == window_) {
      window_->run(storage, "a part of it is about to be written");
      continue;
    }
    if (in != nullptr) {
      run_elsewhere(*in);
      continue;
    }
    block = storage.block();
    if (!block) continue;
    Window *const reader = block->reader.load(std::memory_order_acquire);
    if (reader == nullptr) break;
    if (reader != window_) {
      run_elsewhere(*reader);
      continue;
    }
    // Older expressions see the old values. The new one, which is in no storage yet, keeps its leaves.
    window_->run_all("what it reads is about to be written");
    break;
  }
  if (conflicts(value.get(), block.get(), target, ++window_->next_epoch)) {
    const Layout layout = Layout::contiguous(target.shape(), target.itemsize());
    BlockRef copy = window_->allocate(static_cast<std::size_t>(target.size()) * target.itemsize());
    window_->write(value.get(), copy, layout, target.dtype(), name);
    value = Ref(&window_->pool, window_->new_leaf(std::move(copy), target.dtype(), layout));
  }
  window_->write(value.get(), block, target.layout(), target.dtype(), name);
}

void check_size(Device &device, const Shape &shape, std::size_t item_size) {
  const std::int64_t count = element_count(shape, item_size);
  const std::int64_t bytes = count * static_cast<std::int64_t>(item_size);
  if (bytes > kPlainBytes) device.allocator().check_size(static_cast<std::size_t>(bytes));
}

Array allocate(Device &device, Layout layout, DType dtype) {
  BlockRef block = BlockRef::make(device.allocate(static_cast<std::size_t>(layout.size()) * size_of(dtype)));
  StorageRef storage(new Storage(device, layout, dtype));
  storage->exchange_block(std::move(block));
  return {std::move(storage), std::move(layout), dtype};
}

}  // namespace gridstride::array
