#include "codegen/nvptx/body.h"
#include "types/print_format.h"

// CUDA's vprintf prints: it writes the format and its values, one after another, to a buffer of the device's that the
// driver shows when the host waits for the device.
namespace gridstride::codegen::nvptx {

namespace {

/// Values that one call takes.
constexpr std::size_t kMostValues = 32;

std::string percent_escaped(const std::string &text) {
  std::string result;
  for (const char c : text) {
    result += c;
    if (c == '%') result += c;
  }
  return result;
}

}  // namespace

void Body::emit_print(const ir::Op &op) {
  llvm::Type *pointer = llvm::PointerType::get(code_.context(), 0);
  llvm::Type *i64 = code_.int_type(64);
  const auto text_of = [&](const std::string &text) -> llvm::Value * {
    // A global variable lies in global memory; vprintf takes generic addresses.
    llvm::GlobalVariable *made = build_.CreateGlobalString(text, "text", 1);
    return build_.CreateAddrSpaceCast(made, pointer);
  };
  const auto callee = code_.module.getOrInsertFunction(
      "vprintf", llvm::FunctionType::get(code_.int_type(32), {pointer, pointer}, false));
  std::string format;
  std::vector<llvm::Value *> values;
  const auto print = [&] {
    llvm::Value *list = llvm::ConstantPointerNull::get(llvm::cast<llvm::PointerType>(pointer));
    if (!values.empty()) {
      llvm::BasicBlock &entry = build_.GetInsertBlock()->getParent()->getEntryBlock();
      llvm::IRBuilder<> at_entry(&entry, entry.begin());
      auto *slots = at_entry.CreateAlloca(llvm::ArrayType::get(i64, values.size()));
      slots->setAlignment(llvm::Align(8));
      for (unsigned i = 0; i < values.size(); ++i) {
        build_.CreateAlignedStore(values[i], build_.CreateConstGEP1_32(i64, slots, i), llvm::Align(8));
      }
      list = slots;
    }
    build_.CreateCall(callee, {text_of(format), list});
    format.clear();
    values.clear();
  };
  std::size_t next = 0;
  for (const PrintPiece &piece : print_pieces(op.symbol)) {
    format += percent_escaped(piece.text);
    if (!piece.value) continue;
    // A line of more values than one call takes is several calls, between which other threads may print.
    if (values.size() == kMostValues) print();
    const ir::ValueId id = op.operands[next++];
    const DType type = dtype(id);
    format += printf_conversion(piece.spec, type);
    llvm::Value *given = value(id).real;
    values.push_back(type == DType::Bool ? code_.select(given, text_of("True"), text_of("False")) : given);
  }
  if (!format.empty()) print();
}

}  // namespace gridstride::codegen::nvptx
