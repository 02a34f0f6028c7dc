// Planned walks of row_blocks.h: they are submitted, or told to a rehearsal, and their results become real.
#include "array/kernel_cache.h"
#include "array/rehearsal.h"
#include "array/row_blocks.h"
#include "array/row_walk.h"
#include "runtime/stream.h"

namespace gridstride::array {

void RowBlocks::submit_kernel() {
  std::vector<BlockRef> outputs;
  for (Stage &stage : stages_) {
    if (!stage.whole) continue;
    stage.block = window_.allocate(static_cast<std::size_t>(stage.layout.size() * item_size(stage.dtype)));
    outputs.push_back(stage.block);
  }
  ++walks;
  kernels += stages_.size();
  if (Rehearsal *const rehearsal = window_.rehearsal()) {
    describe(*rehearsal);
  } else {
    kernel_.launch(outputs);
  }
}

void RowBlocks::submit() {
  if (in_kernel_) {
    submit_kernel();
    return;
  }
  auto walk = std::make_shared<RowWalk>();
  walk->rows = rows_;
  walk->block_rows = block_rows_;
  walk->scratch_bytes = scratch_bytes_;
  std::int64_t own_scratch = 0;
  std::size_t chunked = 0;
  for (std::size_t i = 0; i < stages_.size(); ++i) {
    Stage &stage = stages_[i];
    std::byte *data = nullptr;
    if (stage.whole) {
      const auto bytes = static_cast<std::size_t>(stage.layout.size() * item_size(stage.dtype));
      stage.block = window_.allocate(bytes);
      buffers_.push_back(stage.block->buffer);
      data = stage.block->data();
    } else {
      own_scratch = stage.scratch + scratch_of(stage);
    }
    if (chunks_ && rows_ > 1 && stage.value->kind == NodeKind::Reduce) {
      Unfinished &rest = unfinished[chunked++];
      rest.target = stage.block;
      rest.block = window_.allocate(static_cast<std::size_t>(rows_ * item_size(stage.dtype)));
      buffers_.push_back(rest.block->buffer);
      data = rest.block->data();
    }
    if (data == nullptr) {
      stage.places.push_back({0, i, 0});
    } else {
      stage.slots[0] = reinterpret_cast<std::uintptr_t>(data);
    }
    walk->kernels.push_back({stage.kernel, stage.extents, stage.slots, stage.places, stage.points_per_row, stage.points,
                             stage.row_bytes, data, stage.scratch});
  }
  walk->own_scratch = own_scratch;
  ++walks;
  kernels += stages_.size();
  if (Rehearsal *const rehearsal = window_.rehearsal()) {
    describe(*rehearsal);
    return;
  }
  const double cost = cost_;
  window_.stream().submit({[walk = std::move(walk), cost] { walk->run(cost); }, "fused rows", cost, buffers_});
  buffers_.clear();
}

void RowBlocks::describe(Rehearsal &rehearsal) {
  rehearsal.begin_walk();
  std::size_t chunked = 0;
  for (const Stage &stage : stages_) {
    number(stage);
    Rehearsal::Stage told{stage.value, stage.layout.size(), stage.layout.size(), stage.block.get(), nullptr, 0};
    if (stage.value->kind == NodeKind::Reduce) {
      program_.reduce = true;
      program_.combine = stage.value->reduce->combine;
      told.count = stage.value->reduce->child.size();
      if (chunks_ && rows_ > 1) {
        told.partial = unfinished[chunked++].block.get();
        told.partial_bytes = rows_ * item_size(stage.dtype);
      }
    }
    rehearsal.add_stage(program_, told);
  }
  rehearsal.end_walk(chunks_);
}

void RowBlocks::commit() {
  for (Stage &stage : stages_) {
    if (!stage.whole) continue;
    if (stage.storage != nullptr) {
      window_.commit(*stage.storage, std::move(stage.block));
    } else {
      window_.become_leaf(stage.value, stage.block, stage.layout);
      window_.retain(*stage.block.get());
    }
  }
}

}  // namespace gridstride::array
