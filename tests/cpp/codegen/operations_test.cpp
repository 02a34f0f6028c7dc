#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "codegen/harness.h"
#include "ir/builder.h"
#include "ir/random_launch.h"
#include "ir/random_source.h"

namespace gridstride::codegen {
namespace {

using ir::testing::RandomSource;
using ir::testing::same_value;
using testing::Compiled;

constexpr std::size_t kCount = 403;  // no multiple of any vector

bool in_domain(ScalarOp op, DType dtype) {
  const std::uint8_t domain = info(op).domain;
  switch (kind_of(dtype)) {
    case DTypeKind::Bool: return (domain & kOnBool) != 0;
    case DTypeKind::Float: return (domain & kOnFloat) != 0 && (op != ScalarOp::MakeComplex || size_of(dtype) >= 4);
    case DTypeKind::Complex: return (domain & kOnComplex) != 0;
    default: return (domain & kOnInt) != 0;
  }
}

std::vector<DType> operand_dtypes(ScalarOp op, DType dtype) {
  if (info(op).signature == Signature::Select) return {DType::Bool, dtype, dtype};
  if (info(op).signature == Signature::IntSecond) return {dtype, DType::Int32};
  return std::vector<DType>(info(op).arity, dtype);
}

/// Numbers over the format's whole range: its largest and smallest too.
Scalar extreme(RandomSource &random, DType dtype) {
  Scalar value{dtype, {random.next(), 0}};
  const int bits = static_cast<int>(8 * size_of(dtype));
  if (bits < 64) value.bits[0] &= (std::uint64_t{1} << bits) - 1;
  if (random.chance(20)) value.bits[0] &= ~std::uint64_t{0} << (bits - 1) | 0xff;  // subnormal
  return std::isnan(value.as_double()) ? Scalar::of_float(dtype, 1e30) : value;
}

/// Arrays of values, as bytes.
struct Column {
  DType dtype;
  std::vector<std::byte> memory;

  explicit Column(DType type) : dtype(type), memory(kCount * size_of(type)) {}
  [[nodiscard]] Scalar at(std::size_t i) const { return Scalar::load(dtype, memory.data() + i * size_of(dtype)); }
  void put(std::size_t i, const Scalar &value) { value.store(memory.data() + i * size_of(dtype)); }
};

/// In units in the last place of `expected`'s format, or of `scale` where that is larger.
double ulps_between(double given, double expected, DType dtype, double scale) {
  if (std::isnan(given) && std::isnan(expected)) return 0;
  if (given == expected) return 0;
  if (std::isnan(given) || std::isnan(expected) || std::isinf(given) || std::isinf(expected)) return HUGE_VAL;
  const int digits = dtype == DType::Float64 ? 53 : dtype == DType::Float32 ? 24 : dtype == DType::Float16 ? 11 : 8;
  const int least = dtype == DType::Float64   ? -1074
                    : dtype == DType::Float32 ? -149
                    : dtype == DType::Float16 ? -24
                                              : -133;
  int exponent = 0;
  static_cast<void>(std::frexp(std::max(std::fabs(expected), scale), &exponent));
  return std::fabs(given - expected) / std::ldexp(1.0, std::max(exponent - digits, least));
}

class Operations : public ::testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    const std::string level = GetParam();
    target_ = level == "host" ? host_target() : target_level(level);
    if (!runs_here(target_)) GTEST_SKIP() << "this CPU does not run " << level;
  }

  /// One elementwise kernel: out[i] = f(columns[i]...), f built by `make`.
  template <class Make>
  Column apply(const std::vector<Column> &columns, DType result, Make &&make) {
    ir::Module module;
    module.functions.push_back(std::make_unique<ir::Function>());
    ir::Function &function = *module.functions.back();
    function.name = "operation";
    function.kind = ir::FunctionKind::Elementwise;
    function.space_rank = 1;
    ir::Builder builder(function);
    std::vector<ir::ValueId> arrays;
    for (const Column &column : columns) {
      arrays.push_back(builder.param(ir::Type::array(column.dtype, 1, ir::LayoutClass::Contiguous),
                                     "a" + std::to_string(arrays.size())));
    }
    const ir::ValueId out = builder.param(ir::Type::array(result, 1, ir::LayoutClass::Contiguous), "out");
    const ir::ValueId index = builder.index_arg("i");
    std::vector<ir::ValueId> operands;
    for (ir::ValueId array : arrays) operands.push_back(builder.load(array, {index}, ir::Check::None, false));
    builder.store(out, make(builder, operands), {index}, ir::Check::None, false);
    builder.return_();
    ir::verify(module);

    Column results(result);
    std::vector<std::uint64_t> slots;
    const auto slot = [&](const void *memory, DType dtype) {
      slots.push_back(reinterpret_cast<std::uint64_t>(memory));
      slots.push_back(kCount);
      slots.push_back(size_of(dtype));
    };
    for (const Column &column : columns) slot(column.memory.data(), column.dtype);
    slot(results.memory.data(), result);
    CpuLaunch launch;
    launch.params = slots.data();
    const std::int64_t extent = kCount;
    launch.extents = &extent;
    Compiled(module, target_).run(launch, 0, kCount);
    return results;
  }

  Target target_;
};

void expect_close(const Scalar &given, const Scalar &expected, double ulps, double scale, const std::string &what,
                  int &failures) {
  bool good = same_value(given, expected);
  if (!good && ulps > 0 && is_floating(given.dtype)) {
    good = ulps_between(given.as_double(), expected.as_double(), given.dtype, scale) <= ulps + 0.001;
  }
  if (!good && ulps > 0 && is_complex(given.dtype)) {
    // Parts may cancel; the whole may not be off.
    const std::complex<double> a = given.as_complex();
    const std::complex<double> b = expected.as_complex();
    const double size = std::abs(b);
    const double epsilon = given.dtype == DType::Complex64 ? 1e-5 : 1e-13;
    good = std::abs(a - b) <= epsilon * std::max(size, 1e-300) || !std::isfinite(size);
  }
  if (!good && ++failures <= 3)
    ADD_FAILURE() << what << ": " << given.to_string() << ", expected " << expected.to_string();
}

TEST_P(Operations, EveryOneOnEveryDtype) {
  RandomSource random(7);
  for (std::size_t number = 0; number < kScalarOpCount; ++number) {
    const auto op = static_cast<ScalarOp>(number);
    for (const DTypeInfo &row : kDTypeTable) {
      if (!in_domain(op, row.dtype)) continue;
      std::vector<Column> columns;
      for (DType dtype : operand_dtypes(op, row.dtype)) {
        columns.emplace_back(dtype);
        for (std::size_t i = 0; i < kCount; ++i) {
          Scalar value = random.value(dtype);
          // Long loops of the reference: exponents and counts of a size that people use, too.
          if (i % 3 == 0 && is_integer(dtype)) value = Scalar::of_int(dtype, random.between(-9, 9));
          if (i % 5 == 0 && is_floating(dtype)) value = extreme(random, dtype);
          columns.back().put(i, value);
        }
      }
      const Column results = apply(
          columns, result_dtype(op, row.dtype),
          [&](ir::Builder &builder, const std::vector<ir::ValueId> &operands) { return builder.scalar(op, operands); });
      int failures = 0;
      for (std::size_t i = 0; i < kCount; ++i) {
        std::vector<Scalar> operands;
        std::string what = std::string(info(op).name) + " " + std::string(row.name) + " (";
        double scale = 0;
        for (const Column &column : columns) {
          operands.push_back(column.at(i));
          what += operands.back().to_string() + " ";
          if (op == ScalarOp::Logaddexp || op == ScalarOp::Logaddexp2) {
            if (std::isfinite(operands.back().as_double()))
              scale = std::max(scale, std::fabs(operands.back().as_double()));
          }
        }
        if (op == ScalarOp::Lgamma && operands[0].as_double() < 0) scale = 1;
        expect_close(results.at(i), evaluate(op, operands), info(op).ulps, scale, what + ")", failures);
      }
    }
  }
}

TEST_P(Operations, EveryCast) {
  RandomSource random(11);
  for (const DTypeInfo &from : kDTypeTable) {
    Column column(from.dtype);
    for (std::size_t i = 0; i < kCount; ++i) column.put(i, random.value(from.dtype));
    for (const DTypeInfo &to : kDTypeTable) {
      const Column results =
          apply({column}, to.dtype, [&](ir::Builder &builder, const std::vector<ir::ValueId> &operands) {
            return builder.cast(operands[0], to.dtype);
          });
      int failures = 0;
      for (std::size_t i = 0; i < kCount; ++i) {
        const Scalar value = column.at(i);
        expect_close(results.at(i), value.cast(to.dtype), 0, 0,
                     "cast " + std::string(from.name) + " to " + std::string(to.name) + " of " + value.to_string(),
                     failures);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Targets, Operations, ::testing::Values("host", "x86-64-v2"),
                         [](const ::testing::TestParamInfo<const char *> &given) {
                           return std::string(given.param) == "host" ? "host" : "v2";
                         });

}  // namespace
}  // namespace gridstride::codegen
