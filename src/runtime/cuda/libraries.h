#pragma once

#include <string>

#include "base/dynamic_library.h"

namespace gridstride::cuda {

/// A library of the CUDA toolkit ("cublas", "cusolver", "cufft"), loaded when it is first asked for and kept; null
/// where there is none, and then `places` (may be null) receives where it was looked for. Looked for, in this order: in
/// the folders of GRIDSTRIDE_CUDA_LIBRARIES; among what is loaded already and the system's libraries; in CUDA_HOME,
/// CUDA_PATH and CONDA_PREFIX; in /usr/local/cuda, /usr/local/cuda-* and /opt/cuda; among NVIDIA's wheels in the Python
/// packages beside this engine, in GRIDSTRIDE_PACKAGES, VIRTUAL_ENV and PYTHONPATH. Those that it needs itself are
/// looked for the same way first. GRIDSTRIDE_CUDA_LIBRARIES=none: there are none. Thread-safe.
[[nodiscard]] const DynamicLibrary *find_library(const char *name, std::string *places = nullptr);

}  // namespace gridstride::cuda
