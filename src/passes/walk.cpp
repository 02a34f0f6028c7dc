#include "passes/walk.h"

namespace gridstride::passes {

using ir::Op;
using ir::OpCode;
using ir::ValueId;

bool is_pure(const Op &op) {
  switch (op.code) {
    case OpCode::Constant:
    case OpCode::Scalar:
    case OpCode::Cast:
    case OpCode::ThreadIdx:
    case OpCode::BlockIdx:
    case OpCode::BlockDim:
    case OpCode::GridDim:
    case OpCode::GlobalIdx:
    case OpCode::GlobalSize:
    case OpCode::LaneId:
    case OpCode::Extent:
    case OpCode::Stride: return true;
    default: return false;
  }
}

bool is_cheap(const Op &op) {
  return op.code == OpCode::Scalar ? info(op.scalar_op).effort == Effort::Tiny : is_pure(op);
}

std::vector<Op *> defining_ops(ir::Function &function) {
  std::vector<Op *> defs(function.values.size(), nullptr);
  for_each_op(function.body, [&](Op &op) {
    for (ValueId id : op.results) defs[id.index] = &op;
  });
  return defs;
}

std::vector<std::uint32_t> use_counts(const ir::Function &function) {
  std::vector<std::uint32_t> counts(function.values.size(), 0);
  for_each_op(function.body, [&](const Op &op) {
    for (ValueId id : op.operands) ++counts[id.index];
  });
  return counts;
}

const gridstride::Scalar *constant_of(const std::vector<Op *> &defs, ValueId id) {
  if (id.index >= defs.size()) return nullptr;
  const Op *op = defs[id.index];
  return op != nullptr && op->code == OpCode::Constant ? &op->scalar : nullptr;
}

void Replacements::replace(ValueId from, ValueId to) {
  if (from.index >= to_.size()) to_.resize(from.index + 1);
  to_[from.index] = to;
}

ValueId Replacements::operator()(ValueId id) const {
  while (id.index < to_.size() && to_[id.index].valid()) id = to_[id.index];
  return id;
}

void Replacements::apply(Op &op) const {
  if (to_.empty()) return;
  for (ValueId &id : op.operands) id = (*this)(id);
}

}  // namespace gridstride::passes
