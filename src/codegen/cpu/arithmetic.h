#pragma once

#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "codegen/cpu/context.h"
#include "ops/scalar_op.h"

namespace gridstride::codegen::cpu {

/// Emits scalar operations and casts on values in registers, scalars and vectors alike, where the builder stands.
/// Nothing here knows of masks: every operation is total, so lanes that are off compute something harmless.
class Arithmetic {
public:
  using Value = llvm::Value;

  Arithmetic(Context &context, Builder &builder) : context_(context), builder_(builder) {}

  /// `dtypes` are the operands' dtypes.
  Raw apply(ScalarOp op, std::span<const Raw> operands, std::span<const DType> dtypes);
  Raw cast(Raw value, DType from, DType to);
  Raw constant(const gridstride::Scalar &value);
  /// The value in each of `count` lanes.
  Raw splat(Raw value, int count);
  /// A condition in lane form chooses for each lane, a scalar one between whole values.
  Raw select(llvm::Value *condition, Raw a, Raw b);
  Raw zero(DType dtype, bool vector, int lanes);

  /// Integer divisions of vectors: true where `divide_short` is faster than the processor's divisions one by one.
  [[nodiscard]] bool divides_by_doubles(DType dtype) const;
  /// i1: `divide_short` may divide these. Null: it may in any case.
  Value *is_short(DType dtype, Value *a, Value *b);
  /// FloorDiv, Mod, TruncDiv and Rem of vectors of int64, uint64 or uint32 that are `is_short`, by doubles.
  Value *divide_short(ScalarOp op, DType dtype, Value *a, Value *b);

  /// True for operations that are a few instructions on any operands: no calls, no divisions of integers.
  [[nodiscard]] static bool is_cheap(ScalarOp op, DType dtype);

private:
  /// `value` != 0, as i1; not of bool.
  Value *truth(Raw value, DType dtype);
  Raw apply_bool(ScalarOp op, std::span<const Raw> operands);
  Raw cast_bool(Value *value, DType to);
  /// i1 to the register form of bool.
  Value *as_bool(Value *i1) { return i1->getType()->isVectorTy() ? context_.to_lane_bool(builder_, i1) : i1; }

  // Each returns a null Raw for an operation that is not its own.
  Raw apply_integer(ScalarOp op, DType dtype, std::span<const Raw> operands);
  Raw apply_float(ScalarOp op, DType dtype, std::span<const Raw> operands);
  Raw apply_narrow(ScalarOp op, DType dtype, std::span<const Raw> operands);
  Raw apply_complex(ScalarOp op, DType dtype, std::span<const Raw> operands);
  Value *compare(ScalarOp op, Raw a, Raw b, DType left, DType right);
  Value *logical(ScalarOp op, std::span<const Raw> operands, DType dtype);
  Value *divide(ScalarOp op, DType dtype, Value *a, Value *b);
  Value *quotient_of(bool is_signed, Value *a, Value *divisor);
  /// What a quotient rounded to zero says of any division; `by_zero` are lanes whose divisor was 0 and is 1 now.
  Value *from_quotient(ScalarOp op, bool is_signed, Value *a, Value *divisor, Value *quotient, Value *by_zero);
  Value *shift(ScalarOp op, DType dtype, Value *a, Value *count);
  Value *multiply_high(DType dtype, Value *a, Value *b);
  Value *float_remainder(ScalarOp op, DType dtype, Value *a, Value *b);
  Value *log_add(ScalarOp op, DType dtype, Value *a, Value *b);
  Raw divide_complex(Raw a, Raw b);
  Raw reciprocal_complex(Raw a);
  Value *less_complex(Raw a, Raw b, bool or_equal);

  // math.cpp
  /// A vector math function on float or double values, in chunks of the machine's vectors. Null if there is none.
  Value *vector_math(ScalarOp op, std::span<Value *const> operands);
  Value *call_math(ScalarOp op, std::span<Value *const> operands);
  Value *inverse_hyperbolic(ScalarOp op, Value *a);
  Value *turn(ScalarOp op, Value *a);
  /// By calls of the reference semantics (or of the C library) for each lane. For what has no other way.
  Raw lane_by_lane(ScalarOp op, std::span<const Raw> operands, std::span<const DType> dtypes);

  // convert.cpp
  Value *half_to_float(Value *bits);
  Value *float_to_half(Value *value);
  Value *bfloat16_to_float(Value *bits);
  Value *float_to_bfloat16(Value *value);
  Value *round_to_odd_float(Value *value);
  Value *widen_narrow(Value *bits, DType dtype);
  Value *narrow(Value *value, DType dtype);
  Value *float_to_integer(Value *value, DType to);

  Value *intrinsic(llvm::Intrinsic::ID id, Value *a, std::initializer_list<Value *> rest = {});
  Value *is_nan(Value *value) { return builder_.CreateFCmpUNO(value, value); }
  Value *number(Value *like, double value) { return llvm::ConstantFP::get(like->getType(), value); }
  Value *integer(Value *like, std::int64_t value) { return llvm::ConstantInt::getSigned(like->getType(), value, true); }
  Value *bits_of(Value *value);

  Context &context_;
  Builder &builder_;
};

}  // namespace gridstride::codegen::cpu
