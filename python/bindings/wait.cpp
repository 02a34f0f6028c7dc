#include "wait.h"

#include "printed.h"

#include "runtime/parallel.h"

namespace gridstride::python {

namespace {

void *enter() {
  return PyGILState_Check() != 0 ? PyEval_SaveThread() : nullptr;
}

void leave(void *state) {
  if (state == nullptr) return;
  PyEval_RestoreThread(static_cast<PyThreadState *>(state));
  show_printed();
}

// A signal's handler may raise (Ctrl-C does): that ends the wait, and the work goes on.
void poll() {
  nb::gil_scoped_acquire acquire;
  if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

}  // namespace

void install_wait_hooks() {
  set_wait_hooks({.enter = enter, .leave = leave, .poll = poll});
}

}  // namespace gridstride::python
