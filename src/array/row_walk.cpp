#include "array/row_walk.h"

#include <algorithm>

#include "array/kernel_cache.h"
#include "jit/kernel.h"
#include "runtime/cpu/workers.h"
#include "runtime/parallel.h"
#include "types/kernel_abi.h"

namespace gridstride::array {

void RowWalk::run(double cost) const {
  parallel_for(rows, block_rows, cost, [this](std::int64_t begin, std::int64_t end) { run(begin, end); });
}

void RowWalk::run(std::int64_t begin, std::int64_t end) const {
  auto *const scratch = static_cast<std::byte *>(cpu::thread_scratch(static_cast<std::size_t>(scratch_bytes)));
  std::vector<std::vector<std::uint64_t>> slots;
  for (const Kernel &kernel : kernels) slots.push_back(kernel.slots);
  for (std::int64_t row = begin; row < end; row += block_rows) {
    const std::int64_t stop = std::min(row + block_rows, end);
    for (std::size_t k = 0; k < kernels.size(); ++k) {
      const Kernel &kernel = kernels[k];
      for (const Place &place : kernel.places) {
        const Kernel &maker = kernels[place.kernel];
        // Scratch begins with the block's first row: element (0, ..., 0) would lie before it.
        const auto base = maker.data != nullptr ? reinterpret_cast<std::uintptr_t>(maker.data)
                                                : reinterpret_cast<std::uintptr_t>(scratch + maker.scratch) -
                                                      static_cast<std::uintptr_t>(row * maker.row_bytes);
        slots[k][place.slot] = base + static_cast<std::uintptr_t>(place.offset);
      }
      CpuLaunch launch;
      launch.params = slots[k].data();
      launch.extents = kernel.extents.data();
      kernel.kernel->kernel->entry()(&launch, row * kernel.points_per_row,
                                     std::min(stop * kernel.points_per_row, kernel.points), scratch + own_scratch);
    }
  }
}

}  // namespace gridstride::array
