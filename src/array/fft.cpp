#include "array/fft.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "array/creation.h"
#include "array/device_data.h"
#include "array/host_work.h"
#include "array/memory_order.h"
#include "array/ufunc.h"
#include "fft/cuda/transform.h"
#include "fft/transform.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

using fft::DeviceTransform;

bool on_device(const Array &a) {
  return a.device().kind() == DeviceKind::Cuda && fft::device_transforms();
}

/// Transforms the last `axes` axes of an array in C order into `to`; the last has `length` numbers.
void run_on_device(DeviceTransform kind, const Array &from, const Array &to, int axes, std::int64_t length,
                   bool forward) {
  Stream &stream = *from.device().current_stream();
  const DType complex = is_complex(from.dtype()) ? from.dtype() : to.dtype();
  std::byte *source = device_data(from, stream, kind == DeviceTransform::ToReal);
  std::byte *const target = device_data(to, stream, true);
  Array aligned = from;
  // cuFFT takes pairs of numbers at once, also where they are real: a view may begin in the middle of a pair.
  if (reinterpret_cast<std::uintptr_t>(source) % size_of(complex) != 0) {
    aligned = copy(from);
    source = device_data(aligned, stream, true);
  }
  std::vector<std::int64_t> extents;
  std::int64_t batch = from.size() / from.shape().back();
  for (int axis = from.ndim() - axes; axis + 1 < from.ndim(); ++axis) {
    extents.push_back(from.shape()[axis]);
    batch /= from.shape()[axis];
  }
  extents.push_back(length);
  fft::device_transform(stream, kind, complex == DType::Complex128, extents, batch, forward, source, target);
}

Array scaled(const Array &values, double factor) {
  if (factor == 1) return as_contiguous(values);
  const Operand inputs[] = {values, Scalar::of_float(DType::Float64, factor).cast(values.dtype())};
  UfuncOptions options;
  options.order = 'C';
  return apply(*find_ufunc("multiply"), inputs, options);
}

Array conjugated(const Array &values) {
  const Operand inputs[] = {values};
  return apply(*find_ufunc("conjugate"), inputs);
}

Array transform_on_device(const Array &a, std::span<const int> axes, bool forward, double factor) {
  const int last = a.ndim() - 1;
  std::vector<int> order(axes.begin(), axes.end());
  std::sort(order.begin(), order.end());
  bool trailing = !order.empty() && order.size() <= 3;
  for (std::size_t i = 0; i < order.size(); ++i) {
    trailing = trailing && order[i] == last - static_cast<int>(order.size() - 1 - i);
  }
  if (trailing) {
    const Array from = as_contiguous(a);
    const Array to = empty(a.shape(), a.dtype());
    run_on_device(DeviceTransform::Complex, from, to, static_cast<int>(order.size()), a.shape().back(), forward);
    return scaled(to, factor);
  }
  Array result = a;
  for (const int axis : axes) {
    const Array from = as_contiguous(result.swapaxes(axis, last));
    const Array to = empty(from.shape(), a.dtype());
    run_on_device(DeviceTransform::Complex, from, to, 1, from.shape().back(), forward);
    result = to.swapaxes(axis, last);
  }
  return scaled(result, factor);
}

}  // namespace

Array transform_complex(const Array &a, std::span<const int> axes, bool forward, double factor) {
  if (!a.is_c_contiguous() && a.ndim() > 1) {
    const InMemoryOrder order = in_memory_order(a, 0);
    if (!order.kept()) return order.back(transform_complex(order.array, order.places(axes), forward, factor));
  }
  if (a.size() > 0 && on_device(a)) return transform_on_device(a, axes, forward, factor);
  Array result = empty(a.shape(), a.dtype());
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
  if (!a.is_c_contiguous() && a.ndim() > 1) {
    const InMemoryOrder order = in_memory_order(a, axis);
    if (!order.kept()) return order.back(transform_real(order.array, order.axis, forward, factor));
  }
  Shape shape = a.shape();
  shape[axis] = shape[axis] / 2 + 1;
  const DType dtype = a.dtype() == DType::Float32 ? DType::Complex64 : DType::Complex128;
  if (a.size() > 0 && on_device(a)) {
    const int last = a.ndim() - 1;
    const Array from = as_contiguous(a.swapaxes(axis, last));
    Shape moved = from.shape();
    moved[last] = moved[last] / 2 + 1;
    const Array to = empty(moved, dtype);
    run_on_device(DeviceTransform::FromReal, from, to, 1, from.shape().back(), true);
    const Array back = to.swapaxes(axis, last);
    return scaled(forward ? back : conjugated(back), factor);
  }
  Array result = empty(shape, dtype);
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
  if (!a.is_c_contiguous() && a.ndim() > 1) {
    const InMemoryOrder order = in_memory_order(a, axis);
    if (!order.kept()) return order.back(transform_hermitian(order.array, order.axis, n, forward, factor));
  }
  Shape shape = a.shape();
  shape[axis] = n;
  const DType dtype = a.dtype() == DType::Complex64 ? DType::Float32 : DType::Float64;
  if (element_count(shape) > 0 && on_device(a)) {
    const int last = a.ndim() - 1;
    const Array values = forward ? conjugated(a) : a;
    const Array from = copy(values.swapaxes(axis, last), 'C');
    Shape moved = from.shape();
    moved[last] = n;
    const Array to = empty(moved, dtype);
    run_on_device(DeviceTransform::ToReal, from, to, 1, n, false);
    return scaled(to.swapaxes(axis, last), factor);
  }
  Array result = empty(shape, dtype);
  if (result.size() == 0) return result;
  const HostAccess arrays[] = {{&a}, {&result, true}};
  enqueue_host_work(arrays, "irfft", fft::estimated_cost(result.size(), n),
                    [=, type = a.dtype(), from = a.strides(), to = result.strides()](std::span<std::byte *const> data) {
                      fft::complex_to_real(type, shape, from, to, axis, forward, factor, data[0], data[1]);
                    });
  return result;
}

}  // namespace gridstride::array
