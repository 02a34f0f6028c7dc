#include "fft/transform.h"

#include <cmath>
#include <complex>

// The engine's workers do the batches: pocketfft's own threads stay off.
#define POCKETFFT_NO_MULTITHREADING
#define POCKETFFT_CACHE_SIZE 16
#include <pocketfft_hdronly.h>

#include "base/error.h"
#include "runtime/parallel.h"

namespace gridstride::fft {

namespace {

using pocketfft::shape_t;
using pocketfft::stride_t;

struct Piece {
  shape_t shape;
  stride_t from_strides, to_strides;
  const std::byte *from;
  std::byte *to;
};

/// Calls `body` for parts of a transform along `axis`, cut along the longest of the other axes, on the workers.
template <class Body>
void split(const Shape &shape, const Strides &from_strides, const Strides &to_strides, int axis, const std::byte *from,
           std::byte *to, const Body &body) {
  Piece whole;
  int longest = -1;
  std::int64_t elements = 1;
  for (int i = 0; i < shape.size(); ++i) {
    whole.shape.push_back(static_cast<std::size_t>(shape[i]));
    whole.from_strides.push_back(static_cast<std::ptrdiff_t>(from_strides[i]));
    whole.to_strides.push_back(static_cast<std::ptrdiff_t>(to_strides[i]));
    elements *= shape[i];
    if (i != axis && (longest < 0 || shape[i] > shape[longest])) longest = i;
  }
  whole.from = from;
  whole.to = to;
  if (longest < 0) {
    body(whole);
    return;
  }
  const auto along = static_cast<std::size_t>(longest);
  // pocketfft takes several lines at once as vectors: parts are not cut thinner than that.
  parallel_for(shape[longest], 8, estimated_cost(elements, shape[axis]), [&](std::int64_t begin, std::int64_t end) {
    Piece piece = whole;
    piece.shape[along] = static_cast<std::size_t>(end - begin);
    piece.from += begin * piece.from_strides[along];
    piece.to += begin * piece.to_strides[along];
    body(piece);
  });
}

template <class Body>
void with_real(DType dtype, Body &&body) {
  if (dtype == DType::Complex64) return body(float{});
  if (dtype == DType::Complex128) return body(double{});
  throw Error(ErrorKind::Internal, "a Fourier transform got elements of dtype " + std::string(name(dtype)));
}

}  // namespace

double estimated_cost(std::int64_t elements, std::int64_t n) {
  return 500 + 0.7 * static_cast<double>(elements) * std::log2(static_cast<double>(n) + 2);
}

void complex_to_complex(DType dtype, const Shape &shape, const Strides &from_strides, const Strides &to_strides,
                        int axis, bool forward, double factor, const std::byte *from, std::byte *to) {
  with_real(dtype, [&](auto zero) {
    using T = decltype(zero);
    split(shape, from_strides, to_strides, axis, from, to, [&](const Piece &p) {
      pocketfft::c2c(p.shape, p.from_strides, p.to_strides, {static_cast<std::size_t>(axis)}, forward,
                     reinterpret_cast<const std::complex<T> *>(p.from), reinterpret_cast<std::complex<T> *>(p.to),
                     static_cast<T>(factor));
    });
  });
}

void real_to_complex(DType dtype, const Shape &shape, const Strides &from_strides, const Strides &to_strides, int axis,
                     bool forward, double factor, const std::byte *from, std::byte *to) {
  with_real(dtype, [&](auto zero) {
    using T = decltype(zero);
    split(shape, from_strides, to_strides, axis, from, to, [&](const Piece &p) {
      pocketfft::r2c(p.shape, p.from_strides, p.to_strides, static_cast<std::size_t>(axis), forward,
                     reinterpret_cast<const T *>(p.from), reinterpret_cast<std::complex<T> *>(p.to),
                     static_cast<T>(factor));
    });
  });
}

void complex_to_real(DType dtype, const Shape &shape, const Strides &from_strides, const Strides &to_strides, int axis,
                     bool forward, double factor, const std::byte *from, std::byte *to) {
  with_real(dtype, [&](auto zero) {
    using T = decltype(zero);
    split(shape, from_strides, to_strides, axis, from, to, [&](const Piece &p) {
      pocketfft::c2r(p.shape, p.from_strides, p.to_strides, static_cast<std::size_t>(axis), forward,
                     reinterpret_cast<const std::complex<T> *>(p.from), reinterpret_cast<T *>(p.to),
                     static_cast<T>(factor));
    });
  });
}

}  // namespace gridstride::fft
