#include "array/row_blocks.h"

#include <algorithm>

#include "array/kernel_cache.h"
#include "array/placement.h"
#include "array/row_walk.h"
#include "array/views.h"
#include "ir/reduction_order.h"
#include "jit/kernel.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

constexpr std::size_t kMostStages = 12;
constexpr std::size_t kMostShared = 4;
// What a block of rows touches lies in the second-level cache, of which the smallest that matter have 256 KiB; a row of
// more than this gains nothing.
constexpr std::int64_t kBlockBytes = std::int64_t{128} << 10;
constexpr std::int64_t kMostRowBytes = std::int64_t{448} << 10;
constexpr std::size_t kNoStage = ~std::size_t{0};

/// How many leading axes hold `rows` rows together; -1 where no number of them does.
int row_axes(const Shape &shape, std::int64_t rows) {
  std::int64_t product = 1;
  for (int axis = 0; axis < shape.size(); ++axis) {
    product *= shape[axis];
    if (product == rows) return axis + 1;
    if (product > rows) break;
  }
  return -1;
}

bool costly(const Node *node) {
  if (node->kind == NodeKind::Op && info(node->op).effort == Effort::Large) return true;
  if (node->kind != NodeKind::Op && node->kind != NodeKind::Cast) return false;
  for (int i = 0; i < node->arity; ++i) {
    if (costly(node->in[i])) return true;
  }
  return false;
}

bool is_expression(const Node *node) {
  return node->kind == NodeKind::Op || node->kind == NodeKind::Cast;
}

}  // namespace

Storage *RowBlocks::storage_of(const Node *node) const {
  for (Storage *each = window_.first_.load(); each != nullptr; each = each->next) {
    if (each->node == node && each->handles.load() != 0 && !each->error) return each;
  }
  return nullptr;
}

std::size_t RowBlocks::stage_of(const Node *value) const {
  for (std::size_t i = 0; i < stages_.size(); ++i) {
    if (stages_[i].value == value) return i;
  }
  return kNoStage;
}

// --- Which expressions have to do with each other -----------------------------------------------------------------

void RowBlocks::mark(Node *node) {
  if (program_.has(node)) return;
  node->epoch = program_.epoch();
  if (node->kind == NodeKind::Leaf && !node->leaf->uniform) node->leaf->block->epoch = program_.epoch();
  for (int i = 0; i < node->arity; ++i) mark(node->in[i]);
}

bool RowBlocks::touches(Node *node, bool leaves, std::uint64_t probe) const {
  if (node->probe == probe) return false;
  node->probe = probe;
  if (node->kind == NodeKind::Param || node->kind == NodeKind::Iota) return false;
  if (node->kind == NodeKind::Leaf) {
    return leaves && !node->leaf->uniform && node->leaf->block->epoch == program_.epoch();
  }
  if (program_.has(node)) return true;
  for (int i = 0; i < node->arity; ++i) {
    if (touches(node->in[i], leaves, probe)) return true;
  }
  return false;
}

void RowBlocks::collect(Storage &seed, bool share_leaves) {
  program_.clear(++window_.next_epoch);
  members_.clear();
  members_.push_back(&seed);
  mark(seed.node);
  const bool reduces = seed.node->kind == NodeKind::Reduce;
  for (Storage *other = window_.first_.load(); other != nullptr; other = other->next) {
    if (other == &seed || other->handles.load() == 0 || other->error) continue;
    const bool leaves = share_leaves || (reduces && other->node->kind == NodeKind::Reduce);
    if (!touches(other->node, leaves, ++window_.next_epoch)) continue;
    members_.push_back(other);
    mark(other->node);
  }
}

Node *RowBlocks::first_reduction(Node *node, std::uint64_t probe) const {
  if (node->probe == probe) return nullptr;
  node->probe = probe;
  for (int i = 0; i < node->arity; ++i) {
    if (Node *const found = first_reduction(node->in[i], probe)) return found;
  }
  return node->kind == NodeKind::Reduce ? node : nullptr;
}

bool RowBlocks::choose_rows(const ReduceData &data) {
  const Shape &shape = data.child.shape;
  rows_ = 1;
  int axis = 0;
  for (; axis < shape.size() && (data.axes >> axis & 1U) == 0; ++axis) rows_ *= shape[axis];
  chunks_ = rows_ == 1;
  if (!chunks_) return true;
  length_ = data.child.size();
  rows_ = (length_ + ir::kChunk - 1) / ir::kChunk;
  return fits_rows(data);
}

bool RowBlocks::fits_rows(const ReduceData &data) const {
  const Shape &shape = data.child.shape;
  std::int64_t count = 1;
  std::int64_t kept = 1;
  for (int axis = 0; axis < shape.size(); ++axis) ((data.axes >> axis & 1U) != 0 ? count : kept) *= shape[axis];
  if (chunks_) return kept == 1 && count == length_ && in_c_order(data.child);
  const int leading = row_axes(shape, rows_);
  if (leading < 0 || count > ir::kChunk) return false;
  return (data.axes & ((std::uint32_t{1} << leading) - 1)) == 0;
}

/// Whether each row of a view shows elements of that row of its source alone.
bool RowBlocks::fits_rows(const Node &view) const {
  const Layout &source = view.view->source;
  const Layout &layout = view.leaf->layout;
  const std::int64_t item = item_size(view.dtype);
  const int leading = row_axes(layout.shape, rows_);
  if (chunks_ || view.leaf->uniform || leading < 0) return false;
  if (source.size() % rows_ != 0 || !source.is_c_contiguous(size_of(view.dtype))) return false;
  const std::int64_t row = source.size() / rows_ * item;
  std::int64_t expected = row;
  for (int axis = leading - 1; axis >= 0; --axis) {
    if (layout.shape[axis] == 1) continue;
    if (layout.strides[axis] != expected) return false;
    expected *= layout.shape[axis];
  }
  Layout first = layout;
  for (int axis = 0; axis < leading; ++axis) first.shape[axis] = 1;
  const auto [low, high] = first.byte_range(size_of(view.dtype));
  return low >= 0 && high <= row;
}

// --- Stages -------------------------------------------------------------------------------------------------------

bool RowBlocks::add(Node *value, const Layout &layout, DType dtype, Storage *storage) {
  if (const std::size_t known = stage_of(value); known != kNoStage) {
    Stage &stage = stages_[known];
    if (storage == nullptr || stage.storage == storage) return true;
    if (stage.storage != nullptr || stage.layout != layout) return false;
    stage.storage = storage;
    return true;
  }
  const bool computes = value->kind == NodeKind::Reduce || value->kind == NodeKind::View || is_expression(value);
  if (!computes || !layout.is_c_contiguous(size_of(dtype))) return false;
  const std::uint32_t number = ++stage_number_;
  Stage stage;
  stage.value = value;
  stage.storage = storage;
  stage.layout = layout;
  stage.dtype = dtype;
  const std::int64_t size = layout.size();
  if (value->kind == NodeKind::Reduce) {
    if (!fits_rows(*value->reduce)) return false;
    if (!add_inputs(value->in[0], value->reduce->child.shape, number, false)) return false;
    stage.points_per_row = chunks_ ? 1 : size / rows_;
    stage.points = chunks_ ? rows_ : size;
  } else {
    if (chunks_ ? size != length_ : size % rows_ != 0) return false;
    if (!chunks_ && row_axes(layout.shape, rows_) < 0) return false;
    if (!add_inputs(value, layout.shape, number, true)) return false;
    stage.points_per_row = chunks_ ? ir::kChunk : size / rows_;
    stage.points = size;
  }
  stage.row_bytes = stage.points_per_row * item_size(dtype);
  if (stages_.size() >= kMostStages) return false;
  stages_.push_back(std::move(stage));
  return true;
}

/// What a stage stands on, stages of its own first where other kernels make it.
bool RowBlocks::add_inputs(Node *node, const Shape &space, std::uint32_t stage, bool root) {
  switch (node->kind) {
    case NodeKind::Reduce: return false;
    case NodeKind::View:
      if (node->in[0]->kind == NodeKind::Leaf) {
        settle_view(window_, node);
        return true;
      }
      return fits_rows(*node) && add(node->in[0], node->view->source, node->in[0]->dtype, storage_of(node->in[0]));
    case NodeKind::Op:
    case NodeKind::Cast: break;
    default: return true;
  }
  if (!root) {
    const Layout all = Layout::contiguous(space, size_of(node->dtype));
    Storage *const storage = storage_of(node);
    if (storage != nullptr && storage->layout.size() == all.size() &&
        storage->layout.is_c_contiguous(size_of(node->dtype)) && (storage->layout.shape == space || node->flat)) {
      const std::size_t before = stages_.size();
      if (add(node, storage->layout, node->dtype, storage)) return true;
      stages_.resize(before);
    } else if (std::find(shared_.begin(), shared_.end(), node) != shared_.end()) {
      return add(node, all, node->dtype, nullptr);
    }
    if (costly(node)) {
      const auto met = std::find_if(visited_.begin(), visited_.end(), [&](const auto &v) { return v.first == node; });
      if (met == visited_.end()) {
        visited_.emplace_back(node, stage);
      } else if (met->second == stage) {
        return true;
      } else if (shared_.size() < kMostShared) {
        shared_.push_back(node);
        again_ = true;
        return false;
      }
    }
  }
  for (int i = 0; i < node->arity; ++i) {
    if (!add_inputs(node->in[i], space, stage, false)) return false;
  }
  return true;
}

bool RowBlocks::build(Storage &seed) {
  shared_.clear();
  do {
    again_ = false;
    stages_.clear();
    visited_.clear();
    for (Storage *member : members_) {
      const std::size_t before = stages_.size();
      const bool added = add(member->node, member->layout, member->dtype, member);
      if (again_) break;
      if (added) continue;
      if (member == &seed) return false;
      stages_.resize(before);
      add_reductions(member->node, ++window_.next_epoch);
      if (again_) break;
    }
  } while (again_);
  return true;
}

/// Of an expression that cannot join: the reductions that it stands on, where they can.
void RowBlocks::add_reductions(Node *node, std::uint64_t probe) {
  if (node->probe == probe || again_) return;
  node->probe = probe;
  for (int i = 0; i < node->arity; ++i) add_reductions(node->in[i], probe);
  if (node->kind != NodeKind::View || node->in[0]->kind != NodeKind::Reduce) return;
  const std::size_t before = stages_.size();
  if (!add(node->in[0], node->view->source, node->dtype, storage_of(node->in[0]))) stages_.resize(before);
}

void RowBlocks::count_references(Node *node, std::uint64_t epoch) {
  if (node->epoch == epoch) {
    ++node->edges;
    return;
  }
  node->epoch = epoch;
  node->edges = 1;
  for (int i = 0; i < node->arity; ++i) count_references(node->in[i], epoch);
}

/// Finds the stages whose values somebody outside of the walk will ask for.
void RowBlocks::count_references() {
  const std::uint64_t epoch = ++window_.next_epoch;
  for (Stage &stage : stages_) {
    count_references(stage.value, epoch);
    if (stage.storage == nullptr) --stage.value->edges;
  }
  for (Stage &stage : stages_) {
    stage.whole = stage.storage != nullptr || stage.value->refs != stage.value->edges;
    stage.read = stage.value->edges > (stage.storage != nullptr ? 1U : 0U);
  }
}

/// Numbers what a stage's kernel computes.
void RowBlocks::number(const Stage &stage) {
  program_.clear(++window_.next_epoch);
  for (const Stage &other : stages_) {
    if (&other == &stage) break;
    if (is_expression(other.value)) program_.cuts.push_back(other.value);
  }
  const bool reduces = stage.value->kind == NodeKind::Reduce;
  const std::uint8_t id = program_.visit(reduces ? stage.value->in[0] : stage.value);
  program_.outputs.push_back({id, stage.dtype, ir::LayoutClass::Contiguous, nullptr, {}});
}

/// Finds a stage's kernel and its parameters, but for where things lie.
bool RowBlocks::compile(Stage &stage) {
  number(stage);
  const bool reduces = stage.value->kind == NodeKind::Reduce;
  Shape leaf_extents;
  double values_per_point = 1;
  if (reduces) {
    const ReduceData &data = *stage.value->reduce;
    const algorithms::ReducePlan plan = plan_reduction(program_, data, kept_layout(stage.layout, data), true);
    if (!plan.direct || (chunks_ && !plan.kept.empty())) return false;
    const ReductionForm form = place_reduction(program_, plan, data, stage.dtype);
    stage.extents = form.space;
    leaf_extents = form.leaf_extents;
    values_per_point = static_cast<double>(std::min(plan.count, ir::kChunk));
    if (program_.chunked) unfinished.push_back({BlockRef(), form.partial, data, stage.dtype, BlockRef()});
  } else if (program_.flat) {
    place_flat(program_, stage.layout.size(), stage.extents);
    leaf_extents = stage.extents;
  } else {
    std::vector<Layout> layouts{stage.layout};
    place_general(program_, stage.layout.shape, layouts, stage.extents);
    leaf_extents = stage.extents;
  }
  if (!reduces && stage.whole && !stage.read) {
    program_.streaming = static_cast<std::size_t>(stage.points * item_size(stage.dtype)) >= jit::kStreamingBytes;
  }
  stage.kernel = find_kernel(window_, program_);
  if (!stage.kernel->kernel || stage.kernel->kernel->entry() == nullptr || stage.kernel->kernel->can_fault()) {
    return false;
  }
  program_.fill_slots(stage.extents, leaf_extents, stage.slots);
  std::size_t slot = 1 + 2 * static_cast<std::size_t>(program_.rank);
  for (const Program::Leaf &leaf : program_.leaves) {
    if (leaf.source != nullptr) {
      const std::size_t maker = stage_of(leaf.source);
      if (maker == kNoStage) return false;
      stage.places.push_back({slot, maker, leaf.offset});
    } else {
      buffers_.push_back(leaf.block->buffer);
      leaf.block->note_use(window_.id());
    }
    slot += 1 + 2 * static_cast<std::size_t>(program_.leaf_rank);
  }
  const double points = static_cast<double>(stage.points) * values_per_point;
  cost_ += std::max(stage.kernel->kernel->cost_per_item(), 0.05) * points;
  return true;
}

/// How many rows a block has. False where a single row is too much for a cache.
bool RowBlocks::choose_block() {
  std::int64_t row_bytes = 0;
  std::vector<const Block *> counted;
  for (const Stage &stage : stages_) row_bytes += stage.row_bytes;
  const std::uint64_t probe = ++window_.next_epoch;
  const auto walk = [&](const auto &self, Node *node, std::int64_t values) -> void {
    if (node->probe == probe) return;
    node->probe = probe;
    if (node->kind == NodeKind::View) return;
    if (node->kind == NodeKind::Leaf && !node->leaf->uniform) {
      const Block *const block = node->leaf->block.get();
      if (std::find(counted.begin(), counted.end(), block) != counted.end()) return;
      counted.push_back(block);
      row_bytes += std::min(values * item_size(node->dtype), static_cast<std::int64_t>(block->buffer->bytes()));
    }
    for (int i = 0; i < node->arity; ++i) self(self, node->in[i], values);
  };
  for (const Stage &stage : stages_) {
    if (stage.value->kind != NodeKind::Reduce) {
      walk(walk, stage.value, stage.points_per_row);
    } else {
      walk(walk, stage.value->in[0], chunks_ ? ir::kChunk : stage.value->reduce->child.size() / rows_);
    }
  }
  if (row_bytes > kMostRowBytes && rows_ > 1) return false;
  block_rows_ = std::clamp<std::int64_t>(kBlockBytes / std::max<std::int64_t>(row_bytes, 1), 1, rows_);
  if (block_rows_ > 64) block_rows_ = block_rows_ / 64 * 64;
  return true;
}

void RowBlocks::clear() {
  stages_.clear();
  unfinished.clear();
  buffers_.clear();
  cost_ = 0;
  kernel_.clear();
  in_kernel_ = false;
}

/// The same for a GPU: one kernel.
bool RowBlocks::plan_kernel() {
  count_references();
  std::int64_t length = 0;
  for (const Stage &stage : stages_) {
    if (stage.value->kind == NodeKind::Reduce) length = stage.value->reduce->child.size() / rows_;
  }
  if (length < 2) return false;
  kernel_.begin(rows_, length);
  for (const Stage &stage : stages_) {
    if (!kernel_.add(stage.value, stage.layout.shape, stage.dtype, stage.whole)) return false;
  }
  in_kernel_ = kernel_.compile();
  return in_kernel_;
}

bool RowBlocks::plan(Storage &seed, bool share_leaves) {
  if (engine() != Engine::Compiled) return false;
  const bool on_cpu = window_.stream().device().kind() == DeviceKind::Cpu;
  clear();
  collect(seed, share_leaves);
  const Node *reduction = nullptr;
  const std::uint64_t probe = ++window_.next_epoch;
  for (Storage *member : members_) {
    reduction = first_reduction(member->node, probe);
    if (reduction != nullptr) break;
  }
  if (reduction == nullptr || !choose_rows(*reduction->reduce)) return false;
  if (!on_cpu && chunks_) return false;
  if (!build(seed)) return false;
  const bool reduces = std::any_of(stages_.begin(), stages_.end(),
                                   [](const Stage &stage) { return stage.value->kind == NodeKind::Reduce; });
  if (stages_.size() < 2 || !reduces) return false;
  if (!on_cpu) return plan_kernel();
  if (!choose_block()) return false;
  count_references();
  for (Stage &stage : stages_) {
    if (!compile(stage)) return false;
  }
  scratch_bytes_ = 0;
  std::size_t kernel_scratch = 0;
  for (Stage &stage : stages_) {
    kernel_scratch = std::max(kernel_scratch, stage.kernel->kernel->scratch_bytes());
    if (stage.whole) continue;
    stage.scratch = scratch_bytes_;
    scratch_bytes_ += scratch_of(stage);
  }
  scratch_bytes_ += static_cast<std::int64_t>(kernel_scratch);
  return true;
}

}  // namespace gridstride::array
