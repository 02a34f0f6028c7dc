#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

// Subscripts: elements of arrays, items of tuples. Views are in views.cpp.

using Kind = Value::Kind;

ir::Check FunctionCompiler::check() const {
  const Options &options = module_.options();
  if (options.debug) return ir::Check::Report;
  return options.boundscheck ? ir::Check::Drop : ir::Check::None;
}

std::string FunctionCompiler::source_text(const Node &node) const {
  const int index = node.line - unit_.first_line;
  if (node.end_col > node.col && index >= 0 && index < static_cast<int>(unit_.lines.size())) {
    const std::string &line = unit_.lines[static_cast<std::size_t>(index)];
    std::string text;
    int column = 0;
    for (const char c : line) {
      if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++column;
      if (column >= node.col && column < node.end_col) text += c;
    }
    return text;
  }
  return node.is(NodeKind::Name) ? node.field(0).text : "this expression";
}

Value FunctionCompiler::subscript(const Node &node) {
  const Node &index = node.field(1);
  const Node &of = node.field(0);
  if (of.is(NodeKind::Attribute) && of.field(1).text == "shape" && index.is(NodeKind::Constant)) {
    // One extent, not all of them.
    const Value array = expression(of.field(0));
    const Value axis = constant(index);
    at(of);
    if (is_array(array) && axis.is_integral() && axis.nonnegative &&
        axis.constant->as_uint() < static_cast<std::uint64_t>(rank_of(array))) {
      return extent(array, static_cast<int>(axis.constant->as_int()));
    }
    return index_value(attribute(array, "shape", of), axis, node);
  }
  const Value base = expression(of);
  if (base.is(Kind::Tuple) && index.is(NodeKind::Slice)) return tuple_slice(base, index);
  return index_value(base, expression(index), node);
}

Value FunctionCompiler::index_value(const Value &base, const Value &index, const Node &node) {
  switch (base.kind) {
    case Kind::Undefined: throw NotYetAssigned{};
    case Kind::Tuple: return tuple_item(base, index, node);
    case Kind::Array:
    case Kind::Choice:
    case Kind::View: return loaded(view(base, index, node), node);
    case Kind::Record:
      return index.is(Kind::String) ? loaded(field(base, *index.text, node), node) : view(base, index, node);
    case Kind::Scalar:
      type_error(node, fmt::format("{} cannot be indexed", describe(base)), "only arrays and tuples have elements");
    case Kind::Static:
      // Color["red"], of an Enum.
      if (index.is(Kind::String) && base.env->kind == EnvValue::Kind::Namespace) {
        return attribute(base, *index.text, node);
      }
      [[fallthrough]];
    default: {
      const bool hint = base.is(Kind::Static) && !base.env->hint.empty();
      type_error(node, fmt::format("{} cannot be indexed", describe(base)),
                 hint ? base.env->hint : "pass an array as an argument");
    }
  }
}

// --- tuples

Value FunctionCompiler::tuple_item(const Value &tuple, const Value &index, const Node &node) {
  if (index.is(Kind::Undefined)) throw NotYetAssigned{};
  if (!index.is_integral()) {
    type_error(node.field(1), fmt::format("a tuple is indexed by an integer, not {}", describe(index)));
  }
  if (!index.is_constant()) return dynamic_item(tuple, index, node);
  const auto count = static_cast<std::int64_t>(tuple.items.size());
  const std::int64_t given = index.constant->as_int();
  const std::int64_t at = given < 0 ? given + count : given;
  if (at < 0 || at >= count) {
    fail(ErrorKind::Index, node, fmt::format("index {} is outside a tuple of {} items", given, count));
  }
  return tuple.items[static_cast<std::size_t>(at)];
}

Value FunctionCompiler::dynamic_item(const Value &tuple, const Value &index, const Node &node) {
  Value shape;
  for (const Value &each : tuple.items) shape = join(shape, each);
  const bool arrays = shape.is(Kind::Choice) && std::none_of(tuple.items.begin(), tuple.items.end(),
                                                             [](const Value &v) { return v.is(Kind::Choice); });
  if (tuple.items.empty() || (!shape.is_scalar() && !arrays)) {
    type_error(
        node, fmt::format("an item of {} at an index known at run time only", describe(tuple)),
        "all items must be numbers, or at most 8 arrays of one dtype and rank; or index the tuple by a constant");
  }
  at(node);
  const Value wide = cast(index, DType::Int64);
  const auto count = static_cast<std::int64_t>(tuple.items.size());
  Value wrapped = wide;
  if (!wide.nonnegative) {
    wrapped =
        select(apply(ScalarOp::Lt, {wide, Value::of_int(0)}), apply(ScalarOp::Add, {wide, Value::of_int(count)}), wide);
  }
  if (arrays) {
    // Outside the tuple: an error with debug, else the first array.
    const Value inside = apply(ScalarOp::LogicalAnd, {apply(ScalarOp::Ge, {wrapped, Value::of_int(0)}),
                                                      apply(ScalarOp::Lt, {wrapped, Value::of_int(count)})});
    if (debug()) {
      builder_.fault(use(apply(ScalarOp::LogicalNot, {inside})), ir::FaultKind::Raise,
                     "IndexError: tuple index out of range");
    }
    Value choice = shape;
    choice.alternatives = tuple.items;
    choice.items[0] = select(inside, wrapped, Value::of_int(0));
    return choice;
  }
  // Outside the tuple: 0, as for arrays; with debug an error.
  if (debug()) {
    const Value outside = apply(ScalarOp::LogicalOr, {apply(ScalarOp::Lt, {wrapped, Value::of_int(0)}),
                                                      apply(ScalarOp::Ge, {wrapped, Value::of_int(count)})});
    builder_.fault(use(outside), ir::FaultKind::Raise, "IndexError: tuple index out of range");
  }
  Value result = Value::of(Scalar::of_bool(false).cast(shape.dtype));
  for (std::int64_t i = 0; i < count; ++i) {
    result = select(apply(ScalarOp::Eq, {wrapped, Value::of_int(i)}),
                    cast(tuple.items[static_cast<std::size_t>(i)], shape.dtype), result);
  }
  return result;
}

Value FunctionCompiler::tuple_slice(const Value &tuple, const Node &slice) {
  const auto count = static_cast<std::int64_t>(tuple.items.size());
  std::optional<std::int64_t> bounds[3];
  for (std::size_t i = 0; i < 3; ++i) {
    if (slice.field(i).is_none()) continue;
    const Value value = expression(slice.field(i));
    if (value.is(Kind::None)) continue;
    if (!value.is_constant() || !value.is_integral()) {
      constant_wanted(slice.field(i), "a slice of a tuple needs integers known when the kernel is compiled");
    }
    bounds[i] = value.constant->as_int();
  }
  const std::int64_t step = bounds[2].value_or(1);
  if (step == 0) fail(ErrorKind::Value, slice, "the step of a slice must not be zero");
  const auto clamp = [&](std::optional<std::int64_t> bound, std::int64_t otherwise) {
    if (!bound) return otherwise;
    const std::int64_t low = step > 0 ? 0 : -1;
    const std::int64_t high = step > 0 ? count : count - 1;
    return std::min(std::max(*bound < 0 ? *bound + count : *bound, low), high);
  };
  const std::int64_t start = clamp(bounds[0], step > 0 ? 0 : count - 1);
  const std::int64_t stop = clamp(bounds[1], step > 0 ? count : -1);
  std::vector<Value> items;
  for (std::int64_t i = start; step > 0 ? i < stop : i > stop; i += step) {
    items.push_back(tuple.items[static_cast<std::size_t>(i)]);
  }
  return Value::tuple(std::move(items));
}

// --- arrays

/// An index of one axis: an int64, never below 0 by way of a cast.
Value FunctionCompiler::axis_index(const Value &index, const Node &node) {
  switch (index.kind) {
    case Kind::Undefined: throw NotYetAssigned{};
    case Kind::Optional: return axis_index(number_of(index, node), node);
    case Kind::None: fail(ErrorKind::Unsupported, node, "None as an index is not supported in kernels", "leave it out");
    case Kind::Scalar: break;
    default:
      type_error(node, fmt::format("an index must be an integer, not {}", describe(index)),
                 is_array(index) ? "index by the elements of that array in a loop" : "");
  }
  if (!is_integer(index.dtype)) {
    type_error(node, fmt::format("an index must be an integer, not {}", describe(index)),
               index.dtype == DType::Bool ? "use int(...), or an if" : "use int(...) or // to get an integer");
  }
  if (index.dtype != DType::UInt64) return cast(index, DType::Int64);
  // Above the range of int64 is outside every array, and stays so.
  const Value most = Value::of(Scalar::of_int(DType::Int64, INT64_MAX).cast(DType::UInt64));
  Value result = cast(apply(ScalarOp::Minimum, {index, most}), DType::Int64);
  result.nonnegative = true;
  return result;
}

FunctionCompiler::Place FunctionCompiler::place(const Value &element) {
  Place result;
  result.array = element;
  for (const Value &each : element.items) {
    result.indices.push_back(use(each));
    result.wrap |= !each.nonnegative;
  }
  return result;
}

Value FunctionCompiler::load(const Place &place, const Node &node) {
  at(node);
  return Value::scalar(builder_.load(place.array.id, place.indices, check(), place.wrap), place.array.array.dtype);
}

void FunctionCompiler::fail_read_only(const Node &node) const {
  type_error(node, "an array of the surrounding program is a constant of the kernel and cannot be written",
             "pass it as an argument; or make it an array of the device: cuda.to_device(...)");
}

Value FunctionCompiler::target_view(const Node &target) {
  const Value base = expression(target.field(0));
  if (base.is(Kind::Undefined)) throw NotYetAssigned{};
  if (target.is(NodeKind::Attribute)) {
    if (base.is(Kind::Record) && is_read_only(base)) fail_read_only(target);
    if (base.is(Kind::Record)) return field(base, target.field(1).text, target);
    fail(ErrorKind::Unsupported, target, "attributes cannot be assigned in a kernel",
         "keep the value in a variable or store it in an array");
  }
  if (base.is(Kind::Record)) {
    if (is_read_only(base)) fail_read_only(target);
    const Value index = expression(target.field(1));
    return index.is(Kind::String) ? field(base, *index.text, target) : view(base, index, target);
  }
  if (base.is(Kind::Tuple)) {
    type_error(target, "items of a tuple cannot be assigned", "make a new tuple, or use an array");
  }
  if (!is_array(base)) {
    type_error(target, fmt::format("{} has no elements to assign", describe(base)), "pass an array as an argument");
  }
  if (is_read_only(base)) fail_read_only(target);
  return view(base, expression(target.field(1)), target);
}

void FunctionCompiler::store(const Place &place, const Value &value, const Node &node) {
  const DType dtype = place.array.array.dtype;
  if (value.is(Kind::Undefined)) throw NotYetAssigned{};
  if (!value.is_scalar()) {
    type_error(node,
               fmt::format("{} cannot be stored in an element of type {}", describe(value), gridstride::name(dtype)),
               is_array(value) ? "index it to get a number" : "store a number");
  }
  if (is_complex(value.dtype) && !is_complex(dtype)) {
    type_error(node,
               fmt::format("{} cannot be stored in an element of type {}", describe(value), gridstride::name(dtype)),
               "store its .real, its .imag or its abs()");
  }
  const ir::ValueId id = use(cast(value, dtype));
  at(node);
  builder_.store(place.array.id, id, place.indices, check(), place.wrap);
}

}  // namespace gridstride::lang::python
