// Sums, products and extremes on the way along rows, on CUDA devices; device_scan.cpp launches these kernels.
// tools/make_device_code.py compiles this file to the PTX that the engine carries.
//
// One pass: blocks take tiles in order, publish what their tile makes in all, and learn what stands before it: the
// sums of the tiles before in their group of kGroup, and what the group before has published for all up to its end.
// Both are combined in one order, so that results do not depend on which block was faster.
#include <cstdint>

namespace {

constexpr int kThreads = 256;
constexpr int kGroup = 512;  // tiles: sixteen a lane of a warp

// --- shared with device_scan.cpp, which has the same struct
struct ScanParams {
  const void *from;
  void *to;
  void *sums;                // one element of each tile
  void *prefixes;            // one of each group: all of the row up to its end
  std::uint32_t *tile_done;  // zero before
  std::uint32_t *group_done;
  std::uint32_t *next_tile;
  std::int64_t length;  // of a row
  std::int32_t tiles;   // of a row
  std::int32_t groups;  // of a row
  std::int32_t op;      // 0 add, 1 multiply, 2 smallest, 3 greatest
};

struct Complex64 {
  float re, im;
};
struct Complex128 {
  double re, im;
};

template <typename T>
struct Add {
  static __device__ T of(T a, T b) { return a + b; }
};
template <typename T>
struct Mul {
  static __device__ T of(T a, T b) { return a * b; }
};
template <>
struct Add<Complex64> {
  static __device__ Complex64 of(Complex64 a, Complex64 b) { return {a.re + b.re, a.im + b.im}; }
};
template <>
struct Add<Complex128> {
  static __device__ Complex128 of(Complex128 a, Complex128 b) { return {a.re + b.re, a.im + b.im}; }
};
template <>
struct Mul<Complex64> {
  static __device__ Complex64 of(Complex64 a, Complex64 b) {
    return {__fadd_rn(__fmul_rn(a.re, b.re), -__fmul_rn(a.im, b.im)),
            __fadd_rn(__fmul_rn(a.re, b.im), __fmul_rn(a.im, b.re))};
  }
};
template <>
struct Mul<Complex128> {
  static __device__ Complex128 of(Complex128 a, Complex128 b) {
    return {__dadd_rn(__dmul_rn(a.re, b.re), -__dmul_rn(a.im, b.im)),
            __dadd_rn(__dmul_rn(a.re, b.im), __dmul_rn(a.im, b.re))};
  }
};
/// A NaN wins.
template <typename T>
struct Smallest {
  static __device__ T of(T a, T b) { return a != a || a <= b ? a : b; }
};
template <typename T>
struct Greatest {
  static __device__ T of(T a, T b) { return a != a || a >= b ? a : b; }
};

template <typename T>
__device__ T shuffled(T value, int from) {
  union {
    T value;
    std::uint32_t words[(sizeof(T) + 3) / 4];
  } bits;
  bits.value = value;
#pragma unroll
  for (std::uint32_t &word : bits.words) word = __shfl_sync(~0u, word, from);
  return bits.value;
}

/// Written by another block.
template <typename T>
__device__ T fresh(const T *from) {
  union {
    T value;
    std::uint32_t words[sizeof(T) / 4];
  } bits;
  const auto *words = reinterpret_cast<const volatile std::uint32_t *>(from);
#pragma unroll
  for (int i = 0; i < static_cast<int>(sizeof(T) / 4); ++i) bits.words[i] = words[i];
  return bits.value;
}
__device__ void wait_for(const std::uint32_t *flag) {
  while (*static_cast<const volatile std::uint32_t *>(flag) == 0) {}
  __threadfence();
}
template <typename T>
__device__ void publish(T *to, T value, std::uint32_t *flag) {
  *to = value;
  __threadfence();
  *static_cast<volatile std::uint32_t *>(flag) = 1;
}

/// What stands before a tile in its row, by one warp; there is something. The result is in all lanes.
template <typename T, typename Op>
__device__ T before_tile(const ScanParams &p, std::int64_t row, int in_row) {
  const int lane = threadIdx.x & 31;
  const int group = in_row / kGroup, count = in_row % kGroup;
  const T *sums = static_cast<const T *>(p.sums) + row * p.tiles + static_cast<std::int64_t>(group) * kGroup;
  const std::uint32_t *done = p.tile_done + row * p.tiles + static_cast<std::int64_t>(group) * kGroup;
  // All of a lane's at once: first the flags, then the sums. The operations commute.
  constexpr int kEach = kGroup / 32;
  bool ready = false;
  while (!ready) {
    std::uint32_t flags[kEach];
#pragma unroll
    for (int k = 0; k < kEach; ++k) {
      const int at = k * 32 + lane;
      flags[k] = at < count ? *static_cast<const volatile std::uint32_t *>(done + at) : 1;
    }
    ready = true;
#pragma unroll
    for (int k = 0; k < kEach; ++k) ready = ready && flags[k] != 0;
  }
  __syncwarp();
  __threadfence();
  T mine{};
#pragma unroll
  for (int k = 0; k < kEach; ++k) {
    const int at = k * 32 + lane;
    if (at < count) {
      const T sum = fresh(sums + at);
      mine = k == 0 ? sum : Op::of(mine, sum);
    }
  }
  const int lanes = count < 32 ? count : 32;  // that have something
#pragma unroll
  for (int step = 1; step < 32; step *= 2) {
    const T other = shuffled(mine, (lane + step) & 31);
    if (lane + step < lanes) mine = Op::of(mine, other);
  }
  T all = shuffled(mine, 0);
  if (group > 0) {
    const std::int64_t at = row * p.groups + group - 1;
    wait_for(p.group_done + at);
    const T prefix = fresh(static_cast<const T *>(p.prefixes) + at);
    all = count > 0 ? Op::of(prefix, all) : prefix;
  }
  return all;
}

/// What a block shares, whatever it computes.
template <typename T, int kItems>
struct Memory {
  // A gap behind each thread's elements keeps threads out of each other's banks.
  T elements[kThreads * (kItems + 1)];
  T warps[kThreads / 32];
  T prefix;
  std::uint32_t tile_word;
};

template <typename T, typename Op, int kItems>
__device__ void scan(const ScanParams &p, Memory<T, kItems> &memory) {
  constexpr int kTile = kThreads * kItems;
  T *const elements = memory.elements;
  T *const warps = memory.warps;
  T &prefix = memory.prefix;
  std::uint32_t &tile_word = memory.tile_word;
  if (threadIdx.x == 0) tile_word = atomicAdd(p.next_tile, 1u);
  __syncthreads();
  const std::uint32_t tile = tile_word;
  const std::int64_t row = tile / p.tiles;
  const int in_row = static_cast<int>(tile - row * p.tiles);
  const std::int64_t start = static_cast<std::int64_t>(in_row) * kTile;
  const int count = p.length - start < kTile ? static_cast<int>(p.length - start) : kTile;
  const T *from = static_cast<const T *>(p.from) + row * p.length + start;
  T *to = static_cast<T *>(p.to) + row * p.length + start;
  const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;

  T own[kItems];
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    const int at = i * kThreads + threadIdx.x;
    if (at < count) own[i] = from[at];
  }
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    const int at = i * kThreads + threadIdx.x;
    elements[at + at / kItems] = own[i];
  }
  __syncthreads();
  const int first = threadIdx.x * kItems;
  const int mine = count - first < kItems ? count - first : kItems;  // not positive: nothing
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    own[i] = elements[threadIdx.x * (kItems + 1) + i];
    if (i > 0 && i < mine) own[i] = Op::of(own[i - 1], own[i]);
  }
  T sum = own[0];
#pragma unroll
  for (int i = 1; i < kItems; ++i) {
    if (i < mine) sum = own[i];
  }
  // Threads that have something come first.
  const int threads = (count + kItems - 1) / kItems;
  T upto = sum;
#pragma unroll
  for (int step = 1; step < 32; step *= 2) {
    const T other = shuffled(upto, (lane - step) & 31);
    if (lane >= step) upto = Op::of(other, upto);
  }
  const int last_lane = threads - warp * 32 < 32 ? threads - warp * 32 - 1 : 31;
  if (lane == last_lane) warps[warp] = upto;
  __syncthreads();
  const T before_lane = shuffled(upto, (lane - 1) & 31);
  T before{};
  bool some = false;
  for (int w = 0; w < warp; ++w) {
    before = w == 0 ? warps[0] : Op::of(before, warps[w]);
    some = true;
  }
  if (lane > 0) {
    before = some ? Op::of(before, before_lane) : before_lane;
    some = true;
  }
  if (warp == 0) {
    const int used = (threads + 31) / 32;
    T total = warps[0];
    for (int w = 1; w < used; ++w) total = Op::of(total, warps[w]);
    const std::int64_t at = row * p.tiles + in_row;
    if (lane == 0) publish(static_cast<T *>(p.sums) + at, total, p.tile_done + at);
    T all = total;
    if (in_row > 0) {
      const T found = before_tile<T, Op>(p, row, in_row);
      if (lane == 0) prefix = found;
      all = Op::of(found, total);
    }
    if (lane == 0 && in_row % kGroup == kGroup - 1) {
      const std::int64_t group = row * p.groups + in_row / kGroup;
      publish(static_cast<T *>(p.prefixes) + group, all, p.group_done + group);
    }
  }
  __syncthreads();
  if (in_row > 0) {
    before = some ? Op::of(prefix, before) : prefix;
    some = true;
  }
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    if (i < mine) elements[threadIdx.x * (kItems + 1) + i] = some ? Op::of(before, own[i]) : own[i];
  }
  __syncthreads();
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    const int at = i * kThreads + threadIdx.x;
    if (at < count) to[at] = elements[at + at / kItems];
  }
}

template <typename T, int kItems>
__device__ void scan_real(const ScanParams &p) {
  __shared__ Memory<T, kItems> memory;
  switch (p.op) {
    case 0: return scan<T, Add<T>, kItems>(p, memory);
    case 1: return scan<T, Mul<T>, kItems>(p, memory);
    case 2: return scan<T, Smallest<T>, kItems>(p, memory);
    default: return scan<T, Greatest<T>, kItems>(p, memory);
  }
}

template <typename T, int kItems>
__device__ void scan_complex(const ScanParams &p) {
  __shared__ Memory<T, kItems> memory;
  if (p.op == 0) return scan<T, Add<T>, kItems>(p, memory);
  scan<T, Mul<T>, kItems>(p, memory);
}

}  // namespace

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_f32)
extern "C" __global__ void __launch_bounds__(256) gs_scan_f32(const ScanParams p) { scan_real<float, 32>(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_f64)
extern "C" __global__ void __launch_bounds__(256) gs_scan_f64(const ScanParams p) { scan_real<double, 20>(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_i32)
extern "C" __global__ void __launch_bounds__(256) gs_scan_i32(const ScanParams p) { scan_real<std::int32_t, 32>(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_i64)
extern "C" __global__ void __launch_bounds__(256) gs_scan_i64(const ScanParams p) { scan_real<std::int64_t, 20>(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_u64)
extern "C" __global__ void __launch_bounds__(256) gs_scan_u64(const ScanParams p) { scan_real<std::uint64_t, 20>(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_c64)
extern "C" __global__ void __launch_bounds__(256) gs_scan_c64(const ScanParams p) { scan_complex<Complex64, 20>(p); }
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_c128)
extern "C" __global__ void __launch_bounds__(256) gs_scan_c128(const ScanParams p) { scan_complex<Complex128, 10>(p); }
#endif
