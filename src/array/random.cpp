#include "array/random.h"

#include <sys/random.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <mutex>
#include <optional>
#include <string>

#include "algorithms/device_random.h"
#include "algorithms/philox.h"
#include "array/creation.h"
#include "array/device_data.h"
#include "array/host_work.h"
#include "array/recorder.h"
#include "array/scalars.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

constexpr double kNumberCost = 1.5;  // nanoseconds a number
constexpr double kDrawCost = 60;     // of a number that is drawn by rejection
constexpr std::int64_t kGrain = 1 << 14;
// An integer that would be biased is drawn again, from the blocks behind those of the draw; after this many times (odds
// below 2**-63 where the range is worst) it is taken as it is.
constexpr std::uint64_t kAttempts = 64;

std::uint64_t system_entropy() {
  std::uint64_t bits = 0;
  if (getrandom(&bits, sizeof bits, 0) == static_cast<ssize_t>(sizeof bits)) return bits;
  return static_cast<std::uint64_t>(std::chrono::high_resolution_clock::now().time_since_epoch().count());
}

Array fresh(const Shape &shape, DType dtype) {
  return empty(shape, dtype);
}

void require_real(DType dtype) {
  if (dtype == DType::Float64 || dtype == DType::Float32) return;
  throw Error(ErrorKind::Type,
              "Unsupported dtype dtype('" + std::string(name(dtype)) + "') for random; expected float64 or float32");
}

/// The words of one draw: an element asks for attempt 0, 1, ... of its own.
struct Words {
  std::uint64_t seed;
  std::uint64_t first;
  std::uint64_t blocks;

  void fill(std::uint64_t *to, std::int64_t begin, std::int64_t end) const {
    algorithms::fill_words(seed, first + static_cast<std::uint64_t>(begin / 2), DType::UInt64, to, begin % 2,
                           begin % 2 + end - begin);
  }
  [[nodiscard]] std::uint64_t attempt(std::int64_t element, std::uint64_t number) const {
    const algorithms::PhiloxBlock block =
        algorithms::philox(seed, first + number * blocks + static_cast<std::uint64_t>(element / 2));
    const std::size_t half = static_cast<std::size_t>(element % 2) * 2;
    return block[half] | static_cast<std::uint64_t>(block[half + 1]) << 32;
  }
};

__extension__ using Wide = unsigned __int128;

/// Uniform in [0, range): the product's upper half, drawn again where the lower half shows that some values would come
/// up more often. A range of 0 stands for 2**64.
std::uint64_t bounded(const Words &words, std::int64_t element, std::uint64_t word, std::uint64_t range) {
  if (range == 0) return word;
  Wide product = static_cast<Wide>(word) * range;
  if (static_cast<std::uint64_t>(product) < range) [[unlikely]] {
    const std::uint64_t threshold = (0 - range) % range;
    for (std::uint64_t k = 1; static_cast<std::uint64_t>(product) < threshold && k < kAttempts; ++k) {
      product = static_cast<Wide>(words.attempt(element, k)) * range;
    }
  }
  return static_cast<std::uint64_t>(product >> 64);
}

template <class T>
void fill_integers(const Words &words, std::uint64_t low, std::uint64_t range, std::int64_t count, std::byte *memory) {
  T *const out = reinterpret_cast<T *>(memory);
  parallel_for(count, kGrain, kNumberCost * static_cast<double>(count), [&](std::int64_t begin, std::int64_t end) {
    constexpr std::int64_t kBatch = 512;
    std::uint64_t drawn[kBatch + 1];
    for (std::int64_t at = begin; at < end; at += kBatch) {
      const std::int64_t stop = std::min(end, at + kBatch);
      words.fill(drawn, at, stop);
      const std::uint64_t *const mine = drawn + at % 2;
      for (std::int64_t i = at; i < stop; ++i) {
        out[i] = static_cast<T>(low + bounded(words, i, mine[i - at], range));
      }
    }
  });
}

void fill_integers_of(DType dtype, const Words &words, std::uint64_t low, std::uint64_t range, std::int64_t count,
                      std::byte *memory) {
  switch (size_of(dtype)) {
    case 1: return fill_integers<std::uint8_t>(words, low, range, count, memory);
    case 2: return fill_integers<std::uint16_t>(words, low, range, count, memory);
    case 4: return fill_integers<std::uint32_t>(words, low, range, count, memory);
    default: return fill_integers<std::uint64_t>(words, low, range, count, memory);
  }
}

/// Where numbers are drawn on a CUDA device; empty where the host draws them.
struct Target {
  Stream *stream;
  std::byte *data;
};
std::optional<Target> on_device(const Array &result) {
  if (result.device().kind() != DeviceKind::Cuda) return {};
  Stream &stream = *result.device().current_stream();
  return Target{&stream, device_data(result, stream, true)};
}

}  // namespace

struct Generator::Impl {
  mutable std::mutex mutex;
  State state;

  /// The seed, and the first of `blocks` blocks that are this caller's alone.
  State take(std::uint64_t blocks) {
    const std::lock_guard lock(mutex);
    const State mine = state;
    state.offset += blocks;
    return mine;
  }

  Array uniform(double low, double range, const Shape &shape, DType dtype) {
    require_real(dtype);
    Array result = fresh(shape, dtype);
    const std::int64_t count = result.size();
    const State at = take(algorithms::philox_blocks(dtype, count));
    if (count == 0) return result;
    if (const std::optional<Target> target = on_device(result)) {
      algorithms::device_uniform(*target->stream, at.seed, at.offset, dtype, target->data, count, low, range);
      return result;
    }
    enqueue_host_work({}, result, "random", kNumberCost * static_cast<double>(count),
                      [=](const std::byte *, std::byte *to) {
                        parallel_for(count, kGrain, kNumberCost * static_cast<double>(count),
                                     [&](std::int64_t begin, std::int64_t end) {
                                       algorithms::fill_uniform(at.seed, at.offset, dtype, to, begin, end, low, range);
                                     });
                      });
    return result;
  }

  Array integers(std::uint64_t low, std::uint64_t range, const Shape &shape, DType dtype) {
    Array result = fresh(shape, dtype);
    const std::int64_t count = result.size();
    const std::uint64_t blocks = algorithms::philox_blocks(DType::UInt64, count);
    const bool exact = (range & (range - 1)) == 0;  // a power of two (or all words) never needs a second attempt
    const State at = take(exact ? blocks : blocks * kAttempts);
    if (count == 0) return result;
    if (const std::optional<Target> target = on_device(result)) {
      algorithms::device_integers(*target->stream, at.seed, at.offset, blocks, low, range, static_cast<int>(kAttempts),
                                  static_cast<int>(size_of(dtype)), target->data, count);
      return result;
    }
    const Words words{at.seed, at.offset, blocks};
    enqueue_host_work({}, result, "integers", kNumberCost * static_cast<double>(count),
                      [=](const std::byte *, std::byte *to) { fill_integers_of(dtype, words, low, range, count, to); });
    return result;
  }
};

Generator::Generator() : impl_(std::make_unique<Impl>()) {
  seed_from_system();
}
Generator::Generator(std::uint64_t seed) : impl_(std::make_unique<Impl>()) {
  impl_->state.seed = seed;
}
Generator::~Generator() = default;

void Generator::seed(std::uint64_t value) {
  set_state({value, 0});
}
void Generator::seed_from_system() {
  seed(system_entropy());
}

Generator::State Generator::state() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->state;
}

void Generator::set_state(State state) {
  const std::lock_guard lock(impl_->mutex);
  impl_->state = state;
}

Array Generator::random(const Shape &shape, DType dtype) {
  return impl_->uniform(0, 1, shape, dtype);
}

Array Generator::uniform(double low, double high, const Shape &shape, DType dtype) {
  const double range = high - low;
  if (!(range < std::numeric_limits<double>::infinity() && range > -std::numeric_limits<double>::infinity())) {
    throw Error(ErrorKind::Overflow, "Range exceeds valid bounds");
  }
  return impl_->uniform(low, range, shape, dtype);
}

Array Generator::standard_normal(const Shape &shape, DType dtype) {
  return normal(0, 1, shape, dtype);
}

Array Generator::normal(double mean, double deviation, const Shape &shape, DType dtype) {
  require_real(dtype);
  if (deviation < 0) throw Error(ErrorKind::Value, "scale < 0");
  const std::int64_t count = element_count(shape, size_of(dtype));
  const std::int64_t pairs = (count + 1) / 2;
  if (count > 0 && Device::current().kind() == DeviceKind::Cuda) {
    Array drawn = fresh(shape, dtype);
    const State at = impl_->take(algorithms::philox_blocks(dtype, 2 * pairs));
    const std::optional<Target> target = on_device(drawn);
    algorithms::device_normal(*target->stream, at.seed, at.offset, dtype, target->data, count, mean, deviation);
    return drawn;
  }
  // Box and Muller: a pair of uniform numbers gives a pair of normal ones.
  const Array uniforms = impl_->uniform(0, 1, Shape{pairs, 2}, dtype);
  const Array result = fresh(Shape{pairs, 2}, dtype);
  if (count == 0) return result.reshape(shape);
  const Array first = uniforms.index(1, 0);
  const Array second = uniforms.index(1, 1);
  Array even;
  Array odd;
  {
    Recorder recorder(result.device());
    const auto number = [&](double value) { return recorder.param(Scalar::of_float(dtype, value)); };
    const auto one = [&](ScalarOp op, const Recorder::Ref &a) { return recorder.op(op, dtype, a); };
    const auto two = [&](ScalarOp op, const Recorder::Ref &a, const Recorder::Ref &b) {
      return recorder.op(op, dtype, a, b);
    };
    const Recorder::Ref u = recorder.operand(first, first.shape());
    const Recorder::Ref v = two(ScalarOp::Mul, recorder.operand(second, second.shape()), number(2));
    const Recorder::Ref log = one(ScalarOp::Log1p, one(ScalarOp::Neg, u));
    Recorder::Ref radius = one(ScalarOp::Sqrt, two(ScalarOp::Mul, log, number(-2)));
    if (deviation != 1) radius = two(ScalarOp::Mul, radius, number(deviation));
    const auto finish = [&](ScalarOp direction) {
      Recorder::Ref value = two(ScalarOp::Mul, radius, one(direction, v));
      if (mean != 0) value = two(ScalarOp::Add, value, number(mean));
      return recorder.finish(value, Layout::contiguous(Shape{pairs}, size_of(dtype)), dtype, "normal");
    };
    even = finish(ScalarOp::Cospi);
    odd = finish(ScalarOp::Sinpi);
  }
  assign(result.index(1, 0), even);
  assign(result.index(1, 1), odd);
  Array flat = result.ravel();
  if (count % 2 != 0) flat = copy(flat.slice(0, 0, 1, count));
  const Array shaped = flat.reshape(shape);
  return {shaped.storage(), shaped.layout(), dtype};
}

Array Generator::draw(algorithms::Distribution distribution, std::span<const Operand> parameters, const Shape &shape) {
  const bool discrete = algorithms::is_discrete(distribution);
  const Array result = fresh(shape, discrete ? DType::Int64 : DType::Float64);
  const std::int64_t count = result.size();
  const State at = impl_->take(static_cast<std::uint64_t>(count));
  if (count == 0) return result;
  std::vector<HostAccess> arrays = {{&result, true}};
  std::vector<double> numbers;
  std::vector<int> sources;  // which of `arrays` holds a parameter; 0 for a number
  for (const Operand &parameter : parameters) {
    sources.push_back(parameter.is_array() ? static_cast<int>(arrays.size()) : 0);
    numbers.push_back(parameter.is_array() ? 0 : parameter.value().as_double());
    if (parameter.is_array()) arrays.push_back({&parameter.array()});
  }
  const double cost = kDrawCost * static_cast<double>(count);
  enqueue_host_work(arrays, "random", cost, [=](std::span<std::byte *const> data) {
    std::vector<algorithms::Parameter> given;
    for (std::size_t i = 0; i < sources.size(); ++i) {
      const auto source = static_cast<std::size_t>(sources[i]);
      given.push_back(source == 0 ? algorithms::Parameter{&numbers[i], 0}
                                  : algorithms::Parameter{reinterpret_cast<const double *>(data[source]), 1});
    }
    parallel_for(count, 256, cost, [&](std::int64_t begin, std::int64_t end) {
      algorithms::draw(distribution, at.seed, at.offset, given, begin, end,
                       discrete ? nullptr : reinterpret_cast<double *>(data[0]),
                       discrete ? reinterpret_cast<std::int64_t *>(data[0]) : nullptr);
    });
  });
  return result;
}

Array Generator::integers(std::int64_t low, std::int64_t high_inclusive, const Shape &shape, DType dtype) {
  if (!is_integer(dtype) && dtype != DType::Bool) {
    throw Error(ErrorKind::Type, "Unsupported dtype dtype('" + std::string(name(dtype)) + "') for integers");
  }
  if (low > high_inclusive) throw Error(ErrorKind::Value, "low >= high");
  const bool truth = dtype == DType::Bool;
  const auto fits = [&](std::int64_t value) {
    return truth ? value == 0 || value == 1 : holds(dtype, Scalar::of_int(DType::Int64, value));
  };
  if (!fits(low)) throw Error(ErrorKind::Value, "low is out of bounds for " + std::string(name(dtype)));
  if (!fits(high_inclusive)) throw Error(ErrorKind::Value, "high is out of bounds for " + std::string(name(dtype)));
  const std::uint64_t range = static_cast<std::uint64_t>(high_inclusive) - static_cast<std::uint64_t>(low) + 1;
  return impl_->integers(static_cast<std::uint64_t>(low), range, shape, dtype);
}

Array Generator::integers_unsigned(std::uint64_t low, std::uint64_t high_inclusive, const Shape &shape, DType dtype) {
  if (!is_integer(dtype)) {
    throw Error(ErrorKind::Type, "Unsupported dtype dtype('" + std::string(name(dtype)) + "') for integers");
  }
  if (low > high_inclusive) throw Error(ErrorKind::Value, "low >= high");
  if (!holds(dtype, Scalar::of_uint(DType::UInt64, low))) {
    throw Error(ErrorKind::Value, "low is out of bounds for " + std::string(name(dtype)));
  }
  if (!holds(dtype, Scalar::of_uint(DType::UInt64, high_inclusive))) {
    throw Error(ErrorKind::Value, "high is out of bounds for " + std::string(name(dtype)));
  }
  return impl_->integers(low, high_inclusive - low + 1, shape, dtype);
}

Generator &default_generator() {
  static Generator *const made = new Generator;
  return *made;
}

}  // namespace gridstride::array
