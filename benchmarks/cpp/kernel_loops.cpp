// The kernels of benchmarks/kernels.py as plain C++ for OpenMP: what a person would write, compiled with
// -O3 -march=native by each compiler at hand. Blocks as in the kernels, where blocks are part of the algorithm.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

namespace {

/// The normal distribution by a polynomial, to 7 digits.
inline float normal(float d) {
  const float k = 1.0F / (1.0F + 0.2316419F * std::fabs(d));
  const float sum =
      k * (0.31938153F + k * (-0.356563782F + k * (1.781477937F + k * (-1.821255978F + k * 1.330274429F))));
  const float tail = 0.39894228F * std::exp(-0.5F * d * d) * sum;
  return d > 0 ? 1.0F - tail : tail;
}

}  // namespace

extern "C" {

void mandelbrot(std::int32_t *counts, std::int64_t height, std::int64_t width, float left, float top, float step,
                std::int32_t limit) {
#pragma omp parallel for schedule(dynamic, 8)
  for (std::int64_t row = 0; row < height; ++row) {
    for (std::int64_t column = 0; column < width; ++column) {
      const float cx = left + static_cast<float>(column) * step;
      const float cy = top + static_cast<float>(row) * step;
      float x = 0;
      float y = 0;
      std::int32_t count = 0;
      while (count < limit && x * x + y * y <= 4) {
        const float next = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = next;
        ++count;
      }
      counts[row * width + column] = count;
    }
  }
}

void nbody(const float *x, const float *y, const float *z, const float *mass, float *ax, float *ay, float *az,
           std::int64_t n, float softening) {
#pragma omp parallel for
  for (std::int64_t i = 0; i < n; ++i) {
    float sx = 0;
    float sy = 0;
    float sz = 0;
#pragma omp simd reduction(+ : sx, sy, sz)
    for (std::int64_t j = 0; j < n; ++j) {
      const float dx = x[j] - x[i];
      const float dy = y[j] - y[i];
      const float dz = z[j] - z[i];
      const float square = dx * dx + dy * dy + dz * dz + softening;
      const float inverse = 1.0F / std::sqrt(square);
      const float force = mass[j] * inverse * inverse * inverse;
      sx += force * dx;
      sy += force * dy;
      sz += force * dz;
    }
    ax[i] = sx;
    ay[i] = sy;
    az[i] = sz;
  }
}

void black_scholes(const float *price, const float *strike, const float *years, float *call, float *put, std::int64_t n,
                   float rate, float volatility) {
#pragma omp parallel for simd
  for (std::int64_t i = 0; i < n; ++i) {
    const float root = std::sqrt(years[i]);
    const float d1 =
        (std::log(price[i] / strike[i]) + (rate + 0.5F * volatility * volatility) * years[i]) / (volatility * root);
    const float d2 = d1 - volatility * root;
    const float n1 = normal(d1);
    const float n2 = normal(d2);
    const float discounted = strike[i] * std::exp(-rate * years[i]);
    call[i] = price[i] * n1 - discounted * n2;
    put[i] = discounted * (1.0F - n2) - price[i] * (1.0F - n1);
  }
}

void stencil(const float *source, float *target, std::int64_t height, std::int64_t width) {
  const auto at = [&](std::int64_t row, std::int64_t column) {
    return row < 0 || row >= height || column < 0 || column >= width ? 0.0F : source[row * width + column];
  };
#pragma omp parallel for
  for (std::int64_t row = 0; row < height; ++row) {
    if (row > 0 && row + 1 < height) {
      const float *here = source + row * width;
      target[row * width] = 0.2F * (at(row, 0) + at(row - 1, 0) + at(row + 1, 0) + at(row, 1));
      for (std::int64_t column = 1; column + 1 < width; ++column) {
        target[row * width + column] =
            0.2F * (here[column] + here[column - width] + here[column + width] + here[column - 1] + here[column + 1]);
      }
      const std::int64_t last = width - 1;
      target[row * width + last] = 0.2F * (at(row, last) + at(row - 1, last) + at(row + 1, last) + at(row, last - 1));
      continue;
    }
    for (std::int64_t column = 0; column < width; ++column) {
      target[row * width + column] = 0.2F * (at(row, column) + at(row - 1, column) + at(row + 1, column) +
                                             at(row, column - 1) + at(row, column + 1));
    }
  }
}

void matmul(const float *a, const float *b, float *c, std::int64_t n) {
  constexpr std::int64_t kTile = 32;
#pragma omp parallel for collapse(2)
  for (std::int64_t row = 0; row < n; row += kTile) {
    for (std::int64_t column = 0; column < n; column += kTile) {
      float sum[kTile][kTile] = {};
      for (std::int64_t inner = 0; inner < n; inner += kTile) {
        for (std::int64_t i = 0; i < kTile; ++i) {
          for (std::int64_t k = 0; k < kTile; ++k) {
            const float factor = a[(row + i) * n + inner + k];
            for (std::int64_t j = 0; j < kTile; ++j) sum[i][j] += factor * b[(inner + k) * n + column + j];
          }
        }
      }
      for (std::int64_t i = 0; i < kTile; ++i) std::memcpy(c + (row + i) * n + column, sum[i], sizeof sum[i]);
    }
  }
}

/// The sum of each block of 256, as a tree.
void block_sums(const float *x, float *sums, std::int64_t n) {
  const std::int64_t blocks = (n + 255) / 256;
#pragma omp parallel for
  for (std::int64_t block = 0; block < blocks; ++block) {
    float s[256];
    for (std::int64_t t = 0; t < 256; ++t) s[t] = block * 256 + t < n ? x[block * 256 + t] : 0.0F;
    for (std::int64_t step = 128; step > 0; step /= 2) {
      for (std::int64_t t = 0; t < step; ++t) s[t] += s[t + step];
    }
    sums[block] = s[0];
  }
}

void histogram(const std::int32_t *x, std::int32_t *bins, std::int64_t n) {
#pragma omp parallel
  {
    std::int32_t own[256] = {};
#pragma omp for nowait
    for (std::int64_t i = 0; i < n; ++i) ++own[x[i]];
    for (int i = 0; i < 256; ++i) {
#pragma omp atomic
      bins[i] += own[i];
    }
  }
}

/// The running sums within each block of 256, and each block's sum.
void block_scan(const float *x, float *out, float *sums, std::int64_t n) {
  const std::int64_t blocks = (n + 255) / 256;
#pragma omp parallel for
  for (std::int64_t block = 0; block < blocks; ++block) {
    const std::int64_t end = std::min(block * 256 + 256, n);
    float sum = 0;
    for (std::int64_t i = block * 256; i < end; ++i) out[i] = sum += x[i];
    sums[block] = sum;
  }
}

/// Sorts each 512 values by a bitonic network.
void bitonic(float *x, std::int64_t n) {
#pragma omp parallel for
  for (std::int64_t block = 0; block < n / 512; ++block) {
    float *s = x + block * 512;
    for (int k = 2; k <= 512; k *= 2) {
      for (int j = k / 2; j > 0; j /= 2) {
        for (int t = 0; t < 256; ++t) {
          const int low = 2 * t - (t & (j - 1));
          const int high = low + j;
          const float a = s[low];
          const float b = s[high];
          const bool up = (low & k) == 0;
          const bool swap = (a > b) == up;
          s[low] = swap ? b : a;
          s[high] = swap ? a : b;
        }
      }
    }
  }
}

void transpose(const float *source, float *target, std::int64_t height, std::int64_t width) {
  constexpr std::int64_t kTile = 32;
#pragma omp parallel for collapse(2)
  for (std::int64_t row = 0; row < height; row += kTile) {
    for (std::int64_t column = 0; column < width; column += kTile) {
      const std::int64_t bottom = std::min(row + kTile, height);
      const std::int64_t right = std::min(column + kTile, width);
      for (std::int64_t j = column; j < right; ++j) {
        for (std::int64_t i = row; i < bottom; ++i) target[j * height + i] = source[i * width + j];
      }
    }
  }
}
}
