#include "ir/fault_sites.h"

namespace gridstride::ir {

namespace {

void visit(const Function &function, const Region &region,
           const std::function<void(const Function &, const Op &)> &found) {
  for (const auto &op : region.ops) {
    if (op->code == OpCode::Fault || (is_access(op->code) && op->check == Check::Report)) found(function, *op);
    for (const Region &each : op->regions) visit(function, each, found);
  }
}

void visit_waits(const Function &function, const Region &region,
                 const std::function<void(const Function &, const Op &)> &found) {
  for (const auto &op : region.ops) {
    if (op->code == OpCode::Barrier || op->code == OpCode::Warp) found(function, *op);
    for (const Region &each : op->regions) visit_waits(function, each, found);
  }
}

}  // namespace

void visit_waits(const Module &module, const std::function<void(const Function &, const Op &)> &found) {
  for (const auto &function : module.functions) visit_waits(*function, function->body, found);
}

std::vector<Loc> wait_places(const Module &module) {
  std::vector<Loc> places;
  visit_waits(module, [&](const Function &, const Op &op) { places.push_back(op.loc); });
  return places;
}

void record_deadlock(FaultRecord *record, const Deadlock &deadlock) {
  if (record == nullptr || record->raised != 0) return;
  record->raised = 1;
  record->site = kDeadlockSites + deadlock.site;
  for (std::size_t d = 0; d < 3; ++d) {
    record->block[d] = deadlock.block[d];
    record->thread[d] = deadlock.thread[d];
  }
  record->index = deadlock.other;
  record->extent = deadlock.other_loops ? -1 : static_cast<std::int64_t>(deadlock.other_site);
}

void visit_fault_ops(const Module &module, const std::function<void(const Function &, const Op &)> &found) {
  for (const auto &function : module.functions) visit(*function, function->body, found);
}

int fault_site_count(const Function &function, const Op &op) {
  return op.code == OpCode::Fault ? 1 : static_cast<int>(function.type(op.operands[0]).rank);
}

std::vector<FaultSite> fault_sites(const Module &module) {
  std::vector<FaultSite> sites;
  visit_fault_ops(module, [&](const Function &function, const Op &op) {
    for (int axis = 0; axis < fault_site_count(function, op); ++axis) {
      FaultSite site;
      site.loc = op.loc;
      if (op.code == OpCode::Fault) {
        site.kind = op.fault;
        site.message = op.symbol;
      } else {
        site.kind = FaultKind::Index;
        site.array = function.values[op.operands[0].index].name;
        site.axis = axis;
      }
      sites.push_back(std::move(site));
    }
  });
  return sites;
}

}  // namespace gridstride::ir
