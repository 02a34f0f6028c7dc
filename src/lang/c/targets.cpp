#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

// What can be assigned to: a variable or a place in memory.

std::optional<Target> Compiler::try_target(const NodePtr &node) {
  switch (node->kind) {
    case NodeKind::Name: {
      const Symbol *symbol = find(node->text);
      if (symbol != nullptr && symbol->kind == Symbol::Kind::Variable) {
        return Target{Target::Kind::Variable, symbol->type, symbol->slot, {}};
      }
      if (symbol != nullptr && symbol->kind == Symbol::Kind::Alias) return symbol->target;
      if (symbol != nullptr) return std::nullopt;
      if (frame().self != nullptr) {  // a member, in a method
        if (const StructType::Member *member = frame().self->find(node->text)) {
          Target whole = frame().self_target;
          if (whole.kind == Target::Kind::Variable) {
            return Target{Target::Kind::Variable, member->type, whole.slot + member->slot, {}};
          }
          Value pointer = whole.pointer;
          pointer.type = types_.pointer_to(member->type);
          pointer.slots[1] = offset_of(pointer, member->offset);
          return Target{Target::Kind::Memory, member->type, 0, pointer};
        }
      }
      if (std::optional<Value> pointer = global_pointer(node->text); pointer && pointer->type->is_pointer()) {
        return deref(*pointer, node->place);
      }
      return std::nullopt;
    }
    case NodeKind::Unary:
      if (node->text == "*") {
        if (node->kids[0]->kind == NodeKind::Name && node->kids[0]->text == "this" && frame().self != nullptr) {
          return frame().self_target;
        }
        return deref(decay(expression(node->kids[0])), node->place);
      }
      if (node->text == "++" || node->text == "--") {
        static_cast<void>(expression(node));
        return try_target(node->kids[0]);
      }
      return std::nullopt;
    case NodeKind::Index: {
      if (node->kids[0]->kind == NodeKind::Name) {
        const Symbol *symbol = find(node->kids[0]->text);
        if (symbol != nullptr && symbol->kind == Symbol::Kind::Raw) {
          Value index = decay(expression(node->kids[1]));
          if (!index.type->is_integral()) return std::nullopt;
          const Value pointer = pointer_to_base(symbol->base, symbol->type->element);
          return deref(offset_pointer(pointer, index, false, node->place), node->place);
        }
      }
      const Value base = decay(expression(node->kids[0]));
      const Value index = expression(node->kids[1]);
      if (!base.type->is_pointer()) {
        if (base.type->is(Type::Kind::Struct)) return std::nullopt;
        fail(node->place, fmt::format("a {} cannot be indexed", describe(base.type)));
      }
      if (!index.type->is_integral()) {
        fail(node->kids[1]->place, fmt::format("an index must be an integer, not a {}", describe(index.type)));
      }
      return deref(offset_pointer(base, index, false, node->place), node->place);
    }
    case NodeKind::Member:
    case NodeKind::Arrow: {
      std::optional<Target> whole;
      if (node->kind == NodeKind::Member) {
        whole = try_target(node->kids[0]);
      } else if (node->kids[0]->kind == NodeKind::Name && node->kids[0]->text == "this" && frame().self != nullptr) {
        whole = frame().self_target;
      } else {
        whole = deref(decay(expression(node->kids[0])), node->place);
      }
      if (!whole || !whole->type->is(Type::Kind::Struct)) return std::nullopt;
      const StructType::Member *member = whole->type->record->find(node->text);
      if (member == nullptr) {
        fail(node->place, fmt::format("'{}' has no member '{}'", describe(whole->type), node->text));
      }
      if (whole->kind == Target::Kind::Variable) {
        return Target{Target::Kind::Variable, member->type, whole->slot + member->slot, {}};
      }
      if (!whole->type->record->uniform) {
        unsupported(node->place, fmt::format("a {} in memory is not supported: its members are of several types",
                                             describe(whole->type)));
      }
      Value pointer = whole->pointer;
      pointer.type = types_.pointer_to(member->type);
      pointer.slots[1] = offset_of(pointer, member->offset);
      return Target{Target::Kind::Memory, member->type, 0, pointer};
    }
    case NodeKind::Assign: static_cast<void>(expression(node)); return try_target(node->kids[0]);
    case NodeKind::Cast: return std::nullopt;
    default: return std::nullopt;
  }
}

Target Compiler::target(const NodePtr &node) {
  if (std::optional<Target> found = try_target(node)) return *found;
  if (node->kind == NodeKind::Name) static_cast<void>(name(*node));  // says what is not declared
  fail(node->place, "this cannot be assigned to");
}

Target Compiler::deref(const Value &pointer, const Place &place) {
  if (!pointer.type->is_pointer()) fail(place, fmt::format("a {} is no pointer", describe(pointer.type)));
  const Slot &which = pointer.slots[0];
  const Type *type = pointer.type->element;
  if (type->is(Type::Kind::Void)) fail(place, "a void* has to be cast before it is used");
  if (which.variable >= 0 && which.bases.empty() && !which.conflict) {
    const Slot &offset = pointer.slots[1];
    if (!offset.constant || offset.constant->as_int() != 0) {
      unsupported(place, "a pointer to a variable cannot be moved", "use an array");
    }
    return {Target::Kind::Variable, type, static_cast<std::size_t>(which.variable), {}};
  }
  return {Target::Kind::Memory, type, 0, pointer};
}

Value Compiler::read(const Target &target, const Place &place) {
  if (target.kind == Target::Kind::Variable) {
    Value value{target.type, {}};
    const auto first = slots_.begin() + static_cast<std::ptrdiff_t>(target.slot);
    value.slots.assign(first, first + static_cast<std::ptrdiff_t>(slot_count(target.type)));
    return value;
  }
  if (target.type->is(Type::Kind::Array)) {  // a row of an array of arrays
    Value row = target.pointer;
    row.type = target.type;
    return row;
  }
  return load(target.pointer, target.type, place);
}

void Compiler::write(const Target &target, const Value &value, const Place &place) {
  if (target.type->is(Type::Kind::Array)) fail(place, "an array cannot be assigned to", "assign its elements");
  const Value converted = convert(decay(value), target.type, place);
  if (target.kind == Target::Kind::Variable) {
    for (std::size_t i = 0; i < converted.slots.size(); ++i) slots_[target.slot + i] = converted.slots[i];
    return;
  }
  store(target.pointer, target.type, converted, place);
}

Value Compiler::address_of(const Target &target, const Place &place) {
  if (target.kind == Target::Kind::Memory) {
    Value pointer = target.pointer;
    pointer.type = types_.pointer_to(target.type);
    return pointer;
  }
  if (target.type->is(Type::Kind::Array)) {
    Value pointer = read(target, place);
    pointer.type = types_.pointer_to(target.type->element);
    return pointer;
  }
  Value pointer = zero_of(types_.pointer_to(target.type));
  pointer.slots[0].variable = static_cast<int>(target.slot);
  return pointer;
}

}  // namespace gridstride::lang::c
