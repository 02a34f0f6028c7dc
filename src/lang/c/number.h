#pragma once

#include "lang/c/token.h"
#include "types/scalar.h"

namespace gridstride::lang::c {

/// The value of a number or character token, of the type that C gives it: int, then long long where it does not fit;
/// float64 without a suffix.
[[nodiscard]] Scalar parse_number(const Token &token);

}  // namespace gridstride::lang::c
