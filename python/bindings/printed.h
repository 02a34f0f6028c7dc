#pragma once

namespace gridstride::python {

/// Writes what kernels have printed so far to sys.stdout. Needs the GIL.
void show_printed();

}  // namespace gridstride::python
