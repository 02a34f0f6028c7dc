#include <algorithm>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "array/creation.h"
#include "array/host_work.h"
#include "array/memory_order.h"
#include "array/recorder.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/parallel.h"

namespace gridstride::array {

namespace {

constexpr std::int64_t kSmallBytes = std::int64_t{1} << 16;
constexpr std::size_t kFewArrays = 64;
constexpr double kByteCost = 0.06;  // nanoseconds a byte that is written

DType joined_dtype(std::span<const Array> arrays, std::optional<DType> dtype) {
  if (dtype) return *dtype;
  DType result = arrays[0].dtype();
  for (const Array &array : arrays) result = promote(result, array.dtype());
  return result;
}

/// Joins small arrays, real ones, that lie one behind the other in the result: by one task. False for others, whose
/// parts are each a kernel.
bool join_at_once(std::span<const Array> arrays, int axis, const Array &result) {
  const std::int64_t bytes = result.size() * static_cast<std::int64_t>(result.itemsize());
  if (bytes > kSmallBytes || arrays.size() > kFewArrays || result.device().kind() != DeviceKind::Cpu) return false;
  if (!result.is_c_contiguous()) return false;
  for (int k = 0; k < axis; ++k) {
    if (result.shape()[k] != 1) return false;
  }
  std::vector<HostAccess> used = {{&result, true}};
  std::vector<std::size_t> sizes;
  for (const Array &array : arrays) {
    if (array.dtype() != result.dtype() || array.pending() || !array.is_c_contiguous()) return false;
    if (array.size() == 0) continue;
    used.push_back({&array});
    sizes.push_back(static_cast<std::size_t>(array.size()) * array.itemsize());
  }
  enqueue_host_work(used, "concatenate", kByteCost * static_cast<double>(bytes),
                    [sizes = std::move(sizes)](std::span<std::byte *const> data) {
                      std::byte *to = data[0];
                      for (std::size_t i = 0; i < sizes.size(); ++i) {
                        std::memcpy(to, data[i + 1], sizes[i]);
                        to += sizes[i];
                      }
                    });
  return true;
}

/// Each of [begin, end) elements `count` times.
template <class T>
void repeat_elements(const std::byte *from, std::int64_t begin, std::int64_t end, std::int64_t count, std::byte *to) {
  const T *const elements = reinterpret_cast<const T *>(from);
  T *out = reinterpret_cast<T *>(to) + begin * count;
  if (count == 2) {  // a loop that compilers know how to vectorise
    for (std::int64_t i = begin; i < end; ++i, out += 2) out[0] = out[1] = elements[i];
    return;
  }
  for (std::int64_t i = begin; i < end; ++i, out += count) std::fill_n(out, count, elements[i]);
}

void repeat_parts(const std::byte *from, std::int64_t begin, std::int64_t end, std::int64_t count, std::size_t bytes,
                  std::byte *to) {
  switch (bytes) {
    case 1: return repeat_elements<std::uint8_t>(from, begin, end, count, to);
    case 2: return repeat_elements<std::uint16_t>(from, begin, end, count, to);
    case 4: return repeat_elements<std::uint32_t>(from, begin, end, count, to);
    case 8: return repeat_elements<std::uint64_t>(from, begin, end, count, to);
    default: break;
  }
  const auto size = static_cast<std::int64_t>(bytes);
  std::byte *out = to + begin * count * size;
  for (std::int64_t i = begin; i < end; ++i) {
    for (std::int64_t k = 0; k < count; ++k, out += size) std::memcpy(out, from + i * size, bytes);
  }
}

/// Elements of the last two axes on one side of a diagonal; zeros elsewhere.
Array triangle(const Array &array, std::int64_t diagonal, bool lower) {
  if (array.ndim() < 2) {
    throw Error(ErrorKind::Value, "array must have at least two dimensions, got shape " + to_string(array.shape()));
  }
  const Shape &shape = array.shape();
  const auto whole = [](std::int64_t value) { return Scalar::of_int(DType::Int64, value); };
  Recorder recorder(array.device());
  const auto calculate = [&](ScalarOp op, const Recorder::Ref &a, const Recorder::Ref &b) {
    return recorder.op(op, DType::Int64, a, b);
  };
  const std::int64_t rows = std::max<std::int64_t>(1, shape[shape.size() - 2]);
  const std::int64_t columns = std::max<std::int64_t>(1, shape.back());
  const Recorder::Ref index = recorder.iota();
  const Recorder::Ref column = calculate(ScalarOp::Rem, index, recorder.param(whole(columns)));
  const Recorder::Ref row = calculate(
      ScalarOp::Rem, calculate(ScalarOp::TruncDiv, index, recorder.param(whole(columns))), recorder.param(whole(rows)));
  const Recorder::Ref distance = calculate(ScalarOp::Sub, column, row);
  const Recorder::Ref keep =
      recorder.op(lower ? ScalarOp::Le : ScalarOp::Ge, DType::Bool, distance, recorder.param(whole(diagonal)));
  const Recorder::Ref value = recorder.operand(array, shape);
  const Recorder::Ref zero = recorder.param(Scalar::of_bool(false).cast(array.dtype()));
  Recorder::Ref result = recorder.op(ScalarOp::Select, array.dtype(), keep, value, zero);
  // NumPy chooses by a matrix of truth values in C order, which counts as an operand.
  const Layout operands[] = {Layout::contiguous({shape[shape.size() - 2], shape.back()}, 1), array.layout()};
  return recorder.finish(std::move(result), dense_layout(shape, array.itemsize(), iteration_order(shape, operands)),
                         array.dtype(), lower ? "tril" : "triu");
}

}  // namespace

Array repeat(const Array &array, std::int64_t count, int axis) {
  const int at = normalize_axis(axis, array.ndim());
  Shape shape = array.shape();
  if (count != 0 && shape[at] > std::numeric_limits<std::int64_t>::max() / count) {
    throw Error(ErrorKind::Value, "Maximum allowed dimension exceeded");
  }
  std::int64_t parts = 1;
  std::size_t bytes = array.itemsize();
  for (int k = 0; k < shape.size(); ++k) {
    if (k <= at) parts *= shape[k];
    if (k > at) bytes *= static_cast<std::size_t>(shape[k]);
  }
  if (array.device().kind() == DeviceKind::Cuda) {  // a thread an element
    Shape wide = shape;
    wide.insert(at + 1, count);
    shape[at] *= count;
    return copy(array.expand_dims(at + 1).broadcast_to(wide), 'C').reshape(shape);
  }
  const Array from = as_contiguous(array);
  shape[at] *= count;
  check_size(array.device(), shape, array.itemsize());
  Array result = allocate(array.device(), Layout::contiguous(shape, array.itemsize()), array.dtype());
  if (result.size() == 0) return result;
  const double cost = kByteCost * static_cast<double>(result.nbytes());
  enqueue_host_work(from, result, "repeat", cost, [=](const std::byte *source, std::byte *to) {
    const std::int64_t grain = std::max<std::int64_t>(1, 4096 / static_cast<std::int64_t>(bytes));
    parallel_for(parts, grain, cost,
                 [&](std::int64_t begin, std::int64_t end) { repeat_parts(source, begin, end, count, bytes, to); });
  });
  return result;
}

Array concatenate(std::span<const Array> arrays, int axis, std::optional<DType> dtype) {
  if (arrays.empty()) throw Error(ErrorKind::Value, "need at least one array to concatenate");
  const int rank = arrays[0].ndim();
  if (rank == 0) throw Error(ErrorKind::Value, "zero-dimensional arrays cannot be concatenated");
  const int at = normalize_axis(axis, rank);
  Shape shape = arrays[0].shape();
  std::int64_t total = 0;
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    const Shape &other = arrays[i].shape();
    if (other.size() != rank) {
      throw Error(ErrorKind::Value,
                  "all the input array dimensions except for the concatenation axis must match exactly, but along "
                  "dimension 0, the array at index 0 has " +
                      std::to_string(rank) +
                      " dimension(s) and the array at "
                      "index " +
                      std::to_string(i) + " has " + std::to_string(other.size()) + " dimension(s)");
    }
    for (int k = 0; k < rank; ++k) {
      if (k == at || other[k] == shape[k]) continue;
      throw Error(ErrorKind::Value,
                  "all the input array dimensions except for the concatenation axis must match exactly, but along "
                  "dimension " +
                      std::to_string(k) + ", the array at index 0 has size " + std::to_string(shape[k]) +
                      " and the array at index " + std::to_string(i) + " has size " + std::to_string(other[k]));
    }
    total += other[at];
  }
  shape[at] = total;
  const DType type = joined_dtype(arrays, dtype);
  check_size(arrays[0].device(), shape, size_of(type));
  Array result = allocate(arrays[0].device(), joined_layout(shape, size_of(type), arrays), type);
  std::int64_t start = 0;
  for (const Array &array : arrays) require_device(array, result.device());
  if (join_at_once(arrays, at, result)) return result;
  for (const Array &array : arrays) {
    const std::int64_t extent = array.shape()[at];
    if (extent > 0) assign(result.slice(at, start, 1, extent), array);
    start += extent;
  }
  return result;
}

Array stack(std::span<const Array> arrays, int axis, std::optional<DType> dtype) {
  if (arrays.empty()) throw Error(ErrorKind::Value, "need at least one array to stack");
  std::vector<Array> expanded;
  for (const Array &array : arrays) {
    if (array.shape() != arrays[0].shape()) {
      throw Error(ErrorKind::Value, "all input arrays must have the same shape");
    }
    expanded.push_back(array.expand_dims(normalize_axis(axis, array.ndim() + 1)));
  }
  return concatenate(expanded, normalize_axis(axis, arrays[0].ndim() + 1), dtype);
}

Array tril(const Array &array, std::int64_t diagonal) {
  return triangle(array, diagonal, true);
}
Array triu(const Array &array, std::int64_t diagonal) {
  return triangle(array, diagonal, false);
}

}  // namespace gridstride::array
