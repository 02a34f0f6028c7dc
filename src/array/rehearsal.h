#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "array/explain.h"
#include "array/program.h"
#include "array/window.h"

namespace gridstride::array {

/// Runs the expressions of a window for show: a copy of its nodes and storages, in a window that nobody else sees, goes
/// through the very plans of Runner and RowBlocks. What would be launched is told to this class instead; blocks have no
/// memory. The window itself stays as it was, and is locked by the caller for the time of this object.
class Rehearsal {
public:
  Rehearsal(Window &window, Explanation &into);
  ~Rehearsal();
  Rehearsal(const Rehearsal &) = delete;
  Rehearsal &operator=(const Rehearsal &) = delete;

  /// What running the expression of this storage, pending in the window, does.
  void run(const Storage &storage);

  // --- Told by the window and the runner of the copy.
  [[nodiscard]] BlockRef allocate(std::size_t bytes);
  /// The reduction that the launches to come compute.
  void reduces(const Node *reduction) { reduction_ = reduction; }
  /// A kernel over `points`; its leaves are read at `count` places. `targets`: the block of each output.
  void launched(const Program &program, std::int64_t points, std::int64_t count,
                const std::vector<const Block *> &targets);
  /// No launch: the values that stand in this block already become a result.
  void taken_over(const Program &program, std::int64_t count, const Block *block);
  void committed(const Storage &storage, const Block *block);

  /// One kernel of a walk over blocks of rows.
  struct Stage {
    const Node *value;
    std::int64_t points;         ///< of its result
    std::int64_t count;          ///< places that its leaves are read at
    const Block *block;          ///< null: its values stay in scratch memory
    const Block *partial;        ///< null, or where the results of chunks lie
    std::int64_t partial_bytes;  ///< of those
  };
  void begin_walk();
  void add_stage(const Program &program, const Stage &stage);
  void end_walk(bool chunks);

private:
  struct Free {
    void operator()(Window *window) const;
  };
  struct Copied {
    const Storage *from;
    StorageRef storage;
  };
  struct Shadow {
    BlockRef hold;
    std::uint32_t leaves = 0;
  };
  struct Part {  ///< of an array in memory, as an expression reads it
    std::int64_t offset;
    std::int64_t bytes;
    int value;
  };
  struct Known {  ///< what stands in a block
    int value = -1;
    bool partial = false;  ///< results of chunks
    bool donated = false;
    std::vector<Part> parts;
  };

  [[nodiscard]] Node *copy(const Node *node);
  [[nodiscard]] BlockRef shadow(Block *block);
  [[nodiscard]] std::vector<int> add_values(const Program &program, std::int64_t count);
  [[nodiscard]] int add_leaf(const Program::Leaf &leaf, std::int64_t count);
  [[nodiscard]] int add_reduction(const Program &program, int input, std::int64_t points, std::int64_t count);

  Explanation &into_;
  std::unique_ptr<Window, Free> window_;
  std::vector<Copied> storages_;
  std::unordered_map<const Node *, Node *> nodes_;
  std::unordered_map<Block *, Shadow> shadows_;
  Storage *asked_ = nullptr;
  const Node *reduction_ = nullptr;
  std::unordered_map<const Node *, int> values_;  ///< of nodes that a kernel computed
  std::unordered_map<const Block *, Known> known_;
  std::unordered_map<const Block *, std::int64_t> read_;  ///< by the walk that is being told
};

}  // namespace gridstride::array
