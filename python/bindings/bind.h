#pragma once

#include <nanobind/nanobind.h>

namespace gridstride::python {

namespace nb = nanobind;

// One function a family, each in its bind_<family>.cpp; module.cpp calls them in this order.
void bind_errors(nb::module_ &m);
void bind_dtypes(nb::module_ &m);
void bind_devices(nb::module_ &m);
void bind_array(nb::module_ &m);
void bind_ufuncs(nb::module_ &m);
void bind_creation(nb::module_ &m);
void bind_routines(nb::module_ &m);
void bind_selection(nb::module_ &m);
void bind_sorting(nb::module_ &m);
void bind_random(nb::module_ &m);
void bind_linalg(nb::module_ &m);
void bind_dlpack(nb::module_ &m);
void bind_numba_array(nb::module_ &m);
void bind_cuda_interface(nb::module_ &m);
void bind_kernels(nb::module_ &m);
void bind_printed(nb::module_ &m);
void bind_check(nb::module_ &m);
/// Turns the checker on where the environment asks for it (GRIDSTRIDE_DEBUG=1) and the CPU computes: before the first
/// kernel and the first array without elements of its own.
void start_checker();
void bind_sources(nb::module_ &m);
void bind_explain(nb::module_ &m);
void bind_archive(nb::module_ &m);

}  // namespace gridstride::python
