#include "codegen/nvptx/scalar_ops.h"

#include <fmt/format.h>
#include <llvm/IR/InlineAsm.h>

#include "base/error.h"

namespace gridstride::codegen::nvptx {

namespace {

using llvm::CmpInst;

bool is_comparison(ScalarOp op) {
  return op >= ScalarOp::Eq && op <= ScalarOp::Ge;
}

/// int64 against uint64, by value: a negative one is below every other.
llvm::Value *compare_mixed(Code &code, ScalarOp op, const Operand &a, const Operand &b) {
  auto &build = code.builder;
  llvm::Value *left = a.value.real;
  llvm::Value *right = b.value.real;
  const bool signed_left = a.dtype == DType::Int64;
  llvm::Value *negative = build.CreateICmpSLT(signed_left ? left : right, code.i64(0));
  CmpInst::Predicate predicate = CmpInst::ICMP_EQ;
  bool when_below = false;  // the result where left is below right for a sign alone
  bool when_above = false;
  switch (op) {
    case ScalarOp::Eq: break;
    case ScalarOp::Ne:
      predicate = CmpInst::ICMP_NE;
      when_below = when_above = true;
      break;
    case ScalarOp::Lt:
      predicate = CmpInst::ICMP_ULT;
      when_below = true;
      break;
    case ScalarOp::Le:
      predicate = CmpInst::ICMP_ULE;
      when_below = true;
      break;
    case ScalarOp::Gt:
      predicate = CmpInst::ICMP_UGT;
      when_above = true;
      break;
    default:
      predicate = CmpInst::ICMP_UGE;
      when_above = true;
      break;
  }
  return code.select(negative, code.flag(signed_left ? when_below : when_above),
                     build.CreateICmp(predicate, left, right));
}

/// x != 0; NaN is true.
llvm::Value *truth(Code &code, const Operand &operand) {
  auto &build = code.builder;
  const auto nonzero = [&](llvm::Value *value) -> llvm::Value * {
    if (value->getType()->isIntegerTy(1)) return value;
    llvm::Constant *zero = llvm::Constant::getNullValue(value->getType());
    return value->getType()->isIntegerTy() ? build.CreateICmpNE(value, zero) : build.CreateFCmpUNE(value, zero);
  };
  llvm::Value *real = nonzero(operand.value.real);
  return operand.value.imag == nullptr ? real : build.CreateOr(real, nonzero(operand.value.imag));
}

llvm::Value *logical(Code &code, ScalarOp op, std::span<const Operand> operands) {
  llvm::Value *a = truth(code, operands[0]);
  if (op == ScalarOp::LogicalNot) return code.builder.CreateNot(a);
  llvm::Value *b = truth(code, operands[1]);
  if (op == ScalarOp::LogicalAnd) return code.builder.CreateAnd(a, b);
  return op == ScalarOp::LogicalOr ? code.builder.CreateOr(a, b) : code.builder.CreateXor(a, b);
}

}  // namespace

namespace detail {

void no_code(ScalarOp op, DType dtype) {
  throw Error(ErrorKind::Internal,
              fmt::format("code generation for GPUs lacks '{}' on {}", info(op).name, name(dtype)));
}

}  // namespace detail

Value emit_scalar_op(Code &code, ScalarOp op, std::span<const Operand> operands) {
  const Operand &first = operands[0];
  const DType dtype = first.dtype;
  switch (op) {
    case ScalarOp::Positive: return first.value;
    case ScalarOp::Select: {
      const Value &yes = operands[1].value;
      const Value &no = operands[2].value;
      Value result{code.select(first.value.real, yes.real, no.real), nullptr};
      if (yes.imag != nullptr) result.imag = code.select(first.value.real, yes.imag, no.imag);
      return result;
    }
    case ScalarOp::LogicalAnd:
    case ScalarOp::LogicalOr:
    case ScalarOp::LogicalXor:
    case ScalarOp::LogicalNot: return {logical(code, op, operands), nullptr};
    case ScalarOp::MakeComplex: return {first.value.real, operands[1].value.real};
    case ScalarOp::Ldexp: {
      llvm::Value *steps = code.builder.CreateSExt(operands[1].value.real, code.int_type(64));
      return {detail::emit_float_bits(code, op, dtype, first.value.real, steps), nullptr};
    }
    default: break;
  }
  if (is_comparison(op) && operands[1].dtype != dtype) return {compare_mixed(code, op, first, operands[1]), nullptr};
  const Value none;
  const Value &b = operands.size() > 1 ? operands[1].value : none;
  const Value &c = operands.size() > 2 ? operands[2].value : none;
  switch (kind_of(dtype)) {
    case DTypeKind::Float: return {detail::emit_float(code, op, dtype, first.value.real, b.real, c.real), nullptr};
    case DTypeKind::Complex: return detail::emit_complex(code, op, dtype, first.value, b);
    default: return {detail::emit_integer(code, op, dtype, first.value.real, b.real), nullptr};
  }
}

namespace {

/// The instruction for bytes, which LLVM would widen first.
llvm::Value *byte_to_half(llvm::IRBuilder<> &build, llvm::Value *value, bool is_signed) {
  llvm::Value *wide = build.CreateIntCast(value, build.getInt16Ty(), is_signed);
  auto *type = llvm::FunctionType::get(build.getHalfTy(), {build.getInt16Ty()}, false);
  const char *text = is_signed ? "cvt.rn.f16.s8 $0, $1;" : "cvt.rn.f16.u8 $0, $1;";
  return build.CreateCall(type, llvm::InlineAsm::get(type, text, "=h,h", false), {wide});
}

}  // namespace

Value emit_cast(Code &code, const Operand &from, DType to) {
  if (from.dtype == to) return from.value;
  auto &build = code.builder;
  llvm::Value *value = from.value.real;
  if (to == DType::Bool) return {truth(code, from), nullptr};
  if (is_complex(to)) {
    const DType part = real_of(to);
    if (is_complex(from.dtype)) {
      const DType given = real_of(from.dtype);
      return {emit_cast(code, {{value, nullptr}, given}, part).real,
              emit_cast(code, {{from.value.imag, nullptr}, given}, part).real};
    }
    return {emit_cast(code, from, part).real, code.zero(part).real};
  }
  const DType source = real_of(from.dtype);
  if (source == to) return {value, nullptr};
  llvm::Type *type = code.type(to);
  const bool from_signed = kind_of(source) == DTypeKind::Signed;
  if (!is_floating(source)) {
    if (is_integer(to)) return {build.CreateIntCast(value, type, from_signed), nullptr};
    // Integers reach bfloat16 through float32: two roundings, as the reference does. Those that float16 has are exact
    // in float32, and one rounding gives the same.
    llvm::Type *step = to == DType::BFloat16 ? build.getFloatTy() : type;
    if (to == DType::Float16 && size_of(source) == 1) return {byte_to_half(build, value, from_signed), nullptr};
    llvm::Value *number = from_signed ? build.CreateSIToFP(value, step) : build.CreateUIToFP(value, step);
    return {step == type ? number : build.CreateFPTrunc(number, type), nullptr};
  }
  if (is_integer(to)) {
    // Any 16-bit float is a float32; the saturating conversions give 0 for NaN.
    if (size_of(source) == 2) value = build.CreateFPExt(value, build.getFloatTy());
    const bool to_signed = kind_of(to) == DTypeKind::Signed;
    const auto id = to_signed ? llvm::Intrinsic::fptosi_sat : llvm::Intrinsic::fptoui_sat;
    return {code.intrinsic(id, {type, value->getType()}, {value}), nullptr};
  }
  if (size_of(source) == size_of(to)) {  // float16 and bfloat16: neither holds the other
    return {build.CreateFPTrunc(build.CreateFPExt(value, build.getFloatTy()), type), nullptr};
  }
  return {build.CreateFPCast(value, type), nullptr};
}

}  // namespace gridstride::codegen::nvptx
