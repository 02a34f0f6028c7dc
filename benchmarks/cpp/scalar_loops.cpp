// The scalar C++ loops that kernels are measured against: what a person would write, compiled with -O3 -march=native.
#include <cstdint>

namespace {

template <class Real>
void mandelbrot(std::int32_t *counts, std::int64_t height, std::int64_t width, Real left, Real top, Real step,
                std::int32_t limit) {
  for (std::int64_t row = 0; row < height; ++row) {
    for (std::int64_t column = 0; column < width; ++column) {
      const Real cx = left + static_cast<Real>(column) * step;
      const Real cy = top + static_cast<Real>(row) * step;
      Real x = 0;
      Real y = 0;
      std::int32_t count = 0;
      while (count < limit && x * x + y * y <= 4) {
        const Real next = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = next;
        ++count;
      }
      counts[row * width + column] = count;
    }
  }
}

}  // namespace

extern "C" {

void mandelbrot_f64(std::int32_t *counts, std::int64_t height, std::int64_t width, double left, double top, double step,
                    std::int32_t limit) {
  mandelbrot<double>(counts, height, width, left, top, step, limit);
}

void mandelbrot_f32(std::int32_t *counts, std::int64_t height, std::int64_t width, float left, float top, float step,
                    std::int32_t limit) {
  mandelbrot<float>(counts, height, width, left, top, step, limit);
}
}
