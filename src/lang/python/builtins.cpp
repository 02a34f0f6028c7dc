#include <cctype>
#include <cstdlib>

#include "lang/python/intrinsic_rows.h"

namespace gridstride::lang::python {

using Kind = Value::Kind;
using Call = IntrinsicCall;
using Op = ScalarOp;

Value absolute(const Call &call) {
  numbers(call);
  const Value &x = call.arg(0);
  if (is_complex(x.dtype)) return call.compiler.apply(Op::Magnitude, {x});
  if (x.dtype == DType::Bool) return call.compiler.cast(x, DType::Int64);
  if (kind_of(x.dtype) == DTypeKind::Unsigned) return x;
  return call.compiler.apply(Op::Abs, {x});
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
  if (x.dtype == DType::Float32 || x.dtype == DType::Float16 || x.dtype == DType::BFloat16) {
    // The scaled value of a short float is rounded in double precision, where it is exact enough to know its halves.
    const Value wide = rounded({compiler, call.row, {compiler.cast(x, DType::Float64), digits}, call.node});
    return compiler.cast(wide, x.dtype);
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

Value to_bool(const Call &call) {
  return call.args.empty() ? Value::of_bool(false) : call.compiler.truth(call.arg(0), call.node);
}

Value make_complex(FunctionCompiler &compiler, const Value &re, const Value &im) {
  const DType dtype = float_result(re.dtype, im.dtype) == DType::Float32 ? DType::Float32 : DType::Float64;
  return compiler.apply(Op::MakeComplex, {compiler.cast(re, dtype), compiler.cast(im, dtype)});
}

namespace {

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

Value to_int(const Call &call) {
  if (call.args.empty()) return Value::of_int(0);
  reals(call);
  const Value &x = call.arg(0);
  return call.compiler.cast(x, is_integer(x.dtype) ? x.dtype : DType::Int64);
}

/// float("nan") and float("1.5"): the text is known, and so is the number.
Value float_of_text(const Call &call) {
  const std::string &text = *call.arg(0).text;
  std::string plain;
  for (const char c : text) {
    if (c != '_') plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  const std::size_t first = plain.find_first_not_of(" \t\n\r");
  if (first != std::string::npos) plain = plain.substr(first, plain.find_last_not_of(" \t\n\r") + 1 - first);
  const char *begin = plain.c_str();
  char *end = nullptr;
  const double value = std::strtod(begin, &end);
  // C reads hexadecimal numbers and nan(...), Python does not.
  if (plain.empty() || *end != '\0' || plain.find_first_of("x(") != std::string::npos) {
    call.compiler.fail(ErrorKind::Value, call.node, fmt::format("could not convert string to float: '{}'", text));
  }
  return Value::of(Scalar::of_float(DType::Float64, value));
}

Value to_float(const Call &call) {
  if (call.args.empty()) return Value::of(Scalar::of_float(DType::Float64, 0));
  if (call.arg(0).is(Kind::String)) return float_of_text(call);
  reals(call);
  return call.compiler.cast(call.arg(0), float_result(call.arg(0).dtype));
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
};

}  // namespace

std::span<const Intrinsic> builtin_intrinsics() {
  return kTable;
}

}  // namespace gridstride::lang::python
