#pragma once

#include <algorithm>
#include <complex>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "array/array.h"
#include "array/kernel_cache.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "ir/reduction_order.h"
#include "ops/scalar_op.h"
#include "ops/ufunc.h"

namespace gridstride::array::testing {

/// An eager array of Scalars: what every Array has to look like. Strides count elements.
class Reference {
public:
  Reference() = default;
  Reference(const Shape &extents, DType type)
      : layout(Layout::contiguous(extents, 1)),
        dtype(type),
        data(std::make_shared<std::vector<Scalar>>(static_cast<std::size_t>(element_count(extents)))) {}

  Layout layout;
  DType dtype = DType::Float64;
  std::shared_ptr<std::vector<Scalar>> data;

  [[nodiscard]] const Shape &shape() const { return layout.shape; }
  [[nodiscard]] std::int64_t size() const { return layout.size(); }

  /// Place of the element with this number in C order.
  [[nodiscard]] std::size_t place(std::int64_t number) const {
    std::int64_t at = layout.offset;
    for (int axis = layout.rank() - 1; axis >= 0; --axis) {
      at += number % layout.shape[axis] * layout.strides[axis];
      number /= layout.shape[axis];
    }
    return static_cast<std::size_t>(at);
  }
  [[nodiscard]] Scalar get(std::int64_t number) const { return (*data)[place(number)]; }
  void set(std::int64_t number, const Scalar &value) const { (*data)[place(number)] = value.cast(dtype); }

  [[nodiscard]] Reference with(Layout other) const {
    Reference result = *this;
    result.layout = std::move(other);
    return result;
  }
  [[nodiscard]] Reference copy() const {
    Reference result(shape(), dtype);
    for (std::int64_t i = 0; i < size(); ++i) result.set(i, get(i));
    return result;
  }
  [[nodiscard]] Reference cast(DType to) const {
    Reference result(shape(), to);
    for (std::int64_t i = 0; i < size(); ++i) result.set(i, get(i));
    return result;
  }
};

/// A reference operand: an array, or a scalar that takes the dtype of the loop.
struct ReferenceOperand {
  const Reference *array = nullptr;
  Scalar scalar;
};

inline Reference reference_ufunc(const UfuncInfo &ufunc, std::span<const ReferenceOperand> operands,
                                 std::span<const PromotionInput> promotion) {
  const UfuncLoop loop = resolve(ufunc, promotion);
  std::vector<Shape> shapes;
  for (const ReferenceOperand &operand : operands) {
    if (operand.array != nullptr) shapes.push_back(operand.array->shape());
  }
  const Shape space = shapes.empty() ? Shape{} : broadcast_shapes(shapes);
  Reference result(space, loop.result);
  for (std::int64_t i = 0; i < result.size(); ++i) {
    std::vector<Scalar> values;
    for (std::size_t k = 0; k < operands.size(); ++k) {
      const Scalar value = operands[k].array == nullptr
                               ? operands[k].scalar
                               : operands[k].array->with(operands[k].array->layout.broadcast_to(space)).get(i);
      values.push_back(value.cast(loop.inputs[k]));
    }
    result.set(i, evaluate(loop.op, values));
  }
  return result;
}

/// The last axis of the result of laying kept axes first and reduced ones after them, combined by the device-wide rule.
/// `steps` orders the reduced axes: larger steps outside.
inline Reference reference_reduce(const Reference &array, std::uint32_t axes, ScalarOp combine, const Scalar &identity,
                                  DType work, const Strides &steps) {
  std::vector<int> kept;
  std::vector<int> reduced;
  for (int axis = 0; axis < array.layout.rank(); ++axis) ((axes >> axis & 1U) != 0 ? reduced : kept).push_back(axis);
  std::stable_sort(reduced.begin(), reduced.end(),
                   [&](int a, int b) { return std::abs(steps[a]) > std::abs(steps[b]); });
  Shape shape;
  for (const int axis : kept) shape.push_back(array.shape()[axis]);
  std::int64_t count = 1;
  for (const int axis : reduced) count *= array.shape()[axis];
  std::vector<int> order = kept;
  order.insert(order.end(), reduced.begin(), reduced.end());
  const Reference rows = array.with(array.layout.transpose(order));
  Reference result(shape, work);
  for (std::int64_t point = 0; point < result.size(); ++point) {
    const Scalar sum = ir::reduce_device_wide(
        count, identity, [&](std::int64_t i) { return rows.get(point * count + i).cast(work); },
        [&](const Scalar &a, const Scalar &b) {
          const Scalar pair[] = {a, b};
          return evaluate(combine, pair);
        });
    result.set(point, sum);
  }
  return result;
}

inline bool is_nan(const Scalar &value) {
  if (is_floating(value.dtype)) return value.as_double() != value.as_double();
  if (!is_complex(value.dtype)) return false;
  const std::complex<double> number = value.as_complex();
  return number != number;
}

/// Elements of an array, in C order.
inline std::vector<Scalar> elements(const Array &array) {
  std::vector<std::byte> bytes(static_cast<std::size_t>(array.nbytes()));
  to_host(array, bytes.data(), Layout::contiguous(array.shape(), array.itemsize()).strides);
  std::vector<Scalar> result;
  for (std::int64_t i = 0; i < array.size(); ++i) {
    result.push_back(Scalar::load(array.dtype(), bytes.data() + static_cast<std::size_t>(i) * array.itemsize()));
  }
  return result;
}

/// Equal to the bit; any NaN equals any other.
inline ::testing::AssertionResult same(const Array &array, const Reference &expected) {
  if (array.shape() != expected.shape()) {
    return ::testing::AssertionFailure() << "shape " << to_string(array.shape()) << ", expected "
                                         << to_string(expected.shape());
  }
  if (array.dtype() != expected.dtype) {
    return ::testing::AssertionFailure() << "dtype " << name(array.dtype()) << ", expected " << name(expected.dtype);
  }
  const std::vector<Scalar> got = elements(array);
  for (std::int64_t i = 0; i < expected.size(); ++i) {
    const Scalar &value = got[static_cast<std::size_t>(i)];
    const Scalar wanted = expected.get(i);
    if (value == wanted || (is_nan(value) && is_nan(wanted))) continue;
    return ::testing::AssertionFailure() << "element " << i << " of " << to_string(array.shape()) << " "
                                         << name(array.dtype()) << ": " << value.to_string() << ", expected "
                                         << wanted.to_string();
  }
  return ::testing::AssertionSuccess();
}

/// Random numbers of every kind: small integers, halves, and now and then an extreme.
class RandomSource {
public:
  explicit RandomSource(std::uint64_t seed) : engine_(seed) {}

  std::int64_t below(std::int64_t limit) { return std::uniform_int_distribution<std::int64_t>(0, limit - 1)(engine_); }
  std::int64_t between(std::int64_t low, std::int64_t high) { return low + below(high - low + 1); }
  bool chance(double probability) { return std::uniform_real_distribution<double>(0, 1)(engine_) < probability; }

  Scalar scalar(DType dtype) {
    if (dtype == DType::Bool) return Scalar::of_bool(chance(0.5));
    if (is_integer(dtype)) {
      return Scalar::of_int(dtype, chance(0.1) ? static_cast<std::int64_t>(engine_()) : between(-9, 9));
    }
    const auto real = [&]() -> double {
      if (chance(0.02)) return std::numeric_limits<double>::infinity();
      if (chance(0.02)) return std::numeric_limits<double>::quiet_NaN();
      return chance(0.3) ? static_cast<double>(between(-9, 9)) : std::normal_distribution<double>(0, 3)(engine_);
    };
    if (is_complex(dtype)) return Scalar::of_complex(dtype, {real(), real()});
    return Scalar::of_float(dtype, real());
  }

  Shape shape(int rank, std::int64_t most) {
    Shape result;
    for (int i = 0; i < rank; ++i) result.push_back(chance(0.15) ? 1 : between(1, most));
    return result;
  }

private:
  std::mt19937_64 engine_;
};

/// The same random values in an Array and in a Reference.
inline std::pair<Array, Reference> random_pair(RandomSource &random, const Shape &shape, DType dtype) {
  Reference reference(shape, dtype);
  std::vector<std::byte> bytes(static_cast<std::size_t>(reference.size()) * size_of(dtype));
  for (std::int64_t i = 0; i < reference.size(); ++i) {
    const Scalar value = random.scalar(dtype);
    reference.set(i, value);
    value.store(bytes.data() + static_cast<std::size_t>(i) * size_of(dtype));
  }
  return {from_host(bytes.data(), Layout::contiguous(shape, size_of(dtype)), dtype, dtype), reference};
}

/// Runs a suite's tests on compiled code and on the interpreter.
class OnEngines : public ::testing::TestWithParam<Engine> {
protected:
  void SetUp() override { set_engine(GetParam()); }
  void TearDown() override {
    flush_all();
    set_engine(Engine::Compiled);
  }
};

inline std::string engine_name(const ::testing::TestParamInfo<Engine> &info) {
  return info.param == Engine::Compiled ? "Compiled" : "Interpreted";
}

inline const auto kEngines = ::testing::Values(Engine::Compiled, Engine::Interpreted);

inline Array call(std::string_view ufunc, std::initializer_list<Operand> operands, const UfuncOptions &options = {}) {
  return apply(*find_ufunc(ufunc), {operands.begin(), operands.size()}, options);
}

}  // namespace gridstride::array::testing
