#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "algorithms/reduce_plan.h"
#include "array/program.h"
#include "array/row_blocks.h"
#include "array/window.h"

namespace gridstride {
struct LaunchRequest;
namespace jit {
class Kernel;
}
}  // namespace gridstride

namespace gridstride::array {

struct CachedKernel;

/// Turns pending expressions into launches. One a window, used under its lock.
class Runner {
public:
  explicit Runner(Window &window) : window_(window), blocks_(window) {}

  /// Runs the expression of `seed` and, in the same kernel, those that share work with it; with `share_leaves` also
  /// those that merely read the same memory.
  void run(Storage &seed, bool share_leaves);
  /// Runs an expression into memory that exists.
  void write(Node *value, const BlockRef &target, const Layout &layout, DType dtype);

  std::uint64_t launches = 0;
  std::uint64_t donations = 0;
  [[nodiscard]] const RowBlocks &blocks() const { return blocks_; }

private:
  struct Root {
    Storage *storage = nullptr;
    BlockRef block;
    const Layout *layout = nullptr;
    std::size_t bytes = 0;
  };

  void gather(Storage &seed, bool share_leaves);
  [[nodiscard]] bool shares(Node *node, bool share_leaves, std::uint64_t probe);
  [[nodiscard]] bool run_simple(Storage &seed);
  [[nodiscard]] bool rehearse_simple(Node &node, std::int64_t count, const BlockRef &block);
  [[nodiscard]] bool run_transpose(Storage &seed);
  void run_elementwise();
  void run_reduction(Storage &seed);
  void reduce_stages(Node *values, const ReduceData &data, const Layout &result, DType dtype, const BlockRef &target);
  void reduce_partial(BlockRef block, const Layout &partial, const ReduceData &data, const Layout &result, DType dtype,
                      const BlockRef &target);
  [[nodiscard]] bool run_in_blocks(Storage &seed, bool share_leaves);
  [[nodiscard]] bool reduce_matrix(const algorithms::ReducePlan &plan, const ReduceData &data, DType dtype,
                                   const BlockRef &target);
  [[nodiscard]] BlockRef lay_out(Node *values, const Layout &layout);
  void donate();
  void launch_cuda(const jit::Kernel &kernel, const Shape &extents, const Shape &leaf_extents, LaunchRequest &request);
  void launch(const Shape &extents, const Shape &leaf_extents, std::int64_t grain_unit, double items_per_point);

  Window &window_;
  RowBlocks blocks_;
  Program program_;
  const CachedKernel *kernel_ = nullptr;  ///< of the launch that is being made, when found early
  std::vector<Root> roots_;
  Shape extents_;
  std::vector<std::uint64_t> slots_;
  std::vector<std::shared_ptr<Buffer>> buffers_;
  std::vector<Layout> layouts_;
};

}  // namespace gridstride::array
