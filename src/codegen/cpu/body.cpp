#include "codegen/cpu/body.h"

namespace gridstride::codegen::cpu {

namespace {

void survey(const ir::Region &region, std::vector<std::uint32_t> &uses, std::vector<const ir::Op *> &definitions) {
  for (const auto &op : region.ops) {
    for (ir::ValueId id : op->operands) ++uses[id.index];
    for (ir::ValueId id : op->results) definitions[id.index] = op.get();
    for (const ir::Region &inner : op->regions) survey(inner, uses, definitions);
  }
}

}  // namespace

Body::Body(Context &context, Builder &builder, const ir::Module &module, const FunctionFacts &facts,
           const LaneModel &model, LaunchValues &launch)
    : context_(context),
      b_(builder),
      module_(module),
      model_(model),
      launch_(launch),
      arithmetic_(context, builder),
      lanes_(context.lanes) {
  make_instance(kernel_, facts);
  for (const auto &function : module.functions) {
    needs_lane_coordinates_ = needs_lane_coordinates_ || asks_lane_coordinates(function->body, model.axis);
  }
}

void Body::set(ir::ValueId id, LaneValue value) {
  // Where the analysis gave up on a form, so does the emitter.
  if (fact(id).shape == Shape::Varying && value.shape != Shape::Varying) value = varying(vector(value));
  instance_->values[id.index] = value;
}

Body::Instance &Body::make_instance(std::unique_ptr<Instance> &slot, const FunctionFacts &facts) {
  if (slot == nullptr) {
    slot = std::make_unique<Instance>();
    slot->facts = &facts;
    slot->values.resize(facts.function->values.size());
    slot->uses.resize(facts.function->values.size());
    slot->definitions.resize(facts.function->values.size());
    survey(facts.function->body, slot->uses, slot->definitions);
  }
  return *slot;
}

void Body::emit(const Position &position, Mask mask) {
  position_ = position;
  mask_ = mask;
  first_mask_ = mask_.wide;
  instance_ = kernel_.get();
  vars_.clear();
  may_be_skipped_ = false;
  const ir::Function &kernel = *instance_->facts->function;
  for (std::size_t i = 0; i < kernel.body.args.size(); ++i) {
    const ir::ValueId id = kernel.body.args[i];
    if (i >= kernel.params.size()) {
      const std::size_t axis = i - kernel.params.size();
      const bool lane_axis = model_.mode != LaneMode::Point && axis + 1 == kernel.space_rank;
      set(id, lane_axis ? linear({context_.int64(0)}, 1, kLaunch) : uniform({position.indices[axis]}, kRow));
    } else if (kernel.params[i].is_array()) {
      instance_->arrays[id.index] = &launch_.arrays[i];
    } else {
      set(id, launch_.scalars[i]);
    }
  }
  const bool over_blocks =
      model_.mode == LaneMode::Masked && model_.kind == ir::FunctionKind::Simt && !model_.one_block;
  if (over_blocks && needs_lane_coordinates_) {
    prepare_lane_axis();
  }
  Frame frame;
  frame.body = &kernel.body;
  frame.masked = instance_->facts->masked_return;
  frame.exit = new_join("end");
  frames_.push_back(&frame);
  const Flow flow = emit_region(kernel.body);
  frames_.pop_back();
  if (frame.exit.edges.empty()) {
    frame.exit.block->eraseFromParent();
    return;
  }
  if (flow != Flow::Closed) branch_to(frame.exit);
  finish(frame.exit);
}

void Body::emit_tail(const Position &position, Mask mask) {
  tail_ = true;
  emit(position, mask);
  tail_ = false;
}

LaneValue Body::uniform(Raw raw, std::uint8_t level) {
  LaneValue value;
  value.shape = Shape::Uniform;
  value.level = level;
  value.raw = raw;
  return value;
}

LaneValue Body::varying(Raw raw) {
  LaneValue value;
  value.shape = Shape::Varying;
  value.raw = raw;
  return value;
}

LaneValue Body::linear(Raw offset, std::int64_t stride, std::uint8_t level) {
  LaneValue value;
  value.shape = Shape::Linear;
  value.stride = stride;
  value.level = level;
  value.raw = offset;
  return value;
}

Raw Body::first_lane(const LaneValue &value) {
  if (value.shape != Shape::Linear) return value.raw;
  if (value.first != nullptr) return {value.first};
  llvm::Type *type = value.raw.re->getType();
  Value *x = b_.CreateTruncOrBitCast(position_.lane0, type);
  if (value.stride != 1) x = b_.CreateMul(x, llvm::ConstantInt::getSigned(type, value.stride, true));
  return {b_.CreateAdd(x, value.raw.re)};
}

Raw Body::vector(LaneValue &value) {
  switch (value.shape) {
    case Shape::Varying: return value.raw;
    case Shape::Linear: {
      Value *first = b_.CreateVectorSplat(static_cast<unsigned>(lanes_), first_lane(value).re);
      return {b_.CreateAdd(first, context_.lane_numbers(value.raw.re->getType(), value.stride))};
    }
    default: break;
  }
  if (value.level >= kBody) return arithmetic_.splat(value.raw, lanes_);
  if (value.vector.re == nullptr) {
    value.vector = at_level(value.level, [&] { return arithmetic_.splat(value.raw, lanes_); });
  }
  return value.vector;
}

/// One lane's value.
Raw Body::extract(Raw vectors, Value *lane, DType dtype) {
  Raw value{b_.CreateExtractElement(vectors.re, lane),
            vectors.im ? b_.CreateExtractElement(vectors.im, lane) : nullptr};
  if (dtype == DType::Bool) value.re = b_.CreateTrunc(value.re, context_.i1());
  return value;
}

llvm::Type *Body::form_type(const Fact &form, DType dtype) {
  if (form.shape == Shape::Varying) return context_.lanes_type(dtype);
  return context_.register_type(dtype);
}

void Body::flatten(LaneValue value, const Fact &form, std::vector<Value *> &into) {
  const Raw raw = form.shape == Shape::Varying ? vector(value) : value.raw;
  into.push_back(raw.re);
  if (raw.im != nullptr) into.push_back(raw.im);
}

LaneValue Body::unflatten(const Fact &form, DType dtype, const std::vector<Value *> &from, std::size_t &next) {
  LaneValue value;
  value.shape = form.shape;
  value.stride = form.stride;
  value.raw.re = from[next++];
  if (is_complex(dtype)) value.raw.im = from[next++];
  return value;
}

void Body::null_values(const Fact &form, DType dtype, std::vector<Value *> &into) {
  Value *null = llvm::Constant::getNullValue(form_type(form, dtype));
  into.push_back(null);
  if (is_complex(dtype)) into.push_back(null);
}

}  // namespace gridstride::codegen::cpu
