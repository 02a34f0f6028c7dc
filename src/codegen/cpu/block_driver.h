#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "codegen/cpu/body.h"
#include "codegen/cpu/entry.h"
#include "codegen/cpu/phase.h"
#include "codegen/cpu/phase_fusion.h"

namespace gridstride::codegen::cpu {

/// The entry of a kernel that is cut at its barriers: the loop over blocks, in which phases stand one after another,
/// and the memory that they share.
class BlockDriver {
public:
  BlockDriver(const ir::Module &source, const Target &target, Plan &plan, llvm::Module &module, PhaseMemory &memory);

  /// Begins the entry; the builder stands where a block begins. `threads_end`: threads may have ended before others.
  void open(bool threads_end);
  /// Ends the entry.
  void close();
  /// Emits a phase where the builder stands.
  void run(const Phase &phase, const PhaseOrder &order);

  [[nodiscard]] Builder &builder() { return b_; }
  [[nodiscard]] Context &context() { return context_; }
  [[nodiscard]] const LaunchValues &launch() const { return launch_; }
  /// The block's index, int64.
  [[nodiscard]] llvm::Value *block_index(int dim) const { return block_[dim]; }
  /// Where the block ends.
  [[nodiscard]] llvm::BasicBlock *end() const { return end_; }
  [[nodiscard]] llvm::BasicBlock *block(const char *name) {
    return llvm::BasicBlock::Create(context_.llvm, name, function_);
  }

  // What the block has of uniform values.
  [[nodiscard]] llvm::Value *pointer(const Storage &storage);
  [[nodiscard]] Raw load(const Storage &storage, DType dtype);
  void store(const Storage &storage, DType dtype, Raw value);

private:
  using Value = llvm::Value;

  const ArrayValue &hidden(std::size_t number);
  [[nodiscard]] Value *threads() const;

  const ir::Function &kernel_;
  const Target &target_;
  Plan &plan_;
  PhaseMemory &memory_;
  Context context_;
  Builder b_;
  LaunchValues launch_;
  std::vector<ArrayValue> hidden_;  ///< what PhaseMemory has, as far as it was asked for
  llvm::Function *function_ = nullptr;
  Value *scratch_ = nullptr;
  llvm::Instruction *fixed_bytes_ = nullptr;  ///< known when the entry is closed
  Value *dynamic_ = nullptr;                  ///< the launch's shared memory
  Value *per_thread_ = nullptr;               ///< where the memory of single threads begins
  Value *threads_ = nullptr;                  ///< of a block
  Value *block_[3] = {};
  llvm::PHINode *number_ = nullptr;
  llvm::PHINode *at_[3] = {};
  llvm::BasicBlock *head_ = nullptr;
  llvm::BasicBlock *end_ = nullptr;
  llvm::Instruction *launch_end_ = nullptr;
  int phases_ = 0;
};

}  // namespace gridstride::codegen::cpu
