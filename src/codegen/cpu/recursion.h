#pragma once

#include <cstdint>

#include "codegen/cpu/body.h"

namespace gridstride::codegen::cpu {

/// What compiled code of one thread reads of its ThreadPlace.
[[nodiscard]] Position thread_position(const Context &context, Builder &b, llvm::Value *place);
[[nodiscard]] llvm::Value *thread_shared(const Context &context, Builder &b, llvm::Value *place);

/// Levels that there is room for on a thread's stack.
inline constexpr std::uint64_t kDeepestRecursion = 1000;

/// Declares the functions of the module that call themselves, and makes them. Gives the bytes of a stack frame of each,
/// all together.
void declare_recursive(const ir::Module &source, Context &context);
[[nodiscard]] std::uint64_t emit_recursive(const ir::Module &source, Context &context);

}  // namespace gridstride::codegen::cpu
