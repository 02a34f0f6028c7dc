#include <llvm/IR/Intrinsics.h>

#include "codegen/cpu/address.h"

// Rows of a block that lie far apart, and trips of a loop of the block that are a stride apart, are nothing that
// processors foresee. What the next trip, or the next block along x, will touch is fetched while this one is at work.
namespace gridstride::codegen::cpu {

namespace {

constexpr std::int64_t kCacheLine = 64;
constexpr int kMostDepth = 12;

}  // namespace

/// How much an index grows where what `of` names grows by 1; empty where that is not constant.
std::optional<std::int64_t> Body::growth(ir::ValueId id, const Grows &of, int depth) const {
  const ir::Op *op = instance_->definitions[id.index];
  if (op == nullptr) return std::int64_t{0};
  if (const auto direct = of(*op)) return direct;
  const auto operand = [&](std::size_t i) { return growth(op->operands[i], of, depth + 1); };
  if (depth > kMostDepth) return std::nullopt;
  if (op->code == ir::OpCode::Cast) return operand(0);
  if (op->code != ir::OpCode::Scalar) return std::int64_t{0};
  std::vector<std::int64_t> grown;
  bool any = false;
  for (std::size_t i = 0; i < op->operands.size(); ++i) {
    const auto each = operand(i);
    if (!each) return std::nullopt;
    grown.push_back(*each);
    any = any || *each != 0;
  }
  if (!any) return std::int64_t{0};
  switch (op->scalar_op) {
    case ScalarOp::Add: return grown[0] + grown[1];
    case ScalarOp::Sub: return grown[0] - grown[1];
    case ScalarOp::Mul:
      for (std::size_t i = 0; i < 2; ++i) {
        const ir::Op *factor = instance_->definitions[op->operands[1 - i].index];
        const bool known = factor != nullptr && factor->code == ir::OpCode::Constant;
        if (known && grown[1 - i] == 0) return grown[i] * factor->scalar.as_int();
      }
      return std::nullopt;
    default: return std::nullopt;
  }
}

/// The bytes from an access to the same one where what `of` names is greater by 1; null where it stays, or is not
/// known.
Body::Value *Body::distance(const ir::Op &op, const Address &address, const Grows &of) {
  const std::size_t first = ir::first_index(op);
  Value *bytes = nullptr;
  for (std::size_t axis = 0; axis < address.axes.size(); ++axis) {
    const auto grows = growth(op.operands[first + axis], of, 0);
    if (!grows) return nullptr;
    if (*grows == 0) continue;
    Value *stride = address.array->strides[axis];
    bytes = at_level(kLaunch, [&] {
      Value *part = b_.CreateMul(stride, context_.int64(*grows));
      return bytes == nullptr ? part : b_.CreateAdd(bytes, part);
    });
  }
  return bytes;
}

void Body::prefetch(const ir::Op &op, const Address &address) {
  if (!model_.one_block || model_.mode != LaneMode::Segment || model_.straddles || model_.lanes == 0) return;
  if (address.array->type.space != ir::Space::Global || model_.axis != 0) return;
  // One in each line of the cache.
  const auto item = static_cast<std::int64_t>(size_of(address.array->type.dtype));
  const auto *at = llvm::dyn_cast<llvm::ConstantInt>(position_.lane0);
  if (at != nullptr && at->getSExtValue() * item % kCacheLine != 0) return;

  const TripStep *step = nullptr;
  Value *bytes = distance(op, address, [&](const ir::Op &each) -> std::optional<std::int64_t> {
    if (model_.steps == nullptr) return std::nullopt;
    const auto found = model_.steps->find(&each);
    if (found == model_.steps->end()) return std::nullopt;
    step = &found->second;
    return std::int64_t{1};
  });
  if (bytes != nullptr) {
    bytes = at_level(kLaunch, [&] {
      if (step->by_grid) return b_.CreateMul(bytes, b_.CreateMul(launch_.grid[0], launch_.block[0]));
      return b_.CreateMul(bytes, context_.int64(step->number));
    });
  } else if (model_.shape[1] * model_.shape[2] > 1) {
    bytes = distance(op, address, [&](const ir::Op &each) -> std::optional<std::int64_t> {
      if (each.dim != 0) return std::nullopt;
      if (each.code == ir::OpCode::BlockIdx) return std::int64_t{1};
      if (each.code == ir::OpCode::GlobalIdx) return std::int64_t{model_.shape[0]};
      return std::nullopt;
    });
  }
  if (bytes == nullptr) return;
  Value *ahead = b_.CreateGEP(context_.i8(), address.base, bytes);
  // (Into the second level: rows at a pitch of a power of two would drive each other out of the first.)
  b_.CreateIntrinsic(llvm::Intrinsic::prefetch, {context_.pointer()},
                     {ahead, context_.int32(0), context_.int32(2), context_.int32(1)});
}

}  // namespace gridstride::codegen::cpu
