#include "codegen/nvptx/code.h"

#include <fmt/format.h>

#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/Intrinsics.h>

namespace gridstride::codegen::nvptx {

llvm::Type *Code::type(DType dtype) {
  switch (dtype) {
    case DType::Bool: return builder.getInt1Ty();
    case DType::Float16: return builder.getHalfTy();
    case DType::BFloat16: return builder.getBFloatTy();
    case DType::Float32:
    case DType::Complex64: return builder.getFloatTy();
    case DType::Float64:
    case DType::Complex128: return builder.getDoubleTy();
    default: return int_type(static_cast<unsigned>(8 * size_of(dtype)));
  }
}

llvm::Type *Code::memory_type(DType dtype) {
  return dtype == DType::Bool ? builder.getInt8Ty() : type(dtype);
}

Value Code::constant(const Scalar &scalar) {
  llvm::Type *part = type(scalar.dtype);
  const auto from = [&](std::uint64_t word) -> llvm::Value * {
    const unsigned width = part->getPrimitiveSizeInBits();
    const llvm::APInt bits(64, word);
    if (part->isIntegerTy()) return llvm::ConstantInt::get(part, bits.trunc(width));
    return llvm::ConstantFP::get(part, llvm::APFloat(part->getFltSemantics(), bits.trunc(width)));
  };
  switch (scalar.dtype) {
    case DType::Complex64: return {from(scalar.bits[0]), from(scalar.bits[0] >> 32)};
    case DType::Complex128: return {from(scalar.bits[0]), from(scalar.bits[1])};
    default: return {from(scalar.bits[0]), nullptr};
  }
}

Value Code::zero(DType dtype) {
  return constant({dtype, {0, 0}});
}

llvm::Value *Code::intrinsic(llvm::Intrinsic::ID id, const std::vector<llvm::Type *> &types,
                             const std::vector<llvm::Value *> &operands) {
  return builder.CreateIntrinsic(id, types, operands);
}

llvm::Value *Code::libdevice(const std::string &name, const std::vector<llvm::Value *> &operands) {
  std::vector<llvm::Type *> types;
  types.reserve(operands.size());
  for (llvm::Value *each : operands) types.push_back(each->getType());
  auto *signature = llvm::FunctionType::get(types[0], types, false);
  const llvm::FunctionCallee callee = module.getOrInsertFunction(name, signature);
  auto *call = builder.CreateCall(callee, operands);
  call->setDoesNotAccessMemory();
  call->setDoesNotThrow();
  return call;
}

llvm::BasicBlock *Code::block(const char *name) {
  return llvm::BasicBlock::Create(context(), name, builder.GetInsertBlock()->getParent());
}

llvm::Value *Code::bits(llvm::Value *value) {
  return builder.CreateBitCast(value, int_type(value->getType()->getPrimitiveSizeInBits()));
}

llvm::Value *Code::from_bits(llvm::Value *value, llvm::Type *type) {
  return builder.CreateBitCast(value, type);
}

llvm::Value *Code::sign_bit(llvm::Value *value, const char *operation, bool inverted) {
  const unsigned width = value->getType()->getPrimitiveSizeInBits();
  llvm::IntegerType *word = int_type(width);
  std::uint64_t mask = std::uint64_t{1} << (width - 1);
  if (inverted) mask = (width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1) ^ mask;
  const char *constraint = width == 64 ? "=l,l" : width == 32 ? "=r,r" : "=h,h";
  auto *code = llvm::InlineAsm::get(llvm::FunctionType::get(word, {word}, false),
                                    fmt::format("{}.b{} $0, $1, 0x{:x};", operation, width, mask), constraint, false);
  auto *call = builder.CreateCall(code, {bits(value)});
  call->setDoesNotAccessMemory();
  call->setDoesNotThrow();
  return from_bits(call, value->getType());
}

llvm::Function *helper(Code &code, const std::string &name, llvm::Type *result, const std::vector<llvm::Type *> &params,
                       const std::function<void(llvm::Function *)> &body) {
  if (llvm::Function *known = code.module.getFunction(name)) return known;
  auto *function = llvm::Function::Create(llvm::FunctionType::get(result, params, false),
                                          llvm::GlobalValue::InternalLinkage, name, code.module);
  function->addFnAttr(llvm::Attribute::NoUnwind);
  const llvm::IRBuilderBase::InsertPointGuard guard(code.builder);
  const llvm::DebugLoc no_line;
  code.builder.SetCurrentDebugLocation(no_line);
  code.enter(llvm::BasicBlock::Create(code.context(), "entry", function));
  body(function);
  return function;
}

}  // namespace gridstride::codegen::nvptx
