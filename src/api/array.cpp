#include "gridstride/array.h"

#include <algorithm>

#include "api/state.h"
#include "array/creation.h"
#include "array/indexing.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "ops/ufunc.h"

namespace gs {

namespace in = gridstride::array;

namespace detail {

namespace {

const char *kind_name(gridstride::ErrorKind kind) {
  using Kind = gridstride::ErrorKind;
  switch (kind) {
    case Kind::Value: return "ValueError";
    case Kind::Type: return "TypeError";
    case Kind::Index: return "IndexError";
    case Kind::Key: return "KeyError";
    case Kind::Name: return "NameError";
    case Kind::Attribute: return "AttributeError";
    case Kind::ZeroDivision: return "ZeroDivisionError";
    case Kind::Overflow: return "OverflowError";
    case Kind::Assertion: return "AssertionError";
    case Kind::NotImplemented: return "NotImplementedError";
    case Kind::OutOfMemory: return "MemoryError";
    case Kind::Cuda: return "CudaAPIError";
    case Kind::Typing: return "TypingError";
    case Kind::Unsupported: return "UnsupportedError";
    case Kind::Runtime:
    case Kind::Internal: break;
  }
  return "RuntimeError";
}

}  // namespace

void rethrow(const gridstride::Error &error) {
  throw Error(kind_name(error.kind()), error.what());
}

const ArrayState &state(const Array &array) {
  if (!array.valid()) throw Error("ValueError", "an Array that nothing was assigned to is used");
  return *array.state_;
}

const in::Array &unwrap(const Array &array) {
  return state(array).array;
}

gridstride::Shape internal(const Shape &shape) {
  if (shape.size() > gridstride::kMaxRank) {
    throw Error("ValueError", "an array has at most " + std::to_string(gridstride::kMaxRank) + " axes; the shape has " +
                                  std::to_string(shape.size()));
  }
  gridstride::Shape result;
  for (const std::int64_t extent : shape) result.push_back(extent);
  return result;
}

in::Operand ArrayState::operand(const Value &value) {
  switch (value.kind_) {
    case Value::Kind::Array: return unwrap(*value.array_);
    case Value::Kind::Bool: return in::Operand::python_bool(value.integer_ != 0);
    case Value::Kind::Int: return in::Operand::python_int(static_cast<std::int64_t>(value.integer_));
    case Value::Kind::UInt:
      if (value.integer_ >> 63 == 0) return in::Operand::python_int(static_cast<std::int64_t>(value.integer_));
      return in::Operand::python_uint(value.integer_);
    case Value::Kind::Float: return in::Operand::python_float(value.number_.real());
    case Value::Kind::Complex: break;
  }
  return in::Operand::python_complex(value.number_);
}

namespace {

/// The numbers that a slice means for an axis, as Python's slice.indices gives them.
struct Range {
  std::int64_t start, count;
};
Range range_of(const Slice &slice, std::int64_t extent) {
  if (slice.step == 0) throw Error("ValueError", "slice step cannot be zero");
  const bool back = slice.step < 0;
  const std::int64_t low = back ? -1 : 0;
  const std::int64_t high = back ? extent - 1 : extent;
  const auto place = [&](std::int64_t at) { return std::clamp(at < 0 ? at + extent : at, low, high); };
  const std::int64_t start = slice.start ? place(*slice.start) : back ? high : low;
  const std::int64_t stop = slice.stop ? place(*slice.stop) : back ? low : high;
  const std::int64_t distance = back ? start - stop : stop - start;
  const std::int64_t step = back ? -slice.step : slice.step;
  return {start, distance <= 0 ? 0 : (distance + step - 1) / step};
}

}  // namespace

ArrayState::Selection ArrayState::select(const in::Array &array, const std::vector<Index> &indices) {
  Selection result{array, {}, false};
  bool by_arrays = false;
  for (const Index &index : indices) by_arrays = by_arrays || index.kind_ == Index::Kind::Array;
  int axis = 0;   // of the view
  int named = 0;  // of the array
  std::size_t last = 0;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    const Index &index = indices[i];
    if (index.kind_ == Index::Kind::NewAxis) {
      result.view = result.view.expand_dims(axis++);
      continue;
    }
    if (axis >= result.view.ndim()) {
      throw Error("IndexError", "too many indices for array: array is " + std::to_string(array.ndim()) +
                                    "-dimensional, but " + std::to_string(named + 1) + " were indexed");
    }
    if (index.kind_ == Index::Kind::Slice) {
      const Range range = range_of(index.slice_, result.view.shape()[axis]);
      result.view = result.view.slice(axis++, range.start, index.slice_.step, range.count);
      ++named;
      continue;
    }
    if (!by_arrays) {
      result.view = result.view.index(axis, index.at_);
      ++named;
      continue;
    }
    in::AxisIndex one;
    one.axis = axis++;
    one.named = named++;
    one.position = index.at_;
    if (index.kind_ == Index::Kind::Array) {
      if (index.array_->dtype() == DType::Bool) {
        throw Error("NotImplementedError", "a mask indexes an array alone; use nonzero(mask) beside other indices");
      }
      one.indices = unwrap(*index.array_);
    }
    // As in NumPy: their common space stands in front where other indices stand between them.
    result.in_front = result.in_front || (!result.arrays.empty() && last + 1 != i);
    last = i;
    result.arrays.push_back(std::move(one));
  }
  return result;
}

const Array *ArrayState::mask_of(const std::vector<Index> &indices) {
  const bool alone = indices.size() == 1 && indices[0].kind_ == Index::Kind::Array;
  return alone && indices[0].array_->dtype() == DType::Bool ? indices[0].array_ : nullptr;
}

Array ArrayState::get(const Array &from, const std::vector<Index> &indices) {
  if (const Array *mask = mask_of(indices)) return wrap(in::get_masked(unwrap(from), unwrap(*mask)));
  const Selection found = select(unwrap(from), indices);
  return wrap(found.arrays.empty() ? found.view : in::get_elements(found.view, found.arrays, found.in_front));
}

void ArrayState::set(const Array &into, const std::vector<Index> &indices, const Value &value) {
  if (const Array *mask = mask_of(indices)) return in::set_masked(unwrap(into), unwrap(*mask), operand(value));
  const Selection found = select(unwrap(into), indices);
  if (found.arrays.empty()) return in::assign(found.view, operand(value));
  in::set_elements(found.view, found.arrays, found.in_front, operand(value));
}

}  // namespace detail

using detail::ArrayState;
using detail::guarded;
using detail::internal;
using detail::unwrap;
using detail::wrapped;

std::string_view name(DType dtype) {
  return gridstride::name(internal(dtype));
}

std::size_t itemsize(DType dtype) {
  return gridstride::size_of(internal(dtype));
}

// --- Array

DType Array::dtype() const {
  return static_cast<DType>(unwrap(*this).dtype());
}

Shape Array::shape() const {
  const gridstride::Shape &shape = unwrap(*this).shape();
  return {shape.begin(), shape.end()};
}

std::vector<std::int64_t> Array::strides() const {
  const gridstride::Strides &strides = unwrap(*this).strides();
  return {strides.begin(), strides.end()};
}

int Array::ndim() const {
  return unwrap(*this).ndim();
}

std::int64_t Array::size() const {
  return unwrap(*this).size();
}

bool Array::is_c_contiguous() const {
  return unwrap(*this).is_c_contiguous();
}

bool Array::pending() const {
  return unwrap(*this).pending();
}

Array Array::reshape(const Shape &shape) const {
  return wrapped([&] { return unwrap(*this).reshape(internal(shape)); });
}

Array Array::ravel() const {
  return wrapped([&] { return unwrap(*this).ravel(); });
}

Array Array::transpose() const {
  return wrapped([&] { return unwrap(*this).transpose(); });
}

Array Array::transpose(const std::vector<int> &axes) const {
  return wrapped([&] { return unwrap(*this).transpose(axes); });
}

Array Array::broadcast_to(const Shape &shape) const {
  return wrapped([&] { return unwrap(*this).broadcast_to(internal(shape)); });
}

Array Array::copy() const {
  return wrapped([&] { return in::copy(unwrap(*this), 'C'); });
}

Array Array::astype(DType dtype) const {
  return wrapped([&] { return in::astype(unwrap(*this), internal(dtype)); });
}

Array Array::at(const std::vector<Index> &indices) const {
  return guarded([&] { return ArrayState::get(*this, indices); });
}

void Array::set(const std::vector<Index> &indices, const Value &value) const {
  guarded([&] { ArrayState::set(*this, indices, value); });
}

namespace {

void apply_in_place(const Array &target, std::string_view ufunc, const Value &value) {
  guarded([&] { in::apply_in_place(*gridstride::find_ufunc(ufunc), unwrap(target), ArrayState::operand(value)); });
}

}  // namespace

Array &Array::operator+=(const Value &other) {
  apply_in_place(*this, "add", other);
  return *this;
}

Array &Array::operator-=(const Value &other) {
  apply_in_place(*this, "subtract", other);
  return *this;
}

Array &Array::operator*=(const Value &other) {
  apply_in_place(*this, "multiply", other);
  return *this;
}

Array &Array::operator/=(const Value &other) {
  apply_in_place(*this, "true_divide", other);
  return *this;
}

Array Array::from_host(const void *data, DType dtype, Shape shape) {
  return wrapped([&] {
    const gridstride::Layout layout = gridstride::Layout::contiguous(internal(shape), itemsize(dtype));
    return in::from_host(data, layout, internal(dtype), internal(dtype), 'C');
  });
}

void Array::to_host(void *data, DType dtype) const {
  if (dtype != this->dtype()) {
    throw Error("TypeError", "the array's elements are " + std::string(gs::name(this->dtype())) + ", not " +
                                 std::string(gs::name(dtype)) + "; cast it with astype first");
  }
  guarded([&] {
    const in::Array &array = unwrap(*this);
    in::to_host(array, data, gridstride::Layout::contiguous(array.shape(), array.itemsize()).strides);
  });
}

void Array::one_to_host(void *data) const {
  if (size() != 1) {
    throw Error("ValueError",
                "can only convert an array of size 1 to a number; this one has " + std::to_string(size()));
  }
  to_host(data, dtype());
}

// --- making arrays

Array empty(const Shape &shape, DType dtype) {
  return wrapped([&] { return in::empty(internal(shape), internal(dtype)); });
}

Array zeros(const Shape &shape, DType dtype) {
  return wrapped([&] { return in::zeros(internal(shape), internal(dtype)); });
}

Array ones(const Shape &shape, DType dtype) {
  return wrapped([&] { return in::ones(internal(shape), internal(dtype)); });
}

Array full(const Shape &shape, const Value &value, DType dtype) {
  const Array result = empty(shape, dtype);
  result.fill(value);
  return result;
}

Array empty_like(const Array &prototype) {
  return wrapped([&] { return in::empty_like(unwrap(prototype), unwrap(prototype).dtype()); });
}

Array zeros_like(const Array &prototype) {
  const Array result = empty_like(prototype);
  result.fill(0);
  return result;
}

Array arange(std::int64_t stop) {
  return wrapped([&] {
    return in::arange(in::Operand::python_int(0), in::Operand::python_int(stop), in::Operand::python_int(1));
  });
}

Array arange(double start, double stop, double step) {
  return wrapped([&] {
    return in::arange(in::Operand::python_float(start), in::Operand::python_float(stop),
                      in::Operand::python_float(step));
  });
}

Array linspace(double start, double stop, std::int64_t count) {
  return wrapped([&] { return in::linspace(start, stop, count, true, gridstride::DType::Float64); });
}

Array eye(std::int64_t rows, DType dtype) {
  return wrapped([&] { return in::eye(rows, rows, 0, internal(dtype)); });
}

namespace {

std::vector<in::Array> unwrap_all(const std::vector<Array> &arrays) {
  std::vector<in::Array> result;
  for (const Array &array : arrays) result.push_back(unwrap(array));
  return result;
}

}  // namespace

Array concatenate(const std::vector<Array> &arrays, int axis) {
  return wrapped([&] { return in::concatenate(unwrap_all(arrays), axis); });
}

Array stack(const std::vector<Array> &arrays, int axis) {
  return wrapped([&] { return in::stack(unwrap_all(arrays), axis); });
}

}  // namespace gs
