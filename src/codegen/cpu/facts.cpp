#include "codegen/cpu/facts.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "codegen/cpu/arithmetic.h"
#include "ops/scalar_op.h"

namespace gridstride::codegen::cpu {

namespace {

using ir::FunctionKind;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

__extension__ using Wide = __int128;

/// Strides beyond this are not tracked: products with lane numbers and types stay far from overflow.
constexpr std::int64_t kMaxStride = std::int64_t{1} << 31;

std::pair<Wide, Wide> range_of(DType dtype) {
  const int bits = static_cast<int>(8 * size_of(dtype));
  const Wide one = 1;
  if (dtype == DType::Bool) return {0, 1};
  if (kind_of(dtype) == DTypeKind::Signed) return {-(one << (bits - 1)), (one << (bits - 1)) - 1};
  return {0, (one << bits) - 1};
}

/// Sets the bounds, unless they leave the dtype (the value may then have wrapped) or int64.
void bound(Fact &fact, DType dtype, Wide low, Wide high) {
  const auto [least, most] = range_of(dtype);
  constexpr Wide kMost = std::numeric_limits<std::int64_t>::max();
  fact.bounded = low >= least && high <= most && high <= kMost && low <= high;
  if (!fact.bounded) return;
  fact.low = static_cast<std::int64_t>(low);
  fact.high = static_cast<std::int64_t>(high);
}

bool is_integral(DType dtype) {
  return is_integer(dtype);
}

/// What flows together where control merges without regard to lanes.
Fact join(const Fact &a, const Fact &b) {
  if (a.shape == Shape::None) return b;
  if (b.shape == Shape::None) return a;
  Fact result;
  result.shape = a.shape == b.shape && a.stride == b.stride ? a.shape : Shape::Varying;
  result.stride = result.shape == Shape::Linear ? a.stride : 0;
  result.level = kBody;
  result.bounded = a.bounded && b.bounded;
  if (result.bounded) {
    result.low = std::min(a.low, b.low);
    result.high = std::max(a.high, b.high);
  }
  return result;
}

Fact varying() {
  Fact fact;
  fact.shape = Shape::Varying;
  return fact;
}

class Analyzer {
public:
  Analyzer(const ir::Module &module, const LaneModel &model) : module_(module), model_(model) {}

  void run_kernel(FunctionFacts &facts) {
    const ir::Function &kernel = *facts.function;
    std::vector<Fact> args(kernel.body.args.size());
    for (std::size_t i = 0; i < args.size(); ++i) {
      args[i].shape = Shape::Uniform;
      args[i].level = kLaunch;
      if (i < kernel.params.size()) continue;
      // Elementwise indices: the lanes run along the last axis.
      const bool lane_axis = i + 1 == args.size() && model_.mode != LaneMode::Point;
      args[i].level = lane_axis ? kLaunch : kRow;
      if (lane_axis) {
        args[i].shape = Shape::Linear;
        args[i].stride = 1;
      }
      bound(args[i], DType::Int64, 0, std::int64_t{1} << 47);
    }
    run_function(facts, args);
  }

private:
  /// A function or a loop that is being walked.
  struct Frame {
    FunctionFacts *function = nullptr;
    const Op *loop = nullptr;     ///< null: the function itself
    bool diverged = false;        ///< fewer lanes may be on than at the frame's head
    std::vector<Fact> continued;  ///< loops: joined operands of its continues
    std::vector<Fact> left;       ///< loops: of its breaks; functions: of its returns
    int varying_depth = 0;        ///< Ifs around, up to the frame, at which lanes part
    int continues = 0;
    bool masked_continue = false;
  };

  /// Walks until nothing changes; says whether anything did.
  bool run_function(FunctionFacts &facts, const std::vector<Fact> &args) {
    facts.values.resize(facts.function->values.size());
    for (bool any = false;; any = true) {
      changed_ = false;
      for (std::size_t i = 0; i < args.size(); ++i) merge(facts, facts.function->body.args[i], args[i]);
      push_frame(facts, nullptr);
      region(facts, facts.function->body);
      returned_ = std::move(frames_.back().left);
      frames_.pop_back();
      if (!changed_) return any;
    }
  }

  void push_frame(FunctionFacts &facts, const Op *loop) {
    Frame frame;
    frame.function = &facts;
    frame.loop = loop;
    frames_.push_back(std::move(frame));
  }

  /// Facts only grow, so that the walk ends. Bounds that move are dropped.
  void merge(FunctionFacts &facts, ValueId id, Fact fact) {
    Fact &held = facts.values[id.index];
    if (held.shape == Shape::None) {
      if (fact.shape == Shape::None) return;
      held = fact;
      changed_ = true;
      return;
    }
    Fact next = join(held, fact);
    next.level = std::max(held.level, fact.level);
    if (held.bounded && (next.low != held.low || next.high != held.high)) next.bounded = false;
    if (!held.bounded) next.bounded = false;
    if (!next.bounded) next.low = next.high = 0;
    if (next == held) return;
    held = next;
    changed_ = true;
  }

  void set_flag(bool &flag) {
    changed_ = changed_ || !flag;
    flag = true;
  }

  OpFacts &facts_of(FunctionFacts &facts, const Op &op) { return facts.ops[&op]; }

  /// Whether the lanes that are on here may be fewer than those at the head of frame `target`.
  bool diverged_since(std::size_t target) {
    for (std::size_t i = target; i < frames_.size(); ++i) {
      if (frames_[i].diverged) return true;
      if (i > target && frames_[i].loop != nullptr && facts_of(*frames_[i].function, *frames_[i].loop).divergent)
        return true;
    }
    return false;
  }

  void mark_loops_divergent(std::size_t first) {
    for (std::size_t i = first; i < frames_.size(); ++i) {
      if (frames_[i].loop != nullptr) set_flag(facts_of(*frames_[i].function, *frames_[i].loop).divergent);
    }
  }

  std::size_t function_frame() const {
    std::size_t i = frames_.size() - 1;
    while (frames_[i].loop != nullptr) --i;
    return i;
  }

  static void join_all(std::vector<Fact> &into, FunctionFacts &facts, const Op &op) {
    if (into.empty()) into.resize(op.operands.size());
    for (std::size_t i = 0; i < into.size(); ++i) into[i] = join(into[i], facts.of(op.operands[i]));
  }

  void region(FunctionFacts &facts, const Region &region) {
    for (const auto &op : region.ops) visit(facts, *op);
  }

  void visit(FunctionFacts &facts, const Op &op) {
    switch (op.code) {
      case OpCode::If: return visit_if(facts, op);
      case OpCode::For:
      case OpCode::Loop: return visit_loop(facts, op);
      case OpCode::Reduce: return visit_reduce(facts, op);
      case OpCode::Call: return visit_call(facts, op);
      case OpCode::Break:
        if (diverged_since(frames_.size() - 1)) mark_loops_divergent(frames_.size() - 1);
        join_all(frames_.back().left, facts, op);
        return;
      case OpCode::Continue:
        ++frames_.back().continues;
        if (frames_.back().varying_depth > 0) frames_.back().masked_continue = true;
        join_all(frames_.back().continued, facts, op);
        return;
      case OpCode::Return: {
        const std::size_t target = function_frame();
        if (diverged_since(target)) set_flag(facts.masked_return);
        if (facts.masked_return) mark_loops_divergent(target);
        join_all(frames_[target].left, facts, op);
        return;
      }
      case OpCode::Yield: return;
      case OpCode::Fault: return visit_fault();
      case OpCode::Load:
      case OpCode::Store:
      case OpCode::Atomic: return visit_access(facts, op);
      case OpCode::SharedArray:
      case OpCode::LocalArray: return;
      case OpCode::Fence: return;
      case OpCode::Barrier:
      case OpCode::Warp: return visit_cooperation(facts, op);
      default: merge(facts, op.results[0], value_fact(facts, op));
    }
  }

  /// Threads may end here, one lane and not another.
  void visit_fault() {
    mark_loops_divergent(0);
    for (Frame &frame : frames_) {
      if (frame.loop == nullptr) set_flag(frame.function->masked_return);
      frame.diverged = true;
    }
  }

  void visit_if(FunctionFacts &facts, const Op &op) {
    const bool uniform = facts.of(op.operands[0]).shape != Shape::Varying;
    const std::size_t depth = frames_.size() - 1;
    const bool before = frames_[depth].diverged;
    bool after = before;
    std::vector<Fact> results(op.results.size());
    const Op *yields[2] = {nullptr, nullptr};
    for (std::size_t side = 0; side < 2; ++side) {
      frames_[depth].diverged = before || !uniform;
      frames_[depth].varying_depth += uniform ? 0 : 1;
      region(facts, op.regions[side]);
      frames_[depth].varying_depth -= uniform ? 0 : 1;
      const Op &end = *op.regions[side].ops.back();
      if (uniform) after = after || frames_[depth].diverged;
      if (end.code != OpCode::Yield) continue;
      yields[side] = &end;
      for (std::size_t i = 0; i < results.size(); ++i) results[i] = join(results[i], facts.of(end.operands[i]));
    }
    // Lanes that left from a region that others passed by are missing from here on.
    if (!uniform && escapes_of(module_, op).any()) after = true;
    frames_[depth].diverged = after;
    const bool both = yields[0] != nullptr && yields[1] != nullptr;
    for (std::size_t i = 0; i < results.size(); ++i) {
      const bool same = both && yields[0]->operands[i] == yields[1]->operands[i];
      if (!uniform && both && !same) results[i].shape = Shape::Varying, results[i].stride = 0;
      results[i].level = kBody;
      merge(facts, op.results[i], results[i]);
    }
  }

  /// Each trip is a row: its lanes are all there, and no value goes from trip to trip.
  void visit_stride_loop(FunctionFacts &facts, const Op &op) {
    Fact induction;
    induction.shape = Shape::Linear;
    induction.stride = 1;
    induction.level = kLaunch;
    const Fact &hi = facts.of(op.operands[1]);
    if (hi.bounded) bound(induction, DType::Int64, 0, hi.high);
    merge(facts, op.regions[0].args[0], induction);
    push_frame(facts, &op);
    region(facts, op.regions[0]);
    if (frames_.back().masked_continue) set_flag(facts_of(facts, op).masked_continue);
    frames_.pop_back();
  }

  void visit_loop(FunctionFacts &facts, const Op &op) {
    if (&op == model_.stride_loop) return visit_stride_loop(facts, op);
    const Region &body = op.regions[0];
    const bool is_for = op.code == OpCode::For;
    const std::size_t first = is_for ? 3 : 0;
    const std::size_t first_arg = is_for ? 1 : 0;
    if (is_for) {
      const Fact &lo = facts.of(op.operands[0]);
      const Fact &hi = facts.of(op.operands[1]);
      const Fact &step = facts.of(op.operands[2]);
      if (!(lo.uniform() && hi.uniform() && step.uniform())) set_flag(facts_of(facts, op).divergent);
      Fact induction;
      induction.shape = !step.uniform() ? Shape::Varying : lo.shape;
      induction.stride = induction.linear() ? lo.stride : 0;
      const DType dtype = facts.function->type(op.operands[0]).dtype;
      if (lo.bounded && hi.bounded && step.bounded && step.low > 0 && hi.high > lo.low) {
        bound(induction, dtype, lo.low, Wide{hi.high} - 1);
      }
      merge(facts, body.args[0], induction);
    }
    for (std::size_t i = first; i < op.operands.size(); ++i) {
      Fact carried = facts.of(op.operands[i]);
      carried.level = kBody;
      carried.bounded = false;
      merge(facts, body.args[first_arg + i - first], carried);
    }
    push_frame(facts, &op);
    region(facts, body);
    Frame frame = std::move(frames_.back());
    frames_.pop_back();

    OpFacts &loop = facts_of(facts, op);
    if (frame.masked_continue) set_flag(loop.masked_continue);
    // One continue is no choice between lanes, however many have left.
    if (frame.masked_continue && frame.continues > 1) {
      for (Fact &fact : frame.continued) fact.shape = Shape::Varying, fact.stride = 0;
    }
    for (std::size_t i = 0; i < frame.continued.size(); ++i) {
      Fact carried = frame.continued[i];
      carried.level = kBody;
      carried.bounded = false;
      merge(facts, body.args[first_arg + i], carried);
    }
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      Fact result;
      if (i < frame.left.size()) result = frame.left[i];
      if (is_for) result = join(result, facts.of(body.args[1 + i]));
      if (loop.divergent) result = varying();
      result.level = kBody;
      result.bounded = false;
      merge(facts, op.results[i], result);
    }
    if (loop.divergent && escapes_of(module_, op).outer()) frames_.back().diverged = true;
  }

  void visit_reduce(FunctionFacts &facts, const Op &op) {
    const bool within = model_.mode == LaneMode::Point;
    Fact index;
    index.shape = within ? Shape::Linear : Shape::Uniform;
    index.stride = within ? 1 : 0;
    if (!within && !(facts.of(op.operands[0]).uniform() && facts.of(op.operands[1]).uniform())) index = varying();
    merge(facts, op.regions[0].args[0], index);
    push_frame(facts, nullptr);
    region(facts, op.regions[0]);
    frames_.pop_back();
    Fact result = within ? Fact{} : varying();
    if (within) result.shape = Shape::Uniform;
    merge(facts, op.results[0], result);
  }

  void visit_call(FunctionFacts &facts, const Op &op) {
    auto &callee = facts.calls[&op];
    if (callee == nullptr) {
      callee = std::make_unique<FunctionFacts>();
      callee->function = module_.find(op.symbol);
      callee->one_lane = facts.one_lane;
    }
    std::vector<Fact> args;
    for (ValueId id : op.operands) {
      args.push_back(facts.of(id));
      args.back().bounded = false;
    }
    const bool outer_changed = changed_;
    const bool callee_changed = run_function(*callee, args);
    const std::vector<Fact> returned = std::move(returned_);
    changed_ = outer_changed || callee_changed;
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      Fact result = i < returned.size() ? returned[i] : varying();
      result.level = kBody;
      if (callee->masked_return) result = varying();
      merge(facts, op.results[i], result);
    }
  }

  void visit_access(FunctionFacts &facts, const Op &op) {
    if (op.check == ir::Check::Report) visit_fault();
    const std::size_t first = ir::first_index(op);
    if (model_.mode == LaneMode::Segment && op.check != ir::Check::None) {
      OpFacts &access = facts_of(facts, op);
      access.segment_checks = 0;
      for (std::size_t axis = 0; axis + first < op.operands.size(); ++axis) {
        const Fact &index = facts.of(op.operands[first + axis]);
        const bool walks = index.linear() && (index.stride == 1 || index.stride == -1);
        if (index.level <= kSegment && (index.uniform() || walks)) access.segment_checks |= 1U << axis;
      }
    }
    if (op.code == OpCode::Store) return;
    Fact result = varying();
    const bool same = op.code == OpCode::Load ? uniform_address(facts, op) : model_.mode == LaneMode::Thread;
    if (same) result.shape = Shape::Uniform;
    merge(facts, op.results[0], result);
  }

  void visit_cooperation(FunctionFacts &facts, const Op &op) {
    for (ValueId id : op.results) {
      Fact result = varying();
      if (model_.mode == LaneMode::Thread || op.code == OpCode::Barrier) result.shape = Shape::Uniform;
      merge(facts, id, result);
    }
  }

  // --- values

  Fact value_fact(FunctionFacts &facts, const Op &op) {
    const DType dtype = facts.function->type(op.results[0]).dtype;
    Fact fact;
    fact.shape = Shape::Uniform;
    fact.level = kLaunch;
    switch (op.code) {
      case OpCode::Constant:
        if (is_integral(dtype) && op.scalar.dtype != DType::UInt64)
          bound(fact, dtype, op.scalar.as_int(), op.scalar.as_int());
        return fact;
      case OpCode::Extent: bound(fact, dtype, 0, Wide{1} << 47); return fact;
      case OpCode::Stride: return fact;
      // At least 1, or there would be no thread to ask.
      case OpCode::BlockDim: bound(fact, dtype, 1, 1024); return fact;
      case OpCode::GridDim: bound(fact, dtype, 1, std::numeric_limits<std::int32_t>::max()); return fact;
      case OpCode::GlobalSize: bound(fact, dtype, 1, Wide{1} << 42); return fact;
      case OpCode::GlobalIdx: return coordinate(op, Wide{1} << 42);
      case OpCode::ThreadIdx: return coordinate(op, 1023);
      case OpCode::BlockIdx: return coordinate(op, std::numeric_limits<std::int32_t>::max());
      case OpCode::Cast: return cast_fact(facts, op, dtype);
      case OpCode::Scalar: return scalar_fact(facts, op, dtype);
      default: return varying();
    }
  }

  Fact coordinate(const Op &op, Wide most) const {
    Fact fact;
    fact.shape = Shape::Uniform;
    fact.level = kRow;
    const DType dtype = op.code == OpCode::GlobalIdx ? DType::Int64 : DType::Int32;
    bound(fact, dtype, 0, most);
    if (model_.mode == LaneMode::Thread) {
      fact.level = kBody;
      return fact;
    }
    if (op.dim != model_.axis) return fact;
    if (op.code == OpCode::GlobalIdx) {
      fact.shape = Shape::Linear;
      fact.stride = 1;
      fact.level = kLaunch;
      // In a stride loop the lane axis is its induction value; the thread's index lies some strides behind.
      if (model_.stride_loop != nullptr) {
        fact.level = model_.mode == LaneMode::Segment ? std::uint8_t{kSegment} : std::uint8_t{kBody};
      }
      return fact;
    }
    if (model_.mode != LaneMode::Segment && !model_.one_block) {
      fact.shape = Shape::Varying;
      fact.level = kBody;
      return fact;
    }
    fact.level = model_.one_block ? kRow : kSegment;
    if (op.code == OpCode::ThreadIdx) {
      fact.shape = Shape::Linear;
      fact.stride = 1;
    }
    return fact;
  }

  Fact cast_fact(FunctionFacts &facts, const Op &op, DType to) {
    const DType from = facts.function->type(op.operands[0]).dtype;
    const Fact &value = facts.of(op.operands[0]);
    Fact fact;
    fact.shape = value.shape;
    fact.level = value.level;
    if (value.shape == Shape::None) return fact;
    if (size_of(from) == 2 && is_floating(from)) fact.level = kBody;
    if (size_of(to) == 2 && is_floating(to)) fact.level = kBody;
    if (value.bounded && is_integral(to)) bound(fact, to, value.low, value.high);
    if (!value.linear()) return fact;
    const bool narrows = is_integral(to) && size_of(to) <= size_of(from);
    const Wide half = range_of(to).second / 2;
    if (narrows && value.stride <= half && value.stride >= -half) {
      fact.stride = value.stride;
      return fact;
    }
    if (is_integral(to) && value.bounded && fact.bounded) {
      // The wider offset is found where the first lane stands.
      fact.stride = value.stride;
      fact.level =
          model_.mode == LaneMode::Segment ? std::max<std::uint8_t>(fact.level, kSegment) : std::uint8_t{kBody};
      return fact;
    }
    fact.shape = Shape::Varying;
    fact.level = kBody;
    return fact;
  }

  Fact scalar_fact(FunctionFacts &facts, const Op &op, DType dtype) {
    const DType operand_dtype = facts.function->type(op.operands.back()).dtype;
    Fact fact;
    fact.shape = Shape::Uniform;
    fact.level = kLaunch;
    for (ValueId id : op.operands) {
      const Fact &operand = facts.of(id);
      if (operand.shape == Shape::None) return {};
      if (operand.shape != Shape::Uniform) fact.shape = Shape::Varying;
      fact.level = std::max(fact.level, operand.level);
    }
    if (fact.level != kBody && !hoistable(op.scalar_op, operand_dtype)) fact.level = kBody;
    if (is_integral(dtype)) bound_result(facts, op, dtype, fact);
    if (fact.uniform()) return fact;
    if (is_integral(dtype)) linear_result(facts, op, fact);
    if (fact.shape == Shape::Varying && model_.mode == LaneMode::Segment) segment_comparison(facts, op, fact);
    if (fact.shape == Shape::Varying) fact.level = kBody;
    return fact;
  }

  static bool hoistable(ScalarOp op, DType dtype) {
    if (is_floating(dtype) && size_of(dtype) == 2) return false;
    switch (op) {
      case ScalarOp::FloorDiv:
      case ScalarOp::Mod:
      case ScalarOp::TruncDiv:
      case ScalarOp::Rem: return is_integral(dtype);
      default: return Arithmetic::is_cheap(op, dtype);
    }
  }

  static void bound_result(FunctionFacts &facts, const Op &op, DType dtype, Fact &fact) {
    if (op.scalar_op == ScalarOp::Select) {
      const Fact &a = facts.of(op.operands[1]);
      const Fact &b = facts.of(op.operands[2]);
      if (a.bounded && b.bounded) bound(fact, dtype, std::min(a.low, b.low), std::max(a.high, b.high));
      return;
    }
    for (ValueId id : op.operands) {
      if (!facts.of(id).bounded) return;
    }
    const Fact &a = facts.of(op.operands[0]);
    const Fact &b = facts.of(op.operands.back());
    switch (op.scalar_op) {
      case ScalarOp::Add: bound(fact, dtype, Wide{a.low} + b.low, Wide{a.high} + b.high); break;
      case ScalarOp::Sub: bound(fact, dtype, Wide{a.low} - b.high, Wide{a.high} - b.low); break;
      case ScalarOp::Mul: {
        const Wide corners[] = {Wide{a.low} * b.low, Wide{a.low} * b.high, Wide{a.high} * b.low, Wide{a.high} * b.high};
        bound(fact, dtype, *std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4));
        break;
      }
      case ScalarOp::Minimum: bound(fact, dtype, std::min(a.low, b.low), std::min(a.high, b.high)); break;
      case ScalarOp::Maximum: bound(fact, dtype, std::max(a.low, b.low), std::max(a.high, b.high)); break;
      case ScalarOp::FloorDiv:
        if (a.low >= 0 && b.low > 0) bound(fact, dtype, 0, a.high);
        break;
      case ScalarOp::Mod:
        if (a.low >= 0 && b.low > 0) bound(fact, dtype, 0, b.high - 1);
        break;
      default: break;
    }
  }

  static std::optional<std::int64_t> constant(const Fact &fact) {
    if (fact.uniform() && fact.bounded && fact.low == fact.high) return fact.low;
    return std::nullopt;
  }

  static void linear_result(FunctionFacts &facts, const Op &op, Fact &fact) {
    std::vector<const Fact *> operands;
    for (ValueId id : op.operands) operands.push_back(&facts.of(id));
    for (const Fact *operand : operands) {
      if (operand->shape == Shape::Varying) return;
    }
    Wide stride = 0;
    switch (op.scalar_op) {
      case ScalarOp::Add: stride = Wide{operands[0]->stride} + operands[1]->stride; break;
      case ScalarOp::Sub: stride = Wide{operands[0]->stride} - operands[1]->stride; break;
      case ScalarOp::Neg: stride = -Wide{operands[0]->stride}; break;
      case ScalarOp::Mul:
        if (const auto factor = constant(*operands[1])) stride = Wide{operands[0]->stride} * *factor;
        if (const auto factor = constant(*operands[0])) stride = Wide{operands[1]->stride} * *factor;
        if (stride == 0) return;
        break;
      case ScalarOp::Shl: {
        const auto count = constant(*operands[1]);
        if (!count || *count < 0 || *count > 30) return;
        stride = Wide{operands[0]->stride} << *count;
        break;
      }
      case ScalarOp::Positive: stride = operands[0]->stride; break;
      case ScalarOp::Select:
        if (!operands[0]->uniform() || operands[1]->stride != operands[2]->stride) return;
        stride = operands[1]->stride;
        break;
      default: return;
    }
    if (stride > kMaxStride || stride < -kMaxStride) return;
    const DType dtype = facts.function->type(op.results[0]).dtype;
    const Wide half = range_of(dtype).second / 2;
    if (stride > half || stride < -half) return;
    fact.shape = stride == 0 ? Shape::Uniform : Shape::Linear;
    fact.stride = static_cast<std::int64_t>(stride);
  }

  void segment_comparison(FunctionFacts &facts, const Op &op, Fact &fact) {
    OpFacts &own = facts_of(facts, op);
    own.segment_constant = false;
    if (op.scalar_op < ScalarOp::Eq || op.scalar_op > ScalarOp::Ge || fact.level > kSegment) return;
    const Fact &a = facts.of(op.operands[0]);
    const Fact &b = facts.of(op.operands[1]);
    const DType left = facts.function->type(op.operands[0]).dtype;
    if (!is_integral(left) || left != facts.function->type(op.operands[1]).dtype) return;
    const auto walks = [](const Fact &x) { return x.linear() && (x.stride == 1 || x.stride == -1); };
    if (!(walks(a) && b.uniform()) && !(walks(b) && a.uniform())) return;
    own.segment_constant = true;
    fact.shape = Shape::Uniform;
    fact.level = kSegment;
  }

  const ir::Module &module_;
  LaneModel model_;
  std::vector<Frame> frames_;
  std::vector<Fact> returned_;
  bool changed_ = false;
};

}  // namespace

Escapes &Escapes::operator|=(const Escapes &other) {
  breaks = breaks || other.breaks;
  continues = continues || other.continues;
  returns = returns || other.returns;
  faults = faults || other.faults;
  return *this;
}

Escapes escapes_of(const ir::Module &module, const ir::Op &op) {
  Escapes escapes;
  switch (op.code) {
    case OpCode::Break: escapes.breaks = true; break;
    case OpCode::Continue: escapes.continues = true; break;
    case OpCode::Return: escapes.returns = true; break;
    case OpCode::Fault: escapes.faults = true; break;
    case OpCode::Load:
    case OpCode::Store:
    case OpCode::Atomic: escapes.faults = op.check == ir::Check::Report; break;
    case OpCode::Call:
      for (const auto &inner : module.find(op.symbol)->body.ops) escapes |= escapes_of(module, *inner);
      escapes.returns = false;
      break;
    default: break;
  }
  for (const Region &region : op.regions) {
    for (const auto &inner : region.ops) escapes |= escapes_of(module, *inner);
  }
  if (op.code == OpCode::For || op.code == OpCode::Loop) escapes.breaks = escapes.continues = false;
  return escapes;
}

bool asks_lane_coordinates(const ir::Region &region, int axis) {
  for (const auto &op : region.ops) {
    const bool asks = op->code == OpCode::ThreadIdx || op->code == OpCode::BlockIdx;
    if (asks && op->dim == axis) return true;
    for (const Region &inner : op->regions) {
      if (asks_lane_coordinates(inner, axis)) return true;
    }
  }
  return false;
}

const ir::Op *find_stride_loop(const ir::Module &module, int axis) {
  const ir::Function &kernel = module.kernel();
  if (kernel.kind != FunctionKind::Simt) return nullptr;
  for (const auto &function : module.functions) {
    if (asks_lane_coordinates(function->body, axis)) return nullptr;
  }
  const Op *loop = nullptr;
  const Op *start = nullptr;
  for (const auto &op : kernel.body.ops) {
    switch (op->code) {
      case OpCode::For:
        if (loop != nullptr) return nullptr;
        loop = op.get();
        break;
      case OpCode::Return:
      case OpCode::Constant:
      case OpCode::Scalar:
      case OpCode::Cast:
      case OpCode::Extent:
      case OpCode::Stride:
      case OpCode::BlockDim:
      case OpCode::GridDim:
      case OpCode::ThreadIdx:
      case OpCode::BlockIdx:
      case OpCode::GlobalSize: break;
      case OpCode::GlobalIdx: break;
      default: return nullptr;
    }
  }
  if (loop == nullptr || !loop->results.empty()) return nullptr;
  for (const auto &op : kernel.body.ops) {
    const bool starts = op->code == OpCode::GlobalIdx && op->dim == axis && op->results[0] == loop->operands[0];
    if (starts) start = op.get();
  }
  if (start == nullptr) return nullptr;
  // No way out of a trip but to the next one.
  Escapes escapes;
  for (const auto &op : loop->regions[0].ops) escapes |= escapes_of(module, *op);
  if (escapes.breaks || escapes.outer()) return nullptr;

  LaneModel model;
  model.axis = axis;
  const FunctionFacts facts = analyze(module, model);
  const Fact &hi = facts.of(loop->operands[1]);
  const Fact &step = facts.of(loop->operands[2]);
  const bool fixed = hi.uniform() && hi.level <= kRow && step.uniform() && step.level <= kRow;
  return fixed && step.bounded && step.low >= 1 ? loop : nullptr;
}

bool uniform_address(const FunctionFacts &facts, const ir::Op &access) {
  const std::size_t first = ir::first_index(access);
  const ir::Type &array = facts.function->type(access.operands[0]);
  // Lanes have local arrays of their own.
  if (array.space == ir::Space::Local && !facts.one_lane) return false;
  for (std::size_t i = first; i < access.operands.size(); ++i) {
    if (facts.of(access.operands[i]).uniform()) continue;
    const bool broadcast = i + 1 == access.operands.size() && array.layout == ir::LayoutClass::BroadcastInner;
    if (!broadcast || access.check != ir::Check::None) return false;
  }
  return true;
}

FunctionFacts analyze(const ir::Module &module, const LaneModel &model) {
  FunctionFacts facts;
  facts.function = &module.kernel();
  facts.one_lane = model.mode == LaneMode::Thread;
  Analyzer(module, model).run_kernel(facts);
  return facts;
}

}  // namespace gridstride::codegen::cpu
