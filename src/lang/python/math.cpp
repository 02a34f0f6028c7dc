#include <limits>
#include <utility>

#include "lang/python/intrinsic_rows.h"

namespace gridstride::lang::python {

using Kind = Value::Kind;
using Call = IntrinsicCall;
using Op = ScalarOp;

namespace {

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

/// gcd and lcm: integers of one widened type.
Value wide_integers(const Call &call) {
  integers(call);
  const DType dtype = integer_result(call.arg(0).dtype, call.arg(1).dtype);
  return call.compiler.apply(call.row.op,
                             {call.compiler.cast(call.arg(0), dtype), call.compiler.cast(call.arg(1), dtype)});
}

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

/// x - n y for the n nearest to x / y, the even one of two.
Value remainder(const Call &call) {
  reals(call);
  FunctionCompiler &compiler = call.compiler;
  const DType dtype = float_result(call.arg(0).dtype, call.arg(1).dtype);
  const Value x = compiler.cast(call.arg(0), dtype);
  const auto number = [&](double value) { return Value::of(Scalar::of_float(DType::Float64, value).cast(dtype)); };
  const Value far = compiler.apply(Op::Abs, {x});
  const Value step = compiler.apply(Op::Abs, {compiler.cast(call.arg(1), dtype)});
  const Value below = compiler.apply(Op::Rem, {far, step});
  const Value above = compiler.apply(Op::Sub, {step, below});
  const Value half = compiler.apply(Op::Mul, {number(0.5), compiler.apply(Op::Sub, {far, below})});
  const Value even =
      compiler.apply(Op::Sub, {below, compiler.apply(Op::Mul, {number(2), compiler.apply(Op::Rem, {half, step})})});
  const Value nearer = compiler.select(compiler.apply(Op::Gt, {below, above}), compiler.apply(Op::Neg, {above}), even);
  Value result = compiler.select(compiler.apply(Op::Lt, {below, above}), below, nearer);
  // Of an infinite step x is left; of an infinite x, or a step of 0, nothing is.
  const Value whole =
      compiler.apply(Op::LogicalAnd, {compiler.apply(Op::Isinf, {step}), compiler.apply(Op::Isfinite, {x})});
  result = compiler.select(whole, far, result);
  return compiler.apply(Op::Mul, {compiler.apply(Op::Copysign, {number(1), x}), result});
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
  const auto op = [&](Op code, const std::vector<Value> &operands) { return compiler.apply(code, operands); };
  const auto number = [&](double value) { return Value::of(Scalar::of_float(DType::Float64, value).cast(dtype)); };
  const Value zero = number(0);
  // Nothing in every direction, also one that is none; and no height without an angle, also at infinity.
  const Value nothing = op(Op::LogicalAnd, {op(Op::Eq, {r, zero}), op(Op::LogicalNot, {op(Op::Isfinite, {phi})})});
  const Value flat = op(Op::Mul, {phi, op(Op::Copysign, {number(1), r})});
  const Value height = compiler.select(op(Op::Eq, {phi, zero}), flat, op(Op::Mul, {r, op(Op::Sin, {phi})}));
  const Value lost = op(Op::LogicalAnd, {op(Op::Isinf, {r}), op(Op::Isnan, {phi})});  // infinitely far, anywhere
  const Value far = number(std::numeric_limits<double>::infinity());
  const Value width = compiler.select(lost, far, op(Op::Mul, {r, op(Op::Cos, {phi})}));
  return make_complex(compiler, compiler.select(nothing, zero, width), compiler.select(nothing, zero, height));
}

/// Functions of cmath that differ from C's for numbers with a part that is NaN.
Value like_cmath(const Call &call) {
  const Value result = complexes(call);
  FunctionCompiler &compiler = call.compiler;
  const auto op = [&](Op code, const std::vector<Value> &operands) { return compiler.apply(code, operands); };
  const Value z = compiler.cast(call.arg(0), result.dtype);
  Value re = op(Op::Real, {z});
  Value im = op(Op::Imag, {z});
  const auto number = [&](double value) { return Value::of(Scalar::of_float(DType::Float64, value).cast(re.dtype)); };
  const Op code = call.row.op;
  if (code == Op::Sin || code == Op::Tan) std::swap(re, im);
  // One part is infinite, or for tangents and acosh zero, and the other one NaN.
  const bool inverse = code == Op::Asin || code == Op::Acos;
  const bool by_infinity = inverse || code == Op::Sin;
  const Value first = by_infinity ? op(Op::Isinf, {re}) : op(Op::Eq, {re, number(0)});
  const Value found = op(Op::LogicalAnd, {first, op(Op::Isnan, {im})});
  const double infinity = std::numeric_limits<double>::infinity();
  const double part = code == Op::Acos ? infinity : by_infinity ? -infinity : std::numeric_limits<double>::quiet_NaN();
  const Value own_re = op(Op::Real, {result});
  const Value own_im = op(Op::Imag, {result});
  if (code == Op::Tanh) return make_complex(compiler, compiler.select(found, number(part), own_re), own_im);
  return make_complex(compiler, own_re, compiler.select(found, number(part), own_im));
}

Value complex_logarithm(const Call &call) {
  FunctionCompiler &compiler = call.compiler;
  if (call.args.size() == 1) return complexes({compiler, call.row, {call.arg(0)}, call.node});
  numbers(call);
  // The quotient of two rounded logarithms is off by a few units: complex64 is rounded once.
  const auto single = [](const Value &value) { return value.dtype == DType::Complex64; };
  const bool both = single(call.arg(0)) && single(call.arg(1));
  const auto log = [&](const Value &value) {
    const Value wide = both ? compiler.cast(value, DType::Complex128) : value;
    return complexes({compiler, call.row, {wide}, call.node});
  };
  const Value quotient = compiler.binary(NodeKind::Div, log(call.arg(0)), log(call.arg(1)), call.node);
  return both ? compiler.cast(quotient, DType::Complex64) : quotient;
}

Value complex_predicate(const Call &call) {
  numbers(call);
  return call.compiler.apply(call.row.op, call.args);
}

constexpr Intrinsic kTable[] = {
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
    row("math.remainder", 2, remainder),
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
    row("cmath.log", 1, 2, complex_logarithm, Op::Log),
    row("cmath.log10", 1, complexes, Op::Log10),
    row("cmath.sin", 1, like_cmath, Op::Sin),
    row("cmath.cos", 1, complexes, Op::Cos),
    row("cmath.tan", 1, like_cmath, Op::Tan),
    row("cmath.asin", 1, like_cmath, Op::Asin),
    row("cmath.acos", 1, like_cmath, Op::Acos),
    row("cmath.atan", 1, complexes, Op::Atan),
    row("cmath.sinh", 1, complexes, Op::Sinh),
    row("cmath.cosh", 1, complexes, Op::Cosh),
    row("cmath.tanh", 1, like_cmath, Op::Tanh),
    row("cmath.asinh", 1, complexes, Op::Asinh),
    row("cmath.acosh", 1, like_cmath, Op::Acosh),
    row("cmath.atanh", 1, complexes, Op::Atanh),
    row("cmath.phase", 1, complexes, Op::Angle),
    row("cmath.polar", 1, complex_magnitude_and_phase),
    row("cmath.rect", 2, complex_from_polar),
    row("cmath.isnan", 1, complex_predicate, Op::Isnan),
    row("cmath.isinf", 1, complex_predicate, Op::Isinf),
    row("cmath.isfinite", 1, complex_predicate, Op::Isfinite),
};

}  // namespace

std::span<const Intrinsic> math_intrinsics() {
  return kTable;
}

}  // namespace gridstride::lang::python
