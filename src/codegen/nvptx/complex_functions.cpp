#include <numbers>

#include "codegen/nvptx/formula.h"
#include "codegen/nvptx/scalar_ops.h"

namespace gridstride::codegen::nvptx::detail {

namespace {

// Everything here is float64. What differs for special values alone is chosen by selects: the side that is not taken
// costs little beside the functions of libdevice. Results are within a few ulps of the larger part; infinities and NaN
// follow C's Annex G where a result is an infinity, a zero or a multiple of pi.

constexpr double kPi = std::numbers::pi;
constexpr double kLn2 = std::numbers::ln2;
constexpr double kLn2Low = 0x1.abc9e3b39803fp-56;
constexpr double kLog2e = std::numbers::log2e;
constexpr double kLog10e = std::numbers::log10e;
constexpr double kLarge = 700;                         ///< exp of it is far from overflow
constexpr double kExpLarge = 0x1.d945df4f8ec8ep+1009;  ///< exp(700)

Complex times_i(Complex z) {
  return {-z.im, z.re};
}
Complex over_i(Complex z) {
  return {z.im, -z.re};
}

/// sinh and cosh of a real, both to be multiplied by `rest` last: sinh(x) may overflow where sinh(x) * sin(y) does not.
struct Hyperbolic {
  Real sinh;
  Real cosh;
  Real rest;
};

Hyperbolic hyperbolic(Real x) {
  const Real size = absolute(x);
  const Flag large = size > kLarge;
  const Real half = call("exp", select(large, size - kLarge, x.like(0))) * 0.5;
  return {select(large, copy_sign(half, x), call("sinh", x)), select(large, half, call("cosh", x)),
          select(large, x.like(kExpLarge), x.like(1))};
}

Complex exp(Complex z) {
  const Flag large = z.re > kLarge;
  const Real factor = call("exp", select(large, z.re - kLarge, z.re));
  const Real rest = select(large, z.re.like(kExpLarge), z.re.like(1));
  Complex result = {factor * call("cos", z.im) * rest, factor * call("sin", z.im) * rest};
  result = select(z.im == 0.0, {factor * rest, z.im}, result);
  const Flag no_angle = is_infinite(z.re) && !is_finite(z.im);
  const Complex vanished = {z.re.like(0), z.re.like(0)};
  const Complex endless = {infinity_like(z.re), nan_like(z.re)};
  return select(no_angle, select(z.re < 0.0, vanished, endless), result);
}

/// 2**z. The angle y * ln 2 is taken in two parts: an error of its last place would be one of the result.
Complex exp2(Complex z) {
  const Flag large = z.re > 1000.0;
  const Real factor = call("exp2", select(large, z.re - 1000.0, z.re));
  const Real rest = select(large, z.re.like(0x1p1000), z.re.like(1));
  const Real angle = z.im * kLn2;
  const Real low = fused(z.im, z.im.like(kLn2), -angle) + z.im * kLn2Low;
  const Real sine = call("sin", angle);
  const Real cosine = call("cos", angle);
  const Complex turned = {factor * (cosine - sine * low) * rest, factor * (sine + cosine * low) * rest};
  return select(z.im == 0.0, {factor * rest, z.im}, turned);
}

Complex expm1(Complex z) {
  const Real half = call("sin", z.im * 0.5);
  const Real cosine = call("cos", z.im);
  const Complex result = {call("expm1", z.re) * cosine - 2.0 * half * half, call("exp", z.re) * call("sin", z.im)};
  return select(z.im == 0.0, {call("expm1", z.re), z.im}, result);
}

/// log|z|: near the unit circle from the distance to it, and without overflow of |z|.
Real log_modulus(Complex z) {
  const Real x = absolute(z.re);
  const Real y = absolute(z.im);
  const Flag ordered = x >= y;
  const Real large = select(ordered, x, y);
  const Real small = select(ordered, y, x);
  const Real modulus = call("hypot", x, y);
  const Flag near = modulus > 0.5 && modulus < 2.0;
  const Real close = 0.5 * call("log1p", fused(large - 1.0, large + 1.0, small * small));
  const Flag huge = large > 0x1p1022;
  const Real half = call("hypot", x * 0.5, y * 0.5);
  const Real far = call("log", select(huge, half, modulus)) + select(huge, x.like(kLn2), x.like(0));
  return select(near, close, far);
}

Complex log(Complex z) {
  return {log_modulus(z), call("atan2", z.im, z.re)};
}

Complex log1p(Complex z) {
  const Complex moved = {z.re + 1.0, z.im};
  const Flag near = absolute(z.re) < 0.5 && absolute(z.im) < 0.5;
  const Real close = 0.5 * call("log1p", fused(z.re, z.re + 2.0, z.im * z.im));
  return {select(near, close, log_modulus(moved)), call("atan2", moved.im, moved.re)};
}

Complex sqrt(Complex z) {
  const Real x = absolute(z.re);
  const Real y = absolute(z.im);
  const Real large = select(x >= y, x, y);
  const Flag huge = large >= 0x1p1021;
  const Flag tiny = large < 0x1p-960;
  const Real scale = select(huge, x.like(0x1p-2), select(tiny, x.like(0x1p120), x.like(1)));
  const Real back = select(huge, x.like(2), select(tiny, x.like(0x1p-60), x.like(1)));
  const Real modulus = call("hypot", x * scale, y * scale);
  const Real main = square_root((x * scale + modulus) * 0.5);
  const Real other = y * scale / (main * 2.0);
  const Flag right = z.re >= 0.0;
  Complex result = {select(right, main, other) * back, copy_sign(select(right, other, main) * back, z.im)};
  result = select(z.re == 0.0 && z.im == 0.0, {z.re.like(0), z.im}, result);
  const Real zero = select(is_nan(z.im), z.im, z.im.like(0));
  const Real infinity = infinity_like(z.re);
  const Complex real_infinite =
      select(z.re > 0.0, {infinity, copy_sign(zero, z.im)}, {zero, copy_sign(infinity, z.im)});
  result = select(is_infinite(z.re), real_infinite, result);
  return select(is_infinite(z.im), {infinity, z.im}, result);
}

Complex sinh(Complex z) {
  const Hyperbolic h = hyperbolic(z.re);
  Complex result = {h.sinh * call("cos", z.im) * h.rest, h.cosh * call("sin", z.im) * h.rest};
  result = select(z.im == 0.0, {h.sinh * h.rest, z.im}, result);
  // An angle without sine and cosine: the real part is what it is at every angle.
  const Flag fixed = !is_finite(z.im) && (z.re == 0.0 || is_infinite(z.re));
  return select(fixed, {z.re, nan_like(z.im)}, result);
}

Complex cosh(Complex z) {
  const Hyperbolic h = hyperbolic(z.re);
  const Real zero = z.re.like(0);
  Complex result = {h.cosh * call("cos", z.im) * h.rest, h.sinh * call("sin", z.im) * h.rest};
  result = select(z.im == 0.0, {h.cosh * h.rest, select(sign_bit(z.re), -z.im, z.im)}, result);
  const Flag endless = is_infinite(z.re) && !is_finite(z.im);
  result = select(endless, {infinity_like(z.re), nan_like(z.im)}, result);
  return {result.re, select(z.re == 0.0 && !is_finite(z.im), zero, result.im)};
}

/// Kahan's formula; far out the real part is 1.
Complex tanh(Complex z) {
  const Real size = absolute(z.re);
  const Real tangent = call("tan", z.im);
  const Real beta = tangent * tangent + 1.0;
  const Real sine = call("sinh", z.re);
  const Real root = square_root(sine * sine + 1.0);
  const Real scale = beta * sine * sine + 1.0;
  const Complex near = {beta * root * sine / scale, tangent / scale};
  const Real turn = call("sin", z.im) * call("cos", z.im) * 4.0;
  const Real faint = turn * call("exp", size * -2.0);
  const Real imag = select(is_infinite(size) && !is_finite(z.im), copy_sign(size.like(0), z.im), faint);
  const Complex far = {copy_sign(size.like(1), z.re), imag};
  const Complex result = select(size > 22.0, far, near);
  return select(z.im == 0.0, {call("tanh", z.re), z.im}, result);
}

Flag has_infinity(Complex z) {
  return is_infinite(z.re) || is_infinite(z.im);
}

// Kahan's formulas of square roots: their products add up numbers of one sign, so nothing cancels.

Complex asin(Complex z) {
  const Complex below = sqrt({1.0 - z.re, -z.im});
  const Complex above = sqrt({1.0 + z.re, z.im});
  const Real real = call("atan2", z.re, below.re * above.re - below.im * above.im);
  const Real imag = call("asinh", below.re * above.im - below.im * above.re);
  const Real angle = copy_sign(call("atan2", absolute(z.re), absolute(z.im)), z.re);
  return select(has_infinity(z), {angle, copy_sign(infinity_like(z.im), z.im)}, {real, imag});
}

Complex acos(Complex z) {
  const Complex below = sqrt({1.0 - z.re, -z.im});
  const Complex above = sqrt({1.0 + z.re, z.im});
  const Real real = 2.0 * call("atan2", below.re, above.re);
  const Real imag = call("asinh", above.re * below.im - above.im * below.re);
  const Real angle = call("atan2", absolute(z.im), z.re);
  return select(has_infinity(z), {angle, -copy_sign(infinity_like(z.im), z.im)}, {real, imag});
}

Complex acosh(Complex z) {
  const Complex turned = acos(z);
  return {absolute(turned.im), copy_sign(turned.re, z.im)};
}

Complex atanh(Complex z) {
  const Real x = absolute(z.re);
  const Real y = absolute(z.im);
  const Real gap = 1.0 - x;
  // Next to the poles at -1 and 1 the squares underflow; there the distance itself is taken.
  const Real distance = call("hypot", gap, y);
  const Real pole_real = 0.5 * (kLn2 - call("log", distance));
  const Real plain_real = 0.25 * call("log1p", 4.0 * x / (gap * gap + y * y));
  const Real near_real = select(distance < 0x1p-400, pole_real, plain_real);
  const Real near_imag = 0.5 * call("atan2", 2.0 * z.im, gap * (1.0 + x) - y * y);
  // Far out it is 1/z and a quarter turn.
  const Flag far = x > 0x1p300 || y > 0x1p300;
  const Real modulus = call("hypot", x, y);
  const Real far_real = select(is_infinite(modulus), x.like(0), x / modulus / modulus);
  const Real real = copy_sign(select(far, far_real, near_real), z.re);
  return {real, select(far, copy_sign(y.like(kPi / 2), z.im), near_imag)};
}

Complex power(Complex base, Complex exponent) {
  const Real one = base.re.like(1);
  const Real zero = base.re.like(0);
  const Real nan = nan_like(base.re);
  const Complex general = [&] {
    const Complex logarithm = log(base);
    return exp(exponent * logarithm);
  }();
  // Whole exponents below 100: seven rounds of square and multiply.
  const Real size = absolute(exponent.re);
  const Flag whole = exponent.im == 0.0 && size < 100.0 && truncate(exponent.re) == exponent.re;
  auto &build = base.re.code->builder;
  llvm::Value *bits = build.CreateFPToUI(select(whole, size, zero).value, build.getInt32Ty());
  Complex product = {one, zero};
  Complex square = base;
  for (unsigned bit = 0; bit < 7; ++bit) {
    const Flag set{base.re.code, build.CreateTrunc(build.CreateLShr(bits, bit), build.getInt1Ty())};
    product = select(set, product * square, product);
    if (bit < 6) square = square * square;
  }
  product = select(exponent.re < 0.0, divide({one, zero}, product), product);
  Complex result = select(whole, product, general);
  const Flag positive = exponent.re > 0.0 && exponent.im == 0.0;
  result = select(base.re == 0.0 && base.im == 0.0, select(positive, {zero, zero}, {nan, nan}), result);
  return select(exponent.re == 0.0 && exponent.im == 0.0, {one, zero}, result);
}

Complex scaled(Complex z, double factor) {
  return {z.re * factor, z.im * factor};
}

}  // namespace

Value emit_complex_function(Code &code, ScalarOp op, const Value &a, const Value &b) {
  const Complex z{{&code, a.real}, {&code, a.imag}};
  const Complex w{{&code, b.real}, {&code, b.imag}};
  Complex result{{&code, nullptr}, {&code, nullptr}};
  switch (op) {
    case ScalarOp::Pow: result = power(z, w); break;
    case ScalarOp::Sqrt: result = sqrt(z); break;
    case ScalarOp::Exp: result = exp(z); break;
    case ScalarOp::Exp2: result = exp2(z); break;
    case ScalarOp::Expm1: result = expm1(z); break;
    case ScalarOp::Log: result = log(z); break;
    case ScalarOp::Log2: result = scaled(log(z), kLog2e); break;
    case ScalarOp::Log10: result = scaled(log(z), kLog10e); break;
    case ScalarOp::Log1p: result = log1p(z); break;
    case ScalarOp::Sin: result = over_i(sinh(times_i(z))); break;
    case ScalarOp::Cos: result = cosh(times_i(z)); break;
    case ScalarOp::Tan: result = over_i(tanh(times_i(z))); break;
    case ScalarOp::Asin: result = asin(z); break;
    case ScalarOp::Acos: result = acos(z); break;
    case ScalarOp::Atan: result = over_i(atanh(times_i(z))); break;
    case ScalarOp::Sinh: result = sinh(z); break;
    case ScalarOp::Cosh: result = cosh(z); break;
    case ScalarOp::Tanh: result = tanh(z); break;
    case ScalarOp::Asinh: result = over_i(asin(times_i(z))); break;
    case ScalarOp::Acosh: result = acosh(z); break;
    case ScalarOp::Atanh: result = atanh(z); break;
    default: break;
  }
  return {result.re.value, result.im.value};
}

}  // namespace gridstride::codegen::nvptx::detail
