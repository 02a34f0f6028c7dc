#include "codegen/target.h"

#include <fmt/format.h>

#include <llvm/ADT/StringMap.h>
#include <llvm/TargetParser/Host.h>

#include "base/config.h"
#include "base/error.h"

namespace gridstride::codegen {

namespace {

const llvm::StringMap<bool> &host_features() {
  static const llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  return features;
}

bool host_has(llvm::StringRef feature) {
  const auto found = host_features().find(feature);
  return found != host_features().end() && found->second;
}

bool host_has_avx2() {
  return host_has("avx2") && host_has("fma") && host_has("f16c") && host_has("bmi2");
}

bool host_has_avx512() {
  return host_has_avx2() && host_has("avx512f") && host_has("avx512bw") && host_has("avx512dq") && host_has("avx512vl");
}

Target detect_host() {
  if (const std::string &level = config().cpu; !level.empty()) {
    Target target = target_level(level);
    if (!runs_here(target)) {
      throw Error(ErrorKind::Value, fmt::format("GRIDSTRIDE_CPU is '{}', but this CPU does not run such code; "
                                                "unset it or name a lower level",
                                                level));
    }
    return target;
  }
  Target target;
  target.triple = llvm::sys::getDefaultTargetTriple();
  target.cpu = llvm::sys::getHostCPUName().str();
  for (const auto &feature : host_features()) {
    if (!target.features.empty()) target.features += ',';
    target.features += (feature.second ? "+" : "-") + feature.first().str();
  }
  target.isa = host_has_avx512() ? VectorIsa::Avx512 : host_has_avx2() ? VectorIsa::Avx2 : VectorIsa::Sse;
  // Vectors are explicit and as wide as wanted: no splitting in halves because a CPU is said to prefer it.
  if (target.isa == VectorIsa::Avx512) target.features += ",-prefer-256-bit";
  target.half_conversions = host_has("f16c");
  target.fma = host_has("fma");
  return target;
}

}  // namespace

int Target::vector_bytes() const {
  switch (isa) {
    case VectorIsa::Avx512: return 64;
    case VectorIsa::Avx2: return 32;
    case VectorIsa::Sse: break;
  }
  return 16;
}

std::string Target::key() const {
  return fmt::format("{}|{}|{}|{}", triple, cpu, features, static_cast<int>(isa));
}

const Target &host_target() {
  static const Target target = detect_host();
  return target;
}

Target target_level(std::string_view level) {
  Target target;
  target.triple = llvm::sys::getDefaultTargetTriple();
  target.cpu = std::string(level);
  if (level == "x86-64" || level == "x86-64-v2") {
    target.isa = VectorIsa::Sse;
  } else if (level == "x86-64-v3") {
    target.isa = VectorIsa::Avx2;
    target.half_conversions = target.fma = true;
  } else if (level == "x86-64-v4") {
    target.isa = VectorIsa::Avx512;
    target.features = "-prefer-256-bit";
    target.half_conversions = target.fma = true;
  } else {
    throw Error(ErrorKind::Value,
                fmt::format("'{}' is no CPU level; expected x86-64, x86-64-v2, x86-64-v3 or x86-64-v4", level));
  }
  return target;
}

bool runs_here(const Target &target) {
  switch (target.isa) {
    case VectorIsa::Avx512: return host_has_avx512();
    case VectorIsa::Avx2: return host_has_avx2();
    case VectorIsa::Sse: return target.cpu != "x86-64-v2" || host_has("sse4.2");
  }
  return false;
}

}  // namespace gridstride::codegen
