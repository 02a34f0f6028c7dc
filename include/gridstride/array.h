// Arrays: NumPy's, in C++. Part of <gridstride/gridstride.h>.
//
// An Array is a handle: copies share the elements, views too. Element-wise operations are recorded and run together,
// as one kernel, when somebody looks: a copy to the host, a launch, `synchronize`. Everything throws gs::Error.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace gs {

/// What went wrong; `kind()` is the class that Python raises for it: "ValueError", "IndexError", "MemoryError".
class Error : public std::runtime_error {
public:
  Error(std::string kind, const std::string &text) : std::runtime_error(text), kind_(std::move(kind)) {}
  [[nodiscard]] const std::string &kind() const { return kind_; }

private:
  std::string kind_;
};

enum class DType : std::uint8_t {
  Bool,
  Int8,
  Int16,
  Int32,
  Int64,
  UInt8,
  UInt16,
  UInt32,
  UInt64,
  Float16,
  BFloat16,
  Float32,
  Float64,
  Complex64,
  Complex128,
};
[[nodiscard]] std::string_view name(DType dtype);  ///< NumPy's: "float64"
[[nodiscard]] std::size_t itemsize(DType dtype);

/// The dtype of a C++ type.
template <class T>
[[nodiscard]] constexpr DType dtype_of() {
  if constexpr (std::is_same_v<T, bool>)
    return DType::Bool;
  else if constexpr (std::is_same_v<T, float>)
    return DType::Float32;
  else if constexpr (std::is_same_v<T, double>)
    return DType::Float64;
  else if constexpr (std::is_same_v<T, std::complex<float>>)
    return DType::Complex64;
  else if constexpr (std::is_same_v<T, std::complex<double>>)
    return DType::Complex128;
  else {
    static_assert(std::is_integral_v<T> && sizeof(T) <= 8, "no dtype has elements of this type");
    constexpr int power = sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3;
    return static_cast<DType>(static_cast<int>(std::is_signed_v<T> ? DType::Int8 : DType::UInt8) + power);
  }
}

using Shape = std::vector<std::int64_t>;
class Array;
namespace detail {
struct ArrayState;
const ArrayState &state(const Array &array);
}  // namespace detail

/// An operand: an array, or a number, which adapts to the dtype of the arrays that it meets, as Python's do.
class Value {
public:
  Value(const Array &array) : array_(&array) {}
  Value(bool number) : kind_(Kind::Bool), integer_(number ? 1 : 0) {}
  template <class T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool>, int> = 0>
  Value(T number) : kind_(std::is_signed_v<T> ? Kind::Int : Kind::UInt), integer_(static_cast<std::uint64_t>(number)) {}
  Value(double number) : kind_(Kind::Float), number_(number) {}
  Value(std::complex<double> number) : kind_(Kind::Complex), number_(number) {}

private:
  friend struct detail::ArrayState;
  enum class Kind : std::uint8_t { Array, Bool, Int, UInt, Float, Complex };
  Kind kind_ = Kind::Array;
  const Array *array_ = nullptr;
  std::uint64_t integer_ = 0;
  std::complex<double> number_;
};

/// start:stop:step, each as in Python.
struct Slice {
  std::optional<std::int64_t> start, stop;
  std::int64_t step = 1;
};
inline constexpr struct All {
} all{};  ///< `:`
inline constexpr struct NewAxis {
} newaxis{};  ///< a new axis of extent 1

/// One index of x[...]: a number, a slice, a new axis, or an array of integers or bools.
class Index {
public:
  template <class T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool>, int> = 0>
  Index(T at) : kind_(Kind::At), at_(static_cast<std::int64_t>(at)) {}
  Index(Slice slice) : kind_(Kind::Slice), slice_(slice) {}
  Index(All) : kind_(Kind::Slice) {}
  Index(NewAxis) : kind_(Kind::NewAxis) {}
  Index(const Array &array) : kind_(Kind::Array), array_(&array) {}

private:
  friend struct detail::ArrayState;
  enum class Kind : std::uint8_t { At, Slice, NewAxis, Array };
  Kind kind_;
  std::int64_t at_ = 0;
  Slice slice_;
  const Array *array_ = nullptr;
};

class Array {
public:
  Array() = default;  ///< none; only to be assigned to

  /// Elements from the host, in C order.
  template <class T>
  [[nodiscard]] static Array from(const T *data, Shape shape) {
    return from_host(data, dtype_of<T>(), std::move(shape));
  }
  template <class T>
  [[nodiscard]] static Array from(const std::vector<T> &values) {
    static_assert(!std::is_same_v<T, bool>, "std::vector<bool> has no elements in memory");
    return from(values.data(), {static_cast<std::int64_t>(values.size())});
  }

  [[nodiscard]] bool valid() const { return state_ != nullptr; }
  [[nodiscard]] DType dtype() const;
  [[nodiscard]] Shape shape() const;
  [[nodiscard]] std::vector<std::int64_t> strides() const;  ///< in bytes
  [[nodiscard]] int ndim() const;
  [[nodiscard]] std::int64_t size() const;
  [[nodiscard]] bool is_c_contiguous() const;
  [[nodiscard]] bool pending() const;  ///< an expression that has not run

  // Views, and copies where strides do not allow one.
  [[nodiscard]] Array reshape(const Shape &shape) const;  ///< one extent may be -1
  [[nodiscard]] Array ravel() const;
  [[nodiscard]] Array transpose() const;
  [[nodiscard]] Array transpose(const std::vector<int> &axes) const;
  [[nodiscard]] Array broadcast_to(const Shape &shape) const;

  [[nodiscard]] Array copy() const;  ///< in C order
  [[nodiscard]] Array astype(DType dtype) const;

  /// x[i, j, ...]: a(2), a(Slice{1, 5}, all), a(rows), a(mask). Numbers and slices give views.
  template <class... Indices>
  [[nodiscard]] Array operator()(const Indices &...indices) const {
    return at({Index(indices)...});
  }
  [[nodiscard]] Array at(const std::vector<Index> &indices) const;
  /// x[indices] = value; without indices, of all elements.
  void set(const std::vector<Index> &indices, const Value &value) const;
  void fill(const Value &value) const { set({}, value); }

  // In place.
  Array &operator+=(const Value &other);
  Array &operator-=(const Value &other);
  Array &operator*=(const Value &other);
  Array &operator/=(const Value &other);

  // To the host; each waits for what it needs.
  /// All elements in C order; Error "TypeError" where T is not the dtype's type.
  template <class T>
  [[nodiscard]] std::vector<T> to_vector() const {
    static_assert(!std::is_same_v<T, bool>, "take bools with copy_to");
    std::vector<T> values(static_cast<std::size_t>(size()));
    copy_to(values.data());
    return values;
  }
  template <class T>
  void copy_to(T *data) const {
    to_host(data, dtype_of<T>());
  }
  /// The one element of an array of size 1, cast to T.
  template <class T>
  [[nodiscard]] T item() const {
    T value{};
    astype(dtype_of<T>()).ravel().one_to_host(&value);
    return value;
  }

private:
  friend struct detail::ArrayState;
  friend const detail::ArrayState &detail::state(const Array &array);
  explicit Array(std::shared_ptr<detail::ArrayState> state) : state_(std::move(state)) {}
  static Array from_host(const void *data, DType dtype, Shape shape);
  void to_host(void *data, DType dtype) const;
  void one_to_host(void *data) const;

  std::shared_ptr<detail::ArrayState> state_;
};

// --- making arrays
[[nodiscard]] Array empty(const Shape &shape, DType dtype = DType::Float64);
[[nodiscard]] Array zeros(const Shape &shape, DType dtype = DType::Float64);
[[nodiscard]] Array ones(const Shape &shape, DType dtype = DType::Float64);
[[nodiscard]] Array full(const Shape &shape, const Value &value, DType dtype = DType::Float64);
[[nodiscard]] Array empty_like(const Array &prototype);
[[nodiscard]] Array zeros_like(const Array &prototype);
[[nodiscard]] Array arange(std::int64_t stop);  ///< int64
[[nodiscard]] Array arange(double start, double stop, double step = 1);
[[nodiscard]] Array linspace(double start, double stop, std::int64_t count);
[[nodiscard]] Array eye(std::int64_t rows, DType dtype = DType::Float64);
[[nodiscard]] Array concatenate(const std::vector<Array> &arrays, int axis = 0);
[[nodiscard]] Array stack(const std::vector<Array> &arrays, int axis = 0);

}  // namespace gs
