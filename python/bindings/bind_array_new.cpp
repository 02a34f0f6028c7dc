#include <algorithm>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "array/creation.h"
#include "arrays.h"
#include "devices.h"
#include "errors.h"
#include "runtime/buffer.h"

// The constructor of ndarray: new memory, or a part of memory that somebody has.

namespace gridstride::python {

namespace {

/// What a `memptr` argument says: an address, and how many bytes from there on belong to it (-1: unknown).
struct Place {
  std::uintptr_t address = 0;
  std::int64_t bytes = -1;
  std::int64_t before = 0;  ///< bytes of the memory in front of it
};

Place place_of(nb::handle memptr) {
  nb::object pointer = nb::getattr(memptr, "ptr", nb::none());
  if (!PyLong_Check(pointer.ptr())) {
    throw Error(ErrorKind::Type, fmt::format("memptr must be the `data` of an array or another object with an address "
                                             "`ptr`, not {}",
                                             type_name(memptr.ptr())));
  }
  Place place{nb::cast<std::uintptr_t>(pointer)};
  nb::object memory = nb::getattr(memptr, "mem", nb::none());
  nb::object first = nb::getattr(memory, "ptr", nb::none()), size = nb::getattr(memory, "size", nb::none());
  if (PyLong_Check(first.ptr()) && PyLong_Check(size.ptr())) {
    place.before = static_cast<std::int64_t>(place.address - nb::cast<std::uintptr_t>(first));
    place.bytes = nb::cast<std::int64_t>(size) - place.before;
  }
  return place;
}

Layout layout_of(const Shape &shape, nb::handle strides, std::size_t item, char order) {
  if (strides.is_none()) return order == 'F' ? Layout::fortran(shape, item) : Layout::contiguous(shape, item);
  Layout layout;
  layout.shape = shape;
  layout.strides = to_shape(strides);
  if (layout.strides.size() != shape.size()) {
    throw Error(ErrorKind::Value, fmt::format("ndarray() with strides needs one stride an axis: {} for shape {}",
                                              to_string(layout.strides), to_string(shape)));
  }
  return layout;
}

/// An array over `memptr`, which is kept alive as long as it lives.
Array over_memory(const Layout &layout, DType dtype, nb::handle memptr) {
  const Place place = place_of(memptr);
  const std::size_t item = size_of(dtype);
  const auto [low, high] = layout.byte_range(item);
  if (place.bytes >= 0 && (high > place.bytes || low < -place.before)) {
    throw Error(ErrorKind::Value,
                fmt::format("ndarray() of shape {} and strides {} reaches over {} bytes; memptr has {}",
                            to_string(layout.shape), to_string(layout.strides), high, place.bytes));
  }
  if (place.address % std::min<std::size_t>(item, 8) != 0) {
    throw Error(ErrorKind::Value,
                fmt::format("the address {:#x} is not aligned to elements of {} bytes", place.address, item));
  }
  Layout moved = layout;
  moved.offset = -low;
  PyObject *owner = Py_NewRef(memptr.ptr());
  auto buffer = Buffer::wrap(
      Device::current(), reinterpret_cast<void *>(place.address + static_cast<std::uintptr_t>(low)),
      static_cast<std::size_t>(high - low),
      [owner] {
        nb::gil_scoped_acquire acquire;
        Py_DECREF(owner);
      },
      ReleaseOn::Host);
  return array::import_memory(std::move(buffer), moved, dtype, true);
}

/// The view of another shape and strides that starts where `array` does.
Array as_strided(const Array &array, nb::handle shape, nb::handle strides, bool writeable) {
  Layout layout = array.layout();
  if (!shape.is_none()) layout.shape = to_shape(shape);
  if (!strides.is_none()) layout.strides = to_shape(strides);
  if (layout.shape.size() != layout.strides.size()) {
    throw Error(ErrorKind::Value, fmt::format("as_strided() needs one stride an axis: {} for shape {}",
                                              to_string(layout.strides), to_string(layout.shape)));
  }
  for (const std::int64_t n : layout.shape) {
    if (n < 0) throw Error(ErrorKind::Value, "negative dimensions are not allowed");
  }
  const auto [low, high] = layout.byte_range(array.itemsize());
  const Array whole = Array(array.storage(), array.layout(), array.dtype(), true).base();
  if (low < 0 || high > whole.nbytes()) {
    throw Error(ErrorKind::Value,
                fmt::format("a view of shape {} and strides {} reaches outside of the {} bytes of the "
                            "array's memory",
                            to_string(layout.shape), to_string(layout.strides), whole.nbytes()));
  }
  return array.seen_as(layout, array.dtype(), writeable && array.writeable());
}

Array construct(nb::handle shape, nb::handle dtype, nb::handle memptr, nb::handle strides, nb::handle order) {
  const Shape extents = to_shape(shape);
  const DType type = dtype.is_none() ? DType::Float64 : to_dtype(dtype);
  const char letter = to_order(order, "CF");
  if (memptr.is_none() && strides.is_none()) return array::empty(extents, type, letter);
  const std::size_t item = size_of(type);
  (void)element_count(extents, item);
  const Layout layout = layout_of(extents, strides, item, letter);
  if (!memptr.is_none())
    return layout.size() == 0 ? array::empty(extents, type, letter) : over_memory(layout, type, memptr);
  // New memory: as much as dense elements take, which the strides must stay within.
  const Array memory = array::empty(extents, type);
  const auto [low, high] = layout.byte_range(item);
  if (low < 0 || high > memory.nbytes()) {
    throw Error(ErrorKind::Value,
                fmt::format("ndarray() with strides {} and shape {} reaches outside of the {} bytes of "
                            "its elements; give memory of its own by memptr",
                            to_string(layout.strides), to_string(extents), memory.nbytes()));
  }
  return {memory.storage(), layout, type, false, true};
}

}  // namespace

void bind_array_constructor(nb::module_ &m, ArrayClass &cls) {
  m.def(
      "as_strided",
      [](const Array &a, nb::object shape, nb::object strides, bool writeable) {
        return as_strided(a, shape, strides, writeable);
      },
      nb::arg("a"), nb::arg("shape").none(), nb::arg("strides").none(), nb::arg("writeable"),
      "The view of a shape and strides that starts where `a` does; ValueError where it leaves the memory of `a`.");
  cls.def(
      "__init__",
      [](Array *self, nb::object shape, nb::object dtype, nb::object memptr, nb::object strides, nb::object order) {
        new (self) Array(construct(shape, dtype, memptr, strides, order));
      },
      nb::arg("shape").none(), nb::arg("dtype").none() = nb::none(), nb::arg("memptr").none() = nb::none(),
      nb::arg("strides").none() = nb::none(), nb::arg("order").none() = "C",
      nb::sig("def __init__(self, shape: int | Sequence[int], dtype: Any = None, memptr: Any = None, strides: "
              "Sequence[int] | None = None, order: str | None = 'C') -> None"),
      "An array with undefined elements, in new memory or in that of `memptr` (an array's `data`).\n\n"
      "`strides` are in bytes. ValueError where they reach outside of the memory.");
}

}  // namespace gridstride::python
