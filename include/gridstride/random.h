// Random numbers. Part of <gridstride/gridstride.h>.
#pragma once

#include "gridstride/array.h"

namespace gs {

/// A stream of random numbers. A seed gives the same numbers on every device and with any number of threads, and the
/// same as gridstride.random.default_rng(seed) in Python.
class Generator {
public:
  Generator();  ///< seeded by the operating system
  explicit Generator(std::uint64_t seed);

  [[nodiscard]] Array random(const Shape &shape, DType dtype = DType::Float64);  ///< in [0, 1); float32 or float64
  [[nodiscard]] Array uniform(double low, double high, const Shape &shape, DType dtype = DType::Float64);
  [[nodiscard]] Array normal(double mean, double deviation, const Shape &shape, DType dtype = DType::Float64);
  /// In [low, high).
  [[nodiscard]] Array integers(std::int64_t low, std::int64_t high, const Shape &shape, DType dtype = DType::Int64);

private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace gs
