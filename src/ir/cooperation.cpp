#include "ir/cooperation.h"

#include <array>

namespace gridstride::ir {

using gridstride::Scalar;

std::size_t warp_operands(WarpOp op) {
  if (is_shuffle(op)) return 3;
  switch (op) {
    case WarpOp::ActiveMask: return 0;
    case WarpOp::Sync: return 1;
    default: return 2;
  }
}

std::vector<DType> warp_results(WarpOp op, DType value) {
  if (is_shuffle(op)) return {value};
  switch (op) {
    case WarpOp::All:
    case WarpOp::Any:
    case WarpOp::Eq: return {DType::Bool};
    case WarpOp::MatchAll: return {DType::Int32, DType::Bool};
    case WarpOp::Sync: return {};
    default: return {DType::Int32};
  }
}

bool has_atomic(AtomicOp op, DType dtype) {
  switch (op) {
    case AtomicOp::And:
    case AtomicOp::Or:
    case AtomicOp::Xor:
    case AtomicOp::Inc:
    case AtomicOp::Dec: return is_integer(dtype);
    default: return dtype != DType::Bool && !is_complex(dtype);
  }
}

namespace {

Scalar combined(ScalarOp op, const Scalar &a, const Scalar &b) {
  const std::array<Scalar, 2> operands{a, b};
  return evaluate(op, operands);
}

bool less(const Scalar &a, const Scalar &b) {
  return combined(ScalarOp::Lt, a, b).as_bool();
}

bool is_nan(const Scalar &value) {
  return is_floating(value.dtype) && combined(ScalarOp::Ne, value, value).as_bool();
}

/// The value's bits as an unsigned number.
std::uint64_t bits_of(const Scalar &value) {
  const std::size_t bits = 8 * size_of(value.dtype);
  return bits >= 64 ? value.bits[0] : value.bits[0] & ((std::uint64_t{1} << bits) - 1);
}

}  // namespace

Scalar atomic_result(AtomicOp op, const Scalar &old, const Scalar &operand, const Scalar &desired) {
  const DType dtype = old.dtype;
  switch (op) {
    case AtomicOp::Add: return combined(ScalarOp::Add, old, operand);
    case AtomicOp::Sub: return combined(ScalarOp::Sub, old, operand);
    case AtomicOp::Max: return less(old, operand) ? operand : old;
    case AtomicOp::Min: return less(operand, old) ? operand : old;
    case AtomicOp::NanMax: return !is_nan(operand) && (is_nan(old) || less(old, operand)) ? operand : old;
    case AtomicOp::NanMin: return !is_nan(operand) && (is_nan(old) || less(operand, old)) ? operand : old;
    case AtomicOp::And: return combined(ScalarOp::And, old, operand);
    case AtomicOp::Or: return combined(ScalarOp::Or, old, operand);
    case AtomicOp::Xor: return combined(ScalarOp::Xor, old, operand);
    case AtomicOp::Exch: return operand;
    case AtomicOp::Inc: return Scalar::of_uint(dtype, bits_of(old) >= bits_of(operand) ? 0 : bits_of(old) + 1);
    case AtomicOp::Dec:
      return Scalar::of_uint(
          dtype, bits_of(old) == 0 || bits_of(old) > bits_of(operand) ? bits_of(operand) : bits_of(old) - 1);
    case AtomicOp::Cas: return bits_of(old) == bits_of(operand) ? desired : old;
  }
  return old;
}

int shuffle_source(WarpOp op, int lane, std::int32_t n, int width) {
  const int group = lane & ~(width - 1);
  const auto distance = static_cast<std::uint32_t>(n);
  const auto reach = static_cast<std::uint32_t>(kWarpSize);
  switch (op) {
    case WarpOp::ShflIdx: return group | (n & (width - 1));
    case WarpOp::ShflUp: return distance < reach && lane - n >= group ? lane - n : -1;
    case WarpOp::ShflDown: return distance < reach && lane + n < group + width ? lane + n : -1;
    default: {
      const int at = lane ^ (n & (kWarpSize - 1));
      return at < group + width ? at : -1;
    }
  }
}

WarpResult warp_result(WarpOp op, std::span<const WarpPart, kWarpSize> parts, int lane, int width) {
  const auto at = [&](int place) -> const WarpPart & { return parts[static_cast<std::size_t>(place)]; };
  const WarpPart &own = at(lane);
  std::uint32_t present = 0;
  std::uint32_t truths = 0;
  std::uint32_t same = 0;
  for (int i = 0; i < kWarpSize; ++i) {
    if (!at(i).present) continue;
    const std::uint32_t bit = std::uint32_t{1} << i;
    present |= bit;
    if (at(i).value.bits[0] != 0) truths |= bit;
    if (at(i).value.bits[0] == own.value.bits[0] && at(i).value.bits[1] == own.value.bits[1]) same |= bit;
  }
  const auto mask = [](std::uint32_t bits) { return Scalar::of_uint(DType::Int32, bits); };
  if (is_shuffle(op)) {
    const int source = shuffle_source(op, lane, own.n, width);
    return {source >= 0 && at(source).present ? at(source).value : own.value, {}};
  }
  switch (op) {
    case WarpOp::All: return {Scalar::of_bool(truths == present), {}};
    case WarpOp::Any: return {Scalar::of_bool(truths != 0), {}};
    case WarpOp::Eq: return {Scalar::of_bool(truths == 0 || truths == present), {}};
    case WarpOp::Ballot: return {mask(truths), {}};
    case WarpOp::MatchAny: return {mask(same), {}};
    case WarpOp::MatchAll: return {mask(same == present ? present : 0), Scalar::of_bool(same == present)};
    default: return {mask(present), {}};
  }
}

}  // namespace gridstride::ir
