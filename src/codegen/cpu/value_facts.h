#pragma once

#include <cstddef>
#include <cstdint>

#include "codegen/cpu/facts.h"

namespace gridstride::codegen::cpu {

__extension__ using Wide = __int128;

[[nodiscard]] Fact varying();
/// The greatest power of two, within reason, that divides a number.
[[nodiscard]] std::int64_t align_of(std::int64_t number);

/// An integer operation with a constant on values that are a multiple of `align` and a number of each lane below that:
/// `&`, `^`, `>>`, `%` and `//` by powers of two work on the two apart.
enum class BitSplit : std::uint8_t { None, Mask, Xor, Shift };
struct SplitOp {
  BitSplit kind = BitSplit::None;
  std::size_t line = 0;     ///< which operand the value is
  std::int64_t number = 0;  ///< `&`'s mask, `^`'s operand or `>>`'s count
  std::int64_t align = 1;

  [[nodiscard]] std::int64_t of_lane(std::int64_t lane) const {
    switch (kind) {
      case BitSplit::Mask: return lane & number;
      case BitSplit::Xor: return lane ^ (number & (align - 1));
      default: return lane >> number;
    }
  }
};
/// What an op is of a line.
[[nodiscard]] SplitOp split_of(const FunctionFacts &facts, const LaneModel &model, const ir::Op &op);
/// What an op would be if its operand `line` were such a value; `align` is not set.
[[nodiscard]] SplitOp split_by_constant(const FunctionFacts &facts, const ir::Op &op, std::size_t line);
/// Whether the offset of a line, cast to a wider type, is that of the wider line: nothing wraps on the way from the
/// block's first thread.
[[nodiscard]] bool keeps_offset(const LaneModel &model, const Fact &value, DType from);
/// Sets the bounds, unless they leave the dtype (the value may then have wrapped) or int64.
void bound(Fact &fact, DType dtype, Wide low, Wide high);

/// The facts of values that single ops compute, from those of their operands.
class ValueFacts {
public:
  explicit ValueFacts(const LaneModel &model) : model_(model) {}
  /// Also notes in `facts` what holds of the op itself.
  [[nodiscard]] Fact of(FunctionFacts &facts, const ir::Op &op) const;

private:
  [[nodiscard]] Fact of_op(FunctionFacts &facts, const ir::Op &op) const;
  [[nodiscard]] Fact coordinate(const ir::Op &op, Wide most) const;
  [[nodiscard]] Fact cast_fact(FunctionFacts &facts, const ir::Op &op, DType to) const;
  [[nodiscard]] Fact scalar_fact(FunctionFacts &facts, const ir::Op &op, DType dtype) const;
  void split_result(FunctionFacts &facts, const ir::Op &op, Fact &fact) const;
  void segment_comparison(FunctionFacts &facts, const ir::Op &op, Fact &fact) const;

  LaneModel model_;
};

}  // namespace gridstride::codegen::cpu
