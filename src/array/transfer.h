#pragma once

#include "array/array.h"

namespace gridstride::array {

/// Copies host memory (`data` is element (0, ..., 0); strides in bytes) to a new array of `dtype` (cast where it
/// differs from `host_dtype`). `order`: 'C', 'F', 'A' or 'K'. Returns when the host memory may be reused.
[[nodiscard]] Array from_host(const void *data, const Layout &layout, DType host_dtype, DType dtype, char order = 'K');
/// Copies the elements to host memory of the same shape, dtype unchanged. Runs what is pending, waits for the current
/// stream, and throws the errors that surface there.
void to_host(const Array &array, void *data, const Strides &strides);
/// A copy on another device (or the same one) with its own memory, in the order of `array` where `order` is 'K'. It is
/// ordered behind the work of the current streams of both devices, and later work of both comes behind it: `array` may
/// be written, and the copy read, at once.
[[nodiscard]] Array to_device(const Array &array, Device &device, char order = 'K');
/// Copies the elements into an array of the same shape and dtype on another device, ordered in the same way.
void copy_between_devices(const Array &source, const Array &target);
/// The one element of an array of size 1. ValueError "can only convert an array of size 1 to a Python scalar".
[[nodiscard]] Scalar item(const Array &array);
/// Element at these indices (one an axis, negative from the end) or at a flat position. IndexError as NumPy's.
[[nodiscard]] Scalar item(const Array &array, std::span<const std::int64_t> indices);
/// Copies host memory into an existing array of the same shape (ndarray.set).
void set_from_host(const Array &array, const void *data, const Strides &strides, DType host_dtype);
/// Truth value; ValueError "The truth value of an array with more than one element is ambiguous. ...".
[[nodiscard]] bool truth(const Array &array);

}  // namespace gridstride::array
