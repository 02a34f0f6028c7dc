#include "lang/python/value.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gridstride::lang::python {

namespace {

Value conflict(const Value &a, const Value &b) {
  Value result;
  result.kind = Value::Kind::Conflict;
  result.text = std::make_shared<const std::string>(
      a.is(Value::Kind::Conflict) ? *a.text
                                  : fmt::format("{} on one path and {} on another", describe(a), describe(b)));
  return result;
}

bool same_names(const Value &a, const Value &b) {
  if (!a.names || !b.names) return a.names == b.names;
  return *a.names == *b.names;
}

std::string list(const std::vector<Value> &items) {
  std::string text;
  for (const Value &each : items) {
    if (!text.empty()) text += ", ";
    text += describe(each);
  }
  return text;
}

}  // namespace

bool Value::is_integral() const {
  return kind == Kind::Scalar && (dtype == DType::Bool || is_integer(dtype));
}

bool Value::is_intrinsic(std::string_view name) const {
  return kind == Kind::Static && env->kind == EnvValue::Kind::Intrinsic && env->name == name;
}

Value Value::none() {
  Value result;
  result.kind = Kind::None;
  return result;
}

Value Value::scalar(ir::ValueId id, DType dtype, bool nonnegative) {
  Value result;
  result.kind = Kind::Scalar;
  result.dtype = dtype;
  result.id = id;
  result.nonnegative = nonnegative;
  return result;
}

Value Value::of(const Scalar &constant) {
  Value result;
  result.kind = Kind::Scalar;
  result.dtype = constant.dtype;
  result.constant = constant;
  if (constant.dtype == DType::Bool || is_integer(constant.dtype)) {
    result.nonnegative = kind_of(constant.dtype) != DTypeKind::Signed || constant.as_int() >= 0;
  }
  return result;
}

Value Value::tuple(std::vector<Value> items) {
  Value result;
  result.kind = Kind::Tuple;
  result.items = std::move(items);
  return result;
}

Value Value::string(std::string text) {
  Value result;
  result.kind = Kind::String;
  result.text = std::make_shared<const std::string>(std::move(text));
  return result;
}

Value Value::of_dtype(DType dtype) {
  Value result;
  result.kind = Kind::DType;
  result.dtype = dtype;
  return result;
}

Value Value::of(const EnvValue &env) {
  switch (env.kind) {
    case EnvValue::Kind::Scalar: return of(env.scalar);
    case EnvValue::Kind::String: return string(env.text);
    case EnvValue::Kind::None: return none();
    case EnvValue::Kind::DType: return of_dtype(env.scalar.dtype);
    case EnvValue::Kind::Tuple: {
      std::vector<Value> items;
      std::vector<std::string> names;
      items.reserve(env.members.size());
      for (const Binding &each : env.members) {
        items.push_back(of(each.value));
        if (!each.name.empty()) names.push_back(each.name);
      }
      Value result = tuple(std::move(items));
      if (!names.empty()) result.names = std::make_shared<const std::vector<std::string>>(std::move(names));
      return result;
    }
    default: break;
  }
  Value result;
  result.kind = Kind::Static;
  result.env = &env;
  return result;
}

std::string describe(const Value &value) {
  switch (value.kind) {
    case Value::Kind::Undefined: return "an undefined value";
    case Value::Kind::Scalar: return std::string(name(value.dtype));
    case Value::Kind::Array: return fmt::format("array({}, {}d)", name(value.array.dtype), value.array.rank);
    case Value::Kind::View:
    case Value::Kind::Choice: return fmt::format("array({}, {}d)", name(value.array.dtype), rank_of(value));
    case Value::Kind::Tuple: return fmt::format("tuple({})", list(value.items));
    case Value::Kind::Record:
      return value.array.rank == 0
                 ? fmt::format("record({})", fmt::join(*value.names, ", "))
                 : fmt::format("array(record({}), {}d)", fmt::join(*value.names, ", "), value.array.rank);
    case Value::Kind::DType: return fmt::format("dtype {}", name(value.dtype));
    case Value::Kind::Format:
    case Value::Kind::String: return "str";
    case Value::Kind::None: return "None";
    case Value::Kind::Optional: return fmt::format("{} or None", describe(value.items[1]));
    case Value::Kind::Slice: return "a slice";
    case Value::Kind::Ellipsis: return "...";
    case Value::Kind::Closure: return value.node->kind == NodeKind::Lambda ? "a lambda" : "a nested function";
    case Value::Kind::Conflict: return *value.text;
    case Value::Kind::Static: break;
  }
  const EnvValue &env = *value.env;
  switch (env.kind) {
    case EnvValue::Kind::Namespace:
      return env.name.empty() ? fmt::format("an object of type {}", env.text)
                              : fmt::format("{} '{}'", env.text, env.name);
    case EnvValue::Kind::Intrinsic: return fmt::format("'{}'", env.name);
    case EnvValue::Kind::Function: return "a function";
    case EnvValue::Kind::Record: return fmt::format("class '{}'", env.name);
    case EnvValue::Kind::BigInt: return "an int of more than 64 bits";
    case EnvValue::Kind::Unknown: return fmt::format("an object of type {}", env.text);
    default: return "an unknown value";
  }
}

std::vector<int> axes_of(const Value &array) {
  if (!array.order.empty()) return array.order;
  std::vector<int> axes;
  for (int axis = 0; axis < array.array.rank; ++axis) {
    const auto i = static_cast<std::size_t>(axis);
    if (i >= array.items.size() || !array.items[i].is_scalar()) axes.push_back(axis);
  }
  return axes;
}

std::size_t rank_of(const Value &array) {
  if (array.is(Value::Kind::Choice)) return rank_of(array.alternatives.front());
  std::size_t fixed = 0;
  for (const Value &each : array.items) fixed += each.is_scalar() ? 1U : 0U;
  return array.array.rank - fixed;
}

Value shape_of(const Value &value) {
  Value result = value;
  if (value.is_scalar()) {
    result.id = {};
    result.constant.reset();
    result.nonnegative = false;
  }
  for (Value &each : result.items) each = shape_of(each);
  for (Value &each : result.alternatives) each = shape_of(each);
  return result;
}

int find_alternative(const Value &choice, const Value &array) {
  for (std::size_t i = 0; i < choice.alternatives.size(); ++i) {
    if (same_shape(choice.alternatives[i], array)) return static_cast<int>(i);
  }
  return -1;
}

namespace {

/// A number or None; empty where the two are not that.
std::optional<Value> join_optional(const Value &a, const Value &b) {
  using Kind = Value::Kind;
  const auto fits = [](const Value &v) { return v.is(Kind::None) || v.is(Kind::Optional) || v.is_scalar(); };
  if (!fits(a) || !fits(b)) return std::nullopt;
  const auto number = [](const Value &v) { return v.is(Kind::Optional) ? v.items[1] : v.is(Kind::None) ? Value{} : v; };
  Value result;
  result.kind = Kind::Optional;
  result.items = {Value::scalar({}, DType::Bool), join(number(a), number(b))};
  return result;
}

/// One array or another; empty where they are of different kinds or too many.
std::optional<Value> join_arrays(const Value &a, const Value &b) {
  constexpr std::size_t kMost = 8;
  if (!is_array(a) || !is_array(b) || rank_of(a) != rank_of(b) || a.array.dtype != b.array.dtype) return std::nullopt;
  Value result;
  result.kind = Value::Kind::Choice;
  result.array = a.array;
  result.dtype = a.dtype;
  result.items.push_back(Value::scalar({}, DType::Int64));
  const auto add = [&](const Value &array) {
    if (find_alternative(result, array) < 0) result.alternatives.push_back(shape_of(array));
  };
  for (const Value *each : {&a, &b}) {
    if (!each->is(Value::Kind::Choice)) {
      add(*each);
      continue;
    }
    for (const Value &inner : each->alternatives) add(inner);
  }
  if (result.alternatives.size() > kMost) return std::nullopt;
  return result;
}

}  // namespace

Value join(const Value &a, const Value &b) {
  using Kind = Value::Kind;
  if (a.is(Kind::Undefined)) return shape_of(b);
  if (b.is(Kind::Undefined)) return shape_of(a);
  if (is_array(a) && is_array(b) && !same_shape(a, b)) {
    if (std::optional<Value> either = join_arrays(a, b)) return *either;
  }
  if (a.kind != b.kind || a.is(Kind::Optional)) {
    if (std::optional<Value> either = join_optional(a, b)) return *either;
    return conflict(a, b);
  }
  switch (a.kind) {
    case Kind::Choice: return shape_of(a);
    case Kind::Scalar: {
      Value result = shape_of(a);
      if (a.dtype != b.dtype) result.dtype = promote(a.dtype, b.dtype);
      return result;
    }
    case Kind::View:
      if (a.id != b.id || a.order != b.order || a.seen != b.seen || a.array.dtype != b.array.dtype) break;
      [[fallthrough]];
    case Kind::Record:
    case Kind::Slice:
    case Kind::Tuple: {
      if (a.items.size() != b.items.size() || !same_names(a, b)) break;
      Value result = a;
      for (std::size_t i = 0; i < a.items.size(); ++i) {
        result.items[i] = join(a.items[i], b.items[i]);
        if (result.items[i].is(Kind::Conflict)) return conflict(a, b);
      }
      if (a.alternatives.size() != b.alternatives.size()) break;
      for (std::size_t i = 0; i < a.alternatives.size(); ++i) {
        result.alternatives[i] = join(a.alternatives[i], b.alternatives[i]);
        if (result.alternatives[i].is(Kind::Conflict)) return conflict(a, b);
      }
      return result;
    }
    case Kind::Array:
      if (a.id != b.id) {
        return conflict(a, b);
      }
      return a;
    default:
      if (same_value(a, b)) return a;
      break;
  }
  return conflict(a, b);
}

bool same_shape(const Value &a, const Value &b) {
  if (a.kind != b.kind || a.items.size() != b.items.size() || !same_names(a, b)) return false;
  if (a.is_scalar()) return a.dtype == b.dtype;
  for (std::size_t i = 0; i < a.items.size(); ++i) {
    if (!same_shape(a.items[i], b.items[i])) return false;
  }
  if (a.alternatives.size() != b.alternatives.size()) return false;
  for (std::size_t i = 0; i < a.alternatives.size(); ++i) {
    if (!same_shape(a.alternatives[i], b.alternatives[i])) return false;
  }
  if (a.is(Value::Kind::Choice)) return true;
  if (a.is(Value::Kind::View)) {
    return a.id == b.id && a.order == b.order && a.seen == b.seen && a.array.dtype == b.array.dtype;
  }
  if (a.is(Value::Kind::Slice)) return true;
  if (a.is(Value::Kind::Record)) return a.array.rank == b.array.rank;
  return a.is(Value::Kind::Tuple) || a.is(Value::Kind::Optional) || a.is(Value::Kind::Conflict) || same_value(a, b);
}

bool same_value(const Value &a, const Value &b) {
  using Kind = Value::Kind;
  if (a.kind != b.kind || a.items.size() != b.items.size()) return false;
  for (std::size_t i = 0; i < a.items.size(); ++i) {
    if (!same_value(a.items[i], b.items[i])) return false;
  }
  switch (a.kind) {
    case Kind::Scalar:
      if (a.constant || b.constant) return a.constant == b.constant;
      return a.id == b.id;
    case Kind::Array: return a.id == b.id;
    case Kind::View:
      if (a.id != b.id || a.order != b.order || a.seen != b.seen || a.array.dtype != b.array.dtype) return false;
      [[fallthrough]];
    case Kind::Choice:
      return std::equal(a.alternatives.begin(), a.alternatives.end(), b.alternatives.begin(), b.alternatives.end(),
                        same_value);
    case Kind::Static:
      return a.env == b.env || (a.env->kind == EnvValue::Kind::Function && b.env->kind == EnvValue::Kind::Function &&
                                a.env->unit == b.env->unit);
    case Kind::DType: return a.dtype == b.dtype;
    case Kind::String: return *a.text == *b.text;
    case Kind::Closure: return a.node == b.node && a.owner == b.owner;
    case Kind::Conflict: return false;
    default: return true;
  }
}

void append_key(const Value &value, std::string &key) {
  key += static_cast<char>('a' + static_cast<int>(value.kind));
  switch (value.kind) {
    case Value::Kind::Scalar:
    case Value::Kind::DType:
      key += name(value.dtype);
      if (value.constant) key += "=" + value.constant->to_string();
      break;
    case Value::Kind::Array:
    case Value::Kind::View:
      for (int axis : value.order) key += fmt::format("{};", axis);
      if (value.seen != Value::Seen::Same) key += fmt::format("seen{}", static_cast<int>(value.seen));
      key += fmt::format("{},{},{},{}", name(value.array.dtype), value.array.rank, static_cast<int>(value.array.layout),
                         static_cast<int>(value.array.space));
      break;
    case Value::Kind::Static:
      // A function may be bound to several names.
      if (value.env->kind == EnvValue::Kind::Function) {
        key += fmt::format("f{}", value.env->unit);
      } else {
        key += fmt::format("{}", static_cast<const void *>(value.env));
      }
      break;
    case Value::Kind::String: key += fmt::format("{}:{}", value.text->size(), *value.text); break;
    case Value::Kind::Closure: key += fmt::format("{}", static_cast<const void *>(value.node)); break;
    default: break;
  }
  if (value.is(Value::Kind::Record)) key += fmt::format("{}", value.array.rank);
  if (value.names) key += fmt::format("[{}]", fmt::join(*value.names, ","));
  key += '(';
  for (const Value &each : value.items) append_key(each, key);
  for (const Value &each : value.alternatives) append_key(each, key);
  key += ')';
}

}  // namespace gridstride::lang::python
