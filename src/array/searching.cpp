#include "array/searching.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "algorithms/components.h"
#include "algorithms/device_count.h"
#include "algorithms/device_sort.h"
#include "algorithms/host_search.h"
#include "array/creation.h"
#include "array/device_data.h"
#include "array/host_work.h"
#include "array/recorder.h"
#include "array/reductions.h"
#include "array/transfer.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

constexpr double kSearchCost = 4.0;
constexpr double kExtremeCost = 0.2;

Array cast(const Array &array, DType dtype) {
  return as_contiguous(astype(array, dtype, 'C', Casting::Unsafe, false));
}

Array fresh(const Array &like, const Shape &shape, DType dtype) {
  check_size(like.device(), shape, size_of(dtype));
  return allocate(like.device(), Layout::contiguous(shape, size_of(dtype)), dtype);
}

template <class T>
T *pointer(std::byte *data) {
  return reinterpret_cast<T *>(data);
}

/// Runs `work` with the stream and the addresses of these arrays on a CUDA device; false elsewhere.
template <class Work>
bool on_device(std::span<const HostAccess> arrays, const Work &work) {
  if (arrays[0].array->device().kind() != DeviceKind::Cuda) return false;
  Stream &stream = *arrays[0].array->device().current_stream();
  work(stream, device_data(arrays, stream));
  return true;
}

}  // namespace

Array search_sorted(const Array &sorted, const Array &values, bool right) {
  if (sorted.ndim() != 1) throw Error(ErrorKind::Value, "object too deep for desired array");
  const DType dtype = promote(sorted.dtype(), values.dtype());
  const Array in = cast(sorted, dtype);
  const Array wanted = cast(values, dtype);
  Array result = fresh(values, values.shape(), DType::Int64);
  if (result.size() == 0) return result;
  const HostAccess arrays[] = {{&in}, {&wanted}, {&result, true}};
  const std::int64_t length = in.size();
  const std::int64_t count = wanted.size();
  if (!is_complex(dtype) && on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
        algorithms::device_search_sorted(stream, dtype, data[0], length, data[1], count, right,
                                         pointer<std::int64_t>(data[2]));
      })) {
    return result;
  }
  const double cost = (kSearchCost + std::log2(static_cast<double>(length) + 1)) * static_cast<double>(count);
  enqueue_host_work(arrays, "searchsorted", cost, [=](std::span<std::byte *const> data) {
    algorithms::search_sorted(dtype, data[0], length, data[1], count, right, pointer<std::int64_t>(data[2]));
  });
  return result;
}

Array count_values(const Array &values, std::int64_t bins) {
  const Array numbers = cast(values, DType::Int64);
  Array result = fresh(values, Shape{bins}, DType::Int64);
  if (bins == 0) return result;
  const HostAccess arrays[] = {{&numbers}, {&result, true}};
  const std::int64_t count = numbers.size();
  if (on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
        algorithms::device_count_values(stream, pointer<std::int64_t>(data[0]), count, bins,
                                        pointer<std::int64_t>(data[1]));
      })) {
    return result;
  }
  enqueue_host_work(arrays, "bincount", static_cast<double>(count), [=](std::span<std::byte *const> data) {
    algorithms::count_values(pointer<std::int64_t>(data[0]), count, bins, pointer<std::int64_t>(data[1]));
  });
  return result;
}

std::int64_t bins_for(const Array &values, std::int64_t at_least) {
  const Array numbers = cast(values, DType::Int64);
  const std::int64_t count = numbers.size();
  if (count == 0) return at_least;
  // As unsigned numbers the negative ones are the greatest: one pass finds both.
  std::uint64_t greatest = 0;
  if (values.device().kind() == DeviceKind::Cuda) {
    greatest = item(reduce(numbers.view(DType::UInt64), Reduction::Max)).bits[0];
  } else {
    auto found = std::make_shared<std::uint64_t>(0);
    const HostAccess arrays[] = {{&numbers}};
    run_host_work(arrays, "bincount", kExtremeCost * static_cast<double>(count), [=](std::span<std::byte *const> data) {
      *found = algorithms::greatest_word(pointer<std::uint64_t>(data[0]), count);
    });
    greatest = *found;
  }
  if (greatest >> 63 != 0) throw Error(ErrorKind::Value, "'list' argument must have no negative elements");
  return std::max(at_least, static_cast<std::int64_t>(greatest) + 1);
}

Array sum_values(const Array &values, const Array &weights, std::int64_t bins) {
  const Array numbers = cast(values, DType::Int64);
  const Array summands = cast(weights, DType::Float64);
  Array result = fresh(values, Shape{bins}, DType::Float64);
  if (bins == 0) return result;
  const HostAccess arrays[] = {{&numbers}, {&summands}, {&result, true}};
  const std::int64_t count = numbers.size();
  enqueue_host_work(arrays, "bincount", 2 * static_cast<double>(count), [=](std::span<std::byte *const> data) {
    algorithms::sum_values(pointer<std::int64_t>(data[0]), pointer<double>(data[1]), count, bins,
                           pointer<double>(data[2]));
  });
  return result;
}

Array count_bins(const Array &values, const Array &edges) {
  const Array numbers = cast(values, DType::Float64);
  const Array limits = cast(edges, DType::Float64);
  const std::int64_t bins = limits.size() - 1;
  Array result = fresh(values, Shape{bins}, DType::Int64);
  const HostAccess arrays[] = {{&numbers}, {&limits}, {&result, true}};
  const std::int64_t count = numbers.size();
  if (on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
        algorithms::device_count_bins(stream, pointer<double>(data[0]), count, pointer<double>(data[1]), bins,
                                      pointer<std::int64_t>(data[2]));
      })) {
    return result;
  }
  enqueue_host_work(arrays, "histogram", kSearchCost * static_cast<double>(count),
                    [=](std::span<std::byte *const> data) {
                      algorithms::count_bins(pointer<double>(data[0]), count, pointer<double>(data[1]), bins,
                                             pointer<std::int64_t>(data[2]));
                    });
  return result;
}

std::optional<Array> device_extent(const Array &values) {
  const DType dtype = values.dtype();
  if (values.device().kind() != DeviceKind::Cuda || size_of(dtype) != 8 || is_complex(dtype) || values.size() == 0) {
    return {};
  }
  const Array in = as_contiguous(values);
  Array result = fresh(values, Shape{2}, dtype);
  const HostAccess arrays[] = {{&in}, {&result, true}};
  on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
    algorithms::device_extent(stream, dtype, data[0], in.size(), data[1]);
  });
  return result;
}

Array find_bins(const Array &values, const Array &edges) {
  const Array numbers = cast(values, DType::Float64);
  const Array limits = cast(edges, DType::Float64);
  Array result = fresh(values, values.shape(), DType::Int64);
  if (result.size() == 0) return result;
  const HostAccess arrays[] = {{&numbers}, {&limits}, {&result, true}};
  const std::int64_t count = numbers.size();
  const std::int64_t bins = limits.size() - 1;
  if (on_device(arrays, [&](Stream &stream, const std::vector<std::byte *> &data) {
        algorithms::device_find_bins(stream, pointer<double>(data[0]), count, pointer<double>(data[1]), bins,
                                     pointer<std::int64_t>(data[2]));
      })) {
    return result;
  }
  enqueue_host_work(arrays, "histogram", kSearchCost * static_cast<double>(count),
                    [=](std::span<std::byte *const> data) {
                      algorithms::find_bins(pointer<double>(data[0]), count, pointer<double>(data[1]), bins,
                                            pointer<std::int64_t>(data[2]));
                    });
  return result;
}

std::pair<Array, std::int64_t> label_components(const Array &flags, std::span<const std::int64_t> offsets) {
  const Array in = cast(flags, DType::Bool);
  Array labels = fresh(in, in.shape(), DType::Int32);
  std::int64_t found = 0;
  if (in.size() == 0) return {std::move(labels), found};
  constexpr double kLabelCost = 8.0;
  const HostAccess arrays[] = {{&in, false}, {&labels, true}};
  run_host_work(arrays, "label", kLabelCost * static_cast<double>(in.size()), [&](std::span<std::byte *const> data) {
    found = algorithms::label_components(pointer<std::uint8_t>(data[0]), in.size(), offsets,
                                         pointer<std::int32_t>(data[1]));
  });
  return {std::move(labels), found};
}

}  // namespace gridstride::array
