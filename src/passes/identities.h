#pragma once

#include <optional>
#include <vector>

#include "ir/ir.h"

namespace gridstride::passes {

/// What an op can be simplified to.
struct Simplified {
  ir::ValueId value;                           ///< an existing value, when valid
  std::optional<gridstride::Scalar> constant;  ///< else a constant
};

/// The identities of one Scalar or Cast op. It may also rewrite the op itself to a simpler one (`changed` is then set).
/// `defs` gives the op of each value.
[[nodiscard]] std::optional<Simplified> apply_identities(const ir::Function &function, ir::Op &op,
                                                         const std::vector<ir::Op *> &defs, bool &changed);

/// Every value of `from` is a value of `to`, and the cast keeps it (a NaN stays a NaN).
[[nodiscard]] bool is_exact_cast(DType from, DType to);

}  // namespace gridstride::passes
