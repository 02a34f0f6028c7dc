#include "bind.h"

NB_MODULE(_core, m) {
  using namespace gridstride::python;
  m.doc() = "The engine of gridstride.";
  // Objects that outlive the interpreter are usually a user's globals in a cycle: of interest to our tests alone.
  nanobind::set_leak_warnings(false);
  m.def("set_leak_warnings", &nanobind::set_leak_warnings, nanobind::arg("value"),
        "Whether objects that outlive the interpreter are reported at its end.");
  bind_errors(m);
  bind_dtypes(m);
  bind_devices(m);
  bind_array(m);
  bind_ufuncs(m);
  bind_creation(m);
  bind_routines(m);
  bind_selection(m);
  bind_sorting(m);
  bind_random(m);
  bind_linalg(m);
  bind_dlpack(m);
  bind_numba_array(m);
  bind_cuda_interface(m);
  bind_kernels(m);
  bind_printed(m);
  bind_check(m);
  bind_sources(m);
  bind_explain(m);
  bind_archive(m);

  // The modules that users know the classes by; after all methods, which take the name of the class's module.
  m.attr("ndarray").attr("__module__") = "gridstride";
  m.attr("Generator").attr("__module__") = "gridstride.random";
  for (const char *name : {"Device", "Dispatcher", "Event", "MemoryPool", "Stream"}) {
    m.attr(name).attr("__module__") = "gridstride.cuda";
  }
}
