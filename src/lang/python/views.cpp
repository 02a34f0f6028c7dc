#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

// Parts of arrays. A view is its array and what it takes of each axis: no memory and no op of its own, so that A[i][j]
// is one access, and an element of A[1:n] is an element of A.

using Kind = Value::Kind;

namespace {

/// As deep as a tuple of indices goes: A[pos] with pos = (i, j).
void append_indices(const Value &index, std::vector<Value> &out) {
  if (index.is(Kind::Tuple)) {
    for (const Value &each : index.items) append_indices(each, out);
    return;
  }
  out.push_back(index);
}

Value whole_axis() {
  return Value::none();
}

bool is_whole(const Value &slice) {
  return std::all_of(slice.items.begin(), slice.items.end(), [](const Value &each) { return each.is(Kind::None); });
}

bool is_int(const Value &value, std::int64_t number) {
  return value.is_constant() && value.constant->as_int() == number;
}

std::u32string code_points(const std::string &utf8) {
  std::u32string result;
  for (std::size_t i = 0; i < utf8.size();) {
    const auto first = static_cast<unsigned char>(utf8[i]);
    const int more = first < 0x80 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    char32_t point = more == 0 ? first : first & (0x3F >> more);
    ++i;
    for (int k = 0; k < more && i < utf8.size(); ++k, ++i) {
      point = (point << 6) | (static_cast<unsigned char>(utf8[i]) & 0x3F);
    }
    result.push_back(point);
  }
  return result;
}

}  // namespace

// --- extents

Value FunctionCompiler::extent(const Value &array, int axis) {
  if (array.is(Kind::Record)) return extent(array.items[0], axis);
  if (array.is(Kind::Choice)) {
    Value result = pick(array, [&](const Value &each) { return extent(each, axis); });
    result.nonnegative = true;
    return result;
  }
  const int base_axis = axes_of(array)[static_cast<std::size_t>(axis)];
  const auto i = static_cast<std::size_t>(base_axis);
  if (i < array.items.size() && array.items[i].is(Kind::Tuple)) return array.items[i].items[2];
  return whole_extent(array, base_axis);
}

/// The extent of an axis of what a view takes its part of.
Value FunctionCompiler::whole_extent(const Value &array, int axis) {
  if (array.seen != Value::Seen::Same) return array.alternatives[1].items[static_cast<std::size_t>(axis)];
  return Value::scalar(builder_.extent(array.id, axis), DType::Int64, true);
}

Value FunctionCompiler::shape(const Value &array) {
  std::vector<Value> items;
  const auto rank = static_cast<int>(rank_of(array));
  for (int axis = 0; axis < rank; ++axis) items.push_back(extent(array, axis));
  return Value::tuple(std::move(items));
}

Value FunctionCompiler::stride(const Value &array, int axis) {
  if (array.is(Kind::Choice)) return pick(array, [&](const Value &each) { return stride(each, axis); });
  const int base_axis = axes_of(array)[static_cast<std::size_t>(axis)];
  const auto i = static_cast<std::size_t>(base_axis);
  Value bytes = array.seen == Value::Seen::Same ? Value::scalar(builder_.stride(array.id, base_axis), DType::Int64)
                                                : seen_stride(array, base_axis);
  const bool part = i < array.items.size() && array.items[i].is(Kind::Tuple);
  if (!part || is_int(array.items[i].items[1], 1)) return bytes;
  return apply(ScalarOp::Mul, {bytes, array.items[i].items[1]});
}

Value FunctionCompiler::transposed(const Value &array) {
  if (array.is(Kind::Choice)) {
    Value result = array;
    for (Value &each : result.alternatives) each = transposed(each);
    return result;
  }
  std::vector<int> axes = axes_of(array);
  if (axes.size() < 2) return array;
  std::reverse(axes.begin(), axes.end());
  Value result = array;
  result.kind = Kind::View;
  result.order = std::move(axes);
  return result;
}

// --- making views

/// The bounds of a slice: each a number or None.
Value FunctionCompiler::slice(const Node &node) {
  Value result;
  result.kind = Kind::Slice;
  for (std::size_t i = 0; i < 3; ++i) {
    Value bound = node.field(i).is_none() ? Value::none() : expression(node.field(i));
    if (!bound.is(Kind::None)) bound = axis_index(bound, node.field(i));
    result.items.push_back(std::move(bound));
  }
  return result;
}

Value FunctionCompiler::view(const Value &base, const Value &index, const Node &node) {
  std::vector<Value> indices;
  append_indices(index, indices);
  if (base.is(Kind::Record)) return record_view(base, indices, node);
  if (base.is(Kind::Choice)) {
    Value result = base;
    for (Value &each : result.alternatives) each = view(each, index, node);
    return result;
  }
  const std::vector<int> axes = axes_of(base);
  std::size_t given = 0;
  std::size_t ellipses = 0;
  for (const Value &each : indices) {
    if (each.is(Kind::Undefined)) throw NotYetAssigned{};
    (each.is(Kind::Ellipsis) ? ellipses : given) += 1;
  }
  if (given > axes.size()) {
    type_error(node, fmt::format("too many indices: {} has {} dimension{}, but {} {} given", describe(base),
                                 axes.size(), axes.size() == 1 ? "" : "s", given, given == 1 ? "was" : "were"));
  }
  if (ellipses > 1) type_error(node, "an index has more than one ellipsis (...)", "write the other one out");
  Value result = base;
  result.kind = Kind::View;
  result.order.clear();
  result.items.resize(std::max(result.items.size(), static_cast<std::size_t>(base.array.rank)), whole_axis());
  const Node &where = node.is(NodeKind::Subscript) ? node.field(1) : node;
  const bool tuple = where.is(NodeKind::Tuple) && where.items(0).size() == indices.size();
  at(node);
  std::vector<int> left;
  std::size_t next = 0;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    const Node &place = tuple ? where.items(0)[i] : where;
    if (indices[i].is(Kind::Ellipsis)) {
      for (std::size_t count = axes.size() - given; count > 0; --count) left.push_back(axes[next++]);
      continue;
    }
    const int axis = axes[next++];
    Value &item = result.items[static_cast<std::size_t>(axis)];
    if (indices[i].is(Kind::Slice)) {
      if (!is_whole(indices[i])) item = axis_part(base, axis, indices[i], place);
      left.push_back(axis);
      continue;
    }
    const Value number = axis_index(indices[i], place);
    item = item.is(Kind::Tuple) ? part_index(item, base, axis, number, place) : number;
  }
  left.insert(left.end(), axes.begin() + static_cast<std::ptrdiff_t>(next), axes.end());
  if (!std::is_sorted(left.begin(), left.end())) result.order = std::move(left);
  return result;
}

/// An array of records under indices: each field under them.
Value FunctionCompiler::record_view(const Value &base, const std::vector<Value> &indices, const Node &node) {
  if (base.array.rank == 0 && indices.size() == 1 && indices[0].is_constant() && indices[0].is_integral()) {
    // A record's fields by their numbers.
    const auto count = static_cast<std::int64_t>(base.items.size());
    const std::int64_t number = indices[0].constant->as_int();
    if (number < -count || number >= count) {
      fail(ErrorKind::Index, node, fmt::format("{} has no field {}", describe(base), number));
    }
    return loaded(base.items[static_cast<std::size_t>(number < 0 ? number + count : number)], node);
  }
  Value result = base;
  int rank = base.array.rank;
  std::size_t given = 0;
  for (const Value &each : indices) {
    if (each.is(Kind::Undefined)) throw NotYetAssigned{};
    if (each.is(Kind::Ellipsis)) {
      type_error(node, "... is not supported in an index of an array of records", "write the axes out");
    }
    rank -= each.is(Kind::Slice) ? 0 : 1;
    ++given;
  }
  if (static_cast<int>(given) > base.array.rank) {
    type_error(node,
               fmt::format("too many indices: {} has {} dimension{}, but {} {} given", describe(base), base.array.rank,
                           base.array.rank == 1 ? "" : "s", given, given == 1 ? "was" : "were"),
               base.array.rank == 0 ? "its fields are attributes" : "");
  }
  for (Value &each : result.items) each = view(each, Value::tuple(indices), node);
  result.array.rank = static_cast<std::uint8_t>(rank);
  return result;
}

const Value *FunctionCompiler::find_field(const Value &record, const std::string &name) const {
  for (std::size_t i = 0; i < record.names->size(); ++i) {
    if ((*record.names)[i] == name) return &record.items[i];
  }
  return nullptr;
}

/// A field of a record, or of all records of an array.
Value FunctionCompiler::field(const Value &record, const std::string &name, const Node &node) {
  if (const Value *found = find_field(record, name)) return *found;
  std::string known;
  for (const std::string &each : *record.names) known += (known.empty() ? "" : ", ") + each;
  fail(ErrorKind::Attribute, node, fmt::format("{} has no field '{}'", describe(record), name),
       fmt::format("its fields are {}", known));
}

/// The element where no axis is left, else the view itself.
Value FunctionCompiler::loaded(const Value &view, const Node &node) {
  return is_array(view) && rank_of(view) == 0 ? load_element(view, node) : view;
}

/// The index in the array's axis that an index in a part of it stands for; outside of the part, one outside of every
/// array.
Value FunctionCompiler::part_index(const Value &part, const Value &array, int axis, const Value &index,
                                   const Node &node) {
  const Value &start = part.items[0];
  const Value &step = part.items[1];
  const Value &count = part.items[2];
  const Value zero = Value::of_int(0);
  Value wrapped = index;
  if (!index.nonnegative) {
    wrapped = select(apply(ScalarOp::Lt, {index, zero}), apply(ScalarOp::Add, {index, count}), index);
  }
  const Value scaled = is_int(step, 1) ? wrapped : apply(ScalarOp::Mul, {wrapped, step});
  Value result = is_int(start, 0) ? scaled : apply(ScalarOp::Add, {start, scaled});
  if (check() != ir::Check::None) {
    Value inside = apply(ScalarOp::Lt, {wrapped, count});
    if (!index.nonnegative) inside = apply(ScalarOp::LogicalAnd, {inside, apply(ScalarOp::Ge, {wrapped, zero})});
    if (debug()) {
      at(node);
      builder_.fault(use(apply(ScalarOp::LogicalNot, {inside})), ir::FaultKind::Raise,
                     fmt::format("IndexError: an index is outside of a slice of axis {} of {}", axis,
                                 gridstride::name(array.array.dtype)));
    }
    result = select(inside, result, Value::of_int(INT64_MAX));
  }
  result.nonnegative = true;
  return result;
}

/// What a slice takes of an axis, by NumPy's rules: bounds beyond the ends are the ends.
Value FunctionCompiler::axis_part(const Value &array, int axis, const Value &slice, const Node &node) {
  const auto i = static_cast<std::size_t>(axis);
  const Value zero = Value::of_int(0);
  const Value one = Value::of_int(1);
  Value outer;  // of the part that is sliced again
  if (i < array.items.size() && array.items[i].is(Kind::Tuple)) outer = array.items[i];
  const Value length = outer.is(Kind::Tuple) ? outer.items[2] : whole_extent(array, axis);
  const Value step = slice.items[2].is(Kind::None) ? one : slice.items[2];
  if (is_int(step, 0)) fail(ErrorKind::Value, node, "the step of a slice must not be zero");
  const Value forward = apply(ScalarOp::Gt, {step, zero});
  const Value low = select(forward, zero, Value::of_int(-1));
  const Value high = select(forward, length, apply(ScalarOp::Sub, {length, one}));
  const auto bound = [&](const Value &given, const Value &otherwise) {
    if (given.is(Kind::None)) return otherwise;
    Value wrapped = given;
    if (!given.nonnegative) {
      wrapped = select(apply(ScalarOp::Lt, {given, zero}), apply(ScalarOp::Add, {given, length}), given);
    }
    const bool above = given.nonnegative && is_int(low, 0);
    const Value raised = above ? wrapped : apply(ScalarOp::Maximum, {wrapped, low});
    return apply(ScalarOp::Minimum, {raised, high});
  };
  Value start = bound(slice.items[0], select(forward, zero, high));
  const Value stop = bound(slice.items[1], select(forward, length, Value::of_int(-1)));
  Value count = is_int(start, 0) && is_int(step, 1) ? stop : apply(ScalarOp::Sub, {stop, start});
  if (!is_int(step, 1)) {
    // (stop - start + step - sign(step)) // step; a step of 0 takes nothing
    const Value more = apply(ScalarOp::Sub, {step, apply(ScalarOp::Sign, {step})});
    count = apply(ScalarOp::FloorDiv, {apply(ScalarOp::Add, {count, more}), step});
  }
  const bool known = is_int(start, 0) && is_int(step, 1) && slice.items[1].is(Kind::None);
  if (!known) count = apply(ScalarOp::Maximum, {count, zero});
  count.nonnegative = true;
  Value whole_step = step;
  if (outer.is(Kind::Tuple)) {
    const Value &outer_step = outer.items[1];
    start = apply(ScalarOp::Add, {outer.items[0], apply(ScalarOp::Mul, {start, outer_step})});
    whole_step = apply(ScalarOp::Mul, {step, outer_step});
  }
  return Value::tuple({start, whole_step, count});
}

// --- assignment to views

/// Loops over all indices of an array; `indices` are those of the loops so far.
void FunctionCompiler::each_element(const Value &array, std::vector<Value> &indices,
                                    const std::function<void(const std::vector<Value> &)> &body) {
  const std::size_t axis = indices.size();
  if (axis == rank_of(array)) {
    body(indices);
    return;
  }
  const ir::ValueId lo = builder_.constant(Scalar::of_int(DType::Int64, 0));
  const ir::ValueId hi = use(extent(array, static_cast<int>(axis)));
  const ir::ValueId step = builder_.constant(Scalar::of_int(DType::Int64, 1));
  ir::Op *op = builder_.for_(lo, hi, step, {});
  ir::Region *const outer = builder_.region();
  builder_.set_region(&op->regions[0]);
  indices.push_back(Value::scalar(op->regions[0].args[0], DType::Int64, true));
  each_element(array, indices, body);
  indices.pop_back();
  builder_.continue_();
  builder_.set_region(outer);
}

/// The element of a source of an assignment that goes to the target's element at these indices: the source's last axes
/// are the target's, and an axis of one element serves all.
Value FunctionCompiler::element(const Value &source, const std::vector<Value> &indices, const Node &node) {
  if (!is_array(source)) return source;
  const std::size_t rank = rank_of(source);
  std::vector<Value> own;
  for (std::size_t axis = 0; axis < rank; ++axis) {
    const Value single = apply(ScalarOp::Eq, {extent(source, static_cast<int>(axis)), Value::of_int(1)});
    own.push_back(select(single, Value::of_int(0), indices[indices.size() - rank + axis]));
    own.back().nonnegative = true;
  }
  return load_element(view(source, Value::tuple(std::move(own)), node), node);
}

void FunctionCompiler::map_elements(const Value &target, const std::vector<Value> &sources, const Node &node,
                                    const std::function<Value(const std::vector<Value> &)> &compute) {
  if (is_read_only(target)) fail_read_only(node);
  at(node);
  for (const Value &each : sources) check_extents(target, each, node);
  std::vector<Value> indices;
  each_element(target, indices, [&](const std::vector<Value> &at_indices) {
    std::vector<Value> elements;
    for (const Value &each : sources) elements.push_back(element(each, at_indices, node));
    store_element(view(target, Value::tuple(at_indices), node), compute(elements), node);
  });
}

/// With debug: a ValueError where extents do not fit. Without it surplus elements read as 0.
void FunctionCompiler::check_extents(const Value &target, const Value &source, const Node &node) {
  if (!is_array(source)) return;
  const std::size_t rank = rank_of(source);
  if (rank > rank_of(target)) {
    type_error(node, fmt::format("{} cannot be assigned to {}", describe(source), describe(target)),
               "the target needs as many dimensions");
  }
  if (!debug()) return;
  for (std::size_t axis = 0; axis < rank; ++axis) {
    const Value have = extent(source, static_cast<int>(axis));
    const Value want = extent(target, static_cast<int>(rank_of(target) - rank + axis));
    const Value differs =
        apply(ScalarOp::LogicalAnd, {apply(ScalarOp::Ne, {have, want}), apply(ScalarOp::Ne, {have, Value::of_int(1)})});
    at(node);
    builder_.fault(use(differs), ir::FaultKind::Raise,
                   "ValueError: cannot assign slice of shape that differs from the target's");
  }
}

/// target[...] = value, for a target of any rank and for records.
void FunctionCompiler::store_any(const Value &target, const Value &value, const Node &node) {
  if (!target.is(Kind::Record)) {
    if (rank_of(target) > 0) {
      store_view(target, value, node);
    } else {
      store_element(target, value, node);
    }
    return;
  }
  const bool record = value.is(Kind::Record) && *value.names == *target.names;
  const bool tuple = value.is(Kind::Tuple) && value.items.size() == target.items.size();
  if (!record && !tuple) {
    if (value.is(Kind::Undefined)) throw NotYetAssigned{};
    type_error(node, fmt::format("{} cannot be assigned to {}", describe(value), describe(target)),
               "assign a record of the same fields, a tuple with a value for each, or one field");
  }
  // All is read before anything is written: the two may be one.
  std::vector<Value> values;
  for (const Value &each : value.items) values.push_back(loaded(each, node));
  for (std::size_t i = 0; i < target.items.size(); ++i) store_any(target.items[i], values[i], node);
}

/// The characters of a text, then zeros up to the target's end: a text in an array. What does not fit is cut off.
void FunctionCompiler::store_text(const Value &target, const std::string &text, const Node &node) {
  const std::u32string characters = code_points(text);
  const DType dtype = target.array.dtype;
  const Value length = Value::of_int(static_cast<std::int64_t>(characters.size()));
  for (std::size_t i = 0; i < characters.size(); ++i) {
    if (size_of(dtype) == 1 && characters[i] > 0xFF) {
      type_error(node, "a text with characters beyond one byte cannot be stored in bytes", "use an array of dtype U");
    }
    const Value index = Value::of_int(static_cast<std::int64_t>(i));
    // Not a fault with debug: NumPy cuts texts, too.
    const Value inside = apply(ScalarOp::Lt, {index, extent(target, 0)});
    ir::Op *op = builder_.if_(use(inside), {});
    ir::Region *const outer = builder_.region();
    builder_.set_region(&op->regions[0]);
    store_element(view(target, index, node), Value::of(Scalar::of_uint(DType::UInt32, characters[i])), node);
    builder_.yield();
    builder_.set_region(&op->regions[1]);
    builder_.yield();
    builder_.set_region(outer);
  }
  Value slice;
  slice.kind = Kind::Slice;
  slice.items = {length, Value::none(), Value::none()};
  store_view(view(target, slice, node), Value::of_int(0), node);
}

void FunctionCompiler::store_view(const Value &target, const Value &value, const Node &node) {
  update_view(target, value, node, {});
}

/// target[...] = combine(target[...], operand), element by element in order; without `combine` the operand itself.
void FunctionCompiler::update_view(const Value &target, const Value &operand, const Node &node,
                                   const std::function<Value(const Value &, const Value &)> &combine) {
  if (operand.is(Kind::Undefined)) throw NotYetAssigned{};
  if (operand.is(Kind::Optional)) {
    update_view(target, number_of(operand, node), node, combine);
    return;
  }
  if (operand.is(Kind::Tuple) && rank_of(target) == 1 && !combine) {
    for (std::size_t i = 0; i < operand.items.size(); ++i) {
      store_element(view(target, Value::of_int(static_cast<std::int64_t>(i)), node), operand.items[i], node);
    }
    return;
  }
  if (operand.is(Kind::String) && rank_of(target) == 1 && is_integer(target.array.dtype) && !combine) {
    store_text(target, *operand.text, node);
    return;
  }
  if (!operand.is_scalar() && !is_array(operand)) {
    type_error(node, fmt::format("{} cannot be assigned to {}", describe(operand), describe(target)),
               "assign a number, a part of an array, or (in one dimension) a tuple of numbers");
  }
  at(node);
  check_extents(target, operand, node);
  std::vector<Value> indices;
  each_element(target, indices, [&](const std::vector<Value> &at_indices) {
    const Value item = view(target, Value::tuple(at_indices), node);
    const Value right = element(operand, at_indices, node);
    store_element(item, combine ? combine(load_element(item, node), right) : right, node);
  });
}

}  // namespace gridstride::lang::python
