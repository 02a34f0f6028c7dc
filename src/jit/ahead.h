#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codegen/target.h"
#include "ir/ir.h"
#include "jit/cuda_code.h"
#include "jit/kernel.h"

namespace gridstride::jit {

/// Machine code of a kernel, made now for a later process: what `compile` there takes instead of compiling where the
/// key is the same. A key holds the engine's build id, the target, the options and the IR.
struct Ahead {
  std::string key;
  std::string payload;
};

/// For a CPU: this machine's, or a level of `codegen::target_level`, which is tried on every CPU that runs it.
[[nodiscard]] Ahead compile_ahead(const ir::Module &module, const Options &options, const codegen::Target &target);
/// PTX for GPUs of this compute capability, which the driver there still assembles. Needs no GPU. Throws as
/// `Kernel::ptx`.
[[nodiscard]] Ahead compile_ahead(const ir::Module &module, const Options &options, int major, int minor,
                                  CudaForm form);

namespace detail {
/// `lowered`: its passes run. `key`: of the kernel on all CUDA devices.
[[nodiscard]] Ahead compile_ahead_ptx(const ir::Module &lowered, const std::string &key, const Options &options,
                                      int major, int minor, CudaForm form);
}  // namespace detail

/// Gives code to the `compile` calls of this process. Of two under one key the first stays.
void preload(Ahead code);
/// Whether any was given.
[[nodiscard]] bool any_preloaded();
/// What was given under a key.
[[nodiscard]] std::optional<std::string> preloaded(std::string_view key);
/// How often code that was given has been taken.
[[nodiscard]] std::uint64_t preloaded_used();

}  // namespace gridstride::jit
