#include <array>

#include "codegen/nvptx/accuracy.h"
#include "codegen/nvptx/formula.h"
#include "codegen/nvptx/scalar_ops.h"

namespace gridstride::codegen::nvptx {

namespace {

/// A function of libdevice and the error bounds that its maker documents.
struct Row {
  ScalarOp op;
  const char *name;
  int arity;
  float single_ulps;
  float double_ulps;
};

constexpr std::array kRows = {
    Row{ScalarOp::Pow, "pow", 2, 4, 2},        Row{ScalarOp::Cbrt, "cbrt", 1, 1, 1},
    Row{ScalarOp::Exp, "exp", 1, 2, 1},        Row{ScalarOp::Exp2, "exp2", 1, 2, 1},
    Row{ScalarOp::Exp10, "exp10", 1, 2, 1},    Row{ScalarOp::Expm1, "expm1", 1, 1, 1},
    Row{ScalarOp::Log, "log", 1, 1, 1},        Row{ScalarOp::Log2, "log2", 1, 1, 1},
    Row{ScalarOp::Log10, "log10", 1, 2, 1},    Row{ScalarOp::Log1p, "log1p", 1, 1, 1},
    Row{ScalarOp::Sin, "sin", 1, 2, 2},        Row{ScalarOp::Cos, "cos", 1, 2, 2},
    Row{ScalarOp::Tan, "tan", 1, 4, 2},        Row{ScalarOp::Asin, "asin", 1, 2, 2},
    Row{ScalarOp::Acos, "acos", 1, 2, 2},      Row{ScalarOp::Atan, "atan", 1, 2, 2},
    Row{ScalarOp::Sinh, "sinh", 1, 3, 2},      Row{ScalarOp::Cosh, "cosh", 1, 2, 1},
    Row{ScalarOp::Tanh, "tanh", 1, 2, 1},      Row{ScalarOp::Asinh, "asinh", 1, 3, 3},
    Row{ScalarOp::Acosh, "acosh", 1, 4, 3},    Row{ScalarOp::Atanh, "atanh", 1, 3, 2},
    Row{ScalarOp::Atan2, "atan2", 2, 3, 2},    Row{ScalarOp::Hypot, "hypot", 2, 3, 2},
    Row{ScalarOp::Sinpi, "sinpi", 1, 1, 2},    Row{ScalarOp::Cospi, "cospi", 1, 1, 2},
    Row{ScalarOp::Erf, "erf", 1, 2, 2},        Row{ScalarOp::Erfc, "erfc", 1, 4, 5},
    Row{ScalarOp::Tgamma, "tgamma", 1, 5, 10}, Row{ScalarOp::Lgamma, "lgamma", 1, 6, 4},
};

/// exp of a float64 without a branch, within 0.9 ulps: 2**k times the series of what is left of ln(2) * k. libdevice's
/// has a branch, at which neighbouring values wait for one another.
Real exponential(Real a) {
  Code &code = *a.code;
  llvm::IRBuilder<> &build = code.builder;
  constexpr double kLog2e = 0x1.71547652b82fep0;
  constexpr double kLn2 = 0x1.62e42fefa39efp-1;
  constexpr double kLn2Rest = 0x1.abc9e3b39803fp-56;
  constexpr double kWhole = 0x1.8p52;  // added: the nearest whole number stands in the low bits
  // Beyond these the result is 0 or infinite. A NaN stays.
  const Real low = select(a < -746.0, a.like(-746.0), a);
  const Real x = select(low > 711.0, a.like(711.0), low);
  const Real shifted = fused(x, a.like(kLog2e), a.like(kWhole));
  llvm::IntegerType *i32 = code.int_type(32);
  llvm::IntegerType *i64 = code.int_type(64);
  llvm::Value *k = build.CreateTrunc(code.bits(shifted.value), i32);
  const Real whole = shifted - kWhole;
  const Real r = fused(whole, a.like(-kLn2Rest), fused(whole, a.like(-kLn2), x));
  constexpr double kTerms[] = {
      1.0 / 6227020800, 1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040,
      1.0 / 720,        1.0 / 120,       1.0 / 24,       1.0 / 6,       0.5,          1.0,         1.0};
  Real sum = a.like(kTerms[0]);
  for (std::size_t i = 1; i < std::size(kTerms); ++i) sum = fused(sum, r, a.like(kTerms[i]));
  // In two steps, since 2**k alone may be none of the format's.
  const auto power = [&](llvm::Value *exponent) {
    llvm::Value *high = build.CreateShl(build.CreateAdd(exponent, code.i32(1023)), 20);
    return Real{&code, code.from_bits(build.CreateShl(build.CreateZExt(high, i64), 32), a.value->getType())};
  };
  llvm::Value *half = build.CreateAShr(k, 1);
  return sum * power(half) * power(build.CreateSub(k, half));
}

/// log(exp(a) + exp(b)), or with powers of two: the larger one and what the smaller adds to it.
Real log_add(Real a, Real b, bool binary) {
  const Real difference = a - b;
  const Flag above = difference > 0.0;
  const Real larger = select(above, a, b);
  const Real below = -absolute(difference);
  const Real share = call(binary ? "exp2" : "exp", below);
  const Real grown = call("log1p", share);
  constexpr double kLog2e = 0x1.71547652b82fep0;
  constexpr double kLn2 = 0x1.62e42fefa39efp-1;
  const Real sum = larger + (binary ? grown * kLog2e : grown);
  const Real twice = a + (binary ? 1.0 : kLn2);  // equal infinities too
  return select(a == b, twice, select(is_nan(difference), difference, sum));
}

}  // namespace

double gpu_ulps(ScalarOp op, DType dtype) {
  if (info(op).ulps == 0)
    return is_complex(dtype) && op == ScalarOp::Sign ? 4 : is_complex(dtype) && op == ScalarOp::Sqrt ? 8 : 0;
  if (kind_of(dtype) != DTypeKind::Float && !is_complex(dtype)) return 0;
  if (is_complex(dtype)) return op == ScalarOp::Angle || op == ScalarOp::Magnitude ? 3 : 8;
  if (op == ScalarOp::Logaddexp || op == ScalarOp::Logaddexp2) return 4;
  // A float32 result within a few ulps is the nearest 16-bit one or, close to a tie, its neighbour.
  if (size_of(dtype) == 2) return 1;
  for (const Row &row : kRows) {
    if (row.op == op) return double{dtype == DType::Float32 ? row.single_ulps : row.double_ulps};
  }
  return info(op).ulps;
}

namespace detail {

llvm::Value *emit_transcendental(Code &code, ScalarOp op, llvm::Value *a, llvm::Value *b) {
  const Real x{&code, a};
  const Real y{&code, b};
  if (op == ScalarOp::Logaddexp || op == ScalarOp::Logaddexp2) {
    return log_add(x, y, op == ScalarOp::Logaddexp2).value;
  }
  if (op == ScalarOp::Exp && a->getType()->isDoubleTy()) return exponential(x).value;
  for (const Row &row : kRows) {
    if (row.op == op) return row.arity == 1 ? call(row.name, x).value : call(row.name, x, y).value;
  }
  return nullptr;
}

}  // namespace detail

}  // namespace gridstride::codegen::nvptx
