#pragma once

#include <optional>
#include <string_view>

#include "ir/ir.h"

namespace gridstride::ir {

// The words of the text form, shared by printer and parser.

[[nodiscard]] std::string_view mnemonic(OpCode code);
[[nodiscard]] std::optional<OpCode> opcode_from(std::string_view word);

[[nodiscard]] std::string_view word(FaultKind kind);  ///< the kinds that a Fault op may have
[[nodiscard]] std::optional<FaultKind> fault_from(std::string_view text);

[[nodiscard]] std::string_view word(LayoutClass layout);
[[nodiscard]] std::optional<LayoutClass> layout_from(std::string_view text);

[[nodiscard]] std::string_view word(Space space);
[[nodiscard]] std::optional<Space> space_from(std::string_view text);

[[nodiscard]] std::string_view word(FunctionKind kind);
[[nodiscard]] std::optional<FunctionKind> function_kind_from(std::string_view text);

[[nodiscard]] std::string_view word(Check check);  ///< empty for Check::None
[[nodiscard]] std::optional<Check> check_from(std::string_view text);

[[nodiscard]] std::string_view word(BarrierKind kind);  ///< empty for BarrierKind::Plain
[[nodiscard]] std::optional<BarrierKind> barrier_from(std::string_view text);

[[nodiscard]] std::string_view word(AtomicOp op);
[[nodiscard]] std::optional<AtomicOp> atomic_from(std::string_view text);

[[nodiscard]] std::string_view word(WarpOp op);
[[nodiscard]] std::optional<WarpOp> warp_from(std::string_view text);

/// Yield, Break, Continue, Return: the ops that end a region.
[[nodiscard]] constexpr bool is_terminator(OpCode code) {
  return code >= OpCode::Yield;
}

/// The text of a type: "f64", "array<f32, 2, contiguous>", "array<i64, 1, general, shared>".
void append_type(std::string &out, const Type &type);
[[nodiscard]] std::string to_string(const Type &type);

/// The text of a constant, exact: parse_constant gives back the same bits. Integers in decimal, bool as true or false,
/// floats in the shortest form that reads back, "inf", "-inf", "nan", any other NaN as "bits(0x7ff0000000000001)",
/// complex as "(1.5, -0)".
void append_constant(std::string &out, const gridstride::Scalar &value);

}  // namespace gridstride::ir
