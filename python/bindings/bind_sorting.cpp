#include <nanobind/stl/vector.h>

#include "array/searching.h"
#include "array/sorting.h"
#include "arrays.h"
#include "routines.h"

// Sorting, selection and counting: what gridstride._routines_sort and _routines_stats are made of.

namespace gridstride::python {

void bind_sorting(nb::module_ &m) {
  m.def(
      "partition",
      [](nb::object a, const std::vector<std::int64_t> &kth, nb::object axis) {
        return array::partition(expect_array(a), kth, to_optional_axis(axis));
      },
      nb::arg("a"), nb::arg("kth"), nb::arg("axis").none() = -1, "A copy with the elements of some places there.");
  m.def(
      "sorted_elements",
      [](nb::object a, const std::vector<std::int64_t> &places) {
        return array::sorted_elements(expect_array(a), places);
      },
      nb::arg("a"), nb::arg("places"), "The elements that rising places have in sorted order along the last axis.");
  m.def(
      "argpartition",
      [](nb::object a, const std::vector<std::int64_t> &kth, nb::object axis) {
        return array::argpartition(expect_array(a), kth, to_optional_axis(axis));
      },
      nb::arg("a"), nb::arg("kth"), nb::arg("axis").none() = -1, "The positions that partition.");
  m.def(
      "search_sorted",
      [](nb::object a, nb::object v, bool right) {
        return array::search_sorted(expect_array(a), expect_array(v), right);
      },
      nb::arg("a"), nb::arg("v"), nb::arg("right"), "Where values belong among sorted ones.");
  m.def(
      "count_values", [](nb::object a, std::int64_t bins) { return array::count_values(expect_array(a), bins); },
      nb::arg("a"), nb::arg("bins"), "How often each of 0 ... bins - 1 occurs.");
  m.def(
      "bins_for", [](nb::object a, std::int64_t at_least) { return array::bins_for(expect_array(a), at_least); },
      nb::arg("a"), nb::arg("at_least"), "One more than the greatest value; ValueError where one is negative.");
  m.def(
      "sum_values",
      [](nb::object a, nb::object weights, std::int64_t bins) {
        return array::sum_values(expect_array(a), expect_array(weights), bins);
      },
      nb::arg("a"), nb::arg("weights"), nb::arg("bins"), "The sums of the weights of each of 0 ... bins - 1.");
  m.def(
      "label_components",
      [](nb::object flags, const std::vector<std::int64_t> &offsets) {
        auto [labels, count] = array::label_components(expect_array(flags), offsets);
        return nb::make_tuple(to_object(std::move(labels)), count);
      },
      nb::arg("flags"), nb::arg("offsets"),
      "Labels of the connected parts of flat bools, and their number; `offsets` are those of earlier neighbours.");
  m.def(
      "count_bins",
      [](nb::object a, nb::object edges) { return array::count_bins(expect_array(a), expect_array(edges)); },
      nb::arg("a"), nb::arg("edges"), "How many values lie in each bin between edges at equal distances.");
  m.def(
      "device_extent",
      [](nb::object a) -> nb::object {
        std::optional<array::Array> ends = array::device_extent(expect_array(a));
        return ends ? to_object(std::move(*ends)) : nb::none();
      },
      nb::arg("a"),
      "The least and the greatest element by one pass on a CUDA device, or None where that is not there.");
  m.def(
      "find_bins",
      [](nb::object a, nb::object edges) { return array::find_bins(expect_array(a), expect_array(edges)); },
      nb::arg("a"), nb::arg("edges"), "The bin of each value between edges at equal distances; -1 outside.");
}

}  // namespace gridstride::python
