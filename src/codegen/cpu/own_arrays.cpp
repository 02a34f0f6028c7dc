#include "codegen/cpu/body.h"
#include "codegen/cpu/launch_values.h"

namespace gridstride::codegen::cpu {

/// Shared and local arrays.
void Body::emit_own_array(const ir::Op &op) {
  const ir::Type type = instance_->facts->function->type(op.results[0]);
  const auto item = static_cast<std::int64_t>(size_of(type.dtype));
  ArrayValue &made = own_arrays_.emplace_back();
  made.type = type;
  made.strides.resize(op.shape.size());
  if (ir::is_dynamic(op)) {
    made.extents.push_back(
        at_level(kLaunch, [&] { return b_.CreateUDiv(launch_.shared_bytes, context_.int64(item)); }));
  } else {
    for (const std::int64_t extent : op.shape) made.extents.push_back(context_.int64(extent));
  }
  apply_layout(context_, b_, made);

  if (type.space == ir::Space::Shared) {
    const std::uint64_t offset = ir::is_dynamic(op) ? context_.dynamic_shared : context_.own_arrays.at(&op).offset;
    made.data = at_level(kLaunch, [&] { return b_.CreateConstGEP1_64(context_.i8(), launch_.shared, offset); });
  } else if (model_.mode == LaneMode::Thread) {
    made.data = context_.stack_slot(b_, llvm::ArrayType::get(context_.i8(), context_.own_arrays.at(&op).bytes));
  } else {
    const std::uint64_t lanes = static_cast<std::uint64_t>(lanes_);
    made.data = at_level(kLaunch, [&] {
      return b_.CreateConstGEP1_64(context_.i8(), launch_.locals, context_.own_arrays.at(&op).offset * lanes);
    });
    for (Value *&stride : made.strides) stride = b_.CreateMul(stride, context_.int64(lanes_));
    made.lane_stride = context_.int64(item);
  }
  instance_->arrays[op.results[0].index] = &made;
}

}  // namespace gridstride::codegen::cpu
