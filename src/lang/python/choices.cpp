#include <algorithm>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

// A variable that is one array on one path and another one on another: the arrays, and the number of the one that it
// is. An access is a branch for each.

using Kind = Value::Kind;

/// Whether the choice is the alternative of this number.
Value FunctionCompiler::alternative_is(const Value &choice, std::size_t number) {
  return apply(ScalarOp::Eq, {choice.items[0], Value::of_int(static_cast<std::int64_t>(number))});
}

/// A number of the alternative that the choice is: `of` is asked for that of each.
Value FunctionCompiler::pick(const Value &choice, const std::function<Value(const Value &)> &of) {
  Value result = of(choice.alternatives.front());
  for (std::size_t i = 1; i < choice.alternatives.size(); ++i) {
    result = select(alternative_is(choice, i), of(choice.alternatives[i]), result);
  }
  return result;
}

/// Of views with axes of their own, the extents of `each` for those of `part` where it is `taken`.
void FunctionCompiler::select_extents(const Value &taken, const Value &each, Value &part) {
  if (part.seen == Value::Seen::Same) return;
  std::vector<Value> &extents = part.alternatives[1].items;
  for (std::size_t axis = 0; axis < extents.size(); ++axis) {
    extents[axis] = select(taken, each.alternatives[1].items[axis], extents[axis]);
  }
}

/// An array as one of the alternatives of `shape`: its number, and what the views among them are made of.
void FunctionCompiler::flatten_choice(const Value &value, const Value &shape, std::vector<ir::ValueId> &out) {
  const auto number_of = [&](const Value &array) { return Value::of_int(std::max(find_alternative(shape, array), 0)); };
  std::vector<Value> parts(shape.alternatives.size());
  Value number = Value::of_int(0);
  if (value.is(Kind::Choice)) {
    for (std::size_t i = 0; i < value.alternatives.size(); ++i) {
      const Value &each = value.alternatives[i];
      const Value own = number_of(each);
      number = i == 0 ? own : select(alternative_is(value, i), own, number);
      Value &part = parts[static_cast<std::size_t>(own.constant->as_int())];
      if (part.is(Kind::Undefined)) {
        part = each;
        continue;
      }
      // Two alternatives that are one in the new shape: parts of one array.
      const Value taken = alternative_is(value, i);
      for (std::size_t axis = 0; axis < part.items.size(); ++axis) {
        Value &item = part.items[axis];
        if (item.is_scalar()) item = select(taken, each.items[axis], item);
        for (std::size_t k = 0; k < item.items.size(); ++k) {
          item.items[k] = select(taken, each.items[axis].items[k], item.items[k]);
        }
      }
      select_extents(taken, each, part);
    }
  } else if (is_array(value)) {
    number = number_of(value);
    parts[static_cast<std::size_t>(number.constant->as_int())] = value;
  }
  out.push_back(use(number));
  for (std::size_t i = 0; i < parts.size(); ++i) flatten(parts[i], shape.alternatives[i], out);
}

/// The one element of a view without axes; of a Choice the alternatives from `first` on.
Value FunctionCompiler::load_element(const Value &element, const Node &node, std::size_t first) {
  if (!element.is(Kind::Choice))
    return element.seen == Value::Seen::Same ? load(place(element), node) : load_seen(element, node);
  if (first + 1 == element.alternatives.size()) return load_element(element.alternatives[first], node);
  at(node);
  ir::Op *op = builder_.if_(use(alternative_is(element, first)), {ir::Type::scalar(element.array.dtype)});
  ir::Region *const outer = builder_.region();
  builder_.set_region(&op->regions[0]);
  builder_.yield({use(load_element(element.alternatives[first], node))});
  builder_.set_region(&op->regions[1]);
  builder_.yield({use(load_element(element, node, first + 1))});
  builder_.set_region(outer);
  return Value::scalar(op->results[0], element.array.dtype);
}

void FunctionCompiler::store_element(const Value &element, const Value &value, const Node &node, std::size_t first) {
  if (value.is(Kind::Optional)) {
    store_element(element, number_of(value, node), node, first);
    return;
  }
  if (!element.is(Kind::Choice)) {
    if (element.seen == Value::Seen::Same) {
      store(place(element), value, node);
    } else {
      store_seen(element, value, node);
    }
    return;
  }
  if (first + 1 == element.alternatives.size()) {
    store_element(element.alternatives[first], value, node);
    return;
  }
  at(node);
  ir::Op *op = builder_.if_(use(alternative_is(element, first)), {});
  ir::Region *const outer = builder_.region();
  builder_.set_region(&op->regions[0]);
  store_element(element.alternatives[first], value, node);
  builder_.yield();
  builder_.set_region(&op->regions[1]);
  store_element(element, value, node, first + 1);
  builder_.yield();
  builder_.set_region(outer);
}

}  // namespace gridstride::lang::python
