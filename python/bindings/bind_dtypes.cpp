#include <array>
#include <complex>
#include <string>

#include <fmt/format.h>

#include "dtypes.h"
#include "errors.h"

namespace gridstride::python {

namespace {

// NumPy's objects, filled when NumPy is first seen. They live as long as the process.
struct NumpyObjects {
  PyObject *module = nullptr;
  PyTypeObject *array = nullptr;
  PyTypeObject *generic = nullptr;
  PyTypeObject *void_ = nullptr;  // scalars of records
  PyTypeObject *datetime = nullptr;
  PyTypeObject *timedelta = nullptr;
  PyTypeObject *dtype = nullptr;
  std::array<PyObject *, kDTypeCount> dtypes{};        // numpy.dtype('float64'), ...; bfloat16 may be missing
  std::array<PyObject *, kDTypeCount> scalar_types{};  // numpy.float64, ...
};
NumpyObjects np;

PyTypeObject *type_attribute(const char *name) {
  return reinterpret_cast<PyTypeObject *>(checked(PyObject_GetAttrString(np.module, name)));
}

void load_numpy(PyObject *module) {
  Py_INCREF(module);
  np.module = module;
  np.array = type_attribute("ndarray");
  np.generic = type_attribute("generic");
  np.void_ = type_attribute("void");
  np.datetime = type_attribute("datetime64");
  np.timedelta = type_attribute("timedelta64");
  np.dtype = type_attribute("dtype");
  for (std::size_t i = 0; i < kDTypeCount; ++i) {
    auto dtype = static_cast<DType>(i);
    if (dtype == DType::BFloat16) continue;
    std::string text(name(dtype));
    PyObject *object = checked(PyObject_CallFunction(reinterpret_cast<PyObject *>(np.dtype), "s", text.c_str()));
    np.dtypes[i] = object;
    np.scalar_types[i] = checked(PyObject_GetAttrString(object, "type"));
  }
}

PyObject *module_if_loaded(const char *name) {
  PyObject *modules = PyImport_GetModuleDict();
  return PyDict_GetItemString(modules, name);  // borrowed
}

nb::object bfloat16_dtype() {
  PyObject *module = PyImport_ImportModule("ml_dtypes");
  if (module == nullptr) {
    PyErr_Clear();
    throw Error(ErrorKind::Type,
                "NumPy has no bfloat16 of its own; install the package ml_dtypes to see this dtype from Python");
  }
  nb::object owner = nb::steal(module);
  return nb::steal(checked(
      PyObject_CallFunctionObjArgs(reinterpret_cast<PyObject *>(np.dtype), owner.attr("bfloat16").ptr(), nullptr)));
}

std::optional<DType> dtype_of_kind(char kind, Py_ssize_t size) {
  switch (kind) {
    case 'b': return DType::Bool;
    case 'i':
      return size == 1   ? DType::Int8
             : size == 2 ? DType::Int16
             : size == 4 ? DType::Int32
             : size == 8 ? std::optional(DType::Int64)
                         : std::nullopt;
    case 'u':
      return size == 1   ? DType::UInt8
             : size == 2 ? DType::UInt16
             : size == 4 ? DType::UInt32
             : size == 8 ? std::optional(DType::UInt64)
                         : std::nullopt;
    case 'f':
      return size == 2   ? DType::Float16
             : size == 4 ? DType::Float32
             : size == 8 ? std::optional(DType::Float64)
                         : std::nullopt;
    case 'c': return size == 8 ? DType::Complex64 : size == 16 ? std::optional(DType::Complex128) : std::nullopt;
    default: return std::nullopt;
  }
}

[[noreturn]] void no_such_dtype(nb::handle object) {
  std::string text = nb::str(object).c_str();
  throw Error(
      ErrorKind::Type,
      fmt::format("dtype '{}' is not supported on a device; supported are bool, int8 to int64, uint8 to uint64, "
                  "float16, bfloat16, float32, float64, complex64 and complex128",
                  text));
}

DType from_numpy_dtype(nb::handle dtype) {
  for (std::size_t i = 0; i < kDTypeCount; ++i) {
    if (np.dtypes[i] == dtype.ptr()) return static_cast<DType>(i);
  }
  std::string kind = nb::str(dtype.attr("kind")).c_str();
  if (!nb::cast<bool>(dtype.attr("isnative")) && dtype_of_kind(kind[0], nb::cast<Py_ssize_t>(dtype.attr("itemsize")))) {
    throw Error(ErrorKind::Value, fmt::format("dtype '{}' is not in this machine's byte-order, in which arrays on a "
                                              "device are; use its newbyteorder('=')",
                                              nb::str(dtype.attr("str")).c_str()));
  }
  if (nb::cast<bool>(dtype.attr("isnative"))) {
    auto size = nb::cast<Py_ssize_t>(dtype.attr("itemsize"));
    if (std::optional<DType> found = dtype_of_kind(kind[0], size)) return *found;
    if (std::string(nb::str(dtype.attr("name")).c_str()) == "bfloat16") return DType::BFloat16;
  }
  no_such_dtype(dtype);
}

std::optional<Scalar> numpy_scalar(PyObject *object) {
  PyTypeObject *type = Py_TYPE(object);
  for (std::size_t i = 0; i < kDTypeCount; ++i) {
    if (reinterpret_cast<PyTypeObject *>(np.scalar_types[i]) != type) continue;
    Py_buffer view;
    checked(PyObject_GetBuffer(object, &view, PyBUF_SIMPLE));
    Scalar value = Scalar::load(static_cast<DType>(i), view.buf);
    PyBuffer_Release(&view);
    return value;
  }
  // longlong and its like: another type object for the same dtype, or a subclass.
  DType dtype = from_numpy_dtype(nb::handle(object).attr("dtype"));
  nb::bytes data(nb::handle(object).attr("tobytes")());
  return Scalar::load(dtype, data.c_str());
}

ScalarOperand from_int(PyObject *object) {
  int overflow = 0;
  long long value = PyLong_AsLongLongAndOverflow(object, &overflow);
  if (value == -1 && PyErr_Occurred()) throw PythonErrorSet{};
  if (overflow == 0) return {Scalar::of_int(DType::Int64, value), WeakKind::Int};
  if (overflow > 0) {
    unsigned long long big = PyLong_AsUnsignedLongLong(object);
    if (!PyErr_Occurred()) return {Scalar::of_uint(DType::UInt64, big), WeakKind::Int};
    PyErr_Clear();
  }
  throw Error(ErrorKind::Overflow,
              "Python integer " + std::string(nb::str(nb::handle(object)).c_str()) + " does not fit 64 bits");
}

}  // namespace

bool numpy_loaded() {
  if (np.module != nullptr) return true;
  PyObject *module = module_if_loaded("numpy");
  if (module == nullptr) return false;
  // While NumPy is being imported it has no ndarray yet.
  if (!PyObject_HasAttrString(module, "ndarray") || !PyObject_HasAttrString(module, "dtype") ||
      !PyObject_HasAttrString(module, "generic")) {
    return false;
  }
  load_numpy(module);
  return true;
}

nb::handle numpy() {
  if (np.module == nullptr) {
    nb::object module = nb::steal(checked(PyImport_ImportModule("numpy")));
    load_numpy(module.ptr());
  }
  return np.module;
}

nb::object numpy_dtype(DType dtype) {
  (void)numpy();
  PyObject *&object = np.dtypes[static_cast<std::size_t>(dtype)];
  if (object == nullptr) object = bfloat16_dtype().release().ptr();
  return nb::borrow(object);
}

DType to_dtype(nb::handle object) {
  PyObject *pointer = object.ptr();
  if (pointer == reinterpret_cast<PyObject *>(&PyFloat_Type)) return DType::Float64;
  if (pointer == reinterpret_cast<PyObject *>(&PyLong_Type)) return DType::Int64;
  if (pointer == reinterpret_cast<PyObject *>(&PyBool_Type)) return DType::Bool;
  if (pointer == reinterpret_cast<PyObject *>(&PyComplex_Type)) return DType::Complex128;
  if (PyUnicode_Check(pointer)) {
    // The IR's own short names do not count: "i8" is NumPy's int64 and the IR's int8.
    const std::string text = nb::str(object).c_str();
    const std::optional<DType> found = dtype_from_name(text);
    if (found && (text.size() == 1 || text == name(*found))) return *found;
  }
  if (numpy_loaded()) {
    for (std::size_t i = 0; i < kDTypeCount; ++i) {
      if (np.dtypes[i] == pointer || np.scalar_types[i] == pointer) return static_cast<DType>(i);
    }
  }
  (void)numpy();
  nb::object dtype =
      nb::steal(checked(PyObject_CallFunctionObjArgs(reinterpret_cast<PyObject *>(np.dtype), pointer, nullptr)));
  return from_numpy_dtype(dtype);
}

std::optional<DType> dtype_of_format(const char *format, Py_ssize_t item_size) {
  if (format == nullptr) return DType::UInt8;
  std::string_view text = format;
  if (!text.empty() && (text[0] == '@' || text[0] == '=' || text[0] == '<' || text[0] == '|')) text.remove_prefix(1);
  if (text == "?") return DType::Bool;
  if (text == "Zf") return DType::Complex64;
  if (text == "Zd") return DType::Complex128;
  if (text.size() != 1) return std::nullopt;
  switch (text[0]) {
    case 'b':
    case 'h':
    case 'i':
    case 'l':
    case 'q':
    case 'n': return dtype_of_kind('i', item_size);
    case 'B':
    case 'H':
    case 'I':
    case 'L':
    case 'Q':
    case 'N': return dtype_of_kind('u', item_size);
    case 'e':
    case 'f':
    case 'd': return dtype_of_kind('f', item_size);
    case 'E': return DType::BFloat16;
    default: return std::nullopt;
  }
}

nb::object to_python(const Scalar &value) {
  switch (kind_of(value.dtype)) {
    case DTypeKind::Bool: return nb::bool_(value.as_bool());
    case DTypeKind::Signed: return nb::int_(value.as_int());
    case DTypeKind::Unsigned: return nb::int_(value.as_uint());
    case DTypeKind::Float: return nb::float_(value.as_double());
    case DTypeKind::Complex: {
      std::complex<double> number = value.as_complex();
      return nb::steal(checked(PyComplex_FromDoubles(number.real(), number.imag())));
    }
  }
  return nb::none();
}

std::optional<ScalarOperand> to_scalar(PyObject *object) {
  if (PyFloat_CheckExact(object)) {
    return ScalarOperand{Scalar::of_float(DType::Float64, PyFloat_AS_DOUBLE(object)), WeakKind::Float};
  }
  if (PyLong_CheckExact(object)) return from_int(object);
  if (PyBool_Check(object)) return ScalarOperand{Scalar::of_bool(object == Py_True), WeakKind::Bool};
  if (PyComplex_CheckExact(object)) {
    Py_complex number = PyComplex_AsCComplex(object);
    return ScalarOperand{Scalar::of_complex(DType::Complex128, {number.real, number.imag}), WeakKind::Complex};
  }
  // numpy.float64 is a float too: NumPy's own types come first.
  if (numpy_loaded() && PyObject_TypeCheck(object, np.generic)) {
    for (PyTypeObject *no_number : {np.void_, np.datetime, np.timedelta}) {
      if (PyObject_TypeCheck(object, no_number)) return std::nullopt;
    }
    return ScalarOperand{*numpy_scalar(object), WeakKind::None};
  }
  if (PyLong_Check(object)) return from_int(object);
  if (PyFloat_Check(object)) {
    return ScalarOperand{Scalar::of_float(DType::Float64, PyFloat_AsDouble(object)), WeakKind::Float};
  }
  if (PyComplex_Check(object)) {
    Py_complex number = PyComplex_AsCComplex(object);
    return ScalarOperand{Scalar::of_complex(DType::Complex128, {number.real, number.imag}), WeakKind::Complex};
  }
  return std::nullopt;
}

Scalar to_scalar_of(const ScalarOperand &operand, DType dtype) {
  if (operand.weak == WeakKind::Int && is_integer(dtype)) {
    Scalar cast = operand.value.cast(dtype);
    bool negative = operand.value.dtype == DType::Int64 && operand.value.as_int() < 0;
    bool fits = cast.cast(operand.value.dtype) == operand.value &&
                !(negative && kind_of(dtype) == DTypeKind::Unsigned) &&
                !(operand.value.dtype == DType::UInt64 && kind_of(dtype) == DTypeKind::Signed);
    if (!fits) {
      throw Error(ErrorKind::Overflow,
                  fmt::format("Python integer {} out of bounds for {}", operand.value.to_string(), name(dtype)));
    }
    return cast;
  }
  return operand.value.cast(dtype);
}

bool is_record_array(PyObject *object) {
  return std::string_view(Py_TYPE(object)->tp_name) == "DeviceRecordArray";
}

bool is_numpy_array(PyObject *object) {
  return numpy_loaded() && PyObject_TypeCheck(object, np.array);
}

void bind_dtypes(nb::module_ &m) {
  m.def(
      "dtype_of", [](nb::object dtype) { return numpy_dtype(to_dtype(dtype)); }, nb::arg("dtype"),
      "The numpy.dtype of the element type that `dtype` names; TypeError where the device has none.");
  m.def(
      "promote_types", [](nb::object a, nb::object b) { return numpy_dtype(promote(to_dtype(a), to_dtype(b))); },
      nb::arg("type1"), nb::arg("type2"), "NumPy's promote_types.");
}

}  // namespace gridstride::python
