#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "array/program.h"
#include "array/window.h"
#include "ir/ir.h"
#include "jit/kernel.h"

namespace gridstride::array {

/// A fused kernel and the key it was built from.
struct CachedKernel {
  std::string key;
  std::uint64_t hash = 0;
  std::shared_ptr<const jit::Kernel> kernel;
  std::shared_ptr<const ir::Module> module;  ///< kept for the interpreter only
};

/// The kernel of a program, from the window's cache, the process-wide one, or built and compiled. The whole key is
/// compared on a hit.
[[nodiscard]] const std::shared_ptr<const CachedKernel> &find_kernel(Window &window, const Program &program);
/// The same of a kernel that `build` makes and `key` says all of; `key` comes back changed.
[[nodiscard]] const std::shared_ptr<const CachedKernel> &find_kernel(Window &window, std::string &key,
                                                                     const std::function<ir::Module()> &build);

/// What runs fused kernels. The interpreter is the reference that tests hold compiled code against.
enum class Engine : std::uint8_t { Compiled, Interpreted };
void set_engine(Engine engine);
[[nodiscard]] Engine engine();

[[nodiscard]] std::uint64_t kernels_built();

}  // namespace gridstride::array
