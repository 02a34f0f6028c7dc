#include "passes/inline_cooperation.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "ir/calls.h"
#include "ir/clone.h"
#include "passes/walk.h"

namespace gridstride::passes {

namespace {

using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

bool is_own(const Op &op) {
  return op.code == OpCode::Barrier || op.code == OpCode::Warp || op.code == OpCode::SharedArray ||
         op.code == OpCode::LocalArray;
}

bool has(const Region &region, bool (*wanted)(const Op &)) {
  bool found = false;
  for_each_op(region, [&](const Op &op) { found = found || wanted(op); });
  return found;
}

bool returns_from_a_loop(const Region &region, bool in_loop) {
  for (const auto &op : region.ops) {
    if (op->code == OpCode::Return && in_loop) return true;
    for (const Region &inner : op->regions) {
      if (returns_from_a_loop(inner, in_loop || op->code != OpCode::If)) return true;
    }
  }
  return false;
}

/// The functions whose calls are to go; none where one of them has to stay.
std::set<const Function *> wanted(const ir::Module &module) {
  std::set<const Function *> found;
  for (const auto &function : module.functions) {
    if (function == module.functions.front()) continue;
    bool own = has(function->body, is_own);
    for (const ir::Type &type : function->params) own = own || (type.is_array() && type.space == ir::Space::Local);
    if (own) found.insert(function.get());
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto &function : module.functions) {
      if (function == module.functions.front() || found.contains(function.get())) continue;
      bool calls = false;
      for_each_op(function->body, [&](const Op &op) {
        calls = calls || (op.code == OpCode::Call && found.contains(module.find(op.symbol)));
      });
      if (calls) changed = found.insert(function.get()).second;
    }
  }
  const std::set<const Function *> recursive = ir::recursive_functions(module);
  for (const Function *each : found) {
    if (recursive.contains(each) || returns_from_a_loop(each->body, false)) return {};
  }
  return found;
}

bool returns(const Op &branch) {
  bool found = false;
  for (const Region &side : branch.regions) {
    found = found || has(side, [](const Op &op) { return op.code == OpCode::Return; });
  }
  return found;
}

/// Of each If of which a side returns, at most one side goes on.
bool can_straighten(const Region &region) {
  bool fits = true;
  for_each_op(region, [&](const Op &op) {
    if (op.code != OpCode::If || !returns(op)) return;
    const auto open = std::count_if(op.regions.begin(), op.regions.end(),
                                    [](const Region &side) { return side.ops.back()->code != OpCode::Return; });
    fits = fits && open <= 1;
  });
  return fits;
}

class Inliner {
public:
  Inliner(ir::Module &module, const std::set<const Function *> &wanted)
      : module_(module), kernel_(module.kernel()), wanted_(wanted) {}

  void run() {
    expand(kernel_.body);
    auto &ops = kernel_.body.ops;
    ops.insert(ops.begin(), std::make_move_iterator(shared_.begin()), std::make_move_iterator(shared_.end()));
    for_each_op(kernel_.body, [this](Op &op) { replacements_.apply(op); });
    std::erase_if(module_.functions, [this](const auto &each) { return wanted_.contains(each.get()); });
  }

private:
  using OpList = std::vector<std::unique_ptr<Op>>;
  using Names = std::map<std::uint32_t, ValueId>;

  void expand(Region &region) {
    OpList ops = std::move(region.ops);
    region.ops.clear();
    for (auto &op : ops) {
      replacements_.apply(*op);
      const Function *callee = op->code == OpCode::Call ? module_.find(op->symbol) : nullptr;
      if (callee != nullptr && wanted_.contains(callee)) {
        call(*op, *callee, region);
        continue;
      }
      for (Region &inner : op->regions) expand(inner);
      region.ops.push_back(std::move(op));
    }
  }

  void call(const Op &op, const Function &callee, Region &into) {
    Names names;
    for (std::size_t i = 0; i < op.operands.size(); ++i) names[callee.body.args[i].index] = op.operands[i];
    Region body;
    copy(callee, callee.body, names, body);
    expand(body);
    if (can_straighten(body)) {
      straighten(callee, body);
      const Op &end = *body.ops.back();
      for (std::size_t i = 0; i < op.results.size(); ++i) {
        replacements_.replace(op.results[i], replacements_(end.operands[i]));
      }
      body.ops.pop_back();
      for (auto &each : body.ops) into.ops.push_back(std::move(each));
      return;
    }
    // A loop of one trip, which returns leave.
    auto loop = std::make_unique<Op>();
    loop->code = OpCode::Loop;
    loop->loc = op.loc;
    loop->results = op.results;
    for (const ir::Type &type : callee.result_types) {
      auto initial = std::make_unique<Op>();
      initial->scalar = gridstride::Scalar{type.dtype, {0, 0}};
      initial->results = {kernel_.new_value(type)};
      initial->loc = op.loc;
      loop->operands.push_back(initial->results[0]);
      body.args.push_back(kernel_.new_value(type));
      into.ops.push_back(std::move(initial));
    }
    leave(body);
    loop->regions.push_back(std::move(body));
    into.ops.push_back(std::move(loop));
  }

  /// Brings a function's body to a form in which the only Return is at the end: what follows an If of which one side
  /// returns goes into the other side.
  void straighten(const Function &callee, Region &region) {
    for (std::size_t at = 0; at < region.ops.size(); ++at) {
      Op &branch = *region.ops[at];
      if (branch.code != OpCode::If) continue;
      if (!returns(branch)) continue;
      Region *open = nullptr;
      for (Region &side : branch.regions) {
        if (side.ops.back()->code != OpCode::Return) open = &side;
      }
      if (open != nullptr) {
        const std::unique_ptr<Op> end = std::move(open->ops.back());
        open->ops.pop_back();
        for (std::size_t i = 0; i < branch.results.size(); ++i) {
          replacements_.replace(branch.results[i], replacements_(end->operands[i]));
        }
        for (std::size_t i = at + 1; i < region.ops.size(); ++i) open->ops.push_back(std::move(region.ops[i]));
      }
      region.ops.resize(at + 1);
      branch.results.clear();
      for (const ir::Type &type : callee.result_types) branch.results.push_back(kernel_.new_value(type));
      auto end = std::make_unique<Op>();
      end->code = OpCode::Return;
      end->operands = branch.results;
      end->loc = branch.loc;
      for (Region &side : branch.regions) {
        straighten(callee, side);
        side.ops.back()->code = OpCode::Yield;
      }
      region.ops.push_back(std::move(end));
      return;
    }
  }

  static void leave(Region &region) {
    for (auto &op : region.ops) {
      if (op->code == OpCode::Return) op->code = OpCode::Break;
      if (op->code == OpCode::If) {
        for (Region &inner : op->regions) leave(inner);
      }
    }
  }

  void copy(const Function &callee, const Region &from, Names &names, Region &into) {
    for (ValueId id : from.args) {
      // (The function's own arguments have names already.)
      const auto known = names.find(id.index);
      if (known == names.end()) into.args.push_back(fresh(callee, id, names));
    }
    for (const auto &op : from.ops) {
      if (op->code == OpCode::SharedArray && !ir::is_dynamic(*op)) {
        const auto [at, missing] = shared_values_.emplace(op.get(), ValueId{});
        if (missing) {
          shared_.push_back(ir::clone(*op));
          shared_.back()->results = {fresh(callee, op->results[0], names)};
          at->second = shared_.back()->results[0];
        }
        names[op->results[0].index] = at->second;
        continue;
      }
      auto made = std::make_unique<Op>();
      std::vector<Region> inner(op->regions.size());
      {
        const std::unique_ptr<Op> whole = ir::clone(*op);
        *made = std::move(*whole);
      }
      made->regions.clear();
      for (ValueId &id : made->operands) id = replacements_(names.at(id.index));
      for (std::size_t i = 0; i < inner.size(); ++i) copy(callee, op->regions[i], names, inner[i]);
      made->regions = std::move(inner);
      for (ValueId &id : made->results) id = fresh(callee, id, names);
      into.ops.push_back(std::move(made));
    }
  }

  ValueId fresh(const Function &callee, ValueId id, Names &names) {
    const ir::ValueInfo info = callee.values[id.index];
    return names[id.index] = kernel_.new_value(info.type, info.name);
  }

  ir::Module &module_;
  Function &kernel_;
  const std::set<const Function *> &wanted_;
  Replacements replacements_;
  std::map<const Op *, ValueId> shared_values_;
  OpList shared_;
};

}  // namespace

void inline_cooperation(ir::Module &module) {
  if (module.functions.size() < 2 || module.kernel().kind != ir::FunctionKind::Simt) return;
  bool together = false;
  for (const auto &function : module.functions) {
    together =
        together || has(function->body, [](const Op &op) { return is_own(op) && op.code != OpCode::LocalArray; });
  }
  if (!together) return;
  const std::set<const Function *> found = wanted(module);
  if (!found.empty()) Inliner(module, found).run();
}

}  // namespace gridstride::passes
