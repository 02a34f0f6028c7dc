#include "codegen/cpu/facts.h"

#include <algorithm>
#include <set>

#include "codegen/cpu/value_facts.h"
#include "ir/calls.h"
#include "ir/cooperation.h"

namespace gridstride::codegen::cpu {

namespace {

using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

/// What flows together where control merges without regard to lanes.
Fact join(const Fact &a, const Fact &b) {
  if (a.shape == Shape::None) return b;
  if (b.shape == Shape::None) return a;
  Fact result;
  result.shape = a.shape == b.shape && a.stride == b.stride ? a.shape : Shape::Varying;
  result.stride = result.shape == Shape::Linear ? a.stride : 0;
  result.level = kBody;
  result.align = std::min(a.align, b.align);
  result.bounded = a.bounded && b.bounded;
  if (result.bounded) {
    result.low = std::min(a.low, b.low);
    result.high = std::max(a.high, b.high);
  }
  return result;
}

class Analyzer {
public:
  Analyzer(const ir::Module &module, const LaneModel &model)
      : module_(module), model_(model), values_(model), recursive_(ir::recursive_functions(module)) {}

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
      case OpCode::Yield:
      case OpCode::SharedArray:
      case OpCode::LocalArray:
      case OpCode::Print:
      case OpCode::Fence: return;
      case OpCode::Fault: return visit_fault();
      case OpCode::Load:
      case OpCode::Store:
      case OpCode::Atomic: return visit_access(facts, op);
      case OpCode::Barrier:
      case OpCode::Warp: return visit_cooperation(facts, op);
      default: merge(facts, op.results[0], values_.of(facts, op));
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
      carried.align = 1;
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
      carried.align = 1;
      merge(facts, body.args[first_arg + i], carried);
    }
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      Fact result;
      if (i < frame.left.size()) result = frame.left[i];
      if (is_for) result = join(result, facts.of(body.args[1 + i]));
      if (loop.divergent) result = varying();
      result.level = kBody;
      result.bounded = false;
      result.align = 1;
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
    if (recursive_.contains(module_.find(op.symbol))) {
      // A call of one thread: see recursion.cpp.
      visit_fault();
      for (ValueId id : op.results) {
        Fact result = varying();
        if (model_.mode == LaneMode::Thread) result.shape = Shape::Uniform;
        merge(facts, id, result);
      }
      return;
    }
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
      args.back().align = 1;
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
    const bool own = facts.function->type(op.operands[0]).space != ir::Space::Global;
    if (model_.mode == LaneMode::Segment && op.check != ir::Check::None && !(model_.straddles && own)) {
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
    if (model_.settled != nullptr && model_.settled->contains(&op)) {
      result.shape = Shape::Uniform;
      result.level = kRow;
      return merge(facts, op.results[0], result);
    }
    const bool same = op.code == OpCode::Load ? uniform_address(facts, op) : model_.mode == LaneMode::Thread;
    if (same) result.shape = Shape::Uniform;
    merge(facts, op.results[0], result);
  }

  void visit_cooperation(FunctionFacts &facts, const Op &op) {
    for (ValueId id : op.results) {
      Fact result = varying();
      // Votes give all lanes of a mask the same.
      const bool vote = op.code == OpCode::Warp && !ir::is_shuffle(op.warp) && op.warp != ir::WarpOp::MatchAny &&
                        (op.operands.empty() || facts.of(op.operands[0]).uniform());
      if (model_.mode == LaneMode::Thread || op.code == OpCode::Barrier || vote) result.shape = Shape::Uniform;
      merge(facts, id, result);
    }
  }

  const ir::Module &module_;
  LaneModel model_;
  ValueFacts values_;
  const std::set<const ir::Function *> recursive_;
  std::vector<Frame> frames_;
  std::vector<Fact> returned_;
  bool changed_ = false;
};

}  // namespace

FunctionFacts analyze(const ir::Module &module, const LaneModel &model, const ir::Function *function) {
  FunctionFacts facts;
  facts.function = function != nullptr ? function : &module.kernel();
  facts.one_lane = model.mode == LaneMode::Thread;
  Analyzer(module, model).run_kernel(facts);
  return facts;
}

}  // namespace gridstride::codegen::cpu
