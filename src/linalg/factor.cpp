#include "linalg/matrices.h"

// Triangular factorisations and what follows from them. A matrix in C order is its transpose to LAPACK, which counts by
// columns: where the transpose serves as well, nothing is turned.

namespace gridstride::linalg {

namespace {

using Getrf = void(const Int *, const Int *, void *, const Int *, Int *, Int *);
using Getrs = void(const char *, const Int *, const Int *, const void *, const Int *, const Int *, void *, const Int *,
                   Int *, Length);
using Potrf = void(const char *, const Int *, void *, const Int *, Int *, Length);
using Geqrf = void(const Int *, const Int *, void *, const Int *, void *, void *, const Int *, Int *);
using Orgqr = void(const Int *, const Int *, const Int *, void *, const Int *, const void *, void *, const Int *,
                   Int *);

/// Asks a routine for the size of its workspace and gives it that: `call(work, size)`.
template <class T, class Call>
void with_workspace(const Call &call) {
  T best{};
  call(&best, Int{-1});
  const Int size = std::max<Int>(1, static_cast<Int>(std::real(best)));
  const Workspace<T> work(size);
  call(work.data(), size);
}

/// Factors m x n matrices (counted by columns) in place.
template <class T>
void householder(Int m, Int n, T *a, T *tau) {
  auto *const geqrf = lapack<Geqrf>(dtype_of<T>(), "geqrf");
  const Int stride = std::max<Int>(1, m);
  Int info = 0;
  with_workspace<T>([&](T *work, Int size) { geqrf(&m, &n, a, &stride, tau, work, &size, &info); });
}

}  // namespace

bool invert(const Stack &stack, const std::byte *a, std::byte *out) {
  return with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    auto *const getrf = lapack<Getrf>(stack.dtype, "getrf");
    auto *const getrs = lapack<Getrs>(stack.dtype, "getrs");
    const Int n = to_lapack_int(stack.n);
    const std::int64_t size = stack.n * stack.n;
    return for_each_matrix(stack.count, 2 * cube_cost(n, n), kThreadedWork, [&](std::int64_t i) {
      // The inverse of the transpose, counted by columns, is the inverse in C order: the solution for the unit matrix.
      std::vector<T> matrix(reinterpret_cast<const T *>(a) + i * size, reinterpret_cast<const T *>(a) + (i + 1) * size);
      T *const result = reinterpret_cast<T *>(out) + i * size;
      std::vector<Int> pivots(static_cast<std::size_t>(n));
      Int info = 0;
      getrf(&n, &n, matrix.data(), &n, pivots.data(), &info);
      if (info != 0) {
        fill_nan(result, size);
        return false;
      }
      std::fill(result, result + size, T{0});
      for (std::int64_t k = 0; k < n; ++k) result[k * (n + 1)] = T{1};
      getrs("N", &n, &n, matrix.data(), &n, pivots.data(), result, &n, &info, 1);
      return true;
    });
  });
}

bool solve(const Stack &stack, std::int64_t columns, const std::byte *a, const std::byte *b, std::byte *out) {
  return with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    auto *const getrf = lapack<Getrf>(stack.dtype, "getrf");
    auto *const getrs = lapack<Getrs>(stack.dtype, "getrs");
    const Int n = to_lapack_int(stack.n), sides = to_lapack_int(columns);
    const std::int64_t size = stack.n * stack.n, right = stack.n * columns;
    const double cost = cube_cost(n, n) + 2.0 * static_cast<double>(right * n);
    return for_each_matrix(stack.count, cost, kThreadedWork, [&](std::int64_t i) {
      std::vector<T> matrix(reinterpret_cast<const T *>(a) + i * size, reinterpret_cast<const T *>(a) + (i + 1) * size);
      std::vector<Int> pivots(static_cast<std::size_t>(n));
      const T *const from = reinterpret_cast<const T *>(b) + i * right;
      T *const to = reinterpret_cast<T *>(out) + i * right;
      Int info = 0;
      getrf(&n, &n, matrix.data(), &n, pivots.data(), &info);
      if (info != 0) {
        fill_nan(to, right);
        return false;
      }
      std::vector<T> turned(static_cast<std::size_t>(right));
      transpose(from, stack.n, columns, turned.data());
      getrs("T", &n, &sides, matrix.data(), &n, pivots.data(), turned.data(), &n, &info, 1);
      transpose(turned.data(), columns, stack.n, to);
      return true;
    });
  });
}

void sign_and_log(const Stack &stack, const std::byte *a, std::byte *sign, std::byte *log) {
  with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    auto *const getrf = lapack<Getrf>(stack.dtype, "getrf");
    const Int n = to_lapack_int(stack.n);
    const std::int64_t size = stack.n * stack.n;
    (void)for_each_matrix(stack.count, cube_cost(n, n), kThreadedWork, [&](std::int64_t i) {
      std::vector<T> matrix(reinterpret_cast<const T *>(a) + i * size, reinterpret_cast<const T *>(a) + (i + 1) * size);
      std::vector<Int> pivots(static_cast<std::size_t>(n));
      Int info = 0;
      const Int stride = std::max<Int>(1, n);
      getrf(&n, &n, matrix.data(), &stride, pivots.data(), &info);
      T product = 1;
      Real<T> sum = 0;
      if (info > 0) {
        product = 0;
        sum = -std::numeric_limits<Real<T>>::infinity();
      } else {
        for (Int k = 0; k < n; ++k) {
          if (pivots[static_cast<std::size_t>(k)] != k + 1) product = -product;
          const T element = matrix[static_cast<std::size_t>(k) * static_cast<std::size_t>(n + 1)];
          const Real<T> magnitude = std::abs(element);
          product *= element / magnitude;
          sum += std::log(magnitude);
        }
      }
      reinterpret_cast<T *>(sign)[i] = product;
      reinterpret_cast<Real<T> *>(log)[i] = sum;
      return true;
    });
    return true;
  });
}

bool cholesky(const Stack &stack, bool upper, const std::byte *a, std::byte *out) {
  return with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    auto *const potrf = lapack<Potrf>(stack.dtype, "potrf");
    const Int n = to_lapack_int(stack.n);
    const std::int64_t size = stack.n * stack.n;
    return for_each_matrix(stack.count, cube_cost(n, n), kThreadedWork, [&](std::int64_t i) {
      T *const matrix = reinterpret_cast<T *>(out) + i * size;
      std::memcpy(matrix, reinterpret_cast<const T *>(a) + i * size, static_cast<std::size_t>(size) * sizeof(T));
      Int info = 0;
      // To LAPACK the lower triangle is the upper one, of the conjugate: its factor is the transpose of ours.
      potrf(upper ? "L" : "U", &n, matrix, &n, &info, 1);
      if (info != 0) {
        fill_nan(matrix, size);
        return false;
      }
      for (std::int64_t row = 0; row < n; ++row) {
        T *const line = matrix + row * n;
        if (upper) {
          std::fill(line, line + row, T{0});
        } else {
          std::fill(line + row + 1, line + n, T{0});
        }
      }
      return true;
    });
  });
}

void qr(const Stack &stack, std::int64_t columns, const std::byte *a, std::byte *q, std::byte *r) {
  with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    auto *const orgqr = lapack<Orgqr>(stack.dtype, "orgqr", "ungqr");
    const Int m = to_lapack_int(stack.m), n = to_lapack_int(stack.n), wide = to_lapack_int(columns);
    const Int rank = std::min(m, n);
    const std::int64_t size = stack.m * stack.n;
    (void)for_each_matrix(stack.count, 2 * cube_cost(m, n), kThreadedWork, [&](std::int64_t i) {
      std::vector<T> work(static_cast<std::size_t>(stack.m * std::max(stack.n, columns)));
      std::vector<T> tau(static_cast<std::size_t>(std::max<Int>(rank, 1)));
      transpose(reinterpret_cast<const T *>(a) + i * size, stack.m, stack.n, work.data());
      householder(m, n, work.data(), tau.data());
      T *const triangle = reinterpret_cast<T *>(r) + i * columns * stack.n;
      for (std::int64_t row = 0; row < columns; ++row) {
        for (std::int64_t column = 0; column < n; ++column) {
          triangle[row * n + column] =
              column >= row && row < m ? work[static_cast<std::size_t>(column * m + row)] : T{0};
        }
      }
      if (q == nullptr) return true;
      Int info = 0;
      const Int stride = std::max<Int>(1, m);
      with_workspace<T>([&](T *space, Int count) {
        orgqr(&m, &wide, &rank, work.data(), &stride, tau.data(), space, &count, &info);
      });
      transpose(work.data(), columns, stack.m, reinterpret_cast<T *>(q) + i * stack.m * columns);
      return true;
    });
    return true;
  });
}

void qr_raw(const Stack &stack, const std::byte *a, std::byte *reflectors, std::byte *factors) {
  with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    const std::int64_t size = stack.m * stack.n, rank = std::min(stack.m, stack.n);
    (void)for_each_matrix(stack.count, cube_cost(stack.m, stack.n), kThreadedWork, [&](std::int64_t i) {
      T *const matrix = reinterpret_cast<T *>(reflectors) + i * size;
      transpose(reinterpret_cast<const T *>(a) + i * size, stack.m, stack.n, matrix);
      householder(to_lapack_int(stack.m), to_lapack_int(stack.n), matrix, reinterpret_cast<T *>(factors) + i * rank);
      return true;
    });
    return true;
  });
}

}  // namespace gridstride::linalg
