#include "linalg/cuda/session.h"

namespace gridstride::linalg::detail {

namespace {

Solver *load() {
  const DynamicLibrary *library = cuda::find_library("cusolver");
  if (library == nullptr || !device_multiplies(DType::Float64)) return nullptr;
  auto *solver = new Solver;
  bool all = true;
  const auto take = [&](auto *&function, const std::string &name) {
    function = library->find_function<std::remove_pointer_t<std::remove_reference_t<decltype(function)>>>(name.c_str());
    all = all && function != nullptr;
  };
  take(solver->create, "cusolverDnCreate");
  take(solver->set_stream, "cusolverDnSetStream");
  take(solver->create_params, "cusolverDnCreateParams");
  take(solver->getrf_size, "cusolverDnXgetrf_bufferSize");
  take(solver->getrf, "cusolverDnXgetrf");
  take(solver->getrs, "cusolverDnXgetrs");
  take(solver->potrf_size, "cusolverDnXpotrf_bufferSize");
  take(solver->potrf, "cusolverDnXpotrf");
  take(solver->geqrf_size, "cusolverDnXgeqrf_bufferSize");
  take(solver->geqrf, "cusolverDnXgeqrf");
  take(solver->syevd_size, "cusolverDnXsyevd_bufferSize");
  take(solver->syevd, "cusolverDnXsyevd");
  take(solver->gesvdp_size, "cusolverDnXgesvdp_bufferSize");
  take(solver->gesvdp, "cusolverDnXgesvdp");
  take(solver->gesvd_size, "cusolverDnXgesvd_bufferSize");
  take(solver->gesvd, "cusolverDnXgesvd");
  const char *const names[] = {"Sor", "Dor", "Cun", "Zun"};
  for (int i = 0; i < 4; ++i) {
    take(solver->org_size[i], fmt::format("cusolverDn{}gqr_bufferSize", names[i]));
    take(solver->org[i], fmt::format("cusolverDn{}gqr", names[i]));
    take(solver->orm_size[i], fmt::format("cusolverDn{}mqr_bufferSize", names[i]));
    take(solver->orm[i], fmt::format("cusolverDn{}mqr", names[i]));
  }
  return all ? solver : nullptr;
}

}  // namespace

Solver *find() {
  static Solver *const found = load();
  return found;
}

void check(int status, const char *doing) {
  if (status == 0) return;
  static const char *const names[] = {"SUCCESS",          "NOT_INITIALIZED", "ALLOC_FAILED",
                                      "INVALID_VALUE",    "ARCH_MISMATCH",   "MAPPING_ERROR",
                                      "EXECUTION_FAILED", "INTERNAL_ERROR",  "MATRIX_TYPE_NOT_SUPPORTED",
                                      "NOT_SUPPORTED"};
  const std::string name = status > 0 && status < 10 ? names[status] : std::to_string(status);
  throw Error(status == 2 ? ErrorKind::OutOfMemory : ErrorKind::Cuda,
              fmt::format("CUSOLVER_STATUS_{}; while {}", name, doing));
}

int letter_of(DType dtype) {
  return dtype == DType::Float32 ? 0 : dtype == DType::Float64 ? 1 : dtype == DType::Complex64 ? 2 : 3;
}

DType real_part(DType dtype) {
  return dtype == DType::Float32 || dtype == DType::Complex64 ? DType::Float32 : DType::Float64;
}

}  // namespace gridstride::linalg::detail
