#pragma once

#include <string>

#include "codegen/nvptx/abi.h"
#include "ir/ir.h"

namespace gridstride::codegen::nvptx {

/// A GPU to make code for, by its compute capability.
struct Target {
  int major = 9;
  int minor = 0;
};

struct Options {
  bool small = false;       ///< see abi.h: addresses are computed in 32 bits
  bool line_info = true;    ///< `.loc` lines that profilers and debuggers read
  bool debug_info = false;  ///< and DWARF for debuggers: to be read, not to be run (the driver would not optimise it)
  bool optimize = true;     ///< without: values are kept in memory, as unoptimised code has them
  bool fast = false;        ///< float32: approximate functions, division and roots; subnormal numbers are zero
  std::uint32_t max_threads =
      1024;                       ///< Simt: launches have at most so many threads a block; fewer leave more registers
  std::uint32_t min_blocks = 0;   ///< Simt: so many blocks are to fit a multiprocessor at once; 0: any
  std::uint32_t max_cluster = 0;  ///< Simt: the most blocks of a cluster; 0: any
  std::uint32_t points_per_thread = 0;  ///< Elementwise: 1, 2, 4, 8 or 16 where several can be; 0 chooses
  std::uint32_t reduce_threads = 16;    ///< Elementwise that reduces within: 16 threads a point, or 256 where there are
                                        ///< few points of thousands of values each. Along an outer axis: one thread a
                                        ///< point, or with 256 here 16 of them. The results are the same
  /// Elementwise whose points are rows of a known length (see rows.h): the threads of a row, a power of two, and the
  /// values that each of them keeps; 0: any other kernel.
  std::uint32_t row_threads = 0;
  std::uint32_t row_rounds = 0;
  std::string libdevice;  ///< path of libdevice.10.bc; empty: found as libdevice.h says, when it is needed
};

struct Compiled {
  std::string ptx;
  Entry entry;
  bool uses_libdevice = false;
};

/// Makes PTX of a verified module whose kernel is Simt or Elementwise. Floating-point arithmetic is neither contracted
/// nor reassociated; every scalar operation does what ops/scalar_op.h says, transcendental ones to the bounds of
/// README.md. Throws Error(Runtime) when the kernel needs libdevice and there is none. Thread-safe.
[[nodiscard]] Compiled compile(const ir::Module &module, const Target &target, const Options &options = {});

/// The same of a module whose first function is a Device one: a function by this name that other device code may call
/// by C's rules. Throws Error(Unsupported) where it takes or returns what is no single real number, or may report
/// faults.
[[nodiscard]] std::string compile_function(const ir::Module &module, const std::string &name, const Target &target,
                                           const Options &options = {});

/// The LLVM IR that `compile` makes PTX from, before optimisation: for inspection. With a name that of
/// `compile_function`.
[[nodiscard]] std::string llvm_text(const ir::Module &module, const Target &target, const Options &options = {},
                                    const std::string &function_name = {});

}  // namespace gridstride::codegen::nvptx
