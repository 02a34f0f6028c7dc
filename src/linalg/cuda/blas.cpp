#include "linalg/cuda/blas.h"

#include <complex>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "linalg/cuda/handles.h"
#include "runtime/cuda/libraries.h"

namespace gridstride::linalg {

namespace {

using Handle = void *;
using Size = std::int64_t;

/// The functions of cuBLAS 12 and later that are used here.
struct Blas {
  int (*create)(Handle *);
  int (*set_stream)(Handle, cuda::StreamHandle);
  const char *(*status_name)(int);
  int (*gemm)(Handle, int, int, Size, Size, Size, const void *, const void *, int, Size, const void *, int, Size,
              const void *, void *, int, Size, int, int);
  int (*gemm_strided)(Handle, int, int, Size, Size, Size, const void *, const void *, int, Size, Size, const void *,
                      int, Size, Size, const void *, void *, int, Size, Size, Size, int, int);
  int (*gemm_batched)(Handle, int, int, Size, Size, Size, const void *, const void *const *, int, Size,
                      const void *const *, int, Size, const void *, void *const *, int, Size, Size, int, int);
  using Geam = int(Handle, int, int, Size, Size, const void *, const void *, Size, const void *, const void *, Size,
                   void *, Size);
  using Copy = int(Handle, Size, const void *, Size, void *, Size);
  using Trmm = int(Handle, int, int, int, int, Size, Size, const void *, const void *, Size, const void *, Size, void *,
                   Size);
  Geam *geam[4];
  Trmm *trmm[4];
  Copy *copy[4];
  Handles handles;
};

Blas *load() {
  const DynamicLibrary *library = cuda::find_library("cublas");
  if (library == nullptr) return nullptr;
  auto *blas = new Blas;
  const auto take = [&](auto *&function, const char *name) {
    function = library->find_function<std::remove_pointer_t<std::remove_reference_t<decltype(function)>>>(name);
    return function != nullptr;
  };
  bool all = take(blas->create, "cublasCreate_v2") && take(blas->set_stream, "cublasSetStream_v2") &&
             take(blas->status_name, "cublasGetStatusName") && take(blas->gemm, "cublasGemmEx_64") &&
             take(blas->gemm_strided, "cublasGemmStridedBatchedEx_64") &&
             take(blas->gemm_batched, "cublasGemmBatchedEx_64");
  const char letters[] = "SDCZ";
  for (int i = 0; i < 4 && all; ++i) {
    all = take(blas->geam[i], fmt::format("cublas{}geam_64", letters[i]).c_str()) &&
          take(blas->trmm[i], fmt::format("cublas{}trmm_v2_64", letters[i]).c_str()) &&
          take(blas->copy[i], fmt::format("cublas{}copy_v2_64", letters[i]).c_str());
  }
  return all ? blas : nullptr;
}

Blas *find() {
  static Blas *const found = load();
  return found;
}

void check(int status, const char *doing) {
  if (status == 0) return;
  throw Error(status == 3 ? ErrorKind::OutOfMemory : ErrorKind::Cuda,
              fmt::format("{}; while {}", find()->status_name(status), doing));
}

/// A handle whose work goes to a stream; holds the lock while it lives.
class Use {
public:
  explicit Use(Stream &stream) : lock_(find()->handles.mutex) {
    cuda::Stream &on = *stream.cuda();
    handle_ = find()->handles.of(on.context(), [] {
      Handle made = nullptr;
      check(find()->create(&made), "starting cuBLAS");
      return made;
    });
    check(find()->set_stream(handle_, on.handle()), "giving cuBLAS a stream");
  }
  [[nodiscard]] Handle handle() const { return handle_; }

private:
  std::lock_guard<std::mutex> lock_;
  Handle handle_;
};

int letter_of(DType dtype) {
  switch (dtype) {
    case DType::Float32: return 0;
    case DType::Float64: return 1;
    case DType::Complex64: return 2;
    case DType::Complex128: return 3;
    default: throw Error(ErrorKind::Internal, "cuBLAS has no such dtype");
  }
}

/// A number of the dtype that factors have: float32 for narrow floats.
struct Factor {
  alignas(16) std::complex<float> narrow;
  alignas(16) std::complex<double> wide;  // cuBLAS reads it as one vector
  explicit Factor(double value) : narrow(static_cast<float>(value)), wide(value) {}
  [[nodiscard]] const void *of(DType dtype) const {
    const bool two = dtype == DType::Float64 || dtype == DType::Complex128;
    return two ? static_cast<const void *>(&wide) : &narrow;
  }
};

/// How cuBLAS, which counts by columns, sees a matrix: its transpose.
struct Seen {
  int turned;
  Size step;
};
Seen seen(const MatrixView &view, Size rows, Size columns) {
  // As `is_blas_matrix`: the step of an axis without a second element says nothing.
  if ((columns <= 1 || view.column == 1) && (rows <= 1 || view.row >= std::max<Size>(columns, 1))) {
    return {kPlain, std::max<Size>({rows > 1 ? view.row : 1, columns, 1})};
  }
  return {kTransposed, std::max<Size>({columns > 1 ? view.column : 1, rows, 1})};
}

int compute_type(DType dtype) {
  return dtype == DType::Float64 || dtype == DType::Complex128 ? 70 : 68;  // 64F, 32F
}

/// The one step between offsets; -1 where they have none.
Size step_of(std::span<const Size> offsets) {
  if (offsets.size() < 2) return 0;
  const Size step = offsets[1] - offsets[0];
  for (std::size_t i = 2; i < offsets.size(); ++i) {
    if (offsets[i] - offsets[i - 1] != step) return -1;
  }
  return step;
}

}  // namespace

bool device_multiplies(DType dtype) {
  if (!is_floating(dtype) && !is_complex(dtype)) return false;
  return find() != nullptr;
}

void device_multiply(Stream &stream, DType dtype, Size m, Size n, Size k, const MatrixView &a, const MatrixView &b,
                     std::byte *to) {
  const Use use(stream);
  const Factor one(1), zero(0);
  const Seen left = seen(a, m, k), right = seen(b, k, n);
  const int type = cuda_type(dtype);
  check(find()->gemm(use.handle(), right.turned, left.turned, n, m, k, one.of(dtype), b.data, type, right.step, a.data,
                     type, left.step, zero.of(dtype), to, type, n, compute_type(dtype), -1),
        "multiplying matrices");
}

void device_multiply_stack(Stream &stream, DType dtype, Size m, Size n, Size k, const MatrixView &a,
                           std::span<const Size> a_offsets, const MatrixView &b, std::span<const Size> b_offsets,
                           std::byte *to) {
  const auto count = static_cast<Size>(a_offsets.size());
  const auto item = static_cast<Size>(size_of(dtype));
  const Factor one(1), zero(0);
  const Seen left = seen(a, m, k), right = seen(b, k, n);
  const int type = cuda_type(dtype);
  const Size a_step = step_of(a_offsets), b_step = step_of(b_offsets);
  if (a_step >= 0 && b_step >= 0 && a_step % item == 0 && b_step % item == 0) {
    const Use use(stream);
    check(find()->gemm_strided(use.handle(), right.turned, left.turned, n, m, k, one.of(dtype), b.data + b_offsets[0],
                               type, right.step, b_step / item, a.data + a_offsets[0], type, left.step, a_step / item,
                               zero.of(dtype), to, type, n, m * n, count, compute_type(dtype), -1),
          "multiplying stacks of matrices");
    return;
  }
  std::vector<const void *> pointers;
  pointers.reserve(static_cast<std::size_t>(3 * count));
  for (const Size offset : b_offsets) pointers.push_back(b.data + offset);
  for (const Size offset : a_offsets) pointers.push_back(a.data + offset);
  for (Size i = 0; i < count; ++i) pointers.push_back(to + i * m * n * item);
  const std::shared_ptr<Buffer> table = stream.allocate(pointers.size() * sizeof(void *));
  stream.upload(table->data(), static_cast<const void *>(pointers.data()), pointers.size() * sizeof(void *),
                {&table, 1});
  auto *const first = static_cast<const void *const *>(table->data());
  const Use use(stream);
  check(find()->gemm_batched(use.handle(), right.turned, left.turned, n, m, k, one.of(dtype), first, type, right.step,
                             first + count, type, left.step, zero.of(dtype),
                             const_cast<void *const *>(first + 2 * count), type, n, count, compute_type(dtype), -1),
        "multiplying stacks of matrices");
}

void device_turn(Stream &stream, DType dtype, Size rows, Size columns, const std::byte *from, Size from_step,
                 std::byte *to, Size to_step, bool conjugate) {
  const Use use(stream);
  const Factor one(1), zero(0);
  check(find()->geam[letter_of(dtype)](use.handle(), conjugate ? kConjugate : kTransposed, kPlain, rows, columns,
                                       one.of(dtype), from, from_step, zero.of(dtype), to, to_step, to, to_step),
        "transposing a matrix");
}

void device_upper_triangle(Stream &stream, DType dtype, Size n, const std::byte *from, Size from_step,
                           const std::byte *identity, std::byte *to) {
  const Use use(stream);
  const Factor one(1);
  check(find()->trmm[letter_of(dtype)](use.handle(), 0, kUpper, kPlain, 0, n, n, one.of(dtype), from, from_step,
                                       identity, n, to, n),
        "copying the triangle of a matrix");
}

void device_take(Stream &stream, DType dtype, Size count, const std::byte *from, Size step, std::byte *to) {
  const Use use(stream);
  check(find()->copy[letter_of(dtype)](use.handle(), count, from, step, to, 1), "copying the diagonal of a matrix");
}

}  // namespace gridstride::linalg
