#pragma once

#include <fmt/format.h>

#include "lang/python/intrinsics.h"
#include "lang/python/typing.h"

// What the tables of intrinsics share: checks of arguments, and emitters that several rows have.
namespace gridstride::lang::python {

inline constexpr std::uint8_t kAnyCount = 255;
inline constexpr ScalarOp kNoOp = ScalarOp::Count_;

constexpr Intrinsic row(std::string_view name, std::uint8_t args, Value (*emit)(const IntrinsicCall &),
                        ScalarOp op = kNoOp) {
  return {name, emit, args, args, op};
}
constexpr Intrinsic row(std::string_view name, std::uint8_t least, std::uint8_t most,
                        Value (*emit)(const IntrinsicCall &), ScalarOp op = kNoOp) {
  return {name, emit, least, most, op};
}

/// Fail unless all arguments are numbers, real numbers, integers.
void numbers(const IntrinsicCall &call);
void reals(const IntrinsicCall &call);
void integers(const IntrinsicCall &call);
/// As an int64, or the integer type that a sum of it has.
[[nodiscard]] Value truncated(const IntrinsicCall &call, const Value &value);

/// A function of floats: integers become float64.
Value floats(const IntrinsicCall &call);
/// An operation on one integer, in its own width.
Value bits(const IntrinsicCall &call);
Value absolute(const IntrinsicCall &call);
Value rounded(const IntrinsicCall &call);
Value to_bool(const IntrinsicCall &call);
[[nodiscard]] Value make_complex(FunctionCompiler &compiler, const Value &re, const Value &im);

[[nodiscard]] std::span<const Intrinsic> builtin_intrinsics();
[[nodiscard]] std::span<const Intrinsic> math_intrinsics();

}  // namespace gridstride::lang::python
