// Random numbers on CUDA devices, from the blocks of philox.h: device_random.cpp launches these kernels, and
// tools/make_device_code.py compiles them. Words and uniform numbers have the bits of philox.cpp.
#include <cstdint>

namespace {

// --- shared with device_random.cpp
struct RandomParams {
  void *out;
  std::int64_t count;
  std::uint64_t seed;
  std::uint64_t first;     // block
  std::uint64_t blocks;    // of one attempt at integers
  std::uint64_t low;       // integers
  std::uint64_t range;     // integers; 0 is 2**64
  double offset;           // floats: offset + scale * number
  double scale;
  std::int32_t attempts;
  std::int32_t item_bytes;
};

struct Block {
  std::uint32_t word[4];
  __device__ std::uint64_t half(int which) const {
    return word[2 * which] | static_cast<std::uint64_t>(word[2 * which + 1]) << 32;
  }
};

__device__ Block philox(std::uint64_t seed, std::uint64_t counter) {
  std::uint32_t x0 = static_cast<std::uint32_t>(counter), x1 = static_cast<std::uint32_t>(counter >> 32);
  std::uint32_t x2 = 0, x3 = 0;
  std::uint32_t k0 = static_cast<std::uint32_t>(seed), k1 = static_cast<std::uint32_t>(seed >> 32);
#pragma unroll
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t p0 = static_cast<std::uint64_t>(0xD2511F53u) * x0;
    const std::uint64_t p1 = static_cast<std::uint64_t>(0xCD9E8D57u) * x2;
    x0 = static_cast<std::uint32_t>(p1 >> 32) ^ x1 ^ k0;
    x1 = static_cast<std::uint32_t>(p1);
    x2 = static_cast<std::uint32_t>(p0 >> 32) ^ x3 ^ k1;
    x3 = static_cast<std::uint32_t>(p0);
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return {{x0, x1, x2, x3}};
}

__device__ double unit64(std::uint64_t bits) {
  return __dmul_rn(static_cast<double>(bits >> 11), 0x1p-53);
}
__device__ float unit32(std::uint32_t bits) {
  return __fmul_rn(static_cast<float>(bits >> 8), 0x1p-24f);
}

/// The thread's number among all, and the next one by how many.
__device__ std::int64_t first_number() {
  return static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
}
__device__ std::int64_t stride() {
  return static_cast<std::int64_t>(gridDim.x) * blockDim.x;
}

/// Writes the two or four numbers of a block, vectors where all exist.
__device__ void store_pair(const RandomParams &p, std::int64_t block, double a, double b) {
  auto *out = static_cast<double *>(p.out);
  if (2 * block + 1 < p.count) {
    __stcs(reinterpret_cast<double2 *>(out) + block, make_double2(a, b));
  } else {
    out[2 * block] = a;
  }
}
__device__ void store_four(const RandomParams &p, std::int64_t block, const float (&v)[4]) {
  auto *out = static_cast<float *>(p.out);
  if (4 * block + 3 < p.count) {
    reinterpret_cast<float4 *>(out)[block] = make_float4(v[0], v[1], v[2], v[3]);
    return;
  }
  for (int i = 0; i < 4 && 4 * block + i < p.count; ++i) out[4 * block + i] = v[i];
}

/// The natural logarithm of 2^-53 <= x <= 1, to about one ulp: with x = 2^e m, m within a factor of sqrt(2) of 1, and
/// s = (m - 1) / (m + 1) it is e log(2) + 2 s + s^3 P(s^2). P is a Chebyshev fit, whose share of the error is 5e-18. No
/// cases apart, which cost a general logarithm a third of its time.
__device__ double log_of_share(double x) {
  const int high = __double2hiint(x);
  const int e = (high - 0x3fe6a09e) >> 20;
  const double m = __hiloint2double(high - e * (1 << 20), __double2loint(x));
  const double f = m - 1.0, g = m + 1.0;
  double inverse;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(inverse) : "d"(g));  // 20 bits; the step below makes them 60
  const double miss = __fma_rn(-g, inverse, 1.0);
  inverse = __fma_rn(inverse, __fma_rn(miss, miss, miss), inverse);
  const double about = f * inverse;
  const double s = __fma_rn(__fma_rn(-g, about, f), inverse, about);
  const double z = s * s;
  double p = 0.146171283998073;
  p = __fma_rn(p, z, 0.15331666676597175);
  p = __fma_rn(p, z, 0.1818289077802613);
  p = __fma_rn(p, z, 0.22222211112104948);
  p = __fma_rn(p, z, 0.2857142862611452);
  p = __fma_rn(p, z, 0.399999999998992);
  p = __fma_rn(p, z, 0.666666666666667);
  const double exponent = e;
  // log(2) in two parts, of which the first times e is exact.
  const double small = __fma_rn(exponent, 1.9082149292705877e-10, s * z * p);
  return __fma_rn(exponent, 0.6931471803691238, __fma_rn(2.0, s, small));
}

/// The root of 0 or of 2^-60 < x < 2^60, to about one ulp.
__device__ double root_of(double x) {
  double half;
  asm("rsqrt.approx.ftz.f64 %0, %1;" : "=d"(half) : "d"(x));  // 20 bits; two steps of Goldschmidt's
  double root = x * half;
  half *= 0.5;
  const double miss = __fma_rn(-root, half, 0.5);
  root = __fma_rn(root, miss, root);
  half = __fma_rn(half, miss, half);
  root = __fma_rn(__fma_rn(-root, root, x), half, root);
  return x == 0 ? 0 : root;
}

/// Box and Muller: a pair of uniform numbers gives a pair of normal ones. The host's differ by a few ulps.
template <bool kPlain>
__device__ void normal_pair(const RandomParams &p, double u, double v, double &even, double &odd) {
  double radius = root_of(log_of_share(__dsub_rn(1.0, u)) * -2.0);  // 1 - u is exact
  if (!kPlain && p.scale != 1) radius = __dmul_rn(radius, p.scale);
  double sine, cosine;
  sincospi(__dmul_rn(v, 2.0), &sine, &cosine);
  even = __dmul_rn(radius, cosine);
  odd = __dmul_rn(radius, sine);
  if (!kPlain && p.offset != 0) {
    even = __dadd_rn(even, p.offset);
    odd = __dadd_rn(odd, p.offset);
  }
}
__device__ void normal_pair(const RandomParams &p, float u, float v, float &even, float &odd) {
  float radius = __fsqrt_rn(__fmul_rn(logf(__fsub_rn(1.0f, u)), -2.0f));
  const float scale = static_cast<float>(p.scale), offset = static_cast<float>(p.offset);
  if (p.scale != 1) radius = __fmul_rn(radius, scale);
  float sine, cosine;
  sincospif(__fmul_rn(v, 2.0f), &sine, &cosine);
  even = __fmul_rn(radius, cosine);
  odd = __fmul_rn(radius, sine);
  if (p.offset != 0) {
    even = __fadd_rn(even, offset);
    odd = __fadd_rn(odd, offset);
  }
}

__device__ std::uint64_t bounded(const RandomParams &p, std::int64_t element, std::uint64_t word) {
  if (p.range == 0) return word;
  std::uint64_t low = word * p.range;
  std::uint64_t high = __umul64hi(word, p.range);
  if (low < p.range) {
    const std::uint64_t threshold = (0 - p.range) % p.range;
    for (int k = 1; low < threshold && k < p.attempts; ++k) {
      const Block again = philox(p.seed, p.first + static_cast<std::uint64_t>(k) * p.blocks +
                                             static_cast<std::uint64_t>(element / 2));
      const std::uint64_t other = again.half(static_cast<int>(element % 2));
      low = other * p.range;
      high = __umul64hi(other, p.range);
    }
  }
  return high;
}

__device__ void store_integer(const RandomParams &p, std::int64_t at, std::uint64_t value) {
  switch (p.item_bytes) {
    case 1: static_cast<std::uint8_t *>(p.out)[at] = static_cast<std::uint8_t>(value); break;
    case 2: static_cast<std::uint16_t *>(p.out)[at] = static_cast<std::uint16_t>(value); break;
    case 4: static_cast<std::uint32_t *>(p.out)[at] = static_cast<std::uint32_t>(value); break;
    default: static_cast<std::uint64_t *>(p.out)[at] = value;
  }
}

}  // namespace

/// Numbers in [0, 1) are kPlain: to scale them changes nothing.
template <bool kPlain>
__device__ void uniform_64(const RandomParams &p) {
  const auto number = [&](std::uint64_t bits) {
    const double unit = unit64(bits);
    return kPlain ? unit : __dadd_rn(p.offset, __dmul_rn(p.scale, unit));
  };
  for (std::int64_t block = first_number(); 2 * block < p.count; block += stride()) {
    const Block bits = philox(p.seed, p.first + static_cast<std::uint64_t>(block));
    store_pair(p, block, number(bits.half(0)), number(bits.half(1)));
  }
}

#if !defined(GS_ONE) || defined(GS_ONLY_gs_uniform_64)
extern "C" __global__ void __launch_bounds__(256) gs_uniform_64(const RandomParams p) {
  if (p.offset == 0 && p.scale == 1) uniform_64<true>(p);
  else uniform_64<false>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_uniform_32)
extern "C" __global__ void __launch_bounds__(256) gs_uniform_32(const RandomParams p) {
  const float offset = static_cast<float>(p.offset), scale = static_cast<float>(p.scale);
  for (std::int64_t block = first_number(); 4 * block < p.count; block += stride()) {
    const Block bits = philox(p.seed, p.first + static_cast<std::uint64_t>(block));
    float v[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) v[i] = __fadd_rn(offset, __fmul_rn(scale, unit32(bits.word[i])));
    store_four(p, block, v);
  }
}
#endif

/// Two blocks at once, whose constants are loaded once and which wait for one another's arithmetic.
template <bool kPlain>
__device__ void normal_64(const RandomParams &p) {
  const std::int64_t step = stride();
  for (std::int64_t block = first_number(); 2 * block < p.count; block += 2 * step) {
    double even[2], odd[2];
#pragma unroll
    for (int k = 0; k < 2; ++k) {
      const Block bits = philox(p.seed, p.first + static_cast<std::uint64_t>(block + k * step));
      normal_pair<kPlain>(p, unit64(bits.half(0)), unit64(bits.half(1)), even[k], odd[k]);
    }
    store_pair(p, block, even[0], odd[0]);
    if (2 * (block + step) < p.count) store_pair(p, block + step, even[1], odd[1]);
  }
}

#if !defined(GS_ONE) || defined(GS_ONLY_gs_normal_64)
extern "C" __global__ void __launch_bounds__(256) gs_normal_64(const RandomParams p) {
  if (p.offset == 0 && p.scale == 1) normal_64<true>(p);
  else normal_64<false>(p);
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_normal_32)
extern "C" __global__ void __launch_bounds__(256) gs_normal_32(const RandomParams p) {
  for (std::int64_t block = first_number(); 4 * block < p.count; block += stride()) {
    const Block bits = philox(p.seed, p.first + static_cast<std::uint64_t>(block));
    float v[4];
    normal_pair(p, unit32(bits.word[0]), unit32(bits.word[1]), v[0], v[1]);
    normal_pair(p, unit32(bits.word[2]), unit32(bits.word[3]), v[2], v[3]);
    store_four(p, block, v);
  }
}
#endif

#if !defined(GS_ONE) || defined(GS_ONLY_gs_integers)
extern "C" __global__ void __launch_bounds__(256) gs_integers(const RandomParams p) {
  for (std::int64_t block = first_number(); 2 * block < p.count; block += stride()) {
    const Block bits = philox(p.seed, p.first + static_cast<std::uint64_t>(block));
    store_integer(p, 2 * block, p.low + bounded(p, 2 * block, bits.half(0)));
    if (2 * block + 1 < p.count) store_integer(p, 2 * block + 1, p.low + bounded(p, 2 * block + 1, bits.half(1)));
  }
}
#endif
