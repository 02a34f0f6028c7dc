#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "types/layout.h"

namespace gridstride::array {

struct CachedKernel;

/// Several compiled kernels that run over blocks of rows, all of them over one block before the next begins. What
/// row_blocks.h plans, without its nodes: a task keeps it.
struct RowWalk {
  /// An address that changes with the block of rows.
  struct Place {
    std::size_t slot;    ///< among the kernel's parameters
    std::size_t kernel;  ///< whose values stand there
    std::int64_t offset;
  };
  struct Kernel {
    std::shared_ptr<const CachedKernel> kernel;
    Shape extents;
    std::vector<std::uint64_t> slots;
    std::vector<Place> places;  ///< of what other kernels of the walk make, and of its own values if they are scratch
    std::int64_t points_per_row;
    std::int64_t points;
    std::int64_t row_bytes;
    std::byte *data;       ///< where all its values go; null: a worker's scratch memory, a block of rows at a time
    std::int64_t scratch;  ///< where in scratch memory
  };
  std::vector<Kernel> kernels;
  std::int64_t rows = 0;
  std::int64_t block_rows = 0;
  std::int64_t scratch_bytes = 0;
  std::int64_t own_scratch = 0;  ///< where in it the memory begins that compiled kernels ask for

  /// All rows, on the workers. `cost`: nanoseconds on one thread.
  void run(double cost) const;

private:
  void run(std::int64_t begin, std::int64_t end) const;
};

}  // namespace gridstride::array
