#include "codegen/cpu/row_conditions.h"

#include <algorithm>

#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/PatternMatch.h>

namespace gridstride::codegen::cpu {

namespace {

namespace match = llvm::PatternMatch;

/// Conditions of more steps are left where they are.
constexpr int kMostDepth = 24;
constexpr int kUnknown = 64;
/// Rows of a block, and blocks of a grid.
constexpr int kRowBits = 10;
constexpr int kBlockBits = 31;
constexpr int kConstantBits = 48;

void split(llvm::Value *condition, std::vector<llvm::Value *> &into) {
  llvm::Value *a = nullptr;
  llvm::Value *b = nullptr;
  if (match::match(condition, match::m_And(match::m_Value(a), match::m_Value(b)))) {
    split(a, into);
    split(b, into);
    return;
  }
  into.push_back(condition);
}

}  // namespace

RowConditions::RowConditions(Builder &builder, llvm::Instruction *gate, llvm::Value *const (&block)[3])
    : b_(builder), gate_(gate), block_(block) {
  for (const llvm::BasicBlock &each : *gate->getFunction()) outer_.insert(&each);
  outer_.erase(gate->getSuccessor(0));
}

llvm::Value *RowConditions::hoist(llvm::Value *condition, llvm::Instruction *row) {
  std::vector<Value *> parts;
  split(condition, parts);
  Value *left = nullptr;
  llvm::IRBuilderBase::InsertPointGuard guard(b_);
  for (Value *part : parts) {
    b_.SetInsertPoint(gate_);
    if (take(part)) continue;
    b_.SetInsertPoint(row);
    left = left == nullptr ? part : b_.CreateAnd(left, part);
  }
  return left;
}

bool RowConditions::take(Value *condition) {
  Value *inner = nullptr;
  const bool negated = match::match(condition, match::m_Not(match::m_Value(inner)));
  auto *compare = llvm::dyn_cast<llvm::ICmpInst>(negated ? inner : condition);
  if (compare != nullptr && varies(compare)) return take_comparison(*compare, negated);
  if (varies(condition)) return false;
  Copies copies;
  Value *made = at_gate(condition, 0, copies, 0);
  if (made == nullptr) return false;
  require(made);
  return true;
}

/// A comparison of a line in the rows' numbers with what is the same for all of them. It holds for all rows if it holds
/// at the corners.
bool RowConditions::take_comparison(llvm::ICmpInst &compare, bool negated) {
  Value *line = compare.getOperand(0);
  Value *bound = compare.getOperand(1);
  llvm::CmpInst::Predicate predicate = negated ? compare.getInversePredicate() : compare.getPredicate();
  if (!varies(line)) {
    std::swap(line, bound);
    predicate = llvm::CmpInst::getSwappedPredicate(predicate);
  }
  if (varies(bound) || !line->getType()->isIntegerTy(64) || bits_of_line(line, 0) >= kUnknown) return false;
  const bool is_signed = llvm::CmpInst::isSigned(predicate);
  // Without a sign, what is below a bound that is not negative itself is one stretch of numbers.
  const bool below = predicate == llvm::CmpInst::ICMP_ULT || predicate == llvm::CmpInst::ICMP_ULE;
  if (!is_signed && !below) return false;
  Copies copies;
  Value *limit = at_gate(bound, 0, copies, 0);
  if (limit == nullptr) return false;
  std::vector<Value *> conditions;
  if (below) {
    conditions.push_back(merged(b_.CreateICmpSGE(limit, llvm::Constant::getNullValue(limit->getType()))));
  }
  for (unsigned corner = 0; corner < (1U << rows_.size()); ++corner) {
    Copies own;
    Value *at = at_gate(line, corner, own, 0);
    if (at == nullptr) return false;
    conditions.push_back(merged(b_.CreateICmp(predicate, at, limit)));
  }
  for (Value *each : conditions) require(each);
  return true;
}

void RowConditions::require(Value *condition) {
  if (const auto *known = llvm::dyn_cast<llvm::ConstantInt>(condition); known != nullptr && known->isOne()) return;
  if (!required_.insert(condition).second) return;
  all_ = all_ == nullptr ? condition : b_.CreateAnd(all_, condition);
}

bool RowConditions::is_number(const Value *value) const {
  return std::any_of(rows_.begin(), rows_.end(), [&](const Row &row) { return row.number == value; });
}

/// Whether a value depends on a row's number, or on what happens among the rows.
bool RowConditions::varies(Value *value) {
  auto *instruction = llvm::dyn_cast<llvm::Instruction>(value);
  if (instruction == nullptr) return false;
  if (is_number(value)) return true;
  if (outer_.contains(instruction->getParent())) return false;
  if (const auto found = varies_.find(value); found != varies_.end()) return found->second;
  bool result = llvm::isa<llvm::PHINode>(instruction);
  for (Value *operand : instruction->operands()) result = result || varies(operand);
  return varies_[value] = result;
}

/// How many bits a sum of multiples of rows' and blocks' numbers and of constants has, none of which wraps; kUnknown
/// for other values.
int RowConditions::bits_of_line(Value *value, int depth) const {
  if (depth > kMostDepth) return kUnknown;
  if (is_number(value)) return kRowBits;
  if (std::find(block_, block_ + 3, value) != block_ + 3) return kBlockBits;
  if (const auto *number = llvm::dyn_cast<llvm::ConstantInt>(value)) {
    const auto bits = static_cast<int>(number->getValue().getSignificantBits());
    return bits <= kConstantBits ? bits : kUnknown;
  }
  const auto *instruction = llvm::dyn_cast<llvm::Instruction>(value);
  if (instruction == nullptr || !value->getType()->isIntegerTy()) return kUnknown;
  const auto width = static_cast<int>(value->getType()->getIntegerBitWidth());
  const auto of = [&](unsigned operand) { return bits_of_line(instruction->getOperand(operand), depth + 1); };
  int bits = kUnknown;
  switch (instruction->getOpcode()) {
    case llvm::Instruction::Add:
    case llvm::Instruction::Sub: bits = std::max(of(0), of(1)) + 1; break;
    case llvm::Instruction::Mul: bits = of(0) + of(1); break;
    case llvm::Instruction::SExt: return of(0);
    case llvm::Instruction::Trunc: {
      bits = of(0);
      return bits < width ? bits : kUnknown;
    }
    default: break;
  }
  return bits <= width - 4 ? bits : kUnknown;
}

/// The value at the gate, for the rows that `corner` names: bit k: the last along the k-th dimension. Null where it
/// cannot be had there.
llvm::Value *RowConditions::at_gate(Value *value, unsigned corner, Copies &copies, int depth) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].number == value) return b_.getInt64((corner >> i & 1U) != 0 ? rows_[i].last : rows_[i].first);
  }
  auto *instruction = llvm::dyn_cast<llvm::Instruction>(value);
  if (instruction == nullptr || outer_.contains(instruction->getParent())) return value;
  if (const auto found = copies.find(value); found != copies.end()) return found->second;
  if (depth > kMostDepth) return nullptr;
  std::vector<Value *> operands;
  for (Value *operand : instruction->operands()) {
    operands.push_back(llvm::isa<llvm::Function>(operand) ? operand : at_gate(operand, corner, copies, depth + 1));
    if (operands.back() == nullptr) return nullptr;
  }
  return copies[value] = copy(*instruction, operands);
}

llvm::Value *RowConditions::copy(llvm::Instruction &instruction, const std::vector<Value *> &operands) {
  if (const auto *binary = llvm::dyn_cast<llvm::BinaryOperator>(&instruction)) {
    if (binary->getOpcode() == llvm::Instruction::Add && match::match(operands[1], match::m_Zero())) return operands[0];
    return merged(b_.CreateBinOp(binary->getOpcode(), operands[0], operands[1]));
  }
  if (const auto *compare = llvm::dyn_cast<llvm::ICmpInst>(&instruction)) {
    return merged(b_.CreateICmp(compare->getPredicate(), operands[0], operands[1]));
  }
  if (const auto *cast = llvm::dyn_cast<llvm::CastInst>(&instruction)) {
    return merged(b_.CreateCast(cast->getOpcode(), operands[0], cast->getType()));
  }
  if (llvm::isa<llvm::SelectInst>(instruction)) {
    return merged(b_.CreateSelect(operands[0], operands[1], operands[2]));
  }
  if (const auto *call = llvm::dyn_cast<llvm::MinMaxIntrinsic>(&instruction)) {
    return merged(b_.CreateBinaryIntrinsic(call->getIntrinsicID(), operands[0], operands[1]));
  }
  // (A load of what earlier phases left.)
  const bool plain = llvm::isa<llvm::LoadInst>(instruction) || llvm::isa<llvm::GetElementPtrInst>(instruction);
  if (!plain) return nullptr;
  llvm::Instruction *made = instruction.clone();
  for (unsigned i = 0; i < operands.size(); ++i) made->setOperand(i, operands[i]);
  return merged(b_.Insert(made));
}

/// The instruction, or one that was made before and is the same.
llvm::Value *RowConditions::merged(Value *made) {
  auto *instruction = llvm::dyn_cast<llvm::Instruction>(made);
  if (instruction == nullptr) return made;
  for (llvm::Instruction *each : made_) {
    if (each == instruction) return each;
    if (!each->isIdenticalTo(instruction)) continue;
    instruction->eraseFromParent();
    return each;
  }
  made_.push_back(instruction);
  return instruction;
}

}  // namespace gridstride::codegen::cpu
