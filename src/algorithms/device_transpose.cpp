#include "algorithms/device_transpose.h"

#include <algorithm>

#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

namespace {

// As in cuda/transpose.cu.
struct TransposeParams {
  const void *from = nullptr;
  void *to = nullptr;
  std::int64_t rows = 0;
  std::int64_t columns = 0;
  std::int64_t from_column = 0;
  std::int64_t to_row = 0;
  std::int32_t item = 0;
};

}  // namespace

void device_transpose(Stream &stream, const std::byte *from, std::byte *to, std::int64_t rows, std::int64_t columns,
                      std::int64_t from_column, std::int64_t to_row, std::size_t item) {
  TransposeParams params{from, to, rows, columns, from_column, to_row, static_cast<std::int32_t>(item)};
  const std::int64_t tiles = (rows + 31) / 32 * ((columns + 31) / 32);
  launch_device_code(stream, kTransposeCode, "gs_transpose", std::min<std::int64_t>(tiles, 1 << 20), 1, 256, 0,
                     &params);
}

}  // namespace gridstride::algorithms
