#include "passes/contract_fma.h"

#include <utility>

#include "passes/walk.h"

namespace gridstride::passes {

using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

namespace {

class Contractor {
public:
  explicit Contractor(Function &function)
      : function_(function), uses_(use_counts(function)), products_(function.values.size()) {}

  void run() { region(function_.body); }

private:
  /// The op that makes a product, and the region where it stands.
  struct Product {
    const Op *op = nullptr;
    const Region *region = nullptr;
  };

  void region(Region &region) {
    for (std::size_t i = 0; i < region.ops.size(); ++i) {
      Op &op = *region.ops[i];
      for (Region &each : op.regions) this->region(each);
      if (op.code != OpCode::Scalar) continue;
      const DType dtype = function_.type(op.results[0]).dtype;
      if (dtype != DType::Float32 && dtype != DType::Float64) continue;
      if (op.scalar_op == ScalarOp::Mul || op.scalar_op == ScalarOp::Square) {
        products_[op.results[0].index] = {&op, &region};
      } else if (op.scalar_op == ScalarOp::Add || op.scalar_op == ScalarOp::Sub) {
        if (contract(region, i)) ++i;
      }
    }
  }

  /// True if a negation was put before `region.ops[i]`.
  bool contract(Region &region, std::size_t i) {
    Op &op = *region.ops[i];
    const bool subtract = op.scalar_op == ScalarOp::Sub;
    for (std::size_t k = 0; k < 2; ++k) {
      const ValueId id = op.operands[k];
      if (id.index >= products_.size() || products_[id.index].region != &region || uses_[id.index] != 1) continue;
      const Op &product = *products_[id.index].op;
      ValueId a = product.operands[0];
      const ValueId b = product.operands.back();
      ValueId c = op.operands[1 - k];
      if (subtract) {
        ValueId &negated = k == 0 ? c : a;
        negated = negate(region, i, negated);
      }
      Op &fused = *region.ops[i + (subtract ? 1 : 0)];
      fused.scalar_op = ScalarOp::Fma;
      fused.operands = {a, b, c};
      return subtract;
    }
    return false;
  }

  ValueId negate(Region &region, std::size_t i, ValueId of) {
    auto op = std::make_unique<Op>();
    op->code = OpCode::Scalar;
    op->scalar_op = ScalarOp::Neg;
    op->operands = {of};
    op->loc = region.ops[i]->loc;
    const ValueId result = function_.new_value(function_.type(of));
    op->results = {result};
    region.ops.insert(region.ops.begin() + static_cast<std::ptrdiff_t>(i), std::move(op));
    return result;
  }

  Function &function_;
  std::vector<std::uint32_t> uses_;
  std::vector<Product> products_;  ///< by ValueId
};

}  // namespace

void contract_fma(Function &function) {
  Contractor(function).run();
}

}  // namespace gridstride::passes
