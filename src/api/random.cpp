#include "gridstride/random.h"

#include "api/state.h"
#include "array/random.h"

namespace gs {

using detail::internal;
using detail::wrapped;

struct Generator::State {
  gridstride::array::Generator generator;
};

Generator::Generator() : state_(detail::guarded([] { return std::make_shared<State>(); })) {}

Generator::Generator(std::uint64_t seed) : Generator() {
  state_->generator.seed(seed);
}

Array Generator::random(const Shape &shape, DType dtype) {
  return wrapped([&] { return state_->generator.random(internal(shape), internal(dtype)); });
}

Array Generator::uniform(double low, double high, const Shape &shape, DType dtype) {
  return wrapped([&] { return state_->generator.uniform(low, high, internal(shape), internal(dtype)); });
}

Array Generator::normal(double mean, double deviation, const Shape &shape, DType dtype) {
  return wrapped([&] { return state_->generator.normal(mean, deviation, internal(shape), internal(dtype)); });
}

Array Generator::integers(std::int64_t low, std::int64_t high, const Shape &shape, DType dtype) {
  if (low >= high) throw Error("ValueError", "low >= high");
  return wrapped([&] { return state_->generator.integers(low, high - 1, internal(shape), internal(dtype)); });
}

}  // namespace gs
