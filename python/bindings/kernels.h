#pragma once

#include <memory>
#include <vector>

#include "bind.h"
#include "jit/kernel.h"
#include "kernels/dispatcher.h"

namespace gridstride::python {

/// One parameter of a declared signature; that of a tuple is followed by those of its items.
struct DeclaredParameter {
  DType dtype = DType::Bool;
  int rank = -1;                ///< -1: a scalar
  char layout = 'A';            ///< 'A' any, 'C' or 'F', 'S' a field of records
  kernels::TypeCode structure;  ///< of tuples and None
};

/// gridstride.cuda.Dispatcher: a kernel of the user's program. The Python function is the object's attribute `py_func`,
/// where the garbage collector sees it.
struct DispatcherObject {
  explicit DispatcherObject(const kernels::Options &options) : dispatcher(options) {}

  kernels::Dispatcher dispatcher;
  std::vector<std::vector<DeclaredParameter>> signatures;  ///< empty: any arguments
  bool sealed = false;                                     ///< nothing more is compiled
  jit::LaunchBounds bounds;                                ///< launches beyond them are refused
  bool synchronous = false;                                ///< launches wait, and raise what went wrong
};

/// Compiles for these argument types, without the GIL, when that has not been done. `self` is the dispatcher's object.
const kernels::Specialisation &specialise(nb::handle self, std::span<const kernels::TypeCode> codes);

// The configured kernel, in bind_launcher.cpp; kernels in C, in bind_user_kernels.cpp.
void bind_launcher(nb::module_ &m);
void bind_user_kernels(nb::module_ &m);
/// A grid or a block: an int or a tuple of 1 to 3 ints.
void to_dims(PyObject *object, std::uint32_t *dims, const char *what);
/// `kernel[grid, block, stream, shared_bytes]`; `key` is what stands in the brackets.
[[nodiscard]] PyObject *configure(PyObject *dispatcher, PyObject *key);
/// A configured kernel with these dimensions; `nothing` makes its calls do nothing.
[[nodiscard]] PyObject *new_launcher(PyObject *dispatcher, kernels::Configuration configuration, bool nothing);

}  // namespace gridstride::python
