// The kernels of benchmarks/kernels.py vectorised by hand with Highway, on OpenMP's threads: the same interface as
// kernel_loops.cpp.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#include <hwy/contrib/math/math-inl.h>
#include <hwy/highway.h>

namespace hn = hwy::HWY_NAMESPACE;

namespace {

const hn::ScalableTag<float> kFloats;
const hn::RebindToSigned<decltype(kFloats)> kInts;
using Floats = hn::Vec<decltype(kFloats)>;
constexpr std::int64_t kLanes = HWY_MAX_BYTES / 4;

Floats all(float value) {
  return hn::Set(kFloats, value);
}

Floats normal(Floats d) {
  const Floats one = all(1);
  const Floats k = hn::Div(one, hn::MulAdd(all(0.2316419F), hn::Abs(d), one));
  Floats sum = hn::MulAdd(k, all(1.330274429F), all(-1.821255978F));
  sum = hn::MulAdd(k, sum, all(1.781477937F));
  sum = hn::MulAdd(k, sum, all(-0.356563782F));
  sum = hn::Mul(k, hn::MulAdd(k, sum, all(0.31938153F)));
  const Floats bell = hn::Exp(kFloats, hn::Mul(all(-0.5F), hn::Mul(d, d)));
  const Floats tail = hn::Mul(hn::Mul(all(0.39894228F), bell), sum);
  return hn::IfThenElse(hn::Gt(d, hn::Zero(kFloats)), hn::Sub(one, tail), tail);
}

}  // namespace

extern "C" {

void mandelbrot(std::int32_t *counts, std::int64_t height, std::int64_t width, float left, float top, float step,
                std::int32_t limit) {
#pragma omp parallel for schedule(dynamic, 8)
  for (std::int64_t row = 0; row < height; ++row) {
    const Floats cy = all(top + static_cast<float>(row) * step);
    for (std::int64_t column = 0; column < width; column += 2 * kLanes) {
      const Floats cx = hn::MulAdd(hn::Iota(kFloats, static_cast<float>(column)), all(step), all(left));
      const Floats cx2 = hn::MulAdd(hn::Iota(kFloats, static_cast<float>(column + kLanes)), all(step), all(left));
      Floats x = hn::Zero(kFloats);
      Floats y = x;
      Floats x2 = x;
      Floats y2 = x;
      auto count = hn::Zero(kInts);
      auto count2 = count;
      for (std::int32_t trip = 0; trip < limit; ++trip) {
        const Floats xx = hn::Mul(x, x);
        const Floats yy = hn::Mul(y, y);
        const Floats xx2 = hn::Mul(x2, x2);
        const Floats yy2 = hn::Mul(y2, y2);
        const auto in = hn::Le(hn::Add(xx, yy), all(4));
        const auto in2 = hn::Le(hn::Add(xx2, yy2), all(4));
        if (hn::AllFalse(kFloats, hn::Or(in, in2))) break;
        count = hn::Sub(count, hn::BitCast(kInts, hn::VecFromMask(kFloats, in)));
        count2 = hn::Sub(count2, hn::BitCast(kInts, hn::VecFromMask(kFloats, in2)));
        y = hn::MulAdd(hn::Add(x, x), y, cy);
        y2 = hn::MulAdd(hn::Add(x2, x2), y2, cy);
        x = hn::Add(hn::Sub(xx, yy), cx);
        x2 = hn::Add(hn::Sub(xx2, yy2), cx2);
      }
      hn::StoreU(count, kInts, counts + row * width + column);
      hn::StoreU(count2, kInts, counts + row * width + column + kLanes);
    }
  }
}

void nbody(const float *x, const float *y, const float *z, const float *mass, float *ax, float *ay, float *az,
           std::int64_t n, float softening) {
#pragma omp parallel for
  for (std::int64_t i = 0; i < n; i += 2 * kLanes) {
    Floats sums[2][3];
    for (auto &each : sums) each[0] = each[1] = each[2] = hn::Zero(kFloats);
    for (std::int64_t j = 0; j < n; ++j) {
      for (std::int64_t part = 0; part < 2; ++part) {
        const std::int64_t at = i + part * kLanes;
        const Floats dx = hn::Sub(all(x[j]), hn::LoadU(kFloats, x + at));
        const Floats dy = hn::Sub(all(y[j]), hn::LoadU(kFloats, y + at));
        const Floats dz = hn::Sub(all(z[j]), hn::LoadU(kFloats, z + at));
        const Floats square = hn::MulAdd(dx, dx, hn::MulAdd(dy, dy, hn::MulAdd(dz, dz, all(softening))));
        const Floats inverse = hn::Div(all(1), hn::Sqrt(square));
        const Floats force = hn::Mul(hn::Mul(all(mass[j]), inverse), hn::Mul(inverse, inverse));
        sums[part][0] = hn::MulAdd(force, dx, sums[part][0]);
        sums[part][1] = hn::MulAdd(force, dy, sums[part][1]);
        sums[part][2] = hn::MulAdd(force, dz, sums[part][2]);
      }
    }
    for (std::int64_t part = 0; part < 2; ++part) {
      hn::StoreU(sums[part][0], kFloats, ax + i + part * kLanes);
      hn::StoreU(sums[part][1], kFloats, ay + i + part * kLanes);
      hn::StoreU(sums[part][2], kFloats, az + i + part * kLanes);
    }
  }
}

void black_scholes(const float *price, const float *strike, const float *years, float *call, float *put, std::int64_t n,
                   float rate, float volatility) {
  const Floats drift = all(rate + 0.5F * volatility * volatility);
#pragma omp parallel for
  for (std::int64_t i = 0; i < n; i += kLanes) {
    const Floats t = hn::LoadU(kFloats, years + i);
    const Floats s = hn::LoadU(kFloats, price + i);
    const Floats x = hn::LoadU(kFloats, strike + i);
    const Floats spread = hn::Mul(all(volatility), hn::Sqrt(t));
    const Floats d1 = hn::Div(hn::MulAdd(drift, t, hn::Log(kFloats, hn::Div(s, x))), spread);
    const Floats n1 = normal(d1);
    const Floats n2 = normal(hn::Sub(d1, spread));
    const Floats discounted = hn::Mul(x, hn::Exp(kFloats, hn::Mul(all(-rate), t)));
    hn::StoreU(hn::Sub(hn::Mul(s, n1), hn::Mul(discounted, n2)), kFloats, call + i);
    const Floats one = all(1);
    hn::StoreU(hn::Sub(hn::Mul(discounted, hn::Sub(one, n2)), hn::Mul(s, hn::Sub(one, n1))), kFloats, put + i);
  }
}

void stencil(const float *source, float *target, std::int64_t height, std::int64_t width) {
  const auto at = [&](std::int64_t row, std::int64_t column) {
    return row < 0 || row >= height || column < 0 || column >= width ? 0.0F : source[row * width + column];
  };
  const auto one = [&](std::int64_t row, std::int64_t column) {
    target[row * width + column] = 0.2F * (at(row, column) + at(row - 1, column) + at(row + 1, column) +
                                           at(row, column - 1) + at(row, column + 1));
  };
#pragma omp parallel for
  for (std::int64_t row = 0; row < height; ++row) {
    std::int64_t column = 0;
    if (row > 0 && row + 1 < height) {
      one(row, column++);
      const float *here = source + row * width;
      for (; column + kLanes < width; column += kLanes) {
        const auto load = [&](const float *from) { return hn::LoadU(kFloats, from + column); };
        Floats sum = hn::Add(load(here), load(here - width));
        sum = hn::Add(hn::Add(sum, load(here + width)), hn::Add(load(here - 1), load(here + 1)));
        hn::StoreU(hn::Mul(all(0.2F), sum), kFloats, target + row * width + column);
      }
    }
    for (; column < width; ++column) one(row, column);
  }
}

void matmul(const float *a, const float *b, float *c, std::int64_t n) {
  constexpr std::int64_t kTile = 32;
  constexpr std::int64_t kRows = 4;
  constexpr std::int64_t kColumns = 2;
#pragma omp parallel for collapse(2)
  for (std::int64_t row = 0; row < n; row += kTile) {
    for (std::int64_t column = 0; column < n; column += kTile) {
      alignas(64) float tile_a[kTile * kTile];
      alignas(64) float tile_b[kTile * kTile];
      alignas(64) float sums[kTile * kTile] = {};
      for (std::int64_t inner = 0; inner < n; inner += kTile) {
        for (std::int64_t i = 0; i < kTile; ++i) {
          std::memcpy(tile_a + i * kTile, a + (row + i) * n + inner, kTile * sizeof(float));
          std::memcpy(tile_b + i * kTile, b + (inner + i) * n + column, kTile * sizeof(float));
        }
        for (std::int64_t i = 0; i < kTile; i += kRows) {
          for (std::int64_t j = 0; j < kTile; j += kColumns * kLanes) {
            Floats part[kRows][kColumns];
            for (std::int64_t r = 0; r < kRows; ++r) {
              for (std::int64_t v = 0; v < kColumns; ++v) {
                part[r][v] = hn::Load(kFloats, sums + (i + r) * kTile + j + v * kLanes);
              }
            }
            for (std::int64_t k = 0; k < kTile; ++k) {
              for (std::int64_t r = 0; r < kRows; ++r) {
                const Floats factor = all(tile_a[(i + r) * kTile + k]);
                for (std::int64_t v = 0; v < kColumns; ++v) {
                  part[r][v] = hn::MulAdd(factor, hn::Load(kFloats, tile_b + k * kTile + j + v * kLanes), part[r][v]);
                }
              }
            }
            for (std::int64_t r = 0; r < kRows; ++r) {
              for (std::int64_t v = 0; v < kColumns; ++v) {
                hn::Store(part[r][v], kFloats, sums + (i + r) * kTile + j + v * kLanes);
              }
            }
          }
        }
      }
      for (std::int64_t i = 0; i < kTile; ++i) {
        std::memcpy(c + (row + i) * n + column, sums + i * kTile, kTile * sizeof(float));
      }
    }
  }
}

void block_sums(const float *x, float *sums, std::int64_t n) {
  const std::int64_t blocks = (n + 255) / 256;
#pragma omp parallel for
  for (std::int64_t block = 0; block < blocks; ++block) {
    alignas(64) float own[256] = {};
    const float *s = x + block * 256;
    if (block * 256 + 256 > n) {
      std::copy(s, x + n, own);
      s = own;
    }
    Floats part[128 / kLanes];
    for (std::int64_t i = 0; i < 128 / kLanes; ++i) {
      part[i] = hn::Add(hn::LoadU(kFloats, s + i * kLanes), hn::LoadU(kFloats, s + 128 + i * kLanes));
    }
    for (std::int64_t step = 64 / kLanes; step > 0; step /= 2) {
      for (std::int64_t i = 0; i < step; ++i) part[i] = hn::Add(part[i], part[i + step]);
    }
    sums[block] = hn::GetLane(hn::SumOfLanes(kFloats, part[0]));
  }
}

void histogram(const std::int32_t *x, std::int32_t *bins, std::int64_t n) {
#pragma omp parallel
  {
    std::int32_t own[4][256] = {};
#pragma omp for nowait
    for (std::int64_t i = 0; i < n / 4; ++i) {
      for (std::int64_t part = 0; part < 4; ++part) ++own[part][x[4 * i + part]];
    }
#pragma omp single nowait
    for (std::int64_t i = n / 4 * 4; i < n; ++i) ++own[0][x[i]];
    for (int i = 0; i < 256; ++i) {
#pragma omp atomic
      bins[i] += own[0][i] + own[1][i] + own[2][i] + own[3][i];
    }
  }
}

void block_scan(const float *x, float *out, float *sums, std::int64_t n) {
  const std::int64_t blocks = (n + 255) / 256;
#pragma omp parallel for
  for (std::int64_t block = 0; block < blocks; ++block) {
    const std::int64_t end = std::min(block * 256 + 256, n);
    Floats carry = hn::Zero(kFloats);
    std::int64_t i = block * 256;
    for (; i + kLanes <= end; i += kLanes) {
      Floats v = hn::LoadU(kFloats, x + i);
      // Within 128 bits, then across.
      v = hn::Add(v, hn::ShiftLeftLanes<1>(v));
      v = hn::Add(v, hn::ShiftLeftLanes<2>(v));
      if constexpr (kLanes == 8) {
        const Floats low = hn::ConcatLowerLower(kFloats, hn::Broadcast<3>(v), hn::Zero(kFloats));
        v = hn::Add(v, low);
      } else {
        alignas(64) float parts[kLanes];
        hn::Store(v, kFloats, parts);
        for (std::int64_t at = 4; at < kLanes; ++at) parts[at] += parts[at / 4 * 4 - 1];
        v = hn::Load(kFloats, parts);
      }
      v = hn::Add(v, carry);
      hn::StoreU(v, kFloats, out + i);
      carry = all(hn::ExtractLane(v, kLanes - 1));
    }
    float sum = hn::GetLane(carry);
    for (; i < end; ++i) out[i] = sum += x[i];
    sums[block] = sum;
  }
}

void bitonic(float *x, std::int64_t n) {
#pragma omp parallel for
  for (std::int64_t block = 0; block < n / 512; ++block) {
    float *s = x + block * 512;
    for (std::int64_t k = 2; k <= 512; k *= 2) {
      std::int64_t j = k / 2;
      for (; j >= kLanes; j /= 2) {
        for (std::int64_t low = 0; low < 512; low += kLanes) {
          if ((low & j) != 0) continue;
          const Floats a = hn::LoadU(kFloats, s + low);
          const Floats b = hn::LoadU(kFloats, s + low + j);
          const bool up = (low & k) == 0;
          hn::StoreU(up ? hn::Min(a, b) : hn::Max(a, b), kFloats, s + low);
          hn::StoreU(up ? hn::Max(a, b) : hn::Min(a, b), kFloats, s + low + j);
        }
      }
      if (j == 0) continue;
      const auto numbers = hn::Iota(kInts, 0);
      for (std::int64_t low = 0; low < 512; low += kLanes) {
        Floats v = hn::LoadU(kFloats, s + low);
        const auto place = hn::Add(numbers, hn::Set(kInts, static_cast<std::int32_t>(low)));
        const auto down = hn::VecFromMask(kInts, hn::TestBit(place, hn::Set(kInts, static_cast<std::int32_t>(k))));
        for (std::int64_t step = j; step > 0; step /= 2) {
          const auto distance = hn::Set(kInts, static_cast<std::int32_t>(step));
          const Floats other = hn::TableLookupLanes(v, hn::IndicesFromVec(kFloats, hn::Xor(numbers, distance)));
          const auto upper = hn::VecFromMask(kInts, hn::TestBit(numbers, distance));
          const auto most = hn::MaskFromVec(hn::BitCast(kFloats, hn::Xor(upper, down)));
          v = hn::IfThenElse(most, hn::Max(v, other), hn::Min(v, other));
        }
        hn::StoreU(v, kFloats, s + low);
      }
    }
  }
}

void transpose(const float *source, float *target, std::int64_t height, std::int64_t width) {
  // 4 x 4 in registers.
  const hn::FixedTag<float, 4> four;
#pragma omp parallel for collapse(2)
  for (std::int64_t row = 0; row < height; row += 32) {
    for (std::int64_t column = 0; column < width; column += 32) {
      for (std::int64_t j = column; j < std::min(column + 32, width); j += 4) {
        for (std::int64_t i = row; i < std::min(row + 32, height); i += 4) {
          const float *from = source + i * width + j;
          const auto a = hn::LoadU(four, from);
          const auto b = hn::LoadU(four, from + width);
          const auto c = hn::LoadU(four, from + 2 * width);
          const auto d = hn::LoadU(four, from + 3 * width);
          const auto ac0 = hn::InterleaveLower(four, a, c);
          const auto ac1 = hn::InterleaveUpper(four, a, c);
          const auto bd0 = hn::InterleaveLower(four, b, d);
          const auto bd1 = hn::InterleaveUpper(four, b, d);
          float *to = target + j * height + i;
          hn::StoreU(hn::InterleaveLower(four, ac0, bd0), four, to);
          hn::StoreU(hn::InterleaveUpper(four, ac0, bd0), four, to + height);
          hn::StoreU(hn::InterleaveLower(four, ac1, bd1), four, to + 2 * height);
          hn::StoreU(hn::InterleaveUpper(four, ac1, bd1), four, to + 3 * height);
        }
      }
    }
  }
}
}
