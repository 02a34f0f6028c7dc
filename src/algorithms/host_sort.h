#pragma once

#include <cstdint>

#include "types/dtype.h"

namespace gridstride::algorithms {

/// Sorts `count` contiguous elements in place, ascending, NaN last; elements that compare equal keep their bits but not
/// their order. Uses all workers for large counts (then it needs as much temporary memory again: Error(OutOfMemory)).
/// Complex numbers go by real and then imaginary part, those with a NaN last, as NumPy has them.
void sort_values(DType dtype, void *data, std::int64_t count);

/// The same out of place: sorts `count` elements of `from` into `to`, which do not overlap. `from` is left as it is.
void sort_values(DType dtype, const void *from, void *to, std::int64_t count);

/// Sorts each of `rows` rows of `count` contiguous elements in place.
void sort_rows(DType dtype, void *data, std::int64_t rows, std::int64_t count);

/// Writes to `positions` the int64 order that sorts `from` (contiguous), stable, NaN last. All NaNs are equal, and so
/// are the zeros of both signs.
void argsort_values(DType dtype, const void *from, std::int64_t *positions, std::int64_t count);
/// The same of each row.
void argsort_rows(DType dtype, const void *from, std::int64_t *positions, std::int64_t rows, std::int64_t count);

}  // namespace gridstride::algorithms
