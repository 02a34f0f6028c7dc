#include "ir/parameter_uses.h"

#include <map>

namespace gridstride::ir {

namespace {

class UseFinder {
public:
  explicit UseFinder(const Module &module) : module_(module) {}

  const std::vector<ParameterUse> &of(const Function &function) {
    auto found = uses_.find(&function);
    if (found != uses_.end()) return found->second;
    // What calls itself may do anything, while that is being found out.
    uses_[&function].assign(function.body.args.size(), {true, true});
    std::vector<ParameterUse> values(function.values.size());
    visit(function.body, values);
    std::vector<ParameterUse> parameters;
    for (ValueId argument : function.body.args) parameters.push_back(values[argument.index]);
    return uses_[&function] = std::move(parameters);
  }

private:
  // Marks the array values whose elements ops of the region touch. The IR has no ops that give another value for the
  // same array, so a parameter is used where its own value is marked.
  void visit(const Region &region, std::vector<ParameterUse> &values) {
    for (const auto &op : region.ops) {
      if (op->code == OpCode::Store) {
        values[op->operands.front().index].written = true;
      } else if (op->code == OpCode::Load) {
        values[op->operands.front().index].read = true;
      } else if (op->code == OpCode::Atomic) {
        values[op->operands.front().index] = {true, true};
      } else if (op->code == OpCode::Call) {
        const Function *callee = module_.find(op->symbol);
        if (callee == nullptr) continue;
        const std::vector<ParameterUse> uses = of(*callee);
        for (std::size_t i = 0; i < uses.size() && i < op->operands.size(); ++i) {
          ParameterUse &use = values[op->operands[i].index];
          use.read = use.read || uses[i].read;
          use.written = use.written || uses[i].written;
        }
      }
      for (const Region &inner : op->regions) visit(inner, values);
    }
  }

  const Module &module_;
  std::map<const Function *, std::vector<ParameterUse>> uses_;
};

}  // namespace

std::vector<ParameterUse> parameter_uses(const Module &module) {
  return UseFinder(module).of(module.kernel());
}

}  // namespace gridstride::ir
