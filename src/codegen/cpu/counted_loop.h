#pragma once

#include <utility>

#include "codegen/cpu/context.h"

namespace gridstride::codegen::cpu {

/// Emits for (i = from; i < to; i += 1) body(i), of int64; `body` may open blocks.
template <class Emit>
void counted_loop(Builder &builder, llvm::Value *from, llvm::Value *to, Emit &&body) {
  llvm::BasicBlock *before = builder.GetInsertBlock();
  llvm::Function *function = before->getParent();
  llvm::BasicBlock *head = llvm::BasicBlock::Create(builder.getContext(), "for", function);
  llvm::BasicBlock *done = llvm::BasicBlock::Create(builder.getContext(), "end", function);
  builder.CreateCondBr(builder.CreateICmpSLT(from, to), head, done);
  builder.SetInsertPoint(head);
  llvm::PHINode *i = builder.CreatePHI(builder.getInt64Ty(), 2);
  i->addIncoming(from, before);
  std::forward<Emit>(body)(i);
  llvm::Value *next = builder.CreateAdd(i, builder.getInt64(1));
  i->addIncoming(next, builder.GetInsertBlock());
  builder.CreateCondBr(builder.CreateICmpSLT(next, to), head, done);
  builder.SetInsertPoint(done);
}

}  // namespace gridstride::codegen::cpu
