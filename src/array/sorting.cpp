#include "array/sorting.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>
#include <string>
#include <vector>

#include "algorithms/device_count.h"
#include "algorithms/device_sort.h"
#include "algorithms/host_select.h"
#include "algorithms/host_sort.h"
#include "array/creation.h"
#include "array/device_data.h"
#include "array/host_work.h"
#include "array/indexing.h"
#include "array/memory_order.h"
#include "array/recorder.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

constexpr double kCompareCost = 1.5;  // nanoseconds an element and level of sorting

double sort_cost(std::int64_t rows, std::int64_t length) {
  return kCompareCost * static_cast<double>(rows * length) * std::log2(static_cast<double>(length) + 2);
}

/// Where C-contiguous rows and what is made of them lie on a CUDA device; empty where the host sorts.
struct OnDevice {
  Stream *stream;
  std::byte *from;
  std::byte *to;
};
std::optional<OnDevice> on_device(const Array &from, const Array &to, std::int64_t length) {
  if (from.device().kind() != DeviceKind::Cuda || !algorithms::device_sort_supports(from.dtype(), length)) return {};
  Stream &stream = *from.device().current_stream();
  std::byte *const source = device_data(from, stream, false);
  return OnDevice{&stream, source, device_data(to, stream, true)};
}

/// Sorts the rows of a C-contiguous array.
void sort_last_axis(const Array &array) {
  const std::int64_t length = array.shape().back();
  const std::int64_t rows = array.size() / length;
  if (const std::optional<OnDevice> there = on_device(array, array, length)) {
    algorithms::device_sort(*there->stream, array.dtype(), there->from, there->to, rows, length);
    return;
  }
  enqueue_host_work({}, array, "sort", sort_cost(rows, length),
                    [dtype = array.dtype(), rows, length](const std::byte *, std::byte *data) {
                      algorithms::sort_rows(dtype, data, rows, length);
                    });
}

int sort_axis(const Array &array, int axis) {
  if (array.ndim() == 0)
    throw Error(ErrorKind::Index, "axis " + std::to_string(axis) + " is out of bounds for array of dimension 0");
  return normalize_axis(axis, array.ndim());
}

/// Calls `work` with C-contiguous rows along `axis` of `array` as input and of a new array of `dtype` as output, and
/// returns that array in the shape of the input.
template <class Work>
Array along(const Array &array, int axis, DType dtype, Work &&work) {
  const int last = array.ndim() - 1;
  const Array rows = as_contiguous(array.swapaxes(axis, last));
  check_size(array.device(), array.shape(), size_of(dtype));
  const Array result = allocate(array.device(), Layout::contiguous(rows.shape(), size_of(dtype)), dtype);
  work(rows, result);
  return axis == last ? result : as_contiguous(result.swapaxes(axis, last));
}

/// The same for elements that stay what they are: the result's axes lie as the array's do, as in a copy of order 'K'.
template <class Work>
Array along_as_it_lies(const Array &array, int axis, Work &&work) {
  const InMemoryOrder order = in_memory_order(array, axis);
  return order.back(along(order.array, order.axis, array.dtype(), work));
}

}  // namespace

Array sort(const Array &array, std::optional<int> axis) {
  const Array source = axis ? array : array.ravel();
  const int at = sort_axis(source, axis.value_or(-1));
  if (source.size() == 0) return copy(source);
  return along_as_it_lies(source, at, [](const Array &rows, const Array &result) {
    const std::int64_t length = rows.shape().back();
    const std::int64_t count = rows.size() / length;
    if (const std::optional<OnDevice> there = on_device(rows, result, length)) {
      algorithms::device_sort(*there->stream, rows.dtype(), there->from, there->to, count, length);
      return;
    }
    enqueue_host_work(rows, result, "sort", sort_cost(count, length),
                      [dtype = rows.dtype(), count, length](const std::byte *from, std::byte *to) {
                        if (count == 1) {
                          algorithms::sort_values(dtype, from, to, length);
                          return;
                        }
                        std::memcpy(to, from, static_cast<std::size_t>(count * length) * size_of(dtype));
                        algorithms::sort_rows(dtype, to, count, length);
                      });
  });
}

void sort_in_place(const Array &array, int axis) {
  if (!array.writeable()) throw Error(ErrorKind::Value, "sort array is read-only");
  const int at = sort_axis(array, axis);
  if (array.size() == 0) return;
  if (at == array.ndim() - 1 && array.is_c_contiguous()) {
    sort_last_axis(array);
    return;
  }
  assign(array, sort(array, at));
}

Array argsort(const Array &array, std::optional<int> axis) {
  // A 0-dimensional array is sorted as one of one element, and has one position.
  const Array source = axis && array.ndim() > 0 ? array : array.ravel();
  const int at = sort_axis(source, axis.value_or(-1));
  if (source.size() == 0) return empty(source.shape(), DType::Int64);
  return along(source, at, DType::Int64, [](const Array &rows, const Array &positions) {
    const std::int64_t length = rows.shape().back();
    const std::int64_t count = rows.size() / length;
    if (const std::optional<OnDevice> there = on_device(rows, positions, length)) {
      algorithms::device_argsort(*there->stream, rows.dtype(), there->from, reinterpret_cast<std::int64_t *>(there->to),
                                 count, length);
      return;
    }
    enqueue_host_work(rows, positions, "argsort", 4 * sort_cost(count, length),
                      [dtype = rows.dtype(), count, length](const std::byte *from, std::byte *to) {
                        algorithms::argsort_rows(dtype, from, reinterpret_cast<std::int64_t *>(to), count, length);
                      });
  });
}

namespace {

/// Places of partition as the algorithms take them. ValueError as NumPy's.
std::vector<std::int64_t> places_of(std::span<const std::int64_t> kth, std::int64_t length) {
  std::vector<std::int64_t> places;
  for (const std::int64_t place : kth) {
    if (place < -length || place >= length) {
      throw Error(ErrorKind::Value,
                  "kth(=" + std::to_string(place) + ") out of bounds (" + std::to_string(length) + ")");
    }
    places.push_back(place < 0 ? place + length : place);
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

}  // namespace

Array partition(const Array &array, std::span<const std::int64_t> kth, std::optional<int> axis) {
  const Array source = axis ? array : array.ravel();
  const int at = sort_axis(source, axis.value_or(-1));
  std::vector<std::int64_t> places = places_of(kth, source.shape()[at]);
  if (source.size() == 0) return copy(source);
  return along_as_it_lies(source, at, [&](const Array &rows, const Array &result) {
    const std::int64_t length = rows.shape().back();
    const std::int64_t count = rows.size() / length;
    if (const std::optional<OnDevice> there = on_device(rows, result, length)) {
      // Rows that are sorted are partitioned, too.
      if (count == 1 && algorithms::device_partition_supports(rows.dtype(), length, places.size())) {
        algorithms::device_partition(*there->stream, rows.dtype(), there->from, there->to, length, places.data(),
                                     places.size());
      } else {
        algorithms::device_sort(*there->stream, rows.dtype(), there->from, there->to, count, length);
      }
      return;
    }
    enqueue_host_work(rows, result, "partition", algorithms::partition_cost(rows.size()),
                      [=, dtype = rows.dtype(), places = std::move(places)](const std::byte *from, std::byte *to) {
                        algorithms::partition_rows(dtype, from, to, count, length, places);
                      });
  });
}

Array sorted_elements(const Array &array, std::span<const std::int64_t> places) {
  const std::int64_t length = array.shape().back();
  const std::vector<std::int64_t> sought = places_of(places, length);
  const auto count = static_cast<std::int64_t>(sought.size());
  if (array.size() == length && array.device().kind() == DeviceKind::Cuda &&
      algorithms::device_partition_supports(array.dtype(), length, sought.size())) {
    const Array row = as_contiguous(array);
    Shape shape = array.shape();
    shape[shape.size() - 1] = count;
    const Array result = allocate(array.device(), Layout::contiguous(shape, array.itemsize()), array.dtype());
    const std::optional<OnDevice> there = on_device(row, result, length);
    if (there && algorithms::device_select(*there->stream, row.dtype(), there->from, there->to, length, sought.data(),
                                           sought.size())) {
      return result;
    }
  }
  const Array at =
      from_host(sought.data(), Layout::contiguous(Shape{count}, sizeof(std::int64_t)), DType::Int64, DType::Int64);
  return take(partition(array, places), at, -1, IndexMode::Raise);
}

Array argpartition(const Array &array, std::span<const std::int64_t> kth, std::optional<int> axis) {
  const Array source = axis && array.ndim() > 0 ? array : array.ravel();
  const int at = sort_axis(source, axis.value_or(-1));
  std::vector<std::int64_t> places = places_of(kth, source.shape()[at]);
  if (source.size() == 0) return empty(source.shape(), DType::Int64);
  Array positions = along(source, at, DType::Int64, [&](const Array &rows, const Array &result) {
    const std::int64_t length = rows.shape().back();
    const std::int64_t count = rows.size() / length;
    if (const std::optional<OnDevice> there = on_device(rows, result, length)) {
      algorithms::device_argsort(*there->stream, rows.dtype(), there->from, reinterpret_cast<std::int64_t *>(there->to),
                                 count, length);
      return;
    }
    enqueue_host_work(rows, result, "argpartition", 2 * algorithms::partition_cost(rows.size()),
                      [=, dtype = rows.dtype(), places = std::move(places)](const std::byte *from, std::byte *to) {
                        algorithms::argpartition_rows(dtype, from, reinterpret_cast<std::int64_t *>(to), count, length,
                                                      places);
                      });
  });
  return array.ndim() == 0 ? positions.reshape(Shape{}) : positions;
}

}  // namespace gridstride::array
