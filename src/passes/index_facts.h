#pragma once

#include <map>
#include <utility>
#include <vector>

#include "ir/ir.h"
#include "passes/bounds.h"

namespace gridstride::passes {

/// Enters what single ops and conditions say of integer values into a Bounds.
class IndexFacts {
public:
  explicit IndexFacts(ir::Function &function);

  [[nodiscard]] Bounds &bounds() { return bounds_; }
  [[nodiscard]] bool is_integral(ir::ValueId id) const;
  [[nodiscard]] Sum form(ir::ValueId id) const { return bounds_.form(id); }

  /// The op has been passed: its result's form, range and relation to its operands. Ops with regions are not its
  /// business.
  void define(const ir::Op &op);
  /// The condition is known to be `truth` from here on.
  void assume(ir::ValueId condition, bool truth);
  /// The extent of an array's axis, if a value stands for it.
  [[nodiscard]] const Sum *extent(ir::ValueId array, int axis) const;

private:
  void define_scalar(const ir::Op &op);
  void define_sum(const ir::Op &op, bool negated);
  void define_product(const ir::Op &op);
  void define_quotient(const ir::Op &op);
  void define_remainder(const ir::Op &op);
  void define_bits(const ir::Op &op);
  void define_extremum(const ir::Op &op, bool lower);
  void define_select(const ir::Op &op);
  /// What bounds of both `x` and `y`, each as seen where it is chosen, say of the op's result, which is one of them.
  template <class AsChosen>
  void bound_choice(const ir::Op &op, const Sum &x, const Sum &y, AsChosen &&as_chosen);
  void define_unknown(const ir::Op &op);
  /// The op's result lies in [least, most], or anywhere where that does not fit its dtype (a sum that may wrap).
  bool define_range(const ir::Op &op, Wide least, Wide most);
  void compare(ScalarOp op, const Sum &a, const Sum &b, bool truth);

  ir::Function &function_;
  std::vector<ir::Op *> defs_;
  Bounds bounds_;
  std::map<std::pair<std::uint32_t, int>, Sum> extents_;
};

}  // namespace gridstride::passes
