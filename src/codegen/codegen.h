#pragma once

#include <cstddef>
#include <string>

#include "codegen/target.h"
#include "ir/ir.h"
#include "types/kernel_abi.h"

namespace gridstride::check {
class Program;
}

namespace gridstride::codegen {

struct CpuOptions {
  int lanes = 0;           ///< lanes of a vector, a power of two from 4 to 64; 0 chooses
  bool keep_text = false;  ///< give the LLVM IR and the assembly too
  /// By a quicker way through LLVM: code that gives the same results, is there in half the time or less, and may run
  /// slower. Not followed where that costs stack: for threads that are fibers, and very large kernels.
  bool quick = false;
  /// The block extents of all launches of the code, where it is made for one shape (Simt); 0: for any.
  std::uint32_t block[3] = {};
  /// The code tells the checker of its accesses, as this program's; it must outlive the code. Simt. Null: it does not.
  const check::Program *checked = nullptr;
};

/// A kernel's machine code, not yet linked.
struct CpuObject {
  std::string object;  ///< a relocatable ELF file
  std::string entry;   ///< the symbol of the CpuEntry
  int lanes = 0;
  std::size_t scratch_bytes = 0;             ///< and the launch's dynamic shared memory, and
  std::size_t scratch_bytes_per_thread = 0;  ///< for each thread of a block
  std::size_t shared_bytes = 0;              ///< static shared memory of a block
  bool endless = false;      ///< it has loops of any length, which end early when the launch is cancelled
  bool whole_grid = false;   ///< one call must run all blocks: their threads may wait for each other
  bool quick = false;        ///< made the quicker way
  double cost_per_item = 0;  ///< estimated nanoseconds on one thread: of a point, or of a thread of a block
  std::string llvm_text;
  std::string assembly;
};

/// Compiles a verified module whose passes have run. Thread-safe. Throws Error(NotImplemented) for ops that have no CPU
/// form yet, Error(Internal) when LLVM refuses.
[[nodiscard]] CpuObject compile_cpu(const ir::Module &module, const Target &target, const CpuOptions &options = {});

/// Whether code that is made for one shape of blocks (CpuOptions::block) can be better than other code: whether threads
/// of a block work together.
[[nodiscard]] bool has_block_form(const ir::Module &module);

/// The address of a function that compiled code may call: vector math, support functions. `recorder` is what faults are
/// recorded with. Null for unknown names.
[[nodiscard]] void *find_cpu_symbol(const std::string &name, FaultFunction recorder);

}  // namespace gridstride::codegen
