#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "types/dtype.h"

namespace gridstride {

/// The most dimensions an array may have (NumPy's own limit is 64; the kernels' is 32).
inline constexpr int kMaxRank = 32;

/// A short vector of int64 that lives inline up to 6 entries: shapes and strides are made and compared all the time.
class Dims {
public:
  Dims() : inline_{} {}
  Dims(std::initializer_list<std::int64_t> values) : Dims(std::span(values.begin(), values.size())) {}
  explicit Dims(std::span<const std::int64_t> values) : inline_{} {
    if (values.size() > kInline) grow(static_cast<int>(values.size()));
    size_ = static_cast<int>(values.size());
    std::copy(values.begin(), values.end(), data_);
  }
  Dims(int count, std::int64_t value) : inline_{} { resize(count, value); }
  Dims(const Dims &other) : size_(other.size_) {
    if (other.size_ <= kInline) {
      // The whole inline space, whatever its use: a few vector moves instead of a loop. A heap block is longer.
      std::memcpy(inline_, other.data_, sizeof inline_);
    } else {
      copy_large(other);
    }
  }
  Dims(Dims &&other) noexcept { steal(other); }
  Dims &operator=(const Dims &other) {
    if (this == &other) return *this;
    if (other.size_ > capacity_) {
      copy_large(other);
    } else {
      std::copy(other.begin(), other.end(), data_);
    }
    size_ = other.size_;
    return *this;
  }
  Dims &operator=(Dims &&other) noexcept {
    if (this == &other) return *this;
    release();
    steal(other);
    return *this;
  }
  ~Dims() { release(); }

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] const std::int64_t *data() const { return data_; }
  [[nodiscard]] std::int64_t *data() { return data_; }
  [[nodiscard]] const std::int64_t *begin() const { return data_; }
  [[nodiscard]] const std::int64_t *end() const { return data_ + size_; }
  [[nodiscard]] std::int64_t *begin() { return data_; }
  [[nodiscard]] std::int64_t *end() { return data_ + size_; }
  std::int64_t &operator[](int i) { return data_[i]; }
  const std::int64_t &operator[](int i) const { return data_[i]; }
  [[nodiscard]] std::int64_t back() const { return data_[size_ - 1]; }
  void push_back(std::int64_t value) {
    if (size_ == capacity_) grow(2 * capacity_);
    data_[size_++] = value;
  }
  void insert(int position, std::int64_t value);
  void erase(int position);
  void resize(int count, std::int64_t value = 0);
  void clear() { size_ = 0; }
  operator std::span<const std::int64_t>() const { return {data_, static_cast<std::size_t>(size_)}; }
  friend bool operator==(const Dims &a, const Dims &b) {
    return a.size_ == b.size_ && std::equal(a.begin(), a.end(), b.begin());
  }

private:
  static constexpr int kInline = 6;
  void grow(int capacity);             ///< moves the entries to a heap block of this capacity
  void copy_large(const Dims &other);  ///< allocates a block and copies entries and size
  void steal(Dims &other) noexcept {
    size_ = other.size_;
    capacity_ = other.capacity_;
    if (other.data_ == other.inline_) {
      std::memcpy(inline_, other.inline_, sizeof inline_);
      data_ = inline_;
    } else {
      data_ = other.data_;
      other.data_ = other.inline_;
      other.capacity_ = kInline;
    }
    other.size_ = 0;
  }
  void release() {
    if (data_ != inline_) delete[] data_;
  }

  int size_ = 0;
  int capacity_ = kInline;
  std::int64_t inline_[kInline];  ///< entries beyond size_ have no meaning
  std::int64_t *data_ = inline_;
};

using Shape = Dims;
using Strides = Dims;

/// Python's text of a shape: "()", "(3,)", "(2, 3)".
[[nodiscard]] std::string to_string(const Shape &shape);
/// Number of elements; throws Error(Value, "array is too big ...") when it or the byte count overflows int64.
[[nodiscard]] std::int64_t element_count(const Shape &shape, std::size_t item_size = 1);

/// Where the elements of an array lie: extents, byte strides, byte offset into a buffer.
struct Layout {
  Shape shape;
  Strides strides;          ///< bytes, as NumPy's; may be zero or negative
  std::int64_t offset = 0;  ///< bytes from the start of the buffer to element (0, ..., 0)

  [[nodiscard]] static Layout contiguous(const Shape &shape, std::size_t item_size);
  [[nodiscard]] static Layout fortran(const Shape &shape, std::size_t item_size);

  [[nodiscard]] int rank() const { return shape.size(); }
  [[nodiscard]] std::int64_t size() const;
  [[nodiscard]] bool is_c_contiguous(std::size_t item_size) const;  ///< NumPy's rule: extents of 1 have any stride
  [[nodiscard]] bool is_f_contiguous(std::size_t item_size) const;
  /// First and one-past-last byte touched, from the start of the buffer; equal when the array is empty.
  [[nodiscard]] std::pair<std::int64_t, std::int64_t> byte_range(std::size_t item_size) const;

  // Views. Each throws Error as NumPy does; none copies.
  [[nodiscard]] Layout transpose(std::span<const int> axes) const;
  [[nodiscard]] Layout slice(int axis, std::int64_t start, std::int64_t step, std::int64_t count) const;
  [[nodiscard]] Layout index(int axis, std::int64_t position) const;  ///< drops the axis; IndexError outside
  [[nodiscard]] Layout expand(int axis) const;                        ///< np.newaxis
  [[nodiscard]] Layout broadcast_to(const Shape &target) const;
  /// The view with another shape, when strides allow it without a copy (C order).
  [[nodiscard]] std::optional<Layout> reshape(const Shape &target, std::size_t item_size) const;

  friend bool operator==(const Layout &, const Layout &) = default;
};

/// NumPy's broadcast of shapes. ValueError: "operands could not be broadcast together with shapes (3,) (4,)".
[[nodiscard]] Shape broadcast_shapes(std::span<const Shape> shapes);
/// Resolves a -1 in `target` against `size`; ValueError as NumPy's reshape.
[[nodiscard]] Shape resolve_reshape(std::int64_t size, const Shape &target);
/// Axis in [-rank, rank) to [0, rank); AxisError text as NumPy's (ErrorKind::Index).
[[nodiscard]] int normalize_axis(int axis, int rank);

/// Merges and orders axes of layouts that share one shape, for the fewest and longest loops: drops extents of 1,
/// sorts axes by the first layout's strides (largest first; ties by the next layouts') when `reorder`, and joins
/// neighbours that every layout walks as one. With `reorder`, an axis that no layout walks forwards is walked from its
/// other end. All results have the same shape and together visit the same tuples of addresses; rank 0 comes back as
/// rank 1 with extent 1, an empty shape as rank 1 with extent 0.
[[nodiscard]] std::vector<Layout> collapse(std::span<const Layout> layouts, bool reorder);

}  // namespace gridstride
