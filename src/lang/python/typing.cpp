#include "lang/python/typing.h"

namespace gridstride::lang::python {

namespace {

bool integral(DType dtype) {
  return dtype == DType::Bool || is_integer(dtype);
}

}  // namespace

DType integer_result(DType a, DType b) {
  const bool any_signed = kind_of(a) == DTypeKind::Signed || kind_of(b) == DTypeKind::Signed;
  const bool any_unsigned = kind_of(a) == DTypeKind::Unsigned || kind_of(b) == DTypeKind::Unsigned;
  return any_signed || !any_unsigned ? DType::Int64 : DType::UInt64;
}

DType widened(DType a) {
  return integral(a) ? integer_result(a, a) : a;
}

DType arithmetic_result(DType a, DType b) {
  if (integral(a) && integral(b)) return integer_result(a, b);
  return promote(a, b);
}

DType division_result(DType a, DType b) {
  if (integral(a) && integral(b)) return DType::Float64;
  return promote(a, b);
}

DType float_result(DType a) {
  return integral(a) ? DType::Float64 : a;
}

DType float_result(DType a, DType b) {
  if (integral(a) && integral(b)) return DType::Float64;
  return promote(a, b);
}

DType comparison_dtype(DType a, DType b) {
  if (integral(a) && integral(b) && (a == DType::UInt64 || b == DType::UInt64) && a != b) {
    // A bool or an unsigned integer fits uint64; a signed one is compared by value.
    const DType other = a == DType::UInt64 ? b : a;
    return kind_of(other) == DTypeKind::Signed ? DType::Int64 : DType::UInt64;
  }
  return promote(a, b);
}

}  // namespace gridstride::lang::python
