#pragma once

#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "codegen/cpu/context.h"

namespace gridstride::codegen::cpu {

/// Moves tests of rows out of the loops over a block's rows. Rows test whether guards and checks hold throughout; most
/// of that is the same for all rows, and what compares the row's own number with a bound holds for all of them if it
/// holds for the first and the last. Such conditions are computed once a block, at the gate in front of the rows, each
/// of them once.
class RowConditions {
public:
  /// `gate`: the jump to the block that the rows are emitted from. `block`: the block's indices.
  RowConditions(Builder &builder, llvm::Instruction *gate, llvm::Value *const (&block)[3]);

  /// A row's number along a dimension, while the loop over it is open.
  void push_row(llvm::Value *number, std::int64_t first, std::int64_t last) { rows_.push_back({number, first, last}); }
  void pop_row() { rows_.pop_back(); }

  /// Takes what it can of a conjunction to the gate. Gives what is left to be tested at `row`; null: nothing.
  [[nodiscard]] llvm::Value *hoist(llvm::Value *condition, llvm::Instruction *row);
  /// At the gate: all that was taken there; null: nothing.
  [[nodiscard]] llvm::Value *all() const { return all_; }

private:
  using Value = llvm::Value;
  struct Row {
    Value *number = nullptr;
    std::int64_t first = 0;
    std::int64_t last = 0;
  };
  using Copies = std::unordered_map<Value *, Value *>;

  bool take(Value *condition);
  bool take_comparison(llvm::ICmpInst &compare, bool negated);
  [[nodiscard]] bool varies(Value *value);
  [[nodiscard]] int bits_of_line(Value *value, int depth) const;
  [[nodiscard]] bool is_number(const Value *value) const;
  [[nodiscard]] Value *at_gate(Value *value, unsigned corner, Copies &copies, int depth);
  [[nodiscard]] Value *copy(llvm::Instruction &instruction, const std::vector<Value *> &operands);
  [[nodiscard]] Value *merged(Value *made);
  void require(Value *condition);

  Builder &b_;
  llvm::Instruction *gate_;
  Value *const *block_;
  std::unordered_set<const llvm::BasicBlock *> outer_;  ///< blocks in front of the rows
  std::vector<Row> rows_;
  std::vector<llvm::Instruction *> made_;
  std::unordered_map<Value *, bool> varies_;
  std::unordered_set<Value *> required_;
  Value *all_ = nullptr;
};

}  // namespace gridstride::codegen::cpu
