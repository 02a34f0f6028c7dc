#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/ir.h"

namespace gridstride::ir {

// What atomics and warp operations mean, in one place for the verifier, the interpreter and every device.

[[nodiscard]] constexpr bool is_shuffle(WarpOp op) {
  return op <= WarpOp::ShflXor;
}
/// How many operands it has, the mask among them.
[[nodiscard]] std::size_t warp_operands(WarpOp op);
/// The dtypes of its results, for an operand `value`.
[[nodiscard]] std::vector<DType> warp_results(WarpOp op, DType value);

[[nodiscard]] bool has_atomic(AtomicOp op, DType dtype);
/// What is in memory afterwards. `desired` is Cas's second operand.
[[nodiscard]] gridstride::Scalar atomic_result(AtomicOp op, const gridstride::Scalar &old,
                                               const gridstride::Scalar &operand, const gridstride::Scalar &desired);

/// The place in the warp that a shuffle of `lane` reads, or -1 for one outside of its group.
[[nodiscard]] int shuffle_source(WarpOp op, int lane, std::int32_t n, int width);

/// One thread's part in a warp operation.
struct WarpPart {
  bool present = false;
  gridstride::Scalar value;  ///< the second operand
  std::int32_t n = 0;        ///< shuffles: the third
};
struct WarpResult {
  gridstride::Scalar first;
  gridstride::Scalar second;  ///< MatchAll
};
/// The results of `lane`, given all threads that take part.
[[nodiscard]] WarpResult warp_result(WarpOp op, std::span<const WarpPart, kWarpSize> parts, int lane, int width);

}  // namespace gridstride::ir
