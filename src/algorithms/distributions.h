#pragma once

#include <cstdint>
#include <span>

namespace gridstride::algorithms {

/// Distributions that are drawn by rejection, so that a number takes a random count of random words. Those that are
/// functions of one uniform or normal number are expressions of arrays instead.
enum class Distribution : std::uint8_t {
  StandardGamma,        ///< shape
  Beta,                 ///< a, b
  NoncentralChisquare,  ///< degrees of freedom, noncentrality
  Vonmises,             ///< mean, concentration
  Poisson,              ///< mean
  Binomial,             ///< trials, probability
  Hypergeometric,       ///< good, bad, drawn
  Logseries,            ///< p
  Zipf,                 ///< exponent
};

[[nodiscard]] int parameter_count(Distribution distribution);
[[nodiscard]] bool is_discrete(Distribution distribution);

/// A parameter of each element, or of all with a step of 0.
struct Parameter {
  const double *data;
  std::int64_t step;
};

/// Draws elements [begin, end): to `reals` or, for discrete ones, to `whole`. Element i has a Philox stream of its own,
/// numbered first + i with the attempts counted in the upper half of the counter: it depends on the seed, on first + i
/// and on its parameters alone. Parameters must be valid.
void draw(Distribution distribution, std::uint64_t seed, std::uint64_t first, std::span<const Parameter> parameters,
          std::int64_t begin, std::int64_t end, double *reals, std::int64_t *whole);

}  // namespace gridstride::algorithms
