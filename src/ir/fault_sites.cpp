#include "ir/fault_sites.h"

namespace gridstride::ir {

namespace {

void visit(const Function &function, const Region &region,
           const std::function<void(const Function &, const Op &)> &found) {
  for (const auto &op : region.ops) {
    const bool access = op->code == OpCode::Load || op->code == OpCode::Store;
    if (op->code == OpCode::Fault || (access && op->check == Check::Report)) found(function, *op);
    for (const Region &each : op->regions) visit(function, each, found);
  }
}

}  // namespace

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
