#pragma once

#include <optional>

#include "arrays.h"
#include "kernels/arguments.h"

namespace gridstride {
class Stream;
}

namespace gridstride::python {

/// An array over the memory of an object with `__cuda_array_interface__` (CuPy's, Numba's and torch's arrays), which it
/// keeps alive; later work of the current stream waits for the stream that the object names. Empty for other objects,
/// and wherever the process computes on the CPU, which cannot reach that memory. TypeError for a dtype that there is
/// not here, ValueError for an interface with a mask.
[[nodiscard]] std::optional<Array> from_cuda_interface(PyObject *object);

/// The memory of one of CuPy's arrays, where a launch on `stream` (null: the current one) goes to the stream that CuPy
/// uses, too; empty for anything else. `known` is CuPy's stream once it has been asked, 0 before.
[[nodiscard]] std::optional<kernels::BorrowedArray> borrow_cupy(PyObject *object, Stream *stream, std::uint64_t &known);

/// Later work of the stream `waiting` (a handle of the same device) comes behind what `first` holds now.
void order_streams(Stream &first, std::uint64_t waiting);

}  // namespace gridstride::python
