#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

namespace {

using Op = ScalarOp;

struct Row {
  std::string_view name;
  Op op;
  std::size_t arity;
};

/// By the name for double; the one for float has an f behind it, and the plain name takes either.
constexpr Row kFloats[] = {{"acos", Op::Acos, 1},         {"acosh", Op::Acosh, 1},    {"asin", Op::Asin, 1},
                           {"asinh", Op::Asinh, 1},       {"atan", Op::Atan, 1},      {"atan2", Op::Atan2, 2},
                           {"atanh", Op::Atanh, 1},       {"cbrt", Op::Cbrt, 1},      {"ceil", Op::Ceil, 1},
                           {"copysign", Op::Copysign, 2}, {"cos", Op::Cos, 1},        {"cosh", Op::Cosh, 1},
                           {"cospi", Op::Cospi, 1},       {"erf", Op::Erf, 1},        {"erfc", Op::Erfc, 1},
                           {"exp", Op::Exp, 1},           {"exp10", Op::Exp10, 1},    {"exp2", Op::Exp2, 1},
                           {"expm1", Op::Expm1, 1},       {"fabs", Op::Abs, 1},       {"floor", Op::Floor, 1},
                           {"fma", Op::Fma, 3},           {"fmax", Op::FMax, 2},      {"fmin", Op::FMin, 2},
                           {"fmod", Op::Rem, 2},          {"hypot", Op::Hypot, 2},    {"lgamma", Op::Lgamma, 1},
                           {"log", Op::Log, 1},           {"log10", Op::Log10, 1},    {"log1p", Op::Log1p, 1},
                           {"log2", Op::Log2, 1},         {"nearbyint", Op::Rint, 1}, {"nextafter", Op::Nextafter, 2},
                           {"rint", Op::Rint, 1},         {"round", Op::Round, 1},    {"rsqrt", Op::Rsqrt, 1},
                           {"sin", Op::Sin, 1},           {"sinh", Op::Sinh, 1},      {"sinpi", Op::Sinpi, 1},
                           {"sqrt", Op::Sqrt, 1},         {"tan", Op::Tan, 1},        {"tanh", Op::Tanh, 1},
                           {"tgamma", Op::Tgamma, 1},     {"trunc", Op::Trunc, 1},    {"pow", Op::Pow, 2}};

struct TypedRow {
  std::string_view name;
  Op op;
  std::size_t arity;
  DType dtype;
};

constexpr TypedRow kTyped[] = {{"__cosf", Op::Cos, 1, DType::Float32},
                               {"__sinf", Op::Sin, 1, DType::Float32},
                               {"__tanf", Op::Tan, 1, DType::Float32},
                               {"__expf", Op::Exp, 1, DType::Float32},
                               {"__exp10f", Op::Exp10, 1, DType::Float32},
                               {"__logf", Op::Log, 1, DType::Float32},
                               {"__log2f", Op::Log2, 1, DType::Float32},
                               {"__log10f", Op::Log10, 1, DType::Float32},
                               {"__powf", Op::Pow, 2, DType::Float32},
                               {"__fdividef", Op::Div, 2, DType::Float32},
                               {"fdividef", Op::Div, 2, DType::Float32},
                               {"__fadd_rn", Op::Add, 2, DType::Float32},
                               {"__fsub_rn", Op::Sub, 2, DType::Float32},
                               {"__fmul_rn", Op::Mul, 2, DType::Float32},
                               {"__fdiv_rn", Op::Div, 2, DType::Float32},
                               {"__fsqrt_rn", Op::Sqrt, 1, DType::Float32},
                               {"__frsqrt_rn", Op::Rsqrt, 1, DType::Float32},
                               {"__frcp_rn", Op::Reciprocal, 1, DType::Float32},
                               {"__fmaf_rn", Op::Fma, 3, DType::Float32},
                               {"__dadd_rn", Op::Add, 2, DType::Float64},
                               {"__dsub_rn", Op::Sub, 2, DType::Float64},
                               {"__dmul_rn", Op::Mul, 2, DType::Float64},
                               {"__ddiv_rn", Op::Div, 2, DType::Float64},
                               {"__dsqrt_rn", Op::Sqrt, 1, DType::Float64},
                               {"__drcp_rn", Op::Reciprocal, 1, DType::Float64},
                               {"__fma_rn", Op::Fma, 3, DType::Float64},
                               {"__clz", Op::Clz, 1, DType::UInt32},
                               {"__clzll", Op::Clz, 1, DType::UInt64},
                               {"__popc", Op::Popcount, 1, DType::UInt32},
                               {"__popcll", Op::Popcount, 1, DType::UInt64},
                               {"__brev", Op::BitReverse, 1, DType::UInt32},
                               {"__brevll", Op::BitReverse, 1, DType::UInt64},
                               {"__mulhi", Op::MulHi, 2, DType::Int32},
                               {"__umulhi", Op::MulHi, 2, DType::UInt32},
                               {"__mul64hi", Op::MulHi, 2, DType::Int64},
                               {"__umul64hi", Op::MulHi, 2, DType::UInt64},
                               {"llabs", Op::Abs, 1, DType::Int64},
                               {"labs", Op::Abs, 1, DType::Int64},
                               {"umin", Op::Minimum, 2, DType::UInt32},
                               {"umax", Op::Maximum, 2, DType::UInt32},
                               {"llmin", Op::Minimum, 2, DType::Int64},
                               {"llmax", Op::Maximum, 2, DType::Int64},
                               {"ullmin", Op::Minimum, 2, DType::UInt64},
                               {"ullmax", Op::Maximum, 2, DType::UInt64}};

std::optional<DType> integer_named(std::string_view name) {
  if (name == "int") return DType::Int32;
  if (name == "uint") return DType::UInt32;
  if (name == "ll") return DType::Int64;
  if (name == "ull") return DType::UInt64;
  return std::nullopt;
}

}  // namespace

std::optional<Value> Compiler::mathematics(const std::string &name, const std::vector<Value> &args,
                                           const Place &place) {
  const auto expect = [&](std::size_t count) {
    if (args.size() != count) {
      fail(place, fmt::format("{}() takes {} argument{}, but {} {} given", name, count, count == 1 ? "" : "s",
                              args.size(), args.size() == 1 ? "was" : "were"));
    }
    for (const Value &each : args) {
      if (!each.is_scalar()) fail(place, fmt::format("{}() takes numbers, not a {}", name, describe(each.type)));
    }
  };
  const auto operands = [&](const Type *type) {
    std::vector<Slot> slots;
    for (const Value &each : args) slots.push_back(convert(each, type, place).slot());
    return slots;
  };
  /// What a function of floats computes in: float where the arguments are, double for integers.
  const auto float_type = [&]() -> const Type * {
    const Type *type = nullptr;
    for (const Value &each : args) {
      const Type *own = is_floating(each.dtype()) ? promoted(each.type) : types_.scalar(DType::Float64);
      type = type == nullptr ? own : common_type(type, own, place);
    }
    return type;
  };
  for (const TypedRow &row : kTyped) {
    if (row.name != name) continue;
    expect(row.arity);
    Slot result = apply(row.op, operands(types_.scalar(row.dtype)));
    if (row.op == Op::Clz || row.op == Op::Popcount) result = cast(result, DType::Int32);
    return of_slot(result);
  }
  for (const Row &row : kFloats) {
    const bool narrow =
        name.size() == row.name.size() + 1 && name.compare(0, row.name.size(), row.name) == 0 && name.back() == 'f';
    if (!narrow && row.name != name) continue;
    expect(row.arity);
    const Type *type = narrow ? types_.scalar(DType::Float32) : float_type();
    const bool half = size_of(type->dtype) == 2;
    if (half) type = types_.scalar(DType::Float32);
    return Value{type, {apply(row.op, operands(type))}};
  }
  if (name == "powi" || name == "powif") {
    expect(2);
    const Type *type =
        types_.scalar(name == "powif" || args[0].dtype() == DType::Float32 ? DType::Float32 : DType::Float64);
    return Value{type, {apply(Op::Pow, operands(type))}};
  }
  if (name == "max" || name == "min" || name == "maximum" || name == "minimum") {
    expect(2);
    const Type *type = args[0].type == args[1].type ? args[0].type : common_type(args[0].type, args[1].type, place);
    const bool upper = name[1] == 'a';
    const std::vector<Slot> both = operands(type);
    // CUDA's min and max of floats ignore NaN.
    const Op op = is_floating(type->dtype) && name.size() == 3 ? (upper ? Op::FMax : Op::FMin)
                                                               : (upper ? Op::Maximum : Op::Minimum);
    Slot result = apply(op, both);
    if (is_integer(type->dtype) && !result.constant) {
      result.nonnegative =
          upper ? both[0].nonnegative || both[1].nonnegative : both[0].nonnegative && both[1].nonnegative;
      if (both[0].wide.valid() || both[1].wide.valid())
        result.wide = builder_.scalar(op, {wide(both[0]), wide(both[1])});
      if (result.nonnegative && upper) result.most = std::max(both[0].most, both[1].most);
      if (result.nonnegative && !upper) result.most = std::min(both[0].most, both[1].most);
    }
    return Value{type, {result}};
  }
  if (name == "abs") {
    expect(1);
    const Type *type = promoted(args[0].type);
    return Value{type, {apply(Op::Abs, operands(type))}};
  }
  const bool test = name == "isnan" || name == "isinf" || name == "isfinite" || name == "signbit";
  if (test) {
    expect(1);
    const Op op = name == "isnan"      ? Op::Isnan
                  : name == "isinf"    ? Op::Isinf
                  : name == "isfinite" ? Op::Isfinite
                                       : Op::Signbit;
    const Type *type =
        is_floating(args[0].dtype()) || is_complex(args[0].dtype()) ? args[0].type : types_.scalar(DType::Float64);
    return of_slot(apply(op, operands(type)));
  }
  const auto suffixed = [&](std::string_view base) -> const Type * {
    if (name == base)
      return args.empty() || !args[0].is_scalar() ? nullptr
             : args[0].dtype() == DType::Float32  ? types_.scalar(DType::Float32)
                                                  : types_.scalar(DType::Float64);
    const bool narrow = name.size() == base.size() + 1 && name.compare(0, base.size(), base) == 0 && name.back() == 'f';
    return narrow ? types_.scalar(DType::Float32) : nullptr;
  };
  for (const std::string_view base : {"ldexp", "scalbn", "scalbln"}) {
    if (const Type *type = suffixed(base)) {
      expect(2);
      return Value{type,
                   {apply(Op::Ldexp, {convert(args[0], type, place).slot(),
                                      convert(args[1], types_.scalar(DType::Int32), place).slot()})}};
    }
  }
  for (const std::string_view base : {"llrint", "llround", "lrint", "lround"}) {
    if (const Type *type = suffixed(base)) {
      expect(1);
      const bool to_even = base.find("rint") != std::string_view::npos;
      return of_slot(cast(apply(to_even ? Op::Rint : Op::Round, operands(type)), DType::Int64));
    }
  }
  if (const Type *type = suffixed("fdim")) {
    expect(2);
    const std::vector<Slot> both = operands(type);
    const Slot below = apply(Op::Le, both);
    const Slot zero = Slot::of(Scalar::of_bool(false).cast(type->dtype));
    return Value{type, {apply(Op::Select, {below, zero, apply(Op::Sub, both)})}};
  }
  if (const Type *type = suffixed("rcbrt")) {
    expect(1);
    return Value{type, {apply(Op::Div, {number(type->dtype, 1).slot(), apply(Op::Cbrt, operands(type))})}};
  }
  if (const Type *type = suffixed("rhypot")) {
    expect(2);
    return Value{type, {apply(Op::Div, {number(type->dtype, 1).slot(), apply(Op::Hypot, operands(type))})}};
  }
  if (const Type *type = suffixed("normcdf")) {
    expect(1);
    const Slot scaled = apply(Op::Mul, {operands(type)[0], number(type->dtype, -0.70710678118654752440).slot()});
    return Value{type, {apply(Op::Mul, {number(type->dtype, 0.5).slot(), apply(Op::Erfc, {scaled})})}};
  }
  if (const Type *type = suffixed("logb")) {
    expect(1);
    const Slot exponent = cast(apply(Op::FrexpExponent, operands(type)), type->dtype);
    return Value{type, {apply(Op::Sub, {exponent, number(type->dtype, 1).slot()})}};
  }
  if (name == "__saturatef" || name == "saturate") {
    expect(1);
    const Type *type = types_.scalar(DType::Float32);
    return Value{type,
                 {apply(Op::FMin, {apply(Op::FMax, {operands(type)[0], number(DType::Float32, 0).slot()}),
                                   number(DType::Float32, 1).slot()})}};
  }
  if (name == "__ffs" || name == "__ffsll") {
    expect(1);
    const DType dtype = name == "__ffs" ? DType::UInt32 : DType::UInt64;
    const Slot x = operands(types_.scalar(dtype))[0];
    const Slot below = apply(Op::Xor, {x, apply(Op::Sub, {x, Slot::of(Scalar::of_uint(dtype, 1))})});
    const Slot zero = Slot::of(Scalar::of_uint(dtype, 0));
    const Slot place_of = apply(Op::Select, {apply(Op::Eq, {x, zero}), zero, apply(Op::Popcount, {below})});
    return of_slot(cast(place_of, DType::Int32));
  }
  if (name == "__mul24" || name == "__umul24") {
    expect(2);
    const DType dtype = name == "__mul24" ? DType::Int32 : DType::UInt32;
    std::vector<Slot> low;
    const Slot eight = Slot::of(Scalar::of_int(DType::Int64, 8).cast(dtype));
    for (const Slot &each : operands(types_.scalar(dtype)))
      low.push_back(apply(Op::Shr, {apply(Op::Shl, {each, eight}), eight}));
    return of_slot(apply(Op::Mul, low));
  }
  if (name == "__sad" || name == "__usad") {
    expect(3);
    const DType dtype = name == "__sad" ? DType::Int32 : DType::UInt32;
    const std::vector<Slot> slots = operands(types_.scalar(dtype));
    const Slot span =
        apply(Op::Sub, {apply(Op::Maximum, {slots[0], slots[1]}), apply(Op::Minimum, {slots[0], slots[1]})});
    return of_slot(apply(Op::Add, {cast(span, DType::UInt32), cast(slots[2], DType::UInt32)}));
  }
  if (name.rfind("__", 0) == 0) {
    // __float2int_rz, __ll2double_rn and their like.
    const std::string_view body = std::string_view(name).substr(2);
    const std::size_t two = body.find('2');
    const std::size_t mode_at = body.rfind('_');
    if (two != std::string_view::npos && mode_at != std::string_view::npos && mode_at > two) {
      const std::string_view from = body.substr(0, two);
      const std::string_view to = body.substr(two + 1, mode_at - two - 1);
      const std::string_view mode = body.substr(mode_at + 1);
      const bool from_float = from == "double" || from == "float";
      const DType source = from == "double" ? DType::Float64 : DType::Float32;
      if (const std::optional<DType> made = integer_named(to); made && from_float) {
        expect(1);
        const Op round = mode == "rd" ? Op::Floor : mode == "ru" ? Op::Ceil : mode == "rn" ? Op::Rint : Op::Trunc;
        return of_slot(cast(apply(round, operands(types_.scalar(source))), *made));
      }
      const bool to_float = to == "double" || to == "float";
      const DType made = to == "double" ? DType::Float64 : DType::Float32;
      if (mode == "rn" && to_float) {
        expect(1);
        if (const std::optional<DType> integer_type = integer_named(from)) {
          return of_slot(cast(operands(types_.scalar(*integer_type))[0], made));
        }
        if (from == "double") return of_slot(cast(operands(types_.scalar(DType::Float64))[0], made));
      }
    }
  }
  return std::nullopt;
}

std::optional<Value> Compiler::complex_function(const std::string &name, const std::vector<Value> &args,
                                                const Place &place) {
  const auto is_complex_value = [](const Value &each) {
    return each.is_scalar() && gridstride::is_complex(each.dtype());
  };
  // cuComplex.h
  if (name.rfind("cuC", 0) == 0) {
    std::string base = name.substr(3);
    const bool narrow = !base.empty() && base.back() == 'f' && base != "f";
    const DType dtype = narrow ? DType::Complex64 : DType::Complex128;
    if (base == "omplexDoubleToFloat" || base == "omplexFloatToDouble") {
      if (args.size() != 1) fail(place, fmt::format("{}() takes 1 argument", name));
      return of_slot(cast(args[0].slot(), base == "omplexDoubleToFloat" ? DType::Complex64 : DType::Complex128));
    }
    if (narrow) base.pop_back();
    const bool known = base == "add" || base == "sub" || base == "mul" || base == "div" || base == "abs" ||
                       base == "fma" || base == "real" || base == "imag";
    if (known || (name == "cuConj" || name == "cuConjf")) {
      std::vector<Slot> slots;
      for (const Value &each : args) slots.push_back(convert(each, types_.scalar(dtype), place).slot());
      const std::size_t arity = base == "fma" ? 3 : base == "abs" || base == "real" || base == "imag" ? 1 : 2;
      if (args.size() != arity) fail(place, fmt::format("{}() takes {} arguments", name, arity));
      if (base == "add") return of_slot(apply(Op::Add, slots));
      if (base == "sub") return of_slot(apply(Op::Sub, slots));
      if (base == "mul") return of_slot(apply(Op::Mul, slots));
      if (base == "div") return of_slot(apply(Op::Div, slots));
      if (base == "abs") return of_slot(apply(Op::Magnitude, slots));
      if (base == "real") return of_slot(apply(Op::Real, slots));
      if (base == "imag") return of_slot(apply(Op::Imag, slots));
      return of_slot(apply(Op::Add, {apply(Op::Mul, {slots[0], slots[1]}), slots[2]}));
    }
  }
  if ((name == "cuConj" || name == "cuConjf") && args.size() == 1) {
    const DType dtype = name == "cuConjf" ? DType::Complex64 : DType::Complex128;
    return of_slot(apply(Op::Conj, {convert(args[0], types_.scalar(dtype), place).slot()}));
  }
  const bool any = std::any_of(args.begin(), args.end(), is_complex_value);
  if (name == "polar" && !args.empty() && args.size() <= 2 && args[0].is_scalar()) {
    const Type *part = types_.scalar(args[0].dtype() == DType::Float32 ? DType::Float32 : DType::Float64);
    const Slot radius = convert(args[0], part, place).slot();
    const Slot angle = args.size() == 2 ? convert(args[1], part, place).slot() : number(part->dtype, 0).slot();
    return of_slot(apply(Op::MakeComplex, {apply(Op::Mul, {radius, apply(Op::Cos, {angle})}),
                                           apply(Op::Mul, {radius, apply(Op::Sin, {angle})})}));
  }
  if (!any) {
    // real(x) and its like of a real number
    if (args.size() == 1 && args[0].is_scalar() && (name == "real" || name == "conj")) return args[0];
    if (args.size() == 1 && args[0].is_scalar() && name == "imag") return zero_of(args[0].type);
    return std::nullopt;
  }
  const Slot x = args[0].slot();
  if (args.size() == 1) {
    static const std::pair<std::string_view, Op> ops[] = {
        {"real", Op::Real},      {"imag", Op::Imag},        {"conj", Op::Conj},   {"abs", Op::Magnitude},
        {"fabs", Op::Magnitude}, {"arg", Op::Angle},        {"angle", Op::Angle}, {"exp", Op::Exp},
        {"log", Op::Log},        {"log10", Op::Log10},      {"log2", Op::Log2},   {"sqrt", Op::Sqrt},
        {"sin", Op::Sin},        {"cos", Op::Cos},          {"tan", Op::Tan},     {"sinh", Op::Sinh},
        {"cosh", Op::Cosh},      {"tanh", Op::Tanh},        {"asin", Op::Asin},   {"acos", Op::Acos},
        {"atan", Op::Atan},      {"asinh", Op::Asinh},      {"acosh", Op::Acosh}, {"atanh", Op::Atanh},
        {"expm1", Op::Expm1},    {"log1p", Op::Log1p},      {"exp2", Op::Exp2},   {"isnan", Op::Isnan},
        {"isinf", Op::Isinf},    {"isfinite", Op::Isfinite}};
    for (const auto &[known, op] : ops) {
      if (known == name) return of_slot(apply(op, {x}));
    }
    if (name == "norm") {
      const Slot re = apply(Op::Real, {x});
      const Slot im = apply(Op::Imag, {x});
      return of_slot(apply(Op::Add, {apply(Op::Mul, {re, re}), apply(Op::Mul, {im, im})}));
    }
  }
  if (args.size() == 2 && (name == "pow" || name == "max" || name == "min" || name == "maximum" || name == "minimum")) {
    const Type *type = common_type(args[0].type, args[1].type, place);
    const Op op = name == "pow" ? Op::Pow : name.find("max") == 0 ? Op::Maximum : Op::Minimum;
    return Value{type, {apply(op, {convert(args[0], type, place).slot(), convert(args[1], type, place).slot()})}};
  }
  return std::nullopt;
}

std::optional<Value> Compiler::half_function(const std::string &name, const std::vector<Value> &args,
                                             const Place &place) {
  const Type *half = types_.scalar(DType::Float16, true);
  const Type *single = types_.scalar(DType::Float32);
  if (args.size() == 1 && args[0].is_scalar()) {
    if (name == "__half2float") return convert(args[0], single, place);
    if (name == "__float2half" || name == "__float2half_rn" || name == "__double2half" || name == "__int2half_rn") {
      return convert(args[0], half, place);
    }
    if (name == "__bfloat162float") return convert(args[0], single, place);
    if (name == "__float2bfloat16") return convert(args[0], types_.scalar(DType::BFloat16, true), place);
    static const std::pair<std::string_view, Op> ops[] = {
        {"hexp", Op::Exp},       {"hlog", Op::Log},      {"hsqrt", Op::Sqrt},   {"hsin", Op::Sin},
        {"hcos", Op::Cos},       {"hrsqrt", Op::Rsqrt},  {"__hneg", Op::Neg},   {"__habs", Op::Abs},
        {"hfloor", Op::Floor},   {"hceil", Op::Ceil},    {"htrunc", Op::Trunc}, {"hrint", Op::Rint},
        {"hexp2", Op::Exp2},     {"hlog2", Op::Log2},    {"hlog10", Op::Log10}, {"hrcp", Op::Reciprocal},
        {"__hisnan", Op::Isnan}, {"__hisinf", Op::Isinf}};
    for (const auto &[known, op] : ops) {
      if (known != name) continue;
      const Slot result = apply(op, {convert(args[0], half, place).slot()});
      return result.dtype == DType::Bool ? of_slot(result) : Value{half, {result}};
    }
  }
  if (args.size() == 2) {
    static const std::pair<std::string_view, Op> ops[] = {
        {"__hadd", Op::Add},  {"__hsub", Op::Sub},  {"__hmul", Op::Mul}, {"__hdiv", Op::Div},
        {"__hmax", Op::FMax}, {"__hmin", Op::FMin}, {"__hlt", Op::Lt},   {"__hle", Op::Le},
        {"__hgt", Op::Gt},    {"__hge", Op::Ge},    {"__heq", Op::Eq},   {"__hne", Op::Ne}};
    for (const auto &[known, op] : ops) {
      if (known != name) continue;
      const Slot result = apply(op, {convert(args[0], half, place).slot(), convert(args[1], half, place).slot()});
      return result.dtype == DType::Bool ? of_slot(result) : Value{half, {result}};
    }
  }
  if (name == "__hfma" && args.size() == 3) {
    std::vector<Slot> slots;
    for (const Value &each : args) slots.push_back(convert(each, half, place).slot());
    return Value{half, {apply(Op::Fma, slots)}};
  }
  return std::nullopt;
}

}  // namespace gridstride::lang::c
