#include <fmt/format.h>

#include "array/creation.h"
#include "array/indexing.h"
#include "array/scans.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "arrays.h"
#include "devices.h"
#include "errors.h"
#include "routines.h"

// x[key] and x[key] = value. Keys of ints, slices, Ellipsis and newaxis name views; with an array, a list or a bool
// among them (a fancy key) elements are copied.

namespace gridstride::python {

namespace {

[[noreturn]] void bad_index() {
  throw Error(ErrorKind::Index,
              "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are "
              "valid indices");
}

/// True for a part of a key that names one position: an int or anything with __index__ that is no bool.
bool is_position(PyObject *part) {
  if (PyLong_CheckExact(part)) return true;
  if (PyBool_Check(part)) return false;
  if (Array *array = array_of(part)) return array->ndim() == 0 && is_integer(array->dtype());
  return PyIndex_Check(part) != 0 && !is_numpy_array(part);
}

std::int64_t to_position(PyObject *part) {
  Py_ssize_t position = PyNumber_AsSsize_t(part, PyExc_IndexError);
  if (position == -1 && PyErr_Occurred()) throw PythonErrorSet{};
  return position;
}

Array apply_slice(const Array &array, int axis, PyObject *slice) {
  Py_ssize_t start, stop, step;
  checked(PySlice_Unpack(slice, &start, &stop, &step));
  Py_ssize_t count = PySlice_AdjustIndices(array.shape()[axis], &start, &stop, step);
  return array.slice(axis, start, step, count);
}

/// A part that makes a key fancy: a bool, an array that is no single position, or a sequence.
bool is_fancy(PyObject *part) {
  if (part == Py_None || part == Py_Ellipsis || PySlice_Check(part) || PyLong_CheckExact(part)) return false;
  if (PyBool_Check(part)) return true;
  if (Array *array = array_of(part)) return array->ndim() > 0 || array->dtype() == DType::Bool;
  if (is_numpy_array(part) || PyList_Check(part) || PyTuple_Check(part)) return true;
  if (PyIndex_Check(part)) return false;
  std::optional<ScalarOperand> scalar = to_scalar(part);  // numpy.bool
  return scalar && scalar->value.dtype == DType::Bool;
}

/// Axes that a basic key takes from the array: all parts but None and Ellipsis.
int consumed_axes(PyObject *key) {
  int axes = 0;
  bool ellipsis = false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(key); ++i) {
    PyObject *part = PyTuple_GET_ITEM(key, i);
    if (part == Py_Ellipsis) {
      if (ellipsis) throw Error(ErrorKind::Index, "an index can only have a single ellipsis ('...')");
      ellipsis = true;
    } else if (part != Py_None) {
      ++axes;
    }
  }
  return axes;
}

Array basic_view(const Array &array, PyObject *key) {
  int consumed = consumed_axes(key);
  if (consumed > array.ndim()) {
    throw Error(ErrorKind::Index,
                fmt::format("too many indices for array: array is {}-dimensional, but {} were indexed", array.ndim(),
                            consumed));
  }
  // x[()] and x[...] are views too.
  Array view = array.seen_as(array.layout(), array.dtype(), array.writeable());
  int axis = 0;
  int source = 0;  // the axis of `array` that the next part takes
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(key); ++i) {
    PyObject *part = PyTuple_GET_ITEM(key, i);
    if (PySlice_Check(part)) {
      view = apply_slice(view, axis++, part);
      ++source;
    } else if (part == Py_None) {
      view = view.expand_dims(axis++);
    } else if (part == Py_Ellipsis) {
      axis += array.ndim() - consumed;
      source += array.ndim() - consumed;
    } else if (is_position(part)) {
      std::int64_t position = to_position(part);
      std::int64_t extent = array.shape()[source];
      if (position < -extent || position >= extent) {
        throw Error(ErrorKind::Index,
                    fmt::format("index {} is out of bounds for axis {} with size {}", position, source, extent));
      }
      view = view.index(axis, position);
      ++source;
    } else {
      bad_index();
    }
  }
  return view;
}

bool is_whole_slice(PyObject *part) {
  if (part == Py_Ellipsis) return true;
  if (!PySlice_Check(part)) return false;
  const auto *slice = reinterpret_cast<PySliceObject *>(part);
  return slice->start == Py_None && slice->stop == Py_None && slice->step == Py_None;
}

/// The array that a part of a fancy key stands for.
Array index_array(PyObject *part) {
  if (Array *array = array_of(part)) return *array;
  if (PyBool_Check(part)) return array::full(Shape{}, Scalar::of_bool(part == Py_True));
  if (PyList_Check(part) || PyTuple_Check(part)) {
    // An empty list names no element; NumPy would make floats of it.
    Array result = as_array(part);
    return result.size() == 0 ? array::astype(result, DType::Int64) : result;
  }
  return as_array(part);
}

/// A fancy key on an array: what to index, with which arrays, and where their space stands in the result.
struct FancyKey {
  Array view;
  std::vector<array::AxisIndex> indices;
  bool in_front = false;
  Array mask;  ///< valid: the key is this mask of the leading axes and nothing else
};

/// Axes that each part of a fancy key takes; arrays that they stand for are made on the way.
int measure_parts(PyObject *key, std::vector<Array> &arrays) {
  int consumed = 0;
  bool ellipsis = false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(key); ++i) {
    PyObject *part = PyTuple_GET_ITEM(key, i);
    Array &array = arrays.emplace_back();
    if (part == Py_Ellipsis) {
      if (ellipsis) throw Error(ErrorKind::Index, "an index can only have a single ellipsis ('...')");
      ellipsis = true;
    } else if (is_fancy(part)) {
      array = index_array(part);
      if (array.dtype() != DType::Bool && !is_integer(array.dtype())) {
        throw Error(ErrorKind::Index, "arrays used as indices must be of integer (or boolean) type");
      }
      consumed += array.dtype() == DType::Bool ? array.ndim() : 1;
    } else if (part != Py_None) {
      ++consumed;
    }
  }
  return consumed;
}

void check_mask_shape(const Array &array, const Array &mask, int first) {
  for (int k = 0; k < mask.ndim(); ++k) {
    std::int64_t extent = array.shape()[first + k];
    if (mask.shape()[k] == extent || mask.shape()[k] == 0) continue;
    throw Error(ErrorKind::Index,
                fmt::format("boolean index did not match indexed array along axis {}; size of axis is {} but size of "
                            "corresponding boolean axis is {}",
                            first + k, extent, mask.shape()[k]));
  }
}

FancyKey fancy_key(const Array &array, PyObject *key) {
  FancyKey result;
  std::vector<Array> arrays;
  int consumed = measure_parts(key, arrays);
  if (consumed > array.ndim()) {
    throw Error(ErrorKind::Index,
                fmt::format("too many indices for array: array is {}-dimensional, but {} were indexed", array.ndim(),
                            consumed));
  }
  Py_ssize_t parts = PyTuple_GET_SIZE(key);
  const Array &leading = arrays[0];
  if (leading.valid() && leading.dtype() == DType::Bool && leading.ndim() > 0) {
    bool alone = true;
    for (Py_ssize_t i = 1; i < parts; ++i) alone = alone && is_whole_slice(PyTuple_GET_ITEM(key, i));
    if (alone) {
      result.view = array;
      result.mask = leading;
      return result;
    }
  }
  result.view = array;
  int axis = 0;    // of the view
  int source = 0;  // of the array
  Py_ssize_t last = -1;
  for (Py_ssize_t i = 0; i < parts; ++i) {
    PyObject *part = PyTuple_GET_ITEM(key, i);
    const Array &indices = arrays[static_cast<std::size_t>(i)];
    if (!indices.valid() && !is_position(part)) {
      if (PySlice_Check(part)) {
        result.view = apply_slice(result.view, axis++, part);
        ++source;
      } else if (part == Py_None) {
        result.view = result.view.expand_dims(axis++);
      } else if (part == Py_Ellipsis) {
        axis += array.ndim() - consumed;
        source += array.ndim() - consumed;
      } else {
        bad_index();
      }
      continue;
    }
    if (last >= 0 && last + 1 != i) result.in_front = true;
    last = i;
    if (!indices.valid()) {
      array::AxisIndex &index = result.indices.emplace_back();
      index.axis = axis++;
      index.named = source++;
      index.position = to_position(part);
    } else if (indices.dtype() != DType::Bool) {
      result.indices.push_back({axis++, source++, indices, 0});
    } else if (indices.ndim() == 0) {
      // A new axis of which there is one or nothing.
      result.view = result.view.expand_dims(axis);
      bool taken = array::item(indices).as_bool();
      result.indices.push_back({axis++, source, array::zeros(Shape{taken ? 1 : 0}, DType::Int64), 0});
    } else {
      check_mask_shape(array, indices, source);
      for (Array &positions : array::nonzero(indices)) {
        result.indices.push_back({axis++, source++, std::move(positions), 0});
      }
    }
  }
  return result;
}

nb::object as_tuple(PyObject *key) {
  return PyTuple_Check(key) ? nb::borrow(key) : nb::object(nb::make_tuple(nb::borrow(key)));
}

/// A key with an array, a list or a bool in it.
bool is_fancy_key(PyObject *key) {
  if (!PyTuple_Check(key)) return is_fancy(key);
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(key); ++i) {
    if (is_fancy(PyTuple_GET_ITEM(key, i))) return true;
  }
  return false;
}

Array view_of(const Array &array, PyObject *key) {
  if (PyLong_CheckExact(key) || PySlice_Check(key)) {
    if (array.ndim() == 0) {
      throw Error(ErrorKind::Index, "too many indices for array: array is 0-dimensional, but 1 were indexed");
    }
    return PySlice_Check(key) ? apply_slice(array, 0, key) : array.index(0, to_position(key));
  }
  return basic_view(array, as_tuple(key).ptr());
}

void set_fancy(const Array &array, PyObject *key, PyObject *object) {
  FancyKey fancy = fancy_key(array, as_tuple(key).ptr());
  Array held;
  std::optional<Operand> value = to_operand(object);
  if (!value) {
    held = as_array(object);
    value = Operand(held);
  }
  if (fancy.mask.valid()) {
    array::set_masked(array, fancy.mask, *value);
  } else {
    array::set_elements(fancy.view, fancy.indices, fancy.in_front, *value);
  }
}

}  // namespace

PyObject *get_item(PyObject *self, PyObject *key) {
  return guarded([&] {
    const Array &array = *array_of(self);
    if (!is_fancy_key(key)) {
      Array view = view_of(array, key);
      if (numba_arrays && view.ndim() == 0 && array.ndim() > 0) {
        return nb::object(to_numpy(view)[nb::make_tuple()]).release().ptr();
      }
      return wrap(std::move(view));
    }
    DeviceScope scope(array.device());
    FancyKey fancy = fancy_key(array, as_tuple(key).ptr());
    if (fancy.mask.valid()) return wrap(array::get_masked(array, fancy.mask));
    return wrap(array::get_elements(fancy.view, fancy.indices, fancy.in_front));
  });
}

int set_item(PyObject *self, PyObject *key, PyObject *value) {
  return guarded(-1, [&] {
    if (value == nullptr) throw Error(ErrorKind::Value, "cannot delete array elements");
    const Array &array = *array_of(self);
    DeviceScope scope(array.device());
    if (is_fancy_key(key)) {
      set_fancy(array, key, value);
      return 0;
    }
    Array target = view_of(array, key);
    if (std::optional<Operand> operand = to_operand(value)) {
      if (operand->is_array()) warn_of_lost_part(operand->array().dtype(), target.dtype());
      array::assign(target, *operand);
    } else {
      // A host array or a sequence: the assignment asks for the copy by itself.
      array::assign(target, Operand(as_array(value)));
    }
    return 0;
  });
}

void apply_at(const UfuncInfo &ufunc, const Array &array, PyObject *key, PyObject *value) {
  DeviceScope scope(array.device());
  std::optional<Operand> operand;
  if (value != nullptr && is_integer(array.dtype()) && is_fancy_key(key)) {
    // Each step is cut to an integer, in the order of the values: so NumPy does it, one after the other.
    const std::optional<Operand> given = to_operand(value);
    const DType from = !given ? array.dtype() : given->is_array() ? given->array().dtype() : given->value().dtype;
    const bool weak = given && given->weak() == WeakKind::Int;
    if (!weak && kind_of(promote(array.dtype(), from)) == DTypeKind::Float) {
      nb::module_::import_("gridstride._methods")
          .attr("at_on_host")(std::string(ufunc.name).c_str(), to_object(Array(array)), nb::handle(key),
                              nb::handle(value));
      return;
    }
  }
  Array held;
  if (value != nullptr) {
    operand = to_operand(value);
    if (!operand) {
      held = as_array(value);
      operand = Operand(held);
    }
  }
  if (!is_fancy_key(key)) {
    // Each element once: an operation in place.
    Array view = view_of(array, key);
    array::UfuncOptions options;
    options.out = &view;
    const DType from = operand && operand->is_array() ? operand->array().dtype() : DType::Float64;
    if (is_integer(array.dtype()) && !is_complex(from)) options.casting = Casting::Unsafe;  // cut, as NumPy does
    std::vector<Operand> inputs{view};
    if (operand) inputs.push_back(*operand);
    array::apply(ufunc, inputs, options);
    return;
  }
  FancyKey fancy = fancy_key(array, as_tuple(key).ptr());
  if (fancy.mask.valid()) {
    check_mask_shape(array, fancy.mask, 0);
    int axis = 0;
    for (Array &positions : array::nonzero(fancy.mask)) {
      fancy.indices.push_back({axis, axis, std::move(positions), 0});
      ++axis;
    }
  }
  if (operand) {
    array::apply_at(ufunc, fancy.view, fancy.indices, fancy.in_front, *operand);
  } else {
    array::apply_at(ufunc, fancy.view, fancy.indices, fancy.in_front);
  }
}

}  // namespace gridstride::python
