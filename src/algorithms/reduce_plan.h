#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "types/layout.h"

namespace gridstride::algorithms {

/// How a reduction over some axes runs as kernels whose points are the kept elements and whose Reduce op walks one
/// axis.
struct ReducePlan {
  /// False: the reduced axes cannot be walked as one in every input. The values have to be laid out C-contiguous in the
  /// axis order `order` first (kept axes, then reduced ones), and planned again.
  bool direct = false;
  std::vector<int> order;
  Shape kept;                  ///< extents of the kept axes, collapsed; rank 0 when there are none
  std::int64_t count = 1;      ///< how many values each point reduces
  std::vector<Layout> inputs;  ///< rank of `kept` and one more, the reduced axis, last
  Layout output;               ///< over `kept`
  bool within = true;          ///< vectorise inside the Reduce; false: across the points
};

/// `values` is the dense layout that the reduced values have or would have: their order within a sum is the order of
/// the reduced axes by its strides. `inputs` are layouts over the same shape (of leaves, generators); `output` is the
/// result's, over the kept axes. Bit k of `axes` marks axis k as reduced. No extent is 0. `in_order`: kept axes are
/// joined, but stay in their order and direction.
[[nodiscard]] ReducePlan plan_reduction(const Layout &values, std::span<const Layout> inputs, std::uint32_t axes,
                                        const Layout &output, bool in_order = false);

/// A reduction shorter than this never vectorises inside: it has no full set of accumulators.
inline constexpr std::int64_t kShortReduction = 16;

}  // namespace gridstride::algorithms
