#pragma once

#include <cstdint>
#include <map>
#include <set>

#include "ir/ir.h"

namespace gridstride::codegen::nvptx {

/// How the points of an Elementwise kernel are given to threads.
struct PointPlan {
  std::uint32_t points = 1;          ///< neighbours along the last axis that one thread does
  bool shared = false;               ///< several threads do one point
  bool columns = false;              ///< points may be shared out as Sharing::Columns
  std::set<const ir::Op *> vectors;  ///< loads and stores that one vector access does for them all
  std::map<std::uint32_t, std::int64_t>
      alignment;  ///< by ValueId: the bytes that these accesses' arrays must be aligned to
};

/// Accesses of 16 bytes where arrays have neighbouring elements for neighbouring points; of mixed sizes up to 32 bytes
/// of the largest. One point a thread where points have loops, can end early or fault, or are long. `wanted` overrides
/// the number of points (1, 2, 4, 8 or 16) where there may be several; 0 chooses.
[[nodiscard]] PointPlan plan_points(const ir::Function &kernel, bool can_fault, std::uint32_t wanted);

}  // namespace gridstride::codegen::nvptx
