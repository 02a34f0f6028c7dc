#include <fmt/format.h>

#include "array/creation.h"
#include "array/transfer.h"
#include "arrays.h"
#include "errors.h"

// What other libraries and the language ask of an array: NumPy's dispatch, printing, copying, pickling.

namespace gridstride::python {

namespace {

nb::object protocols() {
  return nb::module_::import_("gridstride._protocols");
}

/// `__array__`: where arrays are numba.cuda's, which copy themselves to the host, that copy.
nb::object to_host(nb::handle self, nb::args args, nb::kwargs keywords) {
  if (numba_arrays) return protocols().attr("copied_to_host")(self, *args, **keywords);
  throw Error(
      ErrorKind::Type,
      "Implicit conversion to a NumPy array is not allowed. Please use `.get()` or `gridstride.asnumpy(...)` to "
      "construct a NumPy array explicitly.");
}

}  // namespace

void bind_array_protocols(ArrayClass &cls) {
  cls.attr("__array_priority__") = 100;
  cls.def("__array__", &to_host, nb::sig("def __array__(self, *args: Any, **kwargs: Any) -> Any"),
          "Raises TypeError: copies to the host are explicit. A copy in programs written for numba.cuda.")
      .def(
          "__array_ufunc__",
          [](nb::object self, nb::object ufunc, nb::object method, nb::args inputs, nb::kwargs keywords) {
            return protocols().attr("array_ufunc")(self, ufunc, method, inputs, keywords);
          },
          nb::sig("def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any"),
          "NumPy's ufuncs on device arrays run on the device.")
      .def(
          "__array_function__",
          [](nb::object self, nb::object function, nb::object types, nb::object args, nb::object keywords) {
            return protocols().attr("array_function")(self, function, types, args, keywords);
          },
          nb::arg("func"), nb::arg("types"), nb::arg("args"), nb::arg("kwargs"),
          nb::sig("def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any"),
          "NumPy's functions on device arrays run on the device.")
      .def(
          "__complex__",
          [](const Array &a) {
            std::complex<double> value = array::item(a).as_complex();
            return nb::steal(checked(PyComplex_FromDoubles(value.real(), value.imag())));
          },
          nb::sig("def __complex__(self) -> complex"), "The one element as a Python complex.")
      .def(
          "__repr__", [](const Array &a) { return nb::str(nb::repr(to_numpy(a))); }, "As NumPy prints it.")
      .def(
          "__str__", [](const Array &a) { return nb::str(to_numpy(a)); }, "As NumPy prints it.")
      .def(
          "__format__",
          [](const Array &a, nb::str spec) {
            nb::object value = a.ndim() == 0 ? to_python(array::item(a)) : to_numpy(a);
            return nb::steal<nb::str>(checked(PyObject_Format(value.ptr(), spec.ptr())));
          },
          nb::arg("format_spec"), "As NumPy formats it.")
      .def(
          "__copy__", [](const Array &a) { return array::copy(a, 'K'); }, "A copy with its own memory.")
      .def(
          "__deepcopy__", [](const Array &a, nb::object) { return array::copy(a, 'K'); }, nb::arg("memo").none(),
          "A copy with its own memory.")
      .def(
          "__reduce__",
          [](const Array &a) {
            nb::object make = protocols().attr("array_from_host");
            bool fortran = a.is_f_contiguous() && !a.is_c_contiguous();
            return nb::make_tuple(make, nb::make_tuple(to_numpy(a, fortran ? 'F' : 'C')));
          },
          nb::sig("def __reduce__(self) -> Any"), "Pickles the elements; they come back on the current device.");
}

}  // namespace gridstride::python
