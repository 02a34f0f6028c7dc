#include "kernels/writes.h"

#include <map>

namespace gridstride::kernels {

namespace {

class WriteFinder {
public:
  explicit WriteFinder(const ir::Module &module) : module_(module) {}

  const std::vector<bool> &of(const ir::Function &function) {
    auto found = written_.find(&function);
    if (found != written_.end()) return found->second;
    std::vector<bool> values(function.values.size(), false);
    visit(function.body, values);
    std::vector<bool> parameters;
    for (ir::ValueId argument : function.body.args) parameters.push_back(values[argument.index]);
    return written_[&function] = std::move(parameters);
  }

private:
  // Marks the array values that ops of the region store through. The IR has no ops that give another value for the
  // same array, so a parameter is written where its own value is marked.
  void visit(const ir::Region &region, std::vector<bool> &values) {
    for (const auto &op : region.ops) {
      if (op->code == ir::OpCode::Store) {
        values[op->operands.front().index] = true;
      } else if (op->code == ir::OpCode::Call) {
        const ir::Function *callee = module_.find(op->symbol);
        if (callee == nullptr) continue;
        const std::vector<bool> written = of(*callee);
        for (std::size_t i = 0; i < written.size() && i < op->operands.size(); ++i) {
          if (written[i]) values[op->operands[i].index] = true;
        }
      }
      for (const ir::Region &inner : op->regions) visit(inner, values);
    }
  }

  const ir::Module &module_;
  std::map<const ir::Function *, std::vector<bool>> written_;
};

}  // namespace

std::vector<bool> written_parameters(const ir::Module &module) {
  return WriteFinder(module).of(module.kernel());
}

}  // namespace gridstride::kernels
