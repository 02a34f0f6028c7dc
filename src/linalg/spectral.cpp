#include "linalg/matrices.h"

// Singular values and eigenvalues, and the least squares that stand on them.

namespace gridstride::linalg {

namespace {

// Complex routines take one workspace of reals more.
using GesddReal = void(const char *, const Int *, const Int *, void *, const Int *, void *, void *, const Int *, void *,
                       const Int *, void *, const Int *, Int *, Int *, Length);
using GesddComplex = void(const char *, const Int *, const Int *, void *, const Int *, void *, void *, const Int *,
                          void *, const Int *, void *, const Int *, void *, Int *, Int *, Length);
using SyevdReal = void(const char *, const char *, const Int *, void *, const Int *, void *, void *, const Int *, Int *,
                       const Int *, Int *, Length, Length);
using HeevdComplex = void(const char *, const char *, const Int *, void *, const Int *, void *, void *, const Int *,
                          void *, const Int *, Int *, const Int *, Int *, Length, Length);
using GeevReal = void(const char *, const char *, const Int *, void *, const Int *, void *, void *, void *, const Int *,
                      void *, const Int *, void *, const Int *, Int *, Length, Length);
using GeevComplex = void(const char *, const char *, const Int *, void *, const Int *, void *, void *, const Int *,
                         void *, const Int *, void *, const Int *, void *, Int *, Length, Length);
using GelsdReal = void(const Int *, const Int *, const Int *, void *, const Int *, void *, const Int *, void *,
                       const void *, Int *, void *, const Int *, Int *, Int *);
using GelsdComplex = void(const Int *, const Int *, const Int *, void *, const Int *, void *, const Int *, void *,
                          const void *, Int *, void *, const Int *, void *, Int *, Int *);

template <class T>
Int workspace_size(T best) {
  return std::max<Int>(1, static_cast<Int>(std::real(best)));
}

/// gesdd of one matrix, counted by columns. `job` is 'N', 'S' or 'A'.
template <class T>
bool singular_values(char job, Int m, Int n, T *a, Real<T> *s, T *u, Int u_stride, T *vt, Int vt_stride) {
  const auto shorter = static_cast<std::size_t>(std::min(m, n)), longer = static_cast<std::size_t>(std::max(m, n));
  std::vector<Int> whole(8 * shorter);
  std::vector<Real<T>> reals;
  if constexpr (kIsComplex<T>) {
    reals.resize(std::max(5 * shorter * shorter + 7 * shorter, 2 * longer * shorter + 2 * shorter * shorter + shorter));
  }
  Int info = 0;
  const auto call = [&](T *work, Int size) {
    if constexpr (kIsComplex<T>) {
      lapack<GesddComplex>(dtype_of<T>(), "gesdd")(&job, &m, &n, a, &m, s, u, &u_stride, vt, &vt_stride, work, &size,
                                                   reals.data(), whole.data(), &info, 1);
    } else {
      lapack<GesddReal>(dtype_of<T>(), "gesdd")(&job, &m, &n, a, &m, s, u, &u_stride, vt, &vt_stride, work, &size,
                                                whole.data(), &info, 1);
    }
  };
  T best{};
  call(&best, -1);
  const Workspace<T> work(workspace_size(best));
  call(work.data(), work.size());
  return info == 0;
}

/// syevd or heevd of one matrix in place, counted by columns.
template <class T>
bool hermitian(char job, char triangle, Int n, T *a, Real<T> *values) {
  Int info = 0;
  const auto call = [&](T *work, Int size, Real<T> *reals, Int real_size, Int *whole, Int whole_size) {
    if constexpr (kIsComplex<T>) {
      lapack<HeevdComplex>(dtype_of<T>(), "heevd")(&job, &triangle, &n, a, &n, values, work, &size, reals, &real_size,
                                                   whole, &whole_size, &info, 1, 1);
    } else {
      (void)reals, (void)real_size;
      lapack<SyevdReal>(dtype_of<T>(), "syevd")(&job, &triangle, &n, a, &n, values, work, &size, whole, &whole_size,
                                                &info, 1, 1);
    }
  };
  T best{};
  Real<T> best_real{};
  Int best_whole = 0;
  call(&best, -1, &best_real, -1, &best_whole, -1);
  const Workspace<T> work(workspace_size(best));
  const Workspace<Real<T>> reals(workspace_size(best_real));
  std::vector<Int> whole(static_cast<std::size_t>(std::max<Int>(1, best_whole)));
  call(work.data(), work.size(), reals.data(), reals.size(), whole.data(), static_cast<Int>(whole.size()));
  return info == 0;
}

/// geev of one matrix, which it destroys; `vectors` (by columns) may be null.
template <class T>
bool general(Int n, T *a, std::complex<Real<T>> *values, std::complex<Real<T>> *vectors) {
  using Complex = std::complex<Real<T>>;
  const char none = 'N', job = vectors != nullptr ? 'V' : 'N';
  const Int one = 1;
  Int info = 0;
  if constexpr (kIsComplex<T>) {
    std::vector<Real<T>> reals(2 * static_cast<std::size_t>(n));
    auto *const geev = lapack<GeevComplex>(dtype_of<T>(), "geev");
    const auto call = [&](T *work, Int size) {
      geev(&none, &job, &n, a, &n, values, nullptr, &one, vectors, &n, work, &size, reals.data(), &info, 1, 1);
    };
    T best{};
    call(&best, -1);
    const Workspace<T> work(workspace_size(best));
    call(work.data(), work.size());
    return info == 0;
  } else {
    const auto size = static_cast<std::size_t>(n);
    std::vector<T> real(size), imaginary(size), packed(vectors != nullptr ? size * size : 0);
    auto *const geev = lapack<GeevReal>(dtype_of<T>(), "geev");
    const auto call = [&](T *work, Int count) {
      geev(&none, &job, &n, a, &n, real.data(), imaginary.data(), nullptr, &one, packed.data(), &n, work, &count, &info,
           1, 1);
    };
    T best{};
    call(&best, -1);
    const Workspace<T> work(workspace_size(best));
    call(work.data(), work.size());
    if (info != 0) return false;
    for (std::size_t j = 0; j < size; ++j) values[j] = Complex(real[j], imaginary[j]);
    if (vectors == nullptr) return true;
    for (std::size_t j = 0; j < size; ++j) {
      const bool pair = imaginary[j] != 0 && j + 1 < size;
      for (std::size_t i = 0; i < size; ++i) {
        const T re = packed[j * size + i], im = pair ? packed[(j + 1) * size + i] : T{0};
        vectors[j * size + i] = Complex(re, im);
        if (pair) vectors[(j + 1) * size + i] = Complex(re, -im);
      }
      if (pair) ++j;
    }
    return true;
  }
}

}  // namespace

bool svd(const Stack &stack, bool full, const std::byte *a, std::byte *u, std::byte *s, std::byte *vh) {
  return with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    // LAPACK sees n x m matrices, the transposes: its u is our vh in C order, and its vt our u.
    const Int rows = to_lapack_int(stack.n), columns = to_lapack_int(stack.m);
    const std::int64_t shorter = std::min(stack.m, stack.n), size = stack.m * stack.n;
    const std::int64_t u_columns = full ? stack.m : shorter, vh_rows = full ? stack.n : shorter;
    const char job = u == nullptr ? 'N' : full ? 'A' : 'S';
    return for_each_matrix(stack.count, 20 * cube_cost(stack.m, stack.n), kThreadedSpectralWork, [&](std::int64_t i) {
      std::vector<T> matrix(reinterpret_cast<const T *>(a) + i * size, reinterpret_cast<const T *>(a) + (i + 1) * size);
      Real<T> *const values = reinterpret_cast<Real<T> *>(s) + i * shorter;
      T *const left = u == nullptr ? nullptr : reinterpret_cast<T *>(u) + i * stack.m * u_columns;
      T *const right = u == nullptr ? nullptr : reinterpret_cast<T *>(vh) + i * vh_rows * stack.n;
      const bool good = singular_values<T>(job, rows, columns, matrix.data(), values, right, rows, left,
                                           std::max<Int>(1, static_cast<Int>(u_columns)));
      if (good) return true;
      fill_nan(values, shorter);
      if (u != nullptr) {
        fill_nan(left, stack.m * u_columns);
        fill_nan(right, vh_rows * stack.n);
      }
      return false;
    });
  });
}

bool eigh(const Stack &stack, bool upper, const std::byte *a, std::byte *values, std::byte *vectors) {
  return with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    const Int n = to_lapack_int(stack.n);
    const std::int64_t size = stack.n * stack.n;
    return for_each_matrix(stack.count, 10 * cube_cost(n, n), kThreadedSpectralWork, [&](std::int64_t i) {
      // The conjugate matrix to LAPACK, with the other triangle.
      std::vector<T> matrix(reinterpret_cast<const T *>(a) + i * size, reinterpret_cast<const T *>(a) + (i + 1) * size);
      Real<T> *const w = reinterpret_cast<Real<T> *>(values) + i * stack.n;
      const bool good = hermitian<T>(vectors != nullptr ? 'V' : 'N', upper ? 'L' : 'U', n, matrix.data(), w);
      if (!good) fill_nan(w, stack.n);
      if (vectors == nullptr) return good;
      T *const v = reinterpret_cast<T *>(vectors) + i * size;
      if (!good) {
        fill_nan(v, size);
        return false;
      }
      transpose(matrix.data(), stack.n, stack.n, v);
      if constexpr (kIsComplex<T>) {
        for (std::int64_t k = 0; k < size; ++k) v[k] = std::conj(v[k]);
      }
      return true;
    });
  });
}

bool eig(const Stack &stack, const std::byte *a, std::byte *values, std::byte *vectors) {
  return with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    using Complex = std::complex<Real<T>>;
    const Int n = to_lapack_int(stack.n);
    const std::int64_t size = stack.n * stack.n;
    return for_each_matrix(stack.count, 25 * cube_cost(n, n), kThreadedSpectralWork, [&](std::int64_t i) {
      std::vector<T> matrix(static_cast<std::size_t>(size));
      transpose(reinterpret_cast<const T *>(a) + i * size, stack.n, stack.n, matrix.data());
      Complex *const w = reinterpret_cast<Complex *>(values) + i * stack.n;
      std::vector<Complex> packed(vectors != nullptr ? static_cast<std::size_t>(size) : 0);
      const bool good = general<T>(n, matrix.data(), w, vectors != nullptr ? packed.data() : nullptr);
      if (!good) fill_nan(w, stack.n);
      if (vectors == nullptr) return good;
      Complex *const v = reinterpret_cast<Complex *>(vectors) + i * size;
      if (good) {
        transpose(packed.data(), stack.n, stack.n, v);
      } else {
        fill_nan(v, size);
      }
      return good;
    });
  });
}

bool least_squares(const Stack &stack, std::int64_t columns, double rcond, const std::byte *a, const std::byte *b,
                   std::byte *x, std::byte *tail, std::byte *singular, std::int64_t *rank) {
  return with_type(stack.dtype, [&](auto zero) {
    using T = decltype(zero);
    const Int m = to_lapack_int(stack.m), n = to_lapack_int(stack.n), sides = to_lapack_int(columns);
    const Int rows = std::max(m, n);
    std::vector<T> matrix(static_cast<std::size_t>(stack.m * stack.n));
    std::vector<T> right(static_cast<std::size_t>(rows) * static_cast<std::size_t>(std::max<Int>(1, sides)));
    transpose(reinterpret_cast<const T *>(a), stack.m, stack.n, matrix.data());
    const T *const given = reinterpret_cast<const T *>(b);
    for (std::int64_t j = 0; j < columns; ++j) {
      for (std::int64_t i = 0; i < m; ++i) right[static_cast<std::size_t>(j * rows + i)] = given[i * columns + j];
    }
    const auto cut = static_cast<Real<T>>(rcond);
    Int found = 0, info = 0;
    const auto call = [&](T *work, Int size, Real<T> *reals, Int *whole) {
      if constexpr (kIsComplex<T>) {
        lapack<GelsdComplex>(dtype_of<T>(), "gelsd")(&m, &n, &sides, matrix.data(), &m, right.data(), &rows, singular,
                                                     &cut, &found, work, &size, reals, whole, &info);
      } else {
        (void)reals;
        lapack<GelsdReal>(dtype_of<T>(), "gelsd")(&m, &n, &sides, matrix.data(), &m, right.data(), &rows, singular,
                                                  &cut, &found, work, &size, whole, &info);
      }
    };
    T best{};
    Real<T> best_real{};
    Int best_whole = 0;
    call(&best, -1, &best_real, &best_whole);
    const Workspace<T> work(workspace_size(best));
    const Workspace<Real<T>> reals(workspace_size(best_real));
    std::vector<Int> whole(static_cast<std::size_t>(std::max<Int>(1, best_whole)));
    call(work.data(), work.size(), reals.data(), whole.data());
    *rank = found;
    T *const solution = reinterpret_cast<T *>(x);
    if (info != 0) {
      fill_nan(solution, stack.n * columns);
      return false;
    }
    for (std::int64_t j = 0; j < columns; ++j) {
      const T *const column = right.data() + j * rows;
      for (std::int64_t i = 0; i < n; ++i) solution[i * columns + j] = column[i];
      if (tail != nullptr) {
        T *const rest = reinterpret_cast<T *>(tail);
        for (std::int64_t i = n; i < m; ++i) rest[(i - n) * columns + j] = column[i];
      }
    }
    return true;
  });
}

}  // namespace gridstride::linalg
