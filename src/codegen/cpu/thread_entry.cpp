#include "check/program.h"
#include "codegen/cpu/body.h"
#include "codegen/cpu/cooperation.h"
#include "codegen/cpu/entry.h"
#include "codegen/cpu/launch_values.h"
#include "codegen/cpu/recursion.h"
#include "codegen/cpu/thread_support.h"

// The entry of a kernel whose threads run one by one, as fibers: a function for one thread, and one that has it run for
// all threads of the blocks that are asked for.
namespace gridstride::codegen::cpu {

using llvm::BasicBlock;
using llvm::Value;

void emit_thread_entry(const ir::Module &source, const Target &target, const Plan &plan, llvm::Module &module,
                       const check::Program *checked) {
  Context context{module.getContext(), module, target, plan.lanes, plan.mask_bits, {}, {}, {}, {}, 0};
  number_ops(source, context);
  if (checked != nullptr) {
    std::uint32_t site = 0;
    check::visit_sites(source, [&](const ir::Function &, const ir::Op &op) { context.check_sites[&op] = site++; });
  }
  const Cooperation cooperation = survey_cooperation(source);
  declare_recursive(source, context);
  Builder b = make_builder(module);
  llvm::Type *pointer = context.pointer();
  llvm::Type *nothing = llvm::Type::getVoidTy(module.getContext());

  auto *thread_type = llvm::FunctionType::get(nothing, {pointer, pointer}, false);
  auto *thread = llvm::Function::Create(thread_type, llvm::GlobalValue::InternalLinkage, "thread", module);
  thread->addFnAttr(llvm::Attribute::NoUnwind);
  b.SetInsertPoint(BasicBlock::Create(module.getContext(), "entry", thread));
  LaunchValues launch;
  static_cast<void>(read_launch(context, b, source.kernel(), thread->getArg(0), launch));
  Value *place = thread->getArg(1);
  launch.pointer = thread->getArg(0);
  launch.shared = thread_shared(context, b, place);
  const Position position = thread_position(context, b, place);
  BasicBlock *start = BasicBlock::Create(module.getContext(), "start", thread);
  llvm::Instruction *end = b.CreateBr(start);
  b.SetInsertPoint(start);
  LaneModel model;
  model.mode = LaneMode::Thread;
  const FunctionFacts facts = analyze(source, model);
  Body body(context, b, source, facts, model, launch);
  body.set_level(kLaunch, end);
  body.set_level(kRow, end);
  body.set_level(kSegment, end);
  body.emit(position, Mask{});
  b.CreateRetVoid();
  // One level more than a program may ask for, which then ends its thread.
  const std::uint64_t stack = emit_recursive(source, context) * (kDeepestRecursion + 1);

  auto *type = llvm::FunctionType::get(nothing, {pointer, context.i64(), context.i64(), pointer}, false);
  auto *entry = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, kEntryName, module);
  b.SetInsertPoint(BasicBlock::Create(module.getContext(), "entry", entry));
  std::vector<llvm::Type *> types{pointer, context.i64(), context.i64(), pointer, context.i64(), context.i64()};
  if (checked != nullptr) types.push_back(context.i64());
  const std::string_view name = checked != nullptr ? kRunChecked : kRunThreads;
  const auto run = module.getOrInsertFunction(llvm::StringRef(name.data(), name.size()),
                                              llvm::FunctionType::get(nothing, types, false));
  const auto bytes = [&](std::uint64_t n) { return context.int64(static_cast<std::int64_t>(n)); };
  std::vector<Value *> arguments{entry->getArg(0),
                                 entry->getArg(1),
                                 entry->getArg(2),
                                 thread,
                                 bytes(cooperation.shared_bytes),
                                 bytes(cooperation.local_bytes + stack)};
  if (checked != nullptr) arguments.push_back(bytes(reinterpret_cast<std::uintptr_t>(checked)));
  b.CreateCall(run, arguments);
  b.CreateRetVoid();
}

}  // namespace gridstride::codegen::cpu
