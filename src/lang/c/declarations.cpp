#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

// Variables and arrays.

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
    const Value &flat = pointer;
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
