#include "array/linalg.h"

#include <memory>
#include <string>
#include <vector>

#include "array/creation.h"
#include "array/device_data.h"
#include "array/host_work.h"
#include "array/recorder.h"
#include "linalg/cuda/solver.h"
#include "linalg/decompose.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

using linalg::Stack;

DType complex_of(DType dtype) {
  return dtype == DType::Float32 || dtype == DType::Complex64 ? DType::Complex64 : DType::Complex128;
}

Stack stack_of(const Array &a) {
  const int rank = a.ndim();
  const std::int64_t m = a.shape()[rank - 2], n = a.shape()[rank - 1];
  std::int64_t count = 1;
  for (int i = 0; i < rank - 2; ++i) count *= a.shape()[i];
  return {a.dtype(), count, m, n};
}

/// A new array for one result a matrix: the axes of the stack, then these.
Array result_of(const Array &a, std::initializer_list<std::int64_t> extents, DType dtype) {
  Shape shape;
  for (int i = 0; i < a.ndim() - 2; ++i) shape.push_back(a.shape()[i]);
  for (std::int64_t extent : extents) shape.push_back(extent);
  return empty(shape, dtype);
}

double cost_of(const Stack &stack, double factor) {
  const auto m = static_cast<double>(stack.m), n = static_cast<double>(stack.n);
  return factor * static_cast<double>(stack.count) * (100 + m * n * std::min(m, n));
}

/// Runs `work`, which reads the first `inputs` arrays and says whether all matrices had a result, and waits.
template <class Work>
void run_checked(std::span<const HostAccess> arrays, std::string_view name, double cost, const char *failure,
                 Work work) {
  auto good = std::make_shared<bool>(true);
  run_host_work(arrays, name, cost,
                [good, work = std::move(work)](std::span<std::byte *const> data) { *good = work(data); });
  if (!*good) throw LinAlgError(failure);
}

bool on_device(const Array &a, const Stack &stack) {
  return a.device().kind() == DeviceKind::Cuda && linalg::device_decomposes(stack);
}

/// Runs `work` on the stream of these arrays' device with their addresses.
template <class Work>
auto run_on_device(std::span<const HostAccess> arrays, Work work) {
  Stream &stream = *arrays[0].array->device().current_stream();
  return work(stream, device_data(arrays, stream));
}

}  // namespace

Array inverse(const Array &a) {
  const Stack stack = stack_of(a);
  Array result = empty(a.shape(), a.dtype());
  if (a.size() == 0) return result;
  if (on_device(a, stack)) {
    const Array identity = copy(eye(stack.n, stack.n, 0, a.dtype()).broadcast_to(a.shape()));
    const HostAccess used[] = {{&a}, {&identity, true}};
    const bool good = run_on_device(used, [&](Stream &stream, const std::vector<std::byte *> &data) {
      return linalg::device_invert(stream, stack, data[0], data[1]);
    });
    if (!good) throw LinAlgError("Singular matrix");
    return identity;
  }
  const HostAccess arrays[] = {{&a}, {&result, true}};
  run_checked(arrays, "inv", cost_of(stack, 2), "Singular matrix",
              [stack](std::span<std::byte *const> data) { return linalg::invert(stack, data[0], data[1]); });
  return result;
}

Array solve(const Array &a, const Array &b) {
  const Stack stack = stack_of(a);
  const std::int64_t columns = b.shape().back();
  Array result = empty(b.shape(), b.dtype());
  if (result.size() == 0) return result;
  const HostAccess arrays[] = {{&a}, {&b}, {&result, true}};
  if (on_device(a, stack)) {
    const bool good = run_on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
      return linalg::device_solve(stream, stack, columns, data[0], data[1], data[2]);
    });
    if (!good) throw LinAlgError("Singular matrix");
    return result;
  }
  run_checked(arrays, "solve", cost_of(stack, 1), "Singular matrix", [=](std::span<std::byte *const> data) {
    return linalg::solve(stack, columns, data[0], data[1], data[2]);
  });
  return result;
}

std::pair<Array, Array> sign_and_log_determinant(const Array &a) {
  const Stack stack = stack_of(a);
  const Array sign = result_of(a, {}, a.dtype()), log = result_of(a, {}, real_of(a.dtype()));
  if (sign.size() == 0) return {sign, log};
  const HostAccess arrays[] = {{&a}, {&sign, true}, {&log, true}};
  if (on_device(a, stack)) {
    run_on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
      linalg::device_sign_and_log(stream, stack, data[0], data[1], data[2]);
    });
    return {sign, log};
  }
  enqueue_host_work(arrays, "slogdet", cost_of(stack, 1), [stack](std::span<std::byte *const> data) {
    linalg::sign_and_log(stack, data[0], data[1], data[2]);
  });
  return {sign, log};
}

Array cholesky(const Array &a, bool upper) {
  const Stack stack = stack_of(a);
  Array result = empty(a.shape(), a.dtype());
  if (a.size() == 0) return result;
  const HostAccess arrays[] = {{&a}, {&result, true}};
  if (on_device(a, stack)) {
    const bool good = run_on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
      return linalg::device_cholesky(stream, stack, upper, data[0], data[1]);
    });
    if (!good) throw LinAlgError("Matrix is not positive definite");
    return upper ? triu(result, 0) : tril(result, 0);
  }
  run_checked(arrays, "cholesky", cost_of(stack, 1), "Matrix is not positive definite",
              [=](std::span<std::byte *const> data) { return linalg::cholesky(stack, upper, data[0], data[1]); });
  return result;
}

std::pair<Array, Array> qr(const Array &a, std::int64_t columns, bool with_q) {
  const Stack stack = stack_of(a);
  const Array r = result_of(a, {columns, stack.n}, a.dtype());
  const Array q = with_q ? result_of(a, {stack.m, columns}, a.dtype()) : Array();
  if (stack.count == 0) return {q, r};
  std::vector<HostAccess> arrays = {{&a}, {&r, true}};
  if (with_q) arrays.push_back({&q, true});
  if (on_device(a, stack)) {
    run_on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
      linalg::device_qr(stream, stack, columns, data[0], with_q ? data[2] : nullptr, data[1]);
    });
    return {q, triu(r, 0)};
  }
  enqueue_host_work(arrays, "qr", cost_of(stack, 4), [=](std::span<std::byte *const> data) {
    linalg::qr(stack, columns, data[0], with_q ? data[2] : nullptr, data[1]);
  });
  return {q, r};
}

std::pair<Array, Array> qr_raw(const Array &a) {
  const Stack stack = stack_of(a);
  const Array reflectors = result_of(a, {stack.n, stack.m}, a.dtype());
  const Array factors = result_of(a, {std::min(stack.m, stack.n)}, a.dtype());
  if (factors.size() == 0) return {reflectors, factors};
  const HostAccess arrays[] = {{&a}, {&reflectors, true}, {&factors, true}};
  enqueue_host_work(arrays, "qr", cost_of(stack, 2),
                    [stack](std::span<std::byte *const> data) { linalg::qr_raw(stack, data[0], data[1], data[2]); });
  return {reflectors, factors};
}

std::tuple<Array, Array, Array> svd(const Array &a, bool full, bool vectors) {
  const Stack stack = stack_of(a);
  const std::int64_t shorter = std::min(stack.m, stack.n);
  const Array s = result_of(a, {shorter}, real_of(a.dtype()));
  Array u, vh;
  if (vectors) {
    u = result_of(a, {stack.m, full ? stack.m : shorter}, a.dtype());
    vh = result_of(a, {full ? stack.n : shorter, stack.n}, a.dtype());
  }
  if (a.size() == 0) return {u, s, vh};
  std::vector<HostAccess> arrays = {{&a}, {&s, true}};
  if (vectors) {
    arrays.push_back({&u, true});
    arrays.push_back({&vh, true});
  }
  if (on_device(a, stack)) {
    const bool good = run_on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
      return linalg::device_svd(stream, stack, full, data[0], vectors ? data[2] : nullptr, data[1],
                                vectors ? data[3] : nullptr);
    });
    if (!good) throw LinAlgError("SVD did not converge");
    return {u, s, vh};
  }
  run_checked(arrays, "svd", cost_of(stack, 20), "SVD did not converge", [=](std::span<std::byte *const> data) {
    return linalg::svd(stack, full, data[0], vectors ? data[2] : nullptr, data[1], vectors ? data[3] : nullptr);
  });
  return {u, s, vh};
}

std::pair<Array, Array> eigh(const Array &a, bool upper, bool vectors) {
  const Stack stack = stack_of(a);
  const Array w = result_of(a, {stack.n}, real_of(a.dtype()));
  const Array v = vectors ? empty(a.shape(), a.dtype()) : Array();
  if (a.size() == 0) return {w, v};
  std::vector<HostAccess> arrays = {{&a}, {&w, true}};
  if (vectors) arrays.push_back({&v, true});
  if (on_device(a, stack)) {
    const bool good = run_on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
      return linalg::device_eigh(stream, stack, upper, data[0], data[1], vectors ? data[2] : nullptr);
    });
    if (!good) throw LinAlgError("Eigenvalues did not converge");
    return {w, v};
  }
  run_checked(arrays, "eigh", cost_of(stack, 10), "Eigenvalues did not converge",
              [=](std::span<std::byte *const> data) {
                return linalg::eigh(stack, upper, data[0], data[1], vectors ? data[2] : nullptr);
              });
  return {w, v};
}

std::pair<Array, Array> eig(const Array &a, bool vectors) {
  const Stack stack = stack_of(a);
  const DType dtype = complex_of(a.dtype());
  const Array w = result_of(a, {stack.n}, dtype);
  const Array v = vectors ? empty(a.shape(), dtype) : Array();
  if (a.size() == 0) return {w, v};
  std::vector<HostAccess> arrays = {{&a}, {&w, true}};
  if (vectors) arrays.push_back({&v, true});
  run_checked(arrays, "eig", cost_of(stack, 25), "Eigenvalues did not converge", [=](std::span<std::byte *const> data) {
    return linalg::eig(stack, data[0], data[1], vectors ? data[2] : nullptr);
  });
  return {w, v};
}

std::tuple<Array, Array, Array, std::int64_t> least_squares(const Array &a, const Array &b, double rcond) {
  const Stack stack = stack_of(a);
  const std::int64_t columns = b.shape().back();
  const bool over = stack.m > stack.n;
  const Array x = empty(Shape{stack.n, columns}, a.dtype());
  const Array tail = empty(Shape{over ? stack.m - stack.n : 0, columns}, a.dtype());
  const Array s = empty(Shape{std::min(stack.m, stack.n)}, real_of(a.dtype()));
  auto rank = std::make_shared<std::int64_t>(0);
  const HostAccess arrays[] = {{&a}, {&b}, {&x, true}, {&tail, true}, {&s, true}};
  run_checked(arrays, "lstsq", cost_of(stack, 20), "SVD did not converge in Linear Least Squares",
              [=](std::span<std::byte *const> data) {
                return linalg::least_squares(stack, columns, rcond, data[0], data[1], data[2], over ? data[3] : nullptr,
                                             data[4], rank.get());
              });
  return {x, tail, s, *rank};
}

}  // namespace gridstride::array
