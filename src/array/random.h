#pragma once

#include <memory>

#include "algorithms/distributions.h"
#include "array/array.h"

namespace gridstride::array {

/// A stream of random numbers, counter-based (Philox4x32-10): element i of a draw depends on the seed and on how many
/// numbers were drawn before, never on threads or device. Thread-safe: each draw takes its own range of the counter.
class Generator {
public:
  Generator();  ///< seeded by the operating system
  explicit Generator(std::uint64_t seed);
  ~Generator();
  Generator(const Generator &) = delete;
  Generator &operator=(const Generator &) = delete;

  void seed(std::uint64_t value);
  void seed_from_system();
  struct State {
    std::uint64_t seed = 0;
    std::uint64_t offset = 0;  ///< in blocks of four 32-bit words
  };
  [[nodiscard]] State state() const;
  void set_state(State state);

  /// Uniform in [0, 1): 53 random bits for float64, 24 for float32 (the dtypes allowed).
  [[nodiscard]] Array random(const Shape &shape, DType dtype = DType::Float64);
  /// Uniform in [low, high).
  [[nodiscard]] Array uniform(double low, double high, const Shape &shape, DType dtype = DType::Float64);
  [[nodiscard]] Array standard_normal(const Shape &shape, DType dtype = DType::Float64);
  [[nodiscard]] Array normal(double mean, double deviation, const Shape &shape, DType dtype = DType::Float64);
  /// Uniform integers in [low, high] (both included), unbiased. ValueError "low >= high" and "low is out of bounds for
  /// int8", as NumPy's, are checked here.
  [[nodiscard]] Array integers(std::int64_t low, std::int64_t high_inclusive, const Shape &shape, DType dtype);
  /// The same for uint64, whose upper half int64 cannot say.
  [[nodiscard]] Array integers_unsigned(std::uint64_t low, std::uint64_t high_inclusive, const Shape &shape,
                                        DType dtype);

  /// Numbers of a distribution whose parameters are numbers or C-contiguous float64 arrays of `shape`: float64, or
  /// int64 for discrete ones. The caller checks that parameters are valid.
  [[nodiscard]] Array draw(algorithms::Distribution distribution, std::span<const Operand> parameters,
                           const Shape &shape);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// The generator behind `gridstride.random`'s module functions: one a process.
[[nodiscard]] Generator &default_generator();

}  // namespace gridstride::array
