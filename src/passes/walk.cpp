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
  if (op.code != OpCode::Scalar) return is_pure(op);
  switch (op.scalar_op) {
    case ScalarOp::Add:
    case ScalarOp::Sub:
    case ScalarOp::Mul:
    case ScalarOp::Neg:
    case ScalarOp::Abs:
    case ScalarOp::Square:
    case ScalarOp::Positive:
    case ScalarOp::Minimum:
    case ScalarOp::Maximum:
    case ScalarOp::FMin:
    case ScalarOp::FMax:
    case ScalarOp::Fma:
    case ScalarOp::And:
    case ScalarOp::Or:
    case ScalarOp::Xor:
    case ScalarOp::Not:
    case ScalarOp::Shl:
    case ScalarOp::Shr:
    case ScalarOp::Eq:
    case ScalarOp::Ne:
    case ScalarOp::Lt:
    case ScalarOp::Le:
    case ScalarOp::Gt:
    case ScalarOp::Ge:
    case ScalarOp::LogicalAnd:
    case ScalarOp::LogicalOr:
    case ScalarOp::LogicalXor:
    case ScalarOp::LogicalNot:
    case ScalarOp::Select:
    case ScalarOp::Copysign:
    case ScalarOp::Isnan:
    case ScalarOp::Signbit: return true;
    default: return false;
  }
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
