// Sums, products and extremes on the way along rows, on CUDA devices; device_scan.cpp launches these kernels.
// tools/make_device_code.py compiles this file to the PTX that the engine carries.
//
// One pass: blocks take tiles in order, publish what their tile makes in all, and learn what stands before it: the
// sums of the tiles before in their group of kGroup, and what the group before has published for all up to its end.
// Both are combined in one order, so that results do not depend on which block was faster.
#include <cstdint>

namespace {

constexpr int kThreads = 128;
constexpr int kWarps = kThreads / 32;
constexpr int kGroup = 128;  // tiles: four a lane of a warp

/// Eight bytes that another block has published, read and written at once.
struct alignas(16) Slot {
  std::uint64_t bits;
  std::uint64_t ready;  // zero before
};

// --- shared with device_scan.cpp, which has the same struct
struct ScanParams {
  const void *from;
  void *to;
  Slot *sums;      // of each tile, as many slots as an element has words of eight bytes
  Slot *prefixes;  // of each group: all of the row up to its end
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

// Operations, each with what changes nothing: -0.0 for sums, since 0.0 would change -0.0.

template <typename T>
constexpr bool kFloating = static_cast<T>(0.5) != T{0};
/// The greatest integer, or infinity.
template <typename T>
__device__ T top() {
  if constexpr (kFloating<T>)
    return static_cast<T>(__longlong_as_double(0x7ff0000000000000ll));
  else
    return T(-1) < T(0) ? static_cast<T>((std::uint64_t{1} << (8 * sizeof(T) - 1)) - 1) : static_cast<T>(-1);
}

template <typename T>
struct Add {
  static __device__ T neutral() { return kFloating<T> ? static_cast<T>(-0.0) : T{0}; }
  static __device__ T of(T a, T b) { return a + b; }
};
template <typename T>
struct Mul {
  static __device__ T neutral() { return T{1}; }
  static __device__ T of(T a, T b) { return a * b; }
};
template <>
struct Add<Complex64> {
  static __device__ Complex64 neutral() { return {-0.0f, -0.0f}; }
  static __device__ Complex64 of(Complex64 a, Complex64 b) { return {a.re + b.re, a.im + b.im}; }
};
template <>
struct Add<Complex128> {
  static __device__ Complex128 neutral() { return {-0.0, -0.0}; }
  static __device__ Complex128 of(Complex128 a, Complex128 b) { return {a.re + b.re, a.im + b.im}; }
};
/// No complex number keeps all others, with their NaNs, infinities and signs of zeros. A NaN whose payload no
/// arithmetic makes stands for nothing, and is left out.
template <>
struct Mul<Complex64> {
  static constexpr int kNothing = 0x7fd1a5e3;
  static __device__ Complex64 neutral() { return {__int_as_float(kNothing), 0.0f}; }
  static __device__ Complex64 of(Complex64 a, Complex64 b) {
    if (__float_as_int(a.re) == kNothing) return b;
    if (__float_as_int(b.re) == kNothing) return a;
    return {__fadd_rn(__fmul_rn(a.re, b.re), -__fmul_rn(a.im, b.im)),
            __fadd_rn(__fmul_rn(a.re, b.im), __fmul_rn(a.im, b.re))};
  }
};
template <>
struct Mul<Complex128> {
  static constexpr long long kNothing = 0x7ffd1a5e3c0ffee1ll;
  static __device__ Complex128 neutral() { return {__longlong_as_double(kNothing), 0.0}; }
  static __device__ Complex128 of(Complex128 a, Complex128 b) {
    if (__double_as_longlong(a.re) == kNothing) return b;
    if (__double_as_longlong(b.re) == kNothing) return a;
    return {__dadd_rn(__dmul_rn(a.re, b.re), -__dmul_rn(a.im, b.im)),
            __dadd_rn(__dmul_rn(a.re, b.im), __dmul_rn(a.im, b.re))};
  }
};
/// A NaN wins.
template <typename T>
struct Smallest {
  static __device__ T neutral() { return top<T>(); }
  static __device__ T of(T a, T b) { return a != a || a <= b ? a : b; }
};
template <typename T>
struct Greatest {
  static __device__ T neutral() {
    if constexpr (kFloating<T>)
      return -top<T>();
    else
      return T(-1) < T(0) ? static_cast<T>(~top<T>()) : T{0};
  }
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

template <typename T>
constexpr int kSlots = (sizeof(T) + 7) / 8;

template <typename T>
union Words {
  std::uint64_t words[kSlots<T>];
  T value;
};

/// An element in its slots. The sixteen bytes of a slot are written and read at once.
template <typename T>
__device__ void publish(Slot *to, T value) {
  Words<T> bits{};
  bits.value = value;
#pragma unroll
  for (int i = 0; i < kSlots<T>; ++i) {
    asm volatile("st.relaxed.gpu.global.v2.b64 [%0], {%1, %2};" ::"l"(to + i), "l"(bits.words[i]), "l"(1ull)
                 : "memory");
  }
}
/// Reads what has been published; false where it has not.
template <typename T>
__device__ bool look(const Slot *from, T &value) {
  Words<T> bits;
  bool ready = true;
#pragma unroll
  for (int i = 0; i < kSlots<T>; ++i) {
    std::uint64_t flag;
    asm volatile("ld.relaxed.gpu.global.v2.b64 {%0, %1}, [%2];"
                 : "=l"(bits.words[i]), "=l"(flag)
                 : "l"(from + i)
                 : "memory");
    ready = ready && flag != 0;
  }
  value = bits.value;
  return ready;
}

/// What stands before a tile in its row, by one warp. The result is in all lanes; neutral where there is nothing.
template <typename T, typename Op>
__device__ T before_tile(const ScanParams &p, std::int64_t row, int in_row) {
  constexpr int kEach = kGroup / 32;
  constexpr int kAtOnce = sizeof(T) == 16 ? 2 : 4;
  const int lane = threadIdx.x & 31;
  const int group = in_row / kGroup, count = in_row % kGroup;
  const Slot *sums = p.sums + (row * p.tiles + static_cast<std::int64_t>(group) * kGroup) * kSlots<T>;
  const Slot *prefix = p.prefixes + (row * p.groups + group - 1) * kSlots<T>;
  T sum = Op::neutral();
#pragma unroll 1
  for (int first = 0; first < kEach; first += kAtOnce) {
    bool ready = false;
    T found[kAtOnce];
    while (!ready) {
      ready = true;
#pragma unroll
      for (int k = 0; k < kAtOnce; ++k) {
        const int at = (first + k) * 32 + lane;
        found[k] = Op::neutral();
        if (at < count) ready = look(sums + at * kSlots<T>, found[k]) && ready;
      }
    }
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) sum = Op::of(sum, found[k]);
  }
  __syncwarp();
  // The lanes' sums in one order for all lanes: the operations commute.
#pragma unroll
  for (int step = 16; step > 0; step /= 2) {
    const T other = shuffled(sum, lane ^ step);
    sum = Op::of(sum, other);
  }
  T earlier = Op::neutral();
  if (group > 0) {
    while (!look(prefix, earlier)) {}
  }
  return Op::of(earlier, sum);
}

/// What a block shares, whatever it computes.
template <typename T, int kItems>
struct Memory {
  // A gap behind each thread's elements keeps threads out of each other's banks.
  T elements[kWarps][32 * (kItems + 1)];
  T warps[kWarps];
  T prefix;
  std::uint32_t tile;
};

/// Each warp has a stretch of the tile: it reads it along, and turns it in its part of the memory so that each lane has
/// kItems elements that follow one another.
template <typename T, typename Op, int kItems>
__device__ void scan(const ScanParams &p, Memory<T, kItems> &memory) {
  constexpr int kStretch = 32 * kItems, kTile = kWarps * kStretch;
  if (threadIdx.x == 0) memory.tile = atomicAdd(p.next_tile, 1u);
  __syncthreads();
  const std::uint32_t tile = memory.tile;
  const std::int64_t row = tile / static_cast<std::uint32_t>(p.tiles);
  const int in_row = static_cast<int>(tile - row * p.tiles);
  const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
  const std::int64_t start = static_cast<std::int64_t>(in_row) * kTile + warp * kStretch;
  const std::int64_t left = p.length - start;
  const T *from = static_cast<const T *>(p.from) + row * p.length + start;
  T *to = static_cast<T *>(p.to) + row * p.length + start;
  T *const elements = memory.elements[warp];

  T own[kItems];
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    const int at = i * 32 + lane;
    own[i] = left >= kStretch || at < left ? from[at] : Op::neutral();
  }
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    const int at = i * 32 + lane;
    elements[at + at / kItems] = own[i];
  }
  __syncwarp();
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    own[i] = elements[lane * (kItems + 1) + i];
    if (i > 0) own[i] = Op::of(own[i - 1], own[i]);
  }
  T upto = own[kItems - 1];
#pragma unroll
  for (int step = 1; step < 32; step *= 2) {
    const T other = shuffled(upto, (lane - step) & 31);
    if (lane >= step) upto = Op::of(other, upto);
  }
  if (lane == 31) memory.warps[warp] = upto;
  T before = shuffled(upto, (lane - 1) & 31);
  if (lane == 0) before = Op::neutral();
  __syncthreads();
  if (warp == 0) {
    T total = memory.warps[0];
#pragma unroll
    for (int w = 1; w < kWarps; ++w) total = Op::of(total, memory.warps[w]);
    if (lane == 0) publish(p.sums + (row * p.tiles + in_row) * kSlots<T>, total);
    const T found = before_tile<T, Op>(p, row, in_row);
    if (lane == 0) {
      memory.prefix = found;
      if (in_row % kGroup == kGroup - 1) {
        publish(p.prefixes + (row * p.groups + in_row / kGroup) * kSlots<T>, Op::of(found, total));
      }
    }
  }
  __syncthreads();
  T base = memory.prefix;
  for (int w = 0; w < warp; ++w) base = Op::of(base, memory.warps[w]);
  base = Op::of(base, before);
#pragma unroll
  for (int i = 0; i < kItems; ++i) elements[lane * (kItems + 1) + i] = Op::of(base, own[i]);
  __syncwarp();
#pragma unroll
  for (int i = 0; i < kItems; ++i) {
    const int at = i * 32 + lane;
    if (left >= kStretch || at < left) to[at] = elements[at + at / kItems];
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
extern "C" __global__ void __launch_bounds__(128, 4) gs_scan_f32(const ScanParams p) {
  scan_real<float, 64>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_f64)
extern "C" __global__ void __launch_bounds__(128, 4) gs_scan_f64(const ScanParams p) {
  scan_real<double, 32>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_i32)
extern "C" __global__ void __launch_bounds__(128, 4) gs_scan_i32(const ScanParams p) {
  scan_real<std::int32_t, 64>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_i64)
extern "C" __global__ void __launch_bounds__(128, 4) gs_scan_i64(const ScanParams p) {
  scan_real<std::int64_t, 32>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_u64)
extern "C" __global__ void __launch_bounds__(128, 4) gs_scan_u64(const ScanParams p) {
  scan_real<std::uint64_t, 32>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_c64)
extern "C" __global__ void __launch_bounds__(128, 4) gs_scan_c64(const ScanParams p) {
  scan_complex<Complex64, 32>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_scan_c128)
extern "C" __global__ void __launch_bounds__(128, 4) gs_scan_c128(const ScanParams p) {
  scan_complex<Complex128, 16>(p);
}
#endif
