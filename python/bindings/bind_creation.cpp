#include <algorithm>

#include <fmt/format.h>

#include "array/creation.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "arrays.h"
#include "devices.h"
#include "errors.h"

// Functions that make arrays, with NumPy's signatures.

namespace gridstride::python {

namespace {

DType dtype_or(nb::handle dtype, DType otherwise) {
  return dtype.is_none() ? otherwise : to_dtype(dtype);
}

Scalar number(DType dtype, int value) {
  return Scalar::of_int(DType::Int64, value).cast(dtype);
}

/// An array whose elements nobody has written.
Array undefined(Array array) {
  start_checker();
  array::set_defined(array, false);
  return array;
}

Array full(nb::handle shape, nb::handle fill_value, nb::handle dtype, nb::handle order) {
  Shape extents = to_shape(shape);
  char letter = to_order(order, "CF");
  if (std::optional<ScalarOperand> scalar = to_scalar(fill_value.ptr())) {
    return array::full(extents, to_scalar_of(*scalar, dtype_or(dtype, scalar->value.dtype)), letter);
  }
  Array value = as_array(fill_value);
  Array result = array::empty(extents, dtype_or(dtype, value.dtype()), letter);
  array::assign(result, value);
  return result;
}

/// An array of another shape whose axes lie in memory in the order of the model's, where it has as many.
Array ordered_like(const Array &model, const Shape &shape, DType type) {
  const int rank = shape.size();
  if (rank != model.ndim()) return array::empty(shape, type);
  const std::vector<int> axes = memory_order(model);
  Shape sorted;
  std::vector<int> inverse(axes.size());
  for (int place = 0; place < rank; ++place) {
    const int axis = axes[static_cast<std::size_t>(place)];
    sorted.push_back(shape[axis]);
    inverse[static_cast<std::size_t>(axis)] = place;
  }
  return array::empty(sorted, type).transpose(inverse);
}

/// The `shape` argument of zeros_like and its like.
template <typename Make>
Array like(nb::handle prototype, nb::handle dtype, nb::handle order, nb::handle shape, Make &&make) {
  Array model = as_array(prototype);
  DType type = dtype_or(dtype, model.dtype());
  char letter = to_order(order, "KCFA");
  if (shape.is_none()) return make(model, type, letter);
  Shape extents = to_shape(shape);
  if (letter == 'A') letter = model.is_f_contiguous() && !model.is_c_contiguous() ? 'F' : 'C';
  if (letter == 'K') return make(ordered_like(model, extents, type), type, 'K');
  return make(array::empty(extents, type, letter), type, letter);
}

Array full_like(nb::handle prototype, nb::handle fill_value, nb::handle dtype, nb::handle order, nb::handle shape) {
  return like(prototype, dtype, order, shape, [&](const Array &model, DType type, char letter) {
    if (std::optional<ScalarOperand> scalar = to_scalar(fill_value.ptr())) {
      return array::full_like(model, to_scalar_of(*scalar, type), letter);
    }
    Array result = array::empty_like(model, type, letter);
    array::assign(result, as_array(fill_value));
    return result;
  });
}

Operand number_operand(nb::handle object) {
  if (Array *array = array_of(object.ptr())) return Operand(array::item(*array));
  return expect_operand(object.ptr());
}

Array arange(nb::handle start, nb::handle stop, nb::handle step, nb::handle dtype) {
  if (start.is_none()) throw Error(ErrorKind::Type, "arange() requires stop to be specified.");
  Operand zero = Operand::python_int(0), one = Operand::python_int(1);
  Operand first = stop.is_none() ? zero : number_operand(start);
  Operand last = number_operand(stop.is_none() ? start : stop);
  Operand increment = step.is_none() ? one : number_operand(step);
  return array::arange(first, last, increment, to_optional_dtype(dtype));
}

nb::object linspace(nb::handle start, nb::handle stop, std::int64_t num, bool endpoint, bool retstep,
                    nb::handle dtype) {
  if (num < 0) throw Error(ErrorKind::Value, fmt::format("Number of samples, {}, must be non-negative.", num));
  auto value = [](nb::handle object) {
    Operand operand = number_operand(object);
    if (operand.is_array() || is_complex(operand.value().dtype)) {
      throw Error(ErrorKind::NotImplemented, "linspace between arrays or complex numbers is not supported yet");
    }
    return operand.value().as_double();
  };
  double step = 0;
  Array result = array::linspace(value(start), value(stop), num, endpoint, dtype_or(dtype, DType::Float64), &step);
  if (!retstep) return to_object(std::move(result));
  return nb::make_tuple(to_object(std::move(result)), nb::float_(step));
}

/// The `copy` argument: True, False (never) or None (where it is needed).
std::optional<bool> copy_rule(nb::handle copy) {
  if (copy.is_none()) return std::nullopt;
  const int truth = PyObject_IsTrue(copy.ptr());
  if (truth < 0) throw PythonErrorSet{};
  return truth != 0;
}

/// np.asarray: `a` itself where it is an array that fits and need not be copied.
/// `here`: where it lies on another device than the current one, a copy on that.
nb::object converted(nb::handle given, std::optional<DType> dtype, std::optional<bool> copy, char order,
                     bool here = false) {
  nb::object a = nb::borrow(given);
  if (array_of(a.ptr()) == nullptr) {
    if (nb::object inner = protocol_array(a.ptr()); inner.is_valid()) a = std::move(inner);
  }
  if (Array *array = array_of(a.ptr())) {
    const bool ordered = (order != 'C' || array->is_c_contiguous()) && (order != 'F' || array->is_f_contiguous());
    here = here && &array->device() != &Device::current();
    if (copy != true && ordered && !here && (!dtype || *dtype == array->dtype())) return a;
    if (here && copy == true) copy = std::nullopt;  // the move is one already
  } else {
    here = false;
  }
  if (copy == false) {
    throw Error(ErrorKind::Value,
                "Unable to avoid copy while creating an array as requested; copy=None copies where it is needed");
  }
  Array result = as_array(a, dtype, copy == true, order);
  return to_object(here ? array::to_device(result, Device::current()) : std::move(result));
}

/// Whether a dtype, or a list that makes one, has fields.
bool has_fields(nb::handle dtype) {
  const std::string_view type = Py_TYPE(dtype.ptr())->tp_name;
  if (PyList_Check(dtype.ptr())) return true;
  return type.ends_with("VoidDType") && !nb::getattr(dtype, "names", nb::none()).is_none();
}

/// Whether `asarray(a, dtype)` is an array of records, which the package's Python part holds.
bool makes_records(nb::handle a, nb::handle dtype) {
  if (has_fields(dtype) || is_record_array(a.ptr())) return true;
  const std::string_view type = Py_TYPE(a.ptr())->tp_name;
  if (!is_numpy_array(a.ptr()) && type != "numpy.void" && type != "numpy.record") return false;
  return has_fields(a.attr("dtype"));
}

nb::object records() {
  return nb::module_::import_("gridstride._records");
}

/// np.ascontiguousarray and np.asfortranarray: at least one axis.
nb::object contiguous(nb::handle a, nb::handle dtype, char order) {
  nb::object result = converted(a, to_optional_dtype(dtype), std::nullopt, order);
  const Array &array = expect_array(result);
  return array.ndim() == 0 ? to_object(array.reshape(Shape{1})) : result;
}

/// The number of a diagonal; those far outside of any matrix are as good as each other.
std::int64_t to_diagonal(nb::handle object) {
  nb::object index = nb::steal(checked(PyNumber_Index(object.ptr())));
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
  constexpr std::int64_t kFar = std::int64_t{1} << 40;
  return overflow != 0 ? overflow * kFar : std::clamp<std::int64_t>(value, -kFar, kFar);
}

Array eye(std::int64_t rows, nb::handle columns, nb::handle k, nb::handle dtype, nb::handle order) {
  const std::int64_t diagonal = to_diagonal(k);
  std::int64_t width = columns.is_none() ? rows : nb::cast<std::int64_t>(columns);
  return array::eye(rows, width, diagonal, dtype_or(dtype, DType::Float64), to_order(order, "CF"));
}

}  // namespace

void bind_creation(nb::module_ &m) {
  auto optional = [](const char *name) { return nb::arg(name).none() = nb::none(); };
  m.def(
      "array",
      [](nb::object object, nb::object dtype, nb::object copy, nb::object order, bool /*subok*/, int ndmin,
         bool /*blocking*/) {
        if (makes_records(object, dtype)) return records().attr("as_records")(object, dtype, copy, order);
        nb::object result = converted(object, to_optional_dtype(dtype), copy_rule(copy), to_order(order, "KCFA"), true);
        if (expect_array(result).ndim() >= ndmin) return result;
        Array wide = expect_array(result);
        while (wide.ndim() < ndmin) wide = wide.expand_dims(0);
        return to_object(std::move(wide));
      },
      nb::arg("object").none(), optional("dtype"), nb::arg("copy").none() = true, nb::arg("order").none() = "K",
      nb::arg("subok") = false, nb::arg("ndmin") = 0, nb::kw_only(), nb::arg("blocking") = false,
      nb::sig(
          "def array(object: Any, dtype: Any = None, copy: bool | None = True, order: str | None = 'K', subok: bool "
          "= False, ndmin: int = 0, *, blocking: bool = False) -> ndarray"),
      "An array on the device with the elements of `object`.\n\n"
      "A copy with ``copy=True``; where one is needed with None; never, else ValueError, with False. Host arrays can "
      "be "
      "written as soon as this returns, whatever `blocking` says.");
  // The package's own routines leave arrays where they are, so that operands on different devices are an error.
  constexpr auto kAsArray = [](bool here) {
    return [here](nb::object a, nb::object dtype, nb::object order, nb::object device, nb::object copy,
                  bool /*blocking*/) {
      DeviceScope scope(device);
      if (makes_records(a, dtype)) return records().attr("as_records")(a, dtype, copy, order);
      return converted(a, to_optional_dtype(dtype), copy_rule(copy), to_order(order, "KCFA"),
                       here || !device.is_none());
    };
  };
  m.def("asarray", kAsArray(false), nb::arg("a").none(), optional("dtype"), optional("order"), nb::kw_only(),
        optional("device"), optional("copy"), nb::arg("blocking") = false,
        nb::sig("def asarray(a: Any, dtype: Any = None, order: Any = None, *, device: Any = None, copy: bool | None = "
                "None, blocking: bool = False) -> ndarray"),
        "`a` itself where it is an array of the dtype already, else a copy on the device.");
  m.def("asarray_on_current_device", kAsArray(true), nb::arg("a").none(), optional("dtype"), optional("order"),
        nb::kw_only(), optional("device"), optional("copy"), nb::arg("blocking") = false,
        nb::sig("def asarray_on_current_device(a: Any, dtype: Any = None, order: Any = None, *, device: Any = None, "
                "copy: bool | None = None, blocking: bool = False) -> ndarray"),
        "`a` itself where it is an array of the dtype on the current device (or `device`) already, else a copy there.");
  m.def(
      "ascontiguousarray", [](nb::object a, nb::object dtype) { return contiguous(a, dtype, 'C'); }, nb::arg("a"),
      optional("dtype"), "The elements in C order: `a` itself where it is, else a copy.");
  m.def(
      "asfortranarray", [](nb::object a, nb::object dtype) { return contiguous(a, dtype, 'F'); }, nb::arg("a"),
      optional("dtype"), "The elements in Fortran order: `a` itself where it is, else a copy.");
  m.def(
      "copy",
      [](nb::object a, nb::object order) {
        if (makes_records(a, nb::none())) return records().attr("as_records")(a, nb::none(), true, order);
        return to_object(array::to_device(as_array(a), Device::current(), to_order(order, "KCFA")));
      },
      nb::arg("a"), nb::arg("order").none() = "K", nb::sig("def copy(a: Any, order: Any = 'K') -> ndarray"),
      "A copy with its own memory, on the current device.");

  m.def(
      "empty",
      [](nb::object shape, nb::object dtype, nb::object order, nb::object device) {
        DeviceScope scope(device);
        if (has_fields(dtype)) return records().attr("empty_records")(shape, dtype, order);
        return to_object(
            undefined(array::empty(to_shape(shape), dtype_or(dtype, DType::Float64), to_order(order, "CF"))));
      },
      nb::arg("shape").none(), optional("dtype"), nb::arg("order").none() = "C", nb::kw_only(), optional("device"),
      nb::sig("def empty(shape: Any, dtype: Any = None, order: Any = 'C', *, device: Any = None) -> ndarray"),
      "An array with undefined elements.");
  m.def(
      "zeros",
      [](nb::object shape, nb::object dtype, nb::object order, nb::object device) {
        DeviceScope scope(device);
        if (has_fields(dtype)) return records().attr("zero_records")(shape, dtype, order);
        return to_object(array::zeros(to_shape(shape), dtype_or(dtype, DType::Float64), to_order(order, "CF")));
      },
      nb::arg("shape").none(), optional("dtype"), nb::arg("order").none() = "C", nb::kw_only(), optional("device"),
      nb::sig("def zeros(shape: Any, dtype: Any = None, order: Any = 'C', *, device: Any = None) -> ndarray"),
      "An array of zeros.");
  m.def(
      "ones",
      [](nb::object shape, nb::object dtype, nb::object order, nb::object device) {
        DeviceScope scope(device);
        return array::ones(to_shape(shape), dtype_or(dtype, DType::Float64), to_order(order, "CF"));
      },
      nb::arg("shape").none(), optional("dtype"), nb::arg("order").none() = "C", nb::kw_only(), optional("device"),
      "An array of ones.");
  m.def(
      "full",
      [](nb::object shape, nb::object fill_value, nb::object dtype, nb::object order, nb::object device) {
        DeviceScope scope(device);
        return full(shape, fill_value, dtype, order);
      },
      nb::arg("shape").none(), nb::arg("fill_value"), optional("dtype"), nb::arg("order").none() = "C", nb::kw_only(),
      optional("device"), "An array of one value.");
  m.def(
      "empty_like",
      [](nb::object prototype, nb::object dtype, nb::object order, nb::object /*subok*/, nb::object shape,
         nb::object device) {
        DeviceScope scope(device);
        if (makes_records(prototype, dtype)) {
          return records().attr("records_like")(prototype, dtype, order, shape, false);
        }
        return to_object(
            undefined(like(prototype, dtype, order, shape, [](const Array &model, DType type, char letter) {
              return array::empty_like(model, type, letter);
            })));
      },
      nb::arg("prototype"), optional("dtype"), nb::arg("order").none() = "K", optional("subok"), optional("shape"),
      nb::kw_only(), optional("device"),
      nb::sig("def empty_like(prototype: Any, dtype: Any = None, order: Any = 'K', subok: Any = None, shape: Any = "
              "None, *, device: Any = None) -> ndarray"),
      "An array with undefined elements, shaped as another one.");
  m.def(
      "zeros_like",
      [](nb::object a, nb::object dtype, nb::object order, nb::object /*subok*/, nb::object shape, nb::object device) {
        DeviceScope scope(device);
        if (makes_records(a, dtype)) return records().attr("records_like")(a, dtype, order, shape, true);
        return to_object(like(a, dtype, order, shape, [](const Array &model, DType type, char letter) {
          return array::full_like(model, number(type, 0), letter);
        }));
      },
      nb::arg("a"), optional("dtype"), nb::arg("order").none() = "K", optional("subok"), optional("shape"),
      nb::kw_only(), optional("device"),
      nb::sig("def zeros_like(a: Any, dtype: Any = None, order: Any = 'K', subok: Any = None, shape: Any = None, *, "
              "device: Any = None) -> ndarray"),
      "An array of zeros, shaped as another one.");
  m.def(
      "ones_like",
      [](nb::object a, nb::object dtype, nb::object order, nb::object /*subok*/, nb::object shape, nb::object device) {
        DeviceScope scope(device);
        return like(a, dtype, order, shape, [](const Array &model, DType type, char letter) {
          return array::full_like(model, number(type, 1), letter);
        });
      },
      nb::arg("a"), optional("dtype"), nb::arg("order").none() = "K", optional("subok"), optional("shape"),
      nb::kw_only(), optional("device"), "An array of ones, shaped as another one.");
  m.def(
      "full_like",
      [](nb::object a, nb::object fill_value, nb::object dtype, nb::object order, nb::object /*subok*/,
         nb::object shape, nb::object device) {
        DeviceScope scope(device);
        return full_like(a, fill_value, dtype, order, shape);
      },
      nb::arg("a"), nb::arg("fill_value"), optional("dtype"), nb::arg("order").none() = "K", optional("subok"),
      optional("shape"), nb::kw_only(), optional("device"), "An array of one value, shaped as another one.");

  m.def(
      "arange",
      [](nb::object start, nb::object stop, nb::object step, nb::object dtype, nb::object device) {
        DeviceScope scope(device);
        return arange(start, stop, step, dtype);
      },
      nb::arg("start").none(), optional("stop"), optional("step"), optional("dtype"), nb::kw_only(), optional("device"),
      "Evenly spaced numbers of the half-open interval [start, stop).");
  m.def("linspace", &linspace, nb::arg("start"), nb::arg("stop"), nb::arg("num") = 50, nb::arg("endpoint") = true,
        nb::arg("retstep") = false, optional("dtype"), "`num` evenly spaced numbers over an interval.");
  m.def(
      "eye",
      [](std::int64_t rows, nb::object columns, nb::object diagonal, nb::object dtype, nb::object order,
         nb::object device) {
        DeviceScope scope(device);
        return eye(rows, columns, diagonal, dtype, order);
      },
      nb::arg("N"), optional("M"), nb::arg("k") = 0, optional("dtype"), nb::arg("order").none() = "C", nb::kw_only(),
      optional("device"), "A matrix with ones on a diagonal.");
  m.def(
      "identity", [](std::int64_t n, nb::object dtype) { return array::eye(n, n, 0, dtype_or(dtype, DType::Float64)); },
      nb::arg("n"), optional("dtype"), "The identity matrix.");
}

}  // namespace gridstride::python
