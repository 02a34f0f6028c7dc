#include "jit/attributes.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "codegen/codegen.h"
#include "ir/ir.h"
#include "passes/uniformity.h"
#include "types/dtype.h"

namespace gridstride::jit {

namespace {

/// Walks a function's ops in order: each value lives from its op to its last use, or to the end of a loop that uses a
/// value from outside.
class FunctionWalk {
public:
  FunctionWalk(const ir::Module &module, const ir::Function &function, std::map<const ir::Function *, int> &peaks)
      : module_(module), function_(function), peaks_(peaks) {}

  int peak() {
    begin_.assign(function_.values.size(), -1);
    end_.assign(function_.values.size(), -1);
    for (ir::ValueId arg : function_.body.args) define(arg);
    region(function_.body);
    // Words that appear and vanish at each place.
    std::vector<int> change(static_cast<std::size_t>(place_) + 2, 0);
    for (std::size_t i = 0; i < begin_.size(); ++i) {
      if (begin_[i] < 0 || end_[i] < begin_[i]) continue;
      change[static_cast<std::size_t>(begin_[i])] += words(function_.values[i].type);
      change[static_cast<std::size_t>(end_[i]) + 1] -= words(function_.values[i].type);
    }
    int live = 0;
    int most = 0;
    for (int at = 0; at <= place_; ++at) {
      live += change[static_cast<std::size_t>(at)];
      const auto call = calls_.find(at);
      most = std::max(most, live + (call == calls_.end() ? 0 : call->second));
    }
    return most;
  }

  static int words(const ir::Type &type) {
    return type.is_array() ? 2 : static_cast<int>((size_of(type.dtype) + 3) / 4);
  }

private:
  void define(ir::ValueId id) { begin_[id.index] = place_; }

  void region(const ir::Region &body) {
    for (ir::ValueId arg : body.args) {
      if (begin_[arg.index] < 0) define(arg);
    }
    for (const auto &op : body.ops) {
      ++place_;
      for (ir::ValueId id : op->operands) end_[id.index] = place_;
      const int first = place_;
      for (const ir::Region &each : op->regions) region(each);
      if (op->code == ir::OpCode::For || op->code == ir::OpCode::Loop) {
        // What the loop reads of the values around it, it reads in each iteration.
        for (std::size_t i = 0; i < begin_.size(); ++i) {
          if (begin_[i] >= 0 && begin_[i] < first && end_[i] > first) end_[i] = place_;
        }
      }
      if (op->code == ir::OpCode::Call) {
        if (const ir::Function *callee = module_.find(op->symbol)) calls_[place_] = peak_of(*callee);
      }
      for (ir::ValueId id : op->results) define(id);
    }
  }

  int peak_of(const ir::Function &function) {
    const auto found = peaks_.find(&function);
    if (found != peaks_.end()) return found->second;
    peaks_[&function] = 0;  // what a function that calls itself adds is not known
    const int peak = FunctionWalk(module_, function, peaks_).peak();
    peaks_[&function] = peak;
    return peak;
  }

  const ir::Module &module_;
  const ir::Function &function_;
  std::map<const ir::Function *, int> &peaks_;
  std::vector<int> begin_;
  std::vector<int> end_;
  std::map<int, int> calls_;
  int place_ = 0;
};

void add_needs(const ir::Function &function, const ir::Region &region, Attributes &attributes) {
  for (const auto &op : region.ops) {
    const bool shared = op->code == ir::OpCode::SharedArray;
    if ((shared || op->code == ir::OpCode::LocalArray) && !is_dynamic(*op)) {
      std::size_t bytes = size_of(function.type(op->results[0]).dtype);
      for (std::int64_t extent : op->shape) bytes *= static_cast<std::size_t>(extent);
      (shared ? attributes.shared_bytes : attributes.local_bytes) += bytes;
    }
    if (op->code == ir::OpCode::Print) attributes.text_bytes += op->symbol.size() + 1;
    if (op->code == ir::OpCode::Barrier && op->barrier == ir::BarrierKind::Grid) attributes.cooperative = true;
    for (const ir::Region &each : op->regions) add_needs(function, each, attributes);
  }
}

}  // namespace

Attributes attributes_of(const Kernel &kernel) {
  const ir::Module module = ir::parse(kernel.ir_text());
  Attributes attributes;
  std::map<const ir::Function *, int> peaks;
  attributes.registers = std::clamp(FunctionWalk(module, module.kernel(), peaks).peak(), 1, 255);
  for (const auto &function : module.functions) add_needs(*function, function->body, attributes);
  return attributes;
}

std::string ir_with_variation(const Kernel &kernel) {
  ir::Module module = ir::parse(kernel.ir_text());
  ir::Function &function = module.kernel();
  const passes::LaneModel lanes = function.kind == ir::FunctionKind::Elementwise ? passes::LaneModel::Points
                                  : codegen::has_block_form(module)              ? passes::LaneModel::BlockX
                                                                                 : passes::LaneModel::GlobalX;
  const passes::UniformityInfo found = passes::analyze_uniformity(module, function, lanes);
  for (std::size_t i = 0; i < function.values.size(); ++i) {
    const passes::Uniformity &value = found.values[i];
    std::string &name = function.values[i].name;
    if (value.uniform()) {
      name += "_u";
    } else if (value.linear()) {
      name += (value.stride < 0 ? "_lm" : "_l") + std::to_string(value.stride < 0 ? -value.stride : value.stride);
    } else {
      name += "_v";
    }
  }
  return ir::print(module);
}

}  // namespace gridstride::jit
