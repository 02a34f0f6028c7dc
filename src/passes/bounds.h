#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "ir/ir.h"

namespace gridstride::passes {

/// Wide enough that sums and products of two 64-bit integers do not wrap.
__extension__ using Wide = __int128;

/// The values that an integer (or bool) dtype has.
[[nodiscard]] std::pair<Wide, Wide> range_of(DType dtype);

/// An integer value as the mathematical sum of another value (none: zero) and a constant.
struct Sum {
  ir::ValueId root;
  Wide offset = 0;
};

/// What is known of integer values at one place of a function: ranges, and upper bounds of differences. All facts are
/// about mathematical integers; whoever states a form or fact has made sure that nothing wrapped.
class Bounds {
public:
  explicit Bounds(const ir::Function &function);

  [[nodiscard]] Sum form(ir::ValueId id) const { return forms_[id.index]; }
  void set_form(ir::ValueId id, Sum form) { forms_[id.index] = form; }
  /// Makes a value its own root with this range.
  void define(ir::ValueId id, Wide least, Wide most);

  [[nodiscard]] Wide least(const Sum &value);
  [[nodiscard]] Wide most(const Sum &value);
  /// The smallest k for which a - b <= k is known.
  [[nodiscard]] Wide difference(const Sum &a, const Sum &b);

  /// Values that `value` is known to lie below or near: its root, and those that differences were assumed against.
  [[nodiscard]] std::vector<ir::ValueId> near(const Sum &value) const;

  /// From here on, a - b <= k.
  void assume(const Sum &a, const Sum &b, Wide k);
  /// Facts assumed after `mark` are forgotten by `release`.
  [[nodiscard]] std::size_t mark() const { return trail_.size(); }
  void release(std::size_t mark);

private:
  struct Edge {
    std::uint32_t to;
    Wide weight;
  };
  struct Node {
    Wide least = 0;
    Wide most = 0;
    std::vector<Edge> above;  ///< this - to <= weight
    std::vector<Edge> below;  ///< to - this <= weight
  };
  /// How to undo one assumption.
  struct Undo {
    std::uint32_t node;
    std::uint32_t other;  ///< of an edge; kNone for a range
    Wide least;
    Wide most;
  };
  static constexpr std::uint32_t kNone = UINT32_MAX;

  [[nodiscard]] Wide node_least(std::uint32_t node, int depth);
  [[nodiscard]] Wide node_most(std::uint32_t node, int depth);
  /// Along assumed differences alone; `kUnknown` where there is no way.
  [[nodiscard]] Wide path(std::uint32_t from, std::uint32_t to, int depth);

  std::vector<Sum> forms_;
  std::vector<Node> nodes_;
  std::vector<Undo> trail_;
  int steps_ = 0;  ///< left to the query at hand
};

}  // namespace gridstride::passes
