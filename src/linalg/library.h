#pragma once

#include <string>

#include "base/dynamic_library.h"
#include "types/dtype.h"

namespace gridstride::linalg {

/// OpenBLAS, which has BLAS and LAPACK: loaded when it is first needed, with as many threads as the engine has workers.
/// Throws Error(Runtime) that names the package where it is not installed.
[[nodiscard]] const DynamicLibrary &library();

/// While one lives, OpenBLAS starts no threads of its own: for many small matrices, which the engine's workers share
/// out, and for one that is smaller than waking a thread is worth. (OpenBLAS has one setting for the whole process.)
class OneThread {
public:
  explicit OneThread(bool wanted = true);
  ~OneThread();
  OneThread(const OneThread &) = delete;
  OneThread &operator=(const OneThread &) = delete;

private:
  bool wanted_;
};

/// Whether BLAS has routines for a dtype: float32, float64, complex64, complex128.
[[nodiscard]] bool has_routines(DType dtype);
/// The routine of a dtype: `lapack("getrf", Float64)` is "dgetrf_". The complex ones may have another name.
[[nodiscard]] std::string lapack_name(const char *real, const char *complex, DType dtype);

/// LAPACK's routine of a dtype, as a function of untyped pointers.
template <typename Function>
[[nodiscard]] Function *lapack(DType dtype, const char *real, const char *complex = nullptr) {
  return library().function<Function>(lapack_name(real, complex, dtype).c_str());
}

}  // namespace gridstride::linalg
