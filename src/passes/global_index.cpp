#include "passes/global_index.h"

#include <optional>
#include <utility>

#include "passes/walk.h"

namespace gridstride::passes {

using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::ValueId;

namespace {

class Recognizer {
public:
  explicit Recognizer(Function &function) : function_(function), defs_(defining_ops(function)) {}

  void run() { region(function_.body); }

private:
  void region(ir::Region &region) {
    for (std::size_t i = 0; i < region.ops.size(); ++i) {
      Op &op = *region.ops[i];
      if (op.code == OpCode::Scalar && function_.type(op.results[0]).dtype == DType::Int64) {
        if (op.scalar_op == ScalarOp::Mul) product(op);
        if (op.scalar_op == ScalarOp::Add && sum(region, i)) ++i;
      }
      for (ir::Region &each : op.regions) this->region(each);
    }
  }

  const Op *def(ValueId id) const { return id.index < defs_.size() ? defs_[id.index] : nullptr; }

  /// The op behind a value, looking through a cast from int32 to int64.
  const Op *widened(ValueId id) const {
    const Op *op = def(id);
    if (op != nullptr && op->code == OpCode::Cast && function_.type(op->operands[0]).dtype == DType::Int32) {
      return def(op->operands[0]);
    }
    return op;
  }

  std::optional<int> query(ValueId id, OpCode code) const {
    const Op *op = widened(id);
    return op != nullptr && op->code == code ? std::optional<int>(op->dim) : std::nullopt;
  }

  /// The dimension d of `first d * second d` in either order.
  std::optional<int> product_of(ValueId id, OpCode first, OpCode second) const {
    const Op *op = def(id);
    if (op == nullptr || op->code != OpCode::Scalar || op->scalar_op != ScalarOp::Mul) return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) {
      const auto a = query(op->operands[i], first);
      const auto b = query(op->operands[1 - i], second);
      if (a && b && *a == *b) return a;
    }
    return std::nullopt;
  }

  static void become_query(Op &op, OpCode code, int dim) {
    op.code = code;
    op.operands.clear();
    op.scalar_op = ScalarOp::Add;
    op.dim = static_cast<std::uint8_t>(dim);
  }

  void product(Op &op) const {
    if (const auto dim = product_of(op.results[0], OpCode::GridDim, OpCode::BlockDim)) {
      become_query(op, OpCode::GlobalSize, *dim);
    }
  }

  std::optional<int> global_index(ValueId a, ValueId b) const {
    for (int order = 0; order < 2; ++order, std::swap(a, b)) {
      const auto thread = query(a, OpCode::ThreadIdx);
      const auto block = product_of(b, OpCode::BlockIdx, OpCode::BlockDim);
      if (thread && block && *thread == *block) return thread;
    }
    return std::nullopt;
  }

  /// True if an op was put before `region.ops[i]`.
  bool sum(ir::Region &region, std::size_t i) {
    Op &op = *region.ops[i];
    if (const auto dim = global_index(op.operands[0], op.operands[1])) {
      become_query(op, OpCode::GlobalIdx, *dim);
      return false;
    }
    // (rest + a) + b, where a and b together are an index: integer sums may be taken in any order.
    for (std::size_t outer = 0; outer < 2; ++outer) {
      const ValueId b = op.operands[outer];
      const Op *inner = def(op.operands[1 - outer]);
      if (inner == nullptr || inner->code != OpCode::Scalar || inner->scalar_op != ScalarOp::Add) continue;
      for (std::size_t k = 0; k < 2; ++k) {
        const auto dim = global_index(inner->operands[k], b);
        if (!dim) continue;
        auto index = std::make_unique<Op>();
        index->loc = op.loc;
        index->results.push_back(function_.new_value(ir::Type::scalar(DType::Int64)));
        become_query(*index, OpCode::GlobalIdx, *dim);
        defs_.push_back(index.get());
        op.operands = {inner->operands[1 - k], index->results[0]};
        region.ops.insert(region.ops.begin() + static_cast<std::ptrdiff_t>(i), std::move(index));
        return true;
      }
    }
    return false;
  }

  Function &function_;
  std::vector<Op *> defs_;
};

}  // namespace

void recognize_global_index(Function &function) {
  if (function.kind != ir::FunctionKind::Elementwise) Recognizer(function).run();
}

}  // namespace gridstride::passes
