#include "linalg/cuda/solver.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <vector>

#include "linalg/cuda/session.h"

namespace gridstride::linalg {

using namespace detail;

namespace {

/// Singular value decompositions of matrices by columns, of at least as many rows as columns.
class SingularValues {
public:
  SingularValues(Stream &stream, DType dtype, bool full, bool vectors)
      : stream_(stream), dtype_(dtype), full_(full), vectors_(vectors) {}

  /// a (m, n) is overwritten; u (m, n, or with `full` m) and v (n, n) by columns, both null without vectors.
  [[nodiscard]] bool run(Size m, Size n, std::byte *a, std::byte *s, std::byte *u, std::byte *v) {
    Session session(stream_, dtype_);
    // Reflections make u square, and shorten what is much taller than wide.
    const bool reflect = (full_ && vectors_ && m > n) || m > kTall * n;
    if (!reflect) return within(session, m, n, a, s, u, m, v);
    std::byte *const factors = session.elements(n);
    std::byte *const r = session.elements(n * n);
    std::byte *const identity = session.elements(n * n);
    session.geqrf(m, n, a, factors);
    clear(identity, n * n);
    ones(identity, n, n);
    device_upper_triangle(stream_, dtype_, n, a, m, identity, r);
    if (!vectors_) return within(session, n, n, r, s, nullptr, n, nullptr);
    // u = q [inner 0; 0 1].
    const Size columns = full_ ? m : n;
    clear(u, m * columns);
    ones(u + bytes_of(dtype_, n * m + n), m, columns - n);
    std::byte *const inner = session.elements(n * n);
    const bool good = within(session, n, n, r, s, inner, n, v);
    device_turn(stream_, dtype_, n, n, inner, n, identity, n);
    device_turn(stream_, dtype_, n, n, identity, n, u, m);
    session.ormqr(m, columns, n, a, factors, u);
    return session.info() == 0 && good;
  }

private:
  static constexpr Size kTall = 8;

  [[nodiscard]] bool within(Session &session, Size m, Size n, std::byte *a, std::byte *s, std::byte *u, Size u_step,
                            std::byte *v) {
    std::byte *const kept = session.elements(m * n);
    session.copy(kept, a, m * n);
    const double perturbed = session.gesvdp(vectors_, m, n, a, s, u, u_step, v);
    if (session.info() == 0 && perturbed == 0) return true;
    session.gesvd(vectors_, m, n, kept, s, u, u_step, v);
    if (session.info() != 0) return false;
    if (vectors_) {
      std::byte *const turned = session.elements(n * n);
      device_turn(stream_, dtype_, n, n, v, n, turned, n, is_complex(dtype_));
      session.copy(v, turned, n * n);
    }
    return true;
  }

  void clear(std::byte *to, Size count) { stream_.memset(to, 0, static_cast<Bytes>(bytes_of(dtype_, count)), {}); }
  /// Ones on the diagonal of columns that start `step` elements apart and hold zeros.
  void ones(std::byte *to, Size step, Size count) {
    if (count == 0) return;
    const bool wide = real_part(dtype_) == DType::Float64;
    const auto address = reinterpret_cast<std::uintptr_t>(to) + (wide ? 4U : 0U);
    stream_.cuda()->fill_column(address, wide ? 0x3ff00000U : 0x3f800000U,
                                static_cast<Bytes>(bytes_of(dtype_, step + 1)), static_cast<Bytes>(count));
  }

  Stream &stream_;
  DType dtype_;
  bool full_, vectors_;
};

}  // namespace

bool device_decomposes(const Stack &stack) {
  constexpr Size kSmall = 96, kLarge = 384, kFew = 8;
  const Size shorter = std::min(stack.m, stack.n);
  if (shorter < kSmall || (shorter < kLarge && stack.count > kFew)) return false;
  return find() != nullptr;
}

bool device_invert(Stream &stream, const Stack &stack, const std::byte *a, std::byte *out) {
  bool good = true;
  const Size square = stack.n * stack.n, bytes = bytes_of(stack.dtype, square);
  Session session(stream, stack.dtype);
  std::byte *const factors = session.elements(square);
  auto *const pivots = reinterpret_cast<Size *>(session.memory(static_cast<Bytes>(stack.n) * sizeof(Size)));
  for (Size i = 0; i < stack.count; ++i) {
    session.copy(factors, a + i * bytes, square);
    session.getrf(stack.n, factors, pivots);
    good = session.info() == 0 && good;
    session.getrs(kPlain, stack.n, stack.n, factors, pivots, out + i * bytes);
  }
  return good;
}

bool device_solve(Stream &stream, const Stack &stack, Size columns, const std::byte *a, const std::byte *b,
                  std::byte *out) {
  bool good = true;
  const Size n = stack.n, square = n * n, right = n * columns;
  Session session(stream, stack.dtype);
  std::byte *const factors = session.elements(square);
  std::byte *const turned = columns > 1 ? session.elements(right) : nullptr;
  auto *const pivots = reinterpret_cast<Size *>(session.memory(static_cast<Bytes>(n) * sizeof(Size)));
  for (Size i = 0; i < stack.count; ++i) {
    const std::byte *const from = b + i * bytes_of(stack.dtype, right);
    std::byte *const to = out + i * bytes_of(stack.dtype, right);
    session.copy(factors, a + i * bytes_of(stack.dtype, square), square);
    session.getrf(n, factors, pivots);
    good = session.info() == 0 && good;
    if (columns == 1) {
      session.copy(to, from, right);
      session.getrs(kTransposed, n, 1, factors, pivots, to);
      continue;
    }
    device_turn(stream, stack.dtype, n, columns, from, columns, turned, n);
    session.getrs(kTransposed, n, columns, factors, pivots, turned);
    device_turn(stream, stack.dtype, columns, n, turned, n, to, columns);
  }
  return good;
}

namespace {

template <class T, class Real>
void product_of(const std::vector<std::byte> &diagonal, const std::vector<Size> &pivots, std::byte *sign,
                std::byte *log) {
  const auto *values = reinterpret_cast<const T *>(diagonal.data());
  T unit = 1;
  Real sum = 0;
  for (std::size_t i = 0; i < pivots.size(); ++i) {
    if (pivots[i] != static_cast<Size>(i) + 1) unit = -unit;
    const Real size = std::abs(values[i]);
    sum += std::log(size);
    unit = size == 0 ? T(0) : unit * (values[i] / size);
  }
  if (unit == T(0)) sum = -std::numeric_limits<Real>::infinity();
  *reinterpret_cast<T *>(sign) = unit;
  *reinterpret_cast<Real *>(log) = sum;
}

}  // namespace

void device_sign_and_log(Stream &stream, const Stack &stack, const std::byte *a, std::byte *sign, std::byte *log) {
  const Size n = stack.n, square = n * n;
  const std::size_t item = size_of(stack.dtype), real = size_of(real_part(stack.dtype));
  Session session(stream, stack.dtype);
  std::byte *const factors = session.elements(square);
  std::byte *const diagonal = session.elements(n);
  auto *const pivots = reinterpret_cast<Size *>(session.memory(static_cast<Bytes>(n) * sizeof(Size)));
  std::vector<std::byte> values(static_cast<std::size_t>(n) * item);
  std::vector<Size> order(static_cast<std::size_t>(n));
  for (Size i = 0; i < stack.count; ++i) {
    session.copy(factors, a + i * bytes_of(stack.dtype, square), square);
    session.getrf(n, factors, pivots);
    device_take(stream, stack.dtype, n, factors, n + 1, diagonal);
    stream.download(values.data(), diagonal, values.size(), {});
    stream.download(order.data(), pivots, order.size() * sizeof(Size), {});
    alignas(16) std::byte unit[16], sum[8];
    switch (stack.dtype) {
      case DType::Float32: product_of<float, float>(values, order, unit, sum); break;
      case DType::Float64: product_of<double, double>(values, order, unit, sum); break;
      case DType::Complex64: product_of<std::complex<float>, float>(values, order, unit, sum); break;
      default: product_of<std::complex<double>, double>(values, order, unit, sum); break;
    }
    stream.upload(sign + i * static_cast<Size>(item), unit, item, {});
    stream.upload(log + i * static_cast<Size>(real), sum, real, {});
  }
}

bool device_cholesky(Stream &stream, const Stack &stack, bool upper, const std::byte *a, std::byte *out) {
  bool good = true;
  const Size square = stack.n * stack.n;
  Session session(stream, stack.dtype);
  session.copy(out, a, stack.count * square);
  for (Size i = 0; i < stack.count; ++i) {
    // By columns it is the other triangle, of the conjugate matrix.
    session.potrf(upper ? kLower : kUpper, stack.n, out + i * bytes_of(stack.dtype, square));
    good = session.info() == 0 && good;
  }
  return good;
}

void device_qr(Stream &stream, const Stack &stack, Size columns, const std::byte *a, std::byte *q, std::byte *r) {
  const Size m = stack.m, n = stack.n, shorter = std::min(m, n);
  Session session(stream, stack.dtype);
  std::byte *const work = session.elements(m * std::max(columns, n));
  std::byte *const factors = session.elements(shorter);
  for (Size i = 0; i < stack.count; ++i) {
    device_turn(stream, stack.dtype, m, n, a + i * bytes_of(stack.dtype, m * n), n, work, m);
    session.geqrf(m, n, work, factors);
    device_turn(stream, stack.dtype, n, columns, work, m, r + i * bytes_of(stack.dtype, columns * n), n);
    if (q != nullptr) {
      session.orgqr(m, columns, shorter, work, factors);
      device_turn(stream, stack.dtype, columns, m, work, m, q + i * bytes_of(stack.dtype, m * columns), columns);
    }
    static_cast<void>(session.info());  // what the library has on the host must live until here
  }
}

bool device_svd(Stream &stream, const Stack &stack, bool full, const std::byte *a, std::byte *u, std::byte *s,
                std::byte *vh) {
  const DType dtype = stack.dtype;
  const bool tall = stack.m >= stack.n, vectors = u != nullptr, complex = is_complex(dtype);
  const Size m = std::max(stack.m, stack.n), n = std::min(stack.m, stack.n);
  const Size columns = full ? m : n;
  const auto take = [&](Size count) { return stream.allocate(static_cast<Bytes>(bytes_of(dtype, count))); };
  const std::shared_ptr<Buffer> work = take(m * n);
  const std::shared_ptr<Buffer> left = vectors ? take(m * columns) : nullptr;
  const std::shared_ptr<Buffer> right = vectors ? take(n * n) : nullptr;
  const std::shared_ptr<Buffer> turned = vectors && complex ? take(n * n) : nullptr;
  const auto data = [](const std::shared_ptr<Buffer> &buffer) {
    return buffer == nullptr ? nullptr : static_cast<std::byte *>(buffer->data());
  };
  SingularValues values(stream, dtype, full, vectors);
  const auto real = static_cast<Size>(size_of(real_part(dtype)));
  bool good = true;
  for (Size i = 0; i < stack.count; ++i) {
    const std::byte *const from = a + i * bytes_of(dtype, m * n);
    std::byte *const singular = s + i * n * real;
    // By columns a wide matrix is a tall one, its transpose: a^T = w s x^H, so that u = conj(x) and vh = w^T.
    if (tall) {
      device_turn(stream, dtype, m, n, from, n, data(work), m);
    } else {
      stream.copy(data(work), from, static_cast<Bytes>(bytes_of(dtype, m * n)), {});
    }
    std::byte *const wide = !vectors ? nullptr : tall ? data(left) : vh + i * bytes_of(dtype, m * columns);
    std::byte *const square = !vectors ? nullptr : tall && !complex ? vh + i * bytes_of(dtype, n * n) : data(right);
    good = values.run(m, n, data(work), singular, wide, square) && good;
    if (!vectors) continue;
    if (!tall) {
      device_turn(stream, dtype, n, n, square, n, u + i * bytes_of(dtype, n * n), n, complex);
      continue;
    }
    device_turn(stream, dtype, columns, m, wide, m, u + i * bytes_of(dtype, m * columns), columns);
    if (complex) {
      device_turn(stream, dtype, n, n, square, n, data(turned), n, true);
      device_turn(stream, dtype, n, n, data(turned), n, vh + i * bytes_of(dtype, n * n), n);
    }
  }
  return good;
}

bool device_eigh(Stream &stream, const Stack &stack, bool upper, const std::byte *a, std::byte *values,
                 std::byte *vectors) {
  bool good = true;
  const DType dtype = stack.dtype;
  const Size n = stack.n, square = n * n;
  Session session(stream, dtype);
  std::byte *const work = session.elements(square);
  for (Size i = 0; i < stack.count; ++i) {
    session.copy(work, a + i * bytes_of(dtype, square), square);
    std::byte *const to = values + i * bytes_of(real_part(dtype), n);
    // By columns it is the other triangle, of the conjugate matrix.
    session.syevd(vectors != nullptr, upper ? kLower : kUpper, n, work, to);
    good = session.info() == 0 && good;
    if (vectors != nullptr) {
      device_turn(stream, dtype, n, n, work, n, vectors + i * bytes_of(dtype, square), n, is_complex(dtype));
    }
  }
  return good;
}

}  // namespace gridstride::linalg
