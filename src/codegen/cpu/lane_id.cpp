#include "codegen/cpu/lane_id.h"

#include <utility>

#include "ir/builder.h"

namespace gridstride::codegen::cpu {

namespace {

using ir::Op;
using ir::OpCode;
using ir::Region;

bool asks(const Region &region) {
  for (const auto &op : region.ops) {
    if (op->code == OpCode::LaneId) return true;
    for (const Region &inner : op->regions) {
      if (asks(inner)) return true;
    }
  }
  return false;
}

void rewrite(ir::Function &function, Region &region) {
  std::vector<std::unique_ptr<Op>> ops = std::move(region.ops);
  region.ops.clear();
  for (auto &op : ops) {
    for (Region &inner : op->regions) rewrite(function, inner);
    if (op->code != OpCode::LaneId) {
      region.ops.push_back(std::move(op));
      continue;
    }
    ir::Builder builder(function);
    builder.set_region(&region);
    builder.set_loc(op->loc);
    ir::ValueId number = builder.thread_query(OpCode::ThreadIdx, 2);
    for (int dim = 1; dim >= 0; --dim) {
      number = builder.scalar(ScalarOp::Mul, {number, builder.thread_query(OpCode::BlockDim, dim)});
      number = builder.scalar(ScalarOp::Add, {number, builder.thread_query(OpCode::ThreadIdx, dim)});
    }
    builder.scalar(ScalarOp::And, {number, builder.constant_int(DType::Int32, ir::kWarpSize - 1)});
    region.ops.back()->results = op->results;
  }
}

}  // namespace

bool asks_lane_id(const ir::Module &module) {
  for (const auto &function : module.functions) {
    if (asks(function->body)) return true;
  }
  return false;
}

ir::Module without_lane_id(const ir::Module &module) {
  ir::Module result = ir::clone(module);
  for (const auto &function : result.functions) rewrite(*function, function->body);
  return result;
}

}  // namespace gridstride::codegen::cpu
