#pragma once

#include <array>
#include <functional>
#include <map>
#include <set>
#include <unordered_map>
#include <vector>

#include <llvm/IR/DIBuilder.h>

#include "codegen/nvptx/code.h"
#include "codegen/nvptx/compile.h"
#include "ir/ir.h"
#include "ir/mnemonics.h"
#include "types/kernel_abi.h"

namespace gridstride::codegen::nvptx {

/// An array parameter as LLVM values: an address in global memory, int64 extents and byte strides (the strides that the
/// type's layout class promises).
struct ArrayRef {
  llvm::Value *data = nullptr;
  std::vector<llvm::Value *> extents;
  std::vector<llvm::Value *> strides;
};

/// The threads that share one point of an Elementwise kernel's iteration space.
enum class Sharing : std::uint8_t {
  None,      ///< one thread a point
  HalfWarp,  ///< kLanes neighbouring threads: all do the same, but in a Reduce, which they divide
  Block,     ///< all threads of a block, likewise
  Columns,   ///< kLanes threads that lie kColumns apart: neighbours have neighbouring points. All threads stay
};

/// Points side by side in a block whose threads are shared out as `Columns`.
inline constexpr std::uint32_t kColumns = 32;

/// Who runs, for fault records: coordinates as int32, and the number of the block (or point) in their order as int64.
struct Identity {
  std::array<llvm::Value *, 3> block{};
  std::array<llvm::Value *, 3> thread{};
  llvm::Value *order = nullptr;
};
inline constexpr std::size_t kIdentityValues = 7;

/// What all functions of a module share while code is made for it.
struct ModuleState {
  Code &code;
  const ir::Module &module;
  const Options &options;
  Sharing sharing = Sharing::None;
  std::unordered_map<const ir::Op *, std::uint32_t> fault_sites;  ///< the first site of each op that can fault
  std::unordered_map<const ir::Function *, bool> can_fault;       ///< the function or one that it calls
  std::unordered_map<const ir::Function *, llvm::Function *> device_functions;
  const ir::Op *last_store = nullptr;  ///< see only_last_store
  // See survey_cooperation.
  std::unordered_map<const ir::Op *, std::uint64_t> shared_offsets;  ///< of shared arrays whose size is known
  std::uint64_t shared_bytes = 0;                                    ///< all of them
  bool shared_in_dynamic = false;    ///< they are too large for the assembler's own, and lie in the launch's
  bool cooperative = false;          ///< there are barriers of the grid
  llvm::DIBuilder *debug = nullptr;  ///< null without line information
  llvm::DIFile *file = nullptr;
  std::set<const ir::Function *> recursive{};
  bool rows = false;  ///< a kernel of rows.h, whose arrays are read or written, none both
};

/// The values of one point (or thread), by ValueId.
using Values = std::vector<Value>;

/// Makes the code of one function's body at the builder's place.
class Body {
public:
  /// Where a thread (or point) of a kernel goes when it is done: `end`. In a device function `end` is null, and a
  /// Return returns from the LLVM function.
  Body(ModuleState &state, const ir::Function &function, llvm::BasicBlock *end);

  void set_array(ir::ValueId id, ArrayRef array) { arrays_[id.index] = std::move(array); }
  [[nodiscard]] const ArrayRef &array(ir::ValueId id) const { return arrays_.at(id.index); }
  void set_value(ir::ValueId id, Value value) { values_[id.index] = value; }
  [[nodiscard]] const Value &value(ir::ValueId id) const { return values_[id.index]; }
  void set_fault(llvm::Value *record, const Identity &identity) {
    fault_record_ = record;
    identity_ = identity;
  }
  /// The address of an element, no index of which is outside; `indices` are int64 and do not wrap.
  [[nodiscard]] llvm::Value *address(const ArrayRef &array, const std::vector<llvm::Value *> &indices);

  /// All ops, terminator included. Afterwards the builder stands in a block without successor or is at an end.
  void emit_function();

  /// Called for a top-level op of several points at once; true when it has made the op's code for all of them.
  using Together = std::function<bool(const ir::Op &, std::vector<Values> &)>;
  /// The ops of a region for several points side by side, op by op, without its terminator: the points' loads come
  /// before what waits for them. Each of `points` starts with the values that are its own.
  void emit_points(const ir::Region &region, std::vector<Values> &points, const Together &together = {});
  [[nodiscard]] Values &values() { return values_; }
  /// The other body's parameters: a second copy of the same function's code.
  void copy_params(const Body &other) {
    arrays_ = other.arrays_;
    values_ = other.values_;
  }
  /// The load may be a read-only one: see only_last_store.
  [[nodiscard]] bool reads_only(const ir::Op &op) const;

private:
  // --- control flow (body.cpp)
  using Phis = std::vector<std::pair<llvm::PHINode *, llvm::PHINode *>>;  ///< parts of values that meet in a block
  struct Loop {
    llvm::BasicBlock *next;  ///< Continue
    Phis *next_values;
    llvm::BasicBlock *done;  ///< Break
    Phis *done_values;
  };

  void emit_region(const ir::Region &region);
  void emit_op(const ir::Op &op);
  void emit_terminator(const ir::Op &op);
  void emit_if(const ir::Op &op);
  void emit_for(const ir::Op &op);
  void emit_loop(const ir::Op &op);
  void emit_call(const ir::Op &op);
  void emit_query(const ir::Op &op);
  void emit_print(const ir::Op &op);  ///< print.cpp
  [[nodiscard]] Phis make_phis(const std::vector<ir::ValueId> &ids);
  void add_incoming(Phis &phis, const std::vector<ir::ValueId> &ids, std::size_t from = 0);
  void bind(const Phis &phis, const std::vector<ir::ValueId> &ids, std::size_t from = 0);
  void finish_thread();  ///< a thread that has faulted
  void set_line(const ir::Op &op);

  // --- memory (access.cpp)
  void emit_load(const ir::Op &op);
  void emit_store(const ir::Op &op);
  void emit_fault(const ir::Op &op);
  /// The indices after wrapping, and the conjunction of the checks (null where none is needed). Reports end threads
  /// here.
  std::vector<llvm::Value *> checked_indices(const ir::Op &op, std::size_t first, llvm::Value *&inside);
  void record_fault(const ir::Op &op, std::uint32_t axis, llvm::Value *index, llvm::Value *extent);
  [[nodiscard]] Value load_element(const ir::Op &op, llvm::Value *address, DType dtype);
  void store_element(const ir::Op &op, llvm::Value *to);

  // --- what threads do together (cooperation.cpp)
  void emit_own_array(const ir::Op &op);
  void emit_barrier(const ir::Op &op);
  void emit_fence(const ir::Op &op);
  void emit_atomic(const ir::Op &op);
  [[nodiscard]] llvm::Value *emit_atomic_at(const ir::Op &op, llvm::Value *address);
  void emit_warp(const ir::Op &op);
  void emit_shuffle(const ir::Op &op, llvm::Value *mask, llvm::Value *lane);

  // --- reductions (reduce.cpp, rows.cpp)
  friend class Reducer;
  friend class RowMaker;
  void emit_reduce(const ir::Op &op);

  [[nodiscard]] DType dtype(ir::ValueId id) const { return function_.type(id).dtype; }

  ModuleState &state_;
  Code &code_;
  llvm::IRBuilder<> &build_;
  const ir::Function &function_;
  llvm::BasicBlock *end_;
  Values values_;
  std::map<std::uint32_t, ArrayRef> arrays_;
  std::vector<Loop> loops_;
  std::vector<Phis *> yields_;  ///< of the Ifs around
  std::vector<llvm::BasicBlock *> merges_;
  llvm::Value *fault_record_ = nullptr;
  Identity identity_;
  bool quiet_ = false;  ///< faults were looked for before: drop instead of reporting
  int loop_depth_ = 0;
};

/// Gives a function that is made of one of the module its lines.
void describe(ModuleState &state, const ir::Function &source, llvm::Function *made);
/// Declares the function's parameters, makes its body, and returns it: (scalars and arrays flattened, then what faults
/// need) -> {thread has ended, results...}.
[[nodiscard]] llvm::Function *device_function(ModuleState &state, const ir::Function &function);

/// Extents and strides as the layout class promises, from the values of a parameter's slots.
[[nodiscard]] ArrayRef make_array(Code &code, const ir::Type &type, llvm::Value *data,
                                  std::vector<llvm::Value *> extents, std::vector<llvm::Value *> strides);

/// LLVM's address space of memory of this kind.
[[nodiscard]] unsigned address_space(Code &code, ir::Space space);
/// Finds the shared arrays of a module and gives them their places; and whether it has barriers of the grid.
void survey_cooperation(ModuleState &state);
/// A function that waits for all threads of the grid.
[[nodiscard]] llvm::Function *grid_barrier(Code &code);

/// The value of the lane `distance` above (`relative`), or of lane `distance`, in the thread's group of `width` lanes.
[[nodiscard]] Value shuffle(Code &code, const Value &value, llvm::Value *mask, std::uint32_t distance, bool relative,
                            std::uint32_t width);
/// The mask of the half-warp that the thread is in.
[[nodiscard]] llvm::Value *half_warp_mask(Code &code);
/// Waits for all threads of the block.
void block_barrier(Code &code);

/// A kernel's only store, if it is its last effect and in no loop; else null. Loads of other arrays may then be
/// read-only loads where arrays overlap only at the very same elements: nothing is written before any of them, nor can
/// one be moved past the store, which waits for all.
[[nodiscard]] const ir::Op *only_last_store(const ir::Module &module);

/// Makes a function by this name of a module whose first function is a Device one, for other code to call by C's rules.
void emit_function(ModuleState &state, const std::string &name);
/// Makes the whole kernel, with the device functions that it needs.
[[nodiscard]] Entry emit_kernel(ModuleState &state);

}  // namespace gridstride::codegen::nvptx
