#pragma once

#include <cstddef>
#include <cstdint>

#include "codegen/cpu/facts.h"

namespace gridstride::codegen::cpu {

__extension__ using Wide = __int128;

[[nodiscard]] Fact varying();
/// Whether an integer operation on a line by a constant works on the bits of the first lane's value and of the lanes'
/// numbers apart: on aligned lines, `&`, `^`, `>>`, `%` and `//` by powers of two. Gives the constant as `&`'s mask, as
/// `^`'s operand or as `>>`'s count.
enum class BitSplit : std::uint8_t { None, Mask, Xor, Shift };
struct SplitOp {
  BitSplit kind = BitSplit::None;
  std::size_t line = 0;  ///< which operand the line is
  std::int64_t number = 0;
};
[[nodiscard]] SplitOp split_of(const FunctionFacts &facts, const LaneModel &model, const ir::Op &op);
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
  [[nodiscard]] Fact coordinate(const ir::Op &op, Wide most) const;
  [[nodiscard]] Fact cast_fact(FunctionFacts &facts, const ir::Op &op, DType to) const;
  [[nodiscard]] Fact scalar_fact(FunctionFacts &facts, const ir::Op &op, DType dtype) const;
  void split_result(FunctionFacts &facts, const ir::Op &op, Fact &fact) const;
  void segment_comparison(FunctionFacts &facts, const ir::Op &op, Fact &fact) const;

  LaneModel model_;
};

}  // namespace gridstride::codegen::cpu
