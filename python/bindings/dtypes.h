#pragma once

#include <optional>

#include "bind.h"
#include "types/dtype.h"
#include "types/scalar.h"

namespace gridstride::python {

/// The numpy.dtype of a dtype. Imports NumPy at the first call.
[[nodiscard]] nb::object numpy_dtype(DType dtype);

/// Whether NumPy has been imported by anybody: without it no object can be a NumPy one.
[[nodiscard]] bool numpy_loaded();
/// The numpy module; imports it.
[[nodiscard]] nb::handle numpy();

/// What NumPy's `dtype(object)` means: a numpy.dtype, a scalar type, a Python type, a name. TypeError for what
/// Gridstride has no element type for. `object` is not None.
[[nodiscard]] DType to_dtype(nb::handle object);
[[nodiscard]] inline std::optional<DType> to_optional_dtype(nb::handle object) {
  if (object.is_none()) return std::nullopt;
  return to_dtype(object);
}

/// The dtype of a PEP 3118 format string; empty where there is none (byte-swapped and structured formats included).
[[nodiscard]] std::optional<DType> dtype_of_format(const char *format, Py_ssize_t item_size);
/// Python's scalar of a value: bool, int, float or complex.
[[nodiscard]] nb::object to_python(const Scalar &value);

/// A Python or NumPy number as an operand.
struct ScalarOperand {
  Scalar value;                    ///< weak ints: int64, or uint64 where only that holds them
  WeakKind weak = WeakKind::None;  ///< None for NumPy scalars, which have a dtype of their own
};
/// Empty where `object` is no number: a NumPy array of rank 0 is none either. OverflowError for ints beyond 64 bits.
[[nodiscard]] std::optional<ScalarOperand> to_scalar(PyObject *object);
/// The value as `dtype`; a Python int that does not fit is NumPy's OverflowError.
[[nodiscard]] Scalar to_scalar_of(const ScalarOperand &operand, DType dtype);

/// True for numpy.ndarray and its subclasses.
[[nodiscard]] bool is_numpy_array(PyObject *object);
/// Whether it is an array of records of a device, a class of the package's Python part.
[[nodiscard]] bool is_record_array(PyObject *object);

}  // namespace gridstride::python
