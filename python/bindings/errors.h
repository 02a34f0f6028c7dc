#pragma once

#include <exception>

#include "base/error.h"
#include "bind.h"

namespace gridstride::python {

/// Thrown where CPython's error indicator is already set.
struct PythonErrorSet {};

/// Sets CPython's error indicator from the exception in flight; call it in a catch block.
void set_error_from_current_exception() noexcept;

/// Runs `body` for a C slot: exceptions become CPython errors and `failure` is returned.
template <typename Result, typename Body>
Result guarded(Result failure, Body &&body) noexcept {
  try {
    return body();
  } catch (...) {
    set_error_from_current_exception();
    return failure;
  }
}

template <typename Body>
PyObject *guarded(Body &&body) noexcept {
  return guarded(static_cast<PyObject *>(nullptr), static_cast<Body &&>(body));
}

/// Result of a CPython call; throws PythonErrorSet when it is null.
inline PyObject *checked(PyObject *object) {
  if (object == nullptr) throw PythonErrorSet{};
  return object;
}

inline void checked(int status) {
  if (status < 0) throw PythonErrorSet{};
}

/// `name(type(object))` for messages: "numpy.ndarray", "str".
[[nodiscard]] std::string type_name(PyObject *object);

/// Warns with GridstridePerformanceWarning, at the caller's line; throws PythonErrorSet where a filter makes it an
/// error.
void performance_warning(const char *message);

}  // namespace gridstride::python
