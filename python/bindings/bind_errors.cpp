#include <string>

#include "array/linalg.h"
#include "errors.h"

namespace gridstride::python {

namespace {

struct Exceptions {
  PyObject *cuda_error = nullptr;
  PyObject *out_of_memory = nullptr;
  PyObject *typing_error = nullptr;
  PyObject *unsupported_error = nullptr;
  PyObject *performance_warning = nullptr;
};
Exceptions exceptions;

/// NumPy's class of errors, so that handlers of it work here too; NumPy is imported for the first such error.
PyObject *numpy_error(const char *module_name, const char *name, PyObject *otherwise) {
  nb::object module = nb::steal(PyImport_ImportModule(module_name));
  nb::object type = module.is_valid() ? nb::steal(PyObject_GetAttrString(module.ptr(), name)) : nb::object();
  if (type.is_valid()) return type.ptr();  // the module keeps it
  PyErr_Clear();
  return otherwise;
}

void set_error(const array::LinAlgError &error) {
  PyErr_SetString(numpy_error("numpy.linalg", "LinAlgError", PyExc_ValueError), error.what());
}

/// The engine says an axis out of bounds by NumPy's text of AxisError (types/layout.h).
bool is_axis_error(const Error &error) {
  return error.kind() == ErrorKind::Index && error.message().starts_with("axis ") &&
         error.message().find(" is out of bounds for array of dimension ") != std::string::npos;
}

PyObject *class_of(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Value: return PyExc_ValueError;
    case ErrorKind::Type: return PyExc_TypeError;
    case ErrorKind::Index: return PyExc_IndexError;
    case ErrorKind::Key: return PyExc_KeyError;
    case ErrorKind::Name: return PyExc_NameError;
    case ErrorKind::Attribute: return PyExc_AttributeError;
    case ErrorKind::ZeroDivision: return PyExc_ZeroDivisionError;
    case ErrorKind::Overflow: return PyExc_OverflowError;
    case ErrorKind::Assertion: return PyExc_AssertionError;
    case ErrorKind::NotImplemented: return PyExc_NotImplementedError;
    case ErrorKind::Runtime: return PyExc_RuntimeError;
    case ErrorKind::OutOfMemory: return exceptions.out_of_memory;
    case ErrorKind::Cuda: return exceptions.cuda_error;
    case ErrorKind::Typing: return exceptions.typing_error;
    case ErrorKind::Unsupported: return exceptions.unsupported_error;
    case ErrorKind::Internal: return PyExc_RuntimeError;
  }
  return PyExc_RuntimeError;
}

void set_error(const Error &error) {
  if (error.kind() == ErrorKind::Internal) {
    std::string text = std::string("internal error of gridstride, please report it: ") + error.what();
    PyErr_SetString(PyExc_RuntimeError, text.c_str());
    return;
  }
  PyObject *type =
      is_axis_error(error) ? numpy_error("numpy.exceptions", "AxisError", PyExc_IndexError) : class_of(error.kind());
  PyErr_SetString(type, error.what());
}

PyObject *new_exception(nb::module_ &m, const char *name, const char *module, PyObject *base, const char *doc) {
  std::string qualified = std::string(module) + "." + name;
  PyObject *type = PyErr_NewExceptionWithDoc(qualified.c_str(), doc, base, nullptr);
  if (type == nullptr) nb::raise_python_error();
  m.attr(name) = nb::handle(type);
  return type;  // lives as long as the process
}

}  // namespace

void set_error_from_current_exception() noexcept {
  try {
    throw;
  } catch (const array::LinAlgError &error) {
    set_error(error);
  } catch (const Error &error) {
    set_error(error);
  } catch (const PythonErrorSet &) {
    // already set
  } catch (nb::python_error &error) {
    error.restore();
  } catch (const nb::builtin_exception &error) {
    switch (error.type()) {
      case nb::exception_type::stop_iteration: PyErr_SetNone(PyExc_StopIteration); break;
      case nb::exception_type::index_error: PyErr_SetString(PyExc_IndexError, error.what()); break;
      case nb::exception_type::key_error: PyErr_SetString(PyExc_KeyError, error.what()); break;
      case nb::exception_type::type_error: PyErr_SetString(PyExc_TypeError, error.what()); break;
      case nb::exception_type::value_error: PyErr_SetString(PyExc_ValueError, error.what()); break;
      default: PyErr_SetString(PyExc_RuntimeError, error.what());
    }
  } catch (const std::bad_alloc &) {
    PyErr_NoMemory();
  } catch (const std::exception &error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  } catch (...) {
    PyErr_SetString(PyExc_RuntimeError, "unknown C++ exception in gridstride");
  }
}

std::string type_name(PyObject *object) {
  PyTypeObject *type = Py_TYPE(object);
  nb::object module = nb::steal(PyObject_GetAttrString(reinterpret_cast<PyObject *>(type), "__module__"));
  nb::object name = nb::steal(PyObject_GetAttrString(reinterpret_cast<PyObject *>(type), "__qualname__"));
  PyErr_Clear();
  if (!name.is_valid() || !PyUnicode_Check(name.ptr())) return type->tp_name;
  std::string text = nb::str(name).c_str();
  if (!module.is_valid() || !PyUnicode_Check(module.ptr())) return text;
  std::string prefix = nb::str(module).c_str();
  return prefix == "builtins" ? text : prefix + "." + text;
}

void performance_warning(const char *message) {
  checked(PyErr_WarnEx(exceptions.performance_warning, message, 1));
}

void bind_errors(nb::module_ &m) {
  exceptions.cuda_error =
      new_exception(m, "CudaError", "gridstride.cuda", PyExc_RuntimeError,
                    "A call that the device refuses; the text starts with CUDA's name of the error.");
  exceptions.out_of_memory = new_exception(m, "OutOfMemoryError", "gridstride.cuda", PyExc_MemoryError,
                                           "An allocation that does not fit the device's memory.");
  exceptions.typing_error = new_exception(m, "TypingError", "gridstride.cuda", PyExc_TypeError,
                                          "A kernel whose types do not work out for its arguments.");
  exceptions.unsupported_error = new_exception(m, "UnsupportedError", "gridstride.cuda", PyExc_NotImplementedError,
                                               "A construct that kernels do not accept.");
  exceptions.performance_warning = new_exception(m, "GridstridePerformanceWarning", "gridstride", PyExc_UserWarning,
                                                 "A program that works, at a cost that is easy to avoid.");
  nb::register_exception_translator(
      [](const std::exception_ptr &pointer, void *) {
        try {
          std::rethrow_exception(pointer);
        } catch (const array::LinAlgError &error) {
          set_error(error);
        } catch (const Error &error) {
          set_error(error);
        } catch (const PythonErrorSet &) {}
      },
      nullptr);
}

}  // namespace gridstride::python
