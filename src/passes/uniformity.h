#pragma once

#include <cstdint>
#include <vector>

#include "ir/ir.h"

namespace gridstride::passes {

/// Which threads (points) make up one vector: lanes l = 0, 1, ...
enum class LaneModel : std::uint8_t {
  BlockX,   ///< Simt: threads of one block, adjacent in x, at one y and z
  GlobalX,  ///< Simt: threads adjacent in global x, at one global y and z; may lie in several blocks
  Any,      ///< Simt: any threads of the grid
  Block,    ///< Simt: any threads of one block
  Points,   ///< Elementwise: points adjacent along the last axis of the iteration space
};

/// How a value differs between the lanes that run the op that defines it.
struct Uniformity {
  enum class Kind : std::uint8_t {
    Uniform,  ///< all lanes have the same value
    Linear,   ///< integers only: lane l has lane 0's value + l * stride, wrapping in the value's dtype; stride is not 0
    Varying,
  };
  Kind kind = Kind::Varying;
  std::int64_t stride = 0;  ///< Linear
  bool exact = false;       ///< Linear in fewer than 64 bits: the sum does not wrap, so a widening cast keeps it

  [[nodiscard]] bool uniform() const { return kind == Kind::Uniform; }
  [[nodiscard]] bool linear() const { return kind == Kind::Linear; }
  [[nodiscard]] bool varying() const { return kind == Kind::Varying; }
  friend bool operator==(const Uniformity &, const Uniformity &) = default;

  [[nodiscard]] static Uniformity make_uniform() { return {Kind::Uniform, 0, false}; }
  [[nodiscard]] static Uniformity make_linear(std::int64_t stride, bool exact);  ///< Uniform where the stride is 0
  [[nodiscard]] static Uniformity make_varying() { return {}; }
};

/// The analysis of one function. A claim holds for the lanes that are active where the value is defined. Lanes that end
/// by Return or a fault are no longer lanes.
struct UniformityInfo {
  std::vector<Uniformity> values;               ///< by ValueId; arrays are Uniform
  std::vector<const ir::Op *> divergent_loops;  ///< For and Loop that lanes may leave at different trips; sorted
  std::vector<Uniformity> results;              ///< Device functions: of the results

  [[nodiscard]] const Uniformity &operator[](ir::ValueId id) const { return values[id.index]; }
  /// All lanes take the same way through an If, For or Loop: into the same region, and out after the same trip.
  [[nodiscard]] bool uniform_control(const ir::Op &op) const;
};

/// `module` is verified and gives the callees of `function`. For a Device function `args` says how its arguments vary,
/// one a parameter; empty takes every scalar argument as Varying.
[[nodiscard]] UniformityInfo analyze_uniformity(const ir::Module &module, const ir::Function &function, LaneModel lanes,
                                                const std::vector<Uniformity> &args = {});

}  // namespace gridstride::passes
