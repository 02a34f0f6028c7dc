#include "jit/kernel.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "base/error.h"
#include "check/checker.h"
#include "codegen/codegen.h"
#include "codegen/nvptx/compile.h"
#include "ir/fault_sites.h"
#include "passes/pipelines.h"
#include "runtime/device.h"

namespace gridstride::jit {

namespace {

ErrorKind kind_of(ir::FaultKind fault) {
  switch (fault) {
    case ir::FaultKind::Index: return ErrorKind::Index;
    case ir::FaultKind::ZeroDivision: return ErrorKind::ZeroDivision;
    case ir::FaultKind::Assertion: return ErrorKind::Assertion;
    case ir::FaultKind::Raise:
    case ir::FaultKind::None: break;
  }
  return ErrorKind::Runtime;
}

/// The kind that a class raised by a kernel has in the engine; Runtime for the user's own classes.
ErrorKind kind_of_class(std::string_view name) {
  constexpr std::pair<std::string_view, ErrorKind> kKinds[] = {
      {"ValueError", ErrorKind::Value},
      {"TypeError", ErrorKind::Type},
      {"IndexError", ErrorKind::Index},
      {"KeyError", ErrorKind::Key},
      {"NameError", ErrorKind::Name},
      {"AttributeError", ErrorKind::Attribute},
      {"ZeroDivisionError", ErrorKind::ZeroDivision},
      {"OverflowError", ErrorKind::Overflow},
      {"AssertionError", ErrorKind::Assertion},
      {"NotImplementedError", ErrorKind::NotImplemented},
      {"MemoryError", ErrorKind::OutOfMemory},
  };
  for (const auto &[known, kind] : kKinds) {
    if (known == name) return kind;
  }
  return ErrorKind::Runtime;
}

/// "block (0, 0, 0), thread (37, 0, 0)".
std::string place_of(const FaultRecord &fault) {
  return fmt::format("block ({}, {}, {}), thread ({}, {}, {})", fault.block[0], fault.block[1], fault.block[2],
                     fault.thread[0], fault.thread[1], fault.thread[2]);
}

/// The current CUDA device as a target.
codegen::nvptx::Target current_target() {
  const auto [major, minor] = Device::current().compute_capability();
  return {major, minor};
}

}  // namespace

/// Threads that wait for others which cannot come.
Error Kernel::deadlock_of(const FaultRecord &fault) const {
  const auto line_of = [this](std::uint64_t wait) {
    return wait < waits_.size() && waits_[wait].line > 0 ? fmt::format("line {}", waits_[wait].line) : "a barrier";
  };
  const std::uint32_t wait = fault.site - ir::kDeadlockSites;
  std::string text = fmt::format("the threads of a block wait for each other for ever (kernel '{}'): {} waits at {}",
                                 name_, place_of(fault), line_of(wait));
  if (fault.index >= 0 && fault.extent < 0) {
    text += fmt::format(", while thread number {} of the block is in a loop that nothing ends", fault.index);
  } else if (fault.index >= 0) {
    text += fmt::format(", while thread number {} of the block waits at {}", fault.index,
                        line_of(static_cast<std::uint64_t>(fault.extent)));
  } else {
    text += ", which the other threads that it names do not reach";
  }
  text += "; every thread must come to the same barrier, and the mask of a warp operation name only threads that do";
  SourceLocation location;
  if (wait < waits_.size()) location = {source_file_, waits_[wait].line, waits_[wait].column, waits_[wait].end_column};
  return {ErrorKind::Runtime, std::move(text), std::move(location)};
}

void Kernel::raise(const FaultRecord &fault) const {
  const Error error = error_of(fault);
  if (checked_) {
    const char *kind = fault.site >= ir::kDeadlockSites                        ? "deadlock"
                       : fault_sites_[fault.site].kind == ir::FaultKind::Index ? "out-of-bounds"
                                                                               : "error";
    check::Place place;
    place.file = error.location().file;
    place.loc = {error.location().line, error.location().column, error.location().end_column};
    std::copy(fault.block, fault.block + 3, place.block);
    std::copy(fault.thread, fault.thread + 3, place.thread);
    check::Checker::instance().add_error(kind, name_, error.message(), std::move(place));
  }
  throw Error(error);
}

Error Kernel::error_of(const FaultRecord &fault) const {
  if (fault.site >= ir::kDeadlockSites) return deadlock_of(fault);
  if (fault.site >= fault_sites_.size()) {
    throw Error(ErrorKind::Internal, fmt::format("kernel '{}' recorded a fault at site {}, and it has {}", name_,
                                                 fault.site, fault_sites_.size()));
  }
  const ir::FaultSite &site = fault_sites_[fault.site];
  SourceLocation location{source_file_, site.loc.line, site.loc.column, site.loc.end_column};
  const bool points = kind_ == ir::FunctionKind::Elementwise;
  const std::string where =
      points ? fmt::format("point {}", fault.block[0] | (static_cast<std::uint64_t>(fault.block[1]) << 32))
             : place_of(fault);
  std::string text;
  if (site.kind == ir::FaultKind::Index) {
    text = fmt::format("index {} is out of bounds for axis {} of '{}' with extent {} (kernel '{}', {})", fault.index,
                       site.axis, site.array, fault.extent, name_, where);
  } else {
    text = fmt::format("{} (kernel '{}', {})", site.message, name_, where);
  }
  ErrorKind kind = kind_of(site.kind);
  if (site.kind == ir::FaultKind::Raise)
    kind = kind_of_class(std::string_view(site.message).substr(0, site.message.find(':')));
  return {kind, std::move(text), std::move(location)};
}

std::string Kernel::llvm_text() const {
  if (cuda_) return codegen::nvptx::llvm_text(ir::parse(ir_text_), current_target(), detail::nvptx_options(options_));
  codegen::CpuOptions options;
  options.lanes = options_.lanes;
  std::copy(options_.block, options_.block + 3, options.block);
  options.keep_text = true;
  return codegen::compile_cpu(ir::parse(ir_text_), codegen::host_target(), options).llvm_text;
}

std::string Kernel::assembly() const {
  if (cuda_) {
    return codegen::nvptx::compile(ir::parse(ir_text_), current_target(), detail::nvptx_options(options_)).ptx;
  }
  codegen::CpuOptions options;
  options.lanes = options_.lanes;
  std::copy(options_.block, options_.block + 3, options.block);
  options.keep_text = true;
  return codegen::compile_cpu(ir::parse(ir_text_), codegen::host_target(), options).assembly;
}

namespace {

codegen::nvptx::Options inspected(const Options &given, const LaunchBounds &bounds) {
  codegen::nvptx::Options options = detail::nvptx_options(given);
  options.debug_info = given.debug;
  if (bounds.max_threads != 0) options.max_threads = bounds.max_threads;
  options.min_blocks = bounds.min_blocks;
  options.max_cluster = bounds.max_cluster;
  return options;
}

}  // namespace

std::string Kernel::ptx(int major, int minor, const LaunchBounds &bounds) const {
  return codegen::nvptx::compile(ir::parse(ir_text_), {major, minor}, inspected(options_, bounds)).ptx;
}

std::string Kernel::gpu_llvm_text(int major, int minor, const LaunchBounds &bounds) const {
  return codegen::nvptx::llvm_text(ir::parse(ir_text_), {major, minor}, inspected(options_, bounds));
}

std::string device_function_ptx(ir::Module module, const std::string &name, int major, int minor,
                                const Options &options, bool llvm) {
  ir::verify(module);
  passes::run_cpu_pipeline(module, {options.fma});
  codegen::nvptx::Options form = detail::nvptx_options(options);
  form.debug_info = options.debug;
  if (llvm) return codegen::nvptx::llvm_text(module, {major, minor}, form, name);
  return codegen::nvptx::compile_function(module, name, {major, minor}, form);
}

}  // namespace gridstride::jit
