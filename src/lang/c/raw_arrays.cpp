#include <utility>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

// The raw arguments of ElementwiseKernel, and `_ind`, the place of an element in the loop.

namespace {

/// The object of a method that is called without arguments: x of x.shape(); empty for anything else.
std::string object_of(const Node &call, std::string_view method) {
  if (call.kind != NodeKind::Call || call.kids.size() != 1) return {};
  const Node &callee = *call.kids[0];
  if (callee.kind != NodeKind::Member || callee.text != method || callee.kids[0]->kind != NodeKind::Name) return {};
  return callee.kids[0]->text;
}

}  // namespace

Value Compiler::raw_element(const Symbol &raw, const NodePtr &index, const Place &place) {
  const Value pointer = pointer_to_base(raw.base, raw.type->element);
  const Base base = bases_[static_cast<std::size_t>(raw.base)];
  if (object_of(*index, "get") == "_ind") {
    if (flat_raws_) throw RanksWanted{};
    if (point_.size() != static_cast<std::size_t>(base.rank)) {
      fail(place, fmt::format("an array of {} dimensions is indexed by {}", base.rank, point_.size()));
    }
    Slot slot;
    slot.dtype = base.dtype;
    at(place);
    slot.id = builder_.load(base.array, point_, check(), false);
    return {raw.type->element, {slot}};
  }
  const Value position = decay(expression(index));
  if (position.type->is_integral()) {
    return load(offset_pointer(pointer, position, false, place), raw.type->element, place);
  }
  if (position.type->is_pointer()) {  // an index of each axis
    if (flat_raws_) throw RanksWanted{};
    std::vector<ir::ValueId> ids;
    const auto form = memory_form(position.type->element);
    if (!form) fail(place, "an index must be an integer");
    for (int axis = 0; axis < base.rank; ++axis) {
      ids.push_back(builder_.cast(use(load_element(position, axis, form->first, place)), DType::Int64));
    }
    Slot slot;
    slot.dtype = base.dtype;
    slot.id = builder_.load(base.array, ids, check(), false);
    return {raw.type->element, {slot}};
  }
  fail(place, fmt::format("a raw array is indexed by an integer, not by a {}", describe(position.type)));
}

std::optional<Value> Compiler::raw_method(const Node &node) {
  const auto of = [&](ir::ValueId id) {
    Slot slot;
    slot.dtype = DType::Int64;
    slot.id = id;
    slot.wide = id;
    slot.nonnegative = true;
    return of_slot(slot);
  };
  const std::string object = object_of(node, "size");
  if (object.empty()) return std::nullopt;
  if (object == "_ind" || object == "_in_ind" || object == "_out_ind") {
    const Symbol *n = find(object == "_ind" ? "n" : object == "_in_ind" ? " in_size" : " out_size");
    if (n != nullptr && n->kind == Symbol::Kind::Variable) return of_slot(slots_[n->slot]);
    return std::nullopt;
  }
  const Symbol *symbol = find(object);
  if (symbol == nullptr || symbol->kind != Symbol::Kind::Raw) return std::nullopt;
  const Base base = bases_[static_cast<std::size_t>(symbol->base)];
  ir::ValueId size = builder_.constant_int(DType::Int64, 1);
  for (int axis = 0; axis < base.rank; ++axis) {
    const ir::ValueId extent = builder_.extent(base.array, axis);
    size = axis == 0 ? extent : builder_.scalar(ScalarOp::Mul, {size, extent});
  }
  return of(size);
}

/// x.shape()[k], x.strides()[k], _ind.get()[k], _ind.shape()[k]
std::optional<Value> Compiler::raw_axis(const Node &node) {
  if (node.kids[0]->kind != NodeKind::Call) return std::nullopt;
  const Node &call = *node.kids[0];
  std::string object;
  std::string method;
  for (const char *each : {"shape", "strides", "get"}) {
    object = object_of(call, each);
    method = each;
    if (!object.empty()) break;
  }
  if (object.empty()) return std::nullopt;
  std::vector<ir::ValueId> all;
  if (object == "_ind") {
    if (flat_raws_) throw RanksWanted{};
    all = method == "get" ? point_ : extents_;
  } else {
    const Symbol *symbol = find(object);
    if (symbol == nullptr || symbol->kind != Symbol::Kind::Raw || method == "get") return std::nullopt;
    if (flat_raws_) throw RanksWanted{};
    const Base base = bases_[static_cast<std::size_t>(symbol->base)];
    for (int axis = 0; axis < base.rank; ++axis) {
      all.push_back(method == "shape" ? builder_.extent(base.array, axis) : builder_.stride(base.array, axis));
    }
  }
  const Value which = expression(node.kids[1]);
  if (!which.type->is_integral()) fail(node.place, "the number of an axis must be an integer");
  if (which.constant()) {
    const std::int64_t axis = which.constant()->as_int();
    if (axis < 0 || axis >= static_cast<std::int64_t>(all.size())) {
      fail(node.place, fmt::format("axis {} of an array of {} dimensions", axis, all.size()));
    }
    Slot slot;
    slot.dtype = DType::Int64;
    slot.id = all[static_cast<std::size_t>(axis)];
    slot.wide = slot.id;
    return of_slot(slot);
  }
  Slot chosen = Slot::of(Scalar::of_int(DType::Int64, 0));
  for (std::size_t axis = 0; axis < all.size(); ++axis) {
    Slot value;
    value.dtype = DType::Int64;
    value.id = all[axis];
    const Slot number = cast(which.slot(), DType::Int64);
    const Slot is_it =
        apply(ScalarOp::Eq, {number, Slot::of(Scalar::of_int(DType::Int64, static_cast<std::int64_t>(axis)))});
    chosen = apply(ScalarOp::Select, {is_it, value, chosen});
  }
  return of_slot(chosen);
}

}  // namespace gridstride::lang::c
