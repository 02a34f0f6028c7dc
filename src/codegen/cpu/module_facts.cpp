#include <algorithm>
#include <vector>

#include "codegen/cpu/facts.h"

// What is asked of a module as it stands, before or beside the analysis of its values.
namespace gridstride::codegen::cpu {

using ir::FunctionKind;
using ir::Op;
using ir::OpCode;
using ir::Region;

Escapes &Escapes::operator|=(const Escapes &other) {
  breaks = breaks || other.breaks;
  continues = continues || other.continues;
  returns = returns || other.returns;
  faults = faults || other.faults;
  return *this;
}

namespace {

Escapes escapes_within(const ir::Module &module, const ir::Op &op, std::vector<const ir::Function *> &active) {
  Escapes escapes;
  switch (op.code) {
    case OpCode::Break: escapes.breaks = true; break;
    case OpCode::Continue: escapes.continues = true; break;
    case OpCode::Return: escapes.returns = true; break;
    case OpCode::Fault: escapes.faults = true; break;
    case OpCode::Load:
    case OpCode::Store:
    case OpCode::Atomic: escapes.faults = op.check == ir::Check::Report; break;
    case OpCode::Call: {
      const ir::Function *callee = module.find(op.symbol);
      if (std::find(active.begin(), active.end(), callee) != active.end()) {
        escapes.faults = true;
        break;
      }
      active.push_back(callee);
      for (const auto &inner : callee->body.ops) escapes |= escapes_within(module, *inner, active);
      active.pop_back();
      escapes.returns = false;
      break;
    }
    default: break;
  }
  for (const Region &region : op.regions) {
    for (const auto &inner : region.ops) escapes |= escapes_within(module, *inner, active);
  }
  if (op.code == OpCode::For || op.code == OpCode::Loop) escapes.breaks = escapes.continues = false;
  return escapes;
}

}  // namespace

Escapes escapes_of(const ir::Module &module, const ir::Op &op) {
  std::vector<const ir::Function *> active;
  return escapes_within(module, op, active);
}

bool asks_lane_coordinates(const ir::Region &region, int axis) {
  for (const auto &op : region.ops) {
    const bool asks = op->code == OpCode::ThreadIdx || op->code == OpCode::BlockIdx;
    if (asks && op->dim == axis) return true;
    for (const Region &inner : op->regions) {
      if (asks_lane_coordinates(inner, axis)) return true;
    }
  }
  return false;
}

const ir::Op *find_stride_loop(const ir::Module &module, int axis) {
  const ir::Function &kernel = module.kernel();
  if (kernel.kind != FunctionKind::Simt) return nullptr;
  for (const auto &function : module.functions) {
    if (asks_lane_coordinates(function->body, axis)) return nullptr;
  }
  const Op *loop = nullptr;
  const Op *start = nullptr;
  for (const auto &op : kernel.body.ops) {
    switch (op->code) {
      case OpCode::For:
        if (loop != nullptr) return nullptr;
        loop = op.get();
        break;
      case OpCode::Return:
      case OpCode::Constant:
      case OpCode::Scalar:
      case OpCode::Cast:
      case OpCode::Extent:
      case OpCode::Stride:
      case OpCode::BlockDim:
      case OpCode::GridDim:
      case OpCode::ThreadIdx:
      case OpCode::BlockIdx:
      case OpCode::GlobalSize:
      case OpCode::GlobalIdx: break;
      default: return nullptr;
    }
  }
  if (loop == nullptr || !loop->results.empty()) return nullptr;
  for (const auto &op : kernel.body.ops) {
    const bool starts = op->code == OpCode::GlobalIdx && op->dim == axis && op->results[0] == loop->operands[0];
    if (starts) start = op.get();
  }
  if (start == nullptr) return nullptr;
  // No way out of a trip but to the next one.
  Escapes escapes;
  for (const auto &op : loop->regions[0].ops) escapes |= escapes_of(module, *op);
  if (escapes.breaks || escapes.outer()) return nullptr;

  LaneModel model;
  model.axis = axis;
  const FunctionFacts facts = analyze(module, model);
  const Fact &hi = facts.of(loop->operands[1]);
  const Fact &step = facts.of(loop->operands[2]);
  const bool fixed = hi.uniform() && hi.level <= kRow && step.uniform() && step.level <= kRow;
  return fixed && step.bounded && step.low >= 1 ? loop : nullptr;
}

bool uniform_address(const FunctionFacts &facts, const ir::Op &access) {
  const std::size_t first = ir::first_index(access);
  const ir::Type &array = facts.function->type(access.operands[0]);
  // Lanes have local arrays of their own.
  if (array.space == ir::Space::Local && !facts.one_lane) return false;
  for (std::size_t i = first; i < access.operands.size(); ++i) {
    if (facts.of(access.operands[i]).uniform()) continue;
    const bool broadcast = i + 1 == access.operands.size() && array.layout == ir::LayoutClass::BroadcastInner;
    if (!broadcast || access.check != ir::Check::None) return false;
  }
  return true;
}

}  // namespace gridstride::codegen::cpu
