#include <cstring>
#include <deque>
#include <mutex>
#include <string>
#include <utility>

#include <nanobind/stl/string.h>

#include "bind.h"

// The texts that exec(), eval() and compile() were given: kernels in them have no file to be read from. Python says of
// each text that it compiles (an audit event); the last ones that may hold a function are kept.

namespace gridstride::python {

namespace {

constexpr std::size_t kMostTexts = 512;
constexpr std::size_t kMostBytes = std::size_t{8} << 20;

struct Sources {
  std::mutex mutex;
  std::deque<std::pair<std::string, std::string>> texts;  // file name and text, the newest first
  std::size_t bytes = 0;
};

/// Never destroyed: Python's end comes after that of static objects.
Sources &sources() {
  static auto *const made = new Sources;
  return *made;
}

bool may_define(const std::string &text) {
  return text.find("def ") != std::string::npos || text.find("lambda") != std::string::npos;
}

int record(const char *event, PyObject *args, void *) {
  if (std::strcmp(event, "compile") != 0 || !PyTuple_Check(args) || PyTuple_GET_SIZE(args) < 2) return 0;
  PyObject *given = PyTuple_GET_ITEM(args, 0);
  PyObject *name = PyTuple_GET_ITEM(args, 1);
  if (!PyBytes_Check(given) || !PyUnicode_Check(name)) return 0;
  const char *file = PyUnicode_AsUTF8(name);
  if (file == nullptr) {
    PyErr_Clear();
    return 0;
  }
  if (file[0] != '<') return 0;
  std::string text(PyBytes_AS_STRING(given), static_cast<std::size_t>(PyBytes_GET_SIZE(given)));
  if (text.size() > kMostBytes / 4 || !may_define(text)) return 0;
  Sources &all = sources();
  const std::lock_guard lock(all.mutex);
  // Whoever looks for a function's text compiles what may be it: that must not push out the rest.
  for (const auto &[known_file, known] : all.texts) {
    if (known == text && known_file == file) return 0;
  }
  all.bytes += text.size();
  all.texts.emplace_front(file, std::move(text));
  while (all.texts.size() > kMostTexts || all.bytes > kMostBytes) {
    all.bytes -= all.texts.back().second.size();
    all.texts.pop_back();
  }
  return 0;
}

}  // namespace

void bind_sources(nb::module_ &m) {
  if (PySys_AddAuditHook(record, nullptr) != 0) throw nb::python_error();
  m.def(
      "compiled_texts",
      [](const std::string &file) {
        Sources &all = sources();
        nb::list found;
        const std::lock_guard lock(all.mutex);
        for (const auto &[name, text] : all.texts) {
          if (name == file) found.append(nb::bytes(text.data(), text.size()));
        }
        return found;
      },
      nb::arg("file"), nb::sig("def compiled_texts(file: str) -> list[bytes]"),
      "The texts with functions in them that Python compiled lately under this name, the newest first.");
}

}  // namespace gridstride::python
