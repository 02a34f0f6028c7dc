#pragma once

#include <vector>

#include "ir/ir.h"

namespace gridstride::passes {

/// Gives the same result for the same operands wherever it stands, reads no memory and has no effect: it may be moved,
/// merged and dropped. (Every such op is total, so it may also run where it did not before.)
[[nodiscard]] bool is_pure(const ir::Op &op);

/// A pure op that costs little more than the register move of its result: worth running although perhaps not needed.
[[nodiscard]] bool is_cheap(const ir::Op &op);

/// The op that defines each value, by ValueId; null for arguments of regions.
[[nodiscard]] std::vector<ir::Op *> defining_ops(ir::Function &function);

/// How often each value is an operand, by ValueId.
[[nodiscard]] std::vector<std::uint32_t> use_counts(const ir::Function &function);

/// The value of an op that is a constant; null for any other.
[[nodiscard]] const gridstride::Scalar *constant_of(const std::vector<ir::Op *> &defs, ir::ValueId id);

/// Every op of the region and of the regions inside, in print order.
template <class Region, class Found>
void for_each_op(Region &region, Found &&found) {
  for (auto &op : region.ops) {
    found(*op);
    for (auto &each : op->regions) for_each_op(each, found);
  }
}

/// The Break and Continue ops that leave the loop with this body (not those of loops inside).
template <class Region, class Found>
void for_each_loop_exit(Region &body, Found &&found) {
  for (auto &op : body.ops) {
    if (op->code == ir::OpCode::Break || op->code == ir::OpCode::Continue) found(*op);
    if (op->code == ir::OpCode::If) {
      for (auto &each : op->regions) for_each_loop_exit(each, found);
    }
  }
}

/// Values that are to be replaced by others.
class Replacements {
public:
  void replace(ir::ValueId from, ir::ValueId to);
  [[nodiscard]] ir::ValueId operator()(ir::ValueId id) const;
  /// Puts the replacements of an op's operands.
  void apply(ir::Op &op) const;
  [[nodiscard]] bool empty() const { return to_.empty(); }

private:
  std::vector<ir::ValueId> to_;  ///< by ValueId; invalid where nothing replaces it
};

}  // namespace gridstride::passes
