#include <algorithm>
#include <mutex>

#include <fmt/format.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Verifier.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/Target/TargetOptions.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>

#include "base/error.h"
#include "codegen/codegen.h"
#include "codegen/cpu/cooperation.h"
#include "codegen/cpu/entry.h"
#include "codegen/cpu/fission.h"
#include "codegen/cpu/lane_id.h"
#include "codegen/cpu/specialise.h"

namespace gridstride::codegen {

namespace {

/// Instructions of LLVM IR; each value may take its place on the stack in code that is made quickly.
constexpr unsigned kMostQuick = 8000;

const llvm::Target &llvm_target(const std::string &triple) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
  });
  std::string message;
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(llvm::Triple(triple), message);
  if (target == nullptr) {
    throw Error(ErrorKind::NotImplemented, fmt::format("no code generator for '{}': {}", triple, message));
  }
  return *target;
}

std::unique_ptr<llvm::TargetMachine> make_machine(const Target &target, llvm::CodeGenOptLevel level) {
  llvm::TargetOptions options;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  options.NoTrappingFPMath = true;
  std::unique_ptr<llvm::TargetMachine> machine(llvm_target(target.triple)
                                                   .createTargetMachine(llvm::Triple(target.triple), target.cpu,
                                                                        target.features, options, llvm::Reloc::PIC_,
                                                                        llvm::CodeModel::Small, level, true));
  if (machine == nullptr) throw Error(ErrorKind::Internal, fmt::format("no machine for CPU '{}'", target.cpu));
  return machine;
}

std::string emit_file(llvm::Module &module, llvm::TargetMachine &machine, llvm::CodeGenFileType type) {
  llvm::SmallVector<char, 0> buffer;
  llvm::raw_svector_ostream stream(buffer);
  llvm::legacy::PassManager passes;
  // (Verified already.)
  if (machine.addPassesToEmitFile(passes, stream, nullptr, type, true)) {
    throw Error(ErrorKind::Internal, "LLVM cannot write this kind of file for the CPU");
  }
  passes.run(module);
  return {buffer.begin(), buffer.end()};
}

std::string text_of(const llvm::Module &module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  return text;
}

void check(const llvm::Module &module) {
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (llvm::verifyModule(module, &stream)) {
    throw Error(ErrorKind::Internal, "the code generator made invalid LLVM IR: " + message);
  }
}

}  // namespace

CpuObject compile_cpu(const ir::Module &given, const Target &target, const CpuOptions &options) {
  if (cpu::asks_lane_id(given)) return compile_cpu(cpu::without_lane_id(given), target, options);
  // Kernels whose threads work together are made for one shape of blocks.
  ir::Module own;
  cpu::Plan plan;
  if (options.block[0] != 0 && options.checked == nullptr && has_block_form(given)) {
    std::uint32_t shape[3];
    own = cpu::for_block(given, options.block, shape);
    plan = cpu::make_plan(own, target, options.lanes, true);
    std::copy(shape, shape + 3, plan.shape);
  }
  if (options.checked != nullptr) {
    plan = cpu::plan_threads(given);
  } else if (!plan.fissioned) {
    plan = cpu::make_plan(given, target, options.lanes);
  }
  const ir::Module &source = plan.shape[0] != 0 ? own : given;
  const auto emit = [&](llvm::Module &into) {
    if (plan.fissioned) {
      cpu::emit_fissioned(source, target, *cpu::find_fission(source, plan.shape[0] != 0), plan, into);
    } else if (plan.threads) {
      cpu::emit_thread_entry(source, target, plan, into, options.checked);
    } else {
      cpu::emit_entry(source, target, plan, into);
    }
  };
  // Higher levels cost half as much again and run no faster. Level None takes a third of the time; most code of it runs
  // as fast, but loops that live in registers a few times slower.
  const std::unique_ptr<llvm::TargetMachine> machine = make_machine(target, llvm::CodeGenOptLevel::Less);

  llvm::LLVMContext context;
  llvm::Module module(source.kernel().name, context);
  module.setTargetTriple(llvm::Triple(target.triple));
  module.setDataLayout(machine->createDataLayout());
  emit(module);
  check(module);
  const bool quick = options.quick && !plan.threads && module.getInstructionCount() <= kMostQuick;
  if (quick) machine->setOptLevel(llvm::CodeGenOptLevel::None);

  llvm::FunctionPassManager clean;
  clean.addPass(llvm::EarlyCSEPass());
  llvm::FunctionAnalysisManager analyses;
  llvm::PassBuilder builder(machine.get());
  builder.registerFunctionAnalyses(analyses);
  for (llvm::Function &function : module) {
    if (!function.isDeclaration()) clean.run(function, analyses);
  }

  CpuObject result;
  result.entry = cpu::kEntryName;
  result.quick = quick;
  result.lanes = plan.lanes;
  result.cost_per_item = plan.cost_per_item;
  result.scratch_bytes = plan.scratch_bytes;
  result.scratch_bytes_per_thread = plan.scratch_bytes_per_thread;
  result.shared_bytes = plan.shared_bytes;
  result.whole_grid = plan.whole_grid;
  result.endless = plan.endless;
  if (options.keep_text) {
    result.llvm_text = text_of(module);
    // Code generation changes the module: the object and the listing are made of two copies.
    llvm::LLVMContext other;
    llvm::Module again(source.kernel().name, other);
    again.setTargetTriple(llvm::Triple(target.triple));
    again.setDataLayout(machine->createDataLayout());
    emit(again);
    result.assembly = emit_file(again, *machine, llvm::CodeGenFileType::AssemblyFile);
  }
  result.object = emit_file(module, *machine, llvm::CodeGenFileType::ObjectFile);
  return result;
}

bool has_block_form(const ir::Module &module) {
  const cpu::Cooperation cooperation = cpu::survey_cooperation(module);
  return cooperation.barriers || cooperation.shared || cooperation.warps;
}

}  // namespace gridstride::codegen
