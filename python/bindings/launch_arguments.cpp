#include "launch_arguments.h"

#include <fmt/format.h>
#include <nanobind/stl/shared_ptr.h>

#include "cuda_interface.h"
#include "devices.h"
#include "errors.h"

namespace gridstride::python {

using kernels::Argument;
using kernels::Specialisation;

std::atomic<Transfer> implicit_transfer{Transfer::Warn};

std::string kernel_name(nb::handle dispatcher) {
  nb::object name = nb::getattr(dispatcher, "__name__", nb::str("?"));
  return nb::str(name).c_str();
}

namespace {

void check_implicit_transfer() {
  switch (implicit_transfer.load(std::memory_order_relaxed)) {
    case Transfer::Allow: return;
    case Transfer::Warn:
      performance_warning(
          "Host array used in CUDA kernel will incur copy overhead to/from device; gridstride.asarray(...) or "
          "cuda.to_device(...) copies it once, gridstride.config.implicit_transfer = 'allow' silences this");
      return;
    case Transfer::Error:
      throw Error(
          ErrorKind::Type,
          "a NumPy array was given to a kernel while gridstride.config.implicit_transfer is 'error'; copy it with "
          "gridstride.asarray(...) or cuda.to_device(...)");
  }
}

[[noreturn]] void bad_argument(nb::handle dispatcher, Py_ssize_t position, PyObject *value) {
  throw Error(ErrorKind::Typing,
              fmt::format("argument {} of kernel '{}' is of type {}; a kernel takes arrays, numbers, bools, None and "
                          "tuples of such",
                          position + 1, kernel_name(dispatcher), type_name(value)));
}

kernels::HostArray host_array(PyObject *object) {
  Py_buffer view;
  bool writeable = PyObject_GetBuffer(object, &view, PyBUF_FULL) == 0;
  bool readable = writeable;
  if (!writeable) {
    PyErr_Clear();
    readable = PyObject_GetBuffer(object, &view, PyBUF_FULL_RO) == 0;
    PyErr_Clear();
  }
  kernels::HostArray host;
  std::optional<DType> dtype = readable ? dtype_of_format(view.format, view.itemsize) : std::nullopt;
  if (dtype) {
    host.data = view.buf;
    host.dtype = *dtype;
    host.writeable = writeable;
    for (int i = 0; i < view.ndim; ++i) {
      host.layout.shape.push_back(view.shape[i]);
      host.layout.strides.push_back(view.strides[i]);
    }
  }
  if (readable) PyBuffer_Release(&view);
  if (!dtype) {
    nb::object type = nb::handle(object).attr("dtype");
    throw Error(ErrorKind::Typing,
                fmt::format("a NumPy array of dtype '{}' cannot be given to a kernel", nb::str(type).c_str()));
  }
  Py_INCREF(object);
  host.release = [object] {
    nb::gil_scoped_acquire acquire;
    Py_DECREF(object);
  };
  return host;
}

/// `In`, `Out` and `InOut` of gridstride.cuda: a host array, and how a launch moves it.
bool is_hint(PyObject *object) {
  static PyObject *hint = nullptr;
  if (hint == nullptr) {
    nb::object modules = nb::module_::import_("sys").attr("modules");
    nb::object transfer = modules.attr("get")("gridstride.cuda._transfer", nb::none());
    if (transfer.is_none()) return false;
    hint = nb::object(transfer.attr("ArgHint")).release().ptr();  // lives as long as the process
  }
  return PyObject_IsInstance(object, hint) == 1;
}

/// The number that a member of an Enum stands for; null for anything else.
nb::object enum_value(PyObject *object) {
  if (PyObject_HasAttrString(reinterpret_cast<PyObject *>(Py_TYPE(object)), "__members__") == 0) return {};
  nb::object value = nb::steal(PyObject_GetAttrString(object, "value"));
  if (!value.is_valid()) PyErr_Clear();
  return value;
}

/// The field names of a namedtuple; empty for a plain tuple.
std::vector<std::string> field_names(PyObject *tuple) {
  std::vector<std::string> names;
  if (PyTuple_CheckExact(tuple)) return names;
  nb::object fields = nb::steal(PyObject_GetAttrString(tuple, "_fields"));
  PyErr_Clear();
  if (!fields.is_valid() || !PyTuple_Check(fields.ptr())) return names;
  for (nb::handle field : fields) names.emplace_back(nb::str(field).c_str());
  return names;
}

/// (rank, names, arrays) of an array of records; null for anything else.
nb::object record_fields(PyObject *object) {
  nb::object method = nb::steal(PyObject_GetAttrString(object, "__gridstride_fields__"));
  if (method.is_valid()) return method();
  PyErr_Clear();
  if (!numpy_loaded()) return {};
  nb::object dtype = nb::steal(PyObject_GetAttrString(object, "dtype"));
  PyErr_Clear();
  if (!dtype.is_valid() || nb::getattr(dtype, "names", nb::none()).is_none()) return {};
  return nb::module_::import_("gridstride._records").attr("host_fields")(nb::handle(object));
}

}  // namespace

void Arguments::check_writeable(const Specialisation &specialisation) const {
  for (std::size_t i = 0; i < host_positions_.size(); ++i) {
    if (!hosts_->host(i).writeable && specialisation.writes(host_positions_[i])) {
      throw Error(ErrorKind::Value, fmt::format("argument {} of kernel '{}' is a read-only NumPy array, and the kernel "
                                                "writes to it",
                                                host_positions_[i] + 1, kernel_name(dispatcher_)));
    }
  }
}

void Arguments::copy_out(Stream &stream, const Specialisation &specialisation) {
  std::vector<bool> written;
  written.reserve(host_positions_.size());
  for (std::size_t position : host_positions_) written.push_back(specialisation.writes(position));
  hosts_->finish(stream, written);
}

void Arguments::add_any(PyObject *object, Py_ssize_t position) {
  if (Array *array = array_of(object)) {
    add(Argument(*array));
  } else if (std::optional<ScalarOperand> scalar = to_scalar(object)) {
    add(Argument(scalar->value));
  } else {
    add_other(object, position);
  }
}

void Arguments::add_other(PyObject *object, Py_ssize_t position) {
  if (std::optional<kernels::BorrowedArray> lent = borrow_cupy(object, stream_, cupy_stream_)) {
    borrowed_.push_back(*std::move(lent));
    add(Argument(borrowed_.back()));
  } else if (std::optional<Array> other = numba_arrays ? std::nullopt : from_cuda_interface(object)) {
    foreign_.push_back(std::make_unique<Array>(*std::move(other)));
    add(Argument(*foreign_.back()));
  } else if (PyObject_HasAttrString(object, "__cuda_array_interface__") != 0) {
    nb::object made = nb::module_::import_("gridstride.cuda._arrays").attr("as_cuda_array")(nb::handle(object));
    foreign_.push_back(std::make_unique<Array>(expect_array(made)));
    add(Argument(*foreign_.back()));
  } else if (nb::object fields = record_fields(object); fields.is_valid()) {
    warn_ = warn_ || PyObject_HasAttrString(object, "__gridstride_fields__") == 0;
    add_record(fields, position, true);
  } else if (add_dates(object, position)) {
  } else if (is_numpy_array(object)) {
    warn_ = true;
    add_host(object, true);
  } else if (PyTuple_Check(object)) {
    std::vector<std::string> names = field_names(object);
    Py_ssize_t size = PyTuple_GET_SIZE(object);
    add(Argument(kernels::TypeCode::tuple(static_cast<std::size_t>(size), names)));
    for (Py_ssize_t i = 0; i < size; ++i) add_any(PyTuple_GET_ITEM(object, i), position);
  } else if (object == Py_None) {
    add(Argument(kernels::TypeCode::none()));
  } else if (is_hint(object)) {
    nb::object value = nb::handle(object).attr("value");
    bool copy_back = nb::cast<bool>(nb::handle(object).attr("copy_out"));
    if (nb::object hinted = record_fields(value.ptr()); hinted.is_valid()) {
      add_record(hinted, position, copy_back);
    } else if (is_numpy_array(value.ptr())) {
      add_host(value.ptr(), copy_back);
    } else {
      add_any(value.ptr(), position);
    }
  } else if (nb::object value = enum_value(object); value.is_valid()) {
    add_any(value.ptr(), position);
  } else {
    bad_argument(dispatcher_, position, object);
  }
}

void Arguments::add_record(nb::handle fields, Py_ssize_t position, bool copy_back) {
  std::vector<std::string> names;
  for (nb::handle name : nb::object(fields[1])) names.emplace_back(nb::str(name).c_str());
  add(Argument(kernels::TypeCode::record(nb::cast<int>(fields[0]), names)));
  for (nb::handle array : nb::object(fields[2])) {
    kept_.push_back(nb::borrow(array));
    if (nb::object inner = record_fields(array.ptr()); inner.is_valid()) {
      add_record(inner, position, copy_back);
    } else if (is_numpy_array(array.ptr())) {
      add_host(array.ptr(), copy_back);
    } else {
      add_any(array.ptr(), position);
    }
  }
}

/// numpy.datetime64 and timedelta64, and arrays of them: the int64 numbers that they are, all of one unit. False for
/// anything else.
bool Arguments::add_dates(PyObject *object, Py_ssize_t position) {
  if (!numpy_loaded()) return false;
  nb::object dtype = nb::steal(PyObject_GetAttrString(object, "dtype"));
  PyErr_Clear();
  if (!dtype.is_valid()) return false;
  const nb::object kind = nb::getattr(dtype, "kind", nb::none());
  if (!PyUnicode_Check(kind.ptr())) return false;
  const std::string letter = nb::str(kind).c_str();
  if ((letter == "U" || letter == "S") && nb::cast<bool>(dtype.attr("isnative"))) {
    kept_.push_back(nb::module_::import_("gridstride._records").attr("characters")(nb::handle(object)));
    warn_ = true;
    add_host(kept_.back().ptr(), true);
    return true;
  }
  if (letter != "M" && letter != "m") return false;
  const std::string text = nb::str(nb::module_::import_("numpy").attr("datetime_data")(dtype)).c_str();
  if (!unit_.empty() && text != unit_) {
    throw Error(
        ErrorKind::Typing,
        fmt::format("argument {} of kernel '{}' counts time in units of {}, another one in units of {}; convert "
                    "them to one unit",
                    position + 1, kernel_name(dispatcher_), text, unit_));
  }
  unit_ = text;
  kept_.push_back(nb::handle(object).attr("view")("int64"));
  PyObject *numbers = kept_.back().ptr();
  if (!is_numpy_array(numbers)) {
    add_any(numbers, position);
    return true;
  }
  warn_ = true;
  add_host(numbers, true);
  return true;
}

void Arguments::add_host(PyObject *object, bool copy_back) {
  hosts_in_.emplace_back(object, copy_back);
  host_positions_.push_back(count_);
  add(Argument());
}

void Arguments::copy_in() {
  if (warn_) check_implicit_transfer();
  std::vector<kernels::HostArray> hosts;
  for (auto [object, copy_back] : hosts_in_) {
    hosts.push_back(host_array(object));
    hosts.back().copy_back = copy_back;
  }
  hosts_.emplace(std::move(hosts));
  for (std::size_t i = 0; i < host_positions_.size(); ++i) data()[host_positions_[i]] = Argument(hosts_->array(i));
}

}  // namespace gridstride::python
