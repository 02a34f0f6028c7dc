#include "codegen/cpu/row_jam.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/ValueMapper.h>

namespace gridstride::codegen::cpu {

namespace {

using llvm::BasicBlock;
using llvm::Instruction;
using llvm::Value;

/// Larger bodies are not taken several at a time.
constexpr std::size_t kMostInstructions = 160;
/// Registers that the values which inner loops carry may take.
constexpr std::uint64_t kMostCarried = 8;

class Jam {
public:
  Jam(llvm::PHINode *row, int vector_bytes)
      : row_(row), head_(row->getParent()), vector_bytes_(static_cast<std::uint64_t>(vector_bytes)) {}

  void run(std::int64_t rows) {
    if (!find_blocks() || !find_inner_loops() || !is_plain()) return;
    find_varying();
    for (const BasicBlock *block : blocks_) {
      const auto *branch = llvm::cast<llvm::BranchInst>(block->getTerminator());
      if (block != latch_ && branch->isConditional() && varies(branch->getCondition())) return;
    }
    std::int64_t together = 0;
    for (const std::int64_t each : {4, 2}) {
      if (rows % each != 0 || carried_registers() * static_cast<std::uint64_t>(each) > kMostCarried) continue;
      together = each;
      break;
    }
    if (together == 0) return;
    for (std::int64_t other = 1; other < together; ++other) clone(other);
    step_->setOperand(1, llvm::ConstantInt::get(step_->getType(), static_cast<std::uint64_t>(together)));
  }

private:
  /// The loop's blocks, in an order in which definitions come first.
  bool find_blocks() {
    for (BasicBlock *before : llvm::predecessors(head_)) {
      auto *next = llvm::dyn_cast<llvm::BinaryOperator>(row_->getIncomingValueForBlock(before));
      if (next == nullptr || next->getOpcode() != Instruction::Add || next->getOperand(0) != row_) continue;
      latch_ = before;
      step_ = next;
    }
    if (latch_ == nullptr || !llvm::isa<llvm::BranchInst>(latch_->getTerminator())) return false;
    std::vector<std::pair<BasicBlock *, unsigned>> stack{{head_, 0}};
    std::unordered_set<BasicBlock *> seen{head_};
    while (!stack.empty()) {
      auto &[block, next] = stack.back();
      auto *branch = llvm::dyn_cast<llvm::BranchInst>(block->getTerminator());
      if (branch == nullptr || seen.size() > 24) return false;
      if (block == latch_ || next == branch->getNumSuccessors()) {
        blocks_.push_back(block);
        stack.pop_back();
        continue;
      }
      BasicBlock *successor = branch->getSuccessor(next++);
      if (seen.insert(successor).second) stack.emplace_back(successor, 0);
    }
    std::reverse(blocks_.begin(), blocks_.end());
    for (std::size_t i = 0; i < blocks_.size(); ++i) place_[blocks_[i]] = i;
    return place_.contains(latch_);
  }

  bool find_inner_loops() {
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      if (blocks_[i] == latch_) continue;
      for (const BasicBlock *to : llvm::successors(blocks_[i])) {
        const std::size_t begin = place_.at(to);
        if (begin > i) continue;
        if (to == head_) return false;
        for (std::size_t k = begin; k <= i; ++k) inner_.insert(blocks_[k]);
      }
    }
    return !inner_.empty() && !inner_.contains(latch_);
  }

  /// No effects but stores, and those outside of the inner loops.
  bool is_plain() {
    std::size_t count = 0;
    for (BasicBlock *block : blocks_) {
      for (Instruction &each : *block) {
        ++count;
        if (auto *store = llvm::dyn_cast<llvm::StoreInst>(&each)) {
          if (!store->isSimple() || inner_.contains(block)) return false;
          stores_.insert(block);
        } else if (auto *load = llvm::dyn_cast<llvm::LoadInst>(&each)) {
          if (!load->isSimple()) return false;
        } else if (auto *call = llvm::dyn_cast<llvm::CallBase>(&each)) {
          const bool fetches = call->getIntrinsicID() == llvm::Intrinsic::prefetch;
          if (!fetches && !call->doesNotAccessMemory()) return false;
        } else if (each.mayReadOrWriteMemory()) {
          return false;
        }
      }
    }
    return count <= kMostInstructions;
  }

  bool varies(const Value *value) const { return varying_.contains(value); }

  /// What depends on the row; or is of memory that a row may have written.
  void find_varying() {
    varying_.insert(row_);
    for (bool grown = true; grown;) {
      grown = false;
      for (BasicBlock *block : blocks_) {
        for (Instruction &each : *block) {
          if (each.isTerminator() || varies(&each)) continue;
          bool found = llvm::isa<llvm::StoreInst>(each) || (llvm::isa<llvm::LoadInst>(each) && stores_.contains(block));
          for (const Value *operand : each.operands()) found = found || varies(operand);
          if (!found) continue;
          varying_.insert(&each);
          grown = true;
        }
      }
    }
  }

  std::uint64_t carried_registers() const {
    std::uint64_t registers = 0;
    for (const BasicBlock *block : inner_) {
      for (const llvm::PHINode &phi : block->phis()) {
        if (!varies(&phi)) continue;
        const std::uint64_t bits = phi.getType()->getPrimitiveSizeInBits().getFixedValue();
        registers += std::max<std::uint64_t>(1, bits / 8 / vector_bytes_);
      }
    }
    return registers;
  }

  /// The same for the row that is so many further.
  void clone(std::int64_t further) {
    llvm::ValueToValueMapTy map;
    auto *next = llvm::BinaryOperator::CreateAdd(
        row_, llvm::ConstantInt::get(row_->getType(), static_cast<std::uint64_t>(further)), "row");
    next->insertBefore(head_->getFirstNonPHIIt());
    map[row_] = next;
    const Value *again = llvm::cast<llvm::BranchInst>(latch_->getTerminator())->getCondition();
    std::vector<Instruction *> made;
    for (BasicBlock *block : blocks_) {
      // (What was made for other rows is not among what varies.)
      std::vector<Instruction *> own;
      for (Instruction &each : *block) {
        if (varies(&each) && &each != row_ && &each != step_ && &each != again) own.push_back(&each);
      }
      for (Instruction *each : own) {
        Instruction *copy = each->clone();
        copy->insertBefore(llvm::isa<llvm::PHINode>(each) ? block->getFirstNonPHIIt()
                                                          : block->getTerminator()->getIterator());
        map[each] = copy;
        made.push_back(copy);
      }
    }
    for (Instruction *copy : made) {
      llvm::RemapInstruction(copy, map, llvm::RF_NoModuleLevelChanges | llvm::RF_IgnoreMissingLocals);
    }
  }

  llvm::PHINode *row_;
  BasicBlock *head_;
  std::uint64_t vector_bytes_;
  BasicBlock *latch_ = nullptr;
  llvm::BinaryOperator *step_ = nullptr;
  std::vector<BasicBlock *> blocks_;
  std::unordered_map<const BasicBlock *, std::size_t> place_;
  std::unordered_set<const BasicBlock *> inner_;   ///< of inner loops
  std::unordered_set<const BasicBlock *> stores_;  ///< that store something
  std::unordered_set<const Value *> varying_;
};

}  // namespace

void jam_rows(llvm::PHINode *row, std::int64_t rows, int vector_bytes) {
  Jam(row, vector_bytes).run(rows);
}

}  // namespace gridstride::codegen::cpu
