#include "array/array.h"

#include <algorithm>
#include <cstdlib>

#include "array/creation.h"
#include "array/kernel_cache.h"
#include "array/recorder.h"
#include "array/runner.h"
#include "array/storage.h"
#include "array/windows.h"
#include "check/checker.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

Array::Array(StorageRef storage, Layout layout, DType dtype, bool is_view, bool writeable)
    : storage_(std::move(storage)),
      layout_(std::move(layout)),
      dtype_(dtype),
      is_view_(is_view),
      writeable_(writeable) {}

Array::Array(Array &&other) noexcept : dtype_(other.dtype_), is_view_(other.is_view_), writeable_(other.writeable_) {
  other.forget();
  storage_ = std::move(other.storage_);
  layout_ = std::move(other.layout_);
}

Array &Array::operator=(const Array &other) {
  if (this != &other) *this = Array(other);
  return *this;
}

Array &Array::operator=(Array &&other) noexcept {
  forget();
  other.forget();
  storage_ = std::move(other.storage_);
  layout_ = std::move(other.layout_);
  dtype_ = other.dtype_;
  is_view_ = other.is_view_;
  writeable_ = other.writeable_;
  return *this;
}

StorageRef::StorageRef(const StorageRef &other) : storage_(other.storage_) {
  if (storage_) storage_->handles.fetch_add(1, std::memory_order_relaxed);
}

StorageRef &StorageRef::operator=(const StorageRef &other) {
  StorageRef copy(other);
  std::swap(storage_, copy.storage_);
  return *this;
}

StorageRef::~StorageRef() {
  if (storage_ && storage_->handles.fetch_sub(1, std::memory_order_acq_rel) == 1) delete storage_;
}

Device &Array::device() const {
  return *storage_->device;
}

Array Array::base() const {
  if (!is_view_) return {};
  return {storage_, storage_->layout, storage_->dtype, false, true};
}

bool Array::pending() const {
  return storage_->window.load(std::memory_order_acquire) != nullptr;
}

Array Array::seen_as(Layout layout, DType dtype, bool writeable) const {
  if (!is_view_) remember();
  return {storage_, std::move(layout), dtype, true, writeable};
}

Array Array::alias() const {
  if (!is_view_) remember();
  return *this;
}

const Array *Array::viewed() const {
  return storage_->viewed.load(std::memory_order_relaxed);
}

void Array::remember() const {
  const Array *none = storage_->viewed.load(std::memory_order_relaxed);
  if (none == nullptr) storage_->viewed.compare_exchange_strong(none, this, std::memory_order_relaxed);
}

void Array::forget() noexcept {
  if (!storage_ || storage_->viewed.load(std::memory_order_relaxed) != this) return;
  storage_->viewed.store(nullptr, std::memory_order_relaxed);
}

Array Array::transpose() const {
  int axes[kMaxRank];
  for (int i = 0; i < ndim(); ++i) axes[i] = ndim() - 1 - i;
  return transpose(std::span<const int>(axes, static_cast<std::size_t>(ndim())));
}

Array Array::transpose(std::span<const int> axes) const {
  return seen_as(layout_.transpose(axes), dtype_, writeable_);
}

Array Array::swapaxes(int a, int b) const {
  a = normalize_axis(a, ndim());
  b = normalize_axis(b, ndim());
  Array result = seen_as(layout_, dtype_, writeable_);
  std::swap(result.layout_.shape[a], result.layout_.shape[b]);
  std::swap(result.layout_.strides[a], result.layout_.strides[b]);
  return result;
}

Array Array::slice(int axis, std::int64_t start, std::int64_t step, std::int64_t count) const {
  return seen_as(layout_.slice(axis, start, step, count), dtype_, writeable_);
}

Array Array::index(int axis, std::int64_t position) const {
  return seen_as(layout_.index(axis, position), dtype_, writeable_);
}

Array Array::expand_dims(int axis) const {
  return seen_as(layout_.expand(axis), dtype_, writeable_);
}

Array Array::squeeze() const {
  Layout layout = layout_;
  for (int i = ndim() - 1; i >= 0; --i) {
    if (layout.shape[i] != 1) continue;
    layout.shape.erase(i);
    layout.strides.erase(i);
  }
  return seen_as(std::move(layout), dtype_, writeable_);
}

Array Array::squeeze(std::span<const int> axes) const {
  if (ndim() == 0 && axes.size() == 1 && (axes[0] == 0 || axes[0] == -1)) return squeeze();  // as in NumPy
  std::uint32_t drop = 0;
  for (const int axis : axes) {
    const int at = normalize_axis(axis, ndim());
    if ((drop >> at & 1U) != 0) throw Error(ErrorKind::Value, "duplicate value in 'axis'");
    if (shape()[at] != 1) {
      throw Error(ErrorKind::Value, "cannot select an axis to squeeze out which has size not equal to one");
    }
    drop |= 1U << at;
  }
  Layout layout = layout_;
  for (int i = ndim() - 1; i >= 0; --i) {
    if ((drop >> i & 1U) == 0) continue;
    layout.shape.erase(i);
    layout.strides.erase(i);
  }
  return seen_as(std::move(layout), dtype_, writeable_);
}

Array Array::broadcast_to(const Shape &shape) const {
  return seen_as(layout_.broadcast_to(shape), dtype_, false);
}

Array Array::flip(int axis) const {
  const int at = normalize_axis(axis, ndim());
  Layout layout = layout_;
  if (layout.shape[at] > 0) layout.offset += (layout.shape[at] - 1) * layout.strides[at];
  layout.strides[at] = -layout.strides[at];
  return seen_as(std::move(layout), dtype_, writeable_);
}

Array Array::diagonal(int offset, int axis1, int axis2) const {
  if (ndim() < 2) throw Error(ErrorKind::Value, "diag requires an array of at least two dimensions");
  const int a = normalize_axis(axis1, ndim());
  const int b = normalize_axis(axis2, ndim());
  if (a == b) throw Error(ErrorKind::Value, "axis1 and axis2 cannot be the same");
  Layout layout = layout_;
  std::int64_t rows = layout.shape[a];
  std::int64_t columns = layout.shape[b];
  std::int64_t start = layout.offset;
  if (offset >= 0) {
    columns -= offset;
    start += offset * layout.strides[b];
  } else {
    rows += offset;
    start -= offset * layout.strides[a];
  }
  const std::int64_t count = std::max<std::int64_t>(0, std::min(rows, columns));
  const std::int64_t stride = layout.strides[a] + layout.strides[b];
  if (count > 0) layout.offset = start;
  for (const int axis : {std::max(a, b), std::min(a, b)}) {
    layout.shape.erase(axis);
    layout.strides.erase(axis);
  }
  layout.shape.push_back(count);
  layout.strides.push_back(stride);
  return seen_as(std::move(layout), dtype_, false);
}

Array Array::view(DType dtype) const {
  const auto from = static_cast<std::int64_t>(itemsize());
  const auto to = static_cast<std::int64_t>(size_of(dtype));
  Layout layout = layout_;
  if (from != to) {
    if (ndim() == 0) {
      throw Error(ErrorKind::Value, "Changing the dtype of a 0d array is only supported if the itemsize is unchanged");
    }
    const int last = ndim() - 1;
    if (layout.shape[last] != 1 && size() != 0 && layout.strides[last] != from) {
      throw Error(ErrorKind::Value, "To change to a dtype of a different size, the last axis must be contiguous");
    }
    const std::int64_t bytes = layout.shape[last] * from;
    if (bytes % to != 0) {
      throw Error(ErrorKind::Value,
                  to > from ? "When changing to a larger dtype, its size must be a divisor of the total size "
                              "in bytes of the last axis of the array."
                            : "When changing to a smaller dtype, its size must be a divisor of the size of "
                              "original dtype");
    }
    layout.shape[last] = bytes / to;
    layout.strides[last] = to;
  }
  return seen_as(std::move(layout), dtype, writeable_);
}

Array Array::complex_part(bool imaginary) const {
  if (!is_complex(dtype_)) {
    throw Error(ErrorKind::Type, "parts of an array of dtype " + std::string(name(dtype_)) +
                                     " were asked for; only complex arrays have parts");
  }
  Layout layout = layout_;
  if (imaginary) layout.offset += static_cast<std::int64_t>(itemsize() / 2);
  const DType part = dtype_ == DType::Complex64 ? DType::Float32 : DType::Float64;
  return seen_as(std::move(layout), part, writeable_);
}

Array Array::with_writeable(bool writeable) const {
  Array result = *this;
  result.writeable_ = writeable;
  return result;
}

namespace {

/// Reversing the axes turns Fortran order into C order.
Array reshape_fortran(const Array &array, const Shape &shape) {
  Shape reversed = shape;
  std::reverse(reversed.begin(), reversed.end());
  return array.transpose().reshape(reversed, 'C').transpose();
}

char resolve_order(const Array &array, char order) {
  if (order == 'A' || order == 'K') return array.is_f_contiguous() && !array.is_c_contiguous() ? 'F' : 'C';
  if (order != 'C' && order != 'F') {
    throw Error(ErrorKind::Value, std::string("order must be one of 'C', 'F', 'A', or 'K' (got '") + order + "')");
  }
  return order;
}

}  // namespace

Array Array::reshape(const Shape &shape, char order) const {
  if (resolve_order(*this, order) == 'F') {
    return reshape_fortran(*this, resolve_reshape(size(), shape));
  }
  const Shape target = resolve_reshape(size(), shape);
  if (std::optional<Layout> layout = layout_.reshape(target, itemsize())) {
    return seen_as(*std::move(layout), dtype_, writeable_);
  }
  const Array contiguous = copy(*this, 'C');
  return {contiguous.storage_, *contiguous.layout_.reshape(target, itemsize()), dtype_, true, true};
}

Array Array::ravel(char order) const {
  return reshape(Shape{size()}, order);
}

void materialize(const Array &array, const char *cause) {
  Storage &storage = *array.storage().get();
  while (Window *in = storage.window.load(std::memory_order_acquire)) {
    const Window::Lock lock(*in);
    if (storage.window.load(std::memory_order_relaxed) == in) in->run(storage, cause);
  }
}

namespace {

/// Runs what still has to read the present contents of a block.
void settle_readers(const BlockRef &block) {
  while (Window *reader = block->reader.load(std::memory_order_acquire)) {
    const Window::Lock lock(*reader);
    if (block->reader.load(std::memory_order_relaxed) != reader) continue;
    reader->run_all("what it reads is about to be written");
    break;  // what could not be run has reported its error and will never read
  }
}

BlockRef real_block(const Array &array, const char *cause) {
  for (;;) {
    materialize(array, cause);
    BlockRef block = array.storage()->block();
    if (block) return block;
  }
}

}  // namespace

void require_device(const Array &array, const Device &device) {
  if (&array.device() == &device) return;
  throw Error(ErrorKind::Value, "operands are on different devices (" + std::to_string(device.ordinal()) + " and " +
                                    std::to_string(array.device().ordinal()) + "); copy one to the other's first");
}

void set_defined(const Array &array, bool defined) {
  if (!check::enabled()) return;
  const BlockRef block = real_block(array, "the checker is told of it");
  const auto [low, high] = array.layout().byte_range(array.itemsize());
  check::Checker::instance().set_defined(block->data() + low, static_cast<std::size_t>(high - low), defined);
}

DeviceMemory use(const Array &array, Stream &stream, bool may_write, const char *cause, bool defines) {
  require_device(array, stream.device());
  const BlockRef block = real_block(array, cause);
  if (may_write && defines) set_defined(array, true);
  if (may_write) settle_readers(block);
  block->note_use(Window::of(stream).id());
  return {block->buffer, block->data() + array.layout().offset};
}

DeviceMemory export_memory(const Array &array) {
  const BlockRef block = real_block(array, "its address leaves the library");
  set_defined(array, true);  // others may write it, and nobody would know
  block->buffer->mark_exported();
  settle_readers(block);
  return {block->buffer, block->data() + array.layout().offset};
}

Array import_memory(std::shared_ptr<Buffer> buffer, Layout layout, DType dtype, bool writeable) {
  buffer->mark_exported();
  Device &device = buffer->device();
  // The storage spans the buffer as bytes: whatever layout the handle has, it is a part of that.
  const auto bytes = static_cast<std::int64_t>(buffer->bytes());
  StorageRef storage(new Storage(device, Layout::contiguous(Shape{bytes}, 1), DType::UInt8));
  storage->exchange_block(BlockRef::make(std::move(buffer)));
  return {std::move(storage), std::move(layout), dtype, false, writeable};
}

Statistics statistics() {
  Statistics result;
  result.kernels_built = kernels_built();
  result.live_storages = Storage::live.load();
  Windows::for_each([&](Window &window) {
    const Window::Lock lock(window);
    result.recorded += window.recorded;
    result.launches += window.runner().launches;
    result.donations += window.runner().donations;
    result.walks += window.runner().blocks().walks;
    result.walk_kernels += window.runner().blocks().kernels;
    result.live_nodes += window.pool.live();
  });
  return result;
}

}  // namespace gridstride::array
