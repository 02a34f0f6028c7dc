#include "ir/calls.h"

#include <map>
#include <vector>

namespace gridstride::ir {

namespace {

using Callees = std::map<const Function *, std::set<const Function *>>;

void collect(const Module &module, const Region &region, std::set<const Function *> &callees) {
  for (const auto &op : region.ops) {
    if (op->code == OpCode::Call) callees.insert(module.find(op->symbol));
    for (const Region &each : op->regions) collect(module, each, callees);
  }
}

bool reaches_itself(const Callees &callees, const Function *function) {
  std::set<const Function *> seen;
  std::vector<const Function *> queue{function};
  while (!queue.empty()) {
    const Function *at = queue.back();
    queue.pop_back();
    for (const Function *each : callees.at(at)) {
      if (each == function) return true;
      if (seen.insert(each).second) queue.push_back(each);
    }
  }
  return false;
}

}  // namespace

std::set<const Function *> recursive_functions(const Module &module) {
  std::set<const Function *> found;
  if (module.functions.size() < 2) return found;
  Callees callees;
  for (const auto &function : module.functions) collect(module, function->body, callees[function.get()]);
  for (const auto &function : module.functions) {
    if (reaches_itself(callees, function.get())) found.insert(function.get());
  }
  return found;
}

}  // namespace gridstride::ir
