#pragma once

#include <cstdint>
#include <vector>

#include "algorithms/reduce_plan.h"
#include "array/program.h"

namespace gridstride::array {

// How a program's leaves and outputs lie over the space of its kernel: sets the form and the layout classes of a
// Program, which its key and its parameters are made of. Where outputs lie in memory is the caller's to say.

/// Where the elements of a leaf lie over the expression's shape.
[[nodiscard]] Layout layout_of(const Program::Leaf &leaf, const Shape &shape);

/// C order, whatever the size of an element.
[[nodiscard]] bool in_c_order(const Layout &layout);

/// Launches on CUDA of up to so many threads, and over so many bytes, compute addresses in 32 bits.
inline constexpr std::int64_t kMostSmall = std::int64_t{1} << 30;
/// The bytes from element (0, ..., 0) to the furthest one.
[[nodiscard]] std::int64_t reach_of(const Shape &extents, const Strides &strides);
/// Whether all elements (parts, of complex ones) lie at multiples of their size, as a GPU reads and writes them.
[[nodiscard]] bool is_aligned(const std::byte *data, const Strides &strides, DType dtype);

/// One axis: all values depend on the number of the element alone.
void place_flat(Program &program, std::int64_t size, Shape &extents);
/// As few axes as the layouts allow. `layouts`: of the outputs over `shape`; collapsed when it returns, outputs first.
void place_general(Program &program, const Shape &shape, std::vector<Layout> &layouts, Shape &extents);

/// The plan of a reduction whose values are the program's; `result` is the layout over the kept axes. `in_order`: kept
/// axes are not reordered, so that points are numbered in C order.
[[nodiscard]] algorithms::ReducePlan plan_reduction(const Program &program, const ReduceData &data,
                                                    const Layout &result, bool in_order = false);

/// A reduction's result over the axes that are kept, also where the reduced ones are with an extent of 1.
[[nodiscard]] Layout kept_layout(Layout result, const ReduceData &data);

struct ReductionForm {
  Shape space;         ///< of the kernel: the kept axes and, with chunks, one for them
  Shape leaf_extents;  ///< the kept axes and the reduced one
  Layout partial;      ///< with chunks: where their results lie, over the kept axes and the chunks
};
/// A direct plan's kernel: one output, its strides set.
ReductionForm place_reduction(Program &program, const algorithms::ReducePlan &plan, const ReduceData &data,
                              DType dtype);

}  // namespace gridstride::array
