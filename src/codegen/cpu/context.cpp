#include "codegen/cpu/context.h"

#include <vector>

#include <llvm/IR/Constants.h>

namespace gridstride::codegen::cpu {

llvm::Type *Context::register_type(DType dtype) const {
  switch (dtype) {
    case DType::Bool: return i1();
    case DType::Float32:
    case DType::Complex64: return f32();
    case DType::Float64:
    case DType::Complex128: return f64();
    default: return llvm::Type::getIntNTy(llvm, static_cast<unsigned>(8 * size_of(dtype)));
  }
}

llvm::Type *Context::memory_type(DType dtype) const {
  return dtype == DType::Bool ? i8() : register_type(dtype);
}

llvm::Value *Context::to_i1(Builder &builder, llvm::Value *lane_bools, unsigned element_bits) const {
  if (lane_bools->getType()->getScalarSizeInBits() == 1) return lane_bools;
  llvm::Type *type = shaped(llvm::Type::getIntNTy(llvm, element_bits), lane_bools);
  llvm::Value *sized = builder.CreateIntCast(lane_bools, type, true);
  return builder.CreateICmpSLT(sized, llvm::Constant::getNullValue(type));
}

llvm::Constant *Context::lane_numbers(llvm::Type *element, std::int64_t step) const {
  std::vector<llvm::Constant *> numbers;
  for (int lane = 0; lane < lanes; ++lane) {
    // Through unsigned arithmetic: the numbers wrap in narrow types as the values do.
    const auto bits = llvm::APInt(64, static_cast<std::uint64_t>(lane) * static_cast<std::uint64_t>(step))
                          .trunc(element->getIntegerBitWidth());
    numbers.push_back(llvm::ConstantInt::get(llvm, bits));
  }
  return llvm::ConstantVector::get(numbers);
}

llvm::AllocaInst *Context::stack_slot(Builder &builder, llvm::Type *type, unsigned align) const {
  llvm::BasicBlock &entry = builder.GetInsertBlock()->getParent()->getEntryBlock();
  llvm::IRBuilder<> at_entry(&entry, entry.begin());
  llvm::AllocaInst *slot = at_entry.CreateAlloca(type);
  slot->setAlignment(llvm::Align(align));
  return slot;
}

}  // namespace gridstride::codegen::cpu
