#include "lang/python/intrinsics.h"

#include <algorithm>
#include <array>
#include <memory>
#include <unordered_map>

#include <fmt/format.h>

#include "lang/python/cooperation.h"
#include "lang/python/intrinsic_rows.h"
#include "lang/python/libdevice.h"
#include "lang/python/typing.h"
#include "ops/ufunc.h"

namespace gridstride::lang::python {

using Kind = Value::Kind;
using Call = IntrinsicCall;
using Op = ScalarOp;

// --- what the tables share

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

/// A function of floats: integers become float64.
Value floats(const Call &call) {
  reals(call);
  DType dtype = float_result(call.arg(0).dtype);
  for (const Value &each : call.args) dtype = float_result(dtype, each.dtype);
  std::vector<Value> operands;
  for (const Value &each : call.args) operands.push_back(call.compiler.cast(each, dtype));
  return call.compiler.apply(call.row.op, operands);
}

/// An operation on one integer, in its own width.
Value bits(const Call &call) {
  integers(call);
  return call.compiler.apply(call.row.op, call.args);
}

namespace {

Value python_operator(const Call &call) {
  FunctionCompiler &compiler = call.compiler;
  const NodeKind op = call.row.python_op;
  if (op == NodeKind::Invert || op == NodeKind::Not || op == NodeKind::UAdd || op == NodeKind::USub) {
    return compiler.unary(op, call.arg(0), call.node);
  }
  if (op >= NodeKind::Eq && op <= NodeKind::NotIn) return compiler.compare(op, call.arg(0), call.arg(1), call.node);
  return compiler.binary(op, call.arg(0), call.arg(1), call.node);
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
    const std::string text = fmt::format("RequireLiteralValue: {}() takes the constant 1, 2 or 3{}", call.row.name,
                                         known ? fmt::format(", not {}", count) : "");
    if (known) call.compiler.type_error(call.node, text);
    call.compiler.constant_wanted(call.node, text);
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

/// A tuple that a loop is written out for.
Value literal_unroll(const Call &call) {
  if (!call.arg(0).is(Kind::Tuple)) {
    call.compiler.type_error(call.node, fmt::format("literal_unroll() takes a tuple, not {}", describe(call.arg(0))));
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

constexpr Intrinsic op_row(std::string_view name, std::uint8_t args, NodeKind op) {
  return {name, python_operator, args, args, kNoOp, op};
}

constexpr Intrinsic kTable[] = {
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
    row("cuda.literal_unroll", 1, literal_unroll),
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

/// A vector of CUDA's, "float32x4": of its numbers, or of shorter vectors one after another.
Value make_vector(FunctionCompiler &compiler, std::string_view name, const std::vector<Value> &args, const Node &node) {
  static const auto names = [] {
    std::array<std::shared_ptr<const std::vector<std::string>>, 4> made;
    const std::vector<std::string> all{"x", "y", "z", "w"};
    for (std::size_t i = 0; i < 4; ++i) {
      made[i] = std::make_shared<const std::vector<std::string>>(all.begin(),
                                                                 all.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    return made;
  }();
  const std::size_t cross = name.rfind('x');
  const auto count = static_cast<std::size_t>(name[cross + 1] - '0');
  std::optional<DType> dtype;
  for (std::size_t i = 0; i < kDTypeCount; ++i) {
    if (gridstride::name(static_cast<DType>(i)) == name.substr(0, cross)) dtype = static_cast<DType>(i);
  }
  std::vector<Value> items;
  for (const Value &each : args) {
    if (each.is(Kind::Undefined)) throw NotYetAssigned{};
    if (each.is(Kind::Tuple)) {
      items.insert(items.end(), each.items.begin(), each.items.end());
    } else {
      items.push_back(each);
    }
  }
  if (!dtype || items.size() != count) {
    compiler.type_error(node, fmt::format("{}() takes {} numbers, or vectors of so many, but {} {} given", name, count,
                                          items.size(), items.size() == 1 ? "was" : "were"));
  }
  for (Value &each : items) {
    compiler.expect_number(each, node, fmt::format("an argument of {}()", name));
    each = compiler.cast(each, *dtype);
  }
  Value result = Value::tuple(std::move(items));
  result.names = names[count - 1];
  return result;
}

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
  Value first = compiler.cast(compiler.apply(loop.op, operands), loop.result);
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

Value call_intrinsic(FunctionCompiler &compiler, const std::string &name, std::vector<Value> args,
                     const std::vector<std::pair<std::string, Value>> &keywords, const Node &node) {
  static const std::unordered_map<std::string_view, const Intrinsic *> index = [] {
    std::unordered_map<std::string_view, const Intrinsic *> made;
    for (const auto &rows : {std::span<const Intrinsic>(kTable), builtin_intrinsics(), math_intrinsics()}) {
      for (const Intrinsic &each : rows) made.emplace(each.name, &each);
    }
    return made;
  }();
  if (name == "builtins.print") return compiler.print(args, keywords, node);
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
  constexpr std::string_view kVector = "vector.";
  if (name.compare(0, kVector.size(), kVector) == 0) {
    return make_vector(compiler, std::string_view(name).substr(kVector.size()), args, node);
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
