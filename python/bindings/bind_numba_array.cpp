#include <fmt/format.h>
#include <nanobind/stl/string.h>

#include "array/transfer.h"
#include "arrays.h"
#include "dtypes.h"
#include "errors.h"
#include "runtime/buffer.h"
#include "runtime/device.h"
#include "runtime/host_memory.h"
#include "runtime/stream.h"

// What numba.cuda's device arrays have beside NumPy's names, and arrays over memory given by address.

namespace gridstride::python {

bool numba_arrays = false;

namespace {

nb::object numba_methods() {
  return nb::module_::import_("gridstride.cuda._arrays");
}

/// An array over memory at an address; `owner` is held for as long as the array or work on it lives.
Array array_from_pointer(std::uintptr_t address, nb::handle shape, nb::handle strides, nb::handle dtype,
                         nb::object owner, bool writeable, bool aligned) {
  DType type = to_dtype(dtype);
  Layout layout = Layout::contiguous(to_shape(shape), size_of(type));
  if (!strides.is_none()) {
    Shape given = to_shape(strides);
    if (given.size() != layout.rank()) {
      throw Error(ErrorKind::Value, fmt::format("{} strides for {} dimensions", given.size(), layout.rank()));
    }
    layout.strides = given;
  }
  if (address == 0 && layout.size() != 0) {
    throw Error(ErrorKind::Value, fmt::format("a null address for an array of shape {}", to_string(layout.shape)));
  }
  if (aligned && address % size_of(type) != 0 && layout.size() != 0) {
    throw Error(ErrorKind::Value,
                fmt::format("the address {:#x} is not aligned for elements of {}", address, name(type)));
  }
  auto [low, high] = layout.byte_range(size_of(type));
  layout.offset = -low;
  auto *first = reinterpret_cast<std::byte *>(address) + low;
  PyObject *held = owner.release().ptr();
  std::shared_ptr<Buffer> buffer = Buffer::wrap(
      Device::current(), first, static_cast<std::size_t>(high - low),
      [held] {
        nb::gil_scoped_acquire acquire;
        Py_DECREF(held);
      },
      ReleaseOn::Host);
  return array::import_memory(std::move(buffer), layout, type, writeable);
}

/// A part of an array's memory as an array of another shape and dtype, from a byte offset on.
Array array_part(const Array &base, std::int64_t offset, nb::handle shape, nb::handle strides, nb::handle dtype) {
  Layout layout;
  layout.shape = to_shape(shape);
  layout.strides = to_shape(strides);
  DType type = to_dtype(dtype);
  auto [low, high] = layout.byte_range(size_of(type));
  if (!base.is_c_contiguous() || layout.strides.size() != layout.rank() || offset + low < 0 ||
      offset + high > base.nbytes()) {
    throw Error(ErrorKind::Value, "the part lies outside of the array");
  }
  layout.offset = base.layout().offset + offset;
  return base.seen_as(layout, type, base.writeable());
}

/// Host memory for transfers, that lives as long as the returned array over it.
nb::object host_memory(std::size_t bytes) {
  using Held = std::shared_ptr<Buffer>;
  auto held = std::make_unique<Held>(allocate_host(bytes));
  void *data = (*held)->data();
  nb::object address = nb::int_(reinterpret_cast<std::uintptr_t>(data));
  nb::capsule owner(held.get(), [](void *p) noexcept { delete static_cast<Held *>(p); });
  (void)held.release();
  return nb::make_tuple(address, owner);
}

}  // namespace

void bind_numba_array(nb::module_ &m) {
  nb::object cls = m.attr("ndarray");
  auto &array_class = static_cast<ArrayClass &>(cls);
  array_class
      .def(
          "copy_to_host",
          [](nb::object self, nb::object ary, nb::object stream) {
            return numba_methods().attr("copy_to_host")(self, ary, stream);
          },
          nb::arg("ary").none() = nb::none(), nb::arg("stream").none() = nb::none(),
          nb::sig("def copy_to_host(self, ary: numpy.ndarray | None = None, stream: Stream | int | None = None) -> "
                  "numpy.ndarray"),
          "A copy on the host: a new numpy.ndarray of the same order, or `ary`.\n\n"
          "ValueError for another shape of `ary`, TypeError for another dtype.")
      .def(
          "copy_to_device",
          [](nb::object self, nb::object ary, nb::object stream) {
            numba_methods().attr("copy_to_device")(self, ary, stream);
          },
          nb::arg("ary"), nb::arg("stream").none() = nb::none(),
          nb::sig("def copy_to_device(self, ary: Any, stream: Stream | int | None = None) -> None"),
          "Copies a host or a device array of the same shape and dtype into this one.\n\n"
          "ValueError for another shape of `ary`, TypeError for another dtype.")
      .def(
          "getitem",
          [](nb::object self, nb::object item, nb::object stream) {
            return numba_methods().attr("getitem")(self, item, stream);
          },
          nb::arg("item"), nb::arg("stream").none() = nb::none(),
          nb::sig("def getitem(self, item: Any, stream: Stream | int | None = None) -> ndarray"),
          "`self[item]`, in the order of a stream.")
      .def(
          "setitem",
          [](nb::object self, nb::object key, nb::object value, nb::object stream) {
            numba_methods().attr("setitem")(self, key, value, stream);
          },
          nb::arg("key"), nb::arg("value"), nb::arg("stream").none() = nb::none(),
          nb::sig("def setitem(self, key: Any, value: Any, stream: Stream | int | None = None) -> None"),
          "`self[key] = value`, in the order of a stream.")
      .def(
          "split",
          [](nb::object self, nb::object section, nb::object stream) {
            return numba_methods().attr("split")(self, section, stream);
          },
          nb::arg("section"), nb::arg("stream").none() = nb::none(),
          nb::sig("def split(self, section: int, stream: Stream | int | None = None) -> Iterator[ndarray]"),
          "Views of `section` elements each, the last one may be shorter. The array is one-dimensional.")
      .def(
          "get_ipc_handle", [](nb::object self) { return numba_methods().attr("get_ipc_handle")(self); },
          nb::sig("def get_ipc_handle(self) -> Any"), "A handle that other processes open; GPUs have them.")
      .def("is_c_contiguous", &Array::is_c_contiguous, "Whether the elements lie one after another in C order.")
      .def("is_f_contiguous", &Array::is_f_contiguous, "Whether the elements lie one after another in Fortran order.")
      .def(
          "bind", [](nb::object self, nb::object stream) { return numba_methods().attr("bind")(self, stream); },
          nb::arg("stream").none() = nb::none(),
          nb::sig("def bind(self, stream: Stream | int | None = None) -> ndarray"),
          "The array itself, which names the stream from then on: to others, by its CUDA array interface.")
      .def_prop_ro(
          "stream", [](nb::object self) { return numba_methods().attr("stream_of")(self); },
          nb::sig("def stream(self) -> Any"), "The stream that the array was made for; 0 for none.")
      .def_prop_ro(
          "gpu_data", [](nb::object self) { return numba_methods().attr("gpu_data")(self); },
          nb::sig("def gpu_data(self) -> Any"), "The array's memory, as a pointer that keeps it.")
      .def_prop_ro(
          "alloc_size", [](const Array &a) { return a.nbytes(); }, "Bytes of all elements.")
      .def_prop_ro(
          "device_ctypes_pointer",
          [](const Array &a) {
            auto address = reinterpret_cast<std::uintptr_t>(array::export_memory(a).data);
            return nb::module_::import_("ctypes").attr("c_void_p")(address);
          },
          nb::sig("def device_ctypes_pointer(self) -> Any"), "The address of the first element, as ctypes.c_void_p.");
  m.def("run_host_releases", &run_host_releases, "Lets go of what arrays that are gone have kept of Python.");
  m.def(
      "set_numba_arrays", [](bool value) { numba_arrays = value; }, nb::arg("value"),
      "Whether arrays behave as numba.cuda's: NumPy may copy them to the host, and an element is a number.");
  m.def("array_from_pointer", &array_from_pointer, nb::arg("address"), nb::arg("shape"), nb::arg("strides").none(),
        nb::arg("dtype"), nb::arg("owner").none(), nb::arg("writeable") = true, nb::arg("aligned") = true,
        "An array over the memory at an address, which `owner` keeps alive. ValueError for an address that is not "
        "aligned, but where `aligned` is False.");
  m.def("array_part", &array_part, nb::arg("base"), nb::arg("offset"), nb::arg("shape"), nb::arg("strides"),
        nb::arg("dtype"), "A part of a contiguous array's memory as an array, from a byte offset on.");
  m.def("host_memory", &host_memory, nb::arg("nbytes"), nb::sig("def host_memory(nbytes: int) -> tuple[int, Any]"),
        "Host memory for transfers: its address, and the object that keeps it.");
  m.def(
      "is_scalar", [](nb::object value) { return to_scalar(value.ptr()).has_value(); }, nb::arg("value").none(),
      "Whether a value is a number that kernels take.");
}

}  // namespace gridstride::python
