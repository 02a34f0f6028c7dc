#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

Compiler::Compiler(const Unit &unit, ir::Function &function, const Options &options)
    : unit_(unit), function_(function), options_(options), builder_(function) {
  frames_.emplace_back();
  frames_.back().scopes.emplace_back();
}

void Compiler::at(const Place &place) {
  if (place.line == 0) return;
  here_ = place;
  builder_.set_loc({place.line, place.column, place.end});
}

void Compiler::pop_scope() {
  frame().scopes.pop_back();
}

void Compiler::finish() {
  if (reachable_) builder_.return_();
  reachable_ = false;
  auto &ops = function_.body.ops;
  ops.insert(ops.begin(), std::make_move_iterator(own_region_.ops.begin()),
             std::make_move_iterator(own_region_.ops.end()));
  own_region_.ops.clear();
}

// --- statements

/// The statements from `first` on. Behind an if that returns on one side the rest stands on the other one.
void Compiler::block(const std::vector<NodePtr> &kids, std::size_t first) {
  for (std::size_t i = first; i < kids.size() && reachable_; ++i) {
    const NodePtr &kid = kids[i];
    const bool splits = kid->kind == NodeKind::If && frame().inlined && !frame().in_loop &&
                        (always_returns(kid->kids[1]) || always_returns(kid->kids[2]));
    if (!splits) {
      statement(kid);
      if (frame().inlined && always_returns(kid)) return;
      continue;
    }
    bool took_rest = false;
    if_statement(
        kid, [&] { block(kids, i + 1); }, took_rest);
    if (took_rest) return;
  }
}

void Compiler::statement(const NodePtr &node) {
  if (!reachable_) return;
  at(node->place);
  switch (node->kind) {
    case NodeKind::Block: {
      const std::size_t mark = slots_.size();
      push_scope();
      block(node->kids, 0);
      pop_scope();
      if (slots_.size() > mark) slots_.resize(mark);
      break;
    }
    case NodeKind::Declare:
      for (const NodePtr &each : node->kids) declare_variable(*each);
      break;
    case NodeKind::Evaluate: static_cast<void>(expression(node->kids[0])); break;
    case NodeKind::If: {
      bool ignored = false;
      if_statement(node, nullptr, ignored);
      break;
    }
    case NodeKind::For: for_statement(*node); break;
    case NodeKind::While: while_statement(*node); break;
    case NodeKind::Do: do_statement(*node); break;
    case NodeKind::Switch: switch_statement(*node); break;
    case NodeKind::Return: return_statement(*node); break;
    case NodeKind::Break:
    case NodeKind::Continue:
      if (loops_.size() <= frame().loops + (frame().in_loop ? 1 : 0)) {
        fail(node->place,
             fmt::format("'{}' stands outside of a loop", node->kind == NodeKind::Break ? "break" : "continue"));
      }
      if (node->kind == NodeKind::Continue && loops_.back()->is_switch) {
        unsupported(node->place, "'continue' inside of a switch is not supported", "use if and else");
      }
      leave(node->kind == NodeKind::Break);
      break;
    case NodeKind::Alias: {
      Symbol symbol;
      symbol.kind = Symbol::Kind::Type;
      symbol.type = resolve(node->type);
      frame().scopes.back()[node->text] = symbol;
      break;
    }
    case NodeKind::Case:
    case NodeKind::Default: fail(node->place, "'case' stands outside of a switch"); break;
    case NodeKind::Empty: break;
    default: fail(node->place, "this is no statement"); break;
  }
}

void Compiler::if_statement(const NodePtr &node, const std::function<void()> &rest, bool &took_rest) {
  const Value test = truth(expression(node->kids[0]), node->kids[0]->place);
  const NodePtr &then_node = node->kids[1];
  const NodePtr &else_node = node->kids[2];
  if (test.constant()) {
    const NodePtr &chosen = test.constant()->as_bool() ? then_node : else_node;
    if (chosen) statement(chosen);
    if (rest && reachable_ && !always_returns(chosen)) {
      rest();
      took_rest = true;
    } else if (rest) {
      took_rest = true;  // nothing follows
    }
    return;
  }
  at(node->place);
  const auto side = [&](const NodePtr &kid) {
    return [this, &kid, &rest, &took_rest] {
      if (kid) statement(kid);
      if (rest && !always_returns(kid) && reachable_) {
        rest();
        took_rest = true;
      }
    };
  };
  branch(use(test.slot()), side(then_node), side(else_node));
  if (rest) took_rest = true;
}

void Compiler::return_statement(const Node &node) {
  Frame &current = frame();
  if (current.function == nullptr || !current.inlined) {
    if (node.kids[0]) fail(node.place, "a kernel returns nothing", "write its results to arrays");
    if (before_return) before_return();
    builder_.return_();
    reachable_ = false;
    return;
  }
  if (current.has_result) {
    if (!node.kids[0])
      fail(node.place, fmt::format("'{}' returns a value, and this return has none", current.function->name));
    const Value value =
        node.kids[0]->kind == NodeKind::List ? from_list(current.result_type, *node.kids[0]) : expression(node.kids[0]);
    const Value result = convert(decay(value), current.result_type, node.place);
    for (std::size_t i = 0; i < result.slots.size(); ++i) slots_[current.result + i] = result.slots[i];
  } else if (node.kids[0]) {
    static_cast<void>(expression(node.kids[0]));
  }
  if (!current.in_loop) return;  // the last statement on its way
  slots_[current.returned] = Slot::of(Scalar::of_bool(true));
  leave(true);
}

// --- loops

bool Compiler::counted_for(const Node &node) {
  const NodePtr &init = node.kids[0];
  const NodePtr &condition = node.kids[1];
  const NodePtr &step = node.kids[2];
  if (!init || !condition || !step || init->kind != NodeKind::Declare || init->kids.size() != 1) return false;
  const Node &variable = *init->kids[0];
  if (variable.kids.size() != 1 || !variable.kids[0] || variable.type.pointers != 0 || variable.type.reference)
    return false;
  const std::string &name = variable.text;
  const auto is_variable = [&](const NodePtr &each) { return each->kind == NodeKind::Name && each->text == name; };

  Effects facts = effects(node.kids[3]);
  if (facts.assigned.count(name) != 0) return false;
  // The condition: i < bound, i <= bound, bound > i, ...
  if (condition->kind != NodeKind::Binary) return false;
  std::string compare = condition->text;
  NodePtr bound = condition->kids[1];
  if (is_variable(condition->kids[1])) {
    bound = condition->kids[0];
    compare = compare == "<" ? ">" : compare == ">" ? "<" : compare == "<=" ? ">=" : compare == ">=" ? "<=" : "";
  } else if (!is_variable(condition->kids[0])) {
    return false;
  }
  if (compare != "<" && compare != "<=" && compare != ">" && compare != ">=") return false;
  const bool up = compare[0] == '<';
  // The step: ++i, i += n, i = i + n
  NodePtr amount;
  if (step->kind == NodeKind::Unary || step->kind == NodeKind::Postfix) {
    if ((step->text != "++" && step->text != "--") || !is_variable(step->kids[0])) return false;
    if ((step->text == "++") != up) return false;
  } else if (step->kind == NodeKind::Assign && is_variable(step->kids[0])) {
    if (step->text == "+=" || step->text == "-=") {
      if ((step->text == "+=") != up) return false;
      amount = step->kids[1];
    } else if (step->text == "=" && step->kids[1]->kind == NodeKind::Binary && step->kids[1]->text == "+" && up) {
      const Node &sum = *step->kids[1];
      if (is_variable(sum.kids[0])) {
        amount = sum.kids[1];
      } else if (is_variable(sum.kids[1])) {
        amount = sum.kids[0];
      } else {
        return false;
      }
    } else {
      return false;
    }
  } else {
    return false;
  }
  facts.assigned.insert(name);
  if (!invariant(bound, facts) || (amount && !invariant(amount, facts))) return false;
  facts.assigned.erase(name);

  const Value first = expression(variable.kids[0]);
  const Type *type = variable.type.name == "auto" ? first.type : resolve(variable.type);
  if (!type->is_integral() || size_of(type->dtype) < 4) return false;
  const Value start = convert(first, type, variable.place);
  const Value limit = expression(bound);
  if (!limit.type->is_integral()) return false;
  const bool is_signed = kind_of(type->dtype) == DTypeKind::Signed;
  const bool limit_signed = kind_of(limit.dtype()) == DTypeKind::Signed || size_of(limit.dtype()) < 4;
  // C compares as unsigned where one of them is.
  if (!up && !(is_signed && limit_signed)) return false;
  if (is_signed != limit_signed && !(start.slot().nonnegative && (is_signed || limit.slot().nonnegative))) return false;
  ir::ValueId stride = builder_.constant_int(DType::Int64, up ? 1 : -1);
  bool forwards = true;
  if (amount) {
    const Value by = expression(amount);
    if (!by.type->is_integral()) return false;
    forwards = by.slot().nonnegative;
    stride = wide(by.slot());
    if (!up) {
      if (!forwards) return false;
      stride = builder_.scalar(ScalarOp::Neg, {stride});
    }
  }
  const ir::ValueId lo = wide(start.slot());
  ir::ValueId hi = wide(limit.slot());
  if (compare.size() == 2) hi = builder_.scalar(ScalarOp::Add, {hi, builder_.constant_int(DType::Int64, up ? 1 : -1)});
  count(lo, hi, stride, facts, [&](ir::ValueId index) {
    Slot slot;
    slot.dtype = type->dtype;
    slot.id = builder_.cast(index, type->dtype);
    slot.wide = index;
    slot.nonnegative = !is_signed || (up && start.slot().nonnegative && forwards);
    if (slot.nonnegative && limit.constant() && up) slot.most = limit.constant()->as_uint();
    push_scope();
    static_cast<void>(declare(name, type, {slot}));
    statement(node.kids[3]);
    pop_scope();
  });
  return true;
}

void Compiler::for_statement(const Node &node) {
  const std::size_t mark = slots_.size();
  push_scope();
  const std::size_t ops = builder_.region()->ops.size();
  const std::size_t values = function_.values.size();
  std::vector<Slot> before = slots_;
  if (counted_for(node)) {
    pop_scope();
    slots_.resize(mark);
    return;
  }
  slots_ = std::move(before);
  builder_.region()->ops.resize(ops);  // what was evaluated to find out
  function_.values.resize(values);
  if (node.kids[0]) statement(node.kids[0]);
  Effects facts = effects(node.kids[3]);
  for (const NodePtr &each : {node.kids[1], node.kids[2]}) {
    if (!each) continue;
    const Effects more = effects(each);
    facts.assigned.insert(more.assigned.begin(), more.assigned.end());
    facts.stores = facts.stores || more.stores;
  }
  loop(
      facts, false, {}, facts.returns,
      [&](ir::ValueId) {
        if (node.kids[1]) exit_unless(node.kids[1]);
        if (reachable_) statement(node.kids[3]);
      },
      [&] {
        if (node.kids[2]) static_cast<void>(expression(node.kids[2]));
      });
  pop_scope();
  if (slots_.size() > mark) slots_.resize(mark);
}

void Compiler::while_statement(const Node &node) {
  Effects facts = effects(node.kids[1]);
  const Effects more = effects(node.kids[0]);
  facts.assigned.insert(more.assigned.begin(), more.assigned.end());
  loop(
      facts, false, {}, facts.returns,
      [&](ir::ValueId) {
        exit_unless(node.kids[0]);
        if (reachable_) statement(node.kids[1]);
      },
      nullptr);
}

void Compiler::do_statement(const Node &node) {
  Effects facts = effects(node.kids[0]);
  const Effects more = effects(node.kids[1]);
  facts.assigned.insert(more.assigned.begin(), more.assigned.end());
  loop(
      facts, false, {}, facts.returns, [&](ir::ValueId) { statement(node.kids[0]); },
      [&] { exit_unless(node.kids[1]); });
}

/// A chain of conditions, inside a loop that runs once where a break stands in the middle. A case that runs into the
/// next one runs because of a flag.
void Compiler::switch_statement(const Node &node) {
  const Value value = convert(expression(node.kids[0]), types_.scalar(DType::Int64), node.place);
  const std::vector<NodePtr> &kids = node.kids[1]->kids;
  Effects facts = effects(node.kids[1]);
  const std::size_t mark = slots_.size();
  push_scope();
  const std::size_t running = declare("", types_.scalar(DType::Bool), {Slot::of(Scalar::of_bool(false))});
  facts.assigned.insert("");
  Slot matched = Slot::of(Scalar::of_bool(false));  // whether any case fits
  std::vector<Slot> fits(kids.size());
  for (std::size_t i = 0; i < kids.size(); ++i) {
    if (kids[i]->kind != NodeKind::Case) continue;
    const Value label = convert(expression(kids[i]->kids[0]), types_.scalar(DType::Int64), kids[i]->place);
    fits[i] = apply(ScalarOp::Eq, {value.slot(), label.slot()});
    matched = apply(ScalarOp::Or, {matched, fits[i]});
  }
  const Slot unmatched = apply(ScalarOp::Not, {matched});
  loop(
      facts, false, {}, facts.returns,
      [&](ir::ValueId) {
        loops_.back()->is_switch = true;
        std::size_t i = 0;
        while (i < kids.size() && reachable_) {
          for (; i < kids.size() && (kids[i]->kind == NodeKind::Case || kids[i]->kind == NodeKind::Default); ++i) {
            const Slot &fit = kids[i]->kind == NodeKind::Default ? unmatched : fits[i];
            slots_[running] = apply(ScalarOp::Or, {slots_[running], fit});
          }
          std::size_t end = i;
          while (end < kids.size() && kids[end]->kind != NodeKind::Case && kids[end]->kind != NodeKind::Default) ++end;
          const std::vector<NodePtr> part(kids.begin() + static_cast<std::ptrdiff_t>(i),
                                          kids.begin() + static_cast<std::ptrdiff_t>(end));
          i = end;
          branch(
              use(slots_[running]), [&] { block(part, 0); }, [] {});
        }
        if (reachable_) leave(true);
      },
      nullptr);
  pop_scope();
  if (slots_.size() > mark) slots_.resize(mark);
}

}  // namespace gridstride::lang::c
