#pragma once

#include <cstdint>

#include "codegen/cpu/context.h"
#include "ir/ir.h"

namespace gridstride::codegen::cpu {

/// What the threads of a kernel have to do with each other.
struct Cooperation {
  bool barriers = false;
  bool grid_barriers = false;
  bool warps = false;
  bool atomics = false;
  bool endless = false;            ///< it has loops that may run long
  bool waits = false;              ///< a loop may wait for what other threads write
  std::uint64_t shared_bytes = 0;  ///< a block's static shared memory
  bool shared = false;             ///< it has shared memory, perhaps of the launch alone
  std::uint64_t local_bytes = 0;   ///< a thread's local arrays
};

[[nodiscard]] Cooperation survey_cooperation(const ir::Module &module);

/// Whether a Loop may be one that waits: a way out of it depends on an atomic operation, or on an element that the loop
/// reads again and again.
[[nodiscard]] bool is_waiting_loop(const ir::Module &module, const ir::Function &function, const ir::Op &loop);

/// Whether a loop does nothing but read, try and wait, so that it goes on for ever unless others write.
[[nodiscard]] bool only_waits(const ir::Op &loop);

/// Whether a loop may go round more often than a constant says.
[[nodiscard]] bool runs_long(const ir::Function &function, const ir::Op &loop);

/// Emits the end of the call (of a function without result) where the byte at `flag` is not 0.
void emit_poll(const Context &context, Builder &builder, llvm::Value *flag);

/// Fills the context's tables of sites, own arrays and waiting loops.
void number_ops(const ir::Module &module, Context &context);

}  // namespace gridstride::codegen::cpu
