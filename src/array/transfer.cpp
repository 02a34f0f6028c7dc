#include "array/transfer.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "array/creation.h"
#include "array/recorder.h"
#include "array/storage.h"
#include "array/ufunc.h"
#include "array/window.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

// Nanoseconds a byte for copies between pages that may have to be made first.
constexpr double kCopyCost = 0.15;
constexpr std::int64_t kCopyGrain = 1 << 18;

void copy_bytes(void *to, const void *from, std::int64_t bytes) {
  if (bytes <= kCopyGrain) {
    if (bytes > 0) std::memcpy(to, from, static_cast<std::size_t>(bytes));
    return;
  }
  parallel_for(bytes, kCopyGrain, kCopyCost * static_cast<double>(bytes), [&](std::int64_t begin, std::int64_t end) {
    std::memcpy(static_cast<std::byte *>(to) + begin, static_cast<const std::byte *>(from) + begin,
                static_cast<std::size_t>(end - begin));
  });
}

/// Walks the elements of a host layout in C order, as runs of the innermost axis.
template <class Visit>
void each_run(const Layout &layout, Visit &&visit) {
  const int rank = layout.rank();
  const std::int64_t inner = rank > 0 ? layout.shape.back() : 1;
  const std::int64_t step = rank > 0 ? layout.strides.back() : 0;
  const std::int64_t runs = layout.size() / std::max<std::int64_t>(inner, 1);
  const double cost = kCopyCost * 8 * static_cast<double>(layout.size());
  parallel_for(runs, std::max<std::int64_t>(1, kCopyGrain / 16 / inner), cost,
               [&](std::int64_t begin, std::int64_t end) {
                 for (std::int64_t run = begin; run < end; ++run) {
                   std::int64_t offset = 0;
                   std::int64_t rest = run;
                   for (int axis = rank - 2; axis >= 0; --axis) {
                     offset += rest % layout.shape[axis] * layout.strides[axis];
                     rest /= layout.shape[axis];
                   }
                   visit(run * inner, offset, inner, step);
                 }
               });
}

template <std::size_t kItem>
void copy_run(std::byte *to, std::int64_t to_step, const std::byte *from, std::int64_t from_step, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) std::memcpy(to + i * to_step, from + i * from_step, kItem);
}

void copy_run(std::size_t item, std::byte *to, std::int64_t to_step, const std::byte *from, std::int64_t from_step,
              std::int64_t count) {
  switch (item) {
    case 1: return copy_run<1>(to, to_step, from, from_step, count);
    case 2: return copy_run<2>(to, to_step, from, from_step, count);
    case 4: return copy_run<4>(to, to_step, from, from_step, count);
    case 8: return copy_run<8>(to, to_step, from, from_step, count);
    default: return copy_run<16>(to, to_step, from, from_step, count);
  }
}

/// The elements of host memory in C order.
std::vector<std::byte> gathered(const void *data, const Layout &layout, std::size_t item) {
  std::vector<std::byte> dense(static_cast<std::size_t>(layout.size()) * item);
  const auto size = static_cast<std::int64_t>(item);
  each_run(layout, [&](std::int64_t first, std::int64_t offset, std::int64_t count, std::int64_t step) {
    copy_run(item, dense.data() + first * size, size, static_cast<const std::byte *>(data) + offset, step, count);
  });
  return dense;
}

void scatter(const std::vector<std::byte> &dense, void *data, const Layout &layout, std::size_t item) {
  const auto size = static_cast<std::int64_t>(item);
  each_run(layout, [&](std::int64_t first, std::int64_t offset, std::int64_t count, std::int64_t step) {
    copy_run(item, static_cast<std::byte *>(data) + offset, step, dense.data() + first * size, size, count);
  });
}

/// Whether elements laid out like this fill the bytes from the first one's on without a gap, in some order of the axes.
bool is_dense(const Layout &layout, std::size_t item) {
  Layout placed = layout;
  placed.offset = 0;
  const auto [low, high] = placed.byte_range(item);
  return low == 0 && high == layout.size() * static_cast<std::int64_t>(item);
}

bool is_dense(const Array &array) {
  return is_dense(array.layout(), array.itemsize());
}

/// Copies host memory to fresh memory of a device that is not the host's, in the layout that the elements have there
/// where it is dense, else in C order.
Array uploaded(Device &device, const void *data, const Layout &layout, DType dtype) {
  const std::size_t item = size_of(dtype);
  Layout placed = layout;
  placed.offset = 0;
  std::vector<std::byte> gathered_bytes;
  if (!is_dense(layout, item)) {
    gathered_bytes = gathered(data, layout, item);
    data = gathered_bytes.data();
    placed = Layout::contiguous(layout.shape, item);
  }
  Array result = allocate(device, placed, dtype);
  const std::shared_ptr<Buffer> buffer = result.storage()->block()->buffer;
  device.current_stream()->upload(buffer->data(), data, static_cast<std::size_t>(result.nbytes()), {&buffer, 1});
  return result;
}

/// Host memory as an array. It must outlive all work on it: synchronize before it goes.
Array host_array(const void *data, const Layout &layout, DType dtype) {
  Layout placed = layout;
  placed.offset = 0;
  const auto [first, last] = placed.byte_range(size_of(dtype));
  placed.offset = -first;
  auto *start = const_cast<std::byte *>(static_cast<const std::byte *>(data)) + first;
  std::shared_ptr<Buffer> buffer =
      Buffer::wrap(Device::current(), start, static_cast<std::size_t>(last - first), [] {});
  return import_memory(std::move(buffer), std::move(placed), dtype, true);
}

trace::Span traced(trace::Kind kind, const Device &device, std::int64_t bytes) {
  return trace::on() ? trace::Span(kind, device.ordinal(), trace::name_of(kind), static_cast<std::size_t>(bytes))
                     : trace::Span();
}

Stream &stream_of(const Array &array) {
  return *array.device().current_stream();
}

constexpr const char *kToHost = "its elements go to the host";

/// Runs what `array` waits for and waits until its elements are in memory.
const std::byte *wait_for(const Array &array) {
  Stream &stream = stream_of(array);
  materialize(array, kToHost);
  const BlockRef block = array.storage()->block();
  const bool elsewhere = block && block->user.load(std::memory_order_relaxed) != Window::of(stream).id();
  const DeviceMemory memory = use(array, stream, false);
  if (elsewhere) {
    // As a copy in this stream would: after the work of the streams that it is ordered with.
    Event(stream.device(), {.timing = false}).record(stream);
  }
  stream.synchronize();
  return memory.data;
}

/// Copies from a device that is not the host's. Errors of the work before surface here.
void download(const Array &array, void *data, const Layout &target) {
  const std::size_t item = array.itemsize();
  Stream &stream = stream_of(array);
  // What lies on the device as it shall lie here goes over as it is; anything else in C order.
  const bool direct = is_dense(array) && array.layout().strides == target.strides;
  const bool c = target.is_c_contiguous(item);
  const Array source = direct || array.is_c_contiguous() ? array : copy(array, 'C');
  const DeviceMemory memory = use(source, stream, false, kToHost);
  const auto bytes = static_cast<std::size_t>(source.nbytes());
  if (direct || c) return stream.download(data, memory.data, bytes, {&memory.buffer, 1});
  std::vector<std::byte> dense(bytes);
  stream.download(dense.data(), memory.data, bytes, {&memory.buffer, 1});
  scatter(dense, data, target, item);
}

}  // namespace

Array from_host(const void *data, const Layout &layout, DType host_dtype, DType dtype, char order) {
  Device &device = Device::current();
  check_size(device, layout.shape, size_of(dtype));
  const bool c = layout.is_c_contiguous(size_of(host_dtype));
  const bool keeps_c = c && (order == 'C' || order == 'K' || order == 'A');
  if (device.kind() != DeviceKind::Cpu && layout.size() != 0) {
    Array there = uploaded(device, data, layout, host_dtype);
    const bool as_asked = order == 'K' || (order == 'F'   ? there.is_f_contiguous()
                                           : order == 'C' ? there.is_c_contiguous()
                                                          : false);
    return host_dtype == dtype && (keeps_c || as_asked) ? there : astype(there, dtype, order);
  }
  if (host_dtype == dtype && keeps_c) {
    // Fresh memory has no work in flight: no need to queue.
    Array result = allocate(device, Layout::contiguous(layout.shape, size_of(dtype)), dtype);
    const trace::Span span = traced(trace::Kind::Upload, device, result.nbytes());
    copy_bytes(result.storage()->block()->data(), data, result.nbytes());
    return result;
  }
  if (layout.size() == 0) {
    return allocate(device, Layout::contiguous(layout.shape, size_of(dtype)), dtype);
  }
  Array result = astype(host_array(data, layout, host_dtype), dtype, order);
  stream_of(result).synchronize();
  return result;
}

void to_host(const Array &array, void *data, const Strides &strides) {
  if (array.size() == 0) {
    stream_of(array).synchronize();
    return;
  }
  const Layout target{array.shape(), strides, 0};
  if (array.device().kind() != DeviceKind::Cpu) return download(array, data, target);
  if (array.is_c_contiguous() && target.is_c_contiguous(array.itemsize())) {
    const std::byte *const from = wait_for(array);
    const trace::Span span = traced(trace::Kind::Download, array.device(), array.nbytes());
    copy_bytes(data, from, array.nbytes());
    return;
  }
  assign(host_array(data, target, array.dtype()), array);
  stream_of(array).synchronize();
}

void set_from_host(const Array &array, const void *data, const Strides &strides, DType host_dtype) {
  if (array.size() == 0) return;
  if (array.device().kind() != DeviceKind::Cpu) {
    assign(array, uploaded(array.device(), data, {array.shape(), strides, 0}, host_dtype));
    materialize(array);
    return;
  }
  assign(array, host_array(data, {array.shape(), strides, 0}, host_dtype));
  materialize(array);
  stream_of(array).synchronize();
}

void copy_between_devices(const Array &source, const Array &target) {
  if (source.size() == 0) return;
  if (!is_dense(source)) return copy_between_devices(copy(source, 'K'), target);
  if (!is_dense(target) || target.layout().strides != source.layout().strides) {
    return assign(target, to_device(source, target.device()));
  }
  Stream &from_stream = stream_of(source);
  Stream &to_stream = stream_of(target);
  const DeviceMemory from = use(source, from_stream, false);
  const DeviceMemory to = use(target, to_stream, true);
  const std::shared_ptr<Buffer> buffers[] = {from.buffer, to.buffer};
  order(from_stream, to_stream);
  to_stream.copy_from(source.device(), to.data, from.data, static_cast<std::size_t>(source.nbytes()), buffers);
  order(to_stream, from_stream);
}

Array to_device(const Array &array, Device &device, char order) {
  if (&array.device() == &device) return copy(array, order);
  check_size(device, array.shape(), array.itemsize());
  const bool keeps = order == 'K' ? is_dense(array) : order == 'F' ? array.is_f_contiguous() : array.is_c_contiguous();
  const Array source = keeps && is_dense(array) ? array : copy(array, order);
  Layout placed = source.layout();
  placed.offset = 0;
  Array result = allocate(device, std::move(placed), source.dtype());
  copy_between_devices(source, result);
  return result;
}

Scalar item(const Array &array) {
  if (array.size() != 1) {
    throw Error(ErrorKind::Value, "can only convert an array of size 1 to a Python scalar");
  }
  if (array.device().kind() != DeviceKind::Cpu) {
    alignas(16) std::byte element[16] = {};
    download(array, element, {array.shape(), Strides(static_cast<std::size_t>(array.ndim()), 0), 0});
    return Scalar::load(array.dtype(), element);
  }
  return Scalar::load(array.dtype(), wait_for(array));
}

Scalar item(const Array &array, std::span<const std::int64_t> indices) {
  if (indices.size() == 1 && array.ndim() != 1) {
    std::int64_t flat = indices[0];
    const std::int64_t size = array.size();
    if (flat < -size || flat >= size) {
      throw Error(ErrorKind::Index,
                  "index " + std::to_string(indices[0]) + " is out of bounds for size " + std::to_string(size));
    }
    if (flat < 0) flat += size;
    Array element = array;
    std::int64_t rest = size;
    while (element.ndim() > 0) {
      rest /= element.shape()[0];
      element = element.index(0, flat / rest);
      flat %= rest;
    }
    return item(element);
  }
  if (static_cast<int>(indices.size()) != array.ndim()) {
    throw Error(ErrorKind::Value, "incorrect number of indices for array");
  }
  Array element = array;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    const std::int64_t extent = element.shape()[0];
    if (indices[i] < -extent || indices[i] >= extent) {
      throw Error(ErrorKind::Index, "index " + std::to_string(indices[i]) + " is out of bounds for axis " +
                                        std::to_string(i) + " with size " + std::to_string(extent));
    }
    element = element.index(0, indices[i]);
  }
  return item(element);
}

bool truth(const Array &array) {
  if (array.size() == 0) {
    throw Error(ErrorKind::Value,
                "The truth value of an empty array is ambiguous. Use `array.size > 0` to check that an array is not "
                "empty.");
  }
  if (array.size() != 1) {
    throw Error(ErrorKind::Value,
                "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()");
  }
  return item(array).as_bool();
}

}  // namespace gridstride::array
