#pragma once

#include <cstdint>

#include "types/dtype.h"

namespace gridstride::algorithms {

/// Whether `sort_values` knows the dtype: all but the complex ones.
[[nodiscard]] bool sort_supports(DType dtype);

/// Sorts `count` contiguous elements in place, ascending, NaN last; elements that compare equal keep their bits but not
/// their order. Uses all workers for large counts (then it needs as much temporary memory again: Error(OutOfMemory)).
/// Throws Error(Type) for dtypes without an order.
void sort_values(DType dtype, void *data, std::int64_t count);

/// The same out of place: sorts `count` elements of `from` into `to`, which do not overlap. `from` is left as it is.
void sort_values(DType dtype, const void *from, void *to, std::int64_t count);

/// Sorts each of `rows` rows of `count` contiguous elements in place.
void sort_rows(DType dtype, void *data, std::int64_t rows, std::int64_t count);

/// Writes to `positions` the int64 order that sorts `from` (contiguous), stable, NaN last.
void argsort_values(DType dtype, const void *from, std::int64_t *positions, std::int64_t count);

}  // namespace gridstride::algorithms
