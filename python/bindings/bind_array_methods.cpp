#include <fmt/format.h>

#include "array/creation.h"
#include "array/sorting.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "arrays.h"
#include "errors.h"
#include "routines.h"
#include "runtime/device.h"
#include "runtime/stream.h"
#include "wait.h"

// Methods of ndarray with NumPy's names and arguments.

namespace gridstride::python {

namespace {

/// Whether a dtype, or the name of one, is of dates or times.
bool is_of_dates(nb::handle dtype) {
  if (PyUnicode_Check(dtype.ptr())) {
    const std::string text = nb::str(dtype).c_str();
    return text.starts_with("datetime64") || text.starts_with("timedelta64");
  }
  const nb::object kind = nb::getattr(dtype, "kind", nb::none());
  return PyUnicode_Check(kind.ptr()) && (nb::str(kind).equal(nb::str("M")) || nb::str(kind).equal(nb::str("m")));
}

using array::Reduction;

/// a.reshape(2, 3, order=..., copy=...).
Array reshape(const Array &array, const nb::args &args, const nb::kwargs &keywords) {
  nb::object order = nb::none(), copy = nb::none(), shape = args;
  if (args.size() == 1) shape = args[0];
  for (auto [key, value] : keywords) {
    const std::string name = nb::str(key).c_str();
    if (name == "order") {
      order = nb::borrow(value);
    } else if (name == "copy") {
      copy = nb::borrow(value);
    } else if (name == "shape" && args.size() == 0) {
      shape = nb::borrow(value);
    } else {
      throw Error(ErrorKind::Type, fmt::format("reshape() got an unexpected keyword argument '{}'", name));
    }
  }
  return reshaped(array, to_shape(shape), order, copy);
}

Array transpose(const Array &array, const nb::args &args) {
  if (args.size() == 0 || (args.size() == 1 && args[0].is_none())) return array.transpose();
  nb::handle axes = args.size() == 1 ? args[0] : nb::handle(args);
  std::optional<std::vector<int>> order = to_axes(axes);
  return array.transpose(*order);
}

nb::object item(const Array &array, const nb::args &args) {
  if (args.size() == 0) return to_python(array::item(array));
  Shape indices = args.size() == 1 ? to_shape(args[0]) : to_shape(args);
  return to_python(array::item(array, indices));
}

/// A copy that need not block is one that may have ended when this returns, and it has.
nb::object get(const Array &array, nb::handle stream, nb::handle order, nb::handle out, bool /*blocking*/) {
  Device &device = array.device();
  std::shared_ptr<Stream> previous = device.current_stream();
  struct Restore {
    Device &device;
    std::shared_ptr<Stream> stream;
    ~Restore() { device.set_current_stream(stream); }
  } restore{device, previous};
  if (!stream.is_none()) device.set_current_stream(nb::cast<Stream &>(stream).shared_from_this());
  if (out.is_none()) {
    char letter = to_order(order, "CFAK");
    bool fortran = letter == 'F' || (letter != 'C' && array.is_f_contiguous() && !array.is_c_contiguous());
    return to_numpy(array, fortran ? 'F' : 'C');
  }
  if (!is_numpy_array(out.ptr())) {
    throw Error(ErrorKind::Type, fmt::format("`out` must be a numpy.ndarray, not {}", type_name(out.ptr())));
  }
  Py_buffer view;
  checked(PyObject_GetBuffer(out.ptr(), &view, PyBUF_FULL));
  struct Release {
    Py_buffer &view;
    ~Release() { PyBuffer_Release(&view); }
  } release{view};
  Shape shape;
  Strides strides;
  for (int i = 0; i < view.ndim; ++i) {
    shape.push_back(view.shape[i]);
    strides.push_back(view.strides[i]);
  }
  if (!(shape == array.shape())) {
    throw Error(ErrorKind::Value,
                fmt::format("`out` has shape {}, expected {}", to_string(shape), to_string(array.shape())));
  }
  if (dtype_of_format(view.format, view.itemsize) != array.dtype()) {
    throw Error(ErrorKind::Type, fmt::format("`out` must have dtype {}", name(array.dtype())));
  }
  array::to_host(array, view.buf, strides);
  return nb::borrow(out);
}

void set(const Array &array, nb::handle source) {
  if (!is_numpy_array(source.ptr())) {
    throw Error(ErrorKind::Type, fmt::format("ndarray.set() copies a numpy.ndarray, not {}", type_name(source.ptr())));
  }
  Py_buffer view;
  checked(PyObject_GetBuffer(source.ptr(), &view, PyBUF_FULL_RO));
  struct Release {
    Py_buffer &view;
    ~Release() { PyBuffer_Release(&view); }
  } release{view};
  Layout layout;
  for (int i = 0; i < view.ndim; ++i) {
    layout.shape.push_back(view.shape[i]);
    layout.strides.push_back(view.strides[i]);
  }
  std::optional<DType> dtype = dtype_of_format(view.format, view.itemsize);
  if (!dtype || *dtype != array.dtype()) {
    throw Error(ErrorKind::Type, fmt::format("ndarray.set() needs an array of dtype {}", name(array.dtype())));
  }
  if (!(layout.shape == array.shape())) {
    throw Error(ErrorKind::Value, fmt::format("ndarray.set() needs an array of shape {}, not {}",
                                              to_string(array.shape()), to_string(layout.shape)));
  }
  without_gil([&] { array::set_from_host(array, view.buf, layout.strides, *dtype); });
}

nb::object conjugate(nb::object self) {
  const Array &a = expect_array(self);
  return is_complex(a.dtype()) ? to_object(apply("conjugate", {a})) : self;
}

void bind_reduction(ArrayClass &cls, const char *name, Reduction reduction, const char *doc) {
  cls.def(
      name,
      [reduction](const Array &a, nb::object axis, nb::object dtype, nb::object out, bool keepdims, nb::object initial,
                  nb::object where) { return reduce(a, reduction, axis, dtype, out, keepdims, initial, where); },
      nb::arg("axis").none() = nb::none(), nb::arg("dtype").none() = nb::none(), nb::arg("out").none() = nb::none(),
      nb::arg("keepdims") = false, nb::arg("initial").none() = nb::none(), nb::arg("where").none() = nb::none(), doc);
}

void bind_truth_reduction(ArrayClass &cls, const char *name, Reduction reduction, const char *doc) {
  cls.def(
      name,
      [reduction](const Array &a, nb::object axis, nb::object out, bool keepdims, nb::object where) {
        return reduce(a, reduction, axis, nb::none(), out, keepdims, nb::handle(), where);
      },
      nb::arg("axis").none() = nb::none(), nb::arg("out").none() = nb::none(), nb::arg("keepdims") = false,
      nb::kw_only(), nb::arg("where").none() = nb::none(), doc);
}

void bind_variance(ArrayClass &cls, const char *name, bool root, const char *doc) {
  cls.def(
      name,
      [root](const Array &a, nb::object axis, nb::object dtype, nb::object out, double ddof, bool keepdims,
             nb::object where, nb::object mean, nb::object correction) {
        return variance(a, {axis, dtype, out, ddof, keepdims, where, mean, correction}, root);
      },
      nb::arg("axis").none() = nb::none(), nb::arg("dtype").none() = nb::none(), nb::arg("out").none() = nb::none(),
      nb::arg("ddof") = 0.0, nb::arg("keepdims") = false, nb::kw_only(), nb::arg("where").none() = nb::none(),
      nb::arg("mean").none() = nb::none(), nb::arg("correction").none() = nb::none(), doc);
}

void bind_extremum(ArrayClass &cls, const char *name, Reduction reduction, const char *doc) {
  cls.def(
      name,
      [reduction](const Array &a, nb::object axis, nb::object out, bool keepdims, nb::object initial,
                  nb::object where) { return reduce(a, reduction, axis, nb::none(), out, keepdims, initial, where); },
      nb::arg("axis").none() = nb::none(), nb::arg("out").none() = nb::none(), nb::arg("keepdims") = false,
      nb::arg("initial").none() = nb::none(), nb::arg("where").none() = nb::none(), doc);
}

}  // namespace

void bind_array_methods(ArrayClass &cls) {
  // Shape.
  cls.def(
         "reshape", &reshape,
         nb::sig("def reshape(self, *shape: int | Sequence[int], order: str | None = 'C', copy: bool | None = None) -> "
                 "ndarray"),
         "The elements in another shape: a view where strides allow, else a copy. One extent may be -1.")
      .def(
          "ravel", [](const Array &a, nb::object order) { return ravelled(a, order); }, nb::arg("order").none() = "C",
          "The elements as one axis: a view where they lie in that order, else a copy.")
      .def(
          "flatten", [](const Array &a, nb::object order) { return array::copy(ravelled(a, order)); },
          nb::arg("order").none() = "C", "A copy of the elements as one axis.")
      .def("transpose", &transpose, nb::sig("def transpose(self, *axes: int | Sequence[int] | None) -> ndarray"),
           "The view with its axes in another order; reversed without arguments.")
      .def("swapaxes", &Array::swapaxes, nb::arg("axis1"), nb::arg("axis2"), "The view with two axes swapped.")
      .def(
          "squeeze",
          [](const Array &a, nb::object axis) {
            std::optional<std::vector<int>> axes = to_axes(axis);
            return axes ? a.squeeze(*axes) : a.squeeze();
          },
          nb::arg("axis").none() = nb::none(), "The view without axes of extent 1.")
      .def("diagonal", &Array::diagonal, nb::arg("offset") = 0, nb::arg("axis1") = 0, nb::arg("axis2") = 1,
           "A view of a diagonal; it cannot be written.")
      .def(
          "view",
          [](nb::object self, nb::object dtype) -> nb::object {
            const Array &a = expect_array(self);
            if (dtype.is_none()) return nb::cast(a.seen_as(a.layout(), a.dtype(), a.writeable()));
            if (is_of_dates(dtype)) {
              return nb::module_::import_("gridstride.cuda._dates")
                  .attr("DeviceDateArray")(a.view(DType::Int64), dtype);
            }
            return nb::cast(a.view(to_dtype(dtype)));
          },
          nb::arg("dtype").none() = nb::none(), nb::sig("def view(self, dtype: Any | None = None) -> Any"),
          "The same bytes, seen as another dtype; as dates or times they are an array of those.");

  // Copies and casts.
  cls.def(
         "copy",
         [](const Array &a, nb::object order) {
           return array::to_device(a, Device::current(), to_order(order, "CFAK"));
         },
         nb::arg("order").none() = "C", "A copy with its own memory, on the current device.")
      .def(
          "astype",
          [](nb::object self, nb::object dtype, nb::object order, nb::object casting, nb::object /*subok*/, bool copy) {
            const Array &a = expect_array(self);
            DType target = dtype.is_none() ? DType::Float64 : to_dtype(dtype);
            warn_of_lost_part(a.dtype(), target);
            const char letter = to_order(order, "KCFA");
            const bool ordered = (letter != 'C' || a.is_c_contiguous()) && (letter != 'F' || a.is_f_contiguous());
            if (!copy && ordered && target == a.dtype()) return self;
            return to_object(array::astype(a, target, letter, to_casting(casting), copy));
          },
          nb::arg("dtype").none(), nb::arg("order").none() = "K", nb::arg("casting") = "unsafe",
          nb::arg("subok").none() = nb::none(), nb::arg("copy") = true,
          nb::sig("def astype(self, dtype: Any, order: str | None = 'K', casting: str = 'unsafe', subok: Any = None, "
                  "copy: bool = "
                  "True) -> ndarray"),
          "The elements cast to a dtype.")
      .def("get", &get, nb::arg("stream").none() = nb::none(), nb::arg("order").none() = "C",
           nb::arg("out").none() = nb::none(), nb::arg("blocking") = true,
           nb::sig("def get(self, stream: Stream | None = None, order: str = 'C', out: numpy.ndarray | None = None, "
                   "blocking: bool = True) -> numpy.ndarray"),
           "A copy on the host, as a numpy.ndarray. It is complete when this returns, whatever `blocking` says.")
      .def("set", &set, nb::arg("arr"), nb::sig("def set(self, arr: numpy.ndarray) -> None"),
           "Copies a numpy.ndarray of the same shape and dtype into this array.")
      .def("item", &item, nb::sig("def item(self, *args: int | Sequence[int]) -> Any"),
           "One element as a Python number.")
      .def(
          "tolist", [](const Array &a) { return to_numpy(a).attr("tolist")(); }, nb::sig("def tolist(self) -> Any"),
          "The elements as nested lists of Python numbers.")
      .def(
          "tobytes", [](const Array &a, nb::object order) { return to_numpy(a).attr("tobytes")(order); },
          nb::arg("order").none() = "C", nb::sig("def tobytes(self, order: str = 'C') -> bytes"),
          "The elements as bytes.")
      .def(
          "__bytes__", [](const Array &a) { return to_numpy(a).attr("tobytes")(); },
          nb::sig("def __bytes__(self) -> bytes"), "The elements as bytes, in C order.")
      .def(
          "fill",
          [](const Array &a, nb::object value) {
            std::optional<ScalarOperand> scalar = to_scalar(value.ptr());
            if (scalar) {
              array::fill(a, Operand(to_scalar_of(*scalar, a.dtype())));
            } else {
              const Array given = as_array(value);
              if (given.ndim() != 0) {
                throw Error(ErrorKind::Value,
                            fmt::format("fill() takes a number or an array of no axes, not one of shape {}",
                                        to_string(given.shape())));
              }
              array::fill(a, Operand(given));
            }
          },
          nb::arg("value"), "Sets each element to a number.");

  // Reductions.
  bind_reduction(cls, "sum", Reduction::Sum, "Sum of the elements along axes.");
  bind_reduction(cls, "prod", Reduction::Prod, "Product of the elements along axes.");
  bind_extremum(cls, "min", Reduction::Min, "Smallest element along axes; NaN wins.");
  bind_extremum(cls, "max", Reduction::Max, "Greatest element along axes; NaN wins.");
  bind_truth_reduction(cls, "any", Reduction::Any, "Whether any element along axes is true.");
  bind_truth_reduction(cls, "all", Reduction::All, "Whether all elements along axes are true.");
  bind_variance(cls, "var", false, "Variance of the elements along axes.");
  bind_variance(cls, "std", true, "Standard deviation of the elements along axes.");
  cls.def(
         "mean",
         [](const Array &a, nb::object axis, nb::object dtype, nb::object out, bool keepdims, nb::object where) {
           return reduce(a, Reduction::Mean, axis, dtype, out, keepdims, nb::handle(), where);
         },
         nb::arg("axis").none() = nb::none(), nb::arg("dtype").none() = nb::none(), nb::arg("out").none() = nb::none(),
         nb::arg("keepdims") = false, nb::kw_only(), nb::arg("where").none() = nb::none(),
         "Mean of the elements along axes.")
      .def(
          "argmin",
          [](const Array &a, nb::object axis, nb::object out, bool keepdims, nb::object dtype) {
            return arg_extremum(a, false, axis, out, keepdims, dtype);
          },
          nb::arg("axis").none() = nb::none(), nb::arg("out").none() = nb::none(), nb::arg("keepdims") = false,
          nb::kw_only(), nb::arg("dtype").none() = nb::none(), "Position of the first smallest element.")
      .def(
          "argmax",
          [](const Array &a, nb::object axis, nb::object out, bool keepdims, nb::object dtype) {
            return arg_extremum(a, true, axis, out, keepdims, dtype);
          },
          nb::arg("axis").none() = nb::none(), nb::arg("out").none() = nb::none(), nb::arg("keepdims") = false,
          nb::kw_only(), nb::arg("dtype").none() = nb::none(), "Position of the first greatest element.");

  // Order and values.
  cls.def(
         "sort",
         [](const Array &a, int axis, nb::object kind, nb::object order, nb::object stable) {
           check_sort_kind(kind, order, stable);
           array::sort_in_place(a, axis);
         },
         nb::arg("axis") = -1, nb::arg("kind").none() = nb::none(), nb::arg("order").none() = nb::none(), nb::kw_only(),
         nb::arg("stable").none() = nb::none(), "Sorts this array along an axis; NaN last.")
      .def(
          "argsort",
          [](const Array &a, nb::object axis, nb::object kind, nb::object order, nb::object stable) {
            check_sort_kind(kind, order, stable);
            return array::argsort(a, to_optional_axis(axis));
          },
          nb::arg("axis").none() = -1, nb::arg("kind").none() = nb::none(), nb::arg("order").none() = nb::none(),
          nb::kw_only(), nb::arg("stable").none() = nb::none(), "The positions that sort along an axis.")
      .def(
          "partition",
          [](nb::handle self, nb::object kth, int axis, nb::object kind, nb::object order) {
            nb::object parted = python_routine("_routines_sort", "partition")(self, kth, axis, kind, order);
            array::assign(expect_array(self), expect_array(parted));
          },
          nb::arg("kth"), nb::arg("axis") = -1, nb::arg("kind") = "introselect", nb::arg("order").none() = nb::none(),
          "Moves the elements that belong at some places there, along an axis.")
      .def(
          "argpartition",
          [](nb::handle self, nb::object kth, nb::object axis, nb::object kind, nb::object order) {
            return python_routine("_routines_sort", "argpartition")(self, kth, axis, kind, order);
          },
          nb::arg("kth"), nb::arg("axis").none() = -1, nb::arg("kind") = "introselect",
          nb::arg("order").none() = nb::none(), "The positions that partition along an axis.")
      .def(
          "searchsorted",
          [](nb::handle self, nb::object v, nb::object side, nb::object sorter) {
            return python_routine("_routines_sort", "searchsorted")(self, v, side, sorter);
          },
          nb::arg("v"), nb::arg("side") = "left", nb::arg("sorter").none() = nb::none(),
          "Where values belong among the elements of this sorted array.")
      .def(
          "ptp",
          [](nb::handle self, nb::object axis, nb::object out, bool keepdims) {
            return python_routine("_routines_stats", "ptp")(self, axis, out, keepdims);
          },
          nb::arg("axis").none() = nb::none(), nb::arg("out").none() = nb::none(), nb::arg("keepdims") = false,
          "The greatest less the smallest element along axes.")
      .def("clip", &clip, nb::arg("min").none() = nb::none(), nb::arg("max").none() = nb::none(),
           nb::arg("out").none() = nb::none(), "The elements limited to [min, max].")
      .def("round", &round, nb::arg("decimals") = 0, nb::arg("out").none() = nb::none(),
           "The elements rounded, half to even.")
      .def("conj", &conjugate, "The complex conjugate: the array itself where it is not complex.")
      .def("conjugate", &conjugate, "The complex conjugate: the array itself where it is not complex.");
}

}  // namespace gridstride::python
