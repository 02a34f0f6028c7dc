#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <random>
#include <vector>

#include "ops/scalar_op.h"

namespace gridstride {
namespace {

__extension__ using Wide = __int128;

Scalar run(ScalarOp op, DType dtype, std::uint64_t a, std::uint64_t b) {
  std::vector<Scalar> operands{Scalar::of_uint(dtype, a)};
  if (info(op).arity == 2) operands.push_back(Scalar::of_uint(dtype, b));
  return evaluate(op, operands);
}

/// The product modulo 2**128.
Wide times(Wide a, Wide b) {
  __extension__ using Unsigned = unsigned __int128;
  return static_cast<Wide>(static_cast<Unsigned>(a) * static_cast<Unsigned>(b));
}

Wide floor_div(Wide a, Wide b) {
  const Wide quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

Wide power(Wide base, Wide exponent, int width) {
  if (exponent < 0) {
    if (base == 1) return 1;
    if (base == -1) return exponent % 2 == 0 ? 1 : -1;
    return 0;
  }
  // Modulo 2**width, by repeated multiplication; bases repeat with a period below the width's power of two.
  const Wide modulus = Wide{1} << width;
  Wide result = 1;
  for (Wide i = 0; i < exponent; ++i) result = (times(result, base) % modulus + modulus) % modulus;
  return result;
}

Wide reverse(Wide pattern, int width) {
  Wide result = 0;
  for (int i = 0; i < width; ++i) result |= (pattern >> i & 1) << (width - 1 - i);
  return result;
}

Wide ones(Wide pattern, int width) {
  Wide count = 0;
  for (int i = 0; i < width; ++i) count += pattern >> i & 1;
  return count;
}

Wide leading_zeros(Wide pattern, int width) {
  Wide count = 0;
  while (count < width && (pattern >> (width - 1 - static_cast<int>(count)) & 1) == 0) ++count;
  return count;
}

Wide magnitude(Wide value) {
  return value < 0 ? -value : value;
}

Wide gcd(Wide a, Wide b) {
  a = magnitude(a);
  b = magnitude(b);
  while (b != 0) {
    const Wide rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/// The mathematics of an operation, in integers wide enough; the result is taken modulo 2**width. Empty: not an integer
/// operation with an integer result.
std::optional<Wide> model(ScalarOp op, Wide a, Wide b, int width, bool is_signed) {
  const Wide pattern = a & ((Wide{1} << width) - 1);
  switch (op) {
    case ScalarOp::Add: return a + b;
    case ScalarOp::Sub: return a - b;
    case ScalarOp::Mul: return times(a, b);
    case ScalarOp::FloorDiv: return b == 0 ? 0 : floor_div(a, b);
    case ScalarOp::Mod: return b == 0 ? 0 : a - b * floor_div(a, b);
    case ScalarOp::TruncDiv: return b == 0 ? 0 : a / b;
    case ScalarOp::Rem: return b == 0 ? 0 : a % b;
    case ScalarOp::Neg: return -a;
    case ScalarOp::Abs: return magnitude(a);
    case ScalarOp::Sign: return (a > 0) - (a < 0);
    case ScalarOp::Square: return times(a, a);
    case ScalarOp::Reciprocal: return a == 0 ? 0 : 1 / a;
    case ScalarOp::Positive: return a;
    case ScalarOp::Minimum:
    case ScalarOp::FMin: return std::min(a, b);
    case ScalarOp::Maximum:
    case ScalarOp::FMax: return std::max(a, b);
    case ScalarOp::And: return a & b;
    case ScalarOp::Or: return a | b;
    case ScalarOp::Xor: return a ^ b;
    case ScalarOp::Not: return ~a;
    case ScalarOp::Shl: return b < 0 || b >= width ? 0 : times(a, Wide{1} << static_cast<int>(b));
    case ScalarOp::Shr: return b < 0 || b >= width ? (a < 0 ? -1 : 0) : floor_div(a, Wide{1} << static_cast<int>(b));
    case ScalarOp::Popcount: return ones(pattern, width);
    case ScalarOp::Clz: return leading_zeros(pattern, width);
    case ScalarOp::BitReverse: return reverse(pattern, width);
    case ScalarOp::BitwiseCount: return ones(magnitude(a), width + 1);
    case ScalarOp::Gcd: return gcd(a, b);
    case ScalarOp::Lcm: return a == 0 || b == 0 ? 0 : times(magnitude(a) / gcd(a, b), magnitude(b));
    case ScalarOp::MulHi:
      if (width == 64 && !is_signed) {
        __extension__ using Unsigned = unsigned __int128;
        return static_cast<Wide>(static_cast<Unsigned>(a) * static_cast<Unsigned>(b) >> 64);
      }
      return floor_div(a * b, Wide{1} << width);
    default: return std::nullopt;
  }
}

std::optional<bool> predicate_model(ScalarOp op, Wide a, Wide b) {
  switch (op) {
    case ScalarOp::Eq: return a == b;
    case ScalarOp::Ne: return a != b;
    case ScalarOp::Lt: return a < b;
    case ScalarOp::Le: return a <= b;
    case ScalarOp::Gt: return a > b;
    case ScalarOp::Ge: return a >= b;
    case ScalarOp::LogicalAnd: return a != 0 && b != 0;
    case ScalarOp::LogicalOr: return a != 0 || b != 0;
    case ScalarOp::LogicalXor: return (a != 0) != (b != 0);
    case ScalarOp::LogicalNot: return a == 0;
    case ScalarOp::Isnan:
    case ScalarOp::Isinf: return false;
    case ScalarOp::Isfinite: return true;
    default: return std::nullopt;
  }
}

Wide value_of(const Scalar &scalar) {
  return kind_of(scalar.dtype) == DTypeKind::Signed ? Wide{scalar.as_int()} : Wide{scalar.as_uint()};
}

void check(ScalarOp op, DType dtype, std::uint64_t a, std::uint64_t b) {
  const int width = static_cast<int>(size_of(dtype)) * 8;
  const Wide left = value_of(Scalar::of_uint(dtype, a));
  const Wide right = value_of(Scalar::of_uint(dtype, b));
  if (const auto truth = predicate_model(op, left, right)) {
    ASSERT_EQ(run(op, dtype, a, b), Scalar::of_bool(*truth))
        << info(op).name << ' ' << name(dtype) << ' ' << a << ' ' << b;
    return;
  }
  const auto number = op == ScalarOp::Pow ? power(left, right, width)
                                          : model(op, left, right, width, kind_of(dtype) == DTypeKind::Signed);
  if (!number) FAIL() << "no model of " << info(op).name;
  ASSERT_EQ(run(op, dtype, a, b), Scalar::of_uint(dtype, static_cast<std::uint64_t>(*number)))
      << info(op).name << ' ' << name(dtype) << ' ' << a << ' ' << b;
}

std::vector<ScalarOp> integer_ops() {
  std::vector<ScalarOp> ops;
  for (std::size_t i = 0; i < kScalarOpCount; ++i) {
    const auto op = static_cast<ScalarOp>(i);
    if ((info(op).domain & kOnInt) != 0 && op != ScalarOp::Select) ops.push_back(op);
  }
  return ops;
}

TEST(EvaluateInteger, AllPairsOfBytes) {
  for (const ScalarOp op : integer_ops()) {
    for (const DType dtype : {DType::Int8, DType::UInt8}) {
      for (std::uint64_t a = 0; a < 256; ++a) {
        for (std::uint64_t b = 0; b < (info(op).arity == 2 ? 256U : 1U); ++b) check(op, dtype, a, b);
      }
    }
  }
}

TEST(EvaluateInteger, RandomWideValues) {
  std::mt19937_64 random(11);
  // Small and extreme values as often as any.
  const auto draw = [&]() -> std::uint64_t {
    switch (random() % 4) {
      case 0: return random() % 70;
      case 1: return 0 - random() % 5;
      case 2: return std::uint64_t{1} << (random() % 64);
      default: return random();
    }
  };
  for (const ScalarOp op : integer_ops()) {
    for (const DType dtype : {DType::Int16, DType::UInt16, DType::Int32, DType::UInt32, DType::Int64, DType::UInt64}) {
      for (int i = 0; i < 1500; ++i) {
        const std::uint64_t a = draw();
        std::uint64_t b = draw();
        if (op == ScalarOp::Pow && random() % 8 != 0) b %= 40;
        if (op == ScalarOp::Pow && Scalar::of_uint(dtype, b).as_int() > 5000)
          continue;  // the model multiplies them out
        if (op == ScalarOp::Pow && Scalar::of_uint(dtype, b).as_uint() > 5000 &&
            kind_of(dtype) == DTypeKind::Unsigned) {
          continue;
        }
        check(op, dtype, a, b);
      }
    }
  }
}

TEST(EvaluateInteger, PowersOfLargeExponents) {
  const auto power_of = [](DType dtype, std::uint64_t base, std::uint64_t exponent) {
    return run(ScalarOp::Pow, dtype, base, exponent).as_uint();
  };
  EXPECT_EQ(power_of(DType::UInt64, 3, ~std::uint64_t{0}), 0xaaaaaaaaaaaaaaabU);  // the inverse of 3
  EXPECT_EQ(power_of(DType::UInt64, 2, 64), 0U);
  EXPECT_EQ(power_of(DType::Int64, 0 - std::uint64_t{1}, INT64_MAX), ~std::uint64_t{0});
  EXPECT_EQ(power_of(DType::Int64, 0, 0), 1U);
  EXPECT_EQ(power_of(DType::Int64, 0, 0 - std::uint64_t{1}), 0U);
}

TEST(EvaluateInteger, BoolIsLogic) {
  const auto of = [](ScalarOp op, bool a, bool b) {
    std::vector<Scalar> operands{Scalar::of_bool(a)};
    if (info(op).arity == 2) operands.push_back(Scalar::of_bool(b));
    const Scalar result = evaluate(op, operands);
    EXPECT_EQ(result.dtype, DType::Bool);
    return result.as_bool();
  };
  for (const bool a : {false, true}) {
    EXPECT_EQ(of(ScalarOp::Not, a, false), !a);
    EXPECT_EQ(of(ScalarOp::LogicalNot, a, false), !a);
    EXPECT_EQ(of(ScalarOp::Positive, a, false), a);
    for (const bool b : {false, true}) {
      EXPECT_EQ(of(ScalarOp::And, a, b), a && b);
      EXPECT_EQ(of(ScalarOp::Or, a, b), a || b);
      EXPECT_EQ(of(ScalarOp::Xor, a, b), a != b);
      EXPECT_EQ(of(ScalarOp::Minimum, a, b), a && b);
      EXPECT_EQ(of(ScalarOp::FMax, a, b), a || b);
      EXPECT_EQ(of(ScalarOp::Lt, a, b), !a && b);
      EXPECT_EQ(of(ScalarOp::Ge, a, b), a || !b);
      EXPECT_EQ(of(ScalarOp::Eq, a, b), a == b);
    }
  }
}

TEST(EvaluateInteger, SignedAndUnsignedCompareByValue) {
  std::mt19937_64 random(12);
  const std::vector<std::uint64_t> edges{0, 1, std::uint64_t{INT64_MAX}, std::uint64_t{1} << 63, ~std::uint64_t{0}};
  for (int i = 0; i < 500; ++i) {
    const std::uint64_t a = i % 2 == 0 ? edges[random() % edges.size()] : random();
    const std::uint64_t b = i % 3 == 0 ? a : edges[random() % edges.size()];
    for (const bool signed_first : {true, false}) {
      const Scalar left = Scalar::of_uint(signed_first ? DType::Int64 : DType::UInt64, a);
      const Scalar right = Scalar::of_uint(signed_first ? DType::UInt64 : DType::Int64, b);
      for (const ScalarOp op : {ScalarOp::Eq, ScalarOp::Ne, ScalarOp::Lt, ScalarOp::Le, ScalarOp::Gt, ScalarOp::Ge}) {
        const std::vector<Scalar> operands{left, right};
        EXPECT_EQ(evaluate(op, operands).as_bool(), *predicate_model(op, value_of(left), value_of(right)));
      }
    }
  }
}

}  // namespace
}  // namespace gridstride
