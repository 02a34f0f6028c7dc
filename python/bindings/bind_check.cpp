#include <nanobind/stl/string.h>

#include "base/config.h"
#include "bind.h"
#include "check/checker.h"
#include "runtime/buffer_observer.h"
#include "runtime/device.h"

namespace gridstride::python {

namespace {

nb::tuple three(const std::uint32_t (&numbers)[3]) {
  return nb::make_tuple(numbers[0], numbers[1], numbers[2]);
}

nb::dict place_of(const check::Place &place) {
  nb::dict result;
  result["file"] = place.file;
  result["line"] = place.loc.line;
  result["column"] = place.loc.column;
  result["end_column"] = place.loc.end_column;
  result["action"] = place.action;
  result["block"] = three(place.block);
  result["thread"] = three(place.thread);
  return result;
}

nb::list findings() {
  nb::list result;
  for (const check::Finding &finding : check::Checker::instance().findings()) {
    nb::list places;
    for (const check::Place &place : finding.places) places.append(place_of(place));
    nb::dict one;
    one["kind"] = finding.kind;
    one["kernel"] = finding.kernel;
    one["text"] = finding.text;
    one["places"] = places;
    one["count"] = finding.count;
    result.append(one);
  }
  return result;
}

}  // namespace

void start_checker() {
  static const bool started = [] {
    if (!config().debug || Device::kind_in_use() != DeviceKind::Cpu) return false;
    static constexpr BufferObserver kObserver{
        [](const void *memory, std::size_t bytes) { check::Checker::instance().allocated(memory, bytes); },
        [](const void *memory, std::size_t bytes) { check::Checker::instance().freed(memory, bytes); }};
    check::enable();
    observe_buffers(&kObserver);
    // The report at the end, unless somebody prints it before.
    nb::module_::import_("gridstride._check").attr("at_exit")();
    return true;
  }();
  static_cast<void>(started);
}

void bind_check(nb::module_ &m) {
  m.def("checker_enabled", &check::enabled, "Whether kernels run under the checker (GRIDSTRIDE_DEBUG=1).");
  m.def("checker_findings", &findings,
        "What the checker has found so far: dictionaries of kind, kernel, text, places.");
  m.def(
      "checker_launches", [] { return check::Checker::instance().launches(); }, "How many launches were checked.");
  m.def(
      "checker_lost", [] { return check::Checker::instance().lost(); },
      "Whether some accesses counted as ordered because there were too many atomic operations to remember.");
  m.def(
      "checker_clear", [] { check::Checker::instance().clear(); }, "Forgets all findings.");
}

}  // namespace gridstride::python
