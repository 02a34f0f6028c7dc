#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

Value Compiler::zero_of(const Type *type) {
  Value value{type, {}};
  if (type->is_scalar()) {
    value.slots.push_back(Slot::of(Scalar::of_bool(false).cast(type->dtype)));
  } else if (type->is(Type::Kind::Struct)) {
    for (const StructType::Member &each : type->record->members) {
      const Value part = zero_of(each.type);
      value.slots.insert(value.slots.end(), part.slots.begin(), part.slots.end());
    }
  } else if (!type->is(Type::Kind::Void)) {
    Slot which = Slot::of(Scalar::of_int(DType::Int32, -1));
    value.slots = {which, Slot::of(Scalar::of_int(DType::Int64, 0))};
  }
  return value;
}

/// An array where a pointer is wanted.
Value Compiler::decay(Value value) {
  if (value.type->is(Type::Kind::Array)) value.type = types_.pointer_to(value.type->element);
  return value;
}

Value Compiler::expression(const NodePtr &node) {
  switch (node->kind) {
    case NodeKind::Number: return of_slot(Slot::of(node->number));
    case NodeKind::String: unsupported(node->place, "strings are not supported in kernels", "printf() alone takes one");
    case NodeKind::Name: return name(*node);
    case NodeKind::Unary: return unary(*node);
    case NodeKind::Postfix: return increment(*node, false);
    case NodeKind::Binary: return binary(*node);
    case NodeKind::Assign: return assign(*node);
    case NodeKind::Ternary: return ternary(*node);
    case NodeKind::Call: return call(*node);
    case NodeKind::Construct: return construct(resolve(node->type), node->kids, node->place);
    case NodeKind::Index: {
      if (node->kids[0]->kind == NodeKind::Name) {
        const Symbol *symbol = find(node->kids[0]->text);
        if (symbol != nullptr && symbol->kind == Symbol::Kind::Raw) {
          return raw_element(*symbol, node->kids[1], node->place);
        }
      }
      if (std::optional<Value> value = raw_axis(*node)) return *value;
      return read(target(node), node->place);
    }
    case NodeKind::Member: return member(*node);
    case NodeKind::Arrow: return read(target(node), node->place);
    case NodeKind::Cast: {
      const Type *type = resolve(node->type);
      if (node->kids[0]->kind == NodeKind::List) return from_list(type, *node->kids[0]);
      const Value value = decay(expression(node->kids[0]));
      if (node->text == "bits" && !type->is_pointer()) {
        unsupported(node->place, "reinterpret_cast to anything but a pointer is not supported");
      }
      at(node->place);
      Value result = convert(value, type, node->place);
      if (type->is_pointer() && value.type->is_pointer()) {
        // The offset counts elements of the new type.
        const auto from = memory_form(value.type->element);
        const auto to = memory_form(type->element);
        if (from && to && size_of(from->first) != size_of(to->first)) {
          const auto a = static_cast<std::int64_t>(size_of(from->first));
          const auto b = static_cast<std::int64_t>(size_of(to->first));
          Slot &offset = result.slots[1];
          offset = a > b ? apply(ScalarOp::Mul, {offset, Slot::of(Scalar::of_int(DType::Int64, a / b))})
                         : apply(ScalarOp::FloorDiv, {offset, Slot::of(Scalar::of_int(DType::Int64, b / a))});
        }
      }
      return result;
    }
    case NodeKind::Sizeof: {
      const Type *type = node->kids.empty() ? resolve(node->type) : type_of(node->kids[0]);
      return of_slot(Slot::of(Scalar::of_int(DType::UInt64, size_of_type(type))));
    }
    case NodeKind::List: fail(node->place, "a list of values is not expected here"); break;
    case NodeKind::Template: {
      if (std::optional<Value> value = type_trait(node->text, node->type, node->place)) return *value;
      fail(node->place, fmt::format("'{}' is not known here", node->text));
    }
    default: fail(node->place, "this is no expression"); break;
  }
}

Value Compiler::name(const Node &node) {
  if (const Symbol *symbol = find(node.text)) {
    switch (symbol->kind) {
      case Symbol::Kind::Variable: {
        Value value{symbol->type, {}};
        const auto first = slots_.begin() + static_cast<std::ptrdiff_t>(symbol->slot);
        value.slots.assign(first, first + static_cast<std::ptrdiff_t>(slot_count(symbol->type)));
        return value;
      }
      case Symbol::Kind::Alias: return read(symbol->target, node.place);
      case Symbol::Kind::Constant: return of_slot(Slot::of(symbol->constant));
      case Symbol::Kind::Raw: return pointer_to_base(symbol->base, symbol->type->element);
      case Symbol::Kind::Type: fail(node.place, fmt::format("'{}' is a type", node.text)); break;
    }
  }
  auto shared = std::make_shared<Node>(node);
  if (std::optional<Target> found = try_target(shared)) return read(*found, node.place);
  if (std::optional<Value> array = global_pointer(node.text)) return *array;
  const auto enumerator = unit_.enumerators.find(node.text);
  if (enumerator != unit_.enumerators.end()) return integer(enumerator->second);
  for (const NodePtr &each : unit_.variables) {
    if (each->text != node.text || (each->flags & kStaticConst) == 0 || !each->kids[0] || each->kids.size() > 1)
      continue;
    const Type *type = resolve(each->type);
    const Value value =
        each->kids[0]->kind == NodeKind::List ? from_list(type, *each->kids[0]) : expression(each->kids[0]);
    return convert(value, type, node.place);
  }
  static const std::map<std::string, double> numbers = {{"M_PI", 3.14159265358979323846},
                                                        {"M_PI_2", 1.57079632679489661923},
                                                        {"M_PI_4", 0.78539816339744830962},
                                                        {"M_E", 2.7182818284590452354},
                                                        {"M_LOG2E", 1.4426950408889634074},
                                                        {"M_LOG10E", 0.43429448190325182765},
                                                        {"M_LN2", 0.69314718055994530942},
                                                        {"M_LN10", 2.30258509299404568402},
                                                        {"M_SQRT2", 1.41421356237309504880},
                                                        {"M_SQRT1_2", 0.70710678118654752440},
                                                        {"M_1_PI", 0.31830988618379067154},
                                                        {"M_2_PI", 0.63661977236758134308},
                                                        {"M_2_SQRTPI", 1.12837916709551257390},
                                                        {"DBL_MAX", 1.7976931348623157e308},
                                                        {"DBL_MIN", 2.2250738585072014e-308},
                                                        {"DBL_EPSILON", 2.2204460492503131e-16},
                                                        {"CUDART_PI", 3.14159265358979323846},
                                                        {"CUDART_INF", HUGE_VAL},
                                                        {"HUGE_VAL", HUGE_VAL},
                                                        {"CUDART_NAN", NAN}};
  if (const auto found = numbers.find(node.text); found != numbers.end()) return number(DType::Float64, found->second);
  static const std::map<std::string, float> floats = {{"INFINITY", HUGE_VALF},        {"NAN", NAN},
                                                      {"FLT_MAX", 3.402823466e38F},   {"FLT_MIN", 1.175494351e-38F},
                                                      {"FLT_EPSILON", 1.1920929e-7F}, {"CUDART_PI_F", 3.14159274F},
                                                      {"CUDART_INF_F", HUGE_VALF},    {"CUDART_NAN_F", NAN},
                                                      {"HUGE_VALF", HUGE_VALF}};
  if (const auto found = floats.find(node.text); found != floats.end()) {
    return number(DType::Float32, static_cast<double>(found->second));
  }
  static const std::map<std::string, Scalar> integers = {{"INT_MAX", Scalar::of_int(DType::Int32, INT32_MAX)},
                                                         {"INT_MIN", Scalar::of_int(DType::Int32, INT32_MIN)},
                                                         {"UINT_MAX", Scalar::of_uint(DType::UInt32, UINT32_MAX)},
                                                         {"LONG_MAX", Scalar::of_int(DType::Int64, INT64_MAX)},
                                                         {"LONG_MIN", Scalar::of_int(DType::Int64, INT64_MIN)},
                                                         {"LLONG_MAX", Scalar::of_int(DType::Int64, INT64_MAX)},
                                                         {"LLONG_MIN", Scalar::of_int(DType::Int64, INT64_MIN)},
                                                         {"ULLONG_MAX", Scalar::of_uint(DType::UInt64, UINT64_MAX)},
                                                         {"ULONG_MAX", Scalar::of_uint(DType::UInt64, UINT64_MAX)},
                                                         {"CHAR_BIT", Scalar::of_int(DType::Int32, 8)},
                                                         {"SHRT_MAX", Scalar::of_int(DType::Int32, INT16_MAX)},
                                                         {"SHRT_MIN", Scalar::of_int(DType::Int32, INT16_MIN)},
                                                         {"INT64_MAX", Scalar::of_int(DType::Int64, INT64_MAX)},
                                                         {"INT32_MAX", Scalar::of_int(DType::Int32, INT32_MAX)},
                                                         {"UINT32_MAX", Scalar::of_uint(DType::UInt32, UINT32_MAX)},
                                                         {"UINT64_MAX", Scalar::of_uint(DType::UInt64, UINT64_MAX)},
                                                         {"warpSize", Scalar::of_int(DType::Int32, 32)}};
  if (const auto found = integers.find(node.text); found != integers.end()) return of_slot(Slot::of(found->second));
  if (node.text == "threadIdx" || node.text == "blockIdx" || node.text == "blockDim" || node.text == "gridDim") {
    Value value{vector_type("uint3"), {}};
    for (const char *axis : {"x", "y", "z"}) value.slots.push_back(thread_query(node.text, axis, node.place)->slot());
    return value;
  }
  throw error_at(ErrorKind::Typing, node.place, fmt::format("'{}' is not declared", node.text), "");
}

/// A variable outside of the functions: a pointer to it; of an array the array.
std::optional<Value> Compiler::global_pointer(const std::string &variable) {
  const int number = find_global ? find_global(variable) : -1;
  if (number < 0) return std::nullopt;
  const auto [array, type] = global(static_cast<std::size_t>(number));
  const auto is_its = [array = array](const Base &each) { return each.array == array; };
  const auto base = static_cast<int>(std::find_if(bases_.begin(), bases_.end(), is_its) - bases_.begin());
  Value pointer = pointer_to_base(base, type->is(Type::Kind::Array) ? type->element : type);
  if (type->is(Type::Kind::Array)) pointer.type = type;
  return pointer;
}

// --- operators

Value Compiler::unary(const Node &node) {
  const std::string &op = node.text;
  if (op == "++" || op == "--") return increment(node, true);
  if (op == "*") {
    auto shared = std::make_shared<Node>(node);
    return read(target(shared), node.place);
  }
  if (op == "&") {
    if (node.kids[0]->kind == NodeKind::Name && find(node.kids[0]->text) == nullptr) {
      const bool function = std::any_of(unit_.functions.begin(), unit_.functions.end(),
                                        [&](const auto &each) { return each->name == node.kids[0]->text; });
      if (function) unsupported(node.place, "pointers to functions are not supported");
    }
    return address_of(target(node.kids[0]), node.place);
  }
  const Value value = decay(expression(node.kids[0]));
  at(node.place);
  if (op == "!") {
    const Value test = truth(value, node.place);
    return {test.type, {apply(ScalarOp::Not, {test.slot()})}};
  }
  if (value.type->is(Type::Kind::Struct)) {
    if (std::optional<Value> result = operator_call("operator" + op, {node.kids[0]}, node.place)) return *result;
  }
  if (!value.is_scalar()) fail(node.place, fmt::format("no '{}' of a {}", op, describe(value.type)));
  const Type *type = promoted(value.type);
  const Slot slot = cast(value.slot(), type->dtype);
  if (op == "+") return {type, {slot}};
  if (op == "-") {
    if (is_integer(type->dtype)) {
      return arithmetic("-", of_slot(Slot::of(Scalar::of_int(type->dtype, 0))), {type, {slot}}, node.place);
    }
    return {type, {apply(ScalarOp::Neg, {slot})}};
  }
  if (!is_integer(type->dtype)) fail(node.place, fmt::format("no '~' of a {}", describe(value.type)));
  return {type, {apply(ScalarOp::Not, {slot})}};
}

Value Compiler::increment(const Node &node, bool gives_new) {
  const Target where = target(node.kids[0]);
  const Value old = read(where, node.place);
  const Value sum = arithmetic(node.text == "++" ? "+" : "-", old, integer(1), node.place);
  const Value changed = convert(sum, where.type, node.place);
  write(where, changed, node.place);
  return gives_new ? changed : old;
}

Value Compiler::assign(const Node &node) {
  const NodePtr &left = node.kids[0];
  const NodePtr &right = node.kids[1];
  if (node.text == "=") {
    if (right->kind == NodeKind::List) {
      const Target where = target(left);
      const Value value = from_list(where.type, *right);
      write(where, value, node.place);
      return value;
    }
    // C++17: the right side first.
    const Value value = decay(expression(right));
    const Target where = target(left);
    at(node.place);
    const Value converted = convert(value, where.type, right->place);
    write(where, converted, node.place);
    return converted;
  }
  const std::string op = node.text.substr(0, node.text.size() - 1);
  const Value value = decay(expression(right));
  const Target where = target(left);
  if (where.type->is(Type::Kind::Struct)) {
    if (std::optional<Value> result = operator_call("operator" + node.text, {left, right}, node.place)) return *result;
    if (std::optional<Value> result = operator_call("operator" + op, {left, right}, node.place)) {
      write(where, *result, node.place);
      return *result;
    }
  }
  const Value old = read(where, node.place);
  const Value result =
      op == "<<" || op == ">>" ? shift(op, old, value, node.place) : arithmetic(op, old, value, node.place);
  const Value converted = convert(result, where.type, node.place);
  write(where, converted, node.place);
  return converted;
}

Value Compiler::binary(const Node &node) {
  const std::string &op = node.text;
  if (op == ",") {
    static_cast<void>(expression(node.kids[0]));
    return expression(node.kids[1]);
  }
  if (op == "&&" || op == "||") return short_circuit(node);
  const Value a = decay(expression(node.kids[0]));
  const Value b = decay(expression(node.kids[1]));
  if (a.type->is(Type::Kind::Struct) || b.type->is(Type::Kind::Struct)) {
    if (std::optional<Value> result = operator_call("operator" + op, node.kids, node.place)) return *result;
    fail(node.place, fmt::format("no '{}' of {} and {}", op, describe(a.type), describe(b.type)));
  }
  if (op == "<<" || op == ">>") return shift(op, a, b, node.place);
  if (op == "==" || op == "!=" || op == "<" || op == "<=" || op == ">" || op == ">=") {
    return comparison(op, a, b, node.place);
  }
  return arithmetic(op, a, b, node.place);
}

Value Compiler::short_circuit(const Node &node) {
  const bool is_and = node.text == "&&";
  Value left = truth(decay(expression(node.kids[0])), node.kids[0]->place);
  if (left.constant()) {
    if (left.constant()->as_bool() != is_and) return left;
    return truth(decay(expression(node.kids[1])), node.kids[1]->place);
  }
  const std::size_t result = slots_.size();
  slots_.push_back(left.slot());
  const auto right = [&] { slots_[result] = truth(decay(expression(node.kids[1])), node.kids[1]->place).slot(); };
  const auto nothing = [] {};
  if (is_and) {
    branch(use(left.slot()), right, nothing);
  } else {
    branch(use(left.slot()), nothing, right);
  }
  const Slot value = slots_[result];
  slots_.resize(result);
  return {types_.scalar(DType::Bool), {value}};
}

Value Compiler::ternary(const Node &node) {
  const Value test = truth(decay(expression(node.kids[0])), node.kids[0]->place);
  if (test.constant()) return decay(expression(node.kids[test.constant()->as_bool() ? 1 : 2]));
  const std::vector<Slot> before = slots_;
  at(node.place);
  ir::Op *op = builder_.if_(use(test.slot()), {});
  ir::Region *const outer = builder_.region();
  Branch sides[2];
  Value values[2];
  for (std::size_t side = 0; side < 2; ++side) {
    slots_ = before;
    builder_.set_region(&op->regions[side]);
    values[side] = decay(expression(node.kids[side + 1]));
    sides[side].slots = std::move(slots_);
  }
  const Type *type = values[0].type;
  if (type->is_scalar() && values[1].is_scalar()) {
    type = type == values[1].type ? type : common_type(type, values[1].type, node.place);
  } else if (values[1].type->is_pointer() && type->is_integral()) {
    type = values[1].type;
  } else if (type->is(Type::Kind::Void) || values[1].type->is(Type::Kind::Void)) {
    type = types_.void_type();
  }
  for (std::size_t side = 0; side < 2; ++side) {
    builder_.set_region(&op->regions[side]);
    slots_ = sides[side].slots;
    const Value converted = convert(values[side], type, node.place);
    sides[side].slots.resize(before.size());
    sides[side].slots.insert(sides[side].slots.end(), converted.slots.begin(), converted.slots.end());
  }
  builder_.set_region(outer);
  merge(op, before, sides[0], sides[1]);
  Value result{type, {}};
  result.slots.assign(slots_.begin() + static_cast<std::ptrdiff_t>(before.size()), slots_.end());
  slots_.resize(before.size());
  return result;
}

}  // namespace gridstride::lang::c
