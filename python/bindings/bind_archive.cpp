// Kernels compiled ahead of time: `_core.write_archive` and `_core.archive_contents`.
#include <fmt/format.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind.h"
#include "kernels.h"
#include "kernels/archive.h"
#include "wait.h"

namespace gridstride::python {

namespace {

nb::bytes write(nb::handle kernels, const std::vector<std::string> &cpus,
                const std::vector<std::pair<int, int>> &capabilities,
                const std::vector<std::array<std::uint32_t, 3>> &blocks) {
  std::vector<kernels::ArchiveEntry> entries;
  for (nb::handle each : kernels) {
    entries.push_back({nb::cast<std::string>(each[0]), &nb::inst_ptr<DispatcherObject>(each[1])->dispatcher});
  }
  const std::string bytes = without_gil([&] { return kernels::write_archive(entries, {cpus, capabilities, blocks}); });
  return nb::bytes(bytes.data(), bytes.size());
}

nb::tuple contents(const nb::bytes &bytes, const std::string &source) {
  const std::string_view view(static_cast<const char *>(bytes.data()), bytes.size());
  const kernels::Archive archive = kernels::read_archive(view, source);
  nb::dict found;
  for (const auto &[name, dispatcher] : archive.kernels) {
    nb::list signatures;
    for (const kernels::Specialisation *made : dispatcher->specialisations()) {
      signatures.append(kernels::to_string(std::span<const kernels::TypeCode>(made->codes())));
    }
    found[name.c_str()] = signatures;
  }
  return nb::make_tuple(found, archive.same_build);
}

}  // namespace

void bind_archive(nb::module_ &m) {
  m.def("write_archive", &write, nb::arg("kernels"), nb::arg("cpus"), nb::arg("capabilities"), nb::arg("blocks"),
        nb::sig("def write_archive(kernels: list[tuple[str, Dispatcher]], cpus: list[str], capabilities: "
                "list[tuple[int, int]], blocks: list[tuple[int, int, int]]) -> bytes"),
        "All compiled signatures of kernels, with code for CPUs ('native' or a level such as 'x86-64-v3') and PTX for "
        "GPUs.");
  m.def("archive_contents", &contents, nb::arg("data"), nb::arg("source"),
        "The signatures of the kernels in an archive, by name, and whether its code is this engine's.");
}

}  // namespace gridstride::python
