#include <algorithm>

#include "codegen/cpu/cooperation.h"
#include "codegen/cpu/fission.h"
#include "ir/calls.h"
#include "ir/fault_sites.h"

namespace gridstride::codegen::cpu {

namespace {

using ir::Op;
using ir::OpCode;
using ir::Region;

bool is_loop(const Op &op) {
  return op.code == OpCode::For || op.code == OpCode::Loop;
}

class Finder {
public:
  Finder(const ir::Module &module, bool one_shape) : module_(module), one_shape_(one_shape) {}

  std::unique_ptr<FissionFacts> run() {
    const ir::Function &kernel = module_.kernel();
    if (kernel.kind != ir::FunctionKind::Simt || !callees_fit()) return nullptr;
    auto facts = std::make_unique<FissionFacts>();
    facts->uniformity = passes::analyze_uniformity(module_, kernel, passes::LaneModel::Block);
    facts_ = facts.get();
    static_cast<void>(mark_barriers(kernel.body));
    mark_exits(kernel.body, nullptr);
    return fits_ && check(kernel.body) ? std::move(facts) : nullptr;
  }

private:
  /// Device functions are part of a phase.
  bool callees_fit() {
    bool fits = ir::recursive_functions(module_).empty();
    for (const auto &function : module_.functions) {
      if (function == module_.functions.front()) continue;
      visit(function->body, [&](const Op &op) {
        switch (op.code) {
          case OpCode::Barrier:
          case OpCode::Warp:
          case OpCode::SharedArray:
          case OpCode::LocalArray: fits = false; break;
          default: break;
        }
      });
    }
    const ir::Function &kernel = module_.kernel();
    visit(kernel.body, [&](const Op &op) {
      if (op.code == OpCode::Warp && !one_shape_) fits = false;
      if (op.code == OpCode::Barrier && op.barrier == ir::BarrierKind::Grid) fits = false;
      if (op.code != OpCode::Call) return;
      for (ir::ValueId id : op.operands) {
        const ir::Type &type = kernel.type(id);
        if (type.is_array() && type.space == ir::Space::Local) fits = false;
      }
    });
    bool faults = false;
    ir::visit_fault_ops(module_, [&](const ir::Function &, const Op &) { faults = true; });
    return fits && !faults;
  }

  template <class Found>
  static void visit(const Region &region, Found &&found) {
    for (const auto &op : region.ops) {
      found(*op);
      for (const Region &inner : op->regions) visit(inner, found);
    }
  }

  bool mark_barriers(const Region &region) {
    bool any = false;
    for (const auto &op : region.ops) {
      if (op->code == OpCode::Barrier) any = true;
      bool inside = false;
      for (const Region &inner : op->regions) inside = mark_barriers(inner) || inside;
      if (inside) facts_->driver.insert(op.get());
      if (inside && op->code == OpCode::Reduce) fits_ = false;
      any = any || inside;
    }
    return any;
  }

  /// An If around a way out of a driver's loop is the driver's too. Gives whether the region has such a way out.
  bool mark_exits(const Region &region, const Op *loop) {
    bool exits = false;
    for (const auto &op : region.ops) {
      const bool leaves = op->code == OpCode::Break || op->code == OpCode::Continue;
      if (leaves && loop != nullptr) exits = true;
      for (const Region &inner : op->regions) {
        const bool own = facts_->driver.contains(op.get());
        const Op *target = op->code == OpCode::If ? loop : is_loop(*op) && own ? op.get() : nullptr;
        const bool inside = mark_exits(inner, target);
        if (op->code != OpCode::If || !inside) continue;
        facts_->driver.insert(op.get());
        exits = true;
      }
    }
    return exits;
  }

  bool check(const Region &region) const {
    for (const auto &op : region.ops) {
      if (!facts_->driver.contains(op.get())) continue;
      if (!facts_->uniformity.uniform_control(*op)) return false;
      if (op->code == OpCode::For) {
        for (std::size_t i = 0; i < 3; ++i) {
          if (!facts_->uniformity[op->operands[i]].uniform()) return false;
        }
      }
      for (const Region &inner : op->regions) {
        if (!check(inner)) return false;
      }
    }
    return true;
  }

  const ir::Module &module_;
  bool one_shape_;
  FissionFacts *facts_ = nullptr;
  bool fits_ = true;
};

}  // namespace

std::unique_ptr<FissionFacts> find_fission(const ir::Module &module, bool one_shape) {
  return Finder(module, one_shape).run();
}

}  // namespace gridstride::codegen::cpu
