#include "passes/flatten_ifs.h"

#include <algorithm>
#include <utility>

#include "passes/walk.h"

namespace gridstride::passes {

using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::Region;

namespace {

/// Both sides together may cost this many ops; more are worth a branch that can be skipped.
constexpr std::size_t kMostOps = 8;

bool flattens(const Op &op) {
  if (op.code != OpCode::If) return false;
  std::size_t cost = 0;
  for (const Region &each : op.regions) {
    if (each.ops.back()->code != OpCode::Yield) return false;
    for (std::size_t i = 0; i + 1 < each.ops.size(); ++i) {
      if (!is_cheap(*each.ops[i])) return false;
      cost += each.ops[i]->code == OpCode::Constant ? 0 : 1;
    }
  }
  return cost <= kMostOps;
}

void flatten(Region &region) {
  std::vector<std::unique_ptr<Op>> ops = std::move(region.ops);
  region.ops.clear();
  for (auto &op : ops) {
    for (Region &each : op->regions) flatten(each);
    if (!flattens(*op)) {
      region.ops.push_back(std::move(op));
      continue;
    }
    for (Region &each : op->regions) {
      for (std::size_t i = 0; i + 1 < each.ops.size(); ++i) region.ops.push_back(std::move(each.ops[i]));
    }
    for (std::size_t i = 0; i < op->results.size(); ++i) {
      auto select = std::make_unique<Op>();
      select->code = OpCode::Scalar;
      select->scalar_op = ScalarOp::Select;
      select->operands = {op->operands[0], op->regions[0].ops.back()->operands[i],
                          op->regions[1].ops.back()->operands[i]};
      select->results = {op->results[i]};
      select->loc = op->loc;
      region.ops.push_back(std::move(select));
    }
  }
}

}  // namespace

void flatten_ifs(Function &function) {
  flatten(function.body);
}

}  // namespace gridstride::passes
