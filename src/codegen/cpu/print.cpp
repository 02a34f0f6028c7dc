#include "codegen/cpu/body.h"
#include "codegen/cpu/report.h"

namespace gridstride::codegen::cpu {

/// Prints for the lanes that are on, in their order: see `print_lanes`.
void Body::emit_print(const ir::Op &op) {
  if (mask_.none) return;
  const auto lanes = static_cast<unsigned>(lanes_);
  const auto count = static_cast<unsigned>(op.operands.size());
  llvm::Type *i64 = context_.i64();
  Value *values = context_.stack_slot(b_, llvm::ArrayType::get(i64, std::max(1U, lanes * count)));
  std::string dtypes;
  for (unsigned i = 0; i < count; ++i) {
    const DType type = dtype(op.operands[i]);
    dtypes += static_cast<char>(type);
    Value *given = vector(value(op.operands[i])).re;
    if (type == DType::Bool) given = b_.CreateZExt(context_.to_i1(b_, given, 64), context_.vector_of(i64, lanes_));
    Value *place = b_.CreateConstGEP1_64(i64, values, std::uint64_t{i} * lanes);
    b_.CreateAlignedStore(given, place, llvm::Align(8));
  }
  Value *on = lane_bits(mask_);
  if (model_.mode == LaneMode::Thread) on = b_.CreateAnd(on, context_.int64(1));
  llvm::Type *pointer = context_.pointer();
  const auto callee = context_.module.getOrInsertFunction(
      llvm::StringRef(kPrintLanes.data(), kPrintLanes.size()),
      llvm::FunctionType::get(llvm::Type::getVoidTy(context_.llvm), {pointer, i64, pointer, i64, pointer, i64, i64},
                              false));
  const auto number = [&](std::size_t n) { return context_.int64(static_cast<std::int64_t>(n)); };
  b_.CreateCall(callee, {b_.CreateGlobalString(op.symbol), number(op.symbol.size()), b_.CreateGlobalString(dtypes),
                         number(count), values, number(lanes), on});
}

}  // namespace gridstride::codegen::cpu
