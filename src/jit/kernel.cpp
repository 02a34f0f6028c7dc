#include "jit/kernel.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "base/error.h"
#include "codegen/codegen.h"

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

}  // namespace

void Kernel::raise(const FaultRecord &fault) const {
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
  throw Error(kind, std::move(text), std::move(location));
}

std::string Kernel::llvm_text() const {
  codegen::CpuOptions options;
  options.lanes = lanes_;
  options.keep_text = true;
  return codegen::compile_cpu(ir::parse(ir_text_), codegen::host_target(), options).llvm_text;
}

std::string Kernel::assembly() const {
  codegen::CpuOptions options;
  options.lanes = lanes_;
  options.keep_text = true;
  return codegen::compile_cpu(ir::parse(ir_text_), codegen::host_target(), options).assembly;
}

}  // namespace gridstride::jit
