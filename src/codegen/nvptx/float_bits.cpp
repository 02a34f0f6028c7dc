#include "codegen/nvptx/formula.h"
#include "codegen/nvptx/scalar_ops.h"

namespace gridstride::codegen::nvptx::detail {

namespace {

/// The operations on one format's bits.
class Format {
public:
  Format(Code &code, llvm::Type *type)
      : code_(code),
        build_(code.builder),
        type_(type),
        width_(type->getPrimitiveSizeInBits()),
        word_(code.int_type(width_)) {}

  llvm::Value *next_after(llvm::Value *from, llvm::Value *to) {
    llvm::Value *a = code_.bits(from);
    llvm::Value *b = code_.bits(to);
    llvm::Value *zero = build_.CreateFCmpOEQ(from, real(0));
    // Away from zero the bits count up, towards it down, whatever the sign.
    llvm::Value *away = build_.CreateICmpEQ(build_.CreateFCmpOLT(from, to), build_.CreateFCmpOGT(from, real(0)));
    llvm::Value *step = build_.CreateAdd(a, code_.select(away, word(1), llvm::ConstantInt::getAllOnesValue(word_)));
    llvm::Value *smallest = build_.CreateOr(build_.CreateAnd(b, sign_mask()), word(1));
    llvm::Value *moved = code_.from_bits(code_.select(zero, smallest, step), type_);
    llvm::Value *result = code_.select(build_.CreateFCmpOEQ(from, to), to, moved);
    return code_.select(build_.CreateFCmpUNO(from, to), nan(), result);
  }

  /// The next value away from zero, less this one: a power of two, exact in float64 and in the format. Of both zeros
  /// the smallest number.
  llvm::Value *spacing(llvm::Value *value) {
    llvm::Value *a = code_.bits(value);
    llvm::Value *next = code_.from_bits(build_.CreateAdd(a, word(1)), type_);
    llvm::Value *distance = build_.CreateFSub(to_double(next), to_double(value));
    llvm::Value *smallest = code_.from_bits(word(1), type_);
    llvm::Value *result = code_.select(build_.CreateFCmpOEQ(value, real(0)), smallest, from_double(distance));
    const Flag finite = is_finite({&code_, value});
    return code_.select(finite.value, result, nan());
  }

  llvm::Value *ldexp(llvm::Value *value, llvm::Value *steps) {
    if (width_ == 64) return ldexp_double(value, steps);
    // Every value of a narrower format scaled by up to 2**320 either way is a normal float64, so one rounding is left;
    // beyond that the result is a zero or an infinity.
    llvm::Value *exponent = clamp(steps, 320);
    return from_double(build_.CreateFMul(to_double(value), power_of_two(exponent)));
  }

  /// Mantissa and exponent, by way of float64, which holds both exactly.
  std::pair<llvm::Value *, llvm::Value *> frexp(llvm::Value *value) {
    const Real given{&code_, to_double(value)};
    const Flag tiny = absolute(given) < given.like(0x1p-1022);
    const Real scaled = select(tiny, given * 0x1p54, given);
    llvm::Value *bits = code_.bits(scaled.value);
    llvm::IntegerType *i32 = code_.int_type(32);
    llvm::Value *field = build_.CreateTrunc(build_.CreateAnd(build_.CreateLShr(bits, 52), code_.i64(0x7ff)), i32);
    llvm::Value *exponent = build_.CreateSub(field, code_.select(tiny.value, code_.i32(1022 + 54), code_.i32(1022)));
    llvm::Value *mantissa = code_.from_bits(
        build_.CreateOr(build_.CreateAnd(bits, code_.i64(static_cast<std::int64_t>(0x800fffffffffffffULL))),
                        code_.i64(0x3fe0000000000000)),
        build_.getDoubleTy());
    const Flag whole = given == 0.0 || !is_finite(given);
    return {code_.select(whole.value, value, from_double(mantissa)), code_.select(whole.value, code_.i32(0), exponent)};
  }

private:
  llvm::Constant *real(double number) { return llvm::ConstantFP::get(type_, number); }
  llvm::Constant *nan() { return llvm::ConstantFP::getNaN(type_); }
  llvm::ConstantInt *word(std::uint64_t value) { return llvm::ConstantInt::get(word_, value); }
  llvm::Value *sign_mask() { return llvm::ConstantInt::get(code_.context(), llvm::APInt::getSignMask(width_)); }
  llvm::Value *to_double(llvm::Value *value) {
    return width_ == 64 ? value : build_.CreateFPExt(value, build_.getDoubleTy());
  }
  llvm::Value *from_double(llvm::Value *value) { return width_ == 64 ? value : build_.CreateFPTrunc(value, type_); }

  /// An int64 held to [-limit, limit], as int64.
  llvm::Value *clamp(llvm::Value *value, std::int64_t limit) {
    llvm::Value *below = code_.intrinsic(llvm::Intrinsic::smin, {value->getType()}, {value, code_.i64(limit)});
    return code_.intrinsic(llvm::Intrinsic::smax, {value->getType()}, {below, code_.i64(-limit)});
  }

  /// 2**exponent as float64, for exponents of normal numbers.
  llvm::Value *power_of_two(llvm::Value *exponent) {
    llvm::Value *field = build_.CreateShl(build_.CreateAdd(exponent, code_.i64(1023)), code_.i64(52));
    return code_.from_bits(field, build_.getDoubleTy());
  }

  /// Up to three multiplications by powers of two. Those down keep 53 bits above the smallest normal number, so that
  /// only the last one can round.
  llvm::Value *ldexp_double(llvm::Value *value, llvm::Value *steps) {
    llvm::Value *left = clamp(steps, 5000);
    Real result{&code_, value};
    for (int round = 0; round < 2; ++round) {
      llvm::Value *high = build_.CreateICmpSGT(left, code_.i64(1023));
      llvm::Value *low = build_.CreateICmpSLT(left, code_.i64(-1022));
      const Real factor =
          select({&code_, high}, result.like(0x1p1023), select({&code_, low}, result.like(0x1p-969), result.like(1)));
      result = result * factor;
      llvm::Value *taken = code_.select(high, code_.i64(1023), code_.select(low, code_.i64(-969), code_.i64(0)));
      left = build_.CreateSub(left, taken);
    }
    llvm::Value *most = code_.intrinsic(llvm::Intrinsic::smin, {left->getType()}, {left, code_.i64(1023)});
    llvm::Value *rest = code_.intrinsic(llvm::Intrinsic::smax, {left->getType()}, {most, code_.i64(-1022)});
    return (result * Real{&code_, power_of_two(rest)}).value;
  }

  Code &code_;
  llvm::IRBuilder<> &build_;
  llvm::Type *type_;
  unsigned width_;
  llvm::IntegerType *word_;
};

}  // namespace

llvm::Value *emit_float_bits(Code &code, ScalarOp op, DType dtype, llvm::Value *a, llvm::Value *b) {
  Format format(code, a->getType());
  switch (op) {
    case ScalarOp::Nextafter: return format.next_after(a, b);
    case ScalarOp::Spacing: return format.spacing(a);
    case ScalarOp::Ldexp: return format.ldexp(a, b);
    case ScalarOp::FrexpMantissa: return format.frexp(a).first;
    case ScalarOp::FrexpExponent: return format.frexp(a).second;
    default: no_code(op, dtype);
  }
}

}  // namespace gridstride::codegen::nvptx::detail
