#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "array/program.h"
#include "array/row_kernel.h"
#include "array/row_walk.h"
#include "array/window.h"

namespace gridstride::array {

struct CachedKernel;

/// Several kernels in one walk over memory: reductions of rows, what is computed of their results, and expressions of
/// the same rows (normalisations, softmax, variances; several reductions of one expression). All kernels run over a
/// block of rows that fits in a core's cache before the next block begins, so each row comes from memory once. Rows are
/// the leading axes that no reduction reduces; where all axes are reduced they are the chunks of ir/reduction_order.h.
/// Results have the bits of kernels that run one after the other.
///
/// What only kernels of the walk read lies in scratch memory of a worker, a block of rows at a time.
///
/// On a GPU the stages of such a walk are one kernel (row_kernel.h), where each has a number a row or an element; there
/// are no chunks.
class RowBlocks {
public:
  explicit RowBlocks(Window &window) : window_(window), kernel_(window) {}

  /// A reduction whose chunks have been reduced: what is left to do is to reduce their results.
  struct Unfinished {
    BlockRef block;
    Layout partial;
    ReduceData data;
    DType dtype;
    BlockRef target;
  };

  /// Plans the walk that makes `seed` real, and whatever else of the window fits in. False, and nothing done, where
  /// there is no such walk of at least two kernels. With `share_leaves` any expression of the same memory may join,
  /// else only reductions of it and those that share work.
  [[nodiscard]] bool plan(Storage &seed, bool share_leaves);
  /// Submits the planned walk. The caller then finishes what `unfinished` lists, and commits.
  void submit();
  std::vector<Unfinished> unfinished;
  void commit();
  void clear();  ///< lets go of what the plan holds

  std::uint64_t walks = 0;    ///< submitted
  std::uint64_t kernels = 0;  ///< of those walks

private:
  struct Stage {
    Node *value = nullptr;
    Storage *storage = nullptr;  ///< that waits for these values; may be null
    Layout layout;               ///< dense, C order
    DType dtype = DType::Float64;
    std::int64_t points_per_row = 0;
    std::int64_t points = 0;
    std::int64_t row_bytes = 0;
    bool whole = false;  ///< all of the values have to stay; else a block of rows at a time
    bool read = false;   ///< by another stage
    BlockRef block;
    std::int64_t scratch = 0;
    std::shared_ptr<const CachedKernel> kernel;
    Shape extents;
    std::vector<std::uint64_t> slots;
    std::vector<RowWalk::Place> places;
  };

  void collect(Storage &seed, bool share_leaves);
  void mark(Node *node);
  [[nodiscard]] bool touches(Node *node, bool leaves, std::uint64_t probe) const;
  [[nodiscard]] Node *first_reduction(Node *node, std::uint64_t probe) const;
  [[nodiscard]] bool choose_rows(const ReduceData &data);
  [[nodiscard]] bool build(Storage &seed);
  [[nodiscard]] bool add(Node *value, const Layout &layout, DType dtype, Storage *storage);
  void add_reductions(Node *node, std::uint64_t probe);
  [[nodiscard]] bool add_inputs(Node *node, const Shape &space, std::uint32_t stage, bool root);
  [[nodiscard]] bool fits_rows(const Node &view) const;
  [[nodiscard]] bool fits_rows(const ReduceData &data) const;
  [[nodiscard]] Storage *storage_of(const Node *node) const;
  [[nodiscard]] std::size_t stage_of(const Node *value) const;
  void number(const Stage &stage);
  [[nodiscard]] bool compile(Stage &stage);
  void describe(Rehearsal &rehearsal);
  [[nodiscard]] static std::int64_t item_size(DType dtype) { return static_cast<std::int64_t>(size_of(dtype)); }
  /// Bytes of a block of rows of a stage's values, in lines of the cache.
  [[nodiscard]] std::int64_t scratch_of(const Stage &stage) const {
    return (stage.row_bytes * block_rows_ + 63) / 64 * 64;
  }
  void count_references();
  void count_references(Node *node, std::uint64_t epoch);
  [[nodiscard]] bool choose_block();
  [[nodiscard]] bool plan_kernel();
  void submit_kernel();

  Window &window_;
  RowKernel kernel_;
  bool in_kernel_ = false;  ///< the plan is `kernel_`
  Program program_;
  std::vector<Storage *> members_;  ///< the seed first
  std::vector<Stage> stages_;
  std::vector<Node *> shared_;                                   ///< costly values that several stages want
  std::vector<std::pair<const Node *, std::uint32_t>> visited_;  ///< costly values and the stage that met them first
  std::uint32_t stage_number_ = 0;
  bool again_ = false;
  bool chunks_ = false;  ///< rows are chunks
  std::int64_t rows_ = 0;
  std::int64_t length_ = 0;  ///< with chunks: elements of all
  std::int64_t block_rows_ = 0;
  std::int64_t scratch_bytes_ = 0;
  std::vector<std::shared_ptr<Buffer>> buffers_;
  double cost_ = 0;
};

}  // namespace gridstride::array
