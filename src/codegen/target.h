#pragma once

#include <string>
#include <string_view>

namespace gridstride::codegen {

/// Which generation of vector instructions code is made for. Vector math functions are chosen by it, so that a function
/// has one result on a machine, whatever the vector width.
enum class VectorIsa { Sse, Avx2, Avx512 };

/// A CPU to make code for.
struct Target {
  std::string triple;
  std::string cpu;       ///< LLVM's name: "znver3", "x86-64-v3"
  std::string features;  ///< LLVM's form: "+avx2,-avx512f"
  VectorIsa isa = VectorIsa::Sse;
  bool half_conversions = false;  ///< float16 <-> float32 in hardware (F16C)
  bool fma = false;

  /// Bytes of the natural vector register.
  [[nodiscard]] int vector_bytes() const;
  /// The whole content as text, for cache keys.
  [[nodiscard]] std::string key() const;
};

/// This machine's CPU, or the level that GRIDSTRIDE_CPU names ("x86-64-v2", ...). Found once.
[[nodiscard]] const Target &host_target();

/// A portable level: "x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4". Throws Error(Value) for other names.
[[nodiscard]] Target target_level(std::string_view level);

/// Whether this machine runs code made for `target`.
[[nodiscard]] bool runs_here(const Target &target);

}  // namespace gridstride::codegen
