#include "linalg/library.h"

#include <array>
#include <mutex>

#include "base/error.h"
#include "runtime/parallel.h"

namespace gridstride::linalg {

namespace {

DynamicLibrary open() {
  const std::array<std::string, 3> names = {"libopenblas.so.0", "libopenblas.so", "libopenblasp.so.0"};
  std::optional<DynamicLibrary> found = DynamicLibrary::open_any(names);
  if (!found) {
    throw Error(
        ErrorKind::Runtime,
        "linear algebra needs OpenBLAS, and libopenblas.so.0 was not found; install it (Debian: apt-get install "
        "libopenblas0-pthread) or add its folder to LD_LIBRARY_PATH");
  }
  if (auto *set_threads = found->find_function<void(int)>("openblas_set_num_threads")) set_threads(worker_count());
  return *std::move(found);
}

}  // namespace

const DynamicLibrary &library() {
  // Never unloaded: its threads live until the process ends.
  static const DynamicLibrary *const loaded = new DynamicLibrary(open());
  return *loaded;
}

namespace {

std::mutex scopes_mutex;
int scopes = 0;  // OneThread objects alive

void set_threads(int count) {
  if (auto *const set = library().find_function<void(int)>("openblas_set_num_threads")) set(count);
}

}  // namespace

OneThread::OneThread(bool wanted) : wanted_(wanted && worker_count() > 1) {
  if (!wanted_) return;
  const std::lock_guard lock(scopes_mutex);
  if (scopes++ == 0) set_threads(1);
}

OneThread::~OneThread() {
  if (!wanted_) return;
  const std::lock_guard lock(scopes_mutex);
  if (--scopes == 0) set_threads(worker_count());
}

bool has_routines(DType dtype) {
  return dtype == DType::Float32 || dtype == DType::Float64 || is_complex(dtype);
}

std::string lapack_name(const char *real, const char *complex, DType dtype) {
  const char *stem = is_complex(dtype) && complex != nullptr ? complex : real;
  const char letter = dtype == DType::Float32     ? 's'
                      : dtype == DType::Float64   ? 'd'
                      : dtype == DType::Complex64 ? 'c'
                                                  : 'z';
  return std::string(1, letter) + stem + "_";
}

}  // namespace gridstride::linalg
