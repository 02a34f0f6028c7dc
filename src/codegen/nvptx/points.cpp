#include "codegen/nvptx/points.h"

#include <algorithm>
#include <functional>

namespace gridstride::codegen::nvptx {

using ir::Op;
using ir::OpCode;
using ir::ValueId;

namespace {

/// Ops that all points of a thread may have together.
constexpr std::size_t kMostOps = 512;

struct Survey {
  std::size_t ops = 0;
  bool reduces = false;
  bool single = false;  ///< something that is done for one point at a time
  bool apart = false;   ///< points may come to different reductions, or to none
};

void survey(const ir::Region &region, int depth, Survey &found) {
  for (const auto &op : region.ops) {
    ++found.ops;
    switch (op->code) {
      case OpCode::Reduce:
        found.reduces = found.single = true;
        found.apart = found.apart || depth > 0;
        break;
      case OpCode::For:
      case OpCode::Loop: found.single = true; break;
      case OpCode::Call: found.single = found.apart = true; break;
      case OpCode::Return:
        found.single = found.single || depth > 0;
        found.apart = found.apart || depth > 0;
        break;
      case OpCode::Scalar:
        // Functions of libdevice are long, and it is arithmetic that bounds them.
        if (info(op->scalar_op).ulps != 0) found.ops += 64;
        break;
      default: break;
    }
    for (const ir::Region &each : op->regions) survey(each, depth + 1, found);
  }
}

using ValueSet = std::set<std::uint32_t>;  // by ValueId

/// Neighbouring elements for points that neighbour along the last axis, and no check on the way.
bool is_vector(const ir::Function &kernel, const ValueSet &row, const ValueSet &indices, const Op &op) {
  if (op.code != OpCode::Load && op.code != OpCode::Store) return false;
  const ir::Type &array = kernel.type(op.operands[0]);
  if (array.rank == 0) return false;
  if (array.layout != ir::LayoutClass::Contiguous && array.layout != ir::LayoutClass::UnitInner) return false;
  const std::uint64_t axes = (std::uint64_t{1} << array.rank) - 1;
  if (op.check != ir::Check::None && (op.inside & axes) != axes) return false;
  if (op.operands.back() != kernel.body.args.back()) return false;
  const std::size_t first = op.code == OpCode::Load ? 1 : 2;
  const ValueSet &fixed = op.wrap ? indices : row;  // what may be negative would wrap
  return std::all_of(op.operands.begin() + static_cast<std::ptrdiff_t>(first), op.operands.end() - 1,
                     [&](ValueId id) { return fixed.contains(id.index); });
}

}  // namespace

PointPlan plan_points(const ir::Function &kernel, bool can_fault, std::uint32_t wanted) {
  PointPlan plan;
  Survey found;
  survey(kernel.body, 0, found);
  plan.shared = found.reduces && kernel.reduces_within;
  plan.columns = found.reduces && !kernel.reduces_within && !can_fault && !found.apart;
  if (found.single || can_fault) return plan;

  // Values that are the same for all points of a row: the other indices, parameters and constants.
  ValueSet row;
  ValueSet indices;
  for (std::size_t i = 0; i + 1 < kernel.body.args.size(); ++i) {
    row.insert(kernel.body.args[i].index);
    if (i >= kernel.params.size()) indices.insert(kernel.body.args[i].index);
  }
  for (const auto &op : kernel.body.ops) {
    if (op->code == OpCode::Constant) row.insert(op->results[0].index);
  }
  std::size_t smallest = 16;
  std::size_t largest = 1;
  for (const auto &op : kernel.body.ops) {
    if (!is_vector(kernel, row, indices, *op)) continue;
    plan.vectors.insert(op.get());
    const std::size_t item = size_of(kernel.type(op->operands[0]).dtype);
    smallest = std::min(smallest, item);
    largest = std::max(largest, item);
  }
  if (plan.vectors.empty()) return plan;
  std::size_t points = std::min(16 / smallest, std::max<std::size_t>((smallest == largest ? 16 : 32) / largest, 1));
  while (points > 1 && points * found.ops > kMostOps) points /= 2;
  if (wanted != 0) points = wanted;
  plan.points = static_cast<std::uint32_t>(points);
  // Parts of a complex number are two: that is a vector even of one.
  for (auto op = plan.vectors.begin(); op != plan.vectors.end();) {
    const ValueId array = (*op)->operands[0];
    const DType dtype = kernel.type(array).dtype;
    if (points == 1 && !is_complex(dtype)) {
      op = plan.vectors.erase(op);
      continue;
    }
    plan.alignment[array.index] = static_cast<std::int64_t>(std::min<std::size_t>(16, points * size_of(dtype)));
    ++op;
  }
  return plan;
}

}  // namespace gridstride::codegen::nvptx
