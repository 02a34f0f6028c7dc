#include "passes/hoist_invariants.h"

#include <algorithm>
#include <utility>

#include "passes/walk.h"

namespace gridstride::passes {

using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

namespace {

using OpList = std::vector<std::unique_ptr<Op>>;

/// Loops are taken innermost first, so that what leaves one is looked at again by the one around it.
class Hoister {
public:
  explicit Hoister(Function &function) : depths_(function.values.size(), 0) {}

  void region(Region &region, std::uint32_t depth) {
    for (ValueId id : region.args) depths_[id.index] = depth;
    OpList ops = std::move(region.ops);
    region.ops.clear();
    for (auto &op : ops) {
      for (ValueId id : op->results) depths_[id.index] = depth;
      const bool loops = op->code == OpCode::For || op->code == OpCode::Loop || op->code == OpCode::Reduce;
      for (Region &each : op->regions) {
        this->region(each, depth + 1);
        if (loops) extract(each, depth, region.ops, false);
      }
      region.ops.push_back(std::move(op));
    }
  }

private:
  /// Moves what depends on nothing deeper than `depth` out of a region below it.
  void extract(Region &region, std::uint32_t depth, OpList &out, bool conditional) {
    std::size_t kept = 0;
    for (auto &op : region.ops) {
      const bool fits = conditional ? is_cheap(*op) : is_pure(*op);
      const bool invariant = fits && std::all_of(op->operands.begin(), op->operands.end(),
                                                 [&](ValueId id) { return depths_[id.index] <= depth; });
      if (invariant) {
        depths_[op->results[0].index] = depth;
        out.push_back(std::move(op));
        continue;
      }
      if (op->code == OpCode::If) {
        for (Region &each : op->regions) extract(each, depth, out, true);
      }
      region.ops[kept++] = std::move(op);
    }
    region.ops.resize(kept);
  }

  std::vector<std::uint32_t> depths_;  ///< by ValueId: how many regions lie around its definition
};

}  // namespace

void hoist_invariants(Function &function) {
  Hoister(function).region(function.body, 0);
}

}  // namespace gridstride::passes
