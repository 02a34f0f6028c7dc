#include "array/rehearsal.h"

#include <algorithm>

#include "array/runner.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

// No window of a stream has it.
constexpr std::uint64_t kId = Block::kManyUsers - 1;

std::int64_t bytes_of(std::int64_t count, DType dtype) {
  return count * static_cast<std::int64_t>(size_of(dtype));
}

/// Memory that reading a leaf once touches.
std::int64_t bytes_of(const Program::Leaf &leaf, std::int64_t count) {
  if (leaf.data->uniform) return bytes_of(1, leaf.dtype);
  if (leaf.flat) return bytes_of(count, leaf.dtype);
  std::int64_t different = 1;
  const Layout &layout = leaf.data->layout;
  for (int axis = 0; axis < layout.rank(); ++axis) {
    if (layout.strides[axis] != 0) different *= layout.shape[axis];
  }
  return bytes_of(different, leaf.dtype);
}

std::int64_t offset_of(const Program::Leaf &leaf) {
  return leaf.flat || leaf.data->uniform ? leaf.data->offset : leaf.data->layout.offset;
}

std::string lie(const Program::Leaf &leaf) {
  if (leaf.data->uniform) return "one element for all";
  if (leaf.flat) return "contiguous";
  const Layout &layout = leaf.data->layout;
  const bool broadcast = std::any_of(layout.strides.begin(), layout.strides.end(), [](auto s) { return s == 0; });
  return broadcast ? "broadcast" : "strided";
}

std::int64_t read_by(const Program &program, std::int64_t count) {
  std::int64_t bytes = 0;
  for (const Program::Leaf &leaf : program.leaves) bytes += bytes_of(leaf, count);
  return bytes;
}

}  // namespace

void Rehearsal::Free::operator()(Window *window) const {
  delete window;
}

// --- The copy -----------------------------------------------------------------------------------------------------

Rehearsal::Rehearsal(Window &window, Explanation &into) : into_(into), window_(new Window(kId)) {
  window_->stream_ = window.stream_;
  window_->rehearsal_ = this;
  // A node keeps its address to itself, by which `values_` knows it.
  window_->pool.recycles = false;
  for (Storage *each = window.first_.load(); each != nullptr; each = each->next) {
    StorageRef made(new Storage(*each->device, each->layout, each->dtype));
    made->handles.store(each->handles.load());
    window_->add(*made.get(), copy(each->node));
    made->error = each->error;
    storages_.push_back({each, std::move(made)});
  }
  // As many holders as the blocks themselves have, as far as one can tell one from none.
  for (auto &[block, shadow] : shadows_) {
    if (block->refs.load(std::memory_order_acquire) <= shadow.leaves) shadow.hold = BlockRef();
  }
}

Rehearsal::~Rehearsal() {
  for (const Copied &each : storages_) {
    if (each.storage->window.load() != nullptr) window_->remove(*each.storage.get());
    each.storage->handles.store(1);
  }
  storages_.clear();
}

BlockRef Rehearsal::shadow(Block *block) {
  Shadow &found = shadows_[block];
  if (!found.hold) {
    found.hold = BlockRef::make(block->buffer);
    const std::uint64_t user = block->user.load(std::memory_order_relaxed);
    Window *const reader = block->reader.load(std::memory_order_relaxed);
    const bool ours = reader != nullptr && user == reader->id();
    found.hold->user = ours ? kId : user == Block::kNoUser ? Block::kNoUser : Block::kManyUsers;
  }
  ++found.leaves;
  window_->claim(*found.hold.get());
  ++found.hold->readers;
  return found.hold;
}

Node *Rehearsal::copy(const Node *node) {
  if (const auto found = nodes_.find(node); found != nodes_.end()) {
    window_->pool.add_ref(found->second);
    return found->second;
  }
  Node *const made = window_->pool.take(node->kind, node->dtype);
  nodes_.emplace(node, made);
  made->op = node->op;
  made->flat = node->flat;
  made->views = node->views;
  made->value = node->value;
  made->name = node->name;
  if (node->leaf != nullptr) {
    made->leaf = window_->pool.take_leaf();
    made->leaf->offset = node->leaf->offset;
    made->leaf->uniform = node->leaf->uniform;
    made->leaf->layout = node->leaf->layout;
    if (node->leaf->block) made->leaf->block = shadow(node->leaf->block.get());
  }
  if (node->reduce != nullptr) {
    made->reduce = new ReduceData(*node->reduce);
    window_->pool.note_reduction();
  }
  if (node->view != nullptr) made->view = new ViewData(*node->view);
  for (int i = 0; i < node->arity; ++i) {
    made->in[i] = copy(node->in[i]);
    made->arity = static_cast<std::uint8_t>(i + 1);
  }
  return made;
}

void Rehearsal::run(const Storage &storage) {
  for (const Copied &each : storages_) {
    if (each.from == &storage) asked_ = each.storage.get();
  }
  window_->runner_->run(*asked_, false);
  if (into_.unfused_passes != 0) return;
  for (const Explanation::Pass &pass : into_.passes) {
    ++into_.unfused_passes;
    into_.unfused_bytes += pass.read + pass.written;
  }
}

BlockRef Rehearsal::allocate(std::size_t bytes) {
  BlockRef block = BlockRef::make(Buffer::without_memory(window_->stream().device(), bytes));
  known_.erase(block.get());  // of a block that is gone
  return block;
}

// --- What would be done -------------------------------------------------------------------------------------------

int Rehearsal::add_leaf(const Program::Leaf &leaf, std::int64_t count) {
  if (leaf.block == nullptr) return values_.at(leaf.source);
  Known &known = known_[leaf.block];
  if (known.value >= 0) return known.value;
  const std::int64_t bytes = bytes_of(leaf, count);
  const std::int64_t offset = offset_of(leaf);
  for (const Part &part : known.parts) {
    if (part.offset == offset && part.bytes == bytes) return part.value;
  }
  const int place = static_cast<int>(into_.values.size());
  known.parts.push_back({offset, bytes, place});
  into_.values.push_back({"array", lie(leaf), leaf.dtype, {}, -1, bytes});
  return place;
}

/// The values of a program; returns where each of them stands. One that an earlier kernel computed, too, is shown once.
std::vector<int> Rehearsal::add_values(const Program &program, std::int64_t count) {
  std::vector<const Node *> nodes(program.values.size(), nullptr);
  for (const Node *node : program.visited) nodes[node->id] = node;
  std::vector<int> places;
  std::size_t param = 0;
  for (std::size_t i = 0; i < program.values.size(); ++i) {
    const Program::Value &value = program.values[i];
    const Scalar *const scalar = value.kind == NodeKind::Param ? program.params[param++] : nullptr;
    if (value.kind == NodeKind::Leaf) {
      places.push_back(add_leaf(program.leaves[value.leaf], count));
      continue;
    }
    if (const auto found = values_.find(nodes[i]); found != values_.end()) {
      places.push_back(found->second);
      continue;
    }
    Explanation::Value shown;
    shown.dtype = value.dtype;
    std::int64_t moved = bytes_of(count, value.dtype);  // written, and what is read
    for (int k = 0; k < value.arity; ++k) {
      const Program::Value &in = program.values[value.in[k]];
      shown.inputs.push_back(places[value.in[k]]);
      const bool again = std::find(value.in, value.in + k, value.in[k]) != value.in + k;
      if (in.kind == NodeKind::Param || again) continue;
      moved += in.kind == NodeKind::Leaf ? bytes_of(program.leaves[in.leaf], count) : bytes_of(count, in.dtype);
    }
    if (value.kind == NodeKind::Param) {
      shown.what = "scalar";
      shown.detail = scalar->to_string();
    } else if (value.kind == NodeKind::Iota) {
      shown.what = "number";
    } else if (value.kind == NodeKind::Cast) {
      shown.what = "cast";
    } else {
      shown.what = info(value.op).name;
      shown.detail = nodes[i]->name;
    }
    if (value.arity > 0) {
      ++into_.unfused_passes;
      into_.unfused_bytes += moved;
    }
    places.push_back(static_cast<int>(into_.values.size()));
    values_[nodes[i]] = places.back();
    into_.values.push_back(std::move(shown));
  }
  return places;
}

int Rehearsal::add_reduction(const Program &program, int input, std::int64_t points, std::int64_t count) {
  // The results of chunks are on their way to the result.
  if (program.values.size() == 1 && program.values[0].kind == NodeKind::Leaf && program.leaves[0].block != nullptr &&
      known_[program.leaves[0].block].partial) {
    return input;
  }
  const int place = static_cast<int>(into_.values.size());
  const DType dtype = program.outputs[0].dtype;
  const char *const name = reduction_ != nullptr ? reduction_->name : "";
  into_.values.push_back({"reduce " + std::string(info(program.combine).name), name, dtype, {input}, -1, 0});
  if (reduction_ != nullptr) values_[reduction_] = place;
  ++into_.unfused_passes;
  into_.unfused_bytes += bytes_of(count, program.values[program.outputs[0].value].dtype) + bytes_of(points, dtype);
  return place;
}

void Rehearsal::launched(const Program &program, std::int64_t points, std::int64_t count,
                         const std::vector<const Block *> &targets) {
  const std::vector<int> places = add_values(program, count);
  Explanation::Pass pass{program.title(), read_by(program, count), 0, {}};
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const Program::Output &output = program.outputs[i];
    int value = places[output.value];
    if (program.reduce) {
      const std::int64_t kept = program.count > 0 ? count / program.count : points;
      value = add_reduction(program, value, kept, count);
    }
    const bool donated = std::any_of(program.leaves.begin(), program.leaves.end(), [&](const Program::Leaf &leaf) {
      return leaf.donated && leaf.block == targets[i];
    });
    known_[targets[i]] = {value, program.reduce && program.chunked, donated, {}};
    pass.written += bytes_of(points, output.dtype);
  }
  into_.passes.push_back(std::move(pass));
}

void Rehearsal::taken_over(const Program &program, std::int64_t count, const Block *block) {
  const int value = add_values(program, count)[program.outputs[0].value];
  known_[block] = {value, false, true, {}};
}

void Rehearsal::committed(const Storage &storage, const Block *block) {
  const bool listed = std::any_of(storages_.begin(), storages_.end(),
                                  [&](const Copied &each) { return each.storage.get() == &storage; });
  if (!listed) return;  // of an array that is gone
  const Known &known = known_.at(block);
  const auto place = static_cast<std::size_t>(known.value);
  const int before = into_.values[place].output;
  if (before < 0 || !into_.outputs[static_cast<std::size_t>(before)].asked) {
    into_.values[place].output = static_cast<int>(into_.outputs.size());
  }
  into_.outputs.push_back({storage.layout.shape, storage.dtype, &storage == asked_, known.donated});
}

void Rehearsal::begin_walk() {
  read_.clear();
  into_.passes.emplace_back();
}

void Rehearsal::add_stage(const Program &program, const Stage &stage) {
  Explanation::Pass &pass = into_.passes.back();
  int value = add_values(program, stage.count)[program.outputs[0].value];
  if (program.reduce) {
    reduction_ = stage.value;
    value = add_reduction(program, value, stage.points, stage.count);
  }
  values_[stage.value] = value;
  if (stage.block != nullptr) known_[stage.block] = {value, false, false, {}};
  if (stage.partial != nullptr) known_[stage.partial] = {value, true, false, {}};
  const std::int64_t bytes = bytes_of(stage.points, program.outputs[0].dtype);
  pass.stages.push_back({program.title(), bytes, stage.block == nullptr});
  if (stage.block != nullptr) pass.written += stage.partial != nullptr ? stage.partial_bytes : bytes;
  // Rows come from memory once for all kernels.
  std::unordered_map<const Block *, std::int64_t> read;
  for (const Program::Leaf &leaf : program.leaves) {
    if (leaf.block != nullptr) read[leaf.block] += bytes_of(leaf, stage.count);
  }
  // In any order: each has a place of its own.
  // NOLINTNEXTLINE(bugprone-nondeterministic-pointer-iteration-order)
  for (const auto &[block, size] : read) read_[block] = std::max(read_[block], size);
}

void Rehearsal::end_walk(bool chunks) {
  Explanation::Pass &pass = into_.passes.back();
  for (const auto &[block, size] : read_) pass.read += size;
  pass.kernel =
      std::string(chunks ? "fused chunks: " : "fused rows: ") + std::to_string(pass.stages.size()) + " kernels";
}

}  // namespace gridstride::array
