#include "array/linalg.h"
#include "arrays.h"
#include "errors.h"

// Methods of ndarray whose bodies are Python: gridstride._methods has a function of the same name for each.

namespace gridstride::python {

namespace {

nb::object methods() {
  return nb::module_::import_("gridstride._methods");
}

/// `signature` is the stub's; arguments are checked by the Python function.
void bind_method(ArrayClass &cls, const char *name, const char *signature, const char *doc,
                 const char *function = nullptr) {
  if (function == nullptr) function = name;
  cls.def(
      name,
      [function](nb::object self, nb::args args, nb::kwargs keywords) {
        return methods().attr(function)(self, *args, **keywords);
      },
      nb::sig(signature), doc);
}

}  // namespace

PyObject *matmul_slot(PyObject *a, PyObject *b) {
  return guarded([&]() -> PyObject * {
    const Array *left = array_of(a), *right = array_of(b);
    if (left != nullptr && right != nullptr) return wrap(array::matmul(*left, *right));
    return methods().attr("matmul_operator")(nb::handle(a), nb::handle(b)).release().ptr();
  });
}

PyObject *in_place_matmul_slot(PyObject *a, PyObject *b) {
  return guarded([&] { return methods().attr("matmul_in_place")(nb::handle(a), nb::handle(b)).release().ptr(); });
}

void bind_array_python(ArrayClass &cls) {
  bind_method(cls, "byteswap", "def byteswap(self, inplace: bool = False) -> ndarray",
              "The elements with the order of their bytes reversed.");
  bind_method(cls, "dot", "def dot(self, b: Any, out: Any = None) -> ndarray", "The product with another array.");
  bind_method(cls, "dump", "def dump(self, file: Any) -> None", "Pickles the array to a file.");
  bind_method(cls, "dumps", "def dumps(self) -> bytes", "The pickled array.");
  bind_method(cls, "reduced_view", "def reduced_view(self, dtype: Any = None) -> ndarray",
              "A view with as few axes as strides allow.");
  bind_method(cls, "repeat", "def repeat(self, repeats: Any, axis: Any = None) -> ndarray",
              "Each element as often as `repeats` says.");
  bind_method(cls, "toDlpack", "def toDlpack(self) -> Any", "A DLPack capsule of the memory itself.");
  bind_method(cls, "tofile", "def tofile(self, fid: Any, sep: str = '', format: str = '%s') -> None",
              "Writes the elements to a file, binary or as a text with `sep` between them.");
  bind_method(cls, "trace",
              "def trace(self, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None, out: Any = None) -> "
              "ndarray",
              "The sum along a diagonal.");
  bind_method(cls, "__array_namespace__", "def __array_namespace__(self, /, *, api_version: str | None = None) -> Any",
              "The module with the functions of the array API: gridstride itself.", "array_namespace");
  bind_method(cls, "to_device", "def to_device(self, device: Any, /, *, stream: Any = None) -> ndarray",
              "The array on a device: itself where it is there, else a copy.");
  cls.def_prop_ro(
      "flat", [](nb::object self) { return methods().attr("flatiter")(self); }, nb::sig("def flat(self) -> Any"),
      "The elements one by one, in C order; indexing reads and writes them by their flat positions.");
}

}  // namespace gridstride::python
