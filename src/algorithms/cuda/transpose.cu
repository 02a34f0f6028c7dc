// Copies that change which axis is the inner one, on CUDA devices: device_transpose.cpp launches these kernels, and
// tools/make_device_code.py compiles them. Tiles go through shared memory, so that both sides are read and written in
// whole lines.
#include <cstdint>

namespace {

constexpr int kTile = 32, kRows = 8;  // 256 threads

// --- shared with device_transpose.cpp
struct TransposeParams {
  const void *from;          // element (0, 0)
  void *to;
  std::int64_t rows;         // of the result
  std::int64_t columns;
  std::int64_t from_column;  // bytes from one column of the result to the next in `from`, whose rows are neighbours
  std::int64_t to_row;       // bytes from one row of the result to the next in `to`, whose columns are neighbours
  std::int32_t item;
};

template <typename T>
__device__ void transpose(const TransposeParams &p) {
  __shared__ T tile[kTile][kTile + 1];
  const int x = threadIdx.x % kTile, y = threadIdx.x / kTile;
  const std::int64_t across = (p.columns + kTile - 1) / kTile;
  const std::int64_t tiles = across * ((p.rows + kTile - 1) / kTile);
  for (std::int64_t t = blockIdx.x; t < tiles; t += gridDim.x) {
    // Neighbouring blocks read neighbouring rows.
    const std::int64_t row0 = t / across * kTile, column0 = (t - t / across * across) * kTile;
    for (int k = y; k < kTile; k += kRows) {
      const std::int64_t row = row0 + x, column = column0 + k;
      if (row < p.rows && column < p.columns) {
        tile[k][x] =
            reinterpret_cast<const T *>(static_cast<const char *>(p.from) + column * p.from_column)[row];
      }
    }
    __syncthreads();
    for (int k = y; k < kTile; k += kRows) {
      const std::int64_t row = row0 + k, column = column0 + x;
      if (row < p.rows && column < p.columns) {
        reinterpret_cast<T *>(static_cast<char *>(p.to) + row * p.to_row)[column] = tile[x][k];
      }
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" __global__ void __launch_bounds__(256) gs_transpose(const TransposeParams p) {
  switch (p.item) {
    case 1: transpose<std::uint8_t>(p); break;
    case 2: transpose<std::uint16_t>(p); break;
    case 4: transpose<std::uint32_t>(p); break;
    case 8: transpose<std::uint64_t>(p); break;
    default: transpose<ulonglong2>(p);
  }
}
