#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace gridstride::ir {

// The order in which a reduction combines its values, one definition for every device and the interpreter, a function
// of the length alone. `+` is the combining operation.
//
// reduce(v[0..n)):
//   n == 0            the identity
//   n < kLanes        ((v0 + v1) + v2) + ...
//   otherwise         kLanes accumulators; accumulator j takes the values v[i], i = j (mod kLanes).
//                     The values are cut in leaves of kLeaf = kLanes * kRun; within a leaf each accumulator adds its
//                     values in index order; the leaves' accumulators are then added pairwise as a binary counter does:
//                     leaf k is pushed on a stack, and while k has trailing ones in binary, the two topmost entries
//                     are combined (below + above). At the end the stack is folded from the top: top = below + top.
//                     An accumulator that has no value in the last leaf takes no part in its combination.
//                     Last, accumulators are halved: a[j] = a[j] + a[j + w] for w = kLanes/2, ..., 1.
// A device-wide reduction of more than kChunk values reduces chunks of kChunk each by this rule and then reduces the
// chunks' results by the same rule again, until one is left.
inline constexpr std::int64_t kLanes = 16;
inline constexpr std::int64_t kRun = 16;
inline constexpr std::int64_t kLeaf = kLanes * kRun;
inline constexpr std::int64_t kChunk = kLeaf * 64;

/// The rule as code: what the Reduce op means and what device code is compared with. `value(i)` gives the i-th value
/// (called once for each, in index order), `combine(below, above)` adds two.
template <class T, class Value, class Combine>
T reduce_in_order(std::int64_t n, T identity, Value &&value, Combine &&combine) {
  if (n <= 0) return identity;
  if (n < kLanes) {
    T sum = value(0);
    for (std::int64_t i = 1; i < n; ++i) sum = combine(sum, value(i));
    return sum;
  }
  using Accumulators = std::array<T, static_cast<std::size_t>(kLanes)>;
  std::vector<Accumulators> stack;
  // Only the last leaf may have fewer values than accumulators; it is then on top, with `lanes` of them.
  auto join_top = [&](std::int64_t lanes) {
    Accumulators &below = stack[stack.size() - 2];
    const Accumulators &above = stack.back();
    for (std::int64_t j = 0; j < lanes; ++j) {
      const auto lane = static_cast<std::size_t>(j);
      below[lane] = combine(below[lane], above[lane]);
    }
    stack.pop_back();
  };
  std::int64_t lanes = kLanes;
  for (std::int64_t leaf = 0; leaf * kLeaf < n; ++leaf) {
    const std::int64_t base = leaf * kLeaf;
    const std::int64_t count = std::min(kLeaf, n - base);
    Accumulators sums{};
    for (std::int64_t i = 0; i < count; ++i) {
      T &sum = sums[static_cast<std::size_t>(i % kLanes)];
      sum = i < kLanes ? value(base + i) : combine(sum, value(base + i));
    }
    lanes = std::min(kLanes, count);
    stack.push_back(sums);
    for (std::int64_t ones = leaf; (ones & 1) != 0; ones >>= 1) {
      join_top(lanes);
      lanes = kLanes;
    }
  }
  while (stack.size() > 1) {
    join_top(lanes);
    lanes = kLanes;
  }
  Accumulators &sums = stack.back();
  for (auto width = static_cast<std::size_t>(kLanes) / 2; width > 0; width /= 2) {
    for (std::size_t j = 0; j < width; ++j) sums[j] = combine(sums[j], sums[j + width]);
  }
  return sums[0];
}

/// The device-wide rule: chunks first, then the chunks' results, until one is left.
template <class T, class Value, class Combine>
T reduce_device_wide(std::int64_t n, T identity, Value &&value, Combine &&combine) {
  if (n <= kChunk) return reduce_in_order(n, identity, value, combine);
  std::vector<T> sums;
  for (std::int64_t base = 0; base < n; base += kChunk) {
    const std::int64_t count = std::min(kChunk, n - base);
    sums.push_back(reduce_in_order(
        count, identity, [&](std::int64_t i) { return value(base + i); }, combine));
  }
  // A loop, not a recursion: each level would instantiate this template anew for its own lambda, without end.
  while (sums.size() > 1) {
    std::vector<T> next;
    const auto left = static_cast<std::int64_t>(sums.size());
    for (std::int64_t base = 0; base < left; base += kChunk) {
      next.push_back(reduce_in_order(
          std::min(kChunk, left - base), identity,
          [&](std::int64_t i) { return sums[static_cast<std::size_t>(base + i)]; }, combine));
    }
    sums = std::move(next);
  }
  return sums.front();
}

}  // namespace gridstride::ir
