#include "ops/evaluate.h"

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride {

namespace {

[[noreturn]] void misfit(ScalarOp op, std::span<const Scalar> operands, std::string_view expected) {
  std::string given;
  for (const Scalar &operand : operands) given += fmt::format("{}{}", given.empty() ? "" : ", ", name(operand.dtype));
  throw Error(ErrorKind::Internal,
              fmt::format("scalar operation '{}' was given ({}); it takes {}", info(op).name, given, expected));
}

std::uint8_t domain_bit(DType dtype) {
  switch (kind_of(dtype)) {
    case DTypeKind::Bool: return kOnBool;
    case DTypeKind::Float: return kOnFloat;
    case DTypeKind::Complex: return kOnComplex;
    default: return kOnInt;
  }
}

bool is_comparison(ScalarOp op) {
  return op >= ScalarOp::Eq && op <= ScalarOp::Ge;
}

/// int64 with uint64, in either order.
bool is_mixed_pair(DType a, DType b) {
  return (a == DType::Int64 && b == DType::UInt64) || (a == DType::UInt64 && b == DType::Int64);
}

bool compare_mixed(ScalarOp op, const Scalar &a, const Scalar &b) {
  int order = 0;
  if (a.dtype == DType::Int64 && a.as_int() < 0) {
    order = -1;
  } else if (b.dtype == DType::Int64 && b.as_int() < 0) {
    order = 1;
  } else if (a.bits[0] != b.bits[0]) {
    order = a.bits[0] < b.bits[0] ? -1 : 1;
  }
  switch (op) {
    case ScalarOp::Eq: return order == 0;
    case ScalarOp::Ne: return order != 0;
    case ScalarOp::Lt: return order < 0;
    case ScalarOp::Le: return order <= 0;
    case ScalarOp::Gt: return order > 0;
    default: return order >= 0;
  }
}

}  // namespace

namespace detail {

void no_reference(ScalarOp op, DType dtype) {
  throw Error(ErrorKind::Internal,
              fmt::format("scalar operation '{}' has no reference for {}", info(op).name, name(dtype)));
}

}  // namespace detail

Scalar evaluate(ScalarOp op, std::span<const Scalar> operands) {
  const ScalarOpInfo &row = info(op);
  if (operands.size() != row.arity) misfit(op, operands, fmt::format("{} operands", row.arity));

  if (row.signature == Signature::Select) {
    if (operands[0].dtype != DType::Bool || operands[1].dtype != operands[2].dtype) {
      misfit(op, operands, "a bool and two operands of one dtype");
    }
    return operands[0].bits[0] != 0 ? operands[1] : operands[2];
  }

  const DType dtype = operands[0].dtype;
  if (row.signature == Signature::IntSecond) {
    if (operands[1].dtype != DType::Int32 && operands[1].dtype != DType::Int64) {
      misfit(op, operands, "a number and an int32 or int64");
    }
  } else {
    for (const Scalar &operand : operands) {
      if (operand.dtype == dtype) continue;
      if (is_comparison(op) && is_mixed_pair(dtype, operand.dtype)) {
        return Scalar::of_bool(compare_mixed(op, operands[0], operands[1]));
      }
      misfit(op, operands, "operands of one dtype");
    }
  }
  if ((row.domain & domain_bit(dtype)) == 0) misfit(op, operands, "operands of its domain");
  if (op == ScalarOp::MakeComplex && size_of(dtype) < 4) misfit(op, operands, "float32 or float64");
  if (op == ScalarOp::Positive) return operands[0];

  switch (kind_of(dtype)) {
    case DTypeKind::Float: return detail::evaluate_float(op, operands);
    case DTypeKind::Complex: return detail::evaluate_complex(op, operands);
    default: return detail::evaluate_integer(op, operands);
  }
}

}  // namespace gridstride
