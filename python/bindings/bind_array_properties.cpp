#include <fmt/format.h>
#include <nanobind/stl/string.h>

#include "array/creation.h"
#include "array/ufunc.h"
#include "arrays.h"
#include "devices.h"
#include "errors.h"

// Attributes of ndarray that need no computation.

namespace gridstride::python {

namespace {

/// np.ndarray.flags, as far as it has a meaning here.
struct Flags {
  bool c_contiguous, f_contiguous, owns_data, writeable;
};

/// ndarray.data: where the elements lie, for libraries that take addresses.
struct MemoryPointer {
  Array array;  // keeps the memory alive
  std::uintptr_t address;
};

/// The memory around a pointer.
struct Memory {
  Array owner;  // keeps the memory alive
  std::uintptr_t address;
  std::int64_t bytes;
};

Memory memory_of(const MemoryPointer &pointer) {
  const Array &a = pointer.array;
  if (pointer.address == 0) return {a, 0, 0};
  const auto first = pointer.address - static_cast<std::uintptr_t>(a.layout().offset);
  return {a, first, Array(a.storage(), a.layout(), a.dtype(), true).base().nbytes()};
}

bool flag(const Flags &flags, std::string_view name) {
  if (name == "C_CONTIGUOUS" || name == "C" || name == "CONTIGUOUS") return flags.c_contiguous;
  if (name == "F_CONTIGUOUS" || name == "F" || name == "FORTRAN") return flags.f_contiguous;
  if (name == "OWNDATA" || name == "O") return flags.owns_data;
  if (name == "WRITEABLE" || name == "W") return flags.writeable;
  throw Error(ErrorKind::Key, fmt::format("unknown flag '{}'; known are C_CONTIGUOUS, F_CONTIGUOUS, OWNDATA and "
                                          "WRITEABLE",
                                          name));
}

std::string flags_text(const Flags &flags) {
  auto word = [](bool value) { return value ? "True" : "False"; };
  return fmt::format("  C_CONTIGUOUS : {}\n  F_CONTIGUOUS : {}\n  OWNDATA : {}\n  WRITEABLE : {}",
                     word(flags.c_contiguous), word(flags.f_contiguous), word(flags.owns_data), word(flags.writeable));
}

Array real_part(const Array &a) {
  return is_complex(a.dtype()) ? a.complex_part(false) : a;
}

/// NumPy gives zeros that cannot be written where there is no imaginary part.
Array imaginary_part(const Array &a) {
  if (is_complex(a.dtype())) return a.complex_part(true);
  return array::zeros(a.shape(), a.dtype()).with_writeable(false);
}

}  // namespace

void bind_array_properties(ArrayClass &cls) {
  nb::class_<Flags>(cls, "Flags", "Memory layout of an array.")
      .def_ro("c_contiguous", &Flags::c_contiguous, "Elements lie one after another in C order.")
      .def_ro("f_contiguous", &Flags::f_contiguous, "Elements lie one after another in Fortran order.")
      .def_prop_ro(
          "fnc", [](const Flags &f) { return f.f_contiguous && !f.c_contiguous; }, "Fortran order and not C.")
      .def_prop_ro(
          "forc", [](const Flags &f) { return f.f_contiguous || f.c_contiguous; }, "Fortran order or C.")
      .def_ro("owndata", &Flags::owns_data, "The array is no view of another one.")
      .def_ro("writeable", &Flags::writeable, "The array may be written.")
      .def(
          "__getitem__", [](const Flags &f, nb::str name) { return flag(f, name.c_str()); }, nb::arg("name"))
      .def("__repr__", &flags_text);

  nb::class_<Memory>(cls, "Memory", "A piece of memory of a device.")
      .def_ro("ptr", &Memory::address, "The address of its first byte.")
      .def_ro("size", &Memory::bytes, "The number of its bytes.")
      .def_prop_ro(
          "device_id", [](const Memory &m) { return m.owner.device().ordinal(); }, "Number of its device.")
      .def("__repr__", [](const Memory &m) { return fmt::format("<Memory {:#x}, {} bytes>", m.address, m.bytes); });

  nb::class_<MemoryPointer>(cls, "MemoryPointer", "The address of an array's first element.")
      .def_ro("ptr", &MemoryPointer::address, "The address.")
      .def_prop_ro(
          "mem", [](const MemoryPointer &p) { return memory_of(p); }, "The whole memory that the address lies in.")
      .def_prop_ro(
          "device_id", [](const MemoryPointer &p) { return p.array.device().ordinal(); },
          "Number of the device that the address is of.")
      .def("__int__", [](const MemoryPointer &p) { return p.address; })
      .def("__repr__", [](const MemoryPointer &p) { return fmt::format("<MemoryPointer {:#x}>", p.address); });

  cls.def_prop_rw(
         "shape", [](const Array &a) { return to_tuple(a.shape()); },
         [](Array &a, nb::object shape) {
           Array other = a.reshape(to_shape(shape));
           if (!other.shares_storage(a)) {
             throw Error(
                 ErrorKind::Attribute,
                 "incompatible shape for in-place modification: the strides allow no view of it; use reshape()");
           }
           a = Array(a.storage(), other.layout(), a.dtype(), !a.owns_data(), a.writeable());
         },
         "Extents of the axes; an assignment reshapes in place, where strides allow.",
         nb::for_setter(nb::sig("def shape(self, value: Any, /) -> None")))
      .def_prop_ro(
          "strides", [](const Array &a) { return to_tuple(a.strides()); },
          "Bytes from one element to the next along each axis.")
      .def_prop_ro("ndim", &Array::ndim, "Number of axes.")
      .def_prop_ro("size", &Array::size, "Number of elements.")
      .def_prop_ro("itemsize", &Array::itemsize, "Bytes of one element.")
      .def_prop_ro("nbytes", &Array::nbytes, "Bytes of all elements.")
      .def_prop_ro(
          "dtype", [](const Array &a) { return numpy_dtype(a.dtype()); }, nb::sig("def dtype(self) -> numpy.dtype"),
          "Element type, a numpy.dtype.")
      .def_prop_ro(
          "data",
          [](const Array &a) {
            const auto address = reinterpret_cast<std::uintptr_t>(array::export_memory(a).data);
            return MemoryPointer{a, a.size() == 0 ? 0 : address};
          },
          "The address of the first element, 0 where there is none. Expressions of an array whose address was taken "
          "run at once.")
      .def_prop_ro(
          "T", [](const Array &a) { return a.transpose(); }, "The view with the axes reversed.")
      .def_prop_ro(
          "mT",
          [](const Array &a) {
            if (a.ndim() < 2) throw Error(ErrorKind::Value, "matrix transpose with ndim < 2 is undefined");
            return a.swapaxes(-1, -2);
          },
          "The view with the last two axes swapped.")
      .def_prop_rw(
          "real",
          [](nb::object self) {
            const Array &a = expect_array(self);
            return is_complex(a.dtype()) ? to_object(real_part(a)) : self;
          },
          [](const Array &a, nb::object value) { array::assign(real_part(a), Operand(as_array(value))); },
          "The real part: a view of a complex array, the array itself otherwise.",
          nb::for_setter(nb::sig("def real(self, value: Any, /) -> None")))
      .def_prop_rw(
          "imag", &imaginary_part,
          [](const Array &a, nb::object value) {
            if (!is_complex(a.dtype())) throw Error(ErrorKind::Type, "array does not have imaginary part to set");
            array::assign(imaginary_part(a), Operand(as_array(value)));
          },
          "The imaginary part: a view of a complex array, zeros otherwise.",
          nb::for_setter(nb::sig("def imag(self, value: Any, /) -> None")))
      .def_prop_ro(
          "base",
          [](const Array &a) -> nb::object {
            Array base = a.base();
            if (!base.valid()) return nb::none();
            // The very object, where it still lives and is one of Python's.
            if (const Array *const viewed = a.viewed()) {
              if (nb::object owner = nb::find(*viewed); owner.is_valid()) return owner;
            }
            return to_object(std::move(base));
          },
          nb::sig("def base(self) -> ndarray | None"), "The array that this one is a view of.")
      .def_prop_ro(
          "flags",
          [](const Array &a) {
            return Flags{a.is_c_contiguous(), a.is_f_contiguous(), a.owns_data(), a.writeable()};
          },
          "Memory layout.")
      .def_prop_ro(
          "device", [](const Array &a) { return DeviceObject{&a.device()}; }, nb::sig("def device(self) -> Device"),
          "The device that holds the elements.");
}

}  // namespace gridstride::python
