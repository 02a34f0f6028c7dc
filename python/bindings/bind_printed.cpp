#include "base/printed.h"

#include "bind.h"
#include "printed.h"

// What kernels print goes to Python's sys.stdout: when the main thread next runs Python, and at the end of each wait.

namespace gridstride::python {

namespace {

int show_later(void *) {
  show_printed();
  return 0;
}

void ask() {
  // Refused only while many other calls stand in line; a later wait shows the text then.
  if (Py_IsInitialized() != 0) Py_AddPendingCall(show_later, nullptr);
}

}  // namespace

void show_printed() {
  const std::string text = take_printed();
  if (text.empty()) return;
  PyObject *out = PySys_GetObject("stdout");  // borrowed
  if (out == nullptr || out == Py_None) return;
  // An exception that is on its way stays.
  PyObject *type = nullptr;
  PyObject *value = nullptr;
  PyObject *trace = nullptr;
  PyErr_Fetch(&type, &value, &trace);
  PyObject *shown = PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace");
  PyObject *done = shown == nullptr ? nullptr : PyObject_CallMethod(out, "write", "O", shown);
  if (done == nullptr) PyErr_WriteUnraisable(out);
  Py_XDECREF(done);
  Py_XDECREF(shown);
  PyErr_Restore(type, value, trace);
}

void bind_printed(nb::module_ &m) {
  set_printed_hook(ask);
  m.def("show_printed", &show_printed, "Writes what kernels have printed so far to sys.stdout.");
  nb::module_::import_("atexit").attr("register")(m.attr("show_printed"));
}

}  // namespace gridstride::python
