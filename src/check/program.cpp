#include "check/program.h"

#include <set>

#include "ir/fault_sites.h"
#include "ir/parameter_uses.h"

namespace gridstride::check {

namespace {

using ir::Op;
using ir::OpCode;
using ir::Region;

void visit(const ir::Function &function, const Region &region,
           const std::function<void(const ir::Function &, const Op &)> &found) {
  for (const auto &op : region.ops) {
    if (ir::is_access(op->code)) {
      const ir::Space space = function.type(op->operands[0]).space;
      if (space == ir::Space::Global || space == ir::Space::Shared) found(function, *op);
    }
    for (const Region &each : op->regions) visit(function, each, found);
  }
}

template <class Found>
void each_op(const Region &region, Found &&found) {
  for (const auto &op : region.ops) {
    found(*op);
    for (const Region &each : op->regions) each_op(each, found);
  }
}

/// The loads of a loop that wait: they read one element again and again, or the loop has a fence; and the loop itself
/// does not store to their array.
void find_polls(const Op &loop, std::set<const Op *> &polls) {
  std::set<ir::ValueId> inside(loop.regions[0].args.begin(), loop.regions[0].args.end());
  std::set<ir::ValueId> stored;
  bool fences = false;
  each_op(loop.regions[0], [&](const Op &op) {
    inside.insert(op.results.begin(), op.results.end());
    for (const Region &each : op.regions) inside.insert(each.args.begin(), each.args.end());
    if (op.code == OpCode::Store) stored.insert(op.operands[0]);
    fences = fences || op.code == OpCode::Fence;
  });
  each_op(loop.regions[0], [&](const Op &op) {
    if (op.code != OpCode::Load || stored.contains(op.operands[0])) return;
    bool again = true;
    for (std::size_t i = 1; i < op.operands.size(); ++i) again = again && !inside.contains(op.operands[i]);
    if (again || fences) polls.insert(&op);
  });
}

Action action_of(OpCode code) {
  if (code == OpCode::Load) return Action::Reads;
  return code == OpCode::Store ? Action::Writes : Action::Updates;
}

}  // namespace

void visit_sites(const ir::Module &module, const std::function<void(const ir::Function &, const Op &)> &found) {
  for (const auto &function : module.functions) visit(*function, function->body, found);
}

Program::Program(const ir::Module &module) : name_(module.kernel().name) {
  std::set<const Op *> polls;
  std::set<const Op *> asked;
  for (const auto &function : module.functions) {
    std::set<ir::ValueId> used;
    each_op(function->body, [&](const Op &op) {
      if (op.code == OpCode::Loop) find_polls(op, polls);
      used.insert(op.operands.begin(), op.operands.end());
    });
    each_op(function->body, [&](const Op &op) {
      if (op.code == OpCode::Atomic && used.contains(op.results[0])) asked.insert(&op);
    });
  }
  orders_by_memory_ = !asked.empty() || !polls.empty();
  visit_sites(module, [&](const ir::Function &function, const Op &op) {
    const ir::Type &type = function.type(op.operands[0]);
    Site site;
    site.action = action_of(op.code);
    site.polls = polls.contains(&op);
    site.asks = asked.contains(&op);
    site.space = type.space;
    site.bytes = static_cast<std::uint32_t>(size_of(type.dtype));
    site.align = is_complex(type.dtype) ? site.bytes / 2 : site.bytes;
    site.array = function.values[op.operands[0].index].name;
    site.file = function.source_file;
    site.loc = op.loc;
    sites_.push_back(std::move(site));
  });
  ir::visit_waits(module, [&](const ir::Function &function, const Op &op) {
    waits_.push_back({function.source_file, op.loc});
  });
  std::uint64_t offset = 0;
  std::string dynamic;
  for (const auto &function : module.functions) {
    each_op(function->body, [&](const Op &op) {
      if (op.code != OpCode::SharedArray) return;
      const ir::ValueInfo &made = function->values[op.results[0].index];
      if (ir::is_dynamic(op)) {
        dynamic = made.name;
        return;
      }
      shared_.push_back({offset, made.name});
      std::uint64_t bytes = size_of(made.type.dtype);
      for (const std::int64_t extent : op.shape) bytes *= static_cast<std::uint64_t>(extent);
      offset += (bytes + 63) / 64 * 64;
    });
  }
  shared_.push_back({offset, dynamic});
  const std::vector<ir::ParameterUse> uses = ir::parameter_uses(module);
  const ir::Function &kernel = module.kernel();
  for (std::size_t i = 0; i < kernel.params.size(); ++i) {
    parameters_.push_back({kernel.params[i], kernel.param_names[i], uses[i].written});
  }
}

}  // namespace gridstride::check
