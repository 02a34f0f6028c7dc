#include "lang/python/libdevice.h"

#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

namespace gridstride::lang::python {

namespace {

using Op = ScalarOp;

struct FloatFunction {
  std::string_view name;  ///< of the float64 one; the float32 one has an f behind it
  Op op;
  std::size_t arity;
};

constexpr FloatFunction kFloats[] = {
    {"acos", Op::Acos, 1},         {"acosh", Op::Acosh, 1},    {"asin", Op::Asin, 1},
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
    {"pow", Op::Pow, 2},           {"rint", Op::Rint, 1},      {"round", Op::Round, 1},
    {"rsqrt", Op::Rsqrt, 1},       {"sin", Op::Sin, 1},        {"sinh", Op::Sinh, 1},
    {"sinpi", Op::Sinpi, 1},       {"sqrt", Op::Sqrt, 1},      {"tan", Op::Tan, 1},
    {"tanh", Op::Tanh, 1},         {"tgamma", Op::Tgamma, 1},  {"trunc", Op::Trunc, 1},
};

/// Operations of one operand type: arithmetic that rounds to nearest, and integers.
struct TypedFunction {
  std::string_view name;
  Op op;
  std::size_t arity;
  DType dtype;
};

constexpr TypedFunction kTyped[] = {
    {"fadd_rn", Op::Add, 2, DType::Float32},       {"fsub_rn", Op::Sub, 2, DType::Float32},
    {"fmul_rn", Op::Mul, 2, DType::Float32},       {"fdiv_rn", Op::Div, 2, DType::Float32},
    {"fast_fdividef", Op::Div, 2, DType::Float32}, {"fsqrt_rn", Op::Sqrt, 1, DType::Float32},
    {"frsqrt_rn", Op::Rsqrt, 1, DType::Float32},   {"frcp_rn", Op::Reciprocal, 1, DType::Float32},
    {"fmaf_rn", Op::Fma, 3, DType::Float32},       {"dadd_rn", Op::Add, 2, DType::Float64},
    {"dmul_rn", Op::Mul, 2, DType::Float64},       {"ddiv_rn", Op::Div, 2, DType::Float64},
    {"dsqrt_rn", Op::Sqrt, 1, DType::Float64},     {"drcp_rn", Op::Reciprocal, 1, DType::Float64},
    {"fma_rn", Op::Fma, 3, DType::Float64},        {"isnand", Op::Isnan, 1, DType::Float64},
    {"isnanf", Op::Isnan, 1, DType::Float32},      {"isinfd", Op::Isinf, 1, DType::Float64},
    {"isinff", Op::Isinf, 1, DType::Float32},      {"isfinited", Op::Isfinite, 1, DType::Float64},
    {"finitef", Op::Isfinite, 1, DType::Float32},  {"signbitd", Op::Signbit, 1, DType::Float64},
    {"signbitf", Op::Signbit, 1, DType::Float32},  {"abs", Op::Abs, 1, DType::Int32},
    {"llabs", Op::Abs, 1, DType::Int64},           {"min", Op::Minimum, 2, DType::Int32},
    {"max", Op::Maximum, 2, DType::Int32},         {"umin", Op::Minimum, 2, DType::UInt32},
    {"umax", Op::Maximum, 2, DType::UInt32},       {"llmin", Op::Minimum, 2, DType::Int64},
    {"llmax", Op::Maximum, 2, DType::Int64},       {"ullmin", Op::Minimum, 2, DType::UInt64},
    {"ullmax", Op::Maximum, 2, DType::UInt64},     {"clz", Op::Clz, 1, DType::UInt32},
    {"clzll", Op::Clz, 1, DType::UInt64},          {"popc", Op::Popcount, 1, DType::UInt32},
    {"popcll", Op::Popcount, 1, DType::UInt64},    {"brev", Op::BitReverse, 1, DType::UInt32},
    {"brevll", Op::BitReverse, 1, DType::UInt64},  {"mulhi", Op::MulHi, 2, DType::Int32},
    {"umulhi", Op::MulHi, 2, DType::UInt32},       {"mul64hi", Op::MulHi, 2, DType::Int64},
    {"umul64hi", Op::MulHi, 2, DType::UInt64},
};

std::optional<DType> integer_named(std::string_view name) {
  if (name == "int") return DType::Int32;
  if (name == "uint") return DType::UInt32;
  if (name == "ll") return DType::Int64;
  if (name == "ull") return DType::UInt64;
  return std::nullopt;
}

class Library {
public:
  Library(FunctionCompiler &compiler, std::string_view name, const std::vector<Value> &args, const Node &node)
      : compiler_(compiler), name_(name), args_(args), node_(node) {}

  std::optional<Value> call() {
    if (name_.substr(0, 5) == "fast_" && name_ != "fast_fdividef") name_.remove_prefix(5);
    for (const TypedFunction &each : kTyped) {
      if (each.name == name_) return typed(each);
    }
    for (const FloatFunction &each : kFloats) {
      if (const std::optional<DType> dtype = suffixed(each.name)) return apply(each.op, each.arity, *dtype);
    }
    if (std::optional<Value> value = conversion()) return value;
    return special();
  }

private:
  /// float64 for `base`, float32 for `base` with an f behind it.
  [[nodiscard]] std::optional<DType> suffixed(std::string_view base) const {
    if (name_ == base) return DType::Float64;
    if (name_.size() == base.size() + 1 && name_.substr(0, base.size()) == base && name_.back() == 'f') {
      return DType::Float32;
    }
    return std::nullopt;
  }

  void expect(std::size_t count) {
    if (args_.size() != count) {
      compiler_.type_error(node_, fmt::format("libdevice.{}() takes {} argument{}, but {} {} given", name_, count,
                                              count == 1 ? "" : "s", args_.size(), args_.size() == 1 ? "was" : "were"));
    }
    for (const Value &each : args_) {
      compiler_.expect_number(each, node_, fmt::format("the argument of libdevice.{}()", name_));
    }
  }

  Value arg(std::size_t i, DType dtype) { return compiler_.cast(args_[i], dtype); }
  Value op(Op code, const std::vector<Value> &operands) { return compiler_.apply(code, operands); }
  static Value number(double value, DType dtype) {
    return Value::of(Scalar::of_float(DType::Float64, value).cast(dtype));
  }

  Value apply(Op code, std::size_t arity, DType dtype) {
    expect(arity);
    std::vector<Value> operands;
    for (std::size_t i = 0; i < arity; ++i) operands.push_back(arg(i, dtype));
    return op(code, operands);
  }

  Value typed(const TypedFunction &function) {
    const Value result = apply(function.op, function.arity, function.dtype);
    // Predicates and counts are C's int.
    const bool counts = function.op == Op::Clz || function.op == Op::Popcount;
    return result.dtype == DType::Bool || counts ? compiler_.cast(result, DType::Int32) : result;
  }

  /// double2int_rz, ll2float_rn and their like.
  std::optional<Value> conversion() {
    const std::size_t two = name_.find('2');
    const std::size_t mode_at = name_.rfind('_');
    if (two == std::string_view::npos || mode_at == std::string_view::npos || mode_at < two) return std::nullopt;
    const std::string_view from = name_.substr(0, two);
    const std::string_view to = name_.substr(two + 1, mode_at - two - 1);
    const std::string_view mode = name_.substr(mode_at + 1);
    const bool from_float = from == "double" || from == "float";
    const DType source = from == "double" ? DType::Float64 : DType::Float32;
    if (const std::optional<DType> target = integer_named(to); target && from_float) {
      const Op round = mode == "rd" ? Op::Floor : mode == "ru" ? Op::Ceil : mode == "rn" ? Op::Rint : Op::Trunc;
      expect(1);
      return compiler_.cast(op(round, {arg(0, source)}), *target);
    }
    const bool to_float = to == "double" || to == "float";
    const DType target = to == "double" ? DType::Float64 : DType::Float32;
    if (mode != "rn" || !to_float) return std::nullopt;
    if (const std::optional<DType> integer = integer_named(from)) {
      expect(1);
      return compiler_.cast(arg(0, *integer), target);
    }
    if (from != "double") return std::nullopt;
    expect(1);
    return compiler_.cast(arg(0, DType::Float64), target);
  }

  std::optional<Value> special() {
    if (const auto dtype = suffixed("sincos")) {
      expect(1);
      return Value::tuple({op(Op::Sin, {arg(0, *dtype)}), op(Op::Cos, {arg(0, *dtype)})});
    }
    if (const auto dtype = suffixed("sincospi")) {
      expect(1);
      return Value::tuple({op(Op::Sinpi, {arg(0, *dtype)}), op(Op::Cospi, {arg(0, *dtype)})});
    }
    if (const auto dtype = suffixed("modf")) {
      expect(1);
      return Value::tuple({op(Op::ModfFraction, {arg(0, *dtype)}), op(Op::Trunc, {arg(0, *dtype)})});
    }
    if (const auto dtype = suffixed("frexp")) {
      expect(1);
      return Value::tuple({op(Op::FrexpMantissa, {arg(0, *dtype)}), op(Op::FrexpExponent, {arg(0, *dtype)})});
    }
    for (const std::string_view base : {"ldexp", "scalbn"}) {
      if (const auto dtype = suffixed(base)) {
        expect(2);
        return op(Op::Ldexp, {arg(0, *dtype), arg(1, DType::Int32)});
      }
    }
    if (const auto dtype = suffixed("powi")) {
      expect(2);
      return op(Op::Pow, {arg(0, *dtype), compiler_.cast(arg(1, DType::Int32), *dtype)});
    }
    for (const std::string_view base : {"llrint", "llround"}) {
      if (const auto dtype = suffixed(base)) {
        expect(1);
        return compiler_.cast(op(base == "llrint" ? Op::Rint : Op::Round, {arg(0, *dtype)}), DType::Int64);
      }
    }
    if (const auto dtype = suffixed("rcbrt")) {
      expect(1);
      return op(Op::Div, {number(1, *dtype), op(Op::Cbrt, {arg(0, *dtype)})});
    }
    if (const auto dtype = suffixed("fdim")) {
      expect(2);
      const Value difference = op(Op::Sub, {arg(0, *dtype), arg(1, *dtype)});
      const Value not_above = op(Op::Le, {arg(0, *dtype), arg(1, *dtype)});
      return compiler_.select(not_above, number(0, *dtype), difference);
    }
    if (const auto dtype = suffixed("normcdf")) {
      expect(1);
      const Value scaled = op(Op::Mul, {arg(0, *dtype), number(-0.70710678118654752440, *dtype)});
      return op(Op::Mul, {number(0.5, *dtype), op(Op::Erfc, {scaled})});
    }
    if (name_ == "saturatef") {
      expect(1);
      const Value low = op(Op::FMax, {arg(0, DType::Float32), number(0, DType::Float32)});
      return op(Op::FMin, {low, number(1, DType::Float32)});
    }
    return integers();
  }

  std::optional<Value> integers() {
    if (name_ == "ffs" || name_ == "ffsll") {
      expect(1);
      const DType dtype = name_ == "ffs" ? DType::UInt32 : DType::UInt64;
      const Value x = arg(0, dtype);
      const Value zero = Value::of(Scalar::of_uint(dtype, 0));
      const Value below = op(Op::Xor, {x, op(Op::Sub, {x, Value::of(Scalar::of_uint(dtype, 1))})});
      return compiler_.cast(compiler_.select(op(Op::Eq, {x, zero}), zero, op(Op::Popcount, {below})), DType::Int32);
    }
    if (name_ == "mul24" || name_ == "umul24") {
      // The product of the lowest 24 bits.
      expect(2);
      const bool is_signed = name_ == "mul24";
      const DType dtype = is_signed ? DType::Int32 : DType::UInt32;
      std::vector<Value> operands;
      for (std::size_t i = 0; i < 2; ++i) {
        const Value eight = Value::of(Scalar::of_int(DType::Int64, 8).cast(dtype));
        operands.push_back(op(Op::Shr, {op(Op::Shl, {arg(i, dtype), eight}), eight}));
      }
      return op(Op::Mul, operands);
    }
    const bool average = name_ == "hadd" || name_ == "uhadd" || name_ == "rhadd" || name_ == "urhadd";
    if (average) {
      // Half the sum, in 64 bits; r: rounded up.
      expect(2);
      const DType dtype = name_[0] == 'u' ? DType::UInt32 : DType::Int32;
      Value sum =
          op(Op::Add, {compiler_.cast(arg(0, dtype), DType::Int64), compiler_.cast(arg(1, dtype), DType::Int64)});
      if (name_.find('r') != std::string_view::npos) sum = op(Op::Add, {sum, Value::of_int(1)});
      return compiler_.cast(op(Op::Shr, {sum, Value::of_int(1)}), dtype);
    }
    if (name_ == "sad" || name_ == "usad") {
      // |x - y| + z
      expect(3);
      const DType dtype = name_ == "sad" ? DType::Int32 : DType::UInt32;
      const Value x = arg(0, dtype);
      const Value y = arg(1, dtype);
      const Value span = op(Op::Sub, {op(Op::Maximum, {x, y}), op(Op::Minimum, {x, y})});
      return op(Op::Add, {compiler_.cast(span, DType::UInt32), arg(2, DType::UInt32)});
    }
    return std::nullopt;
  }

  FunctionCompiler &compiler_;
  std::string_view name_;
  const std::vector<Value> &args_;
  const Node &node_;
};

}  // namespace

std::optional<Value> call_libdevice(FunctionCompiler &compiler, std::string_view name, const std::vector<Value> &args,
                                    const Node &node) {
  return Library(compiler, name, args, node).call();
}

}  // namespace gridstride::lang::python
