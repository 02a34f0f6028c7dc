#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include "types/dtype.h"
#include "types/scalar.h"

namespace gridstride::codegen::nvptx {

/// A scalar of the IR as LLVM values: bool is i1, integers iN, float16 half, bfloat16 bfloat; a complex number has two
/// parts.
struct Value {
  llvm::Value *real = nullptr;
  llvm::Value *imag = nullptr;
};

/// Where code of a module is made: the builder, and the few forms that LLVM's own builder lacks.
class Code {
public:
  explicit Code(llvm::Module &target) : module(target), builder(target.getContext()) {}
  Code(const Code &) = delete;
  Code &operator=(const Code &) = delete;

  llvm::Module &module;
  llvm::IRBuilder<> builder;
  bool fast = false;  ///< float32 functions are the GPU's approximate ones: see Options

  [[nodiscard]] llvm::LLVMContext &context() { return module.getContext(); }
  [[nodiscard]] llvm::IntegerType *int_type(unsigned bits) { return builder.getIntNTy(bits); }
  /// In a register; of a complex: of each part.
  [[nodiscard]] llvm::Type *type(DType dtype);
  /// In memory: bool is i8.
  [[nodiscard]] llvm::Type *memory_type(DType dtype);
  [[nodiscard]] Value constant(const Scalar &scalar);
  [[nodiscard]] Value zero(DType dtype);

  [[nodiscard]] llvm::ConstantInt *i32(std::uint32_t value) { return builder.getInt32(value); }
  [[nodiscard]] llvm::ConstantInt *i64(std::int64_t value) {
    return builder.getInt64(static_cast<std::uint64_t>(value));
  }
  [[nodiscard]] llvm::ConstantInt *flag(bool value) { return builder.getInt1(value); }

  [[nodiscard]] llvm::Value *intrinsic(llvm::Intrinsic::ID id, const std::vector<llvm::Type *> &types,
                                       const std::vector<llvm::Value *> &operands);
  /// A function of libdevice, all operands and the result of the first operand's type (but where `result` says so).
  [[nodiscard]] llvm::Value *libdevice(const std::string &name, const std::vector<llvm::Value *> &operands);

  [[nodiscard]] llvm::BasicBlock *block(const char *name);
  /// Goes on at the start of this block.
  void enter(llvm::BasicBlock *target) { builder.SetInsertPoint(target); }
  [[nodiscard]] llvm::Value *select(llvm::Value *condition, llvm::Value *yes, llvm::Value *no) {
    return builder.CreateSelect(condition, yes, no);
  }

  /// The float with its sign bit flipped (or cleared), of a NaN too: on the bits, where the optimizer cannot make an
  /// arithmetic instruction of it that would lose a NaN's sign.
  [[nodiscard]] llvm::Value *flip_sign(llvm::Value *value) { return sign_bit(value, "xor", false); }
  [[nodiscard]] llvm::Value *clear_sign(llvm::Value *value) { return sign_bit(value, "and", true); }
  [[nodiscard]] llvm::Value *bits(llvm::Value *value);  ///< float to integer of its size
  [[nodiscard]] llvm::Value *from_bits(llvm::Value *value, llvm::Type *type);

private:
  [[nodiscard]] llvm::Value *sign_bit(llvm::Value *value, const char *operation, bool inverted);
};

/// Two values of the same operation, as an internal function that is made when it is first needed: for loops that would
/// bloat each place of use. `body` is called in the function's first block with its arguments and returns through the
/// builder.
llvm::Function *helper(Code &code, const std::string &name, llvm::Type *result, const std::vector<llvm::Type *> &params,
                       const std::function<void(llvm::Function *)> &body);

}  // namespace gridstride::codegen::nvptx
