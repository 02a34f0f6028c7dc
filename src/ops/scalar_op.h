#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "types/dtype.h"
#include "types/scalar.h"

namespace gridstride {

/// The scalar operations of the IR. All operands of an operation have one dtype and so has its result, but where the
/// row's Signature says otherwise. Every operation is total: its row in ops/table.cpp documents the result for each
/// input, the same in the interpreter and on every device (transcendental functions: within the row's ulps). The sign
/// and payload of a NaN that an operation makes are left open, but not where it only moves bits (Neg, Abs, Copysign,
/// Select, Positive).
///
/// float16 and bfloat16 are computed in float32 and then rounded; Fma alone rounds once.
// clang-format off
enum class ScalarOp : std::uint8_t {
  // arithmetic. Integers wrap.
  Add, Sub, Mul,
  Div,        ///< floats and complex: IEEE true division
  FloorDiv,   ///< Python's //: rounds to minus infinity; integer x//0 is 0 and INT_MIN//-1 is INT_MIN
  Mod,        ///< Python's %: the divisor's sign; integer x%0 is 0
  TruncDiv,   ///< C's integer /: rounds to zero; x/0 is 0
  Rem,        ///< C's % and fmod: the dividend's sign; integer x rem 0 is 0
  Pow,        ///< floats: pow; integers: wrapping power, negative exponent gives 0 but for bases 1 and -1
  Neg, Abs, Sign, Square, Reciprocal, Positive,
  Minimum, Maximum,  ///< NaN wins (NumPy's minimum)
  FMin, FMax,        ///< NaN loses (C's fmin)
  Fma,               ///< a * b + c with one rounding; floats
  // bits. On bool they are the logical operations. Shifts by >= width or < 0 give 0, or -1 for Shr of a negative.
  And, Or, Xor, Not, Shl, Shr,
  Popcount, Clz, BitReverse,
  BitwiseCount,      ///< the ones of |x|
  // comparison -> bool. Also of int64 with uint64, either way round: by value. Complex numbers: real parts first.
  Eq, Ne, Lt, Le, Gt, Ge,
  // logic on truth values of any dtype -> bool
  LogicalAnd, LogicalOr, LogicalXor, LogicalNot,
  Select,            ///< (bool, T, T) -> T
  // floating
  Sqrt, Rsqrt, Cbrt, Exp, Exp2, Exp10, Expm1, Log, Log2, Log10, Log1p,
  Sin, Cos, Tan, Asin, Acos, Atan, Sinh, Cosh, Tanh, Asinh, Acosh, Atanh, Atan2, Hypot,
  Sinpi, Cospi, Erf, Erfc, Tgamma, Lgamma, Logaddexp, Logaddexp2,
  Floor, Ceil, Trunc, Rint,  ///< Rint: half to even
  Round,                     ///< half away from zero (C's round)
  Copysign, Nextafter, Spacing, Heaviside,
  Ldexp,             ///< (T, int32 or int64) -> T
  FrexpMantissa,     ///< T -> T
  FrexpExponent,     ///< T -> int32
  Isnan, Isinf, Isfinite, Signbit,  ///< -> bool
  Deg2rad, Rad2deg,
  ModfFraction,      ///< x - trunc(x) with the sign of x; of an infinity a zero
  // integers
  Gcd, Lcm, MulHi,
  // complex
  Real, Imag,        ///< complex -> its float
  MakeComplex,       ///< (float, float) -> complex
  Conj, Angle,
  Magnitude,         ///< complex -> its float: the modulus
  Count_,            ///< not an operation: the number of them
};
// clang-format on
inline constexpr std::size_t kScalarOpCount = static_cast<std::size_t>(ScalarOp::Count_);

/// How the result's dtype follows from the operands'.
enum class Signature : std::uint8_t {
  Same,           ///< (T, ...) -> T
  Predicate,      ///< (T, ...) -> bool
  Select,         ///< (bool, T, T) -> T
  IntSecond,      ///< (T, int32 or int64) -> T
  IntResult,      ///< (T) -> int32
  ComplexToReal,  ///< (complex) -> float
  RealToComplex,  ///< (float, float) -> complex
};

/// Which dtypes an operation is defined on, as bits; front ends cast before they emit.
enum DomainBits : std::uint8_t { kOnBool = 1, kOnInt = 2, kOnFloat = 4, kOnComplex = 8 };

/// What an operation on real numbers costs, roughly and on every device.
enum class Effort : std::uint8_t {
  Tiny,   ///< an instruction or two, on any dtype
  Small,  ///< of floats a slow instruction; of integers code with branches
  Large,
};

struct ScalarOpInfo {
  ScalarOp op;
  std::string_view name;  ///< IR mnemonic, snake case: "floor_div"
  std::uint8_t arity;
  Signature signature;
  std::uint8_t domain;  ///< DomainBits
  bool commutative;
  float ulps;  ///< error bound of real results in units in the last place; 0: the same bits everywhere
  Effort effort;
  std::string_view semantics;  ///< one line: the result for the inputs where it is not obvious
};

[[nodiscard]] const ScalarOpInfo &info(ScalarOp op);
[[nodiscard]] std::optional<ScalarOp> scalar_op_from_name(std::string_view name);
/// The result dtype for operands of `dtype` (of Select and Ldexp: the T).
[[nodiscard]] DType result_dtype(ScalarOp op, DType dtype);
/// The reference semantics: what every device must compute. Throws Error(Internal) when operands do not fit the row.
[[nodiscard]] Scalar evaluate(ScalarOp op, std::span<const Scalar> operands);

}  // namespace gridstride
