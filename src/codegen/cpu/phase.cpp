#include "codegen/cpu/phase.h"

#include <string>
#include <utility>

#include "passes/common_subexpressions.h"
#include "passes/dead_code.h"
#include "passes/walk.h"

namespace gridstride::codegen::cpu {

using ir::LayoutClass;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::Space;
using ir::Type;
using ir::ValueId;

// --- memory

Storage PhaseMemory::make(DType dtype, bool uniform) {
  Hidden made;
  made.type = Type::array(dtype, uniform ? 0 : 1, LayoutClass::Contiguous, Space::Shared);
  if (uniform) {
    made.where = Hidden::Where::Fixed;
    made.offset = fixed_bytes_;
    fixed_bytes_ += 16;
  } else {
    made.where = Hidden::Where::Threads;
    made.offset = thread_bytes_;
    made.extents = {-1};
    thread_bytes_ += size_of(dtype);
  }
  arrays_.push_back(std::move(made));
  return {arrays_.size() - 1, uniform, arrays_.back().offset};
}

Storage PhaseMemory::storage(ValueId id, bool uniform) {
  const auto found = values_.find(id.index);
  if (found != values_.end()) return found->second;
  return values_[id.index] = make(kernel_.type(id).dtype, uniform);
}

Storage PhaseMemory::alive() {
  if (!alive_) alive_ = make(DType::Bool, false);
  return *alive_;
}

std::size_t PhaseMemory::own_array(const Op &op) {
  const auto [found, fresh] = own_arrays_.try_emplace(&op, arrays_.size());
  if (!fresh) return found->second;
  Hidden made;
  made.type = kernel_.type(op.results[0]);
  made.extents = op.shape;
  std::uint64_t bytes = size_of(made.type.dtype);
  for (const std::int64_t extent : op.shape) bytes *= static_cast<std::uint64_t>(extent);
  if (op.code == OpCode::LocalArray) {
    made.where = Hidden::Where::Threads;
    made.type = Type::array(made.type.dtype, made.type.rank + 1, LayoutClass::Contiguous, Space::Shared);
    made.extents.push_back(-1);
    made.offset = thread_bytes_;
    thread_bytes_ += bytes;
  } else if (ir::is_dynamic(op)) {
    made.where = Hidden::Where::Dynamic;
    made.extents = {-1};
  } else {
    made.offset = (fixed_bytes_ + 63) / 64 * 64;
    made.spare = true;
    fixed_bytes_ = made.offset + bytes + size_of(made.type.dtype);
    fixed_bytes_ = (fixed_bytes_ + 15) / 16 * 16;
  }
  arrays_.push_back(std::move(made));
  return found->second;
}

// --- phases

bool is_recomputed(const Op &op, bool uniform) {
  return passes::is_pure(op) && (uniform || passes::is_cheap(op));
}

Phase::Phase(const ir::Module &source, PhaseMemory &memory, const std::vector<const Op *> &definitions,
             const passes::UniformityInfo &uniformity, bool threads_end)
    : kernel_(source.kernel()),
      memory_(memory),
      definitions_(definitions),
      module_(),
      function_(module_.functions.emplace_back(std::make_unique<ir::Function>()).get()),
      builder_(*function_),
      uniformity_(uniformity) {
  for (std::size_t i = 1; i < source.functions.size(); ++i) {
    module_.functions.push_back(ir::clone(*source.functions[i]));
  }
  function_->name = kernel_.name;
  function_->source_file = kernel_.source_file;
  for (std::size_t i = 0; i < kernel_.params.size(); ++i) {
    values_[kernel_.body.args[i].index] = builder_.param(kernel_.params[i], kernel_.param_names[i]);
  }
  if (!threads_end) return;
  const Storage alive = memory_.alive();
  const std::vector<ValueId> at = indices(alive);
  builder_.set_region(&prologue_);
  const ValueId lives = builder_.load(hidden(alive.array), at, ir::Check::None, false);
  Op *check = builder_.if_(lives, {});
  builder_.set_region(&check->regions[0]);
  builder_.yield();
  builder_.set_region(&check->regions[1]);
  builder_.return_();
}

ValueId Phase::hidden(std::size_t array) {
  const auto [found, fresh] = hidden_.try_emplace(array);
  if (fresh) {
    found->second = function_->new_value(memory_.arrays()[array].type, "memory" + std::to_string(array));
    hidden_arrays_.push_back(array);
  }
  return found->second;
}

/// The thread's number in its block.
ValueId Phase::thread_number() {
  if (thread_.valid()) return thread_;
  Region *outer = builder_.region();
  builder_.set_region(&prologue_);
  const auto query = [&](OpCode code, int dim) {
    return builder_.cast(builder_.thread_query(code, dim), DType::Int64);
  };
  ValueId number = query(OpCode::ThreadIdx, 2);
  for (int dim = 1; dim >= 0; --dim) {
    number = builder_.scalar(ScalarOp::Mul, {number, query(OpCode::BlockDim, dim)});
    number = builder_.scalar(ScalarOp::Add, {number, query(OpCode::ThreadIdx, dim)});
  }
  builder_.set_region(outer);
  return thread_ = number;
}

std::vector<ValueId> Phase::indices(const Storage &storage) {
  if (storage.uniform) return {};
  return {thread_number()};
}

const Op *Phase::own_array(ValueId id) const {
  const Op *op = definitions_[id.index];
  return op != nullptr && (op->code == OpCode::SharedArray || op->code == OpCode::LocalArray) ? op : nullptr;
}

ValueId Phase::import(ValueId id) {
  const auto found = values_.find(id.index);
  if (found != values_.end()) return found->second;
  if (const Op *maker = own_array(id)) return values_[id.index] = hidden(memory_.own_array(*maker));
  const Op *op = definitions_[id.index];
  if (op != nullptr && is_recomputed(*op, uniformity_[id].uniform())) {
    append(*op, prologue_);
    return values_.at(id.index);
  }
  const Storage storage = memory_.storage(id, true);
  const std::vector<ValueId> at = indices(storage);
  Region *outer = builder_.region();
  builder_.set_region(&prologue_);
  const ValueId loaded = builder_.load(hidden(storage.array), at, ir::Check::None, false);
  if (storage.uniform) settled_.insert(prologue_.ops.back().get());
  if (const TripStep *step = memory_.step(id)) steps_[prologue_.ops.back().get()] = *step;
  builder_.set_region(outer);
  return values_[id.index] = loaded;
}

/// Elements of local arrays have the thread's number as their last index.
void Phase::access(Op &copy, const Op &op) {
  const Op *maker = own_array(op.operands[0]);
  if (maker == nullptr || maker->code != OpCode::LocalArray) return;
  const std::uint32_t bit = std::uint32_t{1} << maker->shape.size();
  copy.operands.push_back(thread_number());
  copy.inside |= bit;
  copy.nonnegative |= bit;
}

void Phase::append(const Op &op, Region &region) {
  if (op.code == OpCode::SharedArray || op.code == OpCode::LocalArray) return;
  const Op *maker = op.code == OpCode::Extent || op.code == OpCode::Stride ? own_array(op.operands[0]) : nullptr;
  auto copy = std::make_unique<Op>();
  if (maker != nullptr && !ir::is_dynamic(*maker)) {
    std::int64_t number = maker->shape[op.dim];
    if (op.code == OpCode::Stride) {
      number = static_cast<std::int64_t>(size_of(kernel_.type(op.operands[0]).dtype));
      for (std::size_t axis = maker->shape.size(); axis-- > op.dim + std::size_t{1};) number *= maker->shape[axis];
    }
    copy->code = OpCode::Constant;
    copy->scalar = gridstride::Scalar::of_int(DType::Int64, number);
    copy->loc = op.loc;
  } else {
    // Operands first: what they need stands before.
    std::vector<ValueId> operands;
    for (ValueId id : op.operands) operands.push_back(import(id));
    copy->code = op.code;
    copy->operands = std::move(operands);
    copy->scalar_op = op.scalar_op;
    copy->scalar = op.scalar;
    copy->dim = op.dim;
    copy->check = op.check;
    copy->wrap = op.wrap;
    copy->inside = op.inside;
    copy->nonnegative = op.nonnegative;
    copy->fault = op.fault;
    copy->symbol = op.symbol;
    copy->shape = op.shape;
    copy->barrier = op.barrier;
    copy->atomic = op.atomic;
    copy->warp = op.warp;
    copy->width = op.width;
    copy->loc = op.loc;
    if (ir::is_access(op.code)) access(*copy, op);
  }
  const auto define = [&](ValueId id) {
    const ValueId made = function_->new_value(kernel_.type(id), kernel_.values[id.index].name);
    values_[id.index] = made;
    return made;
  };
  for (const Region &inner : op.regions) {
    Region &made = copy->regions.emplace_back();
    for (ValueId id : inner.args) made.args.push_back(define(id));
    for (const auto &each : inner.ops) {
      if (each->code == OpCode::Return) {
        // The thread takes part in no later phase.
        returns_ = true;
        const Storage alive = memory_.alive();
        const std::vector<ValueId> at = indices(alive);
        Region *outer = builder_.region();
        builder_.set_region(&made);
        const ValueId no = builder_.constant(gridstride::Scalar::of_bool(false));
        builder_.store(hidden(alive.array), no, at, ir::Check::None, false);
        builder_.set_region(outer);
      }
      append(*each, made);
    }
  }
  for (ValueId id : op.results) copy->results.push_back(define(id));
  region.ops.push_back(std::move(copy));
}

void Phase::store(const Storage &storage, ValueId value) {
  const std::vector<ValueId> at = indices(storage);
  builder_.set_region(&function_->body);
  builder_.store(hidden(storage.array), value, at, ir::Check::None, false);
}

void Phase::count(const Storage &slot, std::optional<ValueId> predicate) {
  builder_.set_region(&function_->body);
  const ValueId one = predicate ? builder_.cast(*predicate, DType::Int32) : builder_.constant_int(DType::Int32, 1);
  static_cast<void>(builder_.atomic(ir::AtomicOp::Add, hidden(slot.array), {one}, {}, ir::Check::None, false));
}

void Phase::finish() {
  builder_.set_region(&function_->body);
  builder_.return_();
  std::vector<std::unique_ptr<Op>> ops = std::move(prologue_.ops);
  for (auto &op : function_->body.ops) ops.push_back(std::move(op));
  function_->body.ops = std::move(ops);
  for (const std::size_t array : hidden_arrays_) {
    const ValueId id = hidden_.at(array);
    function_->params.push_back(memory_.arrays()[array].type);
    function_->param_names.push_back(function_->values[id.index].name);
    function_->body.args.push_back(id);
  }
  passes::merge_common_subexpressions(*function_);
  passes::eliminate_dead_code(*function_);
}

bool Phase::empty() const {
  bool acts = false;
  passes::for_each_op(function_->body, [&](const Op &op) {
    switch (op.code) {
      case OpCode::Store:
      case OpCode::Atomic:
      case OpCode::Fence:
      case OpCode::Call:
      case OpCode::Print:
      case OpCode::Loop: acts = true; break;
      default: break;
    }
  });
  return !acts;
}

}  // namespace gridstride::codegen::cpu
