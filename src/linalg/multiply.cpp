#include "linalg/multiply.h"

#include <algorithm>
#include <complex>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "base/error.h"
#include "linalg/library.h"
#include "runtime/parallel.h"

namespace gridstride::linalg {

namespace {

// CBLAS's constants.
constexpr int kRowMajor = 101;
constexpr int kNoTrans = 111;
constexpr int kTrans = 112;

constexpr double kMultiplyCost = 0.3;  // nanoseconds a multiplication of integers
constexpr double kBlasCost = 0.05;     // and of floats
// Products of so many multiplications are shared out among the engine's workers in tiles. OpenBLAS's threads would wait
// for processors that the workers hold, a time slice long; in larger products that does not show, and they win.
constexpr double kFewestShared = 1e6;
constexpr double kMostShared = 2e8;
constexpr std::int64_t kTile = 128;
constexpr double kVectorCost = 0.3;                           // a multiplication with a vector: memory's pace
constexpr std::int64_t kVectorShare = std::int64_t{1} << 17;  // multiplications that one worker takes at least

int to_int(std::int64_t value) {
  if (value > std::numeric_limits<int>::max()) {
    throw Error(ErrorKind::Value,
                "matrix extent " + std::to_string(value) + " is beyond BLAS's 2147483647; multiply parts of it");
  }
  return static_cast<int>(value);
}

/// A view as BLAS takes it: transposed or not, and the distance of its rows.
struct Operand {
  int trans;
  int stride;
  const void *data;
};

Operand operand(const MatrixView &view, std::int64_t rows, std::int64_t columns) {
  // Strides of axes of extent 1 mean nothing; BLAS wants them as long as a row all the same.
  if ((columns == 1 || view.column == 1) && (rows == 1 || view.row >= columns)) {
    return {kNoTrans, to_int(rows == 1 ? columns : view.row), view.data};
  }
  return {kTrans, to_int(columns == 1 ? rows : view.column), view.data};
}

template <class T>
struct Blas;
template <>
struct Blas<float> {
  static constexpr const char *kGemm = "cblas_sgemm", *kGemv = "cblas_sgemv", *kSyrk = "cblas_ssyrk",
                              *kDot = "cblas_sdot";
};
template <>
struct Blas<double> {
  static constexpr const char *kGemm = "cblas_dgemm", *kGemv = "cblas_dgemv", *kSyrk = "cblas_dsyrk",
                              *kDot = "cblas_ddot";
};

/// A matrix times its own transpose: half of the work, and a result that is symmetric to the last bit.
template <class T>
void gram(std::int64_t n, std::int64_t k, const Operand &a, std::byte *to) {
  static auto *const syrk =
      library().function<void(int, int, int, int, int, T, const void *, int, T, void *, int)>(Blas<T>::kSyrk);
  constexpr int kUpper = 121;
  syrk(kRowMajor, kUpper, a.trans, to_int(n), to_int(k), 1, a.data, a.stride, 0, to, to_int(n));
  T *const result = reinterpret_cast<T *>(to);
  constexpr std::int64_t kBlock = 32;
  for (std::int64_t i0 = 0; i0 < n; i0 += kBlock) {
    for (std::int64_t j0 = 0; j0 <= i0; j0 += kBlock) {
      for (std::int64_t i = i0; i < std::min(n, i0 + kBlock); ++i) {
        for (std::int64_t j = j0; j < std::min(i, j0 + kBlock); ++j) result[i * n + j] = result[j * n + i];
      }
    }
  }
}

/// Calls one(first row, rows, first column, columns) for tiles of an m x n product, which depend on its size alone.
template <class One>
void in_tiles(std::int64_t m, std::int64_t n, std::int64_t k, One &&one) {
  const double work = static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k);
  if (work < kFewestShared || work > kMostShared) return one(0, m, 0, n);
  const std::int64_t down = (m + kTile - 1) / kTile;
  const std::int64_t across = (n + kTile - 1) / kTile;
  const OneThread scope;
  parallel_for(down * across, 1, kBlasCost * work, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t tile = begin; tile < end; ++tile) {
      const std::int64_t top = tile / across * m / down, left = tile % across * n / across;
      one(top, (tile / across + 1) * m / down - top, left, (tile % across + 1) * n / across - left);
    }
  });
}

/// The part of an operand that begins so many rows (or columns) of the matrix it stands for further on.
template <class T>
const T *at_row(const Operand &operand, std::int64_t row) {
  return static_cast<const T *>(operand.data) + row * (operand.trans == kTrans ? 1 : operand.stride);
}
template <class T>
const T *at_column(const Operand &operand, std::int64_t column) {
  return static_cast<const T *>(operand.data) + column * (operand.trans == kTrans ? operand.stride : 1);
}

/// Calls one(begin, end) for pieces of [0, count) that depend on the work of each item alone.
template <class One>
void in_pieces(std::int64_t count, std::int64_t work, One &&one) {
  const std::int64_t share = std::max<std::int64_t>(1, kVectorShare / work);
  const std::int64_t pieces = (count + share - 1) / share;
  const OneThread scope;
  const double cost = kVectorCost * static_cast<double>(count) * static_cast<double>(work);
  parallel_for(pieces, 1, cost, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t piece = begin; piece < end; ++piece) one(piece * share, std::min(count, (piece + 1) * share));
  });
}

/// A product whose left or right operand is a vector.
template <class T>
void multiply_vector(std::int64_t m, std::int64_t n, std::int64_t k, const Operand &a, const Operand &b, T *to) {
  static auto *const gemv =
      library().function<void(int, int, int, int, T, const void *, int, const void *, int, T, void *, int)>(
          Blas<T>::kGemv);
  const int along_a = a.trans == kTrans ? a.stride : 1;  // the steps of k
  const int along_b = b.trans == kTrans ? 1 : b.stride;
  if (m == 1 && n == 1) {
    static auto *const dot = library().function<T(int, const void *, int, const void *, int)>(Blas<T>::kDot);
    std::vector<T> sums(static_cast<std::size_t>((k + kVectorShare - 1) / kVectorShare));
    in_pieces(k, 1, [&](std::int64_t begin, std::int64_t end) {
      sums[static_cast<std::size_t>(begin / kVectorShare)] =
          dot(to_int(end - begin), at_column<T>(a, begin), along_a, at_row<T>(b, begin), along_b);
    });
    T sum = sums[0];
    for (std::size_t i = 1; i < sums.size(); ++i) sum += sums[i];
    *to = sum;
    return;
  }
  // Elements of the result are the products of the matrix's lines and the vector.
  std::fill_n(to, m * n, T{0});
  const bool right = n == 1;  // the vector
  const Operand &matrix = right ? a : b;
  const bool in_rows = (matrix.trans == kTrans) != right;
  in_pieces(right ? m : n, k, [&](std::int64_t begin, std::int64_t end) {
    const int lines = to_int(end - begin);
    gemv(kRowMajor, in_rows ? kNoTrans : kTrans, in_rows ? lines : to_int(k), in_rows ? to_int(k) : lines, 1,
         right ? at_row<T>(a, begin) : at_column<T>(b, begin), matrix.stride, right ? b.data : a.data,
         right ? along_b : along_a, 0, to + begin, 1);
  });
}

template <class T>
void gemm_real(std::int64_t m, std::int64_t n, std::int64_t k, const Operand &a, const Operand &b, std::byte *to) {
  static auto *const gemm =
      library().function<void(int, int, int, int, int, int, T, const void *, int, const void *, int, T, void *, int)>(
          Blas<T>::kGemm);
  if (m == n && m > 1 && a.data == b.data && a.trans != b.trans && a.stride == b.stride) {
    gram<T>(n, k, a, to);
    return;
  }
  if (n == 1 || m == 1) {
    multiply_vector<T>(m, n, k, a, b, reinterpret_cast<T *>(to));
    return;
  }
  in_tiles(m, n, k, [&](std::int64_t top, std::int64_t rows, std::int64_t left, std::int64_t columns) {
    gemm(kRowMajor, a.trans, b.trans, to_int(rows), to_int(columns), to_int(k), 1, at_row<T>(a, top), a.stride,
         at_column<T>(b, left), b.stride, 0, reinterpret_cast<T *>(to) + top * n + left, to_int(n));
  });
}

template <class T>
void gemm_complex(const char *name, std::int64_t m, std::int64_t n, std::int64_t k, const Operand &a, const Operand &b,
                  std::byte *to) {
  auto *const gemm = library()
                         .function<void(int, int, int, int, int, int, const void *, const void *, int, const void *,
                                        int, const void *, void *, int)>(name);
  const std::complex<T> one = 1, zero = 0;
  using C = std::complex<T>;
  in_tiles(m, n, k, [&](std::int64_t top, std::int64_t rows, std::int64_t left, std::int64_t columns) {
    gemm(kRowMajor, a.trans, b.trans, to_int(rows), to_int(columns), to_int(k), &one, at_row<C>(a, top), a.stride,
         at_column<C>(b, left), b.stride, &zero, reinterpret_cast<C *>(to) + top * n + left, to_int(n));
  });
}

struct Or {
  static std::uint8_t step(std::uint8_t sum, std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(sum | (a & b));
  }
};
struct MultiplyAdd {
  template <class T>
  static T step(T sum, T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      using Word = std::common_type_t<T, unsigned>;  // short words would be multiplied as signed ints
      return static_cast<T>(static_cast<Word>(sum) + static_cast<Word>(a) * static_cast<Word>(b));
    } else {
      return sum + a * b;
    }
  }
};

/// Rows of the result, each the sum of rows of b: the inner loop runs over memory in order where b lies in C order.
template <class T, class Step>
void multiply_rows(std::int64_t m, std::int64_t n, std::int64_t k, const MatrixView &a, const MatrixView &b,
                   std::byte *to) {
  const T *left = reinterpret_cast<const T *>(a.data);
  const T *right = reinterpret_cast<const T *>(b.data);
  std::vector<T> packed;
  std::int64_t row = b.row;
  if (b.column != 1) {
    packed.resize(static_cast<std::size_t>(k * n));
    for (std::int64_t p = 0; p < k; ++p) {
      for (std::int64_t j = 0; j < n; ++j)
        packed[static_cast<std::size_t>(p * n + j)] = right[p * b.row + j * b.column];
    }
    right = packed.data();
    row = n;
  }
  T *result = reinterpret_cast<T *>(to);
  const double cost = kMultiplyCost * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k);
  parallel_for(m, 4, cost, [&](std::int64_t begin, std::int64_t end) {
    constexpr std::int64_t kColumns = 2048;  // of the result, so that a part of its row stays in the first cache
    for (std::int64_t first = 0; first < n; first += kColumns) {
      const std::int64_t count = std::min(kColumns, n - first);
      for (std::int64_t i = begin; i < end; ++i) {
        T *const sums = result + i * n + first;
        std::fill(sums, sums + count, T{0});
        for (std::int64_t p = 0; p < k; ++p) {
          const T factor = left[i * a.row + p * a.column];
          if (factor == 0) continue;
          const T *const values = right + p * row + first;
          for (std::int64_t j = 0; j < count; ++j) sums[j] = Step::step(sums[j], factor, values[j]);
        }
      }
    }
  });
}

template <class T, class Step>
void correlate_of(const std::byte *values, const std::byte *weights, std::int64_t taps, std::int64_t count,
                  std::byte *to) {
  const T *v = reinterpret_cast<const T *>(values);
  const T *w = reinterpret_cast<const T *>(weights);
  T *out = reinterpret_cast<T *>(to);
  const double cost = 0.4 * static_cast<double>(taps) * static_cast<double>(count);
  parallel_for(count, 1024, cost, [&](std::int64_t begin, std::int64_t end) {
    constexpr std::int64_t kBatch = 1024;
    for (std::int64_t first = begin; first < end; first += kBatch) {
      const std::int64_t some = std::min(kBatch, end - first);
      T *const sums = out + first;
      std::fill(sums, sums + some, T{0});
      std::int64_t j = 0;
      for (; j + 4 <= taps; j += 4) {  // four at once: a sum is loaded and stored a quarter as often
        const T w0 = w[j], w1 = w[j + 1], w2 = w[j + 2], w3 = w[j + 3];
        const T *const part = v + first + j;
        for (std::int64_t i = 0; i < some; ++i) {
          const T two = Step::step(Step::step(sums[i], part[i], w0), part[i + 1], w1);
          sums[i] = Step::step(Step::step(two, part[i + 2], w2), part[i + 3], w3);
        }
      }
      for (; j < taps; ++j) {
        const T weight = w[j];
        const T *const part = v + first + j;
        for (std::int64_t i = 0; i < some; ++i) sums[i] = Step::step(sums[i], part[i], weight);
      }
    }
  });
}

[[noreturn]] void refuse(DType dtype) {
  throw Error(ErrorKind::Internal, "linear algebra got elements of dtype " + std::string(name(dtype)));
}

}  // namespace

bool is_blas_matrix(std::int64_t rows, std::int64_t columns, std::int64_t row, std::int64_t column) {
  const bool by_rows = (columns <= 1 || column == 1) && (rows <= 1 || row >= std::max<std::int64_t>(columns, 1));
  const bool by_columns = (rows <= 1 || row == 1) && (columns <= 1 || column >= std::max<std::int64_t>(rows, 1));
  return by_rows || by_columns;
}

void multiply(DType dtype, std::int64_t m, std::int64_t n, std::int64_t k, const MatrixView &a, const MatrixView &b,
              std::byte *to) {
  if (m == 0 || n == 0) return;
  if (k == 0) {
    std::memset(to, 0, static_cast<std::size_t>(m * n) * size_of(dtype));
    return;
  }
  if (has_routines(dtype)) {
    const Operand left = operand(a, m, k), right = operand(b, k, n);
    switch (dtype) {
      case DType::Float32: return gemm_real<float>(m, n, k, left, right, to);
      case DType::Float64: return gemm_real<double>(m, n, k, left, right, to);
      case DType::Complex64: return gemm_complex<float>("cblas_cgemm", m, n, k, left, right, to);
      default: return gemm_complex<double>("cblas_zgemm", m, n, k, left, right, to);
    }
  }
  if (dtype == DType::Bool) return multiply_rows<std::uint8_t, Or>(m, n, k, a, b, to);
  if (!is_integer(dtype)) refuse(dtype);
  switch (size_of(dtype)) {
    case 1: return multiply_rows<std::uint8_t, MultiplyAdd>(m, n, k, a, b, to);
    case 2: return multiply_rows<std::uint16_t, MultiplyAdd>(m, n, k, a, b, to);
    case 4: return multiply_rows<std::uint32_t, MultiplyAdd>(m, n, k, a, b, to);
    default: return multiply_rows<std::uint64_t, MultiplyAdd>(m, n, k, a, b, to);
  }
}

void correlate(DType dtype, const std::byte *values, const std::byte *weights, std::int64_t taps, std::int64_t count,
               std::byte *to) {
  switch (dtype) {
    case DType::Bool: return correlate_of<std::uint8_t, Or>(values, weights, taps, count, to);
    case DType::Float32: return correlate_of<float, MultiplyAdd>(values, weights, taps, count, to);
    case DType::Float64: return correlate_of<double, MultiplyAdd>(values, weights, taps, count, to);
    case DType::Complex64: return correlate_of<std::complex<float>, MultiplyAdd>(values, weights, taps, count, to);
    case DType::Complex128: return correlate_of<std::complex<double>, MultiplyAdd>(values, weights, taps, count, to);
    default: break;
  }
  if (!is_integer(dtype)) refuse(dtype);
  switch (size_of(dtype)) {
    case 1: return correlate_of<std::uint8_t, MultiplyAdd>(values, weights, taps, count, to);
    case 2: return correlate_of<std::uint16_t, MultiplyAdd>(values, weights, taps, count, to);
    case 4: return correlate_of<std::uint32_t, MultiplyAdd>(values, weights, taps, count, to);
    default: return correlate_of<std::uint64_t, MultiplyAdd>(values, weights, taps, count, to);
  }
}

}  // namespace gridstride::linalg
