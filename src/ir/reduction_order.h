#pragma once

#include <cstdint>

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

}  // namespace gridstride::ir
