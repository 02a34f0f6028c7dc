#include "algorithms/distributions.h"

#include <math.h>  // NOLINT(modernize-deprecated-headers): lgamma_r

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "algorithms/philox.h"

namespace gridstride::algorithms {

namespace {

template <std::size_t N>
double polynomial(const double (&coefficients)[N], double x) {
  double value = coefficients[N - 1];
  for (std::size_t i = N - 1; i-- > 0;) value = value * x + coefficients[i];
  return value;
}

/// The inverse of the normal distribution function, to 16 digits: Wichura, "Algorithm AS 241" (1988). Most arguments
/// take two polynomials and nothing else.
double normal_quantile(double p) {
  constexpr double kA[] = {3.3871328727963666080e0,  1.3314166789178437745e+2, 1.9715909503065514427e+3,
                           1.3731693765509461125e+4, 4.5921953931549871457e+4, 6.7265770927008700853e+4,
                           3.3430575583588128105e+4, 2.5090809287301226727e+3};
  constexpr double kB[] = {1.0,
                           4.2313330701600911252e+1,
                           6.8718700749205790830e+2,
                           5.3941960214247511077e+3,
                           2.1213794301586595867e+4,
                           3.9307895800092710610e+4,
                           2.8729085735721942674e+4,
                           5.2264952788528545610e+3};
  constexpr double kC[] = {1.42343711074968357734e0,  4.63033784615654529590e0, 5.76949722146069140550e0,
                           3.64784832476320460504e0,  1.27045825245236838258e0, 2.41780725177450611770e-1,
                           2.27238449892691845833e-2, 7.74545014278341407640e-4};
  constexpr double kD[] = {1.0,
                           2.05319162663775882187e0,
                           1.67638483018380384940e0,
                           6.89767334985100004550e-1,
                           1.48103976427480074590e-1,
                           1.51986665636164571966e-2,
                           5.47593808499534494600e-4,
                           1.05075007164441684324e-9};
  constexpr double kE[] = {6.65790464350110377720e0,  5.46378491116411436990e0,  1.78482653991729133580e0,
                           2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
                           2.71155556874348757815e-5, 2.01033439929228813265e-7};
  constexpr double kF[] = {1.0,
                           5.99832206555887937690e-1,
                           1.36929880922735805310e-1,
                           1.48753612908506148525e-2,
                           7.86869131145613259100e-4,
                           1.84631831751005468180e-5,
                           1.42151175831644588870e-7,
                           2.04426310338993978564e-15};
  const double q = p - 0.5;
  if (std::abs(q) <= 0.425) {
    const double r = 0.180625 - q * q;
    return q * polynomial(kA, r) / polynomial(kB, r);
  }
  const double r = std::sqrt(-std::log(q < 0 ? p : 1 - p));
  const double value =
      r <= 5 ? polynomial(kC, r - 1.6) / polynomial(kD, r - 1.6) : polynomial(kE, r - 5) / polynomial(kF, r - 5);
  return q < 0 ? -value : value;
}

// Elements whose first blocks are made together, in vectors; and of how many blocks that pays.
constexpr std::int64_t kBatch = 64;
constexpr int kMostAhead = 3;

/// One element's random numbers: Philox4x32-10 blocks of a counter whose low half is the element's number. The first
/// `ahead` blocks have been made: 2 * kBatch words from one to the next.
class Stream {
public:
  Stream(std::uint64_t seed, std::uint64_t element, const std::uint64_t *made, int ahead)
      : seed_(seed), element_(element), made_(made), ahead_(static_cast<std::uint64_t>(ahead)) {}

  std::uint64_t word() {
    if (used_ == 2) refill();
    return words_[used_++];
  }
  /// In [0, 1).
  double uniform() { return static_cast<double>(word() >> 11) * 0x1p-53; }
  /// In (0, 1).
  double open() { return (static_cast<double>(word() >> 12) + 0.5) * 0x1p-52; }
  double exponential() { return -std::log(open()); }
  double normal() { return normal_quantile(open()); }

private:
  void refill() {
    used_ = 0;
    if (attempt_ < ahead_) {
      const std::uint64_t *const block = made_ + attempt_ * 2 * kBatch;
      words_[0] = block[0];
      words_[1] = block[1];
    } else {
      fill_attempt(seed_, element_, attempt_, 1, words_);
    }
    ++attempt_;
  }

  std::uint64_t seed_, element_, attempt_ = 0;
  const std::uint64_t *made_;
  std::uint64_t ahead_;
  std::uint64_t words_[2] = {};
  int used_ = 2;
};

/// lgamma writes a global; this does not.
double log_gamma(double x) {
  int sign = 0;
  return lgamma_r(x, &sign);
}

/// Marsaglia and Tsang, "A simple method for generating gamma variables" (2000).
class Gamma {
public:
  double operator()(Stream &random, double shape) {
    if (shape == 0) return 0;
    if (shape >= 1) return large(random, shape);
    const double larger = large(random, shape + 1);
    return larger * std::exp(-random.exponential() / shape);
  }

private:
  double large(Stream &random, double shape) {
    if (shape != shape_) {
      shape_ = shape;
      d_ = shape - 1.0 / 3;
      c_ = 1 / std::sqrt(9 * d_);
    }
    const double d = d_, c = c_;
    for (;;) {
      const double x = random.normal(), t = 1 + c * x;
      if (t <= 0) continue;
      const double v = t * t * t, u = random.open();
      if (u < 1 - 0.0331 * (x * x) * (x * x)) return d * v;  // the squeeze: nearly always, and without logarithms
      if (std::log(u) < 0.5 * x * x + d - d * v + d * std::log(v)) return d * v;
    }
  }

  // What depends on the shape alone, of the last one: mostly all elements have the same.
  double shape_ = 0, d_ = 0, c_ = 0;
};

double gamma_of(Stream &random, double shape) {
  return Gamma()(random, shape);
}

double beta_of(Stream &random, double a, double b, Gamma &first, Gamma &second) {
  if (a > 1 || b > 1) {
    const double x = first(random, a), y = second(random, b);
    return x / (x + y);
  }
  // Jöhnk's method, on logarithms where the powers underflow.
  for (;;) {
    const double u = random.open(), v = random.open();
    const double x = std::pow(u, 1 / a), y = std::pow(v, 1 / b);
    if (x + y > 1) continue;
    if (x + y > 0) return x / (x + y);
    const double p = std::log(u) / a, q = std::log(v) / b, top = std::max(p, q);
    return std::exp(p - top - std::log(std::exp(p - top) + std::exp(q - top)));
  }
}

/// Hörmann, "The transformed rejection method for generating Poisson random variables" (1993): PTRS for large means.
std::int64_t large_poisson_of(Stream &random, double mean) {
  const double root = std::sqrt(mean), log_mean = std::log(mean);
  const double b = 0.931 + 2.53 * root, a = -0.059 + 0.02483 * b;
  const double inverse_alpha = 1.1239 + 1.1328 / (b - 3.4), limit = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    const double u = random.uniform() - 0.5, v = random.open(), us = 0.5 - std::abs(u);
    const double k = std::floor((2 * a / us + b) * u + mean + 0.43);
    if (us >= 0.07 && v <= limit) return static_cast<std::int64_t>(k);
    if (k < 0 || (us < 0.013 && v > us)) continue;
    if (std::log(v) + std::log(inverse_alpha) - std::log(a / (us * us) + b) <=
        -mean + k * log_mean - log_gamma(k + 1)) {
      return static_cast<std::int64_t>(k);
    }
  }
}

/// Products of uniform numbers for small means.
class Poisson {
public:
  std::int64_t operator()(Stream &random, double mean) {
    if (mean == 0) return 0;
    if (mean >= 10) return large_poisson_of(random, mean);
    if (mean != mean_) {
      mean_ = mean;
      limit_ = std::exp(-mean);
    }
    std::int64_t count = 0;
    double product = random.open();
    while (product > limit_) {
      ++count;
      product *= random.open();
    }
    return count;
  }

private:
  double mean_ = 0, limit_ = 1;
};

/// Inversion where few successes are expected, else Hörmann's BTRS, "The generation of binomial random variates"
/// (1993).
std::int64_t binomial_of(Stream &random, double trials, double p) {
  if (trials <= 0 || p <= 0) return 0;
  if (p > 0.5) return static_cast<std::int64_t>(trials) - binomial_of(random, trials, 1 - p);
  const double q = 1 - p;
  if (trials * p < 10) {
    // The gaps between successes are geometric.
    const double scale = std::log1p(-p);
    double position = 0;
    for (std::int64_t count = 0;; ++count) {
      position += std::floor(std::log(random.open()) / scale) + 1;
      if (position > trials) return count;
    }
  }
  const double spread = std::sqrt(trials * p * q), b = 1.15 + 2.53 * spread;
  const double a = -0.0873 + 0.0248 * b + 0.01 * p, center = trials * p + 0.5, limit = 0.92 - 4.2 / b;
  const double alpha = (2.83 + 5.1 / b) * spread, mode = std::floor((trials + 1) * p), odds = std::log(p / q);
  const double height = log_gamma(mode + 1) + log_gamma(trials - mode + 1);
  for (;;) {
    const double u = random.uniform() - 0.5, v = random.open(), us = 0.5 - std::abs(u);
    const double k = std::floor((2 * a / us + b) * u + center);
    if (k < 0 || k > trials) continue;
    if (us >= 0.07 && v <= limit) return static_cast<std::int64_t>(k);
    const double ratio = std::log(v * alpha / (a / (us * us) + b));
    if (ratio <= height - log_gamma(k + 1) - log_gamma(trials - k + 1) + (k - mode) * odds) {
      return static_cast<std::int64_t>(k);
    }
  }
}

/// Urn draws one by one where they are few, else Stadlober's HRUA, "The ratio of uniforms approach for generating
/// discrete random variates" (1990).
std::int64_t hypergeometric_of(Stream &random, double good, double bad, double drawn) {
  const double total = good + bad;
  const double fewer = std::min(drawn, total - drawn);
  double found = 0;
  if (fewer <= 10) {
    double left = good, urn = total;
    for (auto draws = static_cast<int>(fewer); draws > 0; --draws, --urn) {
      if (random.uniform() * urn < left) {
        ++found;
        --left;
      }
    }
  } else {
    const double less = std::min(good, bad), more = std::max(good, bad);
    const double share = less / total, center = fewer * share + 0.5;
    const double spread = std::sqrt((total - fewer) * drawn * share * (1 - share) / (total - 1) + 0.5);
    const double width = 1.7155277699214135 * spread + 0.8989161620588988;
    const double mode = std::floor((fewer + 1) * (less + 1) / (total + 2));
    const auto log_weight = [&](double k) {
      return log_gamma(k + 1) + log_gamma(less - k + 1) + log_gamma(fewer - k + 1) + log_gamma(more - fewer + k + 1);
    };
    const double top = log_weight(mode);
    const double end = std::min(std::min(fewer, less) + 1, std::floor(center + 16 * spread));
    for (;;) {
      const double x = random.open(), y = random.open();
      const double w = center + width * (y - 0.5) / x;
      if (w < 0 || w >= end) continue;
      found = std::floor(w);
      const double t = top - log_weight(found);
      if (x * (4 - x) - 3 <= t) break;
      if (x * (x - t) >= 1) continue;
      if (2 * std::log(x) <= t) break;
    }
    if (good > bad) found = fewer - found;
  }
  return static_cast<std::int64_t>(fewer < drawn ? good - found : found);
}

/// Kemp, "Efficient generation of logarithmically distributed pseudo-random variables" (1981).
std::int64_t logseries_of(Stream &random, double p) {
  if (p <= 0) return 1;
  const double r = std::log1p(-p);
  for (;;) {
    const double v = random.open();
    if (v >= p) return 1;
    const double q = -std::expm1(r * random.open());
    if (v <= q * q) {
      const double k = std::floor(1 + std::log(v) / std::log(q));
      if (k >= 1 && k < 0x1p63) return static_cast<std::int64_t>(k);
      continue;
    }
    return v >= q ? 1 : 2;
  }
}

/// Devroye, "Non-uniform random variate generation" (1986), X.6.1.
std::int64_t zipf_of(Stream &random, double a) {
  if (a >= 1025) return 1;  // 2 has a probability below 2**-1025
  const double power = a - 1, b = std::pow(2.0, power);
  const double least = std::pow(0x1p63, -power);
  for (;;) {
    const double u = random.open(), v = random.open();
    const double x = std::floor(std::pow(u * (1 - least) + least, -1 / power));
    if (!(x >= 1 && x < 0x1p63)) continue;
    const double t = std::pow(1 + 1 / x, power);
    if (v * x * (t - 1) / (b - 1) <= t / b) return static_cast<std::int64_t>(x);
  }
}

double noncentral_chisquare_of(Stream &random, double degrees, double noncentrality) {
  if (noncentrality == 0) return 2 * gamma_of(random, degrees / 2);
  if (degrees > 1) {
    const double shifted = random.normal() + std::sqrt(noncentrality);
    return 2 * gamma_of(random, (degrees - 1) / 2) + shifted * shifted;
  }
  const auto steps = static_cast<double>(Poisson()(random, noncentrality / 2));
  return 2 * gamma_of(random, degrees / 2 + steps);
}

/// Best and Fisher, "Efficient simulation of the von Mises distribution" (1979).
double vonmises_of(Stream &random, double mean, double concentration) {
  constexpr double pi = std::numbers::pi;
  double angle = 0;
  if (concentration < 1e-8) {
    angle = pi * (2 * random.uniform() - 1);
  } else if (concentration > 1e6) {
    angle = random.normal() / std::sqrt(concentration);  // the limit, to more digits than a double shows
  } else {
    double s = 1 / concentration + concentration;
    if (concentration >= 1e-5) {
      const double r = 1 + std::sqrt(1 + 4 * concentration * concentration);
      const double rho = (r - std::sqrt(2 * r)) / (2 * concentration);
      s = (1 + rho * rho) / (2 * rho);
    }
    double w = 0;
    for (;;) {
      const double z = std::cos(pi * random.uniform());
      w = (1 + s * z) / (s + z);
      const double y = concentration * (s - w), v = random.open();
      if (y * (2 - y) - v >= 0 || std::log(y / v) + 1 - y >= 0) break;
    }
    angle = std::acos(std::clamp(w, -1.0, 1.0));
    if (random.uniform() < 0.5) angle = -angle;
  }
  angle += mean;
  const double turned = std::fmod(std::abs(angle) + pi, 2 * pi) - pi;
  return angle < 0 ? -turned : turned;
}

template <class Value, class Draw>
void fill(std::uint64_t seed, std::uint64_t first, int ahead, std::int64_t begin, std::int64_t end, Value *to,
          const Draw &one) {
  std::uint64_t words[kMostAhead * 2 * kBatch];
  for (std::int64_t at = begin; at < end; at += kBatch) {
    const std::int64_t count = std::min(kBatch, end - at);
    const std::uint64_t element = first + static_cast<std::uint64_t>(at);
    for (int k = 0; k < ahead; ++k) {
      fill_attempt(seed, element, static_cast<std::uint64_t>(k), count, words + std::int64_t{k} * 2 * kBatch);
    }
    for (std::int64_t i = 0; i < count; ++i) {
      Stream random(seed, element + static_cast<std::uint64_t>(i), words + 2 * i, ahead);
      to[at + i] = one(random, at + i);
    }
  }
}

/// How many blocks of a number's own nearly all numbers use.
int blocks_ahead(Distribution distribution) {
  switch (distribution) {
    case Distribution::Beta: return 2;
    case Distribution::Poisson: return 3;
    default: return 1;
  }
}

}  // namespace

int parameter_count(Distribution distribution) {
  switch (distribution) {
    case Distribution::Hypergeometric: return 3;
    case Distribution::Beta:
    case Distribution::NoncentralChisquare:
    case Distribution::Vonmises:
    case Distribution::Binomial: return 2;
    default: return 1;
  }
}

bool is_discrete(Distribution distribution) {
  return distribution >= Distribution::Poisson;
}

void draw(Distribution distribution, std::uint64_t seed, std::uint64_t first, std::span<const Parameter> parameters,
          std::int64_t begin, std::int64_t end, double *reals, std::int64_t *whole) {
  const auto at = [&](std::size_t which, std::int64_t i) { return parameters[which].data[i * parameters[which].step]; };
  const int ahead = blocks_ahead(distribution);
  const auto real = [&](const auto &one) { fill(seed, first, ahead, begin, end, reals, one); };
  const auto integer = [&](const auto &one) { fill(seed, first, ahead, begin, end, whole, one); };
  Gamma gamma, other;
  Poisson poisson;
  using Index = std::int64_t;
  switch (distribution) {
    case Distribution::StandardGamma: return real([&](Stream &r, Index i) { return gamma(r, at(0, i)); });
    case Distribution::Beta:
      return real([&](Stream &r, Index i) { return beta_of(r, at(0, i), at(1, i), gamma, other); });
    case Distribution::NoncentralChisquare:
      return real([&](Stream &r, Index i) { return noncentral_chisquare_of(r, at(0, i), at(1, i)); });
    case Distribution::Vonmises: return real([&](Stream &r, Index i) { return vonmises_of(r, at(0, i), at(1, i)); });
    case Distribution::Poisson: return integer([&](Stream &r, Index i) { return poisson(r, at(0, i)); });
    case Distribution::Binomial: return integer([&](Stream &r, Index i) { return binomial_of(r, at(0, i), at(1, i)); });
    case Distribution::Hypergeometric:
      return integer([&](Stream &r, Index i) { return hypergeometric_of(r, at(0, i), at(1, i), at(2, i)); });
    case Distribution::Logseries: return integer([&](Stream &r, Index i) { return logseries_of(r, at(0, i)); });
    case Distribution::Zipf: return integer([&](Stream &r, Index i) { return zipf_of(r, at(0, i)); });
  }
}

}  // namespace gridstride::algorithms
