#include "codegen/nvptx/scalar_ops.h"

#include <fmt/format.h>

namespace gridstride::codegen::nvptx::detail {

namespace {

/// Operations on one integer dtype. Everything is total: no operand reaches an instruction that leaves it undefined.
class Integers {
public:
  Integers(Code &code, DType dtype, llvm::Type *type)
      : code_(code),
        build_(code.builder),
        dtype_(dtype),
        type_(type),
        width_(type->getIntegerBitWidth()),
        signed_(kind_of(dtype) == DTypeKind::Signed) {}

  llvm::Value *emit(ScalarOp op, llvm::Value *a, llvm::Value *b) {
    switch (op) {
      case ScalarOp::Add: return build_.CreateAdd(a, b);
      case ScalarOp::Sub: return build_.CreateSub(a, b);
      case ScalarOp::Mul: return build_.CreateMul(a, b);
      case ScalarOp::Square: return build_.CreateMul(a, a);
      case ScalarOp::Neg: return build_.CreateNeg(a);
      case ScalarOp::TruncDiv: return quotient(a, b);
      case ScalarOp::Rem: return remainder(a, b);
      case ScalarOp::FloorDiv: return floor_div(a, b);
      case ScalarOp::Mod: return mod(a, b);
      case ScalarOp::Reciprocal: return quotient(number(1), a);
      case ScalarOp::Pow: return power(a, b);
      case ScalarOp::Abs: return magnitude(a);
      case ScalarOp::Sign: return sign(a);
      case ScalarOp::Minimum:
      case ScalarOp::FMin: return code_.select(less(a, b), a, b);
      case ScalarOp::Maximum:
      case ScalarOp::FMax: return code_.select(less(b, a), a, b);
      case ScalarOp::And: return build_.CreateAnd(a, b);
      case ScalarOp::Or: return build_.CreateOr(a, b);
      case ScalarOp::Xor: return build_.CreateXor(a, b);
      case ScalarOp::Not: return build_.CreateNot(a);
      case ScalarOp::Shl: return shift_left(a, b);
      case ScalarOp::Shr: return shift_right(a, b);
      case ScalarOp::Popcount: return code_.intrinsic(llvm::Intrinsic::ctpop, {type_}, {a});
      case ScalarOp::BitwiseCount: return code_.intrinsic(llvm::Intrinsic::ctpop, {type_}, {magnitude(a)});
      case ScalarOp::Clz: return code_.intrinsic(llvm::Intrinsic::ctlz, {type_}, {a, code_.flag(false)});
      case ScalarOp::BitReverse: return code_.intrinsic(llvm::Intrinsic::bitreverse, {type_}, {a});
      case ScalarOp::Gcd: return gcd(magnitude(a), magnitude(b));
      case ScalarOp::Lcm: return lcm(magnitude(a), magnitude(b));
      case ScalarOp::MulHi: return multiply_high(a, b);
      case ScalarOp::Eq: return build_.CreateICmpEQ(a, b);
      case ScalarOp::Ne: return build_.CreateICmpNE(a, b);
      case ScalarOp::Lt: return less(a, b);
      case ScalarOp::Le: return build_.CreateNot(less(b, a));
      case ScalarOp::Gt: return less(b, a);
      case ScalarOp::Ge: return build_.CreateNot(less(a, b));
      case ScalarOp::Isnan:
      case ScalarOp::Isinf: return code_.flag(false);
      case ScalarOp::Isfinite: return code_.flag(true);
      default: no_code(op, dtype_);
    }
  }

private:
  llvm::ConstantInt *number(std::int64_t value) {
    return llvm::ConstantInt::get(llvm::cast<llvm::IntegerType>(type_), static_cast<std::uint64_t>(value), true);
  }
  llvm::Value *is_zero(llvm::Value *a) { return build_.CreateICmpEQ(a, number(0)); }
  llvm::Value *is_negative(llvm::Value *a) { return signed_ ? build_.CreateICmpSLT(a, number(0)) : code_.flag(false); }
  llvm::Value *less(llvm::Value *a, llvm::Value *b) {
    return signed_ ? build_.CreateICmpSLT(a, b) : build_.CreateICmpULT(a, b);
  }
  llvm::Value *magnitude(llvm::Value *a) { return signed_ ? code_.select(is_negative(a), build_.CreateNeg(a), a) : a; }

  /// A divisor that the instruction may have: not 0, and not -1, whose quotient may overflow.
  llvm::Value *safe_divisor(llvm::Value *b) {
    llvm::Value *special = is_zero(b);
    if (signed_) special = build_.CreateOr(special, build_.CreateICmpEQ(b, number(-1)));
    return code_.select(special, number(1), b);
  }

  llvm::Value *quotient(llvm::Value *a, llvm::Value *b) {
    llvm::Value *divisor = safe_divisor(b);
    llvm::Value *result = signed_ ? build_.CreateSDiv(a, divisor) : build_.CreateUDiv(a, divisor);
    if (signed_) result = code_.select(build_.CreateICmpEQ(b, number(-1)), build_.CreateNeg(a), result);
    return code_.select(is_zero(b), number(0), result);
  }

  llvm::Value *remainder(llvm::Value *a, llvm::Value *b) {
    llvm::Value *divisor = safe_divisor(b);
    llvm::Value *result = signed_ ? build_.CreateSRem(a, divisor) : build_.CreateURem(a, divisor);
    // By -1 nothing remains, as by the 1 that stands for it.
    return code_.select(is_zero(b), number(0), result);
  }

  llvm::Value *floor_div(llvm::Value *a, llvm::Value *b) {
    llvm::Value *result = quotient(a, b);
    if (!signed_) return result;
    llvm::Value *down =
        build_.CreateAnd(build_.CreateNot(is_zero(remainder(a, b))), build_.CreateXor(is_negative(a), is_negative(b)));
    return code_.select(down, build_.CreateSub(result, number(1)), result);
  }

  llvm::Value *mod(llvm::Value *a, llvm::Value *b) {
    llvm::Value *result = remainder(a, b);
    if (!signed_) return result;
    llvm::Value *other =
        build_.CreateAnd(build_.CreateNot(is_zero(result)), build_.CreateXor(is_negative(result), is_negative(b)));
    return code_.select(other, build_.CreateAdd(result, b), result);
  }

  llvm::Value *sign(llvm::Value *a) {
    return code_.select(is_negative(a), number(-1), code_.select(is_zero(a), number(0), number(1)));
  }

  llvm::Value *count_outside(llvm::Value *count) { return build_.CreateICmpUGE(count, number(width_)); }

  llvm::Value *shift_left(llvm::Value *a, llvm::Value *count) {
    llvm::Value *masked = build_.CreateAnd(count, number(width_ - 1));
    return code_.select(count_outside(count), number(0), build_.CreateShl(a, masked));
  }

  llvm::Value *shift_right(llvm::Value *a, llvm::Value *count) {
    llvm::Value *masked = build_.CreateAnd(count, number(width_ - 1));
    llvm::Value *shifted = signed_ ? build_.CreateAShr(a, masked) : build_.CreateLShr(a, masked);
    llvm::Value *gone = signed_ ? build_.CreateAShr(a, number(width_ - 1)) : number(0);
    return code_.select(count_outside(count), gone, shifted);
  }

  llvm::Value *multiply_high(llvm::Value *a, llvm::Value *b) {
    llvm::Type *wide = code_.int_type(2 * width_);
    llvm::Value *product =
        build_.CreateMul(build_.CreateIntCast(a, wide, signed_), build_.CreateIntCast(b, wide, signed_));
    return build_.CreateTrunc(build_.CreateLShr(product, width_), type_);
  }

  /// Square and multiply, as many rounds as the exponent has bits.
  llvm::Value *power(llvm::Value *base, llvm::Value *exponent) {
    llvm::Function *function = helper(
        code_, fmt::format("gridstride.power.{}", name(dtype_)), type_, {type_, type_}, [&](llvm::Function *made) {
          llvm::Value *start = made->getArg(0);
          llvm::Value *count = made->getArg(1);
          llvm::BasicBlock *entry = build_.GetInsertBlock();
          llvm::BasicBlock *loop = code_.block("round");
          llvm::BasicBlock *done = code_.block("done");
          build_.CreateCondBr(is_zero(count), done, loop);
          code_.enter(loop);
          llvm::PHINode *result = build_.CreatePHI(type_, 2);
          llvm::PHINode *square = build_.CreatePHI(type_, 2);
          llvm::PHINode *rest = build_.CreatePHI(type_, 2);
          llvm::Value *odd = build_.CreateTrunc(rest, code_.int_type(1));
          llvm::Value *next = code_.select(odd, build_.CreateMul(result, square), result);
          llvm::Value *less_left = build_.CreateLShr(rest, 1);
          result->addIncoming(number(1), entry);
          result->addIncoming(next, loop);
          square->addIncoming(start, entry);
          square->addIncoming(build_.CreateMul(square, square), loop);
          rest->addIncoming(count, entry);
          rest->addIncoming(less_left, loop);
          build_.CreateCondBr(is_zero(less_left), done, loop);
          code_.enter(done);
          llvm::PHINode *power = build_.CreatePHI(type_, 2);
          power->addIncoming(number(1), entry);
          power->addIncoming(next, loop);
          llvm::Value *given = power;
          if (signed_) {
            llvm::Value *odd_count = build_.CreateTrunc(count, code_.int_type(1));
            llvm::Value *of_minus_one = code_.select(odd_count, number(-1), number(1));
            llvm::Value *below =
                code_.select(build_.CreateICmpEQ(start, number(1)), number(1),
                             code_.select(build_.CreateICmpEQ(start, number(-1)), of_minus_one, number(0)));
            given = code_.select(is_negative(count), below, power);
          }
          build_.CreateRet(given);
        });
    return build_.CreateCall(function, {base, exponent});
  }

  /// Euclid's algorithm on magnitudes.
  llvm::Value *gcd(llvm::Value *a, llvm::Value *b) {
    llvm::Function *function =
        helper(code_, fmt::format("gridstride.gcd.{}", width_), type_, {type_, type_}, [&](llvm::Function *made) {
          llvm::BasicBlock *entry = build_.GetInsertBlock();
          llvm::BasicBlock *loop = code_.block("round");
          llvm::BasicBlock *divide = code_.block("divide");
          llvm::BasicBlock *done = code_.block("done");
          build_.CreateBr(loop);
          code_.enter(loop);
          llvm::PHINode *larger = build_.CreatePHI(type_, 2);
          llvm::PHINode *smaller = build_.CreatePHI(type_, 2);
          build_.CreateCondBr(is_zero(smaller), done, divide);
          code_.enter(divide);
          llvm::Value *rest = build_.CreateURem(larger, smaller);
          build_.CreateBr(loop);
          larger->addIncoming(made->getArg(0), entry);
          larger->addIncoming(smaller, divide);
          smaller->addIncoming(made->getArg(1), entry);
          smaller->addIncoming(rest, divide);
          code_.enter(done);
          build_.CreateRet(larger);
        });
    return build_.CreateCall(function, {a, b});
  }

  llvm::Value *lcm(llvm::Value *a, llvm::Value *b) {
    llvm::Value *divisor = gcd(a, b);
    llvm::Value *none = is_zero(divisor);
    llvm::Value *part = build_.CreateUDiv(a, code_.select(none, number(1), divisor));
    return code_.select(none, number(0), build_.CreateMul(part, b));
  }

  Code &code_;
  llvm::IRBuilder<> &build_;
  DType dtype_;
  llvm::Type *type_;
  unsigned width_;
  bool signed_;
};

}  // namespace

llvm::Value *emit_integer(Code &code, ScalarOp op, DType dtype, llvm::Value *a, llvm::Value *b) {
  return Integers(code, dtype, a->getType()).emit(op, a, b);
}

}  // namespace gridstride::codegen::nvptx::detail
