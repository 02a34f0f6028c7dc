#pragma once

#include <optional>
#include <string>
#include <vector>

#include "array/array.h"
#include "bind.h"
#include "dtypes.h"
#include "ops/ufunc.h"

namespace gridstride::python {

using array::Array;
using array::Operand;

/// A new `ndarray` object that holds `array`.
[[nodiscard]] PyObject *wrap(Array &&array);
[[nodiscard]] inline nb::object to_object(Array &&array) {
  return nb::steal(wrap(std::move(array)));
}
/// The array in an `ndarray` object; null where `object` is none.
[[nodiscard]] Array *array_of(PyObject *object);
/// The array in an `ndarray` object; TypeError that says how to make one where `object` is something else.
[[nodiscard]] Array &expect_array(nb::handle object);

/// An operand of a ufunc: an `ndarray`, a Python or a NumPy number. Empty for anything else.
[[nodiscard]] std::optional<Operand> to_operand(PyObject *object);
/// The same; TypeError for anything else, naming gridstride.asarray for host arrays.
[[nodiscard]] Operand expect_operand(PyObject *object);
[[noreturn]] void unsupported_operand(PyObject *object);

/// np.asarray onto the device: an `ndarray` itself, or a copy of numbers, host arrays, nested sequences.
[[nodiscard]] Array as_array(nb::handle object, std::optional<DType> dtype = {}, bool copy = false, char order = 'K');

/// The `ndarray` that an object gives by `__cupy_get_ndarray__`; invalid for objects without that method.
[[nodiscard]] nb::object protocol_array(PyObject *object);
/// An argument of a function: an `ndarray`, or a copy of a number or of nested sequences of numbers. TypeError for
/// anything else, host arrays among it: those are copied on request only.
[[nodiscard]] Array input_array(nb::handle object);

/// np.reshape; `copy` is None, or says whether to copy. ValueError where it is False and strides allow no view.
[[nodiscard]] Array reshaped(const Array &array, const Shape &shape, nb::handle order, nb::handle copy);
/// The axes of an array from the longest strides to the shortest, as NumPy orders them for order "K".
[[nodiscard]] std::vector<int> memory_order(const Array &array);
/// np.ravel: contiguous, a view where the elements lie in that order.
[[nodiscard]] Array ravelled(const Array &array, nb::handle order);

/// An int or a sequence of ints; anything else is NumPy's TypeError.
[[nodiscard]] Shape to_shape(nb::handle object);
/// None, an int or a tuple of ints.
[[nodiscard]] std::optional<std::vector<int>> to_axes(nb::handle object);
[[nodiscard]] std::optional<int> to_optional_axis(nb::handle object);
/// A tuple of Python ints.
[[nodiscard]] nb::tuple to_tuple(std::span<const std::int64_t> values);
/// One of `allowed` ("CFAK"); ValueError otherwise. None means the first one.
[[nodiscard]] char to_order(nb::handle object, const char *allowed);
[[nodiscard]] Casting to_casting(nb::handle object);

/// A NumPy array of the same shape and dtype with the elements of `array`. Blocks.
[[nodiscard]] nb::object to_numpy(const Array &array, char order = 'C');
/// Arrays behave as numba.cuda's where those differ: NumPy may copy them, and an element is a number of the host.
extern bool numba_arrays;

// Indexing, in bind_indexing.cpp.
[[nodiscard]] PyObject *get_item(PyObject *self, PyObject *key);
[[nodiscard]] int set_item(PyObject *self, PyObject *key, PyObject *value);

/// ufunc.at(array, key, value); without `value` for a ufunc of one input.
void apply_at(const UfuncInfo &ufunc, const Array &array, PyObject *key, PyObject *value);

// Parts of the class ndarray, one file each.
using ArrayClass = nb::class_<Array>;
void bind_array_constructor(nb::module_ &m, ArrayClass &cls);
void bind_array_properties(ArrayClass &cls);
void bind_array_methods(ArrayClass &cls);
void bind_array_selection(ArrayClass &cls);
void bind_array_protocols(ArrayClass &cls);
void bind_array_python(ArrayClass &cls);
[[nodiscard]] PyObject *matmul_slot(PyObject *a, PyObject *b);
[[nodiscard]] PyObject *in_place_matmul_slot(PyObject *a, PyObject *b);
/// The slots of operators, indexing and conversions.
[[nodiscard]] const PyType_Slot *array_slots();

}  // namespace gridstride::python
