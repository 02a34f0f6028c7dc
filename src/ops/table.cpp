#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

#include <fmt/format.h>

#include "base/error.h"
#include "ops/scalar_op.h"

namespace gridstride {

namespace {

using enum Effort;
using enum Signature;
using Op = ScalarOp;

constexpr std::uint8_t kBits = kOnBool | kOnInt;
constexpr std::uint8_t kReal = kOnInt | kOnFloat;
constexpr std::uint8_t kAny = kOnBool | kOnInt | kOnFloat | kOnComplex;
constexpr std::uint8_t kNumber = kOnInt | kOnFloat | kOnComplex;
constexpr std::uint8_t kInexact = kOnFloat | kOnComplex;

// Transcendental functions follow C's Annex F and G for infinities, NaN, signed zeros and points outside the domain.
// Vector math keeps to 1 ulp where the row says 1; complex functions are made of real ones and are not bounded per
// part.
constexpr std::array<ScalarOpInfo, kScalarOpCount> kTable = {{
    {Op::Add, "add", 2, Same, kNumber, true, 0, Tiny, "integers wrap"},
    {Op::Sub, "sub", 2, Same, kNumber, false, 0, Tiny, "integers wrap"},
    {Op::Mul, "mul", 2, Same, kNumber, true, 0, Tiny, "integers wrap; complex: (ac - bd, ad + bc), no repair of NaN"},
    {Op::Div, "div", 2, Same, kInexact, false, 0, Small,
     "IEEE division; complex: Smith's method, by zero each part over |b|"},
    {Op::FloorDiv, "floor_div", 2, Same, kReal, false, 0, Large,
     "integers: x//0 is 0, INT_MIN//-1 is INT_MIN; floats: from fmod as CPython does, x//0 is x/0"},
    {Op::Mod, "mod", 2, Same, kReal, false, 0, Large,
     "the divisor's sign; integers: x%0 is 0; floats: from fmod as CPython does, x%0 is NaN, a zero has the divisor's "
     "sign"},
    {Op::TruncDiv, "trunc_div", 2, Same, kOnInt, false, 0, Large, "rounds to zero; x/0 is 0, INT_MIN/-1 is INT_MIN"},
    {Op::Rem, "rem", 2, Same, kReal, false, 0, Large,
     "the dividend's sign; integers: x rem 0 is 0; floats: fmod, exact"},
    {Op::Pow, "pow", 2, Same, kNumber, false, 1, Large,
     "integers (exact): wraps, a negative exponent gives 0 but for the bases 1 and -1, x**0 is 1; floats: C's pow"},
    {Op::Neg, "neg", 1, Same, kNumber, false, 0, Tiny, "integers wrap; floats flip the sign bit, of NaN too"},
    {Op::Abs, "abs", 1, Same, kReal, false, 0, Tiny, "of INT_MIN is INT_MIN; floats clear the sign bit, of NaN too"},
    {Op::Sign, "sign", 1, Same, kNumber, false, 0, Tiny,
     "-1, 0 or 1; of -0 is 0; of NaN is NaN; complex: z/|z|, of 0 is 0"},
    {Op::Square, "square", 1, Same, kNumber, false, 0, Tiny, "x * x"},
    {Op::Reciprocal, "reciprocal", 1, Same, kNumber, false, 0, Small, "1 / x; integers round to zero and 1/0 is 0"},
    {Op::Positive, "positive", 1, Same, kAny, false, 0, Tiny, "x"},
    {Op::Minimum, "minimum", 2, Same, kAny, true, 0, Tiny,
     "NaN if either is; -0 is below 0; complex: the first NaN operand, else the lower by real, then imaginary part"},
    {Op::Maximum, "maximum", 2, Same, kAny, true, 0, Tiny, "as minimum, with the greater"},
    {Op::FMin, "fmin", 2, Same, kAny, true, 0, Tiny, "the other operand if one is NaN, else as minimum"},
    {Op::FMax, "fmax", 2, Same, kAny, true, 0, Tiny, "the other operand if one is NaN, else as maximum"},
    {Op::Fma, "fma", 3, Same, kOnFloat, false, 0, Tiny, "a * b + c, rounded once, float16 and bfloat16 too"},

    {Op::And, "and", 2, Same, kBits, true, 0, Tiny, "bool: logical"},
    {Op::Or, "or", 2, Same, kBits, true, 0, Tiny, "bool: logical"},
    {Op::Xor, "xor", 2, Same, kBits, true, 0, Tiny, "bool: logical"},
    {Op::Not, "not", 1, Same, kBits, false, 0, Tiny, "bool: logical"},
    {Op::Shl, "shl", 2, Same, kOnInt, false, 0, Tiny, "a count below 0 or at least the width gives 0"},
    {Op::Shr, "shr", 2, Same, kOnInt, false, 0, Tiny,
     "arithmetic for signed; a count below 0 or at least the width gives 0, or -1 for a negative x"},
    {Op::Popcount, "popcount", 1, Same, kOnInt, false, 0, Large, "ones of the bit pattern"},
    {Op::Clz, "clz", 1, Same, kOnInt, false, 0, Large, "leading zeros of the bit pattern; of 0 is the width"},
    {Op::BitReverse, "bit_reverse", 1, Same, kOnInt, false, 0, Large, "the bits in the other order"},
    {Op::BitwiseCount, "bitwise_count", 1, Same, kOnInt, false, 0, Large,
     "ones of |x|; |INT_MIN| is its own bit pattern"},

    {Op::Eq, "eq", 2, Predicate, kAny, true, 0, Tiny, "false for NaN"},
    {Op::Ne, "ne", 2, Predicate, kAny, true, 0, Tiny, "true for NaN"},
    {Op::Lt, "lt", 2, Predicate, kAny, false, 0, Tiny,
     "false for NaN; complex: by real, then imaginary part, false for any NaN"},
    {Op::Le, "le", 2, Predicate, kAny, false, 0, Tiny, "as lt"},
    {Op::Gt, "gt", 2, Predicate, kAny, false, 0, Tiny, "as lt"},
    {Op::Ge, "ge", 2, Predicate, kAny, false, 0, Tiny, "as lt"},

    {Op::LogicalAnd, "logical_and", 2, Predicate, kAny, true, 0, Tiny, "of x != 0; NaN is true"},
    {Op::LogicalOr, "logical_or", 2, Predicate, kAny, true, 0, Tiny, "of x != 0; NaN is true"},
    {Op::LogicalXor, "logical_xor", 2, Predicate, kAny, true, 0, Tiny, "of x != 0; NaN is true"},
    {Op::LogicalNot, "logical_not", 1, Predicate, kAny, false, 0, Tiny, "x == 0; of NaN is false"},
    {Op::Select, "select", 3, Signature::Select, kAny, false, 0, Tiny,
     "the second operand where the first is true, else the third"},

    {Op::Sqrt, "sqrt", 1, Same, kInexact, false, 0, Small, "floats: correctly rounded, NaN below 0, -0 of -0"},
    {Op::Rsqrt, "rsqrt", 1, Same, kOnFloat, false, 0, Large, "1 / sqrt(x), each step rounded"},
    {Op::Cbrt, "cbrt", 1, Same, kOnFloat, false, 1, Large, "the real root, of negative x too"},
    {Op::Exp, "exp", 1, Same, kInexact, false, 1, Large, ""},
    {Op::Exp2, "exp2", 1, Same, kInexact, false, 1, Large, ""},
    {Op::Exp10, "exp10", 1, Same, kOnFloat, false, 1, Large, ""},
    {Op::Expm1, "expm1", 1, Same, kInexact, false, 1, Large, ""},
    {Op::Log, "log", 1, Same, kInexact, false, 1, Large, "of 0 is -inf, below 0 NaN"},
    {Op::Log2, "log2", 1, Same, kInexact, false, 1, Large, "of 0 is -inf, below 0 NaN"},
    {Op::Log10, "log10", 1, Same, kInexact, false, 1, Large, "of 0 is -inf, below 0 NaN"},
    {Op::Log1p, "log1p", 1, Same, kInexact, false, 1, Large, "of -1 is -inf, below -1 NaN"},
    {Op::Sin, "sin", 1, Same, kInexact, false, 1, Large, "of infinity NaN; arguments of any size are reduced exactly"},
    {Op::Cos, "cos", 1, Same, kInexact, false, 1, Large, "of infinity NaN; arguments of any size are reduced exactly"},
    {Op::Tan, "tan", 1, Same, kInexact, false, 1, Large, "of infinity NaN; arguments of any size are reduced exactly"},
    {Op::Asin, "asin", 1, Same, kInexact, false, 1, Large, "NaN outside [-1, 1]"},
    {Op::Acos, "acos", 1, Same, kInexact, false, 1, Large, "NaN outside [-1, 1]"},
    {Op::Atan, "atan", 1, Same, kInexact, false, 1, Large, ""},
    {Op::Sinh, "sinh", 1, Same, kInexact, false, 1, Large, ""},
    {Op::Cosh, "cosh", 1, Same, kInexact, false, 1, Large, ""},
    {Op::Tanh, "tanh", 1, Same, kInexact, false, 1, Large, ""},
    {Op::Asinh, "asinh", 1, Same, kInexact, false, 1, Large, ""},
    {Op::Acosh, "acosh", 1, Same, kInexact, false, 1, Large, "NaN below 1"},
    {Op::Atanh, "atanh", 1, Same, kInexact, false, 1, Large, "of 1 is inf, outside [-1, 1] NaN"},
    {Op::Atan2, "atan2", 2, Same, kOnFloat, false, 1, Large, "(y, x); zeros and infinities as C's Annex F"},
    {Op::Hypot, "hypot", 2, Same, kOnFloat, true, 1, Large,
     "no needless overflow; inf if either is infinite, even with NaN"},
    {Op::Sinpi, "sinpi", 1, Same, kOnFloat, false, 1, Large, "sin(pi x); whole x give a zero of x's sign"},
    {Op::Cospi, "cospi", 1, Same, kOnFloat, false, 1, Large, "cos(pi x); x halfway between integers gives 0"},
    {Op::Erf, "erf", 1, Same, kOnFloat, false, 1, Large, ""},
    {Op::Erfc, "erfc", 1, Same, kOnFloat, false, 1.5F, Large, ""},
    {Op::Tgamma, "tgamma", 1, Same, kOnFloat, false, 1, Large,
     "of a zero is the infinity of its sign, of negative integers NaN"},
    {Op::Lgamma, "lgamma", 1, Same, kOnFloat, false, 1, Large,
     "log|gamma(x)|, inf at 0 and negative integers; ulps of max(|result|, 1) for negative x, where it has zeros"},
    {Op::Logaddexp, "logaddexp", 2, Same, kOnFloat, true, 2, Large,
     "log(exp(a) + exp(b)); ulps of the largest of |a|, |b| and |result|; equal infinities give themselves"},
    {Op::Logaddexp2, "logaddexp2", 2, Same, kOnFloat, true, 2, Large,
     "log2(2**a + 2**b); ulps of the largest of |a|, |b| and |result|; equal infinities give themselves"},
    {Op::Floor, "floor", 1, Same, kOnFloat, false, 0, Small, "keeps the sign of zero"},
    {Op::Ceil, "ceil", 1, Same, kOnFloat, false, 0, Small, "keeps the sign: of -0.5 is -0"},
    {Op::Trunc, "trunc", 1, Same, kOnFloat, false, 0, Small, "keeps the sign: of -0.5 is -0"},
    {Op::Rint, "rint", 1, Same, kInexact, false, 0, Small,
     "halves to even; keeps the sign: of -0.5 is -0; complex: each part"},
    {Op::Round, "round", 1, Same, kOnFloat, false, 0, Large, "halves away from zero; keeps the sign"},
    {Op::Copysign, "copysign", 2, Same, kOnFloat, false, 0, Tiny, "the first with the sign bit of the second, NaN too"},
    {Op::Nextafter, "nextafter", 2, Same, kOnFloat, false, 0, Large,
     "in the operands' own format; equal operands give the second"},
    {Op::Spacing, "spacing", 1, Same, kOnFloat, false, 0, Large,
     "the distance to the next value away from zero, with x's sign but for zeros; NaN for NaN and infinity, inf at the "
     "largest value"},
    {Op::Heaviside, "heaviside", 2, Same, kOnFloat, false, 0, Large,
     "0 below 0, the second operand at 0, 1 above, NaN of NaN"},
    {Op::Ldexp, "ldexp", 2, IntSecond, kOnFloat, false, 0, Large, "x * 2**n, rounded once; exponents of any size"},
    {Op::FrexpMantissa, "frexp_mantissa", 1, Same, kOnFloat, false, 0, Large,
     "in [0.5, 1) with x's sign; zeros, infinities, NaN: x"},
    {Op::FrexpExponent, "frexp_exponent", 1, IntResult, kOnFloat, false, 0, Large, "zeros, infinities, NaN: 0"},
    {Op::Isnan, "isnan", 1, Predicate, kAny, false, 0, Tiny, "integers: false; complex: either part"},
    {Op::Isinf, "isinf", 1, Predicate, kAny, false, 0, Tiny, "integers: false; complex: either part"},
    {Op::Isfinite, "isfinite", 1, Predicate, kAny, false, 0, Tiny, "integers: true; complex: both parts"},
    {Op::Signbit, "signbit", 1, Predicate, kOnFloat, false, 0, Tiny, "the sign bit, of zero and NaN too"},
    {Op::Deg2rad, "deg2rad", 1, Same, kOnFloat, false, 0, Large,
     "x * (pi / 180), the factor rounded from pi and then by 180"},
    {Op::Rad2deg, "rad2deg", 1, Same, kOnFloat, false, 0, Large,
     "x * (180 / pi), the factor rounded from pi and then from 180"},
    {Op::ModfFraction, "modf_fraction", 1, Same, kOnFloat, false, 0, Large,
     "x - trunc(x) with x's sign; a zero for infinities"},

    {Op::Gcd, "gcd", 2, Same, kOnInt, true, 0, Large,
     "not negative, but for |INT_MIN|, which is INT_MIN; gcd(0, 0) is 0"},
    {Op::Lcm, "lcm", 2, Same, kOnInt, true, 0, Large, "|a| / gcd * |b|, wrapping; 0 if either is 0"},
    {Op::MulHi, "mul_hi", 2, Same, kOnInt, true, 0, Large, "the upper half of the product at twice the width"},

    {Op::Real, "real", 1, ComplexToReal, kOnComplex, false, 0, Large, ""},
    {Op::Imag, "imag", 1, ComplexToReal, kOnComplex, false, 0, Large, ""},
    {Op::MakeComplex, "make_complex", 2, RealToComplex, kOnFloat, false, 0, Large,
     "(real, imaginary); float32 or float64"},
    {Op::Conj, "conj", 1, Same, kOnComplex, false, 0, Large, "flips the imaginary part's sign bit"},
    {Op::Angle, "angle", 1, ComplexToReal, kOnComplex, false, 1, Large, "atan2(imaginary, real)"},
    {Op::Magnitude, "magnitude", 1, ComplexToReal, kOnComplex, false, 1, Large, "hypot(real, imaginary)"},
}};

constexpr bool table_in_order() {
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    if (static_cast<std::size_t>(kTable[i].op) != i || kTable[i].name.empty()) return false;
  }
  return true;
}
static_assert(table_in_order(), "the rows follow the order of ScalarOp");

std::unordered_map<std::string_view, ScalarOp> index_by_name() {
  std::unordered_map<std::string_view, ScalarOp> index;
  for (const ScalarOpInfo &row : kTable) index.emplace(row.name, row.op);
  return index;
}

}  // namespace

const ScalarOpInfo &info(ScalarOp op) {
  return kTable[static_cast<std::size_t>(op)];
}

std::optional<ScalarOp> scalar_op_from_name(std::string_view name) {
  static const std::unordered_map<std::string_view, ScalarOp> index = index_by_name();
  const auto found = index.find(name);
  if (found == index.end()) return std::nullopt;
  return found->second;
}

DType result_dtype(ScalarOp op, DType dtype) {
  switch (info(op).signature) {
    case Predicate: return DType::Bool;
    case IntResult: return DType::Int32;
    case ComplexToReal: return real_of(dtype);
    case RealToComplex: return dtype == DType::Float64 ? DType::Complex128 : DType::Complex64;
    case Same:
    case Signature::Select:
    case IntSecond: break;
  }
  return dtype;
}

}  // namespace gridstride
