#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

/// Form required: any. Form given: the same, where on float32 and float64
///   a*b + c, c + a*b  ->  fma(a, b, c)
///   a*b - c           ->  fma(a, b, -c)
///   c - a*b           ->  fma(-a, b, c)
/// if the product (a square is one too) has no other use and stands in the same region. Of two products the first
/// operand's is taken.
///
/// This is the only place where contraction happens: code generation fuses nothing, so that every device and the
/// interpreter round the same way. float16 and bfloat16 are left alone: they are computed in float32 anyway.
void contract_fma(ir::Function &function);

}  // namespace gridstride::passes
