#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "codegen/cpu/facts.h"
#include "ir/builder.h"
#include "ir/ir.h"
#include "passes/uniformity.h"

namespace gridstride::codegen::cpu {

/// An array that a phase has as a parameter beside those of its kernel: shared and local arrays, and what phases leave
/// for others.
struct Hidden {
  enum class Where : std::uint8_t {
    Fixed,    ///< at `offset` of the scratch memory
    Dynamic,  ///< the launch's shared memory
    Threads,  ///< with an element (of the last axis) a thread; `offset` is in bytes of one thread
  };
  Where where = Where::Fixed;
  std::uint64_t offset = 0;
  ir::Type type;
  std::vector<std::int64_t> extents;  ///< -1: known at the launch
  bool spare = false;                 ///< see ArrayValue
};

/// Where a value lies between phases.
struct Storage {
  std::size_t array = 0;  ///< of the hidden ones
  bool uniform = true;    ///< one for the block; else one a thread
  std::uint64_t offset = 0;
};

/// Vectors of elements may reach so far out of the block's memory.
inline constexpr std::uint64_t kPadding = 1024;

/// The memory of a block that phases share.
class PhaseMemory {
public:
  explicit PhaseMemory(const ir::Function &kernel) : kernel_(kernel) {}

  /// Of a value of the kernel; the same each time.
  Storage storage(ir::ValueId id, bool uniform);
  /// `id` lies where `with` does.
  void share(ir::ValueId id, ir::ValueId with, bool uniform) { values_[id.index] = storage(with, uniform); }
  /// `id` is the value of a loop of the block.
  void set_step(ir::ValueId id, TripStep step) { steps_[id.index] = step; }
  [[nodiscard]] const TripStep *step(ir::ValueId id) const {
    const auto found = steps_.find(id.index);
    return found == steps_.end() ? nullptr : &found->second;
  }
  Storage slot(DType dtype) { return make(dtype, true); }
  /// Whether each thread has not ended.
  Storage alive();
  /// Of a SharedArray or LocalArray.
  std::size_t own_array(const ir::Op &op);

  [[nodiscard]] const std::vector<Hidden> &arrays() const { return arrays_; }
  [[nodiscard]] std::uint64_t fixed_bytes() const { return (fixed_bytes_ + 63) / 64 * 64; }
  [[nodiscard]] std::uint64_t thread_bytes() const { return thread_bytes_; }

private:
  Storage make(DType dtype, bool uniform);

  const ir::Function &kernel_;
  std::vector<Hidden> arrays_;
  std::unordered_map<std::uint32_t, Storage> values_;
  std::unordered_map<std::uint32_t, TripStep> steps_;
  std::unordered_map<const ir::Op *, std::size_t> own_arrays_;
  std::optional<Storage> alive_;
  std::uint64_t fixed_bytes_ = kPadding;  ///< (in front and behind, see ArrayValue::padded)
  std::uint64_t thread_bytes_ = 0;
};

/// A value that is computed anew wherever it is asked for; others are kept. `uniform`: between the threads of a block.
[[nodiscard]] bool is_recomputed(const ir::Op &op, bool uniform);

/// One phase while it is put together: a kernel for all threads of a block.
class Phase {
public:
  /// `definitions`: the op of each value of the source's kernel. `threads_end`: threads may have ended before.
  Phase(const ir::Module &source, PhaseMemory &memory, const std::vector<const ir::Op *> &definitions,
        const passes::UniformityInfo &uniformity, bool threads_end);

  /// The source kernel's value, in this phase.
  ir::ValueId import(ir::ValueId id);
  void append(const ir::Op &op) { append(op, function_->body); }
  /// Leaves a value of this phase for others.
  void store(const Storage &storage, ir::ValueId value);
  /// Adds 1 to an int32 slot for each thread for which the predicate (none: always) is true.
  void count(const Storage &slot, std::optional<ir::ValueId> predicate);
  void finish();

  [[nodiscard]] bool empty() const;  ///< after `finish`: it does nothing
  [[nodiscard]] bool returns() const { return returns_; }
  [[nodiscard]] const ir::Module &module() const { return module_; }
  /// The loads of what earlier phases left for the whole block: nothing in this one writes it.
  [[nodiscard]] const std::unordered_set<const ir::Op *> &settled() const { return settled_; }
  /// Those of them that give the value of a loop of the block.
  [[nodiscard]] const std::unordered_map<const ir::Op *, TripStep> &steps() const { return steps_; }
  /// The arrays of the memory that are its parameters, behind those of the kernel.
  [[nodiscard]] const std::vector<std::size_t> &hidden_arrays() const { return hidden_arrays_; }

private:
  ir::ValueId hidden(std::size_t array);
  ir::ValueId thread_number();
  void append(const ir::Op &op, ir::Region &region);
  void access(ir::Op &copy, const ir::Op &op);
  [[nodiscard]] const ir::Op *own_array(ir::ValueId id) const;
  std::vector<ir::ValueId> indices(const Storage &storage);

  const ir::Function &kernel_;
  PhaseMemory &memory_;
  const std::vector<const ir::Op *> &definitions_;
  ir::Module module_;
  ir::Function *function_;
  ir::Builder builder_;
  ir::Region prologue_;
  std::unordered_map<std::uint32_t, ir::ValueId> values_;  ///< by the source's ValueId
  const passes::UniformityInfo &uniformity_;
  std::unordered_map<std::size_t, ir::ValueId> hidden_;
  std::vector<std::size_t> hidden_arrays_;
  std::unordered_set<const ir::Op *> settled_;
  std::unordered_map<const ir::Op *, TripStep> steps_;
  ir::ValueId thread_;
  bool returns_ = false;
};

}  // namespace gridstride::codegen::cpu
