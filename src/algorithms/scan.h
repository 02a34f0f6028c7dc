#pragma once

#include <cstddef>
#include <cstdint>

#include "ops/scalar_op.h"

namespace gridstride::algorithms {

// Operations that carry a value along an axis. Arrays are C-contiguous of extents (outer, length, inner) and the axis
// is the middle one; any dtype and any operation of two elements of one dtype. Results are the same for any number of
// workers.

struct AxisExtents {
  std::int64_t outer = 1;
  std::int64_t length = 1;
  std::int64_t inner = 1;
  [[nodiscard]] std::int64_t size() const { return outer * length * inner; }
};

/// to[k] = op(to[k - 1], from[k]) along the axis; `from` and `to` may be the same memory. Associative operations go in
/// blocks: within one from its beginning, then each result with what stands before the block. So sums grow with
/// non-negative elements as they should, and are more accurate than one by one.
void accumulate(ScalarOp op, DType dtype, const AxisExtents &extents, const std::byte *from, std::byte *to);

/// For each k: the elements [starts[k], starts[k + 1]) of the axis combined (to the end for the last one), or the one
/// at starts[k] where that range is empty. `to` has extents (outer, count, inner). Sums are pairwise.
void reduce_segments(ScalarOp op, DType dtype, const AxisExtents &extents, const std::byte *from,
                     const std::int64_t *starts, std::int64_t count, std::byte *to);

/// array[offsets[i]] = op(array[offsets[i]], values[i]) for each i in order; offsets in bytes. With `one` there is one
/// value for all.
void combine_at(ScalarOp op, DType dtype, std::byte *array, const std::int64_t *offsets, std::int64_t count,
                const std::byte *values, bool one);

[[nodiscard]] double accumulate_cost(ScalarOp op, DType dtype, std::int64_t elements);

}  // namespace gridstride::algorithms
