#include <optional>
#include <utility>

#include <fmt/format.h>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

// Arrays that are seen with other axes or another dtype than they have: a.reshape(...), a.view(dtype), a.real. Such a
// view has extents of its own and no memory; an index of it becomes one of the array behind it. Nothing is copied, and
// a reshaped array may have any strides.

using Kind = Value::Kind;
using Seen = Value::Seen;

namespace {

bool is_minus_one(const Value &value) {
  return value.is_constant() && value.is_integral() && !value.nonnegative && value.constant->as_int() == -1;
}

}  // namespace

std::optional<Value> FunctionCompiler::seen_by_method(const Value &base, const std::string &name,
                                                      const std::vector<Value> &args, const Node &node) {
  at(node);
  if (name == "reshape" && !args.empty()) {
    return reshaped(base, args.size() == 1 && args[0].is(Kind::Tuple) ? args[0].items : args, node);
  }
  if (name == "ravel" && args.empty()) return rank_of(base) == 1 ? base : reshaped(base, {Value::of_int(-1)}, node);
  // Nobody can write a constant, so that it is its own copy.
  if (name == "copy" && args.empty() && is_read_only(base)) return base;
  if (name == "transpose" && args.empty()) return transposed(base);
  if (name == "view" && args.size() == 1 && args[0].is(Kind::DType)) return seen_as_bits(base, args[0].dtype, node);
  return std::nullopt;
}

/// A view with axes of its own.
Value FunctionCompiler::make_seen(const Value &base, Seen seen, DType dtype, std::vector<Value> extents) {
  Value result;
  result.kind = Kind::View;
  result.id = base.id;
  result.array = ir::Type::array(dtype, static_cast<std::uint8_t>(extents.size()), ir::LayoutClass::General);
  result.dtype = dtype;
  result.seen = seen;
  for (Value &each : extents) each.nonnegative = true;
  result.alternatives = {base, Value::tuple(std::move(extents))};
  return result;
}

Value FunctionCompiler::reshaped(const Value &base, const std::vector<Value> &wanted, const Node &node) {
  if (base.is(Kind::Choice)) {
    Value result = base;
    for (Value &each : result.alternatives) each = reshaped(each, wanted, node);
    result.array.rank = static_cast<std::uint8_t>(wanted.size());
    return result;
  }
  if (base.seen == Seen::Reshaped && base.items.empty() && base.order.empty()) {
    // The elements of a reshaped array are in the order of those of the array behind it.
    return reshaped(base.alternatives[0], wanted, node);
  }
  const Value size = attribute(base, "size", node);
  const Value one = Value::of_int(1);
  std::optional<std::size_t> open;
  Value product = one;
  std::vector<Value> extents;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    expect_number(wanted[i], node, "an extent of a new shape");
    if (!wanted[i].is_integral()) {
      type_error(node, fmt::format("an extent of a new shape is an integer, not {}", describe(wanted[i])));
    }
    extents.push_back(cast(wanted[i], DType::Int64));
    if (is_minus_one(wanted[i])) {
      if (open) fail(ErrorKind::Value, node, "a new shape has more than one -1", "write the others out");
      open = i;
      continue;
    }
    product = apply(ScalarOp::Mul, {product, extents.back()});
  }
  if (open) {
    extents[*open] = apply(ScalarOp::FloorDiv, {size, product});
    product = apply(ScalarOp::Mul, {product, extents[*open]});
  } else {
    // One -1 that is known at run time only.
    const Value zero = Value::of_int(0);
    Value rest = one;
    for (const Value &each : extents) {
      if (!each.is_constant())
        rest = apply(ScalarOp::Mul, {rest, select(apply(ScalarOp::Lt, {each, zero}), one, each)});
      if (each.is_constant()) rest = apply(ScalarOp::Mul, {rest, each});
    }
    const Value found = apply(ScalarOp::FloorDiv, {size, rest});
    for (Value &each : extents) {
      if (each.is_constant()) continue;
      each = select(apply(ScalarOp::Lt, {each, zero}), found, each);
    }
    product = one;
    for (const Value &each : extents) product = apply(ScalarOp::Mul, {product, each});
  }
  if (debug()) {
    builder_.fault(use(apply(ScalarOp::Ne, {product, size})), ir::FaultKind::Raise,
                   "ValueError: total size of new array must be unchanged");
  }
  return make_seen(base, Seen::Reshaped, base.array.dtype, std::move(extents));
}

/// The bits of integers as integers of another size.
Value FunctionCompiler::seen_as_bits(const Value &base, DType dtype, const Node &node) {
  const DType from = base.array.dtype;
  if (from == dtype) return base;
  if (!is_integer(from) || !is_integer(dtype)) {
    type_error(node, fmt::format("{} cannot be seen as {} in a kernel", describe(base), gridstride::name(dtype)),
               "view() is for arrays of integers there; call it outside of the kernel");
  }
  if (base.is(Kind::Choice)) {
    Value result = base;
    for (Value &each : result.alternatives) each = seen_as_bits(each, dtype, node);
    result.array.dtype = dtype;
    return result;
  }
  const std::size_t rank = rank_of(base);
  if (rank == 0) type_error(node, "an array without axes cannot be seen as another type in a kernel");
  std::vector<Value> extents = shape(base).items;
  const auto old_size = static_cast<std::int64_t>(size_of(from));
  const auto new_size = static_cast<std::int64_t>(size_of(dtype));
  if (old_size > new_size) {
    extents.back() = apply(ScalarOp::Mul, {extents.back(), Value::of_int(old_size / new_size)});
  } else if (new_size > old_size) {
    const Value ratio = Value::of_int(new_size / old_size);
    if (debug()) {
      const Value rest = apply(ScalarOp::Mod, {extents.back(), ratio});
      builder_.fault(use(apply(ScalarOp::Ne, {rest, Value::of_int(0)})), ir::FaultKind::Raise,
                     "ValueError: the last axis must be a whole number of the new type's elements");
    }
    extents.back() = apply(ScalarOp::FloorDiv, {extents.back(), ratio});
  }
  return make_seen(base, Seen::Bits, dtype, std::move(extents));
}

/// a.real and a.imag; of real numbers the array itself, and no imaginary part.
Value FunctionCompiler::part_of_complex(const Value &base, bool imag, const Node &node) {
  const DType dtype = base.array.dtype;
  if (!is_complex(dtype)) {
    if (!imag) return base;
    fail(ErrorKind::Attribute, node, fmt::format("{} has no imaginary parts in a kernel", describe(base)),
         "they are all 0");
  }
  if (base.is(Kind::Choice)) {
    Value result = base;
    for (Value &each : result.alternatives) each = part_of_complex(each, imag, node);
    result.array.dtype = result.alternatives[0].array.dtype;
    return result;
  }
  return make_seen(base, imag ? Seen::Imag : Seen::Real, result_dtype(ScalarOp::Real, dtype), shape(base).items);
}

/// The bytes from one element of an axis to the next, were it memory of its own: rows first. Of parts of complex
/// numbers it is what they lie apart.
Value FunctionCompiler::seen_stride(const Value &array, int axis) {
  if (array.seen == Seen::Real || array.seen == Seen::Imag) return stride(array.alternatives[0], axis);
  Value result = Value::of_int(static_cast<std::int64_t>(size_of(array.array.dtype)));
  const std::vector<Value> &extents = array.alternatives[1].items;
  for (std::size_t i = static_cast<std::size_t>(axis) + 1; i < extents.size(); ++i) {
    result = apply(ScalarOp::Mul, {result, extents[i]});
  }
  return result;
}

/// The indices of an element of a view with axes of its own: wrapped once where they are negative, and the first one
/// outside of every array where any of them is outside of the view.
std::vector<Value> FunctionCompiler::checked_indices(const Value &element, const Node &node) {
  const Value zero = Value::of_int(0);
  const std::vector<Value> &extents = element.alternatives[1].items;
  std::vector<Value> result;
  Value inside = Value::of_bool(true);
  for (std::size_t axis = 0; axis < extents.size(); ++axis) {
    const Value &index = element.items[axis];
    Value wrapped = index;
    if (!index.nonnegative) {
      wrapped = select(apply(ScalarOp::Lt, {index, zero}), apply(ScalarOp::Add, {index, extents[axis]}), index);
      inside = apply(ScalarOp::LogicalAnd, {inside, apply(ScalarOp::Ge, {wrapped, zero})});
    }
    inside = apply(ScalarOp::LogicalAnd, {inside, apply(ScalarOp::Lt, {wrapped, extents[axis]})});
    result.push_back(wrapped);
  }
  if (result.empty() || check() == ir::Check::None) return result;
  if (debug()) {
    at(node);
    builder_.fault(use(apply(ScalarOp::LogicalNot, {inside})), ir::FaultKind::Raise,
                   fmt::format("IndexError: an index is outside of {}", describe(element.alternatives[0])));
  }
  result[0] = select(inside, result[0], Value::of_int(INT64_MAX));
  for (std::size_t axis = 1; axis < result.size(); ++axis) result[axis] = select(inside, result[axis], zero);
  return result;
}

/// The indices in the array behind a reshaped one.
std::vector<Value> FunctionCompiler::seen_indices(const Value &element, const std::vector<Value> &indices) {
  const std::vector<Value> &extents = element.alternatives[1].items;
  const Value &base = element.alternatives[0];
  const Value zero = Value::of_int(0);
  const Value most = Value::of_int(INT64_MAX);
  Value flat = indices.empty() ? zero : indices[0];
  const bool checked = check() != ir::Check::None && !indices.empty();
  for (std::size_t axis = 1; axis < indices.size(); ++axis) {
    flat = apply(ScalarOp::Add, {apply(ScalarOp::Mul, {flat, extents[axis]}), indices[axis]});
  }
  // The product with what is outside of every array means nothing.
  if (checked && indices.size() > 1) flat = select(apply(ScalarOp::Eq, {indices[0], most}), most, flat);
  const std::size_t rank = rank_of(base);
  std::vector<Value> own(rank);
  for (std::size_t axis = rank; axis-- > 0;) {
    if (axis == 0) {
      own[0] = flat;
    } else {
      const Value length = extent(base, static_cast<int>(axis));
      own[axis] = apply(ScalarOp::Mod, {flat, length});
      flat = apply(ScalarOp::FloorDiv, {flat, length});
    }
    own[axis].nonnegative = true;
  }
  return own;
}

/// The element behind one of a view: the whole of it, or for Bits that with the last index `indices.back()`.
Value FunctionCompiler::seen_place(const Value &element, const std::vector<Value> &indices, const Node &node) {
  if (element.seen == Seen::Reshaped) {
    return view(element.alternatives[0], Value::tuple(seen_indices(element, indices)), node);
  }
  std::vector<Value> own = indices;
  for (Value &each : own) each.nonnegative = true;
  return view(element.alternatives[0], Value::tuple(std::move(own)), node);
}

Value FunctionCompiler::load_seen(const Value &element, const Node &node) {
  std::vector<Value> indices = checked_indices(element, node);
  const DType dtype = element.array.dtype;
  switch (element.seen) {
    case Seen::Real:
    case Seen::Imag:
      return apply(element.seen == Seen::Real ? ScalarOp::Real : ScalarOp::Imag,
                   {load_element(seen_place(element, indices, node), node)});
    case Seen::Bits: break;
    default: return load_element(seen_place(element, indices, node), node);
  }
  const DType from = element.alternatives[0].array.dtype;
  const auto old_size = static_cast<std::int64_t>(size_of(from));
  const auto new_size = static_cast<std::int64_t>(size_of(dtype));
  const Value last = indices.back();
  if (old_size >= new_size) {
    const Value ratio = Value::of_int(old_size / new_size);
    indices.back() = apply(ScalarOp::FloorDiv, {last, ratio});
    const Value bits = cast(load_element(seen_place(element, indices, node), node), DType::UInt64);
    const Value shift = apply(ScalarOp::Mul, {apply(ScalarOp::Mod, {last, ratio}), Value::of_int(8 * new_size)});
    return cast(apply(ScalarOp::Shr, {bits, cast(shift, DType::UInt64)}), dtype);
  }
  Value bits = Value::of(Scalar::of_uint(DType::UInt64, 0));
  const Value mask = Value::of(Scalar::of_uint(DType::UInt64, (std::uint64_t{1} << (8 * old_size)) - 1));
  const std::int64_t ratio = new_size / old_size;
  for (std::int64_t i = 0; i < ratio; ++i) {
    indices.back() = bits_index(last, ratio, i, indices.size() == 1);
    const Value part = cast(load_element(seen_place(element, indices, node), node), DType::UInt64);
    const Value shift = Value::of(Scalar::of_uint(DType::UInt64, static_cast<std::uint64_t>(8 * old_size * i)));
    bits = apply(ScalarOp::Or, {bits, apply(ScalarOp::Shl, {apply(ScalarOp::And, {part, mask}), shift})});
  }
  return cast(bits, dtype);
}

/// The last index of the `number`th of the elements that make up the one at `index`; outside stays outside.
Value FunctionCompiler::bits_index(const Value &index, std::int64_t ratio, std::int64_t number, bool only) {
  Value inner = apply(ScalarOp::Add, {apply(ScalarOp::Mul, {index, Value::of_int(ratio)}), Value::of_int(number)});
  if (!only || check() == ir::Check::None) return inner;
  const Value most = Value::of_int(INT64_MAX);
  return select(apply(ScalarOp::Eq, {index, most}), most, inner);
}

void FunctionCompiler::store_seen(const Value &element, const Value &value, const Node &node) {
  if (value.is(Kind::Undefined)) throw NotYetAssigned{};
  std::vector<Value> indices = checked_indices(element, node);
  if (element.seen == Seen::Reshaped) {
    store_element(seen_place(element, indices, node), value, node);
    return;
  }
  expect_number(value, node, "what is stored");
  const DType dtype = element.array.dtype;
  if (is_complex(value.dtype)) {
    type_error(node,
               fmt::format("{} cannot be stored in an element of type {}", describe(value), gridstride::name(dtype)),
               "store its .real, its .imag or its abs()");
  }
  if (element.seen != Seen::Bits) {
    const Value place = seen_place(element, indices, node);
    const Value old = load_element(place, node);
    const bool real = element.seen == Seen::Real;
    const Value part = cast(value, dtype);
    store_element(place,
                  apply(ScalarOp::MakeComplex,
                        {real ? part : apply(ScalarOp::Real, {old}), real ? apply(ScalarOp::Imag, {old}) : part}),
                  node);
    return;
  }
  const DType from = element.alternatives[0].array.dtype;
  const auto old_size = static_cast<std::int64_t>(size_of(from));
  const auto new_size = static_cast<std::int64_t>(size_of(dtype));
  if (new_size < old_size) {
    type_error(node, fmt::format("a part of an element of {} cannot be written", describe(element.alternatives[0])),
               "threads that write parts of one element would undo each other's writes: write whole elements");
  }
  const Value last = indices.back();
  const Value bits = cast(cast(value, dtype), DType::UInt64);
  const std::int64_t ratio = new_size / old_size;
  for (std::int64_t i = 0; i < ratio; ++i) {
    indices.back() = bits_index(last, ratio, i, indices.size() == 1);
    const Value shift = Value::of(Scalar::of_uint(DType::UInt64, static_cast<std::uint64_t>(8 * old_size * i)));
    store_element(seen_place(element, indices, node), cast(apply(ScalarOp::Shr, {bits, shift}), from), node);
  }
}

}  // namespace gridstride::lang::python
