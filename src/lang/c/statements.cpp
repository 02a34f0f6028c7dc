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

// --- what statements do to variables

Effects Compiler::effects(const NodePtr &node) const {
  Effects all;
  const std::function<void(const NodePtr &)> root = [&](const NodePtr &each) {
    if (!each) return;
    switch (each->kind) {
      case NodeKind::Name: all.assigned.insert(each->text); break;
      case NodeKind::Member: root(each->kids[0]); break;
      case NodeKind::Index:
      case NodeKind::Arrow:
        all.stores = true;
        root(each->kids[0]);
        break;
      case NodeKind::Unary:
        if (each->text == "*") all.stores = true;
        root(each->kids[0]);
        break;
      default:
        for (const NodePtr &kid : each->kids) root(kid);
        break;
    }
  };
  const std::function<void(const NodePtr &)> look = [&](const NodePtr &each) {
    if (!each) return;
    switch (each->kind) {
      case NodeKind::Assign:
      case NodeKind::Postfix: root(each->kids[0]); break;
      case NodeKind::Unary:
        if (each->text == "++" || each->text == "--" || each->text == "&") root(each->kids[0]);
        break;
      case NodeKind::Call: {
        // Parameters that are references, by any function of that name; methods may change their object.
        const Node &callee = *each->kids[0];
        all.stores = all.stores || callee.text.rfind("atomic", 0) == 0 || callee.text.find("sync") != std::string::npos;
        if (callee.kind == NodeKind::Member || callee.kind == NodeKind::Arrow) {
          root(callee.kids[0]);
          for (std::size_t i = 1; i < each->kids.size(); ++i) root(each->kids[i]);
        }
        if (callee.text == "swap") {
          for (std::size_t i = 1; i < each->kids.size(); ++i) root(each->kids[i]);
        }
        const Symbol *object = find(callee.text);
        if (object != nullptr) {
          for (std::size_t i = 1; i < each->kids.size(); ++i) root(each->kids[i]);
          all.assigned.insert(callee.text);
        }
        for (const auto &function : unit_.functions) {
          if (function->name != callee.text) continue;
          all.stores = true;
          for (std::size_t i = 0; i < function->parameters.size() && i + 1 < each->kids.size(); ++i) {
            const TypeName &type = function->parameters[i].type;
            if (type.reference && !type.is_const) root(each->kids[i + 1]);
          }
        }
        break;
      }
      case NodeKind::Return: all.returns = true; break;
      case NodeKind::Break: all.breaks = true; break;
      default: break;
    }
    for (const NodePtr &kid : each->kids) look(kid);
  };
  look(node);
  return all;
}

/// Whether every way through a statement ends in a return.
bool Compiler::always_returns(const NodePtr &node) const {
  if (!node) return false;
  if (node->kind == NodeKind::Return) return true;
  if (node->kind == NodeKind::Block) {
    return std::any_of(node->kids.begin(), node->kids.end(), [&](const NodePtr &each) { return always_returns(each); });
  }
  if (node->kind == NodeKind::If) return always_returns(node->kids[1]) && always_returns(node->kids[2]);
  return false;
}

/// Whether the returns of a function's body stand where the rest can go to the other side of an if.
bool Compiler::returns_at_ends(const std::vector<NodePtr> &kids) const {
  for (std::size_t i = 0; i < kids.size(); ++i) {
    const NodePtr &kid = kids[i];
    if (!effects(kid).returns) continue;
    const bool last = i + 1 == kids.size();
    if (kid->kind == NodeKind::Return) return true;
    if (kid->kind == NodeKind::Block) {
      if (!(last || always_returns(kid)) || !returns_at_ends(kid->kids)) return false;
    } else if (kid->kind == NodeKind::If) {
      if (!last && !always_returns(kid->kids[1]) && !always_returns(kid->kids[2])) return false;
      for (std::size_t side = 1; side < 3; ++side) {
        if (kid->kids[side] && !returns_at_ends({kid->kids[side]})) return false;
      }
    } else {
      return false;
    }
  }
  return true;
}

/// Whether an expression has the same value in every round of a loop with these effects.
bool Compiler::invariant(const NodePtr &node, const Effects &facts) const {
  if (!node) return false;
  switch (node->kind) {
    case NodeKind::Number:
    case NodeKind::Sizeof: return true;
    case NodeKind::Name: {
      if (facts.assigned.count(node->text) != 0) return false;
      const Symbol *symbol = find(node->text);
      if (symbol == nullptr) return true;
      if (symbol->kind == Symbol::Kind::Alias) return symbol->target.kind == Target::Kind::Memory && !facts.stores;
      return true;
    }
    case NodeKind::Index: {
      if (facts.stores) return false;
      break;
    }
    case NodeKind::Unary:
      if (node->text == "++" || node->text == "--" || node->text == "&" || (node->text == "*" && facts.stores)) {
        return false;
      }
      break;
    case NodeKind::Call: {
      const Node &callee = *node->kids[0];
      const bool own = std::any_of(unit_.functions.begin(), unit_.functions.end(),
                                   [&](const auto &each) { return each->name == callee.text; });
      const bool pure = callee.kind == NodeKind::Name && (callee.text == "min" || callee.text == "max");
      const bool raw =
          callee.kind == NodeKind::Member && callee.kids[0]->kind == NodeKind::Name && callee.text == "size";
      if (own || (!pure && !raw)) return false;
      if (raw) return node->kids.size() == 1;
      return std::all_of(node->kids.begin() + 1, node->kids.end(),
                         [&](const NodePtr &each) { return invariant(each, facts); });
    }
    case NodeKind::Binary:
    case NodeKind::Member:
    case NodeKind::Cast:
    case NodeKind::Construct:
    case NodeKind::Ternary: break;
    default: return false;
  }
  return std::all_of(node->kids.begin(), node->kids.end(), [&](const NodePtr &each) { return invariant(each, facts); });
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

// --- declarations

std::size_t Compiler::declare(const std::string &name, const Type *type, const std::vector<Slot> &slots) {
  Symbol symbol;
  symbol.type = type;
  symbol.slot = slots_.size();
  slots_.insert(slots_.end(), slots.begin(), slots.end());
  frame().scopes.back()[name] = symbol;
  return symbol.slot;
}

void Compiler::declare_raw(const std::string &name, const Type *element, int base) {
  Symbol symbol;
  symbol.kind = Symbol::Kind::Raw;
  symbol.type = types_.raw(element);
  symbol.base = base;
  frame().scopes.back()[name] = symbol;
}

std::optional<std::int64_t> Compiler::constant_int(const NodePtr &node) {
  const Value value = expression(node);
  if (!value.type->is_integral() || !value.constant()) return std::nullopt;
  return value.constant()->as_int();
}

void Compiler::declare_variable(const Node &node) {
  const NodePtr &initial = node.kids[0];
  at(node.place);
  if (node.kids.size() > 1 || (node.flags & kShared) != 0) {
    declare_array(node, resolve(node.type));
    return;
  }
  if (node.type.reference) {
    if (!initial) fail(node.place, "a reference needs something to refer to");
    Symbol symbol;
    if (std::optional<Target> bound = try_target(initial)) {
      symbol.kind = Symbol::Kind::Alias;
      symbol.target = *bound;
      symbol.type = bound->type;
      frame().scopes.back()[node.text] = symbol;
      return;
    }
  }
  if (node.type.name == "auto" && node.type.expression == nullptr) {
    if (!initial) fail(node.place, "'auto' needs a value");
    const Value value = decay(expression(initial));
    static_cast<void>(declare(node.text, value.type, value.slots));
    return;
  }
  const Type *type = resolve(node.type);
  if (type->is(Type::Kind::Void)) fail(node.place, fmt::format("'{}' cannot be of type void", node.text));
  std::vector<Slot> slots;
  if (!initial) {
    if (type->is(Type::Kind::Struct) && type->record->declaration != nullptr &&
        !type->record->declaration->constructors.empty()) {
      slots = construct(type, {}, node.place).slots;
    } else {
      slots = zero_of(type).slots;
      for (Slot &each : slots) each.constant.reset();
    }
  } else if (initial->kind == NodeKind::List) {
    slots = from_list(type, *initial).slots;
  } else if (initial->kind == NodeKind::Construct && initial->place.line == node.place.line &&
             type->is(Type::Kind::Struct)) {
    slots = construct(type, initial->kids, initial->place).slots;
  } else {
    const Value value = decay(expression(initial));
    at(node.place);
    slots = convert(value, type, initial->place).slots;
  }
  static_cast<void>(declare(node.text, type, slots));
}

const Type *Compiler::variable_type(const Node &node) {
  const NodePtr &initial = node.kids[0];
  const Type *element = resolve(node.type);
  std::vector<std::int64_t> extents;
  for (std::size_t i = 1; i < node.kids.size(); ++i) {
    if (!node.kids[i]) {
      const bool from_initial = initial && initial->kind == NodeKind::List && i == 1;
      extents.push_back(from_initial ? static_cast<std::int64_t>(initial->kids.size()) : 0);
      continue;
    }
    const std::optional<std::int64_t> extent = constant_int(node.kids[i]);
    if (!extent) {
      unsupported(node.kids[i]->place,
                  fmt::format("the extent of '{}' is not known when the kernel is compiled", node.text),
                  "use a constant, a macro or a template argument; shared memory of a size known at the launch only is "
                  "'extern __shared__'");
    }
    if (*extent <= 0) fail(node.kids[i]->place, fmt::format("the extent of '{}' is {}", node.text, *extent));
    extents.push_back(*extent);
  }
  const Type *type = element;
  for (auto extent = extents.rbegin(); extent != extents.rend(); ++extent) type = types_.array_of(type, *extent);
  return type;
}

void Compiler::constants(const Node &list, const Type *type, std::vector<Scalar> &out) {
  for (const NodePtr &each : list.kids) {
    if (each->kind == NodeKind::List && type->element->is(Type::Kind::Array)) {
      constants(*each, type->element, out);
      continue;
    }
    const Value value = expression(each);
    if (!value.is_scalar() || !value.constant()) {
      unsupported(each->place, "the value is not known when the kernel is compiled");
    }
    out.push_back(*value.constant());
  }
}

void Compiler::declare_array(const Node &node, const Type *element) {
  const bool shared = (node.flags & kShared) != 0;
  const NodePtr &initial = node.kids[0];
  const Type *type = variable_type(node);
  const auto form = memory_form(type);
  if (!form)
    unsupported(node.place, fmt::format("arrays of {} are not supported", describe(element)), "use one array a member");
  const bool dynamic = shared && (node.flags & kExtern) != 0;
  if (!dynamic && form->second == 0) fail(node.place, fmt::format("the extent of '{}' is missing", node.text));
  constexpr std::int64_t kMost = std::int64_t{1} << 24;
  if (form->second > kMost) fail(node.place, fmt::format("'{}' is too large", node.text));
  const void *key = shared ? static_cast<const void *>(&node) : nullptr;
  const int base = own_array(shared ? ir::OpCode::SharedArray : ir::OpCode::LocalArray, form->first,
                             dynamic ? 0 : form->second, key, node.place);
  bases_[static_cast<std::size_t>(base)].dynamic = dynamic;
  Value pointer = pointer_to_base(base, type->is(Type::Kind::Array) ? type->element : type);
  if (!type->is(Type::Kind::Array)) {
    // A shared variable: a name for the element.
    Symbol symbol;
    symbol.kind = Symbol::Kind::Alias;
    symbol.type = type;
    symbol.target = deref(pointer, node.place);
    frame().scopes.back()[node.text] = symbol;
    return;
  }
  pointer.type = type;
  static_cast<void>(declare(node.text, type, pointer.slots));
  if (initial) {
    if (shared) fail(node.place, "shared memory cannot be initialised", "let the threads write it");
    if (initial->kind != NodeKind::List) fail(initial->place, "an array is initialised by a list: {...}");
    std::int64_t next = 0;
    fill_array(pointer, *initial, type, next);
    Value flat = pointer;
    for (; next < form->second; ++next) {
      store_element(flat, next, Slot::of(Scalar::of_bool(false).cast(form->first)), node.place);
    }
  }
}

/// Writes a list, row by row; `next` is the element that is written next.
void Compiler::fill_array(const Value &pointer, const Node &list, const Type *type, std::int64_t &next) {
  const auto inner = memory_form(type->element);
  std::int64_t row = 0;
  for (const NodePtr &each : list.kids) {
    if (row++ >= type->count) fail(each->place, fmt::format("more values than the {} of the array", type->count));
    if (type->element->is(Type::Kind::Array) && each->kind == NodeKind::List) {
      const std::int64_t start = next;
      fill_array(pointer, *each, type->element, next);
      for (; next < start + inner->second; ++next) {
        store_element(pointer, next, Slot::of(Scalar::of_bool(false).cast(inner->first)), each->place);
      }
      continue;
    }
    const Type *target_type = type->element;
    while (target_type->is(Type::Kind::Array)) target_type = target_type->element;
    const Value value = each->kind == NodeKind::List ? from_list(target_type, *each)
                                                     : convert(decay(expression(each)), target_type, each->place);
    for (const Slot &slot : value.slots) store_element(pointer, next++, slot, each->place);
  }
}

}  // namespace gridstride::lang::c
