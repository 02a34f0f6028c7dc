// The position of the first smallest or largest element of rows, on CUDA devices: device_extremes.cpp launches these
// kernels, and tools/make_device_code.py compiles them.
//
// Elements are compared by unsigned keys in their order. Blocks find the best of a stretch of a row; a second launch
// finds the best of those.
#include <cstdint>

namespace {

// --- shared with device_extremes.cpp
struct ExtremeParams {
  const void *elements;
  std::uint64_t *keys;      // of each row and stretch
  std::int64_t *positions;  // likewise; of each row where there is one stretch
  std::int64_t length;      // of a row
  std::int64_t rows;
  std::int64_t stretches;  // of a row
  std::int64_t stretch;    // elements
  std::uint64_t nans;      // as negative_nans of sort_keys.h
  std::int32_t kind;       // 0 unsigned, 1 signed, 2 float
  std::int32_t largest;    // else smallest
};

struct Best {
  std::uint64_t key;
  std::int64_t position;  // -1: none
};

__device__ bool better(const Best &a, const Best &b) {
  if (a.position < 0 || b.position < 0) return a.position >= 0;
  return a.key > b.key || (a.key == b.key && a.position < b.position);
}

/// The larger the key, the better; NaN is best of all, both zeros are the same.
template <typename Bits, int kKind>
__device__ Bits key_of(Bits bits, Bits nans, bool largest) {
  constexpr Bits kSign = static_cast<Bits>(Bits{1} << (8 * sizeof(Bits) - 1));
  if (kKind == 1) bits ^= kSign;
  if (kKind == 2) {
    const Bits magnitude = bits & static_cast<Bits>(kSign - 1);
    if (magnitude > static_cast<Bits>(kSign - 1 - nans)) return static_cast<Bits>(~Bits{0});
    if (magnitude == 0) bits = 0;
    bits = (bits & kSign) != 0 ? static_cast<Bits>(~bits) : static_cast<Bits>(bits ^ kSign);
  }
  return largest ? bits : static_cast<Bits>(~bits);
}

/// The best of elements begin ... end - 1 of a row that this thread looks at.
template <typename Bits, int kKind>
__device__ Best best_of_elements(const ExtremeParams &p, std::int64_t row, std::int64_t begin, std::int64_t end) {
  constexpr int kAtOnce = 8;
  const Bits *from = static_cast<const Bits *>(p.elements) + row * p.length + begin;
  const Bits nans = static_cast<Bits>(p.nans);
  const bool largest = p.largest != 0;
  const int count = static_cast<int>(end - begin);
  Bits best = 0;
  int at = -1;
  int i = threadIdx.x;
  for (; i + (kAtOnce - 1) * 256 < count; i += kAtOnce * 256) {
    Bits bits[kAtOnce];
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) bits[k] = __ldcs(from + i + k * 256);
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      const Bits key = key_of<Bits, kKind>(bits[k], nans, largest);
      if (at < 0 || key > best) {
        best = key;
        at = i + k * 256;
      }
    }
  }
  for (; i < count; i += 256) {
    const Bits key = key_of<Bits, kKind>(from[i], nans, largest);
    if (at < 0 || key > best) {
      best = key;
      at = i;
    }
  }
  return {best, at < 0 ? -1 : begin + at};
}

template <typename Bits>
__device__ Best best_of_kind(const ExtremeParams &p, std::int64_t row, std::int64_t begin, std::int64_t end) {
  if (p.kind == 2) return best_of_elements<Bits, 2>(p, row, begin, end);
  if (p.kind == 1) return best_of_elements<Bits, 1>(p, row, begin, end);
  return best_of_elements<Bits, 0>(p, row, begin, end);
}

__device__ Best best_of_block(Best mine, Best *warps) {
  const auto over_warp = [](Best value) {
#pragma unroll
    for (int distance = 16; distance > 0; distance /= 2) {
      const Best other = {__shfl_xor_sync(~0u, value.key, distance), __shfl_xor_sync(~0u, value.position, distance)};
      if (better(other, value)) value = other;
    }
    return value;
  };
  mine = over_warp(mine);
  if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = mine;
  __syncthreads();
  Best result = threadIdx.x < blockDim.x / 32 ? warps[threadIdx.x] : Best{0, -1};
  if (threadIdx.x < 32) result = over_warp(result);
  __syncthreads();
  return result;
}

template <typename Bits>
__device__ void extremes(const ExtremeParams &p) {
  __shared__ Best warps[8];
  const std::int64_t jobs = p.rows * p.stretches;
  for (std::int64_t job = blockIdx.x; job < jobs; job += gridDim.x) {
    const std::int64_t row = job / p.stretches;
    const std::int64_t begin = (job - row * p.stretches) * p.stretch;
    const std::int64_t end = begin + p.stretch < p.length ? begin + p.stretch : p.length;
    const Best best = best_of_block(best_of_kind<Bits>(p, row, begin, end), warps);
    if (threadIdx.x == 0) {
      if (p.keys != nullptr) p.keys[job] = best.key;
      p.positions[job] = best.position;
    }
  }
}

}  // namespace

#if !defined(GS_ONE) || defined(GS_ONLY_gs_extremes_8)
extern "C" __global__ void __launch_bounds__(256) gs_extremes_8(const ExtremeParams p) {
  extremes<std::uint8_t>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_extremes_16)
extern "C" __global__ void __launch_bounds__(256) gs_extremes_16(const ExtremeParams p) {
  extremes<std::uint16_t>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_extremes_32)
extern "C" __global__ void __launch_bounds__(256) gs_extremes_32(const ExtremeParams p) {
  extremes<std::uint32_t>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_extremes_64)
extern "C" __global__ void __launch_bounds__(256) gs_extremes_64(const ExtremeParams p) {
  extremes<std::uint64_t>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_extremes_rest)
/// The best of the stretches of each row.
extern "C" __global__ void __launch_bounds__(256) gs_extremes_rest(const ExtremeParams p) {
  __shared__ Best warps[8];
  const auto *positions = static_cast<const std::int64_t *>(p.elements);
  for (std::int64_t row = blockIdx.x; row < p.rows; row += gridDim.x) {
    Best best{0, -1};
    for (std::int64_t i = threadIdx.x; i < p.length; i += 256) {
      const Best other{p.keys[row * p.length + i], positions[row * p.length + i]};
      if (better(other, best)) best = other;
    }
    best = best_of_block(best, warps);
    if (threadIdx.x == 0) p.positions[row] = best.position;
  }
}
#endif
