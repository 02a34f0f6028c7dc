#include <array>

#include "ops/ufunc.h"

namespace gridstride {

namespace {

// The loops that ufuncs share. NumPy's codes (types/dtype.h), in NumPy's order, with bfloat16 ('E') after float16. A
// literal is split where it would hold a trigraph.
constexpr std::string_view kArithmetic1 = "b->b B->B h->h H->H i->i I->I l->l L->L e->e E->E f->f d->d F->F D->D";
constexpr std::string_view kArithmetic2 =
    "bb->b BB->B hh->h HH->H ii->i II->I ll->l LL->L ee->e EE->E ff->f dd->d FF->F DD->D";
constexpr std::string_view kBoolArithmetic2 =
    "?"
    "?->? bb->b BB->B hh->h HH->H ii->i II->I ll->l LL->L ee->e EE->E ff->f dd->d FF->F DD->D";
constexpr std::string_view kReal2 = "bb->b BB->B hh->h HH->H ii->i II->I ll->l LL->L ee->e EE->E ff->f dd->d";
constexpr std::string_view kRounding = "?->? b->b B->B h->h H->H i->i I->I l->l L->L e->e E->E f->f d->d";
constexpr std::string_view kInteger2 = "bb->b BB->B hh->h HH->H ii->i II->I ll->l LL->L";
constexpr std::string_view kBits1 = "?->? b->b B->B h->h H->H i->i I->I l->l L->L";
constexpr std::string_view kBits2 =
    "?"
    "?->? bb->b BB->B hh->h HH->H ii->i II->I ll->l LL->L";
constexpr std::string_view kInexact1 = "e->e E->E f->f d->d F->F D->D";
constexpr std::string_view kInexact2 = "ee->e EE->E ff->f dd->d FF->F DD->D";
constexpr std::string_view kFloat1 = "e->e E->E f->f d->d";
constexpr std::string_view kFloat2 = "ee->e EE->E ff->f dd->d";
constexpr std::string_view kPredicate1 = "?->? b->? B->? h->? H->? i->? I->? l->? L->? e->? E->? f->? d->? F->? D->?";
constexpr std::string_view kLogical2 =
    "?"
    "?->? bb->? BB->? hh->? HH->? ii->? II->? ll->? LL->? ee->? EE->? ff->? dd->? FF->? DD->?";
constexpr std::string_view kComparison =
    "?"
    "?->? bb->? BB->? hh->? HH->? ii->? II->? ll->? LL->? lL->? Ll->? ee->? EE->? ff->? dd->? FF->? DD->?";

constexpr auto kUfuncs = std::to_array<UfuncInfo>({
    // arithmetic
    {"add", "add", "", 2, kBoolArithmetic2, "0", "The sum of two arrays, element by element."},
    {"subtract", "sub", "", 2, kArithmetic2, "", "The first array less the second.", UfuncRule::NoBool},
    {"multiply", "mul", "", 2, kBoolArithmetic2, "1", "The product of two arrays, element by element."},
    {"divide", "div", "", 2, kInexact2, "", "The true quotient; of integers in float64.", UfuncRule::TrueDivide},
    {"floor_divide", "floor_div", "", 2, kReal2, "", "The largest integer not above the quotient."},
    {"remainder", "mod", "", 2, kReal2, "", "The remainder of floor_divide; it has the divisor's sign."},
    {"fmod", "rem", "", 2, kReal2, "", "The remainder of C's fmod; it has the dividend's sign."},
    {"divmod", "floor_div", "mod", 2,
     "bb->bb BB->BB hh->hh HH->HH ii->ii II->II ll->ll LL->LL ee->ee EE->EE ff->ff dd->dd", "",
     "floor_divide and remainder at once."},
    {"power", "pow", "", 2, kArithmetic2, "", "The first array raised to the powers in the second."},
    {"float_power", "pow", "", 2, "dd->d DD->D", "", "Powers computed in float64 or complex128."},
    {"negative", "neg", "", 1, kArithmetic1, "", "The number with the other sign.", UfuncRule::NoBool},
    {"positive", "positive", "", 1, kArithmetic1, "", "A copy of the number.", UfuncRule::NoBool},
    {"absolute", "abs", "", 1, "?->? b->b B->B h->h H->H i->i I->I l->l L->L e->e E->E f->f d->d F->f D->d", "",
     "The absolute value; of a complex number its modulus."},
    {"fabs", "abs", "", 1, kFloat1, "", "The absolute value, always as a float."},
    {"sign", "sign", "", 1, kArithmetic1, "", "-1, 0 or 1 by the number's sign; z/|z| of a complex number.",
     UfuncRule::NoBool},
    {"square", "square", "", 1, kArithmetic1, "", "The number times itself."},
    {"reciprocal", "reciprocal", "", 1, kArithmetic1, "", "One over the number; of integers rounded to zero."},
    {"conjugate", "conj", "", 1, kArithmetic1, "", "The complex conjugate."},

    // extrema
    {"maximum", "maximum", "", 2, kBoolArithmetic2, "", "The greater of two elements; NaN if either is."},
    {"minimum", "minimum", "", 2, kBoolArithmetic2, "", "The lesser of two elements; NaN if either is."},
    {"fmax", "fmax", "", 2, kBoolArithmetic2, "", "The greater of two elements; a NaN gives way to a number."},
    {"fmin", "fmin", "", 2, kBoolArithmetic2, "", "The lesser of two elements; a NaN gives way to a number."},

    // comparison and logic
    {"equal", "eq", "", 2, kComparison, "", "Whether two elements are equal."},
    {"not_equal", "ne", "", 2, kComparison, "", "Whether two elements differ."},
    {"less", "lt", "", 2, kComparison, "", "Whether the first element is below the second."},
    {"less_equal", "le", "", 2, kComparison, "", "Whether the first element is not above the second."},
    {"greater", "gt", "", 2, kComparison, "", "Whether the first element is above the second."},
    {"greater_equal", "ge", "", 2, kComparison, "", "Whether the first element is not below the second."},
    {"logical_and", "logical_and", "", 2, kLogical2, "True", "Whether both elements are true.", UfuncRule::Truth},
    {"logical_or", "logical_or", "", 2, kLogical2, "False", "Whether either element is true.", UfuncRule::Truth},
    {"logical_xor", "logical_xor", "", 2, kLogical2, "False", "Whether just one element is true.", UfuncRule::Truth},
    {"logical_not", "logical_not", "", 1, kPredicate1, "", "Whether the element is false."},

    // bits
    {"bitwise_and", "and", "", 2, kBits2, "-1", "The bits set in both integers."},
    {"bitwise_or", "or", "", 2, kBits2, "0", "The bits set in either integer."},
    {"bitwise_xor", "xor", "", 2, kBits2, "0", "The bits set in just one of two integers."},
    {"invert", "not", "", 1, kBits1, "", "The integer with every bit flipped; of a bool its negation."},
    {"left_shift", "shl", "", 2, kInteger2, "", "The first integer shifted left by the second."},
    {"right_shift", "shr", "", 2, kInteger2, "", "The first integer shifted right by the second."},
    {"bitwise_count", "bitwise_count", "", 1, "b->B B->B h->B H->B i->B I->B l->B L->B", "",
     "The number of ones in the absolute value."},

    // powers and logarithms
    {"sqrt", "sqrt", "", 1, kInexact1, "", "The square root."},
    {"cbrt", "cbrt", "", 1, kFloat1, "", "The cube root."},
    {"exp", "exp", "", 1, kInexact1, "", "e to the power of the number."},
    {"exp2", "exp2", "", 1, kInexact1, "", "2 to the power of the number."},
    {"expm1", "expm1", "", 1, kInexact1, "", "exp(x) - 1, accurate near zero."},
    {"log", "log", "", 1, kInexact1, "", "The natural logarithm."},
    {"log2", "log2", "", 1, kInexact1, "", "The logarithm to base 2."},
    {"log10", "log10", "", 1, kInexact1, "", "The logarithm to base 10."},
    {"log1p", "log1p", "", 1, kInexact1, "", "log(1 + x), accurate near zero."},
    {"logaddexp", "logaddexp", "", 2, kFloat2, "-inf", "log(exp(x) + exp(y)) without overflow."},
    {"logaddexp2", "logaddexp2", "", 2, kFloat2, "-inf", "log2(2**x + 2**y) without overflow."},

    // trigonometry
    {"sin", "sin", "", 1, kInexact1, "", "The sine."},
    {"cos", "cos", "", 1, kInexact1, "", "The cosine."},
    {"tan", "tan", "", 1, kInexact1, "", "The tangent."},
    {"arcsin", "asin", "", 1, kInexact1, "", "The inverse sine."},
    {"arccos", "acos", "", 1, kInexact1, "", "The inverse cosine."},
    {"arctan", "atan", "", 1, kInexact1, "", "The inverse tangent."},
    {"arctan2", "atan2", "", 2, kFloat2, "", "The angle of the point (x2, x1), in all four quadrants."},
    {"sinh", "sinh", "", 1, kInexact1, "", "The hyperbolic sine."},
    {"cosh", "cosh", "", 1, kInexact1, "", "The hyperbolic cosine."},
    {"tanh", "tanh", "", 1, kInexact1, "", "The hyperbolic tangent."},
    {"arcsinh", "asinh", "", 1, kInexact1, "", "The inverse hyperbolic sine."},
    {"arccosh", "acosh", "", 1, kInexact1, "", "The inverse hyperbolic cosine."},
    {"arctanh", "atanh", "", 1, kInexact1, "", "The inverse hyperbolic tangent."},
    {"hypot", "hypot", "", 2, kFloat2, "0", "The hypotenuse of a right triangle with these legs."},
    {"deg2rad", "deg2rad", "", 1, kFloat1, "", "Degrees as radians."},
    {"radians", "deg2rad", "", 1, kFloat1, "", "Degrees as radians."},
    {"rad2deg", "rad2deg", "", 1, kFloat1, "", "Radians as degrees."},
    {"degrees", "rad2deg", "", 1, kFloat1, "", "Radians as degrees."},

    // rounding and parts of floats
    {"rint", "rint", "", 1, kInexact1, "", "The nearest integer; halves go to even."},
    {"floor", "floor", "", 1, kRounding, "", "The largest integer not above the number."},
    {"ceil", "ceil", "", 1, kRounding, "", "The smallest integer not below the number."},
    {"trunc", "trunc", "", 1, kRounding, "", "The number without its fraction."},
    {"modf", "modf_fraction", "trunc", 1, "e->ee E->EE f->ff d->dd", "",
     "Fraction and whole part, both with x's sign."},
    {"frexp", "frexp_mantissa", "frexp_exponent", 1, "e->ei E->Ei f->fi d->di", "",
     "Mantissa in [0.5, 1) and power of two."},
    {"ldexp", "ldexp", "", 2, "ei->e Ei->E fi->f el->e El->E fl->f di->d dl->d", "", "x1 times 2 to the power x2.",
     UfuncRule::Exponent},
    {"isnan", "isnan", "", 1, kPredicate1, "", "Whether the element is NaN."},
    {"isinf", "isinf", "", 1, kPredicate1, "", "Whether the element is infinite."},
    {"isfinite", "isfinite", "", 1, kPredicate1, "", "Whether the element is neither infinite nor NaN."},
    {"signbit", "signbit", "", 1, "e->? E->? f->? d->?", "", "Whether the sign bit is set."},
    {"copysign", "copysign", "", 2, kFloat2, "", "The first number with the sign of the second."},
    {"nextafter", "nextafter", "", 2, kFloat2, "", "The next float after the first towards the second."},
    {"spacing", "spacing", "", 1, kFloat1, "", "The distance to the next float away from zero."},
    {"heaviside", "heaviside", "", 2, kFloat2, "", "0 below zero, x2 at zero, 1 above."},

    // integers
    {"gcd", "gcd", "", 2, kInteger2, "0", "The greatest common divisor.", UfuncRule::NoBool},
    {"lcm", "lcm", "", 2, kInteger2, "", "The least common multiple.", UfuncRule::NoBool},
});

constexpr auto kAliases = std::to_array<UfuncAlias>({
    {"abs", "absolute"},
    {"acos", "arccos"},
    {"acosh", "arccosh"},
    {"asin", "arcsin"},
    {"asinh", "arcsinh"},
    {"atan", "arctan"},
    {"atan2", "arctan2"},
    {"atanh", "arctanh"},
    {"bitwise_invert", "invert"},
    {"bitwise_left_shift", "left_shift"},
    {"bitwise_not", "invert"},
    {"bitwise_right_shift", "right_shift"},
    {"conj", "conjugate"},
    {"mod", "remainder"},
    {"pow", "power"},
    {"true_divide", "divide"},
});

}  // namespace

std::span<const UfuncInfo> ufuncs() {
  return kUfuncs;
}

std::span<const UfuncAlias> ufunc_aliases() {
  return kAliases;
}

}  // namespace gridstride
