#include "lang/python/intrinsics.h"

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "lang/python/cooperation.h"
#include "lang/python/libdevice.h"
#include "lang/python/typing.h"
#include "ops/ufunc.h"

namespace gridstride::lang::python {

using Kind = Value::Kind;
using Call = IntrinsicCall;
using Op = ScalarOp;

namespace {

constexpr std::uint8_t kAnyCount = 255;

void numbers(const Call &call) {
  for (const Value &each : call.args) {
    call.compiler.expect_number(each, call.node, fmt::format("the argument of {}()", call.row.name));
  }
}

void reals(const Call &call) {
  numbers(call);
  for (const Value &each : call.args) {
    if (is_complex(each.dtype)) {
      call.compiler.type_error(call.node, fmt::format("{}() takes real numbers, not {}", call.row.name, describe(each)),
                               "use cmath or numpy for complex numbers");
    }
  }
}

void integers(const Call &call) {
  numbers(call);
  for (const Value &each : call.args) {
    if (!is_integer(each.dtype)) {
      call.compiler.type_error(call.node, fmt::format("{}() takes integers, not {}", call.row.name, describe(each)),
                               "use int(...)");
    }
  }
}

Value truncated(const Call &call, const Value &value) {
  return value.is_integral() ? call.compiler.cast(value, widened(value.dtype))
                             : call.compiler.cast(value, DType::Int64);
}

// --- shared emitters

/// A function of floats: integers become float64.
Value floats(const Call &call) {
  reals(call);
  DType dtype = float_result(call.arg(0).dtype);
  for (const Value &each : call.args) dtype = float_result(dtype, each.dtype);
  std::vector<Value> operands;
  for (const Value &each : call.args) operands.push_back(call.compiler.cast(each, dtype));
  return call.compiler.apply(call.row.op, operands);
}

Value predicate(const Call &call) {
  reals(call);
  return call.compiler.apply(call.row.op, call.args);
}

/// floor, ceil, trunc and round to an int64.
Value to_integer(const Call &call) {
  reals(call);
  const Value &x = call.arg(0);
  return truncated(call, x.is_integral() ? x : call.compiler.apply(call.row.op, {x}));
}

/// A function of complex numbers: real ones become complex128.
Value complexes(const Call &call) {
  numbers(call);
  std::vector<Value> operands;
  for (const Value &each : call.args) {
    operands.push_back(call.compiler.cast(each, each.dtype == DType::Complex64 ? each.dtype : DType::Complex128));
  }
  return call.compiler.apply(call.row.op, operands);
}

Value python_operator(const Call &call) {
  FunctionCompiler &compiler = call.compiler;
  const NodeKind op = call.row.python_op;
  if (op == NodeKind::Invert || op == NodeKind::Not || op == NodeKind::UAdd || op == NodeKind::USub) {
    return compiler.unary(op, call.arg(0), call.node);
  }
  if (op >= NodeKind::Eq && op <= NodeKind::NotIn) return compiler.compare(op, call.arg(0), call.arg(1), call.node);
  return compiler.binary(op, call.arg(0), call.arg(1), call.node);
}

/// An operation on one integer, in its own width.
Value bits(const Call &call) {
  integers(call);
  return call.compiler.apply(call.row.op, call.args);
}

/// gcd and lcm: integers of one widened type.
Value wide_integers(const Call &call) {
  integers(call);
  const DType dtype = integer_result(call.arg(0).dtype, call.arg(1).dtype);
  return call.compiler.apply(call.row.op,
                             {call.compiler.cast(call.arg(0), dtype), call.compiler.cast(call.arg(1), dtype)});
}

// --- builtins

Value absolute(const Call &call) {
  numbers(call);
  const Value &x = call.arg(0);
  if (is_complex(x.dtype)) return call.compiler.apply(Op::Magnitude, {x});
  if (x.dtype == DType::Bool) return call.compiler.cast(x, DType::Int64);
  if (kind_of(x.dtype) == DTypeKind::Unsigned) return x;
  return call.compiler.apply(Op::Abs, {x});
}

Value extremum(const Call &call) {
  std::vector<Value> args = call.args;
  if (args.size() == 1 && args[0].is(Kind::Tuple)) args = std::vector<Value>(args[0].items);
  if (args.empty() || (args.size() == 1 && !args[0].is_scalar())) {
    call.compiler.type_error(call.node,
                             fmt::format("{}() takes numbers or a tuple of them, not {}", call.row.name,
                                         args.empty() ? "an empty tuple" : describe(args[0])),
                             "write a loop over an array's elements");
  }
  reals({call.compiler, call.row, args, call.node});
  DType dtype = args[0].dtype;
  for (const Value &each : args) {
    if (each.dtype != dtype) dtype = promote(dtype, each.dtype);
  }
  Op op = call.row.op;
  if (is_floating(dtype)) op = op == Op::Minimum ? Op::FMin : Op::FMax;
  Value result = call.compiler.cast(args[0], dtype);
  for (std::size_t i = 1; i < args.size(); ++i) {
    const Value next = call.compiler.cast(args[i], dtype);
    const bool nonnegative =
        call.row.op == Op::Minimum ? result.nonnegative && next.nonnegative : result.nonnegative || next.nonnegative;
    result = call.compiler.apply(op, {result, next});
    result.nonnegative = nonnegative && is_integer(dtype);
  }
  return result;
}

Value sum(const Call &call) {
  if (!call.arg(0).is(Kind::Tuple)) {
    call.compiler.type_error(call.node, fmt::format("sum() takes a tuple of numbers, not {}", describe(call.arg(0))),
                             "write a loop over an array's elements");
  }
  Value total = call.args.size() > 1 ? call.arg(1) : Value::of_int(0);
  for (const Value &each : call.arg(0).items) total = call.compiler.binary(NodeKind::Add, total, each, call.node);
  return total;
}

Value power_of(const Call &call) {
  numbers(call);
  return call.compiler.power(call.arg(0), call.arg(1), call.node);
}

Value divide_with_rest(const Call &call) {
  numbers(call);
  const Value quotient = call.compiler.binary(NodeKind::FloorDiv, call.arg(0), call.arg(1), call.node);
  return Value::tuple({quotient, call.compiler.binary(NodeKind::Mod, call.arg(0), call.arg(1), call.node)});
}

/// round(x) gives an int64, halves to even; round(x, n) a float of n decimals.
Value rounded(const Call &call) {
  reals(call);
  FunctionCompiler &compiler = call.compiler;
  const Value &x = call.arg(0);
  if (call.args.size() == 1) return truncated(call, x.is_integral() ? x : compiler.apply(Op::Rint, {x}));
  const Value &digits = call.arg(1);
  if (!digits.is_integral()) {
    compiler.type_error(call.node, fmt::format("round() takes an integer number of digits, not {}", describe(digits)));
  }
  if (x.is_integral()) {
    if (!digits.is_constant() || !digits.nonnegative) {
      compiler.type_error(call.node, "round() of an integer takes no negative number of digits", "use // and *");
    }
    return x;
  }
  const DType dtype = x.dtype;
  const auto number = [&](double value) { return Value::of(Scalar::of_float(DType::Float64, value).cast(dtype)); };
  const Value negative = compiler.apply(Op::Lt, {compiler.cast(digits, DType::Int64), Value::of_int(0)});
  const Value magnitude = compiler.apply(Op::Abs, {compiler.cast(digits, DType::Int64)});
  const Value scale = compiler.power(number(10), magnitude, call.node);
  const auto scaled = [&](Op to, Op back) {
    return compiler.apply(back, {compiler.apply(Op::Rint, {compiler.apply(to, {x, scale})}), scale});
  };
  const Value up = scaled(Op::Mul, Op::Div);
  const Value result = compiler.select(negative, scaled(Op::Div, Op::Mul), up);
  // Where the scaled value overflows, x has no such decimals.
  return compiler.select(compiler.apply(Op::Isfinite, {result}), result, x);
}

Value to_int(const Call &call) {
  if (call.args.empty()) return Value::of_int(0);
  reals(call);
  const Value &x = call.arg(0);
  return call.compiler.cast(x, is_integer(x.dtype) ? x.dtype : DType::Int64);
}

Value to_float(const Call &call) {
  if (call.args.empty()) return Value::of(Scalar::of_float(DType::Float64, 0));
  reals(call);
  return call.compiler.cast(call.arg(0), float_result(call.arg(0).dtype));
}

Value to_bool(const Call &call) {
  return call.args.empty() ? Value::of_bool(false) : call.compiler.truth(call.arg(0), call.node);
}

Value make_complex(FunctionCompiler &compiler, const Value &re, const Value &im) {
  const DType dtype = float_result(re.dtype, im.dtype) == DType::Float32 ? DType::Float32 : DType::Float64;
  return compiler.apply(Op::MakeComplex, {compiler.cast(re, dtype), compiler.cast(im, dtype)});
}

Value to_complex(const Call &call) {
  if (call.args.empty()) return Value::of(Scalar::of_complex(DType::Complex128, 0));
  numbers(call);
  if (call.args.size() == 1 && is_complex(call.arg(0).dtype)) return call.arg(0);
  reals(call);
  const Value zero = Value::of(Scalar::of_bool(false).cast(float_result(call.arg(0).dtype)));
  return make_complex(call.compiler, call.arg(0), call.args.size() > 1 ? call.arg(1) : zero);
}

Value length(const Call &call) {
  const Value &x = call.arg(0);
  switch (x.kind) {
    case Kind::Tuple: return Value::of_int(static_cast<std::int64_t>(x.items.size()));
    case Kind::String: return Value::of_int(static_cast<std::int64_t>(x.text->size()));
    case Kind::Array:
    case Kind::View:
    case Kind::Choice:
    case Kind::Record:
      if (rank_of(x) > 0) return call.compiler.extent(x, 0);
      [[fallthrough]];
    default:
      call.compiler.type_error(call.node, fmt::format("{} has no length", describe(x)),
                               "use len() of an array or a tuple");
  }
}

Value to_tuple(const Call &call) {
  if (call.args.empty()) return Value::tuple({});
  if (!call.arg(0).is(Kind::Tuple)) {
    call.compiler.type_error(call.node, fmt::format("tuple() takes a tuple, not {}", describe(call.arg(0))),
                             "write the items out: (A[0], A[1])");
  }
  return call.arg(0);
}

Value loop_only(const Call &call) {
  call.compiler.type_error(call.node, fmt::format("{}() stands in a for statement only", call.row.name),
                           fmt::format("for i in {}(...): ...", call.row.name));
}

Value not_supported(const Call &call) {
  call.compiler.fail(ErrorKind::Unsupported, call.node, fmt::format("{}() is not supported in kernels", call.row.name),
                     "store the values in an array and look at it after the launch");
}

// --- math

Value logarithm(const Call &call) {
  Value x = floats({call.compiler, call.row, {call.arg(0)}, call.node});
  if (call.args.size() == 1) return x;
  return call.compiler.binary(NodeKind::Div, x, floats({call.compiler, call.row, {call.arg(1)}, call.node}), call.node);
}

Value magnitude_of(const Call &call) {
  if (call.args.size() == 1) {
    reals(call);
    return call.compiler.apply(Op::Abs, {call.compiler.cast(call.arg(0), float_result(call.arg(0).dtype))});
  }
  Value total = floats({call.compiler, call.row, {call.arg(0), call.arg(1)}, call.node});
  for (std::size_t i = 2; i < call.args.size(); ++i) {
    total = floats({call.compiler, call.row, {total, call.arg(i)}, call.node});
  }
  return total;
}

Value load_exponent(const Call &call) {
  reals(call);
  const Value &n = call.arg(1);
  if (!n.is_integral()) {
    call.compiler.type_error(call.node, fmt::format("ldexp() takes an integer exponent, not {}", describe(n)));
  }
  const bool narrow = size_of(n.dtype) < 4 || n.dtype == DType::Int32;
  return call.compiler.apply(Op::Ldexp, {call.compiler.cast(call.arg(0), float_result(call.arg(0).dtype)),
                                         call.compiler.cast(n, narrow ? DType::Int32 : DType::Int64)});
}

Value split_exponent(const Call &call) {
  reals(call);
  const Value x = call.compiler.cast(call.arg(0), float_result(call.arg(0).dtype));
  const Value mantissa = call.compiler.apply(Op::FrexpMantissa, {x});
  return Value::tuple({mantissa, call.compiler.apply(Op::FrexpExponent, {x})});
}

Value split_fraction(const Call &call) {
  reals(call);
  const Value x = call.compiler.cast(call.arg(0), float_result(call.arg(0).dtype));
  const Value fraction = call.compiler.apply(Op::ModfFraction, {x});
  return Value::tuple({fraction, call.compiler.apply(Op::Trunc, {x})});
}

Value unit_in_last_place(const Call &call) {
  reals(call);
  const Value x = call.compiler.cast(call.arg(0), float_result(call.arg(0).dtype));
  return call.compiler.apply(Op::Spacing, {call.compiler.apply(Op::Abs, {x})});
}

// --- cmath

Value complex_magnitude_and_phase(const Call &call) {
  numbers(call);
  const Value &x = call.arg(0);
  const Value z = call.compiler.cast(x, x.dtype == DType::Complex64 ? x.dtype : DType::Complex128);
  const Value magnitude = call.compiler.apply(Op::Magnitude, {z});
  return Value::tuple({magnitude, call.compiler.apply(Op::Angle, {z})});
}

Value complex_from_polar(const Call &call) {
  reals(call);
  FunctionCompiler &compiler = call.compiler;
  const DType dtype = float_result(call.arg(0).dtype, call.arg(1).dtype);
  const Value r = compiler.cast(call.arg(0), dtype);
  const Value phi = compiler.cast(call.arg(1), dtype);
  const Value re = compiler.apply(Op::Mul, {r, compiler.apply(Op::Cos, {phi})});
  return make_complex(compiler, re, compiler.apply(Op::Mul, {r, compiler.apply(Op::Sin, {phi})}));
}

Value complex_predicate(const Call &call) {
  numbers(call);
  return call.compiler.apply(call.row.op, call.args);
}

// --- numpy beyond the ufuncs

Value where(const Call &call) {
  numbers(call);
  return call.compiler.select(call.compiler.truth(call.arg(0), call.node), call.arg(1), call.arg(2));
}

Value round_like_numpy(const Call &call) {
  if (call.args.size() > 1) return rounded(call);
  reals(call);
  return call.arg(0).is_integral() ? call.arg(0) : call.compiler.apply(Op::Rint, {call.arg(0)});
}

// --- cuda

/// cuda.grid(n) and cuda.gridsize(n): a number for 1, a tuple for 2 and 3.
Value grid_query(const Call &call, ir::OpCode code) {
  const Value &dims = call.arg(0);
  const bool known = dims.is_constant() && dims.is_integral();
  const std::int64_t count = known ? dims.constant->as_int() : 0;
  if (count < 1 || count > 3) {
    call.compiler.type_error(call.node, fmt::format("{}() takes the constant 1, 2 or 3{}", call.row.name,
                                                    known ? fmt::format(", not {}", count) : ""));
  }
  std::vector<Value> items;
  items.reserve(static_cast<std::size_t>(count));
  for (int dim = 0; dim < count; ++dim) {
    items.push_back(Value::scalar(call.compiler.builder().thread_query(code, dim), DType::Int64, true));
  }
  return count == 1 ? items[0] : Value::tuple(std::move(items));
}

Value grid(const Call &call) {
  return grid_query(call, ir::OpCode::GlobalIdx);
}
Value grid_size(const Call &call) {
  return grid_query(call, ir::OpCode::GlobalSize);
}

/// cuda.const.array_like(A): an array of the surrounding program is one already.
Value constant_array(const Call &call) {
  if (!call.arg(0).is(Kind::Array) && !call.arg(0).is(Kind::Record)) {
    call.compiler.type_error(
        call.node,
        fmt::format("const.array_like() takes an array of the surrounding program, not {}", describe(call.arg(0))),
        "make it a global variable or a variable of the enclosing function");
  }
  return call.arg(0);
}

Value select_of(const Call &call) {
  numbers(call);
  return call.compiler.select(call.compiler.truth(call.arg(0), call.node), call.arg(1), call.arg(2));
}

/// The place of the lowest one, from 1; 0 for 0.
Value find_first_set(const Call &call) {
  integers(call);
  FunctionCompiler &compiler = call.compiler;
  const Value &x = call.arg(0);
  const Value one = Value::of(Scalar::of_int(x.dtype, 1));
  const Value below = compiler.apply(Op::Xor, {x, compiler.apply(Op::Sub, {x, one})});
  const Value zero = Value::of(Scalar::of_int(x.dtype, 0));
  return compiler.select(compiler.apply(Op::Eq, {x, zero}), zero, compiler.apply(Op::Popcount, {below}));
}

constexpr Op kNone = Op::Count_;

constexpr Intrinsic row(std::string_view name, std::uint8_t args, Value (*emit)(const Call &), Op op = kNone) {
  return {name, emit, args, args, op};
}
constexpr Intrinsic row(std::string_view name, std::uint8_t least, std::uint8_t most, Value (*emit)(const Call &),
                        Op op = kNone) {
  return {name, emit, least, most, op};
}
constexpr Intrinsic op_row(std::string_view name, std::uint8_t args, NodeKind op) {
  return {name, python_operator, args, args, kNone, op};
}

constexpr Intrinsic kTable[] = {
    row("builtins.abs", 1, absolute),
    row("builtins.min", 1, kAnyCount, extremum, Op::Minimum),
    row("builtins.max", 1, kAnyCount, extremum, Op::Maximum),
    row("builtins.sum", 1, 2, sum),
    row("builtins.pow", 2, power_of),
    row("builtins.divmod", 2, divide_with_rest),
    row("builtins.round", 1, 2, rounded),
    row("builtins.int", 0, 1, to_int),
    row("builtins.float", 0, 1, to_float),
    row("builtins.bool", 0, 1, to_bool),
    row("builtins.complex", 0, 2, to_complex),
    row("builtins.len", 1, length),
    row("builtins.tuple", 0, 1, to_tuple),
    row("builtins.range", 1, 3, loop_only),
    row("builtins.enumerate", 1, 2, loop_only),
    row("builtins.zip", 0, kAnyCount, loop_only),
    row("builtins.print", 0, kAnyCount, not_supported),

    row("math.sin", 1, floats, Op::Sin),
    row("math.cos", 1, floats, Op::Cos),
    row("math.tan", 1, floats, Op::Tan),
    row("math.asin", 1, floats, Op::Asin),
    row("math.acos", 1, floats, Op::Acos),
    row("math.atan", 1, floats, Op::Atan),
    row("math.sinh", 1, floats, Op::Sinh),
    row("math.cosh", 1, floats, Op::Cosh),
    row("math.tanh", 1, floats, Op::Tanh),
    row("math.asinh", 1, floats, Op::Asinh),
    row("math.acosh", 1, floats, Op::Acosh),
    row("math.atanh", 1, floats, Op::Atanh),
    row("math.atan2", 2, floats, Op::Atan2),
    row("math.hypot", 1, kAnyCount, magnitude_of, Op::Hypot),
    row("math.sqrt", 1, floats, Op::Sqrt),
    row("math.cbrt", 1, floats, Op::Cbrt),
    row("math.exp", 1, floats, Op::Exp),
    row("math.exp2", 1, floats, Op::Exp2),
    row("math.expm1", 1, floats, Op::Expm1),
    row("math.log", 1, 2, logarithm, Op::Log),
    row("math.log2", 1, floats, Op::Log2),
    row("math.log10", 1, floats, Op::Log10),
    row("math.log1p", 1, floats, Op::Log1p),
    row("math.pow", 2, floats, Op::Pow),
    row("math.fmod", 2, floats, Op::Rem),
    row("math.fabs", 1, floats, Op::Abs),
    row("math.copysign", 2, floats, Op::Copysign),
    row("math.nextafter", 2, floats, Op::Nextafter),
    row("math.ulp", 1, unit_in_last_place),
    row("math.fma", 3, floats, Op::Fma),
    row("math.floor", 1, to_integer, Op::Floor),
    row("math.ceil", 1, to_integer, Op::Ceil),
    row("math.trunc", 1, to_integer, Op::Trunc),
    row("math.isnan", 1, predicate, Op::Isnan),
    row("math.isinf", 1, predicate, Op::Isinf),
    row("math.isfinite", 1, predicate, Op::Isfinite),
    row("math.degrees", 1, floats, Op::Rad2deg),
    row("math.radians", 1, floats, Op::Deg2rad),
    row("math.erf", 1, floats, Op::Erf),
    row("math.erfc", 1, floats, Op::Erfc),
    row("math.gamma", 1, floats, Op::Tgamma),
    row("math.lgamma", 1, floats, Op::Lgamma),
    row("math.ldexp", 2, load_exponent),
    row("math.frexp", 1, split_exponent),
    row("math.modf", 1, split_fraction),
    row("math.gcd", 2, wide_integers, Op::Gcd),
    row("math.lcm", 2, wide_integers, Op::Lcm),

    row("cmath.sqrt", 1, complexes, Op::Sqrt),
    row("cmath.exp", 1, complexes, Op::Exp),
    row("cmath.log", 1, complexes, Op::Log),
    row("cmath.log10", 1, complexes, Op::Log10),
    row("cmath.sin", 1, complexes, Op::Sin),
    row("cmath.cos", 1, complexes, Op::Cos),
    row("cmath.tan", 1, complexes, Op::Tan),
    row("cmath.asin", 1, complexes, Op::Asin),
    row("cmath.acos", 1, complexes, Op::Acos),
    row("cmath.atan", 1, complexes, Op::Atan),
    row("cmath.sinh", 1, complexes, Op::Sinh),
    row("cmath.cosh", 1, complexes, Op::Cosh),
    row("cmath.tanh", 1, complexes, Op::Tanh),
    row("cmath.asinh", 1, complexes, Op::Asinh),
    row("cmath.acosh", 1, complexes, Op::Acosh),
    row("cmath.atanh", 1, complexes, Op::Atanh),
    row("cmath.phase", 1, complexes, Op::Angle),
    row("cmath.polar", 1, complex_magnitude_and_phase),
    row("cmath.rect", 2, complex_from_polar),
    row("cmath.isnan", 1, complex_predicate, Op::Isnan),
    row("cmath.isinf", 1, complex_predicate, Op::Isinf),
    row("cmath.isfinite", 1, complex_predicate, Op::Isfinite),

    row("numpy.where", 3, where),
    row("numpy.round", 1, 2, round_like_numpy),
    row("numpy.around", 1, 2, round_like_numpy),

    op_row("operator.add", 2, NodeKind::Add),
    op_row("operator.sub", 2, NodeKind::Sub),
    op_row("operator.mul", 2, NodeKind::Mult),
    op_row("operator.truediv", 2, NodeKind::Div),
    op_row("operator.floordiv", 2, NodeKind::FloorDiv),
    op_row("operator.mod", 2, NodeKind::Mod),
    op_row("operator.pow", 2, NodeKind::Pow),
    op_row("operator.lshift", 2, NodeKind::LShift),
    op_row("operator.rshift", 2, NodeKind::RShift),
    op_row("operator.and_", 2, NodeKind::BitAnd),
    op_row("operator.or_", 2, NodeKind::BitOr),
    op_row("operator.xor", 2, NodeKind::BitXor),
    op_row("operator.eq", 2, NodeKind::Eq),
    op_row("operator.ne", 2, NodeKind::NotEq),
    op_row("operator.lt", 2, NodeKind::Lt),
    op_row("operator.le", 2, NodeKind::LtE),
    op_row("operator.gt", 2, NodeKind::Gt),
    op_row("operator.ge", 2, NodeKind::GtE),
    op_row("operator.is_", 2, NodeKind::Is),
    op_row("operator.is_not", 2, NodeKind::IsNot),
    op_row("operator.neg", 1, NodeKind::USub),
    op_row("operator.pos", 1, NodeKind::UAdd),
    op_row("operator.inv", 1, NodeKind::Invert),
    op_row("operator.invert", 1, NodeKind::Invert),
    op_row("operator.not_", 1, NodeKind::Not),
    row("operator.abs", 1, absolute),
    row("operator.truth", 1, to_bool),

    row("cuda.const.array_like", 1, constant_array),
    row("cuda.grid", 1, grid),
    row("cuda.gridsize", 1, grid_size),
    row("cuda.fma", 3, floats, Op::Fma),
    row("cuda.cbrt", 1, floats, Op::Cbrt),
    row("cuda.rsqrt", 1, floats, Op::Rsqrt),
    row("cuda.popc", 1, bits, Op::Popcount),
    row("cuda.clz", 1, bits, Op::Clz),
    row("cuda.brev", 1, bits, Op::BitReverse),
    row("cuda.ffs", 1, find_first_set),
    row("cuda.selp", 3, select_of),
};

/// A ufunc on numbers, by NumPy's own type resolution.
std::optional<Value> call_ufunc(FunctionCompiler &compiler, std::string_view name, const std::vector<Value> &args,
                                const Node &node) {
  const UfuncInfo *ufunc = find_ufunc(name);
  if (ufunc == nullptr) return std::nullopt;
  if (args.size() == ufunc->arity + std::size_t{1} && is_array(args.back())) {
    // With an output: the elements of the arrays, broadcast.
    const std::vector<Value> sources(args.begin(), args.end() - 1);
    compiler.map_elements(args.back(), sources, node, [&](const std::vector<Value> &elements) {
      return *call_ufunc(compiler, name, elements, node);
    });
    return args.back();
  }
  if (args.size() != ufunc->arity) {
    compiler.type_error(node,
                        fmt::format("numpy.{}() takes {} argument{} in a kernel, but {} {} given", name, ufunc->arity,
                                    ufunc->arity == 1 ? "" : "s", args.size(), args.size() == 1 ? "was" : "were"));
  }
  std::vector<PromotionInput> inputs;
  for (const Value &each : args) {
    compiler.expect_number(each, node, fmt::format("the argument of numpy.{}()", name));
    inputs.push_back({each.dtype, WeakKind::None});
  }
  UfuncLoop loop;
  try {
    loop = resolve(*ufunc, inputs);
  } catch (const Error &error) {
    compiler.type_error(node, error.message());
  }
  std::vector<Value> operands;
  for (std::size_t i = 0; i < args.size(); ++i) operands.push_back(compiler.cast(args[i], loop.inputs[i]));
  const Value first = compiler.cast(compiler.apply(loop.op, operands), loop.result);
  if (!loop.op2) return first;
  return Value::tuple({first, compiler.cast(compiler.apply(*loop.op2, operands), loop.result2)});
}

std::string count_text(const Intrinsic &row) {
  if (row.max_args == kAnyCount)
    return fmt::format("at least {} argument{}", row.min_args, row.min_args == 1 ? "" : "s");
  if (row.min_args != row.max_args) return fmt::format("{} to {} arguments", row.min_args, row.max_args);
  return fmt::format("{} argument{}", row.min_args, row.min_args == 1 ? "" : "s");
}

std::string_view short_name(std::string_view name) {
  constexpr std::string_view kBuiltins = "builtins.";
  return name.substr(0, kBuiltins.size()) == kBuiltins ? name.substr(kBuiltins.size()) : name;
}

}  // namespace

std::span<const Intrinsic> intrinsics() {
  return kTable;
}

Value call_intrinsic(FunctionCompiler &compiler, const std::string &name, std::vector<Value> args,
                     const std::vector<std::pair<std::string, Value>> &keywords, const Node &node) {
  static const std::unordered_map<std::string_view, const Intrinsic *> index = [] {
    std::unordered_map<std::string_view, const Intrinsic *> made;
    for (const Intrinsic &each : kTable) made.emplace(each.name, &each);
    return made;
  }();
  if (std::optional<Value> together = call_cooperation(compiler, name, args, keywords, node)) return *together;
  for (const auto &[key, value] : keywords) {
    if (name == "builtins.round" && key == "ndigits" && args.size() == 1) {
      args.push_back(value);
      continue;
    }
    compiler.type_error(node, fmt::format("{}() takes no keyword argument '{}' in a kernel", short_name(name), key),
                        "give the arguments by position");
  }
  if (const auto found = index.find(name); found != index.end()) {
    Intrinsic row = *found->second;
    row.name = short_name(row.name);
    if (args.size() < row.min_args || (row.max_args != kAnyCount && args.size() > row.max_args)) {
      compiler.type_error(node, fmt::format("{}() takes {}, but {} {} given", row.name, count_text(row), args.size(),
                                            args.size() == 1 ? "was" : "were"));
    }
    return row.emit({compiler, row, args, node});
  }
  constexpr std::string_view kLibdevice = "libdevice.";
  if (name.compare(0, kLibdevice.size(), kLibdevice) == 0) {
    const std::string_view function = std::string_view(name).substr(kLibdevice.size());
    if (std::optional<Value> value = call_libdevice(compiler, function, args, node)) return *value;
    compiler.type_error(node, fmt::format("{}() is not supported in kernels", name),
                        "use math, or write it as a function of your own");
  }
  constexpr std::string_view kNumpy = "numpy.";
  if (name.compare(0, kNumpy.size(), kNumpy) == 0) {
    if (std::optional<Value> value = call_ufunc(compiler, std::string_view(name).substr(kNumpy.size()), args, node)) {
      return *value;
    }
  }
  compiler.type_error(node, fmt::format("{}() is not supported in kernels", short_name(name)),
                      "call it outside of the kernel and pass the result, or write it as a function of your own");
}

std::optional<Value> intrinsic_attribute(FunctionCompiler &compiler, std::string_view name,
                                         std::string_view attribute) {
  struct Row {
    std::string_view name;
    ir::OpCode code;
  };
  constexpr Row kRows[] = {{"cuda.threadIdx", ir::OpCode::ThreadIdx},
                           {"cuda.blockIdx", ir::OpCode::BlockIdx},
                           {"cuda.blockDim", ir::OpCode::BlockDim},
                           {"cuda.gridDim", ir::OpCode::GridDim}};
  if (std::optional<Value> method = cooperation_attribute(compiler, name, attribute)) return method;
  const auto *row =
      std::find_if(std::begin(kRows), std::end(kRows), [&](const Row &each) { return each.name == name; });
  if (row == std::end(kRows) || attribute.size() != 1 || attribute[0] < 'x' || attribute[0] > 'z') return std::nullopt;
  return Value::scalar(compiler.builder().thread_query(row->code, attribute[0] - 'x'), DType::Int32, true);
}

std::optional<Value> value_intrinsic(FunctionCompiler &compiler, const Value &value) {
  if (value.is_intrinsic("cuda.warpsize")) return Value::of(Scalar::of_int(DType::Int32, 32));
  if (!value.is_intrinsic("cuda.laneid")) return std::nullopt;
  return Value::scalar(compiler.builder().thread_query(ir::OpCode::LaneId, 0), DType::Int32, true);
}

}  // namespace gridstride::lang::python
