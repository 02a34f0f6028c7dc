#include <fmt/format.h>

#include "array/ufunc.h"
#include "arrays.h"
#include "errors.h"

// x[key] and x[key] = value for ints, slices, Ellipsis and newaxis; x[mask] = number for a mask of the array's shape.

namespace gridstride::python {

namespace {

[[noreturn]] void bad_index() {
  throw Error(ErrorKind::Index,
              "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are "
              "valid indices");
}

[[noreturn]] void no_array_index() {
  throw Error(ErrorKind::Index,
              "indexing by an array or a list is not supported yet; use integers, slices, `...` and `None`, "
              "gridstride.where, or x[mask] = number with a mask of the shape of x");
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

/// Axes that a key takes from the array: all parts but None and Ellipsis.
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
  Array view(array.storage(), array.layout(), array.dtype(), true, array.writeable());
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
    } else if (array_of(part) != nullptr || is_numpy_array(part) || PyList_Check(part) || PyBool_Check(part)) {
      no_array_index();
    } else {
      bad_index();
    }
  }
  return view;
}

Array view_of(const Array &array, PyObject *key) {
  if (PyLong_CheckExact(key) || PySlice_Check(key)) {
    if (array.ndim() == 0) {
      throw Error(ErrorKind::Index, "too many indices for array: array is 0-dimensional, but 1 were indexed");
    }
    return PySlice_Check(key) ? apply_slice(array, 0, key) : array.index(0, to_position(key));
  }
  if (PyTuple_Check(key)) return basic_view(array, key);
  nb::tuple single = nb::make_tuple(nb::borrow(key));
  return basic_view(array, single.ptr());
}

/// x[mask] = number, as one element-wise pass over x.
bool assign_masked(const Array &array, PyObject *key, PyObject *value) {
  Array *mask = array_of(key);
  if (mask == nullptr || mask->dtype() != DType::Bool || mask->ndim() == 0 || !(mask->shape() == array.shape())) {
    return false;
  }
  std::optional<Operand> operand = to_operand(value);
  if (!operand || (operand->is_array() && operand->array().ndim() != 0)) return false;
  if (!operand->is_array()) {
    std::optional<ScalarOperand> scalar = to_scalar(value);
    Operand number(to_scalar_of(*scalar, array.dtype()));
    array::assign(array, array::where(Operand(*mask), number, Operand(array)));
    return true;
  }
  array::assign(array, array::where(Operand(*mask), *operand, Operand(array)));
  return true;
}

}  // namespace

PyObject *get_item(PyObject *self, PyObject *key) {
  return guarded([&] { return wrap(view_of(*array_of(self), key)); });
}

int set_item(PyObject *self, PyObject *key, PyObject *value) {
  return guarded(-1, [&] {
    if (value == nullptr) throw Error(ErrorKind::Value, "cannot delete array elements");
    const Array &array = *array_of(self);
    if (assign_masked(array, key, value)) return 0;
    Array target = view_of(array, key);
    if (std::optional<Operand> operand = to_operand(value)) {
      array::assign(target, *operand);
    } else {
      // A host array or a sequence: the assignment asks for the copy by itself.
      array::assign(target, Operand(as_array(value)));
    }
    return 0;
  });
}

}  // namespace gridstride::python
