#include <bit>
#include <cmath>
#include <limits>

#include "codegen/nvptx/accuracy.h"
#include "codegen/nvptx/kernels.h"
#include "cuda_device/device.h"
#include "ir/random_source.h"

namespace gridstride::testing {
namespace {

constexpr std::int64_t kCount = 3000;

/// Values that operations stumble over, then random ones of many magnitudes.
Scalar value_at(DType dtype, std::int64_t i, int operand, ir::testing::RandomSource &random) {
  static constexpr double kEdges[] = {0.0,
                                      -0.0,
                                      1,
                                      -1,
                                      0.5,
                                      -0.5,
                                      1.5,
                                      2.5,
                                      -2.5,
                                      3,
                                      10,
                                      0x1p-1074,
                                      -0x1p-1060,
                                      0x1p-1022,
                                      0x1p-149,
                                      0x1p-126,
                                      0x1p-24,
                                      0x1p-14,
                                      65504,
                                      1e10,
                                      -1e10,
                                      3.4e38,
                                      1.7e308,
                                      0.49999999999999994,
                                      4503599627370497.0,
                                      8388609.0,
                                      0x1p52,
                                      2147483648.0,
                                      -9.3e18,
                                      std::numeric_limits<double>::infinity(),
                                      -std::numeric_limits<double>::infinity(),
                                      std::numeric_limits<double>::quiet_NaN()};
  constexpr std::int64_t kEdgeCount = static_cast<std::int64_t>(std::size(kEdges));
  const auto real = [&](std::int64_t at) {
    if (at < kEdgeCount * kEdgeCount) {
      return kEdges[operand == 0 ? at / kEdgeCount : (operand == 1 ? at % kEdgeCount : (at * 7) % kEdgeCount)];
    }
    switch (at % 4) {
      case 0: return random.uniform(-1, 1);
      case 1: return random.uniform(-30, 30);
      case 2: return std::ldexp(random.uniform(-1, 1), random.between(-60, 60));
      default: return random.uniform(-1000, 1000);
    }
  };
  switch (kind_of(dtype)) {
    case DTypeKind::Float: return Scalar::of_float(dtype, real(i));
    case DTypeKind::Complex: {
      if (i < 300) return Scalar::of_complex(dtype, {real(i + 400), real(2 * i + 30)});
      return Scalar::of_complex(dtype, {real(i + 1024), real(i + 1025)});
    }
    default: return random.value(dtype);
  }
}

/// The distance of two floats of one dtype, in units in the last place of the expected one.
double distance(DType dtype, double expected, double given) {
  if (std::isnan(expected) || std::isnan(given)) {
    return std::isnan(expected) && std::isnan(given) ? 0 : std::numeric_limits<double>::infinity();
  }
  if (expected == given) return 0;
  if (std::isinf(expected) || std::isinf(given)) {
    // An overflow that rounding decides.
    const double largest = dtype == DType::Float64   ? std::numeric_limits<double>::max()
                           : dtype == DType::Float32 ? double{std::numeric_limits<float>::max()}
                           : dtype == DType::Float16 ? 65504.0
                                                     : 0x1.fep127;
    const double finite = std::isinf(expected) ? given : expected;
    return std::fabs(finite) >= largest * (1 - 0x1p-7) && std::signbit(expected) == std::signbit(given)
               ? 1
               : std::numeric_limits<double>::infinity();
  }
  int digits = 53;
  int least = -1074;
  if (dtype == DType::Float32) digits = 24, least = -149;
  if (dtype == DType::Float16) digits = 11, least = -24;
  if (dtype == DType::BFloat16) digits = 8, least = -133;
  int exponent = 0;
  static_cast<void>(std::frexp(expected, &exponent));
  const double unit = std::ldexp(1.0, std::max(exponent - digits, least));
  return std::fabs(given - expected) / unit;
}

bool moves_bits(ScalarOp op) {
  return op == ScalarOp::Neg || op == ScalarOp::Abs || op == ScalarOp::Copysign || op == ScalarOp::Select ||
         op == ScalarOp::Positive || op == ScalarOp::Conj || op == ScalarOp::Real || op == ScalarOp::Imag ||
         op == ScalarOp::MakeComplex;
}

/// Where a bound counts units of something larger than the result.
double scale_of(ScalarOp op, std::span<const Scalar> operands, double expected) {
  switch (op) {
    case ScalarOp::Logaddexp:
    case ScalarOp::Logaddexp2:
      return std::max({std::fabs(expected), std::fabs(operands[0].as_double()), std::fabs(operands[1].as_double())});
    case ScalarOp::Lgamma: return operands[0].as_double() < 3 ? std::max(std::fabs(expected), 1.0) : expected;
    default: return expected;
  }
}

struct Worst {
  double ulps = 0;
  std::string where;
};

std::string text(std::span<const Scalar> operands) {
  std::string all;
  for (const Scalar &each : operands) all += (all.empty() ? "" : ", ") + each.to_string();
  return all;
}

/// Compares one result, and keeps the worst error of inexact ones.
std::string compare(ScalarOp op, std::span<const Scalar> operands, const Scalar &given, Worst &worst) {
  const Scalar expected = evaluate(op, operands);
  const DType dtype = operands.back().dtype == DType::Int32 ? operands[0].dtype : operands.back().dtype;
  const double bound = codegen::nvptx::gpu_ulps(op, dtype);
  const std::string report = std::string(info(op).name) + "(" + text(operands) + ") = " + given.to_string() +
                             ", expected " + expected.to_string();
  if (given == expected) return {};
  if (moves_bits(op)) return report;
  if (is_floating(expected.dtype)) {
    const double from = expected.as_double();
    const double to = given.as_double();
    if (bound == 0) {
      return (std::isnan(from) && std::isnan(to)) ? "" : report;
    }
    const double scale = scale_of(op, operands, from);
    double ulps = distance(expected.dtype, from, to);
    if (std::fabs(scale) > std::fabs(from) && std::isfinite(to) && std::isfinite(from) && std::isfinite(scale)) {
      ulps = distance(expected.dtype, scale, scale + (to - from));
    }
    if (ulps > worst.ulps) worst = {ulps, report};
    return ulps <= bound ? "" : report + ", " + std::to_string(ulps) + " ulps";
  }
  if (is_complex(expected.dtype)) {
    const std::complex<double> from = expected.as_complex();
    const std::complex<double> to = given.as_complex();
    const DType part = real_of(expected.dtype);
    if (bound == 0) {
      const auto same = [](double a, double b) {
        return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
      };
      return same(from.real(), to.real()) && same(from.imag(), to.imag()) ? "" : report;
    }
    // Special values are compared in conformance tests of their own; here it is accuracy.
    if (!std::isfinite(from.real()) || !std::isfinite(from.imag())) return {};
    if (op == ScalarOp::Pow || op == ScalarOp::Exp2) {
      // Of an angle beyond 2**52 no digit is left, here or in the reference.
      if (!(std::abs(operands.back().as_complex() * std::log(operands[0].as_complex())) < 0x1p52)) return {};
    }
    if (!std::isfinite(to.real()) || !std::isfinite(to.imag())) {
      const double huge = part == DType::Float64 ? 1e307 : 1e37;
      return std::abs(from) > huge || std::abs(from) < 1e-290 ? "" : report;
    }
    double allowed = bound;
    if (op == ScalarOp::Pow || op == ScalarOp::Exp2) {
      // The error of the exponent's product counts as often as the result has e-folds.
      allowed *= 2 + std::fabs(std::log(std::max(std::abs(from), 1e-300))) +
                 std::abs(operands.back().as_complex() * std::log(operands[0].as_complex()));
      if (std::isnan(allowed)) return {};
    }
    const double ulps = distance(part, std::abs(from), std::abs(from) + std::abs(to - from));
    if (ulps > worst.ulps) worst = {ulps, report};
    return ulps <= allowed ? "" : report + ", " + std::to_string(ulps) + " ulps";
  }
  return report;
}

struct Column {
  DType dtype;
  std::vector<std::byte> bytes;
  cuda::Allocation memory;

  [[nodiscard]] Scalar at(std::int64_t i) const {
    return Scalar::load(dtype, bytes.data() + static_cast<std::size_t>(i) * size_of(dtype));
  }
};

class ScalarOps : public OnDevice, public ::testing::WithParamInterface<std::size_t> {
protected:
  struct Row {
    DType dtype;
    std::vector<Column> operands;
    Column result;
  };
  void add_column(PointKernel &kernel, Column &column, const std::string &name, std::vector<std::uint64_t> &slots) {
    static_cast<void>(kernel.array(column.dtype, name));
    column.memory = context().memory().allocate(column.bytes.size(), stream());
    stream()->copy_in(column.memory.data(), column.bytes.data(), column.bytes.size());
    slots.push_back(column.memory.data());
    slots.push_back(static_cast<std::uint64_t>(kCount));
    slots.push_back(size_of(column.dtype));
  }
};

TEST_P(ScalarOps, GiveTheReferencesResults) {
  const auto op = static_cast<ScalarOp>(GetParam());
  PointKernel kernel("op");
  std::vector<std::uint64_t> slots;
  std::vector<Row> rows;
  for (const DType dtype : kAllDTypes) {
    if (!defined_on(op, dtype)) continue;
    Row row;
    row.dtype = dtype;
    int number = 0;
    for (const DType each : operand_dtypes(op, dtype)) {
      ir::testing::RandomSource random(GetParam() * 100 + static_cast<std::uint64_t>(each) +
                                       7 * static_cast<std::uint64_t>(number));
      Column column{each, std::vector<std::byte>(static_cast<std::size_t>(kCount) * size_of(each)), {}};
      for (std::int64_t i = 0; i < kCount; ++i) {
        value_at(each, i, number, random).store(column.bytes.data() + static_cast<std::size_t>(i) * size_of(each));
      }
      row.operands.push_back(std::move(column));
      ++number;
    }
    const DType result = result_dtype(op, dtype);
    row.result = {result, std::vector<std::byte>(static_cast<std::size_t>(kCount) * size_of(result)), {}};
    rows.push_back(std::move(row));
  }
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t i = 0; i < rows[r].operands.size(); ++i) {
      add_column(kernel, rows[r].operands[i], "in" + std::to_string(r) + "_" + std::to_string(i), slots);
    }
    add_column(kernel, rows[r].result, "out" + std::to_string(r), slots);
  }
  const ir::ValueId index = kernel.build.index_arg("i");
  std::size_t next = 0;
  for (const Row &row : rows) {
    std::vector<ir::ValueId> values;
    for (std::size_t i = 0; i < row.operands.size(); ++i)
      values.push_back(kernel.load(kernel.function.body.args[next++], index));
    kernel.store(kernel.function.body.args[next++], kernel.build.scalar(op, values), index);
  }
  kernel.build.return_();
  ir::verify(kernel.module);
  LoadedKernel loaded = LoadedKernel::make(kernel.module);
  loaded.launch(stream(), slots, {kCount}, {});
  stream()->synchronize();
  for (Row &row : rows) {
    stream()->copy_out(row.result.bytes.data(), row.result.memory.data(), row.result.bytes.size());
    Worst worst;
    int wrong = 0;
    for (std::int64_t i = 0; i < kCount && wrong < 4; ++i) {
      std::vector<Scalar> operands;
      for (const Column &column : row.operands) operands.push_back(column.at(i));
      const std::string complaint = compare(op, operands, row.result.at(i), worst);
      if (!complaint.empty()) {
        ADD_FAILURE() << name(row.dtype) << ": " << complaint;
        ++wrong;
      }
    }
    if (codegen::nvptx::gpu_ulps(op, row.dtype) != 0 && worst.ulps > 0.5) {
      std::printf("  %-14s %-10s worst %.2f ulps, bound %.0f\n", std::string(info(op).name).c_str(),
                  std::string(name(row.dtype)).c_str(), worst.ulps, codegen::nvptx::gpu_ulps(op, row.dtype));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, ScalarOps, ::testing::Range(std::size_t{0}, kScalarOpCount),
                         [](const ::testing::TestParamInfo<std::size_t> &each) {
                           return std::string(gridstride::info(static_cast<ScalarOp>(each.param)).name);
                         });

class Casts : public OnDevice {};

TEST_F(Casts, GiveTheReferencesBits) {
  for (const DType from : kAllDTypes) {
    PointKernel kernel("casts");
    std::vector<std::uint64_t> slots;
    ir::testing::RandomSource random(static_cast<std::uint64_t>(from) + 17);
    Column in{from, std::vector<std::byte>(static_cast<std::size_t>(kCount) * size_of(from)), {}};
    for (std::int64_t i = 0; i < kCount; ++i) {
      value_at(from, i, 0, random).store(in.bytes.data() + static_cast<std::size_t>(i) * size_of(from));
    }
    std::vector<Column> outs;
    const auto add = [&](Column &column, const std::string &name) {
      static_cast<void>(kernel.array(column.dtype, name));
      column.memory = context().memory().allocate(column.bytes.size(), stream());
      slots.insert(slots.end(), {column.memory.data(), static_cast<std::uint64_t>(kCount), size_of(column.dtype)});
    };
    add(in, "a");
    stream()->copy_in(in.memory.data(), in.bytes.data(), in.bytes.size());
    for (const DType to : kAllDTypes) {
      outs.push_back({to, std::vector<std::byte>(static_cast<std::size_t>(kCount) * size_of(to)), {}});
      add(outs.back(), std::string(name(to)));
    }
    const ir::ValueId index = kernel.build.index_arg("i");
    const ir::ValueId value = kernel.load(kernel.function.body.args[0], index);
    for (std::size_t i = 0; i < outs.size(); ++i) {
      kernel.store(kernel.function.body.args[i + 1], kernel.build.cast(value, outs[i].dtype), index);
    }
    kernel.build.return_();
    LoadedKernel loaded = LoadedKernel::make(kernel.module);
    loaded.launch(stream(), slots, {kCount}, {});
    for (Column &out : outs) {
      stream()->copy_out(out.bytes.data(), out.memory.data(), out.bytes.size());
      int wrong = 0;
      for (std::int64_t i = 0; i < kCount && wrong < 4; ++i) {
        const Scalar given = out.at(i);
        const Scalar expected = in.at(i).cast(out.dtype);
        if (given == expected) continue;
        if (is_floating(out.dtype) && std::isnan(given.as_double()) && std::isnan(expected.as_double())) continue;
        if (is_complex(out.dtype)) {
          const auto a = given.as_complex();
          const auto b = expected.as_complex();
          const auto same = [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); };
          if (same(a.real(), b.real()) && same(a.imag(), b.imag())) continue;
        }
        ADD_FAILURE() << name(from) << " " << in.at(i).to_string() << " to " << name(out.dtype) << " gives "
                      << given.to_string() << ", expected " << expected.to_string();
        ++wrong;
      }
    }
  }
}

TEST_F(Casts, MixedComparisonsGoByValue) {
  constexpr std::int64_t kSigned[] = {0, 1, -1, INT64_MAX, INT64_MIN, 5};
  constexpr std::uint64_t kUnsigned[] = {0, 1, UINT64_MAX, std::uint64_t{1} << 63, INT64_MAX, 5};
  for (const ScalarOp op : {ScalarOp::Eq, ScalarOp::Ne, ScalarOp::Lt, ScalarOp::Le, ScalarOp::Gt, ScalarOp::Ge}) {
    for (const bool swapped : {false, true}) {
      const DType first = swapped ? DType::UInt64 : DType::Int64;
      const DType second = swapped ? DType::Int64 : DType::UInt64;
      LoadedKernel loaded = LoadedKernel::make(scalar_op_kernel(op, {first, second}, DType::Bool));
      std::vector<std::uint64_t> a;
      std::vector<std::uint64_t> b;
      for (const std::int64_t x : kSigned) {
        for (const std::uint64_t y : kUnsigned) {
          a.push_back(swapped ? y : static_cast<std::uint64_t>(x));
          b.push_back(swapped ? static_cast<std::uint64_t>(x) : y);
        }
      }
      const auto n = static_cast<std::int64_t>(a.size());
      auto da = context().memory().allocate(a.size() * 8, stream());
      auto db = context().memory().allocate(a.size() * 8, stream());
      auto out = context().memory().allocate(a.size(), stream());
      stream()->copy_in(da.data(), a.data(), a.size() * 8);
      stream()->copy_in(db.data(), b.data(), a.size() * 8);
      std::vector<std::uint64_t> slots = {da.data(), a.size(), 8, db.data(), a.size(), 8, out.data(), a.size(), 1};
      loaded.launch(stream(), slots, {n}, {});
      std::vector<std::uint8_t> result(a.size());
      stream()->copy_out(result.data(), out.data(), result.size());
      for (std::size_t i = 0; i < a.size(); ++i) {
        const Scalar operands[] = {Scalar::of_uint(first, a[i]), Scalar::of_uint(second, b[i])};
        EXPECT_EQ(result[i] != 0, evaluate(op, operands).as_bool())
            << operands[0].to_string() << " " << info(op).name << " " << operands[1].to_string();
      }
    }
  }
}

}  // namespace
}  // namespace gridstride::testing
