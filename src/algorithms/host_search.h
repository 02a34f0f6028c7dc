#pragma once

#include <cstddef>
#include <cstdint>

#include "types/dtype.h"

namespace gridstride::algorithms {

/// Where each of `count` values belongs among `length` sorted ones (NaN last): before equal ones, or with `right`
/// behind them.
void search_sorted(DType dtype, const void *sorted, std::int64_t length, const void *values, std::int64_t count,
                   bool right, std::int64_t *places);

/// The greatest of `count` > 0 numbers.
[[nodiscard]] std::uint64_t greatest_word(const std::uint64_t *values, std::int64_t count);
/// counts[v] = how often v occurs among `count` numbers, all in [0, bins).
void count_values(const std::int64_t *values, std::int64_t count, std::int64_t bins, std::int64_t *counts);
/// sums[v] = the sum of the weights that belong to v, in their order.
void sum_values(const std::int64_t *values, const double *weights, std::int64_t count, std::int64_t bins, double *sums);
/// How many of the values lie between edges[i] and edges[i + 1], for `bins` bins of equal width; the last edge is part
/// of the last bin. Values outside and NaN count nowhere.
void count_bins(const double *values, std::int64_t count, const double *edges, std::int64_t bins, std::int64_t *counts);
/// The bin of each value by the same rule; -1 outside.
void find_bins(const double *values, std::int64_t count, const double *edges, std::int64_t bins, std::int64_t *found);

}  // namespace gridstride::algorithms
