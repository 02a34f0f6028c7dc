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
  std::uint64_t *keys;        // of each row and stretch
  std::int64_t *positions;    // likewise; of each row where there is one stretch
  std::int64_t length;        // of a row
  std::int64_t rows;
  std::int64_t stretches;     // of a row
  std::int64_t stretch;       // elements
  std::uint64_t nans;         // as negative_nans of sort_keys.h
  std::int32_t item_bytes;
  std::int32_t kind;          // 0 unsigned, 1 signed, 2 float
  std::int32_t largest;       // else smallest
  std::int32_t combine;       // elements are the keys and positions of stretches
};

struct Best {
  std::uint64_t key;
  std::int64_t position;  // -1: none
};

__device__ bool better(const Best &a, const Best &b) {
  if (a.position < 0 || b.position < 0) return a.position >= 0;
  return a.key > b.key || (a.key == b.key && a.position < b.position);
}

__device__ std::uint64_t element(const ExtremeParams &p, std::int64_t at) {
  switch (p.item_bytes) {
    case 1: return static_cast<const std::uint8_t *>(p.elements)[at];
    case 2: return static_cast<const std::uint16_t *>(p.elements)[at];
    case 4: return static_cast<const std::uint32_t *>(p.elements)[at];
    default: return static_cast<const std::uint64_t *>(p.elements)[at];
  }
}

/// The larger the key, the better; NaN is best of all, both zeros are the same.
__device__ std::uint64_t key_of(const ExtremeParams &p, std::uint64_t bits) {
  const std::uint64_t sign = std::uint64_t{1} << (8 * p.item_bytes - 1);
  const std::uint64_t ones = sign | (sign - 1);
  if (p.kind == 1) bits ^= sign;
  if (p.kind == 2) {
    const std::uint64_t magnitude = bits & (sign - 1);
    if (magnitude > sign - 1 - p.nans) return ~std::uint64_t{0};
    if (magnitude == 0) bits = 0;
    bits = (bits & sign) != 0 ? ~bits & ones : bits ^ sign;
  }
  return p.largest ? bits : ~bits & ones;
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

}  // namespace

extern "C" __global__ void __launch_bounds__(256) gs_extremes(const ExtremeParams p) {
  __shared__ Best warps[8];
  const std::int64_t jobs = p.rows * p.stretches;
  for (std::int64_t job = blockIdx.x; job < jobs; job += gridDim.x) {
    const std::int64_t row = job / p.stretches;
    const std::int64_t begin = (job - row * p.stretches) * p.stretch;
    const std::int64_t end = begin + p.stretch < p.length ? begin + p.stretch : p.length;
    Best best{0, -1};
    if (p.combine) {
      for (std::int64_t i = begin + threadIdx.x; i < end; i += blockDim.x) {
        const Best other{p.keys[row * p.length + i], static_cast<const std::int64_t *>(p.elements)[row * p.length + i]};
        if (better(other, best)) best = other;
      }
    } else {
      constexpr int kAtOnce = 8;
      std::int64_t i = begin + threadIdx.x;
      for (; i + (kAtOnce - 1) * static_cast<std::int64_t>(blockDim.x) < end; i += kAtOnce * blockDim.x) {
        std::uint64_t bits[kAtOnce];
#pragma unroll
        for (int k = 0; k < kAtOnce; ++k) bits[k] = element(p, row * p.length + i + k * static_cast<int>(blockDim.x));
#pragma unroll
        for (int k = 0; k < kAtOnce; ++k) {
          const std::uint64_t key = key_of(p, bits[k]);
          if (best.position < 0 || key > best.key) best = {key, i + k * static_cast<int>(blockDim.x)};
        }
      }
      for (; i < end; i += blockDim.x) {
        const std::uint64_t key = key_of(p, element(p, row * p.length + i));
        if (best.position < 0 || key > best.key) best = {key, i};
      }
    }
    best = best_of_block(best, warps);
    if (threadIdx.x == 0) {
      if (p.keys != nullptr && !p.combine) p.keys[job] = best.key;
      p.positions[job] = best.position;
    }
  }
}
