#include "codegen/nvptx/compile.h"

#include <limits>
#include <memory>
#include <mutex>
#include <string>

#include <fmt/format.h>

#include <llvm/Analysis/CGSCCPassManager.h>

#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Verifier.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/Target/TargetOptions.h>

#include "base/error.h"
#include "codegen/nvptx/body.h"
#include "codegen/nvptx/libdevice.h"
#include "codegen/nvptx/rows.h"
#include "ir/calls.h"
#include "ir/fault_sites.h"

namespace gridstride::codegen::nvptx {

namespace {

const llvm::Triple kTriple("nvptx64-nvidia-cuda");

std::unique_ptr<llvm::TargetMachine> make_machine(const Target &target, bool optimize) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
  });
  std::string message;
  const llvm::Target *found = llvm::TargetRegistry::lookupTarget(kTriple, message);
  if (found == nullptr) throw Error(ErrorKind::Internal, "LLVM has no NVPTX target: " + message);
  const std::string cpu = fmt::format("sm_{}{}", target.major, target.minor);
  const std::unique_ptr<llvm::MCSubtargetInfo> known(found->createMCSubtargetInfo(kTriple, "", ""));
  if (!known->isCPUStringValid(cpu)) {
    throw Error(ErrorKind::Value, fmt::format("compute capability {}.{} is not one that code can be made for",
                                              target.major, target.minor));
  }
  llvm::TargetOptions options;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;  // .rn forms, which the assembler does not contract either
  std::unique_ptr<llvm::TargetMachine> machine(
      found->createTargetMachine(kTriple, cpu, "", options, std::nullopt, std::nullopt,
                                 optimize ? llvm::CodeGenOptLevel::Default : llvm::CodeGenOptLevel::None));
  if (machine == nullptr) throw Error(ErrorKind::Internal, "LLVM makes no machine for " + cpu);
  return machine;
}

bool function_can_fault(ModuleState &state, const ir::Function &function) {
  if (const auto known = state.can_fault.find(&function); known != state.can_fault.end()) return known->second;
  state.can_fault[&function] = true;  // what a function that calls itself takes it for: that one bounds its depth
  const std::function<bool(const ir::Region &)> visit = [&](const ir::Region &region) {
    bool found = false;
    for (const auto &op : region.ops) {
      if (state.fault_sites.contains(op.get())) found = true;
      if (op->code == ir::OpCode::Call && function_can_fault(state, *state.module.find(op->symbol))) found = true;
      for (const ir::Region &each : op->regions) found = visit(each) || found;
    }
    return found;
  };
  return state.can_fault[&function] = visit(function.body);
}

void number_faults(ModuleState &state) {
  std::uint32_t next = 0;
  ir::visit_fault_ops(state.module, [&](const ir::Function &function, const ir::Op &op) {
    state.fault_sites[&op] = next;
    next += static_cast<std::uint32_t>(ir::fault_site_count(function, op));
  });
  for (const auto &function : state.module.functions) function_can_fault(state, *function);
}

/// The module's LLVM IR, not yet optimised.
Entry emit(llvm::Module &module, const ir::Module &source, const Options &options,
           const std::string &function_name = {}) {
  const ir::Function &kernel = source.kernel();
  if (kernel.kind == ir::FunctionKind::Device && function_name.empty()) {
    throw Error(ErrorKind::Internal, "cannot make a kernel of '" + kernel.name + "': it is a device function");
  }
  Code code(module);
  code.fast = options.fast;
  ModuleState state{code, source, options, Sharing::None, {}, {}, {}, nullptr, {}, 0, false, false, nullptr, nullptr};
  state.recursive = ir::recursive_functions(source);
  survey_cooperation(state);
  number_faults(state);
  state.last_store = only_last_store(source);
  llvm::DIBuilder debug(module);
  const bool lines = (options.line_info || options.debug_info) && !kernel.source_file.empty();
  if (lines) {
    module.addModuleFlag(llvm::Module::Warning, "Debug Info Version", llvm::DEBUG_METADATA_VERSION);
    state.debug = &debug;
    state.file = debug.createFile(kernel.source_file, "");
    debug.createCompileUnit(llvm::DISourceLanguageName(llvm::dwarf::DW_LANG_Python), state.file, "gridstride", true, "",
                            0, "",
                            options.debug_info ? llvm::DICompileUnit::DebugEmissionKind::FullDebug
                                               : llvm::DICompileUnit::DebugEmissionKind::DebugDirectivesOnly);
  }
  if (options.row_threads != 0 && !fits_rows(kernel)) {
    throw Error(ErrorKind::Internal, "kernel '" + kernel.name + "' is none of rows");
  }
  Entry entry;
  if (function_name.empty()) {
    entry = emit_kernel(state);
  } else {
    emit_function(state, function_name);
  }
  if (lines) debug.finalize();
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (llvm::verifyModule(module, &stream)) {
    throw Error(ErrorKind::Internal, "LLVM IR of kernel '" + kernel.name + "' is malformed: " + message);
  }
  return entry;
}

/// Runs the passes of a textual list.
void run_passes(llvm::Module &module, llvm::TargetMachine &machine, const char *list) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager graph;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(graph);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, graph, modules);
  llvm::ModulePassManager passes;
  if (auto error = builder.parsePassPipeline(passes, list)) {
    throw Error(ErrorKind::Internal, "LLVM refuses the pass list: " + llvm::toString(std::move(error)));
  }
  passes.run(module, modules);
}

constexpr const char *kOptimizing =
    "always-inline,function(sroa,early-cse,instcombine<no-verify-fixpoint>,simplifycfg),globaldce";
/// Device functions are inlined all the same: what they return is no one register.
constexpr const char *kPlain = "always-inline,function(reg2mem),globaldce";

/// float32 arithmetic of all functions takes subnormal numbers for zero.
void flush_subnormals(llvm::Module &module) {
  for (llvm::Function &function : module) {
    if (!function.isDeclaration()) function.addFnAttr("denormal-fp-math-f32", "preserve-sign,preserve-sign");
  }
}

/// `.rn` keeps the assembler from contracting a product with a sum. Where the code has float16 products or sums alone
/// there is nothing to keep it from, and the instructions are the plain ones.
std::string plain_half(std::string text) {
  const auto has = [&](const char *what) { return text.find(what) != std::string::npos; };
  const bool sums = has("add.rn.f16") || has("sub.rn.f16");
  if (sums == has("mul.rn.f16")) return text;
  for (const char *name : {"add", "sub", "mul"}) {
    const std::string rounded = fmt::format("{}.rn.f16", name);
    for (std::size_t at = text.find(rounded); at != std::string::npos; at = text.find(rounded, at)) {
      text.replace(at, rounded.size(), fmt::format("{}.f16", name));
    }
  }
  return text;
}

std::string assemble(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream stream(text);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr, llvm::CodeGenFileType::AssemblyFile)) {
    throw Error(ErrorKind::Internal, "LLVM's NVPTX target emits no assembly");
  }
  passes.run(module);
  return plain_half(std::string(text));
}

}  // namespace

std::uint32_t elementwise_blocks(const Entry &entry, std::span<const std::int64_t> extents) {
  std::int64_t points = 1;
  for (const std::int64_t extent : extents) points *= extent;
  const std::int64_t per_block = std::int64_t{entry.block} * entry.points_per_thread / entry.threads_per_point;
  const std::int64_t blocks = (points + per_block - 1) / per_block;
  if (blocks > std::numeric_limits<std::int32_t>::max()) {
    throw Error(ErrorKind::Value,
                fmt::format("an operation over {} elements needs {} blocks, a grid holds 2147483647", points, blocks));
  }
  return static_cast<std::uint32_t>(blocks);
}

namespace {

Compiled make(const ir::Module &source, const std::string &function_name, const Target &target,
              const Options &options) {
  llvm::LLVMContext context;
  llvm::Module module("gridstride", context);
  const std::unique_ptr<llvm::TargetMachine> machine = make_machine(target, options.optimize);
  module.setTargetTriple(kTriple);
  module.setDataLayout(machine->createDataLayout());
  Compiled result;
  result.entry = emit(module, source, options, function_name);
  result.uses_libdevice = needs_libdevice(module);
  if (result.uses_libdevice) {
    link_libdevice(module, find_libdevice(options.libdevice), 100 * target.major + 10 * target.minor, options.fast);
  }
  if (options.fast) flush_subnormals(module);
  run_passes(module, *machine, options.optimize ? kOptimizing : kPlain);
  result.ptx = assemble(module, *machine);
  return result;
}

}  // namespace

Compiled compile(const ir::Module &source, const Target &target, const Options &options) {
  return make(source, {}, target, options);
}

std::string compile_function(const ir::Module &source, const std::string &name, const Target &target,
                             const Options &options) {
  return make(source, name, target, options).ptx;
}

std::string llvm_text(const ir::Module &source, const Target &target, const Options &options,
                      const std::string &function_name) {
  llvm::LLVMContext context;
  llvm::Module module("gridstride", context);
  const std::unique_ptr<llvm::TargetMachine> machine = make_machine(target, options.optimize);
  module.setTargetTriple(kTriple);
  module.setDataLayout(machine->createDataLayout());
  static_cast<void>(emit(module, source, options, function_name));
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  return text;
}

}  // namespace gridstride::codegen::nvptx
