#include <algorithm>
#include <limits>
#include <string_view>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

void Compiler::want_threads(const Place &) const {
  if (needs_threads()) throw ThreadsWanted{};
}

std::optional<Value> Compiler::thread_query(const std::string &object, const std::string &axis, const Place &place) {
  const std::size_t dim = axis == "x" ? 0 : axis == "y" ? 1 : axis == "z" ? 2 : 3;
  if (dim == 3) return std::nullopt;
  ir::OpCode code = ir::OpCode::ThreadIdx;
  std::uint64_t most = 1023;
  if (object == "blockDim") {
    code = ir::OpCode::BlockDim;
    most = 1024;
  } else if (object == "blockIdx" || object == "gridDim") {
    code = object == "blockIdx" ? ir::OpCode::BlockIdx : ir::OpCode::GridDim;
    most = INT32_MAX;
  } else if (object != "threadIdx") {
    return std::nullopt;
  }
  want_threads(place);
  at(place);
  const ir::ValueId query = builder_.thread_query(code, static_cast<int>(dim));
  Slot slot;
  slot.dtype = DType::UInt32;
  slot.id = builder_.cast(query, DType::UInt32);
  slot.wide = builder_.cast(query, DType::Int64);
  slot.nonnegative = true;
  slot.most = most;
  return of_slot(slot);
}

std::optional<Value> Compiler::type_trait(const std::string &name, const TypeName &given, const Place &place) {
  const auto truth_value = [&](bool value) { return of_slot(Slot::of(Scalar::of_bool(value))); };
  std::string trait = name;
  if (trait.size() > 2 && trait.substr(trait.size() - 2) == "_v") trait.resize(trait.size() - 2);
  if (trait.size() > 7 && trait.substr(trait.size() - 7) == "::value") trait.resize(trait.size() - 7);
  std::vector<const Type *> types;
  if (trait == "is_same" && given.arguments.size() == 2) {
    static_cast<void>(template_numbers(given, types));
    return truth_value(types[0] == types[1]);
  }
  if (given.arguments.size() != 1) return std::nullopt;
  const bool traits = trait == "is_integral" || trait == "is_floating_point" || trait == "is_signed" ||
                      trait == "is_unsigned" || trait == "is_arithmetic";
  if (!traits && trait.rfind("numeric_limits::", 0) != 0) return std::nullopt;
  static_cast<void>(template_numbers(given, types));
  if (types[0] == nullptr || !types[0]->is_scalar()) {
    if (traits) return truth_value(false);
    fail(place, "numeric_limits needs a number's type");
  }
  const DType dtype = types[0]->dtype;
  if (trait == "is_integral") return truth_value(types[0]->is_integral());
  if (trait == "is_floating_point") return truth_value(is_floating(dtype));
  if (trait == "is_arithmetic") return truth_value(!is_complex(dtype));
  if (trait == "is_signed") return truth_value(kind_of(dtype) == DTypeKind::Signed || is_floating(dtype));
  if (trait == "is_unsigned") return truth_value(kind_of(dtype) == DTypeKind::Unsigned || dtype == DType::Bool);
  const std::string limit = trait.substr(16);
  Scalar value;
  if (is_integer(dtype) || dtype == DType::Bool) {
    const std::size_t bits = dtype == DType::Bool ? 1 : 8 * size_of(dtype);
    const bool is_signed = kind_of(dtype) == DTypeKind::Signed;
    if (limit == "max") {
      value = Scalar::of_uint(DType::UInt64, is_signed    ? (std::uint64_t{1} << (bits - 1)) - 1
                                             : bits == 64 ? UINT64_MAX
                                                          : (std::uint64_t{1} << bits) - 1)
                  .cast(dtype);
    } else if (limit == "min" || limit == "lowest") {
      value = is_signed ? Scalar::of_int(dtype, static_cast<std::int64_t>(UINT64_MAX << (bits - 1)))
                        : Scalar::of_bool(false).cast(dtype);
    } else {
      value = Scalar::of_bool(false).cast(dtype);
    }
    return Value{types[0], {Slot::of(value)}};
  }
  const bool wide_float = dtype == DType::Float64;
  double number = 0;
  if (dtype == DType::Float16) {
    number = limit == "max"       ? 65504.0
             : limit == "lowest"  ? -65504.0
             : limit == "min"     ? 0x1p-14
             : limit == "epsilon" ? 0x1p-10
                                  : 0;
  } else if (wide_float) {
    using L = std::numeric_limits<double>;
    number = limit == "max"       ? L::max()
             : limit == "lowest"  ? L::lowest()
             : limit == "min"     ? L::min()
             : limit == "epsilon" ? L::epsilon()
                                  : 0;
  } else {
    using L = std::numeric_limits<float>;
    number = limit == "max"       ? static_cast<double>(L::max())
             : limit == "lowest"  ? static_cast<double>(L::lowest())
             : limit == "min"     ? static_cast<double>(L::min())
             : limit == "epsilon" ? static_cast<double>(L::epsilon())
                                  : 0;
  }
  if (limit == "infinity") number = std::numeric_limits<double>::infinity();
  if (limit == "quiet_NaN") number = std::numeric_limits<double>::quiet_NaN();
  return Value{types[0], {Slot::of(Scalar::of_float(DType::Float64, number).cast(dtype))}};
}

std::optional<Value> Compiler::intrinsic(const std::string &name, const TypeName &given,
                                         const std::vector<NodePtr> &nodes, const Place &place) {
  if (!given.arguments.empty()) {
    if (std::optional<Value> value = type_trait(name, given, place)) return value;
  }
  if (name == "printf" || name == "assert" || name == "__trap") {
    if (name == "printf") {
      unsupported(place, "printf() is not supported in kernels", "write what you want to see to an array");
    }
    if (name == "assert" && nodes.size() == 1) {
      const Value holds = truth(decay(expression(nodes[0])), place);
      at(place);
      builder_.fault(use(apply(ScalarOp::Not, {holds.slot()})), ir::FaultKind::Assertion, "");
    } else {
      builder_.fault(builder_.constant(Scalar::of_bool(true)), ir::FaultKind::Assertion, "__trap()");
    }
    return Value{types_.void_type(), {}};
  }
  if (name == "swap" && nodes.size() == 2) {
    const Target a = target(nodes[0]);
    const Target b = target(nodes[1]);
    const Value first = read(a, place);
    const Value second = read(b, place);
    write(a, second, place);
    write(b, first, place);
    return Value{types_.void_type(), {}};
  }
  std::vector<Value> args;
  for (const NodePtr &each : nodes) args.push_back(decay(expression(each)));
  at(place);
  // min<T>(a, b) and the like: the arguments become that type.
  if (given.arguments.size() == 1 && !given.values[0]) {
    const Type *type = resolve(given.arguments[0]);
    for (Value &each : args) each = convert(each, type, place);
  }
  if (name.rfind("make_", 0) == 0) {
    const std::string made = name.substr(5);
    if (made == "cuDoubleComplex" || made == "cuComplex" || made == "cuFloatComplex") {
      const DType part = made == "cuDoubleComplex" ? DType::Float64 : DType::Float32;
      if (args.size() != 2) fail(place, fmt::format("{}() takes 2 arguments", name));
      const Type *type = types_.scalar(part);
      return of_slot(
          apply(ScalarOp::MakeComplex, {convert(args[0], type, place).slot(), convert(args[1], type, place).slot()}));
    }
    if (const Type *vector = vector_type(made)) {
      if (args.size() != vector->record->members.size()) {
        fail(place, fmt::format("{}() takes {} arguments", name, vector->record->members.size()));
      }
      Value value{vector, {}};
      for (const Value &each : args)
        value.slots.push_back(convert(each, vector->record->members[0].type, place).slot());
      return value;
    }
  }
  if (name == "dim3") return std::nullopt;
  if (std::optional<Value> value = by_pointer(name, args, place)) return value;
  if (std::optional<Value> value = cooperation(name, args, place)) return value;
  if (std::optional<Value> value = complex_function(name, args, place)) return value;
  if (std::optional<Value> value = half_function(name, args, place)) return value;
  return mathematics(name, args, place);
}

/// Functions that take or give what they do through pointers.
std::optional<Value> Compiler::by_pointer(const std::string &name, const std::vector<Value> &args, const Place &place) {
  const auto is = [&](std::string_view base) {
    return name == base ||
           (name.size() == base.size() + 1 && name.compare(0, base.size(), base) == 0 && name.back() == 'f');
  };
  const auto float_type = [&]() {
    const bool narrow = name.back() == 'f' || (args[0].is_scalar() && args[0].dtype() == DType::Float32);
    return types_.scalar(narrow ? DType::Float32 : DType::Float64);
  };
  if ((name == "__ldg" || name == "__ldcg" || name == "__ldca" || name == "__ldcs") && args.size() == 1) {
    if (!args[0].type->is_pointer()) fail(place, fmt::format("{}() takes a pointer", name));
    return read(deref(args[0], place), place);
  }
  if ((is("sincos") || is("sincospi") || name == "__sincosf") && args.size() == 3) {
    const Type *type = float_type();
    const Slot x = convert(args[0], type, place).slot();
    const bool pi = name.rfind("sincospi", 0) == 0;
    write(deref(args[1], place), {type, {apply(pi ? ScalarOp::Sinpi : ScalarOp::Sin, {x})}}, place);
    write(deref(args[2], place), {type, {apply(pi ? ScalarOp::Cospi : ScalarOp::Cos, {x})}}, place);
    return Value{types_.void_type(), {}};
  }
  if (is("modf") && args.size() == 2 && args[1].type->is_pointer()) {
    const Type *type = float_type();
    const Slot x = convert(args[0], type, place).slot();
    write(deref(args[1], place), {type, {apply(ScalarOp::Trunc, {x})}}, place);
    return Value{type, {apply(ScalarOp::ModfFraction, {x})}};
  }
  if (is("frexp") && args.size() == 2 && args[1].type->is_pointer()) {
    const Type *type = float_type();
    const Slot x = convert(args[0], type, place).slot();
    write(deref(args[1], place), of_slot(apply(ScalarOp::FrexpExponent, {x})), place);
    return Value{type, {apply(ScalarOp::FrexpMantissa, {x})}};
  }
  return std::nullopt;
}

}  // namespace gridstride::lang::c
