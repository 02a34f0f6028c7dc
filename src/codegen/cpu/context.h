#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include <llvm/Analysis/TargetFolder.h>
#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include "codegen/target.h"
#include "ir/ir.h"

// Internal to codegen/cpu: what the parts of the emitter share.
namespace gridstride::codegen::cpu {

/// Folds what it can while code is emitted: decisions of the emitter rest on what is a constant.
using Builder = llvm::IRBuilder<llvm::TargetFolder>;

[[nodiscard]] inline Builder make_builder(llvm::Module &module) {
  return Builder(module.getContext(), llvm::TargetFolder(module.getDataLayout()));
}

/// A value in registers: an LLVM scalar, or a vector with one element a lane. A complex number is a pair of them.
/// Register forms: integers iN; float16 and bfloat16 their bits, as i16; float32 float; float64 double; bool i1, and in
/// vectors the lane form (Context::lane_bool).
struct Raw {
  llvm::Value *re = nullptr;
  llvm::Value *im = nullptr;  ///< complex only

  [[nodiscard]] bool is_vector() const { return re->getType()->isVectorTy(); }
};

/// Where a shared array lies in its block's memory; where a local one lies in its thread's, in bytes of one thread.
struct OwnMemory {
  std::uint64_t offset = 0;
  std::uint64_t bytes = 0;
};

/// One LLVM module that is being made of one IR module.
struct Context {
  llvm::LLVMContext &llvm;
  llvm::Module &module;
  const Target &target;
  int lanes;      ///< lanes of a vector
  int mask_bits;  ///< width of the elements of the lane form of bool: that of the hot type
  std::unordered_map<const ir::Op *, std::uint32_t> fault_sites;
  std::unordered_map<const ir::Op *, std::uint32_t> wait_sites;  ///< of barriers and warp operations
  std::unordered_map<const ir::Op *, OwnMemory> own_arrays;      ///< where shared and local arrays lie
  std::unordered_set<const ir::Op *> waiting_loops;
  std::uint64_t dynamic_shared = 0;  ///< where the launch's shared memory begins in a block's
  std::map<const ir::Function *, llvm::Function *> recursive{};  ///< functions that call themselves
  /// Code for the checker: the numbers of its sites (check/program.h). Empty in other code.
  std::unordered_map<const ir::Op *, std::uint32_t> check_sites{};

  [[nodiscard]] llvm::IntegerType *i1() const { return llvm::Type::getInt1Ty(llvm); }
  [[nodiscard]] llvm::IntegerType *i8() const { return llvm::Type::getInt8Ty(llvm); }
  [[nodiscard]] llvm::IntegerType *i16() const { return llvm::Type::getInt16Ty(llvm); }
  [[nodiscard]] llvm::IntegerType *i32() const { return llvm::Type::getInt32Ty(llvm); }
  [[nodiscard]] llvm::IntegerType *i64() const { return llvm::Type::getInt64Ty(llvm); }
  [[nodiscard]] llvm::Type *f32() const { return llvm::Type::getFloatTy(llvm); }
  [[nodiscard]] llvm::Type *f64() const { return llvm::Type::getDoubleTy(llvm); }
  [[nodiscard]] llvm::PointerType *pointer() const { return llvm::PointerType::get(llvm, 0); }

  /// The register form of one element; of a complex number, of one part.
  [[nodiscard]] llvm::Type *register_type(DType dtype) const;
  /// The same as it lies in memory: a bool is a byte.
  [[nodiscard]] llvm::Type *memory_type(DType dtype) const;
  [[nodiscard]] llvm::FixedVectorType *vector_of(llvm::Type *element, int count) const {
    return llvm::FixedVectorType::get(element, static_cast<unsigned>(count));
  }
  /// `element`, or a vector of it with as many elements as `like` has.
  [[nodiscard]] static llvm::Type *shaped(llvm::Type *element, const llvm::Value *like) {
    const auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(like->getType());
    return vector == nullptr ? element : llvm::FixedVectorType::get(element, vector->getNumElements());
  }
  [[nodiscard]] llvm::ConstantInt *int64(std::int64_t value) const {
    return llvm::ConstantInt::getSigned(i64(), value);
  }
  [[nodiscard]] llvm::ConstantInt *int32(std::int32_t value) const {
    return llvm::ConstantInt::getSigned(i32(), value);
  }
  // A vector of i1 has registers of its own only with AVX-512; elsewhere LLVM packs and unpacks it wherever it passes
  // from block to block or outgrows a register. So bools in vectors are integers, all ones where true.
  [[nodiscard]] bool native_masks() const { return target.isa == VectorIsa::Avx512; }
  [[nodiscard]] llvm::IntegerType *lane_bool() const {
    return native_masks() ? i1() : llvm::Type::getIntNTy(llvm, static_cast<unsigned>(mask_bits));
  }
  /// A vector of i1 to the lane form.
  [[nodiscard]] llvm::Value *to_lane_bool(Builder &builder, llvm::Value *i1s) const {
    return native_masks() ? i1s : builder.CreateSExt(i1s, shaped(lane_bool(), i1s));
  }
  /// The lane form to a vector of i1 that chooses between elements of `element_bits`.
  [[nodiscard]] llvm::Value *to_i1(Builder &builder, llvm::Value *lane_bools, unsigned element_bits) const;
  /// The type of a vector with an element a lane.
  [[nodiscard]] llvm::FixedVectorType *lanes_type(DType dtype) const {
    return vector_of(dtype == DType::Bool ? lane_bool() : register_type(dtype), lanes);
  }

  /// <0, step, 2 step, ...> with one element a lane.
  [[nodiscard]] llvm::Constant *lane_numbers(llvm::Type *element, std::int64_t step = 1) const;
  /// A stack slot in the entry block of the function that `builder` is in.
  [[nodiscard]] llvm::AllocaInst *stack_slot(Builder &builder, llvm::Type *type, unsigned align = 64) const;
};

}  // namespace gridstride::codegen::cpu
