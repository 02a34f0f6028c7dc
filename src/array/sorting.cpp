#include "array/sorting.h"

#include <array>
#include <string>

#include "algorithms/host_sort.h"
#include "array/creation.h"
#include "array/recorder.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

// Nanoseconds an element on one thread, for scheduling.
constexpr double kSortCost = 20;

void require_order(DType dtype, const char *what) {
  if (algorithms::sort_supports(dtype)) return;
  throw Error(ErrorKind::Type, std::string(what) + ": dtype " + std::string(name(dtype)) +
                                   " has no order on this device; sort the real or the imaginary part");
}

/// The array with `axis` last.
Array with_axis_last(const Array &array, int axis) {
  return axis == array.ndim() - 1 ? array : array.swapaxes(axis, -1);
}

std::int64_t rows_of(const Array &array) {
  const std::int64_t count = array.shape().back();
  return count == 0 ? 0 : array.size() / count;
}

/// Enqueues body(from, to) for the memory of two arrays.
template <class Body>
void enqueue(const char *what, const Array &from, const Array &to, const Body &body) {
  Stream &stream = *to.device().current_stream();
  const DeviceMemory source = use(from, stream, false);
  const DeviceMemory target = use(to, stream, true);
  const std::array<std::shared_ptr<Buffer>, 2> buffers{source.buffer, target.buffer};
  const double cost = kSortCost * static_cast<double>(from.size());
  stream.submit(
      {[body, from_data = source.data, to_data = target.data] { body(from_data, to_data); }, what, cost, buffers});
}

/// Sorts the rows of a C-contiguous array into a new one.
Array sort_last_axis(const Array &array) {
  const Array source = as_contiguous(array);
  Array result = allocate(array.device(), Layout::contiguous(array.shape(), array.itemsize()), array.dtype());
  const std::int64_t rows = rows_of(array);
  if (rows == 0) return result;
  enqueue("sort", source, result,
          [dtype = array.dtype(), rows, count = array.shape().back()](const std::byte *from, std::byte *to) {
            const std::int64_t row_bytes = count * static_cast<std::int64_t>(size_of(dtype));
            if (rows == 1) return algorithms::sort_values(dtype, from, to, count);
            parallel_for(rows, 1, kSortCost * static_cast<double>(rows * count),
                         [&](std::int64_t begin, std::int64_t end) {
                           for (std::int64_t row = begin; row < end; ++row) {
                             algorithms::sort_values(dtype, from + row * row_bytes, to + row * row_bytes, count);
                           }
                         });
          });
  return result;
}

/// What an n-dimensional result of the last axis looks like with that axis back in its place, in C order.
Array back_in_place(const Array &array, int axis) {
  return axis == array.ndim() - 1 ? array : copy(array.swapaxes(axis, -1));
}

}  // namespace

Array sort(const Array &array, std::optional<int> axis) {
  require_order(array.dtype(), "sort");
  if (!axis) return sort_last_axis(array.ravel());
  const int which = normalize_axis(*axis, array.ndim());
  return back_in_place(sort_last_axis(with_axis_last(array, which)), which);
}

void sort_in_place(const Array &array, int axis) {
  require_order(array.dtype(), "sort");
  const int which = normalize_axis(axis, array.ndim());
  if (!array.writeable()) throw Error(ErrorKind::Value, "sort array is read-only");
  if (which != array.ndim() - 1 || !array.is_c_contiguous()) return assign(array, sort(array, which));
  const std::int64_t rows = rows_of(array);
  if (rows == 0) return;
  enqueue("sort", array, array,
          [dtype = array.dtype(), rows, count = array.shape().back()](const std::byte *, std::byte *to) {
            algorithms::sort_rows(dtype, to, rows, count);
          });
}

Array argsort(const Array &array, std::optional<int> axis) {
  require_order(array.dtype(), "argsort");
  const Array flat = axis ? array : array.ravel();
  const int which = axis ? normalize_axis(*axis, array.ndim()) : 0;
  const Array source = as_contiguous(with_axis_last(flat, which));
  Array result = allocate(array.device(), Layout::contiguous(source.shape(), sizeof(std::int64_t)), DType::Int64);
  const std::int64_t rows = rows_of(source);
  if (rows > 0) {
    enqueue("argsort", source, result,
            [dtype = array.dtype(), rows, count = source.shape().back()](const std::byte *from, std::byte *to) {
              auto *positions = reinterpret_cast<std::int64_t *>(to);
              const std::int64_t row_bytes = count * static_cast<std::int64_t>(size_of(dtype));
              parallel_for(
                  rows, 1, kSortCost * static_cast<double>(rows * count), [&](std::int64_t begin, std::int64_t end) {
                    for (std::int64_t row = begin; row < end; ++row) {
                      algorithms::argsort_values(dtype, from + row * row_bytes, positions + row * count, count);
                    }
                  });
            });
  }
  return back_in_place(result, which);
}

}  // namespace gridstride::array
