#pragma once

#include <set>
#include <string>

#include <llvm/IR/Module.h>

namespace gridstride::codegen::nvptx {

/// Where libdevice.10.bc is. `given` if not empty; else the first that exists of: the file or folder in
/// GRIDSTRIDE_LIBDEVICE; the toolkit in CUDA_HOME, CUDA_PATH or CONDA_PREFIX; /usr/local/cuda and its versions, newest
/// first, and /opt/cuda; the folders that hold NVIDIA's wheels next to Python packages, in GRIDSTRIDE_PACKAGES
/// (separated by ':'), VIRTUAL_ENV and PYTHONPATH; Debian's /usr/lib/cuda. Throws Error(Runtime) that names every place
/// looked in.
[[nodiscard]] std::string find_libdevice(const std::string &given);

/// Links the bodies of libdevice functions that the module declares and uses, and those that they call: nothing else of
/// the file is read beyond its tables. The functions become internal. `arch` is the value of __CUDA_ARCH: 900. `fast`:
/// they take subnormal float32 numbers for zero.
void link_libdevice(llvm::Module &module, const std::string &path, int arch, bool fast = false);

/// Whether the module declares a function of libdevice.
[[nodiscard]] bool needs_libdevice(const llvm::Module &module);

}  // namespace gridstride::codegen::nvptx
