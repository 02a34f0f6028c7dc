#include <algorithm>
#include <cctype>
#include <cstdlib>

#include <fmt/format.h>

#include "array/creation.h"
#include "array/transfer.h"
#include "arrays.h"
#include "cuda_interface.h"
#include "errors.h"
#include "wait.h"

// Conversions between Python's objects and the engine's: shapes, axes, host arrays.

namespace gridstride::python {

namespace {

constexpr const char *kGetArray = "__cupy_get_ndarray__";

/// A Python buffer held for a scope.
class HostBuffer {
public:
  HostBuffer(nb::handle object, int flags) { checked(PyObject_GetBuffer(object.ptr(), &view_, flags)); }
  ~HostBuffer() { PyBuffer_Release(&view_); }
  HostBuffer(const HostBuffer &) = delete;
  HostBuffer &operator=(const HostBuffer &) = delete;
  [[nodiscard]] const Py_buffer &view() const { return view_; }

private:
  Py_buffer view_;
};

Layout layout_of(const Py_buffer &view) {
  Layout layout;
  for (int i = 0; i < view.ndim; ++i) {
    layout.shape.push_back(view.shape[i]);
    layout.strides.push_back(view.strides[i]);
  }
  return layout;
}

std::optional<Array> from_buffer(nb::handle object, std::optional<DType> dtype, char order) {
  if (PyObject_CheckBuffer(object.ptr()) == 0) return std::nullopt;
  Py_buffer probe;
  if (PyObject_GetBuffer(object.ptr(), &probe, PyBUF_FULL_RO) != 0) {
    PyErr_Clear();  // datetime64 and its like have no format of their own
    return std::nullopt;
  }
  std::optional<DType> host = dtype_of_format(probe.format, probe.itemsize);
  PyBuffer_Release(&probe);
  if (!host) return std::nullopt;
  HostBuffer buffer(object, PyBUF_FULL_RO);
  Layout layout = layout_of(buffer.view());
  const void *data = buffer.view().buf;
  return without_gil([&] { return array::from_host(data, layout, *host, dtype.value_or(*host), order); });
}

Array from_numpy(nb::handle object, std::optional<DType> dtype, char order) {
  if (std::optional<Array> result = from_buffer(object, dtype, order)) return *std::move(result);
  // Byte-swapped, or a dtype that devices lack (to_dtype says so).
  DType host = to_dtype(object.attr("dtype").attr("newbyteorder")("="));
  nb::object native = object.attr("astype")(numpy_dtype(host), nb::arg("copy") = false);
  if (host == DType::BFloat16) {
    // It has no buffer format: its bits travel as uint16.
    HostBuffer buffer(native.attr("view")("uint16"), PyBUF_FULL_RO);
    const Layout layout = layout_of(buffer.view());
    const void *data = buffer.view().buf;
    return without_gil([&] { return array::from_host(data, layout, host, dtype.value_or(host), order); });
  }
  if (std::optional<Array> result = from_buffer(native, dtype, order)) return *std::move(result);
  throw Error(ErrorKind::Type, fmt::format("cannot copy an array of dtype '{}' to a device", name(host)));
}

bool is_sequence(nb::handle object) {
  return PyList_Check(object.ptr()) != 0 || PyTuple_Check(object.ptr()) != 0;
}

bool type_has(nb::handle object, const char *name) {
  return PyObject_HasAttrString(reinterpret_cast<PyObject *>(Py_TYPE(object.ptr())), name) != 0;
}

bool holds_arrays(nb::handle sequence, int depth = 0) {
  if (depth > kMaxRank) return false;
  for (nb::handle item : sequence) {
    if (array_of(item.ptr()) != nullptr) return true;
    if (!is_sequence(item) && (type_has(item, kGetArray) || type_has(item, "__cuda_array_interface__"))) return true;
    if (is_sequence(item)) {
      // Nested lists are regular: the first item speaks for all.
      return holds_arrays(item, depth + 1);
    }
  }
  return false;
}

Array stack_sequence(nb::handle sequence, std::optional<DType> dtype) {
  std::vector<Array> parts;
  for (nb::handle item : sequence) parts.push_back(as_array(item));
  return array::stack(parts, 0, dtype);
}

std::int64_t to_extent(nb::handle object) {
  nb::object index = nb::steal(PyNumber_Index(object.ptr()));
  if (!index.is_valid()) {
    PyErr_Clear();
    throw Error(ErrorKind::Type,
                fmt::format("'{}' object cannot be interpreted as an integer", type_name(object.ptr())));
  }
  int overflow = 0;
  long long value = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
  if (overflow != 0) throw Error(ErrorKind::Value, "Maximum allowed dimension exceeded");
  return value;
}

}  // namespace

nb::object protocol_array(PyObject *object) {
  if (!type_has(object, kGetArray)) return {};
  nb::object array = nb::handle(object).attr(kGetArray)();
  (void)expect_array(array);
  return array;
}

Array as_array(nb::handle object, std::optional<DType> dtype, bool copy, char order) {
  if (Array *array = array_of(object.ptr())) {
    if (copy || (dtype && *dtype != array->dtype()) || order == 'C' || order == 'F') {
      return array::astype(*array, dtype.value_or(array->dtype()), order, Casting::Unsafe, copy);
    }
    return array->alias();
  }
  if (std::optional<ScalarOperand> scalar = to_scalar(object.ptr())) {
    return array::full(Shape{}, to_scalar_of(*scalar, dtype.value_or(scalar->value.dtype)));
  }
  if (is_numpy_array(object.ptr())) return from_numpy(object, dtype, order);
  if (nb::object inner = protocol_array(object.ptr()); inner.is_valid()) return as_array(inner, dtype, copy, order);
  if (std::optional<Array> other = from_cuda_interface(object.ptr())) {
    return copy || dtype || order == 'C' || order == 'F'
               ? array::astype(*other, dtype.value_or(other->dtype()), order, Casting::Unsafe, copy)
               : *std::move(other);
  }
  if (is_sequence(object) && holds_arrays(object)) {
    Array result = stack_sequence(object, dtype);
    // NumPy lays lists out in C order, whatever the order of the arrays in them.
    return array::as_contiguous(result, order == 'F' ? 'F' : 'C');
  }
  if (std::optional<Array> result = from_buffer(object, dtype, order)) return *std::move(result);
  // Sequences and objects with an array interface: NumPy knows them all.
  nb::object host = dtype ? numpy().attr("asarray")(object, numpy_dtype(*dtype)) : numpy().attr("asarray")(object);
  return from_numpy(host, dtype, order);
}

Array input_array(nb::handle object) {
  if (Array *array = array_of(object.ptr())) return array->alias();
  if (is_sequence(object) || to_scalar(object.ptr())) return as_array(object);
  return expect_array(object);
}

Array reshaped(const Array &array, const Shape &shape, nb::handle order, nb::handle copy) {
  if (PyUnicode_Check(copy.ptr())) {
    throw Error(ErrorKind::Value, "strings are not allowed for 'copy' keyword. Use True/False/None instead.");
  }
  const bool in_memory_order = PyUnicode_Check(order.ptr()) && std::toupper(nb::str(order).c_str()[0]) == 'K';
  if (in_memory_order) throw Error(ErrorKind::Value, "order 'K' is not permitted for reshaping");
  Array result = array.reshape(shape, to_order(order, "CFA"));
  if (copy.is_none()) return result;
  const bool view = result.shares_storage(array);
  const int wanted = PyObject_IsTrue(copy.ptr());
  checked(wanted);
  if (wanted == 0 && !view) throw Error(ErrorKind::Value, "Unable to avoid creating a copy while reshaping.");
  return wanted != 0 && view ? array::copy(result, 'A') : result;
}

std::vector<int> memory_order(const Array &array) {
  // Sorted by insertion from the last axis on. A stride of 0 says nothing about an axis and is passed over.
  std::vector<int> inner;  // shortest strides first
  for (int axis = array.ndim() - 1; axis >= 0; --axis) {
    const std::int64_t stride = std::abs(array.strides()[axis]);
    std::size_t place = inner.size();
    for (std::size_t before = inner.size(); stride != 0 && before-- > 0;) {
      const std::int64_t other = std::abs(array.strides()[inner[before]]);
      if (other == 0) continue;
      if (other <= stride) break;
      place = before;
    }
    inner.insert(inner.begin() + static_cast<std::ptrdiff_t>(place), axis);
  }
  return {inner.rbegin(), inner.rend()};
}

Array ravelled(const Array &array, nb::handle order) {
  const char letter = to_order(order, "CFAK");
  Array result = array;
  if (letter == 'K') {
    const std::vector<int> axes = memory_order(array);
    result = array.transpose(axes).ravel('C');
  } else {
    result = array.ravel(letter);
  }
  return result.is_c_contiguous() ? result : array::copy(result);
}

Shape to_shape(nb::handle object) {
  Shape shape;
  if (object.is_none()) throw Error(ErrorKind::Type, "Use () not None as shape arguments");
  if (PyLong_Check(object.ptr()) || !PySequence_Check(object.ptr())) {
    shape.push_back(to_extent(object));
    return shape;
  }
  nb::object items = nb::steal(checked(PySequence_Fast(object.ptr(), "a shape is an int or a sequence of ints")));
  Py_ssize_t count = PySequence_Fast_GET_SIZE(items.ptr());
  if (count > kMaxRank) {
    throw Error(ErrorKind::Value,
                fmt::format("maximum supported dimension for an ndarray is {}, found {}", kMaxRank, count));
  }
  for (Py_ssize_t i = 0; i < count; ++i) shape.push_back(to_extent(PySequence_Fast_GET_ITEM(items.ptr(), i)));
  return shape;
}

std::optional<int> to_optional_axis(nb::handle object) {
  if (object.is_none()) return std::nullopt;
  std::int64_t axis = to_extent(object);
  return static_cast<int>(std::clamp<std::int64_t>(axis, INT32_MIN, INT32_MAX));
}

std::optional<std::vector<int>> to_axes(nb::handle object) {
  if (object.is_none()) return std::nullopt;
  std::vector<int> axes;
  if (is_sequence(object)) {
    for (nb::handle item : object) axes.push_back(*to_optional_axis(item));
  } else {
    axes.push_back(*to_optional_axis(object));
  }
  return axes;
}

nb::tuple to_tuple(std::span<const std::int64_t> values) {
  PyObject *tuple = checked(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
  for (std::size_t i = 0; i < values.size(); ++i) {
    PyTuple_SET_ITEM(tuple, static_cast<Py_ssize_t>(i), PyLong_FromLongLong(values[i]));
  }
  return nb::steal<nb::tuple>(tuple);
}

char to_order(nb::handle object, const char *allowed) {
  if (object.is_none()) return allowed[0];
  std::string text = PyUnicode_Check(object.ptr()) ? nb::str(object).c_str() : "";
  if (text.size() == 1) {
    char order = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    if (std::string_view(allowed).find(order) != std::string_view::npos) return order;
  }
  throw Error(ErrorKind::Value,
              fmt::format("order must be one of the letters {}, not {}", allowed, nb::repr(object).c_str()));
}

Casting to_casting(nb::handle object) {
  std::string text = nb::str(object).c_str();
  if (text == "no") return Casting::No;
  if (text == "equiv") return Casting::Equiv;
  if (text == "safe") return Casting::Safe;
  if (text == "same_kind") return Casting::SameKind;
  if (text == "unsafe") return Casting::Unsafe;
  throw Error(ErrorKind::Value,
              fmt::format("casting must be one of 'no', 'equiv', 'safe', 'same_kind', or 'unsafe' (got '{}')", text));
}

nb::object to_numpy(const Array &array, char order) {
  nb::object host =
      numpy().attr("empty")(to_tuple(array.shape()), numpy_dtype(array.dtype()), order == 'F' ? "F" : "C");
  if (array.size() == 0) return host;
  // bfloat16 has no buffer format: its bits travel as uint16.
  nb::object target = array.dtype() == DType::BFloat16 ? host.attr("view")("uint16") : host;
  HostBuffer buffer(target, PyBUF_FULL);
  Layout layout = layout_of(buffer.view());
  array::to_host(array, buffer.view().buf, layout.strides);
  return host;
}

}  // namespace gridstride::python
