#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

// Structs are their members.

Value Compiler::member(const Node &node) {
  const NodePtr &object = node.kids[0];
  if (object->kind == NodeKind::Name && find(object->text) == nullptr) {
    if (std::optional<Value> query = thread_query(object->text, node.text, node.place)) return *query;
  }
  auto shared = std::make_shared<Node>(node);
  if (object->kind == NodeKind::Name) {
    const Symbol *symbol = find(object->text);
    if (symbol != nullptr && symbol->kind == Symbol::Kind::Raw && node.text == "ndim") {
      return integer(bases_[static_cast<std::size_t>(symbol->base)].rank);
    }
  }
  const Value whole = expression(object);
  if (whole.is_scalar() && is_complex(whole.dtype()) && (node.text == "x" || node.text == "y")) {
    return of_slot(apply(node.text == "x" ? ScalarOp::Real : ScalarOp::Imag, {whole.slot()}));
  }
  if (!whole.type->is(Type::Kind::Struct)) {
    fail(node.place, fmt::format("a {} has no member '{}'", describe(whole.type), node.text));
  }
  const StructType::Member *found = whole.type->record->find(node.text);
  if (found == nullptr) fail(node.place, fmt::format("'{}' has no member '{}'", describe(whole.type), node.text));
  Value value{found->type, {}};
  const auto first = whole.slots.begin() + static_cast<std::ptrdiff_t>(found->slot);
  value.slots.assign(first, first + static_cast<std::ptrdiff_t>(slot_count(found->type)));
  return value;
}

Value Compiler::from_list(const Type *type, const Node &list) {
  if (type->is(Type::Kind::Struct)) return construct(type, list.kids, list.place);
  if (list.kids.empty()) return zero_of(type);
  if (type->is_scalar() && is_complex(type->dtype) && list.kids.size() == 2)
    return construct(type, list.kids, list.place);
  if (list.kids.size() > 1) fail(list.place, fmt::format("a {} takes one value", describe(type)));
  return convert(decay(expression(list.kids[0])), type, list.place);
}

Value Compiler::construct(const Type *type, const std::vector<NodePtr> &arguments, const Place &place) {
  if (type->is_scalar() || type->is_pointer()) {
    if (arguments.empty()) return zero_of(type);
    if (arguments.size() == 2 && type->is_scalar() && is_complex(type->dtype)) {
      const Type *part = types_.scalar(real_of(type->dtype));
      const Value re = convert(decay(expression(arguments[0])), part, place);
      const Value im = convert(decay(expression(arguments[1])), part, place);
      return {type, {apply(ScalarOp::MakeComplex, {re.slot(), im.slot()})}};
    }
    if (arguments.size() != 1) fail(place, fmt::format("a {} takes one value", describe(type)));
    if (arguments[0]->kind == NodeKind::List) return from_list(type, *arguments[0]);
    return convert(decay(expression(arguments[0])), type, place);
  }
  if (!type->is(Type::Kind::Struct)) fail(place, fmt::format("a {} cannot be made like this", describe(type)));
  const StructType &record = *type->record;
  if (record.declaration != nullptr && !record.declaration->constructors.empty()) {
    for (const Function &each : record.declaration->constructors) {
      std::size_t required = 0;
      for (const Parameter &parameter : each.parameters) required += parameter.initial ? 0 : 1;
      if (arguments.size() < required || arguments.size() > each.parameters.size()) continue;
      // A copy is no call of a constructor from other values.
      if (arguments.size() == 1) {
        const Type *given = type_of(arguments[0]);
        const TypeName &wanted = each.parameters[0].type;
        const bool copies = wanted.name == record.declaration->name;
        if (given == type && !copies) continue;
        if (given != type && copies) continue;
      }
      const std::size_t slot = slots_.size();
      const Value zero = zero_of(type);
      slots_.insert(slots_.end(), zero.slots.begin(), zero.slots.end());
      const Target self{Target::Kind::Variable, type, slot, {}};
      static_cast<void>(inline_call(each, record.bindings, record.numbers, arguments, &self, &record, place));
      const Value made = read(self, place);
      slots_.resize(slot);
      return made;
    }
    if (arguments.size() == 1) {
      const Value value = expression(arguments[0]);
      if (value.type == type) return value;
    }
    fail(place, fmt::format("'{}' has no constructor of {} arguments", record.name, arguments.size()));
  }
  if (arguments.size() == 1 && arguments[0]->kind != NodeKind::List) {
    Value value = expression(arguments[0]);
    if (value.type == type) return value;
    if (record.members.size() != 1) return convert(value, type, place);
    return {type, convert(value, record.members[0].type, place).slots};
  }
  if (arguments.size() > record.members.size()) {
    fail(place, fmt::format("'{}' has {} members, but {} values are given", record.name, record.members.size(),
                            arguments.size()));
  }
  Value value{type, {}};
  for (std::size_t i = 0; i < record.members.size(); ++i) {
    const Type *wanted = record.members[i].type;
    Value part = zero_of(wanted);
    if (i < arguments.size()) {
      part = arguments[i]->kind == NodeKind::List
                 ? from_list(wanted, *arguments[i])
                 : convert(decay(expression(arguments[i])), wanted, arguments[i]->place);
    } else if (record.declaration != nullptr && record.declaration->fields[i].initial) {
      part = convert(expression(record.declaration->fields[i].initial), wanted, place);
    }
    value.slots.insert(value.slots.end(), part.slots.begin(), part.slots.end());
  }
  return value;
}

}  // namespace gridstride::lang::c
