#include <string>

#include "array/creation.h"
#include "array/device_data.h"
#include "array/host_work.h"
#include "array/linalg.h"
#include "array/recorder.h"
#include "linalg/cuda/blas.h"
#include "linalg/library.h"
#include "linalg/multiply.h"
#include "runtime/device.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

[[noreturn]] void mismatch(std::int64_t expected, std::int64_t given) {
  throw Error(ErrorKind::Value,
              "matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature "
              "(n?,k),(k,m?)->(n?,m?) (size " +
                  std::to_string(given) + " is different from " + std::to_string(expected) + ")");
}

/// The array itself where its matrices can be multiplied as they lie, else a copy in C order.
Array usable(const Array &array, bool blas) {
  const int rank = array.ndim();
  const auto size = static_cast<std::int64_t>(array.itemsize());
  const std::int64_t row = array.strides()[rank - 2], column = array.strides()[rank - 1];
  const bool whole = row % size == 0 && column % size == 0;
  if (whole &&
      (!blas || linalg::is_blas_matrix(array.shape()[rank - 2], array.shape()[rank - 1], row / size, column / size))) {
    return array;
  }
  return copy(array, 'C');
}

linalg::MatrixView view_of(const Array &array, const std::byte *data) {
  const int rank = array.ndim();
  const auto size = static_cast<std::int64_t>(array.itemsize());
  return {data, array.strides()[rank - 2] / size, array.strides()[rank - 1] / size};
}

/// Offsets in bytes of each matrix of a stack that broadcasts to `stack`.
std::vector<std::int64_t> offsets_of(const Array &array, const Shape &stack) {
  const int rank = stack.size(), own = array.ndim() - 2;
  std::vector<std::int64_t> offsets = {0};
  for (int axis = 0; axis < rank; ++axis) {
    const int mine = axis - (rank - own);
    const std::int64_t stride = mine < 0 || array.shape()[mine] == 1 ? 0 : array.strides()[mine];
    std::vector<std::int64_t> next;
    next.reserve(offsets.size() * static_cast<std::size_t>(stack[axis]));
    for (std::int64_t offset : offsets) {
      for (std::int64_t i = 0; i < stack[axis]; ++i) next.push_back(offset + i * stride);
    }
    offsets = std::move(next);
  }
  return offsets;
}

/// Products on a CUDA device: by cuBLAS.
void multiply_on_device(const Array &left, const Array &right, const Array &result, const Shape &stack) {
  Stream &stream = *result.device().current_stream();
  std::byte *const a = device_data(left, stream, false), *const b = device_data(right, stream, false);
  std::byte *const to = device_data(result, stream, true);
  const std::int64_t m = left.shape()[left.ndim() - 2], k = left.shape().back(), n = right.shape().back();
  const linalg::MatrixView va = view_of(left, a), vb = view_of(right, b);
  if (stack.empty()) return linalg::device_multiply(stream, result.dtype(), m, n, k, va, vb, to);
  linalg::device_multiply_stack(stream, result.dtype(), m, n, k, va, offsets_of(left, stack), vb,
                                offsets_of(right, stack), to);
}

/// Products on a CUDA device of what cuBLAS does not multiply, as one reduction: nothing of rank 3 is stored.
Array multiply_by_reduction(const Array &left, const Array &right, const Shape &stack) {
  const int rank = stack.size();
  Shape space = stack;
  for (const std::int64_t extent : {left.shape()[left.ndim() - 2], right.shape().back(), left.shape().back()}) {
    space.push_back(extent);
  }
  const Array a = left.expand_dims(left.ndim() - 1);
  const Array b = right.swapaxes(right.ndim() - 2, right.ndim() - 1).expand_dims(right.ndim() - 2);
  const DType dtype = left.dtype();
  const bool truth = dtype == DType::Bool;
  Shape shape = space;
  shape.erase(rank + 2);
  Recorder recorder(left.device());
  Recorder::Ref product =
      recorder.op(truth ? ScalarOp::And : ScalarOp::Mul, dtype, recorder.operand(a, space), recorder.operand(b, space));
  Recorder::Ref sum = recorder.reduce(truth ? ScalarOp::Or : ScalarOp::Add, std::move(product),
                                      Layout::contiguous(space, size_of(dtype)), std::uint32_t{1} << (rank + 2),
                                      Scalar::of_bool(false).cast(dtype));
  return recorder.finish(std::move(sum), Layout::contiguous(shape, size_of(dtype)), dtype, "matmul");
}

/// Products of matrices (both of rank 2 or more) of one dtype.
Array multiply_stacks(const Array &a, const Array &b) {
  const DType dtype = a.dtype();
  const bool cuda = a.device().kind() == DeviceKind::Cuda;
  const bool blas = linalg::has_routines(dtype) || (cuda && linalg::device_multiplies(dtype));
  const std::int64_t m = a.shape()[a.ndim() - 2], k = a.shape().back(), n = b.shape().back();
  Shape stack;
  {
    Shape left = a.shape(), right = b.shape();
    left.resize(a.ndim() - 2);
    right.resize(b.ndim() - 2);
    const Shape shapes[] = {left, right};
    stack = broadcast_shapes(shapes);
  }
  Shape shape = stack;
  shape.push_back(m);
  shape.push_back(n);
  check_size(a.device(), shape, size_of(dtype));
  Array result = allocate(a.device(), Layout::contiguous(shape, size_of(dtype)), dtype);
  if (result.size() == 0) return result;
  if (cuda && k > 0 && !blas) return multiply_by_reduction(a, b, stack);
  const Array left = usable(a, blas), right = usable(b, blas);
  if (cuda && k > 0 && linalg::device_multiplies(dtype)) {
    multiply_on_device(left, right, result, stack);
    return result;
  }
  const double each = 200 + 0.1 * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k);
  const HostAccess arrays[] = {{&left}, {&right}, {&result, true}};
  if (stack.empty()) {
    enqueue_host_work(
        arrays, "matmul", each,
        [=, va = view_of(left, nullptr), vb = view_of(right, nullptr)](std::span<std::byte *const> data) {
          linalg::multiply(dtype, m, n, k, {data[0], va.row, va.column}, {data[1], vb.row, vb.column}, data[2]);
        });
    return result;
  }
  const std::int64_t bytes = m * n * static_cast<std::int64_t>(size_of(dtype));
  enqueue_host_work(arrays, "matmul", each * static_cast<double>(result.size()) / static_cast<double>(m * n),
                    [=, va = view_of(left, nullptr), vb = view_of(right, nullptr), oa = offsets_of(left, stack),
                     ob = offsets_of(right, stack)](std::span<std::byte *const> data) {
                      const auto run = [&](std::int64_t begin, std::int64_t end) {
                        for (std::int64_t i = begin; i < end; ++i) {
                          const auto at = static_cast<std::size_t>(i);
                          linalg::multiply(dtype, m, n, k, {data[0] + oa[at], va.row, va.column},
                                           {data[1] + ob[at], vb.row, vb.column}, data[2] + i * bytes);
                        }
                      };
                      const auto count = static_cast<std::int64_t>(oa.size());
                      const linalg::OneThread scope(blas && each < 1e6);
                      if (each < 1e6) {
                        parallel_for(count, 1, each * static_cast<double>(count), run);
                      } else {
                        run(0, count);  // BLAS has threads of its own
                      }
                    });
  return result;
}

}  // namespace

Array matmul(const Array &a, const Array &b) {
  if (a.ndim() == 0 || b.ndim() == 0) {
    throw Error(ErrorKind::Value, std::string("matmul: Input operand ") + (a.ndim() == 0 ? "0" : "1") +
                                      " does not have enough dimensions (has 0, gufunc core with signature "
                                      "(n?,k),(k,m?)->(n?,m?) requires 1)");
  }
  const DType dtype = promote(a.dtype(), b.dtype());
  // Half floats are summed as float32, as NumPy does, and rounded once.
  const bool half =
      (dtype == DType::Float16 || dtype == DType::BFloat16) &&
      (a.device().kind() != DeviceKind::Cuda || !linalg::device_multiplies(dtype) || a.shape().back() == 0);
  const DType work = half ? DType::Float32 : dtype;
  const auto prepare = [work](const Array &x) {
    return x.dtype() == work ? x : astype(x, work, 'K', Casting::Unsafe, false);
  };
  Array left = prepare(a), right = prepare(b);
  if (a.ndim() == 1) left = left.expand_dims(0);
  if (b.ndim() == 1) right = right.expand_dims(1);
  const std::int64_t inner = left.shape().back(), given = right.shape()[right.ndim() - 2];
  if (inner != given) mismatch(inner, given);
  // A stack times one matrix is one larger matrix times it.
  Array result;
  if (left.ndim() > 2 && right.ndim() == 2 && left.size() > 0 && left.is_c_contiguous()) {
    Shape shape = left.shape();
    result = multiply_stacks(left.reshape(Shape{-1, inner}, 'C'), right);
    shape[shape.size() - 1] = right.shape().back();
    result = Array(result.storage(), Layout::contiguous(shape, result.itemsize()), work);
  } else {
    result = multiply_stacks(left, right);
  }
  Shape shape = result.shape();
  if (b.ndim() == 1) shape.erase(shape.size() - 1);
  if (a.ndim() == 1) shape.erase(b.ndim() == 1 ? shape.size() - 1 : shape.size() - 2);
  if (shape.size() != result.ndim()) {
    result = Array(result.storage(), Layout::contiguous(shape, result.itemsize()), work);
  }
  return half ? astype(result, dtype) : result;
}

Array correlate_valid(const Array &values, const Array &weights) {
  const Array v = as_contiguous(values), w = as_contiguous(weights);
  const std::int64_t taps = w.size(), count = v.size() - taps + 1;
  Array result = empty(Shape{count}, v.dtype());
  const double cost = 0.4 * static_cast<double>(taps) * static_cast<double>(count);
  const HostAccess arrays[] = {{&v}, {&w}, {&result, true}};
  enqueue_host_work(arrays, "correlate", cost, [=, dtype = v.dtype()](std::span<std::byte *const> data) {
    linalg::correlate(dtype, data[0], data[1], taps, count, data[2]);
  });
  return result;
}

}  // namespace gridstride::array
