#include <string>

#include "array/creation.h"
#include "array/memory_order.h"
#include "array/recorder.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"

namespace gridstride::array {

namespace {

DType joined_dtype(std::span<const Array> arrays, std::optional<DType> dtype) {
  if (dtype) return *dtype;
  DType result = arrays[0].dtype();
  for (const Array &array : arrays) result = promote(result, array.dtype());
  return result;
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
