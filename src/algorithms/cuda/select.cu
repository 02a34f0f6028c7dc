// Elements by integer arrays and by masks on CUDA devices: device_select.cpp launches these kernels, and
// tools/make_device_code.py compiles them.
#include <cstdint>

namespace {

constexpr int kRank = 8;
constexpr int kColumns = 4;
constexpr std::int64_t kNowhere = INT64_MIN;
constexpr int kMaskBlock = 1 << 14;
constexpr int kRounds = kMaskBlock / 256;

// --- shared with device_select.cpp
struct Space {
  std::int64_t shape[kRank];
  std::int64_t strides[kRank];  // bytes
  std::int32_t rank;
};
struct Column {
  const void *data;
  std::int64_t strides[kRank];  // over the index space
  std::int64_t extent;
  std::int64_t step;
  std::int32_t narrow;  // int32, else int64
};
struct GatherParams {
  const void *array;
  void *to;
  std::uint64_t *outside;  // the first place of the index space and column that is outside; all ones before
  std::int64_t before_count, space_count, after_count;
  std::int32_t columns;
  std::int32_t item;
  Space before, space, after;
  Column column[kColumns];
  // Scatters: `array` is written, from `to`. Of several elements for one place the last stays: it is the greatest of
  // `winners`, one a place from `low` on; null where all elements are alike.
  std::uint32_t *winners;
  const void *low;
  std::int32_t one;    // `to` is one element for all
  std::int32_t phase;  // 0 checks positions and finds the winners, 1 writes
};
struct MaskParams {
  const std::uint8_t *mask;
  std::int64_t count;
  std::int64_t *starts;  // true ones before each block of the mask, and in all
  const void *from;
  void *to;
  std::int64_t item;
  std::int64_t shape[kRank];     // positions: of the mask
  std::int64_t *indices[kRank];  // positions: one array an axis
  std::int32_t rank;
  std::int64_t step;  // expand: bytes from one element to the next, or 0
};

__device__ std::int64_t offset_of(const Space &space, std::int64_t number) {
  std::int64_t offset = 0;
  for (int axis = space.rank - 1; axis >= 0; --axis) {
    offset += number % space.shape[axis] * space.strides[axis];
    number /= space.shape[axis];
  }
  return offset;
}

template <typename T>
__device__ void copy_as(const void *from, std::int64_t at, void *to, std::int64_t number) {
  static_cast<T *>(to)[number] = *reinterpret_cast<const T *>(static_cast<const char *>(from) + at);
}

__device__ void copy_item(int item, const void *from, std::int64_t at, void *to, std::int64_t number) {
  switch (item) {
    case 1: return copy_as<std::uint8_t>(from, at, to, number);
    case 2: return copy_as<std::uint16_t>(from, at, to, number);
    case 4: return copy_as<std::uint32_t>(from, at, to, number);
    case 8: return copy_as<std::uint64_t>(from, at, to, number);
    default: {
      const auto *source = reinterpret_cast<const std::uint64_t *>(static_cast<const char *>(from) + at);
      auto *target = static_cast<std::uint64_t *>(to) + 2 * number;
      target[0] = source[0];
      target[1] = source[1];
    }
  }
}

__device__ std::int64_t first_number() {
  return static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
}
__device__ std::int64_t stride() {
  return static_cast<std::int64_t>(gridDim.x) * blockDim.x;
}

/// Exclusive sums of one number of each of 256 threads; `total` is the sum of all.
__device__ std::int64_t scan_block(std::int64_t value, std::int64_t *warps, std::int64_t &total) {
  std::int64_t sum = value;
  const unsigned lane = threadIdx.x & 31, warp = threadIdx.x / 32;
#pragma unroll
  for (int step = 1; step < 32; step *= 2) {
    const std::int64_t other = __shfl_up_sync(~0u, sum, step);
    if (lane >= static_cast<unsigned>(step)) sum += other;
  }
  if (lane == 31) warps[warp] = sum;
  __syncthreads();
  std::int64_t before = 0;
  total = 0;
  for (unsigned w = 0; w < 8; ++w) {
    if (w < warp) before += warps[w];
    total += warps[w];
  }
  __syncthreads();
  return before + sum - value;
}

/// Calls use(i, k) for each true element i of the block's part of the mask: it is the k-th of all.
template <typename Use>
__device__ void for_true(const MaskParams &p, const Use &use) {
  __shared__ std::int32_t places[kRounds * 8];
  __shared__ std::int64_t warps[8];
  const std::int64_t begin = static_cast<std::int64_t>(blockIdx.x) * kMaskBlock;
  const unsigned lane = threadIdx.x & 31, warp = threadIdx.x / 32;
  for (int round = 0; round < kRounds; ++round) {
    const std::int64_t i = begin + round * 256 + threadIdx.x;
    const unsigned votes = __ballot_sync(~0u, i < p.count && p.mask[i] != 0);
    if (lane == 0) places[round * 8 + warp] = __popc(votes);
  }
  __syncthreads();
  std::int64_t all = 0;
  const std::int32_t a = places[2 * threadIdx.x], b = places[2 * threadIdx.x + 1];
  const std::int64_t before = scan_block(a + b, warps, all);
  places[2 * threadIdx.x] = static_cast<std::int32_t>(before);
  places[2 * threadIdx.x + 1] = static_cast<std::int32_t>(before + a);
  __syncthreads();
  const std::int64_t start = p.starts[blockIdx.x];
  for (int round = 0; round < kRounds; ++round) {
    const std::int64_t i = begin + round * 256 + threadIdx.x;
    const bool is_true = i < p.count && p.mask[i] != 0;
    const unsigned votes = __ballot_sync(~0u, is_true);
    if (is_true) use(i, start + places[round * 8 + warp] + __popc(votes & ((1u << lane) - 1)));
  }
}

/// Where element `number` of the access lies, in bytes; kNowhere after it has reported that it is outside.
__device__ std::int64_t place_of(const GatherParams &p, std::int64_t number) {
  const std::int64_t rest = p.after_count == 1 ? number : number / p.after_count;
  const std::int64_t after = number - rest * p.after_count;
  const std::int64_t before = p.before_count == 1 ? 0 : rest / p.space_count;
  const std::int64_t place = rest - before * p.space_count;
  std::int64_t offset = 0;
  if (p.before_count > 1) offset += offset_of(p.before, before);
  if (p.after_count > 1) offset += offset_of(p.after, after);
  for (int c = 0; c < p.columns; ++c) {
    const Column &column = p.column[c];
    std::int64_t at = 0;
    std::int64_t left = place;
    for (int axis = p.space.rank - 1; axis >= 0; --axis) {
      const std::int64_t index = axis > 0 ? left % p.space.shape[axis] : left;
      if (axis > 0) left /= p.space.shape[axis];
      at += index * column.strides[axis];
    }
    const char *cell = static_cast<const char *>(column.data) + at;
    std::int64_t position =
        column.narrow ? *reinterpret_cast<const std::int32_t *>(cell) : *reinterpret_cast<const std::int64_t *>(cell);
    if (position < 0) position += column.extent;
    if (position < 0 || position >= column.extent) {
      atomicMin(reinterpret_cast<unsigned long long *>(p.outside),
                static_cast<unsigned long long>(place) * kColumns + c);
      return kNowhere;
    }
    offset += position * column.step;
  }
  return offset;
}

}  // namespace

#if !defined(GS_ONE) || defined(GS_ONLY_gs_gather)
extern "C" __global__ void __launch_bounds__(256) gs_gather(const GatherParams p) {
  const std::int64_t count = p.before_count * p.space_count * p.after_count;
  for (std::int64_t number = first_number(); number < count; number += stride()) {
    const std::int64_t offset = place_of(p, number);
    if (offset != kNowhere) copy_item(p.item, p.array, offset, p.to, number);
  }
}
#endif

/// One array of positions without gaps, elements one behind the other: what place_of does is little here. Four at once,
/// so that their reads of the array are under way together.
template <typename T>
__device__ void gather_line(const GatherParams &p) {
  constexpr int kAtOnce = 4;
  const Column &column = p.column[0];
  const auto *positions = static_cast<const std::int64_t *>(column.data);
  const auto *from = static_cast<const char *>(p.array);
  auto *to = static_cast<T *>(p.to);
  const std::int64_t count = p.space_count, extent = column.extent;
  for (std::int64_t begin = static_cast<std::int64_t>(blockIdx.x) * 256 * kAtOnce; begin < count;
       begin += stride() * kAtOnce) {
    std::int64_t at[kAtOnce];
    T values[kAtOnce];
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      const std::int64_t number = begin + k * 256 + threadIdx.x;
      at[k] = number < count ? __ldcs(positions + number) : 0;
    }
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      if (at[k] < 0) at[k] += extent;
      if (static_cast<std::uint64_t>(at[k]) >= static_cast<std::uint64_t>(extent)) {
        const std::int64_t number = begin + k * 256 + threadIdx.x;
        if (number < count) {
          atomicMin(reinterpret_cast<unsigned long long *>(p.outside),
                    static_cast<unsigned long long>(number) * kColumns);
        }
        at[k] = -1;
      }
    }
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      values[k] = at[k] < 0 ? T{} : *reinterpret_cast<const T *>(from + at[k] * column.step);
    }
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      const std::int64_t number = begin + k * 256 + threadIdx.x;
      if (number < count && at[k] >= 0) __stcs(to + number, values[k]);
    }
  }
}

#if !defined(GS_ONE) || defined(GS_ONLY_gs_gather_line_4)
extern "C" __global__ void __launch_bounds__(256) gs_gather_line_4(const GatherParams p) {
  gather_line<std::uint32_t>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_gather_line_8)
extern "C" __global__ void __launch_bounds__(256) gs_gather_line_8(const GatherParams p) {
  gather_line<unsigned long long>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scatter)
extern "C" __global__ void __launch_bounds__(256) gs_scatter(const GatherParams p) {
  const std::int64_t count = p.before_count * p.space_count * p.after_count;
  for (std::int64_t number = first_number(); number < count; number += stride()) {
    const std::int64_t offset = place_of(p, number);
    if (offset == kNowhere) continue;
    char *target = static_cast<char *>(const_cast<void *>(p.array)) + offset;
    const auto mine = static_cast<std::uint32_t>(number) + 1;
    std::uint32_t *winner =
        p.winners == nullptr ? nullptr : p.winners + (target - static_cast<const char *>(p.low)) / p.item;
    if (p.phase == 0) {
      if (winner != nullptr) atomicMax(winner, mine);
    } else if (winner == nullptr || *winner == mine) {
      copy_item(p.item, p.to, p.one ? 0 : number * p.item, target, 0);
    }
  }
}
#endif

/// The true elements of each block of the mask.
#if !defined(GS_ONE) || defined(GS_ONLY_gs_mask_count)
extern "C" __global__ void __launch_bounds__(256) gs_mask_count(const MaskParams p) {
  __shared__ std::int64_t warps[8];
  const std::int64_t begin = static_cast<std::int64_t>(blockIdx.x) * kMaskBlock;
  std::int64_t mine = 0;
#pragma unroll 8
  for (int round = 0; round < kRounds; ++round) {
    const std::int64_t i = begin + round * 256 + threadIdx.x;
    mine += i < p.count && p.mask[i] != 0 ? 1 : 0;
  }
  std::int64_t all = 0;
  scan_block(mine, warps, all);
  if (threadIdx.x == 0) p.starts[blockIdx.x] = all;
}
#endif

/// Counts to starts, and the total behind them, by one block.
#if !defined(GS_ONE) || defined(GS_ONLY_gs_mask_starts)
extern "C" __global__ void __launch_bounds__(256) gs_mask_starts(const MaskParams p) {
  __shared__ std::int64_t warps[8];
  const std::int64_t blocks = (p.count + kMaskBlock - 1) / kMaskBlock;
  std::int64_t carried = 0;
  for (std::int64_t first = 0; first < blocks; first += 256) {
    const std::int64_t at = first + threadIdx.x;
    std::int64_t all = 0;
    const std::int64_t start = scan_block(at < blocks ? p.starts[at] : 0, warps, all);
    if (at < blocks) p.starts[at] = carried + start;
    carried += all;
  }
  if (threadIdx.x == 0) p.starts[blocks] = carried;
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_compress)
extern "C" __global__ void __launch_bounds__(256) gs_compress(const MaskParams p) {
  const int item = static_cast<int>(p.item);
  for_true(p, [&](std::int64_t i, std::int64_t k) { copy_item(item, p.from, i * item, p.to, k); });
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_mask_positions)
extern "C" __global__ void __launch_bounds__(256) gs_mask_positions(const MaskParams p) {
  for_true(p, [&](std::int64_t i, std::int64_t k) {
    for (int axis = p.rank - 1; axis > 0; --axis) {
      p.indices[axis][k] = i % p.shape[axis];
      i /= p.shape[axis];
    }
    p.indices[0][k] = i;
  });
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_expand)
extern "C" __global__ void __launch_bounds__(256) gs_expand(const MaskParams p) {
  const int item = static_cast<int>(p.item);
  for_true(p, [&](std::int64_t i, std::int64_t k) { copy_item(item, p.from, k * p.step, p.to, i); });
}
#endif
