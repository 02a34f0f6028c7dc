#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/ir.h"

namespace gridstride::codegen::cpu {

/// Integers and truths that follow from a thread's index alone, thread by thread, of blocks of one shape: where rows of
/// threads compare and where they reach is then known at compile time, whatever the arithmetic. Computed when asked
/// for.
class ThreadValues {
public:
  ThreadValues(const ir::Function &function, const std::uint32_t (&shape)[3]);

  /// One value, or one of each thread (x is the fastest).
  struct Table {
    std::vector<std::int64_t> values;
    [[nodiscard]] std::int64_t at(std::size_t thread) const { return values.size() == 1 ? values[0] : values[thread]; }
  };

  [[nodiscard]] std::size_t threads() const { return threads_; }
  /// Null for values that depend on anything else (or that would cost too much). uint64 are given by their bits.
  [[nodiscard]] const Table *find(ir::ValueId id);
  /// The least and the greatest of the values.
  [[nodiscard]] std::optional<std::pair<std::int64_t, std::int64_t>> range(ir::ValueId id);
  [[nodiscard]] bool is_of(const ir::Function &function) const { return &function == &function_; }
  [[nodiscard]] const ir::Op *definition(ir::ValueId id) const { return definitions_[id.index]; }

private:
  [[nodiscard]] std::optional<Table> evaluate(ir::ValueId id);
  [[nodiscard]] std::optional<Table> apply(const ir::Op &op, ir::ValueId id);

  const ir::Function &function_;
  std::uint32_t shape_[3];
  std::size_t threads_;
  std::size_t budget_;
  std::vector<const ir::Op *> definitions_;
  std::unordered_map<std::uint32_t, std::optional<Table>> tables_;
};

/// A set of threads, by their numbers.
using Threads = std::vector<bool>;

/// Those of `active` (null: of all) for which a guard holds, or does not.
[[nodiscard]] Threads side_of(const ThreadValues &values, const ThreadValues::Table &guard, bool holds,
                              const Threads *active);

/// Which elements of an array of known extents an access touches, thread by thread.
struct TouchedElements {
  static constexpr std::int64_t kNone = -1;  ///< a thread that is not there, or whose index is outside
  std::vector<std::int64_t> of_thread;
};

/// `active`: the threads that may come to the access; null: all. Empty where an index is not known.
[[nodiscard]] std::optional<TouchedElements> touched_elements(ThreadValues &values, const ir::Op &access,
                                                              const std::vector<std::int64_t> &extents,
                                                              const Threads *active);

}  // namespace gridstride::codegen::cpu
