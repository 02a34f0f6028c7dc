#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "ir/ir.h"

namespace gridstride::passes {

struct UnrollLimits {
  std::function<bool(const ir::Op &loop)> wanted;  ///< which loops
  std::size_t ops = 0;                             ///< that an outermost loop may become
  std::int64_t trips = 0;                          ///< of one loop
};

/// Form required: any. Form given: the same; loops that are wanted and whose way is known (bounds and what leaves them
/// are constants, trip by trip) are their trips, one after another. Constants that follow from that are folded.
void unroll_loops(ir::Function &function, const UnrollLimits &limits);

/// The same for Fors of up to 4 trips, nested ones within each other.
///
/// Why before eliminate_checks: `for dx in range(-1, 2): a[i + dx]` becomes accesses at constant distances from a
/// thread's own index. Their checks are made once for a stretch of threads instead of at each access.
void unroll_short_loops(ir::Function &function);

}  // namespace gridstride::passes
