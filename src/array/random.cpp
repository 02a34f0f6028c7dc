#include "array/random.h"

#include <array>
#include <cmath>
#include <limits>
#include <mutex>
#include <numbers>
#include <random>
#include <string>

#include "algorithms/philox.h"
#include "array/recorder.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

// Nanoseconds a number on one thread, for scheduling; and where a draw may be split.
constexpr double kFillCost = 3;
constexpr std::int64_t kGrain = 4096;

std::uint64_t system_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

void require_float(DType dtype) {
  if (dtype == DType::Float64 || dtype == DType::Float32) return;
  throw Error(ErrorKind::Type, "Unsupported dtype dtype('" + std::string(name(dtype)) +
                                   "') for random numbers; expected float64 or float32");
}

/// A new array whose elements [begin, end) fill(data, begin, end) writes, in parallel.
template <class Fill>
Array filled(const Shape &shape, DType dtype, const Fill &fill) {
  Device &device = Device::current();
  check_size(device, shape, size_of(dtype));
  Array result = allocate(device, Layout::contiguous(shape, size_of(dtype)), dtype);
  const std::int64_t count = result.size();
  if (count == 0) return result;
  Stream &stream = *device.current_stream();
  const DeviceMemory memory = use(result, stream, true);
  const std::array<std::shared_ptr<Buffer>, 1> buffers{memory.buffer};
  const double cost = kFillCost * static_cast<double>(count);
  stream.submit({[fill, data = memory.data, count, cost] {
                   parallel_for(count, kGrain, cost,
                                [&](std::int64_t begin, std::int64_t end) { fill(data, begin, end); });
                 },
                 "random numbers", cost, buffers});
  return result;
}

/// Applies a ufunc of the table by name.
Array ufunc(const char *which, std::initializer_list<Operand> inputs) {
  return apply(*find_ufunc(which), std::span<const Operand>(inputs.begin(), inputs.size()));
}

/// The number in [0, range) that word number `i` of a draw gives, each equally likely: Lemire's multiplication ("Fast
/// random integer generation in an interval", 2019). A rejected word is replaced by words of other keys, so that
/// element i depends on i alone.
std::uint64_t bounded(std::uint64_t word, std::uint64_t range, std::uint64_t seed, std::uint64_t block, bool second) {
  __extension__ using Wide = unsigned __int128;
  if (range == 0) return word;  // all 2^64 of them
  const std::uint64_t threshold = (0 - range) % range;
  for (std::uint64_t attempt = 1;; ++attempt) {
    const Wide product = static_cast<Wide>(word) * range;
    if (static_cast<std::uint64_t>(product) >= threshold) return static_cast<std::uint64_t>(product >> 64);
    const algorithms::PhiloxBlock again = algorithms::philox(seed + attempt * 0x9E3779B97F4A7C15u, block);
    const std::size_t half = second ? 2 : 0;
    word = again[half] | std::uint64_t{again[half + 1]} << 32;
  }
}

template <class T>
void fill_integers(std::uint64_t seed, std::uint64_t first, std::uint64_t low, std::uint64_t range, std::byte *data,
                   std::int64_t begin, std::int64_t end) {
  constexpr std::int64_t kBatch = 512;
  std::uint64_t words[kBatch];
  auto *to = reinterpret_cast<T *>(data);
  for (std::int64_t at = begin; at < end; at += kBatch) {
    const std::int64_t count = std::min(kBatch, end - at);
    // Batches start at even elements (splits fall on kGrain): a batch is whole blocks.
    const std::uint64_t block = first + static_cast<std::uint64_t>(at / 2);
    algorithms::fill_words(seed, block, DType::UInt64, words, 0, count);
    for (std::int64_t i = 0; i < count; ++i) {
      const std::uint64_t value = bounded(words[i], range, seed, block + static_cast<std::uint64_t>(i / 2), i % 2 != 0);
      to[at + i] = static_cast<T>(low + value);
    }
  }
}

std::string bounds_text(const char *which, DType dtype) {
  return std::string(which) + " is out of bounds for " + std::string(name(dtype));
}

}  // namespace

struct Generator::Impl {
  mutable std::mutex mutex;
  State state;

  /// Takes the blocks of `count` numbers of a dtype out of the stream.
  State take(DType dtype, std::int64_t count) {
    const std::lock_guard guard(mutex);
    const State before = state;
    state.offset += algorithms::philox_blocks(dtype, count);
    return before;
  }

  Array uniform(double low, double range, const Shape &shape, DType dtype) {
    require_float(dtype);
    const State from = take(dtype, element_count(shape, size_of(dtype)));
    return filled(shape, dtype, [from, dtype, low, range](std::byte *data, std::int64_t begin, std::int64_t end) {
      algorithms::fill_uniform(from.seed, from.offset, dtype, data, begin, end, low, range);
    });
  }

  Array integers(std::uint64_t low, std::uint64_t range, const Shape &shape, DType dtype) {
    const State from = take(DType::UInt64, element_count(shape, size_of(dtype)));
    const auto with = [&]<class T>(T) {
      return filled(shape, dtype, [from, low, range](std::byte *data, std::int64_t begin, std::int64_t end) {
        fill_integers<T>(from.seed, from.offset, low, range, data, begin, end);
      });
    };
    switch (dtype) {
      case DType::Bool: return with(bool{});
      case DType::Int8:
      case DType::UInt8: return with(std::uint8_t{});
      case DType::Int16:
      case DType::UInt16: return with(std::uint16_t{});
      case DType::Int32:
      case DType::UInt32: return with(std::uint32_t{});
      default: return with(std::uint64_t{});
    }
  }
};

Generator::Generator() : impl_(std::make_unique<Impl>()) {
  seed_from_system();
}
Generator::Generator(std::uint64_t seed_value) : impl_(std::make_unique<Impl>()) {
  seed(seed_value);
}
Generator::~Generator() = default;

void Generator::seed(std::uint64_t value) {
  set_state({value, 0});
}
void Generator::seed_from_system() {
  seed(system_seed());
}

Generator::State Generator::state() const {
  const std::lock_guard guard(impl_->mutex);
  return impl_->state;
}

void Generator::set_state(State state) {
  const std::lock_guard guard(impl_->mutex);
  impl_->state = state;
}

Array Generator::random(const Shape &shape, DType dtype) {
  return impl_->uniform(0, 1, shape, dtype);
}

Array Generator::uniform(double low, double high, const Shape &shape, DType dtype) {
  const double range = high - low;
  if (!std::isfinite(range)) throw Error(ErrorKind::Overflow, "high - low range exceeds valid bounds");
  return impl_->uniform(low, range, shape, dtype);
}

Array Generator::standard_normal(const Shape &shape, DType dtype) {
  // Box and Muller, "A note on the generation of random normal deviates" (1958): sqrt(-2 ln(1 - u)) cos(2 pi v).
  const Array u = random(shape, dtype);
  const Array v = random(shape, dtype);
  const Array length =
      ufunc("sqrt", {ufunc("multiply", {ufunc("log1p", {ufunc("negative", {u})}), Operand::python_float(-2)})});
  const Array angle = ufunc("cos", {ufunc("multiply", {v, Operand::python_float(2 * std::numbers::pi)})});
  return ufunc("multiply", {length, angle});
}

Array Generator::normal(double mean, double deviation, const Shape &shape, DType dtype) {
  if (deviation < 0) throw Error(ErrorKind::Value, "scale < 0");
  const Array scaled = ufunc("multiply", {standard_normal(shape, dtype), Operand::python_float(deviation)});
  return ufunc("add", {scaled, Operand::python_float(mean)});
}

Array Generator::integers(std::int64_t low, std::int64_t high_inclusive, const Shape &shape, DType dtype) {
  if (dtype != DType::Bool && !is_integer(dtype)) {
    throw Error(ErrorKind::Type, "Unsupported dtype dtype('" + std::string(name(dtype)) +
                                     "') for integers; expected an integer dtype or bool");
  }
  if (dtype == DType::UInt64) {
    if (low < 0) throw Error(ErrorKind::Value, bounds_text("low", dtype));
    if (high_inclusive < low) throw Error(ErrorKind::Value, "low >= high");
    return integers_unsigned(static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high_inclusive), shape, dtype);
  }
  const int bits = dtype == DType::Bool ? 1 : static_cast<int>(8 * size_of(dtype));
  const bool is_signed = kind_of(dtype) == DTypeKind::Signed;
  const std::int64_t least = is_signed ? std::numeric_limits<std::int64_t>::min() >> (64 - bits) : 0;
  const std::int64_t most = is_signed ? std::numeric_limits<std::int64_t>::max() >> (64 - bits)
                                      : static_cast<std::int64_t>((std::uint64_t{1} << bits) - 1);
  if (low < least || low > most) throw Error(ErrorKind::Value, bounds_text("low", dtype));
  if (high_inclusive > most) throw Error(ErrorKind::Value, bounds_text("high", dtype));
  if (high_inclusive < low) throw Error(ErrorKind::Value, "low >= high");
  const std::uint64_t range = static_cast<std::uint64_t>(high_inclusive) - static_cast<std::uint64_t>(low) + 1;
  return impl_->integers(static_cast<std::uint64_t>(low), range, shape, dtype);
}

Array Generator::integers_unsigned(std::uint64_t low, std::uint64_t high_inclusive, const Shape &shape, DType dtype) {
  if (dtype != DType::UInt64) {
    throw Error(ErrorKind::Type, "Unsupported dtype dtype('" + std::string(name(dtype)) + "'); expected uint64");
  }
  if (high_inclusive < low) throw Error(ErrorKind::Value, "low >= high");
  return impl_->integers(low, high_inclusive - low + 1, shape, dtype);
}

Generator &default_generator() {
  // Never destroyed: draws may still be in flight while the process ends.
  static Generator &generator = *new Generator();
  return generator;
}

}  // namespace gridstride::array
