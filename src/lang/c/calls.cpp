#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

Value Compiler::call(const Node &node) {
  const Node &callee = *node.kids[0];
  const std::vector<NodePtr> arguments(node.kids.begin() + 1, node.kids.end());
  if (callee.kind == NodeKind::Member || callee.kind == NodeKind::Arrow) {
    if (std::optional<Value> value = method_call(node)) return *value;
    fail(callee.place, fmt::format("no method '{}' is known here", callee.text));
  }
  if (callee.kind != NodeKind::Name && callee.kind != NodeKind::Template) {
    unsupported(callee.place, "only functions that are called by their name are supported");
  }
  if (callee.kind == NodeKind::Name) {
    const Symbol *symbol = find(callee.text);
    if (symbol != nullptr && symbol->kind == Symbol::Kind::Type) return construct(symbol->type, arguments, node.place);
    if (symbol != nullptr && symbol->type->is(Type::Kind::Struct)) {
      if (std::optional<Value> value = operator_call("operator()", node.kids, node.place)) return *value;
    }
  }
  if (std::optional<Value> value = user_call(callee.text, callee.type, arguments, node.place)) return *value;
  if (std::optional<Value> value = intrinsic(callee.text, callee.type, arguments, node.place)) return *value;
  const bool has_overloads = std::any_of(unit_.functions.begin(), unit_.functions.end(),
                                         [&](const auto &each) { return each->name == callee.text; });
  if (has_overloads) fail(node.place, fmt::format("no function '{}' takes these arguments", callee.text));
  unsupported(callee.place, fmt::format("the function '{}' is not known", callee.text),
              "define it as a __device__ function in the source");
}

// --- templates

bool Compiler::unify(const TypeName &pattern, const Type *type, const Function &function,
                     std::map<std::string, const Type *> &types) {
  const auto parameter = [&](const std::string &name) {
    return std::any_of(function.templates.begin(), function.templates.end(),
                       [&](const TemplateParameter &each) { return each.is_type && each.name == name; });
  };
  for (int i = 0; i < pattern.pointers; ++i) {
    if (!type->is_pointer() && !type->is(Type::Kind::Array)) return false;
    type = type->element;
  }
  if (parameter(pattern.name)) {
    const auto [found, added] = types.emplace(pattern.name, type);
    return added || found->second == type;
  }
  if (pattern.name == "complex" && pattern.arguments.size() == 1 && parameter(pattern.arguments[0].name)) {
    if (!type->is_scalar() || !is_complex(type->dtype)) return false;
    const Type *part = types_.scalar(real_of(type->dtype));
    const auto [found, added] = types.emplace(pattern.arguments[0].name, part);
    return added || found->second == part;
  }
  if (type->is(Type::Kind::Struct) && type->record->declaration != nullptr && !pattern.arguments.empty()) {
    const Struct &declaration = *type->record->declaration;
    if (declaration.name != pattern.name) return false;
    for (std::size_t i = 0; i < pattern.arguments.size() && i < declaration.templates.size(); ++i) {
      const auto bound = type->record->bindings.find(declaration.templates[i].name);
      if (bound == type->record->bindings.end()) continue;
      if (!unify(pattern.arguments[i], bound->second, function, types)) return false;
    }
  }
  return true;
}

bool Compiler::deduce(const Function &function, const TypeName &given, const std::vector<const Type *> &arguments,
                      std::map<std::string, const Type *> &types, std::map<std::string, Scalar> &numbers) {
  std::vector<const Type *> given_types;
  const std::vector<Scalar> given_numbers = template_numbers(given, given_types);
  if (given_types.size() > function.templates.size()) return false;
  for (std::size_t i = 0; i < given_types.size(); ++i) {
    const TemplateParameter &each = function.templates[i];
    if (each.is_type != (given_types[i] != nullptr)) return false;
    if (each.is_type) {
      types[each.name] = given_types[i];
    } else {
      numbers[each.name] = given_numbers[i];
    }
  }
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const bool known = types.count(function.parameters[i].type.name) != 0;
    if (!known && !unify(function.parameters[i].type, arguments[i], function, types)) return false;
  }
  for (const TemplateParameter &each : function.templates) {
    if (each.name.empty()) continue;
    if (each.is_type && types.count(each.name) == 0) {
      if (!each.has_default) return false;
      types[each.name] = resolve(each.type);
    } else if (!each.is_type && numbers.count(each.name) == 0) {
      if (!each.has_default) return false;
      const Value value = expression(each.initial);
      if (!value.constant()) return false;
      numbers[each.name] = *value.constant();
    }
  }
  return true;
}

namespace {

/// How far a type is from what a parameter wants; -1 where it does not fit at all.
int distance(const Type *from, const Type *to) {
  if (from == to) return 0;
  if (from->is_scalar() && to->is_scalar()) {
    if (is_complex(from->dtype) && !is_complex(to->dtype)) return 50;
    const DTypeKind a = kind_of(from->dtype);
    const DTypeKind b = kind_of(to->dtype);
    const int size = std::abs(static_cast<int>(size_of(from->dtype)) - static_cast<int>(size_of(to->dtype)));
    return a == b ? 1 + size : 10 + size + (a == DTypeKind::Float && b != DTypeKind::Float ? 20 : 0);
  }
  const bool points = (from->is_pointer() || from->is(Type::Kind::Array)) && to->is_pointer();
  if (points) return from->element == to->element ? 1 : to->element->is(Type::Kind::Void) ? 5 : -1;
  if (from->is_integral() && to->is_pointer()) return 30;
  if (to->is(Type::Kind::Struct) && to->record->declaration != nullptr &&
      !to->record->declaration->constructors.empty()) {
    return 40;
  }
  return -1;
}

}  // namespace

std::optional<Value> Compiler::user_call(const std::string &called, const TypeName &given,
                                         const std::vector<NodePtr> &nodes, const Place &place) {
  struct Candidate {
    const Function *function;
    const StructType *record = nullptr;
    int cost = 0;
    std::map<std::string, const Type *> types;
    std::map<std::string, Scalar> numbers;
  };
  std::vector<Candidate> candidates;
  const auto fits_count = [&](const Function &each) {
    std::size_t required = 0;
    for (const Parameter &parameter : each.parameters) required += parameter.initial ? 0 : 1;
    return nodes.size() >= required && nodes.size() <= each.parameters.size();
  };
  if (frame().self != nullptr && frame().self->declaration != nullptr) {
    for (const Function &each : frame().self->declaration->methods) {
      if (each.name == called && fits_count(each)) candidates.push_back({&each, frame().self, 0, {}, {}});
    }
  }
  for (const auto &each : unit_.functions) {
    if (each->name == called && fits_count(*each)) candidates.push_back({each.get(), nullptr, 0, {}, {}});
  }
  if (candidates.empty()) return std::nullopt;
  if (candidates.size() > 1 || !candidates[0].function->templates.empty()) {
    std::vector<const Type *> arguments;
    for (const NodePtr &each : nodes) {
      const Type *type = each->kind == NodeKind::List ? types_.void_type() : type_of(each);
      arguments.push_back(type);
    }
    std::vector<Candidate> fitting;
    for (Candidate &each : candidates) {
      if (!deduce(*each.function, given, arguments, each.types, each.numbers)) continue;
      frames_.emplace_back();
      frames_.back().scopes.emplace_back();
      for (const auto &[name, type] : each.types) bind_type(name, type);
      for (const auto &[name, value] : each.numbers) bind_number(name, value);
      bool fits = true;
      for (std::size_t i = 0; i < arguments.size() && fits; ++i) {
        const int step = distance(arguments[i], resolve(each.function->parameters[i].type));
        fits = step >= 0;
        each.cost += step;
      }
      frames_.pop_back();
      if (!each.function->templates.empty()) ++each.cost;
      if (fits) fitting.push_back(std::move(each));
    }
    if (fitting.empty()) return std::nullopt;
    candidates = std::move(fitting);
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate &a, const Candidate &b) { return a.cost < b.cost; });
  }
  const Candidate &best = candidates.front();
  if (best.function->is_kernel)
    unsupported(place, "a kernel cannot be called from a kernel", "make it a __device__ function");
  const Target self = frame().self_target;
  return inline_call(*best.function, best.types, best.numbers, nodes, best.record != nullptr ? &self : nullptr,
                     best.record, place);
}

Value Compiler::inline_call(const Function &function, const std::map<std::string, const Type *> &types,
                            const std::map<std::string, Scalar> &numbers, const std::vector<NodePtr> &nodes,
                            const Target *self, const StructType *record, const Place &place) {
  constexpr std::size_t kMostDepth = 64;
  if (std::find(active_.begin(), active_.end(), &function) != active_.end() || active_.size() > kMostDepth) {
    unsupported(place, fmt::format("'{}' calls itself: recursion is not supported", function.name),
                "write it as a loop");
  }
  Frame made;
  made.scopes.emplace_back();
  made.function = &function;
  made.inlined = true;
  made.loops = loops_.size();
  if (record != nullptr) {
    made.self = record;
    made.self_target = *self;
  }
  frames_.push_back(std::move(made));
  if (record != nullptr) {
    for (const auto &[name, type] : record->bindings) bind_type(name, type);
    for (const auto &[name, value] : record->numbers) bind_number(name, value);
  }
  for (const auto &[name, type] : types) bind_type(name, type);
  for (const auto &[name, value] : numbers) bind_number(name, value);

  const std::size_t mark = slots_.size();
  const bool is_constructor = record != nullptr && function.result.name.empty();
  const Type *result_type =
      is_constructor || function.result.name == "auto" ? types_.void_type() : resolve(function.result);
  if (function.result.name == "auto")
    unsupported(function.place, "a result of type auto is not supported", "write the type");
  const bool has_result = !result_type->is(Type::Kind::Void);
  const std::size_t result = slots_.size();
  if (has_result) {
    const Value zero = zero_of(result_type);
    slots_.insert(slots_.end(), zero.slots.begin(), zero.slots.end());
    for (std::size_t i = result; i < slots_.size(); ++i) slots_[i].constant.reset();
  }
  const std::size_t returned = slots_.size();
  slots_.push_back(Slot::of(Scalar::of_bool(false)));

  // The arguments are evaluated where the call stands, then bound in the new frame.
  std::map<std::string, Symbol> bound;
  for (std::size_t i = 0; i < function.parameters.size(); ++i) {
    const Parameter &parameter = function.parameters[i];
    const bool is_default = i >= nodes.size();
    const Type *type = parameter.type.name == "auto" ? nullptr : resolve(parameter.type);
    Frame inner = std::move(frames_.back());
    frames_.pop_back();
    const NodePtr node = is_default ? parameter.initial : nodes[i];
    Symbol symbol;
    std::optional<Target> where;
    if (parameter.type.reference && node->kind != NodeKind::List) where = try_target(node);
    if (where && (type == nullptr || where->type == type)) {
      symbol.kind = Symbol::Kind::Alias;
      symbol.type = where->type;
      symbol.target = *where;
    } else if (where && !parameter.type.is_const) {
      fail(node->place, fmt::format("a reference to {} cannot refer to a {}", describe(type), describe(where->type)));
    } else {
      Value value = node->kind == NodeKind::List && type != nullptr ? from_list(type, *node) : decay(expression(node));
      if (type != nullptr) value = convert(value, type, node->place);
      symbol.type = value.type;
      symbol.slot = slots_.size();
      slots_.insert(slots_.end(), value.slots.begin(), value.slots.end());
    }
    frames_.push_back(std::move(inner));
    if (!parameter.name.empty()) bound[parameter.name] = symbol;
  }
  frame().scopes.emplace_back(std::move(bound));
  frame().result_type = result_type;
  frame().has_result = has_result;
  frame().result = result;
  frame().returned = returned;
  active_.push_back(&function);
  const Place caller = here_;

  for (const auto &[field, values] : function.initial) {
    const StructType::Member *member = record->find(field);
    if (member == nullptr) fail(function.place, fmt::format("'{}' has no member '{}'", record->name, field));
    Target part{Target::Kind::Variable, member->type, self->slot + member->slot, {}};
    write(part, construct(member->type, values, function.place), function.place);
  }
  frame().in_loop = !returns_at_ends(function.body->kids);
  if (frame().in_loop) {
    Effects facts = effects(function.body);
    loop(
        facts, false, {}, false,
        [&](ir::ValueId) {
          block(function.body->kids, 0);
          if (reachable_) leave(true);
        },
        nullptr);
  } else {
    block(function.body->kids, 0);
  }
  Value value{result_type, {}};
  for (std::size_t i = 0; has_result && i < slot_count(result_type); ++i) value.slots.push_back(slots_[result + i]);
  active_.pop_back();
  frames_.pop_back();
  slots_.resize(mark);
  at(caller);
  return value;
}

// --- methods and operators

std::optional<Value> Compiler::operator_call(const std::string &op, const std::vector<NodePtr> &operands,
                                             const Place &place) {
  if (std::optional<Value> value = user_call(op, {}, operands, place)) return value;
  const Type *type = type_of(operands[0]);
  if (!type->is(Type::Kind::Struct) || type->record->declaration == nullptr) return std::nullopt;
  for (const Function &each : type->record->declaration->methods) {
    if (each.name != op || each.parameters.size() + 1 != operands.size()) continue;
    const std::vector<NodePtr> rest(operands.begin() + 1, operands.end());
    std::optional<Target> self = try_target(operands[0]);
    const std::size_t mark = slots_.size();
    if (!self) {
      const Value value = expression(operands[0]);
      self = Target{Target::Kind::Variable, type, slots_.size(), {}};
      slots_.insert(slots_.end(), value.slots.begin(), value.slots.end());
    }
    Value value = inline_call(each, type->record->bindings, type->record->numbers, rest, &*self, type->record, place);
    slots_.resize(mark);
    return value;
  }
  return std::nullopt;
}

std::optional<Value> Compiler::method_call(const Node &node) {
  const Node &callee = *node.kids[0];
  const NodePtr &object = callee.kids[0];
  if (std::optional<Value> value = raw_method(node)) return value;
  const std::vector<NodePtr> arguments(node.kids.begin() + 1, node.kids.end());
  std::optional<Target> self;
  if (callee.kind == NodeKind::Arrow) {
    const bool is_this = object->kind == NodeKind::Name && object->text == "this" && frame().self != nullptr;
    self = is_this ? frame().self_target : deref(decay(expression(object)), node.place);
  } else {
    self = try_target(object);
  }
  const Value value = self && self->kind == Target::Kind::Variable ? read(*self, node.place)
                      : self                                       ? read(*self, node.place)
                                                                   : expression(object);
  if (value.is_scalar() && is_complex(value.dtype())) {
    const bool real = callee.text == "real";
    if (!real && callee.text != "imag") return std::nullopt;
    const Value re = of_slot(apply(ScalarOp::Real, {value.slot()}));
    const Value im = of_slot(apply(ScalarOp::Imag, {value.slot()}));
    if (arguments.empty()) return real ? re : im;
    if (!self) return std::nullopt;
    const Value part = convert(decay(expression(arguments[0])), re.type, node.place);
    write(
        *self,
        {value.type, {apply(ScalarOp::MakeComplex, {real ? part.slot() : re.slot(), real ? im.slot() : part.slot()})}},
        node.place);
    return Value{types_.void_type(), {}};
  }
  if (!value.type->is(Type::Kind::Struct) || value.type->record->declaration == nullptr) return std::nullopt;
  for (const Function &each : value.type->record->declaration->methods) {
    if (each.name != callee.text || each.parameters.size() != arguments.size()) continue;
    const std::size_t mark = slots_.size();
    // An object in memory is copied here and written back: methods work on a variable.
    Target place_of = self ? *self : Target{};
    const bool temporary = !self || self->kind != Target::Kind::Variable;
    if (temporary) {
      place_of = Target{Target::Kind::Variable, value.type, slots_.size(), {}};
      slots_.insert(slots_.end(), value.slots.begin(), value.slots.end());
    }
    const std::vector<Slot> before(slots_.begin() + static_cast<std::ptrdiff_t>(place_of.slot),
                                   slots_.begin() + static_cast<std::ptrdiff_t>(place_of.slot + value.slots.size()));
    Value result = inline_call(each, value.type->record->bindings, value.type->record->numbers, arguments, &place_of,
                               value.type->record, node.place);
    if (temporary && self) {
      bool changed = false;
      for (std::size_t i = 0; i < before.size(); ++i) changed = changed || !same(before[i], slots_[place_of.slot + i]);
      if (changed) write(*self, read(place_of, node.place), node.place);
    }
    slots_.resize(mark);
    return result;
  }
  return std::nullopt;
}

}  // namespace gridstride::lang::c
