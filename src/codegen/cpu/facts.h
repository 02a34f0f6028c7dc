#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ir/ir.h"

namespace gridstride::codegen::cpu {

class ThreadValues;

/// How a value differs from lane to lane.
enum class Shape : std::uint8_t {
  None,     ///< not reached yet
  Uniform,  ///< one value for all lanes
  Linear,   ///< lane l has the first lane's value + l * stride, in the value's own (wrapping) arithmetic
  Varying,
};

/// Where a uniform value, or the offset of a linear one, is the same: the deepest thing it depends on. Operations
/// without effects are computed at that level, out of the loops within.
enum Level : std::uint8_t {
  kLaunch,   ///< a whole launch
  kRow,      ///< a row: the points or threads along the lane axis, the other coordinates fixed
  kSegment,  ///< a stretch of a row on which every comparison and bound that was met is constant
  kBody,     ///< one vector, or less
};

struct Fact {
  Shape shape = Shape::None;
  std::int64_t stride = 0;  ///< Linear; not 0
  std::uint8_t level = kBody;
  std::int64_t align =
      1;  ///< Linear, in vectors of a phase: a power of two that the first lane's value is a multiple of
  // What integers can be, as int64 (uint64 values above int64's range: everything). Empty means anything of the dtype.
  bool bounded = false;
  std::int64_t low = 0;
  std::int64_t high = 0;

  [[nodiscard]] bool uniform() const { return shape == Shape::Uniform; }
  [[nodiscard]] bool linear() const { return shape == Shape::Linear; }
  friend bool operator==(const Fact &, const Fact &) = default;
};

/// How a body is laid over lanes.
enum class LaneMode : std::uint8_t {
  Segment,  ///< lanes along one axis, all on at the start; comparisons and bounds linear in that axis are constant
  Masked,   ///< lanes along one axis, the first so many of them on
  Point,    ///< Elementwise: one point at a time, the lanes are consecutive values of a Reduce
  Thread,   ///< Simt: one thread at a time; every value is a scalar
};

/// How far the value of a block's loop goes from trip to trip.
struct TripStep {
  std::int64_t number = 0;
  bool by_grid = false;  ///< by the number of the grid's threads along x
};

struct LaneModel {
  LaneMode mode = LaneMode::Masked;
  ir::FunctionKind kind = ir::FunctionKind::Simt;
  int axis = 0;  ///< Simt: the dimension that the lanes run along
  /// Simt: a For of the kernel's body whose trips are rows of their own: the lanes are neighbours in its induction
  /// value.
  const ir::Op *stride_loop = nullptr;
  bool one_block = false;       ///< Simt: a row is of one block, and coordinates count within it
  std::uint32_t shape[3] = {};  ///< Simt: the block's extents, where they are known; else 0
  /// Segment: of several segments side by side. Comparisons of the thread's index with constants differ between lanes.
  bool straddles = false;
  /// Loads of one element that nothing writes while the row runs; may be null.
  const std::unordered_set<const ir::Op *> *settled = nullptr;
  /// Of them, those that give the value of a block's loop; may be null.
  const std::unordered_map<const ir::Op *, TripStep> *steps = nullptr;
  /// Simt, within one block of known extents: what the kernel's integers are at each thread; may be null.
  ThreadValues *threads = nullptr;
  int lanes = 0;  ///< Simt, within one block: vectors begin at multiples of so many threads of their row; else 0
};

struct OpFacts {
  bool divergent = false;         ///< loops: lanes may leave at different trips. Calls: may return at different places
  bool masked_continue = false;   ///< loops: lanes may take different `continue`s
  bool segment_constant = false;  ///< a comparison that is constant on a segment
  std::uint32_t segment_checks = 0;  ///< Load, Store: bit k: the check of axis k is constant on a segment
};

/// Which ways out of itself an op contains.
struct Escapes {
  bool breaks = false;  ///< out of the innermost loop around it
  bool continues = false;
  bool returns = false;
  bool faults = false;  ///< threads may end here (the masks shrink for good)

  [[nodiscard]] bool any() const { return breaks || continues || returns || faults; }
  [[nodiscard]] bool outer() const { return returns || faults; }
  Escapes &operator|=(const Escapes &other);
};

/// The facts of one function where it runs: of the kernel, or of a callee at one call.
struct FunctionFacts {
  const ir::Function *function = nullptr;
  bool masked_return = false;  ///< lanes may return at different places
  bool one_lane = false;       ///< Thread mode
  std::vector<Fact> values;    ///< by ValueId
  std::unordered_map<const ir::Op *, OpFacts> ops;
  std::unordered_map<const ir::Op *, std::unique_ptr<FunctionFacts>> calls;

  [[nodiscard]] const Fact &of(ir::ValueId id) const { return values[id.index]; }
  [[nodiscard]] const OpFacts &of(const ir::Op &op) const {
    static const OpFacts none;
    const auto found = ops.find(&op);
    return found == ops.end() ? none : found->second;
  }
};

/// The grid-stride loop `for (i = global index; i < n; i += s)` that a kernel consists of, if it does: beside it there
/// are only operations without effect, and its trips do not depend on each other. Null otherwise.
[[nodiscard]] const ir::Op *find_stride_loop(const ir::Module &module, int axis);

/// Whether an op of the region asks for the thread's or block's own index along `axis`.
[[nodiscard]] bool asks_lane_coordinates(const ir::Region &region, int axis);

/// Facts of the module's kernel under a lane model. The module is verified.
/// Of another function, whose arguments are uniform: in Thread mode, where it is compiled by itself.
[[nodiscard]] FunctionFacts analyze(const ir::Module &module, const LaneModel &model,
                                    const ir::Function *function = nullptr);

/// The ways out that `op` contains; `module` gives the callees.
[[nodiscard]] Escapes escapes_of(const ir::Module &module, const ir::Op &op);

/// Whether the address of an access is the same in all lanes.
[[nodiscard]] bool uniform_address(const FunctionFacts &facts, const ir::Op &access);

}  // namespace gridstride::codegen::cpu
