#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

#include "types/scalar.h"

namespace gridstride::ir::testing {

/// A small generator of random numbers whose sequence is the same everywhere (SplitMix64).
class RandomSource {
public:
  explicit RandomSource(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15ULL + 0x1234567) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
  /// In [0, count).
  int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }
  int between(int least, int most) { return least + below(most - least + 1); }
  bool chance(int percent) { return below(100) < percent; }
  template <class T>
  const T &pick(const std::vector<T> &list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }
  double uniform(double least, double most) {
    return least + (most - least) * (static_cast<double>(next() >> 11) * 0x1p-53);
  }

  /// A value of the dtype: mostly of moderate size, at times an edge (zeros, ones, extremes, infinities, NaN).
  Scalar value(DType dtype) {
    switch (kind_of(dtype)) {
      case DTypeKind::Bool: return Scalar::of_bool(chance(50));
      case DTypeKind::Signed:
      case DTypeKind::Unsigned: return integer(dtype);
      case DTypeKind::Float: return Scalar::of_float(dtype, real());
      case DTypeKind::Complex: return Scalar::of_complex(dtype, {real(), real()});
    }
    return {};
  }

private:
  Scalar integer(DType dtype) {
    switch (below(8)) {
      case 0: return Scalar::of_uint(dtype, next());
      case 1: return Scalar::of_uint(dtype, std::uint64_t{1} << below(64));
      case 2: return Scalar::of_uint(dtype, (std::uint64_t{1} << below(64)) - 1);
      case 3: return Scalar::of_int(dtype, between(-1, 1));
      default: return Scalar::of_int(dtype, between(-20, 100));
    }
  }

  double real() {
    static constexpr double kEdges[] = {0.0,
                                        -0.0,
                                        1.0,
                                        -1.0,
                                        0.5,
                                        2.0,
                                        std::numeric_limits<double>::infinity(),
                                        -std::numeric_limits<double>::infinity(),
                                        std::numeric_limits<double>::quiet_NaN()};
    switch (below(8)) {
      case 0: return kEdges[below(9)];
      case 1: return between(-9, 9);
      case 2: return uniform(-1e6, 1e6);
      default: return uniform(-10, 10);
    }
  }

  std::uint64_t state_;
};

}  // namespace gridstride::ir::testing
