#include "array/fft.h"

#include "array/creation.h"
#include "array/host_work.h"
#include "fft/transform.h"

namespace gridstride::array {

Array transform_complex(const Array &a, std::span<const int> axes, bool forward, double factor) {
  const Array result = empty(a.shape(), a.dtype());
  if (a.size() == 0) return result;
  double cost = 0;
  for (int axis : axes) cost += fft::estimated_cost(a.size(), a.shape()[axis]);
  const HostAccess arrays[] = {{&a}, {&result, true}};
  enqueue_host_work(arrays, "fft", cost,
                    [=, dtype = a.dtype(), shape = a.shape(), from = a.strides(), to = result.strides(),
                     order = std::vector<int>(axes.begin(), axes.end())](std::span<std::byte *const> data) {
                      const std::byte *source = data[0];
                      Strides strides = from;
                      double scale = factor;
                      for (int axis : order) {
                        fft::complex_to_complex(dtype, shape, strides, to, axis, forward, scale, source, data[1]);
                        source = data[1];
                        strides = to;
                        scale = 1;
                      }
                    });
  return result;
}

Array transform_real(const Array &a, int axis, bool forward, double factor) {
  Shape shape = a.shape();
  shape[axis] = shape[axis] / 2 + 1;
  const DType dtype = a.dtype() == DType::Float32 ? DType::Complex64 : DType::Complex128;
  const Array result = empty(shape, dtype);
  if (a.size() == 0) return result;
  const HostAccess arrays[] = {{&a}, {&result, true}};
  enqueue_host_work(
      arrays, "rfft", fft::estimated_cost(a.size(), a.shape()[axis]),
      [=, extents = a.shape(), from = a.strides(), to = result.strides()](std::span<std::byte *const> data) {
        fft::real_to_complex(dtype, extents, from, to, axis, forward, factor, data[0], data[1]);
      });
  return result;
}

Array transform_hermitian(const Array &a, int axis, std::int64_t n, bool forward, double factor) {
  Shape shape = a.shape();
  shape[axis] = n;
  const DType dtype = a.dtype() == DType::Complex64 ? DType::Float32 : DType::Float64;
  const Array result = empty(shape, dtype);
  if (result.size() == 0) return result;
  const HostAccess arrays[] = {{&a}, {&result, true}};
  enqueue_host_work(arrays, "irfft", fft::estimated_cost(result.size(), n),
                    [=, type = a.dtype(), from = a.strides(), to = result.strides()](std::span<std::byte *const> data) {
                      fft::complex_to_real(type, shape, from, to, axis, forward, factor, data[0], data[1]);
                    });
  return result;
}

}  // namespace gridstride::array
