#include "array/scalars.h"

#include "base/error.h"

namespace gridstride::array {

bool holds(DType dtype, const Scalar &integer) {
  const Scalar there = integer.cast(dtype);
  if (kind_of(dtype) == DTypeKind::Unsigned) {
    if (integer.dtype != DType::UInt64 && integer.as_int() < 0) return false;
    return there.as_uint() == integer.as_uint();
  }
  if (integer.dtype == DType::UInt64 && integer.as_uint() > static_cast<std::uint64_t>(INT64_MAX)) return false;
  return there.as_int() == integer.as_int();
}

std::string out_of_bounds(const Scalar &integer, DType dtype) {
  return "Python integer " + integer.to_string() + " out of bounds for " + std::string(name(dtype));
}

Scalar scalar_for(const Operand &operand, DType dtype) {
  if (operand.weak() == WeakKind::Int && is_integer(dtype) && !holds(dtype, operand.value())) {
    throw Error(ErrorKind::Overflow, out_of_bounds(operand.value(), dtype));
  }
  return operand.value().cast(dtype);
}

std::string_view casting_name(Casting casting) {
  switch (casting) {
    case Casting::No: return "no";
    case Casting::Equiv: return "equiv";
    case Casting::Safe: return "safe";
    case Casting::SameKind: return "same_kind";
    case Casting::Unsafe: return "unsafe";
  }
  return "";
}

}  // namespace gridstride::array
