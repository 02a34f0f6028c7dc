#include "passes/simplify.h"

#include <array>
#include <span>
#include <utility>

#include "passes/identities.h"
#include "passes/walk.h"

namespace gridstride::passes {

using gridstride::Scalar;
using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

namespace {

using OpList = std::vector<std::unique_ptr<Op>>;

/// The operation gives the same bits on every device as the reference.
bool is_exact(ScalarOp op, DType dtype) {
  if (is_integer(dtype) && op == ScalarOp::Pow) return true;
  if (!is_complex(dtype)) return info(op).ulps == 0;
  switch (op) {
    case ScalarOp::Add:
    case ScalarOp::Sub:
    case ScalarOp::Neg:
    case ScalarOp::Conj:
    case ScalarOp::Real:
    case ScalarOp::Imag:
    case ScalarOp::Eq:
    case ScalarOp::Ne: return true;
    default: return false;
  }
}

class Simplifier {
public:
  explicit Simplifier(Function &function) : function_(function), defs_(defining_ops(function)) {}

  /// One round; true if another may find more.
  bool run() {
    region(function_.body);
    if (!replacements_.empty()) {
      for_each_op(function_.body, [this](Op &op) { replacements_.apply(op); });
    }
    return again_;
  }

private:
  void region(Region &region) {
    OpList ops = std::move(region.ops);
    region.ops.clear();
    region.ops.reserve(ops.size());
    emit(ops, region.ops);
  }

  /// Ops after a terminator are dropped: an If whose taken region leaves may bring one early.
  void emit(OpList &ops, OpList &out) {
    for (auto &op : ops) {
      visit(std::move(op), out);
      if (!out.empty() && ends_region(*out.back())) return;
    }
  }

  static bool ends_region(const Op &op) { return op.code >= OpCode::Yield; }

  void visit(std::unique_ptr<Op> op, OpList &out) {
    replacements_.apply(*op);
    switch (op->code) {
      case OpCode::Scalar:
      case OpCode::Cast:
        if (!simplified_away(*op)) out.push_back(std::move(op));
        return;
      case OpCode::Fault:
        if (const Scalar *known = constant(op->operands[0]); known == nullptr || known->as_bool()) {
          out.push_back(std::move(op));
        }
        return;
      case OpCode::If: return if_op(std::move(op), out);
      case OpCode::For:
      case OpCode::Loop: return loop(std::move(op), out);
      case OpCode::Reduce:
        region(op->regions[0]);
        out.push_back(std::move(op));
        return;
      default: out.push_back(std::move(op)); return;
    }
  }

  const Scalar *constant(ValueId id) const { return constant_of(defs_, id); }

  /// True if the op's result is another value now; the op is to be dropped.
  bool simplified_away(Op &op) {
    if (fold(op)) return false;
    bool changed = false;
    const auto found = apply_identities(function_, op, defs_, changed);
    again_ |= changed;
    if (!found) return false;
    if (!found->value.valid()) {
      become_constant(op, *found->constant);
      return false;
    }
    replacements_.replace(op.results[0], found->value);
    defs_[op.results[0].index] = nullptr;
    return true;
  }

  static void become_constant(Op &op, Scalar value) {
    op.code = OpCode::Constant;
    op.operands.clear();
    op.scalar_op = ScalarOp::Add;
    op.scalar = value;
  }

  bool fold(Op &op) const {
    std::array<Scalar, 3> operands;
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      const Scalar *value = constant(op.operands[i]);
      if (value == nullptr) return false;
      operands[i] = *value;
    }
    if (op.code == OpCode::Cast) {
      become_constant(op, operands[0].cast(function_.type(op.results[0]).dtype));
      return true;
    }
    if (!is_exact(op.scalar_op, operands[op.operands.size() - 1].dtype)) return false;
    become_constant(op, evaluate(op.scalar_op, std::span<const Scalar>(operands).first(op.operands.size())));
    return true;
  }

  void replace_results(const Op &op, const std::vector<ValueId> &values, std::size_t from = 0) {
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      replacements_.replace(op.results[i], replacements_(values[from + i]));
    }
  }

  void if_op(std::unique_ptr<Op> op, OpList &out) {
    if (const Scalar *known = constant(op->operands[0])) {
      OpList ops = std::move(op->regions[known->as_bool() ? 0 : 1].ops);
      std::unique_ptr<Op> end = std::move(ops.back());
      ops.pop_back();
      emit(ops, out);
      if (!out.empty() && ends_region(*out.back())) return;
      replacements_.apply(*end);
      if (end->code == OpCode::Yield) {
        replace_results(*op, end->operands);
      } else {
        out.push_back(std::move(end));
      }
      return;
    }
    for (Region &each : op->regions) region(each);
    const Op &then_end = *op->regions[0].ops.back();
    const Op &else_end = *op->regions[1].ops.back();
    if (then_end.code == OpCode::Yield && else_end.code == OpCode::Yield) {
      for (std::size_t i = 0; i < op->results.size(); ++i) {
        if (then_end.operands[i] == else_end.operands[i]) {
          replacements_.replace(op->results[i], then_end.operands[i]);
        }
      }
    }
    out.push_back(std::move(op));
  }

  void loop(std::unique_ptr<Op> op, OpList &out) {
    const bool counted = op->code == OpCode::For;
    if (counted && never_runs(*op)) return replace_results(*op, op->operands, 3);
    Region &body = op->regions[0];
    region(body);
    const std::size_t first_operand = counted ? 3 : 0;
    const std::size_t first_arg = counted ? 1 : 0;
    for (std::size_t i = 0; i < op->results.size(); ++i) {
      const ValueId initial = op->operands[first_operand + i];
      const ValueId arg = body.args[first_arg + i];
      bool kept = true;     // each trip passes the value on
      bool broken = false;  // a break gives another one
      for_each_loop_exit(body, [&](const Op &exit) {
        const ValueId given = replacements_(exit.operands[i]);
        if (given == arg || given == initial) return;
        if (exit.code == OpCode::Continue) {
          kept = false;
        } else {
          broken = true;
        }
      });
      if (!kept) continue;
      if (replacements_(arg) == arg) {
        replacements_.replace(arg, initial);
        again_ = true;
      }
      if (!broken) replacements_.replace(op->results[i], initial);
    }
    out.push_back(std::move(op));
  }

  bool never_runs(const Op &op) const {
    const Scalar *step = constant(op.operands[2]);
    if (step == nullptr) return false;
    const Scalar zero = Scalar::of_int(step->dtype, 0);
    if (*step == zero) return true;
    const Scalar *lo = constant(op.operands[0]);
    const Scalar *hi = constant(op.operands[1]);
    const bool same = op.operands[0] == op.operands[1];
    if (same) return true;
    if (lo == nullptr || hi == nullptr) return false;
    const std::array<Scalar, 2> forward{*lo, *hi};
    const std::array<Scalar, 2> backward{*hi, *lo};
    const std::array<Scalar, 2> sign{zero, *step};
    return !evaluate(ScalarOp::Lt, evaluate(ScalarOp::Lt, sign).as_bool() ? forward : backward).as_bool();
  }

  Function &function_;
  std::vector<Op *> defs_;
  Replacements replacements_;
  bool again_ = false;
};

}  // namespace

void simplify(Function &function) {
  // A round is linear; chains that need more are rare, and each round leaves a well-formed function.
  for (int round = 0; round < 4 && Simplifier(function).run(); ++round) {}
}

}  // namespace gridstride::passes
