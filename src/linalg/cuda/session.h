#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "linalg/cuda/blas.h"
#include "linalg/cuda/handles.h"
#include "linalg/cuda/solver.h"
#include "runtime/cuda/libraries.h"

// What solver.cpp calls cuSOLVER through.
namespace gridstride::linalg::detail {

using Handle = void *;
using Size = std::int64_t;
using Bytes = std::size_t;

/// The functions of cuSOLVER that are used here: its generic ones, and the Householder products of each dtype.
struct Solver {
  int (*create)(Handle *);
  int (*set_stream)(Handle, cuda::StreamHandle);
  int (*create_params)(Handle *);
  int (*getrf_size)(Handle, Handle, Size, Size, int, const void *, Size, int, Bytes *, Bytes *);
  int (*getrf)(Handle, Handle, Size, Size, int, void *, Size, Size *, int, void *, Bytes, void *, Bytes, int *);
  int (*getrs)(Handle, Handle, int, Size, Size, int, const void *, Size, const Size *, int, void *, Size, int *);
  int (*potrf_size)(Handle, Handle, int, Size, int, const void *, Size, int, Bytes *, Bytes *);
  int (*potrf)(Handle, Handle, int, Size, int, void *, Size, int, void *, Bytes, void *, Bytes, int *);
  int (*geqrf_size)(Handle, Handle, Size, Size, int, const void *, Size, int, const void *, int, Bytes *, Bytes *);
  int (*geqrf)(Handle, Handle, Size, Size, int, void *, Size, int, void *, int, void *, Bytes, void *, Bytes, int *);
  int (*syevd_size)(Handle, Handle, int, int, Size, int, const void *, Size, int, const void *, int, Bytes *, Bytes *);
  int (*syevd)(Handle, Handle, int, int, Size, int, void *, Size, int, void *, int, void *, Bytes, void *, Bytes,
               int *);
  int (*gesvdp_size)(Handle, Handle, int, int, Size, Size, int, const void *, Size, int, const void *, int,
                     const void *, Size, int, const void *, Size, int, Bytes *, Bytes *);
  int (*gesvdp)(Handle, Handle, int, int, Size, Size, int, void *, Size, int, void *, int, void *, Size, int, void *,
                Size, int, void *, Bytes, void *, Bytes, int *, double *);
  int (*gesvd_size)(Handle, Handle, signed char, signed char, Size, Size, int, const void *, Size, int, const void *,
                    int, const void *, Size, int, const void *, Size, int, Bytes *, Bytes *);
  int (*gesvd)(Handle, Handle, signed char, signed char, Size, Size, int, void *, Size, int, void *, int, void *, Size,
               int, void *, Size, int, void *, Bytes, void *, Bytes, int *);
  using OrgSize = int(Handle, int, int, int, const void *, int, const void *, int *);
  using Org = int(Handle, int, int, int, void *, int, const void *, void *, int, int *);
  using OrmSize = int(Handle, int, int, int, int, int, const void *, int, const void *, const void *, int, int *);
  using Orm = int(Handle, int, int, int, int, int, const void *, int, const void *, void *, int, void *, int, int *);
  OrgSize *org_size[4];
  Org *org[4];
  OrmSize *orm_size[4];
  Orm *orm[4];
  Handle params = nullptr;
  Handles handles;
};

/// The library's functions; null where it, or one of them, is missing.
[[nodiscard]] Solver *find();
/// Throws what a status says, and what was being done.
void check(int status, const char *doing);
/// The number of a dtype among float32, float64, complex64, complex128.
[[nodiscard]] int letter_of(DType dtype);
[[nodiscard]] DType real_part(DType dtype);

/// One run of cuSOLVER for matrices of a dtype on a stream; holds its lock. Memory that it hands out lives as long.
class Session {
public:
  Session(Stream &stream, DType dtype)
      : lock_(find()->handles.mutex), stream_(stream), dtype_(dtype), type_(cuda_type(dtype)) {
    cuda::Stream &on = *stream.cuda();
    handle_ = find()->handles.of(on.context(), [] {
      Handle made = nullptr;
      check(find()->create(&made), "starting cuSOLVER");
      return made;
    });
    if (find()->params == nullptr) check(find()->create_params(&find()->params), "starting cuSOLVER");
    check(find()->set_stream(handle_, on.handle()), "giving cuSOLVER a stream");
    info_ = reinterpret_cast<int *>(memory(sizeof(int)));
  }

  [[nodiscard]] std::byte *memory(Bytes bytes) {
    buffers_.push_back(stream_.allocate(std::max<Bytes>(bytes, 1)));
    return static_cast<std::byte *>(buffers_.back()->data());
  }
  [[nodiscard]] std::byte *elements(Size count) { return memory(static_cast<Bytes>(count) * size_of(dtype_)); }
  void copy(std::byte *to, const std::byte *from, Size count) {
    stream_.copy(to, from, static_cast<Bytes>(count) * size_of(dtype_), {});
  }
  /// LAPACK's info of the last routine; waits for it.
  [[nodiscard]] int info() {
    int value = 0;
    stream_.download(&value, info_, sizeof value, {});
    return value;
  }

  void getrf(Size n, std::byte *a, Size *pivots) {
    Bytes device = 0, host = 0;
    check(find()->getrf_size(handle_, find()->params, n, n, type_, a, n, type_, &device, &host), kFactoring);
    void *const work = space(device, host);
    check(find()->getrf(handle_, find()->params, n, n, type_, a, n, pivots, type_, work, device, host_.data(), host,
                        info_),
          kFactoring);
  }
  void getrs(int turned, Size n, Size columns, const std::byte *a, const Size *pivots, std::byte *b) {
    check(find()->getrs(handle_, find()->params, turned, n, columns, type_, a, n, pivots, type_, b, n, info_),
          "solving linear equations");
  }
  void potrf(int triangle, Size n, std::byte *a) {
    Bytes device = 0, host = 0;
    check(find()->potrf_size(handle_, find()->params, triangle, n, type_, a, n, type_, &device, &host), kFactoring);
    void *const work = space(device, host);
    check(find()->potrf(handle_, find()->params, triangle, n, type_, a, n, type_, work, device, host_.data(), host,
                        info_),
          kFactoring);
  }
  void geqrf(Size m, Size n, std::byte *a, std::byte *factors) {
    Bytes device = 0, host = 0;
    check(find()->geqrf_size(handle_, find()->params, m, n, type_, a, m, type_, factors, type_, &device, &host),
          kFactoring);
    void *const work = space(device, host);
    check(find()->geqrf(handle_, find()->params, m, n, type_, a, m, type_, factors, type_, work, device, host_.data(),
                        host, info_),
          kFactoring);
  }
  void orgqr(Size m, Size n, Size k, std::byte *a, const std::byte *factors) {
    int size = 0;
    const int letter = letter_of(dtype_);
    check(find()->org_size[letter](handle_, narrow(m), narrow(n), narrow(k), a, narrow(m), factors, &size), kProduct);
    void *const work = elements(size);
    check(find()->org[letter](handle_, narrow(m), narrow(n), narrow(k), a, narrow(m), factors, work, size, info_),
          kProduct);
  }
  /// c (m, n) becomes q c.
  void ormqr(Size m, Size n, Size k, const std::byte *a, const std::byte *factors, std::byte *c) {
    int size = 0;
    const int letter = letter_of(dtype_);
    check(find()->orm_size[letter](handle_, 0, kPlain, narrow(m), narrow(n), narrow(k), a, narrow(m), factors, c,
                                   narrow(m), &size),
          kProduct);
    void *const work = elements(size);
    check(find()->orm[letter](handle_, 0, kPlain, narrow(m), narrow(n), narrow(k), a, narrow(m), factors, c, narrow(m),
                              work, size, info_),
          kProduct);
  }
  void syevd(bool vectors, int triangle, Size n, std::byte *a, std::byte *values) {
    Bytes device = 0, host = 0;
    const int real = cuda_type(real_part(dtype_)), job = vectors ? 1 : 0;
    const char *const doing = "computing eigenvalues";
    check(
        find()->syevd_size(handle_, find()->params, job, triangle, n, type_, a, n, real, values, type_, &device, &host),
        doing);
    void *const work = space(device, host);
    check(find()->syevd(handle_, find()->params, job, triangle, n, type_, a, n, real, values, type_, work, device,
                        host_.data(), host, info_),
          doing);
  }
  /// The thin singular value decomposition of a (m, n), m >= n, which is overwritten; u's columns start `u_step`
  /// elements apart, v has n. Returns by how much the matrix was perturbed.
  [[nodiscard]] double gesvdp(bool vectors, Size m, Size n, std::byte *a, std::byte *s, std::byte *u, Size u_step,
                              std::byte *v) {
    Bytes device = 0, host = 0;
    const int real = cuda_type(real_part(dtype_)), job = vectors ? 1 : 0;
    check(find()->gesvdp_size(handle_, find()->params, job, 1, m, n, type_, a, m, real, s, type_, u, u_step, type_, v,
                              n, type_, &device, &host),
          kSingular);
    void *const work = space(device, host);
    double perturbed = 0;
    check(find()->gesvdp(handle_, find()->params, job, 1, m, n, type_, a, m, real, s, type_, u, u_step, type_, v, n,
                         type_, work, device, host_.data(), host, info_, &perturbed),
          kSingular);
    return perturbed;
  }
  /// The same by bidiagonalisation, with the conjugate transpose of v.
  void gesvd(bool vectors, Size m, Size n, std::byte *a, std::byte *s, std::byte *u, Size u_step, std::byte *vh) {
    Bytes device = 0, host = 0;
    const int real = cuda_type(real_part(dtype_));
    const signed char job = vectors ? 'S' : 'N';
    check(find()->gesvd_size(handle_, find()->params, job, job, m, n, type_, a, m, real, s, type_, u, u_step, type_, vh,
                             n, type_, &device, &host),
          kSingular);
    void *const work = space(device, host);
    check(find()->gesvd(handle_, find()->params, job, job, m, n, type_, a, m, real, s, type_, u, u_step, type_, vh, n,
                        type_, work, device, host_.data(), host, info_),
          kSingular);
  }

private:
  static constexpr const char *kFactoring = "factoring a matrix";
  static constexpr const char *kProduct = "multiplying Householder reflections";
  static constexpr const char *kSingular = "computing singular values";

  static int narrow(Size extent) {
    if (extent > std::numeric_limits<int>::max()) throw Error(ErrorKind::Value, "a matrix is too large for cuSOLVER");
    return static_cast<int>(extent);
  }
  void *space(Bytes device, Bytes host) {
    host_.resize(std::max<Bytes>(host, 1));
    return memory(device);
  }

  std::lock_guard<std::mutex> lock_;
  Stream &stream_;
  DType dtype_;
  int type_;
  Handle handle_ = nullptr;
  int *info_ = nullptr;
  std::vector<std::shared_ptr<Buffer>> buffers_;
  std::vector<std::byte> host_;
};

inline Size bytes_of(DType dtype, Size count) {
  return count * static_cast<Size>(size_of(dtype));
}

}  // namespace gridstride::linalg::detail
