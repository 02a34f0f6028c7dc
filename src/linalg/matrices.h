#pragma once

#include <algorithm>
#include <complex>
#include <cstring>
#include <functional>
#include <limits>
#include <memory>
#include <vector>

#include "base/error.h"
#include "linalg/decompose.h"
#include "linalg/library.h"
#include "runtime/parallel.h"

namespace gridstride::linalg {

using Int = int;  ///< LAPACK's integer
/// The hidden length of a character argument.
using Length = std::size_t;

[[nodiscard]] inline Int to_lapack_int(std::int64_t value) {
  if (value > std::numeric_limits<Int>::max()) {
    throw Error(ErrorKind::Value, "matrix extent " + std::to_string(value) + " is beyond LAPACK's 2147483647");
  }
  return static_cast<Int>(value);
}

template <class T>
struct RealOf {
  using Type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
  using Type = T;
};
template <class T>
using Real = typename RealOf<T>::Type;
template <class T>
inline constexpr bool kIsComplex = !std::is_same_v<T, Real<T>>;

template <class T>
[[nodiscard]] constexpr DType dtype_of() {
  if constexpr (std::is_same_v<T, float>) return DType::Float32;
  if constexpr (std::is_same_v<T, double>) return DType::Float64;
  if constexpr (std::is_same_v<T, std::complex<float>>) return DType::Complex64;
  return DType::Complex128;
}

/// Calls `body(T{})` with the element type of a dtype.
template <class Body>
auto with_type(DType dtype, Body &&body) {
  switch (dtype) {
    case DType::Float32: return body(float{});
    case DType::Float64: return body(double{});
    case DType::Complex64: return body(std::complex<float>{});
    case DType::Complex128: return body(std::complex<double>{});
    default: break;
  }
  throw Error(ErrorKind::Internal, "a decomposition got a matrix of dtype " + std::string(name(dtype)));
}

template <class T>
[[nodiscard]] T conjugate(T value) {
  if constexpr (kIsComplex<T>) return std::conj(value);
  return value;
}

/// Memory that a routine works in: not written before, unlike a vector's.
template <class T>
class Workspace {
public:
  explicit Workspace(Int size)
      : size_(size), data_(std::make_unique_for_overwrite<T[]>(static_cast<std::size_t>(size))) {}
  [[nodiscard]] T *data() const { return data_.get(); }
  [[nodiscard]] Int size() const { return size_; }

private:
  Int size_;
  std::unique_ptr<T[]> data_;
};

/// to[j, i] = from[i, j] for `from` of m rows and n columns, in blocks that stay in the cache.
template <class T>
void transpose(const T *from, std::int64_t m, std::int64_t n, T *to) {
  constexpr std::int64_t kBlock = 32;
  for (std::int64_t i0 = 0; i0 < m; i0 += kBlock) {
    for (std::int64_t j0 = 0; j0 < n; j0 += kBlock) {
      const std::int64_t i1 = std::min(m, i0 + kBlock), j1 = std::min(n, j0 + kBlock);
      for (std::int64_t i = i0; i < i1; ++i) {
        for (std::int64_t j = j0; j < j1; ++j) to[j * m + i] = from[i * n + j];
      }
    }
  }
}

template <class T>
void fill_nan(T *data, std::int64_t count) {
  std::fill(data, data + count, T(std::numeric_limits<Real<T>>::quiet_NaN()));
}

/// Decompositions of less multiplications than this run on one thread: LAPACK's panels leave OpenBLAS's threads little
/// to do below that. On two cores OpenBLAS 0.3.21 solves 500 equations in 3.9 ms with one thread and 7.1 ms with two,
/// 1000 in 40 and 33.
inline constexpr double kThreadedWork = 3.5e8;
/// The same of singular values and eigenvalues, which are products of a matrix and a vector for the most part: 316 rows
/// take 18.5 ms with one thread and 16 to 20 with two, and six times that while other work holds cores.
inline constexpr double kThreadedSpectralWork = 1.3e9;

/// Calls `body(i)` for each matrix of a stack (`cost` multiplications each). The workers share out a stack of small
/// matrices, and one that has enough for all of them; single ones of `threaded` or more use BLAS's own threads. True
/// when all calls were.
template <class Body>
bool for_each_matrix(std::int64_t count, double cost, double threaded, const Body &body) {
  std::vector<unsigned char> good(static_cast<std::size_t>(count), 1);
  const auto run = [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) good[static_cast<std::size_t>(i)] = body(i) ? 1 : 0;
  };
  const bool shared = count > 1 && (cost < threaded || count >= 2 * worker_count());
  const OneThread scope(shared || cost < threaded);
  if (shared) {
    parallel_for(count, 1, cost * static_cast<double>(count), run);
  } else {
    run(0, count);
  }
  return std::all_of(good.begin(), good.end(), [](unsigned char g) { return g != 0; });
}

[[nodiscard]] inline double cube_cost(std::int64_t m, std::int64_t n) {
  return 200 + static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(std::min(m, n));
}

}  // namespace gridstride::linalg
