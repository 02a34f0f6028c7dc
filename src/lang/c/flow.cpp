#include <algorithm>
#include <utility>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

// Variables are slots; what crosses the border of a region are the slots that it changes.

namespace {

std::vector<int> united(const std::vector<int> &a, const std::vector<int> &b) {
  std::vector<int> all = a;
  for (const int each : b) {
    if (std::find(all.begin(), all.end(), each) == all.end()) all.push_back(each);
  }
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace

bool Compiler::same(const Slot &a, const Slot &b) const {
  if (a.variable != b.variable || a.conflict != b.conflict || a.bases != b.bases) return false;
  if (a.id.valid() || b.id.valid()) return a.id == b.id;
  return a.constant == b.constant;
}

/// What holds of a slot that is `a` or `b`.
void Compiler::join_facts(Slot &into, const Slot &a, const Slot &b) const {
  into.bases = united(a.bases, b.bases);
  into.conflict = a.conflict || b.conflict;
  if (a.variable != b.variable) {
    // A pointer that is not assigned on the other path points to the same variable there.
    if (!a.assigned() || !b.assigned()) {
      into.variable = std::max(a.variable, b.variable);
    } else {
      into.conflict = true;
    }
  } else {
    into.variable = a.variable;
  }
  into.nonnegative = (a.nonnegative || !a.assigned()) && (b.nonnegative || !b.assigned());
  into.most = into.nonnegative ? std::max(a.assigned() ? a.most : 0, b.assigned() ? b.most : 0) : UINT64_MAX;
}

/// Ends a region behind an op that nothing leaves by its end.
void Compiler::end_unreachable() {
  if (loops_.empty()) {
    builder_.return_();
    return;
  }
  std::vector<ir::ValueId> ids;
  for (const std::size_t each : loops_.back()->carried) {
    ids.push_back(builder_.constant(Scalar::of_bool(false).cast(slots_[each].dtype)));
  }
  builder_.continue_(ids);
}

void Compiler::branch(ir::ValueId condition, const std::function<void()> &then_body,
                      const std::function<void()> &else_body) {
  const std::vector<Slot> before = slots_;
  ir::Op *op = builder_.if_(condition, {});
  ir::Region *const outer = builder_.region();
  Branch sides[2];
  for (int side = 0; side < 2; ++side) {
    slots_ = before;
    reachable_ = true;
    builder_.set_region(&op->regions[static_cast<std::size_t>(side)]);
    (side == 0 ? then_body : else_body)();
    slots_.resize(before.size());
    sides[side] = {std::move(slots_), reachable_};
  }
  builder_.set_region(outer);
  merge(op, before, sides[0], sides[1]);
}

/// Ends both regions of an If and sets the slots to what they are after it. Slots behind those of `before` are values
/// that both sides made.
void Compiler::merge(ir::Op *op, const std::vector<Slot> &before, Branch &a, Branch &b) {
  ir::Region *const outer = builder_.region();
  reachable_ = a.reachable || b.reachable;
  slots_ = before;
  if (!reachable_) {
    end_unreachable();
    return;
  }
  const Branch &known = a.reachable ? a : b;
  slots_.resize(known.slots.size());
  std::vector<ir::ValueId> ids[2];
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const Slot &x = a.reachable ? a.slots[i] : b.slots[i];
    const Slot &y = b.reachable ? b.slots[i] : a.slots[i];
    const bool in_both = same(x, y);
    const bool visible = i < before.size() && same(x, before[i]);
    if (in_both && (visible || !x.id.valid())) {
      slots_[i] = x;
      if (in_both && i < before.size() && visible) slots_[i] = before[i];
      continue;
    }
    if (!x.assigned() && !y.assigned()) {
      slots_[i] = x;
      continue;
    }
    Slot merged;
    merged.dtype = x.dtype;
    join_facts(merged, x, y);
    const Slot *const sides[2] = {&x, &y};
    const bool reachable[2] = {a.reachable, b.reachable};
    for (std::size_t side = 0; side < 2; ++side) {
      if (!reachable[side]) continue;
      builder_.set_region(&op->regions[side]);
      ids[side].push_back(use(*sides[side]));
    }
    builder_.set_region(outer);
    merged.id = function_.new_value(ir::Type::scalar(merged.dtype));
    op->results.push_back(merged.id);
    slots_[i] = std::move(merged);
  }
  for (std::size_t side = 0; side < 2; ++side) {
    if (!(side == 0 ? a.reachable : b.reachable)) continue;
    builder_.set_region(&op->regions[side]);
    builder_.yield(ids[side]);
  }
  builder_.set_region(outer);
}

/// The slots that a loop's body may change: of the variables that it names as assigned, of those that references and
/// pointers of this function lead to, and of the result where it returns.
std::vector<std::size_t> Compiler::carried(const Effects &facts) const {
  std::set<std::size_t> all;
  const auto add = [&](std::size_t first, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) all.insert(first + i);
  };
  const auto add_pointee = [&](std::size_t slot, const Type *type) {
    if (type->is_pointer() && slots_[slot].variable >= 0) {
      add(static_cast<std::size_t>(slots_[slot].variable), slot_count(type->element));
    }
  };
  const Frame &current = frames_.back();
  for (const auto &scope : current.scopes) {
    for (const auto &[name, symbol] : scope) {
      const bool assigned = facts.assigned.count(name) != 0;
      if (symbol.kind == Symbol::Kind::Variable) {
        if (assigned) add(symbol.slot, slot_count(symbol.type));
        add_pointee(symbol.slot, symbol.type);
      } else if (symbol.kind == Symbol::Kind::Alias && assigned && symbol.target.kind == Target::Kind::Variable) {
        add(symbol.target.slot, slot_count(symbol.target.type));
      }
    }
  }
  if (current.self != nullptr && current.self_target.kind == Target::Kind::Variable) {
    add(current.self_target.slot, slot_count(current.self_target.type));
  }
  if (facts.returns && current.inlined) {
    if (current.has_result) add(current.result, slot_count(current.result_type));
    all.insert(current.returned);
  }
  return {all.begin(), all.end()};
}

/// A loop. The body is compiled until the bases of the pointers that it changes are known: each round may add some.
void Compiler::loop(const Effects &facts, bool counted, const std::vector<ir::ValueId> &bounds, bool returns,
                    const std::function<void(ir::ValueId)> &body, std::function<void()> on_continue) {
  Loop current;
  current.carried = carried(facts);
  current.on_continue = std::move(on_continue);
  const std::size_t count = current.carried.size();
  const std::vector<Slot> before = slots_;
  ir::Region *const region = builder_.region();
  const std::size_t op_count = region->ops.size();
  const std::size_t value_count = function_.values.size();
  const ir::Loc loc = builder_.loc();
  for (const std::size_t each : current.carried) {
    current.joined.push_back(before[each].bases);
    current.variables.push_back(before[each].variable);
  }
  const std::size_t own_count = own_.size();
  for (;;) {
    current.bases = current.joined;
    current.changed = false;
    current.broken = false;
    builder_.set_loc(loc);
    std::vector<ir::ValueId> initial;
    for (const std::size_t each : current.carried) initial.push_back(use(before[each]));
    ir::Op *op = counted ? builder_.for_(bounds[0], bounds[1], bounds[2], initial) : builder_.loop(initial);
    const std::size_t first = counted ? 1 : 0;
    const auto set = [&](std::size_t i, ir::ValueId id) {
      Slot slot;
      slot.dtype = before[current.carried[i]].dtype;
      slot.id = id;
      slot.bases = current.bases[i];
      slot.variable = before[current.carried[i]].variable;
      slots_[current.carried[i]] = std::move(slot);
    };
    slots_ = before;
    for (std::size_t i = 0; i < count; ++i) set(i, op->regions[0].args[first + i]);
    loops_.push_back(&current);
    builder_.set_region(&op->regions[0]);
    reachable_ = true;
    body(counted ? op->regions[0].args[0] : ir::ValueId{});
    slots_.resize(before.size());
    if (reachable_) leave(false);
    loops_.pop_back();
    builder_.set_region(region);
    if (!current.changed) {
      slots_ = before;
      for (std::size_t i = 0; i < count; ++i) set(i, op->results[i]);
      reachable_ = counted || current.broken;
      if (!reachable_) {
        end_unreachable();
      } else if (returns) {
        after_inner_returns();
      }
      return;
    }
    region->ops.resize(op_count);
    // Arrays of the block or thread that this round made stay.
    if (own_.size() == own_count) function_.values.resize(value_count);
    slots_ = before;
  }
}

/// Ends the region with an edge out of the innermost loop's body: back to its top, or out of it.
void Compiler::leave(bool out) {
  Loop &current = *loops_.back();
  if (!out && current.on_continue) {
    // What a `continue` runs first; it ends the region itself.
    std::function<void()> step = current.on_continue;
    current.on_continue = nullptr;
    step();
    current.on_continue = step;
    if (!reachable_) return;
  }
  std::vector<ir::ValueId> ids;
  for (std::size_t i = 0; i < current.carried.size(); ++i) {
    const Slot &slot = slots_[current.carried[i]];
    if (slot.conflict || (slot.variable >= 0 && slot.variable != current.variables[i])) {
      unsupported(here_, "a pointer to a variable changes in a loop", "use an index into an array");
    }
    std::vector<int> joined = united(current.joined[i], slot.bases);
    if (joined != current.bases[i]) current.changed = true;
    current.joined[i] = std::move(joined);
    ids.push_back(use(slot));
  }
  if (out) {
    builder_.break_(ids);
    current.broken = true;
  } else {
    builder_.continue_(ids);
  }
  reachable_ = false;
}

/// Behind a loop in which the function may have returned: leaves the next loop around as well.
void Compiler::after_inner_returns() {
  if (!frame().inlined || !frame().in_loop || loops_.size() <= frame().loops) return;
  const Slot returned = slots_[frame().returned];
  branch(
      use(returned), [&] { leave(true); }, [] {});
}

void Compiler::count(ir::ValueId lo, ir::ValueId hi, ir::ValueId step, const Effects &facts,
                     const std::function<void(ir::ValueId)> &body) {
  loop(facts, true, {lo, hi, step}, facts.returns, body, nullptr);
}

/// Ends the body of a loop unless the condition holds.
void Compiler::exit_unless(const NodePtr &condition) {
  const Value test = truth(expression(condition), condition->place);
  if (test.constant()) {
    if (!test.constant()->as_bool()) leave(true);
    return;
  }
  branch(
      use(test.slot()), [] {}, [&] { leave(true); });
}

void Compiler::once(const NodePtr &body) {
  const Effects facts = effects(body);
  bool continues = false;
  const std::function<void(const NodePtr &, bool)> look = [&](const NodePtr &node, bool inner) {
    if (!node) return;
    if ((node->kind == NodeKind::Continue || node->kind == NodeKind::Break) && !inner) continues = true;
    const bool loop_inside = node->kind == NodeKind::For || node->kind == NodeKind::While || node->kind == NodeKind::Do;
    for (const NodePtr &each : node->kids) look(each, inner || loop_inside);
  };
  look(body, false);
  if (!continues) {
    statement(body);
    return;
  }
  loop(
      facts, false, {}, facts.returns,
      [&](ir::ValueId) {
        statement(body);
        if (reachable_) leave(true);
      },
      [&] { leave(true); });
}

}  // namespace gridstride::lang::c
