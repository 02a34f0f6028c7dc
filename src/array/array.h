#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "base/error.h"
#include "types/dtype.h"
#include "types/layout.h"
#include "types/scalar.h"

namespace gridstride {
class Buffer;
class Device;
class Stream;
}  // namespace gridstride

namespace gridstride::array {

class Storage;

/// A counted reference to a Storage: one word. Copies are handles in the sense of `Array`.
class StorageRef {
public:
  StorageRef() = default;
  explicit StorageRef(Storage *adopted) : storage_(adopted) {}  ///< takes over one handle
  StorageRef(const StorageRef &other);
  StorageRef(StorageRef &&other) noexcept : storage_(std::exchange(other.storage_, nullptr)) {}
  StorageRef &operator=(const StorageRef &other);
  StorageRef &operator=(StorageRef &&other) noexcept {
    std::swap(storage_, other.storage_);
    return *this;
  }
  ~StorageRef();

  [[nodiscard]] Storage *get() const { return storage_; }
  Storage *operator->() const { return storage_; }
  explicit operator bool() const { return storage_ != nullptr; }

private:
  Storage *storage_ = nullptr;
};

/// An n-dimensional array: a layout over a shared storage. Copying an Array copies the handle, not the elements.
///
/// A storage is memory, or an expression that will fill it; nothing that this class answers tells which, but for
/// `pending`. All functions may be called from any thread; two threads that write one array race as in NumPy.
class Array {
public:
  /// No array; only assignment and `valid` may be used.
  Array() = default;
  Array(StorageRef storage, Layout layout, DType dtype, bool is_view = false, bool writeable = true);
  Array(const Array &other) = default;
  Array(Array &&other) noexcept;
  Array &operator=(const Array &other);
  Array &operator=(Array &&other) noexcept;
  ~Array() {
    if (!is_view_) forget();
  }

  [[nodiscard]] bool valid() const { return static_cast<bool>(storage_); }
  [[nodiscard]] DType dtype() const { return dtype_; }
  [[nodiscard]] const Layout &layout() const { return layout_; }
  [[nodiscard]] const Shape &shape() const { return layout_.shape; }
  [[nodiscard]] const Strides &strides() const { return layout_.strides; }
  [[nodiscard]] int ndim() const { return layout_.rank(); }
  [[nodiscard]] std::int64_t size() const { return layout_.size(); }
  [[nodiscard]] std::size_t itemsize() const { return size_of(dtype_); }
  [[nodiscard]] std::int64_t nbytes() const { return size() * static_cast<std::int64_t>(itemsize()); }
  [[nodiscard]] bool is_c_contiguous() const { return layout_.is_c_contiguous(itemsize()); }
  [[nodiscard]] bool is_f_contiguous() const { return layout_.is_f_contiguous(itemsize()); }
  [[nodiscard]] bool owns_data() const { return !is_view_; }
  [[nodiscard]] bool writeable() const { return writeable_; }
  [[nodiscard]] Device &device() const;
  /// The array that owns the memory: for a view, one that spans the whole storage; otherwise an invalid Array.
  [[nodiscard]] Array base() const;
  [[nodiscard]] bool shares_storage(const Array &other) const { return storage_.get() == other.storage_.get(); }
  /// The object that views of this storage were first made of, while it lives where it was then; null otherwise.
  [[nodiscard]] const Array *viewed() const;
  /// A copy of the handle whose views count as views of this object.
  [[nodiscard]] Array alias() const;
  /// True while an expression still has to run to make this array real.
  [[nodiscard]] bool pending() const;

  // Views: none copies, each throws as NumPy does. Axes may be negative.
  /// The storage seen through another layout, which the caller knows to lie inside.
  [[nodiscard]] Array seen_as(Layout layout, DType dtype, bool writeable) const;
  [[nodiscard]] Array transpose() const;  ///< reverses the axes
  [[nodiscard]] Array transpose(std::span<const int> axes) const;
  [[nodiscard]] Array swapaxes(int a, int b) const;
  /// Elements start, start + step, ... of an axis: `count` of them, as Python's slice.indices gives them.
  [[nodiscard]] Array slice(int axis, std::int64_t start, std::int64_t step, std::int64_t count) const;
  [[nodiscard]] Array index(int axis, std::int64_t position) const;  ///< drops the axis; IndexError as NumPy's
  [[nodiscard]] Array expand_dims(int axis) const;                   ///< the new axis stands at `axis` of the result
  [[nodiscard]] Array squeeze() const;                               ///< drops all axes of extent 1
  [[nodiscard]] Array squeeze(std::span<const int> axes) const;
  [[nodiscard]] Array broadcast_to(const Shape &shape) const;  ///< a view that is not writeable
  [[nodiscard]] Array flip(int axis) const;
  [[nodiscard]] Array diagonal(int offset, int axis1, int axis2) const;  ///< not writeable
  /// Same bytes as another dtype; the last axis changes its extent where item sizes differ. ValueError as NumPy's.
  [[nodiscard]] Array view(DType dtype) const;
  /// The real or the imaginary part of a complex array, as a view of floats; throws Error(Type) for other dtypes.
  [[nodiscard]] Array complex_part(bool imaginary) const;
  [[nodiscard]] Array with_writeable(bool writeable) const;

  // Views where strides allow, copies where not. `order` is 'C', 'F' or 'A'.
  [[nodiscard]] Array reshape(const Shape &shape, char order = 'C') const;  ///< one extent may be -1
  [[nodiscard]] Array ravel(char order = 'C') const;

  // Implementation access, for modules above and beside.
  [[nodiscard]] const StorageRef &storage() const { return storage_; }

private:
  void remember() const;  ///< as the one that views are made of
  void forget() noexcept;

  StorageRef storage_;
  Layout layout_;
  DType dtype_ = DType::Float64;
  bool is_view_ = false;
  bool writeable_ = true;
};

/// An operand: an array (borrowed for the call), a scalar with a dtype, or a Python scalar, which has a kind and no
/// width (NEP 50). Scalars are parameters of kernels, never constants in them.
class Operand {
public:
  Operand(const Array &array) : array_(&array) {}
  Operand(const Scalar &typed) : value_(typed) {}
  [[nodiscard]] static Operand python_bool(bool value) { return {WeakKind::Bool, Scalar::of_bool(value)}; }
  [[nodiscard]] static Operand python_int(std::int64_t value) {
    return {WeakKind::Int, Scalar::of_int(DType::Int64, value)};
  }
  /// An int in [2**63, 2**64). The bindings raise OverflowError for what is outside of both.
  [[nodiscard]] static Operand python_uint(std::uint64_t value) {
    return {WeakKind::Int, Scalar::of_uint(DType::UInt64, value)};
  }
  [[nodiscard]] static Operand python_float(double value) {
    return {WeakKind::Float, Scalar::of_float(DType::Float64, value)};
  }
  [[nodiscard]] static Operand python_complex(std::complex<double> value) {
    return {WeakKind::Complex, Scalar::of_complex(DType::Complex128, value)};
  }

  [[nodiscard]] bool is_array() const { return array_ != nullptr; }
  [[nodiscard]] const Array &array() const { return *array_; }
  [[nodiscard]] const Scalar &value() const { return value_; }
  [[nodiscard]] WeakKind weak() const { return weak_; }
  [[nodiscard]] PromotionInput promotion() const { return {array_ ? array_->dtype() : value_.dtype, weak_}; }

private:
  Operand(WeakKind weak, const Scalar &value) : value_(value), weak_(weak) {}

  const Array *array_ = nullptr;
  Scalar value_;
  WeakKind weak_ = WeakKind::None;
};

// --- Pending work ------------------------------------------------------------------------------------------------

/// Starts everything recorded on a stream (it does not wait). Errors of recorded expressions surface here.
void flush(Stream &stream);
/// The same for every stream of the process.
void flush_all();
/// Starts what this array waits for. `cause`: static text that goes on from "evaluated because".
void materialize(const Array &array, const char *cause = "its elements are asked for");

/// Throws Error(Value) for an array of another device: operations take arrays of one device.
void require_device(const Array &array, const Device &device);

/// Memory of an array for a launch or a library call on `stream`.
struct DeviceMemory {
  std::shared_ptr<Buffer> buffer;  ///< hold it until the work has been enqueued
  std::byte *data = nullptr;       ///< element (0, ..., 0)
};
/// For work that the caller is about to enqueue on `stream`, which is one of the array's device: runs what the array
/// waits for and, when the work may write, whatever still has to read the old contents. The address is not to be kept
/// after the enqueueing call. `defines`: for the checker, all elements count as written by work that may write.
[[nodiscard]] DeviceMemory use(const Array &array, Stream &stream, bool may_write,
                               const char *cause = "work that is no expression takes it", bool defines = true);
/// Tells the checker, where it is on, that the elements were written, or that nobody has written them yet.
void set_defined(const Array &array, bool defined);
/// An address that leaves our hands (`ptr`, an array interface, DLPack): from now on expressions that read or write
/// this storage run at once, and its memory is never reused while a handle lives.
[[nodiscard]] DeviceMemory export_memory(const Array &array);
/// An array over memory of somebody else, which `buffer` keeps alive (Buffer has a constructor for it). Counts as
/// exported.
[[nodiscard]] Array import_memory(std::shared_ptr<Buffer> buffer, Layout layout, DType dtype, bool writeable);

/// Numbers of what the fusion window has done since the process began, for tests and for `gridstride.show_config`.
struct Statistics {
  std::uint64_t recorded = 0;       ///< expressions recorded
  std::uint64_t launches = 0;       ///< fused kernels launched
  std::uint64_t kernels_built = 0;  ///< different kernels whose IR was built
  std::uint64_t donations = 0;      ///< results that took over an input's memory
  std::uint64_t walks = 0;          ///< of the launches: walks of several kernels over blocks of rows
  std::uint64_t walk_kernels = 0;   ///< the kernels of those walks
  std::int64_t live_storages = 0;
  std::int64_t live_nodes = 0;
};
[[nodiscard]] Statistics statistics();

}  // namespace gridstride::array
