#include "ir/ir.h"

#include "ir/clone.h"

#include <utility>

namespace gridstride::ir {

namespace {

Region clone_region(const Region &region);

std::unique_ptr<Op> clone_op(const Op &op) {
  auto copy = std::make_unique<Op>();
  copy->code = op.code;
  copy->operands = op.operands;
  copy->results = op.results;
  copy->regions.reserve(op.regions.size());
  for (const Region &region : op.regions) copy->regions.push_back(clone_region(region));
  copy->scalar_op = op.scalar_op;
  copy->scalar = op.scalar;
  copy->dim = op.dim;
  copy->check = op.check;
  copy->wrap = op.wrap;
  copy->inside = op.inside;
  copy->nonnegative = op.nonnegative;
  copy->fault = op.fault;
  copy->symbol = op.symbol;
  copy->shape = op.shape;
  copy->barrier = op.barrier;
  copy->atomic = op.atomic;
  copy->warp = op.warp;
  copy->width = op.width;
  copy->loc = op.loc;
  return copy;
}

Region clone_region(const Region &region) {
  Region copy;
  copy.args = region.args;
  copy.ops.reserve(region.ops.size());
  for (const auto &op : region.ops) copy.ops.push_back(clone_op(*op));
  return copy;
}

}  // namespace

ValueId Function::new_value(Type type, std::string value_name) {
  const ValueId id{static_cast<std::uint32_t>(values.size())};
  values.push_back({type, std::move(value_name)});
  return id;
}

const Function *Module::find(const std::string &name) const {
  for (const auto &function : functions) {
    if (function->name == name) return function.get();
  }
  return nullptr;
}

std::unique_ptr<Op> clone(const Op &op) {
  return clone_op(op);
}

std::unique_ptr<Function> clone(const Function &function) {
  auto copy = std::make_unique<Function>();
  copy->name = function.name;
  copy->kind = function.kind;
  copy->space_rank = function.space_rank;
  copy->reduces_within = function.reduces_within;
  copy->disjoint = function.disjoint;
  copy->streaming = function.streaming;
  copy->params = function.params;
  copy->param_names = function.param_names;
  copy->result_types = function.result_types;
  copy->source_file = function.source_file;
  copy->values = function.values;
  copy->body = clone_region(function.body);
  return copy;
}

Module clone(const Module &module) {
  Module copy;
  copy.functions.reserve(module.functions.size());
  for (const auto &function : module.functions) copy.functions.push_back(clone(*function));
  return copy;
}

}  // namespace gridstride::ir
