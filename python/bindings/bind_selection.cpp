#include <fmt/format.h>

#include "array/indexing.h"
#include "arrays.h"
#include "errors.h"
#include "routines.h"

// Taking and finding elements: functions of the module, and the methods of ndarray. What is made of other functions is
// written in Python (gridstride._routines_index); its methods call there.

namespace gridstride::python {

namespace {

auto optional(const char *name) {
  return nb::arg(name).none() = nb::none();
}

array::IndexMode to_mode(nb::handle object) {
  std::string text = nb::str(object).c_str();
  if (text == "raise") return array::IndexMode::Raise;
  if (text == "wrap") return array::IndexMode::Wrap;
  if (text == "clip") return array::IndexMode::Clip;
  throw Error(ErrorKind::Value, fmt::format("clipmode must be one of 'clip', 'raise', or 'wrap' (got '{}')", text));
}

}  // namespace

nb::tuple nonzero_tuple(const Array &array) {
  std::vector<Array> indices = array::nonzero(array);
  nb::object tuple = nb::steal(checked(PyTuple_New(static_cast<Py_ssize_t>(indices.size()))));
  for (std::size_t i = 0; i < indices.size(); ++i) {
    PyTuple_SET_ITEM(tuple.ptr(), static_cast<Py_ssize_t>(i), wrap(std::move(indices[i])));
  }
  return nb::borrow<nb::tuple>(tuple);
}

nb::object python_routine(const char *module, const char *name) {
  return nb::module_::import_(fmt::format("gridstride.{}", module).c_str()).attr(name);
}

void bind_selection(nb::module_ &m) {
  m.def(
      "take",
      [](nb::object a, nb::object indices, nb::object axis, nb::object mode) {
        return array::take(expect_array(a), expect_array(indices), to_optional_axis(axis), to_mode(mode));
      },
      nb::arg("a"), nb::arg("indices"), optional("axis"), nb::arg("mode") = "raise",
      "Elements along an axis, or of the flattened array.");
  m.def(
      "nonzero", [](nb::object a) { return nonzero_tuple(expect_array(a)); }, nb::arg("a"),
      nb::sig("def nonzero(a: Any) -> tuple[ndarray, ...]"), "The indices of the elements that are not zero.");
  m.def(
      "bend_indices",
      [](nb::object indices, std::int64_t extent, nb::object mode) {
        return array::bend_indices(expect_array(indices), extent, to_mode(mode));
      },
      nb::arg("indices"), nb::arg("extent"), nb::arg("mode"),
      "Positions in [0, extent): wrapped or clipped; as they are with mode 'raise'.");
}

void bind_array_selection(ArrayClass &cls) {
  constexpr const char *kIndex = "_routines_index";
  constexpr const char *kScan = "_routines_scan";
  cls.def(
         "take",
         [](nb::handle self, nb::object indices, nb::object axis, nb::object out, nb::object mode) {
           return python_routine(kIndex, "take")(self, indices, axis, out, mode);
         },
         nb::arg("indices"), optional("axis"), optional("out"), nb::arg("mode") = "raise",
         "Elements along an axis, or of the flattened array.")
      .def(
          "put",
          [](nb::handle self, nb::object indices, nb::object values, nb::object mode) {
            python_routine(kIndex, "put")(self, indices, values, mode);
          },
          nb::arg("indices"), nb::arg("values"), nb::arg("mode") = "raise", "Sets elements of the flattened array.")
      .def(
          "compress",
          [](nb::handle self, nb::object condition, nb::object axis, nb::object out) {
            return python_routine(kIndex, "compress")(condition, self, axis, out);
          },
          nb::arg("condition"), optional("axis"), optional("out"), "The slices along an axis where a condition holds.")
      .def(
          "choose",
          [](nb::handle self, nb::object choices, nb::object out, nb::object mode) {
            return python_routine(kIndex, "choose")(self, choices, out, mode);
          },
          nb::arg("choices"), optional("out"), nb::arg("mode") = "raise",
          "From several arrays, each element from the one that this array names there.")
      .def(
          "cumsum",
          [](nb::handle self, nb::object axis, nb::object dtype, nb::object out) {
            return python_routine(kScan, "cumsum")(self, axis, dtype, out);
          },
          optional("axis"), optional("dtype"), optional("out"), "The sums of the elements up to each one.")
      .def(
          "cumprod",
          [](nb::handle self, nb::object axis, nb::object dtype, nb::object out) {
            return python_routine(kScan, "cumprod")(self, axis, dtype, out);
          },
          optional("axis"), optional("dtype"), optional("out"), "The products of the elements up to each one.")
      .def(
          "nonzero", [](const Array &a) { return nonzero_tuple(a); },
          nb::sig("def nonzero(self) -> tuple[ndarray, ...]"), "The indices of the elements that are not zero.");
}

}  // namespace gridstride::python
