// What pending expressions and timelines say: `_core.explain`, `_core.timeline_start` and `_core.timeline_stop`.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "array/explain.h"
#include "arrays.h"
#include "bind.h"
#include "runtime/trace.h"

namespace gridstride::python {

namespace {

nb::tuple shape_tuple(const Shape &shape) {
  nb::list list;
  for (const std::int64_t extent : shape) list.append(extent);
  return nb::tuple(list);
}

nb::dict explained(const array::Array &array) {
  const array::Explanation found = array::explain(array);
  nb::dict result;
  result["pending"] = found.pending;
  result["cause"] = found.cause != nullptr ? nb::object(nb::str(found.cause)) : nb::none();
  result["shape"] = shape_tuple(found.shape);
  result["dtype"] = name(found.dtype);
  nb::list values;
  for (const array::Explanation::Value &value : found.values) {
    nb::list inputs;
    for (const int input : value.inputs) inputs.append(input);
    values.append(
        nb::make_tuple(value.what, value.detail, name(value.dtype), nb::tuple(inputs), value.output, value.bytes));
  }
  result["values"] = values;
  nb::list outputs;
  for (const array::Explanation::Output &output : found.outputs) {
    outputs.append(nb::make_tuple(shape_tuple(output.shape), name(output.dtype), output.asked, output.in_place));
  }
  result["outputs"] = outputs;
  nb::list passes;
  for (const array::Explanation::Pass &pass : found.passes) {
    nb::list stages;
    for (const array::Explanation::Stage &stage : pass.stages) {
      stages.append(nb::make_tuple(stage.kernel, stage.bytes, stage.scratch));
    }
    passes.append(nb::make_tuple(pass.kernel, pass.read, pass.written, stages));
  }
  result["passes"] = passes;
  result["unfused"] = nb::make_tuple(found.unfused_passes, found.unfused_bytes);
  return result;
}

nb::tuple stopped() {
  trace::Recorded recorded;
  {
    const nb::gil_scoped_release unlocked;
    recorded = trace::stop();
  }
  nb::list rows;
  for (const trace::Record &record : recorded.records) {
    rows.append(nb::make_tuple(trace::name_of(record.kind), record.name, record.device, record.stream, record.thread,
                               record.on_host, record.begin, record.end, record.bytes, record.held, record.shape));
  }
  return nb::make_tuple(rows, recorded.dropped);
}

}  // namespace

void bind_explain(nb::module_ &m) {
  m.def(
      "explain", [](nb::handle array) { return explained(expect_array(array)); }, nb::arg("array"),
      "What an array is underneath, and what making it real will do; runs nothing.");
  m.def("timeline_start", &trace::start, "Begins to record what runs when. RuntimeError while that is being done.");
  m.def(
      "timeline_stop", &stopped,
      "Ends it: (kind, name, device, stream, thread, on_host, begin, end, bytes, held, shape) of each record, times in "
      "nanoseconds; and how many were dropped.");
}

}  // namespace gridstride::python
